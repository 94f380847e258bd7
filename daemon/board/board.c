/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The way in: feeds the pipeline what the board delivers and what is ordered, each at its time, and
 * lets it wait where a search is made beside it. What is told of it stands in board_told.c, what is
 * kept in board_log.c.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <systemd/sd-daemon.h>

#include "board/board_internal.h"
#include "pipeline/choice.h"

struct board *board_new(const char *id, const char *source, const struct settings *settings)
{
	struct board *board = calloc(1, sizeof(*board));

	if (!board)
		return NULL;
	board->settings = *settings;
	recent_init(&board->recent);
	alerts_init(&board->alerts);
	archive_init(&board->public_games);
	archive_init(&board->arbiters_games);
	scoresheet_init(&board->public, settings);
	scoresheet_init(&board->arbiters, settings);
	board->id = strdup(id);
	board->source = board_clean_copy(source);
	board->condition = strdup("");
	for (int of = 0; of < CONDITIONS; of++)
		board->conditions[of] = strdup("");
	board->configured = trace_header(settings);
	renewal_init(&board->renewal, laws_position_occupied(&settings->start));
	board->answers_end = &board->answers;
	waiting_init(&board->waiting);
	board->keeping = VERB_STORE_BACK;
	board->pipeline = pipeline_new(settings, board_take_event, board);
	if (!board->id || !board->source || !board->condition || !board->configured ||
	    !board->conditions[CONDITION_SOURCE] || !board->conditions[CONDITION_STORE] ||
	    !board->conditions[CONDITION_FULL] || !board->conditions[CONDITION_DISK] ||
	    !board->conditions[CONDITION_CONFIGURATION] || !board->pipeline) {
		board_free(board);
		return NULL;
	}
	pipeline_answer_by(board->pipeline, board_take_answer);
	return board;
}

void board_free(struct board *board)
{
	if (!board)
		return;
	if (board->searches)
		searcher_forget(board->searcher, board);
	waiting_clear(&board->waiting);
	if (board->pipeline)
		pipeline_free(board->pipeline);
	recent_clear(&board->recent);
	published_clear(&board->published);
	archive_clear(&board->public_games);
	archive_clear(&board->arbiters_games);
	free(board->id);
	free(board->source);
	free(board->condition);
	for (int of = 0; of < CONDITIONS; of++)
		free(board->conditions[of]);
	free(board->configured);
	renewal_clear(&board->renewal);
	board_free_answers(board);
	free(board);
}

struct event_numbers board_numbers(const struct board *board)
{
	struct event_numbers numbers = {
		.seq = board->recent.last[false],
		.public_seq = board->recent.last[true],
		.game = board->public_games.game,
		.t = board->floor,
	};

	pipeline_numbers(board->pipeline, &numbers);
	return numbers;
}

static void set_present(struct board *board, laws_time now)
{
	if (now > board->present)
		board->present = now;
}

void board_set_floor(struct board *board, laws_time now)
{
	if (now > board->floor)
		board->floor = now;
	set_present(board, now);
}

/* An edge, act or verdict without room is lost, so the journal reports it. */
static void report_lost(struct board *board)
{
	size_t lost = pipeline_lost(board->pipeline);

	if (lost == board->lost)
		return;
	fprintf(stderr,
		SD_ERR "touchmoved: bug: %zu edges, acts or verdicts had no room, and are lost\n",
		lost - board->lost);
	board->lost = lost;
}

/* Asks for what the step has stopped for; the board takes nothing until that is known. */
static bool asks(struct board *board)
{
	struct laws_position position;
	enum laws_side side;

	board->searches = pipeline_wants_mate(board->pipeline, &position, &side);
	if (board->searches && searcher_ask(board->searcher, &position, side, board) < 0) {
		board->searches = false;
		pipeline_search_beside(board->pipeline, false);
	}
	return board->searches;
}

static void search_beside(struct board *board)
{
	if (board->searches)
		return;
	pipeline_search_beside(board->pipeline, board->searcher && !board->finished);
	asks(board);
}

/* A game that starts can replace the pipeline, by one that searches itself. */
void board_end_step(struct board *board)
{
	report_lost(board);
	if (asks(board))
		return;
	board_follow_game(board);
	search_beside(board);
}

/* Fires the deadlines up to and including @now, each at its own time. */
static void fire(struct board *board, laws_time now)
{
	laws_time deadline;

	while (!board->searches && (deadline = pipeline_deadline(board->pipeline)) <= now &&
	       deadline != LAWS_NEVER) {
		bool together = board_begin_together(board);

		keeper_advance(&board->keeper, deadline);
		pipeline_advance(board->pipeline, deadline);
		board_set_floor(board, deadline);
		board_end_step(board);
		board_end_together(board, together);
	}
}

/* A system clock may be set while the daemon runs: a Pi has no time before the network is up. */
#define WALL_DIFFERS LAWS_SECOND

/* Inputs with which a trace can state the wall time (trace.h). */
static bool may_say_wall(const struct input *input)
{
	return input->type == INPUT_FRAME || verb_rows[input->command.verb].trait == TRAIT_STAMPED;
}

/* Adds the wall time to @input, where earlier inputs do not give it. */
static void say_wall(struct board *board, struct input *input)
{
	struct board_wall *wall = &board->wall;
	bool is_news = !wall->said || llabs(wall->offset - wall->told) > WALL_DIFFERS;

	if (!wall->known || input->wall || !may_say_wall(input) ||
	    (input->type == INPUT_FRAME && !is_news))
		return;
	input->wall = (input->t + wall->offset) / LAWS_SECOND;
	wall->said = true;
	wall->told = wall->offset;
}

/* Up to there what was published is given, and nothing that was told otherwise since. */
static void note_difference(struct board *board, const struct event_numbers *told)
{
	uint64_t *last = board->published.last;

	if (told->seq > last[false])
		last[false] = told->seq;
	if (told->public_seq > last[true])
		last[true] = told->public_seq;
}

static void note_keeping(struct board *board, const struct input *input)
{
	enum verb verb = input->command.verb;

	if (input->type == INPUT_COMMAND && verb == VERB_STORE_DIFFERS)
		note_difference(board, &input->command.told);

	if (input->type == INPUT_COMMAND &&
	    (verb == VERB_STORE_GONE || verb == VERB_STORE_FULL || verb == VERB_STORE_BACK))
		board->keeping = verb;
}

void board_take(struct board *board, const struct input *input, enum store_kind kind)
{
	struct input stamped = *input;
	bool together;

	say_wall(board, &stamped);
	board_set_floor(board, stamped.t);
	if (board->keeper.store && board->keeper.log.live)
		renewal_input(&board->renewal, &stamped, kind);
	together = board_begin_together(board);
	keeper_input(&board->keeper, &stamped, kind);
	pipeline_input(board->pipeline, &stamped);
	note_keeping(board, &stamped);
	board_end_step(board);
	board_end_together(board, together);
}

/* So many inputs may wait for a search: after more the judge searches for itself. */
#define WAITING_MOST 1000

static void take_waiting(struct board *board)
{
	enum store_kind kind;
	struct input input;

	while (!board->searches && board->waiting.count) {
		fire(board, waiting_next(&board->waiting));
		if (board->searches || !waiting_take(&board->waiting, &input, &kind))
			return;
		board_take(board, &input, kind);
	}
}

/* From here to search_beside() on the pipeline searches itself, first for all that waits. */
static void search_itself(struct board *board)
{
	struct searcher *searcher = board->searcher;

	if (board->searches)
		searcher_forget(searcher, board);
	board->searches = false;
	board->searcher = NULL;
	pipeline_search_beside(board->pipeline, false);
	board_end_step(board);
	take_waiting(board);
	board->searcher = searcher;
}

/* Its time counts from now on, whenever it is taken. */
static void give(struct board *board, const struct input *input, enum store_kind kind)
{
	if (board->searches && board->waiting.count < WAITING_MOST &&
	    waiting_add(&board->waiting, input, kind)) {
		board_set_floor(board, input->t);
		return;
	}
	if (board->searches)
		search_itself(board);
	board_take(board, input, kind);
	search_beside(board);
}

void board_search_by(struct board *board, struct searcher *searcher)
{
	search_itself(board);
	board->searcher = searcher;
	search_beside(board);
}

void board_searched(struct board *board, const struct search *search)
{
	pipeline_know_mate(board->pipeline, &search->position, search->side, search->mate);
	board_end_step(board);
	take_waiting(board);
	board_release(board, board->present);
}

static void finish(struct board *board)
{
	keeper_finish(&board->keeper, board->floor);
	pipeline_finish(board->pipeline);
}

/* Once the source has ended no deadline will decide an order. */
void board_take_command(struct board *board, const struct input *input)
{
	give(board, input, STORE_ORDER);
	if (board->finished)
		finish(board);
}

/*
 * The game's log has how it is kept, so that a replay tells it as well: at the bound it takes of
 * the room that is left for orders.
 */
static void tell_keeping(struct board *board, laws_time t)
{
	const struct input input = {
		.t = t,
		.type = INPUT_COMMAND,
		.command.verb = board->is_full				? VERB_STORE_FULL
				: board->conditions[CONDITION_STORE][0] ? VERB_STORE_GONE
									: VERB_STORE_BACK,
	};
	const struct keeper *keeper = &board->keeper;

	if (keeper->store && input.command.verb != board->keeping &&
	    store_has_room(keeper->store, keeper->log.id, true)) {
		board->keeping = input.command.verb;
		board_take_command(board, &input);
	}
}

static void set_full(struct board *board, bool is_full, laws_time t)
{
	if (board->is_full == is_full)
		return;
	board->is_full = is_full;
	board_set_condition(board, CONDITION_FULL,
			    is_full ? "no more may wait, and is not judged until it may" : "");
	tell_keeping(board, t);
}

/*
 * What cannot be kept is not judged either, or the game could not be judged again. The next frame
 * shows the whole board, and says that others are missing.
 */
static bool leave_out(struct board *board, struct input *input)
{
	struct store *store = board->keeper.store;
	bool is_frame = input->type == INPUT_FRAME;

	if (store && !store_has_room(store, board->keeper.log.id, !is_frame)) {
		board->gap[0] = board->gap[1] = true;
		set_full(board, true, input->t);
		return true;
	}
	if (is_frame && board->gap[input->frame.board]) {
		input->frame.flags |= FRAME_LOST;
		board->gap[input->frame.board] = false;
	}
	return false;
}

void board_tell_wall(struct board *board, laws_time t, int64_t wall)
{
	board->wall.known = true;
	board->wall.offset = wall - t;
}

/* A frame of one board tells nothing of the other one, which may be gone. */
static void note_frame(struct board *board, const struct frame *frame)
{
	board->faults[frame->board] = frame->flags & FRAME_FAULT;
	if (board->health != BOARD_GONE)
		board_change_health(board,
				    board->faults[0] || board->faults[1] ? BOARD_FAULT : BOARD_OK);
}

void board_input(struct board *board, const struct input *input)
{
	struct input whole = *input;

	if (!leave_out(board, &whole)) {
		give(board, &whole, STORE_INPUT);
		if (input->type == INPUT_FRAME)
			note_frame(board, &input->frame);
	}
	board_release(board, board->present);
}

int board_command(struct board *board, const struct command *command)
{
	struct input input = {.t = board_now(board), .type = INPUT_COMMAND, .command = *command};

	if (leave_out(board, &input))
		return -ENOBUFS;
	board_take_command(board, &input);
	board_release(board, board->present);
	return 0;
}

/* How often the time is kept while a clock runs and nothing is told. */
#define BEAT_TIME (5 * LAWS_SECOND)

/* When the time is to be kept, or LAWS_NEVER: a clock that runs changes it without any input. */
static laws_time beat_due(const struct board *board)
{
	const bool *runs = board->arbiters.runs;

	if (!board->keeper.log.live || board->finished || board->searches ||
	    (!runs[LAWS_WHITE] && !runs[LAWS_BLACK]))
		return LAWS_NEVER;
	return board->keeper.last + BEAT_TIME;
}

void board_advance(struct board *board, laws_time now)
{
	if (!board->finished)
		fire(board, now);
	set_present(board, now);
	if (beat_due(board) <= now)
		keeper_beat(&board->keeper, now);
	board_release(board, board->present);
}

static laws_time earlier(laws_time a, laws_time b)
{
	return a < b ? a : b;
}

laws_time board_deadline(const struct board *board)
{
	bool stands = board->finished || board->searches;
	laws_time deadline = stands ? LAWS_NEVER : pipeline_deadline(board->pipeline);
	const struct event *next;
	laws_time due;

	deadline = earlier(deadline, beat_due(board));
	if (board->told == board->heard)
		return deadline;
	next = &board->recent.events[board->told];
	due = next->public_seq ? next->t + board->settings.broadcast_delay : next->t;
	return earlier(due, deadline);
}

void board_finish(struct board *board, enum board_health health)
{
	if (board->finished)
		return;
	search_itself(board);
	finish(board);
	board->finished = true;
	if (board->recent.count)
		board_set_floor(board, board->recent.events[board->recent.count - 1].t);
	board_change_health(board, health);
	board_release(board, board->present);
}

bool board_is_full(const struct board *board)
{
	const struct keeper *keeper = &board->keeper;

	return keeper->store && !store_has_room(keeper->store, keeper->log.id, false);
}

const struct settings *board_settings(const struct board *board)
{
	return &board->settings;
}

bool board_charges_downtime(const struct board *board)
{
	return board->settings.regulations.charge_downtime;
}

bool board_has_game(const struct board *board)
{
	return board->arbiters.started && !board->arbiters.ended;
}

bool board_leaves_out(const struct board *board)
{
	return board->is_full;
}

void board_set_keeping(struct board *board, const char *condition)
{
	board_set_condition(board, CONDITION_STORE, condition);
	if (board_has_kept(board, board->keeper.mark))
		set_full(board, false, board_now(board));
	tell_keeping(board, board_now(board));
	board_release(board, board->present);
}

bool board_is_searching(const struct board *board)
{
	return board->searches;
}

const char *board_id(const struct board *board)
{
	return board->id;
}

bool board_is_finished(const struct board *board)
{
	return board->finished;
}

laws_time board_now(const struct board *board)
{
	return board->finished ? board->floor : board->present;
}

laws_time board_floor(const struct board *board)
{
	return board->floor;
}

bool board_cost(const struct board *board, unsigned int alert, struct laws_verdict_due *due)
{
	return !board->searches && pipeline_cost(board->pipeline, alert, board_now(board), due);
}

struct json_object *board_candidates(const struct board *board)
{
	return choice_json(pipeline_candidates(board->pipeline));
}
