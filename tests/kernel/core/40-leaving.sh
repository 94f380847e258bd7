#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Boards that are removed while they are read.

. /tests/tap.sh

load reedboard && load reedboard-sim
core-leaving
rmmod reedboard-sim reedboard
