#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# Each public header stands alone, in C and in C++, without a warning.
# Usage: headers.sh LIB-DIRECTORY
set -eu

check() {
	compiler=$1
	language=$2
	for header in chesslaws.h $(cd "$directory" && ls chesslaws/*.h); do
		printf '#include <%s>\n' "$header" |
			$compiler -x "$language" -Wall -Wextra -Werror -pedantic -I"$directory" \
				-fsyntax-only - || { echo "FAILED: $header as $language"; exit 1; }
	done
}

directory=$1
check "${CC:-cc} -std=c11" c
if ! command -v "${CXX:-c++}" >/dev/null; then
	echo "skipped as C++: no compiler is here (package g++)"
	exit 77
fi
check "${CXX:-c++} -std=c++11" c++
