/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How an alert is raised: told with its article and with what confirming it
 * would cost, and kept open until somebody rules on it. All that is known of it is in
 * it before, for the cost depends on that; its evidence is added behind.
 */
#include <string.h>

#include "judge/judge_internal.h"

/* The alert is kept open; of too many the oldest is forgotten. */
static void keep_open(struct laws_judge *judge, const struct laws_judge_alert *alert)
{
	if (judge->open_count == LAWS_JUDGE_ALERTS) {
		memmove(&judge->open[0], &judge->open[1],
			sizeof(judge->open) - sizeof(judge->open[0]));
		judge->open_count--;
	}
	judge->open[judge->open_count++] = *alert;
}

/* Gives @verdict the article that @alert rests on, as far as the Laws know of it. */
static void cite(const struct laws_judge *judge, const struct laws_judge_alert *alert,
		 struct laws_verdict *verdict)
{
	const char *article = alert->article;

	if (!article)
		article = judge_article(judge, laws_alert_info(alert->kind)->matters[0]);
	if (article)
		strncpy(verdict->article, article, LAWS_ARTICLE_SIZE - 1);
}

/* What a confirmation would cost; where the arbiter's costs nothing, a player's claim. */
static void show_cost(struct laws_judge *judge, const struct laws_judge_alert *alert,
		      struct laws_verdict *verdict)
{
	struct laws_due due = judge_due(judge, alert, LAWS_BY_ARBITER, verdict->t);

	if (due.kind == LAWS_DUE_CLAIM_LOST || due.kind == LAWS_DUE_NOTHING)
		due = judge_due(judge, alert, LAWS_BY_PLAYER, verdict->t);
	judge_show_due(judge, &due, alert->side, verdict);
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
		/* These are told at the press, or at what completes a move without levers. */
		.pressed = laws_alert_info(kind)->offence != LAWS_OFFENCES,
	};
}

struct laws_verdict *judge_raise(struct laws_judge *judge, const struct laws_judge_alert *alert,
				 laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_ALERT, t);
	struct laws_judge_alert kept = *alert;

	kept.id = ++judge->alerts;
	verdict->id = kept.id;
	verdict->alert = kept.kind;
	verdict->confidence = kept.confidence;
	verdict->side = kept.side;
	verdict->ply = kept.ply;
	verdict->seen = kept.seen;
	verdict->claim = kept.claim;
	verdict->sealed = kept.sealed;
	verdict->result = kept.shown;
	cite(judge, &kept, verdict);
	keep_open(judge, &kept);
	show_cost(judge, &kept, verdict);
	return verdict;
}

struct laws_verdict *judge_raise_alert(struct laws_judge *judge, enum laws_alert_kind kind,
				       enum laws_confidence confidence, enum laws_side side,
				       laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_alert alert = judge_alert(judge, kind, confidence, side);

	return judge_raise(judge, &alert, t, out);
}
