#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What systemd says of the units and the users, without installing anything.
#
#   service.sh TREE TOUCHMOVED [GATEWAY]

set -euo pipefail
readonly TREE=$1 TOUCHMOVED=$2 GATEWAY=${3:-}
command -v systemd-analyze >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
	echo "$1" >&2
	exit 1
}

# The programs lie elsewhere here, and the manuals are not installed.
verify() { # UNIT INSTALLED BUILT
	sed -e "s#$2#$(realpath "$3")#" -e '/^Documentation/d' "$TREE/packaging/$1" >"$work/$1"
	local said
	said=$(systemd-analyze verify --man=no "$work/$1" 2>&1 | grep "$1" || true)
	[ -z "$said" ] || fail "systemd-analyze: $said"
}

# systemd's own measure of what a service could reach if it were taken over, of at most 10.
sandboxed() { # UNIT
	local said
	said=$(systemd-analyze security --no-pager --offline=yes --threshold=12 "$work/$1" 2>&1) || {
		grep -v '^✓' <<<"$said" >&2
		fail "$1 is exposed more than 1.2"
	}
	grep -q '^→ Overall exposure level for ' <<<"$said" || fail "$1: how exposed it is was not said: $said"
}

verify touchmoved.service /usr/sbin/touchmoved "$TOUCHMOVED"
[ -z "$GATEWAY" ] || verify touchmove-gateway.service /usr/bin/touchmove-gateway "$GATEWAY"
sandboxed touchmoved.service
[ -z "$GATEWAY" ] || sandboxed touchmove-gateway.service
for name in reedboard gpiochip usb_device; do
	grep -q "^DeviceAllow=char-$name " "$work/touchmoved.service" ||
		fail "the unit does not let the daemon at $name"
done

# The journal of alerts: for group touchmove-arbiter, running from the start on, without a copy elsewhere.
journal=$TREE/packaging/journal
for setting in Group=touchmove-arbiter LogsDirectoryMode=02750; do
	grep -qx "$setting" "$journal/systemd-journald@touchmove.conf" || fail "others read the journal: no $setting"
done
for setting in MaxRetentionSec=1year ForwardTo{Syslog,KMsg,Console,Wall}=no; do
	grep -qx "$setting" "$journal/journald.conf" || fail "the journal of alerts has no $setting"
done
for unit in socket service; do
	grep -q "^Wants=.*systemd-journald@touchmove.$unit" "$work/touchmoved.service" ||
		fail "the unit does without systemd-journald@touchmove.$unit"
done

mkdir -p "$work/root/etc"
systemd-sysusers --root="$work/root" "$TREE/packaging/touchmove.sysusers" 2>"$work/said" ||
	fail "systemd-sysusers: $(cat "$work/said")"
# In a tree that hands rights of others down, as Debian's /var/log/journal does.
tmpfiles() {
	local folder
	command -v systemd-tmpfiles >/dev/null && command -v setfacl >/dev/null || return 0
	echo 0123456789abcdef0123456789abcdef >"$work/root/etc/machine-id"
	echo 'root:x:0:' >>"$work/root/etc/group"
	echo 'root:x:0:0::/root:/bin/sh' >>"$work/root/etc/passwd"
	mkdir -p "$work/root/var/log/journal"
	setfacl -m d:group:1:r-x,d:other::r-x "$work/root/var/log/journal" 2>/dev/null || return 0
	systemd-tmpfiles --root="$work/root" --create "$TREE/packaging/touchmove.tmpfiles" >"$work/said" 2>&1 ||
		fail "systemd-tmpfiles: $(cat "$work/said")"
	for folder in "$work"/root/{var,run}/log/journal/*.touchmove; do
		[ "$(stat -c %a "$folder")" = 2750 ] || fail "$folder is open"
		! getfacl -pn "$folder" | grep -E 'group:[0-9]|other::[r-][w-]x|other::r' ||
			fail "others have rights in $folder"
	done
}
[ "$(id -u)" -ne 0 ] || tmpfiles
grep -q '^touchmove:' "$work/root/etc/passwd" || fail 'no user touchmove'
grep -q '^gpio:.*:touchmove$' "$work/root/etc/group" || fail 'touchmove is not in group gpio'
# What carries games to the world is told nothing but what everybody is told.
grep -q '^touchmove-gateway:' "$work/root/etc/passwd" || fail 'no user touchmove-gateway'
grep -qx 'User=touchmove-gateway' "$TREE/packaging/touchmove-gateway.service" ||
	fail 'the gateway is another user'
! grep -q '^touchmove-[a-z]*:.*[:,]touchmove-gateway' "$work/root/etc/group" ||
	fail 'the gateway is in a group of those who may know more'
! grep -q SupplementaryGroups "$TREE/packaging/touchmove-gateway.service" || fail 'the unit gives the gateway a group'
# The bus starts the unit by the alias that it has where it is enabled; udev by its name.
grep -qxF "SystemdService=$(sed -n 's/^Alias=//p' "$TREE/packaging/touchmoved.service")" \
	"$TREE/packaging/org.touchmove1.service" || fail 'the bus starts another unit'
for rules in 60-touchmove.rules 60-touchmove-usb.rules; do
	grep -qF 'TAG+="systemd", ENV{SYSTEMD_WANTS}+="touchmoved.service"' "$TREE/packaging/$rules" ||
		fail "$rules: a board that appears starts nothing"
done
# Groups that rules and policy name are groups that are made; sudo is Debian's own.
for group in $(sed -n 's/.*GROUP="\([^"]*\)".*/\1/p' "$TREE"/packaging/*.rules) \
	$(sed -n 's/.*policy group="\([^"]*\)".*/\1/p' "$TREE/packaging/org.touchmove1.conf"); do
	[ "$group" = sudo ] || grep -q "^$group:" "$work/root/etc/group" || fail "nobody makes the group $group"
done

# polkitd answers the user whom the unit names, and about the actions that the daemon asks for.
policy=$TREE/packaging/org.touchmove1.policy
user=$(sed -n 's/^User=//p' "$work/touchmoved.service")
actions=$(sed -n 's/.*<action id="\([^"]*\)".*/\1/p' "$policy" | sort)
[ "$(grep -c "policykit.owner\">unix-user:$user<" "$policy")" -eq "$(wc -w <<<"$actions")" ] ||
	fail "polkitd does not take questions from $user"
[ "$(sed -n 's/.*ROLE_.*"\(org.touchmove1.[a-z]*\)".*/\1/p' "$TREE/daemon/bus/gate.c" | sort)" = "$actions" ] ||
	fail 'the actions are not those that the daemon asks for'
