#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The list of 2023's articles is that of the text itself, where that lies beside the tree.
# Usage: articles.sh LIST TEXT
set -u

[ -e "$2" ] || { echo "$2 is not here"; exit 77; }
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
export LC_ALL=C

sed -n 's/^2023 //p' "$1" | tr ' ' '\n' | sort -u >"$work/list"
# The numbers at the beginnings of lines, up to the glossary, which only refers to them.
sed '/^Glossary/q' "$2" | sed -nE 's/^((([0-9]+|[A-D]|I{1,3})(\.[0-9]+)+))\.?[^0-9.].*/\1/p' |
	sort -u >"$work/text"
diff -u "$work/text" "$work/list"
