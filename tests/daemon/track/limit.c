/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Most moves are left out before all of what they cost is known. By boards, reeds and pieces as
 * chance has them: none that costs less than the margin is.
 */
#include <criterion/criterion.h>

#include "changes.h"
#include "sim/random.h"

#define GAMES 200
#define PLIES 60

/* Before its moves each line costs as much, and no move costs more. */
#define FAR 100000

static struct lines lines;
static struct random chance;

static unsigned int below(unsigned int limit)
{
	return (unsigned int)(random_next(&chance) % limit);
}

/* Some squares, as a rule none. */
static laws_squares some(void)
{
	laws_squares squares = 0;

	while (!below(10))
		squares |= LAWS_SQUARE_SET(below(64));
	return squares;
}

/* What chance has gone wrong so far. */
static void disturb(struct line *line)
{
	line->failing = some();
	line->loose = some();
	line->beside = some();
	line->crosstalk = some();
	line->held = some();
	line->strong = (uint8_t)(below(4) ? 0 : 1u << below(7));
	line->is_inexact = !below(4);
}

/* One of the ends of @move, or none. */
static laws_squares some_end(struct laws_move move)
{
	return below(2) ? 0 : LAWS_SQUARE_SET(below(2) ? move.from : move.to);
}

/* One of @squares. */
static laws_squares one_of(laws_squares squares)
{
	for (unsigned int n = below((unsigned int)__builtin_popcountll(squares)); n; n--)
		squares &= squares - 1;
	return squares & -squares;
}

/* What the reeds show of @move, and what changes beside it; some of it they fail to show. */
static void act(struct changes *changes, const struct laws_position *position,
		struct laws_move move)
{
	laws_squares left, reached, moved;
	int t = 0;

	laws_move_footprint(position, move, &left, &reached);
	moved = below(2) ? some() : one_of(lines_beside(LAWS_SQUARE_SET(move.to)));
	for (laws_squares each = left | reached | moved; each; each &= each - 1) {
		laws_square square = (laws_square)__builtin_ctzll(each);
		bool occupied = changes->occupied >> square & 1;
		bool twice = left & reached & LAWS_SQUARE_SET(square) || !below(8);
		struct change change[] = {
			{square, !occupied, t += (int)below(300)},
			{square, occupied, t += (int)below(300)},
		};

		if (below(8))
			changes_note(changes, change, twice ? 2 : 1);
	}
}

/* What counts of the cost of @next: choices do only so far. */
static unsigned int cost_of(const struct line *next)
{
	unsigned int more =
		next->chosen > COST_ANY_CHOICE ? next->chosen - COST_ANY_CHOICE : COST_NONE;

	return next->cost - more;
}

/* Tries all moves where a line may cost less than @limit. Returns how many are kept. */
static size_t lead_on(const struct lines_board *board, const struct line *line, unsigned int limit)
{
	unsigned int least = limit - COST_MUCH_LATER;

	/* Cheaper lines enough for the narrow margin. */
	memset(lines.few, 0, sizeof(lines.few));
	return lines_lead_on(&lines, board, line, &least, 0);
}

/* What the cheapest of @count lines that end with @move costs, or UINT32_MAX. */
static unsigned int find_cost(size_t count, struct laws_move move)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < count; i++)
		if (laws_move_equal(lines.next[i].moves[0], move) &&
		    cost_of(&lines.next[i]) < least)
			least = cost_of(&lines.next[i]);
	return least;
}

/* Each move is kept where the limit is just above what it costs, and no longer below. */
static void compare(const struct lines_board *board, const struct line *line)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&line->position, moves), count;
	unsigned int cost[LAWS_MOVES_MAX], least = UINT32_MAX;

	count = lead_on(board, line, 2 * FAR);
	for (size_t i = 0; i < move_count; i++) {
		cost[i] = find_cost(count, moves[i]);
		if (cost[i] < least)
			least = cost[i];
	}
	for (size_t i = 0; i < move_count; i++) {
		/* Cheaper ones would lower the limit. */
		if (cost[i] >= least + COST_MUCH_LATER)
			continue;
		count = lead_on(board, line, cost[i] + 1);
		cr_assert_eq(find_cost(count, moves[i]), cost[i], "a move is missing");
		count = lead_on(board, line, cost[i]);
		cr_assert_eq(find_cost(count, moves[i]), UINT32_MAX, "a move costs too much");
	}
}

/* Plays a game, and compares behind each of its moves. */
static void play(void)
{
	struct laws_position position;

	laws_position_start(&position);
	for (unsigned int ply = 0; ply < PLIES; ply++) {
		struct laws_move moves[LAWS_MOVES_MAX];
		size_t count = laws_course_moves(&position, moves);
		struct laws_move move = count ? moves[below((unsigned int)count)] : moves[0];
		struct changes changes;
		struct line line;
		laws_squares restless[COUNT_RESTLESS] = {0};
		struct lines_board board = {.log = &changes.log, .promotions = LINES_QUEENS};

		if (!count)
			break;
		line_begin(&line, &position);
		disturb(&line);
		changes_begin(&changes, laws_position_occupied(&position) ^ some());
		act(&changes, &position, move);
		board.occupied = changes.occupied;
		board.ignored = some();
		restless[0] = some() | some_end(move);
		restless[1] = restless[0] & (some() | some_end(move));
		board.restless = below(2) ? restless : NULL;
		board.behind_gap = !below(8);
		board.earlier = board.behind_gap ? some() : 0;
		line.cost = FAR;
		compare(&board, &line);
		laws_move_play(&position, move);
	}
}

Test(limit, no_move_is_left_out_that_costs_less)
{
	chance = random_split(1, 0);
	for (unsigned int game = 0; game < GAMES; game++)
		play();
}
