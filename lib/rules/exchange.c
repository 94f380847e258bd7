/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a move wins or loses where it ends, with nothing but captures on that one square. No Law
 * asks for it: it tells how likely a player chose a move of which the board has not shown
 * everything.
 */
#include "rules/rules.h"

/* No more pieces than these can capture on one square, one after the other. */
#define CAPTURES_MAX 32

/* Claude Shannon, Programming a Computer for Playing Chess (1950); a king cannot be given up. */
static const int worth[] = {
	[LAWS_NO_KIND] = 0, [LAWS_PAWN] = 1,  [LAWS_KNIGHT] = 3, [LAWS_BISHOP] = 3,
	[LAWS_ROOK] = 5,    [LAWS_QUEEN] = 9, [LAWS_KING] = 200,
};

/* One of the least valuable of @attacking. */
static laws_square least_valuable(const struct laws_position *position, laws_squares attacking)
{
	unsigned int kind = LAWS_PAWN;

	while (!(position->kinds[kind] & attacking))
		kind++;
	return first_square(position->kinds[kind] & attacking);
}

/*
 * What @side wins by capturing the piece worth @standing on @square from @occupied on. A king takes
 * only what nobody defends any more.
 */
static int won_on(const struct laws_position *position, laws_square square, enum laws_side side,
		  laws_squares occupied, int standing)
{
	int won[CAPTURES_MAX];
	unsigned int count = 0;

	while (count < CAPTURES_MAX) {
		laws_squares attacking = attackers(position, square, side, occupied) & occupied;
		laws_square from;

		if (!attacking)
			break;
		from = least_valuable(position, attacking);
		occupied &= ~LAWS_SQUARE_SET(from);
		side = laws_side_other(side);
		if (position->board[from] && laws_piece_kind(position->board[from]) == LAWS_KING &&
		    attackers(position, square, side, occupied) & occupied)
			break;
		won[count++] = standing;
		standing = worth[laws_piece_kind(position->board[from])];
	}
	for (standing = 0; count; count--) {
		int gain = won[count - 1] - standing;

		standing = gain > 0 ? gain : 0;
	}
	return standing;
}

int laws_move_exchange(const struct laws_position *position, struct laws_move move)
{
	enum laws_side side = laws_position_side(position);
	laws_square captured = laws_move_captured(position, move);
	laws_squares occupied = laws_position_occupied(position) & ~LAWS_SQUARE_SET(move.from);
	int won = 0, standing = worth[laws_piece_kind(position->board[move.from])];

	/* Nothing comes to stand where it can be captured: the king passes no attacked square. */
	if (move.type == LAWS_MOVE_CASTLING)
		return 0;
	if (captured != LAWS_NO_SQUARE) {
		won = worth[laws_piece_kind(position->board[captured])];
		occupied &= ~LAWS_SQUARE_SET(captured);
	}
	if (move.promotion) {
		won += worth[move.promotion] - standing;
		standing = worth[move.promotion];
	}
	return won - won_on(position, move.to, laws_side_other(side),
			    occupied | LAWS_SQUARE_SET(move.to), standing);
}
