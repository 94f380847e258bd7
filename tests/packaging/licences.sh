#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Every tracked source file names its licence in its first lines, the licence that its folder
# is under, and the text of each licence stands in LICENSES/.
#
#   licences.sh TREE

set -euo pipefail
cd "$1"
[ -n "$(git ls-files 2>/dev/null)" ] || exit 77

complaints=0
complain() {
	printf '%s\n' "$*"
	complaints=$((complaints + 1))
}

# The file's first three lines, into the array of that name. A process for each of thousands of files
# would take minutes on a busy machine.
read_first_lines() {
	first_lines=()
	mapfile -n 3 -t first_lines <"$1" 2>/dev/null
}

# Prose, recorded games and expected outputs carry no licence line; programs all do.
is_source() {
	case $1 in
	LICENSES/*) return 1 ;;
	*.c | *.h | *.build | *.map | *.sh | *.py | *.dts | *.dtso | *.yaml | *.conf | *.service) ;;
	*.rules | *.policy | *.mk | Makefile | Kbuild | */Kbuild) ;;
	*) [[ ${first_lines[0]-} == '#!'* ]] ;;
	esac
}

# Is it part of a test module, that is, named by a Kbuild beside it or included by what is?
is_module() {
	local folder file name
	folder=$(dirname "$1")

	[ -e "$folder/Kbuild" ] || return 1
	for file in "$folder"/*.c; do
		name=$(basename "$file" .c)
		if grep -q -w "$name\.o" "$folder/Kbuild" &&
			{ [ "$file" = "$1" ] || grep -q "\"$(basename "$1")\"" "$file"; }; then
			return 0
		fi
	done
	return 1
}

# What the first lines name, into licence.
find_licence() {
	local line

	licence=
	for line in "${first_lines[@]}"; do
		if [[ $line =~ SPDX-License-Identifier:\ (.*) ]]; then
			licence=${BASH_REMATCH[1]}
			licence=${licence%' */'}
			licence=${licence%' -->'}
			return
		fi
	done
}

# What the file's folder is under, into expected.
find_expected() {
	expected=LGPL-2.1-or-later
	case $1 in
	tests/kernel/*/Kbuild | tests/kernel/*.dtso) expected=GPL-2.0-only ;;
	tests/kernel/*.[ch]) ! is_module "$1" || expected=GPL-2.0-only ;;
	driver/uapi/*) expected='GPL-2.0-only WITH Linux-syscall-note' ;;
	driver/*) expected=GPL-2.0-only ;;
	dts/*.yaml) expected='(GPL-2.0-only OR BSD-2-Clause)' ;;
	esac
}

checked=0
while IFS= read -r -d '' file; do
	[ -s "$file" ] || continue
	read_first_lines "$file"
	is_source "$file" || continue
	checked=$((checked + 1))
	find_licence
	find_expected "$file"
	if [ -z "$licence" ]; then
		complain "$file: no SPDX-License-Identifier in its first three lines"
	elif [ "$licence" != "$expected" ]; then
		complain "$file: licence '$licence', expected '$expected'"
	fi
	for name in ${licence//[()]/}; do
		case $name in
		WITH | AND | OR) ;;
		*)
			[ -s "LICENSES/$name.txt" ] ||
				complain "$file: LICENSES/$name.txt is missing"
			;;
		esac
	done
done < <(git ls-files -z)

[ "$checked" -gt 0 ] || complain "no source file was found"
echo "$checked source files checked, $complaints complaints"
[ "$complaints" -eq 0 ]
