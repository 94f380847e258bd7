#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Errors in a board's node: each is refused with a line that says what is wrong and what would be
# right. Also boards that come late, go early, or wait for their controllers.

. /tests/tap.sh

# map SED-SCRIPT: prints the default wiring map, changed.
map() {
	n=0
	while [ $n -lt 64 ]; do
		printf '%02x' $n
		n=$((n + 1))
	done | sed "$1"
}

fresh_log() {
	marker="refusal $((number = number + 1))"
	echo "$marker" >/dev/kmsg
}

said() { dmesg | sed "1,/$marker\$/d" | grep -q "$1"; }

bound() { [ -e /dev/reedboard0 ]; }

# refused WHAT MESSAGE PARAMETER...: there is no board, and the kernel's log has the reason.
refused() {
	what=$1
	message=$2
	shift 2
	fresh_log
	load reedboard-testbed "$@"
	sleep 0.1
	if said "$message" && ! bound; then
		echo "ok - refused: $what"
	else
		echo "not ok - refused: $what"
		dmesg | sed "1,/$marker\$/d" | sed 's/^/# /'
	fi
	gone
}

# A controller cannot be unloaded while a board uses its lines.
gone() {
	echo 1 >/sys/kernel/debug/reedboard-testbed/vanish
	rmmod reedboard_testbed
}

number=0
load reedboard || exit 1

refused 'a square twice' 'entries 0 and 9 are both 0 (a1)' wiring="$(map 's/0809/0800/')"
refused 'a square that is none' 'entry 63 is 64; squares are 0 (a1) to 63 (h8)' \
	wiring="$(map 's/3f$/40/')"
refused 'a map too short' '63 entries; it takes 64' wiring="$(map 's/3f$//')"
refused 'a map too long' '65 entries; it takes 64' wiring="$(map 's/$/ff/')"
refused 'an empty map' 'no contact has a square' wiring="$(map 's/../ff/g')"
refused 'a square for a contact that is not there' 'entry 16 is 16, but there are 16 contacts' \
	squares=16 wiring="$(map '')"
refused 'a period of 0' 'poll-interval is one number, 1 to 50' properties=poll-interval=0
refused 'a period of 51 ms' 'poll-interval is one number, 1 to 50' properties=poll-interval=51
refused 'a period that is a flag' 'poll-interval is one number, 1 to 50' properties=poll-interval
refused 'an idle interval of more than a second' 'idle-interval-us is one number, 0 to 1000000' \
	properties=touchmove,idle-interval-us=1000001
refused 'an idle delay of 0' 'idle-delay-ms is one number, 1 to 3600000' \
	properties=touchmove,idle-delay-ms=0
refused 'a settle time of 1001 us' 'settle-time-us is one number, 0 to 1000' \
	properties=touchmove,settle-time-us=1001
refused 'a wide matrix without a map' 'touchmove,wiring is missing' squares=64 columns=16
refused 'no squares' 'there are 1 to 64' topology=direct squares=0
refused 'a chain of nothing' 'registers-number is one number, 1 to 16' topology=spi \
	properties=registers-number=0
refused 'a chain of 17 registers' 'registers-number is one number, 1 to 16' topology=spi \
	properties=registers-number=17
refused 'a tail that is no level' 'touchmove,tail-level is one number, 0 or 1' topology=spi \
	properties=touchmove,tail-level=2
refused 'a power-up of more than a second' 'post-power-on-delay-ms is one number, 0 to 1000' \
	supply=1 properties=post-power-on-delay-ms=1001
refused 'an input beyond the chain' 'white-lever-bit is one number, 0 to 63' topology=spi \
	input_bits=64,65,66,67 properties='touchmove,white-lever-bit=64'
refused 'an input that has a square' 'touchmove,wiring gives it 255' topology=spi \
	input_bits=5,65,66,67 properties='touchmove,white-lever-bit=5'
refused 'two inputs on one bit' 'each bit is one input' topology=spi input_bits=64,64,66,67 \
	properties='registers-number=9;touchmove,white-lever-bit=64;touchmove,black-lever-bit=64'
refused 'an input that is a bit and a line' 'it is one of them' topology=spi \
	properties='registers-number=9;touchmove,adjust-bit=64'

# Controllers that are loaded after the board.
DEVICES=/sys/kernel/debug/devices_deferred
for topology in matrix direct expanders chain spi; do
	fresh_log
	load reedboard-testbed topology=$topology late=1 load=1
	sleep 0.2
	check "$topology: waits for its controllers" not bound
	check "$topology: is listed as waiting" grep -q 'reedboard\|spi99' $DEVICES
	echo 1 >/sys/kernel/debug/reedboard-testbed/appear
	check "$topology: binds when they are there" wait_for 10 bound
	exec 3</dev/reedboard0
	echo 1 >/sys/kernel/debug/reedboard-testbed/vanish
	check "$topology: goes while somebody reads" not bound
	exec 3<&-
	gone
done

# Unbound and bound by hand, with a reader.
load reedboard-testbed topology=matrix
DRIVER=/sys/bus/platform/drivers/reedboard
exec 3</dev/reedboard0
echo reedboard-matrix.0 >$DRIVER/unbind
check 'unbind takes the file away' not bound
check 'no row stays driven' grep -q '^0x0*$' /sys/kernel/debug/reedboard-testbed/rows
exec 3<&-
echo reedboard-matrix.0 >$DRIVER/bind
check 'bind brings it back' wait_for 5 bound
for n in 1 2 3 4 5 6 7 8 9 10; do
	echo reedboard-matrix.0 >$DRIVER/unbind
	echo reedboard-matrix.0 >$DRIVER/bind
done
check 'ten times more' wait_for 5 bound
board-exercise squares
gone

# A supply; and a system sleep while a program reads the board.
load reedboard-testbed topology=matrix supply=1
board-exercise supply
board-exercise squares
board-exercise sleep
gone
load reedboard-testbed topology=direct line_interrupts=1 supply=1
board-exercise sleep
gone

# A bus that is dead during the probe does not prevent the board.
load reedboard-testbed topology=matrix late=1
echo 0xffffffff >/sys/kernel/debug/reedboard-testbed/fail
fresh_log
echo 1 >/sys/kernel/debug/reedboard-testbed/appear
check 'a dead bus at probe: the board is there' wait_for 10 bound
check 'and the log says so' said 'the contacts cannot be read now: error -5'
echo 0 >/sys/kernel/debug/reedboard-testbed/fail
board-exercise squares
gone

# A slow bus: four controllers of 3 ms each.
slow_bus() {
	load reedboard-testbed topology=expanders sleeping=1 late=1 "$@"
	echo 3000 >/sys/kernel/debug/reedboard-testbed/bus_us
	echo 1 >/sys/kernel/debug/reedboard-testbed/appear
	wait_for 10 bound
	period=$(cat /sys/class/reedboard/reedboard0/period_us)
}
slow_bus
check "a bus of 12 ms a scan: a period of $period us, a quarter more" \
	test "$period" -ge 15000 -a "$period" -le 50000
gone
slow_bus line_interrupts=1
check "beside interrupts a period of $period us, as long as there is" test "$period" = 50000
gone

check 'rmmod' rmmod reedboard
