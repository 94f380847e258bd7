# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# A clean Debian that is booted in a container with systemd, of what this machine's mirror serves.
# Nothing of this machine's own is in it, and it has no network while it runs.

# Besides the packages and what they depend on.
readonly MACHINE_PACKAGES='systemd-sysv dbus udev kmod procps gcc libc6-dev pkg-config autopkgtest'

machine_sources() {
	local uri security
	uri=$(mirror_of Debian)
	security=$(mirror_of Debian-Security)

	[ -n "$uri" ] || return 1
	machine_source "$uri" "$1 $1-updates $1-backports"
	# Some kernels are nowhere else.
	[ -z "$security" ] || machine_source "$security" "$1-security"
}

machine_source() {
	local keys=/usr/share/keyrings/debian-archive-keyring.gpg

	printf '%s\n' 'Types: deb' "URIs: $1" "Suites: $2" 'Components: main'
	[ ! -e $keys ] || echo "Signed-By: $keys"
	echo
}

own_release() {
	# shellcheck disable=SC1091
	(. /etc/os-release && echo "${VERSION_CODENAME-}")
}

# make_machine RELEASE FIRST SECOND KERNELS ROOT: with both folders of packages, and apt's cache full of
# what they need. KERNELS are packages of kernels' headers, which the guest installs one by one.
make_machine() {
	local release=$1 first=$2 second=$3 kernels=$4 root=$5 names
	read -r -d '' -a names <<<"$MACHINE_PACKAGES" || true

	machine_sources "$release" | mmdebstrap --quiet --mode=root --variant=minbase \
		--include="$(IFS=,; echo "${names[*]}")" "$release" "$root" - || return 1
	mkdir "$root/srv/packages"
	cp -r "$first" "$root/srv/packages/first"
	cp -r "$second" "$root/srv/packages/second"
	cp -r "$TREE/tests/packages/guest" "$TREE/packaging/debian" "$root/srv/packages/"
	echo "$kernels" >"$root/srv/packages/kernels"
	cp /etc/resolv.conf /etc/hosts "$root/etc/"
	printf 'deb [trusted=yes] file:/srv/packages/%s ./\n' first second >"$root/etc/apt/sources.list.d/tested.list"
	# shellcheck disable=SC2016
	chroot "$root" env LC_ALL=C.UTF-8 sh -c 'apt-get -q update
		fetch() { apt-get -q -y --download-only --no-install-recommends install "$@" || exit 1; }
		fetch $(sed -n "s/^Package: //p" /srv/packages/second/Packages)
		fetch $(sed -n "s/^Package: //p; s/^Version: /=/p" /srv/packages/first/Packages | paste -s -d "\0\n")
		for package in $(cat /srv/packages/kernels); do fetch "$package"; done' || return 1
	rm -f "$root/etc/resolv.conf"
	printf '%s\n' '[Unit]' 'After=dbus.service' '[Service]' 'Type=idle' 'ExecStart=/srv/packages/guest' \
		'StandardOutput=file:/srv/packages/lines' 'ExecStopPost=systemctl --no-block poweroff' \
		'[Install]' 'WantedBy=multi-user.target' >"$root/etc/systemd/system/guest.service"
	chroot "$root" systemctl enable guest.service 2>&1
}

# install_into ROOT PACKAGE...: without booting it, of its folder "second" and what was fetched.
install_into() {
	chroot "$1" env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
		apt-get -q -y --no-install-recommends install "${@:2}"
}

# boot_machine ROOT: runs until it powers off. A machine whose control groups are no systemd's own is
# told so by the options.
boot_machine() {
	timeout "${MACHINE_SECONDS:-900}" systemd-nspawn --quiet --directory="$1" --keep-unit --register=no \
		--private-network --boot </dev/null
}
