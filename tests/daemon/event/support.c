/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <criterion/criterion.h>
#include <string.h>

#include "support.h"

struct event event_of(enum laws_verdict_kind kind, laws_time t)
{
	return (struct event){
		.seq = 7,
		.public_seq = 3,
		.t = t,
		.verdict = {.kind = kind, .t = t},
	};
}

struct laws_position position_of(const char *fen)
{
	struct laws_position position;
	struct laws_setup setup;

	laws_position_start(&position);
	if (!fen)
		return position;
	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0, "%s is no FEN", fen);
	cr_assert_eq(laws_position_init(&position, &setup), 0u, "%s is no position", fen);
	return position;
}

struct event move_event(enum laws_verdict_kind kind, struct laws_position *position,
			unsigned int ply, const char *san, laws_time t)
{
	struct event event = event_of(kind, t);

	event.verdict.ply = ply;
	event.before = *position;
	event.verdict.side = laws_position_side(position);
	cr_assert_eq(laws_san_read(position, san, strlen(san), &event.verdict.move), 0,
		     "%s is no move here", san);
	laws_move_play(position, event.verdict.move);
	return event;
}

struct settings settings_of(const char *time_control, const char *fen)
{
	char error[SETTINGS_ERROR_SIZE];
	struct settings settings;

	settings_default(&settings);
	if (time_control)
		cr_assert_eq(settings_set(&settings, "TimeControl", time_control, error), 0, "%s",
			     error);
	if (fen)
		cr_assert_eq(settings_set(&settings, "Fen", fen, error), 0, "%s", error);
	return settings;
}

char *json_of(const struct event *event, bool public)
{
	struct json_object *object = event_json(event, public);
	char *text = strdup(json_object_to_json_string_ext(
		object, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));

	json_object_put(object);
	return text;
}

laws_square square(const char *name)
{
	return laws_square_read(name, strlen(name));
}
