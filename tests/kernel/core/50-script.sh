#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Scripts that virtual boards play, and what such boards refuse.

. /tests/tap.sh

told() { kernel_log | grep -q "$1"; }

load reedboard && load reedboard-sim
core-script
check 'the log tells what is wrong with a script' told 'script, line 3: a line begins with a time'
rmmod reedboard-sim reedboard
