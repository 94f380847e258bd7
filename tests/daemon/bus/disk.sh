#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What becomes of a game whose store lies on a disk that is full, or does not answer, with the real
# daemon: the game goes on, everybody is told, nothing is published that is not kept, and what was
# kept can be replayed. Prints TAP; no wait is without an event.
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

open_gate()
{
	exec 9<>"$GATE"
	rm "$GATE"
	exec 9>&-
}

replays() # TRACE
{
	bounded "$ctl" replay --json "$1" >"$work/replayed.json" || return 1
	[ -s "$work/replayed.json" ] && same "$work/live.json" "$work/replayed.json"
}

# --- a disk that is full ---

mount_disk()
{
	mkdir "$disk"
	mount -t tmpfs -o size=4m none "$disk" 2>/dev/null
}

nothing_is_published_that_is_not_kept()
{
	start_kept --store "$disk/games.sqlite" || return 1
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	event '"state":"started"' || return 1
	cat /dev/zero >"$disk/full" 2>/dev/null
	# What waits may still find room in the file's own pages.
	for ply in 1 2 3 4 5 6 7 8; do
		say "$((2 * ply)) ffff00000000efff 2" "$((2 * ply + 1)) $ready 2" || return 1
		health '"health":"ok"' || return 1
	done
	health 'nothing is published until it can be kept' || return 1
	[ "$(grep -c full "$work/daemon.err")" -ge 1 ]
}

# What cannot be kept can be told nobody, but that it cannot.
the_arbiter_hears_of_it_at_once()
{
	event '"seq":0,"t":[0-9]*"kind":"store",*"evidence":{"what":"waits"}' || return 1
	bounded gdbus call --session --dest org.touchmove1 --object-path /org/touchmove1/board/1 \
		--method org.touchmove1.Arbiter.OpenAlerts >"$work/open" || return 1
	grep -q "^(\[(uint64 0, 'alert', .*'kind': <'store'>" "$work/open" || { cat "$work/open" >&2; return 1; }
	timeout --foreground $bound "$ctl" --user monitor --public --json >"$work/public" &
	listener=$!
	health '"health":"ok"' || return 1
	kill $listener
	! grep -q store "$work/public"
}

# It is told beside an offence, each for itself.
an_offence_is_judged_meanwhile()
{
	say "30 $ready 1"
	bounded "$ctl" --user status >"$work/status" && ! grep -q no-move "$work/live.json"
}

# What is asked for is what is kept: whole lines, as far as there was room.
what_is_kept_can_be_had_meanwhile()
{
	bounded "$ctl" --user record --once "$work/part.trace" || return 1
	[ -z "$(tail -c 1 "$work/part.trace")" ] && bounded "$ctl" replay --json "$work/part.trace" |
		grep -q '"state":"started"'
}

all_is_published_with_room()
{
	rm "$disk/full"
	event '"kind":"store",*"evidence":{"what":"waits"}' && case $line in *'"seq":0,'*) false ;; esac &&
		event '"kind":"no-move"' && event '"decision":"lapsed"' || return 1
	health "\"condition\":\"$work/board\"" || return 1
	bounded "$ctl" --user confirm last && bounded "$ctl" --user resume || return 1
	event '"state":"resumed"' || return 1
	say "40 $ready 0" "41 $ready 2" '42 ffff00000000efff 2'
	event '"type":"touched","side":"white","square":"e2"' || return 1
	say '43 ffff00001000efff 2' '44 ffff00001000efff 1'
	event '"type":"completed","ply":1' || return 1
	event '"type":"clock"' || return 1
	health "\"condition\":\"$work/board\"" || return 1
	bounded "$ctl" --user record --once "$work/whole.trace" || return 1
	sed -i '/^{"seq":0,/d' "$work/live.json"
	replays "$work/whole.trace" || return 1
	die
	keep=yes start_kept --store "$disk/games.sqlite" || return 1
	health '"last_move":"1. e4"' && exec 6>&- 7<&- && stop
	umount "$disk"
}

# --- a disk that does not answer ---

# Neither an event nor the answer of an order is told that a power cut could undo.
everything_waits_for_a_disk_that_hangs()
{
	export LD_PRELOAD="$module"
	start_kept --store "$work/slow.sqlite" || return 1
	unset LD_PRELOAD
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	event '"state":"started"' || return 1
	mkfifo "$GATE"
	"$ctl" --user adjust e2 2>"$work/order" &
	order=$!
	say '2 ffff00000000efff 2'
	# The daemon itself goes on meanwhile.
	for try in 1 2 3; do
		health '"health":"ok"' || return 1
	done
	kill -0 $order 2>/dev/null && ! grep -q '"type":"touched"' "$work/live.json" || return 1
	open_gate
	wait $order || { cat "$work/order" >&2; return 1; }
	event '"type":"touched"'
}

ends_with_a_disk_that_hangs()
{
	mkfifo "$GATE"
	say '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	health '"health":"ok"' || return 1
	kill -KILL $bus_pid
	timeout $bound tail --pid="$daemon_pid" -f /dev/null || return 1
	wait "$daemon_pid"
	status=$?
	daemon_pid=
	[ $status -eq 4 ] && grep -q 'could not be kept any more' "$work/daemon.err"
}

start_bus
if [ "$(id -u)" -eq 0 ] && mount_disk; then
	check nothing_is_published_that_is_not_kept
	check the_arbiter_hears_of_it_at_once
	check an_offence_is_judged_meanwhile
	check what_is_kept_can_be_had_meanwhile
	check all_is_published_with_room
else
	skip 'a full disk' 'only root can mount one'
fi
if [ -n "$module" ]; then
	check everything_waits_for_a_disk_that_hangs
	check ends_with_a_disk_that_hangs
else
	skip 'a disk that hangs' 'a sanitizer must be the first that is preloaded'
fi
echo "1..$count"
exit $failed
