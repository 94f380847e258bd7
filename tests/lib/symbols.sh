#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The shared library exports what its headers declare: all of it, and nothing else.
# Usage: symbols.sh LIBRARY LIB-DIRECTORY
set -eu

directory=$(mktemp -d)
trap 'rm -r "$directory"' EXIT

# A declaration starts its line with a type; inline functions have "static" there.
sed "/^#/d" "$2"/chesslaws/*.h | tr '\n' ' ' | sed 's|/\*[^*]*\*\+\([^/*][^*]*\*\+\)*/| |g; s/[;{}]/\n/g' |
	grep -v 'static inline' | sed -n 's/^[^()=]*[ *]\(laws_[a-z0-9_]*\)(.*/\1/p' |
	sort -u >"$directory/declared"
nm -D --defined-only "$1" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' |
	grep -v '^__asan\|^__ubsan\|^__odr_asan' | sort -u >"$directory/exported"

if [ ! -s "$directory/declared" ]; then
	echo "no declarations found in $2/chesslaws"
	exit 1
fi
if ! diff "$directory/declared" "$directory/exported"; then
	echo "'<' is declared but not exported, '>' is exported but not declared"
	exit 1
fi
