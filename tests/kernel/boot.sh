# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Boots a kernel in an emulator with the root of root.sh and the tests that build.sh laid out. The
# emulator runs without KVM: that is fast enough, and works inside virtual machines.

readonly BOOT_SECONDS=${BOOT_SECONDS:-1800}

# The modules that a guest needs before it has a root.
readonly EARLY_MODULES='virtio_pci 9p 9pnet_virtio overlay'

# early_modules RELEASE INTO NAME...: unpacks these, with their order in a file beside them.
early_modules() {
	local base=$CACHE/kernels/$1 release=$1 into=$2 name file module
	shift 2

	mkdir -p "$into"
	for name; do
		/sbin/modprobe -d "$base" -S "$release" --show-depends "$name" 2>/dev/null
	done | sed -n 's/^insmod \([^ ]*\).*/\1/p' | awk '!seen[$0]++' | while read -r file; do
		module=$(basename "${file%.xz}")
		case $file in
		*.xz) xz -dc "$file" >"$into/$module" ;;
		*) cp "$file" "$into/$module" ;;
		esac
		echo "$module"
	done >"$into/order"
}

# The busybox of the guest's architecture.
busybox_of() {
	if [ "$1" = "$NATIVE" ]; then
		command -v busybox
	else
		echo "$(root_of "$1")/bin/busybox"
	fi
}

# make_initramfs ARCHITECTURE RELEASE WORK
make_initramfs() {
	local root=$3/initramfs.root

	mkdir -p "$root"/{bin,dev,proc,sys}
	cp "$(busybox_of "$1")" "$root/bin/busybox"
	ln -sf busybox "$root/bin/sh"
	install -m 755 "$HERE/guest/init" "$root/init"
	# shellcheck disable=SC2086
	early_modules "$2" "$root/modules" $EARLY_MODULES
	(cd "$root" && find . | cpio --quiet -o -H newc | gzip -1) >"$3/initramfs"
}

# lay_out_scripts WORK ARCHITECTURE RELEASE: copies the scripts of every part that this kernel runs,
# in the order of their names, and the files that they share.
lay_out_scripts() {
	local guest=$1/guest script scripts

	# Here, since a failure inside the loop's head would be lost.
	scripts=$(wanted_scripts "$2" "$3")
	mkdir -p "$guest/scripts" "$guest/lib/modules"
	cp "$HERE/guest/run" "$HERE"/guest/*.sh "$HERE/guest/complaints.awk" "$guest/"
	for script in $scripts; do
		install -m 755 "$HERE/$script" "$guest/scripts/${script/\//-}"
	done
}

# Makes the device tree of the emulated machine, with the additions of the parts.
make_device_tree() {
	local work=$1 file overlay overlays=()
	shift

	"$@" -M virt,dumpdtb="$work/plain.dtb" >/dev/null 2>&1 || return 1
	for file in "$HERE"/*/virt.dtso; do
		[ -e "$file" ] || continue
		overlay=$work/$(basename "$(dirname "$file")").dtbo
		dtc -q -I dts -O dtb -@ -o "$overlay" "$file" || return 1
		overlays+=("$overlay")
	done
	fdtoverlay -i "$work/plain.dtb" -o "$work/boards.dtb" "${overlays[@]}"
}

# set_emulator ARCHITECTURE MEBIBYTES: the array `emulator` runs a machine with two processors.
set_emulator() {
	case $1 in
	amd64) emulator=(qemu-system-x86_64 -M q35) ;;
	arm64) emulator=(qemu-system-aarch64 -M virt -cpu cortex-a72) ;;
	esac
	emulator+=(-accel tcg -m "$2" -smp 2 -nographic -nodefaults -no-reboot)
}

# x86's kernels patch code that another processor is running, and count on it to see the patch once it
# has answered a call. With a thread for each processor the emulator can translate the old code again
# just before the patch is stored, and keep that: in its start 1 of 100 kernels ran into a breakpoint
# that nobody knew of any more. In one thread it cannot (0 of 300), but is too slow for what is played
# in real time.
emulator_has_failed() {
	grep -aq 'Oops: int3' "$1" && ! grep -aqE '^(ok|not ok) ' "$1"
}

# emulate CONSOLE LOG ARGUMENT...: runs `emulator` until the guest powers off. A kernel that the
# emulator has failed before it was asked anything is started again, twice at most.
emulate() {
	local console=$1 log=$2 start status
	shift 2

	for start in 1 2 3; do
		status=0
		timeout "$BOOT_SECONDS" "${emulator[@]}" -serial "file:$console" "$@" \
			</dev/null >"$log" 2>&1 || status=$?
		emulator_has_failed "$console" || break
		note "start $start: the emulator ran code that the kernel had patched (Oops: int3)"
	done
	return "$status"
}

# boot ARCHITECTURE RELEASE WORK: runs until the guest powers off; its console is in WORK/console.
boot() {
	local work=$3 emulator share='local,security_model=none,readonly=on,multidevs=remap'

	set_emulator "$1" 1024
	if [ "$1" = arm64 ]; then
		make_device_tree "$work" "${emulator[@]}" || return 1
		emulator+=(-dtb "$work/boards.dtb")
	fi
	cp -al "$CACHE/kernels/$2/lib/modules/$2" "$work/guest/lib/modules/" 2>/dev/null ||
		cp -a "$CACHE/kernels/$2/lib/modules/$2" "$work/guest/lib/modules/"
	emulate "$work/console" "$work/emulator.log" -append "${CONSOLES[$1]} $BOOT_ARGUMENTS" \
		-kernel "$CACHE/kernels/$2/boot/vmlinuz-$2" -initrd "$work/initramfs" \
		-virtfs "$share,path=$(root_of "$1"),mount_tag=host" \
		-virtfs "$share,path=$work/guest,mount_tag=tests"
}

# Prints the checks of a console; a guest that did not get to its end has failed.
verdict() {
	local console=$1

	tr -d '\r' <"$console" 2>/dev/null | grep -aE '^(ok|not ok|#|Bail out!)' || true
	if ! grep -aq '^touchmove: the guest is done' "$console" 2>/dev/null; then
		echo 'not ok - the guest gets to its end'
		tail -n 60 "$console" 2>/dev/null | tr -d '\r' | sed 's/^/# /'
	fi
}

# The kernel's messages stay off the console, which is for checks, except its last words. Their log
# has room for all messages of a guest's scripts.
readonly BOOT_ARGUMENTS="quiet loglevel=1 log_buf_len=16M panic=-1 oops=panic ${BOOT_MORE-}"
# The kernel takes the emulated counter for a stable clock late in its start, and for an unstable one
# later, and patches code for each, in which it could fail (emulator_has_failed).
readonly -A CONSOLES=([amd64]='console=ttyS0 tsc=unstable' [arm64]='console=ttyAMA0')
