#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# touchmoved on a board that is there now: a FIFO into which this script
# writes what switches would say. Prints TAP; no wait is without an event.
#
# usage: live.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
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

# Listens to the arbiter's stream, from the first event on.
listen()
{
	rm -f "$work/heard"
	mkfifo "$work/heard"
	timeout --foreground 120 "$ctl" --user monitor --json >"$work/heard" 6>&- &
	exec 7<"$work/heard"
}

# Waits for the event that the shell's PATTERN matches.
waits_for_a_board()
{
	start_live || return 1
	health '"health":"waiting"' || return 1
	listen
	say 'reedtrace 1' "0 $ready 0"
	health '"health":"ok"' && event '"state":"ready"'
}

# Debounce, release and clock by the time at which things come.
plays_a_move()
{
	say "1 $ready 2" || return 1
	event '"state":"started"' || return 1
	say '2 ffff00000000efff 2' || return 1
	event '"type":"touched","side":"white","square":"e2"' || return 1
	say '3 ffff00001000efff 2'
	event '"type":"made","ply":1,"side":"white","uci":"e2e4"' || return 1
	say '4 ffff00001000efff 1'
	event '"type":"completed","ply":1'
}

# Each player's board is a device of its own; one that is unplugged is told, and waited for.
plays_on_two_boards()
{
	printf '[regulations]\nVisuallyDisabled=black\n' >"$work/two.conf"
	rm -f "$work/board" "$work/second"
	mkfifo "$work/board" "$work/second"
	start --config "$work/two.conf" --source "trace:$work/board" \
		--second-source "trace:$work/second" || return 1
	exec 6<>"$work/board" 8<>"$work/second"
	listen 8>&-
	say 'reedtrace 1' "0 $ready 0"
	printf '%s\n' 'reedtrace 1' "0 $ready 0" >&8
	event '"state":"ready"' || return 1
	say "1 $ready 2"
	event '"state":"started"' || return 1
	say '2 ffff00000000efff 2' '3 ffff00001000efff 2'
	event '"words":"Bauer Eva zwei Eva vier"' || return 1
	say '4 ffff00001000efff 1'
	event '"type":"completed","ply":1' || return 1
	printf '%s\n' '1 ffff00000000efff 0' '2 ffff00001000efff 0' '3 ffef00001000efff 0' >&8
	event '"type":"touched","side":"black","square":"e7"' || return 1
	printf '%s\n' '4 ffef00101000efff 0' >&8
	event '"words":"Bauer Eva sieben Eva fuenf"' || return 1
	exec 8>&-
	health '"health":"gone"' || return 1
	exec 8<>"$work/second"
	printf '%s\n' 'reedtrace 1' '0 ffef00101000efff 0' >&8
	health '"health":"ok"' || return 1
	say '5 ffff00001000efff 2'
	event '"type":"completed","ply":2'
	exec 8>&-
}

two_boards_need_two_sources()
{
	printf '[regulations]\nVisuallyDisabled=black\n' >"$work/two.conf"
	for arguments in "--source chardev:/dev/none --config $work/two.conf" \
		"--source chardev:/dev/none --second-source usb:1" \
		"--source chardev: --second-source usb:1 --config $work/two.conf" \
		"--source usb:1 --second-source usb: --config $work/two.conf" \
		"--source usb:1 --second-source gpio: --config $work/two.conf"; do
		# Unquoted: these are words.
		bounded "$touchmoved" --user $arguments 2>"$work/bad" >&2
		[ $? -eq 2 ] && one_line "$work/bad" || { echo "$arguments" >&2; return 1; }
	done
}

tells_faults()
{
	say '5 ffff00001000efff 1 fault'
	health '"health":"fault"' || return 1
	say '6 ffff00001000efff 1'
	health '"health":"ok"'
}

survives_unplugging()
{
	say '7 ! source gone'
	health '"health":"gone","condition":"the trace says so"' || return 1
	say '8 ! source back' '9 ffff00001000efff 1'
	health '"health":"ok"' || return 1
	say '10 fff700001000efff 1' '11 fff700001000efff 1'
	event '"type":"touched","side":"black","square":"d7"' || return 1
	say '12 fff700081000efff 1'
	event '"type":"made","ply":2,"side":"black","uci":"d7d5"'
}

# Whoever writes may go; who comes begins a new trace, and the game goes on.
survives_its_writer()
{
	exec 6>&-
	health '"health":"gone","condition":"nobody writes' || return 1
	exec 6<>"$work/board"
	say 'reedtrace 1' '0 fff700081000efff 2'
	health '"health":"ok"' && event '"type":"completed","ply":2'
}

nonsense_is_no_end()
{
	bounded "$ctl" --user sources >"$work/sources"
	say '13 zzz 0'
	health "\"condition\":\"$work/board:[0-9]*: " || return 1
	bounded "$ctl" --user sources --json >"$work/sources"
	grep -q "\"condition\":\"$work/board:[0-9]*: " "$work/sources" || return 1
	exec 6>&-
	exec 6<>"$work/board"
	say 'reedtrace 1' '0 fff700081000efff 2'
	health '"health":"ok"'
}

sources_tells_what_is_read()
{
	bounded "$ctl" --user sources --json >"$work/sources" || return 1
	grep -q "\"spec\":\"trace:$work/board\",.*\"used\":true" "$work/sources" || return 1
	bounded "$ctl" --user sources | grep -q '(read by touchmoved)'
}

commands_are_at_the_present()
{
	"$ctl" --user result 1-0 agreement 2>"$work/bad" || "$ctl" --user result 1-0 || return 1
	event '"state":"ended","result":"1-0"' || return 1
	ended=$(echo "$line" | sed 's/.*"t":\([0-9]*\).*/\1/')
	exec 7<&-
	[ "$ended" -gt 300000 ]
}

# Whatever the contacts do: with the lift before it in doubt for long, too, and from the FIFO.
refusals_are_told()
{
	rm -f "$work/board"
	mkfifo "$work/board"
	printf '[board]\nSource=trace:%s\n[regulations]\nDebounceTime=0.2\n' "$work/board" \
		>"$work/conf"
	start --config "$work/conf" || return 1
	exec 6<>"$work/board"
	listen
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	event '"state":"started"' || return 1
	say '2 ffff00000000efff 2' '2 ! accept-draw'
	"$ctl" --user accept-draw 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && grep -q 'No draw offer' "$work/bad" || return 1
	exec 7<&-
	one_line "$work/daemon.err" &&
		grep -q "board:5: accept-draw: No draw offer" "$work/daemon.err"
}

configuration_is_read()
{
	printf '[board]\nBoard=hall_7\nSource=trace:%s\nWiring=b1 a1 -\n[regulations]\nWhite=Ann\n' \
		"$work/board" >"$work/conf"
	rm -f "$work/board"
	mkfifo "$work/board"
	start --config "$work/conf" || return 1
	exec 6<>"$work/board"
	"$ctl" --user --board hall_7 status --json | grep -q '"white":"Ann"'
}

broken_configuration_is_said()
{
	printf '[board]\nBord=1\n' >"$work/conf"
	bounded "$touchmoved" --user --config "$work/conf" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q "conf:2: no key 'Bord'" "$work/bad"
}

# A machine that has a board would find it.
waits_for_any_board()
{
	ls /dev/reedboard* >/dev/null 2>&1 && return 0
	printf '[board]\nSource=\n' >"$work/conf"
	start --config "$work/conf" || return 1
	health '"source":"","health":"waiting","condition":"no /dev/reedboardN is there'
}

waits_for_a_path()
{
	start --source "chardev:$work/reedboard0" || return 1
	health "\"health\":\"waiting\",\"condition\":\"$work/reedboard0 is not there\""
}

other_files_are_no_board()
{
	bounded "$touchmoved" --user --source chardev:/dev/null 2>"$work/bad"
	status=$?
	[ $status -eq 4 ] && one_line "$work/bad" && grep -q 'no board of the module' "$work/bad" ||
		{ echo "exit $status" >&2; cat "$work/bad" >&2; return 1; }
}

sources_looks_by_itself()
{
	: >"$work/conf"
	"$ctl" --user --config "$work/conf" sources >"$work/sources" || return 1
	"$ctl" --user --config "$work/none" sources 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad"
}

# --- wiring ---

shows_contacts_in_lines()
{
	printf 'reedtrace 1\n0 0000000000000001 0\n1000 0000000000000000 1\n' >"$work/trace"
	printf '[board]\nWiring=e4 a1\n' >"$work/conf"
	bounded "$ctl" wiring --config "$work/conf" --source "trace:$work/trace" >"$work/lines" ||
		return 1
	cat >"$work/expected" <<-LINES
		reading: $work/trace
		closed at first: e4
		e4 open, changes: 1
		White's lever down, changes: 1
	LINES
	same "$work/expected" "$work/lines"
}

# A board whose contacts are soldered in the order of its squares, from h8 down.
write_piece_by_piece() # FILE
{
	awk 'BEGIN { print "reedtrace 1"; print 0, "0000000000000000", 0
		for (n = 63; n >= 0; n--) {
			digits = ""
			for (i = 15; i >= 0; i--)
				digits = digits (int(n / 4) == i ? 2 ^ (n % 4) : 0)
			t += 10000; print t, digits, 0
			t += 400; print t, "0000000000000000", 0
			t += 400; print t, digits, 0
			t += 15000; print t, "0000000000000000", 0
		} }' >"$1"
}

makes_a_map()
{
	write_piece_by_piece "$work/trace"
	: >"$work/conf"
	bounded "$ctl" wiring --make --settle 10 --config "$work/conf" \
		--source "trace:$work/trace" </dev/null >"$work/dialogue" || return 1
	grep -q '^a1 is contact 63$' "$work/dialogue" || return 1
	grep -q '^h8 is contact 0$' "$work/dialogue" || return 1
	grep -q '^touchmove,wiring = /bits/ 8 <63 62 61' "$work/dialogue" || return 1
	bounded "$ctl" wiring --make --json --settle 10 --config "$work/conf" \
		--source "trace:$work/trace" </dev/null >"$work/json" 2>"$work/lines" || return 1
	one_line "$work/json" && grep -q '^{"wiring":\["h8","g8",.*"touchmove,wiring":\["h8",' \
		"$work/json" || return 1
	# What it prints is a configuration, and reading it does what it says.
	sed -n '/^\[board\]/,/^$/p' "$work/dialogue" >"$work/conf"
	bounded "$ctl" wiring --config "$work/conf" --source "trace:$work/trace" >"$work/lines" ||
		return 1
	sed -n 3p "$work/lines" | grep -q '^a1 closed' && tail -n 1 "$work/lines" | grep -q '^h8 open'
}

# As a person would: by what is asked, with a word now and then.
asks_and_listens()
{
	: >"$work/conf"
	rm -f "$work/board"
	mkfifo "$work/board" "$work/words" "$work/said"
	bounded "$ctl" wiring --make --settle 10 --config "$work/conf" --source "trace:$work/board" \
		<"$work/words" >"$work/said" 2>"$work/bad" &
	pid=$!
	exec 5>"$work/words" 6<>"$work/board" 4<"$work/said"
	asked 'a1?' && say 'reedtrace 1' '0 0000000000000000 0' '1 0000000000000020 0' || return 1
	asked 'b1?' && say '2 0000000000000060 0' || return 1
	asked '2 contacts are closed, 5 and 6'* && say '3 0000000000000040 0' || return 1
	asked 'b1 is contact 6' && asked 'c1?' && echo back >&5 || return 1
	asked 'b1?' && say '4 0000000000000000 0' '5 0000000000000020 0' || return 1
	asked 'contact 5 is that of a1'* && echo nonsense >&5 || return 1
	asked 'expected back, skip, done or quit' && echo skip >&5 || return 1
	asked 'c1?' && say '6 8000000000000000 0' || return 1
	asked 'd1?' && say '7 0000000000000000 0 fault' || return 1
	asked 'the hardware does not answer' && say '8 8000000000000000 0' || return 1
	asked 'the hardware answers again' && echo 'done' >&5 || return 1
	asked 'Wiring=- - - - - a1 - -' || return 1
	cat <&4 >"$work/rest"
	wait $pid || return 1
	exec 4<&- 5>&- 6>&-
	grep -q '^  - - - - - - - c1$' "$work/rest"
}

asked() # PATTERN
{
	while read -r line <&4; do
		# The pattern is one.
		# shellcheck disable=SC2254
		case $line in $1) return 0 ;; esac
	done
	echo "not asked: $1" >&2
	return 1
}

# The last piece stands until the trace ends.
map_ends_with_its_trace()
{
	write_piece_by_piece "$work/whole"
	sed '$d' "$work/whole" >"$work/trace"
	bounded "$ctl" wiring --make --settle 10 --source "trace:$work/trace" </dev/null \
		>"$work/dialogue" 2>"$work/bad" || return 1
	grep -q '^h8 is contact 0$' "$work/dialogue" && grep -q Wiring= "$work/dialogue"
}

words_may_come_in_pieces()
{
	rm -f "$work/board" "$work/words" "$work/said"
	mkfifo "$work/board" "$work/words" "$work/said"
	bounded "$ctl" wiring --make --source "trace:$work/board" \
		<"$work/words" >"$work/said" 2>"$work/bad" &
	pid=$!
	exec 5>"$work/words" 4<"$work/said"
	asked 'waiting for a board: nobody has written'* && printf sk >&5 && sleep 0.2 || return 1
	printf 'ip\nskip\nba' >&5 && asked 'c1?' && echo ck >&5 && asked 'b1?' || return 1
	printf quit >&5
	exec 5>&-
	cat <&4 >"$work/rest"
	wait $pid
	[ $? -eq 1 ] && ! grep -q expected "$work/rest"
	pieces=$?
	exec 4<&-
	return $pieces
}

# Ctrl-C is no way to get half a map.
interrupted_map_is_none()
{
	rm -f "$work/board" "$work/said"
	mkfifo "$work/board" "$work/said"
	"$ctl" wiring --make --settle 10 --source "trace:$work/board" </dev/null >"$work/said" \
		2>"$work/bad" &
	pid=$!
	exec 6<>"$work/board" 4<"$work/said"
	say 'reedtrace 1' '0 0000000000000020 0' && asked 'b1?' || return 1
	kill -TERM $pid
	cat <&4 >"$work/rest"
	wait $pid
	[ $? -eq 1 ] && one_line "$work/bad" && ! grep -q Wiring= "$work/rest"
	interrupted=$?
	exec 4<&- 6>&-
	return $interrupted
}

unfinished_map_is_none()
{
	printf 'reedtrace 1\n0 0000000000000001 0\n' >"$work/trace"
	bounded "$ctl" wiring --make --settle 10 --source "trace:$work/trace" </dev/null \
		>"$work/dialogue" 2>"$work/bad"
	[ $? -eq 1 ] && one_line "$work/bad" && ! grep -q Wiring= "$work/dialogue"
}

wiring_on_a_terminal()
{
	rm -f "$work/board"
	mkfifo "$work/board"
	exec 6<>"$work/board"
	say 'reedtrace 1' '0 0000000000000001 2' '1 0000000000000000 0'
	printf q | TERM=xterm-256color LINES=24 COLUMNS=80 bounded script -qec \
		"$ctl wiring --source trace:$work/board" "$work/screen" >/dev/null || return 1
	exec 6>&-
	grep -q "White's lever" "$work/screen" && grep -q 'counts from 0 again' "$work/screen" &&
		tail -n 2 "$work/screen" | grep -q "$(printf '\033\\[?1049l')"
}

# What has been read of a FIFO is not kept, and a line that does not end is given up.
fifo_is_read_for_ever()
{
	rm -f "$work/board" "$work/said"
	mkfifo "$work/board" "$work/said"
	bounded "$ctl" wiring --source "trace:$work/board" >"$work/said" 2>"$work/bad" &
	pid=$!
	exec 6<>"$work/board" 4<"$work/said"
	say 'reedtrace 1' '0 0000000000000001 0'
	asked 'closed at first: a1' || return 1
	yes "$(printf '#%0999d' 0)" | head -n 70000 >&6
	say '1 0000000000000003 0'
	asked 'b1 closed, changes: 1' || return 1
	head -c 1500000 /dev/zero | tr '\0' x >&6
	asked 'waiting for a board: File too large' || return 1
	say '' 0 && asked '*the line has*bytes*' || return 1
	say 'reedtrace 1' '0 0000000000000001 0'
	asked 'reading:'*
	again=$?
	kill $pid
	wait $pid 2>/dev/null
	exec 4<&- 6>&-
	return $again
}

traces_that_are_none_are_said()
{
	: >"$work/empty"
	bounded "$ctl" wiring --source "trace:$work/empty" 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'empty: expected .reedtrace 1' "$work/bad" ||
		return 1
	bounded "$ctl" wiring --source "trace:$work" 2>"$work/bad"
	[ $? -eq 4 ] && one_line "$work/bad" && grep -q 'neither a file nor a FIFO' "$work/bad" ||
		return 1
	bounded "$ctl" wiring --source trace: 2>"$work/bad"
	[ $? -eq 2 ] && one_line "$work/bad" && grep -q 'behind the colon' "$work/bad"
}

bad_wiring_options_are_refused()
{
	for arguments in "--source pgn:x" "--source nonsense" "--settle 0" "--settle" \
		"--config $work/none" "extra"; do
		# Unquoted: these are words.
		bounded "$ctl" wiring $arguments 2>"$work/bad" >&2
		[ $? -eq 2 ] && one_line "$work/bad" || { echo "$arguments" >&2; return 1; }
	done
}

start_bus
check waits_for_a_board
check plays_a_move
check tells_faults
check survives_unplugging
check survives_its_writer
check nonsense_is_no_end
check sources_tells_what_is_read
check commands_are_at_the_present
stop
check refusals_are_told
stop
check plays_on_two_boards
stop
check two_boards_need_two_sources
check configuration_is_read
stop
check broken_configuration_is_said
check waits_for_any_board
stop
check waits_for_a_path
stop
check other_files_are_no_board
check sources_looks_by_itself
check shows_contacts_in_lines
check makes_a_map
check asks_and_listens
check map_ends_with_its_trace
check words_may_come_in_pieces
check interrupted_map_is_none
check unfinished_map_is_none
check fifo_is_read_for_ever
check traces_that_are_none_are_said
check wiring_on_a_terminal
check bad_wiring_options_are_refused
echo "1..$count"
exit $failed
