#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Matrices on simulated hardware: the closed contacts are read, with as few switches and reads as
# possible, and errors of the hardware and of its wiring are reported.

. /tests/tap.sh
. /tests/testbed.sh

load reedboard || exit 1

# As on a Raspberry Pi: rows are open drain, and each line is read and switched alone. A row is
# switched when it comes and when it goes; columns are read for each row, and once for none.
board 'matrix' topology=matrix wiring="$WIRING" active_low=1 open_drain=1 multiple=0
exercise info 2 8 8 15 default
everything "$WIRING"
exercise transfers line_writes=16 line_reads=76 bulk_writes=0 bulk_reads=0
gone

board 'matrix, push-pull, read and written at once' topology=matrix wiring="$WIRING"
exercise info 2 8 8 15 default
everything "$WIRING"
exercise transfers bulk_reads=9 line_reads=0 bulk_writes=9 line_writes=0
gone

board 'matrix, wrongly wired' topology=matrix slow_reads=2 open_drain=1 active_low=1
wrong contacts=1 'column 0 active after the row has gone'
wrong contacts=0x2400000000000000 'columns 2 5 active after the row has gone'
wrong stuck_columns=8 'column 3 active with no row selected'
gone

# Three corners of a rectangle and four are the same to it; a rank or a diagonal are certain.
board 'matrix without diodes' topology=matrix diodes=0 open_drain=1 active_low=1 \
	properties='touchmove,no-diodes'
exercise shows 0x8040201008040201 0xff00000000 0x0101010101010101
wrong contacts=0x0103 'a1 b1 a2 b2 cannot be told apart without diodes'
wrong contacts=0x120000120000 'b3 e3 b6 e6 cannot be told apart without diodes'
gone

board 'matrix with diodes' topology=matrix open_drain=1 active_low=1
exercise shows 0x0103 0x120000120000 0xffff00000000ffff
gone

board 'matrix, settling slowly' topology=matrix settle_us=90 properties=touchmove,settle-time-us=100
exercise info 2 8 8 15 default
gone

board 'matrix, inputs apart, long wires' topology=matrix separate_inputs=1 settle_us=300 \
	properties=touchmove,settle-time-us=300
exercise squares
exercise inputs 15
exercise transfers bulk_reads=10 line_reads=0
gone

board 'matrix, sleeping, open drain' topology=matrix sleeping=1 open_drain=1 active_low=1 \
	properties='poll-interval=5;touchmove,settle-time-us=50'
exercise info 2 8 8 15 5000000
everything
exercise transfers bulk_reads=9 line_reads=0 line_writes=16
wrong dead_rows=8 'row 3 not active when selected'
gone

board 'matrix, idle as its node says' topology=matrix \
	properties='touchmove,idle-interval-us=20000;touchmove,idle-delay-ms=2000'
check 'idle at the interval of the node' \
	test "$(cat /sys/class/reedboard/reedboard0/idle_interval_us)" = 20000
check 'idle after the delay of the node' \
	test "$(cat /sys/class/reedboard/reedboard0/idle_delay_ms)" = 2000
gone

board 'matrix, never idle' topology=matrix properties=touchmove,idle-interval-us=0
check 'never idle' test "$(cat /sys/class/reedboard/reedboard0/idle_interval_us)" = 0
gone

board 'matrix of 4 by 4' topology=matrix squares=16 columns=4 properties='touchmove,settle-time-us=0'
exercise info 2 4 4 15 default
exercise inputs 15
gone

check 'rmmod' rmmod reedboard
