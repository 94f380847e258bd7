/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Irregularities by edition: until when they can be corrected. */
#include <chesslaws/article.h>
#include <chesslaws/irregularity.h>

#include "judge/penalties.h"

struct laws_ending laws_resigned(enum laws_edition edition, enum laws_side side,
				 enum laws_mate mate)
{
	bool drawn = edition == LAWS_EDITION_2023 && mate == LAWS_MATE_IMPOSSIBLE;

	return (struct laws_ending){
		.result = drawn ? LAWS_RESULT_DRAW : laws_result_win(laws_side_other(side)),
		.reason = LAWS_REASON_RESIGNATION,
		.article = laws_article(LAWS_MATTER_RESIGNATION, edition),
	};
}

/* A game with colours reversed is discontinued before each player has made so many moves (7.3). */
#define MOVES_THAT_STAND 10

enum laws_reversed laws_colours_reversed(enum laws_edition edition, const unsigned int moves[2])
{
	if (edition == LAWS_EDITION_2001)
		return LAWS_REVERSED_PLAY_ON_UNLESS_RULED;
	if (moves[LAWS_WHITE] < MOVES_THAT_STAND || moves[LAWS_BLACK] < MOVES_THAT_STAND)
		return LAWS_REVERSED_NEW_GAME;
	return LAWS_REVERSED_PLAY_ON;
}

bool laws_wrong_set_up_stands(const struct laws_ledger *ledger, const unsigned int moves[2])
{
	unsigned int most = laws_ledger_setup_claims_end(ledger);

	return most && moves[LAWS_WHITE] >= most && moves[LAWS_BLACK] >= most;
}

laws_squares laws_misplaced_castling(const laws_piece board[64])
{
	laws_squares rooks = 0;

	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		unsigned int rank = side == LAWS_WHITE ? 0 : 7;
		laws_square corners[2] = {square_at(0, rank), square_at(7, rank)};

		if (board[square_at(4, rank)] != LAWS_PIECE(side, LAWS_KING))
			continue;
		for (int i = 0; i < 2; i++)
			if (board[corners[i]] == LAWS_PIECE(side, LAWS_ROOK))
				rooks |= LAWS_SQUARE_SET(corners[i]);
	}
	return rooks;
}

static bool pawn_on_furthest_rank(const laws_piece board[64])
{
	for (unsigned int file = 0; file < 8; file++)
		if (board[square_at(file, 7)] == LAWS_PIECE(LAWS_WHITE, LAWS_PAWN) ||
		    board[square_at(file, 0)] == LAWS_PIECE(LAWS_BLACK, LAWS_PAWN))
			return true;
	return false;
}

static bool is_in_check(const struct laws_setup *setup, enum laws_side side)
{
	struct laws_setup turned = *setup;
	struct laws_position position;

	turned.side_to_move = laws_side_other(side);
	return laws_position_init(&position, &turned) & LAWS_SETUP_OPPONENT_IN_CHECK;
}

enum laws_illegal_position laws_illegal_position(const struct laws_ledger *ledger,
						 const struct laws_setup *setup, bool waited,
						 struct laws_ending *ending)
{
	if (!pawn_on_furthest_rank(setup->board) &&
	    !(is_in_check(setup, LAWS_WHITE) && is_in_check(setup, LAWS_BLACK)))
		return LAWS_POSITION_IN_ORDER;
	if (!is_simplified(ledger))
		return LAWS_POSITION_CORRECTED;
	if (!waited)
		return LAWS_POSITION_WAIT;
	*ending = (struct laws_ending){
		.result = LAWS_RESULT_DRAW,
		.reason = LAWS_REASON_ARBITER,
		.article = laws_article(LAWS_MATTER_RAPID_ILLEGAL_POSITION, ledger->edition),
	};
	return LAWS_POSITION_DRAWN;
}

bool laws_ledger_quickplay_increment(const struct laws_ledger *ledger, bool announced,
				     laws_time left)
{
	return ledger->edition != LAWS_EDITION_2001 &&
	       laws_ledger_quickplay_claims(ledger, announced) && left < LAWS_QUICKPLAY_LEFT;
}
