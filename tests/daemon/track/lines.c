/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which possible continuations are kept when there are more than there is room for. */
#include <criterion/criterion.h>

#include "track/lines_internal.h"

static struct lines lines;

/* Lines differ by the reeds that they take for failing. */
static struct line line_of(laws_squares failing, unsigned int cost)
{
	return (struct line){.failing = failing, .cost = cost};
}

static size_t add(size_t count, laws_squares failing, unsigned int cost)
{
	struct line line = line_of(failing, cost);

	return lines_add(&lines, &line, count);
}

/* What the line of these failing reeds costs; 0 if it is not kept. */
static unsigned int cost_of(laws_squares failing)
{
	for (size_t i = 0; i < LINES_MOST; i++)
		if (lines.next[i].failing == failing)
			return lines.next[i].cost;
	return 0;
}

Test(lines, the_dearest_goes_where_there_is_no_room)
{
	size_t count = 0;

	for (unsigned int i = 1; i <= LINES_MOST; i++)
		count = add(count, i, i == 40 ? 1000 : 10 + i);
	cr_assert_eq(count, LINES_MOST);
	cr_assert_eq(add(count, 100, 500), LINES_MOST);
	cr_assert_eq(cost_of(40), 0);
	cr_assert_eq(cost_of(100), 500);
	cr_assert_eq(add(count, 101, 500), LINES_MOST);
	cr_assert_eq(cost_of(100), 500, "one that costs the same takes nobody's place");
	cr_assert_eq(cost_of(101), 0);
}

Test(lines, of_equal_ones_the_cheaper_stays)
{
	size_t count = add(0, 1, 20);

	count = add(count, 2, 30);
	count = add(count, 1, 25);
	cr_assert_eq(count, 2);
	cr_assert_eq(cost_of(1), 20);
	count = add(count, 2, 10);
	cr_assert_eq(count, 2);
	cr_assert_eq(cost_of(2), 10);
}
