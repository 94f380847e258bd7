/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Pushes the round to a broadcast's server, with a token from systemd's credentials. */
#ifndef TOUCHMOVE_FEED_PUSH_CLIENT_H
#define TOUCHMOVE_FEED_PUSH_CLIENT_H

#include <libsoup/soup.h>

#include "feed/configuration.h"
#include "feed/push.h"
#include "feed/push_answer.h"
#include "feed/round.h"
#include "util/exit.h"

/* Games that ended on a board before they were taken are kept, so many of all boards. */
#define PUSH_ENDED_MOST 256

struct push_client {
	const char *address; /* NULL: nothing is pushed */
	struct round *round;
	struct push push;
	SoupSession *session;
	GCancellable *cancel;
	char *token;
	GHashTable *last; /* of GBytes by GameId: what each game was when it was told of last */
	GPtrArray *ended; /* of GBytes: games that were replaced and not taken yet */
	guint ended_sent; /* how many of them the request in flight has */
	bool cut;	  /* boards had no room beside them */
	/* The first board for which a request has no room, nor has the next one; "": there is room.
	 */
	char left_out[BOARD_ID_MAX + 1];
	guint timer;
	GByteArray *received;
	char error[PUSH_ERROR_SIZE]; /* why the last round was not taken, or "" */
	gint64 failing;		     /* since when, wall time in s */
	gint64 taken;		     /* when a round was taken last, wall time in s; 0: never */
	gint64 leaving;		     /* since when boards are left out, wall time in s */
	GArray *errors;		     /* of struct push_error: games that the server refuses */
};

/*
 * Pushes @round, where @configuration has an address; both stay the caller's, and live longer.
 * Returns EXIT_DONE, or another exit code after one line on standard error, which never has the
 * token in it.
 */
int push_client_open(struct push_client *client, struct round *round,
		     const struct feed_configuration *configuration);
void push_client_close(struct push_client *client);

/* Writes which boards are left out, and why, to @text. False where none is. */
bool push_client_left_out(const struct push_client *client, char text[PUSH_ERROR_SIZE]);

#endif
