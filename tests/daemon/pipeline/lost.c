/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Items without room in a list of a fixed size are counted. */
#include <criterion/criterion.h>

#include "config/settings.h"
#include "track/hypothesis_internal.h"
#include "track/tracker_internal.h"

static struct tracker tracker;
static struct laws_course course;
static struct acts acts;

static void begin(void)
{
	struct settings settings;

	settings_default(&settings);
	tracker_init(&tracker, &settings, &course);
	hypotheses_begin(&tracker.set, &settings.start, 1);
	tracker_step(&tracker, NULL, 0, &acts);
}

Test(lost, acts_that_find_no_room_are_counted, .init = begin)
{
	const struct laws_act touch = {.kind = LAWS_ACT_TOUCHED};
	const struct laws_act order = {.kind = LAWS_ACT_PAUSED, .order = 1};

	for (int i = 0; i < TRACKER_ACTS - TRACKER_ORDERS; i++)
		tracker_hand_out(&tracker, &acts, &touch);
	cr_expect_eq(acts.lost, 0);
	tracker_hand_out(&tracker, &acts, &touch);
	cr_expect_eq(acts.lost, 1);
	tracker_hand_out(&tracker, &acts, &order);
	cr_expect_eq(acts.lost, 1, "an order has room of its own");
	cr_expect_eq(acts.act[acts.count - 1].kind, LAWS_ACT_PAUSED);
}

Test(lost, pending_acts_that_find_no_room_are_counted_by_the_step, .init = begin)
{
	const struct laws_act touch = {.kind = LAWS_ACT_TOUCHED};

	for (int i = 0; i < JOURNAL_WAITING; i++)
		hypothesis_emit(&tracker.set.each[0], &touch);
	hypothesis_emit(&tracker.set.each[0], &touch);
	tracker_step(&tracker, NULL, 0, &acts);
	cr_expect_eq(acts.lost, 1);
	tracker_step(&tracker, NULL, 0, &acts);
	cr_expect_eq(acts.lost, 0, "each is counted once");
}
