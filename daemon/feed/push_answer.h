/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a broadcast's server says to a round that was pushed (FEEDS.md §2). */
#ifndef TOUCHMOVE_FEED_PUSH_ANSWER_H
#define TOUCHMOVE_FEED_PUSH_ANSWER_H

#include <stdbool.h>

#include <glib.h>

/* A hundred games with all their tags, and as much again. */
#define PUSH_ANSWER_MOST     ((gsize)1 << 20)
#define PUSH_ERROR_SIZE	     160
#define PUSH_ANSWER_TAG_SIZE 80

/* A game that was not taken. */
struct push_error {
	char game[PUSH_ANSWER_TAG_SIZE];  /* its GameId, or "" where the answer has none */
	char round[PUSH_ANSWER_TAG_SIZE]; /* its Round */
	char error[PUSH_ERROR_SIZE];	  /* clean text of one line */
};

struct push_answer {
	unsigned int games; /* that were in it, taken or not */
	GArray *errors;	    /* of struct push_error */
};

/*
 * Reads @size bytes of @text. Returns true with @answer filled, whose errors are the caller's to
 * unref, or false for what is no such answer.
 */
bool push_answer_read(const char *text, gsize size, struct push_answer *answer);

#endif
