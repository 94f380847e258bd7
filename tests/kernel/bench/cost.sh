#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Measures the cost of reading a board; nothing here passes or fails by the figures. The hardware is
# simulated and the machine emulated: the figures compare topologies, and do not hold for a real
# bus.

. /tests/tap.sh

TESTBED=/sys/kernel/debug/reedboard-testbed
COUNTED=/sys/kernel/debug/reedboard/reedboard0
READING=5 # seconds

say() { echo "# figure $*"; }

# Hundredths of a second in which a processor was not idle.
busy() { awk '/^cpu / { print $2 + $3 + $4 + $7 + $8 }' /proc/stat; }

# cost NAME: measures the present board, while a program reads it.
cost() {
	before=$(busy)
	sleep $READING
	idle=$(($(busy) - before))
	exec 3</dev/reedboard0
	before=$(busy)
	scans=$(cat $COUNTED/scans) time=$(cat $COUNTED/total_scan_ns)
	sleep $READING
	scans=$(($(cat $COUNTED/scans) - scans)) time=$(($(cat $COUNTED/total_scan_ns) - time))
	used=$(($(busy) - before))
	exec 3<&-
	if [ $scans -gt 0 ]; then
		say "$1: $(awk -v n=$scans -v t="$time" -v s=$READING 'BEGIN {
			printf "one scan %.1f us, %d scans a second, %.1f %% of one core",
				t / n / 1000, n / s, t / s / 1e7 }')"
	else
		say "$1: no scan while nothing changes"
	fi
	say "$1: the machine is busy for $((used / READING)) % of one core," \
		"$((idle / READING)) % while nobody reads"
}

latency() {
	result=$(switch-latency /dev/reedboard0 "$2" 1000) || return 1
	# shellcheck disable=SC2086
	set -- "$1" $result
	say "$1: from the switch to read() p50 $2 us, p99 $3 us, at most $4 us"
}

measure() {
	name=$1
	shift
	need "$name is simulated" load reedboard-testbed "$@"
	need "$name is there" wait_for 5 test -c /dev/reedboard0
	cost "$name"
	check "$name: every change is read" latency "$name" $TESTBED/contacts
	echo 1 >$TESTBED/vanish
	check "$name goes" rmmod reedboard-testbed
}

say "emulated: $(uname -rm), QEMU's TCG; simulated hardware; compare, do not believe"
need 'reedboard.ko loads' load reedboard
measure 'matrix, 1 kHz' topology=matrix
measure 'direct by interrupts' topology=direct line_interrupts=1
measure 'direct, scanned at 1 kHz' topology=direct
measure 'expanders, 1 kHz' topology=expanders properties=poll-interval=1
measure 'chain on lines, 1 kHz' topology=chain properties=poll-interval=1
measure 'chain on SPI, 1 kHz' topology=spi properties=poll-interval=1
rmmod reedboard
