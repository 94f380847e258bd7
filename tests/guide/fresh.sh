#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# A guide says what the program says that writes it.
# Usage: guide.sh GUIDE TARGET PROGRAM ARGUMENT...
guide=$1
target=$2
shift 2
made=$("$@") || exit 1
[ "$made" = "$(cat "$guide")" ] || {
	echo "$guide is stale: meson compile -C build $target writes it anew" >&2
	printf '%s\n' "$made" | diff "$guide" - | head -40 >&2
	exit 1
}
