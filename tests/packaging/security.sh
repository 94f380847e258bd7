#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The page on security names files that exist, and settings that the unit has.
#
#   security.sh TREE

set -euo pipefail
cd "$1"
readonly PAGE=packaging/guide/security.md UNIT=packaging/touchmoved.service

fail() {
	echo "$1" >&2
	exit 1
}

# Every word in backquotes that begins with a folder of the tree.
mapfile -t files < <(grep -o '`[^`]*`' "$PAGE" | tr -d '`' |
	grep -E '^(daemon|driver|lib|packaging|tests)/')
[ ${#files[@]} -gt 20 ] || fail "$PAGE names ${#files[@]} files only"
for file in "${files[@]}"; do
	[ -e "$file" ] || fail "$PAGE names $file, which does not exist"
done

# The paragraph on the unit; elsewhere the settings are the daemon's own.
mapfile -t settings < <(sed -n '/^The unit,/,/^$/p' "$PAGE" | grep -o '`[A-Z][A-Za-z]*=[^`]*`' |
	tr -d '`')
[ ${#settings[@]} -gt 8 ] || fail "$PAGE names ${#settings[@]} settings only"
for setting in "${settings[@]}"; do
	grep -qxF "$setting" "$UNIT" || fail "$PAGE names $setting, which $UNIT has not"
done
echo "${#files[@]} files, ${#settings[@]} settings"
