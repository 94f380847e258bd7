#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later

. /tests/tap.sh
. /tests/cost.sh

measure 'matrix, push-pull and at once, 1 kHz' topology=matrix properties=poll-interval=1
