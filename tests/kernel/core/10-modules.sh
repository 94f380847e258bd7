#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Loads reedboard and reedboard-sim, uses them, unloads them and loads them again.

. /tests/tap.sh

loaded() { grep -q '^reedboard' /proc/modules; }

traces() {
	ls -d /sys/class/reedboard /sys/kernel/debug/reedboard \
		/sys/kernel/config/reedboard-sim 2>/dev/null
}

come_to_live() { echo 1 >$BOARDS/one/live && test -c /dev/reedboard0; }

again() {
	check "insmod, $1" eval 'load reedboard && load reedboard-sim'
	check "a board is configured, $1" mkdir $BOARDS/one
	check "it lives, under the first name, $1" come_to_live
	check "reedboard-sim stays while a board is configured, $1" not eval \
		'rmmod reedboard-sim 2>/dev/null'
	check "reedboard stays while reedboard-sim needs it, $1" not eval \
		'rmmod reedboard 2>/dev/null'
	check "the board goes, $1" rmdir $BOARDS/one
	check "rmmod, $1" eval 'rmmod reedboard-sim && rmmod reedboard'
	check "nothing is left of them, $1" not eval 'loaded || traces'
}

readonly BOARDS=/sys/kernel/config/reedboard-sim
again once
again twice
