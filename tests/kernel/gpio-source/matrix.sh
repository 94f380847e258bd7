#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A matrix that is scanned from user space, and lines without interrupts, on the simulated
# controller of matrix-lines.ko, which also detects rows that are driven against each other.

. /tests/tap.sh

readonly DEVICE=/sys/devices/platform/matrix-lines
readonly DRIVER=/sys/bus/platform/drivers/matrix-lines
readonly WORK=/tmp/gpio-matrix
readonly OUT=$WORK/out

start() {
	: >$OUT
	device-watch -c "$WORK/$1" gpio: >>$OUT 2>$WORK/err &
	watch=$!
}

stop() {
	kill "$watch"
	wait "$watch"
}

frames() { sed -n 's/^[0-9]* \([0-9a-f]\{16\} .*\)/\1/p' $OUT; }

# last_is STATE, however uncertain since when: starts no program, since it is called often and guests
# are slow.
last_is() {
	local lines

	mapfile -t lines <$OUT
	[ ${#lines[@]} -gt 0 ] && [ "${lines[-1]#* }" = "$1" ] || [[ ${lines[-1]#* } == "$1 ±"* ]]
}

told() { grep -q "$1" $OUT; }

# shows SQUARES INPUTS: sets the board, and waits for the frame.
shows() {
	echo "$1" >$DEVICE/squares
	echo "$2" >$DEVICE/inputs
	wait_for 60 last_is "$1 $2"
}

every_contact() {
	local contact

	for contact in {0..63}; do
		printf '%016x\n' $((1 << contact)) >$DEVICE/squares
		wait_for 60 last_is "$(printf '%016x 0' $((1 << contact)))" || return 1
	done
}

# A change during a scan may show neither contact, or both of them, until the next scan.
no_frame_but_those() {
	local squares value low

	frames >$WORK/seen
	while read -r squares _; do
		value=$((16#$squares)) low=$((16#$squares & -16#$squares))
		[ $((value & ~low)) -eq 0 ] || [ $((value & ~low)) -eq $((low << 1)) ] || return 1
	done <$WORK/seen
}

inputs_only() {
	{
		printf '%s\n' '[gpio]' Topology=direct 'Squares=WHITE BLACK' WhiteLever=ADJUST \
			BlackLever=ARBITER Period=2000
	} >$WORK/direct.conf
}

matrix() {
	printf '%s\n' '[gpio]' Topology=matrix "Rows=$(seq -s ' ' -f 'ROW%g' 8)" \
		"Columns=$(seq -s ' ' -f 'COL%g' 8)" WhiteLever=WHITE BlackLever=BLACK \
		AdjustButton=ADJUST ArbiterButton=ARBITER "$@"
}

fault() {
	echo 5 >$DEVICE/fail
	wait_for 60 told ' fault' || return 1
	sleep 0.5
	echo 0 >$DEVICE/fail
	wait_for 60 last_is "$1"
}

scans() {
	local before after

	before=$(cat $DEVICE/reads)
	sleep 2
	after=$(cat $DEVICE/reads)
	echo "# $(((after - before) / 18)) scans a second, of 200 (emulated)"
	[ $((after - before)) -gt 0 ]
}

mkdir -p $WORK
matrix Period=5000 RowSettle=20 >$WORK/matrix.conf
matrix Period=1000 RowSettle=0 >$WORK/fast.conf
inputs_only
if ! load matrix-lines; then
	echo 'not ok - the simulated matrix loads'
	exit 0
fi

start matrix.conf
check 'the matrix is ready' wait_for 60 told '^# ready$'
check 'an empty board comes first' wait_for 60 last_is '0000000000000000 0'
check 'each of the 64 contacts closes alone' every_contact
check 'and no other state was seen meanwhile' no_frame_but_those
check 'the initial position' shows ffff00000000ffff 0
check 'every contact closed' shows ffffffffffffffff 0
check 'a diagonal' shows 8040201008040201 0
check 'levers and buttons' shows 8040201008040201 a
check 'all of them' shows 8040201008040201 f
check 'no row is driven against another' test "$(cat $DEVICE/conflicts)" = 0
scans
check 'lines that do not answer: a frame with fault, then the state' fault '8040201008040201 f'
check 'one frame on entering' test "$(grep -c ' fault' $OUT)" = 1
check 'times do not go back' not grep WRONG $OUT

echo matrix-lines >$DRIVER/unbind
check 'the chip goes: absent' wait_for 60 told '^# absent: a GPIO chip was taken away'
echo matrix-lines >$DRIVER/bind
check 'it is back' wait_for 60 told '! source back'
check 'with what is so now' wait_for 60 last_is '0000000000000000 0'
check 'and is scanned' shows 00000000000000ff 1
stop
check 'it ends well' test $? -eq 0

start fast.conf
wait_for 60 told '^# ready$'
echo 3000 >$DEVICE/delay
check 'scans that are too slow still tell' shows 0f00000000000000 2
wait_for 60 test -s $WORK/err
sleep 1
check 'and are complained of once' test "$(grep -c 'read less often than every 1000 us' $WORK/err)" = 1
echo 0 >$DEVICE/delay
stop

start direct.conf
check 'lines without interrupts are read periodically, and it is said' \
	wait_for 60 told 'ready: .*no interrupts'
echo 3 >$DEVICE/inputs
check 'as squares they are contacts 0 and 1' wait_for 60 last_is '0000000000000003 0'
stop

# Linux 6.1 does not release the module when a chip goes whose lines are in use.
rmmod matrix_lines 2>/dev/null || echo '# the kernel keeps matrix-lines'
rm -r $WORK
