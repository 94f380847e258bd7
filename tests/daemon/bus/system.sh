# SPDX-License-Identifier: LGPL-2.1-or-later
# shellcheck shell=sh disable=SC2034,SC2154
#
# A system bus with the rules of a distribution's and our policy, and users who
# stand for a spectator, a player, an arbiter, someone at the machine's desktop and
# an administrator of it. The caller sets touchmoved, ctl and root, and may set
# policy, a file in place of the one that is shipped, and runs, the user whom
# touchmoved runs as. Only root can be other users; without root the caller is
# skipped.

[ "$(id -u)" -eq 0 ] || exit 77

bound=120 # seconds for any single wait: under sanitizers, on a busy machine

# The bus asks the system for a user's groups. Users whom every Debian has; their
# groups stand for ours.
nobody=nobody
player=games
arbiter=news
desktop=uucp
administrator=proxy

work=$(mktemp -d)
chmod 755 "$work"
export XDG_STATE_HOME="$work/state"
# Without this the store would be the machine's own, which other tests write, too.
export STATE_DIRECTORY="$work/state"
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

# Programs of a build directory that only root may enter are still to be run.
cp "$ctl" "$work/touchmovectl"
cp "$touchmoved" "$work/touchmoved"
ctl=$work/touchmovectl
touchmoved=$work/touchmoved

sed "s#@WORK@#$work#" "$root/tests/daemon/bus/system.conf.in" >"$work/system.conf"
sed -e "s/touchmove-player/$player/" -e "s/touchmove-arbiter/$arbiter/" \
	-e "s/touchmove-desktop/$desktop/" -e "s/group=\"sudo\"/group=\"$administrator\"/" \
	-e "s/user=\"touchmove\"/user=\"${runs:-root}\"/" "${policy:-$root/packaging/org.touchmove1.conf}" \
	>"$work/org.touchmove1.conf"

if [ -n "${runs-}" ]; then
	mkdir "$work/state"
	chown "$runs" "$work/state"
fi

mkfifo "$work/address"
dbus-daemon --config-file="$work/system.conf" --nofork --print-address=3 3>"$work/address" \
	2>"$work/bus.log" &
bus_pid=$!
read -r _ <"$work/address"
DBUS_SYSTEM_BUS_ADDRESS=unix:path=$work/bus
export DBUS_SYSTEM_BUS_ADDRESS

# The groups that stand for ours; a caller may append to it.
configuration=$work/touchmoved.conf
printf '[bus]\nPlayerGroup=%s\nArbiterGroup=%s\n' $player $arbiter >"$configuration"

start() # ARGUMENTS…
{
	${runs:+setpriv --reuid="$runs" --regid="$(id -g "$runs")" --init-groups} \
		"$touchmoved" --config "$configuration" "$@" 2>"$work/daemon.err" &
	daemon_pid=$!
	gdbus wait --system --timeout $bound org.touchmove1 || fail 'no daemon'
}

stop()
{
	kill "$daemon_pid"
	wait "$daemon_pid"
	stopped=$?
	daemon_pid=
	return $stopped
}
