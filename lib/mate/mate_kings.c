/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Where the two kings can stand at the same time, for the proof by confinement.
 *
 * Taken one by one the kings pass each other in a narrow passage; together they
 * cannot, since they never stand side by side. So their places are kept in
 * pairs, and with whose move it is: a side that has nothing but its king to move
 * has to move him, and where it cannot the game is over (Article 5.2.1).
 *
 * As in the rest of the proof pairs are added unless a fact forbids the move that
 * leads there, and facts only cease to hold as the sets grow. Left out are also
 * moves of a king that leave no legal move and are no mate by the winner: the game
 * ends with them.
 */
#include "mate/mate_confinement.h"

/* Where a king goes from any of @squares. */
static laws_squares steps(laws_squares squares)
{
	laws_squares aside = (squares & ~FILE_H) << 1 | (squares & ~FILE_A) >> 1;
	laws_squares row = squares | aside;

	return aside | row << 8 | row >> 8;
}

static laws_squares near(laws_square square)
{
	return chesslaws_king_attacks[square] | LAWS_SQUARE_SET(square);
}

static struct resident *king_of(struct confinement *confinement, enum laws_side side)
{
	struct resident *resident = confinement->residents;

	while (resident->kind != LAWS_KING || resident->side != side)
		resident++;
	return resident;
}

/* Whether a piece of @side other than the king may ever move. */
static bool has_other_moves(const struct confinement *confinement, enum laws_side side)
{
	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];

		if (resident->side == side && resident->kind != LAWS_KING &&
		    more_than_one(resident->reach))
			return true;
	}
	return false;
}

/* Where castling may take the king of @side, without looking at the way. */
static laws_squares castled(const struct confinement *confinement, enum laws_side side)
{
	const struct laws_position *position = confinement->position;
	laws_squares rooks = position->castling & position->sides[side];
	laws_square king = king_square(position, side);
	laws_squares squares = 0;

	while (rooks)
		squares |= LAWS_SQUARE_SET(castled_king(king, take_first(&rooks)));
	return squares;
}

/* What one sweep over the pairs works with. */
struct sweep {
	struct confinement *confinement;
	laws_squares shut[2];	 /* to each side's king */
	laws_squares castled[2]; /* where he may go from home besides */
	bool others[2];
	bool stuck[2]; /* whether that side has only its king to answer a move of the other's */
	laws_squares guarded[2][64]; /* by the others of a side, when its king stands there */
	laws_squares known[2];	     /* for which squares that has been found out */
	laws_squares waiting[2]; /* the winner's king's squares whose pairs are to be moved on */
};

/* Where a king may go when his opponent's, of @side, stands on @square. */
static laws_squares refuge(struct sweep *sweep, enum laws_side side, laws_square square)
{
	struct confinement *confinement = sweep->confinement;
	laws_squares own = confinement->position->sides[!side];

	if (!(sweep->known[side] & LAWS_SQUARE_SET(square)))
		sweep->guarded[side][square] = chesslaws_mate_guarded_beside(
			confinement, king_of(confinement, side), square);
	sweep->known[side] |= LAWS_SQUARE_SET(square);
	return ~(near(square) | (confinement->steady & own) | sweep->guarded[side][square]);
}

static void add(struct sweep *sweep, enum laws_side to_move, laws_square winner,
		laws_squares losers)
{
	laws_squares *places = &sweep->confinement->places[to_move][winner];

	if (losers & ~*places)
		sweep->waiting[to_move] |= LAWS_SQUARE_SET(winner);
	*places |= losers;
}

/* Whether the winner's king, leaving @from, may uncover an attack of his side on @target. */
static bool may_uncover(const struct confinement *confinement, laws_square from, laws_square target)
{
	laws_square home = king_square(confinement->position, confinement->winner);
	laws_squares blockers = confinement->steady & ~LAWS_SQUARE_SET(home);

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];
		laws_squares reach = resident->reach;

		if (resident->side != confinement->winner || resident->kind == LAWS_KING)
			continue;
		while (reach) {
			laws_square at = take_first(&reach);

			if ((chesslaws_mate_moves(resident, at, blockers) &
			     LAWS_SQUARE_SET(target)) &&
			    (squares_between(at, target) & LAWS_SQUARE_SET(from)))
				return true;
		}
	}
	return false;
}

/* Those of @losers with whom the game goes on, or may be mated, after the winner's king's move. */
static laws_squares outlasting(struct sweep *sweep, laws_square from, laws_square to,
			       laws_squares losers)
{
	enum laws_side winner = sweep->confinement->winner;
	laws_squares going_on, ended;

	losers &= ~near(to);
	if (!losers || !sweep->stuck[!winner])
		return losers;
	going_on = losers & steps(refuge(sweep, winner, to));
	ended = losers & ~going_on;
	while (ended) {
		laws_square king = take_first(&ended);

		if (may_uncover(sweep->confinement, from, king))
			going_on |= LAWS_SQUARE_SET(king);
	}
	return going_on;
}

static void move_winner(struct sweep *sweep, laws_square from)
{
	const struct confinement *confinement = sweep->confinement;
	enum laws_side winner = confinement->winner;
	enum laws_side loser = laws_side_other(winner);
	laws_squares losers = confinement->places[winner][from];
	laws_squares targets = chesslaws_king_attacks[from];

	if (!losers)
		return;
	if (from == king_square(confinement->position, winner))
		targets |= sweep->castled[winner];
	targets &= ~sweep->shut[winner];
	while (targets) {
		laws_square to = take_first(&targets);

		add(sweep, loser, to, outlasting(sweep, from, to, losers));
	}
	if (sweep->others[winner])
		add(sweep, loser, from, losers);
}

/* Those of @targets on which the loser's king leaves the winner's a move. */
static laws_squares not_stalemating(struct sweep *sweep, laws_square winner, laws_squares targets)
{
	enum laws_side side = laws_side_other(sweep->confinement->winner);
	laws_squares left = targets;

	while (left) {
		laws_square to = take_first(&left);

		if (!(chesslaws_king_attacks[winner] & refuge(sweep, side, to)))
			targets &= ~LAWS_SQUARE_SET(to);
	}
	return targets;
}

static void move_loser(struct sweep *sweep, laws_square winner)
{
	const struct confinement *confinement = sweep->confinement;
	enum laws_side side = laws_side_other(confinement->winner);
	laws_squares losers = confinement->places[side][winner];
	laws_square home = king_square(confinement->position, side);
	laws_squares targets = steps(losers);

	if (!losers)
		return;
	if (losers & LAWS_SQUARE_SET(home))
		targets |= sweep->castled[side];
	targets &= ~sweep->shut[side] & ~near(winner);
	if (sweep->stuck[!side])
		targets = not_stalemating(sweep, winner, targets);
	add(sweep, confinement->winner, winner, targets);
	if (sweep->others[side])
		add(sweep, confinement->winner, winner, losers);
}

static void settle(struct confinement *confinement, enum laws_side side, laws_squares reach)
{
	struct resident *king = king_of(confinement, side);

	confinement->grew |= (reach & ~king->reach) != 0;
	king->reach |= reach;
}

void chesslaws_mate_begin_kings(struct confinement *confinement)
{
	const struct laws_position *position = confinement->position;
	laws_square winner = king_square(position, confinement->winner);
	laws_square loser = king_square(position, laws_side_other(confinement->winner));

	memset(confinement->places, 0, sizeof(confinement->places));
	confinement->places[position->side_to_move][winner] = LAWS_SQUARE_SET(loser);
}

void chesslaws_mate_extend_kings(struct confinement *confinement)
{
	enum laws_side winner = confinement->winner;
	struct sweep sweep;
	laws_squares reach[2] = {0, 0};

	sweep.confinement = confinement;
	sweep.known[0] = sweep.known[1] = 0;
	for (unsigned int side = 0; side < 2; side++) {
		const struct resident *king = king_of(confinement, side);

		sweep.shut[side] =
			chesslaws_mate_forbidden(confinement, king) | confinement->guarded[!side];
		sweep.castled[side] = castled(confinement, side);
		sweep.others[side] = has_other_moves(confinement, side);
		/* From some squares of Chess960 castling needs no square for the king. */
		sweep.stuck[side] =
			!sweep.others[side] && !confinement->position->castling &&
			chesslaws_mate_only_king_moves(confinement, king_of(confinement, !side));
	}
	sweep.waiting[0] = sweep.waiting[1] = ~(laws_squares)0;
	while (sweep.waiting[0] | sweep.waiting[1]) {
		if (sweep.waiting[winner])
			move_winner(&sweep, take_first(&sweep.waiting[winner]));
		if (sweep.waiting[!winner])
			move_loser(&sweep, take_first(&sweep.waiting[!winner]));
	}
	for (laws_square square = 0; square < 64; square++) {
		laws_squares losers =
			confinement->places[0][square] | confinement->places[1][square];

		if (losers)
			reach[winner] |= LAWS_SQUARE_SET(square);
		reach[!winner] |= losers;
	}
	settle(confinement, winner, reach[winner]);
	settle(confinement, laws_side_other(winner), reach[!winner]);
}

/* Whether the winner's king may have arrived on @place with the move that mates on @king. */
static bool may_arrive_mating(const struct confinement *confinement, laws_square king,
			      laws_square place)
{
	laws_squares from = chesslaws_king_attacks[place];

	if (confinement->position->castling & confinement->position->sides[confinement->winner])
		return true;
	while (from) {
		laws_square square = take_first(&from);

		if ((confinement->places[confinement->winner][square] & LAWS_SQUARE_SET(king)) &&
		    may_uncover(confinement, square, king))
			return true;
	}
	return false;
}

laws_squares chesslaws_mate_places(const struct confinement *confinement, laws_square king)
{
	enum laws_side winner = confinement->winner;
	laws_squares set = LAWS_SQUARE_SET(king);
	laws_squares places = 0;

	for (laws_square square = 0; square < 64; square++) {
		if ((confinement->places[winner][square] & set) ||
		    ((confinement->places[!winner][square] & set) &&
		     may_arrive_mating(confinement, king, square)))
			places |= LAWS_SQUARE_SET(square);
	}
	return places;
}
