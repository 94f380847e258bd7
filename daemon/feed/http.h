/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The HTTP server under all that the gateway serves: where it listens, who may ask, and how much a
 * stranger can make it hold. libsoup speaks the protocol.
 */
#ifndef TOUCHMOVE_FEED_HTTP_H
#define TOUCHMOVE_FEED_HTTP_H

#include <stdbool.h>

#include <libsoup/soup.h>

#include "feed/http_stream.h"
#include "util/exit.h"

/*
 * Connections at the same time: the thousand viewers and as many again. Each costs some
 * 40 KiB here with libsoup 3.2.
 */
#define HTTP_CONNECTIONS_MOST 2048
/* A connection that has asked nothing for so long, in s, is closed: half of what Apache waits. */
#define HTTP_IDLE_MOST 30
/*
 * A connection whose peer has taken nothing of what was sent for so long, in s, is closed: it is
 * gone without a word, or does not read. Heartbeats of the live page (web.c) fit in four times.
 */
#define HTTP_UNREAD_MOST 60
/* What the kernel may keep of an answer, in bytes: else up to 4 MiB a connection (tcp(7)). */
#define HTTP_SEND_BUFFER 65536

struct http {
	SoupServer *server;
	const char *what;	 /* for messages: "the live page" */
	char **hosts;		 /* names in Host beside addresses and localhost; the caller's */
	GHashTable *connections; /* of struct connection by the client's address */
	guint sweep;
	unsigned long refused; /* connections beyond the most */
	GPtrArray *services;
	GPtrArray *paths;  /* of what is served there */
	GPtrArray *places; /* of char: where it listens */
};

/*
 * Listens at each ADDRESS:PORT of @listen, a list that ends in NULL. Returns EXIT_DONE, or another
 * exit code after one line on standard error. @what and @hosts stay the caller's.
 */
int http_open(struct http *http, const char *what, char **listen, char **hosts);
void http_close(struct http *http);

/* Ends the connection of @message at once, with what it has not been sent. */
void http_cut(const struct http *http, SoupServerMessage *message);

/* How many connections there are. */
unsigned int http_connections(const struct http *http);

/*
 * Serves @path and what is below it by @handler with @data, and with no other path's handler. A
 * request gets there only if it is a GET or HEAD and asks for this machine: a page elsewhere whose
 * name was turned to this address learns nothing (DNS rebinding).
 */
void http_serve(struct http *http, const char *path, SoupServerCallback handler, void *data);

/*
 * The same for WebSockets at @path, if @allows says of the request that they may be opened; it may
 * add headers to the answer. Whoever may not is told @refusal, a line that stays the caller's.
 */
void http_serve_socket(struct http *http, const char *path, SoupServerWebsocketCallback handler,
		       bool (*allows)(void *data, SoupServerMessage *message), const char *refusal,
		       void *data);

/* What @message came by, the caller's to unref; NULL where it has ended. */
HttpStream *http_stream_of(const struct http *http, SoupServerMessage *message);

/* Answers with @status and @text, a line that stays the caller's. */
void http_answer_line(SoupServerMessage *message, unsigned int status, const char *text);

/* The ETag of @text without its quotes, made from nothing else; the caller's to free. */
char *http_tag(GBytes *text);

/* Answers with @text, which many answers may share, and its @tag: 304 where the client has it. */
void http_answer_bytes(SoupServerMessage *message, const char *type, GBytes *text, const char *tag);

/* The same with a text of its own, which it takes over. */
void http_answer(SoupServerMessage *message, const char *type, char *text, size_t length);

#endif
