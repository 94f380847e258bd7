#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The daemon as a process: a bus that goes, signals, options, and a FIFO that
# goes and comes. Prints TAP; no wait is without an event.
#
# usage: process.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154 # set by common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff

start_live()
{
	rm -f "$work/board"
	mkfifo "$work/board"
	start --source "trace:$work/board" || return 1
	exec 6<>"$work/board"
}

# Kills the bus and waits for the daemon's end.
ends_with_its_bus()
{
	kill -KILL $bus_pid
	timeout $bound tail --pid="$daemon_pid" -f /dev/null || return 1
	wait "$daemon_pid"
	status=$?
	daemon_pid=
	rm -f "$work/address"
	start_bus
	[ $status -eq 4 ] && one_line "$work/daemon.err" &&
		grep -qx 'touchmoved: the bus has gone' "$work/daemon.err"
}

ends_with_the_bus()
{
	start_live || return 1
	ends_with_its_bus
}

# With a move on its way, clocks that run and somebody who listens; what was kept is whole.
ends_with_the_bus_in_a_game()
{
	rm -f "$work/board"
	mkfifo "$work/board"
	start --source "trace:$work/board" || return 1
	exec 6<>"$work/board"
	mkfifo "$work/heard"
	timeout --foreground $bound "$ctl" --user monitor --json >"$work/heard" 2>/dev/null 6>&- &
	exec 7<"$work/heard"
	say 'reedtrace 1' "0 $ready 0" && health '"state":"ready"' || return 1
	say "1 $ready 2" && health '"state":"playing"' || return 1
	say '2 ffff00000000efff 2'
	while read -r line <&7; do
		case $line in *'"type":"touched"'*) break ;; esac
	done
	ends_with_its_bus || return 1
	exec 7<&-
	keep=yes start --source "trace:$work/board" || return 1
	bounded "$ctl" --user record --once "$work/kept.trace" || return 1
	exec 6>&-
	stop
	grep -q ' ffff00000000efff 2$' "$work/kept.trace" &&
		[ "$("$ctl" replay --json "$work/kept.trace" | grep -c '"type":"touched"')" -eq 1 ]
}

# A second bus that goes before the name is taken is an error like any other.
needs_a_bus()
{
	DBUS_SESSION_BUS_ADDRESS=unix:path=$work/none bounded "$touchmoved" --user \
		--source "trace:$work/board" 2>"$work/bad"
	[ $? -eq 4 ] && one_line "$work/bad"
}

# A bus cuts off who has not said Hello in time; then nobody's orders could be judged any more.
both_connections_have_said_hello()
{
	start_live && bounded busctl --user list --unique >"$work/connected" || return 1
	[ "$(awk -v pid="$daemon_pid" '$2 == pid' "$work/connected" | wc -l)" -eq 2 ] ||
		{ cat "$work/connected" >&2; return 1; }
	stop
}

# What the command line says is not changed by the configuration.
hangup_is_no_end()
{
	start_live || return 1
	kill -HUP "$daemon_pid"
	say 'reedtrace 1' "0 $ready 0"
	health '"health":"ok"' && one_line "$work/daemon.err" &&
		grep -q 'SIGHUP: the configuration has been read anew$' "$work/daemon.err" ||
		return 1
	stop
}

options_are_given_once()
{
	for option in source config board record speed second-source; do
		bounded "$touchmoved" --user --$option 1 --$option 2 2>"$work/bad"
		[ $? -eq 2 ] && one_line "$work/bad" &&
			grep -q "^touchmoved: --$option is given twice" "$work/bad" ||
			{ echo $option >&2; return 1; }
	done
}

# No bus and no board is needed.
configuration_is_checked()
{
	printf '[board]\nSource=chardev:/dev/reedboard7\n' >"$work/right.conf"
	printf '[board]\nSource=reed:\n' >"$work/wrong.conf"
	DBUS_SESSION_BUS_ADDRESS=unix:path=$work/none bounded "$touchmoved" --user --check-config \
		--config "$work/right.conf" >"$work/good" 2>"$work/bad" || return 1
	[ "$(cat "$work/good")" = 'board 1: chardev:/dev/reedboard7' ] && [ ! -s "$work/bad" ] || return 1
	bounded "$touchmoved" --check-config --config "$work/wrong.conf" >"$work/good" 2>"$work/bad"
	[ $? -eq 2 ] && [ ! -s "$work/good" ] && one_line "$work/bad" &&
		grep -q "^$work/wrong.conf:2: Source expects " "$work/bad" || return 1
	bounded "$touchmoved" --check-config --config "$work/none.conf" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'none.conf: No such file' "$work/bad"
}

# The line is named, what comes behind it is not read, and a new header begins anew.
set_lines_are_refused()
{
	start_live || return 1
	say 'reedtrace 1' 'set TimeControl=60' "0 $ready 0" "1 $ready 2"
	health "\"condition\":\"$work/board:2: a set line " || return 1
	one_line "$work/daemon.err" && grep -q 'board:2: a set line .*configuration' \
		"$work/daemon.err" || return 1
	say 'reedtrace 1' "0 $ready 0" || return 1
	health '"health":"ok"' || return 1
	say '1 zzz 0' "2 $ready 2" 'set White=Ann'
	health '"condition":"'"$work/board:3: " || return 1
	[ "$(wc -l <"$work/daemon.err")" -eq 2 ] && health '"state":"ready"'
}

a_fifo_is_found_again()
{
	exec 6>&-
	rm "$work/board"
	health "\"condition\":\"$work/board: No such file" || return 1
	mkfifo "$work/board"
	exec 6<>"$work/board"
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	health '"health":"ok"' && health '"state":"playing"'
}

# Whoever writes into the old one is heard until there is a new one.
a_fifo_is_exchanged()
{
	rm "$work/board"
	say '2 ffff00000000efff 2' '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	health '"last_move":"1. e4"' || return 1
	mkfifo "$work/new"
	mv "$work/new" "$work/board"
	health '"condition":"it has been made again' || return 1
	exec 6>&- 6<>"$work/board"
	say 'reedtrace 1' '0 ffff00001000efff 1'
	health '"health":"ok"' || return 1
	rm "$work/board"
	: >"$work/board"
	exec 6>&-
	health "\"condition\":\"$work/board: is no FIFO"
}

# The daemon dies in the midst of a game, and the next one sees a board that has moved on.
restart_in_mid_game_is_told()
{
	exec 6>&-
	stop
	start_live || return 1
	say 'reedtrace 1' "0 $ready 0" && health '"state":"ready"' || return 1
	say "1 $ready 2" && health '"state":"playing"' || return 1
	say '2 ffff00000000efff 2' '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	health '"last_move":"1. e4"' || return 1
	kill -KILL "$daemon_pid"
	wait "$daemon_pid"
	exec 6>&-
	start_live || return 1
	timeout --foreground $bound "$ctl" --user monitor --json >"$work/heard" 2>/dev/null 6>&- &
	exec 7<"$work/heard"
	say 'reedtrace 1' '0 ffef00101000efff 2' && health '"state":"waiting"' || return 1
	say '1 ffef00101000efbf 2' '2 ffef00101020efbf 2' '3 ffef00101020efbf 1'
	read -r line <&7
	exec 7<&-
	case $line in
	*'"kind":"sensor","confidence":"'*'","evidence":{"what":"unfollowed",'*) return 0 ;;
	esac
	echo "$line" >&2
	return 1
}

start_bus
check ends_with_the_bus
check ends_with_the_bus_in_a_game
check needs_a_bus
check both_connections_have_said_hello
check hangup_is_no_end
check options_are_given_once
check configuration_is_checked
check set_lines_are_refused
check a_fifo_is_found_again
check a_fifo_is_exchanged
check restart_in_mid_game_is_told
stop
echo "1..$count"
exit $failed
