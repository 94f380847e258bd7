#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later

. /tests/tap.sh
. /tests/cost.sh

measure 'matrix as on a Pi, 1 kHz' topology=matrix open_drain=1 active_low=1 multiple=0 \
	properties=poll-interval=1
