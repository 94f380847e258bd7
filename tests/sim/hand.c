/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The hand model by itself: one hand over an empty table. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "hand.h"

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
			laws_time first = hand_travel(&hand_calm, table_square(&table, 0),
						      table_square(&table, (laws_square)a), 25000);
			laws_time second = hand_travel(&hand_calm, table_square(&table, 0),
						       table_square(&table, (laws_square)b), 25000);

			if (steps(0, (laws_square)a) < steps(0, (laws_square)b))
				cr_assert(first < second, "%d %d", a, b);
		}
	}
	cr_assert(hand_travel(&hand_calm, table_square(&table, 9), table_square(&table, 9),
			      25000) == 0);
}

Test(hand, fitts_law_in_whole_numbers)
{
	struct point from = {0, 0};
	struct point to = {30000, 40000};

	/* 50 mm to a target of 50 mm is one bit; to one of 50/3 mm two bits. */
	cr_assert(hand_travel(&hand_calm, from, to, 50000) == 150 * MS);
	cr_assert(abs((int)(hand_travel(&hand_calm, from, to, 16667) - 250 * MS)) < 50);
	/* 7 times as far: three bits. */
	to = (struct point){210000, 280000};
	cr_assert(hand_travel(&hand_calm, from, to, 50000) == 350 * MS);
}

Test(hand, hurry_shortens_all_that_a_hand_does)
{
	struct hand_model fast = hand_hurried(&hand_calm, 50);
	struct point a = table_square(&table, 0);
	struct point b = table_square(&table, 63);

	cr_assert(hand_travel(&fast, a, b, 25000) < hand_travel(&hand_calm, a, b, 25000));
	cr_assert(fast.grip_most == hand_calm.grip_most / 2);
	cr_assert(fast.rise == hand_calm.rise / 2);
}

struct scene_of_one {
	struct random random;
	struct timeline timeline;
	struct hand hand;
};

static void begin(struct scene_of_one *scene, uint64_t seed)
{
	*scene = (struct scene_of_one){.random = random_split(seed, 0)};
	hand_init(&scene->hand, &hand_calm, &table, &scene->random, &scene->timeline, LAWS_WHITE);
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
	struct scene_of_one scene;
	laws_time way = hand_travel(&hand_calm, table_square(&table, 12), table_square(&table, 28),
				    hand_calm.width_square);

	begin(&scene, 1);
	hand_lift(&scene.hand, 12);
	hand_place(&scene.hand, 28);
	cr_assert(scene.timeline.count == 2);
	expect_happening(&scene.timeline, 0, 12, false);
	expect_happening(&scene.timeline, 1, 28, true);
	cr_assert(scene.timeline.happenings[1].t - scene.timeline.happenings[0].t >= way);
	cr_assert(scene.hand.now > scene.timeline.happenings[1].t, "letting go takes time");
	timeline_free(&scene.timeline);
}

Test(hand, a_pushed_piece_is_seen_on_every_square_that_it_passes)
{
	for (uint64_t seed = 0; seed < 100; seed++) {
		static const unsigned int path[] = {0, 9, 9, 18, 18, 27, 27, 36};
		struct scene_of_one scene;

		begin(&scene, seed);
		hand_slide(&scene.hand, 0, 36);
		cr_assert(scene.timeline.count == 8);
		for (size_t i = 0; i < 8; i++)
			expect_happening(&scene.timeline, i, path[i], i % 2 == 1);
		for (size_t i = 1; i < 8; i++)
			cr_assert(scene.timeline.happenings[i].t >
				  scene.timeline.happenings[i - 1].t);
		cr_assert(scene.hand.now > scene.timeline.happenings[7].t);
		timeline_free(&scene.timeline);
	}
}

Test(hand, a_press_takes_its_way_and_raises_the_other_lever)
{
	struct scene_of_one scene;
	laws_time way = hand_travel(&hand_calm, table_square(&table, 28),
				    table_input(&table, LINE_INPUTS), hand_calm.width_lever);
	laws_time before, pressed;

	begin(&scene, 1);
	hand_lift(&scene.hand, 12);
	hand_place(&scene.hand, 28);
	before = scene.hand.now;
	pressed = hand_press(&scene.hand);
	cr_assert(pressed - before >= way);
	expect_happening(&scene.timeline, 2, LINE_INPUTS + 1, false);
	expect_happening(&scene.timeline, 3, LINE_INPUTS + 0, true);
	timeline_free(&scene.timeline);
}

Test(hand, a_brush_is_shorter_than_a_touch_and_longer_than_a_bounce)
{
	for (uint64_t seed = 0; seed < 200; seed++) {
		struct scene_of_one scene;
		laws_time span;

		begin(&scene, seed);
		hand_brush(&scene.hand, 20);
		cr_assert(scene.timeline.count == 2);
		span = scene.timeline.happenings[1].t - scene.timeline.happenings[0].t;
		cr_assert(span >= 20 * MS && span < 80 * MS);
		timeline_free(&scene.timeline);
	}
}
