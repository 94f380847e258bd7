#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A Chessnut board with the kernel's HID driver bound to it: every frame of a game with its pieces,
# plugging out and in, and invalid reports.

. /tests/tap.sh
. /tests/usb-board.sh

modprobe usbhid
modprobe hid-generic
start=RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr
check 'a board is emulated' start_emulator chessnut
tell frame ffff00000000ffff 0 kinds=$start
tell attach
check "the kernel's driver takes it" wait_for 20 test -e /sys/bus/usb/drivers/usbhid/1-1:1.1
start_watch usb:
check 'the source takes it from the driver' wait_for 20 seen_times '^# ready: 1-1, Chessnut' 1
check 'the state comes at once' wait_for 5 seen_times "kinds=$start" 1
check 'the keyboard beside it is left alone' test -e /sys/bus/usb/drivers/usbhid/1-1:1.0

tell play /tests/games/opera.recognised 2
tell wait
check 'a whole game is played' wait_for 60 done_times wait 1
check 'every frame of it is seen with its pieces' wait_for 5 every_state_seen kinds

tell play /tests/games/fools-mate.recognised 1
sleep 1
tell replug 1500
check 'it is plugged out and in during a game' wait_for 30 done_times replug 1
check 'the source says so' wait_for 10 seen_times '^# absent: unplugged' 1
check 'and goes on' wait_for 20 seen_times '^# ready' 2
tell wait
check 'the game goes on to its end' wait_for 60 done_times wait 2
check 'the source has followed it' wait_for 5 last_state_seen kinds

# lie COMMAND LINE
lie() {
	tell "$1"
	tell frame ffffffffffffffff 0
	check "$1: '$2'" wait_for 10 logged "$2"
}
lie 'cut 33' 'report: cut short at 33 bytes, expected 34 or more'
lie 'cut 40' 'report: says that 61 bytes follow, expected 32 to 38'
lie 'length 255' 'report: says that 255 bytes follow, expected 32 to 62'
lie 'length 31' 'report: says that 31 bytes follow, expected 32 to 62'
tell stall 1
check 'a stall is told' wait_for 10 logged 'its endpoint stalled'
sleep 1
tell frame ffff00000000ffff 0 kinds=$start
check 'the game is kept, and what was missed is marked' \
	wait_for 10 seen_times "ffff00000000ffff 0 lost kinds=$start" 1
check 'times never went back' not grep -q WRONG "$BOARD/frames"
stop_watch
check 'the driver has it back' wait_for 10 test -e /sys/bus/usb/drivers/usbhid/1-1:1.1
stop_emulator
