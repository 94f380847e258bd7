/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Why no series of legal moves leads to what stands on the board (Article 3.10.3),
 * from the pieces, the pawns' files and the castling rights alone. Every reason is
 * a proof: a doubtful one is not given.
 */
#include "rules/rules.h"

#define LIGHT_SQUARES ((laws_squares)0x55aa55aa55aa55aa)
#define BISHOP_FILES  (FILE_A << 2 | FILE_A << 5)

#define NOT_POSSIBLE 255 /* more captures than any game has */

static unsigned int beyond(laws_squares squares, unsigned int at_first)
{
	unsigned int count = count_squares(squares);

	return count > at_first ? count - at_first : 0;
}

static laws_squares first_rank(enum laws_side side)
{
	return side == LAWS_WHITE ? RANK_1 : RANK_8;
}

/* Where the bishop that goes on squares of @colour can have stood at first. */
static laws_squares bishop_homes(const struct laws_position *position, enum laws_side side,
				 laws_squares colour)
{
	laws_squares homes = first_rank(side) & colour;

	return position->chess960 ? homes : homes & BISHOP_FILES;
}

/*
 * True when the first bishop on @homes has never been let out: the pawns before
 * them stand where they stood at first, and no pawn comes back there.
 */
static bool is_shut_in(const struct laws_position *position, enum laws_side side,
		       laws_squares homes)
{
	return !(pawn_attacks(homes, side) & ~pieces(position, side, LAWS_PAWN));
}

/* The bishops on squares of @colour that only promotion can have brought. */
static unsigned int promoted_bishops(const struct laws_position *position, enum laws_side side,
				     laws_squares colour)
{
	laws_squares bishops = pieces(position, side, LAWS_BISHOP) & colour;
	laws_squares homes = bishop_homes(position, side, colour);

	if (!is_shut_in(position, side, homes))
		return beyond(bishops, 1);
	return beyond(bishops & homes, 1) + count_squares(bishops & ~homes);
}

/* Pieces that only promotion can have brought (Articles 2.2, 3.7.3.3). */
static unsigned int promoted_pieces(const struct laws_position *position, enum laws_side side)
{
	return beyond(pieces(position, side, LAWS_QUEEN), 1) +
	       beyond(pieces(position, side, LAWS_ROOK), 2) +
	       beyond(pieces(position, side, LAWS_KNIGHT), 2) +
	       promoted_bishops(position, side, LIGHT_SQUARES) +
	       promoted_bishops(position, side, ~LIGHT_SQUARES);
}

static unsigned int promotion_faults(const struct laws_position *position, enum laws_side side)
{
	bool white = side == LAWS_WHITE;
	unsigned int pawns = count_squares(pieces(position, side, LAWS_PAWN));
	unsigned int missing = pawns < 8 ? 8 - pawns : 0;
	unsigned int faults = 0;

	if (pawns > 8)
		faults |= white ? LAWS_SETUP_WHITE_PAWNS : LAWS_SETUP_BLACK_PAWNS;
	if (promoted_pieces(position, side) > missing)
		faults |= white ? LAWS_SETUP_WHITE_PROMOTED : LAWS_SETUP_BLACK_PROMOTED;
	return faults;
}

/*
 * How many captures bring a pawn from @home, a file, to @square: each takes it one
 * file further and one rank (Article 3.7.3). A pawn that would need more captures
 * than it has advanced ranks cannot have come from there.
 */
static unsigned int captures_between(unsigned int home, laws_square square, enum laws_side side)
{
	unsigned int file = square_file(square), rank = square_rank(square);
	unsigned int captures = file > home ? file - home : home - file;
	unsigned int advanced = side == LAWS_WHITE ? rank - 1 : 6 - rank;

	return captures <= advanced ? captures : NOT_POSSIBLE;
}

/*
 * The least number of captures that explains where the pawns of @side stand,
 * each having come from a file of its own: all ways to give the pawns their
 * files, tried pawn by pawn over the sets of files given away.
 */
static unsigned int least_captures(laws_squares pawns, enum laws_side side)
{
	unsigned int least[256];
	unsigned int best = NOT_POSSIBLE, count = count_squares(pawns);

	least[0] = 0;
	for (unsigned int files = 1; files < 256; files++)
		least[files] = NOT_POSSIBLE;
	while (pawns) {
		laws_square pawn = take_first(&pawns);

		/* Downwards, so that no pawn is counted twice: a set grows by what it gets. */
		for (unsigned int files = 255; files > 0; files--) {
			least[files] = NOT_POSSIBLE;
			for (unsigned int home = 0; home < 8; home++) {
				unsigned int before = files & ~(1u << home), sum;

				if (before == files)
					continue;
				sum = least[before] + captures_between(home, pawn, side);
				if (sum < least[files])
					least[files] = sum;
			}
		}
		least[0] = NOT_POSSIBLE;
	}
	for (unsigned int files = 0; files < 256; files++)
		if (count_squares(files) == count && least[files] < best)
			best = least[files];
	return best;
}

/*
 * How many pieces of @side pawns can have captured. A bishop that was never let
 * out and is gone was taken at home, where the same pawns kept all others away.
 */
static unsigned int taken_by_pawns(const struct laws_position *position, enum laws_side side)
{
	unsigned int left = count_squares(position->sides[side]);
	unsigned int taken = left < 16 ? 16 - left : 0;

	for (unsigned int i = 0; i < 2; i++) {
		laws_squares homes =
			bishop_homes(position, side, i ? LIGHT_SQUARES : ~LIGHT_SQUARES);
		bool gone = !(homes & pieces(position, side, LAWS_BISHOP));

		if (taken && gone && is_shut_in(position, side, homes))
			taken--;
	}
	return taken;
}

static unsigned int capture_faults(const struct laws_position *position, enum laws_side side)
{
	laws_squares pawns = pieces(position, side, LAWS_PAWN);

	if ((pawns & (RANK_1 | RANK_8)) || count_squares(pawns) > 8)
		return 0;
	if (least_captures(pawns, side) <= taken_by_pawns(position, laws_side_other(side)))
		return 0;
	return side == LAWS_WHITE ? LAWS_SETUP_WHITE_CAPTURES : LAWS_SETUP_BLACK_CAPTURES;
}

/* While nothing has been captured, two pawns face each other on each file. */
static unsigned int passing_faults(const struct laws_position *position)
{
	laws_squares white = pieces(position, LAWS_WHITE, LAWS_PAWN);
	laws_squares black = pieces(position, LAWS_BLACK, LAWS_PAWN);

	if (count_squares(laws_position_occupied(position)) < 32)
		return 0;
	if (count_squares(white) < 8 || count_squares(black) < 8)
		return LAWS_SETUP_PAWNS_PASSED;
	for (laws_squares behind = white >> 8; behind; behind >>= 8)
		if (behind & black)
			return LAWS_SETUP_PAWNS_PASSED;
	return 0;
}

/*
 * Guidelines II.2: a king who may castle stands between two rooks at the start,
 * so on no edge, and what has never moved stands opposite its like.
 */
static unsigned int start_faults(const struct laws_position *position)
{
	laws_squares white = position->castling & RANK_1;
	laws_squares black = (position->castling & RANK_8) >> 56;
	laws_squares white_king = pieces(position, LAWS_WHITE, LAWS_KING) & RANK_1;
	laws_squares black_king = (pieces(position, LAWS_BLACK, LAWS_KING) & RANK_8) >> 56;
	laws_squares king = white ? white_king : black_king;
	laws_squares rooks = white | black;

	if (!position->chess960 || !rooks)
		return 0;
	if (king & (FILE_A | FILE_H))
		return LAWS_SETUP_CASTLING_START;
	if (white && black && white_king != black_king)
		return LAWS_SETUP_CASTLING_START;
	if (more_than_one(rooks & -king) || more_than_one(rooks & (king - 1)))
		return LAWS_SETUP_CASTLING_START;
	return 0;
}

unsigned int chesslaws_material_faults(const struct laws_position *position)
{
	return promotion_faults(position, LAWS_WHITE) | promotion_faults(position, LAWS_BLACK) |
	       capture_faults(position, LAWS_WHITE) | capture_faults(position, LAWS_BLACK) |
	       passing_faults(position) | start_faults(position);
}
