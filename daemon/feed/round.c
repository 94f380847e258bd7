/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps the games of all boards as PGN. */
#include <stdlib.h>
#include <string.h>

#include "feed/round.h"

struct watcher {
	round_watcher call;
	void *data;
};

static struct round_game *game_at(const struct round *round, unsigned int i)
{
	return g_ptr_array_index(round->games, i);
}

static gboolean tell_watchers(gpointer data)
{
	struct round *round = data;

	round->telling = 0;
	if (!round_is_whole(round))
		return G_SOURCE_REMOVE;
	for (unsigned int i = 0; i < round->watchers->len; i++) {
		const struct watcher *watcher = &g_array_index(round->watchers, struct watcher, i);

		watcher->call(watcher->data);
	}
	for (unsigned int i = 0; i < round->games->len; i++)
		game_at(round, i)->untold = false;
	return G_SOURCE_REMOVE;
}

static void changed(struct round *round)
{
	g_clear_pointer(&round->text, g_bytes_unref);
	if (!round->telling)
		round->telling = g_idle_add(tell_watchers, round);
}

static void game_free(void *data)
{
	struct round_game *game = data;

	g_clear_pointer(&game->pgn, g_bytes_unref);
	g_free(game);
}

/* A board whose id is a number has that; the others follow behind the highest of those. */
static void number_boards(struct round *round)
{
	unsigned int next = 1;

	for (unsigned int i = 0; i < round->games->len; i++) {
		struct round_game *game = game_at(round, i);
		const char *id = game->board->id;
		bool is_number = strspn(id, "0123456789") == strlen(id) && strlen(id) < 6;
		unsigned int number = is_number ? (unsigned int)strtoul(id, NULL, 10) : 0;

		game->number = number ? number : next;
		next = MAX(next, game->number + 1);
	}
}

static struct round_game *game_of(struct round *round, struct board *board)
{
	struct round_game *game;
	unsigned int place = 0;

	for (unsigned int i = 0; i < round->games->len; i++)
		if (game_at(round, i)->board == board)
			return game_at(round, i);
	while (place < round->games->len &&
	       board_ids_compare(game_at(round, place)->board->id, board->id) < 0)
		place++;
	game = g_new0(struct round_game, 1);
	game->board = board;
	g_ptr_array_insert(round->games, (int)place, game);
	number_boards(round);
	return game;
}

static bool same(GBytes *a, const char *b)
{
	return a && b ? g_bytes_get_size(a) == strlen(b) &&
				!memcmp(g_bytes_get_data(a, NULL), b, strlen(b))
		      : !a && !b;
}

static void write_game(struct round *round, struct round_game *game)
{
	char *text;

	if (game->board->asking)
		return;
	text = game_pgn(game->board, game->number, round->facts);
	game_id(game->board, game->id);
	if (game->read && same(game->pgn, text)) {
		g_free(text);
		return;
	}
	game->read = true;
	game->untold = true;
	g_clear_pointer(&game->pgn, g_bytes_unref);
	if (text)
		game->pgn = g_bytes_new_take(text, strlen(text));
	changed(round);
}

void round_rewrite(struct round *round)
{
	for (unsigned int i = 0; i < round->games->len; i++)
		if (game_at(round, i)->read)
			write_game(round, game_at(round, i));
}

void round_take(struct round *round, struct board *board)
{
	unsigned int count = round->games->len;

	write_game(round, game_of(round, board));
	if (count == round->games->len)
		return;
	/* A board that comes may move others' numbers. */
	round_rewrite(round);
}

static void on_board(void *data, struct board *board, unsigned int change)
{
	const struct round_game *game = round_find(data, board->id);

	if (change & ~(unsigned int)BOARD_CLOCK || !game || !game->read)
		round_take(data, board);
}

void round_open(struct round *round, struct boards *boards, const struct game_facts *facts)
{
	memset(round, 0, sizeof(*round));
	round->boards = boards;
	round->facts = facts;
	round->games = g_ptr_array_new_with_free_func(game_free);
	round->watchers = g_array_new(FALSE, FALSE, sizeof(struct watcher));
	if (boards->watchers)
		boards_watch(boards, on_board, round);
}

void round_close(struct round *round)
{
	if (!round->games)
		return;
	if (round->telling)
		g_source_remove(round->telling);
	g_clear_pointer(&round->text, g_bytes_unref);
	g_ptr_array_unref(round->games);
	g_array_unref(round->watchers);
	memset(round, 0, sizeof(*round));
}

void round_watch(struct round *round, round_watcher call, void *data)
{
	struct watcher watcher = {call, data};

	g_array_append_val(round->watchers, watcher);
}

bool round_is_whole(const struct round *round)
{
	for (unsigned int i = 0; i < round->boards->list->len; i++) {
		const struct board *board = g_ptr_array_index(round->boards->list, i);
		const struct round_game *game = round_find(round, board->id);

		if (!game || !game->read)
			return false;
	}
	return round->games->len > 0;
}

const struct round_game *round_find(const struct round *round, const char *id)
{
	for (unsigned int i = 0; i < round->games->len; i++)
		if (!strcmp(game_at(round, i)->board->id, id))
			return game_at(round, i);
	return NULL;
}

GBytes *round_text(struct round *round)
{
	GByteArray *text;

	if (round->text)
		return round->text;
	text = g_byte_array_new();
	for (unsigned int i = 0; i < round->games->len; i++) {
		GBytes *pgn = game_at(round, i)->pgn;

		if (pgn)
			g_byte_array_append(text, g_bytes_get_data(pgn, NULL),
					    (guint)g_bytes_get_size(pgn));
	}
	round->text = g_byte_array_free_to_bytes(text);
	return round->text;
}
