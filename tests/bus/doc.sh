#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The D-Bus documents say what the daemon's introspection says.
# usage: doc.sh TOUCHMOVE-BUSDOC DOCUMENT

made=$("$1") || exit 1
if [ "$made" != "$(cat "$2")" ]; then
	echo "$2 is stale: write it anew with $1" >&2
	exit 1
fi
