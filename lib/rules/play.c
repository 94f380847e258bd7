/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What playing a legal move leaves on the board.
 */
#include "rules/rules.h"

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

/* The right to capture en passant lasts one move, and counts only where it can be used. */
static void grant_en_passant(struct laws_position *position, struct laws_move move)
{
	laws_square passed = (laws_square)((move.from + move.to) / 2);
	enum laws_side side = laws_position_side(position);
	laws_squares near = pawn_attacks(LAWS_SQUARE_SET(passed), laws_side_other(side));

	if ((near & position->kinds[LAWS_PAWN] & position->sides[side]) &&
	    chesslaws_en_passant_pawns(position, passed))
		position->en_passant = passed;
}

static inline uint16_t one_more(uint16_t counter)
{
	return (uint16_t)(counter + (counter < UINT16_MAX));
}

/* The rights that go: of a rook that left or was captured, and of a king that left. */
static inline laws_squares rights_lost(struct laws_move move, laws_piece piece)
{
	laws_squares lost = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);

	if (laws_piece_kind(piece) == LAWS_KING)
		lost |= laws_piece_side(piece) == LAWS_WHITE ? RANK_1 : RANK_8;
	return lost;
}

/* What every move changes besides the pieces; @piece is the one that left @move's square. */
static inline void hand_over(struct laws_position *position, struct laws_move move,
			     laws_piece piece, bool captured)
{
	bool pawn = laws_piece_kind(piece) == LAWS_PAWN;

	position->halfmoves = captured || pawn ? 0 : one_more(position->halfmoves);
	position->castling &= ~rights_lost(move, piece);
	position->en_passant = LAWS_NO_SQUARE;
	if (laws_piece_side(piece) == LAWS_BLACK)
		position->move_number = one_more(position->move_number);
	position->side_to_move = laws_side_other(laws_piece_side(piece));
	if (pawn && (move.from ^ move.to) == 16)
		grant_en_passant(position, move);
}

/* Castling, en passant and promotion: kept apart, for they are rare. */
static __attribute__((noinline)) void play_special(struct laws_position *position,
						   struct laws_move move, laws_piece piece)
{
	laws_square captured = move.type == LAWS_MOVE_EN_PASSANT ? passed_pawn(move.to) : move.to;
	laws_piece other = position->board[captured];

	take(position, move.from, piece);
	take(position, captured, other);
	if (move.type == LAWS_MOVE_CASTLING) {
		put(position, castled_king(move.from, move.to), piece);
		put(position, castled_rook(move.from, move.to), other);
		hand_over(position, move, piece, false);
		return;
	}
	if (move.promotion == LAWS_NO_KIND)
		put(position, move.to, piece);
	else
		put(position, move.to, LAWS_PIECE(laws_piece_side(piece), move.promotion));
	hand_over(position, move, piece, other != LAWS_NO_PIECE);
}

/* A piece goes where nothing or an opponent's piece stands: without asking which. */
void laws_move_play(struct laws_position *position, struct laws_move move)
{
	laws_piece piece = position->board[move.from], victim = position->board[move.to];
	laws_squares from = LAWS_SQUARE_SET(move.from), to = LAWS_SQUARE_SET(move.to);
	enum laws_side side = laws_piece_side(piece);

	if (move.type != LAWS_MOVE_ORDINARY || move.promotion != LAWS_NO_KIND) {
		play_special(position, move, piece);
		return;
	}
	position->kinds[laws_piece_kind(victim)] &= ~to;
	position->kinds[laws_piece_kind(piece)] ^= from | to;
	position->sides[side] ^= from | to;
	position->sides[laws_side_other(side)] &= ~to;
	position->board[move.from] = LAWS_NO_PIECE;
	position->board[move.to] = piece;
	hand_over(position, move, piece, victim != LAWS_NO_PIECE);
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

static void castling_footprint(struct laws_move move, laws_squares *left, laws_squares *reached)
{
	laws_square king_to = castled_king(move.from, move.to);
	laws_square rook_to = castled_rook(move.from, move.to);

	*left = *reached = 0;
	if (king_to != move.from) {
		*left |= LAWS_SQUARE_SET(move.from);
		*reached |= LAWS_SQUARE_SET(king_to);
	}
	if (rook_to != move.to) {
		*left |= LAWS_SQUARE_SET(move.to);
		*reached |= LAWS_SQUARE_SET(rook_to);
	}
}

void laws_move_footprint(const struct laws_position *position, struct laws_move move,
			 laws_squares *left, laws_squares *reached)
{
	if (move.type == LAWS_MOVE_CASTLING) {
		castling_footprint(move, left, reached);
		return;
	}
	*left = LAWS_SQUARE_SET(move.from) | laws_square_set(laws_move_captured(position, move));
	*reached = LAWS_SQUARE_SET(move.to);
}

laws_square laws_move_captured(const struct laws_position *position, struct laws_move move)
{
	if (move.type == LAWS_MOVE_CASTLING)
		return LAWS_NO_SQUARE;
	if (move.type == LAWS_MOVE_EN_PASSANT)
		return passed_pawn(move.to);
	return position->board[move.to] ? move.to : LAWS_NO_SQUARE;
}
