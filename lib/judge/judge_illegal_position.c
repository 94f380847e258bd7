/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Illegal positions in rapid and blitz (A.5.4; 2017 and 2018: A.4.4). The arbiter says
 * nothing until the next move is completed; if the position is still illegal then, the game
 * is drawn.
 */
#include <string.h>

#include <chesslaws/irregularity.h>

#include "judge/judge_internal.h"

/* The pawns on the last rank, or, if there are none, the kings. */
static laws_squares squares_of(const laws_piece board[64])
{
	laws_squares pawns = 0, kings = 0;

	for (laws_square square = 0; square < 64; square++) {
		enum laws_kind kind = laws_piece_kind(board[square]);

		if (kind == LAWS_KING)
			kings |= LAWS_SQUARE_SET(square);
		else if (kind == LAWS_PAWN && (square < 8 || square >= 56))
			pawns |= LAWS_SQUARE_SET(square);
	}
	return pawns ? pawns : kings;
}

static bool has_unknown_piece(const laws_piece board[64])
{
	return memchr(board, LAWS_UNKNOWN_PIECE, 64 * sizeof(board[0])) != NULL;
}

/*
 * The alert accuses neither player: the position counts, not who brought it about. It is
 * raised only where every piece on the board is known and none is displaced.
 */
static void raise_illegal_position(struct laws_judge *judge, const laws_piece board[64],
				   laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_raise_alert(judge, LAWS_ALERT_ILLEGAL_POSITION,
							 LAWS_CERTAIN, judge_mover(judge), t, out);

	verdict->alert.position = squares_of(board);
	judge->illegal_position.alert = verdict->alert.id;
}

static void forget(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	if (judge->illegal_position.alert)
		judge_lapse(judge, judge->illegal_position.alert, t, out);
	judge->illegal_position = (struct laws_judge_illegal_position){0};
}

void judge_note_position(struct laws_judge *judge, const laws_piece board[64], unsigned int ply,
			 laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_illegal_position *seen = &judge->illegal_position;
	bool waited = seen->ply && seen->ply < ply;
	struct laws_setup setup = {.en_passant = LAWS_NO_SQUARE, .move_number = 1};
	struct laws_ending ending;

	/* Not where part of the position was not observed. */
	if (judge->unobserved || judge->doubtful || judge->astray || has_unknown_piece(board)) {
		forget(judge, t, out);
		return;
	}
	memcpy(setup.board, board, sizeof(setup.board));
	switch (laws_illegal_position(&judge->ledger, &setup, waited, &ending)) {
	case LAWS_POSITION_IN_ORDER:
	case LAWS_POSITION_CORRECTED:
		forget(judge, t, out);
		break;
	case LAWS_POSITION_WAIT:
		seen->ply = ply;
		break;
	case LAWS_POSITION_DRAWN:
		if (!seen->alert)
			raise_illegal_position(judge, board, t, out);
		break;
	}
}

struct laws_due judge_illegal_position_due(const struct laws_judge *judge)
{
	return (struct laws_due){
		.kind = LAWS_DUE_RESULT,
		.result = LAWS_RESULT_DRAW,
		.reason = LAWS_REASON_ARBITER,
		.article = laws_article(LAWS_MATTER_RAPID_ILLEGAL_POSITION,
					judge->regulations.edition),
	};
}
