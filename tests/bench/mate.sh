#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# Asks for each side of each position beside the tree, with a small budget: none may be answered
# wrong, and every line found must lead to mate. What stays undecided is counted, not failed.
# Usage: mate.sh BENCH-MATE DIRECTORY; TOUCHMOVE_SHARED/positions goes before it.
set -u

directory=${TOUCHMOVE_SHARED:+$TOUCHMOVE_SHARED/positions}
directory=${directory:-$2}
if [ ! -f "$directory/mate-games.txt" ]; then
	echo "skipped: no positions at '$directory' (TOUCHMOVE_SHARED names the directory above)"
	exit 77
fi
output=$(mktemp)
trap 'rm "$output"' EXIT
"$1" --nodes 3000 --memory 1 --peer 0 "$directory"/mate-*.txt >"$output"
code=$?
grep -v '^undecided' "$output"
exit $code
