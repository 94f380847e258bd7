#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# How often boards are sampled.

. /tests/tap.sh

told() { kernel_log | grep -q "$1"; }

load reedboard && load reedboard-sim
core-pace
check 'the log tells of an interrupt that did not come' told 'a change was found that no interrupt'
rmmod reedboard-sim reedboard
