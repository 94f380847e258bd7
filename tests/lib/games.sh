#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
# Replays the games of a directory; without it the test is skipped, and says so.
# Usage: games.sh TEST-LIB-GAMES DIRECTORY; TOUCHMOVE_SHARED/games goes before it.
set -u

directory=${TOUCHMOVE_SHARED:+$TOUCHMOVE_SHARED/games}
directory=${directory:-$2}
if [ ! -d "$directory" ]; then
	echo "skipped: no games at '$directory' (TOUCHMOVE_SHARED names the directory above)"
	exit 77
fi
exec "$1" "$directory"/*.pgn
