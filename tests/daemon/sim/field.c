/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Magnets over reeds, without hands: where a reed closes and where it opens. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "field.h"

#define SIDE 50000
#define MS   ((laws_time)1000)
#define E4   28
#define F4   29

static const struct field_model plain = {
	.operate_least = 40,
	.operate_most = 40,
	.release_least = 50,
	.release_most = 50,
};

struct bench {
	struct timeline timeline;
	struct field field;
};

static void begin(struct bench *bench, const struct field_model *model, laws_squares squares)
{
	*bench = (struct bench){0};
	field_init(&bench->field, model, SIDE, squares, random_split(1, 1), &bench->timeline);
}

/* Pushes the piece on @square sideways by @way, at 100 mm a second on average. */
static void push(struct bench *bench, laws_square square, int32_t way)
{
	struct field *field = &bench->field;
	magnet_id piece = field->standing[square];
	struct point to = field->magnets[piece].at;

	to.x += way;
	field_move(field, piece, &(struct motion){.to = to, .span = abs(way) / 100 * MS});
}

/* How far the magnet's way was when the happening came, by minimum jerk, in µm. */
static int64_t way_at(const struct happening *happening, int32_t way)
{
	double u = (double)happening->t / (double)(way / 100 * MS);

	return (int64_t)(way * u * u * u * (10 - 15 * u + 6 * u * u));
}

static void expect_way(const struct bench *bench, size_t i, unsigned int line, bool closes,
		       int32_t whole, int64_t way)
{
	const struct happening *happening = &bench->timeline.happenings[i];
	int64_t is = way_at(happening, whole);

	cr_assert(i < bench->timeline.count);
	cr_assert(happening->line == line && happening->closes == closes);
	cr_assert(is > way - 200 && is < way + 200, "at %d instead of %d µm", (int)is, (int)way);
}

Test(field, a_reed_opens_farther_off_than_it_closes)
{
	struct bench bench;

	begin(&bench, &plain, LAWS_SQUARE_SET(E4));
	push(&bench, E4, SIDE);
	/* Half of the field is at the cube root of two times the distance. */
	cr_assert(bench.timeline.count == 2);
	expect_way(&bench, 0, E4, false, SIDE, 25198);
	expect_way(&bench, 1, F4, true, SIDE, SIDE - 20000);
	timeline_free(&bench.timeline);
}

Test(field, between_two_squares_both_reeds_may_be_closed)
{
	struct field_model wide = plain;
	struct bench bench;

	wide.operate_least = wide.operate_most = 52;
	begin(&bench, &wide, LAWS_SQUARE_SET(E4));
	push(&bench, E4, SIDE);
	cr_assert(bench.timeline.count == 2);
	expect_way(&bench, 0, F4, true, SIDE, SIDE - 26000);
	expect_way(&bench, 1, E4, false, SIDE, 32757);
	timeline_free(&bench.timeline);
}

Test(field, a_weak_magnet_closes_later)
{
	struct field_model weak = plain;
	struct bench bench;

	weak.weak_per_mille = 1000;
	weak.weak_strength = 50;
	begin(&bench, &weak, LAWS_SQUARE_SET(E4));
	push(&bench, E4, SIDE);
	expect_way(&bench, 0, E4, false, SIDE, 20000);
	expect_way(&bench, 1, F4, true, SIDE, SIDE - 15874);
	timeline_free(&bench.timeline);
}

Test(field, the_depth_of_the_reed_counts)
{
	struct field_model deep = plain;
	struct bench bench;

	deep.depth = 12000;
	begin(&bench, &deep, LAWS_SQUARE_SET(E4));
	push(&bench, E4, SIDE);
	/* 16 mm sideways and 12 mm down are 20 mm. */
	expect_way(&bench, 1, F4, true, SIDE, SIDE - 16000);
	timeline_free(&bench.timeline);
}

Test(field, a_neighbour_helps_to_hold_a_reed)
{
	laws_squares alone = LAWS_SQUARE_SET(E4);
	laws_time opened[2];

	for (int beside = 0; beside < 2; beside++) {
		struct bench bench;

		begin(&bench, &plain, alone | (beside ? LAWS_SQUARE_SET(E4 + 8) : 0));
		push(&bench, E4, SIDE);
		cr_assert(bench.timeline.happenings[0].line == E4);
		opened[beside] = bench.timeline.happenings[0].t;
		timeline_free(&bench.timeline);
	}
	cr_assert(opened[1] > opened[0] + MS);
}

/* How many magnets hold the reed of @square, which a piece of the start position stood on. */
static int holding(const struct bench *bench, laws_square square)
{
	int count = 1;

	for (size_t i = 0; i < bench->timeline.count; i++)
		if (bench->timeline.happenings[i].line == square)
			count += bench->timeline.happenings[i].closes ? 1 : -1;
	return count;
}

Test(field, a_reed_that_a_strong_neighbour_holds_opens_when_that_leaves)
{
	struct field_model strong = plain;
	laws_square queen = 3, bishop = 2;
	struct bench bench;

	strong.strong_per_mille = 1000;
	strong.strong_strength = 900;
	strong.neighbours_hold = true;
	begin(&bench, &strong, LAWS_SQUARE_SET(queen) | LAWS_SQUARE_SET(bishop));
	push(&bench, bishop, -2 * SIDE);
	cr_assert(holding(&bench, bishop) == 1, "the queen holds it");
	push(&bench, bishop, 2 * SIDE);
	cr_assert(holding(&bench, bishop) == 2);
	push(&bench, bishop, -2 * SIDE);
	cr_assert(holding(&bench, bishop) == 1, "the queen does again");
	push(&bench, queen, 3 * SIDE);
	cr_assert(holding(&bench, bishop) == 0);
	timeline_free(&bench.timeline);
}

Test(field, a_raised_magnet_lets_its_reed_go_and_comes_back)
{
	struct bench bench;
	magnet_id piece;
	struct point at;

	begin(&bench, &plain, LAWS_SQUARE_SET(E4));
	piece = bench.field.standing[E4];
	at = bench.field.magnets[piece].at;
	field_move(&bench.field, piece,
		   &(struct motion){.to = at, .over = 40000, .span = 600 * MS});
	cr_assert(bench.timeline.count == 2);
	cr_assert(!bench.timeline.happenings[0].closes &&
		  bench.timeline.happenings[0].t < 200 * MS);
	cr_assert(bench.timeline.happenings[1].closes && bench.timeline.happenings[1].t > 360 * MS);
	timeline_free(&bench.timeline);
}

Test(field, the_slower_a_magnet_the_longer_it_lingers)
{
	struct field_model marginal = plain;
	uint32_t lingers[2];

	marginal.margin = 500;
	for (int slow = 0; slow < 2; slow++) {
		struct bench bench;
		struct point to;

		begin(&bench, &marginal, LAWS_SQUARE_SET(E4));
		to = field_middle(&bench.field, F4);
		field_move(&bench.field, bench.field.standing[E4],
			   &(struct motion){.to = to, .span = (slow ? 1200 : 300) * MS});
		cr_assert(bench.timeline.count == 2);
		lingers[slow] = bench.timeline.happenings[0].lingers;
		timeline_free(&bench.timeline);
	}
	cr_assert(lingers[1] > 3 * lingers[0] && lingers[1] < 5 * lingers[0]);
}

Test(field, reeds_of_a_board_differ_and_are_the_same_for_the_same_seed)
{
	struct field_model spread = plain;
	struct bench a, b;
	unsigned int differ = 0;

	spread.operate_spread = 5;
	begin(&a, &spread, 0);
	begin(&b, &spread, 0);
	for (int i = 0; i < 64; i++) {
		cr_assert(a.field.operate[i] == b.field.operate[i]);
		differ += a.field.operate[i] != a.field.operate[0];
		cr_assert(a.field.operate[i] > SIDE * 32 / 100 &&
			  a.field.operate[i] < SIDE * 48 / 100);
	}
	cr_assert(differ > 50);
}

/* A shoved piece goes where the one that shoves it came from. */
Test(field, a_direction_is_found_again)
{
	const struct point at = {.x = 4 * SIDE, .y = 3 * SIDE};

	for (unsigned int i = 0; i < FIELD_DIRECTIONS; i++)
		cr_expect_eq(field_direction(at, field_away(at, i, SIDE)), i, "direction %u", i);
}
