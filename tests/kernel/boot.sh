#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Boots a stock Debian kernel with reedboard.ko in an emulator, loads and unloads the module
# there, and prints a verdict.
#
#   tests/kernel/boot.sh [PACKAGE]
#
# PACKAGE is a metapackage of kernels, linux-image-amd64 or linux-image-arm64 by default. The
# kernel and, where they are not installed, its headers are downloaded through apt and unpacked
# into a cache outside the tree; nothing is installed. Exit: 0 passed, 1 failed, 77 skipped
# because something that it takes cannot be had here.
#
# The emulator runs without KVM: that is fast enough, and works inside virtual machines.

set -euo pipefail
export LC_ALL=C

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
TREE=$(cd "$HERE/../.." && pwd)
readonly HERE TREE
readonly CACHE=${XDG_CACHE_HOME:-${HOME:-/var/tmp}/.cache}/touchmove/kernels
readonly BOOT_SECONDS=180

architecture=$(dpkg --print-architecture)
package=${1:-linux-image-$architecture}

skip() {
	printf 'SKIP %s: %s\n' "$package" "$*"
	exit 77
}

fail() {
	printf 'FAIL %s: %s\n' "$package" "$*"
	exit 1
}

case $architecture in
amd64)
	emulator=(qemu-system-x86_64 -M q35 -m 512 -append 'console=ttyS0 quiet panic=-1')
	;;
arm64)
	emulator=(qemu-system-aarch64 -M virt -cpu cortex-a72 -m 512
		-append 'console=ttyAMA0 quiet panic=-1')
	;;
*) skip "no boot test for the architecture $architecture" ;;
esac

for tool in "${emulator[0]}" busybox cpio gcc make pahole; do
	command -v "$tool" >/dev/null || skip "$tool is not installed (packaging/install-deps check)"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The first dependency of PACKAGE that begins with PREFIX: metapackages name their kernel so.
dependency() {
	apt-cache depends --important "$1" 2>/dev/null |
		sed -n "s/^ *Depends: \($2[^ ]*\)$/\1/p" | head -n 1
}

# Unpacks the given packages, or only the named member of each, into a directory.
fetch() {
	local into=$1 member=$2 name debs
	shift 2

	debs=$(mktemp -d "$work/debs.XXXXXX")
	(cd "$debs" && apt-get -q download "$@" >log 2>&1) || {
		tail -n 3 "$debs/log" >&2
		return 1
	}
	for name in "$debs"/*.deb; do
		dpkg-deb --fsys-tarfile "$name" | tar -x -C "$into" ${member:+"$member"} || return 1
	done
	rm -rf "$debs"
}

# Runs fill_... into a fresh directory, which gets its name only once it is whole.
cached() {
	local name=$1 fresh
	shift

	[ ! -d "$CACHE/$name" ] || return 0
	mkdir -p "$CACHE"
	fresh=$(mktemp -d "$CACHE/.new.XXXXXX")
	if "$@" "$fresh"; then
		mv -T "$fresh" "$CACHE/$name"
	else
		rm -rf "$fresh"
		return 1
	fi
}

fill_image() {
	fetch "$1" "./boot/vmlinuz-$release" "linux-image-$release"
}

# Headers, their common part and kbuild know one another by absolute paths.
fill_headers() {
	local headers=linux-headers-$release common kbuild

	common=$(dependency "$headers" linux-headers-)
	kbuild=$(dependency "$headers" linux-kbuild-)
	[ -n "$common" ] && [ -n "$kbuild" ] || return 1
	fetch "$1" '' "$headers" "$common" "$kbuild" || return 1
	ln -sfn "$CACHE/headers-$release/usr/lib/$kbuild/scripts" "$1/usr/src/$headers/scripts"
	ln -sfn "$CACHE/headers-$release/usr/lib/$kbuild/tools" "$1/usr/src/$headers/tools"
	ln -sfn "$CACHE/headers-$release/usr/lib/$kbuild/scripts" "$1/usr/src/$common/scripts"
	ln -sfn "$CACHE/headers-$release/usr/lib/$kbuild/tools" "$1/usr/src/$common/tools"
	sed -i "s|/usr/src/|$CACHE/headers-$release/usr/src/|" "$1/usr/src/$headers/Makefile"
}

# Old lists name kernels that the mirror has dropped: one look at newer ones may help.
find_kernel() {
	local image

	image=$(dependency "$package" linux-image-)
	[ -n "$image" ] || return 1
	release=${image#linux-image-}
	cached "image-$release" fill_image
}

find_headers() {
	headers=/usr/src/linux-headers-$release
	if [ ! -e "$headers/Makefile" ]; then
		cached "headers-$release" fill_headers || return 1
		headers=$CACHE/headers-$release/usr/src/linux-headers-$release
	fi
}

build_module() {
	cp -r "$TREE/Kbuild" "$TREE/driver" "$work/"
	find "$work/driver" \( -name '*.o' -o -name '*.ko' -o -name '.*.cmd' \) -delete
	make -s -C "$headers" M="$work" W=1 modules >"$work/build.log" 2>&1 || {
		cat "$work/build.log"
		fail "the module does not build for $release"
	}
	if grep -q 'warning:' "$work/build.log"; then
		cat "$work/build.log"
		fail "the module builds with warnings for $release"
	fi
}

make_initramfs() {
	local root=$work/root

	mkdir -p "$root"/{bin,dev,proc,sys}
	cp "$(command -v busybox)" "$root/bin/busybox"
	ln -s busybox "$root/bin/sh"
	install -m 755 "$HERE/guest-init" "$root/init"
	cp "$work/driver/reedboard.ko" "$root/"
	(cd "$root" && find . | cpio --quiet -o -H newc | gzip -1) >"$work/initramfs"
}

boot() {
	timeout "$BOOT_SECONDS" "${emulator[@]}" -accel tcg -no-reboot -nographic -nodefaults \
		-serial "file:$work/console" -kernel "$CACHE/image-$release/boot/vmlinuz-$release" \
		-initrd "$work/initramfs" </dev/null >"$work/emulator.log" 2>&1
}

release=
find_kernel || {
	[ "$(id -u)" -ne 0 ] || apt-get -q update >/dev/null 2>&1 || true
	find_kernel || skip "no such kernel can be had through apt"
}
find_headers || skip "the headers of $release cannot be had through apt"
build_module
make_initramfs
status=0
boot || status=$?
tr -d '\r' <"$work/console" | grep -aE '^(ok|not ok|#) ' || true
if ! grep -aq '^touchmove: every check passed' "$work/console"; then
	tail -n 40 "$work/console"
	cat "$work/emulator.log"
	fail "$release: no verdict of success (emulator's exit status $status)"
fi
printf 'PASS %s: reedboard.ko loads and unloads on %s\n' "$package" "$release"
