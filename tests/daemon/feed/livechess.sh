#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# touchmove-gateway and touchmoved, a board in a FIFO, and LiveChess's clients: a page that is as
# strict as Lichess's own, and strangers. Prints TAP.
#
# usage: livechess.sh TOUCHMOVED TOUCHMOVECTL GATEWAY PAGE SOURCE-ROOT page|strangers
# shellcheck disable=SC2154,SC2034,SC2317 # set, used and called by common.sh

touchmoved=$1
ctl=$2
gateway=$3
page=$4
root=$5
clients=$6
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"
strangers=$root/tests/daemon/feed/strangers.py

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
opera='e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#'

start_gateway()
{
	"$gateway" --user --livechess "127.0.0.1:$port" --web no 2>"$work/gateway.err" &
	gateway_pid=$!
	bounded python3 "$strangers" is_served "$port"
}

stop_gateway()
{
	kill "$gateway_pid" && wait "$gateway_pid" || return 1
	[ ! -s "$work/gateway.err" ] || { cat "$work/gateway.err" >&2; return 1; }
}

# Play without an arbiter and without levers, by a hand that is quicker than people are.
# RestTime is what moves need while an alert is open.
start_play() # ARGUMENTS…
{
	printf '[regulations]\nClock=none\nRestTime=0.1\nPlayRestTime=0.05\nSettleTime=0.05\n' \
		>"$work/play.conf"
	start_anew --config "$work/play.conf" "$@"
}

play() # MOVES PLY…
{
	timeout 120 "$page" "ws://127.0.0.1:$port/api/v1.0" "$work/board" "$@" >"$work/page"
}

a_page_follows_a_whole_game()
{
	start_gateway && start_play --source "trace:$work/board" || return 1
	play "$opera" && grep -qx '33 plies' "$work/page" && stop
}

a_page_is_loaded_anew_and_moves_are_taken_back()
{
	start_play --source "trace:$work/board" || return 1
	play "$opera" 0 3 -7 12 -22 && stop
}

# The pieces of the first game are set up again in its middle; no word is said to the daemon.
the_next_game_begins_by_setting_up()
{
	start_play --source "trace:$work/board" || return 1
	play 'e4 c5 Nf3 d6' && play 'd4 d5 c4 e6 Nc3 Nf6' && play 'Nf3 Nf6 Ng1 Ng8 e4' 4 && stop
}

# The other's move is made wrongly first: what the page must see is the move that takes its place.
a_wrong_move_is_put_right()
{
	start_play --source "trace:$work/board" || return 1
	play 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O' 3=Nf6 5=a5 6 7=d6 && stop
}

the_board_that_is_played_on_is_the_first()
{
	mkfifo "$work/idle"
	start_play --board "a=trace:$work/idle" --board "b=trace:$work/board" || return 1
	play 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O' 2 5 && stop
}

castling_and_en_passant_and_promotion_are_carried()
{
	start_play --source "trace:$work/board" || return 1
	play 'e4 Nf6 e5 d5 exd6 g6 dxc7 Bg7 cxb8=Q O-O Qxa7 Rxa7' 5 -6 9 && stop
}

the_page_outlives_the_gateway()
{
	start_play --source "trace:$work/board" || return 1
	play 'e4 e5 Nf3' && stop_gateway && start_gateway && play 'd4 d5 c4' 1 && stop
}

# Nobody is there, and then somebody is: the list is empty, and fills.
the_gateway_waits_for_the_daemon()
{
	bounded python3 "$strangers" is_served "$port" || return 1
	start_play --source "trace:$work/board" || return 1
	play 'e4 e5' && stop
}

strange_origins_are_refused()
{
	bounded python3 "$strangers" origins "$port"
}

strange_hosts_are_refused()
{
	bounded python3 "$strangers" hosts "$port"
}

strange_requests_are_answered()
{
	bounded python3 "$strangers" requests "$port"
}

strange_frames_end_no_more_than_their_connection()
{
	bounded python3 "$strangers" frames "$port"
}

half_open_connections_keep_nobody_out()
{
	bounded python3 "$strangers" half_open "$port"
}

who_never_reads_is_cut_off()
{
	bounded python3 "$strangers" never_reads "$port" "$gateway_pid"
}

who_never_comes_to_an_end_is_cut_off()
{
	bounded python3 "$strangers" never_ends "$port" "$gateway_pid"
}

who_leaves_is_forgotten()
{
	bounded python3 "$strangers" descriptors "$port" "$gateway_pid"
}

wrong_options_are_told_in_a_line()
{
	for arguments in '--livechess 1982' '--web nowhere' '--config /nonexistent' 'x'; do
		# Unquoted: these are words.
		bounded "$gateway" --user $arguments 2>"$work/bad" >&2
		[ $? -eq 2 ] && one_line "$work/bad" || { echo "$arguments" >&2; return 1; }
	done
	bounded "$gateway" --user --livechess "127.0.0.1:$port" --web no 2>"$work/bad"
	[ $? -eq 4 ] && one_line "$work/bad" && grep -q "$port" "$work/bad"
}

start_bus
if [ "$clients" = page ]; then
	echo 1..8
	check a_page_follows_a_whole_game
	check a_page_is_loaded_anew_and_moves_are_taken_back
	check the_next_game_begins_by_setting_up
	check a_wrong_move_is_put_right
	check the_board_that_is_played_on_is_the_first
	check castling_and_en_passant_and_promotion_are_carried
	check the_page_outlives_the_gateway
	check the_gateway_waits_for_the_daemon
else
	echo 1..9
	start_gateway || failed=1
	check strange_origins_are_refused
	check strange_hosts_are_refused
	check strange_requests_are_answered
	check strange_frames_end_no_more_than_their_connection
	check half_open_connections_keep_nobody_out
	check who_never_reads_is_cut_off
	check who_never_comes_to_an_end_is_cut_off
	check who_leaves_is_forgotten
	check wrong_options_are_told_in_a_line
fi
stop_gateway || failed=1
exit $failed
