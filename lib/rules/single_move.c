/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board compared with the position before it, to tell the one move that lies
 * between them, if there is one.
 */
#include <string.h>

#include <chesslaws/course.h>

#include "rules/rules.h"
#include "rules/single_move.h"

/* What differs, by square. */
struct difference {
	laws_squares left;     /* the mover's pieces are gone from here */
	laws_squares arrived;  /* the mover's pieces, or unknown ones, did not stand here */
	laws_squares captured; /* the opponent's pieces are gone from here */
	bool strange;	       /* the opponent's pieces have gone elsewhere */
};

static struct difference compare(const struct laws_position *before, const laws_piece board[64])
{
	enum laws_side mover = laws_position_side(before);
	struct difference difference = {0};

	for (laws_square square = 0; square < 64; square++) {
		laws_piece was = before->board[square], is = board[square];
		laws_squares set = LAWS_SQUARE_SET(square);

		if (was == is)
			continue;
		if (was && laws_piece_side(was) == mover)
			difference.left |= set;
		else if (was)
			difference.captured |= set;
		if (!is)
			continue;
		difference.arrived |= set;
		difference.strange |= laws_piece_kind(is) != LAWS_NO_KIND &&
				      laws_piece_kind(is) <= LAWS_KING &&
				      laws_piece_side(is) != mover;
	}
	return difference;
}

static laws_squares last_rank(enum laws_side side)
{
	return side == LAWS_WHITE ? RANK_8 : RANK_1;
}

/* The piece of @from stands on @to, perhaps promoted. */
static bool is_same_piece(const struct laws_position *before, const laws_piece board[64],
			  laws_square from, laws_square to)
{
	enum laws_side mover = laws_position_side(before);

	return board[to] == before->board[from] ||
	       (before->board[from] == LAWS_PIECE(mover, LAWS_PAWN) &&
		LAWS_SQUARE_SET(to) & last_rank(mover));
}

/*
 * A pawn goes to the free square @to as it captures, and the pawn is gone that
 * stood beside it, behind @to.
 */
static bool is_in_passing(const struct laws_position *before, laws_square from, laws_square to,
			  laws_squares captured)
{
	enum laws_side mover = laws_position_side(before);
	int step = mover == LAWS_WHITE ? 1 : -1;
	int files = (int)square_file(to) - (int)square_file(from);

	return before->board[from] == LAWS_PIECE(mover, LAWS_PAWN) && !before->board[to] &&
	       (files == 1 || files == -1) &&
	       (int)square_rank(to) - (int)square_rank(from) == step &&
	       captured == LAWS_SQUARE_SET(square_at(square_file(to), square_rank(from))) &&
	       captured & before->kinds[LAWS_PAWN];
}

/* One piece is elsewhere; what stood there is gone, or was taken in passing, and nothing else. */
static bool is_one_piece(const struct laws_position *before, const laws_piece board[64],
			 const struct difference *difference, struct chesslaws_single_move *move)
{
	laws_squares captured = difference->captured;
	laws_squares arrived = difference->arrived;
	laws_squares own = difference->left & arrived;
	laws_squares left = difference->left & ~own;

	if (count_squares(left) != 1 || count_squares(arrived) != 1)
		return false;
	*move = (struct chesslaws_single_move){
		.from = first_square(left),
		.to = first_square(arrived),
		.captured = LAWS_NO_SQUARE,
		.rook_from = LAWS_NO_SQUARE,
		.rook_to = LAWS_NO_SQUARE,
	};
	move->piece = before->board[move->from];
	if (!is_same_piece(before, board, move->from, move->to))
		return false;
	if (!captured && !own)
		return true;
	move->captured = first_square(captured | own);
	return (captured | own) == arrived ||
	       (!own && is_in_passing(before, move->from, move->to, captured));
}

static bool stand_castled(const laws_piece board[64], laws_squares arrived,
			  const struct chesslaws_single_move *move)
{
	enum laws_side side = laws_piece_side(move->piece);

	return arrived == (LAWS_SQUARE_SET(move->to) | LAWS_SQUARE_SET(move->rook_to)) &&
	       board[move->to] == move->piece &&
	       board[move->rook_to] == LAWS_PIECE(side, LAWS_ROOK);
}

/*
 * King and rook have left their first rank's squares for those to which castling
 * takes them: the king two squares towards the rook, the rook to the square that
 * he crossed (3.8.2), also from where no castling starts (A.5.1.2); or as in
 * Chess960 (Guidelines II.3).
 */
static bool is_castling(const struct laws_position *before, const laws_piece board[64],
			const struct difference *difference, struct chesslaws_single_move *move)
{
	enum laws_side mover = laws_position_side(before);
	laws_squares king = difference->left & pieces(before, mover, LAWS_KING);
	laws_squares rook = difference->left & pieces(before, mover, LAWS_ROOK);
	int towards;

	if (difference->captured || count_squares(king) != 1 || count_squares(rook) != 1 ||
	    difference->left != (king | rook) || (king | rook) & ~last_rank(laws_side_other(mover)))
		return false;
	*move = (struct chesslaws_single_move){
		.piece = LAWS_PIECE(mover, LAWS_KING),
		.from = first_square(king),
		.captured = LAWS_NO_SQUARE,
		.rook_from = first_square(rook),
	};
	move->to = castled_king(move->from, move->rook_from);
	move->rook_to = castled_rook(move->from, move->rook_from);
	if (stand_castled(board, difference->arrived, move))
		return true;
	towards = rook > king ? 1 : -1;
	if (!(king >> 2 & last_rank(laws_side_other(mover)) && towards < 0) &&
	    !(king << 2 & last_rank(laws_side_other(mover)) && towards > 0))
		return false;
	move->to = (laws_square)(move->from + 2 * towards);
	move->rook_to = (laws_square)(move->from + towards);
	return stand_castled(board, difference->arrived, move);
}

enum chesslaws_difference chesslaws_single_move(const struct laws_position *before,
						const laws_piece board[64],
						struct chesslaws_single_move *move)
{
	struct difference difference = compare(before, board);
	struct chesslaws_single_move found;

	if (!difference.left && !difference.arrived && !difference.captured)
		return CHESSLAWS_DIFFERS_NOT;
	if (difference.strange || (!is_one_piece(before, board, &difference, &found) &&
				   !is_castling(before, board, &difference, &found)))
		return CHESSLAWS_DIFFERS_OTHERWISE;
	*move = found;
	return CHESSLAWS_DIFFERS_BY_A_MOVE;
}

/* What the legal move @legal, instead of @move, explains of the contacts. */
static enum chesslaws_doubt doubt_by(const struct laws_position *before,
				     const struct chesslaws_single_move *move,
				     struct laws_move legal, laws_squares opened,
				     bool held_together)
{
	laws_square captured = laws_move_captured(before, legal);
	laws_square to = laws_move_arrival(before, legal);
	bool castles = move->rook_from != LAWS_NO_SQUARE;

	if (castles)
		return held_together && captured == LAWS_NO_SQUARE &&
				       (legal.from == move->from ||
					legal.from == move->rook_from) &&
				       (to == move->to || to == move->rook_to)
			       ? CHESSLAWS_DOUBT_EXCHANGED
			       : CHESSLAWS_NO_DOUBT;
	if (legal.from != move->from || captured != to || to == move->to)
		return CHESSLAWS_NO_DOUBT;
	if (opened & LAWS_SQUARE_SET(to))
		return CHESSLAWS_DOUBT_OTHER_CAPTURE;
	return move->captured == LAWS_NO_SQUARE && laws_square_is_beside(to, move->to)
		       ? CHESSLAWS_DOUBT_SHOVED
		       : CHESSLAWS_NO_DOUBT;
}

enum chesslaws_doubt chesslaws_single_move_doubt(const struct laws_position *before,
						 const struct chesslaws_single_move *move,
						 laws_squares opened, bool held_together)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(before, moves);
	enum chesslaws_doubt most = CHESSLAWS_NO_DOUBT;

	for (size_t i = 0; i < count; i++) {
		enum chesslaws_doubt doubt =
			doubt_by(before, move, moves[i], opened, held_together);

		if (doubt > most)
			most = doubt;
	}
	return most;
}

size_t chesslaws_single_move_others(const struct laws_position *before,
				    const struct chesslaws_single_move *move, laws_squares opened,
				    bool held_together, struct laws_move moves[LAWS_MOVES_MAX])
{
	size_t count = laws_course_moves(before, moves);
	size_t others = 0;

	for (size_t i = 0; i < count; i++)
		if (doubt_by(before, move, moves[i], opened, held_together) != CHESSLAWS_NO_DOUBT)
			moves[others++] = moves[i];
	return others;
}

bool chesslaws_castling_is_hidden(const struct laws_position *before, laws_squares opened)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(before, moves);

	for (size_t i = 0; i < count; i++) {
		struct laws_move move = moves[i];
		laws_squares lifted = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);

		if (move.type == LAWS_MOVE_CASTLING && !(lifted & ~opened) &&
		    laws_move_arrival(before, move) == move.to &&
		    laws_move_rook_arrival(before, move) == move.from)
			return true;
	}
	return false;
}

/* Whether @board has what @move puts where it goes: most moves fall at that. */
static bool arrives(const struct laws_position *before, const laws_piece board[64],
		    struct laws_move move)
{
	laws_piece piece = before->board[move.from];

	if (move.promotion)
		piece = LAWS_PIECE(laws_position_side(before), move.promotion);
	return board[laws_move_arrival(before, move)] == piece;
}

bool chesslaws_legal_move(const struct laws_position *before, const laws_piece board[64],
			  struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(before, moves);

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *before;

		if (!arrives(before, board, moves[i]))
			continue;
		laws_move_play(&after, moves[i]);
		if (memcmp(after.board, board, sizeof(after.board)) == 0) {
			*move = moves[i];
			return true;
		}
	}
	return false;
}
