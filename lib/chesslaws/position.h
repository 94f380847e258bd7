/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Set-ups and positions: what can stand on a board, and what the Laws allow
 * to be played from.
 *
 * A set-up is anything at all: a board in the middle of a move, a diagram, the
 * fields of a FEN. A position is a set-up that has been validated: one can move in
 * it. Everything that plays moves takes positions only. A position may still be
 * illegal (Article 3.10.3); laws_setup_faults() finds that out as far as it can.
 */
#ifndef CHESSLAWS_POSITION_H
#define CHESSLAWS_POSITION_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A set of squares: bit 0 is a1, bit 1 is b1, bit 63 is h8. */
typedef uint64_t laws_squares;

/* A square: a1 = 0, b1 = 1 … h8 = 63. */
typedef uint8_t laws_square;

#define LAWS_NO_SQUARE		((laws_square)64)
#define LAWS_SQUARE_SET(square) ((laws_squares)1 << (square))

/* Returns the set of @square alone (Article 2.1), which is empty for LAWS_NO_SQUARE. */
static inline laws_squares laws_square_set(laws_square square)
{
	return square < LAWS_NO_SQUARE ? LAWS_SQUARE_SET(square) : 0;
}

/* True for two squares a king's step apart (Article 3.8.1); neither may be LAWS_NO_SQUARE. */
static inline bool laws_square_is_beside(laws_square a, laws_square b)
{
	int files = a % 8 - b % 8, ranks = a / 8 - b / 8;

	return a != b && files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
}

/* The players, and whose a piece is (Article 1.1). */
enum laws_side {
	LAWS_WHITE = 0,
	LAWS_BLACK = 1,
};

/* What a piece is (Article 2.2); LAWS_NO_KIND where there is none. */
enum laws_kind {
	LAWS_NO_KIND = 0,
	LAWS_PAWN = 1,
	LAWS_KNIGHT = 2,
	LAWS_BISHOP = 3,
	LAWS_ROOK = 4,
	LAWS_QUEEN = 5,
	LAWS_KING = 6,
};

/* A piece: its kind, and its side in bit 3. Zero is an empty square. */
typedef uint8_t laws_piece;

#define LAWS_NO_PIECE	       ((laws_piece)0)
#define LAWS_PIECE(side, kind) ((laws_piece)((side) << 3 | (kind)))

/* The kind of @piece (Article 2.2); LAWS_NO_KIND for LAWS_NO_PIECE. */
static inline enum laws_kind laws_piece_kind(laws_piece piece)
{
	return (enum laws_kind)(piece & 7);
}

/* The side whose @piece is (Article 1.1); of LAWS_NO_PIECE it means nothing. */
static inline enum laws_side laws_piece_side(laws_piece piece)
{
	return (enum laws_side)(piece >> 3 & 1);
}

/* The opponent of @side (Article 1.1). */
static inline enum laws_side laws_side_other(enum laws_side side)
{
	return side == LAWS_WHITE ? LAWS_BLACK : LAWS_WHITE;
}

/* Anything that can stand on a board, with the fields that FEN adds to it. */
struct laws_setup {
	laws_piece board[64];
	enum laws_side side_to_move;
	laws_squares castling;	  /* the rooks that may still castle */
	laws_square en_passant;	  /* the square a pawn has just passed over, or LAWS_NO_SQUARE */
	unsigned int halfmoves;	  /* moves of either side since the last capture or pawn move */
	unsigned int move_number; /* of White's next or Black's present move, from 1 */
	bool chess960;		  /* king and rooks castle from any squares (Guidelines II.3) */
};

/*
 * What is wrong with a set-up: a bit each. With one of LAWS_SETUP_UNPLAYABLE no
 * moves can be played. The others leave it a position, but an illegal one: no
 * series of legal moves leads there from the initial position (Article 3.10.3).
 */
enum laws_setup_fault {
	LAWS_SETUP_WHITE_KING = 1 << 0,	       /* not exactly one white king */
	LAWS_SETUP_BLACK_KING = 1 << 1,	       /* not exactly one black king */
	LAWS_SETUP_WHITE_PIECES = 1 << 2,      /* more than sixteen white pieces */
	LAWS_SETUP_BLACK_PIECES = 1 << 3,      /* more than sixteen black pieces */
	LAWS_SETUP_PAWN_ON_LAST_RANK = 1 << 4, /* a pawn on rank 1 or 8 */
	LAWS_SETUP_OPPONENT_IN_CHECK = 1 << 5, /* the side not to move is in check */
	LAWS_SETUP_CASTLING = 1 << 6,	       /* a castling right without its king or rook */
	LAWS_SETUP_EN_PASSANT = 1 << 7,	       /* no pawn can just have passed that square */
	LAWS_SETUP_BAD_PIECE = 1 << 8,	       /* a square holds a value that is no piece */

	LAWS_SETUP_WHITE_PAWNS = 1 << 9,     /* more than eight white pawns */
	LAWS_SETUP_BLACK_PAWNS = 1 << 10,    /* more than eight black pawns */
	LAWS_SETUP_WHITE_PROMOTED = 1 << 11, /* more promoted white pieces than missing pawns */
	LAWS_SETUP_BLACK_PROMOTED = 1 << 12, /* more promoted black pieces than missing pawns */
	LAWS_SETUP_WHITE_CAPTURES = 1 << 13, /* white pawns on files that captures do not explain */
	LAWS_SETUP_BLACK_CAPTURES = 1 << 14, /* black pawns on files that captures do not explain */
	LAWS_SETUP_PAWNS_PASSED = 1 << 15,   /* a pawn has passed another; nothing was captured */
	LAWS_SETUP_CASTLING_START = 1 << 16, /* rights that go with no start position (II.2) */
	LAWS_SETUP_EN_PASSANT_CHECK = 1 << 17, /* a check that was there before the pawn passed */
	LAWS_SETUP_CHECK = 1 << 18,	       /* a check that no last move can have given */
	LAWS_SETUP_LAST_MOVE = 1 << 19,	       /* no piece can have made the last move */
};

/* The faults with which a set-up is no position. */
#define LAWS_SETUP_UNPLAYABLE ((1u << 9) - 1)

/* The faults of an illegal position, in which moves can be played all the same. */
#define LAWS_SETUP_UNREACHABLE (((1u << 20) - 1) & ~LAWS_SETUP_UNPLAYABLE)

/*
 * A validated position. The members are there so that the caller can own the
 * storage; read them through the functions below.
 */
struct laws_position {
	laws_squares kinds[7]; /* by enum laws_kind; [0] is unused */
	laws_squares sides[2];
	laws_piece board[64];
	laws_squares castling;
	uint16_t halfmoves;
	uint16_t move_number;
	laws_square en_passant; /* set only when an en passant capture is legal */
	uint8_t side_to_move;
	uint8_t chess960;
};

/* Fills @position with the initial position (Article 2.3). */
void laws_position_start(struct laws_position *position);

/*
 * Fills @position with start position @number of Chess960 (Guidelines II.2), in
 * Scharnagl's numbering: 518 has the pieces where Article 2.3 puts them. A random
 * number from 0 to 959 gives a random position.
 * Returns false, and leaves @position untouched, for other numbers.
 */
bool laws_position_start_chess960(struct laws_position *position, unsigned int number);

/*
 * Fills @position with the start position of Chess960 (Guidelines II.2) that stands on
 * @board, White to move and both sides with both rights to castle. Returns false, and
 * leaves @position untouched, when what stands there is none.
 */
bool laws_position_start_on_board(struct laws_position *position, const laws_piece board[64]);

/*
 * Validates @setup and fills @position with it.
 * Returns 0, or those faults that are among LAWS_SETUP_UNPLAYABLE, as a mask of
 * enum laws_setup_fault, and then leaves @position untouched. An en passant
 * square from which no capture would be legal is accepted and dropped, because
 * no right goes with it (Article 9.2.3). Illegal positions are positions: an
 * illegal move that stands leaves them behind (A.5.2), and composers ask about
 * them.
 */
unsigned int laws_position_init(struct laws_position *position, const struct laws_setup *setup);

/*
 * All that is wrong with @setup, as a mask of enum laws_setup_fault: what
 * laws_position_init() finds, and each reason known here why the position is
 * illegal (Article 3.10.3).
 *
 * Each reason is a proof: a position that a series of legal moves leads to has
 * none. 0 proves nothing. Not examined are: what shows only more than one move
 * back, the colours of the squares on which pawns captured, captures by pawns that
 * have promoted, and shut-in pieces other than bishops. The counters of moves are
 * not looked at, and of Chess960 only what holds for all its start positions.
 * Whether a last move was possible is asked only where nothing makes the set-up
 * unplayable.
 */
unsigned int laws_setup_faults(const struct laws_setup *setup);

/* Fills @setup with what stands in @position, as a FEN would have it; never fails. */
void laws_position_setup(const struct laws_position *position, struct laws_setup *setup);

/* True when the king of the side to move is attacked (Article 3.9.1). */
bool laws_position_in_check(const struct laws_position *position);

/* The side that has the move (Article 1.3). */
static inline enum laws_side laws_position_side(const struct laws_position *position)
{
	return (enum laws_side)position->side_to_move;
}

/* True when castling follows Guidelines II.3 and not Article 3.8.2. */
static inline bool laws_position_is_chess960(const struct laws_position *position)
{
	return position->chess960;
}

/* The piece on @square, 0 to 63, or LAWS_NO_PIECE (Article 2.4). */
static inline laws_piece laws_position_piece(const struct laws_position *position,
					     laws_square square)
{
	return position->board[square];
}

/* The squares on which pieces of either side stand (Article 2.4). */
static inline laws_squares laws_position_occupied(const struct laws_position *position)
{
	return position->sides[LAWS_WHITE] | position->sides[LAWS_BLACK];
}

#ifdef __cplusplus
}
#endif

#endif
