#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A whole game on a Chessnut board, without levers, through touchmoved to signals on the bus.

. /tests/tap.sh
. /tests/usb-board.sh
. /tests/game.sh

board_is_read() { ctl status | grep -q 'usb:1-1 (ok'; }

printf '[regulations]\nClock=none\n' >"$WORK/conf"
start_emulator chessnut
tell frame ffff00000000ffff 0 \
	kinds=RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr
tell attach
check 'touchmoved starts without levers' \
	start_game --config "$WORK/conf" --source usb:chessnut
check 'and reads the board' wait_for 30 board_is_read
check 'the game is started by command' wait_for 5 ctl start
tell play "$GAMES/opera.recognised" 1
check 'the game comes to its end' game_ended 120
check_game opera 'on a Chessnut board'
end_game
stop_emulator
modprobe -r vhci-hcd || true
