/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The games of the boards together, in the boards' order, as PGN: what the folder, the web server
 * and the push each carry on. A game of which only a part has been read again, after a restart, is
 * never shown shorter than it was.
 */
#ifndef TOUCHMOVE_FEED_ROUND_H
#define TOUCHMOVE_FEED_ROUND_H

#include "feed/game_pgn.h"

struct round_game {
	struct board *board;
	unsigned int number;   /* of the board: Round "R.B" */
	char id[GAME_ID_SIZE]; /* "" where no game has started */
	GBytes *pgn;	       /* NULL where no game has started */
	bool read;	       /* it has been written at least once, or there is none */
	bool untold;	       /* it has changed since the watchers were told */
};

/*
 * Called once after changes, from the main loop, when all boards have been read. A game with
 * untold set has changed; it is reset behind the call of the last watcher.
 */
typedef void (*round_watcher)(void *data);

struct round {
	struct boards *boards;
	const struct game_facts *facts;
	GPtrArray *games; /* of struct round_game, in the boards' order */
	GArray *watchers;
	GBytes *text; /* of all games; NULL: to be written anew */
	guint telling;
};

/* Follows @boards, with @facts; both stay the caller's and live longer. */
void round_open(struct round *round, struct boards *boards, const struct game_facts *facts);
/* Does nothing where @round is zero. */
void round_close(struct round *round);

/* @watcher is called with @data after each change from now on. */
void round_watch(struct round *round, round_watcher watcher, void *data);

/* Takes what @board has now; the bus's signals do that by themselves. */
void round_take(struct round *round, struct board *board);

/* Writes all games anew: the facts have changed. */
void round_rewrite(struct round *round);

/* True once every board's games have been read. */
bool round_is_whole(const struct round *round);

/* The game of the board @id, or NULL. */
const struct round_game *round_find(const struct round *round, const char *id);

/* All games' PGN, each with an empty line behind it; the round's own until something changes. */
GBytes *round_text(struct round *round);

#endif
