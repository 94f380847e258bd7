#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What is recorded: by the daemon, copied by touchmovectl, replayed to the byte,
# and explained. Prints TAP; no wait is without an event.
#
# usage: record.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff
recordings=$XDG_STATE_HOME/touchmove/recordings

# The arbiter's stream goes to a file, too.
listen()
{
	mkfifo "$work/heard"
	timeout 120 "$ctl" --user monitor --json 6>&- | tee "$work/live.json" >"$work/heard" &
	exec 7<"$work/heard"
}

records_by_itself()
{
	mkfifo "$work/board"
	start --source "trace:$work/board" || return 1
	exec 6<>"$work/board"
	listen
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	event '"state":"started"' || return 1
	set -- "$recordings"/1-*Z.trace
	[ $# -eq 1 ] && [ "$(stat -c %a "$1")" = 600 ] && [ "$(head -n 1 "$1")" = 'reedtrace 1' ]
}

# The copy is asked for in mid-game, and has what came before, and what comes.
copies_and_follows()
{
	say '2 ffff00000000efff 2'
	event '"type":"touched","side":"white","square":"e2"' || return 1
	"$ctl" --user record "$work/followed.trace" &
	follower=$!
	say '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	event '"type":"completed","ply":1' || return 1
	bounded "$ctl" --user offer-draw white || return 1
	bounded "$ctl" --user result 1/2-1/2 agreement || return 1
	event '"state":"ended"' || return 1
	bounded "$ctl" --user record --once "$work/copied.trace" || return 1
	# Once it has written, it heeds signals: before, the shell has it ignore them.
	until [ -s "$work/followed.trace" ]; do
		bounded "$ctl" --user status >"$work/status" || return 1
	done
	kill -INT $follower
	wait $follower || return 1
	same "$work/copied.trace" "$work/followed.trace" || return 1
	[ "$(stat -c %a "$work/copied.trace")" = 600 ] &&
		grep -q '! from .*: offer-draw white$' "$work/copied.trace"
}

replays_to_the_byte()
{
	bounded "$ctl" replay --json "$work/copied.trace" >"$work/replayed.json" || return 1
	[ -s "$work/replayed.json" ] && same "$work/replayed.json" "$work/live.json"
}

explains_an_event()
{
	seq=$(sed -n 's/^{"seq":\([0-9]*\),.*"type":"completed".*/\1/p' "$work/live.json")
	bounded "$ctl" --user explain "$seq" >"$work/explained" || return 1
	bounded "$ctl" explain "$seq" "$work/copied.trace" >"$work/again" || return 1
	same "$work/explained" "$work/again" || return 1
	grep -q '^  e2  *#*\.*$' "$work/explained" && grep -q '^  e4  *\.*#*$' "$work/explained" &&
		grep -q "White's  *down" "$work/explained" && tail -n 1 "$work/explained" |
		grep -q 'completed  *1. e4'
}

explains_nothing_that_is_not_there()
{
	bounded "$ctl" explain 999 "$work/copied.trace" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'has no event 999' "$work/bad" || return 1
	bounded "$ctl" explain e4 "$work/copied.trace" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" || return 1
	bounded "$ctl" explain 1 "$work/none" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad"
}

never_overwrites()
{
	bounded "$ctl" --user record --once "$work/copied.trace" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'another name' "$work/bad"
}

may_be_told_not_to()
{
	exec 6>&- 7<&-
	stop
	start --source "trace:$work/board" --record no || return 1
	set -- "$recordings"/*
	[ $# -eq 1 ] || return 1
	bounded "$ctl" --user record --once "$work/other.trace" 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && [ ! -e "$work/other.trace" ]
}

records_files_when_told_to()
{
	stop
	start --source "trace:$work/copied.trace" --speed max --record "$work/a/b" || return 1
	for _ in 1 2 3 4 5 6 7 8 9 10; do
		"$ctl" --user status --json | grep -q '"health":"ended"' && break
	done
	set -- "$work"/a/b/1-*.trace
	same "$work/copied.trace" "$1"
}

# A game is worth more than its recording.
goes_on_without_a_directory()
{
	stop
	: >"$work/file"
	start --source "trace:$work/board" --record "$work/file/below" || return 1
	# The name is there before the recording; an answer is not.
	bounded "$ctl" --user status >"$work/status" || return 1
	one_line "$work/daemon.err" && grep -q 'nothing is recorded: .*--record' "$work/daemon.err"
}

start_bus
check records_by_itself
check copies_and_follows
check replays_to_the_byte
check explains_an_event
check explains_nothing_that_is_not_there
check never_overwrites
check may_be_told_not_to
check records_files_when_told_to
check goes_on_without_a_directory
stop
echo "1..$count"
exit $failed
