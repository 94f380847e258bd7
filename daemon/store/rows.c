/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists that grow at their end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/rows.h"

void rows_init(struct rows *rows)
{
	rows->first = NULL;
	rows->end = &rows->first;
}

void rows_append(struct rows *rows, struct row *row)
{
	*rows->end = row;
	rows->end = &row->next;
}

void rows_join(struct rows *to, struct rows *from)
{
	if (!from->first)
		return;
	*to->end = from->first;
	to->end = from->end;
	rows_init(from);
}

static void row_free(struct row *row)
{
	for (unsigned int i = 0; i < sizeof(row->texts) / sizeof(row->texts[0]); i++)
		free(row->texts[i]);
	free(row);
}

void rows_free(struct rows *rows)
{
	struct row *row = rows->first;

	while (row) {
		struct row *next = row->next;

		row_free(row);
		row = next;
	}
	rows_init(rows);
}

size_t row_size(const struct row *row)
{
	size_t size = sizeof(*row);

	for (unsigned int i = 0; i < sizeof(row->texts) / sizeof(row->texts[0]); i++)
		size += row->texts[i] ? strlen(row->texts[i]) + 1 : 0;
	return size;
}

/* A machine without memory for a row could not go on with anything. */
struct row *row_new(enum table table, uint64_t log, uint64_t n)
{
	struct row *row = calloc(1, sizeof(*row));

	if (!row) {
		fprintf(stderr, "touchmoved: no memory\n");
		abort();
	}
	row->table = table;
	row->log = log;
	row->n = n;
	return row;
}
