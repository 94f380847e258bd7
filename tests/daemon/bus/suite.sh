#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Starts a real dbus-daemon and the real touchmoved, and looks at them with
# the tools that other people will use. Prints TAP. Nothing here sleeps until
# something should have happened: every wait is for an event, and bounded.
#
# usage: suite.sh TOUCHMOVED TOUCHMOVECTL TOUCHMOVE-SIMULATE SOURCE-ROOT
# shellcheck disable=SC2154 # set by common.sh

touchmoved=$1
ctl=$2
simulate=$3
root=$4
here=$root/tests/daemon/bus
game=$root/daemon/sim/demo.pgn
# shellcheck source=/dev/null
. "$here/common.sh"

# Calls METHOD on the board, and returns gdbus's answer and its status.
call() # INTERFACE.METHOD ARGUMENTS…
{
	method=$1
	shift
	bounded gdbus call --session --dest org.touchmove1 \
		--object-path /org/touchmove1/board/1 --method "$method" "$@"
}

# Listens to every message of touchmoved from before its start, a line each.
# (gdbus monitor would lose what comes at once after the name has appeared.)
listen()
{
	rm -f "$work/signals" "$work/heard" "$work/listening"
	mkfifo "$work/heard" "$work/listening"
	timeout $bound stdbuf -oL busctl --user --json=short monitor org.touchmove1 \
		>"$work/heard" 2>"$work/listening" &
	listener_pid=$!
	exec 4<"$work/heard"
	read -r line <"$work/listening"
}

# Takes what was heard up to the line that the shell's PATTERN matches.
heard_until() # PATTERN
{
	found=1
	while read -r line <&4; do
		printf '%s\n' "$line" >>"$work/signals"
		case $line in *$1*) found=0; break ;; esac
	done
	kill "$listener_pid" 2>/dev/null
	exec 4<&-
	return $found
}

gapless() # FILE WITH JSON LINES
{
	sed 's/^{"seq":\([0-9]*\),.*/\1/' "$1" | awk '$1 != NR { exit 1 }' && [ -s "$1" ]
}

live_equals_replay()
{
	"$simulate" "$game" >"$work/game.trace" || return 1
	bounded "$ctl" --user monitor --json --wait --until-end >"$work/live" &
	arbiter=$!
	bounded "$ctl" --user monitor --public --json --wait --until-end >"$work/live.public" &
	public=$!
	start --source "pgn:$game" --speed max || return 1
	wait $arbiter || return 1
	wait $public || return 1
	"$ctl" replay --json "$work/game.trace" >"$work/replay" || return 1
	"$ctl" replay --json --public "$work/game.trace" >"$work/replay.public" || return 1
	same "$work/live" "$work/replay" && same "$work/live.public" "$work/replay.public"
}

# The clock on the wall makes no difference: the events are those of a replay.
live_in_time_equals_replay()
{
	bounded "$ctl" --user monitor --json --wait --until-end >"$work/timed" &
	arbiter=$!
	start --source "pgn:$game" --speed 150 || return 1
	wait $arbiter || return 1
	same "$work/timed" "$work/replay"
}

# A person's verbs through touchmovectl, with every type of argument, on a
# board that stands ready.
verbs_change_the_game()
{
	printf 'reedtrace 1\nset TimeControl=300+2\n0 ffff00000000ffff 0\n' >"$work/ready.trace"
	start --source "trace:$work/ready.trace" --speed max || return 1
	bounded "$ctl" --user monitor --json --until-end >"$work/verbs" &
	arbiter=$!
	# Without quotes: these are words.
	for verb in start 'adjust e1 d1' pause 'set-time white 60' 'add-time white -10' \
		'add-time black 0:30' 'move-counter white 3' 'time-control 300+5' resume 'result 0-1 arbiter'; do
		bounded "$ctl" --user $verb || { echo "$verb" >&2; return 1; }
	done
	wait $arbiter || return 1
	for expected in '"state":"started"' '"state":"paused"' '"white_ms":60000,' \
		'"white_ms":50000,"black_ms":332000,"why":"set"' '"state":"resumed"' \
		'"why":"set","time_control":"300+5"' \
		'"state":"ended","result":"0-1","reason":"arbiter"'; do
		grep -q -e "$expected" "$work/verbs" || { echo "no $expected" >&2; return 1; }
	done
}

# On the bus and in the PGN the players are who they are now, and whoever listens hears of it.
names_follow_the_players()
{
	rm -f "$work/named.sqlite"*
	{
		printf 'reedtrace 1\nset Edition=2001\nset White=Ann\nset Black=Bob\n'
		printf '0 ffff00000000ffff 0\n1000000 ffff00000000ffff 2\n'
		printf '2000000 ffff00000000efff 2\n2500000 ffff00001000efff 2\n'
		printf '3500000 ffff00001000efff 1\n9000000 ffff00001000efff 1\n'
	} >"$work/names.trace"
	start --source "trace:$work/names.trace" --speed max --store "$work/named.sqlite" || return 1
	health '"health":"ended"' && health '"white":"Ann","black":"Bob"' || return 1
	listen
	bounded "$ctl" --user colours-reversed || return 1
	health '"white":"Bob","black":"Ann"' || return 1
	bounded "$ctl" --user pgn | grep -q '^\[White "Bob"\]$' || return 1
	call org.touchmove1.Arbiter.Players 'Carl von Berg' Dora >/dev/null || return 1
	bounded "$ctl" --user tag Round 7.1 || return 1
	call org.touchmove1.Arbiter.Tag Event 'Open of Hastings' >/dev/null || return 1
	health '"event":"Open of Hastings","round":"7.1","white":"Carl von Berg","black":"Dora"' ||
		return 1
	bounded "$ctl" --user pgn >"$work/named.pgn"
	grep -q '^\[White "Carl von Berg"\]$' "$work/named.pgn" &&
		grep -q '^\[Event "Open of Hastings"\]$' "$work/named.pgn" || return 1
	call org.touchmove1.Arbiter.Players Carl '' 2>/dev/null && return 1
	call org.touchmove1.Arbiter.Tag Result 1-0 2>/dev/null && return 1
	heard_until '"PropertiesChanged"*"EventName":{"type":"s","data":"Open of Hastings"}' ||
		return 1
	grep '"PropertiesChanged"' "$work/signals" |
		grep -q '"White":{"type":"s","data":"Bob"},"Black":{"type":"s","data":"Ann"}' ||
		return 1
	bounded "$ctl" --user result 1-0 || return 1
	bounded "$ctl" --user monitor --json --until-end >"$work/names" || return 1
	bounded "$ctl" --user record --once "$work/again.trace" || return 1
	bounded "$ctl" replay --json "$work/again.trace" >"$work/again" || return 1
	same "$work/names" "$work/again" &&
		grep -q '"type":"tags","white":"Carl von Berg","black":"Dora"' "$work/again"
}

# What was announced last is said to who comes late, and nothing else is; the public hears none.
announcements_are_said()
{
	"$simulate" --visually-disabled black "$root/tests/games/opera.pgn" >"$work/two.trace" ||
		return 1
	start --source "trace:$work/two.trace" --speed max || return 1
	bounded "$ctl" --user monitor --json --until-end >"$work/two" || return 1
	bounded "$ctl" --user monitor --public --json --until-end >"$work/two.public" || return 1
	bounded "$ctl" --user announce --text --until-end >"$work/said" || return 1
	[ "$(grep -c '"type":"announcement"' "$work/two")" -eq 33 ] || return 1
	echo "Turm David eins David acht" >"$work/last"
	same "$work/said" "$work/last" && ! grep -q '"type":"announcement"' "$work/two.public"
}

# An assistant's orders carry his name, also those that are refused.
assistants_are_named()
{
	start --source "trace:$work/ready.trace" --speed max || return 1
	bounded "$ctl" --user --by 'A. Helper' start || return 1
	bounded "$ctl" --user --by 'A. Helper' accept-draw 2>"$work/refused"
	[ $? -eq 1 ] || return 1
	bounded "$ctl" --user --by 'A. Helper' pause 2>"$work/refused"
	[ $? -eq 2 ] && one_line "$work/refused" || return 1
	bounded "$ctl" --user resign white || return 1
	bounded "$ctl" --user monitor --json --until-end >"$work/named" || return 1
	for expected in '"type":"assistant","name":"A. Helper","order":"start"' \
		'"type":"assistant","name":"A. Helper","order":"accept-draw"'; do
		grep -q -e "$expected" "$work/named" || { echo "no $expected" >&2; return 1; }
	done
	[ "$(grep -c '"type":"assistant"' "$work/named")" -eq 2 ]
}

streams_are_apart()
{
	gapless "$work/live" && gapless "$work/live.public" || return 1
	grep -q '"type":"alert"' "$work/live" || return 1
	! grep -E '"type":"(touched|released|adjusted|made|alert|ruling)"' "$work/live.public"
}

late_listener_misses_nothing()
{
	bounded "$ctl" --user monitor --json --until-end >"$work/late" && same "$work/late" "$work/live"
}

events_since()
{
	call org.touchmove1.Arbiter.EventsSince 3 >"$work/since" || return 1
	grep -q '^(\[(uint64 4,' "$work/since" || return 1
	call org.touchmove1.Arbiter.EventsSince 1000000 | grep -q '^(@a(tsa{sv}) \[\],)'
}

pgn_equals_replay()
{
	"$ctl" --user pgn >"$work/pgn" || return 1
	"$ctl" replay --pgn --public "$work/game.trace" >"$work/replay.pgn" || return 1
	same "$work/pgn" "$work/replay.pgn" && grep -q '^\[White "Morphy, Paul"\]' "$work/pgn"
}

status_is_json()
{
	"$ctl" --user status --json >"$work/status" || return 1
	grep -q '"state":"ended","result":"1-0","last_move":"17. Rd8#"' "$work/status"
}

introspection_is_well_formed()
{
	bounded gdbus introspect --session --dest org.touchmove1 --xml \
		--object-path /org/touchmove1/board/1 >"$work/board.xml" || return 1
	xmllint --nonet --noout "$work/board.xml" || return 1
	bounded busctl --user introspect org.touchmove1 /org/touchmove1/board/1 >"$work/busctl" ||
		return 1
	for interface in Board Game Player Arbiter; do
		grep -q "^org.touchmove1.$interface " "$work/busctl" || return 1
	done
	# Every argument of ours has a name.
	! sed -n '/"org.touchmove1/,/<\/interface>/p' "$work/board.xml" | grep '<arg ' | grep -v 'name='
}

manager_lists_the_board()
{
	bounded gdbus call --session --dest org.touchmove1 --object-path /org/touchmove1 \
		--method org.touchmove1.Manager.ListBoards | grep -q '/org/touchmove1/board/1'
}

arbiter_has_no_properties()
{
	call org.freedesktop.DBus.Properties.GetAll org.touchmove1.Arbiter |
		grep -q '^(@a{sv} {},)' || return 1
	bounded gdbus call --session --dest org.touchmove1 --object-path /org/touchmove1 \
		--method org.freedesktop.DBus.ObjectManager.GetManagedObjects >"$work/managed" ||
		return 1
	grep -q "'org.touchmove1.Arbiter': {}" "$work/managed"
}

second_daemon_is_refused()
{
	bounded "$touchmoved" --user --source "pgn:$game" 2>"$work/second"
	[ $? -eq 4 ] && one_line "$work/second" && grep -q 'org.touchmove1 is taken' "$work/second"
}

bad_arguments_are_refused()
{
	call org.touchmove1.Player.Resign red 2>"$work/bad" && return 1
	grep -q "InvalidArgs: resign expects a side, white or black, not 'red'" "$work/bad" ||
		return 1
	call org.touchmove1.Player.Adjust "['e9']" 2>"$work/bad" && return 1
	grep -q InvalidArgs "$work/bad" || return 1
	# What the 512 bytes of an order do not hold is refused, and not cut short.
	many=$(printf "'e4',%.0s" $(seq 168))
	call org.touchmove1.Player.Adjust "[${many%,}]" 2>"$work/bad" && return 1
	grep -q 'too long' "$work/bad" && return 1
	call org.touchmove1.Player.Adjust "[${many}'e4']" 2>"$work/bad" && return 1
	grep -q 'InvalidArgs: adjust: the arguments are too long' "$work/bad" || return 1
	call org.touchmove1.Arbiter.SetPosition 'white
resign white' 2>"$work/bad" && return 1
	grep -q InvalidArgs "$work/bad" || return 1
	"$ctl" --user resign red 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad"
}

judge_refuses()
{
	call org.touchmove1.Player.AcceptDraw 2>"$work/refused" && return 1
	grep -q 'org.touchmove1.Error.Refused.NoGame: No ' "$work/refused" || return 1
	"$ctl" --user accept-draw 2>"$work/refused"
	[ $? -eq 1 ] && one_line "$work/refused"
}

# Behind a lift that is still in doubt, too: by the trace's stamps, 0.2 ms after it.
late_refusal_is_told()
{
	cat >"$work/late.trace" <<-'END'
		reedtrace 1
		0 ffff00000000ffff 0
		1000000 ffff00000000ffff 2
		2000000 ffff00000000efff 2
		2000200 ! accept-draw
		2000300 ! pause
		2200000 ! pause
	END
	echo "$work/late.trace:5: accept-draw: No draw offer of the opponent stands." \
		>"$work/expected"
	echo "$work/late.trace:7: pause: The game is paused already." >>"$work/expected"
	"$ctl" replay "$work/late.trace" 2>"$work/refused" >"$work/told" &&
		same "$work/expected" "$work/refused" || return 1
	grep -q 'game .*paused' "$work/told" || return 1
	bounded "$touchmoved" --user --once --source "trace:$work/late.trace" --speed max \
		2>"$work/refused" && same "$work/expected" "$work/refused"
}

# The arbiter's record has the offer with its move; the public's does not betray it, nor its size.
offers_are_the_arbiters()
{
	cat >"$work/plain.trace" <<-'END'
		reedtrace 1
		0 ffff00000000ffff 0
		1000000 ffff00000000ffff 2
		2000000 ffff00000000efff 2
		2500000 ffff00001000efff 2
		3500000 ffff00001000efff 1
	END
	sed '6i 3000000 ! offer-draw white' "$work/plain.trace" >"$work/offer.trace"
	"$ctl" replay --pgn "$work/offer.trace" | grep -q '^1\. e4 {(=)} \*$' || return 1
	for kind in --pgn --json; do
		"$ctl" replay $kind --public "$work/plain.trace" >"$work/plain" || return 1
		"$ctl" replay $kind --public "$work/offer.trace" >"$work/offer" || return 1
		same "$work/plain" "$work/offer" || return 1
	done
	"$ctl" replay "$work/offer.trace" | grep -q 'White  draw-offer  offered' || return 1
	start --source "trace:$work/offer.trace" --speed max && health '"health":"ended"' || return 1
	"$ctl" --user pgn --arbiter | grep -q '^1\. e4 {(=)} \*$' || return 1
	"$ctl" --user pgn | grep -q '^1\. e4 \*$'
}

# A contact has changed and is not still, since the board answers no more: what is ordered waits, for
# a quarter of a second of the game.
order_that_waits() # SPEED
{
	cat >"$work/doubt.trace" <<-'END'
		reedtrace 1
		0 ffff00000000ffff 0
		1000 ffff00000000efff 0
		2000 ffff00000000efff 0 fault
		9000000 ffff00000000efff 0
	END
	listen
	start --source "trace:$work/doubt.trace" --speed "$1" && health '"health":"fault"' || return 1
	"$ctl" --user players 'Ann / Bob' 2>"$work/waiting" &
	waiting=$!
	heard_until '"member":"Players"' || return 1
	# Behind the order on its way to touchmoved.
	"$ctl" --user status >"$work/status"
}

waiting_order_is_answered_at_the_end()
{
	order_that_waits 0.002 || return 1
	[ ! -s "$work/waiting" ] && kill -0 $waiting && stop || return 1
	wait $waiting
	[ $? -eq 4 ] && one_line "$work/waiting" && grep -q 'touchmoved ends' "$work/waiting"
}

# Who waited has gone; the order is carried out all the same.
waiting_client_may_go()
{
	order_that_waits 0.1 || return 1
	kill $waiting
	wait $waiting
	health '"white":"Ann","black":"Bob"' && stop && [ ! -s "$work/daemon.err" ]
}

unknown_board_is_refused()
{
	"$ctl" --user --board 2 status 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" || return 1
	"$ctl" --user --board ../1 status 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad"
}

terminate_is_clean()
{
	stop && [ ! -s "$work/daemon.err" ]
}

signals_are_sent()
{
	listen
	start --source "pgn:$game" --speed max || return 1
	heard_until '"PropertiesChanged"*"Result":{"type":"s","data":"1-0"}' || return 1
	for interface in Arbiter Game; do
		grep -q "\"org.touchmove1.$interface\",\"member\":\"Event\".*\"data\":\[1,\"game\"" \
			"$work/signals" || return 1
	done
	! grep '"PropertiesChanged".*org.touchmove1.Arbiter' "$work/signals"
}

dbus_monitor_sees_it()
{
	mkfifo "$work/watching"
	timeout $bound dbus-monitor --session "interface='org.touchmove1.Game'" >"$work/watching" &
	watcher=$!
	exec 5<"$work/watching"
	read -r line <&5
	start --source "pgn:$game" --speed max || return 1
	found=1
	while read -r line <&5; do
		case $line in *'"checkmate"'*) found=0; break ;; esac
	done
	kill $watcher
	exec 5<&-
	return $found
}

# A public event comes when game time is a minute later, not before the
# arbiter's events of that minute, and not after those beyond it.
delay_is_kept()
{
	listen
	start --source "trace:$here/delay.trace" --speed max || return 1
	heard_until 'org.touchmove1.Game","member":"Event"*"ended"' || return 1
	sed -n 's/.*touchmove1\.\([A-Z][a-z]*\)","member":"Event".*"t":{"type":"x","data":\([0-9]*\)}.*/\1 \2/p' \
		"$work/signals" >"$work/times"
	awk '$1 == "Arbiter" { live = $2; if (!first) first = $2 }
	     $1 == "Game" { public++; shown = $2 + 60000000
	                    if (shown < 200000000 && live > shown) exit 1
	                    if ($2 < 40000000 && live < 80000000 && shown > 80000000) exit 1 }
	     $1 == "Arbiter" && public && $2 < 60000000 { exit 1 }
	     END { if (public < 5) exit 1 }' "$work/times"
}

# Properties too: at full speed only the first game time would betray them.
delayed_properties_wait()
{
	start --source "trace:$here/delay.trace" --speed 8 || return 1
	bounded "$ctl" --user monitor --json | grep -m 1 '"type":"completed","ply":1' >"$work/live.one"
	call org.touchmove1.Game.EventsSince 0 | grep -q '^(@a(tsa{sv}) \[\],)' || return 1
	"$ctl" --user status --json | grep -q '"state":"waiting"' || return 1
	[ -s "$work/live.one" ]
}

broken_trace_tells_what_came_before()
{
	head -n 9 "$here/delay.trace" | sed '/Delay/d' >"$work/broken.trace"
	echo '2500000 ffff00000000zfff 2' >>"$work/broken.trace"
	listen
	bounded "$touchmoved" --user --source "trace:$work/broken.trace" --speed max 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q "broken.trace:9: " "$work/bad" || return 1
	heard_until '"state":{"type":"s","data":"started"}'
}

once_ends_by_itself()
{
	bounded "$touchmoved" --user --once --source "pgn:$game" --speed max
}

vanished_daemon_is_noticed()
{
	start --source "trace:$here/delay.trace" --speed 1 || return 1
	mkfifo "$work/vanish"
	bounded "$ctl" --user monitor >"$work/vanish" 2>"$work/vanish.err" &
	monitor=$!
	read -r line <"$work/vanish"
	stop
	wait $monitor
	[ $? -eq 4 ] && one_line "$work/vanish.err"
}

no_daemon_is_said()
{
	"$ctl" --user status 2>"$work/bad"
	[ $? -eq 4 ] && one_line "$work/bad" && grep -q 'no touchmoved' "$work/bad"
}

no_bus_is_said()
{
	DBUS_SESSION_BUS_ADDRESS=unix:path=$work/nothing
	export DBUS_SESSION_BUS_ADDRESS
	bounded "$touchmoved" --user --source "pgn:$game" 2>"$work/bad"
	[ $? -eq 4 ] && one_line "$work/bad" || return 1
	"$ctl" --user status 2>"$work/bad"
	[ $? -eq 4 ] && one_line "$work/bad"
}

# On a terminal of its own: the screen shows the game, leaves when it has
# ended, and gives the terminal back.
screen_shows_the_game()
{
	TERM=xterm-256color LINES=24 COLUMNS=80 bounded script -qec \
		"$ctl --user screen --wait --until-end" "$work/screen" </dev/null >/dev/null &
	screen=$!
	start --source "pgn:$game" --speed max || return 1
	wait $screen || return 1
	for text in Morphy 'ALERT 2 no-move' 'Article 7.5.3' Rd8# checkmate; do
		grep -q -e "$text" "$work/screen" || { echo "no $text" >&2; return 1; }
	done
	tail -n 2 "$work/screen" | grep -q "$(printf '\033\\[?1049l')"
}

screen_leaves_on_q()
{
	printf q | TERM=xterm-256color bounded script -qec "$ctl --user screen --wait" \
		"$work/screen" >/dev/null
}

screen_says_why_it_left()
{
	TERM=xterm-256color bounded script -qec "$ctl --user screen --wait --board none" \
		"$work/screen" </dev/null >/dev/null &
	screen=$!
	start --source "pgn:$game" --speed max || return 1
	wait $screen
	[ $? -eq 2 ] && grep -q "board 'none'" "$work/screen"
}

screen_wants_a_terminal()
{
	"$ctl" --user screen >"$work/out" 2>"$work/bad" </dev/null
	[ $? -eq 4 ] && one_line "$work/bad" && [ ! -s "$work/out" ]
}

bad_options_are_refused()
{
	for arguments in "--source gpio:x" "--source nonsense" "--source pgn:$work/none" \
		"--source pgn:$game#9" "--source pgn:$game --speed 0" \
		"--source pgn:$game --speed fast" "--source pgn:$game --board a/b" \
		"--source pgn:$game --seed -1" "--source pgn:$game --conditions windy" "extra" \
		"--source chardev:reedboard0" "--source chardev: --speed 2" "--once" \
		"--config $work/none"; do
		# Unquoted: these are words.
		bounded "$touchmoved" --user $arguments 2>"$work/bad" >&2
		[ $? -eq 2 ] && one_line "$work/bad" || { echo "$arguments" >&2; return 1; }
	done
}

start_bus
check bad_options_are_refused
check no_daemon_is_said
check live_equals_replay
check streams_are_apart
check late_listener_misses_nothing
check events_since
check pgn_equals_replay
check status_is_json
check introspection_is_well_formed
check manager_lists_the_board
check arbiter_has_no_properties
check second_daemon_is_refused
check bad_arguments_are_refused
check judge_refuses
check unknown_board_is_refused
check terminate_is_clean
check signals_are_sent
stop
check dbus_monitor_sees_it
stop
check delay_is_kept
stop
check delayed_properties_wait
stop
check broken_trace_tells_what_came_before
check once_ends_by_itself
check late_refusal_is_told
check offers_are_the_arbiters
stop
check waiting_order_is_answered_at_the_end
check waiting_client_may_go
check vanished_daemon_is_noticed
check live_in_time_equals_replay
stop
check verbs_change_the_game
stop
check assistants_are_named
stop
check names_follow_the_players
stop
check announcements_are_said
stop
check screen_leaves_on_q
check screen_shows_the_game
stop
check screen_says_why_it_left
check screen_wants_a_terminal
stop
check no_bus_is_said
echo "1..$count"
exit $failed
