/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What reeds that stay closed tell of the magnets beside them. */
#include <criterion/criterion.h>

#include "changes.h"

enum { D1 = 3, E1 = 4, D2 = 11, E2 = 12, F2 = 13, D3 = 19, E3 = 20, D4 = 27, E4 = 28, F4 = 29 };
enum { E7 = 52, E8 = 60 };

#define PAWNS "4k3/8/8/8/8/8/4PP2/4K3 w - - 0 1"

/* Reeds far from what is moved. */
#define ONE_REED  LAWS_SQUARE_SET(0)
#define TWO_REEDS (ONE_REED | LAWS_SQUARE_SET(7))

/* The cheapest line that explains @count changes by a move of White; @held were held before. */
static struct line find_line(const char *fen, const struct change each[], size_t count,
			     laws_squares held, bool at_rest)
{
	struct line line = changes_begin_line(fen);
	struct changes changes;

	line.held = held;
	changes_begin(&changes, laws_position_occupied(&line.position));
	changes_note(&changes, each, count);
	return changes_explain(&changes, &line, at_rest ? -1 : 10000, NULL);
}

/* A piece moves from @from to @to, whose reed alone shows it; returns the line behind that. */
static struct line leave_closed(const char *fen, laws_square from, laws_square to,
				laws_squares held, bool at_rest)
{
	struct line line = find_line(fen, (struct change[]){{to, true, 1000}}, 1, held, at_rest);

	cr_assert_eq(line.moves[0].from, from);
	cr_assert_eq(line.moves[0].to, to);
	return line;
}

Test(magnets, a_king_holds_the_reed_next_to_it)
{
	struct line line = leave_closed(PAWNS, E2, E4, 0, false);

	cr_assert_eq(line.cost, COST_HELD);
	cr_assert_eq(line.held, LAWS_SQUARE_SET(E2));
}

Test(magnets, over_a_corner_a_king_holds_nothing)
{
	struct line line = leave_closed(PAWNS, F2, F4, 0, false);

	cr_assert_eq(line.cost, COST_STUCK);
	cr_assert_eq(line.held, 0);
	cr_assert_eq(leave_closed(PAWNS, F2, F4, TWO_REEDS, false).cost, COST_STUCK);
}

Test(magnets, one_reed_may_be_stuck_and_two_tell_of_a_magnet)
{
	cr_assert_eq(leave_closed(PAWNS, E2, E4, ONE_REED, false).cost, COST_HELD);
	cr_assert_eq(leave_closed(PAWNS, E2, E4, TWO_REEDS, false).cost, COST_PULLED);
}

Test(magnets, a_king_holds_the_reed_that_it_has_left_over_a_side_only)
{
	const char *fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

	cr_assert_eq(leave_closed(fen, E1, D1, TWO_REEDS, false).cost, COST_PULLED);
	cr_assert_eq(leave_closed(fen, E1, D2, TWO_REEDS, false).cost, COST_HELD_ITSELF);
	cr_assert_eq(leave_closed(fen, E1, D1, ONE_REED, false).cost, COST_HELD_ITSELF);
}

Test(magnets, a_reed_that_closes_again_is_held_as_well)
{
	struct change changes[] = {{E2, false, 1000}, {E2, true, 1300}, {E4, true, 1700}};

	cr_assert_eq(find_line(PAWNS, changes, 3, 0, false).cost, COST_HELD);
	cr_assert_eq(find_line(PAWNS, changes, 3, 0, false).held, LAWS_SQUARE_SET(E2));
	cr_assert_eq(find_line(PAWNS, changes, 3, TWO_REEDS, false).cost, COST_PULLED);
}

/* The queen comes to d4, and the reed of what she captures never opens. */
Test(magnets, a_strong_magnet_hides_what_it_captures)
{
	const char *queen = "4k3/8/8/8/3p4/8/8/3QK3 w - - 0 1";
	const char *rook = "4k3/8/8/8/3p4/8/8/3RK3 w - - 0 1";
	struct change changes[] = {{D1, false, 1000}, {E4, true, 1500}};

	cr_assert_eq(find_line(queen, changes, 1, ONE_REED, false).cost, COST_SWEPT);
	cr_assert_eq(find_line(queen, changes, 1, TWO_REEDS, false).cost, COST_PULLED);
	cr_assert_eq(find_line(rook, changes, 1, TWO_REEDS, false).cost, COST_SWEPT);
	cr_assert_eq(find_line(queen, changes, 2, TWO_REEDS, false).cost,
		     COST_PULLED + COST_CROSSTALK, "e4 has closed as she came beside it");
}

/*
 * The king on e1 has held the reed of e2, where nothing stands, and others those of @held; then
 * @each happens.
 */
static struct line go_on(laws_squares held, const struct change each[], size_t count)
{
	struct line line = changes_begin_line("4k3/8/8/8/8/8/5P2/4K3 w - - 0 1");
	struct changes changes;

	line.holding = LAWS_SQUARE_SET(E2);
	line.held = held | line.holding;
	line.loose = line.failing = line.holding;
	changes_begin(&changes, laws_position_occupied(&line.position) | line.loose);
	changes_note(&changes, each, count);
	return changes_explain(&changes, &line, 10000, NULL);
}

Test(magnets, a_reed_opens_when_the_king_that_held_it_leaves)
{
	struct change away[] = {{E1, false, 1000}, {E2, false, 1100}, {D1, true, 1500}};
	struct change another[] = {{F2, false, 1000}, {F4, true, 1500}};
	struct line line = go_on(TWO_REEDS, away, 3);

	cr_assert_eq(line.cost, COST_NONE);
	cr_assert_eq(line.held, TWO_REEDS | LAWS_SQUARE_SET(E2), "it may be held again");
	cr_assert_eq(line.holding, 0);
	line = go_on(TWO_REEDS, another, 2);
	cr_assert_eq(line.cost, COST_STILL_ASTRAY);
	cr_assert_eq(line.holding, LAWS_SQUARE_SET(E2));
}

Test(magnets, a_reed_that_stays_closed_when_the_king_leaves_was_not_held)
{
	struct change away[] = {{E1, false, 1000}, {D1, true, 1500}};
	struct change anew[] = {
		{E1, false, 1000}, {E2, false, 1100}, {D1, true, 1500}, {E2, true, 1900}};
	struct line line = go_on(TWO_REEDS, away, 2);

	cr_assert_eq(line.moves[0].to, D1);
	cr_assert_eq(line.cost, COST_STILL_ASTRAY + COST_NOT_LET_GO);
	cr_assert_eq(line.held, TWO_REEDS);
	cr_assert_eq(line.holding, 0, "it costs that once");
	/* Held or stuck, it costs the same where no other reed tells of a magnet. */
	line = go_on(0, away, 2);
	cr_assert_eq(line.cost, COST_STILL_ASTRAY + COST_STUCK - COST_HELD);
	line = go_on(TWO_REEDS, anew, 4);
	cr_assert_eq(line.cost, COST_STILL_ASTRAY + COST_NOT_LET_GO);
}

Test(magnets, a_queen_that_is_captured_holds_nothing)
{
	struct change changes[] = {{D4, false, 1000}, {D4, true, 1500}};
	struct line line =
		find_line("4k3/8/8/8/3q4/3R4/8/K7 w - - 0 1", changes, 2, TWO_REEDS, false);

	cr_assert_eq(line.moves[0].to, D4);
	cr_assert_eq(line.cost, COST_HELD_ITSELF, "by the rook, from the square beside");
	cr_assert_eq(line.held, TWO_REEDS);
}

Test(magnets, a_pawn_that_becomes_a_queen_holds_as_one)
{
	struct line line = leave_closed("8/4P3/k7/8/8/8/8/K7 w - - 0 1", E7, E8, TWO_REEDS, false);

	cr_assert_eq(line.cost, COST_PULLED);
	cr_assert_eq(line.held, TWO_REEDS | LAWS_SQUARE_SET(E7));
}

Test(magnets, a_rest_tells_of_no_magnet)
{
	cr_assert_eq(leave_closed(PAWNS, E2, E4, 0, true).held, 0);
}

/* The king is put right, and the reed beside closes with its own; the pawn goes to e4. */
Test(magnets, a_piece_that_is_put_back_closes_the_reed_beside_it)
{
	struct change changes[] = {{E1, false, 1000},
				   {E1, true, 1600},
				   {D2, true, 1600},
				   {E2, false, 3000},
				   {E4, true, 3500}};
	struct line with = find_line(PAWNS, changes, 5, 0, false);

	cr_assert_eq(with.moves[0].to, E4);
	cr_assert_eq(with.cost, COST_TOUCHED + COST_CROSSTALK);
	changes[2].t = 1000; /* not when the king is put down, but when it is lifted */
	cr_assert_eq(find_line(PAWNS, changes, 5, 0, false).cost, COST_TOUCHED + COST_FAILED);
}

/* A pawn goes to one of two squares, and the reed of the other follows. */
Test(magnets, the_reed_that_follows_closes_later)
{
	struct change changes[] = {{E2, false, 1000}, {E4, true, 1500}, {E3, true, 1501}};

	cr_assert_eq(find_line(PAWNS, changes, 3, 0, false).moves[0].to, E4);
	cr_assert_eq(find_line(PAWNS, changes, 3, 0, false).cost, COST_CROSSTALK);
	changes[2].t = 1499;
	cr_assert_eq(find_line(PAWNS, changes, 3, 0, false).moves[0].to, E3);
	changes[2].t = 1500; /* of one frame both may be the first */
	cr_assert_eq(find_line(PAWNS, changes, 3, 0, false).cost, COST_CROSSTALK);
}

/* Who captures has both pieces in the hand; who puts one back first does not. */
Test(magnets, what_is_put_back_with_the_move_was_captured)
{
	const char *fen = "4k3/8/8/8/3p4/8/8/3QK3 w - - 0 1";
	struct change together[] = {
		{D4, false, 1000}, {D1, false, 2000}, {D3, true, 2400}, {D4, true, 2550}};
	struct change before[] = {
		{D4, false, 1000}, {D4, true, 1700}, {D1, false, 2000}, {D3, true, 2400}};
	struct line line = find_line(fen, together, 4, ONE_REED, false);

	cr_assert_eq(line.moves[0].to, D4);
	cr_assert_eq(line.crosstalk, LAWS_SQUARE_SET(D3));
	cr_assert_eq(find_line(fen, together, 4, 0, false).moves[0].to, D3, "no magnet is known");
	line = find_line(fen, before, 4, ONE_REED, false);
	cr_assert_eq(line.moves[0].to, D3);
	cr_assert_eq(line.cost, COST_TOUCHED);
}
