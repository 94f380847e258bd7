# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A trace of as many short games as `games` says, each with one move, of another
# pawn than the game before, and won by White.
BEGIN {
	print "reedtrace 1"
	for (g = 0; g < games; g++) {
		t = g * 20; f = 2 ^ (g % 8)
		printf "%d000000 ffff00000000ffff 0\n", t
		printf "%d000000 ffff00000000ffff 2\n", t + 1
		printf "%d000000 ffff00000000%02xff 2\n", t + 3, 255 - f
		printf "%d000000 ffff0000%02x00%02xff 2\n", t + 4, f, 255 - f
		printf "%d000000 ffff0000%02x00%02xff 1\n", t + 5, f, 255 - f
		printf "%d000000 ! result 1-0\n", t + 6
		printf "%d000000 ffff00000000%02xff 1\n", t + 8, 255 - f
		printf "%d000000 ffff00000000ffff 1\n", t + 9
	}
}
