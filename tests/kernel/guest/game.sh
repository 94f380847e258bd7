# shellcheck shell=sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Plays a game to a touchmoved on a bus of its own, and checks the result.

GAMES=/tests/games
WORK=$(mktemp -d)
# A guest runs many scripts: none goes on with another one's game.
export XDG_STATE_HOME="$WORK/state"
bus_pid="" daemon_pid="" client_pid=""

stop() {
	[ -z "$1" ] || ! kill "$1" 2>/dev/null || wait "$1" 2>/dev/null
	true
}

end_game() {
	stop "$client_pid"
	stop "$daemon_pid"
	stop "$bus_pid"
	bus_pid="" daemon_pid="" client_pid=""
}

trap end_game EXIT

start_bus() {
	cat >"$WORK/bus.conf" <<-CONFIGURATION
		<busconfig>
		  <type>session</type>
		  <listen>unix:path=$WORK/bus</listen>
		  <policy context="default">
		    <allow send_destination="*" eavesdrop="true"/>
		    <allow eavesdrop="true"/>
		    <allow own="*"/>
		  </policy>
		</busconfig>
	CONFIGURATION
	rm -f "$WORK/bus"
	dbus-daemon --config-file="$WORK/bus.conf" --nofork --nopidfile --nosyslog \
		2>"$WORK/bus.log" &
	bus_pid=$!
	export DBUS_SESSION_BUS_ADDRESS="unix:path=$WORK/bus"
	wait_for 20 test -S "$WORK/bus"
}

ctl() { touchmovectl --user "$@"; }

# Ends the wait also when the daemon has ended.
started() { ctl status || ! kill -0 "$daemon_pid"; }

# start_game ARGUMENT...: starts bus, daemon and a client that writes down the public events of a
# new game.
start_game() {
	start_bus || return 1
	rm -rf "$XDG_STATE_HOME"
	: >"$WORK/events"
	ctl monitor --json --wait --until-end >"$WORK/events" 2>"$WORK/client.log" &
	client_pid=$!
	touchmoved --user "$@" 2>"$WORK/daemon.log" &
	daemon_pid=$!
	if ! wait_for 30 started || ! kill -0 "$daemon_pid"; then
		cat "$WORK/daemon.log"
		return 1
	fi
}

# game_ended SECONDS: waits until the client has seen the game's end.
game_ended() {
	wait_for "$1" not kill -0 "$client_pid" && wait "$client_pid"
}

# The completed moves, without signs of check, a line each.
moves() {
	grep '"type":"completed"' "$WORK/events" | sed 's/.*"san":"\([^"]*\)".*/\1/; s/[+#]$//'
}

# right_moves GAME, right_result GAME: compare the moves and the result with those of the PGN.
right_moves() {
	moves >"$WORK/moves"
	if ! diff "$GAMES/$1.moves" "$WORK/moves" >"$WORK/difference"; then
		head -n 20 "$WORK/difference"
		tail -n 5 "$WORK/daemon.log"
		return 1
	fi
}

right_result() {
	grep '"state":"ended"' "$WORK/events" | grep -qF "\"result\":\"$(cat "$GAMES/$1.result")\""
}

# check_game GAME HOW: checks the moves and the result.
check_game() {
	check "$1 $2: every one of $(wc -l <"$GAMES/$1.moves") moves is right" right_moves "$1"
	check "$1 $2: the result is right" right_result "$1"
}
