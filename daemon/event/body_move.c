/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The keys of events about pieces and moves, from a touch to the announcement of a move. */
#include <stdio.h>

#include "event/written.h"

static struct json_object *give_square(const struct event *event)
{
	return value_square(event->verdict.touch.square);
}

static struct json_object *give_from(const struct event *event)
{
	return value_square(event->verdict.touch.from);
}

static struct json_object *give_piece(const struct event *event)
{
	return value_piece(event->verdict.touch.piece);
}

static struct json_object *give_squares(const struct event *event)
{
	return value_squares(event->verdict.adjusted.squares);
}

#define KEY_PIECE(sentence)                                                                        \
	{                                                                                          \
		.name = "piece", .type = &type_piece, .give = give_piece,                          \
		.when = "it is known which", .doc = (sentence),                                    \
	}

const struct event_key touched_keys[] = {
	KEY_SIDE("Who is presumed to have touched it."),
	{
		.name = "square",
		.type = &type_square,
		.give = give_square,
		.doc = "Where the piece stood.",
	},
	KEY_PIECE("What stood there."),
	{0},
};

const struct event_key adjusted_keys[] = {
	KEY_SIDE("Who is presumed to have put them right."),
	{
		.name = "squares",
		.type = &type_squares,
		.give = give_squares,
		.doc = "Where the pieces stand.",
	},
	{0},
};

const struct event_key released_keys[] = {
	KEY_SIDE("Who is presumed to have released it."),
	{
		.name = "from",
		.type = &type_square,
		.give = give_from,
		.when = "it is known",
		.doc = "Where it was touched.",
	},
	{
		.name = "square",
		.type = &type_square,
		.give = give_square,
		.doc = "Where it was put down.",
	},
	KEY_PIECE("What was put down."),
	{0},
};

const struct event_key made_keys[] = {
	KEY_PLY("Which move it is."),
	KEY_SIDE("Who made it."),
	KEYS_NOTATIONS(NULL, NULL),
	{0},
};

static const char *const completion_words[] = {
	[LAWS_COMPLETED_BY_CLOCK] = "clock",	     [LAWS_COMPLETED_BY_END] = "end",
	[LAWS_COMPLETED_BY_NEXT_MOVE] = "next-move", [LAWS_COMPLETED_BY_REST] = "rest",
	[LAWS_COMPLETED_BY_ANSWER] = "answer",	     NULL,
};
static const struct value_type type_completion = {.form = VALUE_WORD, .words = completion_words};

static struct json_object *give_completion(const struct event *event)
{
	return value_text(completion_words[event->verdict.completed.by]);
}

const struct event_key completed_keys[] = {
	KEY_PLY("Which move it is."),
	KEY_SIDE("Who made it."),
	KEYS_NOTATIONS(NULL, NULL),
	{
		.name = "by",
		.type = &type_completion,
		.give = give_completion,
		.doc = "What completed it (Article 6.2.1): `clock`, its press; `end`, the game's; "
		       "`next-move`, the mover's next one; `answer`, the opponent's; both are told "
		       "with the press that says that this is the game; `rest`, standing for "
		       "RestTime on a board without levers.",
	},
	KEYS_DISPLAYS,
	{0},
};

static const char *const withdrawal_words[] = {
	[LAWS_WITHDRAWN_TAKEN_BACK] = "taken-back",
	[LAWS_WITHDRAWN_CHANGED] = "changed",
	NULL,
};
static const struct value_type type_withdrawal = {.form = VALUE_WORD, .words = withdrawal_words};

static struct json_object *give_withdrawal(const struct event *event)
{
	return value_text(withdrawal_words[event->verdict.withdrawn.why]);
}

const struct event_key withdrawn_keys[] = {
	KEY_PLY("Which move it was."),
	{
		.name = "uci",
		.type = &type_uci,
		.give = give_uci,
		.doc = "The move by its squares.",
	},
	{
		.name = "why",
		.type = &type_withdrawal,
		.give = give_withdrawal,
		.doc = "`taken-back`: it stands no longer; `changed`: another legal move stands "
		       "in its place.",
	},
	{0},
};

static const char *const promotion_source_words[] = {
	[LAWS_PROMOTION_DECLARED] = "declared",
	[LAWS_PROMOTION_SEEN] = "seen",
	[LAWS_PROMOTION_INFERRED] = "inferred",
	[LAWS_PROMOTION_ASSUMED] = "assumed",
	NULL,
};
static const struct value_type type_promotion_source = {.form = VALUE_WORD,
							.words = promotion_source_words};

static struct json_object *give_promotion_source(const struct event *event)
{
	return value_text(promotion_source_words[event->verdict.promotion.source]);
}

static struct json_object *give_new_piece(const struct event *event)
{
	return value_piece(event->verdict.promotion.piece);
}

/* The record does not have moves from before a position was set. */
static bool move_is_known(const struct laws_verdict *verdict)
{
	return verdict->move.from != verdict->move.to;
}

const struct event_key promotion_keys[] = {
	KEY_PLY("The move that promoted."),
	{
		.name = "piece",
		.type = &type_piece,
		.give = give_new_piece,
		.doc = "The new piece.",
	},
	{
		.name = "source",
		.type = &type_promotion_source,
		.give = give_promotion_source,
		.doc = "How it is known: `declared` by a person, `seen` by a board that recognises "
		       "pieces, `inferred` from a later move, or `assumed`, a queen.",
	},
	KEYS_NOTATIONS("the move is of the part of the game that is played", move_is_known),
	{0},
};

static const char *const announcement_words[] = {
	[LAWS_ANNOUNCEMENT_MOVE] = "move",
	[LAWS_ANNOUNCEMENT_CORRECTION] = "correction",
	[LAWS_ANNOUNCEMENT_WITHDRAWN] = "withdrawn",
	NULL,
};
static const struct value_type type_announcement = {.form = VALUE_WORD,
						    .words = announcement_words};

/* Appendix D has no words for these two; they are in the language of the others. */
static const char *const announcement_prefixes[] = {
	[LAWS_ANNOUNCEMENT_MOVE] = "",
	[LAWS_ANNOUNCEMENT_CORRECTION] = "Korrektur: ",
	[LAWS_ANNOUNCEMENT_WITHDRAWN] = "Zurueck: ",
};

/* An assumed piece is not announced: the player has not named it. */
static struct laws_move announced_move(const struct laws_verdict *verdict)
{
	struct laws_move move = verdict->move;

	if (verdict->announcement.source == LAWS_PROMOTION_ASSUMED)
		move.promotion = LAWS_NO_KIND;
	return move;
}

static struct json_object *give_announcement(const struct event *event)
{
	return value_text(announcement_words[event->verdict.announcement.what]);
}

static struct json_object *give_announced_uci(const struct event *event)
{
	char uci[LAWS_UCI_SIZE];

	laws_uci_write(&event->before, announced_move(&event->verdict), uci);
	return value_text(uci);
}

static struct json_object *give_announced_words(const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	char name[LAWS_ANNOUNCEMENT_SIZE];
	char words[LAWS_ANNOUNCEMENT_SIZE + 16];

	laws_announcement_write(&event->before, announced_move(verdict), name);
	snprintf(words, sizeof(words), "%s%s", announcement_prefixes[verdict->announcement.what],
		 name);
	return value_text(words);
}

const struct event_key announcement_keys[] = {
	KEY_PLY("Which move it is."),
	KEY_SIDE("Who made it."),
	{
		.name = "what",
		.type = &type_announcement,
		.give = give_announcement,
		.doc = "`move`: it was made; `correction`: it is this one and not the one that was "
		       "announced; `withdrawn`: it does not stand.",
	},
	{
		.name = "uci",
		.type = &type_uci,
		.give = give_announced_uci,
		.doc = "The move by its squares; without the new piece where that is only assumed.",
	},
	{
		.name = "words",
		.type = &type_text,
		.give = give_announced_words,
		.doc = "What is to be said, with the names of Appendix D.",
	},
	{0},
};
