#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Serial numbers tell nobody what was sent to others: all that nobody sees of
# touchmoved, its public signals and the answers to his own pings, is numbered
# without a gap, while pieces are touched, the clock is pressed, alerts are
# raised, and arbiters and players call and are refused.
#
# usage: serials.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with system.sh

touchmoved=$1
ctl=$2
root=$3
# shellcheck source=/dev/null
. "$root/tests/daemon/bus/system.sh"

say() # LINES…
{
	printf '%s\n' "$@" >&6
}

# Waits for the event of the arbiter's stream that the shell's PATTERN matches.
event() # PATTERN
{
	while read -r line <&7; do
		case $line in *$1*) return 0 ;; esac
	done
	fail "no event $1"
}

ping()
{
	as $nobody dbus-send --system --print-reply --dest=org.touchmove1 /org/touchmove1 \
		org.freedesktop.DBus.Peer.Ping >"$work/pong" || fail 'no answer'
	sed -n 's/^method return .* serial=\([0-9]*\) .*/\1/p' "$work/pong" >>"$work/seen"
}

# Hears all that nobody may, up to what the shell's PATTERN matches.
spy_until() # PATTERN
{
	while read -r line <&5; do
		case $line in
		'signal '*sender=:*) echo "$line" | sed 's/.* serial=\([0-9]*\) .*/\1/' >>"$work/seen" ;;
		*$1*) return 0 ;;
		esac
	done
	fail "no signal $1"
}

# What is answered does not matter here, but that it is.
call() # USER METHOD ARGUMENTS…
{
	who=$1
	method=$2
	shift 2
	as "$who" dbus-send --system --print-reply --dest=org.touchmove1 \
		/org/touchmove1/board/1 "org.touchmove1.$method" "$@" >"$work/answer"
	grep -q '^method return\|^Error org\.' "$work/answer" "$work/err" || fail "$method"
	ping
}

play()
{
	say 'reedtrace 1' '0 ffff00000000ffff 0'
	event '"state":"ready"'
	ping
	since=$(tail -n 1 "$work/seen")
	say '1 ffff00000000ffff 2'
	event '"state":"started"'
	ping
	say '2 ffff00000000efff 2'
	event '"type":"touched"'
	ping
	say '3 ffff00001000efff 2'
	event '"type":"made"'
	ping
	say '4 ffff00001000efff 1'
	event '"type":"completed"'
	ping
	call $player Player.OfferDraw string:white
	call $player Player.AcceptDraw
	call $player Player.Resign string:red
	# Black's king's bishop takes a pawn that is its own, and he presses.
	say '5 dfff00001000efff 1'
	event '"type":"touched"'
	ping
	say '6 dfff00001020efff 1' '7 dfff00001020efff 2'
	event '"kind":"illegal-move"'
	ping
}

rule()
{
	call $arbiter Arbiter.EventsSince uint64:0
	call $arbiter Arbiter.PGN
	call $arbiter Arbiter.Candidates
	call $arbiter Arbiter.Choose uint32:77
	call $arbiter Arbiter.ExportGame uint32:0
	call $arbiter Arbiter.Games uint32:0
	call $arbiter Arbiter.ExportGame uint32:1
	call $arbiter Arbiter.DeleteGame uint32:1 boolean:false
	call $arbiter Arbiter.ExportGame string:surplus
	call $arbiter Arbiter.Undo uint32:77
	call $arbiter Arbiter.TakeBack string:e4
	call $arbiter Arbiter.SetPosition string:nonsense
	call $arbiter Arbiter.Nonsense
	as $arbiter "$ctl" boards reload >"$work/report" || fail 'no reload'
	ping
	call $arbiter Arbiter.Confirm uint32:0
	event '"decision":"confirmed"'
	call $arbiter Arbiter.Confirm uint32:0
	call $arbiter Arbiter.Result string:1/2-1/2 string:agreement
	event '"state":"ended"'
	ping
}

gapless()
{
	# Until its first event the listener asks for what everybody may ask for, when it likes.
	sort -n "$work/seen" | awk -v since="$since" '$1 >= since' >"$work/sorted"
	awk -v pings=25 '
		NR > 1 && $1 != last + 1 { print "from " last " to " $1; bad = 1 }
		{ last = $1 }
		END { exit bad || NR < pings }' "$work/sorted" >"$work/err" || fail "$1: a gap"
}

watch() # WHAT SOURCES…
{
	what=$1
	shift
	rm -rf "$work/kept.sqlite"* "$work/board" "$work/heard" "$work/overheard" "$work/seen"
	mkfifo "$work/board" "$work/heard" "$work/overheard"
	start "$@" --store "$work/kept.sqlite"
	exec 6<>"$work/board"
	as $nobody dbus-monitor --address "$DBUS_SYSTEM_BUS_ADDRESS" \
		"type='signal',sender='org.touchmove1'" >"$work/overheard" 6>&- &
	spy=$!
	as $arbiter "$ctl" --board 1 monitor --json >"$work/heard" 6>&- &
	listener=$!
	exec 5<"$work/overheard" 7<"$work/heard"
	# It prints its own name once it listens.
	read -r line <&5
	ping
	play
	rule
	# The last that everybody hears.
	say '9000 ffff00001000efff 2 fault'
	spy_until '"fault"'
	ping
	gapless "$what"
	exec 5<&- 6>&- 7<&-
	stop
	kill $spy $listener 2>/dev/null
	wait $spy $listener 2>/dev/null
}

watch 'without delay' --source "trace:$work/board"
# Who listens to a board that rests hears nothing of the one beside it, nor of what is asked for.
mkfifo "$work/quiet"
watch 'beside another board' --board "quiet=trace:$work/quiet" --board "1=trace:$work/board"
printf '[regulations]\nBroadcastDelay=1\n' >>"$configuration"
watch 'with a delay' --source "trace:$work/board"
exit 0
