#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# touchmovectl wiring --test over a USB board: one that is right, one that is not, one that is left,
# and one that is plugged out and in meanwhile.

. /tests/tap.sh
. /tests/usb-board.sh
. /tests/walk.sh

: >"$WALK/conf"

contacts() { tell frame "$(printf %016x 0x$1)" "$(printf %x "$2")"; }

unplugged_board() {
	contacts 0 0
	begin_walk "$@"
	walk_squares 0 1 && asked 'c1[?]' || return 1
	tell detach
	asked 'waiting for a board: unplugged*' || return 1
	contacts 0 0
	tell attach
	asked 'reading: *' || return 1
	contacts 4 0
	asked 'd1[?]' || return 1
	contacts 0 0
	word 'done'
	end_walk 0 && found '^Squares tried: 3 of 64. No fault was found.$'
}

need 'a board is emulated' start_emulator open 0 SERIAL-8
tell frame 0000000000000000 0
tell attach
check 'it is there' wait_for 30 sh -c 'device-watch -l | grep -q "usb:1-1.usable"'
check 'a board that is right is told so' \
	right_board --topology direct --config "$WALK/conf" usb:SERIAL-8
check 'what is wrong with a board is told' \
	wrong_board --topology direct --config "$WALK/conf" usb:SERIAL-8
check 'a test that was left goes on' \
	left_board --topology direct --config "$WALK/conf" usb:SERIAL-8
check 'a board that is plugged out and in is gone on with' \
	unplugged_board --topology direct --config "$WALK/conf" usb:SERIAL-8
stop_emulator
