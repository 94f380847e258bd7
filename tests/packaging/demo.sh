#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The demo without a terminal, hurried: it ends by itself, shows what it promises to show, and
# leaves nothing behind.
#
#   demo.sh TREE BUILD

set -euo pipefail
command -v dbus-daemon >/dev/null || exit 77
readonly tree=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/tmp"

# What timeout(1) sends, SIGCONT among it, goes to the demo alone and not to the programs under it:
# a SIGCONT while the leak sanitizer stops a program's threads undoes the stop, and the sanitizer
# waits for ever.
demo=(env "TMPDIR=$work/tmp" "BUILD=$build" timeout --foreground 100 "$tree/packaging/demo")

# expect_status NUMBER: of the demo that ran last.
expect_status() {
	if [ "$status" -ne "$1" ]; then
		cat "$work/out"
		printf 'not ok - exit status %d, not %d\n' "$status" "$1"
		exit 1
	fi
}

expect() {
	if ! grep -q -- "$2" "$work/out"; then
		cat "$work/out" "$work/err"
		printf 'not ok - %s: no line with %s\n' "$1" "$2"
		exit 1
	fi
	printf 'ok - %s\n' "$1"
}

status=0
SPEED=200 "${demo[@]}" </dev/null >"$work/out" 2>"$work/err" || status=$?
if [ "$status" -ne 0 ]; then
	cat "$work/out" "$work/err"
	printf 'not ok - exit status %d\n' "$status"
	exit 1
fi
expect 'the first move' 'White  completed   1\. '
expect 'an adjustment' 'adjusted'
expect 'an illegal move' 'ALERT .*illegal-move'
expect 'a press without a move' 'ALERT .*no-move'
expect 'the end' 'game        ended 1-0'
expect 'the PGN' '^\[Result "1-0"\]'
if [ -n "$(ls -A "$work/tmp")" ]; then
	ls -lR "$work/tmp"
	echo 'not ok - it leaves files behind'
	exit 1
fi
echo 'ok - it leaves nothing behind'

# The live page, where what serves it is built: four boards, until the demo is ended.
if [ -x "$build/daemon/feed/touchmove-gateway" ]; then
	expect 'where the live page is' 'its live page is at http://127.0.0.1:80[89][0-9]/'
	mkfifo "$work/told"
	SPEED=200 DISPLAY='' WAYLAND_DISPLAY='' "${demo[@]}" --web \
		</dev/null >"$work/told" 2>"$work/err" &
	web=$!
	read -r -t 60 line <"$work/told" || { cat "$work/err"; echo 'not ok - no live page'; exit 1; }
	port=$(printf '%s' "$line" | sed -n 's|.* http://127.0.0.1:\([0-9]*\)/.*|\1|p')
	boards=0
	until [ "$boards" -eq 4 ]; do
		exec 3<>"/dev/tcp/127.0.0.1/$port"
		printf 'GET /boards.json HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n' >&3
		boards=$( (grep -o '"id":"[1-4]"' <&3 || true) | wc -l)
		exec 3>&-
	done
	printf 'ok - four boards on the live page\n'
	kill "$web"
	wait "$web" || true
	if [ -n "$(ls -A "$work/tmp")" ]; then
		echo 'not ok - the live page leaves files behind'
		exit 1
	fi
	echo 'ok - the live page leaves nothing behind'
fi

status=0
"${demo[@]}" /nonexistent.pgn </dev/null >"$work/out" 2>&1 || status=$?
expect_status 4
expect 'a game that is not there' 'demo: /nonexistent.pgn cannot be read'

echo 'garbage' >"$work/garbage.pgn"
status=0
"${demo[@]}" "$work/garbage.pgn" </dev/null >"$work/out" 2>&1 || status=$?
expect_status 2
expect 'a game that cannot be read' 'garbage.pgn:1: '
