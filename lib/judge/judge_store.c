/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How the game is kept. The Laws do not mention it. What happens while nothing can be kept is told
 * late, and what finds no room to wait is not judged at all: the arbiter hears of either at once,
 * without a cost for anybody, and once in each game. The alert lapses as soon as all is kept again.
 *
 * Where another version of the program goes on with a game, and would have told it otherwise, what
 * was told stands; the arbiter hears of that, too, and it is his to rule on.
 */
#include "judge/judge_internal.h"

/* Before a game and between two games it is about no ply. */
static struct laws_verdict *raise_alert(struct laws_judge *judge, laws_time t,
					struct laws_verdicts *out)
{
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_STORE, LAWS_LIKELY, judge_mover(judge));

	if (!judge_game_is_on(judge))
		alert.ply = 0;
	return judge_raise(judge, &alert, t, out);
}

void judge_tell_keeping(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict;

	if (judge->keeping == LAWS_KEEPING_KEPT)
		return;
	verdict = raise_alert(judge, t, out);
	verdict->alert.store.keeping = judge->keeping;
	judge->keeping_alert = verdict->alert.id;
}

static enum laws_keeping keeping_of(enum laws_act_kind kind)
{
	if (kind == LAWS_ACT_STORE_GONE)
		return LAWS_KEEPING_WAITS;
	return kind == LAWS_ACT_STORE_FULL ? LAWS_KEEPING_FULL : LAWS_KEEPING_KEPT;
}

void judge_on_store(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	enum laws_keeping keeping = keeping_of(act->kind);

	if (judge->keeping == keeping)
		return;
	if (judge->keeping_alert)
		judge_lapse(judge, judge->keeping_alert, act->first, out);
	judge->keeping_alert = 0;
	judge->keeping = keeping;
	judge_tell_keeping(judge, act->first, out);
}

void judge_on_difference(struct laws_judge *judge, const struct laws_act *act,
			 struct laws_verdicts *out)
{
	struct laws_verdict *verdict = raise_alert(judge, act->first, out);

	verdict->alert.store.keeping = LAWS_KEEPING_DIFFERS;
	verdict->alert.store.from = act->number;
}
