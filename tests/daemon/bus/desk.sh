#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The arbiter's desk in a terminal of 80 by 24, which tmux is, on a real bus: a game with an offence
# from the alert to the ruling, and back; what the other screens show; and the pictures in the guide.
# Prints TAP; what is waited for is what the screen shows.
#
# usage: desk.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT CATALOGUES [--write]
# --write writes the guide's pictures anew.
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$(realpath "$2")
root=$3
catalogues=$4
write=${5:-}
here=$root/tests/daemon/bus
command -v tmux >/dev/null || { echo '1..0 # SKIP tmux is not here: package tmux'; exit 0; }
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff

# A server of tmux for each desk, which ends with the test: one that ends takes no new terminal.
export TMUX_TMPDIR="$work"
unset TMUX
desks=0
terminal()
{
	tmux -u -f /dev/null -L "desk$desks" "$@"
}

leave()
{
	terminal kill-server 2>/dev/null
	exec 6>&-
	end
}
trap leave EXIT

# Runs touchmovectl in the terminal, which is a $term; what it leaves with stays on the screen.
term=screen
desk() # LANGUAGE ARGUMENTS…
{
	terminal kill-server 2>/dev/null
	desks=$((desks + 1))
	language=$1
	shift
	cat >"$work/run" <<-END
		export LC_ALL=C.UTF-8 LANGUAGE=$language TEXTDOMAINDIR='$catalogues' TERM=$term
		'$ctl' --user $*
		echo "left with \$?"
		cat
	END
	terminal new-session -d -x 80 -y 24 "sh '$work/run'" || return 1
	terminal set-option -g monitor-bell on >/dev/null
}

capture()
{
	terminal capture-pane -p >"$work/screen" 2>/dev/null || : >"$work/screen"
	# Isolates have no place of their own on a screen.
	LC_ALL=C sed -i 's/\xE2\x81[\xA8\xA9]//g' "$work/screen"
}

# Waits until the screen has a line that matches.
shows() # PATTERN
{
	deadline=$(($(date +%s) + bound))
	while [ "$(date +%s)" -lt $deadline ]; do
		capture
		grep -q -e "$1" "$work/screen" && return 0
	done
	echo "no '$1' in:" >&2
	cat "$work/screen" >&2
	return 1
}

lacks() # PATTERN
{
	capture
	! grep -q -e "$1" "$work/screen" || { cat "$work/screen" >&2; return 1; }
}

keys() # KEYS, as tmux names them
{
	for key in "$@"; do
		terminal send-keys "$key"
	done
}

bell()
{
	terminal display-message -p '#{window_bell_flag}'
}

fresh()
{
	stop_any
	exec 6>&- 7>&-
}

start_live() # ARGUMENTS…
{
	fresh
	start_anew --source "trace:$work/board" "$@" || return 1
	exec 6<>"$work/board"
}

printf '[regulations]\nTimeControl=300\nWhite=Anna\nBlack=Bela\n' >"$work/desk.conf"

# White moves the pawn from e2 to e5 and presses.
offend() # PLAYING
{
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2" || return 1
	shows ">0:0[45]:.*${1:-playing}" || return 1
	say "2 ffff00000000efff 2" "3 ffff00100000efff 2" "4 ffff00100000efff 1"
}

an_alert_is_seen_first_with_its_cost_and_its_picture()
{
	start_live --config "$work/desk.conf" || return 1
	desk C arbiter || return 1
	shows 'No alert is open' && shows 'Anna - Bela' || return 1
	[ "$(bell)" = 0 ] || return 1
	offend || return 1
	shows '^>1 *certain *7.5.1 .* White played e2-e5, but' || return 1
	# Right below it what it rests on, and in the picture where the pawn was and is.
	shows '^ certain, Article 7.5.1   illegal-move' && shows '^ If this is confirmed, Black gets 1:00' &&
		shows ' 5 .*\[♙\]' && shows ' 2 .*(♙)' && shows '♙e2-.*♙e5+' &&
		shows '^ 1  *!1 ' && [ "$(wc -l <"$work/screen")" -eq 24 ]
}

# Pairings that cannot be read are told, and not any more once they can.
a_feed_that_fails_is_told()
{
	start_live --config "$work/desk.conf" || return 1
	printf 'board,white\n' >"$work/pairings.csv"
	printf '[round]\nPairings=%s\n' "$work/pairings.csv" >"$work/gateway.conf"
	"$GATEWAY" --user --config "$work/gateway.conf" --livechess no --web no 6>&- 2>/dev/null &
	gateway_pid=$!
	desk C arbiter || return 1
	shows '^ A feed fails, pairings /.*: ' || return 1
	printf 'board,white,black\n1,Anna,Bela\n' >"$work/new.csv"
	mv "$work/new.csv" "$work/pairings.csv"
	deadline=$(($(date +%s) + bound))
	while capture; grep -q 'A feed fails' "$work/screen"; do
		[ "$(date +%s)" -lt $deadline ] || return 1
	done
	kill "$gateway_pid" && wait "$gateway_pid"
}

a_new_alert_rings_the_bell()
{
	deadline=$(($(date +%s) + bound))
	until [ "$(bell)" = 1 ]; do
		[ "$(date +%s)" -lt $deadline ] || return 1
	done
}

an_order_is_given_once_it_was_asked_for()
{
	keys c
	shows '^ Confirm the alert' && shows '^ White played e2-e5' &&
		shows '^ If this is confirmed, Black gets 1:00 more' &&
		shows '^ touchmovectl --board 1 confirm 1' || return 1
	keys Escape
	shows '^>1 *certain' && lacks 'Done' || return 1
	keys c
	shows 'is this order given' || return 1
	keys Enter
	shows 'Done: ruling 1' && shows 'No alert is open' && shows 'irregular' &&
		shows 'Have the pieces put back' && shows ' 5 .*\[♙\]' && shows ' 2 .*(♙)' &&
		shows 'Ruling 1: alert 1 confirmed  White' && shows 'add-opponent 60'
}

a_ruling_is_undone()
{
	keys u
	shows 'Which ruling?' && shows '1  Ruling 1: alert 1 confirmed  White  add-opponent 60' ||
		return 1
	keys Enter
	shows 'touchmovectl --board 1 undo 1' || return 1
	keys Enter
	shows '^ 1 *certain *7.5.1' && shows '(undone)'
}

what_is_refused_is_said()
{
	keys :
	shows 'Which order?' || return 1
	terminal send-keys -l 'undo 1'
	keys Enter
	shows 'touchmovectl --board 1 undo 1' || return 1
	keys Enter
	shows 'Refused: There is no such ruling that could be undone'
}

penalties_and_offences_go_through_menus()
{
	keys p
	shows 'Which player?' && shows '2  Black  Bela' || return 1
	keys 2
	shows 'Which penalty?' && shows '9  Expulsion' || return 1
	keys 1
	shows 'Give a penalty: Black  Bela: Warning' || return 1
	keys Enter
	shows 'Done: ruling 2' && shows 'Ruling 2: penalty  Black  warning' || return 1
	keys n
	shows 'What is to be noted?' || return 1
	terminal send-keys -l 'Bela wurde verwarnt; ' 'Ärger'
	shows '> Bela wurde verwarnt; Ärger_' || return 1
	keys Enter
	shows 'touchmovectl --board 1 note Bela wurde verwarnt; Ärger' || return 1
	keys Enter
	shows 'Done\.' && bounded busctl --user --json=short call org.touchmove1 \
		/org/touchmove1/board/1 org.touchmove1.Arbiter EventsSince t 0 >"$work/events" &&
		grep -q '"note":{"type":"s","data":"Bela wurde verwarnt; Ärger"}' "$work/events" || return 1
	keys t 1 1
	shows 'How much time?' || return 1
	terminal send-keys -l '1:30'
	keys Enter
	shows 'No order takes this back' || return 1
	keys Enter
	shows 'Done' && shows '0:01:30'
}

# A knight took without a trace. What the arbiter makes the record follows from the screen alone.
how_a_game_went_on_is_chosen_from_the_lines_that_are_listed()
{
	printf '[regulations]\nFen=2b3k1/3n4/2p5/4N3/8/8/8/6K1 w - - 0 31\n' >"$work/taken.conf"
	start_live --config "$work/taken.conf" && desk C arbiter && shows '^─ Boards: 1' || return 1
	keys w
	shows 'The record is not in doubt: there is nothing to choose from' || return 1
	say 'reedtrace 1' '0 4408041000000040 0' '500000 4408041000000040 2' || return 1
	shows 'playing' || return 1
	say '1000000 4408040000000040 2' '2500000 4408040000000040 1' '3000000 4408040000000040 1'
	shows '^ 1 *possible *7.4.1' || return 1
	keys Home Enter
	shows 'w  Choose how the game went on' || return 1
	keys w
	shows 'Board 1: How did the game go on?' && shows '1  31\. Nxc6' && shows '2  31\. Nxd7' || return 1
	keys 2
	shows '^ Choose how the game went on: 31\. Nxd7' && shows 'touchmovectl --board 1 choose 2' ||
		return 1
	keys Enter
	shows 'Done: ruling 1' && shows 'No alert is open' && shows '31\.Nxd7'
}

# With everything that was known before, and nothing twice.
a_daemon_that_is_killed_and_comes_back_is_followed_on()
{
	kill -KILL "$daemon_pid"
	wait "$daemon_pid" 2>/dev/null
	daemon_pid=
	exec 6>&-
	shows 'touchmoved is not there. What is shown may be old' && shows '^ 1 *certain' || return 1
	keep=yes start_live --config "$work/desk.conf" || return 1
	shows 'began anew\|restart\|has not answered' && lacks 'not there' &&
		shows '^ *>*1 *certain *7.5.1' && shows 'Open alerts: 2' || return 1
	say 'reedtrace 1' "0 ffff00100000efff 1"
	keys Home d
	shows 'touchmovectl --board 1 dismiss 1' || return 1
	keys Enter
	shows 'Done: ruling 3' && lacks '^ *>*1 *certain'
}

a_terminal_of_another_size_is_filled()
{
	terminal resize-window -x 50 -y 14
	shows '^─ Open alerts: [01] ─*$' || return 1
	capture
	[ "$(wc -l <"$work/screen")" -eq 14 ] || return 1
	terminal resize-window -x 120 -y 40
	shows '♖  ♘  ♗  ♕  ♔' || return 1
	terminal resize-window -x 30 -y 10
	shows 'is too small' || return 1
	terminal resize-window -x 80 -y 24
	shows '^─ Boards: 1'
}

one_board_of_it_is_the_screen()
{
	keys v
	shows '^─ Players' && shows 'White Anna' && shows 'At the board' || return 1
	keys q
	shows '^─ Boards: 1' || return 1
	keys q
	shows 'left with 0' && desk C screen --board 1 && shows '^─ Players' || return 1
	keys p 1 1
	shows 'touchmovectl --board 1 penalty white warning' || return 1
	keys Enter
	shows '^ Done: ruling 4' && shows 'PENALTY 4 White:' || return 1
	keys q
	shows 'left with 0'
	left=$?
	stop
	return $left
}

# Between the heading of what happens at the board and the keys, which are the last line.
has_acts_down_to_the_keys() # ROWS
{
	capture
	[ "$(sed -n "16,$(($1 - 1))p" "$work/screen" | grep -c '^ *[0-9:.]*  *\(White\|Black\) ')" -eq $(($1 - 16)) ] &&
		sed -n "$(($1 - 1))p" "$work/screen" | grep -q 'completed 17\. Rd8# by end' &&
		sed -n "$1p" "$work/screen" | grep -q '^ Enter orders  ? help  q back '
}

the_latest_acts_fill_the_screen()
{
	fresh
	start --source "pgn:$root/daemon/sim/demo.pgn" --speed max && desk C screen || return 1
	for rows in 20 24 32; do
		terminal resize-window -x 80 -y $rows
		deadline=$(($(date +%s) + bound))
		until has_acts_down_to_the_keys $rows; do
			[ "$(date +%s)" -lt $deadline ] || { cat "$work/screen" >&2; return 1; }
		done
	done
}

# Is TEXT on the screen with ATTRIBUTES, the latest of which are these?
painted() # ATTRIBUTES TEXT
{
	escape=$(printf '\033')
	terminal capture-pane -p -e | sed "s/m$escape\[/;/g" >"$work/painted"
	grep -q "$escape\[\([0-9;]*;\)\{0,1\}$1m$2" "$work/painted" ||
		{ echo "no '$2' in $1:" >&2; cat -v "$work/painted" >&2; return 1; }
}

painted_in() # TERM TOUCHED MADE COMPLETED CERTAIN RULING
{
	term=$1
	desk C screen && shows 'completed 17\. Rd8# by end'
	shown=$?
	term=screen
	[ $shown -eq 0 ] && painted "$2" 'touched the rook on d1' && painted "$3" 'made 17\. Rd8#' &&
		painted "$4" 'completed 17\. Rd8#' && painted "$5" '[0-9:.]* ALERT 2 no-move' &&
		painted "$6" 'confirmed at '
}

# Of the colours of both kinds of terminals.
what_happened_has_its_colour()
{
	painted_in screen 33 36 32 31 32 &&
		painted_in screen-256color '38;5;179' '38;5;117' '38;5;114' '38;5;203' '38;5;114'
	colours=$?
	stop
	return $colours
}

# Whoever solders looks for the square whose reed has just closed or opened.
the_screen_of_the_wiring_marks_the_latest_change()
{
	fresh
	rm -f "$work/board"
	mkfifo "$work/board"
	exec 6<>"$work/board"
	desk C wiring --source "trace:$work/board" || return 1
	say 'reedtrace 1' '0 0000000000000001 0' '1 0000000000000101 0'
	shows '^ 2 ●  *1  ·' && painted '1;7' '●  *1' && painted 1 '●  *0' || return 1
	say '2 0000000000000100 0'
	shows '^ 1 ·  *1  ·' && painted '1;7' '·  *1' && painted 1 '●  *1' || return 1
	keys q
	shows 'left with 0'
}

# Two of them; more come with a file, and go.
start_hall()
{
	fresh
	exec 7>&-
	rm -rf "$work/one" "$work/two" "$work/three" "$work/boards.d"
	mkfifo "$work/one" "$work/two" "$work/three"
	exec 6<>"$work/one" 7<>"$work/two"
	mkdir "$work/boards.d"
	cat >"$work/hall.conf" <<-END
		[regulations]
		TimeControl=5400+30
		[board one]
		Source=trace:$work/one
		White=Anna
		Black=Bela
		[board two]
		Source=trace:$work/two
		White=Cleo
		Black=Dora
	END
	start --config "$work/hall.conf"
}

all_boards_are_there_and_come_and_go()
{
	start_hall || return 1
	desk C arbiter && shows '^─ Boards: 2' && shows '^>one .*Anna - Bela' &&
		shows '^ two .*Cleo - Dora' || return 1
	printf '[board]\nWhite=Emil\nSource=trace:%s/three\n' "$work" >"$work/boards.d/hall9.conf"
	kill -HUP "$daemon_pid"
	shows '^─ Boards: 3' && shows '^.hall9 .*Emil - ?' || return 1
	rm "$work/boards.d/hall9.conf"
	kill -HUP "$daemon_pid"
	shows '^─ Boards: 2' && lacks 'hall9'
}

offend_on() # BOARD DESCRIPTOR
{
	printf '%s\n' 'reedtrace 1' "0 $ready 0" "1 $ready 2" >&"$2"
	shows "^.$1 .*playing" || return 1
	printf '%s\n' '2 ffff00000000efff 2' '3 ffff00100000efff 2' '4 ffff00100000efff 1' >&"$2"
	shows "^.$1 *certain"
}

# The one that has waited longer stands first, and an order goes to the board whose alert was seen.
alerts_of_all_boards_stand_in_one_order()
{
	offend_on two 7 && offend_on one 6 && shows 'Open alerts: 2' || return 1
	[ "$(sed -n '3s/^.\([a-z]*\) .*/\1/p; 4s/^.\([a-z]*\) .*/\1/p' "$work/screen" | tr '\n' ' ')" = \
		'two one ' ] || { cat "$work/screen" >&2; return 1; }
	keys Home Down
	shows '^>one *certain' && shows 'Alert 1, board one: Anna - Bela' || return 1
	keys c
	shows 'touchmovectl --board one confirm 1' && shows '^ Anna - Bela' || return 1
	keys Enter
	shows 'Done: ruling 1' && shows 'Open alerts: 1' && shows '^ two *certain' &&
		shows '^>one  .*irregular' && shows '^ two  *!1 .*playing'
}

# Illegal moves add up: once another one is confirmed, this one ends the game.
what_confirming_costs_is_what_it_costs_by_now()
{
	keys Home
	shows 'Alert 1, board two' && shows 'Black gets 2:00 more' || return 1
	"$ctl" --user --board two offence white no-move || return 1
	shows 'Alert 1, board two' && shows 'If this is confirmed, the game ends 0-1' || return 1
	keys c
	shows 'touchmovectl --board two confirm 1' && shows 'the game ends 0-1' || return 1
	keys Escape
	"$ctl" --user --board two undo 1 || return 1
	shows 'Black gets 2:00 more'
	costs=$?
	stop
	return $costs
}

# A bus with an address that it has again when it begins anew.
start_own_bus()
{
	rm -f "$work/own"
	dbus-daemon --config-file="$here/session.conf" --nofork --address="unix:path=$work/own" \
		2>>"$work/bus.log" &
	own_pid=$!
	deadline=$(($(date +%s) + bound))
	until [ -S "$work/own" ]; do
		[ "$(date +%s)" -lt $deadline ] || return 1
	done
}

a_bus_that_begins_anew_is_found_again()
{
	fresh
	before=$DBUS_SESSION_BUS_ADDRESS
	DBUS_SESSION_BUS_ADDRESS=unix:path=$work/own
	start_own_bus && start_live --config "$work/desk.conf" && desk C arbiter &&
		shows ' waiting  *Anna' && offend && shows '^.1 *certain' || return 1
	kill "$own_pid"
	wait "$own_pid" 2>/dev/null
	shows 'touchmoved is not there' || return 1
	fresh
	start_own_bus && keep=yes start_live --config "$work/desk.conf" &&
		shows 'Open alerts: 2' && lacks 'not there' && shows '^.1 *certain *7.5.1'
	found=$?
	fresh
	kill "$own_pid"
	DBUS_SESSION_BUS_ADDRESS=$before
	return $found
}

# Also where it is written from right to left.
other_languages_drive_it_as_well()
{
	drive de wartet läuft 'Offene Meldungen: 1' 'Wird das bestätigt' 'Die Meldung bestätigen' \
		'Erledigt: Entscheidung 1' 'Eine Entscheidung zurücknehmen' &&
		drive he ממתין מתנהל 'התראות פתוחות: 1' 'אם הדבר יאושר' 'אישור ההתראה' 'בוצע: החלטה 1' \
			'ביטול החלטה'
}

# Without a letter: arrows, digits and Enter.
drive() # LANGUAGE WAITING PLAYING ALERTS COST CONFIRM DONE UNDO
{
	start_live --config "$work/desk.conf" || return 1
	desk "$1" arbiter || return 1
	shows " $2  *Anna" || return 1
	offend "$3" || return 1
	shows "$4" && shows "$5" || return 1
	keys Enter
	shows "c  $6" || return 1
	keys 2
	shows "^ $6" && shows "$5" || return 1
	keys Enter
	shows "$7" || return 1
	keys Enter Down
	shows "u  $8" || return 1
	keys Enter Enter
	shows 'touchmovectl --board 1 undo 1' || return 1
	keys Enter
	shows "$4"
}

what_is_missing_is_one_line()
{
	desk C arbiter && shows '^touchmovectl: no touchmoved on the session bus' &&
		shows '^left with 4' || return 1
	desk C arbiter --wait && shows 'touchmoved is not there' && shows 'No board is there' || return 1
	keys c d u p o t b s r v Enter : Escape '?' q q
	shows '^left with 0' || return 1
	"$ctl" --user arbiter >"$work/out" 2>"$work/bad" </dev/null
	[ $? -eq 4 ] && one_line "$work/bad" && grep -q 'needs a terminal' "$work/bad"
}

# The guide has the screens as they are: each stands between a comment with its name and the next
# line of ```.
picture() # NAME
{
	capture
	sed -i 's/ *$//' "$work/screen"
	awk -v name="<!-- screen: $1 -->" '
		$0 == name { at = 1; next }
		at == 1 && /^```/ { at = 2; next }
		at == 2 && /^```/ { exit }
		at == 2 { print }' "$root/packaging/guide/arbiter.md" >"$work/guide"
	if [ "$write" = --write ]; then
		awk -v name="<!-- screen: $1 -->" -v screen="$work/screen" '
			at == 2 && /^```/ {
				while ((getline line < screen) > 0)
					print line
				at = 0
			}
			at != 2 { print }
			$0 == name { at = 1; next }
			at == 1 && /^```/ { at = 2 }' "$root/packaging/guide/arbiter.md" >"$work/new" &&
			cp "$work/new" "$root/packaging/guide/arbiter.md"
	else
		same "$work/guide" "$work/screen" ||
			{ echo 'the guide is stale: ninja desk-guide' >&2; return 1; }
	fi
}

# Five boards of a club night, whose traces have ended: nothing on them moves any more.
start_night()
{
	fresh
	printf '[regulations]\nEvent=Club night\n' >"$work/night.conf"
	for board in 1 2 3 4 5; do
		printf '[board %s]\nSource=trace:%s/desk/%s.trace\n' $board "$here" $board
	done >>"$work/night.conf"
	start --config "$work/night.conf" --speed max || return 1
	for board in 1 2 3 4 5; do
		health_of $board ended || return 1
	done
}

health_of() # BOARD HEALTH
{
	deadline=$(($(date +%s) + bound))
	until "$ctl" --user --board "$1" status --json 2>/dev/null | grep -q "\"health\":\"$2\""; do
		[ "$(date +%s)" -lt $deadline ] || return 1
	done
}

the_guide_shows_the_desk_as_it_is()
{
	start_night || return 1
	desk C arbiter && shows 'Open alerts: 4' && shows '^>2 *certain' &&
		shows 'If this is confirmed' || return 1
	picture alert || return 1
	keys c
	shows 'is this order given' && picture order || return 1
	keys Escape
	shows '^ If this is confirmed' || return 1
	keys Enter
	shows 'What is to be done' && picture menu || return 1
	keys Escape Down Down
	shows 'Alert 1, board 1' && shows '1♙ ' && picture touch
	shown=$?
	stop
	return $shown
}

start_bus
if [ -n "$write" ]; then
	the_guide_shows_the_desk_as_it_is
	exit
fi
check what_is_missing_is_one_line
check an_alert_is_seen_first_with_its_cost_and_its_picture
check a_new_alert_rings_the_bell
check an_order_is_given_once_it_was_asked_for
check a_ruling_is_undone
check what_is_refused_is_said
check penalties_and_offences_go_through_menus
check a_daemon_that_is_killed_and_comes_back_is_followed_on
check a_terminal_of_another_size_is_filled
check one_board_of_it_is_the_screen
check the_latest_acts_fill_the_screen
check what_happened_has_its_colour
check the_screen_of_the_wiring_marks_the_latest_change
check how_a_game_went_on_is_chosen_from_the_lines_that_are_listed
check all_boards_are_there_and_come_and_go
check alerts_of_all_boards_stand_in_one_order
check what_confirming_costs_is_what_it_costs_by_now
check a_bus_that_begins_anew_is_found_again
check other_languages_drive_it_as_well
if [ -n "${GATEWAY:-}" ]; then
	check a_feed_that_fails_is_told
else
	skip 'a feed that fails is told' 'touchmove-gateway is not built'
fi
check the_guide_shows_the_desk_as_it_is
echo "1..$count"
exit $failed
