#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later

. /tests/tap.sh
. /tests/cost.sh

measure 'direct by interrupts' topology=direct line_interrupts=1
