/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The evidence of two hands (Articles 4.1, 6.2.3) in numbers. */
#include "event/written.h"
#include "util/words.h"

static const struct value_type type_sign = {.form = VALUE_WORD, .words = hand_words};
static const struct value_type type_mm = {.form = VALUE_INTEGER, .most = -1, .unit = "mm"};
static const struct value_type type_speed = {.form = VALUE_INTEGER, .most = -1, .unit = "mm/s"};

/* True for the way of one hand, and not for two pieces held together. */
static bool is_about_way(const struct laws_verdict *verdict)
{
	return verdict->alert.hands.sign != LAWS_HAND_BOTH_HELD;
}

static bool is_about_moving(const struct laws_alert_info *alert)
{
	return alert->offence == LAWS_OFFENCE_TWO_HANDS;
}

static bool is_about_clock(const struct laws_alert_info *alert)
{
	return !is_about_moving(alert);
}

static struct json_object *give_sign(const struct event *event)
{
	return value_text(hand_words[event->verdict.alert.hands.sign]);
}

static struct json_object *give_squares(const struct event *event)
{
	const laws_square *squares = event->verdict.alert.hands.squares;
	size_t count = 0;

	while (count < 2 && squares[count] < LAWS_NO_SQUARE)
		count++;
	return value_squares_in_order(squares, count);
}

static struct json_object *give_between(const struct event *event)
{
	return value_number(event->verdict.alert.hands.between / 1000);
}

static struct json_object *give_together(const struct event *event)
{
	laws_time together = event->verdict.alert.hands.together;

	return together ? value_number(together / 1000) : NULL;
}

static struct json_object *give_distance(const struct event *event)
{
	return value_number(event->verdict.alert.hands.distance);
}

static struct json_object *give_speed(const struct event *event)
{
	return value_number(event->verdict.alert.hands.speed);
}

static struct json_object *give_usual(const struct event *event)
{
	return value_number(event->verdict.alert.hands.usual / 1000);
}

static struct json_object *give_times(const struct event *event)
{
	unsigned int times = event->verdict.alert.hands.times;

	return times ? value_number(times) : NULL;
}

static struct json_object *give_as_fast(const struct event *event)
{
	return value_number(event->verdict.alert.hands.as_fast);
}

static struct json_object *give_moves(const struct event *event)
{
	return value_number(event->verdict.alert.hands.moves);
}

const struct event_key hand_keys[] = {
	{
		.name = "what",
		.type = &type_sign,
		.give = give_sign,
		.when = "the board has noticed it",
		.doc = "`too-far`: two squares are too far apart for the time between; "
		       "`both-held`: king and rook were in the air together; `on-clock`: pressed "
		       "sooner than the hand that moved could come.",
	},
	{
		.name = "squares",
		.type = &type_squares,
		.give = give_squares,
		.when = "the board has noticed it",
		.doc = "In the order of their times; of `on-clock` where the piece was put down.",
	},
	{
		.name = "between_ms",
		.type = &type_ms,
		.give = give_between,
		.when = "the board has noticed it",
		.doc = "The time between; of `both-held`, how long both were in the air.",
	},
	{
		.name = "together_ms",
		.type = &type_ms,
		.give = give_together,
		.of = is_about_moving,
		.when = "it was a capture",
		.doc = "For how long both pieces were off the board.",
	},
	{
		.name = "distance_mm",
		.type = &type_mm,
		.give = give_distance,
		.when = "the board has noticed it",
		.doc = "From centre to centre, or to the clock.",
	},
	{
		.name = "speed_mm_s",
		.type = &type_speed,
		.give = give_speed,
		.applies = is_about_way,
		.when = "`what` is not `both-held`",
		.doc = "How fast one hand would have had to be at least; 0: no speed is enough.",
	},
	{
		.name = "usual_ms",
		.type = &type_ms,
		.give = give_usual,
		.applies = is_about_way,
		.when = "`what` is not `both-held`",
		.doc = "What a hand usually needs: for that way by Fitts' law, to close on a "
		       "piece, "
		       "and to let go.",
	},
	{
		.name = "times",
		.type = &type_count,
		.give = give_times,
		.of = is_about_clock,
		.applies = is_about_way,
		.when = "`what` is `on-clock`",
		.doc = "How often in this game, this time counted.",
	},
	{
		.name = "as_fast",
		.type = &type_count,
		.give = give_as_fast,
		.applies = is_about_way,
		.when = "`what` is not `both-held`",
		.doc = "In how many of `moves` the player's hand was as fast.",
	},
	{
		.name = "moves",
		.type = &type_count,
		.give = give_moves,
		.applies = is_about_way,
		.when = "`what` is not `both-held`",
		.doc = "How many moves of the player could be timed; of `on-clock`, presses.",
	},
	{0},
};
