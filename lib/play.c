/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What playing a legal move leaves on the board.
 */
#include "rules.h"

static void put(struct laws_position *position, laws_square square, laws_piece piece)
{
	laws_squares set = LAWS_SQUARE_SET(square);

	position->board[square] = piece;
	position->kinds[laws_piece_kind(piece)] |= set;
	position->sides[laws_piece_side(piece)] |= set;
}

static laws_piece take(struct laws_position *position, laws_square square)
{
	laws_piece piece = position->board[square];
	laws_squares set = LAWS_SQUARE_SET(square);

	position->board[square] = LAWS_NO_PIECE;
	position->kinds[laws_piece_kind(piece)] &= ~set;
	position->sides[laws_piece_side(piece)] &= ~set;
	return piece;
}

static void play_castling(struct laws_position *position, struct laws_move move)
{
	laws_piece king = take(position, move.from);
	laws_piece rook = take(position, move.to);

	put(position, castled_king(move.from, move.to), king);
	put(position, castled_rook(move.from, move.to), rook);
}

static void play_ordinary(struct laws_position *position, struct laws_move move)
{
	laws_piece piece = take(position, move.from);
	laws_square captured = laws_move_captured(position, move);

	if (captured != LAWS_NO_SQUARE)
		take(position, captured);
	if (move.promotion != LAWS_NO_KIND)
		piece = LAWS_PIECE(laws_piece_side(piece), move.promotion);
	put(position, move.to, piece);
}

/* The right to capture en passant lasts one move, and counts only where it can be used. */
static void grant_en_passant(struct laws_position *position, struct laws_move move)
{
	laws_square passed = (laws_square)((move.from + move.to) / 2);

	if (chesslaws_en_passant_pawns(position, passed))
		position->en_passant = passed;
}

static void count_up(uint16_t *counter)
{
	if (*counter < UINT16_MAX)
		(*counter)++;
}

void laws_move_play(struct laws_position *position, struct laws_move move)
{
	laws_piece piece = position->board[move.from];
	bool pawn = laws_piece_kind(piece) == LAWS_PAWN;
	bool capture = laws_move_captured(position, move) != LAWS_NO_SQUARE;
	laws_squares touched = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);

	if (move.type == LAWS_MOVE_CASTLING)
		play_castling(position, move);
	else
		play_ordinary(position, move);
	if (laws_piece_kind(piece) == LAWS_KING)
		touched |= laws_piece_side(piece) == LAWS_WHITE ? RANK_1 : RANK_8;
	position->castling &= ~touched;
	position->en_passant = LAWS_NO_SQUARE;
	count_up(&position->halfmoves);
	if (pawn || capture)
		position->halfmoves = 0;
	if (laws_piece_side(piece) == LAWS_BLACK)
		count_up(&position->move_number);
	position->side_to_move = laws_side_other(laws_piece_side(piece));
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
