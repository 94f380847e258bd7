/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * King and rook both lifted: which of them is put where, when the squares alone do not decide.
 * That is so where the castling is illegal, and in Chess960 where one goes to the other's
 * square (II.3.2.2).
 */
#include "track/hypothesis_internal.h"

static bool is_home_of(const struct hypothesis *hypothesis, laws_square square, enum laws_kind kind)
{
	return hypothesis->turn->position.board[square] == LAWS_PIECE(mover(hypothesis), kind);
}

static unsigned int first_rank(const struct hypothesis *hypothesis)
{
	return mover(hypothesis) == LAWS_WHITE ? 0 : 7;
}

/* The square on the first rank from which the king may castle, or LAWS_NO_SQUARE. */
static laws_square king_home(const struct hypothesis *hypothesis)
{
	const struct laws_position *position = &hypothesis->turn->position;
	unsigned int rank = first_rank(hypothesis);

	for (unsigned int file = 0; file < 8; file++) {
		laws_square square = (laws_square)(rank * 8 + file);

		if (is_home_of(hypothesis, square, LAWS_KING))
			return laws_position_is_chess960(position) || file == 4 ? square
										: LAWS_NO_SQUARE;
	}
	return LAWS_NO_SQUARE;
}

/* Castling, legal or not, of the king on @king with what stands on @rook. */
static struct laws_move castling_of(laws_square king, laws_square rook)
{
	return (struct laws_move){.from = king, .to = rook, .type = LAWS_MOVE_CASTLING};
}

/* True for a rook of the mover's beside his king, with which he may mean to castle. */
static bool is_castling_rook(const struct hypothesis *hypothesis, laws_square square)
{
	bool corner = square % 8 == 0 || square % 8 == 7;

	return square / 8 == first_rank(hypothesis) && is_home_of(hypothesis, square, LAWS_ROOK) &&
	       (corner || laws_position_is_chess960(&hypothesis->turn->position));
}

static bool is_taken_up(const struct hypothesis *hypothesis, laws_square home)
{
	return hypothesis->standing[home] != TOKEN_OF(home);
}

/* True when the piece of @home is lifted, or was put back only after @since. */
static bool was_taken_up(const struct hypothesis *hypothesis, laws_square home, laws_time since)
{
	for (size_t i = 0; i < hypothesis->placed_count; i++)
		if (hypothesis->placed[i].piece.token == TOKEN_OF(home) &&
		    hypothesis->placed[i].first > since)
			return true;
	return is_taken_up(hypothesis, home);
}

/* The king from @king goes to @square with a rook that is taken up. */
static bool castles_to(const struct hypothesis *hypothesis, laws_square king, laws_square square)
{
	const struct laws_position *position = &hypothesis->turn->position;
	unsigned int rank = first_rank(hypothesis);

	for (unsigned int file = 0; file < 8; file++) {
		laws_square rook = (laws_square)(rank * 8 + file);

		if (is_castling_rook(hypothesis, rook) && is_taken_up(hypothesis, rook) &&
		    laws_move_arrival(position, castling_of(king, rook)) == square)
			return true;
	}
	return false;
}

bool hypothesis_undoes_castling(const struct hypothesis *hypothesis, laws_square home,
				laws_time since)
{
	const struct turn *turn = hypothesis->turn;

	for (size_t i = 0; i < turn->count; i++) {
		struct laws_move move = turn->moves[i];

		if (move.type != LAWS_MOVE_CASTLING)
			continue;
		if (home == move.to && laws_move_arrival(&turn->position, move) == home &&
		    was_taken_up(hypothesis, move.from, since))
			return true;
		if (home == move.from && laws_move_rook_arrival(&turn->position, move) == home &&
		    was_taken_up(hypothesis, move.to, since))
			return true;
	}
	return false;
}

enum castling_part hypothesis_castling_part(const struct hypothesis *hypothesis, laws_square from,
					    laws_square square)
{
	const struct laws_position *position = &hypothesis->turn->position;
	laws_square king = king_home(hypothesis);

	if (king == LAWS_NO_SQUARE)
		return CASTLING_NONE;
	if (from == king)
		return castles_to(hypothesis, king, square) ? CASTLING_KING : CASTLING_NONE;
	if (!is_castling_rook(hypothesis, from) || !is_taken_up(hypothesis, king))
		return CASTLING_NONE;
	if (laws_move_arrival(position, castling_of(king, from)) == square)
		return CASTLING_EXCHANGED;
	if (laws_move_rook_arrival(position, castling_of(king, from)) == square)
		return CASTLING_ROOK;
	return CASTLING_NONE;
}
