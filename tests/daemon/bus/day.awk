# SPDX-License-Identifier: LGPL-2.1-or-later
# Joins the samples of games that end on the board to a trace of so many games, with the pieces off
# the board before each next one. A sample behind each game lets time pass, by which its last move
# is over. Into "stops": when that is, in µs.
#
# usage: awk -v games=N -v stops=FILE -f day.awk SAMPLES…
BEGIN {
	print "reedtrace 1"
	for (n = 0; n < games; n++) {
		file = ARGV[1 + n % (ARGC - 1)]
		if (n)
			printf "%.0f 0000000000000000 0\n", base - 30000000
		while ((getline line < file) > 0) {
			split(line, field, " ")
			sub(/^[0-9]+/, "", line)
			last = base + field[1]
			printf "%.0f%s\n", last, line
		}
		close(file)
		last += 5000000
		printf "%.0f%s\n", last, line
		printf "%.0f\n", last > stops
		base = last + 60000000
	}
	exit
}
