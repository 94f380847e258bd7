#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A whole game over the open protocol, with the board plugged out and in meanwhile, through
# touchmoved to signals on the bus.

. /tests/tap.sh
. /tests/usb-board.sh
. /tests/game.sh

board_is_read() { ctl status | grep -q 'usb:1-1 (ok'; }

start_emulator open
tell frame ffff00000000ffff 0
check 'touchmoved waits for a board' start_game --source usb:open
tell attach
check 'and finds it' wait_for 30 board_is_read
tell play "$GAMES/loyd-stalemate.trace" 1
sleep 10
tell replug 1500
check 'the board is plugged out and in during the game' wait_for 30 done_times replug 1
check 'the game comes to its end' game_ended 120
check_game loyd-stalemate 'over the open protocol'
end_game
stop_emulator
