/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is to be written to the file (database.h), in its order, while it waits in memory. */
#ifndef TOUCHMOVE_ROWS_H
#define TOUCHMOVE_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum table {
	TABLE_LOG,
	TABLE_ENTRY,
	TABLE_EVENT,
	TABLES,
	REMOVE_LOG = TABLES, /* no row: all rows of its log are to be removed */
	CUT_LOG,	     /* likewise its events from n on */
};

/* A row that is to be written. */
struct row {
	struct row *next;
	enum table table;
	uint64_t mark;
	size_t size; /* in memory */
	uint64_t log;
	uint64_t n;
	bool ends_game;	    /* an event that ends one */
	int64_t numbers[9]; /* of its table, in the order of its columns */
	char *texts[6];	    /* likewise; NULL is kept as such */
};

struct rows {
	struct row *first;
	struct row **end;
};

void rows_init(struct rows *rows);
void rows_append(struct rows *rows, struct row *row);

/* Moves all rows of @from behind those of @to. */
void rows_join(struct rows *to, struct rows *from);
void rows_free(struct rows *rows);

/* A row for @table with all else zero; it ends the process where there is no memory. */
struct row *row_new(enum table table, uint64_t log, uint64_t n);

/* How many bytes it takes in memory. */
size_t row_size(const struct row *row);

#endif
