# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Makes the image of a card of its root, as Raspberry Pi OS lays it out: a FAT partition for the
# firmware, the kernel and the initramfs, and behind it an ext4 partition, which is as small as it
# can be. Nothing is mounted.

# In sectors of 512 bytes. The first partition has room for two kernels, as an update needs.
readonly BOOT_START=8192 BOOT_SECTORS=1048576
readonly MIB=2048
# What a card needs beside its files until it is enlarged, in MiB, and for each hundred of them.
readonly ROOM=200 ROOM_PERCENT=15

# root_sectors ROOT: whole MiB.
root_sectors() {
	local used
	used=$(du -sm --apparent-size "$1" | cut -f1)

	echo $(((used + used * ROOM_PERCENT / 100 + ROOM) * MIB))
}

# make_boot FOLDER IDENTITY FILE
make_boot() {
	truncate -s $((BOOT_SECTORS * 512)) "$3"
	mkfs.vfat -F 32 -n BOOTFS -i "$2" "$3" >/dev/null
	mcopy -s -m -i "$3" "$1"/* ::
}

# make_ext4 ROOT SECTORS FILE
make_ext4() {
	truncate -s $(($2 * 512)) "$3"
	mke2fs -q -t ext4 -L rootfs -d "$1" "$3"
}

# make_disk ROOT IDENTITY IMAGE: what is in the root's /boot/firmware goes to the first partition.
make_disk() {
	local root=$1 identity=$2 image=$3 sectors start=$((BOOT_START + BOOT_SECTORS))

	make_boot "$root/boot/firmware" "$identity" "$image.boot"
	find "$root/boot/firmware" -mindepth 1 -delete
	sectors=$(root_sectors "$root")
	make_ext4 "$root" "$sectors" "$image.root"
	truncate -s $(((start + sectors) * 512)) "$image"
	printf '%s\n' 'label: dos' "label-id: 0x$identity" "start=$BOOT_START, size=$BOOT_SECTORS, type=c" \
		"start=$start, size=$sectors, type=83" | sfdisk --quiet "$image"
	dd if="$image.boot" of="$image" bs=1M seek=$((BOOT_START / MIB)) conv=notrunc,sparse status=none
	dd if="$image.root" of="$image" bs=1M seek=$((start / MIB)) conv=notrunc,sparse status=none
	rm "$image.boot" "$image.root"
}
