#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# The D-Bus documents say what the daemon's introspection says.
# usage: doc.sh TOUCHMOVE-BUSDOC DOCUMENT INTERFACES.xml

stale()
{
	echo "$1 is stale: meson compile bus-document writes it anew" >&2
	exit 1
}

made=$("$1") || exit 1
[ "$made" = "$(cat "$2")" ] || stale "$2"
made=$("$1" --xml) || exit 1
[ "$made" = "$(cat "$3")" ] || stale "$3"
# Well-formed, with every interface, and nothing that is not ours.
xmllint --nonet --noout "$3" || exit 1
names=$(xmllint --nonet --xpath '/node/interface/@name' "$3" | grep -o '"[^"]*"' | sort | tr '\n' ' ')
expected=
for name in Arbiter Board Game Manager Player; do
	expected="$expected\"org.touchmove1.$name\" "
done
[ "$names" = "$expected" ] || { echo "interfaces: $names" >&2; exit 1; }
