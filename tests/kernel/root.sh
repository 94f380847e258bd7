# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The guests' root file system. A guest of the machine's own architecture uses the machine's root,
# read-only; one of another architecture gets a root from Debian packages, against which the daemon
# is also cross-built.

# Programs that the guests run, the libraries of touchmoved, and packages for compiling with them.
readonly ROOT_PACKAGES='bash busybox-static coreutils grep sed gawk findutils procps util-linux mount kmod diffutils
	dbus-daemon dbus-bin gpiod usbutils libc6-dev libsystemd-dev libjson-c-dev libncurses-dev
	libusb-1.0-0-dev libinih-dev libgpiod-dev libsqlite3-dev libsodium-dev'

# Backports have libgpiod if the release's is older than 2.1.
backports() {
	local architecture=$1 version codename

	version=$(apt_as "$architecture" apt-cache policy libgpiod-dev |
		sed -n 's/^  Candidate: //p')
	# shellcheck disable=SC1091
	codename=$(. /etc/os-release && echo "${VERSION_CODENAME-}")
	dpkg --compare-versions "$version" ge 2.1 ||
		echo "libgpiod-dev/$codename-backports gpiod/$codename-backports"
}

fill_root() {
	local architecture=$1 into=$2 debs file packages backported

	debs=$CACHE/apt/archives
	rm -f "$debs"/*.deb
	backported=$(backports "$architecture")
	read -r -d '' -a packages <<<"$ROOT_PACKAGES base-files $backported" || true
	apt_as "$architecture" apt-get -q -y --download-only --no-install-recommends \
		install "${packages[@]}" >"$CACHE/apt/root.log" 2>&1 || {
		grep '^E:' "$CACHE/apt/root.log" | sed 's/^/# /'
		return 1
	}
	mkdir -p "$into/usr"/{bin,sbin,lib,lib64}
	for file in bin sbin lib lib64; do
		ln -s "usr/$file" "$into/$file"
	done
	for file in "$debs"/*.deb; do
		unpack "$file" "$into" --exclude='./usr/share/doc/*' --exclude='./usr/share/man/*' \
			--exclude='./usr/share/locale/*' || return 1
	done
	rm -f "$debs"/*.deb
	configure_root "$into"
}

# Does what the packages' own scripts would have done, as far as a guest needs it.
configure_root() {
	local root=$1

	mkdir -p "$root"/{dev,proc,sys,run,tmp,mnt,root,etc}
	cat >"$root/etc/passwd" <<-'PASSWD'
		root:x:0:0:root:/root:/bin/sh
		messagebus:x:100:100::/nonexistent:/usr/sbin/nologin
		nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
	PASSWD
	printf '%s\n' root:x:0: messagebus:x:100: nogroup:x:65534: >"$root/etc/group"
	ln -sf gawk "$root/usr/bin/awk"
	ln -sf bash "$root/usr/bin/sh"
}

# Another list of packages makes another root.
root_name() { echo "root-$1-$(cksum <<<"$ROOT_PACKAGES" | cut -d' ' -f1)"; }

# The root of guests of ARCHITECTURE.
root_of() {
	if [ "$1" = "$NATIVE" ]; then
		echo /
	else
		echo "$CACHE/$(root_name "$1")"
	fi
}

fetch_root() {
	[ "$1" = "$NATIVE" ] || cached "$(root_name "$1")" fill_root "$1"
}
