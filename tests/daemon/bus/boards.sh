#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Many boards in one daemon: what is configured, what comes and goes while others play, and that
# no board sees, hears or suffers another. Prints TAP; no wait is without an event.
#
# usage: boards.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT [HANGING]
# HANGING is the module that is preloaded to make who opens the store wait (hanging.c).
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
module=${4:-}
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff
games=$root/tests/games

# Three boards on FIFOs, whose writers are here: 5, 6 and 7.
make_boards()
{
	exec 5>&- 6>&- 7>&-
	rm -rf "$work/one" "$work/two" "$work/three" "$work/boards.d"
	mkfifo "$work/one" "$work/two" "$work/three"
	exec 5<>"$work/one" 6<>"$work/two" 7<>"$work/three"
	mkdir "$work/boards.d"
	cat >"$work/hall.conf" <<CONF
[regulations]
TimeControl=300
Event=Club night
[board one]
Source=trace:$work/one
White=Anna
CONF
	cat >"$work/boards.d/two.conf" <<CONF
[board]
Source=trace:$work/two
[regulations]
White=Bela
TimeControl=60
CONF
}

say_to() # DESCRIPTOR LINES…
{
	to=$1
	shift
	eval "printf '%s\n' \"\$@\" >&$to"
}

of() # BOARD COMMAND…
{
	id=$1
	shift
	bounded "$ctl" --user --board "$id" "$@"
}

# Waits for the status of a board, by asking until it is so.
has() # BOARD PATTERN
{
	deadline=$(($(date +%s) + bound))
	while [ "$(date +%s)" -lt $deadline ]; do
		of "$1" status --json >"$work/status" 2>&1
		grep -q -e "$2" "$work/status" && return 0
	done
	cat "$work/status" >&2
	return 1
}

lacks() # BOARD PATTERN
{
	of "$1" status --json >"$work/status" 2>&1
	! grep -q -e "$2" "$work/status" || { cat "$work/status" >&2; return 1; }
}

property() # BOARD INTERFACE NAME
{
	bounded busctl --user get-property org.touchmove1 "/org/touchmove1/board/$1" \
		"org.touchmove1.$2" "$3"
}

since() # BOARD INTERFACE SEQ
{
	bounded busctl --user --json=short call org.touchmove1 "/org/touchmove1/board/$1" \
		"org.touchmove1.$2" EventsSince t "$3"
}

boards()
{
	bounded busctl --user --json=short call org.touchmove1 /org/touchmove1 \
		org.touchmove1.Manager ListBoards | sed 's#/org/touchmove1/board/##g'
}

begin_game() # BOARD DESCRIPTOR
{
	say_to "$2" 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	has "$1" '"state":"playing"'
}

# Waits for a line of the daemon's standard error.
told() # PATTERN
{
	deadline=$(($(date +%s) + bound))
	while [ "$(date +%s)" -lt $deadline ]; do
		grep -q -e "$1" "$work/daemon.err" && return 0
	done
	cat "$work/daemon.err" >&2
	return 1
}

heard() # PATTERN
{
	while read -r line <&8; do
		case $line in *$1*) return 0 ;; esac
	done
	echo "no event $1" >&2
	return 1
}

# Sends SIGHUP, and waits until the daemon has said what became of it.
reload()
{
	: >"$work/daemon.err"
	kill -HUP "$daemon_pid"
	told 'SIGHUP'
}

start_hall()
{
	make_boards
	start --config "$work/hall.conf"
}

configured_boards_are_there()
{
	start_hall || return 1
	[ "$(boards)" = '{"type":"ao","data":[["one","two"]]}' ] || { boards >&2; return 1; }
	[ "$(property one Game White)" = 's "Anna"' ] &&
		[ "$(property two Game White)" = 's "Bela"' ] &&
		[ "$(property two Game TimeControl)" = 's "60"' ] &&
		[ "$(property one Game TimeControl)" = 's "300"' ] &&
		[ "$(property two Game EventName)" = 's "Club night"' ] || return 1
	bounded busctl --user --json=short call org.touchmove1 /org/touchmove1 \
		org.freedesktop.DBus.ObjectManager GetManagedObjects >"$work/objects"
	grep -q '"/org/touchmove1/board/one"' "$work/objects" &&
		grep -q '"/org/touchmove1/board/two"' "$work/objects" &&
		! grep -q '"org.touchmove1.Arbiter":{"' "$work/objects"
}

boards_play_apart()
{
	begin_game one 5 || return 1
	since two Arbiter 0 >"$work/before" || return 1
	say_to 5 '2 ffff00000000efff 2' '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	has one '"last_move":"1. e4"' && lacks two '"last_move"' && has two '"health":"waiting"' &&
		since two Arbiter 0 >"$work/after" && same "$work/before" "$work/after" || return 1
	begin_game two 6 && lacks two '"last_move"' || return 1
	of one penalty white add-opponent 60 || return 1
	since two Arbiter 0 | grep -q ruling && return 1
	since one Arbiter 0 | grep -q ruling
}

several_boards_want_a_choice()
{
	for command in pgn monitor 'resign white' candidates 'record /dev/null'; do
		# shellcheck disable=SC2086 # words
		bounded "$ctl" --user $command >"$work/out" 2>"$work/bad"
		[ $? -eq 2 ] && one_line "$work/bad" && [ ! -s "$work/out" ] &&
			grep -q 'which board? --board names one of one, two$' "$work/bad" ||
			{ echo "$command" >&2; return 1; }
	done
	of three pgn 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q "no board 'three'" "$work/bad"
}

boards_are_listed()
{
	bounded "$ctl" --user status >"$work/table" && bounded "$ctl" --user status --json \
		>"$work/json" && bounded "$ctl" --user boards >"$work/list" || return 1
	[ "$(wc -l <"$work/table")" -eq 3 ] && [ "$(wc -l <"$work/json")" -eq 2 ] &&
		grep -q '^one  *playing  *Anna  .* 0:0[45]:..[ *] .*1\. e4' "$work/table" &&
		grep -q '^two  *playing  *Bela  ' "$work/table" || { cat "$work/table" >&2; return 1; }
	of one status | grep -q '^white  *Anna$' || return 1
	[ "$(cut -d ' ' -f 1 "$work/list" | tr '\n' ' ')" = 'one two ' ] &&
		grep -q "^two  *ok  *trace:$work/two" "$work/list" || return 1
	[ "$("$ctl" --complete --user --board '' | tr '\n' ' ')" = 'one two ' ] &&
		[ -z "$("$ctl" --complete --user --config '')" ]
}

# Without touching a game: the listener hears who comes and goes.
boards_come_and_go()
{
	stream=$(property one Board StreamId)
	since one Arbiter 0 >"$work/before" || return 1
	bounded gdbus monitor --session --dest org.touchmove1 --object-path /org/touchmove1 \
		>"$work/objects" &
	monitor=$!
	deadline=$(($(date +%s) + bound))
	# Whether it listens already shows only in what it hears.
	until grep -q 'InterfacesAdded.*board/probe' "$work/objects" ||
		[ "$(date +%s)" -ge $deadline ]; do
		printf '[board]\nSource=pgn:%s/opera.pgn\n' "$games" >"$work/boards.d/probe.conf"
		reload || return 1
		rm "$work/boards.d/probe.conf"
		reload || return 1
	done
	printf '[board]\nSource=trace:%s\nWhite=Cleo\n' "$work/three" >"$work/boards.d/three.conf"
	reload && told 'board three: ' && has three '"white":"Cleo"' || return 1
	rm "$work/boards.d/three.conf"
	begin_game three 7 || return 1
	of three result 1-0 && has three '"state":"ended"' || return 1
	reload && told 'board three: is taken away' || return 1
	of three status 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" || return 1
	until grep -q 'InterfacesRemoved.*board/three' "$work/objects" ||
		[ "$(date +%s)" -ge $deadline ]; do :; done
	kill "$monitor"
	grep -q 'InterfacesAdded.*board/three' "$work/objects" &&
		grep -q "InterfacesRemoved.*board/three.*'org.touchmove1.Arbiter'" "$work/objects" &&
		! grep -q 'board/one' "$work/objects" || { cat "$work/objects" >&2; return 1; }
	[ "$(property one Board StreamId)" = "$stream" ] && since one Arbiter 0 >"$work/after" &&
		same "$work/before" "$work/after" && has one '"state":"playing"'
}

# The game keeps its regulations, and what was changed counts for the next one.
a_game_is_not_disturbed()
{
	sed -i 's/White=Anna/White=Olga/; s/TimeControl=300/TimeControl=900/' "$work/hall.conf"
	rm "$work/boards.d/two.conf"
	since one Arbiter 0 >"$work/before" || return 1
	reload && told 'board one: its game is on and keeps its regulations' &&
		told 'board two: its game is on' || return 1
	has one '"condition":".*; it is configured otherwise, which waits' &&
		has two '"condition":".*; it is configured no more, which waits' || return 1
	since one Arbiter 0 >"$work/after" && same "$work/before" "$work/after" &&
		has one '"white":"Anna"' && has two '"state":"playing"' || return 1
	say_to 5 '5 ffef00001000efff 1' '6 ffef00101000efff 1' '7 ffef00101000efff 2'
	has one '"last_move":"1... e5"' || return 1
	of one result 1/2-1/2 && of two result 0-1 && has one '"state":"ended"' &&
		has two '"state":"ended"' && since one Arbiter 0 >"$work/all" || return 1
	mkfifo "$work/heard"
	of one monitor --json >"$work/heard" &
	exec 8<"$work/heard"
	heard '"state":"ended"' && bounded "$ctl" --user boards reload >"$work/report" || return 1
	grep -q 'board one: is made anew' "$work/report" &&
		grep -q 'board two: is taken away' "$work/report" || return 1
	has one '"white":"Olga"' && [ "$(property one Game TimeControl)" = 's "900"' ] &&
		[ "$(boards)" = '{"type":"ao","data":[["one"]]}' ]
}

# What follows on a client's last number is there, under the same StreamId.
numbers_go_on_when_a_board_is_made_anew()
{
	[ "$(property one Board StreamId)" = "$stream" ] || return 1
	# By now only one is there, and needs no name.
	bounded "$ctl" --user status | grep -q '^white  *Olga$' || return 1
	last=$(grep -o '\[[0-9]*,"[a-z-]*",' "$work/all" | tail -n 1 | tr -dc '0-9')
	begin_game one 5 || return 1
	since one Arbiter "$last" >"$work/next" || return 1
	grep -q '"started"' "$work/next" || { cat "$work/next" >&2; return 1; }
	# Who listened all the time hears the next game.
	heard '"state":"started"' && exec 8<&-
}

# A drop-in says something else of the board whose game is on, and brings another one in.
drop_ins_change_boards()
{
	since one Arbiter 0 >"$work/before" || return 1
	mkdir "$work/hall.conf.d"
	printf '[board one]\nWhite=Dora\n' >"$work/hall.conf.d/10-players.conf"
	printf '[board]\nEvent=Cup\n[board three]\nSource=trace:%s\n' "$work/three" \
		>"$work/hall.conf.d/20-cup.conf"
	reload && told 'hall.conf.d/20-cup.conf:2: no key .Event. in .board.; there is' &&
		told 'SIGHUP: nothing is changed' || return 1
	sed -i 's/^.board]/[regulations]/' "$work/hall.conf.d/20-cup.conf"
	"$touchmoved" --check-config --config "$work/hall.conf" >"$work/checked" &&
		grep -qx "board three: trace:$work/three" "$work/checked" || return 1
	reload && told 'board one: its game is on and keeps its regulations' &&
		has one '"white":"Olga"' && has three '"state":"waiting"' || return 1
	since one Arbiter 0 >"$work/after" && same "$work/before" "$work/after" || return 1
	rm -r "$work/hall.conf.d"
	reload && told 'board three: is taken away'
}

bad_configurations_change_nothing()
{
	since one Arbiter 0 >"$work/before" || return 1
	echo 'Edition=1997' >>"$work/hall.conf"
	reload && told "hall.conf:[0-9]*: Edition expects" &&
		told 'SIGHUP: nothing is changed' || return 1
	sed -i '/Edition/d' "$work/hall.conf"
	printf '[board]\nSource=trace:%s\n' "$work/one" >"$work/boards.d/two.conf"
	reload && told "boards.d/two.conf:2: board two cannot have trace:$work/one, which board one" &&
		told 'SIGHUP: nothing is changed' || return 1
	bounded "$ctl" --user boards reload 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" &&
		grep -q 'Nothing is changed: .*two.conf:2: board two cannot' "$work/bad" || return 1
	since one Arbiter 0 >"$work/after" && same "$work/before" "$work/after" &&
		[ "$(boards)" = '{"type":"ao","data":[["one"]]}' ] && stop
}

starts_only_with_a_good_configuration()
{
	make_boards
	for line in '[board one]' '[board a-b]' '[board]
Source=usb:1'; do
		{ cat "$work/hall.conf"; echo "$line"; } >"$work/bad.conf"
		bounded "$touchmoved" --user --config "$work/bad.conf" 2>"$work/bad"
		[ $? -eq 2 ] && one_line "$work/bad" && grep -q "^$work/bad.conf:[0-9]*: " "$work/bad" ||
			return 1
	done
	bounded "$touchmoved" --user --config "$work/hall.conf" --board four 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'there is one, two' "$work/bad" || return 1
	bounded "$touchmoved" --user --board a=pgn:x --board a=pgn:y 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'given twice' "$work/bad" || return 1
	bounded "$touchmoved" --user --board a=pgn:x --board b=pgn:x 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'board b cannot have' "$work/bad" || return 1
	bounded "$touchmoved" --user --board a=pgn:x --source pgn:y 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" || return 1
	start --config "$work/hall.conf" --board two &&
		[ "$(boards)" = '{"type":"ao","data":[["two"]]}' ] && stop
}

start_bus

# Each board goes on with its own game, clock and alerts, as the daemon before left it.
every_game_goes_on_after_a_kill()
{
	start_hall || return 1
	begin_game one 5 && begin_game two 6 || return 1
	say_to 5 '2 ffff00000000efff 2' '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	say_to 6 '2 ffff00000000f7ff 2' '3 ffff00000800f7ff 2' '4 ffff00000800f7ff 1'
	has one '"last_move":"1. e4"' && has two '"last_move":"1. d4"' || return 1
	say_to 6 '5 ffff00000800f7ff 2'
	rm -f "$work/heard"
	mkfifo "$work/heard"
	of two monitor --json >"$work/heard" &
	exec 8<"$work/heard"
	heard '"kind":"no-move"' && exec 8<&- || return 1
	for board in one two; do
		since $board Game 0 >"$work/$board.before" || return 1
	done
	kill -KILL "$daemon_pid"
	wait "$daemon_pid" 2>/dev/null
	daemon_pid=
	while bounded gdbus call --session --dest org.freedesktop.DBus \
		--object-path /org/freedesktop/DBus \
		--method org.freedesktop.DBus.NameHasOwner org.touchmove1 | grep -q true; do
		:
	done
	keep=yes start --config "$work/hall.conf" || return 1
	for board in one two; do
		since $board Game 0 >"$work/$board.after" || return 1
		# What was told before stands at the beginning, without the brackets behind it.
		head -c $(($(wc -c <"$work/$board.before") - 4)) "$work/$board.before" \
			>"$work/$board.beginning"
		head -c "$(wc -c <"$work/$board.beginning")" "$work/$board.after" |
			cmp -s - "$work/$board.beginning" || return 1
	done
	has one '"white":"Anna".*"state":"playing"\|"white":"Anna".*"state":"paused"' &&
		of two confirm last && stop
}

# Of games in files nothing is kept, so that the store is opened for the first board of another kind.
start_with_files()
{
	make_boards
	rm "$work/boards.d/two.conf"
	printf '[board one]\nSource=pgn:%s/opera.pgn\n' "$games" >"$work/hall.conf"
	keep=yes start --config "$work/hall.conf" || return 1
	printf '[board]\nSource=trace:%s\n' "$work/three" >"$work/boards.d/three.conf"
	reload
}

the_first_game_to_keep_comes_with_a_reload()
{
	stop_any
	rm -f "$XDG_STATE_HOME"/touchmove/games.sqlite*
	start_with_files && [ -f "$XDG_STATE_HOME/touchmove/games.sqlite" ] && begin_game three 7 ||
		return 1
	say_to 7 '2 ffff00000000efff 2' '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	has three '"last_move":"1. e4"' || return 1
	die
	keep=yes start --config "$work/hall.conf" && has three '"last_move":"1. e4"' && stop
}

a_store_that_cannot_be_opened_keeps_a_board_out()
{
	stop_any
	rm -f "$XDG_STATE_HOME"/touchmove/games.sqlite*
	sqlite3 "$XDG_STATE_HOME/touchmove/games.sqlite" 'CREATE TABLE t (a)' || return 1
	start_with_files || return 1
	grep -q "another program's database" "$work/daemon.err" &&
		told 'board three: cannot be brought in' || return 1
	[ "$(boards)" = '{"type":"ao","data":[["one"]]}' ] && stop || return 1
	rm "$XDG_STATE_HOME/touchmove/games.sqlite"
}

# As many as there can be, and one more.
a_hall_has_a_limit()
{
	mkdir "$work/many"
	set --
	for n in $(seq 256); do
		printf 'reedtrace 1\n0 %s 0\n' $ready >"$work/many/$n"
		set -- "$@" --board "b$n=trace:$work/many/$n"
	done
	start --speed max "$@" || return 1
	has b256 '"health":"ended"' && bounded "$ctl" --user status >"$work/table" || return 1
	[ "$(wc -l <"$work/table")" -eq 257 ] || return 1
	bounded busctl --user --json=short call org.touchmove1 /org/touchmove1 \
		org.freedesktop.DBus.ObjectManager GetManagedObjects >"$work/objects"
	[ "$(grep -o '"/org/touchmove1/board/b[0-9]*"' "$work/objects" | sort -u | wc -l)" -eq 256 ] ||
		return 1
	bounded "$ctl" --user pgn 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && stop || return 1
	bounded "$touchmoved" --user "$@" --board more=pgn:x 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'more=pgn:x is one too many' "$work/bad"
}

# Reads what is kept of a board that comes in, which lasts as long as the gate is shut.
a_reload_holds_nobody_up()
{
	export OPEN_GATE="$work/open-gate"
	export LD_PRELOAD="$module"
	start_hall || return 1
	unset LD_PRELOAD
	begin_game one 5 && begin_game two 6 || return 1
	of two result 0-1 && has two '"state":"ended"' || return 1
	mv "$work/boards.d/two.conf" "$work/two.conf"
	reload && told 'board two: is taken away' || return 1
	mv "$work/two.conf" "$work/boards.d/two.conf"
	mkfifo "$OPEN_GATE"
	tasks=$(ls "/proc/$daemon_pid/task" | wc -l)
	"$ctl" --user boards reload >"$work/first" 2>&1 &
	first=$!
	deadline=$(($(date +%s) + bound))
	until [ "$(ls "/proc/$daemon_pid/task" | wc -l)" -gt "$tasks" ]; do
		[ "$(date +%s)" -lt $deadline ] || return 1
	done
	"$ctl" --user boards reload >"$work/second" 2>&1 &
	second=$!
	say_to 5 '2 ffff00000000efff 2' '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	has one '"last_move":"1. e4"' && of one penalty white add-opponent 60 || return 1
	kill -0 $first && kill -0 $second && [ ! -s "$work/first" ] && [ ! -s "$work/second" ] &&
		[ "$(boards)" = '{"type":"ao","data":[["one"]]}' ] || return 1
	exec 9<>"$OPEN_GATE"
	rm "$OPEN_GATE"
	exec 9>&-
	wait $first && wait $second && grep -q '^board two: ' "$work/first" &&
		[ ! -s "$work/second" ] || { cat "$work/first" "$work/second" >&2; return 1; }
	since two Arbiter 0 | grep -q '0-1' && has one '"last_move":"1. e4"' && stop
}

# It ends although what it reads does not come.
ends_in_a_reload()
{
	export LD_PRELOAD="$module"
	start_hall || return 1
	unset LD_PRELOAD
	begin_game one 5 && begin_game two 6 && of two result 0-1 && has two '"state":"ended"' || return 1
	mv "$work/boards.d/two.conf" "$work/two.conf"
	reload && told 'board two: is taken away' || return 1
	mv "$work/two.conf" "$work/boards.d/two.conf"
	mkfifo "$OPEN_GATE"
	"$ctl" --user boards reload >"$work/first" 2>&1 &
	first=$!
	kill "$daemon_pid"
	exec 9<>"$OPEN_GATE"
	rm "$OPEN_GATE"
	wait "$daemon_pid"
	status=$?
	exec 9>&-
	daemon_pid=
	wait $first
	[ $status -eq 0 ]
}

check configured_boards_are_there
check boards_play_apart
check several_boards_want_a_choice
check boards_are_listed
check boards_come_and_go
check a_game_is_not_disturbed
check numbers_go_on_when_a_board_is_made_anew
check drop_ins_change_boards
check bad_configurations_change_nothing
check starts_only_with_a_good_configuration
check every_game_goes_on_after_a_kill
check the_first_game_to_keep_comes_with_a_reload
check a_store_that_cannot_be_opened_keeps_a_board_out
check a_hall_has_a_limit
if [ -n "$module" ]; then
	check a_reload_holds_nobody_up
	check ends_in_a_reload
else
	skip 'a reload that lasts' 'a sanitizer must be the first that is preloaded'
fi

echo "1..$count"
exit $failed
