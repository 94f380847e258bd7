/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves after which the winner has no hope left, for the proof by confinement:
 * those that mate him, and checks with his only piece that the loser must answer
 * by taking it. Such moves need not be followed.
 *
 * What makes a move the last must hold wherever the pieces may stand by then: a
 * move that may not be the last one is not counted as one.
 */
#include "mate/mate_confinement.h"

static laws_squares steady_of(const struct confinement *confinement, enum laws_side side)
{
	return confinement->steady & confinement->position->sides[side];
}

/*
 * Whether a check by @checker, who attacks @attacked, is mate when @mover has
 * gone @to: the winner's king cannot move, and nothing can be done on @answers.
 */
static bool is_mate(const struct confinement *confinement, const struct resident *mover,
		    laws_square to, laws_squares attacked, laws_squares answers)
{
	enum laws_side winner = confinement->winner;
	laws_square king = king_square(confinement->position, winner);
	laws_squares closed = steady_of(confinement, winner) & ~LAWS_SQUARE_SET(to);

	if (!(attacked & LAWS_SQUARE_SET(king)))
		return false;
	closed |= attacked | chesslaws_mate_guarded_beside(confinement, mover, to);
	return !(chesslaws_king_attacks[king] & ~closed) &&
	       !chesslaws_mate_can_answer(confinement, mover, answers);
}

/* A check by the piece that moves. */
static bool mates(const struct confinement *confinement, const struct resident *mover,
		  laws_square to)
{
	laws_square king = king_square(confinement->position, confinement->winner);
	laws_squares answers = squares_between(king, to) | LAWS_SQUARE_SET(to);
	laws_squares blockers = chesslaws_mate_screens(confinement, mover) |
				(confinement->visited[mover->side] & ~mover->reach);

	/* A pawn that has gone two squares is taken on the one that it has passed. */
	if (mover->kind == LAWS_PAWN)
		answers |= mover->side == LAWS_WHITE ? LAWS_SQUARE_SET(to) >> 8
						     : LAWS_SQUARE_SET(to) << 8;
	return is_mate(confinement, mover, to, chesslaws_mate_moves(mover, to, blockers), answers);
}

/* What may stand between @checker and the winner's king when @mover has gone @to. */
static laws_squares in_the_way(const struct confinement *confinement,
			       const struct resident *checker, const struct resident *mover,
			       laws_square to)
{
	laws_squares squares = LAWS_SQUARE_SET(to);

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *other = &confinement->residents[i];

		if (other != checker && other != mover)
			squares |= other->reach;
	}
	return squares;
}

/* A check by a piece that never moves, and that @mover has stood in the way of. */
static bool uncovers_mate(const struct confinement *confinement, const struct resident *mover,
			  laws_square from, laws_square to)
{
	laws_square king = king_square(confinement->position, confinement->winner);

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *checker = &confinement->residents[i];
		laws_squares between, attacked;

		if (checker == mover || checker->side != mover->side ||
		    checker->kind < LAWS_BISHOP || checker->kind > LAWS_QUEEN ||
		    !chesslaws_mate_is_steady(checker))
			continue;
		between = squares_between(checker->home, king);
		if (!(between & LAWS_SQUARE_SET(from)))
			continue;
		attacked = chesslaws_mate_moves(checker, checker->home,
						in_the_way(confinement, checker, mover, to));
		if (is_mate(confinement, mover, to, attacked,
			    between | LAWS_SQUARE_SET(checker->home)))
			return true;
	}
	return false;
}

static bool mates_winner(const struct confinement *confinement, const struct resident *mover,
			 laws_square from, laws_square to)
{
	laws_square king = king_square(confinement->position, confinement->winner);

	if (mover->side == confinement->winner || mover->promotes ||
	    !(confinement->steady & LAWS_SQUARE_SET(king)))
		return false;
	return mates(confinement, mover, to) || uncovers_mate(confinement, mover, from, to);
}

/* Whether @mover is all that its side has besides the king. */
static bool is_alone(const struct confinement *confinement, const struct resident *mover)
{
	return count_squares(confinement->position->sides[mover->side]) == 2;
}

/* Whether one of the loser's pieces, which all of them leave alone, can take what comes @to. */
static bool is_taken(const struct confinement *confinement, laws_square to)
{
	enum laws_side winner = confinement->winner;
	laws_squares visited = confinement->visited[0] | confinement->visited[1];
	laws_squares target = LAWS_SQUARE_SET(to);
	laws_square king = king_square(confinement->position, winner);
	laws_squares guarded = 0;
	laws_squares kings = chesslaws_mate_reach(confinement, king);

	while (kings)
		guarded |= chesslaws_king_attacks[take_first(&kings)];
	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *taker = &confinement->residents[i];

		if (taker->side == winner || taker->home == to ||
		    !chesslaws_mate_is_steady(taker) ||
		    (taker->kind == LAWS_KING && (guarded & target)))
			continue;
		if ((chesslaws_mate_moves(taker, taker->home, 0) & target) &&
		    !(squares_between(taker->home, to) & visited))
			return true;
	}
	return false;
}

/*
 * A check, from beside the loser's king who never moves, with the winner's only
 * piece: it can only be taken, and it can be taken, so it is no mate.
 */
static bool loses_piece(const struct confinement *confinement, const struct resident *mover,
			laws_square to)
{
	enum laws_side loser = laws_side_other(confinement->winner);
	laws_square king = king_square(confinement->position, loser);
	laws_squares closed = steady_of(confinement, loser) | LAWS_SQUARE_SET(to);

	if (mover->side == loser || !mover->immune || mover->kind < LAWS_BISHOP ||
	    mover->kind > LAWS_QUEEN || !is_alone(confinement, mover) ||
	    !(confinement->steady & LAWS_SQUARE_SET(king)))
		return false;
	return (chesslaws_king_attacks[king] & LAWS_SQUARE_SET(to)) &&
	       (chesslaws_mate_moves(mover, to, 0) & LAWS_SQUARE_SET(king)) &&
	       !(chesslaws_king_attacks[king] & ~closed) && is_taken(confinement, to);
}

bool chesslaws_mate_is_last(const struct confinement *confinement, const struct resident *mover,
			    laws_square from, laws_square to)
{
	return mates_winner(confinement, mover, from, to) || loses_piece(confinement, mover, to);
}
