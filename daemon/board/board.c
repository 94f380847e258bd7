/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Feeds the pipeline, keeps its events, and publishes them: to the arbiter once they are kept, to
 * the public after the broadcast delay.
 *
 * Events that wait have no list of their own: they are those among the recent ones behind the
 * last one published.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <systemd/sd-daemon.h>

#include "board/board.h"
#include "board/renewal.h"
#include "board/waiting.h"
#include "pipeline/choice.h"
#include "util/text.h"
#include "util/wall.h"

/* Who may say that he does not work. */
enum condition_of {
	CONDITION_SOURCE,
	CONDITION_STORE,
	CONDITION_FULL,
	CONDITION_DISK,
	CONDITION_CONFIGURATION,
	CONDITIONS,
};

/* An order's answer that waits until its events are kept. */
struct waiting_answer {
	struct waiting_answer *next;
	struct command command;
	bool is_refused;
	enum laws_refusal refusal;
	unsigned int ruling;
	uint64_t mark;
};

struct board {
	char *id;
	char *source;
	char *condition; /* those below, joined */
	char *conditions[CONDITIONS];
	struct settings settings;
	char *configured; /* trace_header() of them, before orders changed them */
	struct pipeline *pipeline;
	size_t lost; /* edges, acts and verdicts, as far as that is reported */
	struct recent recent;
	struct published published; /* in place of those that are told otherwise now */
	struct keeper keeper;
	struct renewal renewal;
	struct searcher *searcher; /* NULL: what is to be searched for, the judge searches for */
	bool searches;		   /* for a mate, and takes nothing meanwhile */
	struct waiting waiting;	   /* inputs that came meanwhile */
	/* In the present step, in which a game ended or started: what that means for the log. */
	bool ended_now;
	bool started_now;
	struct event_numbers before_start; /* of the last start: alerts and rulings */
	struct waiting_answer *answers, **answers_end;
	bool gap[2];	   /* frames of that board were left out */
	bool is_full;	   /* what happens is left out, until all that waits is kept */
	enum verb keeping; /* what was said of the store last: VERB_STORE_BACK … */
	struct scoresheet public;
	struct scoresheet arbiters;
	struct alerts alerts;
	unsigned int ruling; /* the ruling made by the order that is answered next, or 0 */
	struct archive public_games;
	struct archive arbiters_games;
	struct board_listener listener;
	board_answer answer;
	void *answer_data;
	enum board_health health;
	bool faults[2];	   /* which of the game's boards are at fault */
	laws_time floor;   /* time of the last input or deadline */
	laws_time present; /* runs on after the source's end, for the public stream */
	struct board_wall {
		bool known;
		bool said;	  /* said to the pipeline, and so to the store */
		laws_time offset; /* from the board's time to the wall's, in µs */
		laws_time told;	  /* the offset when it was last said */
	} wall;
	size_t heard; /* recent events that the arbiter was told, or must not be */
	size_t told;  /* of these, what the public was told, or must not be */
	bool finished;
};

static void tell_public(struct board *board, const struct event *event)
{
	archive_take(&board->public_games, &board->public, event);
	scoresheet_take(&board->public, event);
	if (board->listener.public_event)
		board->listener.public_event(board->listener.data, event);
}

/*
 * The longest games come to some three thousand events. Of a board that tells more, whatever is
 * wrong with it, the latest are kept in memory.
 */
#define EVENTS_MOST 50000

/* Forgets old games, but no event that the public still waits for. */
static void forget_events(struct board *board)
{
	const struct event *events = board->recent.events;
	size_t count = board->recent.count;
	size_t old = 0;

	while (old < count && events[old].game + GAMES_KEPT <= events[count - 1].game)
		old++;
	if (count > EVENTS_MOST && old < EVENTS_MOST / 2)
		old = EVENTS_MOST / 2;
	if (old == 0 || old > board->told)
		return;
	recent_drop(&board->recent, old);
	board->heard -= old;
	board->told -= old;
	if (board->recent.forgotten[false] >= board->published.last[false])
		published_clear(&board->published);
}

/* Publishes the events that are old enough at @now. */
static void release(struct board *board, laws_time now)
{
	struct event event;

	while (board->told < board->heard) {
		event = board->recent.events[board->told];
		if (event.public_seq && event.t + board->settings.broadcast_delay > now)
			break;
		board->told++;
		if (event.public_seq)
			tell_public(board, &event);
	}
	forget_events(board);
}

/* An order's answer comes right behind its events. A ruling that lapses answers no order. */
static void note_ruling(struct board *board, const struct laws_verdict *verdict)
{
	if (verdict->kind == LAWS_VERDICT_RULING && verdict->order &&
	    verdict->ruling.decision != LAWS_DECISION_LAPSED)
		board->ruling = verdict->ruling.number;
}

static void tell_arbiter(struct board *board, const struct event *event)
{
	archive_take(&board->arbiters_games, &board->arbiters, event);
	scoresheet_take(&board->arbiters, event);
	alerts_take(&board->alerts, event);
	if (board->listener.event)
		board->listener.event(board->listener.data, event);
}

static bool is_kept(const struct board *board, uint64_t mark)
{
	return mark == 0 || mark <= store_kept(board->keeper.store);
}

/* Publishes what is kept: without a broadcast delay each event to the arbiter, then to the public.
 */
static void tell_kept(struct board *board)
{
	struct event event;

	while (board->heard < board->recent.count &&
	       is_kept(board, board->recent.marks[board->heard])) {
		event = board->recent.events[board->heard++];
		if (event.seq)
			tell_arbiter(board, &event);
		if (board->settings.broadcast_delay == 0)
			release(board, event.t);
	}
}

static bool is_store_alert(const struct event *event)
{
	return event->verdict.kind == LAWS_VERDICT_ALERT &&
	       event->verdict.alert.kind == LAWS_ALERT_STORE;
}

/* That nothing can be kept must not wait until it can. */
static void tell_ahead(struct board *board, const struct event *event, uint64_t mark)
{
	if (is_store_alert(event) && !is_kept(board, mark) && board->listener.ahead)
		board->listener.ahead(board->listener.data, event);
}

static void note_state(struct board *board, const struct event *event)
{
	if (event->verdict.kind == LAWS_VERDICT_ENDED)
		board->ended_now = true;
	if (event->verdict.kind == LAWS_VERDICT_STARTED) {
		board->started_now = true;
		pipeline_numbers(board->pipeline, &board->before_start);
	}
}

/* An event that has no room is not handed out: every event that was must stay available. */
static void take_event(void *data, const struct event *event)
{
	struct board *board = data;
	uint64_t mark;

	mark = keeper_event(&board->keeper, event);
	if (recent_is_told(&board->recent, event))
		return;
	note_state(board, event);
	if (recent_append(&board->recent, event, mark) < 0)
		return;
	if (event->seq)
		note_ruling(board, &event->verdict);
	tell_kept(board);
	tell_ahead(board, event, mark);
}

static void give_answer(struct board *board, const struct command *command,
			const struct laws_verdict *refused, unsigned int ruling)
{
	if (board->answer)
		board->answer(board->answer_data, command, refused, ruling);
}

static void answer_kept(struct board *board)
{
	struct waiting_answer *first;

	while ((first = board->answers) && is_kept(board, first->mark)) {
		struct laws_verdict refused = {
			.kind = LAWS_VERDICT_REFUSED,
			.refused.refusal = first->refusal,
		};

		board->answers = first->next;
		if (!board->answers)
			board->answers_end = &board->answers;
		give_answer(board, &first->command, first->is_refused ? &refused : NULL,
			    first->ruling);
		free(first);
	}
}

/*
 * The events of an order come before its answer. An order without any must be kept as well: who was
 * told that it is done may rely on it.
 */
static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	struct board *board = data;
	unsigned int ruling = board->ruling;
	uint64_t mark = board->keeper.mark;
	struct waiting_answer *waiting;

	board->ruling = 0;
	if (!board->answers && is_kept(board, mark)) {
		give_answer(board, command, refused, ruling);
		return;
	}
	waiting = malloc(sizeof(*waiting));
	if (!waiting)
		return;
	*waiting = (struct waiting_answer){
		.command = *command,
		.is_refused = refused,
		.refusal = refused ? refused->refused.refusal : 0,
		.ruling = ruling,
		.mark = mark,
	};
	*board->answers_end = waiting;
	board->answers_end = &waiting->next;
}

/* Device names and file systems may contain bytes that D-Bus cannot carry. */
static char *clean_copy(const char *text)
{
	char *copy = strdup(text);

	if (copy)
		text_clean(copy);
	return copy;
}

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
	board->source = clean_copy(source);
	board->condition = strdup("");
	for (int of = 0; of < CONDITIONS; of++)
		board->conditions[of] = strdup("");
	board->configured = trace_header(settings);
	renewal_init(&board->renewal, laws_position_occupied(&settings->start));
	board->answers_end = &board->answers;
	waiting_init(&board->waiting);
	board->keeping = VERB_STORE_BACK;
	board->pipeline = pipeline_new(settings, take_event, board);
	if (!board->id || !board->source || !board->condition || !board->configured ||
	    !board->conditions[CONDITION_SOURCE] || !board->conditions[CONDITION_STORE] ||
	    !board->conditions[CONDITION_FULL] || !board->conditions[CONDITION_DISK] ||
	    !board->conditions[CONDITION_CONFIGURATION] || !board->pipeline) {
		board_free(board);
		return NULL;
	}
	pipeline_answer_by(board->pipeline, take_answer);
	return board;
}

static void free_answers(struct board *board)
{
	while (board->answers) {
		struct waiting_answer *next = board->answers->next;

		free(board->answers);
		board->answers = next;
	}
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
	free_answers(board);
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

void board_listen(struct board *board, const struct board_listener *listener)
{
	board->listener = *listener;
}

void board_answer_by(struct board *board, board_answer answer, void *data)
{
	board->answer = answer;
	board->answer_data = data;
}

/* ---- a log for each game ---- */

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
 * Returns whether end_together() must follow.
 */
static bool begin_together(struct board *board)
{
	const struct keeper *keeper = &board->keeper;
	bool may_start = keeper->store && keeper->log.live && !keeper->past && board->renewal.runs;

	if (may_start)
		store_put_together(keeper->store);
	return may_start;
}

static void end_together(struct board *board, bool begun)
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
	pipeline_tell(fresh, take_event, board);
	pipeline_answer_by(fresh, take_answer);
	pipeline_free(board->pipeline);
	board->pipeline = fresh;
	board->lost = 0;
	board->settings = settings;
	begin_log(board, &before, start);
}

/* What the log of a live board, which is kept, makes of a game's start or end in the last step. */
static void follow_game(struct board *board)
{
	const struct keeper *keeper = &board->keeper;
	bool ended = board->ended_now, started = board->started_now;

	board->ended_now = board->started_now = false;
	if (!keeper->store || !keeper->log.live)
		return;
	if (started) {
		if (!keeper->past &&
		    board->recent.events[board->recent.count - 1].game >
			    keeper->log.before.game + 1 &&
		    renewal_is_ready(&board->renewal) &&
		    store_has_room(keeper->store, keeper->log.id, true))
			renew(board);
		renewal_end(&board->renewal);
	} else if (ended) {
		renewal_begin(&board->renewal, board->floor);
	}
}

/* ---- conditions ---- */

/* Replaces *@text, or keeps it when memory is out. Returns true when it changed. */
static bool replace(char **text, const char *with)
{
	char *copy = clean_copy(with);

	if (!copy || !strcmp(*text, copy)) {
		free(copy);
		return false;
	}
	free(*text);
	*text = copy;
	return true;
}

/* Returns true when the joined condition changed. */
static bool join_conditions(struct board *board)
{
	char *joined = NULL;
	size_t size;
	FILE *file = open_memstream(&joined, &size);
	bool changed;

	if (!file)
		return false;
	for (int of = 0; of < CONDITIONS; of++)
		if (board->conditions[of][0])
			fprintf(file, "%s%s", ftell(file) ? "; " : "", board->conditions[of]);
	if (fclose(file) != 0)
		return false;
	changed = replace(&board->condition, joined);
	free(joined);
	return changed;
}

static void set_condition(struct board *board, enum condition_of of, const char *condition)
{
	if (replace(&board->conditions[of], condition) && join_conditions(board) &&
	    board->listener.health)
		board->listener.health(board->listener.data);
}

/* ---- inputs ---- */

static void set_health(struct board *board, enum board_health health)
{
	if (board->health == health)
		return;
	board->health = health;
	if (board->listener.health)
		board->listener.health(board->listener.data);
}

static void set_present(struct board *board, laws_time now)
{
	if (now > board->present)
		board->present = now;
}

/* It stands still once the source has ended. */
static laws_time now_of(const struct board *board)
{
	return board->finished ? board->floor : board->present;
}

static void set_floor(struct board *board, laws_time now)
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
static void end_step(struct board *board)
{
	report_lost(board);
	if (asks(board))
		return;
	follow_game(board);
	search_beside(board);
}

/* Fires the deadlines up to and including @now, each at its own time. */
static void fire(struct board *board, laws_time now)
{
	laws_time deadline;

	while (!board->searches && (deadline = pipeline_deadline(board->pipeline)) <= now &&
	       deadline != LAWS_NEVER) {
		bool together = begin_together(board);

		keeper_advance(&board->keeper, deadline);
		pipeline_advance(board->pipeline, deadline);
		set_floor(board, deadline);
		end_step(board);
		end_together(board, together);
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

static void take(struct board *board, const struct input *input, enum store_kind kind)
{
	struct input stamped = *input;
	bool together;

	say_wall(board, &stamped);
	set_floor(board, stamped.t);
	if (board->keeper.store && board->keeper.log.live)
		renewal_input(&board->renewal, &stamped, kind);
	together = begin_together(board);
	keeper_input(&board->keeper, &stamped, kind);
	pipeline_input(board->pipeline, &stamped);
	note_keeping(board, &stamped);
	end_step(board);
	end_together(board, together);
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
		take(board, &input, kind);
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
	end_step(board);
	take_waiting(board);
	board->searcher = searcher;
}

/* Its time counts from now on, whenever it is taken. */
static void give(struct board *board, const struct input *input, enum store_kind kind)
{
	if (board->searches && board->waiting.count < WAITING_MOST &&
	    waiting_add(&board->waiting, input, kind)) {
		set_floor(board, input->t);
		return;
	}
	if (board->searches)
		search_itself(board);
	take(board, input, kind);
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
	end_step(board);
	take_waiting(board);
	release(board, board->present);
}

static void finish(struct board *board)
{
	keeper_finish(&board->keeper, board->floor);
	pipeline_finish(board->pipeline);
}

/* Once the source has ended no deadline will decide an order. */
static void take_command(struct board *board, const struct input *input)
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
		take_command(board, &input);
	}
}

static void set_full(struct board *board, bool is_full, laws_time t)
{
	if (board->is_full == is_full)
		return;
	board->is_full = is_full;
	set_condition(board, CONDITION_FULL,
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
		set_health(board, board->faults[0] || board->faults[1] ? BOARD_FAULT : BOARD_OK);
}

void board_input(struct board *board, const struct input *input)
{
	struct input whole = *input;

	if (!leave_out(board, &whole)) {
		give(board, &whole, STORE_INPUT);
		if (input->type == INPUT_FRAME)
			note_frame(board, &input->frame);
	}
	release(board, board->present);
}

int board_command(struct board *board, const struct command *command)
{
	struct input input = {.t = now_of(board), .type = INPUT_COMMAND, .command = *command};

	if (leave_out(board, &input))
		return -ENOBUFS;
	take_command(board, &input);
	release(board, board->present);
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
	release(board, board->present);
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
		set_floor(board, board->recent.events[board->recent.count - 1].t);
	set_health(board, health);
	release(board, board->present);
}

/* ---- what is kept ---- */

/* The board has told nothing yet. */
static void number_from(struct board *board, const struct event_numbers *numbers)
{
	recent_number_from(&board->recent, numbers);
	archive_number_from(&board->public_games, numbers->game);
	archive_number_from(&board->arbiters_games, numbers->game);
	set_floor(board, numbers->t);
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

		switch (entry->kind) {
		case STORE_INPUT:
		case STORE_ORDER:
			r = trace_next(&reader, &input);
			if (r > 0 && input.t == entry->t)
				take(board, &input, entry->kind);
			else if (r >= 0)
				r = refuse_entry(reader.error, i);
			break;
		case STORE_ADVANCE:
			pipeline_advance(board->pipeline, entry->t);
			set_floor(board, entry->t);
			end_step(board);
			break;
		case STORE_FINISH:
			pipeline_finish(board->pipeline);
			board->finished = true;
			break;
		}
		set_floor(board, entry->t);
	}
	if (r < 0)
		memcpy(error, reader.error, TRACE_ERROR_SIZE);
	return r < 0 ? r : 0;
}

/* The pipeline of a log that is fed to it again. */
static int begin_past(struct board *board, const struct past *past)
{
	struct pipeline *pipeline = pipeline_new(&past->settings, take_event, board);

	if (!pipeline)
		return -ENOMEM;
	pipeline_free(board->pipeline);
	board->pipeline = pipeline;
	board->settings = past->settings;
	board->lost = 0;
	pipeline_answer_by(pipeline, take_answer);
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
	if ((board->keeper.differs || board->published.last[false]) &&
	    published_add(&board->published, past) < 0)
		return -ENOMEM;
	release(board, board->present);
	return 0;
}

const char *board_configured(const struct board *board)
{
	return board->configured;
}

void board_tell_difference(struct board *board)
{
	struct input input = {
		.t = now_of(board),
		.type = INPUT_COMMAND,
		.command = {.verb = VERB_STORE_DIFFERS,
			    .number = (unsigned int)board->keeper.differs,
			    .told = board_numbers(board)},
	};

	published_numbers(&board->published, &input.command.told);
	take_command(board, &input);
	release(board, board->present);
}

struct store *board_store(const struct board *board)
{
	return board->keeper.store;
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

uint64_t board_differs(const struct board *board)
{
	return board->keeper.differs;
}

const char *board_stream(const struct board *board)
{
	return board->keeper.log.stream;
}

void board_kept(struct board *board)
{
	tell_kept(board);
	answer_kept(board);
	release(board, board->present);
}

bool board_leaves_out(const struct board *board)
{
	return board->is_full;
}

void board_set_keeping(struct board *board, const char *condition)
{
	set_condition(board, CONDITION_STORE, condition);
	if (is_kept(board, board->keeper.mark))
		set_full(board, false, now_of(board));
	tell_keeping(board, now_of(board));
	release(board, board->present);
}

void board_set_slow(struct board *board, const char *condition)
{
	set_condition(board, CONDITION_DISK, condition);
}

void board_set_configured(struct board *board, const char *condition)
{
	set_condition(board, CONDITION_CONFIGURATION, condition);
}

void board_set_health(struct board *board, enum board_health health, const char *source,
		      const char *condition)
{
	bool changed =
		replace(&board->conditions[CONDITION_SOURCE], condition) && join_conditions(board);

	if (source && replace(&board->source, source))
		changed = true;
	if (board->health != health)
		set_health(board, health);
	else if (changed && board->listener.health)
		board->listener.health(board->listener.data);
}

bool board_is_told(const struct board *board)
{
	return board->told == board->recent.count && !board->answers && !board->waiting.count &&
	       !board->searches;
}

bool board_is_searching(const struct board *board)
{
	return board->searches;
}

const char *board_id(const struct board *board)
{
	return board->id;
}

const char *board_source(const struct board *board)
{
	return board->source;
}

const char *board_condition(const struct board *board)
{
	return board->condition;
}

enum board_health board_health(const struct board *board)
{
	return board->health;
}

bool board_is_finished(const struct board *board)
{
	return board->finished;
}

const char *board_health_name(const struct board *board)
{
	switch (board->health) {
	case BOARD_WAITING:
		return "waiting";
	case BOARD_OK:
		return "ok";
	case BOARD_FAULT:
		return "fault";
	case BOARD_GONE:
		return "gone";
	case BOARD_ENDED:
		return "ended";
	case BOARD_BROKEN:
		return "broken";
	}
	return "unknown";
}

laws_time board_now(const struct board *board)
{
	return now_of(board);
}

laws_time board_floor(const struct board *board)
{
	return board->floor;
}

laws_time board_public_now(const struct board *board)
{
	laws_time now = board->present - board->settings.broadcast_delay;

	return now > 0 ? now : 0;
}

const struct scoresheet *board_record(const struct board *board)
{
	return &board->public;
}

const struct scoresheet *board_arbiters_record(const struct board *board)
{
	return &board->arbiters;
}

unsigned int board_game(const struct board *board)
{
	return board->public_games.game;
}

int board_pgn(const struct board *board, bool public, unsigned int game, char **pgn)
{
	if (public)
		return archive_pgn(&board->public_games, &board->public, game, pgn);
	return archive_pgn(&board->arbiters_games, &board->arbiters, game, pgn);
}

uint64_t board_forgotten(const struct board *board, bool public)
{
	return board->recent.forgotten[public];
}

const struct event *board_alert_ahead(const struct board *board)
{
	const struct event *ahead = NULL;

	for (size_t at = board->heard; at < board->recent.count; at++) {
		const struct event *event = &board->recent.events[at];

		if (is_store_alert(event))
			ahead = event;
		else if (ahead && event->verdict.kind == LAWS_VERDICT_RULING &&
			 event->verdict.ruling.alert == ahead->verdict.alert.id)
			ahead = NULL;
	}
	return ahead;
}

const struct event *board_next_alert(const struct board *board, unsigned int *at)
{
	return alerts_next_open(&board->alerts, at);
}

bool board_cost(const struct board *board, unsigned int alert, struct laws_verdict_due *due)
{
	return !board->searches && pipeline_cost(board->pipeline, alert, board_now(board), due);
}

struct json_object *board_candidates(const struct board *board)
{
	return choice_json(pipeline_candidates(board->pipeline));
}

const char *board_next_published(const struct board *board, bool public, uint64_t since, size_t *at)
{
	return published_next(&board->published, public, since, at);
}

const struct event *board_next_event(const struct board *board, bool public, uint64_t since,
				     size_t *at)
{
	/* What has been published, and nothing that is still to be kept. */
	struct recent published = board->recent;
	uint64_t last = board->published.last[public];

	published.count = public ? board->told : board->heard;
	return recent_next(&published, public, since > last ? since : last, at);
}
