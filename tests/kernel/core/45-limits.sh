#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What boards refuse, and bear.

. /tests/tap.sh

load reedboard && load reedboard-sim
# A processor that is kept for so long from everybody else is complained of: 2 of them.
[ ! -e /proc/sys/kernel/watchdog_thresh ] || echo 3 >/proc/sys/kernel/watchdog_thresh
core-limits
rmmod reedboard-sim reedboard
