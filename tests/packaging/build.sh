#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What the compiler and the configuration say is shown when a step of "make build" fails, and not
# before it does. And what the Makefile leaves to its caller is empty without one.
#
#   build.sh TREE

set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

check() {
	local what=$1
	shift

	if "$@"; then
		echo "ok - $what"
	else
		echo "not ok - $what"
		failed=1
	fi
}

mkdir "$work/build"
echo 'no rules' >"$work/build/build.ninja"
status=0
BUILD=$work/build "$1/packaging/build" >"$work/out" 2>"$work/err" </dev/null || status=$?
check 'a build that fails ends with 1' [ "$status" -eq 1 ]
check 'it prints a line a step' [ "$(wc -l <"$work/out")" -eq 1 ]
check 'what failed is shown' grep -q "is not a meson build directory" "$work/err"
check 'and where it stands' grep -q "they stand in $work/build/build.log" "$work/err"

# make has values of its own for some names, which ?= leaves as they are.
env -i PATH="$PATH" make -p -f /dev/null 2>/dev/null | sed -n 's/^\([A-Z_]*\) = .*/\1/p' >"$work/own" ||
	true
check 'make names variables of its own' grep -qx LINT "$work/own"
for name in $(sed -n 's/^\([A-Z_]*\) ?=.*/\1/p' "$1/Makefile"); do
	check "$name is none of them" sh -c '! grep -qx "$1" "$2"' sh "$name" "$work/own"
done
check 'make lint names no checker' sh -c \
	'env -i PATH="$PATH" make -C "$1" -n lint | grep -q "^tests/lint/check *$"' sh "$1"
exit "$failed"
