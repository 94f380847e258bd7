/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The evidence of a store alert: what becomes of the game. */
#include "event/written.h"
#include "util/words.h"

static const struct value_type type_keeping = {.form = VALUE_WORD, .words = keeping_words};

static struct json_object *give_keeping(const struct event *event)
{
	return value_text(keeping_words[event->verdict.alert.store.keeping]);
}

const struct event_key store_keys[] = {
	{
		.name = "what",
		.type = &type_keeping,
		.give = give_keeping,
		.doc = "`waits`: what happens is told only once it can be kept; `full`: no more "
		       "may wait, so that it is neither kept nor judged.",
	},
	{0},
};
