/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The file of the store: an SQLite database, in its write-ahead mode and with every commit
 * synchronised, so that what was committed survives the process and the power.
 *
 *   log    what one pipeline was fed and told, from its fresh state on: its board, settings,
 *          numbers, and when something was last kept
 *   entry  what it was fed, in order: an input as a line of a reedtrace, or how far its
 *          deadlines were fired
 *   event  what it told: the JSON of both streams, as it was published
 *   head   signatures of the first so many entries and events (chain.h)
 *
 * The state of a game is nowhere in it: the entries of its log, fed to a fresh pipeline, give
 * that.
 */
#ifndef TOUCHMOVE_DATABASE_H
#define TOUCHMOVE_DATABASE_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

#define DATABASE_ERROR_SIZE 1000

/* The present layout; PRAGMA user_version has it. */
#define DATABASE_VERSION 2

/*
 * Opens @name, and makes it with the directories above it if it is not there, readable by its
 * owner alone. Returns 0 with *@database, which the caller closes with sqlite3_close(), or a
 * negative errno with one line in @error that begins with the file's name: -EUCLEAN for a damaged
 * file, -EPROTO for another program's or a newer version's, -EIO or -ENOMEM for everything else.
 */
int database_open(const char *name, sqlite3 **database, char error[DATABASE_ERROR_SIZE]);

/*
 * Opens @name on a disk that can only be read. Returns 0 with *@database, which the caller closes,
 * or a negative errno where it cannot be read either, or has not the present layout.
 */
int database_open_to_read(const char *name, sqlite3 **database);

/*
 * Reads every page of @database, which was opened as @name. Returns 0, or as database_open() does:
 * a damaged page may otherwise show only when it is needed.
 */
int database_check(sqlite3 *database, const char *name, char error[DATABASE_ERROR_SIZE]);

/*
 * Puts @name and the two files that belong to it aside, under the same name with ".damaged-" and
 * the time in UTC behind it, which is written to @aside. Returns 0 or a negative errno.
 */
int database_set_aside(const char *name, char *aside, uint64_t size);

/*
 * Copies what can be read of the rows in @damaged into @database. Returns how many rows were
 * copied, or a negative errno where not even the file could be opened.
 */
int64_t database_salvage(sqlite3 *database, const char *damaged);

#endif
