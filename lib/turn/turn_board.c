/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Where each piece is while hands are at work: on a square, in a hand, off the
 * board, and two on one square while the captured one has yet to go. From that
 * follows which legal move stands, and what a move lacks (Article 4.7).
 */
#include <string.h>

#include "rules/single_move.h"
#include "turn/turn_internal.h"

static bool matches(const struct laws_turn_piece *piece, laws_piece which)
{
	return which == LAWS_NO_PIECE || piece->piece == which;
}

unsigned int chesslaws_turn_standing(const struct laws_turn *turn, laws_square square,
				     laws_piece which)
{
	unsigned int found = NO_PIECE_INDEX;

	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];

		if (!piece_is_on_board(piece) || piece->square != square || !matches(piece, which))
			continue;
		if (found == NO_PIECE_INDEX || piece->home != square)
			found = i;
	}
	return found;
}

/* A piece in a hand, or put down from it, that came from @square; @side's before others. */
static unsigned int in_hand(const struct laws_turn *turn, laws_square square, laws_piece which,
			    enum laws_side side)
{
	unsigned int found = NO_PIECE_INDEX;

	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];
		bool held = piece->place == PLACE_HELD || piece->place == PLACE_PUT;

		if (!held || piece->taken != square || !matches(piece, which))
			continue;
		if (found == NO_PIECE_INDEX || laws_piece_side(piece->piece) == side)
			found = i;
	}
	return found;
}

static unsigned int beside_board(const struct laws_turn *turn, laws_square square, laws_piece which)
{
	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];

		if (piece->place == PLACE_OFF && piece->square == square && matches(piece, which))
			return i;
	}
	return NO_PIECE_INDEX;
}

unsigned int chesslaws_turn_taken(const struct laws_turn *turn, laws_square square,
				  laws_piece which)
{
	unsigned int index = in_hand(turn, square, which, turn_mover(turn));

	if (index == NO_PIECE_INDEX)
		index = chesslaws_turn_standing(turn, square, which);
	if (index == NO_PIECE_INDEX)
		index = beside_board(turn, square, which);
	return index;
}

unsigned int chesslaws_turn_leaving(const struct laws_turn *turn, laws_square square,
				    laws_piece which)
{
	unsigned int home = chesslaws_turn_at_home(turn, square);
	unsigned int index = in_hand(turn, square, which, laws_side_other(turn_mover(turn)));

	if (index != NO_PIECE_INDEX)
		return index;
	/* Of two pieces on one square, the one that stood there first is to leave. */
	if (home != NO_PIECE_INDEX && piece_is_on_board(&turn->pieces[home]) &&
	    turn->pieces[home].square == square && matches(&turn->pieces[home], which))
		return home;
	return chesslaws_turn_standing(turn, square, which);
}

unsigned int chesslaws_turn_at_home(const struct laws_turn *turn, laws_square square)
{
	for (unsigned int i = 0; i < turn->piece_count; i++)
		if (turn->pieces[i].home == square && square != LAWS_NO_SQUARE)
			return i;
	return NO_PIECE_INDEX;
}

void chesslaws_turn_take_off(struct laws_turn *turn, unsigned int index)
{
	turn->pieces[index].place = PLACE_OFF;
	if (turn->pieces[index].home != LAWS_NO_SQUARE)
		return;
	for (unsigned int i = index + 1; i < turn->piece_count; i++)
		turn->pieces[i - 1] = turn->pieces[i];
	turn->piece_count--;
}

/* Since 2017 a hand must have left the piece; in 2001 it is enough that it stands (Article 3). */
static bool is_settled_on(const struct laws_turn *turn, const struct laws_turn_piece *piece,
			  laws_square square)
{
	if (piece->square != square)
		return false;
	return piece->place == PLACE_STANDS || (turn_is_2001(turn) && piece->place == PLACE_PUT);
}

/* What @piece, which stood there when the turn began, still has to do for @move. */
static unsigned int piece_lacks(const struct laws_turn *turn, const struct laws_turn_piece *piece,
				struct laws_move move, laws_square captured)
{
	const struct laws_position *position = &turn->position;

	if (piece->home == captured)
		return piece->place == PLACE_OFF ? 0 : LAWS_TURN_LACKS_CAPTURE;
	if (piece->home == move.from && move.promotion)
		return piece->place == PLACE_OFF ? 0 : LAWS_TURN_LACKS_PAWN;
	if (piece->home == move.from)
		return is_settled_on(turn, piece, laws_move_arrival(position, move))
			       ? 0
			       : LAWS_TURN_LACKS_PIECE;
	if (move.type == LAWS_MOVE_CASTLING && piece->home == move.to)
		return is_settled_on(turn, piece, laws_move_rook_arrival(position, move))
			       ? 0
			       : LAWS_TURN_LACKS_ROOK;
	return is_settled_on(turn, piece, piece->home) ? 0 : LAWS_TURN_LACKS_OTHERS;
}

unsigned int chesslaws_turn_lacking(const struct laws_turn *turn, struct laws_move move)
{
	laws_square captured = laws_move_captured(&turn->position, move);
	unsigned int lacks = move.promotion ? LAWS_TURN_LACKS_NEW_PIECE : 0;
	bool superfluous = false;

	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];

		if (piece->home != LAWS_NO_SQUARE)
			lacks |= piece_lacks(turn, piece, move, captured);
		else if (piece->piece != LAWS_PIECE(turn_mover(turn), move.promotion) ||
			 piece->square != move.to)
			superfluous = true;
		else if (is_settled_on(turn, piece, move.to))
			lacks &= ~(unsigned int)LAWS_TURN_LACKS_NEW_PIECE;
	}
	return superfluous ? lacks | LAWS_TURN_LACKS_OTHERS : lacks;
}

/*
 * What stands on the board since the turn began. Returns false while a hand is on a piece, or two
 * pieces are on one square.
 */
static bool find_board(const struct laws_turn *turn, laws_piece board[64])
{
	memcpy(board, turn->position.board, sizeof(turn->position.board));
	for (unsigned int i = 0; i < turn->piece_count; i++)
		if (turn->pieces[i].home != LAWS_NO_SQUARE)
			board[turn->pieces[i].home] = LAWS_NO_PIECE;
	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];

		if (piece->place == PLACE_OFF)
			continue;
		if (!is_settled_on(turn, piece, piece->square) ||
		    board[piece->square] != LAWS_NO_PIECE)
			return false;
		board[piece->square] = piece->piece;
	}
	return true;
}

bool chesslaws_turn_shows(const struct laws_turn *turn, struct laws_move *move)
{
	laws_piece board[64];

	return find_board(turn, board) && chesslaws_legal_move(&turn->position, board, move);
}
