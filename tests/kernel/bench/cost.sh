#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Measures the cost of reading a board; nothing here passes or fails by the figures. The hardware is
# simulated and the machine emulated: the figures compare topologies, and do not hold for a real
# bus.

. /tests/tap.sh

TESTBED=/sys/kernel/debug/reedboard-testbed
COUNTED=/sys/kernel/debug/reedboard/reedboard0
READING=5 # seconds

say() { echo "# figure $*"; }

# Hundredths of a second in which a processor was not idle.
busy() { awk '/^cpu / { print $2 + $3 + $4 + $7 + $8 }' /proc/stat; }

# Operations of the hardware so far, in the order of the words below: a change of a line's level or
# direction, a line read, a controller written or read at once, a transfer on SPI.
operations() {
	for counter in line_writes line_reads bulk_writes bulk_reads spi_reads; do
		cat $TESTBED/$counter
	done
}

# What a scan of a matrix takes where every row is written anew for each row: rows times one more
# than rows; and a read of each contact and input.
readonly REWRITTEN=$((8 * 9 + 64 + 4))

# per_scan NAME SCANS BEFORE AFTER
per_scan() {
	# shellcheck disable=SC2086
	set -- "$1" "$2" $3 $4
	say "$1: operations a scan: $((($8 - $3) / $2)) lines switched, $((($9 - $4) / $2)) lines read," \
		"$(((${10} - $5) / $2)) controllers written, $(((${11} - $6) / $2)) read," \
		"$(((${12} - $7) / $2)) SPI transfers"
	case $1 in
	*'as on a Pi'*)
		switched=$((($8 - $3) / $2)) all=$((($8 - $3 + $9 - $4) / $2))
		say "$1: $switched switches for 72 where all rows are rewritten for each," \
			"$all operations for $REWRITTEN"
		;;
	esac
}

# Milliseconds that the thread which takes the samples has had a processor for.
sampler_ms() {
	sampler=$(grep -lx reedboard0 /proc/[0-9]*/comm | head -n 1)
	[ -n "$sampler" ] && awk '{ print ($14 + $15) * 10 }' "${sampler%comm}stat"
}

# cost NAME: measures the present board, while a program reads it.
cost() {
	before=$(busy)
	sleep $READING
	idle=$(($(busy) - before))
	exec 3</dev/reedboard0
	before=$(busy)
	counted=$(operations) thread=$(sampler_ms)
	scans=$(cat $COUNTED/scans) time=$(cat $COUNTED/total_scan_ns)
	sleep $READING
	counted_after=$(operations)
	scans=$(($(cat $COUNTED/scans) - scans)) time=$(($(cat $COUNTED/total_scan_ns) - time))
	used=$(($(busy) - before)) thread=$(($(sampler_ms) - thread))
	exec 3<&-
	if [ $scans -gt 0 ]; then
		per_scan "$1" $scans "$counted" "$counted_after"
		say "$1: $(awk -v n=$scans -v t="$time" -v s=$READING -v c=$thread 'BEGIN {
			printf "one scan %.1f us, %d scans a second, its thread has %.1f %% of one core",
				t / n / 1000, n / s, c / s / 10 }')"
	else
		say "$1: no scan while nothing changes"
	fi
	say "$1: the machine is busy for $((used / READING)) % of one core," \
		"$((idle / READING)) % while nobody reads"
}

# Voluntary switches of the thread that samples: each is a time that the processor was woken for it.
wakeups() {
	for status in /proc/[0-9]*/status; do
		awk '/^Name:/ { ours = $2 == "reedboard0" } ours && /^voluntary/ { print $2 }' \
			"$status" 2>/dev/null
	done | head -n 1
}

# rates NAME DELAY WORD: samples and wake-ups a second while nothing changes, once DELAY ms are over.
rates() {
	echo "$2" >/sys/class/reedboard/reedboard0/idle_delay_ms
	exec 3</dev/reedboard0
	sleep 1
	woken=$(wakeups) scans=$(cat $COUNTED/scans)
	sleep $READING
	woken=$(($(wakeups) - woken)) scans=$(($(cat $COUNTED/scans) - scans))
	exec 3<&-
	say "$1, $3: $((scans / READING)) scans and $((woken / READING)) wake-ups a second"
}

latency() {
	result=$(switch-latency /dev/reedboard0 "$2" 1000) || return 1
	# shellcheck disable=SC2086
	set -- "$1" $result
	say "$1: from the switch to read() p50 $2 us, p99 $3 us, at most $4 us"
}

measure() {
	name=$1
	shift
	need "$name is simulated" load reedboard-testbed "$@"
	need "$name is there" wait_for 5 test -c /dev/reedboard0
	cost "$name"
	rates "$name" 3600000 'awake, nothing changing'
	rates "$name" 0 'idle'
	check "$name: every change is read" latency "$name" $TESTBED/contacts
	echo 1 >$TESTBED/vanish
	check "$name goes" rmmod reedboard-testbed
}

say "emulated: $(uname -rm), QEMU's TCG; simulated hardware; compare, do not believe"
need 'reedboard.ko loads' load reedboard
measure 'matrix as on a Pi, 1 kHz' topology=matrix open_drain=1 active_low=1 multiple=0 \
	properties=poll-interval=1
measure 'matrix, push-pull and at once, 1 kHz' topology=matrix properties=poll-interval=1
measure 'direct by interrupts' topology=direct line_interrupts=1
measure 'direct, scanned at 1 kHz' topology=direct
measure 'expanders, 1 kHz' topology=expanders properties=poll-interval=1
measure 'chain on lines, 1 kHz' topology=chain properties=poll-interval=1
measure 'chain on SPI, 1 kHz' topology=spi properties=poll-interval=1
rmmod reedboard
