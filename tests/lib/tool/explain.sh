#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# chesslaws explain: every article of every edition, and what is refused; the guide's table is
# what it prints.
# Usage: explain.sh CHESSLAWS GUIDE
set -u

tool=$(realpath "$1")
guide=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
export LC_ALL=C
failures=0

fail() {
	echo "FAILED: $*"
	failures=$((failures + 1))
}

# expect EXIT-CODE ARGUMENT...: compares both outputs with standard input.
expect() {
	code=$1
	shift
	cat >"$work/expected"
	"$tool" explain "$@" >"$work/output" 2>&1
	got=$?
	if [ $got -ne "$code" ] || ! diff -u "$work/expected" "$work/output"; then
		fail "explain $* (exit $got, expected $code)"
	fi
}

# Each listed article by itself says what the list says.
explain_all() {
	"$tool" explain --edition "$1" >"$work/list" || fail "no list for $1"
	while read -r article sentence; do
		"$tool" explain "$article" --edition "$1" >"$work/one" || fail "$article in $1"
		grep -qxF "$(printf '%-8s %s' "$article" "$sentence")" "$work/one" ||
			fail "$article in $1 says something else alone"
		case $sentence in
		[A-Z]*.) ;;
		*) fail "$article in $1 is no sentence: $sentence" ;;
		esac
	done <"$work/list"
	[ "$(wc -l <"$work/list")" -ge 60 ] || fail "the list of $1 is short"
}

for year in 2001 2017 2018 2023; do
	explain_all $year
done

"$tool" explain --table >"$work/table" || fail 'no table'
diff -u "$guide" "$work/table" || fail "$guide is stale: write it anew with chesslaws explain --table"
"$tool" explain --table --edition 2017 >"$work/output" 2>&1 && fail 'a table of one edition'
grep -qF 'takes nothing beside it' "$work/output" || fail 'a table of one edition is refused wordlessly'

expect 0 7.5.4 <<END
7.5.4    Using two hands for one move and pressing the clock counts as an illegal move.
         The board raises two-hands as evidence; a person rules.
         In other editions: 2018: 7.5.4, 2017: 7.7.1, 2001: 4.1
END
expect 0 --edition 2017 7.7 <<END
7.7.1    Using two hands for one move counts as an illegal move.
         The board raises two-hands as evidence; a person rules.
         In other editions: 2023: 7.5.4, 2018: 7.5.4, 2001: 4.1
7.7.2    For the first move with two hands the opponent gets two minutes; the second loses, or draws if the opponent could not checkmate by any series of legal moves.
         A person says so with confirm; the board checks, applies and records it.
         In other editions: 2023: 7.5.5, 2018: 7.5.5, 2001: 13.4
END
expect 0 '7.4(B)' --edition 2001 <<END
7.4b     For the first and the second illegal move the opponent gets two minutes; the third loses the game.
         A person says so with confirm; the board checks, applies and records it.
         In other editions: 2023: 7.5.5, 2018: 7.5.5, 2017: 7.5.3
END
expect 0 b.5a --edition 2001 <<END
B.5a     In rapid chess the arbiter rules on touched pieces only when a player asks.
         The board raises touch-move as evidence; a person rules.
END
# An article whose parts have no sentence of their own tells of them, too.
expect 0 12.9.3 <<END
12.9     The arbiter's penalties are nine: a warning, time, points, the loss of the game, a fine, exclusion from rounds, and expulsion.
         A person says so with penalty; the board checks, applies and records it.
         In other editions: 2018: 12.9, 2017: 12.9, 2001: 13.4
END
expect 0 3.7.5.1 --edition 2018 <<END
3.7.5.1  A pawn that reaches the last rank is exchanged, in the same move, for a queen, rook, bishop or knight of its colour.
         A person says so with promote; the board checks, applies and records it.
         In other editions: 2023: 3.7.3.3, 2017: 3.7.5.1, 2001: 3.7e
END
expect 0 5.2d --edition 2001 <<END
5.2d     The game may be drawn when the same position appears for the third time (Article 9.2).
         A person says so with claim threefold; the board checks, applies and records it.
END
expect 2 3.7.5.1 <<END
chesslaws: explain: the Laws of 2023 have no article 3.7.5.1; there its matter stands in 3.7.3.3
END
expect 2 7.5.4 --edition 2017 <<END
chesslaws: explain: the Laws of 2017 have no article 7.5.4; there its matter stands in 7.7.1
END
expect 2 7.5.9 <<END
chesslaws: explain: the Laws of 2023 have no article 7.5.9; near it are 7.5.5, 7.6, and 'chesslaws explain' lists all
END
expect 2 4.1.7 <<END
chesslaws: explain: the Laws of 2023 have no article 4.1.7; near it are 4.1, 4.2.1, and 'chesslaws explain' lists all
END
expect 2 0 --edition 2001 <<END
chesslaws: explain: the Laws of 2001 have no article 0; near it are 1.1, and 'chesslaws explain' lists all
END
expect 2 'a very long name that is no article' <<END
chesslaws: explain: the Laws of 2023 have no article A VERY LONG; near it are 12.9, A.1, and 'chesslaws explain' lists all
END
expect 2 7.5.4 --edition 2014 <<END
chesslaws: explain: --edition takes 2001, 2017, 2018 or 2023
END
expect 2 7.5.4 --edition <<END
chesslaws: explain: --edition takes 2001, 2017, 2018 or 2023
END
expect 2 7.5.4 7.5.5 <<END
chesslaws: explain: takes one article, as in 'explain 7.5.4'
END
expect 2 '' <<END
chesslaws: explain: takes one article, as in 'explain 7.5.4'
END

exit $((failures > 0))
