/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The games before the present one, as PGN, by their numbers. */
#ifndef TOUCHMOVE_ARCHIVE_H
#define TOUCHMOVE_ARCHIVE_H

#include "event/scoresheet.h"

/*
 * How many games a board keeps, with the present one: their PGN, and their events. A game
 * has some 200 to 400 events of 900 bytes each, so four take about 1 MiB of the 2 MiB that
 * a board may use. A client that was away from the bus for the length of a game still finds
 * all of it.
 */
#define GAMES_KEPT 4

struct archive {
	unsigned int game;     /* the present one's number, or 0 */
	bool elsewhere;	       /* that one is not in the record: it was played before */
	char *pgn[GAMES_KEPT]; /* of game n at n % GAMES_KEPT, or NULL */
};

void archive_init(struct archive *archive);
void archive_clear(struct archive *archive);

/* The games up to @game were played before, and are not kept here. */
void archive_number_from(struct archive *archive, unsigned int game);

/* Takes an event that @record has not taken yet; one that starts a game archives the last game. */
void archive_take(struct archive *archive, const struct scoresheet *record,
		  const struct event *event);

/*
 * The PGN of @game; that of the present one comes from @record. The caller frees *@pgn.
 * Returns 0, -EDOM if there was no such game yet, -ENOENT if it is no longer kept, or
 * -ENOMEM.
 */
int archive_pgn(const struct archive *archive, const struct scoresheet *record, unsigned int game,
		char **pgn);

#endif
