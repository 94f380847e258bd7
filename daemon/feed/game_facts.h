/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is known about a game beside what its board tells: its round, its players, its place. */
#ifndef TOUCHMOVE_FEED_GAME_FACTS_H
#define TOUCHMOVE_FEED_GAME_FACTS_H

#include "feed/pairings.h"

struct game_facts {
	const struct pairings *pairings; /* the file's, empty where there is none */
	unsigned int round;		 /* of boards that do not say theirs; 0: not configured */
	const char *location;		 /* where the tournament is; NULL: not configured */
};

/* One player as the world is told. */
struct game_player {
	char name[RECORD_NAME_SIZE];   /* never empty, and no reader takes it for missing */
	const struct entrant *entrant; /* the pairings' own; NULL where they do not have him */
};

/* A text that says something, or NULL. */
const char *game_known(const char *text);

/*
 * Which round @board plays in, 1 to 999: its own Round's number, else the configured one, else the
 * only one in the pairings; 0 where nothing says.
 */
unsigned int game_round(const struct board *board, const struct game_facts *facts);

/*
 * Who has @side at @board, which is the round's board @number. A name that the board was given goes
 * before the pairings, and has the pairings' facts where one entrant is called so; reversed colours
 * are those that are played.
 */
struct game_player game_player(const struct board *board, unsigned int number,
			       const struct game_facts *facts, enum laws_side side);

/* What the tournament and its place are called, for @board; NULL where nothing says. */
const char *game_event(const struct board *board, const struct game_facts *facts);
const char *game_site(const struct board *board, const struct game_facts *facts);

#endif
