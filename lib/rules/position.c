/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Set-ups checked and turned into positions. All faults of a set-up are found
 * at once, so that whoever put up the board can put all of it right.
 * unreachable.c and last_move.c tell why a position is illegal.
 */
#include "rules/rules.h"

static bool piece_is_known(laws_piece piece)
{
	return piece == LAWS_NO_PIECE || (piece < 16 && laws_piece_kind(piece) >= LAWS_PAWN &&
					  laws_piece_kind(piece) <= LAWS_KING);
}

static unsigned int place_pieces(struct laws_position *position, const struct laws_setup *setup)
{
	unsigned int faults = 0;

	for (laws_square square = 0; square < 64; square++) {
		laws_piece piece = setup->board[square];

		if (!piece_is_known(piece)) {
			faults |= LAWS_SETUP_BAD_PIECE;
			continue;
		}
		if (piece == LAWS_NO_PIECE)
			continue;
		position->board[square] = piece;
		position->kinds[laws_piece_kind(piece)] |= LAWS_SQUARE_SET(square);
		position->sides[laws_piece_side(piece)] |= LAWS_SQUARE_SET(square);
	}
	return faults;
}

static unsigned int number_faults(const struct laws_position *position, enum laws_side side)
{
	bool white = side == LAWS_WHITE;
	unsigned int faults = 0;

	if (count_squares(pieces(position, side, LAWS_KING)) != 1)
		faults |= white ? LAWS_SETUP_WHITE_KING : LAWS_SETUP_BLACK_KING;
	if (count_squares(position->sides[side]) > 16)
		faults |= white ? LAWS_SETUP_WHITE_PIECES : LAWS_SETUP_BLACK_PIECES;
	return faults;
}

static unsigned int check_faults(const struct laws_position *position)
{
	enum laws_side side = laws_position_side(position);
	laws_squares kings = pieces(position, laws_side_other(side), LAWS_KING);

	while (kings)
		if (attackers(position, take_first(&kings), side, laws_position_occupied(position)))
			return LAWS_SETUP_OPPONENT_IN_CHECK;
	return 0;
}

/* Article 3.8.2.1, for the initial position of Article 2.3. */
static unsigned int standard_castling_faults(const struct laws_position *position)
{
	laws_squares rooks = position->castling;

	while (rooks) {
		laws_square rook = take_first(&rooks);
		unsigned int rank = square_rank(rook);
		enum laws_side side = rank == 0 ? LAWS_WHITE : LAWS_BLACK;

		if ((rank != 0 && rank != 7) || (square_file(rook) != 0 && square_file(rook) != 7))
			return LAWS_SETUP_CASTLING;
		if (position->board[rook] != LAWS_PIECE(side, LAWS_ROOK) ||
		    position->board[square_at(4, rank)] != LAWS_PIECE(side, LAWS_KING))
			return LAWS_SETUP_CASTLING;
	}
	return 0;
}

/* Guidelines II.3.1: the king and the rook stand on the first rank, and one right is on each side.
 */
static bool may_castle(const struct laws_position *position, enum laws_side side)
{
	laws_squares rank = side == LAWS_WHITE ? RANK_1 : RANK_8;
	laws_squares rooks = position->castling & rank;
	laws_squares king = pieces(position, side, LAWS_KING);

	if (!rooks)
		return true;
	return !(rooks & ~pieces(position, side, LAWS_ROOK)) && (king & rank) &&
	       !more_than_one(king) && !more_than_one(rooks & -king) &&
	       !more_than_one(rooks & (king - 1));
}

static unsigned int castling_faults(const struct laws_position *position)
{
	bool possible;

	if (!position->chess960)
		return standard_castling_faults(position);
	possible = !(position->castling & ~(RANK_1 | RANK_8)) && may_castle(position, LAWS_WHITE) &&
		   may_castle(position, LAWS_BLACK);
	return possible ? 0 : LAWS_SETUP_CASTLING;
}

/* Article 3.7.3.1: the pawn stands before the square, and nothing on it or behind it. */
static unsigned int en_passant_faults(const struct laws_position *position, laws_square square)
{
	enum laws_side side = laws_position_side(position);
	int forward = side == LAWS_WHITE ? 8 : -8;
	laws_piece pawn = LAWS_PIECE(laws_side_other(side), LAWS_PAWN);

	if (square == LAWS_NO_SQUARE)
		return 0;
	if (square > 63 || square_rank(square) != (side == LAWS_WHITE ? 5 : 2))
		return LAWS_SETUP_EN_PASSANT;
	if (position->board[square] || position->board[square + forward] ||
	    position->board[square - forward] != pawn)
		return LAWS_SETUP_EN_PASSANT;
	return 0;
}

static uint16_t counter(unsigned int value, unsigned int least)
{
	if (value < least)
		return (uint16_t)least;
	return value > UINT16_MAX ? UINT16_MAX : (uint16_t)value;
}

/* Puts up @setup, whatever it is; returns what makes it unplayable. */
static unsigned int put_up(struct laws_position *position, const struct laws_setup *setup)
{
	unsigned int faults;

	*position = (struct laws_position){
		.castling = setup->castling,
		.halfmoves = counter(setup->halfmoves, 0),
		.move_number = counter(setup->move_number, 1),
		.en_passant = LAWS_NO_SQUARE,
		.side_to_move = setup->side_to_move == LAWS_BLACK ? LAWS_BLACK : LAWS_WHITE,
		.chess960 = setup->chess960,
	};
	faults = place_pieces(position, setup);
	faults |= number_faults(position, LAWS_WHITE) | number_faults(position, LAWS_BLACK);
	if (position->kinds[LAWS_PAWN] & (RANK_1 | RANK_8))
		faults |= LAWS_SETUP_PAWN_ON_LAST_RANK;
	faults |= check_faults(position) | castling_faults(position);
	return faults | en_passant_faults(position, setup->en_passant);
}

unsigned int laws_position_init(struct laws_position *position, const struct laws_setup *setup)
{
	struct laws_position made;
	unsigned int faults = put_up(&made, setup);

	if (faults)
		return faults;
	if (setup->en_passant != LAWS_NO_SQUARE &&
	    chesslaws_en_passant_pawns(&made, setup->en_passant))
		made.en_passant = setup->en_passant;
	*position = made;
	return 0;
}

unsigned int laws_setup_faults(const struct laws_setup *setup)
{
	struct laws_position position;
	unsigned int faults = put_up(&position, setup);

	faults |= chesslaws_material_faults(&position);
	if (!(faults & LAWS_SETUP_UNPLAYABLE))
		faults |= chesslaws_last_move_faults(&position, setup->en_passant);
	return faults;
}

#define BOTH(squares) ((squares) | (squares) << 56)
#define OFFICERS(side)                                                                             \
	LAWS_PIECE(side, LAWS_ROOK), LAWS_PIECE(side, LAWS_KNIGHT), LAWS_PIECE(side, LAWS_BISHOP), \
		LAWS_PIECE(side, LAWS_QUEEN), LAWS_PIECE(side, LAWS_KING),                         \
		LAWS_PIECE(side, LAWS_BISHOP), LAWS_PIECE(side, LAWS_KNIGHT),                      \
		LAWS_PIECE(side, LAWS_ROOK)

void laws_position_start(struct laws_position *position)
{
	static const struct laws_position initial = {
		.kinds =
			{
				[LAWS_PAWN] = RANK_1 << 8 | RANK_1 << 48,
				[LAWS_KNIGHT] = BOTH((laws_squares)0x42),
				[LAWS_BISHOP] = BOTH((laws_squares)0x24),
				[LAWS_ROOK] = BOTH((laws_squares)0x81),
				[LAWS_QUEEN] = BOTH((laws_squares)0x08),
				[LAWS_KING] = BOTH((laws_squares)0x10),
			},
		.sides = {RANK_1 | RANK_1 << 8, RANK_1 << 48 | RANK_8},
		.board =
			{
				OFFICERS(LAWS_WHITE),
				[8 ... 15] = LAWS_PIECE(LAWS_WHITE, LAWS_PAWN),
				[48 ... 55] = LAWS_PIECE(LAWS_BLACK, LAWS_PAWN),
				OFFICERS(LAWS_BLACK),
			},
		.castling = BOTH((laws_squares)0x81),
		.move_number = 1,
		.en_passant = LAWS_NO_SQUARE,
		.side_to_move = LAWS_WHITE,
	};

	*position = initial;
}

void laws_position_setup(const struct laws_position *position, struct laws_setup *setup)
{
	for (laws_square square = 0; square < 64; square++)
		setup->board[square] = position->board[square];
	setup->side_to_move = laws_position_side(position);
	setup->castling = position->castling;
	setup->en_passant = position->en_passant;
	setup->halfmoves = position->halfmoves;
	setup->move_number = position->move_number;
	setup->chess960 = position->chess960;
}

bool laws_position_in_check(const struct laws_position *position)
{
	enum laws_side side = laws_position_side(position);

	return attackers(position, king_square(position, side), laws_side_other(side),
			 laws_position_occupied(position)) != 0;
}
