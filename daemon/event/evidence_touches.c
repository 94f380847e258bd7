/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The evidence of a breach of 4.2 to 4.7: what had to be done, what was touched, what was played.
 */
#include "event/written.h"

static const char *const obligation_words[] = {
	[LAWS_MUST_NOTHING] = "nothing",
	[LAWS_MUST_MOVE_ANY] = "any",
	[LAWS_MUST_MOVE] = "move",
	[LAWS_MUST_CAPTURE] = "capture",
	[LAWS_MUST_CAPTURE_WITH] = "capture-with",
	[LAWS_MUST_CASTLE] = "castle",
	[LAWS_MUST_STAND] = "stand",
	[LAWS_MUST_PROMOTE] = "promote",
	NULL,
};
static const struct value_type type_obligation = {.form = VALUE_WORD, .words = obligation_words};

static struct json_object *give_obligation(const struct event *event)
{
	return value_text(obligation_words[event->verdict.alert.touches.obligation.kind]);
}

static struct json_object *give_own(const struct event *event)
{
	return value_square(event->verdict.alert.touches.obligation.own);
}

static struct json_object *give_opponents(const struct event *event)
{
	return value_square(event->verdict.alert.touches.obligation.opponent);
}

static struct json_object *give_rook(const struct event *event)
{
	return value_square(event->verdict.alert.touches.obligation.rook);
}

static struct json_object *give_to(const struct event *event)
{
	return value_square(event->verdict.alert.touches.obligation.to);
}

static struct json_object *give_promotion(const struct event *event)
{
	const struct laws_obligation *obligation = &event->verdict.alert.touches.obligation;

	if (obligation->kind != LAWS_MUST_PROMOTE)
		return NULL;
	return value_piece(LAWS_PIECE(event->verdict.side, obligation->promotion));
}

static struct json_object *give_barred(const struct event *event)
{
	laws_squares barred = event->verdict.alert.touches.obligation.barred;

	return barred ? value_squares(barred) : NULL;
}

static const struct event_key obligation_keys[] = {
	{
		.name = "kind",
		.type = &type_obligation,
		.give = give_obligation,
		.doc = "`any` legal move; `move` the own piece; `capture` the opponent's piece; "
		       "`capture-with`, the one with the other; `castle`; `stand`: what was "
		       "released stays; `promote`; or `nothing`.",
	},
	{
		.name = "own",
		.type = &type_square,
		.give = give_own,
		.when = "an own piece is bound",
		.doc = "Where it stood.",
	},
	{
		.name = "opponent",
		.type = &type_square,
		.give = give_opponents,
		.when = "a piece must be captured",
		.doc = "Where it stood.",
	},
	{
		.name = "rook",
		.type = &type_square,
		.give = give_rook,
		.when = "castling is due",
		.doc = "With which rook.",
	},
	{
		.name = "to",
		.type = &type_square,
		.give = give_to,
		.when = "a release binds",
		.doc = "Where the piece must stay.",
	},
	{
		.name = "piece",
		.type = &type_piece,
		.give = give_promotion,
		.when = "`kind` is `promote`",
		.doc = "To which piece.",
	},
	{
		.name = "barred",
		.type = &type_squares,
		.give = give_barred,
		.when = "there are such",
		.doc = "Rooks with which the player may not castle on this move (Article 4.4.2).",
	},
	{0},
};

/* An alert about an announced or sealed move has no touches. */
static bool rests_on_touches(const struct laws_verdict *verdict)
{
	return verdict->alert.touches.touched_count > 0;
}

static bool has_obligation(const struct laws_verdict *verdict)
{
	return rests_on_touches(verdict) ||
	       (verdict->alert.kind == LAWS_ALERT_TOUCH_MOVE && !verdict->alert.touches.announced);
}

static struct json_object *give_touched(const struct event *event)
{
	const struct laws_touch_evidence *evidence = &event->verdict.alert.touches;

	return value_squares_in_order(evidence->touched, evidence->touched_count);
}

static struct json_object *give_claimable(const struct event *event)
{
	return value_flag(event->verdict.alert.touches.claimable);
}

static struct json_object *give_on_request(const struct event *event)
{
	return event->verdict.alert.touches.obligation.on_request ? value_flag(true) : NULL;
}

const struct event_key touch_keys[] = {
	{
		.name = "must",
		.type = &type_object,
		.keys = obligation_keys,
		.applies = has_obligation,
		.when = "no announced or sealed move bound the player",
		.doc = "What the player had to do.",
	},
	{
		.name = "touched",
		.type = &type_squares,
		.give = give_touched,
		.applies = rests_on_touches,
		.when = "it rests on touches",
		.doc = "Where the touched pieces stood, in the order of the touches; the first "
		       "eight.",
	},
	{
		.name = "played",
		.type = &type_uci,
		.give = give_uci,
		.applies = rests_on_touches,
		.when = "it rests on touches",
		.doc = "The move that was made instead.",
	},
	{
		.name = "claimable",
		.type = &type_flag,
		.give = give_claimable,
		.applies = rests_on_touches,
		.when = "it rests on touches",
		.doc = "Whether the opponent may still object: a touch of the opponent's ends "
		       "that right (Article 4.8).",
	},
	{
		.name = "on_request",
		.type = &type_flag,
		.give = give_on_request,
		.applies = rests_on_touches,
		.when = "it is so (2001)",
		.doc = "The arbiter rules on it only if a player asks.",
	},
	{0},
};
