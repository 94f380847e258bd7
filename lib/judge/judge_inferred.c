/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A promotion that was not declared and follows from later moves. The record is changed as
 * if it had been known from the start. A mate or stalemate by the assumed piece does not
 * count any more, and play goes on.
 */
#include "judge/judge_internal.h"

/* Puts the promoted piece on the board as what it is; @was is the position before. */
static void change_on_board(struct laws_judge *judge, const struct laws_position *was)
{
	laws_square home = LAWS_NO_SQUARE, stands;
	laws_piece piece;

	for (laws_square square = 0; square < 64; square++)
		if (was->board[square] != judge->position.board[square])
			home = square;
	if (home == LAWS_NO_SQUARE)
		return;
	piece = was->board[home];
	stands = home;
	/* It may already have moved as the piece that it was taken for. */
	for (laws_square square = 0; square < 64 && judge->board[stands] != piece; square++)
		if (judge->board[square] == piece && was->board[square] != piece)
			stands = square;
	if (judge->board[stands] == piece)
		judge->board[stands] = judge->position.board[home];
}

static void change_record(struct laws_judge *judge, unsigned int ply, enum laws_kind kind)
{
	for (int i = 0; i < LAWS_JUDGE_RECORD; i++) {
		struct laws_judge_made *made = &judge->record[i];

		if (made->ply == ply)
			made->move.promotion = (uint8_t)kind;
		else if (made->ply > ply)
			laws_course_before(&judge->course, made->ply, &made->before);
	}
}

/* The promotion of an earlier ply, behind which other moves may have followed. */
static void change_earlier(struct laws_judge *judge, unsigned int ply, enum laws_kind kind)
{
	struct laws_position was = judge->position;

	laws_course_promote(&judge->course, ply, kind);
	laws_course_before(&judge->course, judge->ply + 1, &judge->position);
	change_record(judge, ply, kind);
	change_on_board(judge, &was);
	judge_rebuild_history(judge);
	judge_begin_turn(judge);
	judge->hands.unknown = true;
}

static void change(struct laws_judge *judge, unsigned int ply, enum laws_kind kind)
{
	struct laws_judge_made *made = judge_record_of(judge, ply);
	laws_piece piece = judge->board[made->move.to];

	if (ply <= judge->ply) {
		change_earlier(judge, ply, kind);
		return;
	}
	if (laws_piece_kind(piece) == made->move.promotion)
		judge->board[made->move.to] = LAWS_PIECE(laws_piece_side(piece), kind);
	judge_change_promotion(judge, made, kind);
}

/* The game was not over. */
static void play_on(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell_state(judge, LAWS_VERDICT_PAUSED, t, out);

	judge->state = LAWS_JUDGE_PAUSED;
	verdict->state.authority = LAWS_BY_NOBODY;
	judge_resume(judge, judge_has_the_move(judge), t, out);
}

void judge_on_inferred(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	enum laws_kind kind = laws_piece_kind(act->piece);
	bool was_over = judge->state == LAWS_JUDGE_OVER && judge->ended_by_move;
	struct laws_move move;

	if ((!was_over && !judge_game_is_on(judge)) ||
	    !laws_course_move(&judge->course, act->number, &move) || !move.promotion ||
	    (was_over && move.promotion == kind))
		return;
	if (move.promotion != kind)
		change(judge, act->number, kind);
	judge->assumed = false;
	judge_tell_promotion(judge, act->number, act, out);
	if (was_over)
		play_on(judge, act->first, out);
	else if (!judge->made)
		judge_look_at_board(judge, act->settled, out);
}
