#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The times of frames, whatever comes when.

. /tests/tap.sh

load reedboard && load reedboard-sim
core-stamps
rmmod reedboard-sim reedboard
