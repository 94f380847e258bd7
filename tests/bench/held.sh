#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# What the rows of bench-verdicts have reached is held: held.sh BENCH-VERDICTS GAMES.pgn…
#
# Of each row: the least share of games, in percent, that is right where a person with the trace
# could tell, and the most accusations in 100 games. Rows of everyday games allow nothing less.
set -u
program=$1
shift
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

cat >"$work/held" <<'TABLE'
honest 100 0
honest-rapid 100 0
honest-blitz 100 0
honest-bullet 100 0
adjust-aloud 100 0
analysis 100 0
restart 100 0
knocked-one 100 0
knocked-two 96 0
knocked-one-opponent 100 0
knocked-two-opponent 100 0
off-centre-some 98 0
off-centre-many 96 0
captures 98 0
captures-blitz 98 0
shoved-lifted 98 0
shoved-slid 98 0
shoved-late 98 0
stuck-open 98 0
stuck-closed 98 0
dying 96 0
crosstalk 98 0
crosstalk-start 96 0
strong-magnets 95 0
restart-blitz 98 0
no-levers 97 0
no-levers-blitz 97 0
no-levers-bullet 97 0
no-levers-off-centre 93 0
no-levers-off-centre-blitz 94 0
TABLE

# The same classes on boards without levers, where nothing tells the end of a game from analysis.
cat >"$work/held-without-levers" <<'TABLE'
honest 100 0
honest-rapid 100 0
honest-blitz 100 0
honest-bullet 100 0
adjust-aloud 100 0
restart 100 0
knocked-one 98 0
knocked-two 95 0
knocked-one-opponent 98 0
knocked-two-opponent 95 0
off-centre-some 93 0
off-centre-many 83 0
captures 98 0
captures-blitz 98 0
shoved-lifted 98 0
shoved-slid 95 0
shoved-late 98 0
stuck-open 93 0
stuck-closed 95 0
dying 93 0
crosstalk 95 0
crosstalk-start 88 2
strong-magnets 91 0
restart-blitz 98 0
TABLE

# hold TABLE [OPTION VALUE] GAMES.pgn…: what the rows have reached with that option.
hold() {
	table=$1
	shift
	"$program" --row all --games 60 "$@" >"$work/rows" || return 1
	awk -v rows="$work/rows" '
	BEGIN {
		while ((getline line <rows) > 0) {
			split(line, field)
			right[field[1]] = field[4]
			accused[field[1]] = field[6]
		}
	}
	!($1 in right) { print "not so: there is a row " $1; failed = 1; next }
	right[$1] < $2 { print "not so: of " $1 " " $2 " % are right: " right[$1]; failed = 1 }
	accused[$1] > $3 { print "not so: " $1 " accuses " $3 " at most: " accused[$1]; failed = 1 }
	END { exit failed }
	' "$work/$table" >&2
}

hold held "$@" || exit 1
hold held-without-levers --no-levers yes "$@"
