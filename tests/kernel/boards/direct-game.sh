#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A game on simulated GPIO lines in the direct topology, up to touchmoved. The driver is bound by
# the device tree if the machine has one.

. /tests/tap.sh
. /tests/lines.sh
. /tests/game.sh

make_board() {
	load reedboard || return 1
	[ -d /proc/device-tree/reedboard-direct ] || load direct-board || return 1
	wait_for 5 test -c /dev/reedboard0
}

bound_to() { [ "$(basename "$(readlink /sys/bus/platform/devices/reedboard-direct/driver)")" = "$1" ]; }

remove_board() {
	! lsmod | grep -q ^direct_board || rmmod direct-board
	rmmod reedboard
}

need '68 lines are simulated' make_lines
need 'a board on these lines is found' make_board
need 'the driver is bound to it' bound_to reedboard
need 'touchmoved starts with it' start_game --source chardev:/dev/reedboard0
need 'the game is played on the lines' play-lines "$GAMES/fools-mate.trace" "$CHIP"
check 'the game comes to its end' game_ended 30
check_game fools-mate 'through simulated lines and the direct topology'
end_game
check 'the board goes' remove_board
check 'the lines go' remove_lines
