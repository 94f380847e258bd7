/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Times in which the board does not answer. The Laws do not mention them. The player whose
 * move it is must not lose time by them (ChargeDowntime), and the arbiter must hear of each
 * once:
 *
 *   silent          the clock is held, and nothing is reported
 *   long silent     the public hears that the clock stands, the arbiter why
 *   a restart       the arbiter hears of it at once
 *   often silent    short times that add up to a long one: likewise
 *   answers         the clock goes on
 *   long answered   the alert lapses, unless it was ruled on
 *
 * A single scan that failed is not reported.
 *
 * A board that shows what may be a game while none is followed raises an alert at once, without a
 * cost. The board does not sense whether it is one; a
 * pressed clock speaks for it, and then the alert depends on when that was.
 */
#include "judge/judge_internal.h"

/* An outage is over once the board has answered for so long. */
#define ANSWERED_FOR_GOOD (10 * LAWS_SECOND)

/* A physical clock runs whether the board answers or not. */
static bool holds_clock(const struct laws_judge *judge)
{
	return judge->regulations.clock == LAWS_CLOCK_OWN && !judge->regulations.charge_downtime;
}

static bool is_clock_on(const struct laws_judge *judge)
{
	return judge->clock.running[LAWS_WHITE] || judge->clock.running[LAWS_BLACK];
}

static laws_time later(laws_time a, laws_time b)
{
	return a > b ? a : b;
}

/* When to report that the clock stands, or LAWS_NEVER. */
static laws_time pause_due(const struct laws_judge *judge)
{
	const struct laws_judge_outage *outage = &judge->outage;

	if (!outage->silent || outage->pause_is_told || !judge->clock.held || !is_clock_on(judge))
		return LAWS_NEVER;
	return outage->since + judge->regulations.outage_time;
}

/* When the silence, with earlier ones, has lasted long enough for an alert. */
static laws_time alert_due(const struct laws_judge *judge)
{
	const struct laws_judge_outage *outage = &judge->outage;

	if (!outage->silent || outage->alert || !judge_game_is_on(judge))
		return LAWS_NEVER;
	/* A restart takes no time of the game, however long it lasted. */
	if (outage->why == LAWS_OUTAGE_RESTART)
		return outage->since;
	return outage->since + later(judge->regulations.outage_time - outage->sum, 0);
}

static laws_time lapse_due(const struct laws_judge *judge)
{
	if (judge->outage.silent || !judge->outage.times)
		return LAWS_NEVER;
	return judge->outage.since + ANSWERED_FOR_GOOD;
}

laws_time judge_outage_deadline(const struct laws_judge *judge)
{
	laws_time pause = pause_due(judge), alert = alert_due(judge);
	laws_time due = pause < alert ? pause : alert;

	/* Acts arrive late, and one of them may say that the board answers again. */
	return due == LAWS_NEVER ? lapse_due(judge) : due + judge->flag_margin;
}

/* Likely, and without a side: the board does not sense who unplugged it. */
static void raise_alert(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_outage *outage = &judge->outage;
	struct laws_verdict *verdict = judge_raise_alert(judge, LAWS_ALERT_SENSOR, LAWS_LIKELY,
							 judge_mover(judge), t, out);
	struct laws_sensor_evidence *evidence = &verdict->alert.sensor;

	evidence->outage = outage->why;
	evidence->since = outage->first;
	evidence->times = outage->times;
	evidence->silent = outage->sum + t - outage->since;
	outage->alert = verdict->alert.id;
}

/* Reports what is due by @now if the silence lasts until then. */
static void tell_silence(struct laws_judge *judge, laws_time now, struct laws_verdicts *out)
{
	laws_time pause = pause_due(judge), alert = alert_due(judge);

	if (pause <= now) {
		judge->outage.pause_is_told = true;
		judge_tell_clock(judge, LAWS_CLOCK_PAUSE, pause, out);
	}
	if (alert <= now)
		raise_alert(judge, alert, out);
}

static void recover(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	if (judge->outage.alert)
		judge_lapse(judge, judge->outage.alert, t, out);
	judge->outage = (struct laws_judge_outage){.since = judge->outage.since};
}

void judge_on_outage_deadline(struct laws_judge *judge, laws_time now, struct laws_verdicts *out)
{
	laws_time lapse = lapse_due(judge);

	tell_silence(judge, now - judge->flag_margin, out);
	if (lapse <= now)
		recover(judge, lapse, out);
}

void judge_on_silent(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	struct laws_judge_outage *outage = &judge->outage;

	if (lapse_due(judge) <= act->first)
		recover(judge, lapse_due(judge), out);
	/* A restart is told at once, whatever else keeps the board from answering then. */
	if (!outage->silent || outage->why != LAWS_OUTAGE_RESTART)
		outage->why = act->outage;
	if (outage->silent)
		return;
	if (!outage->times++)
		outage->first = act->first;
	outage->silent = true;
	outage->since = act->first;
	if (holds_clock(judge))
		laws_clock_hold(&judge->clock, act->first);
}

void judge_on_answered(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	struct laws_judge_outage *outage = &judge->outage;
	laws_time lasted = act->first - outage->since;

	if (!outage->silent)
		return;
	tell_silence(judge, act->first, out);
	outage->silent = false;
	outage->since = act->first;
	outage->sum += lasted;
	/* Rests, and the time to name a promoted piece, count only while the board answers. */
	judge->made_at += lasted;
	laws_clock_let_go(&judge->clock, act->first);
	if (outage->pause_is_told && is_clock_on(judge))
		judge_tell_clock(judge, LAWS_CLOCK_RESUME, act->first, out);
	outage->pause_is_told = false;
}

/* Alerts that rest on acts on @square alone lapse. */
static void take_back_accusations(struct laws_judge *judge, laws_square square, laws_time t,
				  struct laws_verdicts *out)
{
	for (size_t i = judge->open_count; i > 0; i--) {
		struct laws_judge_alert alert = judge->open[i - 1];

		if (alert.square != square)
			continue;
		judge_lapse(judge, alert.id, t, out);
		judge_forgive(judge, &alert, t, out);
		if (i > judge->open_count)
			i = judge->open_count + 1;
	}
}

void judge_on_trust(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	unsigned int *alert = &judge->square_alerts[act->square];
	struct laws_verdict *verdict;

	if (act->kind == LAWS_ACT_TRUSTED) {
		if (*alert)
			judge_lapse(judge, *alert, act->first, out);
		*alert = 0;
		return;
	}
	if (*alert || !judge_game_is_on(judge))
		return;
	verdict = judge_raise_alert(judge, LAWS_ALERT_SENSOR, LAWS_LIKELY, judge_mover(judge),
				    act->first, out);
	verdict->alert.sensor.outage = LAWS_OUTAGE_SQUARE;
	verdict->alert.sensor.square = act->square;
	verdict->alert.sensor.squares = act->squares;
	*alert = verdict->alert.id;
	judge->hands.nudged |= LAWS_SQUARE_SET(act->square);
	take_back_accusations(judge, act->square, act->first, out);
}

void judge_on_loose(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	struct laws_position record;
	struct laws_verdict *verdict;
	laws_squares due;

	if (judge->loose_alert)
		judge_lapse(judge, judge->loose_alert, act->first, out);
	judge->loose_alert = 0;
	if (!act->squares || !judge_game_is_on(judge))
		return;
	judge_position_now(judge, &record);
	due = laws_position_occupied(&record);
	verdict = judge_raise_alert(judge, LAWS_ALERT_DISPLACED, LAWS_CERTAIN, judge_mover(judge),
				    act->first, out);
	verdict->alert.displaced.differences = judge_differences(due, due ^ act->squares);
	judge->loose_alert = verdict->alert.id;
	/* No hand took what fell. */
	for (laws_squares left = act->squares; left; left &= left - 1) {
		laws_square square = (laws_square)__builtin_ctzll(left);

		judge->hands.nudged |= LAWS_SQUARE_SET(square);
		take_back_accusations(judge, square, act->first, out);
	}
}

void judge_lapse_unfollowed(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	if (judge->unfollowed_alert)
		judge_lapse(judge, judge->unfollowed_alert, t, out);
	judge->unfollowed_alert = 0;
}

void judge_on_unfollowed(struct laws_judge *judge, const struct laws_act *act,
			 struct laws_verdicts *out)
{
	struct laws_judge_alert alert;
	struct laws_verdict *verdict;

	judge_lapse_unfollowed(judge, act->first, out);
	if (!act->squares || judge_game_is_on(judge))
		return;
	alert = judge_alert(judge, LAWS_ALERT_SENSOR, act->by_lever ? LAWS_LIKELY : LAWS_POSSIBLE,
			    judge_mover(judge));
	alert.ply = 0;
	verdict = judge_raise(judge, &alert, act->first, out);
	verdict->alert.sensor.outage = LAWS_OUTAGE_UNFOLLOWED;
	verdict->alert.sensor.squares = act->squares;
	judge->unfollowed_alert = verdict->alert.id;
}
