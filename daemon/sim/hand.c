/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Movements in whole numbers alone, so that a game is the same to the byte on
 * every machine: Fitts' law (in Shannon's form, after MacKenzie 1992) says how
 * long a movement takes, the minimum-jerk profile (Flash and Hogan 1985) where
 * the hand is meanwhile.
 */
#include "hand.h"

#include "frame.h"

/* Fractions are kept in 1/65536. */
#define ONE_BITS 16
#define ONE	 ((int64_t)1 << ONE_BITS)
#define MM	 1000
#define MS	 ((laws_time)1000)

const struct hand_model hand_calm = {
	.reach_start = 50 * MS,
	.reach_per_bit = 100 * MS,
	.reach_spread = 40,
	.width_piece = 25 * MM,
	.width_square = 30 * MM,
	.width_lever = 25 * MM,
	.grip_least = 60 * MS,
	.grip_most = 140 * MS,
	.rise = 200 * MS,
	.carry_height = 50 * MM,
	.reed_height = 15 * MM,
	.reed_radius = 35,
	.release_least = 50 * MS,
	.release_most = 120 * MS,
	.press_least = 30 * MS,
	.press_most = 60 * MS,
	.hold_least = 120 * MS,
	.hold_most = 250 * MS,
	.brush_least = 20 * MS,
	.brush_most = 55 * MS,
	.slide_share = 130,
	.reaction = 250 * MS,
};

static laws_time share(laws_time span, unsigned int percent)
{
	return span * percent / 100;
}

struct hand_model hand_hurried(const struct hand_model *calm, unsigned int percent)
{
	struct hand_model model = *calm;

	model.reach_start = share(model.reach_start, percent);
	model.reach_per_bit = share(model.reach_per_bit, percent);
	model.grip_least = share(model.grip_least, percent);
	model.grip_most = share(model.grip_most, percent);
	model.rise = share(model.rise, percent);
	model.release_least = share(model.release_least, percent);
	model.release_most = share(model.release_most, percent);
	model.press_least = share(model.press_least, percent);
	model.press_most = share(model.press_most, percent);
	return model;
}

struct point table_square(const struct table *table, laws_square square)
{
	return (struct point){
		.x = (square % 8 * 2 + 1) * table->square_size / 2,
		.y = (square / 8 * 2 + 1) * table->square_size / 2,
	};
}

struct point table_input(const struct table *table, unsigned int line)
{
	static const struct point from_middle[INPUT_BITS] = {
		{90 * MM, -50 * MM}, /* White's lever */
		{90 * MM, 50 * MM},  /* Black's lever */
		{60 * MM, 0},	     /* adjust */
		{120 * MM, 0},	     /* arbiter */
	};
	struct point offset = from_middle[line - LINE_INPUTS];

	return (struct point){
		.x = 8 * table->square_size + offset.x,
		.y = 4 * table->square_size + offset.y,
	};
}

struct point table_rest(const struct table *table, enum laws_side side)
{
	int32_t beyond = 100 * MM;

	return (struct point){
		.x = 4 * table->square_size,
		.y = side == LAWS_WHITE ? -beyond : 8 * table->square_size + beyond,
	};
}

struct point table_beside(const struct table *table, enum laws_side side)
{
	return (struct point){
		.x = 8 * table->square_size + 50 * MM,
		.y = (side == LAWS_WHITE ? 1 : 7) * table->square_size,
	};
}

static int64_t root(int64_t value)
{
	int64_t result = 0;

	for (int64_t bit = (int64_t)1 << 30; bit > 0; bit >>= 1) {
		if ((result + bit) * (result + bit) <= value)
			result += bit;
	}
	return result;
}

static int64_t distance(struct point from, struct point to)
{
	int64_t x = to.x - from.x;
	int64_t y = to.y - from.y;

	return root(x * x + y * y);
}

/* The logarithm to base 2 of @value from 1 upwards, in fractions: a digit by each squaring. */
static int64_t log2_fraction(int64_t value)
{
	int64_t result = 0;

	while (value >= 2 * ONE) {
		value >>= 1;
		result += ONE;
	}
	for (int64_t bit = ONE >> 1; bit > 0; bit >>= 1) {
		value = value * value >> ONE_BITS;
		if (value >= 2 * ONE) {
			value >>= 1;
			result += bit;
		}
	}
	return result;
}

laws_time hand_travel(const struct hand_model *model, struct point from, struct point to,
		      int32_t width)
{
	int64_t way = distance(from, to);

	if (way == 0)
		return 0;
	return model->reach_start +
	       (model->reach_per_bit * log2_fraction(ONE + way * ONE / width) >> ONE_BITS);
}

/* How much of the way is behind the hand when @u of the time is: 10u³ − 15u⁴ + 6u⁵. */
static int64_t minimum_jerk(int64_t u)
{
	int64_t cube = (u * u >> ONE_BITS) * u >> ONE_BITS;

	return cube * (10 * ONE - 15 * u + (6 * u * u >> ONE_BITS)) >> ONE_BITS;
}

/* When @part of @whole of the way is done, of a movement that takes @span. */
static laws_time time_at(laws_time span, int64_t part, int64_t whole)
{
	int64_t target = part * ONE / whole;
	int64_t u = 0;

	for (int64_t bit = ONE >> 1; bit > 0; bit >>= 1) {
		if (minimum_jerk(u + bit) <= target)
			u += bit;
	}
	return span * u >> ONE_BITS;
}

static laws_time between(struct hand *hand, laws_time least, laws_time most)
{
	return random_between(hand->random, least, most);
}

static void reach(struct hand *hand, struct point to, int32_t width)
{
	laws_time least = hand_travel(hand->model, hand->at, to, width);

	hand->now += between(hand, least, share(least, 100 + hand->model->reach_spread));
	hand->at = to;
}

void hand_init(struct hand *hand, const struct hand_model *model, const struct table *table,
	       struct random *random, struct timeline *timeline, enum laws_side side)
{
	*hand = (struct hand){
		.model = model,
		.table = table,
		.random = random,
		.timeline = timeline,
		.side = side,
		.at = table_rest(table, side),
	};
}

void hand_wait_until(struct hand *hand, laws_time t)
{
	if (hand->now < t)
		hand->now = t;
}

void hand_wait(struct hand *hand, laws_time span)
{
	hand->now += span;
}

/* How long after it leaves the board a rising piece opens the reed. */
static laws_time rise_time(const struct hand_model *model)
{
	return time_at(model->rise, model->reed_height, model->carry_height);
}

static void grip(struct hand *hand, struct point at)
{
	reach(hand, at, hand->model->width_piece);
	hand->now += between(hand, hand->model->grip_least, hand->model->grip_most);
}

static void release(struct hand *hand)
{
	hand->now += between(hand, hand->model->release_least, hand->model->release_most);
}

void hand_lift(struct hand *hand, laws_square square)
{
	grip(hand, table_square(hand->table, square));
	hand->now += rise_time(hand->model);
	timeline_add(hand->timeline, hand->now, square, false);
}

void hand_place(struct hand *hand, laws_square square)
{
	laws_time start = hand->now;

	reach(hand, table_square(hand->table, square), hand->model->width_square);
	/* What is in the hand must come down, however near the square is. */
	hand_wait_until(hand, start + hand->model->rise);
	timeline_add(hand->timeline, hand->now, square, true);
	hand->now += rise_time(hand->model);
	release(hand);
}

static int sign(int value)
{
	return (value > 0) - (value < 0);
}

void hand_slide(struct hand *hand, laws_square from, laws_square to)
{
	struct point end = table_square(hand->table, to);
	int64_t whole = distance(table_square(hand->table, from), end);
	int step = sign(to % 8 - from % 8) + 8 * sign(to / 8 - from / 8);
	int64_t radius = (int64_t)hand->table->square_size * hand->model->reed_radius / 100;
	laws_time start;
	laws_time span;

	grip(hand, table_square(hand->table, from));
	start = hand->now;
	reach(hand, end, hand->model->width_square);
	span = share(hand->now - start, hand->model->slide_share);
	timeline_add(hand->timeline, start + time_at(span, radius, whole), from, false);
	for (int square = from + step; square != to; square += step) {
		struct point middle = table_square(hand->table, (laws_square)square);
		int64_t way = whole - distance(middle, end);

		timeline_add(hand->timeline, start + time_at(span, way - radius, whole),
			     (unsigned int)square, true);
		timeline_add(hand->timeline, start + time_at(span, way + radius, whole),
			     (unsigned int)square, false);
	}
	timeline_add(hand->timeline, start + time_at(span, whole - radius, whole), to, true);
	hand->now = start + span;
	release(hand);
}

void hand_discard(struct hand *hand)
{
	reach(hand, table_beside(hand->table, hand->side), 2 * hand->model->width_square);
	release(hand);
}

void hand_fetch(struct hand *hand)
{
	grip(hand, table_beside(hand->table, hand->side));
	hand->now += hand->model->rise;
}

laws_time hand_press(struct hand *hand)
{
	unsigned int own = LINE_INPUTS + (unsigned int)hand->side;
	unsigned int other = LINE_INPUTS + (unsigned int)laws_side_other(hand->side);

	reach(hand, table_input(hand->table, own), hand->model->width_lever);
	hand->now += between(hand, hand->model->press_least, hand->model->press_most);
	timeline_add(hand->timeline, hand->now, other, false);
	timeline_add(hand->timeline, hand->now, own, true);
	return hand->now;
}

laws_time hand_push(struct hand *hand, unsigned int line)
{
	laws_time down;

	reach(hand, table_input(hand->table, line), hand->model->width_lever);
	hand->now += between(hand, hand->model->press_least, hand->model->press_most);
	down = hand->now;
	timeline_add(hand->timeline, down, line, true);
	hand->now += between(hand, hand->model->hold_least, hand->model->hold_most);
	timeline_add(hand->timeline, hand->now, line, false);
	return down;
}

void hand_brush(struct hand *hand, laws_square square)
{
	reach(hand, table_square(hand->table, square), 2 * hand->model->width_square);
	timeline_add(hand->timeline, hand->now, square, false);
	hand->now += between(hand, hand->model->brush_least, hand->model->brush_most);
	timeline_add(hand->timeline, hand->now, square, true);
}

void hand_withdraw(struct hand *hand)
{
	reach(hand, table_rest(hand->table, hand->side), 4 * hand->model->width_square);
}
