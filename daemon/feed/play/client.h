/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Speaks the Board API: two streams that come back by themselves, one request, one held open. */
#ifndef TOUCHMOVE_FEED_PLAY_CLIENT_H
#define TOUCHMOVE_FEED_PLAY_CLIENT_H

#include <libsoup/soup.h>

#include "feed/play/api.h"
#include "feed/play/stream.h"

enum client_stream {
	CLIENT_EVENTS,
	CLIENT_GAME,
	CLIENT_STREAMS,
};

/* @data is the hooks' own. */
struct client_hooks {
	void (*event)(void *data, const struct api_event *event);
	void (*answer)(void *data, unsigned int status, const char *error);
	void (*held_end)(void *data, unsigned int status, const char *error);
	/* A stream is broken, with half a sentence on why, or with NULL there again. */
	void (*lost)(void *data, const char *why);
	/* The stream of events is open, for the first time or again. */
	void (*open)(void *data);
	/* The token is none, or may not do this; nothing goes on by itself. */
	void (*denied)(void *data);
	void *data;
};

struct attempt;

/* A stream, and what it takes to have it. */
struct client_line {
	struct client *client;
	enum client_stream which;
	struct stream stream;
	struct attempt *attempt; /* the connection, or NULL */
	guint timer;
	bool lost; /* told so */
	char *path;
};

struct client {
	SoupSession *session;
	char *server; /* without a slash at its end */
	char *bearer;
	const struct client_hooks *hooks;
	struct client_line lines[CLIENT_STREAMS];
	struct attempt *request, *held;
	unsigned int attempts; /* that have not ended */
};

/*
 * Speaks to @server with @token; both are copied. @hooks stay the caller's, and are called from the
 * main context alone. Nothing is opened yet.
 */
void client_open(struct client *client, const char *server, const char *token,
		 const struct client_hooks *hooks);
void client_close(struct client *client);

/* Follows the stream of events from now on. */
void client_listen(struct client *client);

/* Follows the game with @id, and no other; NULL: none. */
void client_follow(struct client *client, const char *id);

/* Sends @request; its end is told by the hook answer, or of one held open by held_end. */
void client_send(struct client *client, const struct api_request *request);
void client_hold(struct client *client, const struct api_request *request);

/* Gives up what is held open, without a word. */
void client_let_go(struct client *client);

#endif
