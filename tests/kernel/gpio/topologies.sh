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

board matrix topology=matrix wiring="$WIRING" active_low=1
exercise info 2 8 8 15 default
everything "$WIRING"
exercise transfers bulk_reads=8 line_reads=0 bulk_writes=9 line_writes=0
gone

board 'matrix, inputs apart, long wires' topology=matrix separate_inputs=1 settle_us=300 \
	properties=settle-time-us=300
exercise squares
exercise inputs 15
exercise transfers bulk_reads=9 line_reads=0
gone

board 'matrix, sleeping, open drain' topology=matrix sleeping=1 open_drain=1 active_low=1 \
	properties='poll-interval=5;settle-time-us=50'
exercise info 2 8 8 15 5000000
everything
exercise transfers bulk_reads=8 line_reads=0
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

check 'rmmod' rmmod reedboard
