/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Keeps the record of a game from its events, and writes it as PGN.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/scoresheet.h"
#include "util/pgn.h"

static bool position_equal(const struct laws_position *a, const struct laws_position *b)
{
	return !memcmp(a->board, b->board, sizeof(a->board)) && a->castling == b->castling &&
	       a->en_passant == b->en_passant && a->side_to_move == b->side_to_move;
}

/* Times are kept when the clock is in use and its control is known. */
static bool times_are_kept(const struct laws_regulations *regulations)
{
	return regulations->clock != LAWS_CLOCK_NONE && regulations->time_control.periods > 0;
}

static void displays_init(struct scoresheet *record)
{
	struct laws_clock clock;

	record->left[LAWS_WHITE] = LAWS_NEVER;
	record->left[LAWS_BLACK] = LAWS_NEVER;
	if (!times_are_kept(&record->settings.regulations))
		return;
	laws_clock_init(&clock, &record->settings.regulations.time_control);
	record->left[LAWS_WHITE] = laws_clock_left(&clock, LAWS_WHITE, 0);
	record->left[LAWS_BLACK] = laws_clock_left(&clock, LAWS_BLACK, 0);
}

/* The record begins at @position, @plies after the start of the game; earlier moves are unknown. */
static void begin(struct scoresheet *record, const struct laws_position *position,
		  unsigned int plies)
{
	record->position = *position;
	record->older_count = 0;
	record->part = (struct scoresheet_part){.start = *position, .first = plies};
}

void scoresheet_init(struct scoresheet *record, const struct settings *settings)
{
	memset(record, 0, sizeof(*record));
	record->settings = *settings;
	begin(record, &settings->start, 0);
	displays_init(record);
}

laws_time scoresheet_left(const struct scoresheet *record, enum laws_side side, laws_time now)
{
	laws_time left = record->left[side];

	if (left == LAWS_NEVER || !record->runs[side] || now <= record->told)
		return left;
	return left > now - record->told ? left - (now - record->told) : 0;
}

/* Settles both displays at @now, and lets that of @running run on, or none if it is NULL. */
static void run(struct scoresheet *record, const enum laws_side *running, laws_time now)
{
	enum laws_side side;

	for (side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		record->left[side] = scoresheet_left(record, side, now);
	record->told = now;
	record->runs[LAWS_WHITE] = running && *running == LAWS_WHITE;
	record->runs[LAWS_BLACK] = running && *running == LAWS_BLACK;
}

static void take_started(struct scoresheet *record, const struct event *event)
{
	begin(record, &event->before, 0);
	record->started = true;
	record->paused = false;
	record->reversed = false;
	record->ended = false;
	record->result = LAWS_RESULT_NONE;
	memcpy(record->date, event->date, sizeof(record->date));
	record->time_control[0] = '\0';
	displays_init(record);
	memset(record->offered, 0, sizeof(record->offered));
	record->runs[LAWS_WHITE] = false;
	record->runs[LAWS_BLACK] = false;
}

static void take_offer(struct scoresheet *record, const struct laws_verdict *verdict)
{
	if (verdict->draw_offer.what == LAWS_DRAW_OFFERED && verdict->ply <= SCORESHEET_PLIES_MAX)
		record->offered[verdict->ply / 8] |= (uint8_t)(1u << verdict->ply % 8);
}

bool scoresheet_was_offered(const struct scoresheet *record, unsigned int ply)
{
	return ply <= SCORESHEET_PLIES_MAX && record->offered[ply / 8] >> ply % 8 & 1;
}

static void take_ended(struct scoresheet *record, const struct event *event)
{
	record->ended = true;
	record->paused = false;
	record->reversed = event->verdict.state.reversed;
	record->result = event->verdict.state.result;
	record->reason = event->verdict.state.reason;
}

static struct scoresheet_move *moves_of(struct scoresheet *record)
{
	return &record->moves[record->part.place];
}

/*
 * Plays the moves again up to @plies; false, with nothing changed, when one is not legal any
 * more.
 */
static bool replay(struct scoresheet *record, unsigned int plies)
{
	struct laws_position position = record->part.start;
	const struct scoresheet_move *moves = moves_of(record);
	unsigned int i;

	for (i = 0; i < plies; i++) {
		if (!laws_move_is_legal(&position, moves[i].move))
			return false;
		laws_move_play(&position, moves[i].move);
	}
	record->position = position;
	record->part.plies = plies;
	return true;
}

/* Goes back to the position after @plies, also in an earlier part. */
static void go_back(struct scoresheet *record, unsigned int plies)
{
	while (record->part.first > plies && record->older_count)
		record->part = record->older[--record->older_count];
	if (record->part.first > plies)
		return;
	plies -= record->part.first;
	replay(record, plies < record->part.plies ? plies : record->part.plies);
}

static void take_withdrawn(struct scoresheet *record, const struct laws_verdict *verdict)
{
	if (verdict->ply && verdict->ply <= record->part.first + record->part.plies)
		go_back(record, verdict->ply - 1);
}

/* Begins a new part at @position, after @plies. */
static void begin_part(struct scoresheet *record, const struct laws_position *position,
		       unsigned int plies)
{
	unsigned int place = record->part.place + record->part.plies;

	if (record->older_count == SCORESHEET_PARTS_MAX || place == SCORESHEET_PLIES_MAX ||
	    plies < record->part.first) {
		begin(record, position, plies);
		return;
	}
	record->older[record->older_count++] = record->part;
	record->part = (struct scoresheet_part){.start = *position, .first = plies, .place = place};
	record->position = *position;
}

/* An illegal move may leave a position from which a PGN cannot begin. */
static bool can_begin_from(const struct laws_position *position)
{
	struct laws_position checked;
	struct laws_setup setup;

	laws_position_setup(position, &setup);
	return laws_position_init(&checked, &setup) == 0;
}

static void add_move(struct scoresheet *record, const struct laws_verdict *verdict)
{
	struct scoresheet_move *move = &moves_of(record)[record->part.plies++];
	const struct laws_displays *displays = &verdict->completed.displays;

	move->move = verdict->move;
	laws_move_play(&record->position, verdict->move);
	move->left[LAWS_WHITE] = displays->kept ? displays->left[LAWS_WHITE] : LAWS_NEVER;
	move->left[LAWS_BLACK] = displays->kept ? displays->left[LAWS_BLACK] : LAWS_NEVER;
}

/*
 * A move that does not continue the record begins it anew: an arbiter has set a position, or
 * an illegal move was answered.
 */
static void continue_by(struct scoresheet *record, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	struct laws_position position = event->before;
	unsigned int before = verdict->ply - 1;

	if (before < record->part.first + record->part.plies)
		go_back(record, before);
	if (before == record->part.first + record->part.plies &&
	    record->part.place + record->part.plies < SCORESHEET_PLIES_MAX &&
	    position_equal(&record->position, &position)) {
		add_move(record, verdict);
		return;
	}
	if (can_begin_from(&position)) {
		begin_part(record, &position, before);
		add_move(record, verdict);
		return;
	}
	laws_move_play(&position, verdict->move);
	begin_part(record, &position, verdict->ply);
}

static void take_completed(struct scoresheet *record, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;

	if (verdict->ply == 0)
		return;
	continue_by(record, event);
	if (verdict->completed.displays.kept) {
		memcpy(record->left, verdict->completed.displays.left, sizeof(record->left));
		record->told = event->t;
	}
}

static void take_promotion(struct scoresheet *record, const struct laws_verdict *verdict)
{
	unsigned int index = verdict->ply - record->part.first - 1;
	struct scoresheet_move *moves = moves_of(record);
	uint8_t before;

	if (verdict->ply <= record->part.first || index >= record->part.plies)
		return;
	before = moves[index].move.promotion;
	if (before == LAWS_NO_KIND)
		return;
	moves[index].move.promotion = (uint8_t)laws_piece_kind(verdict->promotion.piece);
	if (!replay(record, record->part.plies))
		moves[index].move.promotion = before;
}

static void take_clock(struct scoresheet *record, const struct event *event)
{
	const struct laws_verdict_clock *clock = &event->verdict.clock;

	run(record, clock->runs ? &event->verdict.side : NULL, event->t);
	if (event->text[0])
		snprintf(record->time_control, sizeof(record->time_control), "%s", event->text);
	if (clock->displays.kept)
		memcpy(record->left, clock->displays.left, sizeof(record->left));
}

static void take_position(struct scoresheet *record, const struct event *event)
{
	unsigned int ply = event->verdict.ply;

	if (ply < record->part.first + record->part.plies)
		go_back(record, ply);
	if (!position_equal(&record->position, &event->before))
		begin_part(record, &event->before, ply);
}

/* Also for a game whose end was undone. */
static void take_paused(struct scoresheet *record, const struct event *event)
{
	record->paused = true;
	record->reversed = event->verdict.state.reversed;
	record->ended = false;
	record->result = LAWS_RESULT_NONE;
	record->reason = LAWS_REASON_NONE;
	if (event->verdict.state.position_set)
		take_position(record, event);
}

static char *player(struct scoresheet *record, enum laws_side side)
{
	struct settings *settings = &record->settings;

	return (side == LAWS_WHITE) != record->reversed ? settings->white : settings->black;
}

const char *scoresheet_player(const struct scoresheet *record, enum laws_side side)
{
	const struct settings *settings = &record->settings;

	return (side == LAWS_WHITE) != record->reversed ? settings->white : settings->black;
}

/* The setting that an event calls @key. */
static char *name_of(struct scoresheet *record, const char *key)
{
	struct settings *settings = &record->settings;
	const struct {
		const char *key;
		char *name;
	} names[] = {
		{"white", player(record, LAWS_WHITE)},
		{"black", player(record, LAWS_BLACK)},
		{"event", settings->event},
		{"site", settings->site},
		{"round", settings->round},
		{"date", settings->date},
	};
	size_t i = 0;

	while (strcmp(names[i].key, key))
		i++;
	return names[i].name;
}

static void take_names(struct scoresheet *record, const struct event *event)
{
	struct event_name names[2];

	if (!event_names(event, names))
		return;
	for (int i = 0; i < 2 && names[i].key; i++)
		snprintf(name_of(record, names[i].key), SETTING_TEXT_SIZE, "%s", names[i].text);
}

void scoresheet_take(struct scoresheet *record, const struct event *event)
{
	switch (event->verdict.kind) {
	case LAWS_VERDICT_READY:
		record->ready = true;
		break;
	case LAWS_VERDICT_STARTED:
		take_started(record, event);
		break;
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_ADJOURNED:
		take_paused(record, event);
		break;
	case LAWS_VERDICT_RESUMED:
		record->paused = false;
		record->reversed = event->verdict.state.reversed;
		break;
	case LAWS_VERDICT_ENDED:
		take_ended(record, event);
		break;
	case LAWS_VERDICT_COMPLETED:
		take_completed(record, event);
		break;
	case LAWS_VERDICT_WITHDRAWN:
		take_withdrawn(record, &event->verdict);
		break;
	case LAWS_VERDICT_PROMOTION:
		take_promotion(record, &event->verdict);
		break;
	case LAWS_VERDICT_CLOCK:
		take_clock(record, event);
		break;
	case LAWS_VERDICT_DRAW_OFFER:
		take_offer(record, &event->verdict);
		break;
	case LAWS_VERDICT_NAMED:
		take_names(record, event);
		break;
	case LAWS_VERDICT_ANNOUNCEMENT:
	case LAWS_VERDICT_ASSISTED:
	case LAWS_VERDICT_NOTED:
	case LAWS_VERDICT_IRREGULAR:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
	case LAWS_VERDICT_TOUCHED:
	case LAWS_VERDICT_ADJUSTED:
	case LAWS_VERDICT_RELEASED:
	case LAWS_VERDICT_MADE:
	case LAWS_VERDICT_ALERT:
	case LAWS_VERDICT_RULING:
	case LAWS_VERDICT_CLAIM:
	case LAWS_VERDICT_REFUSED:
		break;
	}
}

const char *scoresheet_state(const struct scoresheet *record)
{
	if (record->ended)
		return "ended";
	if (record->started)
		return record->paused ? "paused" : "playing";
	return record->ready ? "ready" : "waiting";
}

/* A setting's value, or NULL if it is not known. */
static const char *known(const char *value)
{
	return value[0] && strcmp(value, "?") ? value : NULL;
}

void scoresheet_date(const struct scoresheet *record, char date[SETTING_TEXT_SIZE])
{
	date[0] = '\0';
	if (record->settings.date[0])
		snprintf(date, SETTING_TEXT_SIZE, "%s", record->settings.date);
	else if (record->date[0])
		pgn_date_write(record->date, date);
}

/* The FEN of the start, or NULL where that is the initial position; Chess960 always has one. */
static const char *start_write(const struct scoresheet *record, char fen[LAWS_FEN_SIZE])
{
	struct laws_position initial;

	laws_position_start(&initial);
	if (position_equal(&record->part.start, &initial) &&
	    !laws_position_is_chess960(&record->part.start))
		return NULL;
	laws_fen_write(&record->part.start, fen);
	return fen;
}

const char *scoresheet_time_control(const struct scoresheet *record)
{
	return record->time_control[0] ? record->time_control : record->settings.time_control;
}

static void write_tags(const struct scoresheet *record, struct laws_pgn_writer *writer)
{
	const struct settings *settings = &record->settings;
	char date[SETTING_TEXT_SIZE], room[LAWS_FEN_SIZE];
	const char *fen = start_write(record, room);
	const struct laws_pgn_tag tags[] = {
		{"Event", known(settings->event)},
		{"Site", known(settings->site)},
		{"Date", date},
		{"Round", known(settings->round)},
		{"White", known(scoresheet_player(record, LAWS_WHITE))},
		{"Black", known(scoresheet_player(record, LAWS_BLACK))},
		{"Result", laws_result_pgn(record->result)},
		{"TimeControl", known(scoresheet_time_control(record))},
		{"Variant", laws_position_is_chess960(&record->part.start) ? "Chess960" : NULL},
		{"SetUp", fen ? "1" : NULL},
		{"FEN", fen},
		{"Termination", record->ended ? pgn_termination(record->reason) : NULL},
	};

	scoresheet_date(record, date);
	if (!date[0])
		snprintf(date, sizeof(date), "????.??.??");
	laws_pgn_write_tags(writer, tags, sizeof(tags) / sizeof(tags[0]));
}

/* The comment of a move: that a draw was offered with it, and its player's clock. */
static void write_comment(struct laws_pgn_writer *writer, bool offered, laws_time left)
{
	char clock[PGN_CLOCK_SIZE] = "";
	char comment[PGN_CLOCK_SIZE + 8];

	if (left != LAWS_NEVER)
		pgn_clock_write(left / (LAWS_SECOND / 1000), clock);
	snprintf(comment, sizeof(comment), "%s%s%s", offered ? "(=)" : "",
		 offered && clock[0] ? " " : "", clock);
	if (comment[0])
		laws_pgn_write_comment(writer, comment);
}

static void write_pgn(const struct scoresheet *record, struct laws_pgn_writer *writer)
{
	struct laws_position position = record->part.start;
	unsigned int i;

	write_tags(record, writer);
	for (i = 0; i < record->part.plies; i++) {
		const struct scoresheet_move *move = &record->moves[record->part.place + i];

		laws_pgn_write_move(writer, &position, move->move);
		write_comment(writer, scoresheet_was_offered(record, record->part.first + i + 1),
			      move->left[laws_position_side(&position)]);
		laws_move_play(&position, move->move);
	}
	/* PGN has no such score, so its result is unknown; a comment says what it was. */
	if (strcmp(laws_result_pgn(record->result), laws_result_text(record->result)))
		laws_pgn_write_comment(writer, laws_result_text(record->result));
	laws_pgn_write_result(writer, record->result);
}

char *scoresheet_pgn(const struct scoresheet *record)
{
	struct laws_pgn_writer writer;
	size_t size;
	char *text;

	laws_pgn_writer_init(&writer, NULL, 0);
	write_pgn(record, &writer);
	size = writer.length + 1;
	text = malloc(size);
	if (!text)
		return NULL;
	text[0] = '\0';
	laws_pgn_writer_init(&writer, text, size);
	write_pgn(record, &writer);
	return text;
}
