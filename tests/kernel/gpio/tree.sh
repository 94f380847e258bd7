#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Boards of the device tree (virt.dtso), one after the other since they share their lines.

. /tests/tap.sh

DRIVER=/sys/bus/platform/drivers/reedboard
CONTROLLER=/sys/bus/platform/drivers/reedboard-testbed
WIRING=$(n=0; while [ $n -lt 64 ]; do printf '%02x' $(((37 * n + 11) % 64)); n=$((n + 1)); done)

if [ ! -e /proc/device-tree/touchmove-testbed ]; then
	skip 'boards of a device tree' 'this machine has none, or none with virt.dtso in it'
	exit 0
fi

unbind_all() {
	for bound in matrix direct expanders; do
		[ ! -e $DRIVER/testbed-$bound ] || echo testbed-$bound >$DRIVER/unbind
	done
}

exercise() {
	board-exercise "$@" >/tmp/lines || echo "not ok - $board: board-exercise $1"
	sed "s/^\(not \)\?ok - /&tree, $board: /" /tmp/lines
}

is_first() { [ "$(basename "$(realpath /sys/class/reedboard/reedboard0/device)")" = testbed-"$board" ]; }

# The kernel binds what uses a controller by itself, at any time after the controller: another board
# may come in between and be the first.
try_to_bind() {
	! is_first || return 0
	unbind_all
	echo testbed-"$board" >$DRIVER/bind
	is_first
}

# bound BOARD: binds the tree's board of that name as /dev/reedboard0.
bound() {
	board=$1
	unbind_all
	check "tree, $board: binds" wait_for 30 try_to_bind
}

all_bound() {
	[ -e $DRIVER/testbed-matrix ] && [ -e $DRIVER/testbed-direct ] &&
		[ -e $DRIVER/testbed-expanders ] && [ -c /dev/reedboard2 ]
}

is_read() { [ "$(cat /sys/kernel/debug/reedboard/reedboard0/readers)" -gt 0 ]; }

told_that_it_has_gone() {
	grep -q 'error reading.*No such device' /tmp/reader && return
	sed 's/^/# /' /tmp/reader
	return 1
}

load reedboard || exit 1
load reedboard-testbed topology=tree line_interrupts=1 || exit 1
check 'tree: the boards bind by themselves' wait_for 30 all_bound ||
	sed 's/^/# waits: /' /sys/kernel/debug/devices_deferred

bound matrix
exercise info 2 8 8 15 2000000
exercise squares "$WIRING"
exercise inputs 15
exercise fault "$WIRING"
exercise transfers bulk_reads=9 line_reads=0

bound direct
exercise info 1 8 8 15 0
exercise squares
exercise inputs 15
exercise stamps 45
exercise storm

bound expanders
exercise info 3 8 8 15 10000000
exercise squares
exercise inputs 15
exercise spans
# Neighbouring squares lie on different controllers; each is read once.
exercise transfers bulk_reads=4 line_reads=0

# The controller is removed while a reader waits for a board; the board must go first.
bound matrix
dd if=/dev/reedboard0 of=/dev/null bs=32 2>/tmp/reader &
reader=$!
check 'tree: somebody reads' wait_for 30 is_read
sleep 0.5
echo touchmove-testbed >$CONTROLLER/unbind
check 'tree: the board goes with its controller' not test -e /dev/reedboard0
check 'tree: a sleeping reader wakes' wait_for 10 not kill -0 $reader
check 'tree: and is told that it has gone' told_that_it_has_gone
echo touchmove-testbed >$CONTROLLER/bind
bound matrix
exercise squares "$WIRING"

unbind_all
echo 1 >/sys/kernel/debug/reedboard-testbed/vanish
check 'tree: the controllers are unloaded' rmmod reedboard_testbed
check 'tree: the driver is unloaded' rmmod reedboard
