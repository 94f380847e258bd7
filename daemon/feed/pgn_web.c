/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Answers polls for PGN; however many ask, the round is one text in memory. */
#include <string.h>

#include "feed/pgn_web.h"

#define PGN_TYPE     "application/x-chess-pgn; charset=utf-8"
#define BOARD_PATH   "/pgn/board/"
#define BOARD_SUFFIX ".pgn"

/* True where the answer has been given: a game that is being read is not shown by halves. */
static bool must_wait(const struct pgn_web *web, SoupServerMessage *message)
{
	if (round_is_whole(web->round))
		return false;
	http_answer_line(message, SOUP_STATUS_SERVICE_UNAVAILABLE,
			 "The games are being read; ask again.\n");
	return true;
}

static void on_round(SoupServer *server, SoupServerMessage *message, const char *path,
		     GHashTable *query, gpointer data)
{
	struct pgn_web *web = data;
	GBytes *text;

	(void)server, (void)query;
	if (must_wait(web, message))
		return;
	if (strcmp(path, "/pgn/round.pgn") != 0) {
		soup_server_message_set_status(message, SOUP_STATUS_NOT_FOUND, NULL);
		return;
	}
	text = round_text(web->round);
	if (text != web->text) {
		pgn_web_close(web);
		web->text = g_bytes_ref(text);
		web->tag = http_tag(text);
	}
	http_answer_bytes(message, PGN_TYPE, text, web->tag);
}

static void on_board(SoupServer *server, SoupServerMessage *message, const char *path,
		     GHashTable *query, gpointer data)
{
	const struct pgn_web *web = data;
	const struct round_game *game = NULL;
	g_autofree char *id = NULL;
	g_autofree char *tag = NULL;

	(void)server, (void)query;
	if (must_wait(web, message))
		return;
	if (g_str_has_prefix(path, BOARD_PATH) && g_str_has_suffix(path, BOARD_SUFFIX)) {
		id = g_strndup(path + strlen(BOARD_PATH),
			       strlen(path) - strlen(BOARD_PATH BOARD_SUFFIX));
		game = round_find(web->round, id);
	}
	if (!game || !game->pgn) {
		soup_server_message_set_status(message, SOUP_STATUS_NOT_FOUND, NULL);
		return;
	}
	tag = http_tag(game->pgn);
	http_answer_bytes(message, PGN_TYPE, game->pgn, tag);
}

void pgn_web_open(struct pgn_web *web, struct http *http, struct round *round)
{
	web->round = round;
	http_serve(http, "/pgn/round.pgn", on_round, web);
	http_serve(http, "/pgn/board", on_board, web);
}

void pgn_web_close(struct pgn_web *web)
{
	g_clear_pointer(&web->text, g_bytes_unref);
	g_clear_pointer(&web->tag, g_free);
}
