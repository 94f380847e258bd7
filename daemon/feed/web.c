/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The live page's own paths: its files, the boards as JSON, and the stream of events. Nothing of a
 * request but its path and two headers is looked at, and those are compared as they are.
 */
#include <string.h>

#include "feed/page_files.h"
#include "feed/web.h"

/* libsoup gives a handler what lies below its path, too. */
#define BOARDS_PATH "/boards.json"
#define EVENTS_PATH "/events"
/* Between signs of life, in s: shorter than what proxies and browsers wait for a silent stream. */
#define HEARTBEAT 15
/* How soon a browser comes back that lost the stream, in ms. */
#define RETRY 2000

/*
 * Only what this machine serves, nothing in the page's own text, nobody's frame around it; and it
 * tells no other site where its reader comes from.
 */
static const char *const page_headers[][2] = {
	{"Content-Security-Policy",
	 "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
	 "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
	{"Referrer-Policy", "no-referrer"},
	{"X-Content-Type-Options", "nosniff"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
};

static void add_headers(SoupServerMessage *message)
{
	SoupMessageHeaders *answer = soup_server_message_get_response_headers(message);

	for (size_t i = 0; i < G_N_ELEMENTS(page_headers); i++)
		soup_message_headers_replace(answer, page_headers[i][0], page_headers[i][1]);
}

static void answer_nothing(SoupServerMessage *message)
{
	static const char text[] = "There is nothing here.\n";

	soup_server_message_set_status(message, SOUP_STATUS_NOT_FOUND, NULL);
	soup_server_message_set_response(message, "text/plain; charset=utf-8", SOUP_MEMORY_STATIC,
					 text, strlen(text));
}

/* What no other handler has: the page's files, and 404. */
static void on_file(SoupServer *server, SoupServerMessage *message, const char *path,
		    GHashTable *query, gpointer data)
{
	const struct page_file *file = page_files;

	(void)server, (void)query, (void)data;
	add_headers(message);
	while (file->path && strcmp(file->path, path) != 0)
		file++;
	if (file->path)
		http_answer(message, file->type, g_memdup2(file->data, file->size), file->size);
	else
		answer_nothing(message);
}

static void on_boards(SoupServer *server, SoupServerMessage *message, const char *path,
		      GHashTable *query, gpointer data)
{
	struct web *web = data;

	(void)server, (void)query;
	add_headers(message);
	if (strcmp(path, BOARDS_PATH) != 0) {
		answer_nothing(message);
		return;
	}
	http_answer_bytes(message, "application/json; charset=utf-8", live_json(&web->live),
			  web->live.id);
}

/* By it a page sets its clocks, and knows that the stream is alive. */
static GBytes *time_event(const struct web *web, const char *before)
{
	char *text = g_strdup_printf("%sevent: time\ndata: %" G_GINT64_FORMAT "\n\n", before,
				     live_now(&web->live));

	return g_bytes_new_take(text, strlen(text));
}

/* Who has seen this state already is told only what comes. */
static void on_events(SoupServer *server, SoupServerMessage *message, const char *path,
		      GHashTable *query, gpointer data)
{
	struct web *web = data;
	g_autoptr(GBytes) hello = NULL;
	const char *seen = soup_message_headers_get_one(
		soup_server_message_get_request_headers(message), "Last-Event-ID");

	(void)server, (void)query;
	add_headers(message);
	if (strcmp(path, EVENTS_PATH) != 0) {
		answer_nothing(message);
		return;
	}
	hello = time_event(web, "retry: " G_STRINGIFY(RETRY) "\n");
	viewers_add(
		&web->viewers, message,
		(GBytes *[]){hello,
			     seen && !strcmp(seen, web->live.id) ? NULL : live_whole(&web->live),
			     NULL});
}

static gboolean on_heartbeat(gpointer data)
{
	struct web *web = data;
	g_autoptr(GBytes) event = time_event(web, "");

	viewers_send(&web->viewers, event);
	return G_SOURCE_CONTINUE;
}

/* A game that is just being read from its beginning is not shown by halves. */
static void on_board(void *data, struct board *board, unsigned int change)
{
	struct web *web = data;
	g_autoptr(GBytes) event = board->asking ? NULL : live_take(&web->live, board);

	(void)change;
	if (event)
		viewers_send(&web->viewers, event);
}

int web_open(struct web *web, struct boards *boards, const struct feed_configuration *configuration)
{
	int code = http_open(&web->http, "the live page", configuration->web_listen,
			     configuration->web_hosts);

	live_init(&web->live);
	viewers_init(&web->viewers, &web->http);
	if (code != EXIT_DONE)
		return code;
	http_serve(&web->http, "/", on_file, web);
	http_serve(&web->http, BOARDS_PATH, on_boards, web);
	http_serve(&web->http, EVENTS_PATH, on_events, web);
	web->heartbeat = g_timeout_add_seconds(HEARTBEAT, on_heartbeat, web);
	boards_watch(boards, on_board, web);
	return EXIT_DONE;
}

void web_close(struct web *web)
{
	if (web->heartbeat)
		g_source_remove(web->heartbeat);
	viewers_clear(&web->viewers);
	http_close(&web->http);
	live_clear(&web->live);
}
