/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Rulings: alerts confirmed or dismissed, and what follows: the penalty that
 * is due, the position that must stand again, the end of the game.
 */
#include <string.h>

#include "judge/judge_internal.h"

static struct laws_judge_alert take_alert(struct laws_judge *judge, size_t place)
{
	struct laws_judge_alert alert = judge->open[place];

	memmove(&judge->open[place], &judge->open[place + 1],
		(judge->open_count - place - 1) * sizeof(judge->open[0]));
	judge->open_count--;
	return alert;
}

int judge_newest_alert(const struct laws_judge *judge,
		       bool (*is_meant)(const struct laws_judge_alert *alert))
{
	for (size_t i = judge->open_count; i-- > 0;)
		if (is_meant(&judge->open[i]))
			return (int)i;
	return -1;
}

struct laws_judge_ruling *judge_keep_ruling(struct laws_judge *judge,
					    const struct laws_verdict *verdict)
{
	struct laws_judge_ruling *ruling =
		&judge->rulings[verdict->ruling.number % LAWS_JUDGE_RULINGS];

	*ruling = (struct laws_judge_ruling){.number = verdict->ruling.number};
	return ruling;
}

void judge_lapse_lifted_flags(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	for (size_t i = judge->open_count; i-- > 0;) {
		const struct laws_judge_alert *alert = &judge->open[i];

		if (alert->kind == LAWS_ALERT_FLAG_FALL &&
		    laws_clock_fell_at(&judge->clock, alert->side, t) == LAWS_NEVER)
			judge_lapse(judge, alert->id, t, out);
	}
}

void judge_clocks_changed(struct laws_judge *judge, struct laws_judge_ruling *ruling,
			  const laws_time left[2], laws_time t, struct laws_verdicts *out)
{
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		ruling->given[side] =
			laws_clock_left(&judge->clock, (enum laws_side)side, t) - left[side];
	judge_tell_clock(judge, LAWS_CLOCK_PENALTY, t, out);
	judge_lapse_lifted_flags(judge, t, out);
}

/* Whose clock runs if the game does not end after all. */
static enum laws_side running_side(const struct laws_judge *judge)
{
	if (judge->state == LAWS_JUDGE_PAUSED)
		return judge->resumes;
	if (laws_clock_runs(&judge->clock, LAWS_WHITE))
		return LAWS_WHITE;
	if (laws_clock_runs(&judge->clock, LAWS_BLACK))
		return LAWS_BLACK;
	return judge_mover(judge);
}

void judge_end_by_ruling(struct laws_judge *judge, struct laws_judge_ruling *ruling,
			 const struct laws_due *due, laws_time t, struct laws_verdicts *out)
{
	ruling->ended = true;
	ruling->resumes = running_side(judge);
	judge_end_game(judge, due->result, due->reason, t, out)->article = due->article;
}

/* Gives the time of @ruling's due, and records the infringement. */
static void penalise(struct laws_judge *judge, struct laws_judge_ruling *ruling, laws_time t,
		     struct laws_verdicts *out)
{
	const struct laws_due *due = &ruling->due;
	laws_time left[2];

	if (due->kind != LAWS_DUE_TIME && due->kind != LAWS_DUE_RESULT)
		return;
	laws_ledger_record(&judge->ledger, ruling->alert.side,
			   laws_alert_info(ruling->alert.kind)->offence);
	if (due->kind != LAWS_DUE_TIME || !laws_clock_is_kept(&judge->clock))
		return;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		left[side] = laws_clock_left(&judge->clock, (enum laws_side)side, t);
	laws_due_apply(due, ruling->alert.side, &judge->clock, t);
	judge_quickplay_ruled(judge, ruling, true, t, out);
	judge_clocks_changed(judge, ruling, left, t, out);
}

/* What becomes of the move that a confirmed alert is about. */
enum consequence {
	IT_STAYS,
	BOARDS_MUST_AGREE,   /* D.2.9 */
	RECORD_STANDS_AGAIN, /* it is not on the record, and the board must show that */
	IT_IS_TAKEN_BACK,    /* with what followed it */
	PAWN_BECOMES_QUEEN,  /* 7.5.2 */
	GAME_IS_CANCELLED,   /* 7.2.1 */
};

/* The board had reported what the arbiter saw as a legal move, or not at all. */
static enum consequence consequence_of_seen(const struct laws_judge *judge,
					    const struct laws_judge_alert *alert,
					    const struct laws_due *due)
{
	if (due->remedy == LAWS_REMEDY_QUEEN)
		return PAWN_BECOMES_QUEEN;
	return laws_course_has(&judge->course, alert->ply) ? IT_IS_TAKEN_BACK : RECORD_STANDS_AGAIN;
}

static enum consequence consequence_of(const struct laws_judge *judge,
				       const struct laws_judge_alert *alert,
				       const struct laws_due *due)
{
	switch (laws_alert_info(alert->kind)->consequence) {
	case LAWS_CONSEQUENCE_REPLACED:
		if (alert->seen)
			return consequence_of_seen(judge, alert, due);
		/* Another move has replaced it, or it stands (A.5.2). */
		if (due->kind == LAWS_DUE_STANDS)
			return IT_STAYS;
		if (alert->ply <= judge->ply)
			return judge_was_answered(judge, alert->ply) ? IT_IS_TAKEN_BACK : IT_STAYS;
		return due->remedy == LAWS_REMEDY_QUEEN ? PAWN_BECOMES_QUEEN : RECORD_STANDS_AGAIN;
	case LAWS_CONSEQUENCE_RESTORED:
		return judge_is_about_boards(judge, alert) ? BOARDS_MUST_AGREE
							   : RECORD_STANDS_AGAIN;
	case LAWS_CONSEQUENCE_TAKEN_BACK:
		return IT_IS_TAKEN_BACK;
	case LAWS_CONSEQUENCE_CANCELLED:
		return GAME_IS_CANCELLED;
	case LAWS_CONSEQUENCE_NONE:
		break;
	}
	return IT_STAYS;
}

/* The board must show the record's position again before the game goes on (7.4.1, 7.5.1). */
static void ask_for_position(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	judge->irregular = true;
	judge_set_clock_going(judge, false);
	judge->resumes = judge_mover(judge);
	judge_tell(out, LAWS_VERDICT_IRREGULAR, t);
	judge_restored(judge, t, out);
}

/* The moves from @ply on are withdrawn, and the board must show that. */
static void take_back(struct laws_judge *judge, unsigned int ply, enum laws_authority by,
		      laws_time t, struct laws_verdicts *out)
{
	if (!judge_go_back(judge, ply, LAWS_WITHDRAWN_TAKEN_BACK, t, out))
		return;
	ask_for_position(judge, t, out);
	/* The tracker waits for the position behind orders alone. */
	if (judge->irregular && by != LAWS_BY_REGULATIONS)
		judge_stop_following(judge);
}

/* The pawn that @side left on the last rank counts as a queen, and the move as completed. */
static void make_queen(struct laws_judge *judge, enum laws_side side, laws_time t,
		       struct laws_verdicts *out)
{
	laws_square first = side == LAWS_WHITE ? 56 : 0;

	for (laws_square square = first; square < first + 8; square++)
		if (judge->board[square] == LAWS_PIECE(side, LAWS_PAWN))
			judge->board[square] = LAWS_PIECE(side, LAWS_QUEEN);
	judge_look_at_board(judge, t, out);
	if (!judge->made)
		return;
	judge_complete_up_to(judge, judge->ply + 1, LAWS_COMPLETED_BY_CLOCK, t, out);
	judge->resumes = laws_side_other(side);
}

/*
 * The pieces were set up for another game while this one had no result: it ends without one,
 * as if they had been set up correctly.
 */
static void cancel_game(struct laws_judge *judge, struct laws_judge_ruling *ruling, laws_time t,
			struct laws_verdicts *out)
{
	const struct laws_due due = {
		.result = LAWS_RESULT_NONE,
		.reason = LAWS_REASON_ARBITER,
		.article = laws_article(LAWS_MATTER_WRONG_SET_UP, judge->regulations.edition),
	};

	judge_end_by_ruling(judge, ruling, &due, t, out);
}

static void carry_out(struct laws_judge *judge, struct laws_judge_ruling *ruling,
		      enum laws_authority by, laws_time t, struct laws_verdicts *out)
{
	const struct laws_judge_alert *alert = &ruling->alert;
	enum consequence consequence = consequence_of(judge, alert, &ruling->due);

	if (ruling->due.kind == LAWS_DUE_RESULT) {
		penalise(judge, ruling, t, out);
		judge_end_by_ruling(judge, ruling, &ruling->due, t, out);
		return;
	}
	if (consequence == GAME_IS_CANCELLED) {
		cancel_game(judge, ruling, t, out);
		return;
	}
	if (consequence != IT_STAYS)
		judge_pause(judge, by, laws_side_other(alert->side), t, out);
	penalise(judge, ruling, t, out);
	if (consequence == PAWN_BECOMES_QUEEN)
		make_queen(judge, alert->side, t, out);
	else if (consequence == BOARDS_MUST_AGREE)
		judge_ask_for_boards(judge, t, out);
	else if (consequence == RECORD_STANDS_AGAIN)
		ask_for_position(judge, t, out);
	else if (consequence == IT_IS_TAKEN_BACK)
		take_back(judge, alert->ply, by, t, out);
	/* Another move replaces it from now on. */
	ruling->alert.seen = false;
}

void judge_confirm(struct laws_judge *judge, size_t place, enum laws_authority by, laws_time t,
		   struct laws_verdicts *out)
{
	struct laws_judge_alert alert = take_alert(judge, place);
	struct laws_judge_ruling *ruling;
	struct laws_verdict *verdict;

	verdict = judge_tell_ruling(judge, &alert, LAWS_DECISION_CONFIRMED, t, out);
	verdict->ruling.authority = by;
	ruling = judge_keep_ruling(judge, verdict);
	ruling->alert = alert;
	ruling->confirmed = true;
	ruling->acted = judge->acted[alert.side];
	if (!judge_game_is_on(judge))
		return;
	ruling->due = judge_due(judge, &alert, by, t);
	verdict->ruling.due = judge_show_due(judge, &ruling->due, alert.side, t);
	carry_out(judge, ruling, by, t, out);
	judge_claim_ruled(judge, t, out);
}

/* The place of the open alert that board and record differ, or -1. */
static int find_astray(const struct laws_judge *judge)
{
	for (size_t i = 0; judge->astray && i < judge->open_count; i++)
		if (judge->open[i].id == judge->astray_alert)
			return (int)i;
	return -1;
}

void judge_tell_chosen(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	struct laws_judge_alert alert = {.kind = LAWS_ALERT_DISPLACED, .side = judge_mover(judge)};
	struct laws_judge_ruling *ruling;
	struct laws_verdict *verdict;
	int place = find_astray(judge);

	if (place >= 0)
		alert = take_alert(judge, (size_t)place);
	verdict = judge_tell_ruling(judge, &alert, LAWS_DECISION_CONFIRMED, act->first, out);
	verdict->ruling.authority = LAWS_BY_ARBITER;
	verdict->ruling.chosen = act->candidate;
	verdict->ply = act->number;
	ruling = judge_keep_ruling(judge, verdict);
	ruling->alert = alert;
	ruling->confirmed = true;
}

static void dismiss(struct laws_judge *judge, size_t place, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_alert alert = take_alert(judge, place);
	struct laws_verdict *verdict =
		judge_tell_ruling(judge, &alert, LAWS_DECISION_DISMISSED, t, out);
	struct laws_judge_ruling *ruling = judge_keep_ruling(judge, verdict);
	bool on = judge_game_is_on(judge);

	ruling->alert = alert;
	if (on && judge_quickplay_rejected(judge, &alert, &ruling->due)) {
		verdict->ruling.due = judge_show_due(judge, &ruling->due, alert.side, t);
		penalise(judge, ruling, t, out);
	}
	ruling->resumes = running_side(judge);
	judge_forgive(judge, &alert, t, out);
	ruling->ended = on && !judge_game_is_on(judge);
	judge_claim_ruled(judge, t, out);
}

/* 2001, B.6: in rapid and blitz only the opponent may call a flag. */
static bool may_not_call(const struct laws_judge *judge, const struct laws_judge_alert *alert)
{
	return alert->kind == LAWS_ALERT_FLAG_FALL &&
	       laws_ledger_flag_duty(&judge->ledger) == LAWS_FLAG_ARBITER_MUST_NOT;
}

void judge_on_ruling(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	size_t place = judge->open_count;

	while (place-- > 0)
		if (!act->number || judge->open[place].id == act->number)
			break;
	if (place >= judge->open_count)
		judge_refuse(act, LAWS_REFUSED_NO_ALERT, out);
	else if (act->kind == LAWS_ACT_DISMISSED)
		dismiss(judge, place, act->first, out);
	else if (may_not_call(judge, &judge->open[place]))
		judge_refuse(act, LAWS_REFUSED_NO_CLAIM, out);
	else
		judge_confirm(judge, place, LAWS_BY_ARBITER, act->first, out);
}

/* True when confirming the open alert at @place leaves the arbiter no choice. */
static bool is_fixed(struct laws_judge *judge, size_t place, laws_time t)
{
	struct laws_due due = judge_due(judge, &judge->open[place], LAWS_BY_REGULATIONS, t);

	if (judge_result_is_postponed(judge, &judge->open[place]))
		return false;
	return due.kind == LAWS_DUE_TIME || due.kind == LAWS_DUE_RESULT;
}

void judge_confirm_by_regulations(struct laws_judge *judge, struct laws_verdicts *out)
{
	if (!judge->regulations.rulings_automatic)
		return;
	for (size_t i = 0; i < out->count; i++) {
		const struct laws_verdict *verdict = &out->verdict[i];
		size_t place = 0;

		if (verdict->kind != LAWS_VERDICT_ALERT ||
		    verdict->alert.confidence != LAWS_CERTAIN)
			continue;
		while (place < judge->open_count && judge->open[place].id != verdict->alert.id)
			place++;
		if (place < judge->open_count && is_fixed(judge, place, verdict->t))
			judge_confirm(judge, place, LAWS_BY_REGULATIONS, verdict->t, out);
	}
}
