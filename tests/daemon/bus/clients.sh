#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What programs need of the bus beside the streams: the numbers of rulings, the
# open alerts, candidates, refusals that they can tell apart, clocks. Prints TAP; no wait is without
# an event.
#
# usage: clients.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

start_live() # ARGUMENTS…
{
	rm -f "$work/board" "$work/heard"
	mkfifo "$work/board" "$work/heard"
	start --source "trace:$work/board" "$@" || return 1
	exec 6<>"$work/board"
	timeout --foreground 120 "$ctl" --user monitor --json >"$work/heard" 6>&- &
	exec 7<"$work/heard"
	say 'reedtrace 1' '0 ffff00000000ffff 0'
	event '"state":"ready"'
}

stop_live()
{
	exec 6>&- 7<&-
	stop
}

# Calls METHOD of an interface of the board; its answer is left in $work/answer.
call() # INTERFACE.METHOD SIGNATURE ARGUMENTS…
{
	method=$1
	shift
	bounded busctl --user --json=short call org.touchmove1 /org/touchmove1/board/1 \
		"org.touchmove1.${method%.*}" "${method#*.}" "$@" >"$work/answer" 2>"$work/bad"
}

# What a call returns, which is one value.
returns() # VALUE INTERFACE.METHOD SIGNATURE ARGUMENTS…
{
	value=$1
	shift
	call "$@" || { cat "$work/bad" >&2; return 1; }
	grep -q -F "\"data\":[$value]}" "$work/answer" || { cat "$work/answer" >&2; return 1; }
}

# The error of a call, by its name.
refuses() # NAME INTERFACE.METHOD ARGUMENTS…
{
	name=$1
	method=$2
	shift 2
	bounded gdbus call --session --dest org.touchmove1 --object-path /org/touchmove1/board/1 \
		--method "org.touchmove1.$method" "$@" >"$work/answer" 2>"$work/bad" && return 1
	grep -q "GDBus.Error:$name: " "$work/bad" || { cat "$work/bad" >&2; return 1; }
}

# The numbers of the open alerts, as one line.
open_alerts()
{
	call Arbiter.OpenAlerts || return 1
	grep -o '"id":{"type":"x","data":[0-9]*}' "$work/answer" | grep -o '[0-9]*' | tr '\n' ' '
}

reasons_have_names()
{
	start_live || return 1
	refuses org.touchmove1.Error.Refused.NoGame Arbiter.Adjourn || return 1
	say '1 ffff00000000ffff 2'
	event '"state":"started"' || return 1
	refuses org.touchmove1.Error.Refused.GameOn Player.Start || return 1
	refuses org.touchmove1.Error.Refused.NoOffer Player.AcceptDraw || return 1
	refuses org.touchmove1.Error.Refused.NotPaused Arbiter.Resume || return 1
	refuses org.touchmove1.Error.Refused.NoAlert Arbiter.Confirm 0 || return 1
	refuses org.touchmove1.Error.Refused.NoRuling Arbiter.Undo 7 || return 1
	refuses org.touchmove1.Error.Refused.NoMove Arbiter.TakeBack 9 || return 1
	refuses org.touchmove1.Error.Refused.NotOver Arbiter.Reopen || return 1
	bounded "$ctl" --user accept-draw 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad"
}

# Black plays a bishop over his own pawn, and presses.
alerts_are_open_until_ruled_on()
{
	[ -z "$(open_alerts)" ] || return 1
	say '2 ffff00000000efff 2' '3 ffff00001000efff 2'
	event '"type":"made"' || return 1
	say '4 ffff00001000efff 1'
	event '"type":"completed"' || return 1
	say '5 dfff00001000efff 1'
	event '"type":"touched"' || return 1
	say '6 dfff00001020efff 1' '7 dfff00001020efff 2'
	event '"kind":"illegal-move"' || return 1
	[ "$(open_alerts)" = '1 ' ] && grep -q '"kind":{"type":"s","data":"illegal-move"}' \
		"$work/answer" && grep -q '"evidence"' "$work/answer"
}

rulings_return_their_numbers()
{
	returns 1 Arbiter.Confirm u 0 && event '"type":"ruling","id":1,"alert":1' || return 1
	[ -z "$(open_alerts)" ] || return 1
	returns 1 Arbiter.Undo u 1 && event '"decision":"undone"' || return 1
	[ "$(open_alerts)" = '1 ' ] || return 1
	returns 2 Arbiter.Dismiss u 1 && event '"type":"ruling","id":2,"alert":1' || return 1
	[ -z "$(open_alerts)" ] || return 1
	returns 3 Arbiter.Penalty sss white warning '' && event '"type":"ruling","id":3' || return 1
	bounded "$ctl" --user --json penalty white warning >"$work/answer" || return 1
	[ "$(cat "$work/answer")" = '{"ruling":4}' ] && event '"type":"ruling","id":4' || return 1
	bounded "$ctl" --user undo 4 >"$work/answer" && [ ! -s "$work/answer" ] || return 1
	# What the arbiter saw is an alert, and ruled on.
	returns 5 Arbiter.Offence ss white no-move && event '"type":"ruling","id":5,"alert":2' ||
		return 1
	[ -z "$(open_alerts)" ]
}

other_orders_return_nothing()
{
	call Arbiter.Result ss 1-0 "" && [ ! -s "$work/answer" ] || return 1
	call Arbiter.Reopen && [ ! -s "$work/answer" ]
}

# White's pawn leaves e2 and shows nowhere: it may stand on e3 or on e4.
candidates_are_listed()
{
	stop_live
	start_live || return 1
	call Arbiter.Candidates && grep -q -F '"data":[[]]}' "$work/answer" || return 1
	refuses org.touchmove1.Error.Refused.NoGame Arbiter.Choose 1 || return 1
	say '1 ffff00000000ffff 2'
	event '"state":"started"' || return 1
	refuses org.touchmove1.Error.Refused.NotInDoubt Arbiter.Choose 1 || return 1
	say '2 ffff00000000efff 2'
	event '"type":"touched"' || return 1
	say '3 ffff00000000efff 1'
	event '"kind":"displaced"' || return 1
	call Arbiter.Candidates && grep -q '"number":{"type":"x","data":1}' "$work/answer" &&
		grep -q '"san":{"type":"as","data":\["e4"\]}' "$work/answer" || return 1
	bounded "$ctl" --user candidates >"$work/first" || return 1
	bounded "$ctl" --user candidates --json >"$work/first.json" || return 1
	# To ask changes no number.
	bounded "$ctl" --user candidates | cmp -s - "$work/first" || return 1
	[ "$(wc -l <"$work/first")" -eq 2 ] && [ "$(wc -l <"$work/first.json")" -eq 2 ] &&
		grep -q '^ *1  from ply 1: ' "$work/first" &&
		grep -q '^{"number":2,"ply":1,"uci":\["e2e[34]"\],"san":\["e[34]"\],"fen":' "$work/first.json"
}

a_candidate_is_chosen()
{
	refuses org.touchmove1.Error.Refused.NoCandidate Arbiter.Choose 9 || return 1
	number=$(sed -n 's/^{"number":\([0-9]*\),.*"e2e4".*/\1/p' "$work/first.json")
	returns 1 Arbiter.Choose u "$number" || return 1
	event "\"type\":\"ruling\",\"id\":1,\"alert\":1,\"decision\":\"confirmed\",\"chosen\":$number," &&
		event '"type":"completed","ply":1,"side":"white","uci":"e2e4"' || return 1
	refuses org.touchmove1.Error.Refused.NotInDoubt Arbiter.Choose "$number" || return 1
	[ "$(bounded "$ctl" --user candidates | wc -l)" -eq 1 ] || return 1
	[ -z "$(bounded "$ctl" --user candidates --json)" ] || return 1
	bounded "$ctl" --user choose 1 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad"
}

# The public clocks as they were when they were told last, in $work/clocks.
clocks()
{
	bounded busctl --user --json=short get-property org.touchmove1 \
		/org/touchmove1/board/1 org.touchmove1.Game Clocks >"$work/clocks"
}

# A number of the clocks, or of the event that was waited for.
shown() # KEY
{
	sed -n "s/.*\"$1\":{[^{}]*\"data\":\([0-9]*\)}.*/\1/p" "$work/clocks"
}

told() # KEY
{
	echo "$line" | sed -n "s/.*\"$1\":\([0-9]*\),.*/\1/p"
}

# They do not tick: between two events nothing changes, and from one to the next the stamp
# goes on as the game's time does.
clocks_have_their_stamp()
{
	printf '[regulations]\nTimeControl=300+2\n' >"$work/timed.conf"
	start_live --config "$work/timed.conf" || return 1
	say '1 ffff00000000ffff 2'
	event '"state":"started"' || return 1
	say '2 ffff00000000efff 2'
	event '"type":"touched"' || return 1
	say '3 ffff00001000efff 2'
	event '"type":"made"' || return 1
	say '4 ffff00001000efff 1'
	event '"why":"press"' || return 1
	clocks && cp "$work/clocks" "$work/first" || return 1
	began=$(($(shown stamp) - $(told t)))
	[ "$(shown white_ms)" = "$(told white_ms)" ] && [ "$(shown black_ms)" = 302000 ] &&
		grep -q '"running":{"type":"s","data":"black"}' "$work/clocks" || return 1
	say '5 ffef00001000efff 1'
	event '"type":"touched"' || return 1
	say '6 ffef00101000efff 1'
	event '"type":"made","ply":2' && clocks && same "$work/first" "$work/clocks" || return 1
	say '7 ffef00101000efff 2'
	event '"why":"press"' && clocks || return 1
	[ "$(shown black_ms)" = "$(told black_ms)" ] && [ "$(shown white_ms)" = "$(told white_ms)" ] &&
		grep -q '"running":{"type":"s","data":"white"}' "$work/clocks" || return 1
	grep -q '"rate":{"type":"d","data":1' "$work/clocks" || return 1
	[ $(($(shown stamp) - $(told t))) -eq "$began" ] || return 1
	bounded "$ctl" --user status --json >"$work/status" && grep -q '"white_ms":30[0-9]*,' \
		"$work/status" && bounded "$ctl" --user status | grep -q '^white clock .* (runs)$'
}

# A pause stops them, and where no times are kept there are none.
clocks_may_stand()
{
	call Arbiter.Pause && event '"why":"pause"' && clocks || return 1
	! grep -q '"running"' "$work/clocks" && [ -n "$(shown black_ms)" ] || return 1
	stop_live
	start_live || return 1
	say '1 ffff00000000ffff 2'
	event '"why":"start"' && clocks || return 1
	grep -q '"running":{"type":"s","data":"white"}' "$work/clocks" &&
		! grep -q '_ms"' "$work/clocks" || return 1
	bounded "$ctl" --user status | grep -q '^white clock  not kept$'
}

# Where the source has ended the game's time stands still, and is what it was then.
clocks_stand_at_the_end()
{
	stop_live
	printf '%s\n' 'reedtrace 1' 'set TimeControl=300' '0 ffff00000000ffff 0' \
		'1000000 ffff00000000ffff 2' '11000000 ffff00000000ffff 2' >"$work/ended.trace"
	start --source "trace:$work/ended.trace" --speed 1000 && health '"health":"ended"' &&
		clocks || return 1
	grep -q '"rate":{"type":"d","data":0' "$work/clocks" && [ "$(shown white_ms)" -eq 290000 ] &&
		[ "$(shown black_ms)" -eq 300000 ] && cp "$work/clocks" "$work/first" && clocks &&
		same "$work/first" "$work/clocks"
}

start_bus
check reasons_have_names
check alerts_are_open_until_ruled_on
check rulings_return_their_numbers
check other_orders_return_nothing
check candidates_are_listed
check a_candidate_is_chosen
stop_live
check clocks_have_their_stamp
check clocks_may_stand
check clocks_stand_at_the_end
stop
echo "1..$count"
exit $failed
