/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A ring of texts. A game can change until the next one starts, and is written then. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "store/archive.h"

void archive_init(struct archive *archive)
{
	*archive = (struct archive){0};
}

void archive_clear(struct archive *archive)
{
	for (unsigned int i = 0; i < GAMES_KEPT; i++)
		free(archive->pgn[i]);
	archive_init(archive);
}

void archive_number_from(struct archive *archive, unsigned int game)
{
	archive->game = game;
	archive->elsewhere = game > 0;
}

void archive_take(struct archive *archive, const struct scoresheet *record,
		  const struct event *event)
{
	char **place = &archive->pgn[archive->game % GAMES_KEPT];

	if (event->verdict.kind != LAWS_VERDICT_STARTED)
		return;
	if (archive->game && !archive->elsewhere) {
		free(*place);
		*place = scoresheet_pgn(record);
	}
	archive->game = event->game;
	archive->elsewhere = false;
}

int archive_pgn(const struct archive *archive, const struct scoresheet *record, unsigned int game,
		char **pgn)
{
	bool is_present = game == archive->game && !archive->elsewhere;
	const char *kept = archive->pgn[game % GAMES_KEPT];

	if (game == 0 || game > archive->game)
		return -EDOM;
	if (!is_present && (archive->game - game >= GAMES_KEPT || !kept))
		return -ENOENT;
	*pgn = is_present ? scoresheet_pgn(record) : strdup(kept);
	return *pgn ? 0 : -ENOMEM;
}
