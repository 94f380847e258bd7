#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The same lines read by touchmoved itself through libgpiod, without the module.

. /tests/tap.sh
. /tests/lines.sh
. /tests/game.sh

# One rank a line: all but the first begin with a blank, which continues the list.
configure() {
	printf '%s\n' '[gpio]' Topology=direct
	printf 'Squares='
	for rank in 1 2 3 4 5 6 7 8; do
		for file in a b c d e f g h; do
			printf ' %s%s' $file $rank
		done
		echo
	done
	printf '%s\n' WhiteLever=white-lever BlackLever=black-lever AdjustButton=adjust \
		ArbiterButton=arbiter
}

need '68 lines are simulated' make_lines
configure >"$WORK/conf"
need 'touchmoved starts with them' start_game --config "$WORK/conf" --source gpio:
need 'the game is played on the lines' play-lines "$GAMES/fools-mate.trace" "$CHIP"
check 'the game comes to its end' game_ended 30
check_game fools-mate 'through simulated lines and libgpiod'
end_game
check 'the lines go' remove_lines
