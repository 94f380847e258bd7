#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The last part, on kernels that look for memory without a reference to it.

. /tests/tap.sh

KMEMLEAK=/sys/kernel/debug/kmemleak

# kmemleak does not report objects younger than five seconds.
sleep 6
echo scan >$KMEMLEAK
echo scan >$KMEMLEAK
cat $KMEMLEAK >/tmp/leaks
sed 's/^/# /' /tmp/leaks | head -n 100
check 'no memory is lost' not test -s /tmp/leaks
