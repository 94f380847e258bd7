#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A board of the open protocol: awaited, read through every frame of a game, plugged out and in.

. /tests/tap.sh
. /tests/usb-board.sh

check 'a board is emulated' start_emulator open 0 SERIAL-7
start_watch usb:open
check 'the source waits for a board' wait_for 20 seen_times '^# absent: not plugged in' 1
tell frame ffff00000000ffff 0
tell attach
check 'it finds a board that is plugged in, without udev' wait_for 30 seen_times '^# ready' 1
check 'the state comes at once' wait_for 5 seen_times ' ffff00000000ffff 0$' 1
check 'it is listed, and in use' sh -c \
	'device-watch -l | grep -q "usb:1-1.unusable.open protocol: .*SERIAL-7.in use"'

tell play /tests/games/opera.trace 5
tell wait
check 'a whole game is played' wait_for 60 done_times wait 1
check 'every frame of it is seen, and no other' wait_for 5 every_state_seen
check 'no frame is lost or at fault' not grep -qE ' (lost|fault)' "$BOARD/frames"

tell play /tests/games/fools-mate.trace 2
sleep 1
tell replug 1500
check 'it is plugged out and in during a game' wait_for 30 done_times replug 1
check 'the source says so' wait_for 10 seen_times '^# absent: unplugged' 1
check 'and goes on' wait_for 20 seen_times '^# ready' 2
tell wait
check 'the game goes on to its end' wait_for 60 done_times wait 2
check 'the source has followed it' wait_for 5 last_state_seen
check 'times never went back' not grep -q WRONG "$BOARD/frames"
tell detach
check 'it is plugged out' wait_for 10 seen_times '^# absent: unplugged' 2
check 'the source ends well' stop_watch

tell attach
check 'a board that is there is found by its serial number' \
	wait_for 10 sh -c 'device-watch -l | grep -q "usb:1-1.usable.*SERIAL-7.ready"'
start_watch usb:SERIAL-7
check 'and opened by it' wait_for 10 seen_times '^# ready' 1
check 'the source ends while transfers are in flight' stop_watch
start_watch usb:1209:0001
check 'it is opened by vendor and product' wait_for 10 seen_times '^# ready' 1
stop_watch
start_watch usb:1-1
check 'it is opened by its place on the bus' wait_for 10 seen_times '^# ready' 1
stop_watch
start_watch usb:chessnut
sleep 2
check 'it is no Chessnut board' not seen_times '^# ready' 1
stop_watch
chmod 600 /dev/bus/usb/*/*
check 'who may not open it is told of the rules' sh -c \
	'setpriv --reuid=65534 --clear-groups device-watch usb: 2>&1 | grep -q 60-touchmove-usb.rules'
stop_emulator
