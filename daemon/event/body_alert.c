/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The keys of an alert; its evidence has files of its own. */
#include "event/written.h"

static const char *const confidence_words[] = {
	[LAWS_POSSIBLE] = "possible",
	[LAWS_LIKELY] = "likely",
	[LAWS_CERTAIN] = "certain",
	NULL,
};

static const char *alert_word(unsigned int kind)
{
	return kind < LAWS_ALERTS ? laws_alert_info((enum laws_alert_kind)kind)->word : NULL;
}

static const struct value_type type_alert = {.form = VALUE_WORD, .word = alert_word};
static const struct value_type type_confidence = {.form = VALUE_WORD, .words = confidence_words};

static struct json_object *give_id(const struct event *event)
{
	return value_number(event->verdict.alert.id);
}

static struct json_object *give_kind(const struct event *event)
{
	return value_text(alert_word(event->verdict.alert.kind));
}

static struct json_object *give_article(const struct event *event)
{
	return value_text_if_any(event->verdict.article);
}

static struct json_object *give_ply_if_any(const struct event *event)
{
	return event->verdict.ply ? give_ply(event) : NULL;
}

static struct json_object *give_confidence(const struct event *event)
{
	return value_text(confidence_words[event->verdict.alert.confidence]);
}

static struct json_object *give_sentence(const struct event *event)
{
	char sentence[ALERT_TEXT_SIZE];

	alert_sentence(&event->verdict, sentence, sizeof(sentence));
	return value_text(sentence);
}

static bool names_side(const struct laws_alert_info *alert)
{
	return alert->names_side;
}

/* No article is about switches. */
static bool cites(const struct laws_alert_info *alert)
{
	return alert->matters[0] != LAWS_MATTERS;
}

const struct event_key alert_keys[] = {
	{
		.name = "id",
		.type = &type_number,
		.give = give_id,
		.doc = "The alert's number, by which `confirm` and `dismiss` name it.",
	},
	{
		.name = "kind",
		.type = &type_alert,
		.give = give_kind,
		.tells = KEY_TELLS_ALERT,
		.doc = "What it is about.",
	},
	{
		.name = "article",
		.type = &type_article,
		.give = give_article,
		.of = cites,
		.doc = "Which the player may have broken, or which says what follows.",
	},
	{
		.name = "side",
		.type = &type_side,
		.give = give_side,
		.of = names_side,
		.doc = "Who is presumed to have done it; of a claim, the claimant.",
	},
	{
		.name = "ply",
		.type = &type_ply,
		.give = give_ply_if_any,
		.when = "it is about a move",
		.doc = "The move in question, made or not.",
	},
	{
		.name = "confidence",
		.type = &type_confidence,
		.give = give_confidence,
		.is_confidence = true,
		.doc = "`certain` follows from occupied squares and presses alone; `likely` rests "
		       "on timing; `possible` on what no board can sense.",
	},
	{
		.name = "evidence",
		.type = &type_object,
		.keys = evidence_keys,
		.when = "there is any",
		.doc = "What it rests on, and what its confirmation would cost.",
	},
	{
		.name = "text",
		.type = &type_text,
		.give = give_sentence,
		.doc = "The same for a person, in English.",
	},
	{0},
};
