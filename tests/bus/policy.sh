#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The policy of the system bus, with a dbus-daemon that enforces it: what
# everybody, a player and an arbiter may do. Only root can be other users;
# without root the test is skipped.
#
# usage: policy.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT

touchmoved=$1
ctl=$2
root=$3
bound=30

[ "$(id -u)" -eq 0 ] || exit 77

# The bus asks the system for a user's groups. Users whom every Debian has
# stand for a spectator, a player and an arbiter; their groups for ours.
nobody=nobody
player=games
arbiter=news

work=$(mktemp -d)
chmod 755 "$work"
daemon_pid=
bus_pid=

end()
{
	[ -n "$daemon_pid" ] && kill "$daemon_pid" 2>/dev/null
	[ -n "$bus_pid" ] && kill "$bus_pid" 2>/dev/null
	rm -rf "$work"
}
trap end EXIT

fail()
{
	echo "$1" >&2
	cat "$work/err" >&2
	exit 1
}

as() # USER COMMAND…
{
	user=$1
	shift
	timeout $bound setpriv --reuid="$user" --regid="$(id -g "$user")" --init-groups "$@" \
		2>"$work/err"
}

sed "s#@WORK@#$work#" "$root/tests/bus/system.conf.in" >"$work/system.conf"
sed -e "s/touchmove-player/$player/" -e "s/touchmove-arbiter/$arbiter/" -e '/user="touchmove"/,/<\/policy>/d' \
	"$root/packaging/org.touchmove1.conf" >"$work/org.touchmove1.conf"
xmllint --nonet --noout "$root/packaging/org.touchmove1.conf" || exit 1

mkfifo "$work/address"
dbus-daemon --config-file="$work/system.conf" --nofork --print-address=3 3>"$work/address" \
	2>"$work/bus.log" &
bus_pid=$!
read -r _ <"$work/address"
DBUS_SYSTEM_BUS_ADDRESS=unix:path=$work/bus
export DBUS_SYSTEM_BUS_ADDRESS

# Programs of a build directory that only root may enter are still to be run.
cp "$ctl" "$work/touchmovectl"
cp "$touchmoved" "$work/touchmoved"
ctl=$work/touchmovectl

as $arbiter "$work/touchmoved" --source "trace:$root/tests/bus/delay.trace" &&
	fail 'somebody may own the name'
cp "$root/tests/bus/delay.trace" "$work/trace"
"$touchmoved" --source "trace:$work/trace" --speed 10 2>"$work/daemon.err" &
daemon_pid=$!
gdbus wait --system --timeout $bound org.touchmove1 || fail 'no daemon'

as $nobody "$ctl" status >"$work/out" || fail 'everybody may see the game'
as $nobody "$ctl" monitor --arbiter && fail 'somebody hears the arbiter'
grep -q 'touchmove-arbiter' "$work/err" || fail 'the refusal does not say who may'
as $nobody "$ctl" resign white && fail 'somebody may resign'
as $nobody "$ctl" pause && fail 'somebody may pause'
as $player "$ctl" monitor --arbiter && fail 'a player hears the arbiter'
as $player "$ctl" result 1-0 && fail 'a player may declare a result'
as $player "$ctl" accept-draw && fail 'there is no offer'
grep -q -i -E 'no draw offer|no game' "$work/err" || fail 'a player does not reach the judge'

# What nobody hears must have been said: the arbiter's listener proves it.
mkfifo "$work/heard"
as $nobody dbus-monitor --address "$DBUS_SYSTEM_BUS_ADDRESS" "interface='org.touchmove1.Arbiter'" \
	>"$work/overheard" &
spy=$!
as $arbiter "$ctl" monitor --json >"$work/heard" &
listener=$!
exec 3<"$work/heard"
while read -r line <&3; do
	case $line in *'"type":"completed","ply":2'*) break ;; esac
done
exec 3<&-
as $arbiter "$ctl" result 1/2-1/2 agreement || fail 'an arbiter may declare a result'
wait $listener
kill $spy 2>/dev/null
case $line in *completed*) ;; *) fail 'the arbiter hears nothing' ;; esac
grep -q 'member=Event' "$work/overheard" && fail 'the arbiter was overheard'
exit 0
