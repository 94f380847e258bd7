/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The evidence of a store alert: what becomes of the game. */
#include "event/written.h"
#include "util/words.h"

static const struct value_type type_keeping = {.form = VALUE_WORD, .words = keeping_words};

static struct json_object *give_keeping(const struct event *event)
{
	return value_text(keeping_words[event->verdict.alert.store.keeping]);
}

static bool is_difference(const struct laws_verdict *verdict)
{
	return verdict->alert.store.keeping == LAWS_KEEPING_DIFFERS;
}

static struct json_object *give_from(const struct event *event)
{
	return value_number(event->verdict.alert.store.from);
}

const struct event_key store_keys[] = {
	{
		.name = "what",
		.type = &type_keeping,
		.give = give_keeping,
		.doc = "`waits`: what happens is told only once it can be kept; `full`: no more "
		       "may wait, so that it is neither kept nor judged; `differs`: another "
		       "version of the program has told the game otherwise than this one judges "
		       "it.",
	},
	{
		.name = "from",
		.type = &type_count,
		.give = give_from,
		.applies = is_difference,
		.when = "`what` is `differs`",
		.doc = "The number of the first event that was told otherwise, in the arbiter's "
		       "stream.",
	},
	{0},
};
