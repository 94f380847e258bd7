/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What lines make of pieces that flicker between two rests, where nobody presses. */
#include <criterion/criterion.h>

#include "changes.h"

enum { C3 = 18, A4 = 24, C4 = 26, D4 = 27, H4 = 31, D5 = 35, H7 = 55 };

/* The rook on d4 can capture on a4 and h4. */
#define ROOK "4k3/7p/8/8/p2R3p/2P5/8/4K3 w - - 0 1"

/* The likeliest line behind @count changes of ROOK, at a rest or at a press. */
static struct line explain(const struct change each[], size_t count, bool at_rest,
			   unsigned int *lead)
{
	struct line line = changes_begin_line(ROOK);
	struct changes changes;

	changes_begin(&changes, laws_position_occupied(&line.position));
	changes_note(&changes, each, count);
	return changes_explain(&changes, &line, at_rest ? -1 : 10000, lead);
}

Test(flickers, what_flickered_was_captured)
{
	struct change changes[] = {{D4, false, 1000}, {H4, false, 2000}, {H4, true, 2040}};
	unsigned int lead;
	struct line line = explain(changes, 3, true, &lead);

	cr_assert_eq(line.moves[0].to, H4);
	cr_assert_eq(line.cost, COST_BRUSHED);
	cr_assert_eq(lead, COST_SWEPT + COST_BRUSHED_BETWEEN - COST_BRUSHED, "a4 is not as likely");
}

Test(flickers, nearby_it_costs_less)
{
	struct change near[] = {
		{D4, false, 1000}, {C4, true, 1100}, {C3, false, 1200}, {C3, true, 1240}};
	struct change afar[] = {
		{D4, false, 1000}, {C4, true, 1100}, {H7, false, 1200}, {H7, true, 1240}};

	cr_assert_eq(explain(near, 4, true, NULL).cost, COST_BRUSHED);
	cr_assert_eq(explain(near, 4, false, NULL).cost, COST_BRUSHED);
	cr_assert_eq(explain(afar, 4, true, NULL).cost, COST_BRUSHED_BETWEEN);
	cr_assert_eq(explain(afar, 4, false, NULL).cost, COST_BRUSHED_AFAR);
}

Test(flickers, before_the_move_it_costs_nothing_at_a_rest)
{
	struct change changes[] = {
		{H7, false, 500}, {H7, true, 540}, {D4, false, 1000}, {D5, true, 1500}};

	cr_assert_eq(explain(changes, 4, true, NULL).cost, COST_NONE);
	cr_assert_eq(explain(changes, 4, false, NULL).cost, COST_BRUSHED_AFAR);
}

/* The hand that brushed it may have been anybody's. */
Test(flickers, no_offence_is_weighed_against_it)
{
	struct change changes[] = {
		{D4, false, 1000}, {D5, true, 1500}, {H7, false, 1600}, {H7, true, 1640}};
	struct line line = explain(changes, 4, true, NULL);

	cr_assert_eq(line.cost, COST_BRUSHED_BETWEEN);
	cr_assert_eq(line_evidence(&line), COST_NONE);
	line = explain(changes, 4, false, NULL);
	cr_assert_eq(line_evidence(&line), COST_BRUSHED_AFAR, "but who presses has brushed it");
}
