/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the readers of both forms of pairings share. */
#ifndef TOUCHMOVE_FEED_PAIRINGS_READER_H
#define TOUCHMOVE_FEED_PAIRINGS_READER_H

#include "feed/pairings.h"

struct pairings_reader {
	struct pairings *pairings;
	const char *name;
	unsigned int line; /* that is being read, from 1 */
	char *error;
};

/* Writes the error of the present line. Returns -EINVAL. */
__attribute__((format(printf, 2, 3))) int pairings_refuse(const struct pairings_reader *reader,
							  const char *format, ...);

/*
 * Reads the title, as TRF or people write it: GM, wim, "g", "wf"; blanks are none. False where it
 * is no title of FIDE's.
 */
bool pairings_read_title(const char *text, char title[4]);

/* Three letters, or none. */
bool pairings_read_federation(const char *text, char federation[4]);

/* A number up to @most, or 0 for none. */
bool pairings_read_number(const char *text, unsigned int most, unsigned int *number);

/* The forms' readers, of @text, clean UTF-8 that ends with a zero byte. As pairings_parse(). */
int pairings_read_csv(struct pairings_reader *reader, const char *text);
int pairings_read_trf(struct pairings_reader *reader, const char *text);

/* Appends a pairing, unless that board has another one in that round: -EINVAL then. */
int pairings_add(struct pairings_reader *reader, const struct pairing *pairing);

/* FIDE's numbers have eight digits at most so far; nine leave room. */
#define PAIRINGS_FIDE_ID_MOST 999999999
#define PAIRINGS_RATING_MOST  3999
#define PAIRINGS_ENTRANT_MOST 20000

#endif
