/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The two boards of Appendix D: the game is played on both, one for each player. A player's
 * moves count as made on his own board; the opponent's board repeats them. Where a board
 * differs from the record, an alert shows the arbiter both positions; he decides with the
 * two scoresheets who is right (D.2.9). The alert accuses neither player.
 */
#include "judge/judge_internal.h"

bool judge_is_disabled(const struct laws_judge *judge, enum laws_side side)
{
	return judge->regulations.visually_disabled >> side & 1;
}

bool judge_is_about_boards(const struct laws_judge *judge, const struct laws_judge_alert *alert)
{
	return alert->id && (alert->id == judge->boards[LAWS_WHITE].alert ||
			     alert->id == judge->boards[LAWS_BLACK].alert);
}

/* While the players set up a position, each on his board, the boards need not agree. */
static bool is_set_up(const struct laws_judge *judge)
{
	return !judge_game_is_on(judge) || judge->irregular || judge->adjourned ||
	       judge->boards_asked;
}

static void raise(struct laws_judge *judge, enum laws_side side, laws_time t,
		  struct laws_verdicts *out)
{
	struct laws_judge_board *board = &judge->boards[side];
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_DISPLACED, LAWS_CERTAIN, side);
	struct laws_position record;
	struct laws_verdict *verdict;
	laws_squares due;

	alert.article = judge_article(judge, LAWS_MATTER_BOARDS_DIFFER);
	verdict = judge_raise(judge, &alert, t, out);
	board->alert = verdict->alert.id;
	judge_position_now(judge, &record);
	verdict->before = judge_keep_position(&record, out);
	due = laws_position_occupied(&record);
	verdict->alert.displaced.differences = judge_differences(due, due ^ board->squares);
	verdict->alert.displaced.two_boards = true;
	verdict->alert.displaced.agreed = board->agreed;
}

void judge_raise_boards(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	if (is_set_up(judge))
		return;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		if (judge->boards[side].differs && !judge->boards[side].alert)
			raise(judge, (enum laws_side)side, t, out);
}

void judge_on_boards(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	struct laws_judge_board *board = &judge->boards[act->side];

	if (act->kind == LAWS_ACT_BOARDS_DIFFER) {
		board->differs = true;
		board->squares = act->squares;
		board->agreed = act->number;
		return;
	}
	if (board->alert)
		judge_lapse(judge, board->alert, act->settled, out);
	*board = (struct laws_judge_board){0};
	if (!judge->boards_asked || judge->boards[laws_side_other(act->side)].differs)
		return;
	judge->boards_asked = false;
	judge_tell(out, LAWS_VERDICT_RESTORED, act->settled);
}

void judge_ask_for_boards(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	judge->boards_asked = true;
	judge_tell(out, LAWS_VERDICT_IRREGULAR, t);
}
