#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Games upon games through one daemon, at several boards: after the first third, whose lists and
# caches fill, it holds no more memory and no more descriptors. What is counted are the bytes that
# are allocated and not freed. Prints TAP.
#
# usage: day.sh BUILD SOURCE-ROOT MODULE [GAMES]
# shellcheck disable=SC2154,SC2034 # shared with common.sh

build=$1
root=$2
module=$3
games=${4:-120}
touchmoved=$build/daemon/touchmoved
ctl=$build/daemon/touchmovectl
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

boards='b1 b2 b3 b4'
# At the first measuring and at the last one the games before are the same: there are five in turn.
each=$((games / 20 * 5))
third=$((games / 60 * 5))
# What two thirds of the games may leave behind in all: caches of the allocator's users breathe.
slack=$((64 * 1024))
export HELD="$work/held"
# Chunks that the allocator keeps for a thread would count as held.
export GLIBC_TUNABLES=glibc.malloc.tcache_count=0

act() # GAME OPTIONS…
{
	name=$1
	shift
	"$build/daemon/sim/touchmove-simulate" --pace blitz "$@" "$root/tests/games/$name.pgn" |
		grep '^[0-9]' >"$work/$name.samples"
}

make_games()
{
	act opera
	act evergreen --offence touched-out-of-turn
	act immortal
	act byrne-fischer
	act gundersen-faul
	awk -v games="$each" -v stops="$work/stops" -f "$here/day.awk" "$work"/*.samples \
		>"$work/day.trace"
	[ "$(wc -l <"$work/stops")" -eq "$each" ]
}

# Until every board has ended the game.
has_ended() # GAME
{
	deadline=$(($(date +%s) + bound))
	until "$ctl" --user status --json >"$work/status" 2>&1 && [ "$(grep "\"game\":$1," \
		"$work/status" | grep -c '"state":"ended"')" -eq 4 ]; do
		kill -0 "$daemon_pid" && [ "$(date +%s)" -lt "$deadline" ] ||
			{ cat "$work/status" "$work/daemon.err" >&2; return 1; }
	done
}

# What persons and programs ask for all day.
ask_about() # GAME
{
	for board in $boards; do
		for command in pgn 'games --json' "show $1" candidates boards; do
			# shellcheck disable=SC2086 # words
			bounded "$ctl" --user --board "$board" $command >"$work/answer" 2>&1 || {
				echo "$command" >&2
				cat "$work/answer" >&2
				return 1
			}
		done
		bounded busctl --user call org.touchmove1 "/org/touchmove1/board/$board" \
			org.touchmove1.Arbiter OpenAlerts >"$work/answer" || return 1
	done
}

# Bytes, and descriptors, once nothing is under way any more: of two equal answers the last.
measure()
{
	last=
	deadline=$(($(date +%s) + bound))
	while [ "$(date +%s)" -lt "$deadline" ]; do
		rm -f "$HELD"
		kill -USR1 "$daemon_pid"
		until [ -s "$HELD" ]; do kill -0 "$daemon_pid" || return 1; done
		held="$(cat "$HELD") $(find "/proc/$daemon_pid/fd" -type l | wc -l)"
		[ "$held" != "$last" ] || return 0
		last=$held
		bounded "$ctl" --user boards >"$work/answer"
	done
	echo "never at rest: $held" >&2
	return 1
}

played=0
play_until() # GAME
{
	played=$1
	sed -n "${played}p" "$work/stops" >&4
	has_ended "$played"
}

# Plays up to @1, one game after the other.
go_on_until() # GAME
{
	while [ "$played" -lt "$1" ]; do
		play_until $((played + 1)) || return 1
	done
	ask_about "$played" && measure
}

begin()
{
	make_games || return 1
	set --
	for board in $boards; do
		mkfifo "$work/$board"
		set -- "$@" "$work/$board=$work/day.trace"
	done
	mkfifo "$work/go"
	"$build/tests/bench/bench-frames" --at-once 0 "$@" <"$work/go" >"$work/played" &
	player=$!
	exec 4>"$work/go"
	printf '[regulations]\nTimeControl=5400+30\n' >"$work/day.conf"
	set -- --config "$work/day.conf"
	for board in $boards; do
		set -- "$@" --board "$board=chardev:$work/$board"
	done
	LD_PRELOAD=$module start "$@" 4>&- || return 1
	"$ctl" --user --board b1 monitor --json 4>&- >"$work/heard" &
	listener=$!
}

games_are_played()
{
	# What waits to be kept or told at a time is most when the first ones come at once.
	begin && play_until 10 && go_on_until $third || return 1
	first=$held
	go_on_until $each && [ "$(grep -c '"state":"started"' "$work/heard")" -ge 1 ]
}

memory_is_flat()
{
	echo "# held after $((third * 4)) games and after $((each * 4)): bytes descriptors:" \
		"$first, $held"
	[ "${held% *}" -le $((${first% *} + slack)) ]
}

descriptors_are_flat()
{
	[ "${held#* }" -le "${first#* }" ]
}

every_game_is_kept()
{
	[ "$(sqlite3 "$XDG_STATE_HOME/touchmove/games.sqlite" 'SELECT count(*) FROM event
		WHERE body LIKE '"'%\"state\":\"ended\"%'")" -eq $((each * 4)) ] && stop
	status=$?
	exec 4>&-
	kill "$player"
	wait "$player" "$listener" 2>/dev/null
	return $status
}

start_bus
check games_are_played
check memory_is_flat
check descriptors_are_flat
check every_game_is_kept

echo "1..$count"
exit $failed
