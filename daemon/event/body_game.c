/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The keys of events about the game as a whole: its course, its clocks, its names. */
#include <string.h>

#include "event/row.h"
#include "event/written.h"
#include "input/command.h"
#include "util/words.h"

static struct json_object *give_state(const struct event *event)
{
	return value_text(event_rows[event->verdict.kind].state);
}

static struct json_object *give_date(const struct event *event)
{
	return value_text_if_any(event->date);
}

static struct json_object *give_reversed(const struct event *event)
{
	return event->verdict.state.reversed ? value_flag(true) : NULL;
}

static const char *pauser_word(unsigned int place)
{
	const char *const words[] = {
		authority_words[LAWS_BY_ARBITER],
		authority_words[LAWS_BY_REGULATIONS],
		side_words[LAWS_WHITE],
		side_words[LAWS_BLACK],
	};

	return place < sizeof(words) / sizeof(words[0]) ? words[place] : NULL;
}

static const struct value_type type_pauser = {.form = VALUE_WORD, .word = pauser_word};

/* Who paused the clocks (6.11): the claimant's side, or else an authority. */
static struct json_object *give_pauser(const struct event *event)
{
	if (event->verdict.state.authority == LAWS_BY_PLAYER)
		return value_side(event->verdict.side);
	if (event->verdict.state.authority == LAWS_BY_NOBODY)
		return NULL;
	return value_text(authority_words[event->verdict.state.authority]);
}

static struct json_object *give_new_position(const struct event *event)
{
	return event->verdict.state.position_set ? value_fen(&event->before) : NULL;
}

/* The start position, unless it is the initial one. */
static struct json_object *give_start(const struct event *event)
{
	struct laws_position initial;
	char initially[LAWS_FEN_SIZE];
	char fen[LAWS_FEN_SIZE];

	laws_position_start(&initial);
	laws_fen_write(&initial, initially);
	laws_fen_write(&event->before, fen);
	return strcmp(fen, initially) ? value_text(fen) : NULL;
}

static struct json_object *give_orientation(const struct event *event)
{
	return value_side(event->verdict.side);
}

static struct json_object *give_result(const struct event *event)
{
	return value_text(laws_result_text(event->verdict.state.result));
}

static const struct value_type type_reason = {.form = VALUE_WORD, .words = reason_words};

static struct json_object *give_reason(const struct event *event)
{
	return value_text_if_any(reason_words[event->verdict.state.reason]);
}

static struct json_object *give_article(const struct event *event)
{
	return value_text_if_any(event->verdict.article);
}

/* The state is in the row. */
#define STATE                                                                                      \
	{                                                                                          \
		.name = "state", .type = &type_text, .give = give_state, .tells = KEY_TELLS_STATE, \
		.doc = "What has become of the game.",                                             \
	}
#define REVERSED                                                                                   \
	{                                                                                          \
		.name = "reversed", .type = &type_flag, .give = give_reversed, .when = "it is so", \
		.doc = "The players have each other's colours, and play on (Article 7.3).",        \
	}
#define NEW_POSITION                                                                               \
	{                                                                                          \
		.name = "fen", .type = &type_fen, .give = give_new_position,                       \
		.when = "the arbiter has set a position",                                          \
		.doc = "The position from which the game goes on.",                                \
	}

const struct event_key ready_keys[] = {STATE, {0}};
const struct event_key irregular_keys[] = {STATE, {0}};

const struct event_key started_keys[] = {
	STATE,
	{
		.name = "date",
		.type = &type_date,
		.give = give_date,
		.when = "wall time is known",
		.doc = "When the game started.",
	},
	{
		.name = "fen",
		.type = &type_fen,
		.give = give_start,
		.when = "it is another than the usual one",
		.doc = "The position from which the game begins.",
	},
	{0},
};

const struct event_key paused_keys[] = {
	STATE,
	REVERSED,
	{
		.name = "by",
		.type = &type_pauser,
		.give = give_pauser,
		.only = KEY_FOR_ARBITER,
		.when = "it was not paused already",
		.doc = "Who paused the clocks (Article 6.11): the arbiter, the event's "
		       "regulations, or the player who claimed.",
	},
	NEW_POSITION,
	{0},
};

const struct event_key resumed_keys[] = {STATE, REVERSED, {0}};
const struct event_key adjourned_keys[] = {STATE, REVERSED, NEW_POSITION, {0}};

const struct event_key ended_keys[] = {
	STATE,
	REVERSED,
	{
		.name = "result",
		.type = &type_result,
		.give = give_result,
		.doc = "How it ended.",
	},
	{
		.name = "reason",
		.type = &type_reason,
		.give = give_reason,
		.when = "it is known",
		.doc = "Why.",
	},
	{
		.name = "article",
		.type = &type_article,
		.give = give_article,
		.when = "an article says so",
		.doc = "By which the game is over.",
	},
	{0},
};

const struct event_key turned_keys[] = {
	STATE,
	{
		.name = "orientation",
		.type = &type_side,
		.give = give_orientation,
		.doc = "Who sits at row 1 of the board's wiring.",
	},
	{0},
};

/* The name that @event gives for @key, or NULL. */
static struct json_object *give_name(const struct event *event, const char *key)
{
	struct event_name names[2];

	if (!event_names(event, names))
		return NULL;
	for (int i = 0; i < 2 && names[i].key; i++)
		if (!strcmp(names[i].key, key))
			return value_text(names[i].text);
	return NULL;
}

static struct json_object *give_white(const struct event *event)
{
	return give_name(event, "white");
}

static struct json_object *give_black(const struct event *event)
{
	return give_name(event, "black");
}

static struct json_object *give_event(const struct event *event)
{
	return give_name(event, "event");
}

static struct json_object *give_site(const struct event *event)
{
	return give_name(event, "site");
}

static struct json_object *give_round(const struct event *event)
{
	return give_name(event, "round");
}

static struct json_object *give_tag_date(const struct event *event)
{
	return give_name(event, "date");
}

const struct event_key tags_keys[] = {
	{
		.name = "white",
		.type = &type_text,
		.give = give_white,
		.when = "the players are named",
		.doc = "The name of the player of the white pieces.",
	},
	{
		.name = "black",
		.type = &type_text,
		.give = give_black,
		.when = "the players are named",
		.doc = "The name of the player of the black pieces.",
	},
	{
		.name = "event",
		.type = &type_text,
		.give = give_event,
		.when = "it is named",
		.doc = "The name of the tournament or match.",
	},
	{
		.name = "site",
		.type = &type_text,
		.give = give_site,
		.when = "it is named",
		.doc = "Where it is held.",
	},
	{
		.name = "round",
		.type = &type_text,
		.give = give_round,
		.when = "it is named",
		.doc = "The round, as PGN writes it.",
	},
	{
		.name = "date",
		.type = &type_text,
		.give = give_tag_date,
		.when = "it is named",
		.doc = "The date, as PGN writes it.",
	},
	{0},
};

static const char *const clock_change_words[] = {
	[LAWS_CLOCK_START] = "start", [LAWS_CLOCK_PRESS] = "press",
	[LAWS_CLOCK_PAUSE] = "pause", [LAWS_CLOCK_RESUME] = "resume",
	[LAWS_CLOCK_SET] = "set",     [LAWS_CLOCK_PENALTY] = "penalty",
	[LAWS_CLOCK_FLAG] = "flag",   NULL,
};
static const struct value_type type_clock_change = {.form = VALUE_WORD,
						    .words = clock_change_words};

static bool clock_runs(const struct laws_verdict *verdict)
{
	return verdict->clock.runs;
}

static struct json_object *give_why(const struct event *event)
{
	return value_text(clock_change_words[event->verdict.clock.why]);
}

static struct json_object *give_time_control(const struct event *event)
{
	return value_text_if_any(event->text);
}

const struct event_key clock_keys[] = {
	{
		.name = "running",
		.type = &type_side,
		.give = give_side,
		.applies = clock_runs,
		.when = "one runs",
		.doc = "Whose clock runs from now on.",
	},
	KEYS_DISPLAYS,
	{
		.name = "why",
		.type = &type_clock_change,
		.give = give_why,
		.doc = "What has happened to the clocks; `flag`: one has run out.",
	},
	{
		.name = "time_control",
		.type = &type_text,
		.give = give_time_control,
		.when = "the arbiter sets another",
		.doc = "The time control from now on, as PGN writes it.",
	},
	{0},
};
