# shellcheck shell=sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The kernel's simulated GPIO lines, named a1 to h8, white-lever, black-lever, adjust and arbiter:
# from the device tree if there is one, else by configfs.

SIMULATED=/sys/kernel/config/gpio-sim/touchmove

name_lines() {
	line=0
	for rank in 1 2 3 4 5 6 7 8; do
		for file in a b c d e f g h; do
			mkdir "$1/line$line"
			echo $file$rank >"$1/line$line/name"
			line=$((line + 1))
		done
	done
	for input in white-lever black-lever adjust arbiter; do
		mkdir "$1/line$line"
		echo $input >"$1/line$line/name"
		line=$((line + 1))
	done
}

. /tests/simulator.sh

if ! has_simulator; then
	skip 'simulated GPIO lines' 'gpio-sim could not be built here'
	exit 0
fi

# Sets CHIP to the directory of the lines.
make_lines() {
	load_simulator || return 1
	if [ ! -d /proc/device-tree/touchmove-lines ]; then
		mkdir -p $SIMULATED/bank0
		echo 68 >$SIMULATED/bank0/num_lines
		echo touchmove-lines >$SIMULATED/bank0/label
		name_lines $SIMULATED/bank0
		echo 1 >$SIMULATED/live || return 1
		CHIP=$(echo "/sys/devices/platform/$(cat $SIMULATED/dev_name)"/gpiochip*)
	else
		CHIP=$(echo /sys/devices/platform/touchmove-lines/gpiochip*)
	fi
	[ -d "$CHIP/sim_gpio67" ]
}

remove_lines() {
	if [ -d $SIMULATED ]; then
		echo 0 >$SIMULATED/live
		rmdir $SIMULATED/bank0/line* $SIMULATED/bank0 $SIMULATED
	fi
	rmmod $SIMULATOR
}
