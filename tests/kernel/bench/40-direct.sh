#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later

. /tests/tap.sh
. /tests/cost.sh

measure 'direct, scanned at 1 kHz' topology=direct
