# shellcheck shell=sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Functions for the scripts that run in a guest: checks that print TAP, and waiting.

# check DESCRIPTION COMMAND...
check() {
	description=$1
	shift
	if "$@"; then
		echo "ok - $description"
	else
		echo "not ok - $description"
		return 1
	fi
}

# As check, but a failure ends the script. The script's own trap on EXIT cleans up.
need() { check "$@" || exit 1; }

# skip DESCRIPTION WHY
skip() { echo "ok - $1 # SKIP $2"; }

not() { ! "$@"; }

# wait_for SECONDS COMMAND...: tries it ten times a second until it succeeds.
wait_for() {
	tries=$(($1 * 10))
	shift
	while ! "$@" >/dev/null 2>&1; do
		tries=$((tries - 1))
		[ $tries -gt 0 ] || return 1
		sleep 0.1
	done
}

# The kernel's messages since the script began. A log that ran over would hide a complaint.
kernel_log() {
	dmesg >/tmp/kernel-log
	if grep -q "touchmove: begin $PART\$" /tmp/kernel-log; then
		sed "1,/touchmove: begin $PART\$/d" /tmp/kernel-log
	else
		echo 'the beginning of the log is lost: log_buf_len is too small'
		cat /tmp/kernel-log
	fi
}

# expect_trace HEADING: while this script runs, traces under this heading, a regular expression, do
# not count as complaints.
expect_trace() { echo "$1" >>/tmp/expected; }

# load NAME [PARAMETER...]: loads a module that was built for these tests.
load() {
	module=$MODULES/$1.ko
	shift
	insmod "$module" "$@"
}
