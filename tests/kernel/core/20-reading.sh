#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What an open file gives.

. /tests/tap.sh

load reedboard && load reedboard-sim
core-reading
rmmod reedboard-sim reedboard
