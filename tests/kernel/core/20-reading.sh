#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Reads from an open file.

. /tests/tap.sh

load reedboard && load reedboard-sim
core-reading
rmmod reedboard-sim reedboard
