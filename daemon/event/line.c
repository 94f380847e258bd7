/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One event as one line for people. It is written from the JSON, so that a client on the bus
 * and a replay without one print the same.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/row.h"
#include "util/keys.h"

void event_time_write(laws_time t, char *text, size_t size)
{
	int64_t ms = t / 1000;
	int64_t minutes = ms / 60000;

	if (minutes < 60)
		snprintf(text, size, "%" PRId64 ":%02d.%03d", minutes, (int)(ms / 1000 % 60),
			 (int)(ms % 1000));
	else
		snprintf(text, size, "%" PRId64 ":%02d:%02d.%03d", minutes / 60,
			 (int)(minutes % 60), (int)(ms / 1000 % 60), (int)(ms % 1000));
}

static void display_write(int64_t ms, char *text, size_t size)
{
	int64_t seconds = ms / 1000;

	snprintf(text, size, "%" PRId64 ":%02d:%02d", seconds / 3600, (int)(seconds / 60 % 60),
		 (int)(seconds % 60));
}

/* The clocks behind a move or a change: ", 0:04:12 – 0:05:00"; empty when not kept. */
static void displays_write(struct json_object *event, const char *before, char *text, size_t size)
{
	struct json_object *unused;
	char white[32];
	char black[32];

	text[0] = '\0';
	if (!json_object_object_get_ex(event, "white_ms", &unused))
		return;
	display_write(number_of(event, "white_ms"), white, sizeof(white));
	display_write(number_of(event, "black_ms"), black, sizeof(black));
	snprintf(text, size, "%sWhite %s, Black %s", before, white, black);
}

/* "1. e4" or "1... e5": the number stands last in the FEN after the move. */
static void move_write(struct json_object *event, char *text, size_t size)
{
	const char *number = strrchr(text_of(event, "fen"), ' ');
	bool black = !strcmp(text_of(event, "side"), "black");
	long after = number ? strtol(number, NULL, 10) : 0;

	snprintf(text, size, "%ld%s %s", black ? after - 1 : after, black ? "..." : ".",
		 text_of(event, "san"));
}

static void game_write(struct json_object *event, char *text, size_t size)
{
	const char *reason = text_of(event, "reason");
	const char *article = text_of(event, "article");

	if (strcmp(text_of(event, "state"), "ended")) {
		snprintf(text, size, "%s%s%s%s%s", text_of(event, "state"),
			 text_of(event, "date")[0] ? " " : "", text_of(event, "date"),
			 text_of(event, "by")[0] ? " by " : "", text_of(event, "by"));
		return;
	}
	snprintf(text, size, "ended %s%s%s%s%s%s", text_of(event, "result"), reason[0] ? ", " : "",
		 reason, article[0] ? " (Article " : "", article, article[0] ? ")" : "");
}

static void squares_write(struct json_object *event, char *text, size_t size)
{
	struct json_object *squares;
	size_t length = 0;
	size_t i;

	text[0] = '\0';
	if (!json_object_object_get_ex(event, "squares", &squares) ||
	    !json_object_is_type(squares, json_type_array))
		return;
	for (i = 0; i < json_object_array_length(squares) && length < size; i++)
		length += (size_t)snprintf(
			text + length, size - length, "%s%s", i ? " " : "",
			json_object_get_string(json_object_array_get_idx(squares, i)));
}

static void completed_write(struct json_object *event, char *text, size_t size)
{
	char move[32];
	char displays[80];

	move_write(event, move, sizeof(move));
	displays_write(event, "  ", displays, sizeof(displays));
	if (strcmp(text_of(event, "by"), "clock"))
		snprintf(text, size, "%-14s by %s%s", move, text_of(event, "by"), displays);
	else if (displays[0])
		snprintf(text, size, "%-14s%s", move, displays);
	else
		snprintf(text, size, "%s", move);
}

static void clock_write(struct json_object *event, char *text, size_t size)
{
	const char *running = text_of(event, "running");
	const char *control = text_of(event, "time_control");
	char displays[80];

	displays_write(event, "  ", displays, sizeof(displays));
	snprintf(text, size, "%s%s%s, %s runs%s", text_of(event, "why"), control[0] ? " " : "",
		 control, running[0] ? running : "none", displays);
}

/* Hebrew and Arabic script, by the first byte of their letters in UTF-8. */
static bool runs_from_right(const char *text)
{
	return strpbrk(text, "\xD6\xD7\xD8\xD9\xDA\xDB") != NULL;
}

/* In a line from left to right a sentence from right to left needs isolates of its own. */
static void alert_write(struct json_object *event, char *text, size_t size)
{
	char sentence[ALERT_TEXT_SIZE];
	bool isolated;

	alert_json_sentence(event, sentence, sizeof(sentence));
	isolated = runs_from_right(sentence);
	snprintf(text, size, "#%" PRId64 " %s, %s: %s%s%s", number_of(event, "id"),
		 text_of(event, "kind"), confidence_name(text_of(event, "confidence")),
		 /* Each opens or closes what the other does.
		    NOLINTNEXTLINE(misc-misleading-bidirectional) */
		 isolated ? "\u2068" : "", sentence, isolated ? "\u2069" : "");
}

void penalty_line(struct json_object *penalty, char *text, size_t size)
{
	static const char *const arguments[] = {"seconds", "points", "rounds", "text", "result"};
	struct json_object *value;
	size_t length;
	size_t i;

	length = (size_t)snprintf(text, size, "%s", text_of(penalty, "kind"));
	for (i = 0; i < sizeof(arguments) / sizeof(arguments[0]) && length < size; i++)
		if (json_object_object_get_ex(penalty, arguments[i], &value))
			length += (size_t)snprintf(text + length, size - length, " %s",
						   json_object_get_string(value));
	if (length < size && json_object_object_get_ex(penalty, "reduce", &value))
		snprintf(text + length, size - length, ", reduce %s",
			 json_object_get_string(value));
}

/* " after 5.2 s, plies 3 to 5" */
static void doubt_write(struct json_object *event, char *text, size_t size)
{
	size_t length = (size_t)snprintf(text, size, " after %.1f s",
					 (double)number_of(event, "lasted_ms") / 1000);

	if (number_of(event, "ply") && length < size)
		snprintf(text + length, size - length, ", plies %" PRId64 " to %" PRId64,
			 number_of(event, "ply"), number_of(event, "last_ply"));
}

static void ruling_write(struct json_object *event, char *text, size_t size)
{
	int64_t alert = number_of(event, "alert");
	size_t length = (size_t)snprintf(text, size, "#%" PRId64, number_of(event, "id"));
	const char *by = text_of(event, "by");
	struct json_object *penalty = NULL;
	char cost[PENALTY_LINE_SIZE];

	json_object_object_get_ex(event, "penalty", &penalty);
	penalty_line(penalty, cost, sizeof(cost));
	if (alert)
		length += (size_t)snprintf(text + length, size - length, " alert #%" PRId64, alert);
	length += (size_t)snprintf(text + length, size - length, " %s%s%s%s%s",
				   decision_name(text_of(event, "decision")), by[0] ? " by " : "",
				   by, penalty ? ": " : "", cost);
	if (json_object_object_get_ex(event, "lasted_ms", NULL) && length < size)
		doubt_write(event, text + length, size - length);
	if (number_of(event, "chosen") && length < size)
		snprintf(text + length, size - length, ": candidate %" PRId64 ", ply %" PRId64,
			 number_of(event, "chosen"), number_of(event, "ply"));
}

static void claim_write(struct json_object *event, char *text, size_t size)
{
	struct json_object *held;
	bool decided = json_object_object_get_ex(event, "held", &held);

	snprintf(text, size, "%s%s", text_of(event, "kind"),
		 !decided			 ? ""
		 : json_object_get_boolean(held) ? ", holds"
						 : ", does not hold");
}

static void tags_write(struct json_object *event, char *text, size_t size)
{
	size_t length = 0;

	text[0] = '\0';
	for (const struct event_key *key = tags_keys; key->name && length < size; key++)
		if (json_object_object_get_ex(event, key->name, NULL))
			length += (size_t)snprintf(text + length, size - length, "%s%s: %s",
						   length ? ", " : "", key->name,
						   text_of(event, key->name));
}

static void touched_write(struct json_object *event, char *text, size_t size)
{
	snprintf(text, size, "%s %s", text_of(event, "square"), text_of(event, "piece"));
}

static void released_write(struct json_object *event, char *text, size_t size)
{
	snprintf(text, size, "%s-%s %s", text_of(event, "from"), text_of(event, "square"),
		 text_of(event, "piece"));
}

static void withdrawn_write(struct json_object *event, char *text, size_t size)
{
	snprintf(text, size, "%s, ply %" PRId64, text_of(event, "uci"), number_of(event, "ply"));
}

static void promotion_write(struct json_object *event, char *text, size_t size)
{
	snprintf(text, size, "%s, %s", text_of(event, "piece"), text_of(event, "source"));
}

static void assistant_write(struct json_object *event, char *text, size_t size)
{
	snprintf(text, size, "%s: %s", text_of(event, "name"), text_of(event, "order"));
}

/* What stands behind the type. */
void event_json_details(struct json_object *event, char *text, size_t size)
{
	text[0] = '\0';
	switch (event_json_type(event)) {
	case EVENT_GAME:
		game_write(event, text, size);
		break;
	case EVENT_TOUCHED:
		touched_write(event, text, size);
		break;
	case EVENT_ADJUSTED:
		squares_write(event, text, size);
		break;
	case EVENT_RELEASED:
		released_write(event, text, size);
		break;
	case EVENT_MADE:
		move_write(event, text, size);
		break;
	case EVENT_COMPLETED:
		completed_write(event, text, size);
		break;
	case EVENT_WITHDRAWN:
		withdrawn_write(event, text, size);
		break;
	case EVENT_PROMOTION:
		promotion_write(event, text, size);
		break;
	case EVENT_ALERT:
		alert_write(event, text, size);
		break;
	case EVENT_RULING:
		ruling_write(event, text, size);
		break;
	case EVENT_CLOCK:
		clock_write(event, text, size);
		break;
	case EVENT_TAGS:
		tags_write(event, text, size);
		break;
	case EVENT_ASSISTANT:
		assistant_write(event, text, size);
		break;
	case EVENT_NOTE:
		snprintf(text, size, "%s", text_of(event, "note"));
		break;
	case EVENT_ANNOUNCEMENT:
		snprintf(text, size, "%s", text_of(event, "words"));
		break;
	case EVENT_DRAW_OFFER:
		snprintf(text, size, "%s", text_of(event, "what"));
		break;
	case EVENT_CLAIM:
		claim_write(event, text, size);
		break;
	case EVENT_NONE:
		break;
	}
}

void event_json_line(struct json_object *event, char *text, size_t size)
{
	const char *side = text_of(event, "side");
	bool alert = event_json_type(event) == EVENT_ALERT;
	char details[EVENT_LINE_SIZE];
	char when[32];

	event_time_write(number_of(event, "t"), when, sizeof(when));
	event_json_details(event, details, sizeof(details));
	snprintf(text, size, "%s%9s  %-5s  %-10s  %s", alert ? "!" : " ", when,
		 !strcmp(side, "white")	  ? "White"
		 : !strcmp(side, "black") ? "Black"
					  : "",
		 alert ? "ALERT" : text_of(event, "type"), details);
}

void event_line(const struct event *event, char *text, size_t size)
{
	struct json_object *object = event_json(event, false);

	event_json_line(object, text, size);
	json_object_put(object);
}
