/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The evidence of a sensor alert: what is unreliable, and since when. */
#include "event/written.h"
#include "util/words.h"

static const struct value_type type_outage = {.form = VALUE_WORD, .words = outage_words};
static const char *const switch_words[] = {"occupied", "empty", NULL};
static const struct value_type type_switch = {.form = VALUE_WORD, .words = switch_words};

static bool is_unfollowed(const struct laws_verdict *verdict)
{
	return verdict->alert.sensor.outage == LAWS_OUTAGE_UNFOLLOWED;
}

static bool is_of_switch(const struct laws_verdict *verdict)
{
	return verdict->alert.sensor.outage == LAWS_OUTAGE_SQUARE;
}

static bool is_silence(const struct laws_verdict *verdict)
{
	return verdict->alert.sensor.outage == LAWS_OUTAGE_FAULT ||
	       verdict->alert.sensor.outage == LAWS_OUTAGE_GONE ||
	       verdict->alert.sensor.outage == LAWS_OUTAGE_RESTART;
}

static struct json_object *give_outage(const struct event *event)
{
	return value_text(outage_words[event->verdict.alert.sensor.outage]);
}

static struct json_object *give_squares(const struct event *event)
{
	return value_squares(event->verdict.alert.sensor.squares);
}

static struct json_object *give_square(const struct event *event)
{
	return value_square(event->verdict.alert.sensor.square);
}

static struct json_object *give_shown(const struct event *event)
{
	return value_text(event->verdict.alert.sensor.squares ? "occupied" : "empty");
}

static struct json_object *give_since(const struct event *event)
{
	return value_number(event->verdict.alert.sensor.since);
}

static struct json_object *give_times(const struct event *event)
{
	return value_number(event->verdict.alert.sensor.times);
}

static struct json_object *give_silent(const struct event *event)
{
	return value_number(event->verdict.alert.sensor.silent / 1000);
}

const struct event_key outage_keys[] = {
	{
		.name = "what",
		.type = &type_outage,
		.give = give_outage,
		.doc = "`fault`: the hardware fails; `gone`: it is not there; `restart`: the "
		       "program that watches it began anew, or the machine slept; `switch`: one "
		       "square's switch cannot be right; `unfollowed`: the board shows "
		       "what may be a game that is not followed.",
	},
	{
		.name = "squares",
		.type = &type_squares,
		.give = give_squares,
		.applies = is_unfollowed,
		.when = "`what` is `unfollowed`",
		.doc = "What is occupied.",
	},
	{
		.name = "square",
		.type = &type_square,
		.give = give_square,
		.applies = is_of_switch,
		.when = "`what` is `switch`",
		.doc = "Whose switch it is.",
	},
	{
		.name = "shows",
		.type = &type_switch,
		.give = give_shown,
		.applies = is_of_switch,
		.when = "`what` is `switch`",
		.doc = "What the switch shows.",
	},
	{
		.name = "since",
		.type = &type_us,
		.give = give_since,
		.applies = is_silence,
		.when = "the board did not answer",
		.doc = "Since when it has failed to answer.",
	},
	{
		.name = "times",
		.type = &type_count,
		.give = give_times,
		.applies = is_silence,
		.when = "the board did not answer",
		.doc = "How often it has.",
	},
	{
		.name = "silent_ms",
		.type = &type_ms,
		.give = give_silent,
		.applies = is_silence,
		.when = "the board did not answer",
		.doc = "For how long in all.",
	},
	{0},
};
