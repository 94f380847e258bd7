/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the daemon and its clients call each other by on the bus. */
#ifndef TOUCHMOVE_BUS_NAMES_H
#define TOUCHMOVE_BUS_NAMES_H

#include <stdbool.h>

#define BUS_NAME       "org.touchmove1"
#define BUS_PATH       "/org/touchmove1"
#define BUS_BOARD_PATH "/org/touchmove1/board"
#define BUS_MANAGER    "org.touchmove1.Manager"
#define BUS_BOARD      "org.touchmove1.Board"
#define BUS_GAME       "org.touchmove1.Game"
#define BUS_PLAYER     "org.touchmove1.Player"
#define BUS_ARBITER    "org.touchmove1.Arbiter"

/* The judge says no, at this moment of the game; refusal.h has a word for each reason behind it. */
#define BUS_ERROR_REFUSED "org.touchmove1.Error.Refused"
/* The daemon ends before that is known. */
#define BUS_ERROR_UNDECIDED "org.touchmove1.Error.Undecided"
/* What was told or played so long ago that it is forgotten. */
#define BUS_ERROR_NOT_KEPT "org.touchmove1.Error.NotKept"
/* Nothing is recorded: of files by themselves, or because it was not wanted or did not work. */
#define BUS_ERROR_NOT_RECORDED "org.touchmove1.Error.NotRecorded"

#define BOARD_ID_DEFAULT "1"
#define BOARD_ID_MAX	 32

/* True when @id can be a board's: 1 to 32 ASCII letters, digits and underscores. */
bool board_id_is_valid(const char *id);

#endif
