#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The rule library on another architecture: built for arm64 and run in an
# emulator, it must count the same moves, in Chess960 too, and accept the same games.
# Usage: arm64.sh SOURCE-ROOT DIRECTORY-TO-BUILD-IN PGN…
set -eu

compiler=${ARM64_CC:-aarch64-linux-gnu-gcc}
emulator=${ARM64_EMULATOR:-qemu-aarch64}
for tool in "$compiler" "$emulator"; do
	if ! command -v "$tool" >/dev/null; then
		echo "skipped: $tool is not installed"
		exit 77
	fi
done

root=$1
work=$2
shift 2
compile() {
	"$compiler" -std=gnu11 -O2 -D_GNU_SOURCE -Wno-psabi -I"$root/lib" \
		-DCHESSLAWS_GENERATOR=chesslaws_generator_any "$@"
}

rm -rf "$work"
mkdir -p "$work/objects"
(cd "$work/objects" && compile -c "$root"/lib/*.c)
compile -static "$root/tests/lib/games.c" "$work"/objects/*.o -o "$work/games"
compile -static "$root/tests/bench/perft.c" "$root/tests/bench/peer.c" "$work"/objects/*.o \
	-o "$work/perft"
"$emulator" "$work/perft" --exact "$root/tests/lib/perft.txt" 4
"$emulator" "$work/perft" --exact-chess960 "$root/tests/lib/perft-chess960.txt" 3
"$emulator" "$work/games" "$@"
