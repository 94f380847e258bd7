/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes rows into the file, a batch in one transaction, and signs the logs that they belong to.
 * One thread at a time may use a writer.
 */
#ifndef TOUCHMOVE_WRITER_H
#define TOUCHMOVE_WRITER_H

#include <time.h>

#include "store/database.h"
#include "store/rows.h"
#include "store/seals.h"
#include "store/store.h"

struct writer {
	char name[STORE_NAME_SIZE];
	sqlite3 *database; /* NULL: it is opened with the next batch */
	bool to_read;	   /* it is open to be read alone, until it can be written */
	sqlite3_stmt *insert[TABLES];
	sqlite3_stmt *touch;
	struct rows batch;
	struct chain_key key;
	struct seals *seals; /* NULL: nothing is signed */
	bool key_fails;	     /* and is not tried again */
	bool is_last;	     /* the batch is written before the file is closed */
};

/* Makes the statements of the database that is open. Returns SQLite's code. */
int writer_prepare(struct writer *writer);

/* Without a key games are kept all the same; @error then has a line. */
void writer_open_seals(struct writer *writer, char error[STORE_ERROR_SIZE]);

/* Writes the batch in one transaction. Returns 0, or a negative errno with one line in @error. */
int writer_commit(struct writer *writer, char error[STORE_ERROR_SIZE]);

/* Closes the database; the batch and the seals stay. */
void writer_close(struct writer *writer);

/* µs of that clock. */
uint64_t clock_us(clockid_t id);

#endif
