#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later

. /tests/tap.sh
. /tests/cost.sh

measure 'expanders, 1 kHz' topology=expanders properties=poll-interval=1
