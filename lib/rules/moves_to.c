/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The legal moves that end on one square, so that reading, writing or doubting one
 * move does not generate all the others.
 *
 * Few pieces reach a square, so each is tried: the king is looked at as he
 * would stand after the move. That takes no account of pins beforehand.
 */
#include "rules/rules.h"

/* The pawns of the side to move that go straight ahead to the empty square @to. */
static laws_squares advancing_pawns(const struct laws_position *position, laws_square to)
{
	bool white = laws_position_side(position) == LAWS_WHITE;
	laws_squares pawns = position->kinds[LAWS_PAWN];
	laws_squares arrival = LAWS_SQUARE_SET(to);
	laws_squares near = white ? arrival >> 8 : arrival << 8;
	laws_squares far = white ? arrival >> 16 : arrival << 16;
	laws_squares fourth_rank = white ? RANK_1 << 24 : RANK_1 << 32;

	if (near & pawns)
		return near;
	if ((arrival & fourth_rank) && !(near & laws_position_occupied(position)))
		return far & pawns;
	return 0;
}

/* The officers among @from that attack @to; looks along no line for which there is no piece. */
static laws_squares attacking_officers(const struct laws_position *position, laws_squares from,
				       laws_square to, laws_squares occupied)
{
	const laws_squares *kinds = position->kinds;
	laws_squares diagonal = (kinds[LAWS_BISHOP] | kinds[LAWS_QUEEN]) & from;
	laws_squares straight = (kinds[LAWS_ROOK] | kinds[LAWS_QUEEN]) & from;
	laws_squares attacking = (chesslaws_knight_attacks[to] & kinds[LAWS_KNIGHT]) |
				 (chesslaws_king_attacks[to] & kinds[LAWS_KING]);

	attacking &= from;
	diagonal &= chesslaws_bishop_lines[to];
	straight &= chesslaws_rook_lines[to];
	if (diagonal)
		attacking |= bishop_attacks(to, occupied) & diagonal;
	if (straight)
		attacking |= rook_attacks(to, occupied) & straight;
	return attacking;
}

/* The pieces of the side to move among @from that reach @to, whatever becomes of their king. */
static laws_squares reaching(const struct laws_position *position, laws_squares from,
			     laws_square to)
{
	enum laws_side side = laws_position_side(position);
	laws_squares pawns = position->kinds[LAWS_PAWN] & from;
	laws_squares occupied = laws_position_occupied(position);

	if (LAWS_SQUARE_SET(to) & position->sides[side])
		return 0;
	if (!pawns)
		return attacking_officers(position, from, to, occupied);
	if (position->board[to] || to == position->en_passant)
		pawns &= pawn_attacks(LAWS_SQUARE_SET(to), laws_side_other(side));
	else
		pawns &= advancing_pawns(position, to);
	from &= ~position->kinds[LAWS_PAWN];
	return from ? pawns | attacking_officers(position, from, to, occupied) : pawns;
}

/* True when a piece of the opponent of @side that is among @by attacks @square. */
static bool is_attacked(const struct laws_position *position, enum laws_side side, laws_squares by,
			laws_square square, laws_squares occupied)
{
	laws_squares pawns = pawn_attacks(LAWS_SQUARE_SET(square), side) & by;

	return (pawns & position->kinds[LAWS_PAWN]) ||
	       attacking_officers(position, by, square, occupied);
}

/* Article 3.9.2: the side to move may not leave or put its own king in check. */
static bool is_safe(const struct laws_position *position, laws_square from, laws_square to,
		    laws_square captured)
{
	enum laws_side side = laws_position_side(position);
	laws_squares theirs = position->sides[laws_side_other(side)];
	laws_squares gone = LAWS_SQUARE_SET(from) | LAWS_SQUARE_SET(captured);
	laws_squares occupied = laws_position_occupied(position) & ~gone;
	laws_square king = king_square(position, side);

	return !is_attacked(position, side, theirs & ~gone, king == from ? to : king,
			    occupied | LAWS_SQUARE_SET(to));
}

static size_t write_promotions(struct laws_move *moves, laws_square from, laws_square to)
{
	for (unsigned int i = 0; i < 4; i++)
		moves[i] = move_of(from, to, (enum laws_kind)(LAWS_QUEEN - i), LAWS_MOVE_ORDINARY);
	return 4;
}

/* Writes the moves of the piece on @from, which reaches @to, if they are legal. */
static size_t write_moves(const struct laws_position *position, laws_square from, laws_square to,
			  struct laws_move *moves)
{
	bool pawn = laws_piece_kind(position->board[from]) == LAWS_PAWN;
	bool en_passant = pawn && to == position->en_passant;

	if (!is_safe(position, from, to, en_passant ? passed_pawn(to) : to))
		return 0;
	if (pawn && (square_rank(to) == 0 || square_rank(to) == 7))
		return write_promotions(moves, from, to);
	*moves = move_of(from, to, LAWS_NO_KIND,
			 en_passant ? LAWS_MOVE_EN_PASSANT : LAWS_MOVE_ORDINARY);
	return 1;
}

size_t chesslaws_moves_to(const struct laws_position *position, laws_squares from, laws_square to,
			  struct laws_move moves[LAWS_MOVES_MAX])
{
	size_t count = 0;

	from = reaching(position, from & position->sides[laws_position_side(position)], to);
	while (from)
		count += write_moves(position, take_first(&from), to, moves + count);
	return count;
}

bool chesslaws_castling_is_free(const struct laws_position *position, enum laws_side side,
				laws_square rook)
{
	laws_squares theirs = position->sides[laws_side_other(side)];
	laws_square king = king_square(position, side);
	laws_square king_to = castled_king(king, rook);
	laws_square rook_to = castled_rook(king, rook);
	laws_squares king_path = span(king, king_to);
	laws_squares others =
		laws_position_occupied(position) & ~LAWS_SQUARE_SET(king) & ~LAWS_SQUARE_SET(rook);

	if ((king_path | span(rook, rook_to)) & others)
		return false;
	/* A rook that shields the king from its first rank's end does so no more afterwards. */
	if (is_attacked(position, side, theirs, king_to, others | LAWS_SQUARE_SET(rook_to)))
		return false;
	while (king_path)
		if (is_attacked(position, side, theirs, take_first(&king_path),
				others | LAWS_SQUARE_SET(rook)))
			return false;
	return true;
}

size_t chesslaws_castlings(const struct laws_position *position, laws_squares rooks,
			   struct laws_move moves[2])
{
	enum laws_side side = laws_position_side(position);
	laws_square king = king_square(position, side);
	size_t count = 0;

	rooks &= position->castling & position->sides[side];
	while (rooks) {
		laws_square rook = take_first(&rooks);

		if (chesslaws_castling_is_free(position, side, rook))
			moves[count++] = move_of(king, rook, LAWS_NO_KIND, LAWS_MOVE_CASTLING);
	}
	return count;
}

static bool is_among(struct laws_move move, const struct laws_move *moves, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (laws_move_equal(moves[i], move))
			return true;
	return false;
}

bool laws_move_is_legal(const struct laws_position *position, struct laws_move move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	if (move.from > 63 || move.to > 63)
		return false;
	if (move.type == LAWS_MOVE_CASTLING)
		count = chesslaws_castlings(position, LAWS_SQUARE_SET(move.to), moves);
	else
		count = chesslaws_moves_to(position, LAWS_SQUARE_SET(move.from), move.to, moves);
	return is_among(move, moves, count);
}
