/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The position that an illegal move leaves on the board, for when the opponent plays on. */
#include <chesslaws/course.h>

#include "rules/rules.h"
#include "rules/single_move.h"

static void put_pieces(struct laws_position *position, const laws_piece board[64])
{
	for (laws_square square = 0; square < 64; square++) {
		laws_piece piece = board[square];

		position->board[square] = piece;
		if (!piece)
			continue;
		position->kinds[laws_piece_kind(piece)] |= LAWS_SQUARE_SET(square);
		position->sides[laws_piece_side(piece)] |= LAWS_SQUARE_SET(square);
	}
}

/* The rooks that have not moved, and whose king has not. */
static laws_squares castling_left(const struct laws_position *before,
				  const struct chesslaws_single_move *move)
{
	laws_squares gone = laws_square_set(move->from) | laws_square_set(move->rook_from) |
			    laws_square_set(move->captured);
	laws_squares rank = laws_position_side(before) == LAWS_WHITE ? RANK_1 : RANK_8;

	if (laws_piece_kind(move->piece) == LAWS_KING)
		gone |= rank;
	return before->castling & ~gone;
}

/* A double step passes a square also where it was illegal only because of the king (3.7.3.1). */
static laws_square passed_square(const struct laws_position *after,
				 const struct chesslaws_single_move *move)
{
	laws_square passed;

	if (laws_piece_kind(move->piece) != LAWS_PAWN || move->captured != LAWS_NO_SQUARE ||
	    (move->from ^ move->to) != 16 ||
	    !(LAWS_SQUARE_SET(move->from) & (RANK_1 << 8 | RANK_8 >> 8)))
		return LAWS_NO_SQUARE;
	passed = (laws_square)((move->from + move->to) / 2);
	if (after->board[passed] || !chesslaws_en_passant_pawns(after, passed))
		return LAWS_NO_SQUARE;
	return passed;
}

/* A pawn that was not replaced stays where no pawn can move any more (7.5.2). */
static bool is_possible(const struct laws_position *position)
{
	laws_squares kings = position->kinds[LAWS_KING];
	laws_squares pawns = position->kinds[LAWS_PAWN];
	const laws_squares *sides = position->sides;

	return count_squares(kings & sides[LAWS_WHITE]) == 1 &&
	       count_squares(kings & sides[LAWS_BLACK]) == 1 &&
	       !(pawns & sides[LAWS_WHITE] & RANK_1) && !(pawns & sides[LAWS_BLACK] & RANK_8);
}

/*
 * True when what was played is known from each piece: it is not where a promotion changed
 * the piece, or a player took an own piece.
 */
static bool is_known(const struct laws_position *before, const laws_piece board[64],
		     const struct chesslaws_single_move *move)
{
	return board[move->to] == move->piece &&
	       (move->captured == LAWS_NO_SQUARE ||
		laws_piece_side(before->board[move->captured]) != laws_position_side(before));
}

/* The position behind @move, or, where that is NULL, behind a turn without any. */
static void go_on(struct laws_position *made, const struct laws_position *before,
		  const struct chesslaws_single_move *move)
{
	made->castling = before->castling;
	made->halfmoves = before->halfmoves;
	if (made->halfmoves < UINT16_MAX)
		made->halfmoves++;
	if (laws_position_side(before) == LAWS_BLACK && made->move_number < UINT16_MAX)
		made->move_number++;
	if (!move)
		return;
	made->castling = castling_left(before, move);
	if (move->captured != LAWS_NO_SQUARE || laws_piece_kind(move->piece) == LAWS_PAWN)
		made->halfmoves = 0;
	made->en_passant = passed_square(made, move);
}

bool laws_position_as_played(const struct laws_position *before, const laws_piece board[64],
			     struct laws_position *after)
{
	struct chesslaws_single_move move;
	enum chesslaws_difference difference = chesslaws_single_move(before, board, &move);
	bool moved = difference == CHESSLAWS_DIFFERS_BY_A_MOVE;
	struct laws_position made = {
		.move_number = before->move_number,
		.en_passant = LAWS_NO_SQUARE,
		.side_to_move = laws_side_other(laws_position_side(before)),
	};

	if (difference == CHESSLAWS_DIFFERS_OTHERWISE || (moved && !is_known(before, board, &move)))
		return false;
	put_pieces(&made, board);
	if (!is_possible(&made))
		return false;
	go_on(&made, before, moved ? &move : NULL);
	*after = made;
	return true;
}

size_t laws_course_moves(const struct laws_position *position,
			 struct laws_move moves[LAWS_MOVES_MAX])
{
	enum laws_side mover = laws_position_side(position);
	laws_square king = king_square(position, laws_side_other(mover));
	size_t count = laws_moves(position, moves);
	size_t kept = 0;

	if (!attackers(position, king, mover, laws_position_occupied(position)))
		return count;
	for (size_t i = 0; i < count; i++)
		if (moves[i].type == LAWS_MOVE_CASTLING || moves[i].to != king)
			moves[kept++] = moves[i];
	return kept;
}
