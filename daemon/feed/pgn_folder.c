/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Names the round's files, and says when they are written. */
#include <string.h>

#include "feed/pgn_folder.h"

#define ROUND_FILE   "round.pgn"
#define BOARD_PREFIX "board-"
#define BOARD_SUFFIX ".pgn"

static bool is_left(void *data, const char *name)
{
	const struct round *round = data;
	const struct round_game *game;
	g_autofree char *id = NULL;

	if (!g_str_has_prefix(name, BOARD_PREFIX) || !g_str_has_suffix(name, BOARD_SUFFIX) ||
	    strlen(name) <= strlen(BOARD_PREFIX BOARD_SUFFIX))
		return false;
	id = g_strndup(name + strlen(BOARD_PREFIX),
		       strlen(name) - strlen(BOARD_PREFIX BOARD_SUFFIX));
	if (!board_id_is_valid(id))
		return false;
	game = round_find(round, id);
	return !game || !game->pgn;
}

static void on_change(void *data)
{
	struct pgn_folder *files = data;

	if (!files->swept)
		folder_sweep(&files->folder, is_left, files->round);
	files->swept = true;
	for (unsigned int i = 0; i < files->round->games->len; i++) {
		const struct round_game *game = g_ptr_array_index(files->round->games, i);
		g_autofree char *name =
			g_strconcat(BOARD_PREFIX, game->board->id, BOARD_SUFFIX, NULL);

		if (game->untold)
			folder_put(&files->folder, name, game->pgn);
	}
	folder_put(&files->folder, ROUND_FILE, round_text(files->round));
}

void pgn_folder_open(struct pgn_folder *files, struct round *round, const char *path)
{
	files->round = round;
	files->swept = false;
	folder_open(&files->folder, path);
	round_watch(round, on_change, files);
}

void pgn_folder_close(struct pgn_folder *files)
{
	folder_close(&files->folder);
}
