#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The rows of bench-verdicts: verdicts.sh BENCH-VERDICTS TOUCHMOVECTL GAMES.pgn…
set -u
program=$1
ctl=$2
shift 2
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
	echo "not so: $1" >&2
	failed=1
}

"$program" --row all --games 3 --jobs 1 "$@" >"$work/one" || fail "all rows are measured"
"$program" --row all --games 3 --jobs 3 "$@" >"$work/three" || fail "three rows at a time"
cmp -s "$work/one" "$work/three" || fail "the same seed gives the same rows"
grep -q '^honest  *3  *100\.0  *100\.0  *0\.0  *0\.0' "$work/one" || fail "honest games are right"
[ "$(grep -c '^[a-z-]*  *3 ' "$work/one")" -gt 20 ] || fail "a row for each class"
[ "$(grep -c '^honest[a-z-]* .* 0\.0  *0\.0 *$' "$work/one")" -eq 4 ] ||
	fail "no pace makes one hand look like two, or like the other one on the clock"

mkdir "$work/kept"
"$program" --row crosstalk-start --games 40 --wrong yes --keep "$work/kept" "$@" >"$work/told" ||
	fail "one row is measured"
grep -q '^  crosstalk-start: .* wrong at ply' "$work/told" ||
	fail "a wrong game is printed: $(cat "$work/told")"
for trace in "$work"/kept/crosstalk-start-*.trace; do
	grep -q "^# crosstalk" "$trace" || fail "what happened stands behind the trace"
	grep -q '^# ply 1 from [0-9]*: ' "$trace" || fail "and the moves"
	"$ctl" replay "$trace" >/dev/null 2>"$work/err" || [ $? -eq 1 ] ||
		fail "the trace can be replayed: $(cat "$work/err")"
done
grep -q '^# or, where .*: e2e4 ' "$work"/kept/*.trace ||
	fail "and the other line, where moves are indeterminate: $(cat "$work/told")"

"$program" --row stuck-open+restart-blitz --row pairs --games 1 "$@" >"$work/pairs" ||
	fail "rows are acted together"
sed -n 3p "$work/pairs" | grep -q '^stuck-open+restart-blitz  *1 ' ||
	fail "a row of its own for two: $(sed -n 3p "$work/pairs")"
[ "$(grep -c '^[a-z-]*+[a-z-]*  *1 ' "$work/pairs")" -gt 200 ] || fail "a row for each pair"
"$program" --row dying+stuck-open "$@" >"$work/out" 2>"$work/err"
[ $? -eq 2 ] || fail "what cannot be acted together is refused"
grep -q "dying+stuck-open" "$work/err" || fail "with its name: $(cat "$work/err")"

"$program" --row no-such "$@" >"$work/out" 2>"$work/err"
[ $? -eq 2 ] || fail "an unknown row is refused"
grep -q "has no row, or cannot act together, no-such" "$work/err" || fail "with what is wrong: $(cat "$work/err")"

exit $failed
