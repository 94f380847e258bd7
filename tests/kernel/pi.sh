# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A Raspberry Pi 3 in the emulator: Debian's kernel, the device tree that its package carries, and
# the shipped overlay applied to it, so that the driver probes on the Pi's own pin controller.
#
# That machine has no bus for shares, so all files are in the initramfs. It is stable in one thread
# only, and cannot power off: the emulator is ended after the console's last line.

readonly PI_TREE=bcm2837-rpi-3-b.dtb
readonly PI_SECONDS=300

pi_base() { echo "$CACHE/kernels/$1/usr/lib/linux-image-$1/broadcom/$PI_TREE"; }

# pi_tree RELEASE WORK OVERLAY: makes WORK/pi.dtb.
pi_tree() {
	dtc -q -I dts -O dtb -@ -o "$2/pi.dtbo" "$3" &&
		fdtoverlay -i "$(pi_base "$1")" -o "$2/pi.dtb" "$2/pi.dtbo"
}

pi_initramfs() {
	local root=$2/pi.root

	rm -rf "$root"
	mkdir -p "$root"/{bin,dev,proc,sys}
	cp "$(busybox_of arm64)" "$root/bin/busybox"
	ln -sf busybox "$root/bin/sh"
	install -m 755 "$HERE/guest/pi-init" "$root/init"
	cp "$HERE/guest/tap.sh" "$2/guest/modules/reedboard.ko" "$root/"
	(cd "$root" && find . | cpio --quiet -o -H newc | gzip -1) >"$2/pi.initramfs"
}

# pi_boot RELEASE WORK: runs until its last line, or until the time is over.
pi_boot() {
	local emulator seconds=$PI_SECONDS

	: >"$2/pi.console"
	qemu-system-aarch64 -M raspi3b -accel tcg,thread=single -no-reboot -display none \
		-monitor none -serial null -serial "file:$2/pi.console" \
		-kernel "$CACHE/kernels/$1/boot/vmlinuz-$1" -initrd "$2/pi.initramfs" \
		-dtb "$2/pi.dtb" -append "console=ttyS1,115200 $BOOT_ARGUMENTS" \
		</dev/null >"$2/pi.emulator.log" 2>&1 &
	emulator=$!
	while [ "$seconds" -gt 0 ] && kill -0 "$emulator" 2>/dev/null &&
		! grep -aq '^touchmove: the guest is done' "$2/pi.console"; do
		sleep 1
		seconds=$((seconds - 1))
	done
	kill "$emulator" 2>/dev/null || true
	wait "$emulator" 2>/dev/null || true
}

# run_pi RELEASE WORK: prints all lines of the Pi's tests; WORK has the modules built for RELEASE.
run_pi() {
	local overlay=$TREE/dts/reedboard-matrix-overlay.dts began=$SECONDS

	if [ ! -e "$(pi_base "$1")" ]; then
		echo "ok - an emulated Raspberry Pi # SKIP $1 brings no device tree of one"
		return
	fi
	# Debian builds the trees of 6.1 without symbols.
	if ! fdtget -l "$(pi_base "$1")" / | grep '^__symbols__$' >/dev/null; then
		echo "ok - an emulated Raspberry Pi # SKIP the tree of $1 has no symbols for overlays"
		return
	fi
	if ! pi_tree "$1" "$2" "$overlay" >"$2/overlay.log" 2>&1; then
		echo 'not ok - the overlay is applied to the tree of the Raspberry Pi 3'
		sed 's/^/# /' "$2/overlay.log"
		return
	fi
	echo 'ok - the overlay is applied to the tree of the Raspberry Pi 3'
	pi_initramfs "$1" "$2"
	pi_boot "$1" "$2"
	verdict "$2/pi.console"
	note "pi took $((SECONDS - began)) s in $1"
}
