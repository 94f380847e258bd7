#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Every topology but the matrix on simulated hardware: the closed contacts are read, in as few
# transfers as possible, and errors of the hardware are reported.

. /tests/tap.sh
. /tests/testbed.sh

load reedboard || exit 1

board direct topology=direct line_interrupts=1 wiring="$WIRING"
exercise info 1 8 8 15 0
exercise squares "$WIRING"
exercise inputs 15
gone

board 'direct, stamps' topology=direct line_interrupts=1
exercise stamps 45
exercise spans
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

board expanders topology=expanders sleeping=1 wiring="$WIRING"
exercise info 3 8 8 15 default
everything "$WIRING"
exercise transfers bulk_reads=4 line_reads=0
gone

board 'expanders, line by line' topology=expanders sleeping=1 multiple=0
exercise info 3 8 8 15 default
exercise squares
exercise transfers bulk_reads=0 line_reads=68
gone

# An expander's interrupts come out of a thread that has read it, some time after the change.
board 'expanders, interrupts' topology=expanders sleeping=1 line_interrupts=1 late_us=8000 \
	separate_inputs=1
exercise info 3 8 8 15 10000000
everything
exercise spans
exercise transfers bulk_reads=5 line_reads=0
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
