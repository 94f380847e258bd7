/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The names on the bus that the daemon and its clients share. */
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

/* The arbiter's signal Event for whom polkit has let follow it, addressed to him. */
#define BUS_ADMITTED_EVENT "AdmittedEvent"

/* The judge refuses the order at present; refusal.h appends a word for each reason. */
#define BUS_ERROR_REFUSED "org.touchmove1.Error.Refused"
/* The daemon ends before the result is known. */
#define BUS_ERROR_UNDECIDED "org.touchmove1.Error.Undecided"
/* The event or game is too old, and no longer kept; or nothing of the board is. */
#define BUS_ERROR_NOT_KEPT "org.touchmove1.Error.NotKept"
/* The game cannot be removed: it is the last one, or kept in one piece with others. */
#define BUS_ERROR_IN_USE "org.touchmove1.Error.InUse"

#define BOARD_ID_DEFAULT "1"
#define BOARD_ID_MAX	 32

/* touchmove-gateway's own: its name, which is its interface's too, and its object. */
#define BUS_GATEWAY	 "org.touchmove1.Gateway"
#define BUS_GATEWAY_PATH "/org/touchmove1/gateway"

/* True when @id can be a board's: 1 to 32 ASCII letters, digits and underscores. */
bool board_id_is_valid(const char *id);

#endif
