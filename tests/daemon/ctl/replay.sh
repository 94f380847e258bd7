#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# touchmovectl replay, as a person calls it: what it prints, what it refuses,
# and with which exit code. No bus is there.
#
# usage: replay.sh TOUCHMOVECTL TRACE

ctl=$1
trace=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR
status=0

run() # ARGUMENTS…
{
	"$ctl" "$@" >"$work/out" 2>"$work/err" </dev/null
	code=$?
}

expect() # EXIT-CODE LINES-ON-STANDARD-ERROR WHAT
{
	if [ $code -ne "$1" ] || [ "$(wc -l <"$work/err")" -ne "$2" ]; then
		echo "$3: exit $code, expected $1; it said:" >&2
		cat "$work/err" >&2
		status=1
	fi
}

contains() # FILE TEXT
{
	grep -q -e "$2" "$work/$1" || { echo "no '$2' in:" >&2; cat "$work/$1" >&2; status=1; }
}

run replay "$trace"
expect 0 0 'lines'
contains out 'White  made        2. f4'
contains out 'ended 1-0, resignation (Article 5.1.2)'
run replay --json "$trace"
expect 0 0 'JSON'
contains out '^{"seq":1,"t":0,"type":"game","state":"ready"}$'
run replay --json --public "$trace"
contains out '"seq":8,.*"type":"completed","ply":3'
run replay --pgn "$trace"
expect 0 0 'PGN'
contains out '^1. e4 {\[%clk 1:30:57\]} 1... e5'
run replay --pgn --json "$trace"
contains out '^{"pgn":"\[Event'

"$ctl" replay - <"$trace" >"$work/piped" 2>"$work/err"
"$ctl" replay "$trace" | cmp - "$work/piped" || status=1

# castling UNCERTAINTY: with king and rook in the air together, pressed at once; each sample after the
# first with this much of a doubt.
castling()
{
	echo 'reedtrace 1'
	echo 'set Fen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'
	echo '0 1000000000000091 0'
	echo '1000000 1000000000000091 2'
	echo "3000000 1000000000000081 2$1"
	echo "3030000 1000000000000001 2$1"
	echo "3400000 1000000000000041 2$1"
	echo "3420000 1000000000000061 2$1"
	echo "3480000 1000000000000061 1$1"
	echo '6000000 1000000000000061 1'
}

# Who acted is judged by the times that speak for him.
castling '' >"$work/castling"
run replay --json "$work/castling"
contains out '"kind":"two-hands".*"confidence":"likely".*"between_ms":370'
contains out '"kind":"clock-other-hand".*"between_ms":60,'
castling ' ±1000' >"$work/castling"
run replay --json "$work/castling"
contains out '"kind":"two-hands".*"confidence":"likely".*"between_ms":369'
contains out '"kind":"clock-other-hand".*"between_ms":61,'
castling ' ±300000' >"$work/castling"
run replay --json "$work/castling"
contains out '"kind":"two-hands".*"confidence":"possible".*"between_ms":70'
grep clock-other-hand "$work/out" && status=1
castling ' ±400000' >"$work/castling"
run replay --json "$work/castling"
expect 0 0 'uncertain times'
grep -E 'both-held|clock-other-hand' "$work/out" && status=1
contains out '"type":"completed".*"san":"O-O"'

{
	echo 'reedtrace 1'
	echo '0 ffff00000000ffff 0 at=2026-12-31T23:59:58Z'
	echo '1999999 ffff00000000ffff 2'
	echo '2500000 ! resign white'
	echo '3000000 ! start at=2027-03-01T10:00:00Z'
} >"$work/dated"
run replay --json "$work/dated"
expect 0 0 'a dated trace'
contains out '"state":"started","date":"2026-12-31T23:59:59Z"'
contains out '"state":"started","date":"2027-03-01T10:00:00Z"'
run replay --pgn "$work/dated"
contains out '^\[Date "2027.03.01"\]'

run replay "$work/none"
expect 2 1 'no file'
contains err 'none: No such file or directory'
run replay "$work"
expect 2 1 'a directory'
run replay
expect 2 1 'no operand'
run replay "$trace" "$trace"
expect 2 1 'two operands'
run replay --speed "$trace"
expect 2 1 'an unknown option'
: >"$work/empty"
run replay "$work/empty"
expect 2 1 'an empty file'

# What came before a broken line is told.
head -c "$(($(wc -c <"$trace") - 20))" "$trace" >"$work/cut"
run replay "$work/cut"
expect 2 1 'a truncated trace'
contains err 'cut:1[0-9]: '
contains out 'White  made        2. f4'
sed 's/^80000000/30500000/' "$trace" >"$work/back"
run replay "$work/back"
expect 2 1 'time that goes back'
contains err 'back:[0-9]*: '
sed 's/^80000000 f/80000000 ff/' "$trace" >"$work/long"
run replay "$work/long"
expect 2 1 '17 digits'
contains err 'long:[0-9]*: .*16'
contains out 'Black  completed   1... e5'
sed 's/^set White.*/set Wite=Early/' "$trace" >"$work/unknown"
run replay "$work/unknown"
expect 2 1 'an unknown setting'

# A refused order is said and changes no exit code.
sed 's/! resign black/! accept-draw/' "$trace" >"$work/refused"
run replay "$work/refused"
expect 0 1 'a refused order'
contains err 'refused:1[0-9]: accept-draw: No draw offer of the opponent stands.'
exit $status
