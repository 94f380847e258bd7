/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The last two minutes of a game without increment (Guidelines III; 2001:
 * Article 10). The player who has the move stops the clocks and asks the arbiter, who
 * rules on an alert:
 *
 *   quickplay (III.5, 10.2)   confirm: drawn; dismiss: rejected, and the opponent gets
 *                             two minutes more; resume, with the alert left open: he has
 *                             postponed it, and may still confirm it when a flag has fallen
 *   increment (III.4)         confirm: each move brings either player five seconds more, and
 *                             the opponent gets two minutes; dismiss: nothing changes
 *
 * In 2001 the claim is an offer of a draw as well (9.1c), and so is the request.
 */
#include <chesslaws/irregularity.h>

#include "judge/judge_internal.h"

/* True when the event allows the claim: where III.4 applies, III.5 does not. */
static bool is_announced(const struct laws_judge *judge, enum laws_claim_of claim)
{
	enum laws_quickplay quickplay = judge->regulations.quickplay;

	if (judge->regulations.edition == LAWS_EDITION_2001)
		return claim == LAWS_CLAIM_OF_QUICKPLAY;
	return quickplay == (claim == LAWS_CLAIM_OF_QUICKPLAY ? LAWS_QUICKPLAY_BY_CLAIM
							      : LAWS_QUICKPLAY_BY_INCREMENT);
}

/*
 * True with less than two minutes left and the flag up; of a physical clock only the arbiter
 * knows.
 */
static bool is_short_of_time(const struct laws_judge *judge, enum laws_side side, laws_time t)
{
	if (judge->regulations.clock != LAWS_CLOCK_OWN)
		return true;
	return laws_clock_in_last_period(&judge->clock, side) &&
	       laws_clock_fell_at(&judge->clock, side, t) == LAWS_NEVER &&
	       laws_clock_left(&judge->clock, side, t) < LAWS_QUICKPLAY_LEFT;
}

static bool may_claim(const struct laws_judge *judge, enum laws_claim_of claim, laws_time t)
{
	return is_announced(judge, claim) && laws_ledger_quickplay_claims(&judge->ledger, true) &&
	       is_short_of_time(judge, judge_has_the_move(judge), t);
}

static bool is_claim_of(const struct laws_judge_alert *alert, enum laws_side side)
{
	return alert->kind == LAWS_ALERT_QUICKPLAY_CLAIM && alert->side == side;
}

static bool has_claimed(const struct laws_judge *judge, enum laws_side side)
{
	for (size_t i = 0; i < judge->open_count; i++)
		if (is_claim_of(&judge->open[i], side))
			return true;
	return false;
}

static void claim(struct laws_judge *judge, const struct laws_act *act, enum laws_side side,
		  struct laws_verdicts *out)
{
	bool request = act->claim == LAWS_CLAIM_OF_INCREMENT;
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_QUICKPLAY_CLAIM, LAWS_POSSIBLE, side);

	alert.ply += judge->made;
	alert.claim = act->claim;
	if (request)
		alert.article = judge_article(judge, LAWS_MATTER_QUICKPLAY_INCREMENT);
	judge_tell_claim(act, side, false, out);
	if (request || judge->regulations.edition == LAWS_EDITION_2001)
		judge_offer_by_claim(judge, side, act->first, out);
	judge_raise(judge, &alert, act->first, out);
	judge_pause(judge, LAWS_BY_PLAYER, side, act->first, out);
}

void judge_on_quickplay(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	enum laws_side side = judge_has_the_move(judge);

	if (!laws_clock_is_kept(&judge->clock))
		judge_refuse(act, LAWS_REFUSED_NO_TIME_CONTROL, out);
	else if (!may_claim(judge, act->claim, act->first) || has_claimed(judge, side))
		judge_refuse(act, LAWS_REFUSED_NO_CLAIM, out);
	else
		claim(judge, act, side, out);
}

struct laws_due judge_quickplay_due(const struct laws_judge *judge,
				    const struct laws_judge_alert *alert)
{
	enum laws_edition edition = judge->regulations.edition;

	if (alert->claim == LAWS_CLAIM_OF_INCREMENT)
		return (struct laws_due){
			.kind = LAWS_DUE_TIME,
			.added = LAWS_QUICKPLAY_AWARD,
			.article = laws_article(LAWS_MATTER_QUICKPLAY_INCREMENT, edition),
		};
	return (struct laws_due){
		.kind = LAWS_DUE_RESULT,
		.result = LAWS_RESULT_DRAW,
		.reason = LAWS_REASON_CLAIM,
		.article = laws_article(LAWS_MATTER_QUICKPLAY_CLAIM, edition),
	};
}

bool judge_quickplay_rejected(const struct laws_judge *judge, const struct laws_judge_alert *alert,
			      struct laws_due *due)
{
	const struct laws_infringement rejected = {
		.offence = LAWS_OFFENCE_REJECTED_QUICKPLAY,
		.side = alert->side,
	};

	if (alert->kind != LAWS_ALERT_QUICKPLAY_CLAIM || alert->claim != LAWS_CLAIM_OF_QUICKPLAY)
		return false;
	*due = laws_ledger_due(&judge->ledger, &rejected);
	return true;
}

/*
 * The request for the increment was an offer of a draw as well, which the opponent has
 * declined (III.4).
 */
void judge_quickplay_ruled(struct laws_judge *judge, const struct laws_judge_ruling *ruling,
			   bool made, laws_time t, struct laws_verdicts *out)
{
	const struct laws_judge_alert *alert = &ruling->alert;

	if (alert->kind != LAWS_ALERT_QUICKPLAY_CLAIM || alert->claim != LAWS_CLAIM_OF_INCREMENT)
		return;
	laws_clock_add_increment(&judge->clock,
				 made ? LAWS_QUICKPLAY_INCREMENT : -LAWS_QUICKPLAY_INCREMENT);
	judge->ledger.increment = made;
	if (made)
		judge_decline_offer(judge, alert->side, t, out);
}

bool judge_result_is_postponed(const struct laws_judge *judge, const struct laws_judge_alert *alert)
{
	return alert->kind == LAWS_ALERT_FLAG_FALL && has_claimed(judge, alert->side);
}

void judge_lapse_quickplay(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	for (size_t i = judge->open_count; i-- > 0;)
		if (judge->open[i].kind == LAWS_ALERT_QUICKPLAY_CLAIM)
			judge_lapse(judge, judge->open[i].id, t, out);
}
