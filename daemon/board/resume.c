/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether a log goes on, and what a new one begins with. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-id128.h>

#include "board/resume.h"

/*
 * A log of so many entries is not gone on with between two games: some hundred games, which take
 * about a second to be replayed on a Raspberry Pi 4 (estimated from 1,000 games a second on a
 * desktop's core, and a tenth of that there).
 */
#define ENTRIES_MOST 100000

/* As far as a trace states them, which is as far as they decide anything. */
static bool is_configured_so(const struct past *past, const struct settings *settings)
{
	char *header = trace_header(settings);
	bool same = header && !strcmp(header, past->configured);

	free(header);
	return same;
}

static size_t count_inputs(const struct past *past)
{
	size_t count = 0;

	for (size_t i = 0; i < past->entry_count; i++)
		count += past->entries[i].kind == STORE_INPUT;
	return count;
}

/* A file is played on where it was left, if it is the same one. */
static bool may_go_on(const struct resume *resume, const struct past *past)
{
	if (past->log.live != resume->live)
		return false;
	return resume->live ||
	       (!strcmp(past->source, resume->source) && is_configured_so(past, resume->settings));
}

/* With everything replayed it is known whether a game is on. */
static bool is_worth_it(const struct resume *resume, const struct board *board,
			const struct past *past)
{
	if (!resume->live)
		return !resume->again || !board_is_finished(board);
	return board_has_game(board) ||
	       (past->entry_count < ENTRIES_MOST && is_configured_so(past, resume->settings));
}

static void say_difference(struct resume *resume, const struct board *board)
{
	if (!board_differs(board))
		return;
	snprintf(resume->said, sizeof(resume->said),
		 "board %s: this version judges the game otherwise than the one that kept it, from "
		 "event %" PRIu64 " on; what was published stands, the arbiter is told, and the "
		 "game goes on as it is judged now; 'touchmovectl export' has it for a bug report",
		 resume->id, board_differs(board));
}

/* Whoever has changed the configuration for the next round must know that it does not count yet. */
static void say_settings(struct resume *resume, const struct past *past)
{
	if (resume->said[0] || is_configured_so(past, resume->settings))
		return;
	snprintf(resume->said, sizeof(resume->said),
		 "board %s: a game that is not over goes on by its own regulations; the "
		 "configuration's count once it has ended ('touchmovectl result') and touchmoved "
		 "reads it again ('touchmovectl boards reload')",
		 resume->id);
}

static const struct past *oldest(const struct past *past)
{
	while (past->older)
		past = past->older;
	return past;
}

/* The board with @past fed to it, or NULL with a line in @resume->said. */
static struct board *restore(struct resume *resume, struct store *store, const struct past *past)
{
	struct board *board = board_new(resume->id, resume->source, &oldest(past)->settings);
	char error[TRACE_ERROR_SIZE];

	if (!board || board_restore(board, store, past, error) == 0)
		return board;
	snprintf(resume->said, sizeof(resume->said),
		 "board %s: its last game cannot be gone on with: %s", resume->id, error);
	board_free(board);
	return NULL;
}

static void name_stream(struct store_log *log)
{
	sd_id128_t id;

	if (sd_id128_randomize(&id) >= 0)
		sd_id128_to_string(id, log->stream);
}

static struct board *begin(struct resume *resume, struct store *store, struct store_log *log)
{
	struct board *board = board_new(resume->id, resume->source, resume->settings);

	log->live = resume->live;
	if (!log->stream[0])
		name_stream(log);
	if (board)
		board_keep(board, store, log);
	return board;
}

/* Either the log of @past goes on, or @log gets the numbers from which a new one does. */
static struct board *go_on(struct resume *resume, struct store *store, const struct past *past,
			   struct store_log *log)
{
	struct board *board = may_go_on(resume, past) ? restore(resume, store, past) : NULL;

	if (!board)
		return NULL;
	say_difference(resume, board);
	if (is_worth_it(resume, board, past)) {
		say_settings(resume, past);
		if (board_differs(board))
			board_tell_difference(board);
		resume->resumed = true;
		resume->taken = count_inputs(past);
		resume->away = past->away;
		return board;
	}
	if (resume->live) {
		memcpy(log->stream, past->log.stream, sizeof(log->stream));
		log->before = board_numbers(board);
	}
	board_free(board);
	return NULL;
}

struct board *resume_board(struct resume *resume, struct store *store)
{
	struct store_log log = {0};
	struct board *board = NULL;
	struct past *past;

	resume->resumed = false;
	resume->taken = 0;
	resume->away = 0;
	resume->said[0] = '\0';
	past_read(store, resume->id, GAMES_KEPT - 1, &past, resume->said);
	if (past)
		board = go_on(resume, store, past, &log);
	if (!board)
		board = begin(resume, store, &log);
	past_free(past);
	return board;
}
