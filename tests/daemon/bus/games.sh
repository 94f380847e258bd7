#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Games after games: which of them are kept, that the others are said to be
# forgotten, and that they take no memory. Prints TAP; no wait is without an event.
#
# usage: games.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

play() # GAMES ARGUMENTS…
{
	awk -v games="$1" -f "$here/games.awk" >"$work/games.trace"
	shift
	start --source "trace:$work/games.trace" --speed max "$@" || return 1
	health '"health":"ended"'
}

call() # INTERFACE.METHOD ARGUMENTS…
{
	method=$1
	shift
	bounded gdbus call --session --dest org.touchmove1 --object-path /org/touchmove1/board/1 \
		--method "org.touchmove1.$method" "$@" >"$work/answer" 2>"$work/bad"
}

# The error of a call, by its name.
fails() # NAME INTERFACE.METHOD ARGUMENTS…
{
	name=$1
	shift
	call "$@" && return 1
	grep -q "GDBus.Error:$name: " "$work/bad" || { cat "$work/bad" >&2; return 1; }
}

property() # INTERFACE NAME
{
	bounded busctl --user get-property org.touchmove1 /org/touchmove1/board/1 \
		"org.touchmove1.$1" "$2"
}

# The numbers of the public events that are signalled, from before the start on.
listen()
{
	mkfifo "$work/heard" "$work/listening"
	timeout $bound stdbuf -oL busctl --user --json=short monitor org.touchmove1 \
		>"$work/heard" 2>"$work/listening" &
	listener=$!
	exec 4<"$work/heard"
	read -r line <"$work/listening"
}

# The public is three games behind: for it more than four are kept.
public_misses_nothing()
{
	awk -v games=8 -f "$here/games.awk" | sed '1a set BroadcastDelay=1' >"$work/late.trace"
	all=$("$ctl" replay --json --public "$work/late.trace" | grep -c .)
	[ "$all" -gt 50 ] || return 1
	listen
	start --source "trace:$work/late.trace" --speed max || return 1
	told=0
	while [ $told -lt "$all" ] && read -r line <&4; do
		case $line in
		*'touchmove1.Game","member":"Event"'*'"data":['$((told + 1))',"'*) told=$((told + 1)) ;;
		esac
	done
	kill $listener
	exec 4<&-
	stop
	[ $told -eq "$all" ]
}

last_games_are_kept()
{
	play 6 || return 1
	[ "$(property Game GameNumber)" = 'u 6' ] || return 1
	for numbered in 3:c4 4:d4 5:e4 6:f4; do
		for interface in Game Arbiter; do
			call $interface.GamePGN ${numbered%:*} && grep -q "1\. ${numbered#*:} 1-0" \
				"$work/answer" || return 1
		done
		bounded "$ctl" --user pgn --game ${numbered%:*} | grep -q "^1\. ${numbered#*:} 1-0" ||
			return 1
	done
	bounded "$ctl" --user pgn >"$work/present" &&
		bounded "$ctl" --user pgn --game 6 >"$work/sixth" && same "$work/present" "$work/sixth"
}

other_games_are_not()
{
	for interface in Game Arbiter; do
		fails org.touchmove1.Error.NotKept $interface.GamePGN 2 || return 1
		for none in 0 7; do
			fails org.freedesktop.DBus.Error.InvalidArgs $interface.GamePGN $none ||
				return 1
		done
	done
	bounded "$ctl" --user pgn --game 2 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'no longer kept' "$work/bad" || return 1
	bounded "$ctl" --user pgn --game none 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad"
}

# What is kept is whole games, from the first event of the third on.
streams_begin_with_a_game()
{
	mkfifo "$work/kept.fifo"
	for stream in --arbiter --public; do
		"$ctl" replay --json $stream "$work/games.trace" |
			sed -n '/"state":"started".*"game":3/,$p' >"$work/replay"
		bounded "$ctl" --user monitor $stream --json >"$work/kept.fifo" 2>"$work/bad" &
		monitor=$!
		head -n "$(wc -l <"$work/replay")" "$work/kept.fifo" >"$work/kept"
		kill $monitor 2>/dev/null
		wait $monitor
		[ -s "$work/replay" ] && same "$work/kept" "$work/replay" || return 1
	done
}

forgotten_events_are_said_to_be()
{
	for interface in Game Arbiter; do
		call $interface.EventsSince 0 || return 1
		first=$(sed 's/^(\[(uint64 \([0-9]*\),.*/\1/' "$work/answer")
		[ "$first" -gt 3 ] || return 1
		for seq in 1 $((first - 2)); do
			fails org.touchmove1.Error.NotKept $interface.EventsSince $seq || return 1
			grep -q "up to $((first - 1)) are" "$work/bad" || return 1
		done
		call $interface.EventsSince $((first - 1)) && grep -q "^(\[(uint64 $first," \
			"$work/answer" || return 1
	done
}

numberings_have_names()
{
	property Board StreamId >"$work/name" || return 1
	grep -q -x 's "[0-9a-f]\{32\}"' "$work/name" || return 1
	stop
	play 1 || return 1
	property Board StreamId >"$work/other" || return 1
	stop
	grep -q -x 's "[0-9a-f]\{32\}"' "$work/other" && ! cmp -s "$work/name" "$work/other"
}

# In KiB: beyond the trace itself, which is in memory, and what an allocator may do differently.
# At this speed signals can wait in memory for a bus that is slower: of three runs one must do
# without, which none does that leaks.
memory_is_flat()
{
	slack=512
	# AddressSanitizer keeps what was freed, to know it again, and a little of its own each time.
	if [ -n "${ASAN_OPTIONS-}" ]; then
		export ASAN_OPTIONS="$ASAN_OPTIONS:quarantine_size_mb=0"
		slack=16384
	fi
	# Likewise ThreadSanitizer, of each place in memory that was used.
	[ -z "${TSAN_OPTIONS-}" ] || slack=16384
	for games in 20 2000 2000 2000; do
		play $games || return 1
		sed -n 's/^VmHWM:[[:blank:]]*\([0-9]*\) kB/\1/p' "/proc/$daemon_pid/status" \
			>"$work/memory.$games"
		stop
		[ $games -ne 20 ] || continue
		read -r few <"$work/memory.20"
		read -r many <"$work/memory.2000"
		[ "$many" -ge $((few + $(stat -c %s "$work/games.trace") / 1024 + slack)) ] ||
			return 0
		echo "$few KiB, $many KiB" >&2
	done
	return 1
}

# A piece that is lifted and put back without end: the latest are kept, and older ones said not to be.
a_game_without_end_is_bounded()
{
	awk 'BEGIN {
		print "reedtrace 1\n0 ffff00000000ffff 0\n1000000 ffff00000000ffff 2"
		for (n = 0; n < 27000; n++)
			printf "%d000000 ffff00000000efff 2\n%d000000 ffff00000000ffff 2\n", \
				n * 2 + 3, n * 2 + 4
	}' >"$work/endless.trace"
	all=$("$ctl" replay --json "$work/endless.trace" | grep -c .)
	[ "$all" -gt 52000 ] || { echo "$all events" >&2; return 1; }
	start --source "trace:$work/endless.trace" --speed max && health '"health":"ended"' || return 1
	fails org.touchmove1.Error.NotKept Arbiter.EventsSince 1 || return 1
	forgotten=$(sed -n 's/.*up to \([0-9]*\) are.*/\1/p' "$work/bad")
	[ $((all - forgotten)) -le 50000 ] && [ $((all - forgotten)) -ge 25000 ] &&
		call Arbiter.EventsSince $((all - 1)) && grep -q "^(\[(uint64 $all," "$work/answer" ||
		{ echo "$forgotten of $all are forgotten" >&2; return 1; }
	stop
}

start_bus
check public_misses_nothing
check last_games_are_kept
check other_games_are_not
check streams_begin_with_a_game
check forgotten_events_are_said_to_be
check numberings_have_names
check a_game_without_end_is_bounded
check memory_is_flat
echo "1..$count"
exit $failed
