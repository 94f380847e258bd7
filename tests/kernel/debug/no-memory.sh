#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Lets each allocation in turn fail while modules are loaded, boards are made and bound, and device
# files are opened: every error path is unwound, and all works once there is memory.

. /tests/tap.sh

FAILSLAB=/sys/kernel/debug/failslab
SIM=/sys/kernel/config/reedboard-sim/board

if [ ! -e $FAILSLAB ]; then
	skip 'allocations that fail' 'this kernel does not let them fail'
	exit 0
fi
# What is shared with the host would fail too, and stay broken.
mkdir -p /run/no-memory
cp "$MODULES"/reedboard*.ko "$(command -v fail-nth)" /run/no-memory/
MODULES=/run/no-memory
PATH=/run/no-memory:$PATH
echo N >$FAILSLAB/ignore-gfp-wait
echo 0 >$FAILSLAB/verbose

# The kernel logs every vmalloc() that gets no memory, with a trace.
expect_trace 'fail-nth: vmalloc error: size [0-9]+, vm_struct allocation failed'

load_and_unload() {
	fail-nth load "$MODULES/reedboard.ko" reedboard
	load reedboard
	fail-nth load "$MODULES/reedboard-sim.ko" reedboard_sim
	load reedboard-sim
}

virtual_board() {
	fail-nth mkdir $SIM
	mkdir $SIM
	fail-nth write $SIM/live 1 $SIM/live 0
	echo 1 >$SIM/live
	wait_for 5 test -c /dev/reedboard0
	fail-nth read /dev/reedboard0
	echo 0 >$SIM/live
	rmdir $SIM
	rmmod reedboard-sim
}

# The devices that are bound to the driver, on either bus.
bound() { ls -d /sys/bus/*/drivers/reedboard*/*/driver 2>/dev/null | sed 's|/driver$||'; }

# board PARAMETER...: binds a board of simulated hardware anew, over and over.
board() {
	if ! load reedboard-testbed "$@"; then
		echo "not ok - a board of $*"
		return
	fi
	for device in $(bound); do
		driver=${device%/*}
		device=${device##*/}
		echo "# $* is $device"
		echo "$device" >"$driver/unbind"
		fail-nth write "$driver/bind" "$device" "$driver/unbind" "$device"
		echo "$device" >"$driver/bind"
		check "bound again: $*" test -e "$driver/$device"
		wait_for 5 test -c /dev/reedboard0
		fail-nth read /dev/reedboard0
	done
	echo 1 >/sys/kernel/debug/reedboard-testbed/vanish
	rmmod reedboard-testbed
}

load_and_unload
virtual_board
if [ -e "$MODULES/reedboard-testbed.ko" ]; then
	board topology=matrix
	board topology=direct line_interrupts=1
	board topology=expanders sleeping=1 line_interrupts=1
	board topology=chain sleeping=1
	board topology=spi
else
	skip 'boards on simulated hardware' 'their module was not built'
fi
check 'the driver goes' rmmod reedboard
