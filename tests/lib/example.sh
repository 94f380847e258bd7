#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The example program, built against the library as it is installed, shared and static, tells what
# it should of games with and without faults.
# Usage: example.sh BUILD-DIRECTORY PGN
set -eu

build=$1
games=$2
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
meson install -C "$build" --no-rebuild --quiet --destdir "$work/root" --tags devel,runtime \
	>"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
example=$(find "$work/root" -path '*/examples/replay.c')
package=$(find "$work/root" -name chesslaws.pc)
[ -n "$example" ] && [ -n "$package" ] || { echo 'example or package is not installed'; exit 1; }
PKG_CONFIG_SYSROOT_DIR=$work/root
PKG_CONFIG_LIBDIR=$(dirname "$package")
# Also where the prefix is one that pkg-config leaves out of its answers.
PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1
PKG_CONFIG_ALLOW_SYSTEM_LIBS=1
export PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_LIBDIR PKG_CONFIG_ALLOW_SYSTEM_CFLAGS \
	PKG_CONFIG_ALLOW_SYSTEM_LIBS
libraries=$(dirname "$(dirname "$package")")

# CC may be words, "ccache cc"; pkg-config's answer always is.
# shellcheck disable=SC2046,SC2086
compile() {
	${CC:-cc} -std=c11 -Wall -Wextra -Werror $(pkg-config --cflags chesslaws) "$example" "$@"
}

# shellcheck disable=SC2046
compile -o "$work/shared" $(pkg-config --libs chesslaws)
compile -o "$work/static" "$libraries/libchesslaws.a"
cat >"$work/faults.pgn" <<'END'
[Event "one" x]
[White "W"]

1. e4 e5 2. -- Nc6 1-0

[FEN "8/8"]

1. e4 *

[Event "three"]

1. f3 e5 2. g4 Qh5 0-1

1. f3 e5 2. g4 Qh4 0-1
END
cat >"$work/expected" <<'END'
game 1, line 1: [Event "one" x]: error -1
game 1, line 4: --: error -10
game 1: r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 3, 1-0
game 2, line 6: 8/8: error -5
game 2: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, *
game 3, line 12: Qh5: error -8
game 3: rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2, *
game 4: rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3, 0-1
END
for program in shared static; do
	LD_LIBRARY_PATH=$libraries "$work/$program" "$games" >"$work/told" ||
		{ echo "$program: a game of $games is refused"; exit 1; }
	[ "$(grep -c '^game' "$work/told")" -gt 1 ]
	if LD_LIBRARY_PATH=$libraries "$work/$program" "$work/faults.pgn" >"$work/told"; then
		echo "$program: the faults are accepted"
		exit 1
	fi
	diff -u "$work/expected" "$work/told"
done
