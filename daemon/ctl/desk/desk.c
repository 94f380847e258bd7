/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The order of alerts:
 * - what is certain before what is likely, and that before what is only possible;
 * - among equals what has waited longest;
 * - then by board and number, so that nothing changes places while one reads.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/desk/desk.h"
#include "event/sentence.h"
#include "util/keys.h"

void desk_init(struct desk *desk)
{
	memset(desk, 0, sizeof(*desk));
}

static void alert_free(struct desk_alert *alert)
{
	json_object_put(alert->event);
	free(alert);
}

static void forget_alerts(struct desk_board *board)
{
	for (unsigned int i = 0; i < board->alert_count; i++)
		alert_free(board->alerts[i]);
	board->alert_count = 0;
}

void desk_close(struct desk *desk)
{
	for (unsigned int i = 0; i < desk->board_count; i++) {
		forget_alerts(desk->boards[i]);
		free(desk->boards[i]);
	}
	desk_init(desk);
}

/* "2" before "10" before "hall". */
static int compare_ids(const char *a, const char *b)
{
	bool numbers = isdigit((unsigned char)a[0]) && isdigit((unsigned char)b[0]);
	size_t digits_of_a = strspn(a, "0123456789");
	size_t digits_of_b = strspn(b, "0123456789");

	if (numbers && digits_of_a != digits_of_b)
		return digits_of_a < digits_of_b ? -1 : 1;
	return strcmp(a, b);
}

struct desk_board *desk_find(const struct desk *desk, const char *id)
{
	for (unsigned int i = 0; i < desk->board_count; i++)
		if (!strcmp(desk->boards[i]->id, id))
			return desk->boards[i];
	return NULL;
}

struct desk_board *desk_board(struct desk *desk, const char *id)
{
	struct desk_board *board = desk_find(desk, id);
	unsigned int place = 0;

	if (board)
		return board;
	if (desk->board_count == DESK_BOARDS || !board_id_is_valid(id))
		return NULL;
	board = calloc(1, sizeof(*board));
	if (!board)
		return NULL;
	snprintf(board->id, sizeof(board->id), "%s", id);
	board->stands = true;
	view_init(&board->view, NULL);
	while (place < desk->board_count && compare_ids(desk->boards[place]->id, id) < 0)
		place++;
	memmove(&desk->boards[place + 1], &desk->boards[place],
		(desk->board_count++ - place) * sizeof(desk->boards[0]));
	desk->boards[place] = board;
	return board;
}

static int compare(const void *a, const void *b)
{
	const struct desk_alert *one = *(struct desk_alert *const *)a;
	const struct desk_alert *other = *(struct desk_alert *const *)b;
	int ids = compare_ids(one->board->id, other->board->id);

	if (one->confidence != other->confidence)
		return one->confidence < other->confidence ? -1 : 1;
	if (one->since != other->since)
		return one->since < other->since ? -1 : 1;
	if (ids)
		return ids;
	return one->id < other->id ? -1 : one->id > other->id;
}

static void sort(struct desk *desk)
{
	desk->open_count = 0;
	for (unsigned int i = 0; i < desk->board_count; i++) {
		struct desk_board *board = desk->boards[i];

		for (unsigned int j = 0; j < board->alert_count; j++)
			if (board->alerts[j]->open && desk->open_count < DESK_OPEN)
				desk->open[desk->open_count++] = board->alerts[j];
	}
	qsort(desk->open, desk->open_count, sizeof(desk->open[0]), compare);
}

void desk_board_remove(struct desk *desk, struct desk_board *board)
{
	unsigned int place = 0;

	while (desk->boards[place] != board)
		place++;
	memmove(&desk->boards[place], &desk->boards[place + 1],
		(--desk->board_count - place) * sizeof(desk->boards[0]));
	forget_alerts(board);
	free(board);
	sort(desk);
}

int64_t desk_now(const struct desk_board *board, uint64_t wall)
{
	if (board->stands || board->absent || board->speed <= 0 || wall < board->base_wall)
		return board->base_t;
	return board->base_t + (int64_t)((double)(wall - board->base_wall) * board->speed);
}

/* Never backwards: an event arrives a little after it happened. */
static void set_time(struct desk_board *board, int64_t t, uint64_t wall)
{
	int64_t now = desk_now(board, wall);

	board->base_t = t > now ? t : now;
	board->base_wall = wall;
}

static bool has(struct json_object *object, const char *key)
{
	return json_object_object_get_ex(object, key, NULL);
}

static void take_text(struct json_object *properties, const char *key, char *text, size_t size)
{
	if (has(properties, key))
		snprintf(text, size, "%s", text_of(properties, key));
}

static void take_health(struct desk_board *board, struct json_object *properties, uint64_t wall)
{
	struct view *view = &board->view;

	if (!has(properties, "Health"))
		return;
	set_time(board, board->base_t, wall);
	take_text(properties, "Health", view->health, sizeof(view->health));
	/* Before the first frame there is no time of the game. */
	board->stands = !strcmp(view->health, "ended") || !strcmp(view->health, "broken") ||
			!strcmp(view->health, "waiting");
}

static void forget(struct desk_board *board)
{
	forget_alerts(board);
	board->seq = 0;
	board->ruled = 0;
	board->acts = (struct proof_acts){0};
	memset(board->rulings, 0, sizeof(board->rulings));
}

void desk_forget(struct desk *desk, struct desk_board *board)
{
	forget(board);
	sort(desk);
}

/* Other numbers from 1 on: what is known of the old ones is of no use. */
static void begin_anew(struct desk_board *board, struct json_object *properties)
{
	forget(board);
	board->base_t = 0;
	board->base_wall = 0;
	view_init(&board->view,
		  has(properties, "StartFEN") ? text_of(properties, "StartFEN") : NULL);
	take_text(properties, "StreamId", board->stream, sizeof(board->stream));
}

void desk_take_properties(struct desk *desk, struct desk_board *board,
			  struct json_object *properties, uint64_t wall)
{
	struct view *view = &board->view;
	struct json_object *value;

	if (has(properties, "StreamId") && strcmp(board->stream, text_of(properties, "StreamId")))
		begin_anew(board, properties);
	take_text(properties, "White", view->white, sizeof(view->white));
	take_text(properties, "Black", view->black, sizeof(view->black));
	take_text(properties, "EventName", view->event, sizeof(view->event));
	take_text(properties, "Round", view->round, sizeof(view->round));
	take_text(properties, "Source", view->source, sizeof(view->source));
	take_text(properties, "Condition", board->condition, sizeof(board->condition));
	if (json_object_object_get_ex(properties, "Speed", &value))
		board->speed = json_object_get_double(value);
	if (has(properties, "Time")) {
		board->absent = false;
		board->base_t = number_of(properties, "Time");
		board->base_wall = wall;
	}
	take_health(board, properties, wall);
	sort(desk);
}

static enum desk_confidence confidence_of(struct json_object *event)
{
	const char *word = text_of(event, "confidence");

	return !strcmp(word, "certain")	 ? DESK_CERTAIN
	       : !strcmp(word, "likely") ? DESK_LIKELY
					 : DESK_POSSIBLE;
}

static unsigned int alert_place(const struct desk_board *board, int64_t id)
{
	unsigned int place = 0;

	while (place < board->alert_count && board->alerts[place]->id != id)
		place++;
	return place;
}

static struct desk_alert *alert_find(const struct desk_board *board, int64_t id)
{
	unsigned int place = alert_place(board, id);

	return place < board->alert_count ? board->alerts[place] : NULL;
}

static void alert_remove(struct desk_board *board, unsigned int place)
{
	alert_free(board->alerts[place]);
	memmove(&board->alerts[place], &board->alerts[place + 1],
		(--board->alert_count - place) * sizeof(board->alerts[0]));
}

/* As event/alerts.c: the judge drops the oldest of too many, and not all that are kept can be open.
 */
static void make_room(struct desk_board *board)
{
	struct desk_alert *oldest = NULL;
	unsigned int open = 0;
	unsigned int place = 0;

	for (unsigned int i = board->alert_count; i-- > 0;) {
		if (!board->alerts[i]->open)
			continue;
		oldest = board->alerts[i];
		open++;
	}
	if (open == LAWS_JUDGE_ALERTS)
		oldest->open = false;
	if (board->alert_count < ALERTS_KEPT)
		return;
	while (place + 1 < board->alert_count && board->alerts[place]->open)
		place++;
	alert_remove(board, place);
}

/* When @t of the board's time was, as CLOCK_MONOTONIC has it. */
static int64_t wall_at(const struct desk_board *board, int64_t t)
{
	double speed = board->speed > 0 ? board->speed : 1;

	return (int64_t)board->base_wall - (int64_t)((double)(board->base_t - t) / speed);
}

/* @is_old: it was told before what is known, so nobody knows what stood on the board. */
static void add_alert(struct desk_board *board, struct json_object *event, bool is_old)
{
	struct desk_alert *alert = calloc(1, sizeof(*alert));
	unsigned int known = alert_place(board, number_of(event, "id"));

	if (!alert)
		return;
	*alert = (struct desk_alert){
		.board = board,
		.id = number_of(event, "id"),
		.seq = number_of(event, "seq"),
		.t = number_of(event, "t"),
		.since = wall_at(board, number_of(event, "t")),
		.confidence = confidence_of(event),
		.open = true,
		.event = json_object_get(event),
	};
	proof_make(&alert->proof, event, is_old ? NULL : &board->view,
		   is_old ? NULL : &board->acts);
	/* The list of those that are open can be ahead of the events. */
	if (known < board->alert_count) {
		alert->told = board->alerts[known]->told;
		alert_remove(board, known);
	}
	make_room(board);
	board->alerts[board->alert_count++] = alert;
}

static void undo(struct desk_board *board, int64_t id)
{
	for (unsigned int i = 0; i < DESK_RULINGS; i++)
		if (board->rulings[i].id == id)
			board->rulings[i].stands = false;
}

static void keep_ruling(struct desk_board *board, struct json_object *event)
{
	struct desk_ruling *ruling = &board->rulings[board->ruled++ % DESK_RULINGS];
	struct json_object *penalty = NULL;

	*ruling = (struct desk_ruling){
		.id = number_of(event, "id"),
		.alert = number_of(event, "alert"),
		.t = number_of(event, "t"),
		/* What lapsed did so by itself: nobody ruled. */
		.stands = strcmp(text_of(event, "decision"), "lapsed") != 0,
	};
	snprintf(ruling->decision, sizeof(ruling->decision), "%s", text_of(event, "decision"));
	snprintf(ruling->side, sizeof(ruling->side), "%s", text_of(event, "side"));
	json_object_object_get_ex(event, "penalty", &penalty);
	penalty_line(penalty, ruling->cost, sizeof(ruling->cost));
}

static void take_ruling(struct desk_board *board, struct json_object *event)
{
	bool undone = !strcmp(text_of(event, "decision"), "undone");
	struct desk_alert *alert = alert_find(board, number_of(event, "alert"));

	if (alert)
		alert->open = undone;
	if (undone)
		undo(board, number_of(event, "id"));
	else
		keep_ruling(board, event);
}

void desk_take(struct desk *desk, struct desk_board *board, struct json_object *event,
	       uint64_t wall)
{
	enum event_type type = event_json_type(event);

	if (number_of(event, "seq") <= board->seq)
		return;
	board->seq = number_of(event, "seq");
	set_time(board, number_of(event, "t"), wall);
	if (type == EVENT_ALERT)
		add_alert(board, event, false);
	else if (type == EVENT_RULING)
		take_ruling(board, event);
	view_take(&board->view, event);
	proof_acts_take(&board->acts, event);
	if (type == EVENT_ALERT || type == EVENT_RULING)
		sort(desk);
}

static struct json_object *event_with_id(struct json_object *events, int64_t id)
{
	for (size_t i = 0; i < json_object_array_length(events); i++) {
		struct json_object *event = json_object_array_get_idx(events, i);

		if (number_of(event, "id") == id)
			return event;
	}
	return NULL;
}

void desk_take_open(struct desk *desk, struct desk_board *board, struct json_object *events)
{
	for (unsigned int i = 0; i < board->alert_count; i++) {
		struct desk_alert *alert = board->alerts[i];
		struct json_object *event = event_with_id(events, alert->id);

		alert->open = event != NULL;
		if (!event)
			continue;
		/* What it costs may have changed since it was told. */
		json_object_put(alert->event);
		alert->event = json_object_get(event);
	}
	for (size_t i = 0; i < json_object_array_length(events); i++) {
		struct json_object *event = json_object_array_get_idx(events, i);

		if (!alert_find(board, number_of(event, "id")))
			add_alert(board, event, true);
	}
	sort(desk);
}

void desk_take_absence(struct desk *desk, uint64_t wall)
{
	for (unsigned int i = 0; i < desk->board_count; i++) {
		struct desk_board *board = desk->boards[i];

		set_time(board, board->base_t, wall);
		board->absent = true;
	}
}

struct desk_alert *desk_open_alert(const struct desk_board *board, int64_t id)
{
	struct desk_alert *alert = alert_find(board, id);

	return alert && alert->open ? alert : NULL;
}

unsigned int desk_open_of(const struct desk_board *board)
{
	unsigned int open = 0;

	for (unsigned int i = 0; i < board->alert_count; i++)
		open += board->alerts[i]->open;
	return open;
}

const struct desk_ruling *desk_ruling(const struct desk_board *board, unsigned int back)
{
	if (back >= board->ruled || back >= DESK_RULINGS)
		return NULL;
	return &board->rulings[(board->ruled - 1 - back) % DESK_RULINGS];
}

bool desk_rings(struct desk *desk)
{
	bool rings = false;

	for (unsigned int i = 0; i < desk->open_count; i++) {
		rings |= !desk->open[i]->told;
		desk->open[i]->told = true;
	}
	return rings;
}

void desk_sentence(const struct desk_alert *alert, char text[ALERT_TEXT_SIZE])
{
	alert_json_grounds(alert->event, text, ALERT_TEXT_SIZE);
}

void desk_cost(const struct desk_alert *alert, char text[ALERT_TEXT_SIZE])
{
	alert_json_cost(alert->event, text, ALERT_TEXT_SIZE);
}
