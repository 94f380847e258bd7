/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether any move can have been the last one. Every position but the initial
 * one has come about by a legal move of the player not to move; the move is
 * taken back in every way there is, with or without a capture, and before it
 * the king of the player now to move may not have stood in check (3.9.2, 3.10).
 * In the initial position itself a knight can have come back, so that it needs
 * no exception.
 *
 * That answers for every check at once, by how many pieces it may be: one that
 * no move can have given leaves no last move.
 */
#include "rules/rules.h"

/* The question, and what all ways back have in common. */
struct way_back {
	const struct laws_position *position;
	enum laws_side mover; /* who made the last move */
	laws_square king;     /* of the other side */
	laws_squares empty;
	laws_squares unmoved; /* what may still castle, and so has never moved */
	bool captures;	      /* the other side has lost a piece */
};

/* A move's way, back: the piece now on @to stood on @from and was of kind @was. */
struct step {
	laws_square to;
	laws_square from;
	enum laws_kind was;
};

static laws_squares forward(laws_squares squares, enum laws_side side, unsigned int ranks)
{
	return side == LAWS_WHITE ? squares << 8 * ranks : squares >> 8 * ranks;
}

static laws_squares backward(laws_squares squares, enum laws_side side, unsigned int ranks)
{
	return forward(squares, laws_side_other(side), ranks);
}

/* A side's own rank, counted from its side of the board, from 0. */
static laws_squares own_rank(enum laws_side side, unsigned int rank)
{
	return side == LAWS_WHITE ? RANK_1 << 8 * rank : RANK_8 >> 8 * rank;
}

static void take_away(struct laws_position *position, laws_square square)
{
	laws_piece piece = position->board[square];

	position->kinds[laws_piece_kind(piece)] &= ~LAWS_SQUARE_SET(square);
	position->sides[laws_piece_side(piece)] &= ~LAWS_SQUARE_SET(square);
}

static void put_back(struct laws_position *position, laws_square square, enum laws_side side,
		     enum laws_kind kind)
{
	position->kinds[kind] |= LAWS_SQUARE_SET(square);
	position->sides[side] |= LAWS_SQUARE_SET(square);
}

/* True when @step leads back to no check, with a captured piece again on @captured, if any. */
static bool can_have_come(const struct way_back *way, struct step step, laws_squares captured)
{
	struct laws_position before = *way->position;

	take_away(&before, step.to);
	put_back(&before, step.from, way->mover, step.was);
	return !attackers(&before, way->king, way->mover,
			  laws_position_occupied(&before) | captured);
}

/* The officer on @to, or the king, came as it still goes. */
static bool officer_can_have_come(const struct way_back *way, laws_square to, laws_squares origins)
{
	enum laws_kind kind = laws_piece_kind(way->position->board[to]);

	origins &= way->empty;
	while (origins) {
		struct step step = {to, take_first(&origins), kind};

		if (can_have_come(way, step, 0) ||
		    (way->captures && can_have_come(way, step, LAWS_SQUARE_SET(to))))
			return true;
	}
	return false;
}

/* A pawn came to @to, where it stands or has become another piece, by a capture. */
static bool pawn_can_have_captured(const struct way_back *way, laws_square to)
{
	enum laws_side other = laws_side_other(way->mover);
	laws_squares origins =
		pawn_attacks(LAWS_SQUARE_SET(to), other) & way->empty & ~own_rank(way->mover, 0);

	while (way->captures && origins)
		if (can_have_come(way, (struct step){to, take_first(&origins), LAWS_PAWN},
				  LAWS_SQUARE_SET(to)))
			return true;
	return false;
}

/* The same en passant (Article 3.7.3.1): the captured pawn had come over @to. */
static bool pawn_can_have_captured_in_passing(const struct way_back *way, laws_square to)
{
	laws_squares arrival = LAWS_SQUARE_SET(to) & own_rank(way->mover, 5);
	laws_squares captured = backward(arrival, way->mover, 1);
	laws_squares needed = captured | forward(arrival, way->mover, 1);
	laws_squares origins = pawn_attacks(arrival, laws_side_other(way->mover)) & way->empty;

	if (!arrival || !way->captures || (needed & ~way->empty))
		return false;
	while (origins)
		if (can_have_come(way, (struct step){to, take_first(&origins), LAWS_PAWN},
				  captured))
			return true;
	return false;
}

static bool pawn_can_have_advanced(const struct way_back *way, laws_square to, unsigned int ranks)
{
	laws_squares arrival = LAWS_SQUARE_SET(to);
	laws_squares origin = backward(arrival, way->mover, ranks);
	laws_squares needed = origin | backward(arrival, way->mover, 1);

	if (!origin || (origin & own_rank(way->mover, 0)) || (needed & ~way->empty))
		return false;
	if (ranks == 2 && !(origin & own_rank(way->mover, 1)))
		return false;
	return can_have_come(way, (struct step){to, first_square(origin), LAWS_PAWN}, 0);
}

static bool pawn_can_have_moved(const struct way_back *way, laws_square to)
{
	return pawn_can_have_advanced(way, to, 1) || pawn_can_have_advanced(way, to, 2) ||
	       pawn_can_have_captured(way, to) || pawn_can_have_captured_in_passing(way, to);
}

static bool pawn_can_have_promoted(const struct way_back *way, laws_square to)
{
	if (!(LAWS_SQUARE_SET(to) & own_rank(way->mover, 7)) ||
	    count_squares(pieces(way->position, way->mover, LAWS_PAWN)) >= 8)
		return false;
	return pawn_can_have_advanced(way, to, 1) || pawn_can_have_captured(way, to);
}

static bool piece_can_have_moved(const struct way_back *way, laws_square to)
{
	laws_squares occupied = ~way->empty;

	switch (laws_piece_kind(way->position->board[to])) {
	case LAWS_PAWN:
		return pawn_can_have_moved(way, to);
	case LAWS_KNIGHT:
		return officer_can_have_come(way, to, chesslaws_knight_attacks[to]) ||
		       pawn_can_have_promoted(way, to);
	case LAWS_BISHOP:
		return officer_can_have_come(way, to, bishop_attacks(to, occupied)) ||
		       pawn_can_have_promoted(way, to);
	case LAWS_ROOK:
		return officer_can_have_come(way, to, rook_attacks(to, occupied)) ||
		       pawn_can_have_promoted(way, to);
	case LAWS_QUEEN:
		return officer_can_have_come(way, to,
					     bishop_attacks(to, occupied) |
						     rook_attacks(to, occupied)) ||
		       pawn_can_have_promoted(way, to);
	case LAWS_KING:
		return officer_can_have_come(way, to, chesslaws_king_attacks[to]);
	case LAWS_NO_KIND:
		break;
	}
	return false;
}

/* Castling, back: king and rook go from where they are to @king and @rook (3.8.2, II.3.2). */
static bool can_have_castled(const struct way_back *way, laws_square king, laws_square rook)
{
	struct laws_position before = *way->position;
	laws_square king_now = castled_king(king, rook), rook_now = castled_rook(king, rook);
	laws_squares moved = LAWS_SQUARE_SET(king_now) | LAWS_SQUARE_SET(rook_now);
	laws_squares ways = span(king, king_now) | span(rook, rook_now);

	if (before.board[king_now] != LAWS_PIECE(way->mover, LAWS_KING) ||
	    before.board[rook_now] != LAWS_PIECE(way->mover, LAWS_ROOK) ||
	    (ways & ~way->empty & ~moved))
		return false;
	take_away(&before, king_now);
	take_away(&before, rook_now);
	put_back(&before, king, way->mover, LAWS_KING);
	put_back(&before, rook, way->mover, LAWS_ROOK);
	return !attackers(&before, way->king, way->mover, laws_position_occupied(&before));
}

static bool king_can_have_castled(const struct way_back *way)
{
	unsigned int rank = way->mover == LAWS_WHITE ? 0 : 7;

	if (!way->position->chess960)
		return can_have_castled(way, square_at(4, rank), square_at(7, rank)) ||
		       can_have_castled(way, square_at(4, rank), square_at(0, rank));
	for (unsigned int king = 1; king < 7; king++)
		for (unsigned int rook = 0; rook < 8; rook++)
			if (rook != king &&
			    can_have_castled(way, square_at(king, rank), square_at(rook, rank)))
				return true;
	return false;
}

static bool has_last_move(const struct way_back *way)
{
	laws_squares movers = way->position->sides[way->mover] & ~way->unmoved;

	while (movers)
		if (piece_can_have_moved(way, take_first(&movers)))
			return true;
	return !way->unmoved && king_can_have_castled(way);
}

static struct way_back way_back(const struct laws_position *position)
{
	enum laws_side side = laws_position_side(position);
	enum laws_side mover = laws_side_other(side);
	struct way_back way = {
		.position = position,
		.mover = mover,
		.king = king_square(position, side),
		.empty = ~laws_position_occupied(position),
		.unmoved = position->castling & position->sides[mover],
		.captures = count_squares(position->sides[side]) < 16,
	};

	if (way.unmoved)
		way.unmoved |= pieces(position, mover, LAWS_KING);
	return way;
}

unsigned int chesslaws_last_move_faults(const struct laws_position *position, laws_square passed)
{
	struct way_back way = way_back(position);

	if (passed != LAWS_NO_SQUARE)
		return pawn_can_have_advanced(&way, passed_pawn(passed), 2)
			       ? 0
			       : LAWS_SETUP_EN_PASSANT_CHECK;
	if (has_last_move(&way))
		return 0;
	return laws_position_in_check(position) ? LAWS_SETUP_CHECK : LAWS_SETUP_LAST_MOVE;
}
