#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The daemon's own lock, behind a policy of the bus that lets everybody send
# everything: each method of the players' and the arbiter's interfaces asks who
# calls. The methods are those that the introspection shows, so that none is left out.
#
# usage: lax.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034,SC2046 # shared with system.sh; lists are split

touchmoved=$1
ctl=$2
root=$3
policy=$root/tests/daemon/bus/lax.conf
# shellcheck source=/dev/null
. "$root/tests/daemon/bus/system.sh"

# The methods of an interface, a line each.
methods() # INTERFACE
{
	as $nobody busctl --system introspect org.touchmove1 /org/touchmove1/board/1 \
		"org.touchmove1.$1" | sed -n 's/^\.\([A-Za-z]*\) *method .*/\1/p'
}

# Who is let through is told next what else is wrong: nobody gives arguments here.
is_denied() # INTERFACE.METHOD AS-WHOM…
{
	method=$1
	shift
	timeout $bound "$@" dbus-send --system --print-reply --dest=org.touchmove1 \
		/org/touchmove1/board/1 "org.touchmove1.$method" >"$work/out" 2>"$work/err"
	grep -q '^method return\|^Error org\.' "$work/out" "$work/err" || fail "$method: no answer"
	grep -q '^Error org.freedesktop.DBus.Error.AccessDenied' "$work/err"
}

is() # USER GROUPS
{
	echo setpriv --reuid="$1" --regid="$(id -g "$1")" --groups "$2"
}

all_denied() # INTERFACE AS-WHOM…
{
	interface=$1
	shift
	while read -r member; do
		is_denied "$interface.$member" "$@" </dev/null || fail "$interface.$member: $*"
	done <"$work/$interface"
}

none_denied() # INTERFACE AS-WHOM…
{
	interface=$1
	shift
	while read -r member; do
		is_denied "$interface.$member" "$@" </dev/null && fail "$interface.$member: $*"
	done <"$work/$interface"
}

cp "$root/tests/daemon/bus/delay.trace" "$work/trace"
start --source "trace:$work/trace" --speed 1
methods Player >"$work/Player"
methods Arbiter >"$work/Arbiter"
[ "$(wc -l <"$work/Player")" -ge 9 ] && [ "$(wc -l <"$work/Arbiter")" -ge 24 ] ||
	fail 'the methods are not found'

nobodys_group=$(id -g $nobody)
players_group=$(getent group $player | cut -d: -f3)
arbiters_group=$(getent group $arbiter | cut -d: -f3)
as $nobody "$ctl" status --json >"$work/before" || fail 'everybody may see the game'
# Unquoted: these are words.
all_denied Player $(is $nobody "$nobodys_group")
all_denied Arbiter $(is $nobody "$nobodys_group")
all_denied Arbiter $(is $player "$players_group")
as $nobody "$ctl" pause && fail 'somebody may pause'
grep -q 'touchmove-arbiter' "$work/err" || fail 'the refusal does not say who may'
as $nobody "$ctl" status --json >"$work/after" || fail 'everybody may see the game'
cmp "$work/before" "$work/after" || fail 'something has changed'

none_denied Player $(is $player "$players_group")
none_denied Player $(is $nobody "$nobodys_group,$players_group")
none_denied Player $(is $arbiter "$arbiters_group")
none_denied Arbiter $(is $arbiter "$arbiters_group")
none_denied Arbiter $(is $nobody "$nobodys_group,$arbiters_group")
none_denied Arbiter $(is root 0)
exit 0
