/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What becomes of moves that nobody has pressed, where there are levers (6.2.1): a player may
 * have forgotten it, or the game is over and the players look what might have been.
 *
 *   a press                    completes the whole line that leads to the board
 *   one move, then a result    it was made, and its player needed no press any more
 *   more, then a result        an analysis: it is withdrawn
 *   made while no lever is     likewise; it accuses nobody and ends nothing, until a lever goes
 *   down                       down, which takes up what then stands
 *
 * What such a move broke is told when it is completed, and not before.
 */
#include "judge/judge_internal.h"

bool judge_is_off_clock(const struct laws_judge *judge)
{
	return judge->off_clock && judge->off_clock <= judge_newest_ply(judge);
}

/* The newest ply that is completed, or for which a press came before it was told. */
static unsigned int last_pressed(const struct laws_judge *judge)
{
	return judge->pressed_ply > judge->completed ? judge->pressed_ply : judge->completed;
}

/* How many moves wait for a press, without those that were made while no lever was down. */
static unsigned int count_on_clock(const struct laws_judge *judge)
{
	unsigned int last = judge->off_clock ? judge->off_clock - 1 : judge_newest_ply(judge);
	unsigned int pressed = last_pressed(judge);

	return last > pressed ? last - pressed : 0;
}

bool judge_rests_on_record(const struct laws_judge *judge)
{
	return !judge_is_off_clock(judge) && count_on_clock(judge) <= 1;
}

void judge_drop_unconfirmed(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	unsigned int kept = count_on_clock(judge) == 1 ? 1 : 0;

	if (!judge_rests_on_record(judge))
		judge_go_back(judge, last_pressed(judge) + kept + 1, LAWS_WITHDRAWN_TAKEN_BACK, t,
			      out);
}

void judge_press_ahead(struct laws_judge *judge, enum laws_side side)
{
	bool is_movers = side == judge_mover(judge);

	if (judge->astray && !judge->stopped && is_movers == (judge->pressed_ahead % 2 == 0))
		judge->pressed_ahead++;
}

void judge_take_press_ahead(struct laws_judge *judge)
{
	if (!judge->pressed_ahead)
		return;
	judge->pressed_ahead--;
	judge->pressed_ply = judge->ply + 1;
}

void judge_open_after(struct laws_judge *judge, unsigned int ply)
{
	if (judge->completed > ply)
		judge->completed = ply;
	if (judge->pressed_ply > ply)
		judge->pressed_ply = ply;
	if (judge->off_clock > ply)
		judge->off_clock = 0;
}

struct laws_verdict *judge_hold(struct laws_judge *judge, const struct laws_judge_alert *alert)
{
	struct laws_judge_held *held;

	if (judge->held_count == LAWS_JUDGE_HELD)
		judge->held_count--;
	held = &judge->held[judge->held_count++];
	*held = (struct laws_judge_held){.alert = *alert, .verdict.kind = LAWS_VERDICT_ALERT};
	return &held->verdict;
}

void judge_forget_held(struct laws_judge *judge, unsigned int ply)
{
	size_t kept = 0;

	for (size_t i = 0; i < judge->held_count; i++)
		if (judge->held[i].alert.ply < ply)
			judge->held[kept++] = judge->held[i];
	judge->held_count = kept;
}

void judge_raise_held(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	size_t kept = 0;

	for (size_t i = 0; i < judge->held_count; i++) {
		if (judge->held[i].alert.ply <= judge->completed)
			judge_raise_again(judge, &judge->held[i], t, out);
		else
			judge->held[kept++] = judge->held[i];
	}
	judge->held_count = kept;
}

void judge_on_clock_stopped(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	if (judge->state != LAWS_JUDGE_PLAYING)
		return;
	judge->stopped = true;
	judge->resumes = judge_whose_clock(judge);
	judge_pause_clock(judge, act->first, out);
}

void judge_note_off_clock(struct laws_judge *judge)
{
	if (judge->stopped && !judge->off_clock)
		judge->off_clock = judge->ply + 1;
}

void judge_clock_goes_on(struct laws_judge *judge)
{
	judge->stopped = false;
	judge->off_clock = 0;
}
