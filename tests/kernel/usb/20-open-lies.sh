#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A board of the open protocol that is broken in every way that we know: each is logged in a line,
# and the frames go on.

. /tests/tap.sh
. /tests/usb-board.sh

square=1

# goes_on: one more square changes, and its frame comes.
goes_on() {
	tell frame "$(printf '%016x' $square)" 0
	wait_for 10 seen_times " $(printf '%016x' $square) 0" 1
	result=$?
	square=$((square * 2))
	return $result
}

# lie COMMAND LINE: spoils the next report; the line is logged, and the next frame is LOST.
lie() {
	tell "$1"
	tell frame ffffffffffffffff 0
	check "$1: '$2'" wait_for 10 logged "$2"
	check "$1: the game is kept" goes_on
}

start_emulator open
start_watch usb:
tell attach
check 'a board is there' wait_for 30 seen_times '^# ready' 1
check 'and read' goes_on
lie 'cut 23' 'report: cut short at 23 bytes, expected 24'
lie 'cut 0' 'report: cut short at 0 bytes, expected 24'
lie 'long 25' 'report: too long at 25 bytes, expected 24'
lie 'length 64' 'report: says 64 bytes of itself, has 24'
lie 'length 0' 'report: says 0 bytes of itself, has 24'
lie 'long 200' 'a report was longer than a packet of its endpoint'
check 'frames after these are marked lost' seen_times ' lost' 6

tell overflow 2
check 'overflows are survived' goes_on
tell stall 1
check 'a stall is told' wait_for 10 logged 'its endpoint stalled'
check 'and survived' goes_on
tell stall 5
check 'an endpoint that stalls again and again is a fault' wait_for 10 seen_times ' fault' 1
check 'and survived' goes_on
tell skip 3
check 'a gap is survived' goes_on
check 'and told' wait_for 5 logged '3 reports lost before number'
count=$(grep -c '^[0-9]' "$BOARD/frames")
tell repeat
tell repeat
sleep 1
check 'a report that comes twice is no frame' [ "$(grep -c '^[0-9]' "$BOARD/frames")" -eq "$count" ]
tell clock 3000000000
check 'a clock that leaps is survived' goes_on
check 'and told' wait_for 5 logged 'clock jumped'
tell fault 1
check 'a scan that fails is a fault' wait_for 5 seen_times ' fault' 2
check 'and told' wait_for 5 logged 'board reports: its bus does not answer'
tell fault 0
check 'until it works again' goes_on
tell silent 1
check 'a board without its heartbeat is at fault' wait_for 10 seen_times ' fault' 3
check 'and told' logged 'silent, its heartbeat is missing'
tell silent 0
check 'until it speaks' goes_on
check 'times never went back' not grep -q WRONG "$BOARD/frames"
tell deaf 1
tell replug 500
check 'a board that refuses START is told' wait_for 20 logged 'refuses the request START'
check 'and is not ready' not seen_times '^# ready' 2
tell deaf 0
check 'until it takes it' wait_for 10 seen_times '^# ready' 2
stop_watch
stop_emulator
