#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Boards that the core samples, also when they fail, are slow, or sleep.

. /tests/tap.sh

# Hardware that comes and goes must be seen in the log.
told() { kernel_log | grep -q "reedboard0: $1"; }

load reedboard && load reedboard-sim
core-sampling
check 'the log tells of a fault' told 'the hardware does not answer: -'
check 'the log tells of its end' told 'the hardware answers again'
check 'the log tells of an overrun' told 'a sample took [0-9]* us, the period is 1000 us'
rmmod reedboard-sim reedboard
