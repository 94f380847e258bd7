#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# touchmovectl wiring --test over bare GPIO lines: a board that is right, one that is not, one that
# is left and gone on with.

. /tests/tap.sh
. /tests/lines.sh
. /tests/walk.sh

closed=0 down=0

# Sets the lines that are to change, by their pulls.
contacts() {
	local n squares=$((0x$1)) inputs=$2

	for n in {0..63}; do
		if [ $(((squares ^ closed) >> n & 1)) -ne 0 ]; then
			set_pull $n $((squares >> n & 1))
		fi
	done
	for n in {0..3}; do
		if [ $(((inputs ^ down) >> n & 1)) -ne 0 ]; then
			set_pull $((64 + n)) $((inputs >> n & 1))
		fi
	done
	closed=$squares down=$inputs
}

set_pull() {
	if [ "$2" -eq 1 ]; then
		echo pull-up >"$CHIP/sim_gpio$1/pull"
	else
		echo pull-down >"$CHIP/sim_gpio$1/pull"
	fi
}

{
	echo '[gpio]'
	echo 'Topology=direct'
	for rank in {1..8}; do
		echo "${prefix-Squares=} $(printf "%s$rank " a b c d e f g h)"
		prefix=' '
	done
	printf '%s\n' WhiteLever=white-lever BlackLever=black-lever AdjustButton=adjust \
		ArbiterButton=arbiter
} >"$WALK/conf"

need 'the lines are there' make_lines
check 'a board that is right is told so' right_board --config "$WALK/conf" gpio:
check 'what is wrong with a board is told' wrong_board --config "$WALK/conf" gpio:
check 'a test that was left goes on' left_board --config "$WALK/conf" gpio:
contacts 0 0
check 'the lines go' remove_lines
