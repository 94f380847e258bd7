#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Games on hardware that is simulated down to its rows and columns, its expanders and its shift
# registers. The module reads them; a matrix is also read by touchmoved through libgpiod, without
# it.

. /tests/tap.sh
. /tests/game.sh

TESTBED=/sys/kernel/debug/reedboard-testbed
LINES=/sys/devices/platform/matrix-lines

game() {
	need "the game is played on $1" play-files "$GAMES/fools-mate.trace" "$2" "$3"
	check "the game on $1 comes to its end" game_ended 30
	check_game fools-mate "on $1"
	end_game
}

game_on_testbed() {
	need "$1 is simulated" load reedboard-testbed topology="$2"
	need "/dev/reedboard0 is $1" wait_for 5 test -c /dev/reedboard0
	check "touchmoved starts with $1" start_game --source chardev:/dev/reedboard0
	game "$1" $TESTBED/contacts $TESTBED/inputs
	echo 1 >$TESTBED/vanish
	check "$1 goes" rmmod reedboard-testbed
}

configure() {
	printf '%s\n' '[gpio]' Topology=matrix 'Rows=ROW1 ROW2 ROW3 ROW4 ROW5 ROW6 ROW7 ROW8' \
		'Columns=COL1 COL2 COL3 COL4 COL5 COL6 COL7 COL8' WhiteLever=WHITE \
		BlackLever=BLACK AdjustButton=ADJUST ArbiterButton=ARBITER
}

need 'reedboard.ko loads' load reedboard
game_on_testbed 'a matrix' matrix
game_on_testbed 'expanders' expanders
game_on_testbed 'a chain on SPI' spi
check 'reedboard.ko unloads' rmmod reedboard

need 'a matrix for programs is simulated' load matrix-lines
configure >"$WORK/conf"
check 'touchmoved starts with its lines' start_game --config "$WORK/conf" --source gpio:
game 'a matrix that touchmoved scans' $LINES/squares $LINES/inputs
check 'it goes' rmmod matrix-lines
