#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Everything at once.

. /tests/tap.sh

load reedboard && load reedboard-sim
core-storm
rmmod reedboard-sim reedboard
