#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What systemd says of the unit and the users, without installing anything.
#
#   service.sh TREE TOUCHMOVED

set -euo pipefail
readonly TREE=$1 TOUCHMOVED=$2
command -v systemd-analyze >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
	echo "$1" >&2
	exit 1
}

# The daemon lies elsewhere here, and the manual is not installed.
sed -e "s#/usr/sbin/touchmoved#$(realpath "$TOUCHMOVED")#" -e '/^Documentation/d' \
	"$TREE/packaging/touchmoved.service" >"$work/touchmoved.service"
said=$(systemd-analyze verify --man=no "$work/touchmoved.service" 2>&1 |
	grep touchmoved.service || true)
[ -z "$said" ] || fail "systemd-analyze: $said"
for name in reedboard gpiochip usb_device; do
	grep -q "^DeviceAllow=char-$name " "$work/touchmoved.service" ||
		fail "the unit does not let the daemon at $name"
done

mkdir -p "$work/root/etc"
systemd-sysusers --root="$work/root" "$TREE/packaging/touchmove.sysusers" 2>"$work/said" ||
	fail "systemd-sysusers: $(cat "$work/said")"
grep -q '^touchmove:' "$work/root/etc/passwd" || fail 'no user touchmove'
grep -q '^gpio:.*:touchmove$' "$work/root/etc/group" || fail 'touchmove is not in group gpio'
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
