#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The same games twice, as far as the public is told: once nothing else happens, and
# once pieces are touched, moves are taken back, a move is not pressed, an illegal one
# is, draws are offered, and players and arbiters give orders, some of them refused,
# while games are handed out and removed, on this board and the one beside it. All that
# a spectator and a player can read of touchmoved by the bus must be the same, byte for
# byte and serial for serial; and so must the journal, and nothing of it lies in a file
# that they can read.
# Times are the machine's clock there; where they are a trace's, in a replay, they are compared
# with the rest.
#
# usage: offences.sh TOUCHMOVED TOUCHMOVECTL SPY SOURCE-ROOT
# shellcheck disable=SC2154,SC2034,SC2086 # shared with system.sh; lists are split

touchmoved=$1
ctl=$2
spy=$3
root=$4
runs=daemon
# shellcheck source=/dev/null
. "$root/tests/daemon/bus/system.sh"

cp "$spy" "$work/spy"
spy=$work/spy
printf '[regulations]\nTimeControl=7200+30\nAdjustAnnounced=yes\n' >>"$configuration"

number_of() # SQUARE
{
	echo $(((${1#?} - 1) * 8 + $(printf '%d' "'$1") - 97))
}

# The squares named become empty if something stood there, or the other way round. Then waits for
# the arbiter's event that the shell's PATTERN matches, if any.
frame() # INPUTS SQUARES [PATTERN]
{
	inputs=$1
	pattern=${3-}
	for square in $2; do
		position=$((position ^ (1 << $(number_of "$square"))))
	done
	if [ $hidden = yes ]; then
		stamp=$((stamp + 1))
	else
		stamp=$((stamp / 20 * 20 + 20))
	fi
	printf '%s000000 %016x %s\n' $stamp $position "$inputs" >"$work/frame"
	cat "$work/frame" >>"$work/trace.$run"
	cat "$work/frame" >&6
	[ -z "$pattern" ] || event "$pattern"
}

event() # PATTERN
{
	while read -r line <&9; do
		echo "$line" >>"$work/arbiter.$run"
		case $line in *$1*) return 0 ;; esac
	done
	fail "no event $1"
}

method() # USER BOARD METHOD ARGUMENTS…
{
	who=$1
	board=$2
	name=$3
	shift 3
	as "$who" dbus-send --system --print-reply --dest=org.touchmove1 \
		"/org/touchmove1/board/$board" "org.touchmove1.$name" "$@" >"$work/answer"
	grep -q '^method return\|^Error org\.' "$work/answer" "$work/err" || fail "$name: no answer"
}

# Everything that was written to the board has been taken, and told of, once this is answered.
settle()
{
	method $arbiter 1 Arbiter.Candidates
}

# What the public is not told of: only in the second run.
unless_plain()
{
	hidden=yes
	[ $offences = no ] || "$@"
	hidden=no
}

# Both write down what they can learn by now.
look() # WHERE
{
	settle
	echo "$1" >&3
	read -r line <&4 || fail "the spectator is gone at $1"
	echo "$1" >&5
	read -r line <&7 || fail "the player is gone at $1"
}

begin()
{
	position=$(((0xffff << 48) | 0xffff))
	stamp=-20
	hidden=no
	printf 'reedtrace 1\nset TimeControl=7200+30\nset AdjustAnnounced=yes\n' >"$work/trace.$run"
	: >"$work/arbiter.$run"
	rm -rf "$work/state" "$work/board" "$work/quiet"
	mkdir "$work/state"
	chown $runs "$work/state"
	for fifo in board quiet nobody.say nobody.told player.say player.told heard; do
		rm -f "$work/$fifo"
		mkfifo "$work/$fifo"
	done
	start --board "1=trace:$work/board" --board "2=trace:$work/quiet"
	exec 6<>"$work/board" 8<>"$work/quiet"
	exec 9<>"$work/heard"
	# They listen for longer than any single wait is.
	listeners=
	for board in 1 2; do
		timeout 150 setpriv --reuid=$arbiter --regid="$(id -g $arbiter)" --init-groups \
			"$ctl" --board $board monitor --json >"$work/heard" 2>"$work/listened" \
			6>&- 8>&- 9>&- &
		listeners="$listeners $!"
	done
	# From here on the arbiter's listeners ask for nothing.
	printf 'reedtrace 1\n0 ffff00000000ffff 0\n' >&8
	event '"state":"ready"'
	echo '1 ffff00000000ffff 2' >&8
	event '"running":"white"'
	echo 'reedtrace 1' >&6
	frame 0 '' '"state":"ready"'
	settle
	for user in nobody player; do
		eval "name=\$$user"
		touch "$work/$user.$run"
		chown "$name" "$work/$user.$run"
	done
	setpriv --reuid=$nobody --regid="$(id -g $nobody)" --init-groups "$spy" "$work/nobody.$run" \
		<"$work/nobody.say" >"$work/nobody.told" 6>&- 8>&- 9<&- &
	spectator=$!
	exec 3>"$work/nobody.say" 4<"$work/nobody.told"
	read -r line <&4 || fail 'the spectator cannot listen'
	# He has orders of his own, which would change the game.
	setpriv --reuid=$player --regid="$(id -g $player)" --init-groups "$spy" "$work/player.$run" \
		org.touchmove1.Player <"$work/player.say" >"$work/player.told" 3>&- 4<&- 6>&- 8>&- 9<&- &
	opponent=$!
	exec 5>"$work/player.say" 7<"$work/player.told"
	read -r line <&7 || fail 'the player cannot listen'
}

finish()
{
	exec 3>&- 4<&- 5>&- 7<&-
	wait $spectator || fail 'the spectator'
	wait $opponent || fail 'the player'
	as $nobody find "$work/state" -type f -readable >"$work/readable"
	as $player find "$work/state" -type f -readable >>"$work/readable"
	[ ! -s "$work/readable" ] || { cat "$work/readable" >&2; fail 'files of the daemon lie open'; }
	stop || fail 'the daemon ends badly'
	exec 6>&- 8>&- 9<&-
	wait $listeners
	cp "$work/daemon.err" "$work/journal.$run"
}

# ---- what nobody is told ----

first_game_offences()
{
	frame 2 b1 '"type":"touched"'
	frame 2 b1 '"type":"released"'
	method $player 1 Player.OfferDraw string:white
	method $arbiter 1 Arbiter.OpenAlerts
	as $arbiter "$ctl" --board 1 note 'White is late' || fail 'no note'
}

# White touches a knight, and while all is looked at it is in the air.
touches()
{
	frame 2 g1 '"type":"touched"'
}

puts_back()
{
	frame 2 g1 '"type":"released"'
	method $player 1 Player.OfferDraw string:white
	method $player 1 Player.DeclineDraw
	method $player 1 Player.AcceptDraw
	method $player 1 Player.Resign string:red
}

# He does so out of turn, too, and the arbiter has much to do.
rulings()
{
	frame 1 b1 '"square":"b1"'
	frame 1 b1 '"square":"b1"'
	as $arbiter "$ctl" --board 1 dismiss last
	method $arbiter 1 Arbiter.OpenAlerts
	method $arbiter 1 Arbiter.Penalty string:white string:warning string:
	method $arbiter 1 Arbiter.Undo uint32:1
	method $arbiter 1 Arbiter.TakeBack uint32:99
	method $arbiter 1 Arbiter.SetPosition string:nonsense
	method $arbiter 1 Arbiter.Confirm uint32:77
	method $arbiter 1 Arbiter.PGN
	method $arbiter 1 Arbiter.EventsSince uint64:0
	method $arbiter 1 Arbiter.ExportGame uint32:0
	# Without a board touchmovectl asks which there are, as everybody may.
	as $arbiter "$ctl" note 'the clock'
}

# Black lets go of a pawn, and moves it on.
released_and_changed()
{
	frame 1 e6 '"uci":"e7e6"'
	position=$((position ^ (1 << $(number_of e6))))
}

kept_games()
{
	method $arbiter 1 Arbiter.Games uint32:0
	method $arbiter 1 Arbiter.ExportGame uint32:1
	method $arbiter 1 Arbiter.ExportGame uint32:77
	method $arbiter 1 Arbiter.DeleteGame uint32:1 boolean:false
	method $arbiter 1 Arbiter.DeleteGame uint32:2 boolean:false
	as $arbiter "$ctl" --board 1 export 2 --trace >"$work/trace" || fail 'no trace'
}

# On the board beside this one White moves and does not press, either.
beside()
{
	echo '10 ffff000000007fff 2' >&8
	event '"square":"h2"'
	echo '11 ffff000080007fff 2' >&8
	event '"uci":"h2h4"'
	method $arbiter 2 Arbiter.EventsSince uint64:0
	method $player 2 Player.OfferDraw string:white
}

# White moves and does not press.
unpressed()
{
	frame 2 f1 '"type":"touched"'
	frame 2 b5 '"type":"made","ply":5'
	method $player 1 Player.Resign string:red
}

# He puts it back, moves a rook through a pawn, and presses.
illegal()
{
	frame 2 'b5 f1'
	frame 2 'a1 a5'
	frame 1 '' '"kind":"illegal-move"'
	method $arbiter 1 Arbiter.OpenAlerts
}

# ---- what everybody is told ----

play()
{
	frame 2 '' '"running":"white"'
	look 'the first game'
	unless_plain first_game_offences
	frame 2 e2 '"square":"e2"'
	frame 2 e4 '"type":"made"'
	frame 1 '' '"running":"black"'
	look 'a move'
	echo "$((stamp + 10))000000 ! result 1-0" >>"$work/trace.$run"
	as $arbiter "$ctl" --board 1 result 1-0 || fail 'no result'
	event '"state":"ended"'
	look 'a result'
	frame 0 'e4 e2' '"state":"ready"'
	look 'between the games'
	frame 2 '' '"running":"white"'
	look 'the second game'
	unless_plain touches
	look 'touched'
	unless_plain puts_back
	look 'put back'
	frame 2 e2 '"square":"e2"'
	frame 2 e4 '"type":"made"'
	frame 1 '' '"running":"black"'
	look '1. e4'
	unless_plain rulings
	look 'ruled'
	frame 1 e7 '"square":"e7"'
	unless_plain released_and_changed
	frame 1 e5 '"uci":"e7e5"'
	frame 2 '' '"running":"white"'
	look '1... e5'
	unless_plain kept_games
	look 'removed'
	unless_plain beside
	look 'beside'
	frame 2 g1 '"square":"g1"'
	frame 2 f3 '"type":"made"'
	frame 1 '' '"running":"black"'
	frame 1 b8 '"square":"b8"'
	frame 1 c6 '"type":"made"'
	frame 2 '' '"running":"white"'
	look '2. Nf3 Nc6'
	unless_plain unpressed
	look 'unpressed'
	unless_plain illegal
	look 'illegal'
}

# Without what is the clock's, the bus's or a number drawn at random.
public_of() # USER RUN
{
	sed -E -e 's/:1\.[0-9]+/:1.N/g; s/pid=[0-9]+/pid=N/g; s/[0-9a-f]{32}/ID/g' \
		-e 's/ *Timestamp="[^"]*"//; s/[0-9-]+T[0-9:]+Z/DATE/; s/%clk [0-9:.]+/%clk TIME/g' "$work/$1.$2" |
		awk '{ if (timed && /INT64/) sub(/INT64 -?[0-9]+/, "INT64 TIME")
			if (/STRING/) timed = /STRING "(t|Time|stamp|white_ms|black_ms)"/
			print }'
}

compare() # WHAT HEARD-AT-LEAST
{
	for user in nobody player; do
		for run in plain offences; do
			public_of $user $run >"$work/$user.$run.public"
			grep -q OVERHEARD "$work/$user.$run" && fail "$1: the $user overhears others"
		done
		[ "$(grep -c '^heard' "$work/$user.plain")" -ge "$2" ] || fail "$1: the $user hears nothing"
		diff -u "$work/$user.plain.public" "$work/$user.offences.public" >"$work/err" ||
			{
				head -n 60 "$work/err" >"$work/shown"
				mv "$work/shown" "$work/err"
				fail "$1: the $user can tell"
			}
	done
	for run in plain offences; do
		"$ctl" replay --json --public "$work/trace.$run" >"$work/replay.$run" 2>"$work/err" ||
			fail "$1: no replay"
	done
	[ -s "$work/replay.plain" ] || fail "$1: nothing is replayed"
	diff -u "$work/replay.plain" "$work/replay.offences" >"$work/err" || fail "$1: a replay tells"
	diff -u "$work/journal.plain" "$work/journal.offences" >"$work/err" ||
		fail "$1: the journal tells"
	# They must have happened, or nothing is shown. Which alerts there are beside the certain one
	# depends on how long a piece was in the air: a trace says that.
	grep -q '"kind":"illegal-move"' "$work/arbiter.offences" || fail "$1: no illegal move"
	grep -q '"type":"alert"' "$work/arbiter.plain" && fail "$1: an alert where nothing happened"
	for type in draw-offer ruling note touched withdrawn; do
		grep -q "\"type\":\"$type\"" "$work/arbiter.offences" || fail "$1: no $type"
	done
	"$ctl" replay --json "$work/trace.offences" >"$work/replay.arbiter"
	for kind in touch-move moved-after-release illegal-move; do
		grep -q "\"kind\":\"$kind\"" "$work/replay.arbiter" || fail "$1: no $kind in the trace"
	done
}

games() # WHAT HEARD-AT-LEAST
{
	for run in plain offences; do
		offences=no
		[ $run = plain ] || offences=yes
		begin
		play
		finish
	done
	compare "$1" "$2"
}

games 'without delay' 20
# Longer than the test takes.
echo 'BroadcastDelay=15' >>"$configuration"
games 'with a delay' 0
exit 0
