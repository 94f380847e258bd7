#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Every topology on simulated hardware: the closed contacts are read, in as few transfers as
# possible, and errors of the hardware are reported.

. /tests/tap.sh

# A map without a simple pattern: contact n lies under square 37 n + 11 mod 64.
WIRING=$(n=0; while [ $n -lt 64 ]; do printf '%02x' $(((37 * n + 11) % 64)); n=$((n + 1)); done)

# board NAME PARAMETER...: makes a new board for the following checks.
board() {
	board=$1
	shift
	echo "# $board"
	load reedboard-testbed "$@" || echo "not ok - $board: the board is made"
}

exercise() {
	board-exercise "$@" >/tmp/lines || echo "not ok - $board: board-exercise $1"
	sed "s/^\(not \)\?ok - /&$board: /" /tmp/lines
}

gone() {
	echo 1 >/sys/kernel/debug/reedboard-testbed/vanish
	check "$board: unloaded" rmmod reedboard_testbed
}

# Squares, inputs and errors, which are checked alike for all topologies.
# shellcheck disable=SC2086
everything() {
	exercise squares $1
	exercise inputs 15
	exercise fault $1
}

load reedboard || exit 1

# wrong NAME=N TEXT: as board-exercise has it; and the log tells of it, once.
wrong() {
	exercise wrong "$1" "$2"
	check "$board: the log says so once" test "$(kernel_log | grep -c "$2")" = 1
}

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

board 'matrix, settling slowly' topology=matrix settle_us=90 properties=settle-time-us=100
exercise info 2 8 8 15 default
gone

board 'matrix, inputs apart, long wires' topology=matrix separate_inputs=1 settle_us=300 \
	properties=settle-time-us=300
exercise squares
exercise inputs 15
exercise transfers bulk_reads=10 line_reads=0
gone

board 'matrix, sleeping, open drain' topology=matrix sleeping=1 open_drain=1 active_low=1 \
	properties='poll-interval=5;settle-time-us=50'
exercise info 2 8 8 15 5000000
everything
exercise transfers bulk_reads=9 line_reads=0 line_writes=16
wrong dead_rows=8 'row 3 not active when selected'
gone

board 'matrix of 4 by 4' topology=matrix squares=16 columns=4 properties='settle-time-us=0'
exercise info 2 4 4 15 default
exercise inputs 15
gone

board direct topology=direct line_interrupts=1 wiring="$WIRING"
exercise info 1 8 8 15 0
exercise squares "$WIRING"
exercise inputs 15
gone

board 'direct, stamps' topology=direct line_interrupts=1
exercise stamps 50
exercise storm
gone

board 'direct, scanned' topology=direct active_low=1
exercise info 1 8 8 15 default
everything
exercise transfers bulk_reads=1 line_reads=0
gone

board 'direct, scanned by wish' topology=direct line_interrupts=1 properties=poll-interval=7
exercise info 1 8 8 15 7000000
exercise squares
exercise transfers bulk_reads=1 line_reads=0 interrupts=0
gone

board expanders topology=expanders sleeping=1 interleave=1 wiring="$WIRING"
exercise info 3 8 8 15 default
everything "$WIRING"
exercise transfers bulk_reads=4 line_reads=0
gone

board 'expanders, line by line' topology=expanders sleeping=1 multiple=0
exercise info 3 8 8 15 default
exercise squares
exercise transfers bulk_reads=0 line_reads=68
gone

board 'expanders, interrupt' topology=expanders sleeping=1 interrupt=level separate_inputs=1
exercise info 3 8 8 15 50000000
everything
exercise stamps 40
exercise transfers bulk_reads=5 line_reads=0
gone

board 'expanders, line interrupts' topology=expanders sleeping=1 line_interrupts=1
exercise info 3 8 8 15 50000000
everything
exercise stamps 40
gone

board 'chain of lines' topology=chain sleeping=1 wiring="$WIRING"
exercise info 4 8 8 15 default
everything "$WIRING"
exercise transfers bulk_reads=1 line_reads=0
gone

board 'chain on SPI' topology=spi wiring="$WIRING" load=1 active_low=1 \
	input_bits=64,66,70,71 properties='registers-number=9;touchmove,active-low;touchmove,white-lever-bit=64;touchmove,black-lever-bit=66;touchmove,adjust-bit=70;touchmove,arbiter-bit=71'
exercise info 4 8 8 15 default
everything "$WIRING"
exercise transfers spi_reads=1 bulk_reads=0 line_reads=0
gone

board 'chain on SPI, inputs of their own' topology=spi
exercise info 4 8 8 15 default
everything
exercise transfers spi_reads=1 bulk_reads=1
gone

# One byte more than there are registers, of the level behind the last one. Contacts close to ground,
# and so is that.
board 'chain on SPI with a tail' topology=spi active_low=1 tail=0 \
	properties='touchmove,active-low;touchmove,tail-level=0'
exercise info 4 8 8 15 default
exercise shows 0xffff00000000ffff 0x7fffffffffffffff
exercise inputs 15
wrong stuck_data=2 'the end of the chain does not come through'
wrong stuck_data=1 'every contact of the chain reads closed'
gone

board 'chain on SPI with a tail, active high' topology=spi tail=1 \
	properties='touchmove,tail-level=1'
exercise shows 0xffff00000000ffff
exercise wrong stuck_data=1 'the end of the chain does not come through'
exercise wrong stuck_data=2 'every contact of the chain reads closed'
gone

# Digital Hall sensors: their outputs are not to be believed before they are up.
board 'Hall sensors on a chain' topology=spi supply=1 power_up_us=100000 \
	properties=post-power-on-delay-ms=101
exercise first 0xffff00000000ffff
gone

board 'Hall sensors on expanders' topology=expanders sleeping=1 supply=1 power_up_us=100000 \
	properties=post-power-on-delay-ms=101
exercise first 0xffff00000000ffff
gone

check 'rmmod' rmmod reedboard
