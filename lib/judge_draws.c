/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Draws in the judge: offers, agreement, claims, and what needs no claim.
 */
#include <string.h>

#include "judging.h"

/* Ends the game as @ending says. */
static void end_as(struct laws_judge *judge, const struct laws_ending *ending, laws_time t,
		   struct laws_verdicts *out)
{
	struct laws_verdict *verdict =
		judge_end_game(judge, ending->result, ending->reason, t, out);

	strncpy(verdict->article, ending->article, LAWS_ARTICLE_SIZE - 1);
}

void judge_on_draw_offered(struct laws_judge *judge, const struct laws_act *act,
			   struct laws_verdicts *out)
{
	if (laws_draws_offer(&judge->draws, act->side) == LAWS_OFFER_TOO_EARLY)
		judge_refuse(act, LAWS_REFUSED_TOO_EARLY, out);
}

/* Whoever has been offered a draw: the verbs that answer name no side. */
static bool find_offered(const struct laws_judge *judge, enum laws_side *side)
{
	for (int offering = LAWS_WHITE; offering <= LAWS_BLACK; offering++) {
		*side = laws_side_other((enum laws_side)offering);
		if (laws_draws_offer_stands(&judge->draws, (enum laws_side)offering))
			return true;
	}
	return false;
}

void judge_on_draw_answered(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	struct laws_ending ending;
	enum laws_side side;

	if (!find_offered(judge, &side)) {
		judge_refuse(act, LAWS_REFUSED_NO_OFFER, out);
		return;
	}
	if (act->kind == LAWS_ACT_DRAW_DECLINED) {
		laws_draws_decline(&judge->draws, side);
		return;
	}
	switch (laws_draws_accept(&judge->draws, side, &ending)) {
	case LAWS_AGREEMENT_REACHED:
		end_as(judge, &ending, act->first, out);
		break;
	case LAWS_AGREEMENT_NO_OFFER:
		judge_refuse(act, LAWS_REFUSED_NO_OFFER, out);
		break;
	case LAWS_AGREEMENT_TOO_EARLY:
		judge_refuse(act, LAWS_REFUSED_TOO_EARLY, out);
		break;
	}
}
