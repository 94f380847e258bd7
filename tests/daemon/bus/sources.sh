#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# ListSources and SourcesChanged of the real daemon, with devices that come, go and do not answer:
# the game never waits for one. Prints TAP; no wait is without an event.
#
# usage: sources.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT [DEVICES]
# DEVICES is the module that is preloaded to have such devices (devices.c).
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
module=${4:-}
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

if [ -z "$module" ]; then
	echo '1..0 # SKIP a sanitizer must be the first that is preloaded'
	exit 0
fi

ready=ffff00000000ffff
export DEVICES="$work/devices" GATE="$work/gate"
mkdir "$DEVICES"

leave()
{
	[ -p "$GATE" ] && open_gate
	exec 4<&- 5>&- 6>&- 7<&- 8>&-
	end
}
trap leave EXIT

# A live board, and the arbiter's stream.
start_live()
{
	rm -f "$work/board" "$work/heard"
	mkfifo "$work/board" "$work/heard"
	LD_PRELOAD=$module "$touchmoved" --user --source "trace:$work/board" \
		2>"$work/daemon.err" 8>&- &
	daemon_pid=$!
	gdbus wait --session --timeout $bound org.touchmove1 || return 1
	exec 6<>"$work/board"
	timeout --foreground 120 "$ctl" --user monitor --json >"$work/heard" 2>"$work/monitor.err" 6>&- 8>&- &
	exec 7<"$work/heard"
	say 'reedtrace 1' "0 $ready 0"
	event '"state":"ready"'
}

close_gate()
{
	mkfifo "$GATE"
}

open_gate()
{
	exec 9<>"$GATE"
	rm "$GATE"
	exec 9>&-
}

list() # FILE
{
	bounded gdbus call --session --dest org.touchmove1 --object-path /org/touchmove1 \
		--method org.touchmove1.Manager.ListSources >"$1"
}

lists() # PATTERN
{
	list "$work/list" && grep -q -e "$1" "$work/list" || { cat "$work/list" >&2; return 1; }
}

# Listens for SourcesChanged; busctl says on standard error when it does.
hear_changes()
{
	rm -f "$work/changes" "$work/listening"
	mkfifo "$work/changes" "$work/listening"
	timeout 120 stdbuf -oL busctl --user --json=short \
		--match "type='signal',member='SourcesChanged'" monitor \
		>"$work/changes" 2>"$work/listening" 6>&- 7<&- 8>&- &
	exec 4<"$work/changes"
	read -r line <"$work/listening"
}

change()
{
	read -r line <&4 || return 1
	case $line in *'"path":"/org/touchmove1"'*'"SourcesChanged"'*) return 0 ;; esac
	echo "$line" >&2
	return 1
}

# --- devices that do not answer ---

nobody_plays_slower_for_a_device()
{
	close_gate
	: >"$DEVICES/reedboard0"
	start_live || return 1
	callers=
	for caller in 1 2 3 4 5; do
		list "$work/list.$caller" 6>&- 7<&- &
		callers="$callers $!"
	done
	say "1 $ready 2"
	event '"state":"started"' || return 1
	say '2 ffff00000000efff 2'
	event '"type":"touched","side":"white","square":"e2"' || return 1
	say '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	event '"type":"completed","ply":1' || return 1
	health '"last_move":"1. e4"'
}

first_look_answers_all_who_wait()
{
	for caller in $callers; do
		kill -0 "$caller" || return 1
	done
	open_gate
	for caller in $callers; do
		wait "$caller" || return 1
	done
	for caller in 1 2 3 4 5; do
		same "$work/list.1" "$work/list.$caller" || return 1
	done
	grep -q "'spec': <'chardev:/dev/reedboard0'>" "$work/list.1" &&
		grep -q "<'trace:$work/board'>.*'used': <true>" "$work/list.1"
}

# What the board says now makes a new look due, and that one hangs.
last_list_stands_in_for_a_look_that_hangs()
{
	close_gate
	say '5 ffff00001000efff 1 fault'
	health '"health":"fault"' || return 1
	lists 'chardev:/dev/reedboard0' && lists "<'trace:$work/board'>" || return 1
	say '6 ffff00001000efff 1'
	health '"health":"ok"' || return 1
	say '7 ffef00001000efff 1'
	event '"type":"touched","side":"black","square":"e7"' || return 1
	[ -p "$GATE" ]
}

ends_during_a_look_that_hangs()
{
	kill "$daemon_pid"
	timeout $bound tail --pid="$daemon_pid" -f /dev/null || return 1
	wait "$daemon_pid" || return 1
	daemon_pid=
	open_gate
}

# Of 65 callers one is refused: then the others' calls are known to wait.
who_waits_is_told_of_the_end()
{
	close_gate
	start_live || return 1
	mkfifo "$work/answered"
	exec 5<>"$work/answered"
	for caller in $(seq 65); do
		{
			list /dev/null 2>"$work/bad.$caller"
			echo >&5
		} 6>&- 7<&- &
	done
	read -r line <&5
	cat "$work"/bad.* | grep -q LimitsExceeded || return 1
	kill "$daemon_pid"
	for caller in $(seq 64); do
		read -r line <&5
	done
	exec 5>&- 6>&- 7<&-
	wait "$daemon_pid" || return 1
	daemon_pid=
	open_gate
	[ "$(cat "$work"/bad.* | grep -c Error.Undecided)" -eq 64 ]
}

# --- devices that come and go ---

tells_of_a_device_that_comes()
{
	mkfifo "$work/udev"
	export UDEV="$work/udev"
	exec 8<>"$work/udev"
	start_live || return 1
	lists 'chardev:/dev/reedboard0' || return 1
	hear_changes
	: >"$DEVICES/reedboard1"
	printf . >&8
	change && lists 'reedboard0.*reedboard1'
}

tells_of_a_device_that_goes()
{
	rm "$DEVICES/reedboard0"
	printf . >&8
	change && lists 'reedboard1' && ! grep -q reedboard0 "$work/list"
}

# An event of a device that is none of ours leaves the list as it is: the next signal is of the next
# change.
tells_changes_alone()
{
	printf . >&8
	mv "$DEVICES/reedboard1" "$DEVICES/reedboard2"
	printf . >&8
	change && lists 'reedboard2' || return 1
	exec 4<&- 6>&- 7<&-
	stop
}

# A container has no udev: whoever asks again makes a look, and is not told what was before.
looks_when_asked_where_no_udev_is()
{
	unset UDEV
	start_live || return 1
	lists 'reedboard2' || return 1
	hear_changes
	rm "$DEVICES/reedboard2"
	deadline=$(($(date +%s) + bound))
	while list "$work/list" && grep -q reedboard2 "$work/list"; do
		[ "$(date +%s)" -lt $deadline ] || return 1
	done
	change
}

start_bus
check nobody_plays_slower_for_a_device
check first_look_answers_all_who_wait
check last_list_stands_in_for_a_look_that_hangs
exec 6>&- 7<&-
check ends_during_a_look_that_hangs
check who_waits_is_told_of_the_end
check tells_of_a_device_that_comes
check tells_of_a_device_that_goes
check tells_changes_alone
check looks_when_asked_where_no_udev_is
echo "1..$count"
exit $failed
