/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The switch model by itself: magnets moved by hand-written timelines. */
#include <criterion/criterion.h>

#include "reed.h"

#define MS	      1000
#define E2	      12
#define E4	      28
#define START_SQUARES 0xffff00000000ffffu

#define E3 20

static struct input_list scan(const struct reed_model *model, uint64_t seed,
			      struct timeline *timeline)
{
	struct random random = random_split(seed, 0);
	struct input_list frames = {0};

	timeline_sort(timeline);
	reed_scan(model, &random, START_SQUARES, timeline, NULL, &frames);
	cr_assert(!frames.failed);
	timeline_free(timeline);
	return frames;
}

static bool occupied(const struct input *input, unsigned int square)
{
	return input->frame.squares >> square & 1;
}

Test(reed, nothing_changes_when_nothing_moves)
{
	struct timeline timeline = {0};
	struct input_list frames = scan(&reed_bouncing, 1, &timeline);

	cr_assert(frames.count == 1);
	cr_assert(frames.inputs[0].t == 0 && frames.inputs[0].type == INPUT_FRAME);
	cr_assert(frames.inputs[0].frame.squares == START_SQUARES);
	cr_assert(frames.inputs[0].frame.inputs == 0);
	inputs_free(&frames);
}

Test(reed, an_ideal_contact_changes_once_at_the_next_scan)
{
	struct timeline timeline = {0};
	struct input_list frames;

	timeline_add(&timeline, 5 * MS + 1, E2, false);
	timeline_add(&timeline, 300 * MS, E4, true);
	frames = scan(&reed_ideal, 1, &timeline);
	cr_assert(frames.count == 3);
	cr_assert(frames.inputs[1].t == 6 * MS && !occupied(&frames.inputs[1], E2));
	cr_assert(frames.inputs[2].t == 300 * MS && occupied(&frames.inputs[2], E4));
	inputs_free(&frames);
}

Test(reed, what_is_shorter_than_the_scan_may_stay_unseen)
{
	struct timeline timeline = {0};
	struct input_list frames;

	timeline_add(&timeline, 5 * MS + 100, E2, false);
	timeline_add(&timeline, 5 * MS + 700, E2, true);
	frames = scan(&reed_ideal, 1, &timeline);
	cr_assert(frames.count == 1);
	inputs_free(&frames);
}

Test(reed, a_lever_that_is_up_cannot_rise)
{
	struct timeline timeline = {0};
	struct input_list frames;

	timeline_add(&timeline, 50 * MS, LINE_INPUTS + 0, false);
	timeline_add(&timeline, 50 * MS, LINE_INPUTS + 1, true);
	timeline_add(&timeline, 90 * MS, E4, false);
	frames = scan(&reed_ideal, 1, &timeline);
	cr_assert(frames.count == 2);
	cr_assert(frames.inputs[1].frame.inputs == INPUT_BLACK_LEVER);
	inputs_free(&frames);
}

/* From the first change to the last, as a scan that misses nothing sees them. */
static laws_time burst(uint64_t seed, bool closes, size_t *changes)
{
	struct reed_model model = reed_bouncing;
	struct timeline timeline = {0};
	struct input_list frames;
	laws_time length;

	for (size_t i = 0; i < 3; i++)
		model.scan_periods[i] = 1;
	timeline_add(&timeline, 700 * MS, closes ? E4 : E2, closes);
	frames = scan(&model, seed, &timeline);
	cr_assert(frames.count >= 2);
	cr_assert(frames.inputs[1].t == 700 * MS, "the first change is the magnet's");
	cr_assert(occupied(&frames.inputs[frames.count - 1], closes ? E4 : E2) == closes);
	length = frames.inputs[frames.count - 1].t - frames.inputs[1].t;
	*changes = frames.count - 1;
	inputs_free(&frames);
	return length;
}

Test(reed, contacts_bounce_on_closing_and_opening_for_half_to_2_ms)
{
	size_t bounced = 0;
	laws_time longest = 0;

	for (uint64_t seed = 0; seed < 500; seed++) {
		for (int closes = 0; closes < 2; closes++) {
			size_t changes;
			laws_time length = burst(seed, closes, &changes);

			cr_assert(length >= 500 && length <= 2 * MS, "%d µs", (int)length);
			cr_assert(changes % 2 == 1);
			bounced += changes > 1;
			longest = length > longest ? length : longest;
		}
	}
	cr_assert(bounced == 1000);
	cr_assert(longest > 1500);
}

Test(reed, levers_bounce_and_the_rocker_lets_one_go_before_the_other_is_down)
{
	size_t more = 0;

	for (uint64_t seed = 0; seed < 100; seed++) {
		struct timeline timeline = {0};
		struct input_list frames;

		timeline_add(&timeline, 100 * MS, LINE_INPUTS + 1, true);
		timeline_add(&timeline, 900 * MS, LINE_INPUTS + 1, false);
		timeline_add(&timeline, 900 * MS, LINE_INPUTS + 0, true);
		frames = scan(&reed_bouncing, seed, &timeline);
		for (size_t i = 0; i < frames.count; i++)
			cr_assert(frames.inputs[i].frame.squares == START_SQUARES);
		cr_assert(frames.inputs[frames.count - 1].frame.inputs == INPUT_WHITE_LEVER);
		cr_assert(frames.inputs[frames.count - 1].t <= 903 * MS);
		more += frames.count > 4;
		inputs_free(&frames);
	}
	cr_assert(more > 50);
}

Test(reed, a_second_magnet_ends_the_bounce_of_the_first)
{
	for (uint64_t seed = 0; seed < 200; seed++) {
		struct timeline timeline = {0};
		struct input_list frames;

		timeline_add(&timeline, 10 * MS, E2, false);
		timeline_add(&timeline, 10 * MS + 300, E2, true);
		timeline_add(&timeline, 11 * MS, E2, false);
		frames = scan(&reed_bouncing, seed, &timeline);
		cr_assert(!occupied(&frames.inputs[frames.count - 1], E2));
		for (size_t i = 1; i < frames.count; i++)
			cr_assert(frames.inputs[i].t > frames.inputs[i - 1].t);
		inputs_free(&frames);
	}
}

Test(reed, two_magnets_hold_a_reed_until_the_last_one_goes)
{
	struct timeline timeline = {0};
	struct input_list frames;

	timeline_add(&timeline, 10 * MS, E2, true);
	timeline_add(&timeline, 20 * MS, E2, false);
	timeline_add(&timeline, 50 * MS, E2, false);
	frames = scan(&reed_ideal, 1, &timeline);
	cr_assert(frames.count == 2);
	cr_assert(frames.inputs[1].t == 50 * MS && !occupied(&frames.inputs[1], E2));
	inputs_free(&frames);
}

Test(reed, a_slow_magnet_chatters_for_as_long_as_it_lingers)
{
	laws_time longest = 0;

	for (uint64_t seed = 0; seed < 100; seed++) {
		struct timeline timeline = {0};
		struct input_list frames;

		timeline_add_slow(&timeline, 100 * MS, E4, true, 40 * MS);
		frames = scan(&reed_usual, seed, &timeline);
		for (size_t i = 1; i < frames.count; i++) {
			laws_time after = frames.inputs[i].t - 100 * MS;

			cr_assert(after >= 0 && after <= 45 * MS);
			longest = after > longest ? after : longest;
		}
		cr_assert(occupied(&frames.inputs[frames.count - 1], E4));
		inputs_free(&frames);
	}
	cr_assert(longest >= 38 * MS);
}

/* A model that fails in every game in one way. */
static struct reed_model failing(unsigned int stuck, unsigned int dying)
{
	struct reed_model model = reed_ideal;

	model.stuck = stuck;
	model.dying = dying;
	model.dying_misses = 100;
	model.dying_drops_least = 5 * MS;
	model.dying_drops_most = 50 * MS;
	model.dying_drops_every = 600 * LAWS_SECOND;
	return model;
}

Test(reed, a_switch_that_sticks_stays_as_it_is)
{
	unsigned int seen[SWITCH_DYING + 1] = {0};

	for (uint64_t seed = 0; seed < 100; seed++) {
		struct reed_model model = failing(100000, 0);
		struct timeline timeline = {0};
		struct input_list frames;

		for (int i = 0; i < 10; i++)
			timeline_add(&timeline, (i + 1) * 100 * MS, E4, i % 2 == 0);
		frames = scan(&model, seed, &timeline);
		seen[frames.fault]++;
		cr_assert(frames.faulty == E4);
		cr_assert(frames.count <= 11, "it fails from some change on");
		cr_assert(occupied(&frames.inputs[frames.count - 1], E4) ==
			  (frames.fault == SWITCH_STUCK_CLOSED));
		inputs_free(&frames);
	}
	cr_assert(seen[SWITCH_STUCK_OPEN] > 20 && seen[SWITCH_STUCK_CLOSED] > 20);
}

Test(reed, a_dying_switch_misses_closings)
{
	struct reed_model model = failing(0, 100000);
	struct timeline timeline = {0};
	struct input_list frames;

	for (int i = 0; i < 20; i++)
		timeline_add(&timeline, (i + 1) * 100 * MS, E3, i % 2 == 0);
	frames = scan(&model, 3, &timeline);
	cr_assert(frames.fault == SWITCH_DYING && frames.faulty == E3);
	cr_assert(frames.count < 21);
	cr_assert(!occupied(&frames.inputs[frames.count - 1], E3));
	inputs_free(&frames);
}

Test(reed, of_a_stall_the_newest_frame_is_left_and_says_so)
{
	struct reed_model model = reed_ideal;
	struct timeline timeline = {0};
	struct input_list frames;

	model.stalls = 100000;
	model.stall_least = 50 * MS;
	model.stall_most = 50 * MS;
	for (int i = 0; i < 3; i++)
		timeline_add(&timeline, (100 + i * 10) * MS, E4, i % 2 == 0);
	timeline_add(&timeline, 900 * MS, E3, true);
	frames = scan(&model, 1, &timeline);
	cr_assert(frames.count == 3);
	cr_assert(frames.inputs[1].t == 120 * MS && occupied(&frames.inputs[1], E4));
	cr_assert(frames.inputs[1].frame.flags == FRAME_LOST);
	cr_assert(frames.inputs[2].t == 900 * MS && frames.inputs[2].frame.flags == 0,
		  "nothing is lost of a single frame");
	inputs_free(&frames);
}
