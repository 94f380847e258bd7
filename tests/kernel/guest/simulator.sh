# shellcheck shell=sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The module of the kernel's simulated GPIO lines: built out of the kernel's source, or, since some
# stock kernels have it, what the kernel brings itself.

SIMULATOR=gpio-simulator
[ -e "$MODULES/$SIMULATOR.ko" ] || SIMULATOR=gpio-sim

has_simulator() {
	[ $SIMULATOR != gpio-sim ] || modprobe -n $SIMULATOR 2>/dev/null
}

load_simulator() {
	if [ $SIMULATOR = gpio-sim ]; then
		modprobe $SIMULATOR
	else
		load $SIMULATOR
	fi
}
