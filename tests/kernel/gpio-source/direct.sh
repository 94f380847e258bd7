#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Bare GPIO lines, one for each square, on three simulated chips: every edge becomes a frame; chips
# come and go; lines are in use by others; the kernel's queue overflows.

. /tests/tap.sh
. /tests/simulator.sh

readonly SIM=/sys/kernel/config/gpio-sim
readonly WORK=/tmp/gpio-direct
readonly OUT=$WORK/out

# bank SIM BANK NAME...: makes a chip with lines of these names.
bank() {
	local directory=$SIM/$1/$2 line=0 name
	shift 2

	mkdir -p "$directory"
	echo $# >"$directory/num_lines"
	for name in "$@"; do
		mkdir "$directory/line$line"
		echo "$name" >"$directory/line$line/name"
		line=$((line + 1))
	done
}

remove_sim() {
	echo 0 >"$SIM/$1/live" 2>/dev/null
	rmdir "$SIM/$1"/bank*/line* "$SIM/$1"/bank* "$SIM/$1" 2>/dev/null
}

# Contacts 0 to 31 on one chip, 32 to 63 on another, levers and buttons on a third.
make_board() {
	# shellcheck disable=SC2046
	bank board bank0 $(seq -f 'SQ%g' 0 31)
	# shellcheck disable=SC2046
	bank board bank1 $(seq -f 'SQ%g' 32 63)
	bank board bank2 WHITE BLACK ADJUST ARBITER
}

# Fills in pull: the file that sets line N of 0 to 67.
live() {
	local line device chip

	echo 1 >$SIM/board/live
	read -r device <$SIM/board/dev_name
	for line in {0..67}; do
		read -r chip <$SIM/board/bank$((line / 32))/chip_name
		pull[line]=/sys/devices/platform/$device/$chip/sim_gpio$((line % 32))/pull
	done
}

configure() {
	{
		echo '[gpio]'
		echo 'Topology=direct'
		echo "Squares=$(seq -s ' ' -f 'SQ%g' 0 15)"
		seq -f 'SQ%g' 16 63 | paste -s -d '               \n' | sed 's/^/ /'
		printf '%s\n' WhiteLever=WHITE BlackLever=BLACK AdjustButton=ADJUST \
			ArbiterButton=ARBITER
	} >$WORK/conf
}

start() {
	: >$OUT
	device-watch -c $WORK/conf gpio: >>$OUT 2>$WORK/err &
	watch=$!
}

stop() {
	kill "$watch"
	wait "$watch"
}

# The frames without their times.
frames() { sed -n 's/^[0-9]* \([0-9a-f]\{16\} .*\)/\1/p' $OUT; }


# last_is STATE: starts no program, since it is called often and guests are slow.
last_is() {
	local lines

	mapfile -t lines <$OUT
	[ ${#lines[@]} -gt 0 ] && [ "${lines[-1]#* }" = "$1" ]
}

told() { grep -q "$1" $OUT; }

# set_line N up|down: keeps $squares and $inputs in step and notes the expected frame.
set_line() {
	local bit=$(($1 < 64 ? 1 << $1 : 0)) input=$(($1 < 64 ? 0 : 1 << ($1 - 64)))

	echo "pull-$2" >"${pull[$1]}"
	if [ "$2" = up ]; then
		squares=$((squares | bit)) inputs=$((inputs | input))
	else
		squares=$((squares & ~bit)) inputs=$((inputs & ~input))
	fi
	printf '%016x %x\n' $squares $inputs >>$WORK/expected
}

# Waits until $OUT has this many lines. Without the wait, an emulated processor that stalls could
# make one interrupt of two edges, or run the threads of two in another order.
wait_for_line() {
	local lines tries=2000

	while mapfile -t lines <$OUT && [ ${#lines[@]} -lt "$1" ] && [ $((tries -= 1)) -gt 0 ]; do
		read -r -t 0.01 <>$WORK/nothing
	done
}

every_line() {
	local line count

	frames >$WORK/expected
	count=$(wc -l <$OUT)
	for line in {0..67}; do
		set_line "$line" up
		wait_for_line $((count += 1))
	done
	for line in {67..0}; do
		set_line "$line" down
		wait_for_line $((count += 1))
	done
	frames | diff $WORK/expected - | head -n 20
	frames | cmp -s $WORK/expected -
}

times_rise() {
	not grep WRONG $OUT && sed -n 's/^\([0-9]*\) [0-9a-f]\{16\}.*/\1/p' $OUT | sort -n -c
}

# The stamp is that of the edge, not of the reading, which comes half a second later.
stamped_by_the_kernel() {
	local times

	kill -STOP "$watch"
	echo pull-up >"${pull[5]}"
	sleep 0.5
	echo pull-up >"${pull[40]}"
	kill -CONT "$watch"
	wait_for 60 last_is '0000010000000020 0' || return 1
	sed -n 's/^\([0-9]*\) [0-9a-f]\{16\}.*/\1/p' $OUT | tail -n 2 >$WORK/times
	mapfile -t times <$WORK/times
	echo "# ${times[0]} ${times[1]}"
	[ $((times[1] - times[0])) -ge 450000 ]
}

overflow() {
	: >$OUT
	kill -STOP "$watch"
	toggle-pulls 20008 "${pull[@]:8:8}" || return 1
	kill -CONT "$watch"
	wait_for 60 last_is '000001000000ff20 0'
}

burst() {
	: >$OUT
	toggle-pulls 808 "${pull[@]:16:8}" || return 1
	wait_for 60 last_is '0000010000ffff20 0'
}

lost_frames() { grep -c ' lost' $OUT; }

after_loss() {
	squares=$((0x000001000000ff20)) inputs=0
	set_line 8 down
	wait_for 60 last_is '000001000000fe20 0'
}

chips_go_and_come_back() {
	echo 0 >$SIM/board/live
	check 'the chips go: absent' wait_for 60 told '^# absent: a GPIO chip was taken away'
	check 'the trace says so' told '! source gone'
	live
	check 'they are back: ready, in the trace too' wait_for 60 told '! source back'
	check 'with a frame of what is so now' wait_for 60 last_is '0000000000000000 0'
	squares=0 inputs=0
	set_line 63 up
	check 'and edges are told again' wait_for 60 last_is '8000000000000000 0'
}

declare -a pull
mkdir -p $WORK
mkfifo $WORK/nothing
configure
modprobe -q configfs
mountpoint -q /sys/kernel/config || mount -t configfs configfs /sys/kernel/config
if ! load_simulator; then
	echo 'not ok - gpio-sim loads'
	exit 0
fi
make_board

start
check 'without chips the board is absent, and a name is named' wait_for 60 told "absent: no GPIO line is named 'SQ0'"
live
check 'it is ready once the chips are there' wait_for 60 told '^# ready$'
check 'the first frame comes without a change' wait_for 60 last_is '0000000000000000 0'
squares=0 inputs=0
check 'all 68 lines up and down: 136 frames, each right, in order' every_line
check 'times do not go back' times_rise
check 'edges are stamped by the kernel' stamped_by_the_kernel
check 'the lines are listed as held by us' \
	sh -c "device-watch -c $WORK/conf -l | grep \"unusable.*SQ0.*held by 'touchmove'\""
check 'a second one is absent and says who holds a line' \
	sh -c "timeout 8 device-watch -c $WORK/conf gpio: | grep \"absent: line 'SQ0'.*held by 'touchmove'\""

check 'the queue overflows, and the last state is right' overflow
check 'one frame says that others are lost' test "$(lost_frames)" = 1
check 'afterwards edges are told as before' after_loss
echo pull-up >"${pull[8]}"
check 'a burst that the queue can take ends in the right state' burst
check 'and nothing is said to be lost' test "$(lost_frames)" = 0

# Only with TOUCHMOVE_TAKE_AWAY, because of bugs in the kernel: when a chip goes whose lines report
# edges, Linux 6.1 keeps its module for ever, which later scripts need, and 6.12 warns that it frees
# interrupts twice. matrix.sh takes away a chip whose lines report none.
if [ -n "${TOUCHMOVE_TAKE_AWAY-}" ]; then
	chips_go_and_come_back
else
	skip 'chips go and come back' 'the kernel itself stumbles over it'
	for line in {0..62}; do
		echo pull-down >"${pull[line]}"
	done
	echo pull-up >"${pull[63]}"
fi

stop
check 'it ends well' test $? -eq 0
check 'nothing stands on standard error' test ! -s $WORK/err
check 'the lines are free again, and listed as ready' \
	sh -c "device-watch -c $WORK/conf -l | grep 'usable.68 lines on .*ready'"

start
check 'a line that is closed from the start' wait_for 60 last_is '8000000000000000 0'
stop

bank twice bank0 SQ7
echo 1 >$SIM/twice/live
check 'a name that two chips have is refused' \
	sh -c "! timeout 30 device-watch -c $WORK/conf gpio: 2>$WORK/err >/dev/null"
check 'in a line that says which' grep -q "^gpio: several lines are named 'SQ7', on gpiochip.* and gpiochip" $WORK/err
remove_sim twice
remove_sim board
rmmod $SIMULATOR
sed 's/^/# /' $WORK/err
rm -r $WORK
