/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Who plays whom at which board, from the file that the pairing program exports: CSV with a header,
 * or FIDE's Tournament Report File (TRF16).
 */
#ifndef TOUCHMOVE_FEED_PAIRINGS_H
#define TOUCHMOVE_FEED_PAIRINGS_H

#include "feed/boards.h"

#define PAIRINGS_ERROR_SIZE 400
/* No tournament's file is larger: some 2,000 players over 20 rounds. */
#define PAIRINGS_FILE_MOST  ((size_t)4 << 20)
#define PAIRINGS_ROUND_MOST 99
#define PAIRINGS_BOARD_MOST 9999

struct entrant {
	char name[RECORD_NAME_SIZE];
	char team[RECORD_NAME_SIZE];
	char title[4];	    /* GM, WIM …, or "" */
	char federation[4]; /* FIDE's three letters, or "" */
	char sex;	    /* 'm', 'w' or '\0' */
	unsigned int fide_id;
	unsigned int rating; /* 0: none */
};

struct pairing {
	unsigned int round, board;
	unsigned int players[2]; /* places in entrants, by enum laws_side */
};

struct pairings {
	char event[RECORD_NAME_SIZE];
	char site[RECORD_NAME_SIZE];
	char federation[4];
	char time_control[RECORD_NAME_SIZE];	 /* in words, as the organiser wrote it */
	char dates[PAIRINGS_ROUND_MOST + 1][11]; /* of the rounds, "YYYY-MM-DD", or "" */
	unsigned int rounds;			 /* how many there will be, or are known */
	/*
	 * TRF has no boards: they are numbered as FIDE's pairing rules order them (C.04.2). Where
	 * that does not tell (teams, other points for a win, acceleration), there are no pairings
	 * here, only entrants; this says why, or is "".
	 */
	char without_boards[60];
	GArray *entrants; /* of struct entrant */
	GArray *list;	  /* of struct pairing */
	GHashTable
		*names; /* an entrant's place from 1 by his name without capitals; 0: two have it */
};

void pairings_init(struct pairings *pairings);
void pairings_clear(struct pairings *pairings);

/*
 * Reads @size bytes of @text into @pairings, which is empty; @name is for errors. Returns 0, or
 * -EINVAL with one line in @error: file, line, what is wrong and what would be right.
 */
int pairings_parse(struct pairings *pairings, const char *name, const char *text, size_t size,
		   char error[PAIRINGS_ERROR_SIZE]);

/* Who plays at @board in @round; NULL where the file does not say. */
const struct pairing *pairings_find(const struct pairings *pairings, unsigned int round,
				    unsigned int board);

/* The one entrant whose name is @name, or NULL: capitals and blanks do not count. */
const struct entrant *pairings_entrant(const struct pairings *pairings, const char *name);

/* The only round that there are pairings of; 0 where there are several, or none. */
unsigned int pairings_only_round(const struct pairings *pairings);

static inline const struct entrant *
pairings_player(const struct pairings *pairings, const struct pairing *pairing, enum laws_side side)
{
	return &g_array_index(pairings->entrants, struct entrant, pairing->players[side]);
}

#endif
