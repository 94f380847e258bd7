#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What is kept of a game as a trace: written by touchmovectl, and on as more is kept, replayed to the
# byte, and explained. Prints TAP; no wait is without an event.
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

# Before any game, too.
has_what_came_before_the_game()
{
	start_kept || return 1
	say 'reedtrace 1' "0 $ready 0"
	event '"state":"ready"' || return 1
	bounded "$ctl" --user record --once "$work/early.trace" || return 1
	[ "$(stat -c %a "$work/early.trace")" = 600 ] && [ "$(head -n 1 "$work/early.trace")" = 'reedtrace 1' ] &&
		grep -q " $ready 0 at=" "$work/early.trace"
}

# It is asked for in mid-game, and has what came before, and what comes.
copies_and_follows()
{
	say "1 $ready 2"
	event '"state":"started"' || return 1
	say '2 ffff00000000efff 2'
	event '"type":"touched","side":"white","square":"e2"' || return 1
	"$ctl" --user record "$work/followed.trace" 2>"$work/followed.err" &
	follower=$!
	say '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	event '"type":"completed","ply":1' || return 1
	bounded "$ctl" --user offer-draw white || return 1
	bounded "$ctl" --user result 1/2-1/2 agreement || return 1
	event '"state":"ended"' || return 1
	bounded "$ctl" --user record --once "$work/copied.trace" || return 1
	until [ "$(stat -c %s "$work/followed.trace" 2>/dev/null)" = "$(stat -c %s "$work/copied.trace")" ]; do
		bounded "$ctl" --user status >"$work/status" || return 1
	done
	same "$work/copied.trace" "$work/followed.trace" || return 1
	grep -q '! from .*: offer-draw white$' "$work/copied.trace" &&
		bounded "$ctl" --user export 1 --trace >"$work/exported.trace" &&
		same "$work/copied.trace" "$work/exported.trace"
}

replays_to_the_byte()
{
	bounded "$ctl" replay --json "$work/copied.trace" >"$work/replayed.json" || return 1
	cp "$work/live.json" "$work/first.json"
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
	bounded "$ctl" --user explain 999 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'what is kept has no event 999' "$work/bad" ||
		return 1
	bounded "$ctl" explain e4 "$work/copied.trace" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" || return 1
	bounded "$ctl" explain 1 "$work/none" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad"
}

never_overwrites()
{
	bounded "$ctl" --user record --once "$work/copied.trace" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'another name' "$work/bad" &&
		same "$work/copied.trace" "$work/followed.trace"
}

# Each game is a trace of its own, which is judged as it was; the events of both go on.
goes_on_with_the_next_game()
{
	say '5 0000000000000000 0' "6 $ready 0"
	event '"state":"ready"' || return 1
	say "7 $ready 2"
	event '"state":"started"' || return 1
	say '8 fffb00000000ffff 2' "9 $ready 2" '10 ffff00000000f7ff 2'
	event '"square":"d2"' || return 1
	bounded "$ctl" --user record --once "$work/second.trace" || return 1
	until [ "$(stat -c %s "$work/followed.trace.2" 2>/dev/null)" = "$(stat -c %s "$work/second.trace")" ]; do
		bounded "$ctl" --user status >"$work/status" || return 1
	done
	kill -INT $follower
	wait $follower || return 1
	one_line "$work/followed.err" && grep -q 'game 2 goes to .*/followed.trace.2$' "$work/followed.err" ||
		return 1
	bounded "$ctl" --user export 1 --trace >"$work/exported.trace" &&
		same "$work/exported.trace" "$work/followed.trace" &&
		same "$work/second.trace" "$work/followed.trace.2" || return 1
	# The first game's end tells what the second one's beginning repeats.
	{
		bounded "$ctl" replay --json "$work/followed.trace" | grep -v '"game":2}'
		bounded "$ctl" replay --json "$work/followed.trace.2"
	} >"$work/replayed.json"
	same "$work/replayed.json" "$work/live.json"
}

# An event of a game before the present one, from that game's log.
explains_an_earlier_game()
{
	bounded "$ctl" --user explain "$seq" >"$work/again" && same "$work/explained" "$work/again" ||
		return 1
	seq=$(sed -n 's/^{"seq":\([0-9]*\),.*"square":"d2".*/\1/p' "$work/live.json")
	bounded "$ctl" --user explain "$seq" | grep -q '^  d2  *#*\.*$'
}

ends_with_the_daemon()
{
	"$ctl" --user record "$work/last.trace" 2>"$work/last.err" &
	follower=$!
	until [ -s "$work/last.trace" ]; do
		bounded "$ctl" --user status >"$work/status" || return 1
	done
	die
	wait $follower && one_line "$work/last.err" && grep -q 'touchmoved is gone' "$work/last.err" &&
		grep -q ' ffff00000000f7ff 2$' "$work/last.trace"
}

# An option of earlier versions keeps no board from being watched.
says_that_an_option_has_gone()
{
	start --source "trace:$work/board" --store no --record "$work/recordings" || return 1
	bounded "$ctl" --user status >"$work/status" || return 1
	one_line "$work/daemon.err" && grep -q -e '--record .* no effect .*--store.*record FILE' "$work/daemon.err" &&
		[ ! -e "$work/recordings" ]
}

without_a_store_there_is_nothing()
{
	bounded "$ctl" --user record --once "$work/other.trace" 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'without a store' "$work/bad" &&
		[ ! -e "$work/other.trace" ] || return 1
	bounded "$ctl" --user explain 1 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'without a store' "$work/bad"
}

# What is played from a file is kept where that is asked for, and is the same again.
keeps_files_when_told_to()
{
	stop
	start --source "trace:$work/copied.trace" --speed max --store "$work/file.sqlite" || return 1
	health '"health":"ended"' || return 1
	bounded "$ctl" --user record --once "$work/again.trace" || return 1
	same "$work/copied.trace" "$work/again.trace"
}

start_bus
check has_what_came_before_the_game
check copies_and_follows
check replays_to_the_byte
check explains_an_event
check explains_nothing_that_is_not_there
check never_overwrites
check goes_on_with_the_next_game
check explains_an_earlier_game
check ends_with_the_daemon
check says_that_an_option_has_gone
check without_a_store_there_is_nothing
check keeps_files_when_told_to
stop
echo "1..$count"
exit $failed
