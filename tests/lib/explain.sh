#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# chesslaws explain: every article of every edition, and what is refused.
# Usage: explain.sh CHESSLAWS
set -u

tool=$(realpath "$1")
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

expect 0 7.5.4 <<END
7.5.4    Using two hands for one move and pressing the clock counts as an illegal move.
         In other editions: 2018: 7.5.4, 2017: 7.7.1, 2001: 4.1
END
expect 0 --edition 2017 7.7 <<END
7.7.1    Using two hands for one move counts as an illegal move.
         In other editions: 2023: 7.5.4, 2018: 7.5.4, 2001: 4.1
7.7.2    For the first move with two hands the opponent gets two minutes; the second loses, or draws if the opponent could not checkmate by any series of legal moves.
         In other editions: 2023: 7.5.5, 2018: 7.5.5, 2001: 13.4
END
expect 0 '7.4(B)' --edition 2001 <<END
7.4b     For the first and the second illegal move the opponent gets two minutes; the third loses the game.
         In other editions: 2023: 7.5.5, 2018: 7.5.5, 2017: 7.5.3
END
expect 0 b.5a --edition 2001 <<END
B.5a     In rapid chess the arbiter rules on touched pieces only when a player asks.
END
expect 2 7.5.4 --edition 2017 <<END
chesslaws: explain: the Laws of 2017 have no article 7.5.4; there its matter stands in 7.7.1
END
expect 2 9.6.1 --edition 2001 <<END
chesslaws: explain: no article 9.6.1 of the Laws of 2001 is known here; the nearest is 9.5b, and 'chesslaws explain' lists all
END
expect 2 0.1 <<END
chesslaws: explain: no article 0.1 of the Laws of 2023 is known here; the nearest is 3.10.2, and 'chesslaws explain' lists all
END
expect 2 'a very long name that is no article' <<END
chesslaws: explain: no article A VERY LONG of the Laws of 2023 is known here; the nearest is 12.9, and 'chesslaws explain' lists all
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
