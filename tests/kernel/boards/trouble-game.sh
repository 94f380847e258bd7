#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A game with lost frames, a bus that often stops answering, and a board that is taken away and
# comes back while touchmoved waits for it: no move is lost.

. /tests/tap.sh
. /tests/game.sh

BOARD=/sys/kernel/config/reedboard-sim/board

make_board() {
	load reedboard && load reedboard-sim && mkdir $BOARD &&
		echo ffff00000000ffff >$BOARD/squares && echo f >$BOARD/inputs_wired &&
		echo 1 >$BOARD/live && wait_for 5 test -c /dev/reedboard0
}

# Prints the samples FROM to TO of the game, with times of their own. Every eighth frame is lost,
# and in every fifth pause of half a second the hardware does not answer.
troubled() {
	awk -v from="$1" -v to="$2" '
		!/^[0-9]+ [0-9a-f]+ [0-9a-f]+/ { next }
		++n < from || n > to { next }
		n == from { start = $1 - 100000 }
		last && $1 - last > 500000 && ++pauses % 5 == 0 {
			print last - start + 150000, was, "fault"
			print $1 - start - 150000, was
		}
		{
			was = $2 " " $3
			last = $1
			print $1 - start, was (n % 8 ? "" : " lost")
		}
	' "$GAMES/loyd-stalemate.trace"
}

play() {
	troubled "$1" "$2" >"$WORK/part" && cat "$WORK/part" >$BOARD/script && echo 1 >$BOARD/play &&
		wait_for 60 played
}

played() { [ "$(cat $BOARD/play)" = 0 ]; }

health() { ctl sources --json; }

away() { echo 0 >$BOARD/live && wait_for 5 not test -e /dev/reedboard0; }
back() { echo 1 >$BOARD/live && wait_for 5 test -c /dev/reedboard0; }

remove_board() {
	echo 0 >$BOARD/live && rmdir $BOARD && rmmod reedboard-sim && rmmod reedboard
}

need 'a virtual board is made' make_board
need 'touchmoved starts with it' start_game --source chardev:/dev/reedboard0
check 'the first half is played' play 1 50
faults=$(cat /sys/kernel/debug/reedboard/reedboard0/faults)
check "the hardware stopped answering meanwhile" test "$faults" -gt 0
check 'the board is taken away while touchmoved reads it' away
sleep 2
check 'touchmoved is still there' ctl status
check 'the board is back' back
check 'the second half is played' play 51 1000
check 'the game comes to its end' game_ended 30
check_game loyd-stalemate 'with lost frames, faults and a board unplugged'
end_game
check 'the board and the modules go' remove_board
