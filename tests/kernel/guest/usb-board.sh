# shellcheck shell=sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# An emulated USB board, and a client that writes down what the daemon's USB source reports.

BOARD=$(mktemp -d)
emulator_pid=""
watch_pid=""

# start_emulator KIND [PORT [SERIAL]]
start_emulator() {
	modprobe vhci-hcd || return 1
	[ -p "$BOARD/commands" ] || mkfifo "$BOARD/commands"
	usb-emulator "$@" <"$BOARD/commands" >"$BOARD/states" 2>"$BOARD/emulator.log" 3>&- &
	emulator_pid=$!
	exec 3>"$BOARD/commands"
}

stop_emulator() {
	tell quit
	exec 3>&-
	wait "$emulator_pid"
}

tell() { echo "$*" >&3; }

# done_times COMMAND TIMES: the emulator has reported the command this often.
done_times() { [ "$(grep -c "^done $1" "$BOARD/states")" -ge "$2" ]; }

# start_watch SPEC
start_watch() {
	device-watch "$@" >"$BOARD/frames" 2>"$BOARD/log" 3>&- &
	watch_pid=$!
}

stop_watch() {
	kill "$watch_pid" && wait "$watch_pid"
}

# The states of the board, by the emulator and by the source: squares, inputs, and kinds, as far as
# the source knows them.
states_made() {
	sed -n 's/^state //p' "$BOARD/states" | cut -d' ' -f1,2${1:+,3} | uniq
}
states_seen() {
	sed -n 's/^[0-9]* \([0-9a-f]\{16\} [0-9a-f]*\)/\1/p' "$BOARD/frames" |
		sed -e 's/ lost//' -e 's/ fault//' -e 's/kinds=//' | cut -d' ' -f1,2${1:+,3} | uniq
}

# every_state_seen [kinds]
every_state_seen() {
	states_made "$1" >"$BOARD/made"
	states_seen "$1" >"$BOARD/seen"
	if ! diff "$BOARD/made" "$BOARD/seen" >"$BOARD/difference"; then
		head -n 20 "$BOARD/difference"
		tail -n 20 "$BOARD/log"
		return 1
	fi
}

last_state_seen() { [ "$(states_made "$1" | tail -n 1)" = "$(states_seen "$1" | tail -n 1)" ]; }

seen_times() { [ "$(grep -c -- "$1" "$BOARD/frames")" -ge "$2" ]; }

logged() { grep -qF -- "$*" "$BOARD/log"; }
