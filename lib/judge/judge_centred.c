/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Kings put in the centre: the custom by which players show a board how their
 * game has ended. The Laws do not mention it, so it ends a game only where the
 * players could have ended it like that by a word. Otherwise the arbiter decides:
 *
 *   before both have moved       a draw cannot have been agreed yet (5.2.3), and a game
 *                                being set up is more likely than a resignation
 *   a draw, under 9.1.1          it needs the arbiter's consent
 *   a win by a player who        in 2023 a resignation draws then (5.1.2)
 *   cannot mate
 */
#include <chesslaws/irregularity.h>

#include "judge/judge_internal.h"

static bool both_have_moved(const struct laws_judge *judge)
{
	return judge_newest_ply(judge) >= 2;
}

static enum laws_side loser_of(enum laws_result result)
{
	return result == LAWS_RESULT_WHITE ? LAWS_BLACK : LAWS_WHITE;
}

static enum laws_mate mate_of_winner(struct laws_judge *judge, enum laws_result result)
{
	struct laws_position position;

	judge_position_now(judge, &position);
	return judge_mate(judge, &position, laws_side_other(loser_of(result)));
}

static bool is_in_question(struct laws_judge *judge, enum laws_result result)
{
	if (!both_have_moved(judge))
		return true;
	if (result == LAWS_RESULT_DRAW)
		return !laws_draws_may_offer(&judge->draws);
	return mate_of_winner(judge, result) == LAWS_MATE_IMPOSSIBLE;
}

/* The article about the result that the kings show. */
static enum laws_matter matter_of(const struct laws_judge *judge, enum laws_result result)
{
	if (result != LAWS_RESULT_DRAW)
		return LAWS_MATTER_RESIGNATION;
	return both_have_moved(judge) ? LAWS_MATTER_DRAW_OFFER_LIMIT : LAWS_MATTER_AGREEMENT;
}

struct laws_due judge_centred_due(struct laws_judge *judge, enum laws_result shown)
{
	enum laws_edition edition = judge->regulations.edition;
	struct laws_due due = {
		.kind = LAWS_DUE_RESULT,
		.result = shown,
		.reason = LAWS_REASON_KINGS_CENTRED,
		.article = laws_article(matter_of(judge, shown), edition),
	};

	if (shown != LAWS_RESULT_DRAW)
		due.result = laws_resigned(edition, loser_of(shown), mate_of_winner(judge, shown))
				     .result;
	return due;
}

/* The board shows no move; the alert accuses neither player. */
static void raise_alert(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_DISPLACED, LAWS_POSSIBLE, judge_mover(judge));

	alert.shown = act->result;
	alert.article = judge_article(judge, matter_of(judge, act->result));
	judge_agrees(judge, act->first, out);
	judge->centred = act->result;
	judge_raise_displaced(judge, &alert, act->squares, act->first, out);
}

void judge_on_kings_centred(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	/* While the game is adjourned, pieces may be put anywhere. */
	if (judge->adjourned || judge->centred == act->result)
		return;
	if (is_in_question(judge, act->result))
		raise_alert(judge, act, out);
	else
		judge_end_game(judge, act->result, LAWS_REASON_KINGS_CENTRED, act->first, out);
}
