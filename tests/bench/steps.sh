#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# bench-steps tells the longest step of each class of incidents once, with the game and the time;
# the trace that it keeps can be replayed.
# Usage: steps.sh BENCH-STEPS TOUCHMOVECTL FILE.pgn
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$1" --games 1 "$3" >"$work/all"
"$1" --games 1 --row knocked-one --keep "$work" "$3" >"$work/one"
for row in none knocked-one off-centre-many shoved-late dying restart no-levers analysis; do
	if [ "$(grep -c "^$row .* us  .*$3 game 1 seed 1 at " "$work/all")" != 1 ]; then
		echo "the row $row is not there once:"
		cat "$work/all"
		exit 1
	fi
done
if [ "$(grep -c ' game 1 seed ' "$work/one")" != 1 ]; then
	echo "more than one row is there:"
	cat "$work/one"
	exit 1
fi
"$2" replay "$work"/knocked-one-*.trace >/dev/null
if "$1" --row sneeze "$3" 2>"$work/refused" || ! grep -q "class of incidents" "$work/refused"; then
	echo "a row that is none was taken"
	exit 1
fi
