/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The keys of draw offers, claims, an assistant's orders and notes. */
#include "event/written.h"
#include "util/words.h"

static const char *const draw_offer_words[] = {
	[LAWS_DRAW_OFFERED] = "offered",
	[LAWS_DRAW_ACCEPTED] = "accepted",
	[LAWS_DRAW_DECLINED] = "declined",
	[LAWS_DRAW_LAPSED] = "lapsed",
	NULL,
};
static const struct value_type type_draw_offer = {.form = VALUE_WORD, .words = draw_offer_words};

static struct json_object *give_offer(const struct event *event)
{
	return value_text(draw_offer_words[event->verdict.draw_offer.what]);
}

const struct event_key draw_offer_keys[] = {
	KEY_SIDE("Who offered; of `accepted` and `declined`, who answered."),
	{
		.name = "what",
		.type = &type_draw_offer,
		.give = give_offer,
		.doc = "What became of the offer (Article 9.1).",
	},
	{0},
};

static const struct value_type type_claim = {.form = VALUE_WORD, .words = claim_words};

static struct json_object *give_claim(const struct event *event)
{
	return value_text(claim_words[event->verdict.claim.of]);
}

static struct json_object *give_held(const struct event *event)
{
	return event->verdict.claim.decided ? value_flag(event->verdict.claim.held) : NULL;
}

const struct event_key claim_keys[] = {
	KEY_SIDE("Who claims."),
	{
		.name = "kind",
		.type = &type_claim,
		.give = give_claim,
		.doc = "What is claimed.",
	},
	{
		.name = "held",
		.type = &type_flag,
		.give = give_held,
		.when = "the board can tell",
		.doc = "Whether the claim holds; otherwise the arbiter decides.",
	},
	{0},
};

static struct json_object *give_assistant(const struct event *event)
{
	return value_text(event->name);
}

static struct json_object *give_written(const struct event *event)
{
	return value_text(event->text);
}

const struct event_key assistant_keys[] = {
	{
		.name = "name",
		.type = &type_text,
		.give = give_assistant,
		.doc = "The assistant.",
	},
	{
		.name = "order",
		.type = &type_text,
		.give = give_written,
		.doc = "What was entered: a verb with its arguments, as a trace has it.",
	},
	{0},
};

const struct event_key note_keys[] = {
	{
		.name = "note",
		.type = &type_text,
		.give = give_written,
		.doc = "What it says.",
	},
	{0},
};
