#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What boards cost in one daemon, and how late it is:
#
# - from an edge to its hand-over to the store, beyond the windows of debouncing and resting; until
#   what follows from it is published; and a commit by itself, on this disk and on one that takes
#   50 ms to synchronise. Frames come as from the kernel module, with the stamp of the moment.
# - until the daemon is ready, by the length of the game that it goes on with.
# - resident memory at rest and in the midst of a game, and the share of a core that games at blitz
#   pace take, for each number of boards. Here games come from files at the pace at which they were
#   acted out; the text of each file, which a real board has not, is told beside what it costs.
# - how often the daemon wakes while nothing moves.
#
# Every game is kept in a store.
#
# usage: live.sh BUILD SOURCE-ROOT [BOARDS…]
# With SECONDS_EACH=N (10) each load is measured for so long.
# shellcheck disable=SC2154,SC2034 # shared with common.sh

build=$1
root=$2
shift 2
[ $# -gt 0 ] || set -- 1 16 64 256
ctl=$build/daemon/touchmovectl
module=$build/tests/daemon/bus/faults.so
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

seconds=${SECONDS_EACH:-10} # for which each load is measured
game=$root/tests/games/kasparov-topalov.pgn
export MEASURED="$work/measured" FAULTS="$work"

fail()
{
	echo "bench-live: $1" >&2
	[ ! -s "$work/daemon.err" ] || cat "$work/daemon.err" >&2
	exit 1
}

# ---- the daemon ----

plain()
{
	touchmoved=$build/daemon/touchmoved
}

measuring()
{
	touchmoved=$build/tests/bench/bench-touchmoved
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

# The daemon with @1 boards of the kernel module, as it believes.
seat_live() # BOARDS
{
	number=$1
	set --
	for n in $(seq "$number"); do
		set -- "$@" --board "b$n=chardev:$work/hall/$n"
	done
	start "$@" --store "$work/hall/games.sqlite" || fail 'no daemon'
}

make_nodes() # BOARDS
{
	rm -rf "$work/hall"
	mkdir "$work/hall"
	for n in $(seq "$1"); do
		mkfifo "$work/hall/$n"
	done
}

# Opens the boards, to play @3 on each of @2 of them from begin_play on.
open_play() # OPTION BOARDS TRACE
{
	option=$1
	number=$2
	trace=$3
	set --
	for n in $(seq "$number"); do
		set -- "$@" "$work/hall/$n=$trace"
	done
	rm -f "$work/go" "$work/played"
	mkfifo "$work/go"
	# No option is no word.
	# shellcheck disable=SC2086
	"$build/tests/bench/bench-frames" $option "$seconds" "$@" <"$work/go" >"$work/played" &
	player=$!
	exec 4>"$work/go"
}

begin_play()
{
	echo >&4
	exec 4>&-
}

# Until every file has ended, and what was told is kept.
settle() # BOARDS
{
	until [ "$("$ctl" --user boards | grep -c ' ended ')" -eq "$1" ]; do :; done
	rest
}

# Until nothing is written any more.
rest()
{
	size=
	until [ "$size" = "$(stat -c %s "$work/hall/games.sqlite-wal")" ]; do
		size=$(stat -c %s "$work/hall/games.sqlite-wal")
		sleep 0.2
	done
}

# ---- what the kernel says of it ----

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

# ---- how late ----

# How many there were of what @2 names, and the p50, the p99 and the longest, in ms.
spans() # LABEL NAME
{
	awk -v label="$1" -v name="$2" '$1 == name && $2 > 0 {
		printf "%-34s %-10s %8d %8.2f %8.2f %9.2f\n", label, name, $2, $3 / 1000, $4 / 1000,
			$5 / 1000
		found = 1
	}
	END { exit !found }' "$MEASURED" || fail "no $2 were measured: $1"
}

late() # LABEL OPTION BOARDS MS
{
	make_nodes "$3"
	open_play "$2" "$3" "$work/bullet.trace"
	LD_PRELOAD=$module seat_live "$3" 4>&-
	# The file is made with a disk that is as it is.
	rest
	[ "$4" -eq 0 ] || echo "$4" >"$FAULTS/slow"
	begin_play
	wait "$player" || fail 'the boards failed'
	rm -f "$FAULTS/slow"
	stop || fail 'the daemon failed'
	cat "$work/played" >>"$MEASURED"
	for what in timers inputs events published commits; do
		spans "$1" $what
	done
}

how_late()
{
	measuring
	echo "in ms, over $seconds s each                       number      p50      p99   longest"
	late 'a contact chatters at 1 kHz' --chatter 1 0
	for boards in "$@"; do
		late "boards at bullet pace: $boards" '' "$boards" 0
	done
	late "the disk takes 50 ms: $1" '' "$1" 50
	late "the disk takes 50 ms, 1 kHz" --chatter 1 50
	echo "timers: how late a timer of this machine wakes whom it is for, without any of this"
	echo "inputs, events: beyond the windows of debouncing and resting, until the store has them"
	echo "published: from there until it is sent; commits: by themselves"
	plain
}

# ---- the start ----

# Until the store has every sample.
start_after() # LABEL TRACE BOARDS
{
	make_nodes "$3"
	measuring
	open_play --at-once "$3" "$2"
	seat_live "$3" 4>&-
	begin_play
	until [ -s "$work/played" ]; do :; done
	samples=$(($(grep -c '^[0-9]*[0-9] [0-9a-f]' "$2") * $3))
	until [ "$(sqlite3 "$work/hall/games.sqlite" 'SELECT count(*) FROM entry WHERE kind = 0')" \
		-ge "$samples" ]; do
		kill -0 "$daemon_pid" 2>/dev/null || fail 'the daemon failed'
	done
	stop || fail 'the daemon failed'
	keep=yes seat_live "$3"
	stop || fail 'the daemon failed'
	kill "$player"
	wait "$player" 2>/dev/null
	printf '%-34s %8.1f ms, of a store of %d KiB\n' "$1" \
		"$(awk '$1 == "ready" { print $2 / 1000 }' "$MEASURED")" \
		$(($(stat -c %s "$work/hall/games.sqlite") / 1024))
	rm -f "$work/played"
	plain
}

part() # LINES
{
	head -n "$1" "$work/game.trace" >"$work/part.trace"
}

how_soon()
{
	lines=$(wc -l <"$work/game.trace")
	echo "from the start of the program until it is ready, by what it goes on with"
	start_after 'pieces set up' "$work/rest.trace" 1
	for percent in 25 50 100; do
		part $((lines * percent / 100))
		start_after "$percent % of a game of 87 plies" "$work/part.trace" 1
	done
	part $((lines / 2))
	for boards in "$@"; do
		start_after "half a game on boards: $boards" "$work/part.trace" "$boards"
	done
}

# ---- what they cost ----

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
	sleep "$seconds"
	load=$(($(ran) - before))
	memory=$(resident)
	stop
}

wakes() # LABEL
{
	sleep 2
	before=$(slept)
	sleep "$seconds"
	number=$(($(slept) - before))
	awk -v label="$1" -v n="$number" -v s="$seconds" \
		'BEGIN { printf "%-34s %8.1f wake-ups a second\n", label, n / s }'
}

how_silent()
{
	mkfifo "$work/board"
	printf '[regulations]\nTimeControl=3600\n' >"$work/timed.conf"
	start --source "trace:$work/board" --config "$work/timed.conf" \
		--store "$work/rest.sqlite" || fail 'no daemon'
	exec 5<>"$work/board"
	printf 'reedtrace 1\n0 ffff00000000ffff 0\n' >&5
	health '"state":"ready"'
	wakes 'a silent board'
	printf '1 ffff00000000ffff 2\n' >&5
	health '"state":"playing"'
	wakes 'a player who thinks, clock running'
	stop
	exec 5>&-
}

what_they_cost() # BOARDS…
{
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
			-v middle="$middle" -v fm="$first_middle" -v ran="$load" -v s="$seconds" 'BEGIN {
			more = n - first
			printf "%6d  %12d  %7s   %16d  %7s %17s %14.1f %%  %.3f %%\n", n, rest,
				more ? sprintf("%d", (rest - fr) / more) : "-", middle,
				more ? sprintf("%d", (middle - fm) / more) : "-", "", ran / s, ran / s / n
		}'
	done
}

acted() # PACE
{
	"$build/daemon/sim/touchmove-simulate" --pace "$1" "$game" || fail 'no trace'
}

plain
acted blitz >"$work/game.trace"
acted bullet >"$work/bullet.trace"
sed -n '1,/^0 /p' "$work/game.trace" >"$work/rest.trace"
head -n $(($(wc -l <"$work/game.trace") / 2)) "$work/game.trace" >"$work/half.trace"
text=$(($(stat -c %s "$work/half.trace") / 1024))
start_bus
how_late "$@"
echo
how_soon "$@"
echo
how_silent
echo
what_they_cost "$@"
