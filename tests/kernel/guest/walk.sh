# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Walks over a board's contacts with touchmovectl wiring --test, as whoever has soldered it does. The
# script that takes this has a function contacts DIGITS INPUTS, which closes these and no others.

WALK=$(mktemp -d)
export XDG_STATE_HOME=$WALK/state
walk=""

# begin_walk ARGUMENT...: what the person types is file 5, what is said is file 4.
begin_walk() {
	rm -f "$WALK/words" "$WALK/said"
	mkfifo "$WALK/words" "$WALK/said"
	touchmovectl wiring --test --settle 20 "$@" <"$WALK/words" >"$WALK/said" 2>"$WALK/bad" &
	walk=$!
	exec 5>"$WALK/words" 4<"$WALK/said"
}

# asked PATTERN: reads what is said until a line is like this.
asked() {
	local line

	while read -r -t 30 line <&4; do
		# shellcheck disable=SC2254
		case $line in $1) return 0 ;; esac
	done
	echo "# not said: $1; $(cat "$WALK/bad")"
	return 1
}

word() { echo "$*" >&5; }

# square N: its name.
square() {
	local files=abcdefgh

	echo "${files:$(($1 % 8)):1}$(($1 / 8 + 1))"
}

# The piece is lifted, for as long as a hand takes.
lift() {
	contacts 0 0
	sleep 0.5
}

# on SQUARE CONTACT: the square is asked for, and the piece is put on this contact.
on() {
	asked "$(square "$1")[?]" || return 1
	contacts 0 0
	contacts "$(printf %x $((1 << $2)))" 0
}

# walk_squares FIRST LAST: squares whose contacts are right.
walk_squares() {
	local n

	for ((n = $1; n <= $2; n++)); do
		on $n $n || return 1
	done
}

walk_inputs() {
	local n=1 name

	for name in "White's lever" "Black's lever" 'the adjust button' "the arbiter's button"; do
		asked "$name: press it*" || return 1
		contacts 0 $n
		asked "$name: right." || return 1
		contacts 0 0
		n=$((n * 2))
	done
}

# end_walk STATUS: what is left to be said goes into $WALK/rest.
end_walk() {
	local status=0

	cat <&4 >"$WALK/rest"
	wait $walk || status=$?
	exec 4<&- 5>&-
	[ $status -eq "$1" ] && return
	echo "# ended with $status, not $1"
	sed 's/^/# /' "$WALK/rest" "$WALK/bad"
	return 1
}

found() { grep -q "$1" "$WALK/rest"; }

# The whole walk over a board without a fault.
right_board() {
	contacts 0 0
	begin_walk "$@"
	walk_squares 0 63 && walk_inputs || return 1
	end_walk 0 && found '^Squares tried: 64 of 64. No fault was found.$'
}

# a1 and b1 have changed places, and c1 is not soldered; the rest is left out.
wrong_board() {
	contacts 0 0
	begin_walk "$@"
	on 0 1 && asked 'a1 was asked for, and b1 closed*' || return 1
	lift
	contacts 2 0
	asked 'a1: noted.' || return 1
	on 1 0 && asked 'b1 was asked for, and a1 closed*' || return 1
	lift
	contacts 1 0
	asked 'b1: noted.' && asked 'c1[?]' || return 1
	lift
	word none
	on 3 3 && asked 'e1[?]' || return 1
	contacts 0 0
	word done
	end_walk 1 && found '^a1 b1: have changed places' && found '^c1: never closes' &&
		found '^Squares tried: 4 of 64'
}

left_board() {
	contacts 0 0
	begin_walk "$@"
	walk_squares 0 1 && asked 'c1[?]' || return 1
	contacts 0 0
	word quit
	end_walk 1 || return 1
	begin_walk "$@"
	asked 'Going on where the test was left*' && on 2 2 && asked 'd1[?]' || return 1
	contacts 0 0
	word done
	end_walk 0 && found '^Squares tried: 3 of 64. No fault was found.$'
}
