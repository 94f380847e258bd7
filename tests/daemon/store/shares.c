/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What of one board waits for the disk takes no room from another. */
#include <criterion/criterion.h>

#include "store/shares.h"

static struct shares shares;

static void end(void)
{
	shares_clear(&shares);
}

TestSuite(shares, .fini = end);

/* Fills the share of @log, and returns how much it took. */
static size_t fill(uint64_t log, bool order)
{
	size_t size = 0;

	while (shares_have_room(&shares, log, order)) {
		shares_add(&shares, log, 1024);
		size += 1024;
	}
	return size;
}

Test(shares, one_board_has_all_of_it)
{
	size_t frames = fill(1, false);

	cr_assert_eq(frames, SHARES_ALL - SHARES_ALL / SHARES_FOR_ORDERS);
	cr_assert_eq(frames + fill(1, true), SHARES_ALL);
}

Test(shares, a_board_that_floods_takes_no_room_from_others)
{
	shares.boards = 4;
	cr_assert_eq(fill(1, false) + fill(1, true), SHARES_ALL / 4);
	cr_assert(shares_have_room(&shares, 2, false));
	cr_assert_eq(fill(2, false) + fill(2, true), SHARES_ALL / 4);
	cr_assert_not(shares_have_room(&shares, 1, true));
	shares_remove(&shares, 1, 2048);
	cr_assert(shares_have_room(&shares, 1, true));
	cr_assert_not(shares_have_room(&shares, 2, true));
}

/* Of many boards each keeps a game at least. */
Test(shares, none_is_without_any)
{
	shares.boards = 256;
	for (uint64_t log = 1; log <= 256; log++)
		cr_assert_eq(fill(log, false) + fill(log, true), SHARES_LEAST);
}

/* Logs come and go with games; the list is as long as the most that waited at once. */
Test(shares, logs_that_are_kept_leave_no_trace)
{
	shares.boards = 2;
	for (uint64_t log = 1; log < 1000; log++) {
		shares_add(&shares, log, 100);
		shares_add(&shares, log + 1, 50);
		shares_remove(&shares, log, 60);
		shares_remove(&shares, log, log == 1 ? 40 : 90);
	}
	cr_assert_leq(shares.count, 2);
}
