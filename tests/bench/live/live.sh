#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What boards cost in one daemon: resident memory at rest and in the midst of a game, and the share
# of a core that games at blitz pace take, for each number of boards; and how often the daemon
# wakes while nothing moves. Every game is kept in a store. Games come from files at the pace at
# which they were acted out, so that the boards do what boards do; the text of each file, which a
# real board has not, is told beside what it costs.
#
# usage: live.sh BUILD SOURCE-ROOT [BOARDS…]
# shellcheck disable=SC2154,SC2034 # shared with common.sh

build=$1
root=$2
shift 2
[ $# -gt 0 ] || set -- 1 16 64 256
touchmoved=$build/daemon/touchmoved
ctl=$build/daemon/touchmovectl
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

seconds=10 # for which the load is measured
game=$root/tests/games/kasparov-topalov.pgn

fail()
{
	echo "bench-live: $1" >&2
	exit 1
}

# The daemon with @1 boards, each with a copy of @2 of its own.
seat() # BOARDS TRACE ARGUMENTS…
{
	number=$1
	trace=$2
	shift 2
	rm -rf "$work/hall"
	mkdir "$work/hall"
	for n in $(seq "$number"); do
		cp "$trace" "$work/hall/$n.trace"
		set -- "$@" --board "b$n=trace:$work/hall/$n.trace"
	done
	start "$@" --store "$work/hall/games.sqlite" || fail 'no daemon'
}

# Until every file has ended, and what was told is kept.
settle() # BOARDS
{
	until [ "$("$ctl" --user boards | grep -c ' ended ')" -eq "$1" ]; do :; done
	size=
	until [ "$size" = "$(stat -c %s "$work/hall/games.sqlite-wal")" ]; do
		size=$(stat -c %s "$work/hall/games.sqlite-wal")
		sleep 0.2
	done
}

resident() # in KiB
{
	sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$daemon_pid/status"
}

# Hundredths of a second in which the daemon ran.
ran()
{
	sed 's/.*) //' "/proc/$daemon_pid/stat" | awk '{ print $12 + $13 }'
}

# How often one of its threads has gone to sleep.
slept()
{
	cat /proc/"$daemon_pid"/task/*/status | awk '/^voluntary_ctxt/ { n += $2 } END { print n }'
}

memory_of() # BOARDS TRACE
{
	seat "$1" "$2" --speed max
	settle "$1"
	memory=$(resident)
	stop
}

load_of() # BOARDS
{
	seat "$1" "$work/game.trace" --speed 1
	sleep 2
	before=$(ran)
	sleep $seconds
	load=$(($(ran) - before))
	memory=$(resident)
	stop
}

wakes_at_rest()
{
	mkfifo "$work/board"
	start --source "trace:$work/board" --store "$work/rest.sqlite" || fail 'no daemon'
	exec 5<>"$work/board"
	printf 'reedtrace 1\n0 ffff00000000ffff 0\n' >&5
	health '"state":"ready"'
	sleep 2
	before=$(slept)
	sleep $seconds
	wakes=$(($(slept) - before))
	stop
	exec 5>&-
}

"$build/daemon/sim/touchmove-simulate" --pace blitz "$game" >"$work/game.trace" || fail 'no trace'
sed -n '1,/^0 /p' "$work/game.trace" >"$work/rest.trace"
head -n $(($(wc -l <"$work/game.trace") / 2)) "$work/game.trace" >"$work/half.trace"
text=$(($(stat -c %s "$work/half.trace") / 1024))
start_bus
wakes_at_rest
echo "a silent board: $(awk -v n="$wakes" -v s=$seconds 'BEGIN { printf "%.1f", n / s }') wake-ups a second"
echo "boards  at rest: KiB  a board   in mid-game: KiB  a board (of it text ${text})   CPU at blitz pace  a board"
first_rest=
for boards in "$@"; do
	memory_of "$boards" "$work/rest.trace"
	rest=$memory
	memory_of "$boards" "$work/half.trace"
	middle=$memory
	load_of "$boards"
	: "${first_rest:=$rest}" "${first_middle:=$middle}" "${first_boards:=$boards}"
	awk -v n="$boards" -v first="$first_boards" -v rest="$rest" -v fr="$first_rest" \
		-v middle="$middle" -v fm="$first_middle" -v load="$load" -v s=$seconds 'BEGIN {
		more = n - first
		printf "%6d  %12d  %7s   %16d  %7s %17s %14.1f %%  %.3f %%\n", n, rest,
			more ? sprintf("%d", (rest - fr) / more) : "-", middle,
			more ? sprintf("%d", (middle - fm) / more) : "-", "", load / s, load / s / n
	}'
done
