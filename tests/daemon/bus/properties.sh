#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What the public's properties show of a game that is played: its date and names, and whose
# clock runs, also while a press that completed nothing is held. Prints TAP; no
# wait is without an event.
#
# usage: properties.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"

ready=ffff00000000ffff
e4=ffff00001000efff

property() # NAME
{
	bounded busctl --user get-property org.touchmove1 /org/touchmove1/board/1 \
		org.touchmove1.Game "$1"
}

runs() # SIDE, by both properties that say so
{
	[ "$(property Running)" = "s \"$1\"" ] && property Clocks >"$work/clocks" &&
		grep -q "\"running\" s \"$1\"" "$work/clocks" && return 0
	property Running >&2
	property Clocks >&2
	return 1
}

shows_the_date()
{
	mkfifo "$work/board" "$work/heard"
	printf '[regulations]\nTimeControl=300\nDate=2026.11.21\nWhite=Morphy\nBlack=Duke\n' >"$work/dated.conf"
	printf 'Event=Opera\nSite=Paris\nRound=3\n' >>"$work/dated.conf"
	start --source "trace:$work/board" --config "$work/dated.conf" || return 1
	exec 6<>"$work/board"
	timeout --foreground 120 "$ctl" --user monitor --json 6>&- >"$work/heard" &
	exec 7<"$work/heard"
	say 'reedtrace 1' "0 $ready 0" "1 $ready 2"
	event '"why":"start"' || return 1
	[ "$(property Date)" = 's "2026.11.21"' ]
}

shows_each_name_as_its_own()
{
	while read -r name value; do
		[ "$(property "$name")" = "s \"$value\"" ] || { echo "$name: $(property "$name")" >&2; return 1; }
	done <<-NAMES
		White Morphy
		Black Duke
		EventName Opera
		Site Paris
		Round 3
		TimeControl 300
	NAMES
}

shows_whose_clock_runs()
{
	runs white || return 1
	say '2 ffff00000000efff 2'
	event '"type":"touched"' || return 1
	say "3 $e4 2"
	event '"type":"made"' || return 1
	say "4 $e4 1"
	event '"running":"black"' || return 1
	runs black
}

# The arbiter hears of it; to everybody else Black still thinks.
shows_nothing_of_a_press_for_nothing()
{
	say "5 $e4 2"
	event '"running":"white"' || return 1
	runs black || return 1
	bounded "$ctl" --user dismiss last || return 1
	event '"decision":"dismissed"' || return 1
	runs white
}

start_bus
check shows_the_date
check shows_each_name_as_its_own
check shows_whose_clock_runs
check shows_nothing_of_a_press_for_nothing
echo "1..$count"
exit $failed
