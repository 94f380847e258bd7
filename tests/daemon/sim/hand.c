/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The hand model by itself: one hand over a board of its own. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "hand.h"
#include "surroundings.h"

#define MS ((laws_time)1000)

static const struct table table = {.square_size = 55000};

/* The distance of the squares' middles, in whole steps of the square's side, squared. */
static int steps(laws_square a, laws_square b)
{
	int files = a % 8 - b % 8;
	int ranks = a / 8 - b / 8;

	return files * files + ranks * ranks;
}

Test(hand, farther_takes_longer_and_nothing_takes_no_time)
{
	for (int a = 0; a < 64; a++) {
		for (int b = 0; b < 64; b++) {
			laws_time first =
				hand_travel(&hand_swift, table_square(&table, 0),
					    table_square(&table, (laws_square)a), 25000, true);
			laws_time second =
				hand_travel(&hand_swift, table_square(&table, 0),
					    table_square(&table, (laws_square)b), 25000, true);

			if (steps(0, (laws_square)a) < steps(0, (laws_square)b))
				cr_assert(first < second, "%d %d", a, b);
		}
	}
	cr_assert(hand_travel(&hand_swift, table_square(&table, 9), table_square(&table, 9), 25000,
			      true) == 0);
}

Test(hand, fitts_law_in_whole_numbers)
{
	struct hand_model model = {
		.reach_start = 50 * MS,
		.reach_per_bit = 100 * MS,
		.carry_start = 80 * MS,
		.carry_per_bit = 90 * MS,
		.peak_speed = 1000000000,
	};
	struct point from = {0, 0};
	struct point to = {30000, 40000};

	/* 50 mm to a target of 50 mm is one bit, to one of 12.5 mm three bits. */
	cr_assert(hand_travel(&model, from, to, 50000, true) == 150 * MS);
	cr_assert(hand_travel(&model, from, to, 12500, true) == 350 * MS);
	cr_assert(hand_travel(&model, from, to, 50000, false) == 170 * MS);
	/* Within half of the target's width there is nothing to aim at. */
	cr_assert(hand_travel(&model, from, to, 100000, true) == 50 * MS);
	cr_assert(hand_travel(&model, from, to, 300000, true) == 50 * MS);
}

Test(hand, no_hand_is_faster_than_its_peak_speed)
{
	struct hand_model model = hand_swift;
	struct point from = {0, 0};
	struct point to = {400000, 0};

	model.peak_speed = 1000000;
	/* 400 mm by minimum jerk with 1 m/s at the peak: 15/8 of 400 ms. */
	cr_assert(hand_travel(&model, from, to, 25000, true) == 750 * MS);
	cr_assert(hand_travel(&hand_swift, from, to, 25000, true) < 750 * MS);
}

Test(hand, a_slower_pace_lengthens_all_that_a_hand_does)
{
	struct hand_model slow = hand_paced(&hand_swift, 200);
	struct point a = table_square(&table, 0);
	struct point b = table_square(&table, 63);

	for (int empty = 0; empty < 2; empty++)
		cr_assert(llabs(hand_travel(&slow, a, b, 25000, empty) -
				2 * hand_travel(&hand_swift, a, b, 25000, empty)) <= 2);
	cr_assert(slow.grip_most == hand_swift.grip_most * 2);
	cr_assert(slow.rise == hand_swift.rise * 2);
}

struct scene_of_one {
	struct random random;
	struct timeline timeline;
	struct field field;
	struct hand hand;
};

static void begin(struct scene_of_one *scene, uint64_t seed, laws_squares squares)
{
	*scene = (struct scene_of_one){.random = random_split(seed, 0)};
	field_init(&scene->field, surroundings[CONDITIONS_CLEAN].field, table.square_size, squares,
		   random_split(seed, 1), &scene->timeline);
	hand_init(&scene->hand, &hand_swift, &table, &scene->random, &scene->field, LAWS_WHITE,
		  false);
}

static void expect_happening(const struct timeline *timeline, size_t i, unsigned int line,
			     bool closes)
{
	cr_assert(i < timeline->count);
	cr_assert(timeline->happenings[i].line == line && timeline->happenings[i].closes == closes,
		  "happening %zu is line %u %s", i, timeline->happenings[i].line,
		  timeline->happenings[i].closes ? "closing" : "opening");
}

Test(hand, a_carried_piece_is_seen_where_it_stood_and_where_it_stands_only)
{
	for (uint64_t seed = 0; seed < 200; seed++) {
		struct scene_of_one scene;

		begin(&scene, seed, LAWS_SQUARE_SET(12));
		hand_carry(&scene.hand, 12, 28, hand_swift.carry_height);
		cr_assert(scene.timeline.count == 2);
		expect_happening(&scene.timeline, 0, 12, false);
		expect_happening(&scene.timeline, 1, 28, true);
		cr_assert(scene.hand.now > scene.timeline.happenings[1].t, "letting go takes time");
		cr_assert(scene.field.standing[12] == NO_MAGNET &&
			  scene.field.standing[28] != NO_MAGNET);
		timeline_free(&scene.timeline);
	}
}

Test(hand, a_piece_that_is_held_is_brought_no_sooner_than_the_law_allows)
{
	for (uint64_t seed = 0; seed < 200; seed++) {
		struct scene_of_one scene;
		laws_time lifted;
		magnet_id piece;

		begin(&scene, seed, LAWS_SQUARE_SET(0));
		piece = hand_lift(&scene.hand, 0);
		lifted = scene.hand.now;
		hand_place(&scene.hand, piece, 63);
		expect_happening(&scene.timeline, 1, 63, true);
		/* The reed closes in the last part of the movement. */
		cr_assert(scene.timeline.happenings[1].t - lifted >
			  hand_travel(&hand_swift, table_square(&table, 0),
				      table_square(&table, 63), 55000, false) *
				  6 / 10);
		timeline_free(&scene.timeline);
	}
}

/* Times at which the middle is crossed, by minimum jerk, must lie between closing and opening. */
Test(hand, a_pushed_piece_is_seen_on_every_square_that_it_passes)
{
	for (uint64_t seed = 0; seed < 100; seed++) {
		static const unsigned int path[] = {0, 9, 9, 18, 18, 27, 27, 36};
		struct scene_of_one scene;
		laws_time first, last;

		begin(&scene, seed, LAWS_SQUARE_SET(0));
		hand_slide(&scene.hand, 0, 36);
		cr_assert(scene.timeline.count == 8);
		for (size_t i = 0; i < 8; i++)
			expect_happening(&scene.timeline, i, path[i], i % 2 == 1);
		for (size_t i = 1; i < 8; i++)
			cr_assert(scene.timeline.happenings[i].t >
				  scene.timeline.happenings[i - 1].t);
		/* Fast in the middle, slow at both ends. */
		first = scene.timeline.happenings[2].t - scene.timeline.happenings[1].t;
		last = scene.timeline.happenings[4].t - scene.timeline.happenings[3].t;
		cr_assert(last < first);
		timeline_free(&scene.timeline);
	}
}

Test(hand, over_other_pieces_a_hand_goes_higher)
{
	struct scene_of_one scene;

	begin(&scene, 1, LAWS_SQUARE_SET(1) | LAWS_SQUARE_SET(9) | LAWS_SQUARE_SET(10));
	/* As low as it can, a knight from b1 to c3 would be felt between b2 and c2. */
	hand_carry(&scene.hand, 1, 18, 1000);
	cr_assert(scene.timeline.count == 2);
	timeline_free(&scene.timeline);
}

Test(hand, a_low_carry_is_felt_on_its_way)
{
	struct scene_of_one scene;

	begin(&scene, 1, LAWS_SQUARE_SET(0));
	hand_carry(&scene.hand, 0, 56, 8000);
	cr_assert(scene.timeline.count > 2);
	timeline_free(&scene.timeline);
}

Test(hand, a_swept_piece_leaves_the_square_to_the_other_one)
{
	for (uint64_t seed = 0; seed < 50; seed++) {
		struct scene_of_one scene;
		magnet_id own, swept;

		begin(&scene, seed, LAWS_SQUARE_SET(0) | LAWS_SQUARE_SET(36));
		swept = scene.field.standing[36];
		own = hand_lift(&scene.hand, 0);
		cr_assert(hand_sweep(&scene.hand, own, 36) == swept);
		cr_assert(scene.field.standing[36] == own);
		cr_assert(scene.field.magnets[own].holds == LAWS_SQUARE_SET(36));
		cr_assert(scene.field.magnets[swept].holds == 0, "it is in the hand");
		timeline_free(&scene.timeline);
	}
}

Test(hand, a_reed_is_free_of_what_the_hand_keeps)
{
	struct scene_of_one scene;
	magnet_id queen;

	begin(&scene, 1, LAWS_SQUARE_SET(3));
	queen = scene.field.standing[3];
	scene.field.magnets[queen].strength = 5000;
	cr_assert(hand_lift(&scene.hand, 3) == queen);
	cr_assert(scene.field.magnets[queen].holds == LAWS_SQUARE_SET(3), "it is not high enough");
	hand_keep(&scene.hand, queen);
	cr_assert(scene.field.magnets[queen].holds == 0);
	hand_keep(&scene.hand, NO_MAGNET);
	timeline_free(&scene.timeline);
}

Test(hand, a_press_takes_its_way_and_raises_the_other_lever)
{
	struct scene_of_one scene;
	laws_time way = hand_travel(&hand_swift, table_square(&table, 28),
				    table_input(&table, LINE_INPUTS), 80000, true);
	laws_time before, pressed;

	begin(&scene, 1, LAWS_SQUARE_SET(12));
	hand_carry(&scene.hand, 12, 28, 50000);
	before = scene.hand.now;
	pressed = hand_press(&scene.hand);
	cr_assert(pressed - before >= way);
	expect_happening(&scene.timeline, 2, LINE_INPUTS + 1, false);
	expect_happening(&scene.timeline, 3, LINE_INPUTS + 0, true);
	timeline_free(&scene.timeline);
}

Test(hand, a_brush_opens_a_reed_for_as_long_as_the_model_says)
{
	for (uint64_t seed = 0; seed < 200; seed++) {
		struct scene_of_one scene;
		laws_time span;

		begin(&scene, seed, LAWS_SQUARE_SET(20));
		hand_brush(&scene.hand, 20);
		hand_brush(&scene.hand, 21);
		cr_assert(scene.timeline.count == 2, "where nothing stands nothing is brushed");
		span = scene.timeline.happenings[1].t - scene.timeline.happenings[0].t;
		cr_assert(span >= hand_swift.brush_least && span <= hand_swift.brush_most);
		timeline_free(&scene.timeline);
	}
}
