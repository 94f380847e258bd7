/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rows of the events, and the keys that all of them have. */
#include "event/row.h"

/* The stream of an event is decided here: the public one states no judgement (12.6). */
const struct event_row event_rows[EVENT_ROWS] = {
	[LAWS_VERDICT_READY] = {EVENT_GAME, "ready", EVENT_TO_BOTH, ready_keys,
				"The start position stands on the board."},
	[LAWS_VERDICT_STARTED] = {EVENT_GAME, "started", EVENT_TO_BOTH, started_keys,
				  "A game begins."},
	[LAWS_VERDICT_PAUSED] = {EVENT_GAME, "paused", EVENT_TO_BOTH, paused_keys,
				 "The clocks stand still until the game is resumed; also that a "
				 "game which seemed to be over is not."},
	[LAWS_VERDICT_RESUMED] = {EVENT_GAME, "resumed", EVENT_TO_BOTH, resumed_keys,
				  "The game goes on."},
	[LAWS_VERDICT_ADJOURNED] = {EVENT_GAME, "adjourned", EVENT_TO_BOTH, adjourned_keys,
				    "The game is to be resumed another time (Guidelines I)."},
	[LAWS_VERDICT_ENDED] = {EVENT_GAME, "ended", EVENT_TO_BOTH, ended_keys,
				"The game is over; told again where its result changes."},
	[LAWS_VERDICT_IRREGULAR] = {EVENT_GAME, "irregular", EVENT_TO_ARBITER, irregular_keys,
				    "An irregularity was confirmed: the board must show a "
				    "position again (Article 7)."},
	[LAWS_VERDICT_RESTORED] =
		{EVENT_GAME, "restored", EVENT_TO_ARBITER, irregular_keys,
		 "The board shows it, perhaps with the move that replaces a withdrawn one."},
	[LAWS_VERDICT_TURNED] = {EVENT_GAME, "turned", EVENT_TO_ARBITER, turned_keys,
				 "The board lies turned by half: its squares are read the other "
				 "way round from now on."},
	[LAWS_VERDICT_TOUCHED] = {EVENT_TOUCHED, NULL, EVENT_TO_ARBITER, touched_keys,
				  "A piece was lifted (Article 4)."},
	[LAWS_VERDICT_ADJUSTED] = {EVENT_ADJUSTED, NULL, EVENT_TO_ARBITER, adjusted_keys,
				   "Pieces were put right on their squares (Article 4.2.1)."},
	[LAWS_VERDICT_RELEASED] = {EVENT_RELEASED, NULL, EVENT_TO_ARBITER, released_keys,
				   "A touched piece was put down and released."},
	[LAWS_VERDICT_MADE] = {EVENT_MADE, NULL, EVENT_TO_ARBITER, made_keys,
			       "A move was made (Article 4.7): it can no longer be changed."},
	[LAWS_VERDICT_COMPLETED] = {EVENT_COMPLETED, NULL, EVENT_TO_BOTH, completed_keys,
				    "A move was completed (Article 6.2.1)."},
	[LAWS_VERDICT_WITHDRAWN] = {EVENT_WITHDRAWN, NULL, EVENT_TO_BOTH, withdrawn_keys,
				    "A move was taken off the record. The public hears of it only "
				    "where the move was completed."},
	[LAWS_VERDICT_PROMOTION] = {EVENT_PROMOTION, NULL, EVENT_TO_BOTH, promotion_keys,
				    "To what a pawn was promoted; told again where that turns out "
				    "to be another piece. The public hears of it once the move is "
				    "completed."},
	[LAWS_VERDICT_ALERT] = {EVENT_ALERT, NULL, EVENT_TO_ARBITER, alert_keys,
				"Something for the arbiter to look at. It decides nothing by "
				"itself."},
	[LAWS_VERDICT_RULING] = {EVENT_RULING, NULL, EVENT_TO_ARBITER, ruling_keys,
				 "What became of an alert, or a penalty that the arbiter gave."},
	[LAWS_VERDICT_CLOCK] = {EVENT_CLOCK, NULL, EVENT_TO_BOTH, clock_keys,
				"The clocks have changed. A press that completed no move is public "
				"only with the ruling or the event that follows it."},
	[LAWS_VERDICT_ASSISTED] = {EVENT_ASSISTANT, NULL, EVENT_TO_ARBITER, assistant_keys,
				   "A player's assistant has entered an order (Article D.2.10)."},
	[LAWS_VERDICT_NAMED] = {EVENT_TAGS, NULL, EVENT_TO_BOTH, tags_keys,
				"The players are named, or one of the game's tags."},
	[LAWS_VERDICT_NOTED] = {EVENT_NOTE, NULL, EVENT_TO_ARBITER, note_keys,
				"The arbiter has noted something."},
	[LAWS_VERDICT_ANNOUNCEMENT] = {EVENT_ANNOUNCEMENT, NULL, EVENT_TO_ARBITER,
				       announcement_keys,
				       "What the players at two boards must hear (Article D.2.1)."},
	[LAWS_VERDICT_DRAW_OFFER] = {EVENT_DRAW_OFFER, NULL, EVENT_TO_ARBITER, draw_offer_keys,
				     "A draw was offered, or what became of the offer."},
	[LAWS_VERDICT_CLAIM] = {EVENT_CLAIM, NULL, EVENT_TO_ARBITER, claim_keys,
				"A player claims what the Laws let a player claim."},
	[LAWS_VERDICT_REFUSED] = {.type = EVENT_NONE, .stream = EVENT_TO_NOBODY},
};

const char *const event_type_words[] = {
	[EVENT_GAME] = "game",
	[EVENT_TOUCHED] = "touched",
	[EVENT_ADJUSTED] = "adjusted",
	[EVENT_RELEASED] = "released",
	[EVENT_MADE] = "made",
	[EVENT_COMPLETED] = "completed",
	[EVENT_WITHDRAWN] = "withdrawn",
	[EVENT_PROMOTION] = "promotion",
	[EVENT_ALERT] = "alert",
	[EVENT_RULING] = "ruling",
	[EVENT_CLOCK] = "clock",
	[EVENT_TAGS] = "tags",
	[EVENT_ASSISTANT] = "assistant",
	[EVENT_NOTE] = "note",
	[EVENT_ANNOUNCEMENT] = "announcement",
	[EVENT_DRAW_OFFER] = "draw-offer",
	[EVENT_CLAIM] = "claim",
	[EVENT_NONE] = NULL,
};

static const struct value_type type_type = {.form = VALUE_WORD, .words = event_type_words};

static struct json_object *give_seq(const struct event *event)
{
	return value_number((int64_t)event->seq);
}

static struct json_object *give_public_seq(const struct event *event)
{
	return value_number((int64_t)event->public_seq);
}

static struct json_object *give_t(const struct event *event)
{
	return value_number(event->t);
}

static struct json_object *give_type(const struct event *event)
{
	return value_text(event_type(event));
}

/* Before the first game there is none. */
static struct json_object *give_game(const struct event *event)
{
	return event->game ? value_number(event->game) : NULL;
}

#define SEQ(stream, number)                                                                        \
	{                                                                                          \
		.name = "seq", .type = &type_number, .give = (number), .only = (stream),           \
		.doc = "The event's number in its stream: 1, 2, 3 and so on, without a gap.",      \
	}

const struct event_key event_head_keys[] = {
	SEQ(KEY_FOR_ARBITER, give_seq),
	SEQ(KEY_FOR_PUBLIC, give_public_seq),
	{
		.name = "t",
		.type = &type_us,
		.give = give_t,
		.doc = "When it happened; never less than the last event's.",
	},
	{
		.name = "type",
		.type = &type_type,
		.give = give_type,
		.tells = KEY_TELLS_TYPE,
		.doc = "What kind of event it is.",
	},
	{0},
};

const struct event_key event_tail_keys[] = {
	{
		.name = "game",
		.type = &type_number,
		.give = give_game,
		.when = "a game has started on the board",
		.doc = "Which of the board's games it is of.",
	},
	{0},
};
