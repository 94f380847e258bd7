#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A real game, whole, written to configfs and read by touchmoved from /dev/reedboard0, up to D-Bus.

. /tests/tap.sh
. /tests/game.sh

BOARD=/sys/kernel/config/reedboard-sim/board

make_board() {
	load reedboard && load reedboard-sim && mkdir $BOARD &&
		echo ffff00000000ffff >$BOARD/squares && echo f >$BOARD/inputs_wired &&
		echo 1 >$BOARD/live && wait_for 5 test -c /dev/reedboard0
}

play() { cat "$GAMES/opera.trace" >$BOARD/script && echo 1 >$BOARD/play; }

remove_board() {
	echo 0 >$BOARD/live && rmdir $BOARD && rmmod reedboard-sim && rmmod reedboard
}

need 'a virtual board is made through configfs' make_board
need 'touchmoved starts with it' start_game --source chardev:/dev/reedboard0
need 'the script of the game is taken and played' play
check 'the game comes to its end' game_ended 120
check_game opera 'through configfs and /dev/reedboard0'
end_game
check 'the board and the modules go' remove_board
