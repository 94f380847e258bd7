#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Nothing in the scripts of the tree displeases shellcheck.
#
#   scripts.sh TREE

set -euo pipefail
cd "$1"
command -v shellcheck >/dev/null || exit 77
[ -n "$(git ls-files 2>/dev/null)" ] || exit 77

scripts=()
while IFS= read -r -d '' file; do
	if [ -f "$file" ] && head -n 1 "$file" | grep -aqE '^#!.*\b(sh|bash)\b'; then
		scripts+=("$file")
	fi
done < <(git ls-files -z)
echo "${#scripts[@]} scripts"
[ ${#scripts[@]} -gt 0 ]
shellcheck --severity=warning "${scripts[@]}"
