#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The driver's KUnit tests, which run as their modules are loaded.

. /tests/tap.sh

RESULTS=/sys/kernel/debug/kunit

# The cases of a suite are its indented lines; the last line sums them up.
cases() { sed -n "s/^ \{4,\}\(ok\|not ok\) [0-9]* \(.*\)/\1 - ${1##*/}, \2/p" "$1/results"; }

for module in "$MODULES"/*-kunit.ko; do
	if [ ! -e "$module" ]; then
		skip KUnit 'no modules of KUnit tests were built'
		continue
	fi
	name=$(basename "$module" .ko)
	check "insmod $name" load "$name"
	for suite in "$RESULTS"/*/; do
		cases "${suite%/}"
	done >/tmp/cases
	cat /tmp/cases
	check "$name has cases" grep -q '^ok' /tmp/cases
	check "rmmod $name" rmmod "$name"
done
