/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How much of what waits to be kept is each board's: one that floods while the disk does not answer
 * must leave room for the others.
 */
#ifndef TOUCHMOVE_SHARES_H
#define TOUCHMOVE_SHARES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * In bytes: some forty games, of one board or of all of them together, but for each board a game
 * at least: of 256 boards 64 MiB.
 */
#define SHARES_ALL   ((size_t)8 << 20)
#define SHARES_LEAST ((size_t)1 << 18)
/* Of a board's share, kept free for orders, because no later frame makes up for a lost order. */
#define SHARES_FOR_ORDERS 32 /* the 32nd part */

struct shares {
	struct share {
		uint64_t log;
		size_t size; /* 0: free for another log */
	} * logs;
	size_t count;
	size_t boards; /* that have a share; 0 counts as 1 */
};

void shares_clear(struct shares *shares);

/* @size bytes of @log wait; without memory for that they count as nobody's. */
void shares_add(struct shares *shares, uint64_t log, size_t size);

/* They do so no longer. */
void shares_remove(struct shares *shares, uint64_t log, size_t size);

/* False where no more inputs of @log may wait; @order: a person's. */
bool shares_have_room(const struct shares *shares, uint64_t log, bool order);

#endif
