/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The round as files: round.pgn with all games, board-ID.pgn with each board's present one. What
 * earlier runs have left of boards that are there no more is removed at the start; while the
 * gateway runs, a board that drops out keeps its game.
 */
#ifndef TOUCHMOVE_FEED_PGN_FOLDER_H
#define TOUCHMOVE_FEED_PGN_FOLDER_H

#include "feed/folder.h"
#include "feed/round.h"

struct pgn_folder {
	struct folder folder;
	struct round *round;
	bool swept;
};

/* Writes @round, the caller's, to the folder at @path after each change. */
void pgn_folder_open(struct pgn_folder *files, struct round *round, const char *path);
/* Does nothing where @files is zero. */
void pgn_folder_close(struct pgn_folder *files);

#endif
