# shellcheck shell=sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Measures the cost of reading a board; nothing here passes or fails by the figures. The hardware is
# simulated and the machine emulated: the figures compare topologies, and do not hold for a real
# bus.

TESTBED=/sys/kernel/debug/reedboard-testbed
SYSFS=/sys/class/reedboard/reedboard0
READING_MS=5000
CHANGES=300

# Counted by the hardware, in the order of the words below: a change of a line's level or direction,
# a line read, a controller written or read at once, a transfer on SPI.
OPERATIONS="$TESTBED/line_writes $TESTBED/line_reads $TESTBED/bulk_writes $TESTBED/bulk_reads
	$TESTBED/spi_reads"

# What a scan of a matrix takes where every row is written anew for each row: rows times one more
# than rows; and a read of each contact and input.
readonly SWITCHED_ANEW=$((8 * 9)) READ_SINGLY=$((64 + 4))

say() { echo "# figure $name: $*"; }

# awake, idle: for ever, or at once.
awake() { echo 3600000 >$SYSFS/idle_delay_ms; }
idle() { echo 0 >$SYSFS/idle_delay_ms; }

# All scans are alike, so that their operations are whole numbers. They are not where a scan was
# counted and its operations were not, or the other way round.
alike() { awk 'NR == 2 { for (n = 2; n <= NF; n++) odd += $n % $1 } END { exit odd > 0 }' /tmp/cost; }

operations() {
	awk 'NR == 2 { printf "operations a scan: %g lines switched, %g lines read, "\
		"%g controllers written, %g read, %g SPI transfers",
		$2 / $1, $3 / $1, $4 / $1, $5 / $1, $6 / $1 }' /tmp/cost
}

rates() {
	awk 'NR == 1 { printf "%.1f scans and %.1f wake-ups a second, one scan %.1f us, its thread has "\
		"%.2f %% of one core", $2 / $1 * 1e6, $4 / $1 * 1e6, $2 ? $3 / $2 / 1000 : 0,
		$5 / $1 / 10 }' /tmp/cost
}

as_on_a_pi() {
	awk -v switched=$SWITCHED_ANEW -v read=$READ_SINGLY 'NR == 2 {
		printf "%g switches for %d where all rows are rewritten for each, %g operations for %d",
			$2 / $1, switched, ($2 + $3) / $1, switched + read }' /tmp/cost
}

# cost WORD: while a program reads the board, on which nothing changes, and which is awake or idle.
cost() {
	# shellcheck disable=SC2086
	board-cost reedboard0 $READING_MS $OPERATIONS >/tmp/cost || return 1
	say "$1: $(rates)"
}

# latency WORD
latency() {
	result=$(switch-latency /dev/reedboard0 $TESTBED/contacts $CHANGES) || return 1
	# shellcheck disable=SC2086
	set -- "$1" $result
	say "$1: from the switch to read() p50 $2 us, p99 $3 us, at most $4 us"
}

# measure NAME PARAMETER...: a board with these parameters of the test bed.
measure() {
	name=$1
	shift
	echo "# figure emulated: $(uname -rm), QEMU's TCG; simulated hardware; compare, do not believe"
	need 'reedboard.ko loads' load reedboard
	need "$name is simulated" load reedboard-testbed "$@"
	need "$name is there" wait_for 5 test -c /dev/reedboard0
	awake
	check "$name: is read while awake" cost 'awake, nothing changing'
	check "$name: every scan takes as many operations" alike
	say "$(operations)"
	case $name in
	*'as on a Pi'*) say "$(as_on_a_pi)" ;;
	esac
	check "$name: every change is read while awake" latency awake
	idle
	check "$name: is read while idle" cost idle
	check "$name: every change is read while idle" latency idle
	echo 1 >$TESTBED/vanish
	check "$name goes" rmmod reedboard-testbed
	check 'reedboard.ko goes' rmmod reedboard
}
