#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# What chesslaws(1) prints and how it exits, line by line.
# Usage: tool.sh CHESSLAWS SOURCE-DIRECTORY; TOUCHMOVE_SHARED names real games to check as well.
set -u

tool=$(realpath "$1")
source=$2
shared=${TOUCHMOVE_SHARED:-${TOUCHMOVE_SHARED_DEFAULT:-}}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
failures=0

# expect EXIT-CODE ARGUMENT...: compares both outputs with standard input, stderr behind stdout.
expect() {
	code=$1
	shift
	cat >"$work/expected"
	"$tool" "$@" >"$work/stdout" 2>"$work/stderr" <"$work/stdin"
	got=$?
	cat "$work/stdout" "$work/stderr" >"$work/output"
	if [ $got -ne "$code" ] || ! diff -u "$work/expected" "$work/output"; then
		echo "FAILED: chesslaws $* (exit $got, expected $code)"
		failures=$((failures + 1))
	fi
}

cd "$source" || exit 4
: >"$work/stdin"

expect 0 perft start 4 <<END
197281
END
expect 0 perft start 0 <<END
1
END
expect 0 perft '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -' 3 <<END
2812
END
expect 0 perft 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 3 <<END
2812
END
expect 0 perft --divide '8/8/8/8/8/5k2/7P/7K w - - 0 1' 2 <<END
h1g1 5
h2h3 6
h2h4 7
END
expect 2 perft start x <<END
chesslaws: perft: the depth 'x' is no number from 0 to 15
END
expect 2 perft start 16 <<END
chesslaws: perft: the depth '16' is no number from 0 to 15
END
expect 2 perft start <<END
chesslaws: perft: needs a FEN and a depth, as in 'perft start 5'
END

expect 0 moves '7k/P7/8/8/8/8/8/4K3 w - - 0 1' <<END
a7a8b a8=B
a7a8n a8=N
a7a8q a8=Q+
a7a8r a8=R+
e1d1 Kd1
e1d2 Kd2
e1e2 Ke2
e1f1 Kf1
e1f2 Kf2
END
expect 0 moves 4k2r/8/8/8/8/8/8/3RK3 b k - <<END
e8e7 Ke7
e8f7 Kf7
e8f8 Kf8
e8g8 O-O
h8f8 Rf8
h8g8 Rg8
h8h1 Rh1+
h8h2 Rh2
h8h3 Rh3
h8h4 Rh4
h8h5 Rh5
h8h6 Rh6
h8h7 Rh7
END
expect 0 moves 'R5k1/5ppp/8/8/8/8/8/4K3 b - -' </dev/null
expect 2 moves <<END
chesslaws: moves: the FEN is missing; 'start' is the initial position
END

# Chess960: letters of files tell it, the rights of X-FEN need to be told.
expect 0 perft 'rbbqknrn/pp1p1ppp/8/2p1p2Q/2P5/4P3/PP1P1PPP/RBB1KNRN b GAga - 1 3' 3 <<END
20380
END
expect 0 perft --chess960 bnrbkqrn/pp3ppp/3pp3/2p5/7P/P1N5/1PPPPPP1/B1RBKQRN b KQkq - 0 4 2 <<END
578
END
expect 0 perft bnrbkqrn/pp3ppp/3pp3/2p5/7P/P1N5/1PPPPPP1/B1RBKQRN b KQkq - 0 4 2 --chess960 <<END
578
END
expect 2 perft bnrbkqrn/pp3ppp/3pp3/2p5/7P/P1N5/1PPPPPP1/B1RBKQRN b KQkq - 0 4 2 <<END
chesslaws: FEN: a castling right whose king or rook is not on its first square; with --chess960 it is a position of Chess960
END
expect 2 perft --chess960 4k3/8/8/8/8/8/8/4K3 w KQ - 2 <<END
chesslaws: FEN: a castling right whose king or rook is not on its first square
END
expect 0 perft start:518 3 <<END
8902
END
expect 2 perft start:960 3 <<END
chesslaws: 'start:960': start positions of Chess960 are start:0 to start:959
END
expect 2 perft start:x 3 <<END
chesslaws: 'start:x': start positions of Chess960 are start:0 to start:959
END
expect 0 moves --chess960 6k1/5ppp/8/8/8/8/8/RK6 w Q - <<END
a1a2 Ra2
a1a3 Ra3
a1a4 Ra4
a1a5 Ra5
a1a6 Ra6
a1a7 Ra7
a1a8 Ra8#
b1a1 O-O-O
b1a2 Ka2
b1b2 Kb2
b1c1 Kc1
b1c2 Kc2
END
expect 2 moves --chess960 <<END
chesslaws: FEN: missing; 'start' is the initial position
END

# Moves in other letters.
expect 0 moves --language ru '7k/P7/8/8/8/8/8/4K3 w - - 0 1' <<END
a7a8b a8=С
a7a8n a8=К
a7a8q a8=Ф+
a7a8r a8=Л+
e1d1 Крd1
e1d2 Крd2
e1e2 Крe2
e1f1 Крf1
e1f2 Крf2
END
expect 0 moves 8/8/8/8/8/5k2/7P/7K w - - --long --language de <<END
h1g1 Kh1-g1
h2h3 h2-h3
h2h4 h2-h4
END
expect 2 moves --language latin start <<END
chesslaws: moves: --language takes one of en, de, fr, es, nl, ru, fa, ar, he, figurines
END
expect 2 moves start --language <<END
chesslaws: moves: --language takes one of en, de, fr, es, nl, ru, fa, ar, he, figurines
END

# FENs that are refused.
expect 2 moves '8/8/8/8/8/8/8/4K3 w - -' <<END
chesslaws: FEN: no black king
END
expect 2 moves '8/8/8/8/8/P7/PPPPPPPP/P3K3 w K e3' <<END
chesslaws: FEN: no black king; a pawn on a1; a castling right whose king or rook is not on its first square; no pawn can just have passed e3
END
expect 2 moves '4k3/4R3/8/8/8/8/8/4K3 w - -' <<END
chesslaws: FEN: White is to move and Black is in check
END
expect 2 moves '4k3/8/8/8/8/8/PPPPPPPP/Q2QK2K w - -' <<END
chesslaws: FEN: 2 white kings, at most 1
END
expect 2 moves '4k3/8/8/8/8/QQQQQQQQ/NNNNNNNN/4K3 b - -' <<END
chesslaws: FEN: 17 white pieces, at most 16
END
expect 2 moves '4x3/8/8/8/8/8/8/4K3 w - -' <<END
chesslaws: FEN: at character 2, 'x3/8/8/8/8/8': not a piece; pieces are PNBRQK and pnbrqk, empty squares 1 to 8
END
expect 2 moves 4k3/8/8/8/8/8/8/4K3 <<END
chesslaws: FEN: at its end: the side to move must be w or b
END

# check: games that replay, and games that do not.
expect 0 check famous.pgn <<END
3 games checked, 0 refused
END
expect 1 check refused.pgn <<END
refused.pgn:8: game 1 (Morphy – Duke Karl / Count Isouard), move 3... Bxf3: is not legal here
refused.pgn:21: game 3 (? – ?), move 3. Nd2: fits more than one legal move
refused.pgn:26: game 4 (? – ?), move 1... Qzz: cannot be read as a move
4 games checked, 3 refused
END
expect 1 check refused-languages.pgn <<END
refused-languages.pgn:9: game 2 (C – D), move 3... Крe8: is not legal here (read as 'ru')
3 games checked, 1 refused (de: 1)
END
expect 1 check --language de refused-languages.pgn <<END
refused-languages.pgn:9: game 2 (C – D), move 2. Кf3: cannot be read as a move (read as 'de')
3 games checked, 1 refused (de: 2)
END
expect 1 check --language en refused-languages.pgn <<END
refused-languages.pgn:4: game 1 (A – B), move 2. Sf3: cannot be read as a move
refused-languages.pgn:9: game 2 (C – D), move 2. Кf3: cannot be read as a move
3 games checked, 2 refused
END
expect 2 check --language x refused-languages.pgn <<END
chesslaws: check: --language takes one of en, de, fr, es, nl, ru, fa, ar, he, figurines
END
cp famous.pgn "$work/stdin"
expect 0 check - famous.pgn <<END
6 games checked, 0 refused
END
printf '1. e4 e5 2. Ke3 *\n' >"$work/stdin"
expect 1 check - <<END
standard input:1: game 1 (? – ?), move 2. Ke3: is not legal here
1 game checked, 1 refused
END
printf '[White "A\033[2J"]\n[Black "B\n\n1. e4 *\n[Event "x"]\n\n1. e4 {open\n' >"$work/stdin"
expect 2 check - <<END
standard input:2: game 1 (A?[2J – ?), before the first move: a tag must be [Name "value"] on one line
standard input:7: game 2 (? – ?), move 1... {open: a comment has no closing brace
2 games checked, 2 refused
END
printf '[White "A"]\n[Black B]\n\n1. e4 Z0 2. d4 *\n\n1. e4 e5 {done} -- *\n\n1. e4 -- 2. e5 Ke6 *\n' \
	>"$work/stdin"
expect 2 check - <<END
standard input:2: game 1 (A – ?), before the first move: a tag must be [Name "value"] on one line
standard input:4: game 1 (A – ?), move 1... Z0: a null move, which is passed over
standard input:6: game 2 (? – ?), move 2. --: a null move, which is passed over
standard input:8: game 3 (? – ?), move 1... --: a null move, which is passed over
standard input:8: game 3 (? – ?), move 2... Ke6: is not legal here
3 games checked, 2 refused
END
printf '1. e4 Z0 2. d4 *\n' >"$work/stdin"
expect 0 check - <<END
standard input:1: game 1 (? – ?), move 1... Z0: a null move, which is passed over
1 game checked, 0 refused
END
expect 2 export - <<END
standard input:1: game 1 (? – ?), move 1... Z0: a null move, which is passed over
standard input:1: game 1 (? – ?), not exported: moves follow a null move, for which the format has no word
END
printf '[FEN "4k3/8 w"]\n\n*\n' >"$work/stdin"
expect 2 check - <<END
standard input:1: game 1 (? – ?), before the first move: the FEN tag is no FEN: at character 6, ' w': a board has eight ranks of eight squares, with '/' between them
1 game checked, 1 refused
END
printf '[FEN "4k3/8/8/8/8/8/PPPPPPPP/8 w - -"]\n\n*\n' >"$work/stdin"
expect 2 check - <<END
standard input:1: game 1 (? – ?), before the first move: the FEN tag is no legal position: no white king
1 game checked, 1 refused
END
: >"$work/stdin"
expect 2 check - <<END
0 games checked, 0 refused
chesslaws: standard input: no game in it
END
expect 2 check <<END
chesslaws: check: no PGN file given; '-' is standard input
END
expect 2 check nowhere.pgn famous.pgn <<END
3 games checked, 0 refused
chesslaws: nowhere.pgn: No such file or directory
END
expect 2 check . <<END
0 games checked, 0 refused
chesslaws: .: Is a directory
END

# export: the games that replay, in English and in order.
expect 1 export refused-languages.pgn <<'END'
[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "A"]
[Black "B"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O 1/2-1/2

[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "E"]
[Black "F"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 *

refused-languages.pgn:9: game 2 (C – D), move 3... Крe8: is not legal here (read as 'ru')
END
printf '[Result "0-1"]\n[ECO "\\"C\\" \\\\"]\n[Annotator "x"]\n1.e4 {[%%clk 1:00]\n} (1.d4) e5 $1 1-0' >"$work/stdin"
expect 0 export - <<'END'
[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "1-0"]
[Annotator "x"]
[ECO "\"C\" \\"]

1. e4 {[%clk 1:00]} 1... e5 1-0

END
: >"$work/stdin"
expect 2 export <<END
chesslaws: export: no PGN file given; '-' is standard input
END
# What has been exported once stays as it is.
"$tool" export famous.pgn >"$work/once" && cp "$work/once" "$work/stdin"
expect 0 export - <"$work/once"

expect 0 mate '7k/5Q2/6K1/8/8/8/8/8 w - - 0 7' white <<END
yes 7. Qg7#
END
expect 1 mate 7k/5Q2/6K1/8/8/8/8/8 w - - 0 7 black <<END
no material: no mate can be given with what is on the board
END
expect 1 mate '7k/5Q2/6K1/8/8/8/8/8 b - - 0 7' white <<END
no end: the game is over
END
expect 0 mate '7k/6Q1/6K1/8/8/8/8/8 b - - 0 7' white <<END
yes White has mated
END
expect 1 mate '8/2k5/8/1p1p1p1p/1P1P1P1P/8/2K5/8 w - - 0 1' white <<END
no confinement: the pieces cannot reach what a mate would need
END
expect 1 mate '8/8/8/8/8/8/1q5k/K7 w - - 0 1' black <<END
no exhaustion: every line was followed to its end
END
expect 3 mate --nodes 0 start white <<END
undecided after 1 positions; --nodes allows more
END
expect 1 mate 'NNNN4/NNN5/8/8/4k3/8/PPPPPPPP/4K3 b - - 0 1' black <<END
no material: no mate can be given with what is on the board
END
expect 2 mate start red <<END
chesslaws: mate: the side 'red' is neither white nor black
END
expect 2 mate start <<END
chesslaws: mate: needs a FEN and a side, as in 'mate start white'
END
expect 2 mate start white --nodes <<END
chesslaws: mate: --nodes needs a number from 0 to 1000000000000
END
expect 2 mate --nodes -1 start white <<END
chesslaws: mate: --nodes needs a number from 0 to 1000000000000
END
expect 2 mate '8/8/8/8/8/8/8/K7 w - - 0 1' white <<END
chesslaws: FEN: no black king
END

expect 2 <<END
chesslaws: no command given; 'chesslaws --help' lists them
END
expect 2 castle <<END
chesslaws: 'castle' is no command; 'chesslaws --help' lists them
END
# tells PATTERN ARGUMENT...: done, and a line says so.
tells() {
	pattern=$1
	shift
	if ! "$tool" "$@" >"$work/stdout" || ! grep -q "$pattern" "$work/stdout"; then
		echo "FAILED: chesslaws $* (no $pattern, or no success)"
		failures=$((failures + 1))
	fi
}

tells '^  perft' --help
tells '^  perft' -h
tells '^chesslaws [0-9]' --version
tells '^Usage: chesslaws perft ' perft --help
if [ -c /dev/full ]; then
	"$tool" perft start 1 >/dev/full 2>/dev/null
	[ $? -eq 4 ] || { echo "FAILED: a full disk is no success"; failures=$((failures + 1)); }
fi

# Real games, where they are.
if [ -d "$shared/games" ]; then
	if ! "$tool" check "$shared"/games/*.pgn; then
		echo "FAILED: not all games of $shared/games replay"
		failures=$((failures + 1))
	fi
	sed 's/^g5 14.Nhf3 e5 15.e4 Rfe8/g5 14.Nhf3 e5 15.e4 Rfe7/' \
		"$shared/games/kasparov-deep-blue-1997.pgn" >"$work/stdin"
	expect 1 check - <<END
standard input:16: game 1 (Garry Kasparov – Deep Blue (Computer)), move 15... Rfe7: is not legal here
6 games checked, 1 refused
END
else
	echo "skipped: no real games at '$shared/games' (TOUCHMOVE_SHARED names their directory)"
fi

if [ $failures -ne 0 ]; then
	echo "$failures failed"
	exit 1
fi
