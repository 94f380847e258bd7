/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The record was mistaken, or had stopped, and what the board has shown since then leaves one
 * course of legal moves, each of them pressed but perhaps the last. They replace what was told, as
 * the moves of anybody's scoresheet would (Article 8.5.2).
 *
 *   moves that were told otherwise   are withdrawn
 *   alerts that rest on them         lapse, unless they were certain
 *   the moves                        were not observed: for a while nobody is accused
 *
 * A mate or stalemate that was told as a guess may have ended the game: then it was not over.
 *
 * Or the arbiter chooses such a course, before what follows tells: that is a ruling, also in a
 * pause, and puts board and record in agreement.
 */
#include <string.h>

#include "judge/judge_internal.h"

/*
 * What was played decides whether there was an offence at all. That board and record differ is over
 * once the moves are told.
 */
static bool rests_on_moves(const struct laws_judge *judge, const struct laws_judge_alert *alert,
			   unsigned int ply)
{
	return alert->ply >= ply && !(judge->astray && alert->id == judge->astray_alert) &&
	       alert->confidence < LAWS_CERTAIN &&
	       laws_alert_info(alert->kind)->consequence != LAWS_CONSEQUENCE_NONE;
}

static void lapse_from(struct laws_judge *judge, unsigned int ply, laws_time t,
		       struct laws_verdicts *out)
{
	for (size_t i = judge->open_count; i-- > 0;)
		if (rests_on_moves(judge, &judge->open[i], ply))
			judge_lapse(judge, judge->open[i].id, t, out);
}

static void tell_promotion(const struct laws_judge *judge, struct laws_move move, bool is_declared,
			   laws_time t, struct laws_verdicts *out)
{
	const struct laws_act act = {
		.side = judge_mover(judge),
		.piece = LAWS_PIECE(judge_mover(judge), move.promotion),
		.source = is_declared ? LAWS_PROMOTION_DECLARED : LAWS_PROMOTION_ASSUMED,
		.settled = t,
	};

	judge_tell_promotion(judge, judge->ply + 1, &act, out);
}

/*
 * The newest move leaves no legal one: it ends the game, in a pause as soon as that is over
 * (5.1.1, 5.2.1).
 */
static bool ends_game(const struct laws_judge *judge)
{
	struct laws_position now;

	judge_position_now(judge, &now);
	return !laws_moves_count(&now);
}

/* What has completed the moves: without a clock the answer, or that the last one rests (6.2.1). */
static enum laws_completion completion_of(const struct laws_judge *judge, bool is_last)
{
	if (judge->regulations.clock != LAWS_CLOCK_NONE)
		return LAWS_COMPLETED_BY_CLOCK;
	return is_last ? LAWS_COMPLETED_BY_REST : LAWS_COMPLETED_BY_ANSWER;
}

/*
 * The move declines what the opponent offered before its piece was touched (9.1.2.1), at
 * @touched_at, or LAWS_NEVER: not known.
 */
static void touch(struct laws_judge *judge, struct laws_move move, laws_time touched_at,
		  laws_time t, struct laws_verdicts *out)
{
	const struct laws_act act = {
		.kind = LAWS_ACT_TOUCHED,
		.side = judge_mover(judge),
		.square = move.from,
		.piece = judge->position.board[move.from],
		.unobserved = touched_at == LAWS_NEVER,
		.first = touched_at == LAWS_NEVER ? t : touched_at,
		.settled = t,
	};

	judge_draws_on_touched(judge, &act, out);
}

/* The move stands, and is completed by the press of its player, whose clock runs (6.2.1). */
static bool awaits_press(const struct laws_judge *judge, const struct laws_act *act, bool is_last)
{
	return act->unsure && is_last && laws_clock_runs(&judge->clock, judge_mover(judge));
}

/*
 * The move @number of @act was made, and completed unless it awaits its press: until then an
 * offence with it is held back. Returns false when no other can follow.
 */
static bool play(struct laws_judge *judge, const struct laws_act *act, unsigned int number,
		 struct laws_verdicts *out)
{
	const struct laws_move move = act->moves[number];
	bool is_last = number + 1 == act->move_count;
	bool waits = awaits_press(judge, act, is_last);
	enum laws_completion by = completion_of(judge, is_last);
	laws_time t = act->settled;

	touch(judge, move, act->touched_at ? act->touched_at[number] : LAWS_NEVER, t, out);
	judge_record_move(judge, move, t, out);
	if (move.promotion)
		tell_promotion(judge, move, number < 64 && act->declared >> number & 1, t, out);
	judge->holds_back = waits;
	judge_raise_breaches(judge, t, out);
	judge->holds_back = false;
	judge_complete_up_to(judge, waits ? judge->ply : judge->ply + 1, by, t, out);
	judge_end_if_over(judge, t, out);
	if (!judge_game_is_on(judge) || (judge->state == LAWS_JUDGE_PAUSED && ends_game(judge)))
		return false;
	judge->unobserved = true;
	judge_turn_over(judge);
	return true;
}

/*
 * Where the last move had been told to end, if its piece stood there and has left again: it was
 * moved on after its release (4.7). Else LAWS_NO_SQUARE.
 */
static laws_square find_release(struct laws_judge *judge, const struct laws_act *act)
{
	const struct laws_judge_made *told = judge_record_of(judge, act->number);
	laws_squares opened = told->opened | judge->hands.opened;

	if (act->move_count != 1 || told->ply != act->number ||
	    told->move.type == LAWS_MOVE_CASTLING || told->move.promotion ||
	    told->move.from != act->moves->from || told->move.to == act->moves->to ||
	    told->before.board[told->move.to] || !(opened & LAWS_SQUARE_SET(told->move.to)))
		return LAWS_NO_SQUARE;
	return told->move.to;
}

/* The moves of @act replace those of the record. Returns false when it ends behind them. */
static bool replace(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	laws_square released = find_release(judge, act);
	struct laws_judge_offer offers[2];
	laws_time t = act->settled;

	memcpy(offers, judge->offers, sizeof(offers));
	judge->pressed_ahead = 0;
	lapse_from(judge, act->number, t, out);
	if (!judge_go_back(judge, act->number, LAWS_WITHDRAWN_CHANGED, t, out))
		return false;
	/* The plies that the offers were made in are not taken back. */
	memcpy(judge->offers, offers, sizeof(offers));
	if (released != LAWS_NO_SQUARE)
		judge_tell_moved_on(judge, released, act->moves[0]);
	for (unsigned int i = 0; i < act->move_count; i++)
		if (!play(judge, act, i, out))
			return false;
	return true;
}

/* What the acts have left standing is what the record says. */
static void stand_by_record(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	struct laws_position now;

	judge_position_now(judge, &now);
	memcpy(judge->board, now.board, sizeof(judge->board));
	judge_agrees_from(judge, act->number, act->settled, out);
}

/* The game ended by a move that was a guess, and was not over. */
static bool goes_on_after_all(const struct laws_judge *judge)
{
	return judge->state == LAWS_JUDGE_OVER && judge->ended_by_move && judge->end.is_guess;
}

static void pause_by_nobody(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	judge_tell_state(judge, LAWS_VERDICT_PAUSED, t, out)->state.authority = LAWS_BY_NOBODY;
	judge->state = LAWS_JUDGE_PAUSED;
}

/* The moves of @act go on from the record, which a ruling may have shortened since. */
static bool are_legal(const struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_position position;

	if (!act->move_count)
		return true;
	if (!laws_course_before(&judge->course, act->number, &position))
		return false;
	for (unsigned int i = 0; i < act->move_count; i++) {
		if (!laws_move_is_legal(&position, act->moves[i]))
			return false;
		laws_move_play(&position, act->moves[i]);
	}
	return true;
}

void judge_on_corrected(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	bool was_over = goes_on_after_all(judge);

	if ((!was_over && !judge_game_is_on(judge)) || !are_legal(judge, act))
		return;
	if (was_over)
		pause_by_nobody(judge, act->settled, out);
	if (replace(judge, act, out))
		stand_by_record(judge, act, out);
	/* Moves were taken back by hand in play: what is touched now may belong to that. */
	if (judge_is_play(judge) && !act->move_count)
		judge->hands.unknown = true;
	if (was_over)
		judge_resume(judge, judge_has_the_move(judge), act->settled, out);
}

/* The board need not be put in order: it shows the record. */
static void show_record(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	stand_by_record(judge, act, out);
	judge->hands.unknown = true;
	if (judge->irregular)
		judge_tell(out, LAWS_VERDICT_RESTORED, act->settled);
	judge->irregular = false;
	if (judge->state == LAWS_JUDGE_PAUSED)
		judge->resumes = judge_has_the_move(judge);
}

void judge_on_chosen(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	if (!act->candidate || !are_legal(judge, act)) {
		judge_refuse(act,
			     act->candidate || act->unsure ? LAWS_REFUSED_NO_CANDIDATE
							   : LAWS_REFUSED_NOT_IN_DOUBT,
			     out);
		return;
	}
	judge_tell_chosen(judge, act, out);
	if (act->move_count)
		replace(judge, act, out);
	if (judge_game_is_on(judge))
		show_record(judge, act, out);
}
