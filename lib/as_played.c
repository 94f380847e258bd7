/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What an illegal move leaves on the board, once the opponent goes on from it.
 */
#include <chesslaws/course.h>

#include "rules.h"

/* How a board differs from the position in which something was played. */
struct play {
	laws_squares left;     /* squares of the mover's pieces that are gone from there */
	laws_squares arrived;  /* squares on which the mover's pieces did not stand */
	laws_squares captured; /* squares of the opponent's pieces that are gone */
	bool strange;	       /* something stands where nobody can have played it */
};

static struct play compare(const struct laws_position *before, const laws_piece board[64])
{
	enum laws_side mover = laws_position_side(before);
	struct play play = {0};

	for (laws_square square = 0; square < 64; square++) {
		laws_piece was = before->board[square], is = board[square];
		laws_squares set = LAWS_SQUARE_SET(square);

		if (was == is)
			continue;
		if (was && laws_piece_side(was) == mover)
			play.left |= set;
		else if (was)
			play.captured |= set;
		if (!is)
			continue;
		play.arrived |= set;
		/* Also an unknown piece, whose kind is none. */
		play.strange |= laws_piece_side(is) != mover || laws_piece_kind(is) > LAWS_KING;
	}
	return play;
}

/* One piece is elsewhere, and nothing or what stood in its way is gone. */
static bool is_single(const struct laws_position *before, const laws_piece board[64],
		      const struct play *play)
{
	laws_square from = first_square(play->left), to = first_square(play->arrived);

	if (more_than_one(play->left) || more_than_one(play->arrived) ||
	    before->board[from] != board[to])
		return false;
	return !play->captured || play->captured == play->arrived ||
	       (laws_piece_kind(board[to]) == LAWS_PAWN && !more_than_one(play->captured) &&
		!before->board[to]);
}

/* King and rook of the mover are elsewhere on their first rank, and nothing is gone. */
static bool is_like_castling(const struct laws_position *before, const laws_piece board[64],
			     const struct play *play)
{
	enum laws_side mover = laws_position_side(before);
	laws_squares rank = mover == LAWS_WHITE ? RANK_1 : RANK_8;
	laws_squares both = before->kinds[LAWS_KING] | before->kinds[LAWS_ROOK];
	laws_squares arrived = play->arrived;
	unsigned int kinds = 0;

	if (play->captured || count_squares(play->left) != 2 || count_squares(arrived) != 2 ||
	    ((play->left | arrived) & ~rank) || (play->left & ~both) ||
	    !(play->left & before->kinds[LAWS_KING]))
		return false;
	while (arrived)
		kinds |= 1u << laws_piece_kind(board[take_first(&arrived)]);
	return kinds == (1u << LAWS_KING | 1u << LAWS_ROOK);
}

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
static laws_squares castling_left(const struct laws_position *before, const struct play *play)
{
	laws_squares gone = play->left | play->captured;
	laws_squares rank = laws_position_side(before) == LAWS_WHITE ? RANK_1 : RANK_8;

	if (play->left & before->kinds[LAWS_KING])
		gone |= rank;
	return before->castling & ~gone;
}

/* A double step that only the king forbade passes a square all the same (3.7.3.1). */
static laws_square passed_square(const struct laws_position *after, const struct play *play)
{
	laws_square from, to, passed;

	if (!play->left || play->captured)
		return LAWS_NO_SQUARE;
	from = first_square(play->left);
	to = first_square(play->arrived);
	if (laws_piece_kind(after->board[to]) != LAWS_PAWN || (from ^ to) != 16 ||
	    !(LAWS_SQUARE_SET(from) & (RANK_1 << 8 | RANK_8 >> 8)))
		return LAWS_NO_SQUARE;
	passed = (laws_square)((from + to) / 2);
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

bool laws_position_as_played(const struct laws_position *before, const laws_piece board[64],
			     struct laws_position *after)
{
	enum laws_side mover = laws_position_side(before);
	struct play play = compare(before, board);
	struct laws_position made = {
		.castling = castling_left(before, &play),
		.move_number = before->move_number,
		.en_passant = LAWS_NO_SQUARE,
		.side_to_move = laws_side_other(mover),
	};

	if (play.strange || !play.left != !play.arrived || (play.captured && !play.left))
		return false;
	if (play.left && !is_single(before, board, &play) &&
	    !is_like_castling(before, board, &play))
		return false;
	put_pieces(&made, board);
	if (!is_possible(&made))
		return false;
	made.halfmoves = before->halfmoves;
	if (made.halfmoves < UINT16_MAX)
		made.halfmoves++;
	if (play.captured || (play.left & before->kinds[LAWS_PAWN]))
		made.halfmoves = 0;
	if (mover == LAWS_BLACK && made.move_number < UINT16_MAX)
		made.move_number++;
	made.en_passant = passed_square(&made, &play);
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
