/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One public game as PGN, in the form that broadcasts and viewers read without trouble (FEEDS.md
 * §2): whoever reads it twice knows it for the same game, and no line in it is illegal.
 */
#ifndef TOUCHMOVE_FEED_GAME_PGN_H
#define TOUCHMOVE_FEED_GAME_PGN_H

#include "feed/game_facts.h"

/* Sixteen digits of the stream, the board and the game's number. */
#define GAME_ID_SIZE (16 + 1 + BOARD_ID_MAX + 1 + 10 + 1)

/*
 * Writes the GameId of the game on @board: the same as long as the game is the board's, also after
 * the daemon or the gateway has been started again; "" where no game has started.
 */
void game_id(const struct board *board, char id[GAME_ID_SIZE]);

/*
 * The PGN of the game on @board, with an empty line behind it, the caller's to free with g_free();
 * NULL where no game has started. @number is the board's among those of the round, from 1; @facts
 * is what is known beside the board.
 *
 * The line ends before an illegal move that stands; the result flows all the same. A score that PGN
 * has no word for is "*" with a comment: readers take "0-0" for castling.
 */
char *game_pgn(const struct board *board, unsigned int number, const struct game_facts *facts);

#endif
