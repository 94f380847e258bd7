# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A system that sleeps, with boards that are being read. The root of the other guests lies on a device
# whose driver does not survive a sleep; this one has all its files in the initramfs.

sleep_initramfs() {
	local root=$3/sleep.root

	rm -rf "$root"
	mkdir -p "$root"/{bin,dev,proc,sys}
	cp "$(busybox_of "$1")" "$root/bin/busybox"
	ln -sf busybox "$root/bin/sh"
	install -m 755 "$HERE/guest/sleep-init" "$root/init"
	early_modules "$2" "$root/modules" configfs
	cp "$3"/guest/modules/reedboard{,-sim,-testbed}.ko "$root/modules/"
	cp "$HERE/guest/tap.sh" "$3/guest/programs/core-sleep" "$root/"
	(cd "$root" && find . | cpio --quiet -o -H newc | gzip -1) >"$3/sleep.initramfs"
}

# run_sleep ARCHITECTURE RELEASE WORK: prints all lines of the sleep's tests; WORK has the modules and
# the programs.
run_sleep() {
	local began=$SECONDS emulator

	set_emulator "$1" 512
	sleep_initramfs "$1" "$2" "$3"
	emulate "$3/sleep.console" "$3/sleep.emulator.log" \
		-append "${CONSOLES[$1]} $BOOT_ARGUMENTS" \
		-kernel "$CACHE/kernels/$2/boot/vmlinuz-$2" -initrd "$3/sleep.initramfs" || true
	verdict "$3/sleep.console"
	note "sleep took $((SECONDS - began)) s in $2"
}
