/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Signs the logs that are written to (chain.h): at a game's end, a minute after anything new, and
 * when the file is closed. Belongs to the store's writer.
 */
#ifndef TOUCHMOVE_SEALS_H
#define TOUCHMOVE_SEALS_H

#include <sqlite3.h>

#include "store/chain.h"

struct seals;

/* With @key, which stays the caller's; NULL, and then nothing is signed, where @key is or memory is
 * out. */
struct seals *seals_new(const struct chain_key *key);
void seals_free(struct seals *seals);

/*
 * The log @log is about to be written to. Reads what the file has of it, unless that is known; a
 * log with damaged rows is not signed.
 */
void seals_open(struct seals *seals, sqlite3 *database, uint64_t log);

/* An entry's or an event's lines were written to the log that was opened last, at @now in µs. */
void seals_entry(struct seals *seals, const char *text, size_t size, uint64_t now);
void seals_event(struct seals *seals, const char *text, size_t size, uint64_t now);

/* What is known of @log, or for 0 of all logs, is not what the file has. */
void seals_forget(struct seals *seals, uint64_t log);

/*
 * A game of the log that was opened last has ended, and with @over the log: it is signed with this
 * commit.
 */
void seals_want(struct seals *seals, bool over);

/* All logs are signed with this commit that have anything new. */
void seals_want_all(struct seals *seals);

/* When a log is to be signed, in µs as @now above, or UINT64_MAX. */
uint64_t seals_due(const struct seals *seals);

/* Signs the logs that are due at @now, in the transaction that is open. Returns an SQLite result.
 */
int seals_write(struct seals *seals, sqlite3 *database, uint64_t now, int64_t wall);

#endif
