#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A hall of boards that play at a time, each a game of its own: what every board tells is the same,
# to the byte, as alone. First for some seconds at the pace at which the games were acted out, so
# that edges and deadlines come as they do, against a replay of what was read from the board; then
# whole games, all frames at once, against replays of what was acted out. Prints TAP.
#
# usage: hall.sh BUILD SOURCE-ROOT MODULE [BOARDS]
# shellcheck disable=SC2154,SC2034 # shared with common.sh

build=$1
root=$2
module=$3
boards=${4:-48}
touchmoved=$build/daemon/touchmoved
ctl=$build/daemon/touchmovectl
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

paced=6 # seconds of play at pace

# No two boards have the same game and the same hands. Behind the end a sample lets time pass, by
# which the last move is over.
make_games()
{
	mkdir "$work/traces" "$work/alone"
	set -- "$root"/tests/games/opera.pgn "$root"/tests/games/evergreen.pgn \
		"$root"/tests/games/immortal.pgn "$root"/tests/games/gundersen-faul.pgn \
		"$root"/tests/games/byrne-fischer.pgn "$root"/tests/games/fools-mate.pgn
	for n in $(seq "$boards"); do
		pgn=$1
		shift
		set -- "$@" "$pgn"
		offence=
		[ $((n % 4)) -ne 0 ] || offence='--offence touched-out-of-turn'
		# shellcheck disable=SC2086 # words
		{
			echo 'reedtrace 1'
			echo 'set TimeControl=180+2'
			"$build/daemon/sim/touchmove-simulate" --pace bullet --seed "$n" $offence "$pgn" |
				grep '^[0-9]' | awk '{ print; t = $1; sub(/^[0-9]+/, ""); rest = $0 }
				END { printf "%.0f%s\n", t + 5000000, rest }'
		} >"$work/traces/$n"
		"$ctl" replay --json "$work/traces/$n" >"$work/alone/$n" || return 1
	done
	[ "$(cat "$work"/alone/* | grep -c '"state":"ended"')" -eq "$boards" ] &&
		grep -q '"type":"alert"' "$work"/alone/*
}

# The daemon with all boards, and what stands for their nodes.
begin() # OPTION SECONDS
{
	option=$1
	seconds=$2
	rm -rf "$work/nodes" "$work/go"
	mkdir "$work/nodes"
	mkfifo "$work/go"
	printf '[regulations]\nTimeControl=180+2\n' >"$work/hall.conf"
	set --
	for n in $(seq "$boards"); do
		mkfifo "$work/nodes/$n"
		set -- "$@" "$work/nodes/$n=$work/traces/$n"
	done
	# No option is no word.
	# shellcheck disable=SC2086
	"$build/tests/bench/bench-frames" $option "$seconds" "$@" <"$work/go" >"$work/played" &
	player=$!
	exec 4>"$work/go"
	set -- --config "$work/hall.conf"
	for n in $(seq "$boards"); do
		set -- "$@" --board "b$n=chardev:$work/nodes/$n"
	done
	LD_PRELOAD=$module start "$@" 4>&- || return 1
	echo >&4
	exec 4>&-
}

# What the store has of each board, a line an event.
collect()
{
	rm -rf "$work/told"
	mkdir "$work/told"
	sqlite3 -separator ' ' "$XDG_STATE_HOME/touchmove/games.sqlite" "SELECT log.board, event.body
		FROM event JOIN log ON log.id = event.log
		WHERE event.body IS NOT NULL ORDER BY event.log, event.n" |
		awk -v told="$work/told/" '{
			file = told substr($1, 2)
			sub(/^[^ ]* /, "")
			print >>file
			close(file)
		}'
}

# What a node tells of the time before it was opened counts as of then, by which all else is
# later: the times are those since the game's start. The date of the day is in the games here, and
# not in the traces.
since_start()
{
	sed 's/,"date":"[^"]*"//' | awk '{
		match($0, /"t":[0-9]+/)
		t = substr($0, RSTART + 4, RLENGTH - 4)
		if (!start && /"started"/)
			start = t
		printf "%s\"t\":%.0f%s\n", substr($0, 1, RSTART - 1), start ? t - start : 0,
			substr($0, RSTART + RLENGTH)
	}'
}

compare()
{
	for n in $(seq "$boards"); do
		[ -f "$work/told/$n" ] || { echo "board $n tells nothing" >&2; return 1; }
		since_start <"$work/told/$n" >"$work/heard"
		since_start <"$work/alone/$n" >"$work/expected"
		same "$work/expected" "$work/heard" || { echo "board $n" >&2; return 1; }
	done
}

# What was read may still be followed by a deadline: they are compared until they are the same. That
# the pieces are set up is told before the game, and no part of it.
is_replayed() # BOARD
{
	deadline=$(($(date +%s) + 30))
	while [ "$(date +%s)" -lt "$deadline" ]; do
		"$ctl" --user --board "$1" export 1 --trace >"$work/trace" &&
			"$ctl" --user --board "$1" export 1 --json >"$work/heard" || return 1
		"$ctl" replay --json "$work/trace" | grep -v '"state":"ready"' >"$work/expected"
		! cmp -s "$work/expected" "$work/heard" || return 0
	done
	same "$work/expected" "$work/heard"
}

boards_tell_at_pace_what_each_tells_alone()
{
	make_games && begin '' $paced && wait "$player" || return 1
	made=0
	for n in $(seq "$boards"); do
		is_replayed "b$n" || { echo "board $n" >&2; return 1; }
		made=$((made + $(grep -c '"type":"made"' "$work/heard")))
	done
	echo "# $made moves at $boards boards"
	[ "$made" -gt 0 ] && stop
}

boards_tell_at_once_what_each_tells_alone()
{
	begin --at-once 0 || return 1
	deadline=$(($(date +%s) + bound))
	until [ "$("$ctl" --user status --json 2>&1 | grep -c '"state":"ended"')" -eq "$boards" ]; do
		kill -0 "$daemon_pid" && [ "$(date +%s)" -lt "$deadline" ] || return 1
	done
	stop && collect && compare
	status=$?
	kill "$player"
	wait "$player" 2>/dev/null
	return $status
}

start_bus
check boards_tell_at_pace_what_each_tells_alone
check boards_tell_at_once_what_each_tells_alone

echo "1..$count"
exit $failed
