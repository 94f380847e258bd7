#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# Makes the static library that shows the same names as the shared one. An archive's members find
# each other by names that whoever links it sees, too; so it is one member, in which every name but
# those of the headers is local.
# Usage: archive.sh OUTPUT WHOLE-ARCHIVE OBJCOPY AR COMPILER…
set -eu

output=$1
whole=$2
objcopy=$3
ar=$4
shift 4
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

"$@" -r -nostdlib -o "$work/whole.o" -Wl,--whole-archive "$whole" -Wl,--no-whole-archive
"$objcopy" --wildcard --keep-global-symbol='laws_*' "$work/whole.o" "$work/chesslaws.o"
rm -f "$output"
"$ar" rcsD "$output" "$work/chesslaws.o"
