/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What is kept of a board: a log for each game, and going on with one. A log is its inputs; what it
 * told comes from feeding them again.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/board_internal.h"

/* Place of the last start among the recent events, or their count. */
static size_t find_start(const struct board *board)
{
	const struct recent *recent = &board->recent;

	for (size_t at = recent->count; at-- > 0;)
		if (recent->events[at].verdict.kind == LAWS_VERDICT_STARTED)
			return at;
	return recent->count;
}

/* The settings as orders have changed them, also by events that are not published yet. */
static int present_settings(const struct board *board, struct settings *settings)
{
	struct scoresheet *record = malloc(sizeof(*record));

	if (!record)
		return -ENOMEM;
	*record = board->arbiters;
	for (size_t at = board->heard; at < board->recent.count; at++)
		scoresheet_take(record, &board->recent.events[at]);
	*settings = record->settings;
	free(record);
	return 0;
}

static void begin_log(struct board *board, const struct event_numbers *before, size_t start)
{
	struct store *store = board->keeper.store;
	struct store_log log = {.before = *before, .live = true, .from_start = true};

	memcpy(log.stream, board->keeper.log.stream, sizeof(log.stream));
	store_put_together(store);
	keeper_end(&board->keeper, board->recent.count - start);
	store_begin(store, &log, board->id, board->source, &board->settings, board->configured);
	keeper_begin(&board->keeper, store, &log);
	renewal_put(&board->renewal, &board->keeper, board->floor);
	for (size_t at = start; at < board->recent.count; at++)
		keeper_event(&board->keeper, &board->recent.events[at]);
	store_put_apart(store);
}

/*
 * Between two games the next step may start one: what starts it and the log that it gets are kept
 * in one transaction, or after a restart the start would stand in the last game's log. Only where
 * the step stops for a search are they kept apart, as other boards' rows must not wait for that.
 * Returns whether board_end_together() must follow.
 */
bool board_begin_together(struct board *board)
{
	const struct keeper *keeper = &board->keeper;
	bool may_start = keeper->store && keeper->log.live && !keeper->past && board->renewal.runs;

	if (may_start)
		store_put_together(keeper->store);
	return may_start;
}

void board_end_together(struct board *board, bool begun)
{
	if (begun)
		store_put_apart(board->keeper.store);
}

/* The game that has started gets a log of its own, if a fresh pipeline starts it as this one did.
 */
static void renew(struct board *board)
{
	size_t start = find_start(board);
	const struct event *told = &board->recent.events[start];
	struct event_numbers before = board->before_start;
	struct settings settings;
	struct pipeline *fresh;

	if (start == board->recent.count || present_settings(board, &settings) < 0)
		return;
	fresh = renewal_start(&board->renewal, &settings, told, board->recent.count - start,
			      board->floor, &before);
	if (!fresh)
		return;
	pipeline_tell(fresh, board_take_event, board);
	pipeline_answer_by(fresh, board_take_answer);
	pipeline_free(board->pipeline);
	board->pipeline = fresh;
	board->lost = 0;
	board->settings = settings;
	begin_log(board, &before, start);
}

/* Behind a start: a log for the game where it can have one. */
static void begin_game(struct board *board)
{
	const struct keeper *keeper = &board->keeper;

	if (board->recent.events[board->recent.count - 1].game > keeper->log.before.game + 1 &&
	    renewal_is_ready(&board->renewal) &&
	    store_has_room(keeper->store, keeper->log.id, true))
		renew(board);
	renewal_end(&board->renewal);
}

/*
 * A start in a log that is fed again has its own log only if the daemon came to that: where it
 * ended while the step searched for a mate, nothing of the log follows.
 */
void board_follow_game(struct board *board)
{
	const struct keeper *keeper = &board->keeper;
	bool ended = board->ended_now, started = board->started_now;

	board->ended_now = board->started_now = false;
	if (!keeper->store || !keeper->log.live)
		return;
	if (started && keeper->past)
		board->starts_last = true;
	else if (started)
		begin_game(board);
	else if (ended)
		renewal_begin(&board->renewal, board->floor);
}

/* The log goes on behind the start of a game. */
static void pass_start(struct board *board)
{
	if (board->starts_last)
		renewal_end(&board->renewal);
	board->starts_last = false;
}

/* The board has told nothing yet. */
static void number_from(struct board *board, const struct event_numbers *numbers)
{
	recent_number_from(&board->recent, numbers);
	archive_number_from(&board->public_games, numbers->game);
	archive_number_from(&board->arbiters_games, numbers->game);
	board_set_floor(board, numbers->t);
}

void board_keep(struct board *board, struct store *store, struct store_log *log)
{
	store_begin(store, log, board->id, board->source, &board->settings, board->configured);
	keeper_begin(&board->keeper, store, log);
	number_from(board, &log->before);
	pipeline_number_from(board->pipeline, &log->before);
}

static int refuse_entry(char error[TRACE_ERROR_SIZE], size_t entry)
{
	snprintf(error, TRACE_ERROR_SIZE, "entry %zu is not the input that its time tells",
		 entry + 1);
	return -EINVAL;
}

/* Feeds the pipeline the entries of @past, as the daemon before did. */
static int feed(struct board *board, const struct past *past, char error[TRACE_ERROR_SIZE])
{
	struct settings settings;
	struct trace_reader reader;
	struct input input;
	int r = trace_open(&reader, "the last log", past->trace, past->trace_size, &settings);

	for (size_t i = 0; r >= 0 && i < past->entry_count; i++) {
		const struct past_entry *entry = &past->entries[i];

		pass_start(board);
		switch (entry->kind) {
		case STORE_INPUT:
		case STORE_ORDER:
			r = trace_next(&reader, &input);
			if (r > 0 && input.t == entry->t)
				board_take(board, &input, entry->kind);
			else if (r >= 0)
				r = refuse_entry(reader.error, i);
			break;
		case STORE_ADVANCE:
			pipeline_advance(board->pipeline, entry->t);
			board_set_floor(board, entry->t);
			board_end_step(board);
			break;
		case STORE_FINISH:
			pipeline_finish(board->pipeline);
			board->finished = true;
			break;
		}
		board_set_floor(board, entry->t);
	}
	if (r < 0)
		memcpy(error, reader.error, TRACE_ERROR_SIZE);
	return r < 0 ? r : 0;
}

/* The pipeline of a log that is fed to it again. */
static int begin_past(struct board *board, const struct past *past)
{
	struct pipeline *pipeline = pipeline_new(&past->settings, board_take_event, board);

	if (!pipeline)
		return -ENOMEM;
	pipeline_free(board->pipeline);
	board->pipeline = pipeline;
	board->settings = past->settings;
	board->lost = 0;
	pipeline_answer_by(pipeline, board_take_answer);
	pass_start(board);
	/* It has itself what its game began with. */
	renewal_end(&board->renewal);
	if (past->log.from_start)
		pipeline_start_from(pipeline, &past->log.before);
	else
		pipeline_number_from(pipeline, &past->log.before);
	return 0;
}

/* The older ones first: their last games are still asked for. */
static int restore(struct board *board, struct store *store, const struct past *past,
		   bool is_followed, char error[TRACE_ERROR_SIZE])
{
	int r = past->older ? restore(board, store, past->older, true, error) : 0;

	if (r < 0)
		return r;
	if (!past->older)
		number_from(board, &past->log.before);
	r = begin_past(board, past);
	if (r < 0) {
		snprintf(error, TRACE_ERROR_SIZE, "no memory");
		return r;
	}
	keeper_replay(&board->keeper, store, past, is_followed);
	return feed(board, past, error);
}

int board_restore(struct board *board, struct store *store, const struct past *past,
		  char error[TRACE_ERROR_SIZE])
{
	char *configured = strdup(past->configured);
	int r = restore(board, store, past, false, error);

	if (r < 0 || !configured) {
		free(configured);
		return r < 0 ? r : -ENOMEM;
	}
	free(board->configured);
	board->configured = configured;
	keeper_go_on(&board->keeper);
	if (board->starts_last && !board->keeper.differs)
		begin_game(board);
	pass_start(board);
	if ((board->keeper.differs || board->published.last[false]) &&
	    published_add(&board->published, past) < 0)
		return -ENOMEM;
	board_release(board, board->present);
	return 0;
}

const char *board_configured(const struct board *board)
{
	return board->configured;
}

void board_tell_difference(struct board *board)
{
	struct input input = {
		/* A deadline that fires first would get numbers that have been published. */
		.t = board->keeper.last,
		.type = INPUT_COMMAND,
		.command = {.verb = VERB_STORE_DIFFERS,
			    .number = (unsigned int)board->keeper.differs,
			    .told = board_numbers(board)},
	};

	published_numbers(&board->published, &input.command.told);
	board_take_command(board, &input);
	board_release(board, board->present);
}

struct store *board_store(const struct board *board)
{
	return board->keeper.store;
}

uint64_t board_differs(const struct board *board)
{
	return board->keeper.differs;
}

const char *board_stream(const struct board *board)
{
	return board->keeper.log.stream;
}
