#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The games that are kept: listed, shown, exported so that they can be judged again, removed so
# that nothing of them is left. Prints TAP; no wait is without an event.
#
# usage: kept.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff
store=$XDG_STATE_HOME/touchmove/games.sqlite

start_live()
{
	printf '[regulations]\nTimeControl=300\nWhite=Xaver\nBlack=Yolanda\n' >"$work/kept.conf"
	start_kept --config "$work/kept.conf" || return 1
	say 'reedtrace 1' "0 $ready 0"
}

# The order of a verb whose event is waited for.
order() # PATTERN VERB…
{
	pattern=$1
	shift
	bounded "$ctl" --user "$@" >"$work/answer" 2>&1 || { cat "$work/answer" >&2; return 1; }
	event "$pattern"
}

t=0
at() # SQUARES INPUTS
{
	t=$((t + 1))
	say "$t $1 $2"
}

# 1. e4 with an offence before it, and a result; then the pieces are set up again.
play() # RESULT
{
	at $ready 0 && at $ready 2
	event '"state":"started"' || return 1
	at $ready 1
	event '"kind":"no-move"' || return 1
	order '"decision":"confirmed"' confirm last || return 1
	order '"state":"resumed"' resume || return 1
	at $ready 0
	at $ready 2
	at ffff00000000efff 2
	event '"type":"touched","side":"white","square":"e2"' || return 1
	at ffff00001000efff 2
	at ffff00001000efff 1
	event '"type":"completed","ply":1' || return 1
	order '"state":"ended"' result "$1" || return 1
	at 0000000000000000 0
	at $ready 0
}

of_game() # N
{
	grep "\"game\":$1}" "$work/live.json"
}

three_games_are_listed()
{
	start_live || return 1
	event '"state":"ready"' || return 1
	play 1-0 && event '"state":"ready"' && play 0-1 && event '"state":"ready"' &&
		play 1/2-1/2 && event '"state":"ready"' || return 1
	bounded "$ctl" --user games >"$work/games" || return 1
	[ "$(sed 's/  */ /g; s/ [0-9-]*T[0-9:]*Z / DATE /' "$work/games")" = ' game started moves result players
 3 DATE 1 1/2-1/2 Xaver - Yolanda
 2 DATE 1 0-1 Xaver - Yolanda
 1 DATE 1 1-0 Xaver - Yolanda' ] || { cat "$work/games" >&2; return 1; }
	bounded "$ctl" --user games --json >"$work/games.json" || return 1
	# Each in a log of its own.
	[ "$(grep -c '"games":1,' "$work/games.json")" -eq 3 ]
}

events_are_exported_as_they_were_published()
{
	for n in 1 2 3; do
		bounded "$ctl" --user export $n --json >"$work/$n.json" || return 1
		of_game $n >"$work/$n.live"
		# What is told between two games has the number of the one before.
		[ -s "$work/$n.json" ] || return 1
		head -n "$(wc -l <"$work/$n.json")" "$work/$n.live" >"$work/$n.head"
		same "$work/$n.json" "$work/$n.head" || return 1
		grep -q '"state":"ended"' "$work/$n.json" || return 1
	done
}

traces_are_judged_to_the_same()
{
	for n in 1 2 3; do
		bounded "$ctl" --user export $n --trace >"$work/$n.trace" || return 1
		bounded "$ctl" replay --json "$work/$n.trace" >"$work/$n.replayed" || return 1
		grep "\"game\":$n}" "$work/$n.replayed" >"$work/$n.again"
		same "$work/$n.json" "$work/$n.again" || return 1
	done
	# The second game's numbers go on from the first one's.
	head -n 1 "$work/2.replayed" | grep -q '"state":"started"' &&
		! head -n 1 "$work/2.replayed" | grep -q '"seq":1,'
}

records_are_exported()
{
	bounded "$ctl" --user export 2 --pgn >"$work/2.pgn" 2>"$work/bad" || return 1
	[ ! -s "$work/bad" ] || { cat "$work/bad" >&2; return 1; }
	bounded "$ctl" --user pgn --arbiter --game 2 >"$work/2.kept" || return 1
	same "$work/2.pgn" "$work/2.kept" || return 1
	bounded "$ctl" --user export 2 --scoresheet >"$work/2.sheet" || return 1
	grep -q '^White *Xaver$' "$work/2.sheet" && grep -q '^   1\.  e4  *0:04:59' "$work/2.sheet" &&
		grep -q '^Result *0-1 (arbiter)$' "$work/2.sheet" &&
		grep -q '^White _*    Black _*$' "$work/2.sheet" || { cat "$work/2.sheet" >&2; return 1; }
	bounded "$ctl" --user show 2 >"$work/2.shown" || return 1
	grep -q '^   1\.  e4' "$work/2.shown" && grep -q '7\.5\.3' "$work/2.shown" &&
		grep -q 'confirmed' "$work/2.shown"
}

# A game is signed as it ends; what the file says cannot be changed after that.
games_are_proved()
{
	[ "$(stat -c %a "$XDG_STATE_HOME/touchmove/evidence.key")" = 600 ] || return 1
	for n in 1 2 3; do
		bounded "$ctl" --user export $n --evidence >"$work/$n.evidence" || return 1
		bounded "$ctl" verify "$work/$n.evidence" >"$work/proof" 2>&1 ||
			{ cat "$work/proof" >&2; return 1; }
		one_line "$work/proof" && grep -q ': proved: .* every event as it was published\.$' \
			"$work/proof" || return 1
	done
	# It is a trace as well, and the game is whole in it.
	bounded "$ctl" replay --json "$work/2.evidence" | grep -q '"state":"ended"' || return 1
	key=$(sed 's/.* with the key \([0-9a-f]*\),.*/\1/' "$work/proof")
	bounded "$ctl" verify "$work/2.evidence" "$key" >"$work/proof" || return 1
	bounded "$ctl" verify "$work/2.evidence" "${key%?}x" 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'signed with the key' "$work/bad" || return 1
	sed 's/0-1/1-0/' "$work/2.evidence" >"$work/changed.evidence"
	bounded "$ctl" verify "$work/changed.evidence" 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'not proved: line [0-9]*' "$work/bad" || return 1
	bounded "$ctl" verify "$work/none" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad"
}

questions_that_make_no_sense_are_refused()
{
	bounded "$ctl" --user export 2 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" || return 1
	bounded "$ctl" --user export 2 --pgn --trace 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" || return 1
	bounded "$ctl" --user show 99 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'no game 99' "$work/bad" || return 1
	bounded "$ctl" --user delete x 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" || return 1
	bounded "$ctl" --user delete 3 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'numbers go on' "$work/bad"
}

# A name that only game 2 has stands nowhere in the files any more.
a_game_that_is_deleted_leaves_nothing()
{
	grep -q -a '"result":"0-1"' "$store" "$store-wal" || return 1
	bounded "$ctl" --user delete 2 || return 1
	! grep -q -a '"result":"0-1"' "$store" "$store-wal" || return 1
	bounded "$ctl" --user games >"$work/games" || return 1
	grep -q '^ *2 ' "$work/games" && return 1
	bounded "$ctl" --user show 2 2>"$work/bad"
	[ $? -eq 1 ] && bounded "$ctl" --user export 1 --json >"$work/again" &&
		same "$work/1.json" "$work/again" &&
		bounded "$ctl" --user export 3 --json >"$work/again" && same "$work/3.json" "$work/again"
}

# With a gap before its last game the daemon goes on from there all the same.
the_numbers_go_on_after_a_restart()
{
	die
	last=$(tail -n 1 "$work/live.json" | sed 's/^{"seq":\([0-9]*\),.*/\1/')
	t=0
	keep=yes start_live && event '"seq":'"$last", || return 1
	bounded "$ctl" --user export 3 --json >"$work/again" || return 1
	head -n "$(wc -l <"$work/3.json")" "$work/again" >"$work/beginning"
	same "$work/3.json" "$work/beginning" || return 1
	# Its chains go on from what stood in the file.
	bounded "$ctl" --user export 3 --evidence >"$work/3.evidence" &&
		bounded "$ctl" verify "$work/3.evidence" >"$work/proof" || return 1
	play 1-0 || return 1
	for n in 3 4; do
		bounded "$ctl" --user export $n --evidence >"$work/$n.evidence" &&
			bounded "$ctl" verify "$work/$n.evidence" >"$work/proof" || return 1
	done
	seq=$(sed -n 's/^{"seq":\([0-9]*\),.*"state":"started".*"game":4}$/\1/p' "$work/live.json")
	[ "$seq" -gt "$last" ] || return 1
	bounded "$ctl" --user games >"$work/games" && grep -q '^ *4 ' "$work/games" ||
		{ cat "$work/games" >&2; return 1; }
}

old_games_are_pruned()
{
	[ "$(bounded "$ctl" --user prune 1)" = 'Games that were removed: 0' ] || return 1
	bounded "$ctl" --user games --json >"$work/games.json" || return 1
	[ "$(wc -l <"$work/games.json")" -eq 3 ] || return 1
	log=$(sed -n '1s/.*"log":\([0-9]*\),.*/\1/p' "$work/games.json")
	with=$(grep -c "\"log\":$log," "$work/games.json")
	# A date to the second is not before the present one at once.
	began=$(date +%s)
	while [ "$(date +%s)" -le $((began + 1)) ]; do :; done
	[ "$(bounded "$ctl" --user prune 0)" = "Games that were removed: $((3 - with))" ] || return 1
	bounded "$ctl" --user games --json >"$work/games.json" || return 1
	[ "$(wc -l <"$work/games.json")" -eq "$with" ]
}

# Another board has its place; the games are had as before, and nothing else of it is there.
games_of_a_board_that_is_gone()
{
	exec 6>&- 7<&-
	stop
	mkfifo "$work/other"
	keep=yes start --board other --source "trace:$work/other" || return 1
	bounded "$ctl" --user --board 1 games --json >"$work/again" &&
		same "$work/games.json" "$work/again" || return 1
	n=$(sed -n '1s/.*"game":\([0-9]*\),.*/\1/p' "$work/games.json")
	bounded "$ctl" --user --board 1 show "$n" | grep -q '^White  *Xaver$' || return 1
	bounded "$ctl" --user --board 1 export "$n" --evidence >"$work/$n.evidence" &&
		bounded "$ctl" verify "$work/$n.evidence" >"$work/proof" || return 1
	for command in pgn monitor "explain 99999" 'resign white'; do
		# shellcheck disable=SC2086
		bounded "$ctl" --user --board 1 $command >/dev/null 2>"$work/bad"
		[ $? -eq 2 ] && one_line "$work/bad" || { echo "$command" >&2; return 1; }
	done
	bounded "$ctl" --user --board nobody games 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q "no board 'nobody'" "$work/bad" || return 1
	# Nobody's numbers go on from its last game.
	bounded "$ctl" --user --board 1 delete "$n" --together || return 1
	! grep -q -a Xaver "$store" "$store-wal" || return 1
	bounded "$ctl" --user --board 1 games 2>"$work/bad"
	[ $? -eq 2 ] && grep -q "no board '1'" "$work/bad" &&
		bounded "$ctl" --user games >"$work/games" && grep -q 'No game is kept' "$work/games"
}

without_a_store_there_are_none()
{
	stop
	start --store no --source "trace:$work/board" || return 1
	bounded "$ctl" --user games 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'without a store' "$work/bad"
	code=$?
	stop
	return $code
}

echo 1..11
start_bus
check three_games_are_listed
check events_are_exported_as_they_were_published
check traces_are_judged_to_the_same
check records_are_exported
check games_are_proved
check questions_that_make_no_sense_are_refused
check a_game_that_is_deleted_leaves_nothing
check the_numbers_go_on_after_a_restart
check old_games_are_pruned
check games_of_a_board_that_is_gone
check without_a_store_there_are_none
exit $failed
