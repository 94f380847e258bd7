/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How an alert is raised: it is reported with its article and its cost, and stays open until
 * it is ruled on. Its struct laws_judge_alert must be complete before, as the cost depends
 * on it; the caller adds the rest of the evidence afterwards.
 */
#include <string.h>

#include "judge/judge_internal.h"

/* Adds @alert to the open ones; when the list is full the oldest is dropped. */
static void keep_open(struct laws_judge *judge, const struct laws_judge_alert *alert)
{
	if (judge->open_count == LAWS_JUDGE_ALERTS) {
		memmove(&judge->open[0], &judge->open[1],
			sizeof(judge->open) - sizeof(judge->open[0]));
		judge->open_count--;
	}
	judge->open[judge->open_count++] = *alert;
}

/* The article that @alert rests on; NULL where the edition has none. */
static const char *article_of(const struct laws_judge *judge, const struct laws_judge_alert *alert)
{
	if (alert->article)
		return alert->article;
	return judge_article(judge, laws_alert_info(alert->kind)->matters[0]);
}

/* What a confirmation would cost; where the arbiter's costs nothing, a player's claim. */
static struct laws_verdict_due cost_of(struct laws_judge *judge,
				       const struct laws_judge_alert *alert, laws_time t)
{
	struct laws_due due = judge_due(judge, alert, LAWS_BY_ARBITER, t);

	if (due.kind == LAWS_DUE_CLAIM_LOST || due.kind == LAWS_DUE_NOTHING)
		due = judge_due(judge, alert, LAWS_BY_PLAYER, t);
	return judge_show_due(judge, &due, alert->side, t);
}

bool laws_judge_cost(struct laws_judge *judge, unsigned int alert, laws_time now,
		     struct laws_verdict_due *due)
{
	const struct laws_judge_alert *open = judge_find_open(judge, alert);

	if (!open)
		return false;
	*due = cost_of(judge, open, now);
	return true;
}

/* What @alert itself says of its evidence; whoever raises it adds the rest. */
static void begin_evidence(const struct laws_judge_alert *alert, struct laws_verdict_alert *body)
{
	switch (laws_alert_info(alert->kind)->evidence) {
	case LAWS_EVIDENCE_PLAYED:
		body->played = JUDGE_NOTHING_PLAYED;
		body->played.sealed = alert->sealed;
		break;
	case LAWS_EVIDENCE_TOUCHES:
		body->touches.sealed = alert->sealed;
		break;
	case LAWS_EVIDENCE_IDLE_TOUCH:
		body->idle = alert->square;
		break;
	case LAWS_EVIDENCE_DISPLACED:
		body->displaced.kings = alert->shown;
		break;
	case LAWS_EVIDENCE_CLAIM:
		body->claim.claim = alert->claim;
		break;
	case LAWS_EVIDENCE_REQUEST:
		body->request = alert->claim;
		break;
	case LAWS_EVIDENCE_SENSOR:
		body->sensor.square = LAWS_NO_SQUARE;
		break;
	case LAWS_EVIDENCE_HANDS:
	case LAWS_EVIDENCE_BOARD:
	case LAWS_EVIDENCE_POSITION:
	case LAWS_EVIDENCE_STORE:
	case LAWS_EVIDENCE_TIME:
		break;
	}
}

struct laws_judge_alert judge_alert(const struct laws_judge *judge, enum laws_alert_kind kind,
				    enum laws_confidence confidence, enum laws_side side)
{
	return (struct laws_judge_alert){
		.kind = kind,
		.confidence = confidence,
		.side = side,
		.ply = judge->ply + 1,
		.square = LAWS_NO_SQUARE,
		/*
		 * Offences are reported at the press, or without levers when the move is
		 * completed.
		 */
		.pressed = laws_alert_info(kind)->offence != LAWS_OFFENCES,
	};
}

/* @alert was told as @verdict: it can be ruled on from now on. */
static void open_alert(struct laws_judge *judge, const struct laws_judge_alert *alert, laws_time t,
		       struct laws_verdict *verdict)
{
	struct laws_judge_alert kept = *alert;

	kept.id = ++judge->alerts;
	kept.since = t;
	verdict->alert.id = kept.id;
	keep_open(judge, &kept);
	verdict->alert.due = cost_of(judge, &kept, t);
}

struct laws_verdict *judge_raise(struct laws_judge *judge, const struct laws_judge_alert *alert,
				 laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge->holds_back ? judge_hold(judge, alert)
							 : judge_tell(out, LAWS_VERDICT_ALERT, t);

	verdict->side = alert->side;
	verdict->ply = alert->ply;
	verdict->article = article_of(judge, alert);
	verdict->alert.kind = alert->kind;
	verdict->alert.confidence = alert->confidence;
	verdict->alert.seen = alert->seen;
	begin_evidence(alert, &verdict->alert);
	if (!judge->holds_back)
		open_alert(judge, alert, t, verdict);
	return verdict;
}

void judge_raise_again(struct laws_judge *judge, const struct laws_judge_held *held, laws_time t,
		       struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_ALERT, t);
	struct laws_position before;

	*verdict = held->verdict;
	verdict->t = t;
	if (verdict->before && laws_course_before(&judge->course, verdict->ply, &before))
		verdict->before = judge_keep_position(&before, out);
	open_alert(judge, &held->alert, t, verdict);
}

struct laws_verdict *judge_raise_alert(struct laws_judge *judge, enum laws_alert_kind kind,
				       enum laws_confidence confidence, enum laws_side side,
				       laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_alert alert = judge_alert(judge, kind, confidence, side);

	return judge_raise(judge, &alert, t, out);
}
