/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Players who have not come (Article 6.7). The board cannot see them: whoever
 * has touched and pressed nothing when the default time is over may be absent,
 * or sit there and think. It is told once for each, as no more than possible.
 */
#include "judging.h"

void judge_absence_begin(struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_absence *absence = &judge->absence;

	*absence = (struct laws_judge_absence){
		.awaited = judge->regulations.default_time > 0,
		.started = act->first,
		.arrived = {LAWS_NEVER, LAWS_NEVER},
	};
	if (act->by_lever)
		absence->arrived[act->side] = 0;
}

void judge_note_presence(struct laws_judge *judge, enum laws_side side, laws_time t)
{
	struct laws_judge_absence *absence = &judge->absence;

	if (absence->arrived[side] == LAWS_NEVER)
		absence->arrived[side] = t > absence->started ? t - absence->started : 0;
}

/* A touch is told a little after it happened. */
#define TOLD_WITHIN LAWS_SECOND

laws_time judge_absence_deadline(const struct laws_judge *judge)
{
	const struct laws_judge_absence *absence = &judge->absence;

	/* While the board does not answer, anybody may have come. */
	if (!absence->awaited || !judge_game_is_on(judge) || judge->adjourned ||
	    judge->outage.silent)
		return LAWS_NEVER;
	return absence->started + judge->regulations.default_time + TOLD_WITHIN;
}

void judge_on_absence_deadline(struct laws_judge *judge, struct laws_verdicts *out)
{
	struct laws_judge_absence *absence = &judge->absence;
	laws_time allowed = judge->regulations.default_time;
	struct laws_verdict *verdict[2] = {NULL, NULL};
	struct laws_due due;

	absence->awaited = false;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK && !judge->unseen; side++) {
		if (absence->arrived[side] <= allowed)
			continue;
		verdict[side] =
			judge_raise_alert(judge, LAWS_ALERT_ABSENT, LAWS_POSSIBLE,
					  (enum laws_side)side, absence->started + allowed, out);
		verdict[side]->ply = 0;
		judge_cite(judge, verdict[side], LAWS_MATTER_DEFAULT_TIME);
	}
	/* Only now is it known whether both are missed. */
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		if (!verdict[side])
			continue;
		due = judge_absence_due(judge, (enum laws_side)side);
		judge_show_due(judge, &due, (enum laws_side)side, verdict[side]);
	}
}

/* Whether an open alert says that @side is absent. */
static bool is_missed(const struct laws_judge *judge, enum laws_side side)
{
	for (size_t i = 0; i < judge->open_count; i++)
		if (judge->open[i].kind == LAWS_ALERT_ABSENT && judge->open[i].side == side)
			return true;
	return false;
}

struct laws_due judge_absence_due(const struct laws_judge *judge, enum laws_side missed)
{
	laws_time late = laws_default_time(&judge->regulations) + 1;
	enum laws_side other = laws_side_other(missed);
	laws_time arrived[2];

	arrived[missed] = late;
	arrived[other] = is_missed(judge, other) ? late : 0;
	return laws_lateness_due(&judge->regulations, arrived, late, false);
}
