#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# touchmove-simulate as a person uses it: tool.sh PROGRAM DEMO.pgn
set -u
program=$1
demo=$2
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
failed=0

fail() {
	echo "not so: $1" >&2
	failed=1
}

# refused EXIT-CODE PART ARGUMENT...: one line on standard error that holds PART.
refused() {
	code=$1 part=$2
	shift 2
	"$program" "$@" >"$work/out" 2>"$work/err"
	status=$?
	[ "$status" -eq "$code" ] || fail "exit $status instead of $code: $*"
	[ ! -s "$work/out" ] || fail "something was written: $*"
	[ "$(wc -l <"$work/err")" -eq 1 ] || fail "not one line: $(cat "$work/err")"
	grep -qF -e "$part" "$work/err" || fail "'$part' is not in: $(cat "$work/err")"
}

"$program" "$demo" >"$work/first" || fail "the demo game is acted out"
"$program" --seed 1 --game 1 --conditions bounce --pace auto --square-size 55 "$demo" \
	>"$work/second" || fail "the usual options can be given"
cmp -s "$work/first" "$work/second" || fail "the usual options change nothing"
"$program" --seed 2 "$demo" >"$work/second" || fail "another seed"
! cmp -s "$work/first" "$work/second" || fail "another seed changes something"
[ "$(head -n 1 "$work/first")" = "reedtrace 1" ] || fail "the header comes first"
[ "$(grep -c '! confirm last' "$work/first")" -eq 2 ] || fail "two rulings are in the demo"
[ "$(grep -c '! adjust d1' "$work/first")" -eq 1 ] || fail "one adjustment is in the demo"
"$program" --square-size 40 "$demo" | grep -q '^set SquareSize=40$' || fail "the size is kept"

"$program" --adjust-announced "$demo" | grep -q '^set AdjustAnnounced=yes$' ||
	fail "that adjusting is announced to the board is kept"

"$program" --no-levers "$demo" >"$work/second" || fail "a board may have no levers"
grep -q '^set Clock=none$' "$work/second" || fail "that it has none is kept"
if grep -v '!' "$work/second" | grep -q '^[0-9]* [0-9a-f]* [12]$'; then
	fail "no lever goes down where there is none"
fi

"$program" --offence no-move "$demo" | grep -q '^# no-move by [a-z]*, ply [0-9]*, from' ||
	fail "an offence is acted and told"
"$program" --offence no-move --offence-rate 0 "$demo" | cmp -s - "$work/first" ||
	fail "without a rate nothing is"

"$program" --hardship knocked-one "$demo" | grep -q '^# fallen [a-h][1-8], ply [0-9]*, from' ||
	fail "what goes wrong is acted and told"
"$program" --hardship knocked-one --hardship restart "$demo" >"$work/second" ||
	fail "two classes can be acted together"
for part in '^# fallen ' '^[0-9]* ! restart$'; do
	grep -q "$part" "$work/second" || fail "both of two classes are acted: $part"
done
"$program" --hardship none "$demo" | cmp -s - "$work/first" || fail "without a class nothing does"

printf '1. e4 *\n\n[Event "2"]\n\n1. e5 *\n\n[Event "3"]\n\n1. d4 *\n' >"$work/three.pgn"
"$program" --all "$work/all" "$work/three.pgn" 2>"$work/err"
[ $? -eq 2 ] || fail "a bad game among others is told"
[ "$(ls "$work/all" | tr '\n' ' ')" = "0001.trace 0003.trace " ] || fail "the others are written"
[ "$(cat "$work/err")" = "$work/three.pgn:5: 'e5': this move is not legal here" ] ||
	fail "with file and line: $(cat "$work/err")"
"$program" --game 3 "$work/three.pgn" | cmp -s - "$work/all/0003.trace" ||
	fail "a game is the same alone and among others"

refused 2 "has no game 4" --game 4 "$work/three.pgn"
refused 2 "three.pgn:5: 'e5': this move is not legal here" --game 2 "$work/three.pgn"
refused 2 "No such file" "$work/none.pgn"
refused 2 "s a directory" "$work"
refused 2 "one PGN file is expected"
refused 2 "one PGN file is expected" "$demo" "$demo"
refused 2 "--no-such" --no-such "$demo"
refused 2 "requires an argument" "$demo" --game
refused 2 "--game expects a number from 1 to 1000000, not '0'" --game 0 "$demo"
refused 2 "--seed expects a number" --seed -1 "$demo"
refused 2 "--conditions does not know 'dirty'" --conditions dirty "$demo"
refused 2 "--pace does not know 'hasty'" --pace hasty "$demo"
refused 2 "--offence does not know 'spitting'" --offence spitting "$demo"
refused 2 "--hardship does not know 'flood'" --hardship flood "$demo"
refused 2 "--hardship dying and one given before it cannot be acted together" \
	--hardship stuck-open --hardship dying "$demo"
refused 2 "--offence-rate expects a number from 0 to 1000" --offence-rate 1001 "$demo"
refused 2 "--square-size expects a number from 10 to 1000, not '5'" --square-size 5 "$demo"
: >"$work/empty.pgn"
refused 2 "has no game 1" "$work/empty.pgn"
refused 2 "no game in it" --all "$work/none" "$work/empty.pgn"
refused 4 "demo.pgn" --all "$demo" "$demo"
if [ -w /dev/full ]; then
	"$program" "$demo" >/dev/full 2>"$work/err"
	[ $? -eq 4 ] || fail "a full disk is told"
fi

exit $failed
