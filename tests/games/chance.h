/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Random games: legal moves by lot, pawns forward more often than not, so that they have many
 * of the things that are rare in real games: promotions to any piece, kings in mid-board, en
 * passant, checks.
 */
#ifndef TEST_GAMES_CHANCE_H
#define TEST_GAMES_CHANCE_H

#include "random.h"
#include <chesslaws.h>

#define CHANCE_PLIES	140
#define CHANCE_PGN_SIZE 8192

/* Writes a game without a result as PGN; returns its bytes. The same @random gives the same game.
 */
size_t chance_write_game(struct random *random, char text[CHANCE_PGN_SIZE]);

/* Likewise one of Chess960, from start position @number, in which both castle if they can. */
size_t chance_write_chess960(struct random *random, unsigned int number,
			     char text[CHANCE_PGN_SIZE]);

#endif
