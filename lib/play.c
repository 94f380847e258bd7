/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What playing a legal move leaves on the board.
 */
#include "rules.h"

static inline void put(struct laws_position *position, laws_square square, laws_piece piece)
{
	laws_squares set = LAWS_SQUARE_SET(square);

	position->board[square] = piece;
	position->kinds[laws_piece_kind(piece)] |= set;
	position->sides[laws_piece_side(piece)] |= set;
}

/* Also for an empty square, which costs less than to ask first. */
static inline void take(struct laws_position *position, laws_square square, laws_piece piece)
{
	laws_squares set = LAWS_SQUARE_SET(square);

	position->board[square] = LAWS_NO_PIECE;
	position->kinds[laws_piece_kind(piece)] &= ~set;
	position->sides[laws_piece_side(piece)] &= ~set;
}

static void play_castling(struct laws_position *position, struct laws_move move)
{
	laws_piece king = position->board[move.from];
	laws_piece rook = position->board[move.to];

	take(position, move.from, king);
	take(position, move.to, rook);
	put(position, castled_king(move.from, move.to), king);
	put(position, castled_rook(move.from, move.to), rook);
}

/* The right to capture en passant lasts one move, and counts only where it can be used. */
static inline void grant_en_passant(struct laws_position *position, struct laws_move move)
{
	laws_square passed = (laws_square)((move.from + move.to) / 2);
	enum laws_side side = laws_position_side(position);
	laws_squares near = pawn_attacks(LAWS_SQUARE_SET(passed), laws_side_other(side));

	if ((near & position->kinds[LAWS_PAWN] & position->sides[side]) &&
	    chesslaws_en_passant_pawns(position, passed))
		position->en_passant = passed;
}

static inline void count_up(uint16_t *counter)
{
	*counter = (uint16_t)(*counter + (*counter < UINT16_MAX));
}

/* Captures what stands on the square of arrival, or what was passed, and moves the piece. */
static inline bool play_ordinary(struct laws_position *position, struct laws_move move,
				 laws_piece piece)
{
	laws_square captured = move.type == LAWS_MOVE_EN_PASSANT ? passed_pawn(move.to) : move.to;
	laws_piece victim = position->board[captured];

	take(position, captured, victim);
	take(position, move.from, piece);
	if (move.promotion != LAWS_NO_KIND)
		piece = LAWS_PIECE(laws_piece_side(piece), move.promotion);
	put(position, move.to, piece);
	return victim != LAWS_NO_PIECE;
}

void laws_move_play(struct laws_position *position, struct laws_move move)
{
	laws_piece piece = position->board[move.from];
	enum laws_side side = laws_piece_side(piece);
	bool pawn = laws_piece_kind(piece) == LAWS_PAWN;
	laws_squares touched = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);

	count_up(&position->halfmoves);
	if (move.type == LAWS_MOVE_CASTLING)
		play_castling(position, move);
	else if (play_ordinary(position, move, piece) || pawn)
		position->halfmoves = 0;
	if (laws_piece_kind(piece) == LAWS_KING)
		touched |= side == LAWS_WHITE ? RANK_1 : RANK_8;
	position->castling &= ~touched;
	position->en_passant = LAWS_NO_SQUARE;
	if (side == LAWS_BLACK)
		count_up(&position->move_number);
	position->side_to_move = laws_side_other(side);
	if (pawn && (move.from ^ move.to) == 16)
		grant_en_passant(position, move);
}

laws_square laws_move_arrival(const struct laws_position *position, struct laws_move move)
{
	(void)position;
	return move.type == LAWS_MOVE_CASTLING ? castled_king(move.from, move.to) : move.to;
}

laws_square laws_move_rook_arrival(const struct laws_position *position, struct laws_move move)
{
	(void)position;
	if (move.type != LAWS_MOVE_CASTLING)
		return LAWS_NO_SQUARE;
	return castled_rook(move.from, move.to);
}

laws_square laws_move_captured(const struct laws_position *position, struct laws_move move)
{
	if (move.type == LAWS_MOVE_CASTLING)
		return LAWS_NO_SQUARE;
	if (move.type == LAWS_MOVE_EN_PASSANT)
		return passed_pawn(move.to);
	return position->board[move.to] ? move.to : LAWS_NO_SQUARE;
}
