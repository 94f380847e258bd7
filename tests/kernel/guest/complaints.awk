# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Prints what a kernel's log complains of, with the lines around each complaint: the heading of a
# trace stands before it, what it was about behind. Lines of the file EXPECTED are the headings of
# traces that are no complaint. Exit: 0 when there is a complaint, 1 when there is none.

BEGIN {
	COMPLAINT = "BUG|WARNING|Oops|KASAN|UBSAN|ODEBUG|Call [Tt]race|refcount_t|corruption|" \
		"unregister_netdev|possible deadlock|detected.* stall|blocked for more than|" \
		"nobody cared|Unable to handle|beginning of the log is lost"
	BEFORE = 12
	AFTER = 40
	MOST = 1000
	# From a heading to its "Call trace:" there are the CPU, taints and the machine's name.
	HEADING = 8
	while (EXPECTED && (getline heading < EXPECTED) > 0)
		headings[++count] = heading
}

function is_expected(n,   first, m, h) {
	if (line[n] !~ /Call [Tt]race/)
		return 0
	first = n > HEADING ? n - HEADING : 1
	for (m = first; m < n; m++)
		for (h = 1; h <= count; h++)
			if (line[m] ~ headings[h])
				return 1
	return 0
}

{ line[NR] = $0 }

END {
	for (n = 1; n <= NR; n++) {
		if (line[n] !~ COMPLAINT)
			continue
		if (is_expected(n)) {
			expected++
			continue
		}
		complaints++
		for (m = n - BEFORE; m <= n + AFTER; m++)
			near[m] = 1
	}
	if (expected)
		print "traces that were to be expected: " expected
	for (n = 1; n <= NR && printed < MOST; n++) {
		if (!near[n])
			continue
		if (n > 1 && !near[n - 1])
			print "..."
		print line[n]
		printed++
	}
	exit !complaints
}
