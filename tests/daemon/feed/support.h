/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games for the feeds' tests: a record is fed with public events, as a board would tell them. */
#ifndef TOUCHMOVE_TESTS_FEED_SUPPORT_H
#define TOUCHMOVE_TESTS_FEED_SUPPORT_H

#include "feed/boards.h"

/* Takes one event, JSON with apostrophes for quotes. */
void tell(struct record *record, const char *event);

/* A new game starts, from @fen unless it is "". */
void start_game(struct record *record, unsigned int game, const char *fen);

/* Completes the moves of @san, words between blanks, behind those that are there. */
void complete(struct record *record, const char *san);

/* A completed move that is none by the Laws: from the word of its squares, with the FEN after it.
 */
void complete_illegal(struct record *record, const char *uci, const char *fen);

/* Boards that no bus has: the ids are words between blanks. */
void boards_of(struct boards *boards, const char *ids);
void boards_end(struct boards *boards);

#endif
