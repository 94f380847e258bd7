/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The games that are kept: listed, and handed out whole, as the file has them now. */
#ifndef TOUCHMOVE_GAMES_H
#define TOUCHMOVE_GAMES_H

#include <json-c/json.h>

#include "store/store.h"

/* How many games one list has at most. */
#define GAMES_LISTED 32

/*
 * The games of @board, the newest first, of those with numbers below @before; 0: from the newest
 * on. Each is an object: game (its number), date (wall time of the start, as in events), white and
 * black (names, if they are known), plies, result and reason (once it has ended), log (the number
 * of the log it is kept in), games (how many games that has).
 * Returns 0 with *@list, which the caller puts, or -EIO with one line in @error.
 */
int games_list(const struct store *store, const char *board, unsigned int before,
	       struct json_object **list, char error[STORE_ERROR_SIZE]);

/*
 * The log that has @game of @board, or with 0 its last log, also before its first game, as kept.h
 * writes it; the caller frees *@text.
 * Returns 0; -ENOENT where there is no such game any more, or not yet; -EIO with one line in
 * @error.
 */
int games_export(const struct store *store, const char *board, unsigned int game, char **text,
		 size_t *size, char error[STORE_ERROR_SIZE]);

/* True where anything of @board is kept. */
bool games_are_kept(const struct store *store, const char *board);

/*
 * Whether @game of @board can be removed, alone, or with @together all games of its log. Returns 0
 * with its log in *@log; -ENOENT as above; -EBUSY with one line in @error where the log is the
 * board's last one, from which the numbers go on unless the board is @gone, or has other games as
 * well; -EIO.
 */
int games_find(const struct store *store, const char *board, unsigned int game, bool together,
	       bool gone, uint64_t *log, char error[STORE_ERROR_SIZE]);

#endif
