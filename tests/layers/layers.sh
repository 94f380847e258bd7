#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Reads which folder includes which, and compares that with the table of allowed arrows.
#
# usage: layers.sh SOURCE-ROOT ARROWS

set -eu
table=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$1"

# "FOLDER INCLUDED-FOLDER FILE" for each include by quotes; the public headers are no arrow.
find daemon lib -name '*.[ch]' -exec \
	awk -F'"' '/^[[:space:]]*#[[:space:]]*include "/ { print FILENAME, $2 }' {} + |
while read -r file name; do
	here=${file%/*}
	for place in "daemon/$name" "lib/$name" "$here/$name" missing; do
		[ ! -f "$place" ] || break
	done
	case $place in
	missing) echo "$file includes \"$name\", which is nowhere" >&2; exit 1 ;;
	*..*) there=$(cd "${place%/*}" && pwd); there=${there#"$PWD/"} ;;
	*) there=${place%/*} ;;
	esac
	[ "$here" = "$there" ] || [ "$there" = lib ] || echo "$here $there $file"
done >"$work/found"

awk '!/^#/ && NF { for (i = 2; i <= NF; i++) print $1, $i }' "$table" | sort >"$work/allowed"
cut -d' ' -f1,2 "$work/found" | sort -u >"$work/used"

status=0
comm -23 "$work/used" "$work/allowed" | while read -r from to; do
	grep "^$from $to " "$work/found" | while read -r _ _ file; do
		echo "$file includes a file of $to; $table allows no arrow from $from to $to"
	done
done >"$work/wrong"
comm -13 "$work/used" "$work/allowed" | while read -r from to; do
	echo "$table has an arrow from $from to $to, which nobody uses any more"
done >>"$work/wrong"
[ ! -s "$work/wrong" ] || { cat "$work/wrong" >&2; status=1; }
tsort "$work/used" >/dev/null 2>"$work/circle" || { sed 's/^tsort: //' "$work/circle" >&2; status=1; }
exit $status
