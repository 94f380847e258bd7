/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The live page's own paths. */
#include <string.h>

#include "feed/web.h"

/* What no other handler has: the page itself, and 404. */
static void on_root(SoupServer *server, SoupServerMessage *message, const char *path,
		    GHashTable *query, gpointer data)
{
	struct web *web = data;
	static const char nothing[] = "There is nothing here.\n";
	GString *page;

	(void)server, (void)query;
	if (http_refuses(&web->http, message))
		return;
	if (strcmp(path, "/") != 0) {
		soup_server_message_set_status(message, SOUP_STATUS_NOT_FOUND, NULL);
		soup_server_message_set_response(message, "text/plain; charset=utf-8",
						 SOUP_MEMORY_STATIC, nothing, strlen(nothing));
		return;
	}
	page = g_string_new("");
	for (unsigned int i = 0; i < web->boards->list->len; i++) {
		const struct board *board = g_ptr_array_index(web->boards->list, i);

		g_string_append_printf(page, "%s: %s\n", board->id, board->record.fen);
	}
	http_answer(message, "text/plain; charset=utf-8", page->str, page->len);
	g_string_free(page, FALSE);
}

int web_open(struct web *web, struct boards *boards, const struct feed_configuration *configuration)
{
	int code = http_open(&web->http, "the live page", configuration->web_listen,
			     configuration->web_hosts);

	web->boards = boards;
	if (code == EXIT_DONE)
		soup_server_add_handler(web->http.server, "/", on_root, web, NULL);
	return code;
}

void web_close(struct web *web)
{
	http_close(&web->http);
}
