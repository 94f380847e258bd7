#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# packaging/install-deps without a machine to install on: the backports source that it derives
# from each form that a Debian source comes in, and that it leaves apt alone when nothing is
# missing. No root needed; nothing on the machine changes.
#
#   install-deps.sh TREE

set -euo pipefail
readonly TREE=$1
command -v dpkg-query >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# shellcheck source=/dev/null
source "$TREE/packaging/install-deps"

BACKPORTS_FILE=$work/touchmove-backports.sources
answer=0
source_entry=
apt_update() { return "$answer"; }
debian_source() { [ -z "$source_entry" ] || echo "$source_entry"; }

expect() {
	local what=$1 expected=$2 found=$3

	if [ "$expected" != "$found" ]; then
		printf 'not ok - %s\nexpected:\n%s\nfound:\n%s\n' "$what" "$expected" "$found"
		exit 1
	fi
	printf 'ok - %s\n' "$what"
}

# derive WHAT FILE ENTRY EXPECTED: the source without its comments.
derive() {
	source_entry=$3
	rm -f "$BACKPORTS_FILE"
	add_backports bookworm >"$work/said"
	expect "$1" "$4" "$(grep -v '^#' "$BACKPORTS_FILE")"
}

readonly MIRROR=https://first.example/debian
readonly PLAIN="Types: deb
URIs: $MIRROR/
Suites: bookworm-backports
Components: main"

cat >"$work/debian.sources" <<SOURCES
Types: deb
# https://old.example/archive/debian/20250520T000000Z
URIs: $MIRROR
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Types: deb
URIs: https://first.example/debian-security
Suites: bookworm-security
Components: main
Signed-By: /another.gpg
SOURCES
derive 'deb822 with a comment from a snapshot' x "$MIRROR/ bookworm $work/debian.sources:1" \
	"$PLAIN
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg"

cat >"$work/embedded.sources" <<SOURCES
types: deb deb-src
uris: https://other.example/debian/
  $MIRROR/
suites: bookworm
components: main contrib
signed-by:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 mDMEZ
 -----END PGP PUBLIC KEY BLOCK-----
SOURCES
derive 'deb822 with its key inside, in small letters' x \
	"$MIRROR/ bookworm $work/embedded.sources:1" "$PLAIN
signed-by:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 mDMEZ
 -----END PGP PUBLIC KEY BLOCK-----"

cat >"$work/sources.list" <<SOURCES
# deb https://commented.example/debian bookworm main
deb [arch=amd64 signed-by=/keys/a.gpg] $MIRROR bookworm main contrib
deb $MIRROR bookworm-updates main
SOURCES
derive 'one line, with options' x "$MIRROR/ bookworm $work/sources.list:2" "$PLAIN
Signed-By: /keys/a.gpg"

echo "deb $MIRROR bookworm main" >"$work/plain.list"
derive 'one line, without options' x "$MIRROR/ bookworm $work/plain.list:1" "$PLAIN"

answer=100
rm -f "$BACKPORTS_FILE"
if add_backports bookworm >"$work/said"; then
	expect 'a mirror without backports' 'a failure' 'success'
fi
expect 'a mirror without backports: the source is taken back' '' \
	"$(find "$work" -name 'touchmove-backports*')"
expect 'a mirror without backports: it is said' 1 "$(grep -c 'does not serve' "$work/said")"

source_entry=
if add_backports bookworm >"$work/said"; then
	expect 'no Debian source' 'a failure' 'success'
fi
expect 'no Debian source: it is said' 1 "$(grep -c 'cannot derive' "$work/said")"

# From here on as a program, with an apt that must not be called and a dpkg that says what the
# test wants to hear.
mkdir "$work/bin"
cat >"$work/bin/apt-get" <<'SCRIPT'
#!/bin/sh
echo "apt-get $*" >>"$CALLS"
exit 100
SCRIPT
cat >"$work/bin/dpkg-query" <<'SCRIPT'
#!/bin/sh
echo "dpkg-query" >>"$CALLS"
shift 3
for package; do
	[ "$package" = "$ABSENT" ] || echo "$package installed 2.2-1"
done
SCRIPT
# shellcheck disable=SC2016
printf '#!/bin/sh\necho "$USER_ID"\n' >"$work/bin/id"
printf '#!/bin/sh\nexit 0\n' >"$work/bin/apt-cache"
chmod +x "$work/bin"/*
for tool in bash dpkg uname realpath mktemp grep sed head tail rm sleep; do
	ln -s "$(command -v $tool)" "$work/bin/"
done

# run ABSENT GROUP [USER_ID]: without sudo.
run() {
	: >"$work/calls"
	status=0
	CALLS=$work/calls ABSENT=$1 USER_ID=${3-1000} PATH=$work/bin \
		bash "$TREE/packaging/install-deps" "$2" >"$work/out" 2>&1 || status=$?
}

for group in demo modules packages image lint check all; do
	run '' $group
	expect "$group, nothing missing: exit status" 0 $status
	expect "$group, nothing missing: one look, and no apt" dpkg-query "$(cat "$work/calls")"
done
run meson demo
expect 'not root, no sudo: exit status' 1 $status
expect 'not root, no sudo: apt is left alone' dpkg-query "$(cat "$work/calls")"
expect 'not root, no sudo: the command to run' 1 \
	"$(grep -c "as root run: $TREE/packaging/install-deps demo\$" "$work/out")"
run busybox-static check
expect 'not root, no sudo, only a wanted package missing: exit status' 0 $status
run '' everything
expect 'unknown group: exit status' 1 $status
expect 'unknown group: said' 1 "$(grep -c "unknown group 'everything'" "$work/out")"

run meson demo 0
expect 'nothing can be installed: exit status' 1 $status
expect 'nothing can be installed: said' 1 \
	"$(grep -c "could not install what 'demo' needs: meson" "$work/out")"
run busybox-static check 0
expect 'a wanted package cannot be installed: exit status' 0 $status
expect 'a wanted package cannot be installed: said' 1 \
	"$(grep -c "'check' goes on without: busybox-static" "$work/out")"
