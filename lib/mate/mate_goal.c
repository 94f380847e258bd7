/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Mates to aim at where walls of pawns make most of the board useless: the nearest
 * of those that confinement does not rule out, with the ways there. This orders
 * the search only; nothing here decides an answer.
 */
#include <string.h>

#include "mate/mate_confinement.h"

/* What a step of each costs in the score. */
#define KING_STEP   4
#define BLOCK_STEP  3
#define CHECK_STEP  2
#define NO_CHECKER  10
#define MISSING_WAY 12
#define BLOCK_COST  6
#define NO_CORNER   6
#define KEEPER	    2 /* a piece that keeps the loser's king from his place */

/* Steps back from @ends, where @step tells from which squares a set is reached. */
static void measure(uint8_t moves[64], laws_squares ends, laws_squares allowed, enum laws_kind kind,
		    laws_squares blockers)
{
	struct resident piece = {.kind = kind};
	laws_squares seen = ends;
	laws_squares last = ends;

	memset(moves, MATE_FAR, 64);
	for (uint8_t distance = 0; last && distance < MATE_FAR; distance++) {
		laws_squares next = 0;

		while (last) {
			laws_square square = take_first(&last);

			moves[square] = distance;
			next |= chesslaws_mate_moves(&piece, square, blockers);
		}
		last = next & allowed & ~seen;
		seen |= last;
	}
}

static void measure_way(struct mate_way *way, const struct confinement *confinement,
			laws_square end, bool attack)
{
	laws_squares steady = confinement->steady;

	way->end = end;
	for (unsigned int i = 0; i < 4; i++) {
		enum laws_kind kind = (enum laws_kind)(LAWS_KNIGHT + i);
		struct resident piece = {.kind = kind};
		laws_squares ends = LAWS_SQUARE_SET(end);

		if (attack)
			ends = chesslaws_mate_moves(&piece, end, steady) & ~steady;
		measure(way->moves[i], ends, ~steady, kind, steady);
	}
}

/* The best square for the winner's king: near, and with few others left to be blocked. */
static laws_square best_helper(const uint8_t moves[64], laws_squares helpers, laws_squares open,
			       laws_squares blocked, unsigned int *cost)
{
	laws_square best = LAWS_NO_SQUARE;

	while (helpers) {
		laws_square square = take_first(&helpers);
		laws_squares left = open & ~chesslaws_king_attacks[square];
		unsigned int here = moves[square] + BLOCK_COST * count_squares(left & ~blocked) +
				    count_squares(left & blocked);

		if (best != LAWS_NO_SQUARE && here >= *cost)
			continue;
		best = square;
		*cost = here;
	}
	return best;
}

/* The winner's one piece that can move, his king apart, or NULL if there are more or none. */
static const struct resident *lone_piece(const struct confinement *confinement)
{
	const struct resident *lone = NULL;

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];

		if (resident->side != confinement->winner || resident->kind == LAWS_KING ||
		    !more_than_one(resident->reach))
			continue;
		if (lone)
			return NULL;
		lone = resident;
	}
	return lone;
}

/*
 * What may be attacked beside @king while he is in check: nothing, when the
 * winner's one knight gives it, and one diagonal, when his one bishop does.
 */
static laws_squares attacked_beside(const struct confinement *confinement, laws_square king,
				    laws_squares attacked)
{
	const struct resident *lone = lone_piece(confinement);
	laws_squares one = bishop_attacks(king, ~(laws_squares)0);
	laws_squares other = one & line_attacks(king, ALONG_ANTIDIAGONAL, 0);

	one &= ~other;
	if (lone && lone->kind == LAWS_KNIGHT)
		return attacked & ~chesslaws_king_attacks[king];
	if (lone && lone->kind == LAWS_BISHOP)
		return attacked & ~(count_squares(one) < count_squares(other) ? one : other);
	return attacked;
}

static void set_goal(struct mate_goal *goal, const struct confinement *confinement,
		     laws_square king, laws_square helper, laws_squares attacked)
{
	const struct laws_position *position = confinement->position;
	enum laws_side winner = confinement->winner;
	laws_squares open = chesslaws_king_attacks[king] & ~chesslaws_king_attacks[helper];
	laws_squares reach =
		chesslaws_mate_reach(confinement, king_square(position, laws_side_other(winner)));

	attacked = attacked_beside(confinement, king, attacked);
	open &= ~attacked;

	measure(goal->loser, LAWS_SQUARE_SET(king), reach, LAWS_KING, 0);
	reach = chesslaws_mate_reach(confinement, king_square(position, winner));
	measure(goal->winner, LAWS_SQUARE_SET(helper), reach, LAWS_KING, 0);
	goal->blocked = 0;
	while (open && goal->blocked < 3)
		measure_way(&goal->blocks[goal->blocked++], confinement, take_first(&open), false);
	measure_way(&goal->check, confinement, king, true);
}

struct candidate {
	unsigned int cost;
	laws_square king;
	laws_square helper;
};

static void keep(struct candidate best[MATE_GOALS], unsigned int *count, struct candidate one)
{
	unsigned int at = *count < MATE_GOALS ? (*count)++ : MATE_GOALS;

	if (at == MATE_GOALS && best[--at].cost <= one.cost)
		return;
	for (; at > 0 && best[at - 1].cost > one.cost; at--)
		best[at] = best[at - 1];
	best[at] = one;
}

static unsigned int candidates(const struct confinement *confinement,
			       struct candidate best[MATE_GOALS], laws_squares attacked)
{
	const struct laws_position *position = confinement->position;
	laws_square loser = king_square(position, laws_side_other(confinement->winner));
	laws_square winner = king_square(position, confinement->winner);
	laws_squares kings = chesslaws_mate_reach(confinement, loser);
	laws_squares blocked = position->sides[laws_side_other(confinement->winner)] &
			       (position->kinds[LAWS_PAWN] | position->kinds[LAWS_KNIGHT] |
				position->kinds[LAWS_BISHOP]);
	uint8_t loser_moves[64], winner_moves[64];
	unsigned int count = 0;

	measure(loser_moves, LAWS_SQUARE_SET(loser), kings, LAWS_KING, 0);
	measure(winner_moves, LAWS_SQUARE_SET(winner), chesslaws_mate_reach(confinement, winner),
		LAWS_KING, 0);
	while (kings) {
		struct candidate one = {.king = take_first(&kings)};
		laws_squares beside = attacked_beside(confinement, one.king, attacked);
		laws_squares helpers = chesslaws_mate_helpers(confinement, one.king, beside);
		laws_squares ring = chesslaws_king_attacks[one.king];

		if (!helpers)
			continue;
		one.helper = best_helper(winner_moves, helpers, ring & ~beside, blocked, &one.cost);
		ring &= ~chesslaws_king_attacks[one.helper];
		one.cost += loser_moves[one.king] + count_squares(ring);
		/* Corners have the fewest squares beside them: of nearly equals, they come first.
		 */
		if (count_squares(chesslaws_king_attacks[one.king]) > 3)
			one.cost += NO_CORNER;
		keep(best, &count, one);
	}
	return count;
}

unsigned int chesslaws_mate_goals(const struct laws_position *position, enum laws_side winner,
				  struct mate_goal goals[MATE_GOALS])
{
	struct confinement confinement = {.position = position, .winner = winner};
	struct candidate best[MATE_GOALS];
	laws_squares attacked;
	unsigned int count;

	chesslaws_mate_confine(&confinement, 0, 0);
	attacked = chesslaws_mate_ever_attacked(&confinement);
	count = candidates(&confinement, best, attacked);
	for (unsigned int i = 0; i < count; i++)
		set_goal(&goals[i], &confinement, best[i].king, best[i].helper, attacked);
	return count;
}

/* The moves of that piece of @side that is nearest to the way's end. */
static unsigned int nearest_piece(const struct laws_position *position, enum laws_side side,
				  const struct mate_way *way, unsigned int kinds)
{
	unsigned int best = MATE_FAR;

	for (unsigned int i = 0; i < kinds; i++) {
		laws_squares pieces = position->kinds[LAWS_KNIGHT + i] & position->sides[side];

		while (pieces) {
			unsigned int moves = way->moves[i][take_first(&pieces)];

			if (moves < best)
				best = moves;
		}
	}
	return best;
}

/*
 * How many kinds, knights first, can block squares beside their own king. Rooks
 * and queens would step between or take a bishop, queens would take a knight.
 */
static unsigned int kinds_that_block(const struct laws_position *position, enum laws_side winner)
{
	const laws_squares *kinds = position->kinds;
	laws_squares own = position->sides[winner];

	if (own & (kinds[LAWS_ROOK] | kinds[LAWS_QUEEN] | kinds[LAWS_PAWN]))
		return 4;
	return own & kinds[LAWS_KNIGHT] ? 3 : 2;
}

bool chesslaws_mate_goal_hinders(const struct mate_goal *goal, enum laws_kind kind,
				 laws_square square)
{
	if (goal->loser[square] == 0 || goal->check.moves[kind - LAWS_KNIGHT][square] == 0)
		return true;
	for (unsigned int i = 0; i < goal->blocked; i++)
		if (goal->blocks[i].end == square)
			return true;
	return false;
}

/* Pieces that keep the loser's king from the square where he is to be mated, or stand on it. */
static unsigned int keepers(const struct laws_position *position, enum laws_side winner,
			    const struct mate_goal *goal)
{
	unsigned int count = 0;

	for (enum laws_kind kind = LAWS_KNIGHT; kind <= LAWS_QUEEN; kind++) {
		laws_squares pieces = position->kinds[kind] & position->sides[winner];

		while (pieces)
			count += chesslaws_mate_goal_hinders(goal, kind, take_first(&pieces));
	}
	return count;
}

/* Whether a piece that serves as a block stands on @square. */
static bool is_blocked(const struct laws_position *position, laws_square square,
		       enum laws_side loser, unsigned int kinds)
{
	laws_piece piece = laws_position_piece(position, square);

	return piece && laws_piece_side(piece) == loser &&
	       (unsigned int)laws_piece_kind(piece) < LAWS_KNIGHT + kinds;
}

/*
 * What is missing from one block. Until the king has arrived, a piece that is
 * one move away is as good as one in place, which may be in his way.
 */
static unsigned int score_of_block(const struct laws_position *position, enum laws_side loser,
				   const struct mate_way *way, unsigned int kinds, bool arrived)
{
	unsigned int moves;

	if (is_blocked(position, way->end, loser, kinds))
		return arrived ? 0 : 1 + BLOCK_STEP;
	moves = nearest_piece(position, loser, way, kinds);
	if (moves == MATE_FAR)
		return MISSING_WAY + chesslaws_mate_promotion(position, loser);
	return 1 + BLOCK_STEP * (moves ? moves : 1);
}

unsigned int chesslaws_mate_goal_score(const struct laws_position *position, enum laws_side winner,
				       const struct mate_goal *goal)
{
	enum laws_side loser = laws_side_other(winner);
	unsigned int checker = nearest_piece(position, winner, &goal->check, 4);
	unsigned int kinds = kinds_that_block(position, winner);
	laws_square king = king_square(position, loser);
	bool arrived = goal->loser[king] == 0;
	unsigned int score =
		KING_STEP * (goal->loser[king] + goal->winner[king_square(position, winner)]);

	for (unsigned int i = 0; i < goal->blocked; i++)
		score += score_of_block(position, loser, &goal->blocks[i], kinds, arrived);
	if (!arrived)
		score += KEEPER * keepers(position, winner, goal);
	if (checker < MATE_FAR)
		return score + CHECK_STEP * checker;
	return score + NO_CHECKER + chesslaws_mate_promotion(position, winner);
}
