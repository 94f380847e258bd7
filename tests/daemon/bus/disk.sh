#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What becomes of a recording on a disk that is full, and on one that does not
# answer, with the real daemon: the game goes on, everybody is told, and what was
# recorded can be replayed. Prints TAP; no wait is without an event.
#
# usage: disk.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT [HANGING]
# HANGING is the module that is preloaded to make writes hang (hanging.c).
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
module=${4:-}
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff
disk=$work/disk
export GATE="$work/gate"

leave()
{
	[ -p "$GATE" ] && open_gate
	exec 6>&- 7<&-
	mountpoint -q "$disk" && umount -l "$disk"
	end
}
trap leave EXIT

# A live board whose recording lies in DIRECTORY; the arbiter's stream goes to a file, too.
start_recorded() # DIRECTORY
{
	rm -f "$work/board" "$work/heard" "$work/live.json"
	mkfifo "$work/board" "$work/heard"
	start --source "trace:$work/board" --store no --record "$1" || return 1
	exec 6<>"$work/board"
	timeout 120 "$ctl" --user monitor --json 6>&- | tee "$work/live.json" >"$work/heard" &
	exec 7<"$work/heard"
	say 'reedtrace 1' "0 $ready 0"
	event '"state":"ready"' || return 1
	say "1 $ready 2"
	event '"state":"started"'
}

plays_e4()
{
	say '2 ffff00000000efff 2'
	event '"type":"touched","side":"white","square":"e2"' || return 1
	say '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	event '"type":"completed","ply":1'
}

plays_e5()
{
	say '5 ffef00001000efff 1'
	event '"type":"touched","side":"black","square":"e7"' || return 1
	say '6 ffef00101000efff 1' '7 ffef00101000efff 2'
	event '"type":"completed","ply":2'
}

open_gate()
{
	exec 9<>"$GATE"
	rm "$GATE"
	exec 9>&-
}

replays() # RECORDING
{
	bounded "$ctl" replay --json "$1" >"$work/replayed.json" || return 1
	[ -s "$work/replayed.json" ] && same "$work/live.json" "$work/replayed.json"
}

# --- a disk that is full ---

fill_disk()
{
	mkdir "$disk"
	mount -t tmpfs -o size=64k none "$disk" 2>/dev/null || return 1
	cat /dev/zero >"$disk/full" 2>/dev/null
	return 0
}

full_disk_is_told()
{
	start_recorded "$disk" || return 1
	health '"health":"ok","condition":".*; the recording waits to be written: .*No space' ||
		return 1
	one_line "$work/daemon.err" && grep -q 'No space' "$work/daemon.err" || return 1
	grep -q '"kind":"sensor","confidence":"likely","evidence":{"what":"recording"}' \
		"$work/live.json"
}

game_goes_on_without_room()
{
	plays_e4 || return 1
	bounded "$ctl" --user record --once "$work/none.trace" || return 1
	[ -z "$(tail -c 1 "$work/none.trace")" ]
}

recording_resumes_with_room()
{
	rm "$disk/full"
	event '"decision":"lapsed"' || return 1
	health '"health":"ok","condition":"'"$work/board"'","' || return 1
	plays_e5 || return 1
	bounded "$ctl" --user record --once "$work/copied.trace" || return 1
	replays "$work/copied.trace" && grep -q '! recording gone$' "$work/copied.trace" &&
		[ "$(wc -l <"$work/daemon.err")" -eq 2 ] &&
		grep -q 'goes on; .*: 0$' "$work/daemon.err"
}

# --- a disk that does not answer ---

nothing_waits_for_the_disk()
{
	exec 6>&- 7<&-
	stop
	start_recorded "$work/slow" || return 1
	mkfifo "$GATE"
	plays_e4 && plays_e5 && ! grep -q sensor "$work/live.json"
}

# Who asks for the recording gets it with all that has happened, and is asked to wait for that.
copies_wait_for_the_disk()
{
	"$ctl" --user record --once "$work/slow.trace" &
	copy=$!
	health '"last_move":"1... e5"' || return 1
	kill -0 $copy && [ ! -e "$work/slow.trace" ] || return 1
	open_gate
	wait $copy && replays "$work/slow.trace"
}

ends_with_a_disk_that_hangs()
{
	mkfifo "$GATE"
	say '8 ffef00101000efbf 2'
	event '"type":"touched","side":"white","square":"g1"' || return 1
	kill -KILL $bus_pid
	timeout $bound tail --pid="$daemon_pid" -f /dev/null || return 1
	wait "$daemon_pid"
	status=$?
	daemon_pid=
	[ $status -eq 4 ] && grep -q 'bytes that could not be written any more' "$work/daemon.err"
}

start_bus
if fill_disk; then
	check full_disk_is_told
	check game_goes_on_without_room
	check recording_resumes_with_room
else
	skip 'a full disk' 'only root can mount one'
fi
if [ -n "$module" ]; then
	export LD_PRELOAD="$module"
	check nothing_waits_for_the_disk
	unset LD_PRELOAD
	check copies_wait_for_the_disk
	check ends_with_a_disk_that_hangs
else
	skip 'a disk that hangs' 'a sanitizer must be the first that is preloaded'
fi
echo "1..$count"
exit $failed
