#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# Every article that the library's sources name as text, and every one that a story's events
# cite in its edition, is known to chesslaws explain; so are the alerts and verbs that explain
# names to the daemon.
# Usage: cited.sh CHESSLAWS SOURCE-DIRECTORY
set -u

tool=$(realpath "$1")
source=$2
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
export LC_ALL=C
failures=0

fail() {
	echo "FAILED: $*"
	failures=$((failures + 1))
}

known() { "$tool" explain "$1" --edition "$2" >/dev/null 2>&1; }

# A line of the sources does not tell its edition: one of them has to know it.
find "$source/lib" -name "*.c" -exec cat {} + | grep -oE '"([0-9]+|[A-F]|I{1,3})(\.[0-9]+)+[a-z]?"' | tr -d '"' | sort -u \
	>"$work/named"
[ "$(wc -l <"$work/named")" -ge 100 ] || fail 'few articles in the sources'
while read -r article; do
	known "$article" 2001 || known "$article" 2017 || known "$article" 2018 ||
		known "$article" 2023 || fail "the sources cite $article"
done <"$work/named"

awk 'FNR == 1 { editions = 2023 }
	sub(/^(set Edition=|editions )/, "") { editions = $0 }
	{
		holds = editions
		if (match($0, /^\[[0-9 ]+\] /))
			holds = substr($0, 2, RLENGTH - 3)
		count = split(holds, years, " ")
		while (match($0, /article=[^ ]+/)) {
			for (i = 1; i <= count; i++)
				print years[i], substr($0, RSTART + 8, RLENGTH - 8)
			$0 = substr($0, RSTART + RLENGTH)
		}
	}' "$source"/tests/stories/*/*.story | sort -u >"$work/cited"
[ "$(wc -l <"$work/cited")" -ge 50 ] || fail 'few articles in the stories'
while read -r edition article; do
	known "$article" "$edition" || fail "a story of $edition cites $article"
done <"$work/cited"

"$tool" explain --table | grep -oE '`[^`]+`' | tr -d '`' | sort -u >"$work/names"
[ "$(wc -l <"$work/names")" -ge 30 ] || fail 'few names in the table'
while read -r name rest; do
	for word in $name $rest; do
		grep -rqF --include="*.c" --include="*.def" "\"$word\"" \
			"$source/daemon" "$source/lib/judge/alert.c" || fail "the daemon knows no $word"
	done
done <"$work/names"
exit $((failures > 0))
