#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later

. /tests/tap.sh
. /tests/cost.sh

measure 'chain on SPI, 1 kHz' topology=spi properties=poll-interval=1
