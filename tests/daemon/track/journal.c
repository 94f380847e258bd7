/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Acts that wait: they come out of each tail as they went in, also when room was made. */
#include <criterion/criterion.h>

#include "track/journal.h"

static struct journal journal;

static void begin(void)
{
	journal.lost = 0;
	journal.count = 0;
}

TestSuite(journal, .init = begin);

static void add(struct journal_tail *tail, unsigned int number)
{
	journal_add(&journal, tail, &(struct laws_act){.number = number});
}

static void comes_or_fail(struct journal_tail *tail, unsigned int number)
{
	cr_assert_gt(tail->count, 0);
	cr_assert_eq(journal_first(&journal, *tail).number, number);
	journal_drop_first(tail);
}

Test(journal, what_is_needed_outlives_a_tidying)
{
	struct journal_tail gone = {0}, kept = {0}, parted, *tails[] = {&kept, &parted};

	for (unsigned int i = 0; i < 5; i++)
		add(&gone, 100 + i);
	add(&kept, 1);
	add(&kept, 2);
	parted = kept;
	add(&gone, 200);
	add(&parted, 13);
	add(&kept, 3);
	journal_tidy(&journal, tails, 2);
	cr_assert_eq(journal.count, 4);
	add(&kept, 4);
	for (unsigned int i = 1; i <= 4; i++)
		comes_or_fail(&kept, i);
	comes_or_fail(&parted, 1);
	comes_or_fail(&parted, 2);
	comes_or_fail(&parted, 13);
	cr_assert_eq(kept.count + parted.count, 0);
}

Test(journal, what_was_told_makes_room)
{
	struct journal_tail tail = {0}, *tails[] = {&tail};

	for (unsigned int i = 0; i < JOURNAL_ENTRIES; i++) {
		if (tail.count == JOURNAL_WAITING)
			comes_or_fail(&tail, i - JOURNAL_WAITING);
		if (journal_is_crowded(&journal))
			journal_tidy(&journal, tails, 1);
		add(&tail, i);
	}
	cr_assert_eq(journal.lost, 0);
	cr_assert_lt(journal.count, JOURNAL_ENTRIES);
	for (unsigned int i = JOURNAL_ENTRIES - JOURNAL_WAITING; i < JOURNAL_ENTRIES; i++)
		comes_or_fail(&tail, i);
}
