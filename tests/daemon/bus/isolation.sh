#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Boards that fail beside boards that play: one floods, one vanishes, one writes what is no trace,
# one is not there at all. What the others tell is to the byte what they tell when they are alone.
# Prints TAP; no wait is without an event.
#
# usage: isolation.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff
players='a b c'
writers=

leave()
{
	for writer in $writers; do
		kill "$writer" 2>/dev/null
	done
	exec 5>&- 6>&-
	end
}
trap leave EXIT

# A game of two seconds with an offence in it, for each of those who play; each at its own pace.
write_games()
{
	pace=20
	for player in $players; do
		pace=$((pace + 10))
		awk -v pace=$pace -v white="$player" 'BEGIN {
			print "reedtrace 1\nset White=" white "\nset TimeControl=60"
			n = split("ffff00000000ffff:0 ffff00000000ffff:2 ffff00000000efff:2 " \
				"ffff00001000efff:2 ffff00001000efff:1 ffff00001000efff:2 " \
				"ffff00001000efff:1 ffef00001000efff:1 ffef00101000efff:1 " \
				"ffef00101000efff:2 ffef00101000efbf:2 ffef00101020efbf:2 " \
				"ffef00101020efbf:1 ffef00101020efbf:2", states, " ")
			for (i = 1; i <= n; i++) {
				split(states[i], state, ":")
				print (i - 1) * (130 + pace) * 1000, state[1], state[2]
			}
		}' >"$work/$player.trace"
	done
}

# All that both streams of a board have told, and its two records, once all is kept and told.
collect() # BOARD FILE
{
	all=$("$ctl" replay --json "$work/$1.trace" | grep -c .)
	deadline=$(($(date +%s) + bound))
	until bounded busctl --user --json=short call org.touchmove1 "/org/touchmove1/board/$1" \
		org.touchmove1.Arbiter EventsSince t 0 >"$2" && grep -q "\[$all,\"" "$2"; do
		[ "$(date +%s)" -lt $deadline ] || { echo "no event $all" >&2; return 1; }
	done
	bounded busctl --user --json=short call org.touchmove1 "/org/touchmove1/board/$1" \
		org.touchmove1.Game EventsSince t 0 >>"$2" &&
		bounded "$ctl" --user --board "$1" pgn --arbiter >>"$2"
}

has() # BOARD PATTERN
{
	deadline=$(($(date +%s) + bound))
	while [ "$(date +%s)" -lt $deadline ]; do
		bounded "$ctl" --user --board "$1" status --json >"$work/status" 2>&1
		grep -q -e "$2" "$work/status" && return 0
	done
	cat "$work/status" >&2
	return 1
}

written() # FILE PATTERN
{
	deadline=$(($(date +%s) + bound))
	until grep -q -e "$2" "$1" 2>/dev/null; do
		[ "$(date +%s)" -lt $deadline ] || { cat "$1" >&2; return 1; }
	done
}

alone()
{
	for player in $players; do
		start --board "$player=trace:$work/$player.trace" --store "$work/$player.sqlite" &&
			has "$player" '"health":"ended"' && collect "$player" "$work/$player.alone" &&
			stop || return 1
		grep -q '"no-move"' "$work/$player.alone" &&
			grep -q '"Nf3"' "$work/$player.alone" || return 1
	done
}

# As fast as it can be read. Says how far it has come.
flood()
{
	awk -v told="$work/flooded" 'BEGIN {
		print "reedtrace 1"
		for (t = 0; ; t++) {
			print t, (t % 2 ? "ffff00000000ffff" : "ffff00000000efff"), 0
			if (t % 200000 == 199999) {
				print "read " t >>told
				close(told)
			}
		}
	}' >"$work/flood" 2>/dev/null &
	writers="$writers $!"
}

babble()
{
	while :; do
		echo 'reedtrace 1'
		echo '0 no squares'
		head -c 3000 /dev/urandom
		echo
	done >"$work/babble" 2>/dev/null &
	writers="$writers $!"
}

beside_boards_that_fail()
{
	mkfifo "$work/flood" "$work/babble" "$work/vanish" "$work/live"
	start --board "flood=trace:$work/flood" --board "a=trace:$work/a.trace" \
		--board "babble=trace:$work/babble" --board "b=trace:$work/b.trace" \
		--board "vanish=trace:$work/vanish" --board "c=trace:$work/c.trace" \
		--board "absent=trace:$work/nothing" --board "live=trace:$work/live" \
		--store "$work/hall.sqlite" || return 1
	flood
	babble
	exec 5<>"$work/live" 6<>"$work/vanish"
	printf '%s\n' 'reedtrace 1' "0 $ready 0" "1 $ready 2" >&6
	has vanish '"state":"playing"' || return 1
	exec 6>&-
	rm "$work/vanish"
	for player in $players; do
		has "$player" '"health":"ended"' && collect "$player" "$work/$player.beside" || return 1
	done
	for player in $players; do
		same "$work/$player.alone" "$work/$player.beside" || return 1
	done
}

# The flood was one: it has been read all the time, and still is.
failures_were_there()
{
	written "$work/flooded" read && has flood '"health":"ok"' && has vanish '"health":"gone"' &&
		has absent '"health":"broken","condition":".*nothing: No such file' &&
		grep -q "board absent: .*nothing: No such file" "$work/daemon.err" || return 1
	# Not each of a thousand lines that are none has one in the journal.
	[ "$(grep -c 'babble:[0-9]*: ' "$work/daemon.err")" -le 20 ] &&
		written "$work/daemon.err" 'board babble: no more such lines'
}

# What was not there at the start is found when it comes.
an_absent_board_comes()
{
	mkfifo "$work/nothing"
	has absent '"health":"waiting"' || return 1
	exec 7<>"$work/nothing"
	printf '%s\n' 'reedtrace 1' "0 $ready 0" "1 $ready 2" >&7
	has absent '"state":"playing"' && exec 7>&-
}

# A board whose time is now is read and judged as well.
a_live_board_plays_beside_a_flood()
{
	printf '%s\n' 'reedtrace 1' "0 $ready 0" "1 $ready 2" >&5
	has live '"state":"playing"' || return 1
	printf '%s\n' '2 ffff00000000efff 2' >&5
	has live '"state":"playing"' || return 1
	printf '%s\n' '3 ffff00001000efff 2' '4 ffff00001000efff 1' >&5
	has live '"last_move":"1. e4"' &&
		bounded "$ctl" --user --board live resign black && has live '"result":"1-0"'
}

# However much it is, what stands in memory and on disk has a bound: some kilobytes a second.
a_flood_is_not_kept()
{
	lines=$(tail -n 1 "$work/flooded" | tr -dc '0-9')
	stop
	kept=$(stat -c %s "$work/hall.sqlite")
	[ "$lines" -gt 100000 ] && [ "$kept" -lt $((lines * 8)) ] ||
		{ echo "$kept bytes of $lines lines" >&2; return 1; }
}

start_bus
write_games
check alone
check beside_boards_that_fail
check failures_were_there
check an_absent_board_comes
check a_live_board_plays_beside_a_flood
check a_flood_is_not_kept

echo "1..$count"
exit $failed
