#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# touchmovectl wiring --test, as a person has it: what is asked, what is said to answers, what it
# ends with, and that it can be left and gone on with.
#
#   walk.sh TOUCHMOVECTL

set -u
ctl=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME=$work/state LC_ALL=C
count=0
failed=0

# Ends what a failed test has left running, and forgets the walk that it kept.
leave() {
	[ -z "${pid-}" ] || kill $pid 2>/dev/null
	rm -f "$XDG_STATE_HOME/touchmove/wiring-test"
}

check() {
	count=$((count + 1))
	if "$@"; then
		echo "ok $count - $*"
	else
		echo "not ok $count - $*"
		failed=1
		leave
	fi
}

# test_board ARGUMENT…: the test with a time of its own to be still.
test_board() { timeout 60 "$ctl" wiring --test --settle 10 --config "$work/conf" "$@"; }

: >"$work/conf"

# walk_over SQUARE…: a trace of a walk on which these contacts close, one after another.
walk_over() {
	printf '%s\n' "$@" | awk 'BEGIN { print "reedtrace 1"; print 0, "0000000000000000", 0
		t = 30000 }
	{
		digits = ""
		for (i = 15; i >= 0; i--)
			digits = digits (int($1 / 4) == i ? 2 ^ ($1 % 4) : 0)
		print t, digits, 0; print t + 15000, "0000000000000000", 0
		t += 30000
	}'
}

rest_of_the_board() { seq "$1" 63; }

a_good_board_is_told_good() {
	# shellcheck disable=SC2046
	walk_over $(rest_of_the_board 0) >"$work/trace"
	test_board --source "trace:$work/trace" </dev/null >"$work/out" || return 1
	grep -q '^h8: right\.$' "$work/out" && [ "$(grep -c '?$' "$work/out")" -eq 64 ] &&
		tail -n 1 "$work/out" | grep -qx 'Squares tried: 64 of 64. No fault was found.'
}

# A mistake at c1, which is put right; d1 and e1 exchanged, each put twice.
a_whole_dialogue() {
	# shellcheck disable=SC2046
	walk_over 0 1 5 2 4 4 3 3 5 6 7 >"$work/trace"
	test_board --source "trace:$work/trace" </dev/null >"$work/out"
	[ $? -eq 1 ] || return 1
	cat >"$work/expected" <<-LINES
		Take everything off the board.
		a1?
		a1: right.
		b1?
		b1: right.
		c1?
		c1 was asked for, and f1 closed. Lift the piece, and put it on c1 once more.
		c1: right.
		d1?
		d1 was asked for, and e1 closed. Lift the piece, and put it on d1 once more.
		d1: noted.
		e1?
		e1 was asked for, and d1 closed. Lift the piece, and put it on e1 once more.
		e1: noted.
		f1?
		f1: right.
		g1?
		g1: right.
		h1?
		h1: right.
		a2?
		d1 e1: have changed places. The map repairs it; else exchange the wires.
		Squares tried: 8 of 64. Repair this and test again: one fault can hide another.
		This map repairs by configuration what has changed places:

		# For /etc/touchmove/touchmoved.conf, squares with a contact: 64.
		[board]
		Wiring=a1 b1 c1 e1 d1 f1 g1 h1
	LINES
	sed -n '4,31p' "$work/out" | diff "$work/expected" -
}

# What it prints repairs the board: with that map the same walk is without a fault.
the_map_repairs() {
	# shellcheck disable=SC2046
	walk_over 1 1 0 0 $(rest_of_the_board 2) >"$work/trace"
	test_board --source "trace:$work/trace" </dev/null >"$work/out"
	[ $? -eq 1 ] || return 1
	sed -n '/^\[board\]/,/^$/p' "$work/out" >"$work/repaired"
	# shellcheck disable=SC2046
	walk_over 1 0 $(rest_of_the_board 2) >"$work/trace"
	timeout 60 "$ctl" wiring --test --settle 10 --config "$work/repaired" \
		--source "trace:$work/trace" </dev/null >"$work/out" &&
		tail -n 1 "$work/out" | grep -q 'No fault'
}

json_is_one_line() {
	# shellcheck disable=SC2046
	walk_over 1 1 0 0 $(rest_of_the_board 2) >"$work/trace"
	test_board --json --source "trace:$work/trace" </dev/null >"$work/json" 2>"$work/lines"
	[ $? -eq 1 ] && [ "$(wc -l <"$work/json")" -eq 1 ] &&
		grep -q '^{"tried":64,"squares":64,"faults":\[{"fault":"exchanged","squares":\["a1","b1"\]}\],"driver":\[\],"wiring":\["b1","a1",' \
			"$work/json" && grep -q '^a1?$' "$work/lines"
}

asked() { # PATTERN
	while read -r -t 20 line <&4; do
		# shellcheck disable=SC2254
		case $line in $1) return 0 ;; esac
	done
	echo "not said: $1" >&2
	return 1
}

# What the board shows first: it is there before the program can have seen anything else.
first=('0 0000000000000000 0')

# begin ARGUMENT…: the board is FIFO 6, the person's words are FIFO 5, what is said is FIFO 4.
begin() {
	rm -f "$work/board" "$work/words" "$work/said"
	mkfifo "$work/board" "$work/words" "$work/said"
	"$ctl" wiring --test --settle 10 --config "$work/conf" \
		--source "trace:$work/board" "$@" <"$work/words" >"$work/said" 2>"$work/bad" &
	pid=$!
	exec 5>"$work/words" 6<>"$work/board" 4<"$work/said"
	say_board 'reedtrace 1' "${first[@]}"
	time=0
}

say_board() { printf '%s\n' "$@" >&6; }

# closed DIGITS [INPUTS]: the board's contacts from now on.
closed() {
	time=$((time + 1))
	say_board "$time $(printf '%016x' "0x$1") ${2:-0}"
}

finish() { # STATUS
	cat <&4 >"$work/rest"
	wait $pid
	local status=$?
	exec 4<&- 5>&- 6>&-
	[ $status -eq "$1" ] || { echo "exit $status" >&2; return 1; }
}

words_and_what_never_closes() {
	begin
	asked 'a1[?]' && closed 1 && asked 'b1[?]' && closed 0 || return 1
	echo none >&5 && asked 'b1: noted.' && asked 'c1[?]' && echo nonsense >&5 || return 1
	asked 'expected none, skip, back*' && echo skip >&5 && asked 'd1[?]' || return 1
	echo back >&5 && asked 'c1[?]' && closed 4 && asked 'd1[?]' && closed 0 || return 1
	echo 'done' >&5
	finish 1 || return 1
	grep -q '^b1: never closes. With the power off and a magnet at it, measure' "$work/rest" &&
		grep -q '^Squares tried: 3 of 64' "$work/rest" && ! grep -q Wiring= "$work/rest"
}

left_and_gone_on_with() {
	begin
	asked 'a1[?]' && closed 1 && asked 'b1[?]' && closed 0 && echo none >&5 || return 1
	asked 'c1[?]' && echo quit >&5 || return 1
	finish 1 && grep -q '^Left; the next time it goes on here.$' "$work/rest" || return 1
	[ -f "$XDG_STATE_HOME/touchmove/wiring-test" ] || return 1
	begin
	asked 'Going on where the test was left.*' && asked 'c1[?]' && echo 'done' >&5 || return 1
	finish 1 && grep -q '^b1: never closes' "$work/rest" || return 1
	[ ! -e "$XDG_STATE_HOME/touchmove/wiring-test" ]
}

# Ctrl-C and a terminal that is closed leave it, too.
interrupted_and_gone_on_with() {
	begin
	asked 'a1[?]' && closed 1 && asked 'b1[?]' || return 1
	kill -TERM $pid && finish 1 || return 1
	begin
	asked 'Going on*' && asked 'b1[?]' && echo again >&5 && asked 'a1[?]' || return 1
	closed 1
	asked 'b1[?]' && echo 'done' >&5
	finish 0
}

# Nobody is promised what cannot be kept: no folder, none that can be made, no file, another in its place.
left_where_nothing_can_be_kept() {
	local state said

	mkdir -p "$work"/unwritten/touchmove/wiring-test.new "$work"/taken/touchmove/wiring-test
	for state in '' "$work/conf" "$work/unwritten" "$work/taken" "$work/kept"; do
		XDG_STATE_HOME=$state HOME='' begin
		asked 'a1[?]' && closed 1 && asked 'b1[?]' && echo quit >&5 && finish 1 || return 1
		said=$(grep -c '^Left; the next time it goes on here.$' "$work/rest")
		[ "$said" -eq "$([ "$state" = "$work/kept" ] && echo 1 || echo 0)" ] ||
			{ echo "'$state': said $said times" >&2; return 1; }
	done
}

# Another map: what was kept is of another walk. A spoiled file is said and left.
what_was_kept_is_looked_at() {
	mkdir -p "$XDG_STATE_HOME/touchmove"
	echo nonsense >"$XDG_STATE_HOME/touchmove/wiring-test"
	begin
	asked 'a1[?]' && echo 'done' >&5
	finish 0 && grep -q "wiring-test:1: expected 'wiring-test 1'; the test begins anew" \
		"$work/bad" || return 1
	printf 'wiring-test 1\nboard usb:1-1\na1 taken 0000000000000001 0\n' \
		>"$XDG_STATE_HOME/touchmove/wiring-test"
	begin
	asked 'a1[?]' && echo 'done' >&5
	finish 0 && grep -q usb: "$XDG_STATE_HOME/touchmove/wiring-test" || return 1
	rm "$XDG_STATE_HOME/touchmove/wiring-test"
}

stuck_levers_and_failures() {
	local first=('0 0000000000000008 0')

	begin
	asked 'Take everything*' && asked 'd1: still closed*' || return 1
	echo empty >&5 && asked 'a1[?]' || return 1
	say_board '50 0000000000000008 0 fault' && asked 'The hardware does not answer.' || return 1
	say_board '51 0000000000000009 0' && asked 'The hardware answers again.' || return 1
	asked 'a1: right.' && time=60 && closed 8 && echo 'done' >&5
	finish 1 && grep -q '^d1: closed on the empty board.' "$work/rest" &&
		grep -q '^a1: the hardware failed' "$work/rest"
}

a_board_that_fails_at_once() {
	local first=('0 0000000000000000 0' '1 0000000000000000 0 fault')

	begin
	asked 'The hardware does not answer.' || return 1
	echo 'done' >&5
	finish 1 && grep -q '^the empty board: the hardware failed' "$work/rest" &&
		grep -q '^Squares tried: 0 of 64' "$work/rest"
}

levers_and_buttons() {
	# shellcheck disable=SC2046
	walk_over $(rest_of_the_board 0) >"$work/trace"
	# White's lever and Black's are exchanged, the adjust button is right.
	awk -v t=2100000 'BEGIN { split("2 2 1 1 4", press)
		for (n = 1; n <= 5; n++) {
			print t, "0000000000000000", press[n]
			print t + 15000, "0000000000000000", 0
			t += 30000
		} }' >>"$work/trace"
	test_board --source "trace:$work/trace" </dev/null >"$work/out"
	[ $? -eq 1 ] && grep -q "^White's lever was asked for, and this went down: Black's lever" \
		"$work/out" && grep -q '^the adjust button: right' "$work/out" &&
		grep -q "^White's lever, Black's lever: have changed places. Exchange the wires" "$work/out"
}

chains_have_registers() {
	# shellcheck disable=SC2046
	walk_over $(seq 8 15) $(seq 8 15) >"$work/trace"
	sed -i '1,2!d' "$work/trace"
	begin --topology chain
	for _ in 0 1 2 3 4 5 6 7; do
		asked '[a-h]1[?]' && echo none >&5 || return 1
	done
	asked 'a2[?]' && closed 100 && asked 'b2[?]' && echo 'done' >&5
	finish 1 && grep -q '^register 0: none of its contacts closes' "$work/rest"
}

# Eighty columns: no line of the dialogue or the report is longer.
it_fits_the_terminal() {
	# shellcheck disable=SC2046
	walk_over 1 1 0 0 $(rest_of_the_board 2) >"$work/trace"
	timeout 60 script -qec "stty cols 80 rows 24; $ctl wiring --test --settle 10 \
		--config $work/conf --source trace:$work/trace" "$work/screen" </dev/null >/dev/null
	tr -d '\r' <"$work/screen" | sed '1d' | grep -q 'a1 b1: have changed places' &&
		! tr -d '\r' <"$work/screen" | sed '1d;$d' | grep -q '.\{80\}'
}

# A source may stand behind the command, as people write it; not two of them.
a_source_is_an_operand() {
	# shellcheck disable=SC2046
	walk_over $(rest_of_the_board 0) >"$work/trace"
	test_board "trace:$work/trace" </dev/null >"$work/out" &&
		tail -n 1 "$work/out" | grep -qx 'Squares tried: 64 of 64. No fault was found.' || return 1
	test_board "trace:$work/trace" --source gpio: </dev/null >"$work/out" 2>"$work/bad"
	[ $? -eq 2 ] && [ "$(cat "$work/bad")" = \
		"touchmovectl: one source, please, not both 'trace:$work/trace' and --source 'gpio:'" ] ||
		return 1
	test_board nonsense </dev/null >"$work/out" 2>"$work/bad"
	[ $? -eq 2 ] && grep -q "^touchmovectl: --source expects chardev:.*, not 'nonsense'" "$work/bad"
}

# One sentence, whether the word is wrong or missing, and in the help; all the words that are taken.
topologies_are_named_alike() {
	local names='matrix, direct, chain, expanders or unknown'

	test_board --topology ring </dev/null >"$work/out" 2>"$work/bad"
	[ "$(cat "$work/bad")" = "touchmovectl: --topology expects $names, not 'ring'" ] || return 1
	test_board --topology </dev/null >"$work/out" 2>"$work/bad"
	[ "$(cat "$work/bad")" = "touchmovectl: --topology expects $names" ] || return 1
	"$ctl" --help | grep -qF "wiring --test: $names," || return 1
	walk_over 0 >"$work/trace"
	for name in $(tr ',' ' ' <<<"${names/ or / }"); do
		test_board --topology "$name" --source "trace:$work/trace" </dev/null >"$work/out" ||
			return 1
	done
}

bad_options_are_refused() {
	for arguments in '--make' '--topology ring' '--topology' '--settle 0'; do
		# shellcheck disable=SC2086
		test_board $arguments >/dev/null 2>"$work/bad" </dev/null
		[ $? -eq 2 ] && [ "$(wc -l <"$work/bad")" -eq 1 ] || { echo "$arguments" >&2; return 1; }
	done
}

check a_good_board_is_told_good
check a_whole_dialogue
check the_map_repairs
check json_is_one_line
check words_and_what_never_closes
check left_and_gone_on_with
check interrupted_and_gone_on_with
check left_where_nothing_can_be_kept
check what_was_kept_is_looked_at
check stuck_levers_and_failures
check a_board_that_fails_at_once
check levers_and_buttons
check chains_have_registers
check it_fits_the_terminal
check a_source_is_an_operand
check topologies_are_named_alike
check bad_options_are_refused
echo "1..$count"
exit $failed
