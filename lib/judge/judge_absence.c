/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Players who have not arrived at the game (Article 6.7), or at its resumption (Guidelines
 * I.10; 2001: A.10). The board does not sense players: one who has touched and pressed
 * nothing by the end of the default time may be absent, or may sit at the board and think.
 * So there is one alert for each player, and it is only possible.
 *
 * Without a default time everybody who arrives after the start is late. The board senses
 * nothing of that, and only the arbiter's orders say who has arrived.
 */
#include "judge/judge_internal.h"

static void begin_at(struct laws_judge *judge, laws_time t)
{
	struct laws_judge_absence *absence = &judge->absence;

	absence->awaited = laws_default_time(&judge->regulations) > 0;
	absence->started = t;
	absence->arrived[LAWS_WHITE] = LAWS_NEVER;
	absence->arrived[LAWS_BLACK] = LAWS_NEVER;
}

void judge_absence_begin(struct laws_judge *judge, const struct laws_act *act)
{
	judge->absence = (struct laws_judge_absence){0};
	begin_at(judge, act->first);
	if (act->by_lever)
		judge->absence.arrived[act->side] = 0;
}

void judge_absence_adjourn(struct laws_judge *judge)
{
	judge->absence.said[LAWS_WHITE] = LAWS_JUDGE_PRESENCE_UNSAID;
	judge->absence.said[LAWS_BLACK] = LAWS_JUDGE_PRESENCE_UNSAID;
}

void judge_absence_resume(struct laws_judge *judge, laws_time t)
{
	struct laws_judge_absence *absence = &judge->absence;

	begin_at(judge, t);
	absence->resumption = true;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (absence->said[side] == LAWS_JUDGE_PRESENT)
			absence->arrived[side] = 0;
}

void judge_note_presence(struct laws_judge *judge, enum laws_side side, laws_time t)
{
	struct laws_judge_absence *absence = &judge->absence;

	if (absence->arrived[side] == LAWS_NEVER)
		absence->arrived[side] = t > absence->started ? t - absence->started : 0;
}

/* Acts arrive a little after they happened. */
#define TOLD_WITHIN LAWS_SECOND

laws_time judge_absence_deadline(const struct laws_judge *judge)
{
	const struct laws_judge_absence *absence = &judge->absence;

	/* While the board does not answer, a player may have arrived. */
	if (!absence->awaited || !judge_game_is_on(judge) || judge->adjourned ||
	    judge->outage.silent)
		return LAWS_NEVER;
	return absence->started + laws_default_time(&judge->regulations) + TOLD_WITHIN;
}

static struct laws_verdict *raise_absent(struct laws_judge *judge, enum laws_side side, laws_time t,
					 struct laws_verdicts *out)
{
	struct laws_judge_alert alert = judge_alert(judge, LAWS_ALERT_ABSENT, LAWS_POSSIBLE, side);

	alert.ply = 0;
	if (judge->absence.resumption)
		alert.article = judge_article(judge, LAWS_MATTER_LATE_AT_RESUMPTION);
	return judge_raise(judge, &alert, t, out);
}

static void show_due(struct laws_judge *judge, struct laws_verdict *verdict)
{
	struct laws_due due = judge_absence_due(judge, verdict->side);

	verdict->alert.due = judge_show_due(judge, &due, verdict->side, verdict->t);
}

/*
 * Possible at most: a player may have arrived without touching anything, and the board does
 * not sense who pressed.
 */
void judge_on_absence_deadline(struct laws_judge *judge, struct laws_verdicts *out)
{
	struct laws_judge_absence *absence = &judge->absence;
	laws_time allowed = laws_default_time(&judge->regulations);
	struct laws_verdict *verdict[2] = {NULL, NULL};

	absence->awaited = false;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK && !judge->unobserved; side++)
		if (absence->arrived[side] > allowed)
			verdict[side] = raise_absent(judge, (enum laws_side)side,
						     absence->started + allowed, out);
	/*
	 * The cost depends on whether both are absent, which is known only after both have been
	 * checked.
	 */
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (verdict[side])
			show_due(judge, verdict[side]);
}

void judge_on_arrived(struct laws_judge *judge, const struct laws_act *act,
		      struct laws_verdicts *out)
{
	struct laws_judge_absence *absence = &judge->absence;
	bool known = absence->arrived[act->side] != LAWS_NEVER;

	if (judge->adjourned) {
		absence->said[act->side] = LAWS_JUDGE_PRESENT;
		return;
	}
	judge_note_presence(judge, act->side, act->first);
	if (act->side != judge_mover(judge))
		judge_open_sealed(judge, act->first, out);
	/* A default time other than zero has a deadline of its own. */
	if (!known && absence->arrived[act->side] > 0 &&
	    laws_default_time(&judge->regulations) == 0)
		raise_absent(judge, act->side, act->first, out);
}

void judge_on_absent(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	if (judge->adjourned)
		judge->absence.said[act->side] = LAWS_JUDGE_ABSENT;
	else
		judge_refuse(act, LAWS_REFUSED_NOT_ADJOURNED, out);
}

/* Whether an open alert says that @side is absent. */
static bool is_missed(const struct laws_judge *judge, enum laws_side side)
{
	for (size_t i = 0; i < judge->open_count; i++)
		if (judge->open[i].kind == LAWS_ALERT_ABSENT && judge->open[i].side == side)
			return true;
	return false;
}

/*
 * In 2001 lateness at a resumption does not undo that the player who is there
 * has lost on time (A.10c): @due is then what his flag costs.
 */
static void excuse_by_flag(struct laws_judge *judge, enum laws_side present, struct laws_due *due)
{
	for (size_t i = 0; i < judge->open_count; i++) {
		const struct laws_judge_alert *alert = &judge->open[i];
		struct laws_due cost;

		if (alert->kind != LAWS_ALERT_FLAG_FALL || alert->side != present)
			continue;
		cost = judge_due(judge, alert, LAWS_BY_ARBITER, judge->clock.since);
		if (cost.kind != LAWS_DUE_RESULT)
			continue;
		due->result = cost.result;
		due->reason = cost.reason;
	}
}

struct laws_due judge_absence_due(struct laws_judge *judge, enum laws_side missed)
{
	laws_time late = laws_default_time(&judge->regulations) + 1;
	enum laws_side other = laws_side_other(missed);
	struct laws_due due;
	laws_time arrived[2];

	arrived[missed] = late;
	arrived[other] = is_missed(judge, other) ? late : 0;
	due = laws_lateness_due(&judge->regulations, arrived, late, judge->absence.resumption);
	if (!judge->absence.resumption)
		return due;
	if (judge->regulations.edition == LAWS_EDITION_2001 && !is_missed(judge, other))
		excuse_by_flag(judge, other, &due);
	judge_sealed_ends(judge, &due);
	return due;
}
