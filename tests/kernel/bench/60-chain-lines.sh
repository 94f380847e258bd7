#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later

. /tests/tap.sh
. /tests/cost.sh

measure 'chain on lines, 1 kHz' topology=chain properties=poll-interval=1
