# SPDX-License-Identifier: LGPL-2.1-or-later
# shellcheck shell=sh disable=SC2034,SC2154
#
# What the suites on the bus share: a dbus-daemon, touchmoved in the
# background, and TAP. The caller sets touchmoved, ctl and here, and may set
# configuration, the bus's.

bound=120 # seconds for any single wait: under sanitizers, on a busy machine

work=$(mktemp -d)
export XDG_STATE_HOME="$work/state"
bus_pid=
daemon_pid=
count=0
failed=0

end()
{
	[ -n "$daemon_pid" ] && kill "$daemon_pid" 2>/dev/null
	[ -n "$bus_pid" ] && kill "$bus_pid" 2>/dev/null
	rm -rf "$work"
}
trap end EXIT

result() # STATUS NAME
{
	count=$((count + 1))
	if [ "$1" -eq 0 ]; then
		echo "ok $count - $2"
	else
		echo "not ok $count - $2"
		failed=1
	fi
}

# What a failed comparison needs to be understood goes to standard error.
same() # FILE FILE
{
	diff "$1" "$2" >"$work/diff" || { head -n 20 "$work/diff" >&2; return 1; }
}

one_line() # FILE
{
	[ "$(wc -l <"$1")" -eq 1 ] || { cat "$1" >&2; return 1; }
}

start_bus()
{
	mkfifo "$work/address"
	dbus-daemon --config-file="${configuration:-$here/session.conf}" --nofork --print-address=3 \
		3>"$work/address" 2>"$work/bus.log" &
	bus_pid=$!
	read -r DBUS_SESSION_BUS_ADDRESS <"$work/address"
	export DBUS_SESSION_BUS_ADDRESS
}

# A new daemon with a new store, or with keep=yes with that of the last one.
start() # ARGUMENTS…
{
	[ "${keep:-no}" = yes ] || rm -f "$XDG_STATE_HOME"/touchmove/games.sqlite*
	"$touchmoved" --user "$@" 2>"$work/daemon.err" &
	daemon_pid=$!
	gdbus wait --session --timeout $bound org.touchmove1
}

stop()
{
	kill "$daemon_pid" 2>/dev/null
	wait "$daemon_pid"
	stopped=$?
	daemon_pid=
	return $stopped
}

# One that an earlier check may have left.
stop_any()
{
	[ -z "$daemon_pid" ] || stop
}

# A new daemon with a new FIFO for its board, $work/board.
start_anew() # ARGUMENTS…
{
	stop_any
	rm -f "$work/board"
	mkfifo "$work/board"
	start "$@"
}

# Waits for the health of the board, by asking until it is so.
health() # PATTERN
{
	deadline=$(($(date +%s) + bound))
	while [ "$(date +%s)" -lt $deadline ]; do
		"$ctl" --user status --json >"$work/status" 2>&1
		grep -q -e "$1" "$work/status" && return 0
	done
	cat "$work/status" >&2
	return 1
}

bounded()
{
	timeout $bound "$@"
}

skip() # NAME REASON
{
	count=$((count + 1))
	echo "ok $count - $1 # SKIP $2"
}

# To the board, which reads what is written to descriptor 6.
say() # LINES…
{
	printf '%s\n' "$@" >&6
}

# Waits for the event of the stream on descriptor 7 that the shell's PATTERN matches; $line has it.
event() # PATTERN
{
	while read -r line <&7; do
		case $line in *$1*) return 0 ;; esac
	done
	echo "no event $1" >&2
	return 1
}

# A live board with the arbiter's stream beside it, which begins with what it was told before.
start_kept() # ARGUMENTS…
{
	rm -f "$work/board" "$work/heard"
	mkfifo "$work/board" "$work/heard"
	start --source "trace:$work/board" "$@" || return 1
	exec 6<>"$work/board"
	# Behind the signal that ends a listener timeout sends SIGCONT, unless --foreground is given:
	# LeakSanitizer, which stops the process as it ends, would wait for that stop for ever.
	# tee writes its standard output first: what event() has read stands in live.json.
	timeout --foreground 40 "$ctl" --user monitor --json 6>&- | tee "$work/heard" >"$work/live.json" &
	exec 7<"$work/heard"
}

# Until the bus has noticed, too.
die()
{
	kill -KILL "$daemon_pid"
	wait "$daemon_pid" 2>/dev/null
	daemon_pid=
	exec 6>&- 7<&-
	while bounded gdbus call --session --dest org.freedesktop.DBus \
		--object-path /org/freedesktop/DBus \
		--method org.freedesktop.DBus.NameHasOwner org.touchmove1 | grep -q true; do
		:
	done
}

check() # FUNCTION
{
	"$1"
	result $? "$(echo "$1" | tr _ ' ')"
}
