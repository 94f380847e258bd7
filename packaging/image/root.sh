# shellcheck shell=bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Makes the root of a card: Debian for arm64 of what this machine's own mirror serves, and in it
# what "install" beside this file installs. But for the mirror, nothing of this machine stays in it.

# What a Raspberry Pi OS without a desktop has of it, as far as a board wants it.
readonly CARD_PACKAGES='systemd-sysv libpam-systemd systemd-timesyncd dbus udev kmod procps initramfs-tools zstd
	fdisk e2fsprogs dosfstools sudo openssh-server network-manager wpasupplicant rfkill iproute2 iputils-ping
	avahi-daemon ca-certificates polkitd nano less man-db bash-completion tzdata i2c-tools gpiod'
readonly BINFMT=/proc/sys/fs/binfmt_misc

# mirror LABEL: the address of this machine's mirror of what Debian labels so.
mirror() {
	# shellcheck disable=SC2016
	apt-get indextargets 'Created-By: Packages' 'Origin: Debian' "Label: $1" 'Component: main' \
		--format '$(REPO_URI)' | head -n 1
}

card_source() {
	local keys=/usr/share/keyrings/debian-archive-keyring.gpg

	printf '%s\n' 'Types: deb' "URIs: $1" "Suites: $2" 'Components: main non-free-firmware'
	[ ! -e $keys ] || echo "Signed-By: $keys"
	echo
}

# card_sources RELEASE: also what the card itself is updated from.
card_sources() {
	local debian security
	debian=$(mirror Debian)
	security=$(mirror Debian-Security)

	[ -n "$debian" ] || fail 1 "no Debian source in apt's lists (apt-get update)"
	card_source "$debian" "$1 $1-updates $1-backports"
	[ -z "$security" ] || card_source "$security" "$1-security"
}

# systemd tells the kernel of emulators when the machine starts; a container may have none.
register_emulator() {
	[ "$(dpkg --print-architecture)" != arm64 ] || return 0
	[ -e $BINFMT/register ] || mount -t binfmt_misc binfmt_misc $BINFMT 2>/dev/null || true
	[ -e $BINFMT/qemu-aarch64 ] || /usr/lib/systemd/systemd-binfmt qemu-aarch64.conf 2>/dev/null || true
	[ -e $BINFMT/qemu-aarch64 ] ||
		fail 1 'this kernel runs no program of arm64: binfmt_misc knows no qemu-aarch64 (qemu-user-static)'
}

kernel_suite() {
	case $1 in
	bookworm) echo bookworm-backports ;;
	*) echo "$1" ;;
	esac
}

# make_root RELEASE REPOSITORY IDENTITY ROOT LOG: IDENTITY is the disk's.
make_root() {
	local release=$1 repository=$2 identity=$3 root=$4 log=$5 names inside
	read -r -d '' -a names <<<"$CARD_PACKAGES" || true

	register_emulator
	# shellcheck disable=SC2016
	inside='"$1/tmp/touchmove"'
	card_sources "$release" >"$log.sources"
	mmdebstrap --quiet --mode=root --format=directory --architectures=arm64 --variant=minbase \
		--aptopt='APT::Install-Recommends "false"' --dpkgopt=force-unsafe-io --include="$(IFS=,; echo "${names[*]}")" \
		--extract-hook="'$HERE/native' lend \"\$1\"" --essential-hook="'$HERE/native' lend \"\$1\"" \
		--customize-hook="mkdir $inside && cp -r '$repository' $inside/repository && cp '$HERE/install' $inside/" \
		--customize-hook="cp -r '$HERE/card/.' \"\$1/\"" \
		--customize-hook="chroot \"\$1\" /tmp/touchmove/install '$(kernel_suite "$release")' 'PARTUUID=$identity-02'" \
		--customize-hook="rm -r $inside && '$HERE/native' return \"\$1\"" \
		"$release" "$root" - <"$log.sources" >"$log" 2>&1 ||
		{ tail -n 20 "$log" >&2; fail 1 "no root for $release can be made: $log"; }
	rm "$log.sources"
}

# Each card makes these for itself at its first start.
forget_identity() {
	: >"$1/etc/machine-id"
	ln -sf /etc/machine-id "$1/var/lib/dbus/machine-id"
	rm -rf "$1"/etc/ssh/ssh_host_*_key* "$1"/var/lib/dkms/mok.* "$1"/var/lib/systemd/random-seed \
		"$1"/var/lib/NetworkManager/secret_key "$1"/var/log/journal/*
}

# name_card ROOT IDENTITY: what is the machine's own is not kept from where it was built.
name_card() {
	rm -f "$1/etc/resolv.conf"
	echo touchmove >"$1/etc/hostname"
	printf '%s\n' '127.0.0.1 localhost' '127.0.1.1 touchmove' '::1 localhost ip6-localhost ip6-loopback' \
		>"$1/etc/hosts"
	# A boot partition that fails is no reason to shut everybody out.
	printf '%s\n' "PARTUUID=$2-01 /boot/firmware vfat defaults,nofail 0 2" \
		"PARTUUID=$2-02 / ext4 defaults,noatime 0 1" >"$1/etc/fstab"
}
