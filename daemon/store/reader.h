/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads what games.h gives on a thread of its own, one question after the other: a list of 32 games
 * takes some 60 ms (on a desktop), and a long log likewise, which no board's signals wait for.
 */
#ifndef TOUCHMOVE_READER_H
#define TOUCHMOVE_READER_H

#include "store/games.h"

/* So many questions may wait. */
#define READER_QUESTIONS 64

#define READER_BOARD_SIZE 33

enum reading_of {
	READING_LIST,
	READING_EXPORT,
};

/* A question; from reader_take() on with its answer. */
struct reading {
	struct reading *next;
	enum reading_of of;
	struct store *store;
	char board[READER_BOARD_SIZE];
	unsigned int game; /* of the list: before which one */
	void *data;	   /* the asker's */
	/* The answer: */
	int result; /* as games_list() or games_export() */
	struct json_object *list;
	char *text;
	size_t size;
	char error[STORE_ERROR_SIZE];
};

struct reader;

/* Starts the thread; the caller ends it with reader_stop(). NULL without memory or threads. */
struct reader *reader_start(void);

/*
 * Ends the thread, for which it waits two seconds at most. The caller takes what is left with
 * reader_take() and reader_drop(), and then frees @reader.
 */
void reader_stop(struct reader *reader);
void reader_free(struct reader *reader);

/*
 * Asks for the list of @board's games before @game, or for the log of @game with all that was put
 * in @store before, for two seconds at most. Returns 0, -ENOBUFS where too many questions wait, or
 * -ENOMEM.
 */
int reader_ask(struct reader *reader, struct store *store, enum reading_of of, const char *board,
	       unsigned int game, void *data);

/* A descriptor that is readable when a question was answered. */
int reader_fd(const struct reader *reader);

/* The next question that was answered, which the caller frees with reading_free(); or NULL. */
struct reading *reader_take(struct reader *reader);

/* The next question that was not answered yet, likewise. */
struct reading *reader_drop(struct reader *reader);

void reading_free(struct reading *reading);

#endif
