/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the changes of a press leave unexplained where they are an offence, and no legal move. */
#include "track/lines_internal.h"
#include "track/model.h"

static unsigned int count(laws_squares squares)
{
	return (unsigned int)__builtin_popcountll(squares);
}

/* One of king and rook, where both are missing as in castling. */
static laws_squares find_castling(const struct laws_position *position, laws_squares missing)
{
	laws_squares own = position->sides[laws_position_side(position)] & missing;
	laws_squares rooks = own & position->kinds[LAWS_ROOK];

	return own & position->kinds[LAWS_KING] ? rooks & -rooks : 0;
}

/* What it costs that more is missing than the piece that a hand takes, and the one it captures. */
static unsigned int cost_of_missing(const struct laws_position *position, laws_squares missing)
{
	laws_squares own = position->sides[laws_position_side(position)];
	laws_squares theirs = missing & ~own;
	unsigned int fallen;

	own &= missing & ~find_castling(position, missing);
	fallen = count(own & (own - 1)) + count(theirs & (theirs - 1));
	return fallen ? COST_KNOCKED + COST_KNOCKED_TOO * (fallen - 1) : COST_NONE;
}

/* What it costs that more has come than what a hand puts down. */
static unsigned int cost_of_unexpected(laws_squares unexpected, bool castles)
{
	unexpected &= unexpected - 1;
	if (castles)
		unexpected &= unexpected - 1;
	return COST_FAILED * count(unexpected);
}

unsigned int lines_cost_beside_offence(const struct laws_position *position, laws_squares differs)
{
	laws_squares missing = differs & laws_position_occupied(position);

	return cost_of_missing(position, missing) +
	       cost_of_unexpected(differs & ~missing, find_castling(position, missing));
}
