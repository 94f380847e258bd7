#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# Each story opens with one sentence that says what it shows: its first line, or the first two, up
# to a full stop at the line's end; what follows stands in further lines. None is wider than 100
# columns. And no two stories have one name, by which a test is called.
# Usage: sentences.sh STORY…
set -u
export LC_ALL=C.UTF-8

bad=$(awk '
	function say(what) { print FILENAME ": " what; failed = 1 }
	FNR == 1 {
		if ($0 !~ /^# ["A-Z0-9]/)
			say("does not open with \"# \" and a sentence that says what it shows")
		opening = 1
	}
	opening && !/^#/ { opening = 0 }
	opening && length($0) > 100 { say("line " FNR " of the opening is wider than 100 columns") }
	FNR == 1 { ended = /[.]$/ }
	FNR == 2 && !ended && !/^# .*[.]$/ { say("its first sentence does not end in two lines") }
	FNR == 1 { count++ }
	END { if (count < 100) { print "few stories: " count; failed = 1 } }
	' "$@")
twice=$(for story; do basename "$story"; done | sort | uniq -d)
[ -z "$bad" ] || echo "$bad"
[ -z "$twice" ] || echo "two stories are called $twice"
[ -z "$bad$twice" ]
