#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What befalls a machine in the midst of a game, two things at once where they may meet: a slow disk,
# one that fails, one that can only be read; a bus, a source or a daemon that goes; a wall clock that
# is set back, a machine that sleeps; clients in crowds. Each time the game goes on, health says what
# is wrong, and once it is mended nothing that was told or done is missing. Prints TAP; no wait is
# without an event.
#
# usage: faults.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT FAULTS CROWD
# FAULTS is the module that is preloaded (faults.c), CROWD a program (crowd.c).
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
module=$4
crowd=$5
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff
disk=$work/disk
export FAULTS="$work/faults"
mkdir "$FAULTS"

leave()
{
	exec 6>&- 7<&-
	mountpoint -q "$disk" && umount -l "$disk"
	end
}
trap leave EXIT

# What touchmoved is told to fear from here on; without a number it is over.
fault() # NAME [NUMBER]
{
	if [ $# -eq 2 ]; then
		echo "$2" >"$FAULTS/new"
		mv "$FAULTS/new" "$FAULTS/$1"
	else
		rm -f "$FAULTS/$1"
	fi
}

faultless()
{
	rm -f "$FAULTS"/*
}

begin() # ARGUMENTS…
{
	LD_PRELOAD=$module start_kept "$@"
}

begin_game() # ARGUMENTS…
{
	end_game
	printf '[regulations]\nTimeControl=300\n' >"$work/timed.conf"
	begin --config "$work/timed.conf" "$@" || return 1
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	event '"state":"started"'
}

go_on() # ARGUMENTS…
{
	keep=yes begin --config "$work/timed.conf" "$@"
}

end_game()
{
	exec 6>&- 7<&-
	stop_any
	faultless
}

# Lifts, places and presses, each when the one before has been taken for what it is.
plays() # PLY LIFTED PLACED LEVER-BEFORE LEVER-AFTER
{
	say "$((3 * $1)) $2 $4"
	event '"type":"touched"' || return 1
	say "$((3 * $1 + 1)) $3 $4" "$((3 * $1 + 2)) $3 $5"
	event "\"type\":\"completed\",\"ply\":$1,"
}

plays_e4()
{
	plays 1 ffff00000000efff ffff00001000efff 2 1
}

plays_e5()
{
	plays 2 ffef00001000efff ffef00101000efff 1 2
}

plays_nf3()
{
	plays 3 ffef00101000efbf ffef00101020efbf 2 1
}

# A new writer of the FIFO begins a trace with the board as it stands.
shows() # SQUARES INPUTS
{
	say 'reedtrace 1' "0 $1 $2"
	health '"health":"ok"'
}

# What was heard stands at the beginning of what can be asked for now; but for what was told of the
# disk while nothing could be kept, which has no number.
keeps_what_was_heard() # FILE
{
	grep -v '^{"seq":0,' "$1" >"$work/numbered"
	mkfifo "$work/again"
	timeout --foreground $bound "$ctl" --user monitor --json >"$work/again" &
	asked=$!
	head -n "$(wc -l <"$work/numbered")" <"$work/again" >"$work/since"
	rm "$work/again"
	wait $asked
	same "$work/numbered" "$work/since"
}

# ---- a disk that is slow ----

a_slow_disk_loses_nothing()
{
	begin_game || return 1
	fault slow 50
	plays_e4 && plays_e5 || return 1
	cp "$work/live.json" "$work/heard.json"
	die
	go_on && keeps_what_was_heard "$work/heard.json" || return 1
	shows ffef00101000efff 2 && plays_nf3 && health '"health":"ok","condition":"'"$work/board"'"'
	result=$?
	end_game
	return $result
}

# The source goes meanwhile, and comes back.
a_very_slow_disk_is_told_and_holds_up_no_board()
{
	begin_game || return 1
	fault slow 2000
	plays_e4 && health '"condition":".*the disk is slow' || return 1
	grep -q 'the disk is slow' "$work/daemon.err" || return 1
	say '5 ! source gone'
	health '"health":"gone","condition":"the trace says so; the disk is slow' || return 1
	say '5 ! source back' '5 ffff00001000efff 1'
	health '"health":"ok"' && fault slow && plays_e5 || return 1
	health '"health":"ok","condition":"'"$work/board"'"' &&
		grep -q 'fast enough again' "$work/daemon.err"
}

# The bus goes while commits take their time: what touchmoved knows is kept before it ends.
a_slow_disk_keeps_what_a_bus_takes_away()
{
	fault slow 2000
	say '9 ffef00101000efbf 2'
	event '"type":"touched"' || return 1
	say '10 ffef00101020efbf 2' '11 ffef00101020efbf 1'
	health '"health":"ok"' || return 1
	cp "$work/live.json" "$work/heard.json"
	kill -KILL $bus_pid
	timeout $bound tail --pid="$daemon_pid" -f /dev/null || return 1
	wait "$daemon_pid"
	[ $? -eq 4 ] && ! grep -q 'could not be kept' "$work/daemon.err" || return 1
	daemon_pid=
	exec 6>&- 7<&-
	faultless
	rm "$work/address"
	start_bus
	go_on && keeps_what_was_heard "$work/heard.json" && shows ffef00101020efbf 1 &&
		health '"last_move":"2. Nf3"'
	result=$?
	end_game
	return $result
}

# ---- a disk that fails ----

# As a card does that the kernel lets be read only. The board is unplugged meanwhile.
a_disk_that_fails_is_told_and_mended()
{
	begin_game && plays_e4 || return 1
	fault broken 30 # EROFS
	say '6 ffef00001000efff 1'
	health '"condition":".*nothing is published until it can be kept: ' || return 1
	say '7 ffef00101000efff 1' '7 ! source gone'
	health '"health":"gone"' || return 1
	say '8 ! source back' '8 ffef00101000efff 1' '8 ffef00101000efff 2'
	health '"health":"ok"' || return 1
	bounded "$ctl" --user status >"$work/out" && ! grep -q '"type":"made","ply":2' "$work/live.json" || return 1
	fault broken
	event '"type":"completed","ply":2' || return 1
	health '"condition":"'"$work/board"'"' && plays_nf3 || return 1
	cp "$work/live.json" "$work/heard.json"
	die
	go_on && keeps_what_was_heard "$work/heard.json" && health '"last_move":"2. Nf3"'
	result=$?
	end_game
	return $result
}

# The power goes, and the disk can only be read when the machine is up again: the game goes on from
# what stands there, and what it adds is kept once that can be.
a_game_goes_on_from_a_disk_that_is_read_only()
{
	mkdir -p "$disk"
	mount -t tmpfs none "$disk" || return 1
	begin_game --store "$disk/games.sqlite" && plays_e4 || return 1
	cp "$work/live.json" "$work/heard.json"
	die
	mount -o remount,ro "$disk" || return 1
	go_on --store "$disk/games.sqlite" || return 1
	health 'nothing is published until it can be kept.*"last_move":"1. e4"' || return 1
	shows ffff00001000efff 1 || return 1
	say '6 ffef00001000efff 1' '7 ffef00101000efff 1' '8 ffef00101000efff 2'
	health '"health":"ok"' || return 1
	mount -o remount,rw "$disk" || return 1
	event '"type":"completed","ply":2' || return 1
	keeps_what_was_heard "$work/heard.json" && plays_nf3 || return 1
	cp "$work/live.json" "$work/heard.json"
	die
	go_on --store "$disk/games.sqlite" && keeps_what_was_heard "$work/heard.json" &&
		health '"last_move":"2. Nf3"' || return 1
	# Likewise after an end in order, which leaves the file alone.
	exec 6>&- 7<&-
	stop && mount -o remount,ro "$disk" || return 1
	go_on --store "$disk/games.sqlite" && health '"last_move":"2. Nf3"' &&
		mount -o remount,rw "$disk" && health '"condition":"nobody has written into it yet","'
	result=$?
	end_game
	umount "$disk"
	return $result
}

# ---- clocks ----

# By five hours, in the midst of the game, and touchmoved is killed after it.
a_wall_clock_may_be_set_back()
{
	begin_game && plays_e4 || return 1
	fault wall -18000
	plays_e5 || return 1
	cp "$work/live.json" "$work/heard.json"
	die
	go_on && keeps_what_was_heard "$work/heard.json" && shows ffef00101000efff 2 || return 1
	plays_nf3 || return 1
	event '"type":"clock"' || return 1
	# Neither player has lost or won the hours.
	case $line in *'"white_ms":29'*'"black_ms":29'*) ;; *) echo "$line" >&2; return 1 ;; esac
	bounded "$ctl" --user result 1/2-1/2 && event '"state":"ended"' || return 1
	say "11 $ready 0" "12 $ready 2"
	event '"game":2' || return 1
	bounded "$ctl" --user games >"$work/games" || return 1
	[ "$(grep -c . "$work/games")" -ge 2 ] &&
		bounded "$ctl" --user export 1 --evidence >"$work/evidence" &&
		bounded "$ctl" verify "$work/evidence" >"$work/proof" || { cat "$work/games" "$work/proof" >&2; return 1; }
	end_game
}

# For an hour, with a clock running, on a slow disk; the driver tells nothing when it wakes.
a_machine_may_sleep()
{
	begin_game && plays_e4 || return 1
	fault slow 50
	fault slept 3600
	event '"kind":"sensor","ply":2,"confidence":"likely","evidence":{"what":"restart"' || return 1
	health '"health":"ok"' && plays_e5 || return 1
	event '"type":"clock"' || return 1
	case $line in *'"black_ms":29'*) ;; *) echo "$line" >&2; return 1 ;; esac
	# A second one, in which touchmoved is killed: the sleep before is not counted twice.
	fault slept 7200
	die
	go_on && shows ffef00101000efff 2 && plays_nf3 || return 1
	event '"type":"clock"' || return 1
	case $line in *'"white_ms":29'*) ;; *) echo "$line" >&2; return 1 ;; esac
	end_game
}

# ---- clients ----

# Two hundred who listen, and one who never reads, on a slow disk.
a_crowd_hears_everything()
{
	faultless
	fault slow 50
	mkfifo "$work/crowd"
	"$crowd" 200 33 >"$work/crowd" &
	crowd_pid=$!
	read -r line <"$work/crowd"
	[ "$line" = ready ] || return 1
	LD_PRELOAD=$module start --source "pgn:$root/tests/games/opera.pgn" --speed max \
		--store "$work/crowd.sqlite" || return 1
	wait $crowd_pid && health '"health":"ended"'
	result=$?
	stop
	faultless
	return $result
}

configuration=$here/crowd.conf
start_bus
check a_slow_disk_loses_nothing
check a_very_slow_disk_is_told_and_holds_up_no_board
check a_slow_disk_keeps_what_a_bus_takes_away
check a_disk_that_fails_is_told_and_mended
if [ "$(id -u)" -eq 0 ] && mkdir -p "$work/try" && mount -t tmpfs none "$work/try" 2>/dev/null; then
	umount "$work/try"
	check a_game_goes_on_from_a_disk_that_is_read_only
else
	skip 'a disk that is read only' 'only root can mount one'
fi
check a_wall_clock_may_be_set_back
check a_machine_may_sleep
check a_crowd_hears_everything
echo "1..$count"
exit $failed
