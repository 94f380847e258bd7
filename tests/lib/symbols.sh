#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The shared library and the static one export what the headers declare: all of it, and nothing
# else, so that no program that links them has names taken from it.
# Usage: symbols.sh SHARED-LIBRARY STATIC-LIBRARY LIB-DIRECTORY
set -eu

directory=$(mktemp -d)
trap 'rm -r "$directory"' EXIT

# A declaration starts its line with a type; inline functions have "static" there.
sed "/^#/d" "$3"/chesslaws/*.h | tr '\n' ' ' | sed 's|/\*[^*]*\*\+\([^/*][^*]*\*\+\)*/| |g; s/[;{}]/\n/g' |
	grep -v 'static inline' | sed -n 's/^[^()=]*[ *]\(laws_[a-z0-9_]*\)(.*/\1/p' |
	sort -u >"$directory/declared"
if [ ! -s "$directory/declared" ]; then
	echo "no declarations found in $3/chesslaws"
	exit 1
fi

# compare LIBRARY: with what nm has listed of it on standard input.
compare() {
	awk '$2 ~ /^[A-Z]$/ && $2 != "A" { sub(/@.*/, "", $3); print $3 }' |
		grep -v '^__asan\|^__ubsan\|^__odr_asan' | sort -u >"$directory/exported"
	if ! diff "$directory/declared" "$directory/exported"; then
		echo "$1: '<' is declared but not exported, '>' is exported but not declared"
		exit 1
	fi
}

nm -D --defined-only "$1" | compare "$1"
nm -g --defined-only "$2" | compare "$2"
