#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# touchmoved finds a board of the module by itself; the board goes in mid-game and comes back. Also
# touchmovectl's view of it: sources, and wiring with the map that the kernel has applied, made and
# tested.

. /tests/tap.sh
. /tests/game.sh

BOARD=/sys/kernel/config/reedboard-sim/board

make_board() {
	load reedboard && load reedboard-sim && mkdir $BOARD &&
		echo ffff00000000ffff >$BOARD/squares && echo f >$BOARD/inputs_wired &&
		echo 1 >$BOARD/live && wait_for 5 test -c /dev/reedboard0
}

remove_board() {
	echo 0 >$BOARD/live && rmdir $BOARD && rmmod reedboard-sim && rmmod reedboard
}

said() { ctl status --json | grep -q -e "$1"; }

health() { wait_for 20 said "\"health\":\"$1\"" || { ctl status; return 1; }; }

squares() { echo "$1" >$BOARD/squares; }

inputs() { echo "$1" >$BOARD/inputs; }

begin_a_game() { inputs 2 && wait_for 10 said '"state":"playing"'; }

move_in_spite_of_it() {
	echo 0 >$BOARD/live && health gone && squares ffff00001000efff &&
		echo 1 >$BOARD/live && health ok && sleep 1 && inputs 1 &&
		wait_for 10 said '"last_move":"1. e4"'
}

list_it() {
	ctl sources --json >"$WORK/sources" && cat "$WORK/sources" &&
		grep -q '"spec":"chardev:/dev/reedboard0".*"condition":"ready".*"used":true' \
			"$WORK/sources"
}

show_contacts() {
	touchmovectl wiring --source chardev: >"$WORK/lines" &
	wiring=$!
	wait_for 10 grep -q 'closed at first: ' "$WORK/lines" && squares ffff00001000efef &&
		wait_for 10 grep -q 'e1 open, changes: 1' "$WORK/lines"
	shown=$?
	kill $wiring
	wait $wiring
	squares ffff00001000efff
	return $shown
}

# Contact n of a virtual board is square n; one piece is moved over the first two squares.
make_map() {
	squares 0000000000000000
	mkfifo "$WORK/words"
	touchmovectl wiring --make --settle 50 --source chardev:/dev/reedboard0 <"$WORK/words" \
		>"$WORK/dialogue" &
	wiring=$!
	exec 5>"$WORK/words"
	wait_for 10 grep -q 'a1?' "$WORK/dialogue" && squares 0000000000000200 &&
		wait_for 10 grep -q 'a1 is contact 9' "$WORK/dialogue" &&
		squares 0000000000000000 && sleep 0.2 && squares 0000000000000001 &&
		wait_for 10 grep -q 'b1 is contact 0' "$WORK/dialogue" && echo 'done' >&5
	wait $wiring
	made=$?
	exec 5>&-
	tail -n 22 "$WORK/dialogue"
	[ $made -eq 0 ] && grep -q '^Wiring=b1 - - - - - - -$' "$WORK/dialogue" &&
		grep -q 'touchmove,wiring = /bits/ 8 <1 255 255' "$WORK/dialogue"
}

# A good square, a mistake that is put right, one that never closes, and hardware that fails.
walk_over_it() {
	squares 0000000000000000
	mkfifo "$WORK/answers"
	XDG_STATE_HOME=$WORK touchmovectl wiring --test --settle 50 --source chardev:/dev/reedboard0 \
		<"$WORK/answers" >"$WORK/walk" &
	wiring=$!
	exec 5>"$WORK/answers"
	wait_for 10 grep -q 'a1?' "$WORK/walk" && squares 0000000000000001 &&
		wait_for 10 grep -q 'b1?' "$WORK/walk" &&
		squares 0000000000000000 && sleep 0.2 && squares 0000000000000004 &&
		wait_for 10 grep -q 'b1 was asked for, and c1 closed' "$WORK/walk" &&
		squares 0000000000000000 && sleep 0.2 && squares 0000000000000002 &&
		wait_for 10 grep -q 'c1?' "$WORK/walk" &&
		squares 0000000000000000 && sleep 0.2 && echo none >&5 &&
		wait_for 10 grep -q 'd1?' "$WORK/walk" && echo 1 >$BOARD/fault &&
		wait_for 10 grep -q 'The hardware does not answer' "$WORK/walk" &&
		echo 0 >$BOARD/fault &&
		wait_for 10 grep -q 'The hardware answers again' "$WORK/walk" && echo 'done' >&5
	wait $wiring
	walked=$?
	exec 5>&-
	cat "$WORK/walk"
	[ $walked -eq 1 ] && grep -q '^c1: never closes' "$WORK/walk" &&
		grep -q '^d1: the hardware failed' "$WORK/walk" &&
		grep -q '^Squares tried: 3 of 64' "$WORK/walk"
}

: >"$WORK/conf"
need 'touchmoved starts without any board' start_game --config "$WORK/conf"
check 'and waits for one' health waiting
need 'a virtual board is made through configfs' make_board
check 'touchmoved finds it' health ok
check 'sources names it, and that it is read' list_it
check 'a game begins' begin_a_game
check 'the board goes and comes back with a move made meanwhile' move_in_spite_of_it
check 'wiring shows contacts beside the daemon' show_contacts
check 'wiring makes a map' make_map
check 'wiring walks over the board' walk_over_it
end_game
check 'the board and the modules go' remove_board
