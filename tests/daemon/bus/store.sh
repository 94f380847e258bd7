#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What the daemon keeps, and what it goes on with after it was killed: the game, its clocks, alerts
# and numbers. Prints TAP; no wait is without an event.
#
# usage: store.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff
store=$XDG_STATE_HOME/touchmove/games.sqlite

die_and_go_on() # ARGUMENTS…
{
	die
	keep=yes start_kept "$@"
}

property() # INTERFACE NAME
{
	bounded busctl --user get-property org.touchmove1 /org/touchmove1/board/1 \
		"org.touchmove1.$1" "$2"
}

since() # INTERFACE SEQ
{
	bounded busctl --user --json=short call org.touchmove1 /org/touchmove1/board/1 \
		"org.touchmove1.$1" EventsSince t "$2"
}

a_killed_game_goes_on()
{
	printf '[regulations]\nTimeControl=300\nWhite=Anna\n' >"$work/kept.conf"
	start_kept --config "$work/kept.conf" || return 1
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	event '"state":"started"' || return 1
	say '2 ffff00000000efff 2'
	event '"type":"touched","side":"white","square":"e2"' || return 1
	say '3 ffff00001000efff 2' '4 ffff00001000efff 1'
	event '"type":"completed","ply":1' || return 1
	event '"type":"clock","running":"black"' || return 1
	since Arbiter 0 >"$work/before" || return 1
	since Game 0 >"$work/before-public" || return 1
	property Board StreamId >"$work/stream" || return 1

	die_and_go_on --config "$work/kept.conf" || return 1
	since Arbiter 0 >"$work/after" && since Game 0 >"$work/after-public" || return 1
	property Board StreamId >"$work/stream-after" || return 1
	# The restart is told behind all that was told before.
	cut -c1-$(($(wc -c <"$work/before") - 4)) "$work/before" >"$work/beginning"
	head -c $(($(wc -c <"$work/beginning") - 1)) "$work/after" >"$work/after-beginning"
	printf '\n' >>"$work/after-beginning"
	same "$work/beginning" "$work/after-beginning" && same "$work/stream" "$work/stream-after"
}

# The clock of the player who could not move stood, and the arbiter hears why.
restart_is_told_and_the_clock_stands()
{
	event '"kind":"sensor","ply":2,"confidence":"likely","evidence":{"what":"restart"' || return 1
	say 'reedtrace 1' '0 ffff00001000efff 1'
	health '"health":"ok"' || return 1
	say '1 ffef00001000efff 1'
	event '"type":"touched","side":"black","square":"e7"' || return 1
	say '2 ffef00101000efff 1' '3 ffef00101000efff 2'
	event '"type":"completed","ply":2' || return 1
	case $line in *'"black_ms":29'[5-9]*) ;; *) echo "$line" >&2; return 1 ;; esac
	bounded "$ctl" --user pgn 2>/dev/null | grep -q 'White "Anna"' ||
		[ "$(property Game White)" = 's "Anna"' ]
}

# What an order did, and its answer, come once they are kept; the ruling can be undone after.
rulings_are_kept()
{
	bounded "$ctl" --user penalty white add-opponent 60 >"$work/answer" || return 1
	event '"type":"ruling"' || return 1
	# It says who gave it, also after the restart.
	case $line in *"\"by\":\"arbiter $(id -un) ($(id -u))\""*) ;; *) echo "$line" >&2; return 1 ;; esac
	die_and_go_on --config "$work/kept.conf" || return 1
	bounded "$ctl" --user undo 1 || { cat "$work/answer" >&2; return 1; }
	event '"decision":"undone"'
}

# A promotion in the air, an alert that is open: both are as they were.
alerts_stay_open()
{
	say 'reedtrace 1' '0 ffef00101000efff 2'
	health '"health":"ok"' || return 1
	say '1 ffef00101000efff 1'
	event '"kind":"no-move"' || return 1
	die_and_go_on --config "$work/kept.conf" || return 1
	bounded "$ctl" --user confirm last || return 1
	event '"decision":"confirmed"'
}

# Between two games new regulations count, and the numbers go on.
numbers_go_on_with_other_settings()
{
	bounded "$ctl" --user result 1-0 resignation || return 1
	event '"state":"ended"' || return 1
	since Arbiter 0 | grep -o '\[[0-9]*,"[a-z]' | tail -n 1 | tr -dc 0-9 >"$work/last"
	property Board StreamId >"$work/stream"
	printf '[regulations]\nTimeControl=600\n' >"$work/other.conf"
	die_and_go_on --config "$work/other.conf" || return 1
	say 'reedtrace 1' "0 $ready 0"
	event '"state":"ready"' || return 1
	say "1 $ready 2"
	event '"state":"started"' || return 1
	case $line in *'"game":2'*) ;; *) echo "$line" >&2; return 1 ;; esac
	event '"white_ms":600000' || return 1
	property Board StreamId >"$work/stream-after"
	same "$work/stream" "$work/stream-after" && seq=$(echo "$line" | sed 's/{"seq":\([0-9]*\).*/\1/') &&
		[ "$seq" -gt "$(cat "$work/last")" ]
}

# The time without the daemon counts where the regulations say so.
downtime_is_charged()
{
	exec 6>&- 7<&-
	stop
	printf '[regulations]\nTimeControl=300\nChargeDowntime=yes\n' >"$work/charged.conf"
	start_kept --config "$work/charged.conf" || return 1
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	event '"state":"started"' || return 1
	die
	# As if it had been away for a hundred seconds.
	sqlite3 "$store" 'UPDATE log SET boottime = boottime - 100000000' || return 1
	keep=yes start_kept --config "$work/charged.conf" || return 1
	say 'reedtrace 1' "0 $ready 2"
	health '"health":"ok"' || return 1
	say '1 ffff00000000efff 2'
	event '"type":"touched"' || return 1
	say '2 ffff00001000efff 2' '3 ffff00001000efff 1'
	event '"type":"completed","ply":1' || return 1
	case $line in *'"white_ms":19'[0-9]*) ;; *) echo "$line" >&2; return 1 ;; esac
}

# The daemon ends with the bus, and whoever starts it again finds the game.
the_bus_goes_and_the_game_goes_on()
{
	kill -KILL $bus_pid
	timeout $bound tail --pid="$daemon_pid" -f /dev/null || return 1
	wait "$daemon_pid"
	[ $? -eq 4 ] || return 1
	daemon_pid=
	exec 6>&- 7<&-
	rm "$work/address"
	start_bus
	keep=yes start_kept --config "$work/charged.conf" || return 1
	health '"last_move":"1. e4"' || return 1
	say 'reedtrace 1' '0 ffff00001000efff 1'
	health '"health":"ok"' || return 1
	say '1 ffef00001000efff 1'
	event '"type":"touched","side":"black","square":"e7"' || return 1
	say '2 ffef00101000efff 1' '3 ffef00101000efff 2'
	event '"type":"completed","ply":2'
}

# What is recorded behind a restart has the whole game, and gives what was told live.
a_trace_has_the_whole_game()
{
	die_and_go_on --config "$work/charged.conf" || return 1
	say 'reedtrace 1' '0 ffef00101000efff 2'
	health '"health":"ok"' || return 1
	say '1 ffef00101000efbf 2'
	event '"type":"touched","side":"white","square":"g1"' || return 1
	say '2 ffef00101020efbf 2' '3 ffef00101020efbf 1'
	event '"type":"completed","ply":3' || return 1
	event '"type":"clock"' || return 1
	bounded "$ctl" --user record --once "$work/whole.trace" || return 1
	bounded "$ctl" replay --json "$work/whole.trace" >"$work/replayed.json" || return 1
	[ "$(grep -c restart "$work/whole.trace")" -eq 3 ] && same "$work/live.json" "$work/replayed.json"
}

# As if a version that called this square otherwise had kept the game: what was published stands, and
# the arbiter hears of the difference, once.
another_version_does_not_rewrite()
{
	die
	sqlite3 "$store" "UPDATE event SET body = replace(body, '\"square\":\"g1\"', '\"square\":\"h1\"')" ||
		return 1
	last=$(tail -n 1 "$work/live.json" | sed 's/^{"seq":\([0-9]*\),.*/\1/')
	since=$(grep '"square":"g1"' "$work/live.json" | sed 's/^{"seq":\([0-9]*\),.*/\1/')
	sed 's/"square":"g1"/"square":"h1"/' "$work/live.json" >"$work/published.json"
	keep=yes start_kept --config "$work/charged.conf" || return 1
	event '"kind":"store",*"what":"differs","from":'"$since"'}' || return 1
	head -n "$(wc -l <"$work/published.json")" "$work/live.json" >"$work/beginning" &&
		same "$work/published.json" "$work/beginning" || return 1
	one_line "$work/daemon.err" && grep -q "judges the game otherwise .* from event $since on; .*stands" \
		"$work/daemon.err" || return 1
	die_and_go_on --config "$work/charged.conf" || return 1
	say 'reedtrace 1' '0 ffef00101020efbf 1'
	health '"health":"ok"' || return 1
	say '1 ffeb00101020efbf 1'
	event '"what":"differs"' && event '"type":"touched","side":"black","square":"c7"' || return 1
	! grep -q otherwise "$work/daemon.err" && [ "$(grep -c '"what":"differs"' "$work/live.json")" -eq 1 ]
}

# What was changed for the next round does not reach into a game, and that is said.
a_game_keeps_its_regulations()
{
	die_and_go_on --config "$work/other.conf" || return 1
	one_line "$work/daemon.err" && grep -q 'by its own regulations' "$work/daemon.err" || return 1
	property Game TimeControl >"$work/control" && grep -q '"300"' "$work/control"
}

# --- files that cannot be used ---

one_store_is_for_one_daemon()
{
	bounded "$touchmoved" --user --source "trace:$work/board" 2>"$work/bad" 6>&- 7<&-
	[ $? -eq 4 ] && one_line "$work/bad" && grep -q 'another touchmoved' "$work/bad"
}

refuses_what_is_not_its_own()
{
	exec 6>&- 7<&-
	stop
	sqlite3 "$work/other.sqlite" 'CREATE TABLE t (a)' || return 1
	bounded "$touchmoved" --user --source "trace:$work/board" --store "$work/other.sqlite" \
		2>"$work/bad"
	[ $? -eq 4 ] && one_line "$work/bad" && grep -q "another program's database" "$work/bad" ||
		return 1
	cp "$store" "$work/newer.sqlite"
	sqlite3 "$work/newer.sqlite" 'PRAGMA user_version = 99' || return 1
	bounded "$touchmoved" --user --source "trace:$work/board" --store "$work/newer.sqlite" \
		2>"$work/bad"
	[ $? -eq 4 ] && one_line "$work/bad" && grep -q 'newer touchmoved' "$work/bad"
}

wants_a_name()
{
	bounded "$touchmoved" --user --source "trace:$work/board" --store '' 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q -e '--store expects' "$work/bad"
}

# Rows that can be read are saved, and the daemon goes on with them.
sets_a_damaged_file_aside()
{
	sqlite3 "$store" 'PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE' \
		>/dev/null || return 1
	size=$(stat -c %s "$store")
	dd if=/dev/urandom of="$store" bs=4096 count=1 seek=$((size / 4096 - 1)) conv=notrunc \
		2>/dev/null
	keep=yes start_kept --config "$work/charged.conf" || return 1
	grep -q 'stands aside as .*damaged-.* rows of it' "$work/daemon.err" || return 1
	set -- "$store".damaged-*
	[ -f "$1" ] || return 1
	say 'reedtrace 1' "0 $ready 0"
	health '"health":"ok"'
}

start_bus
check a_killed_game_goes_on
check restart_is_told_and_the_clock_stands
check rulings_are_kept
check alerts_stay_open
check numbers_go_on_with_other_settings
check downtime_is_charged
check the_bus_goes_and_the_game_goes_on
check a_trace_has_the_whole_game
check another_version_does_not_rewrite
check a_game_keeps_its_regulations
check one_store_is_for_one_daemon
check refuses_what_is_not_its_own
check wants_a_name
check sets_a_damaged_file_aside
echo "1..$count"
exit $failed
