# shellcheck shell=sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Boards on simulated hardware (reedboard-testbed.ko), one after the other, and what is done to them.

# A map without a simple pattern: contact n lies under square 37 n + 11 mod 64.
# shellcheck disable=SC2034
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

# wrong NAME=N TEXT: as board-exercise has it; and the log tells of it, once.
wrong() {
	exercise wrong "$1" "$2"
	check "$board: the log says so once" test "$(kernel_log | grep -c "$2")" = 1
}
