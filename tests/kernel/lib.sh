# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Shared by the scripts of this directory: names of places and architectures, messages, and a cache
# whose entries are complete or missing.

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
TREE=$(cd "$HERE/../.." && pwd)
CACHE=${XDG_CACHE_HOME:-${HOME:-/var/tmp}/.cache}/touchmove
NATIVE=$(dpkg --print-architecture)
# shellcheck disable=SC2034
readonly HERE TREE CACHE NATIVE
export LC_ALL=C

note() { printf '# %s\n' "$*"; }

# The GNU name of a Debian architecture, by which compilers and libraries are called.
triplet() {
	case $1 in
	amd64) echo x86_64-linux-gnu ;;
	arm64) echo aarch64-linux-gnu ;;
	armhf) echo arm-linux-gnueabihf ;;
	esac
}

# The kernel's name of a Debian architecture.
kernel_architecture() {
	case $1 in
	amd64) echo x86 ;;
	arm64) echo arm64 ;;
	esac
}

# The prefix of gcc, ld and strip; empty for the machine's own.
cross_prefix() {
	[ "$1" = "$NATIVE" ] || echo "$(triplet "$1")-"
}

emulator() {
	case $1 in
	amd64) echo qemu-system-x86_64 ;;
	arm64) echo qemu-system-aarch64 ;;
	esac
}

# The emulator of the processor alone, for single programs.
processor_emulator() {
	case $1 in
	amd64) echo qemu-x86_64 ;;
	arm64) echo qemu-aarch64 ;;
	armhf) echo qemu-arm ;;
	esac
}

# The names of the commands that are missing here for booting ARCHITECTURE; empty if none are.
missing_tools() {
	local tool missing=()

	for tool in "$(emulator "$1")" "$(cross_prefix "$1")gcc" busybox cpio make xz depmod \
		pahole flock; do
		command -v "$tool" >/dev/null || [ -x "/usr/sbin/$tool" ] || missing+=("$tool")
	done
	if [ "$1" = arm64 ]; then
		for tool in dtc fdtoverlay; do
			command -v "$tool" >/dev/null || missing+=("$tool")
		done
	fi
	echo "${missing[*]}"
}

# cached NAME COMMAND...: the directory $CACHE/NAME, which COMMAND fills; its last argument is a new
# directory, renamed when complete. Other processes wait meanwhile.
cached() {
	local name=$1 fresh status=0
	shift

	[ ! -d "$CACHE/$name" ] || return 0
	mkdir -p "$(dirname "$CACHE/$name")"
	exec {lock}>"$CACHE/.lock"
	flock "$lock"
	if [ ! -d "$CACHE/$name" ]; then
		fresh=$(mktemp -d "$CACHE/.new.XXXXXX")
		chmod 755 "$fresh"
		if "$@" "$fresh"; then
			mv -T "$fresh" "$CACHE/$name"
		else
			rm -rf "$fresh"
			status=1
		fi
	fi
	exec {lock}>&-
	return "$status"
}

# contents_of DIRECTORY [TEST...]: a line for the name and content of each file, as "find" selects
# them.
contents_of() {
	(cd "$1" && find . -type f "${@:2}" -print0 | sort -z | xargs -0 -r sha256sum)
}

# The name that a cache gives to what is on standard input.
word_of() { sha256sum | cut -c 1-24; }

# What was built and not used for so long is deleted; it would be built again.
readonly BUILT_DAYS=14

# used NAME: notes that an entry below $CACHE/built was used, and deletes those that are not.
used() {
	touch "$CACHE/$1"
	find "$CACHE/built" -mindepth 1 -maxdepth 1 -mtime "+$BUILT_DAYS" -exec rm -rf {} +
}
