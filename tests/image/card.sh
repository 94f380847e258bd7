# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What is on the card $card: nothing is mounted. $work is for copies.

# shellcheck disable=SC2154
readonly SECTOR=512

# partition NUMBER FIELD: start or size, in sectors.
partition() { sfdisk --dump "$card" | sed -n "/^[^ ]*$1 : /s/.*$2= *\([0-9]*\),.*/\1/p"; }

# unpack_card IMAGE: and the files by which it is started.
unpack_card() {
	xz -dc "$1" >"$card" || return 1
	[ "$(sfdisk --dump "$card" | grep -c 'start=')" -eq 2 ] || return 1
	boot_offset=$(($(partition 1 start) * SECTOR))
	root_offset=$(($(partition 2 start) * SECTOR))
	from_boot config.txt "$work/config.txt" && from_boot cmdline.txt "$work/cmdline.txt"
}

# from_boot NAME FILE
from_boot() { mcopy -n -o -i "$card@@$boot_offset" "::$1" "$2"; }

# from_root PATH: its content; nothing where it is not there.
from_root() { debugfs -R "cat $1" "$card?offset=$root_offset" 2>/dev/null; }

config_has() { grep -qx "$1" "$work/config.txt"; }

kernel_is_there() {
	from_boot "$(sed -n 's/^kernel=//p' "$work/config.txt")" "$work/kernel" &&
		from_boot "$(sed -n 's/^initramfs //p' "$work/config.txt")" "$work/initramfs"
}

cmdline_names_root() {
	local identity
	identity=$(sfdisk --disk-id "$card")

	grep -q "root=PARTUUID=${identity#0x}-02 " "$work/cmdline.txt"
}

# overlays_apply TREE: as the firmware applies them. That of the chain takes another one first,
# whose labels it refers to, and fdtoverlay cannot join the two.
overlays_apply() {
	local wiring name

	from_boot "$1" "$work/tree.dtb" || return 1
	for wiring in matrix direct expanders; do
		name=reedboard-$wiring.dtbo
		from_boot "overlays/$name" "$work/$name" || return 1
		fdtoverlay -i "$work/tree.dtb" -o "$work/merged.dtb" "$work/$name" || return 1
	done
}

firmware_is_there() {
	local file

	for file in bootcode.bin start.elf fixup.dat start4.elf fixup4.dat; do
		from_boot $file "$work/firmware" && [ -s "$work/firmware" ] || return 1
	done
}

has_no_identity() {
	[ -z "$(from_root /etc/machine-id)" ] &&
		! debugfs -R 'ls /etc/ssh' "$card?offset=$root_offset" 2>/dev/null | grep ssh_host
}

has_no_password() {
	from_root /etc/shadow >"$work/shadow"
	grep -q '^root:' "$work/shadow" && ! grep -vE '^[^:]*:[!*]' "$work/shadow"
}

ends_with_card() {
	[ $((($(partition 2 start) + $(partition 2 size)) * SECTOR + 2097152)) -gt "$(stat -c %s "$card")" ]
}

# fsck.vfat wants a file that begins with the file system.
file_systems_are_clean() {
	local status=0

	dd if="$card" of="$work/part" bs=1M skip=$((boot_offset >> 20)) count=$(($(partition 1 size) / 2048)) \
		status=none
	fsck.vfat -n "$work/part" || status=1
	e2fsck -f -n "$card?offset=$root_offset" || status=1
	rm -f "$work/part"
	return $status
}
