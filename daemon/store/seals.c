/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * For each log that was written to, its chains as far as the open transaction has them. Where that
 * fails all are forgotten, and read from the file again.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/pieces.h"
#include "store/read_log.h"
#include "store/seals.h"

/* In µs: the issue of this, a signature every minute. */
#define SEAL_TIME ((uint64_t)60000000)

struct sealed {
	struct sealed *next;
	uint64_t log;
	struct chain chain;
	uint64_t since;	 /* when the first row came that is not signed, or UINT64_MAX */
	bool is_damaged; /* and cannot be signed any more, but goes on */
	bool wanted;
	bool over; /* nothing follows */
};

struct seals {
	const struct chain_key *key;
	struct sealed *logs; /* the one that was opened last is the first */
};

struct seals *seals_new(const struct chain_key *key)
{
	struct seals *seals = key ? calloc(1, sizeof(*seals)) : NULL;

	if (seals)
		seals->key = key;
	return seals;
}

void seals_forget(struct seals *seals, uint64_t log)
{
	if (!seals)
		return;
	for (struct sealed **at = &seals->logs; *at;) {
		struct sealed *sealed = *at;

		if (log && sealed->log != log) {
			at = &sealed->next;
			continue;
		}
		*at = sealed->next;
		free(sealed);
	}
}

void seals_free(struct seals *seals)
{
	seals_forget(seals, 0);
	free(seals);
}

/* Returns whether the log is known, and then the first. */
static bool find(struct seals *seals, uint64_t log)
{
	for (struct sealed **at = &seals->logs; *at; at = &(*at)->next) {
		struct sealed *sealed = *at;

		if (sealed->log != log)
			continue;
		*at = sealed->next;
		sealed->next = seals->logs;
		seals->logs = sealed;
		return true;
	}
	return false;
}

/* Returns false where the file does not have the log as it was written. */
static bool read_chain(sqlite3 *database, uint64_t log, struct chain *chain)
{
	struct pieces pieces;
	struct piece piece;
	size_t size;
	char *text;
	int r = log_read_text(database, log, &text, &size);

	if (r < 0)
		return false;
	pieces_begin(&pieces, text, size);
	while ((r = pieces_next(&pieces, &piece)) > 0)
		piece_chain(&piece, chain);
	free(text);
	return r == 0;
}

void seals_open(struct seals *seals, sqlite3 *database, uint64_t log)
{
	struct sealed *sealed;

	if (!seals || find(seals, log))
		return;
	sealed = calloc(1, sizeof(*sealed));
	if (!sealed)
		abort();
	sealed->log = log;
	sealed->since = UINT64_MAX;
	sealed->is_damaged = !read_chain(database, log, &sealed->chain);
	sealed->next = seals->logs;
	seals->logs = sealed;
}

static struct sealed *note(struct seals *seals, uint64_t now)
{
	struct sealed *sealed = seals->logs;

	if (sealed->since == UINT64_MAX && !sealed->is_damaged)
		sealed->since = now;
	return sealed;
}

void seals_entry(struct seals *seals, const char *text, size_t size, uint64_t now)
{
	if (seals)
		chain_entry(&note(seals, now)->chain, text, size);
}

void seals_event(struct seals *seals, const char *text, size_t size, uint64_t now)
{
	if (seals)
		chain_event(&note(seals, now)->chain, text, size);
}

void seals_want(struct seals *seals, bool over)
{
	if (!seals)
		return;
	seals->logs->wanted = !seals->logs->is_damaged;
	seals->logs->over = over;
}

void seals_want_all(struct seals *seals)
{
	for (struct sealed *sealed = seals ? seals->logs : NULL; sealed; sealed = sealed->next)
		sealed->wanted = sealed->wanted || sealed->since != UINT64_MAX;
}

uint64_t seals_due(const struct seals *seals)
{
	uint64_t due = UINT64_MAX;

	for (const struct sealed *sealed = seals ? seals->logs : NULL; sealed;
	     sealed = sealed->next)
		if (sealed->since != UINT64_MAX && sealed->since + SEAL_TIME < due)
			due = sealed->since + SEAL_TIME;
	return due;
}

static int seal(struct seals *seals, sqlite3 *database, struct sealed *sealed, int64_t wall)
{
	sqlite3_stmt *insert = NULL;
	char line[CHAIN_LINE_SIZE];
	int code = sqlite3_prepare_v2(database,
				      "INSERT OR REPLACE INTO head (log, entries, events, line) "
				      "VALUES (?, ?, ?, ?)",
				      -1, &insert, NULL);

	if (code != SQLITE_OK)
		return code;
	chain_sign(&sealed->chain, wall, seals->key, line);
	sqlite3_bind_int64(insert, 1, (int64_t)sealed->log);
	sqlite3_bind_int64(insert, 2, (int64_t)sealed->chain.entries);
	sqlite3_bind_int64(insert, 3, (int64_t)sealed->chain.events);
	sqlite3_bind_text(insert, 4, line, -1, SQLITE_STATIC);
	code = sqlite3_step(insert);
	sqlite3_finalize(insert);
	sealed->since = UINT64_MAX;
	sealed->wanted = false;
	return code == SQLITE_DONE ? SQLITE_OK : code;
}

static bool is_due(const struct sealed *sealed, uint64_t now)
{
	return sealed->wanted || (sealed->since != UINT64_MAX && now >= sealed->since + SEAL_TIME);
}

int seals_write(struct seals *seals, sqlite3 *database, uint64_t now, int64_t wall)
{
	int code = SQLITE_OK;

	for (struct sealed **at = seals ? &seals->logs : NULL; at && *at && code == SQLITE_OK;) {
		struct sealed *sealed = *at;

		if (is_due(sealed, now))
			code = seal(seals, database, sealed, wall);
		if (sealed->over) {
			*at = sealed->next;
			free(sealed);
		} else {
			at = &sealed->next;
		}
	}
	return code;
}
