/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The game goes on from another position than its moves led to: from the one before an
 * earlier move, or one that the arbiter sets (7.1, 7.5.1, 7.6), after a result that was
 * withdrawn, or from behind an illegal move that the opponent has answered.
 *
 *   taken back, set, reopened   the game is paused, and irregular until the board
 *                               shows the position
 *   the board shows it          restored: play goes on from there once resumed
 *   an illegal move, pressed    remembered as played
 *   and answered                both count as played; the alert stays open, or, if
 *                               the claim is too late, the illegal move stands (A.5.2)
 */
#include <string.h>

#include <chesslaws/irregularity.h>

#include "judge/judge_internal.h"
#include "rules/single_move.h"

/* Pauses the game until the board shows the position of the record. */
static void ask_for_position(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	judge_pause(judge, LAWS_BY_ARBITER, LAWS_WHITE, t, out);
	judge->resumes = judge_mover(judge);
	judge_set_clock_going(judge, false);
	if (judge->irregular)
		return;
	judge->irregular = true;
	judge_tell(out, LAWS_VERDICT_IRREGULAR, t);
}

void judge_stop_following(struct laws_judge *judge)
{
	memset(judge->board, LAWS_UNKNOWN_PIECE, sizeof(judge->board));
}

bool judge_follows_nothing(const struct laws_judge *judge)
{
	for (laws_square square = 0; square < 64; square++)
		if (judge->board[square] != LAWS_UNKNOWN_PIECE)
			return false;
	return true;
}

/*
 * Who has pressed behind the newest move, without one of his own, may have handed the clock back
 * for it to be taken back, as it is now, with what follows ply @first.
 */
static void lapse_handed_back(struct laws_judge *judge, unsigned int first, laws_time t,
			      struct laws_verdicts *out)
{
	for (size_t i = judge->open_count; i-- > 0;) {
		const struct laws_judge_alert *alert = &judge->open[i];

		if (alert->kind == LAWS_ALERT_NO_MOVE && alert->ply > first &&
		    alert->ply >= judge->course.plies)
			judge_lapse(judge, alert->id, t, out);
	}
}

void judge_on_taken_back(struct laws_judge *judge, const struct laws_act *act,
			 struct laws_verdicts *out)
{
	if (!laws_course_has(&judge->course, act->number)) {
		judge_refuse(act, LAWS_REFUSED_NO_MOVE, out);
		return;
	}
	judge_pause(judge, LAWS_BY_ARBITER, LAWS_WHITE, act->first, out);
	lapse_handed_back(judge, act->number, act->first, out);
	if (!judge_go_back(judge, act->number, LAWS_WITHDRAWN_TAKEN_BACK, act->first, out))
		return;
	ask_for_position(judge, act->first, out);
	judge_stop_following(judge);
}

/* Reports the game's state again, unchanged, with what else has changed. */
static struct laws_verdict *tell_state(const struct laws_judge *judge, laws_time t,
				       struct laws_verdicts *out)
{
	enum laws_verdict_kind kind = judge->adjourned			  ? LAWS_VERDICT_ADJOURNED
				      : judge->state == LAWS_JUDGE_PAUSED ? LAWS_VERDICT_PAUSED
									  : LAWS_VERDICT_RESUMED;
	struct laws_verdict *verdict = judge_tell_state(judge, kind, t, out);

	verdict->state.authority = LAWS_BY_NOBODY;
	return verdict;
}

/* A set position is public, and is reported with the game's state. */
static void tell_position(const struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = tell_state(judge, t, out);

	verdict->state.position_set = true;
	verdict->before = judge_keep_position(&judge->position, out);
	verdict->ply = judge->ply;
}

/* The move that is made counts, as one that has been answered. */
static void count_made(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	judge_complete_up_to(judge, judge->ply + 1, LAWS_COMPLETED_BY_ANSWER, t, out);
	judge_turn_over(judge);
}

/* A move that the opponent has not answered only counts where the position is one behind it. */
static void set_position(struct laws_judge *judge, const struct laws_act *act,
			 struct laws_verdicts *out)
{
	judge_pause(judge, LAWS_BY_ARBITER, LAWS_WHITE, act->first, out);
	if (judge->made && act->number == judge->ply + 2)
		count_made(judge, act->first, out);
	else if (judge->made)
		judge_withdraw(judge, LAWS_WITHDRAWN_TAKEN_BACK, act->first, out);
	else if (judge_rests_on_record(judge))
		judge_complete_up_to(judge, judge->ply, LAWS_COMPLETED_BY_ANSWER, act->first, out);
	judge_lapse_offers(judge, act->first, out);
	judge_begin_at(judge, act->position);
	tell_position(judge, act->first, out);
	ask_for_position(judge, act->first, out);
	judge_stop_following(judge);
}

void judge_look_anew(struct laws_judge *judge, laws_squares squares)
{
	struct laws_position now;

	judge_position_now(judge, &now);
	for (laws_square square = 0; square < 64; square++) {
		bool stands = squares & LAWS_SQUARE_SET(square);

		judge->board[square] = now.board[square];
		if (stands != (now.board[square] != LAWS_NO_PIECE))
			judge->board[square] = stands ? LAWS_UNKNOWN_PIECE : LAWS_NO_PIECE;
	}
}

/*
 * The result is withdrawn. The board was not followed since the game ended: if it differs by
 * now, a move that was not completed must be made again.
 */
void judge_on_reopened(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	struct laws_position now;

	if (judge->state != LAWS_JUDGE_OVER) {
		judge_refuse(act, LAWS_REFUSED_NOT_OVER, out);
		return;
	}
	judge->state = LAWS_JUDGE_PAUSED;
	judge->resumes = judge->made && judge_is_open(judge, judge->ply + 1)
				 ? judge_mover(judge)
				 : judge_has_the_move(judge);
	judge_tell_state(judge, LAWS_VERDICT_PAUSED, act->first, out);
	judge_tell_clock(judge, LAWS_CLOCK_PAUSE, act->first, out);
	judge_look_anew(judge, act->squares);
	judge_position_now(judge, &now);
	if (memcmp(judge->board, now.board, sizeof(now.board)) == 0)
		return;
	if (judge->made && judge_is_open(judge, judge->ply + 1))
		judge_withdraw(judge, LAWS_WITHDRAWN_TAKEN_BACK, act->first, out);
	else if (judge->made)
		count_made(judge, act->first, out);
	ask_for_position(judge, act->first, out);
	judge_stop_following(judge);
}

/* How many moves each side has made after @plies. */
static void count_moves(const struct laws_judge *judge, unsigned int plies, unsigned int moves[2])
{
	bool white_began = laws_position_side(&judge->position) == (enum laws_side)(judge->ply % 2);

	moves[white_began ? LAWS_WHITE : LAWS_BLACK] = (plies + 1) / 2;
	moves[white_began ? LAWS_BLACK : LAWS_WHITE] = plies / 2;
}

/*
 * Article 7.3 (2001: 7.2) discontinues a game, or lets it go on. It does not apply to a game
 * that is over: the result stands as it was played (8.7), for the players who had those
 * colours.
 */
static void reverse_colours_after_all(struct laws_judge *judge, const struct laws_act *act,
				      struct laws_verdicts *out)
{
	judge->reversed = !judge->reversed;
	judge_tell_end_again(judge, act->first, out);
}

/* Article 7.3: early in the game it is discontinued; later the players only change names. */
static void reverse_colours(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	struct laws_verdict *verdict;
	unsigned int moves[2];

	count_moves(judge, judge_newest_ply(judge), moves);
	if (laws_colours_reversed(judge->regulations.edition, moves) != LAWS_REVERSED_NEW_GAME) {
		judge->reversed = !judge->reversed;
		/* The colours are public at once, and not only when the game ends. */
		tell_state(judge, act->first, out);
		return;
	}
	verdict = judge_end_game(judge, LAWS_RESULT_NONE, LAWS_REASON_ARBITER, act->first, out);
	judge_cite(judge, verdict, LAWS_MATTER_COLOURS_REVERSED);
}

/*
 * Article 7.2.1 (2001: 7.1a) cancels the game. Once it is too late for that the game stands,
 * with the rights to castle that are left (A.5.1.2).
 */
static void cancel_for_set_up(struct laws_judge *judge, const struct laws_act *act,
			      struct laws_verdicts *out)
{
	unsigned int moves[2];

	count_moves(judge, judge->completed, moves);
	if (laws_wrong_set_up_stands(&judge->ledger, moves))
		judge_refuse(act, LAWS_REFUSED_TOO_LATE, out);
	else
		judge_cite(judge,
			   judge_end_game(judge, LAWS_RESULT_NONE, LAWS_REASON_ARBITER, act->first,
					  out),
			   LAWS_MATTER_WRONG_SET_UP);
}

void judge_on_colours_reversed(struct laws_judge *judge, const struct laws_act *act,
			       struct laws_verdicts *out)
{
	if (judge_has_result(judge))
		reverse_colours_after_all(judge, act, out);
	else if (!judge_game_is_on(judge))
		judge_refuse(act, LAWS_REFUSED_NO_GAME, out);
	else
		reverse_colours(judge, act, out);
}

void judge_on_set_up_wrongly(struct laws_judge *judge, const struct laws_act *act,
			     struct laws_verdicts *out)
{
	if (judge_has_result(judge))
		judge_refuse(act, LAWS_REFUSED_TOO_LATE, out);
	else if (!judge_game_is_on(judge))
		judge_refuse(act, LAWS_REFUSED_NO_GAME, out);
	else
		cancel_for_set_up(judge, act, out);
}

void judge_on_position_set(struct laws_judge *judge, const struct laws_act *act,
			   struct laws_verdicts *out)
{
	if (act->position)
		set_position(judge, act, out);
	else
		judge_refuse(act, LAWS_REFUSED_VARIANT, out);
}

static bool board_is(const struct laws_judge *judge, const struct laws_position *position)
{
	return memcmp(judge->board, position->board, sizeof(judge->board)) == 0;
}

/* Players who agree on it take back as many moves as they like. */
static bool go_back_in_play(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	if (judge->state != LAWS_JUDGE_PLAYING || !laws_course_has(&judge->course, act->number) ||
	    !judge_go_back(judge, act->number, LAWS_WITHDRAWN_TAKEN_BACK, act->settled, out))
		return false;
	judge_begin_turn(judge);
	return true;
}

void judge_on_restored(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	const struct laws_position *shown = act->position ? act->position : &judge->position;
	struct laws_position now;

	judge_tell_turn(judge, act);
	memcpy(judge->board, shown->board, sizeof(judge->board));
	judge->as_played.is_known = false;
	judge_position_now(judge, &now);
	if (judge->made && board_is(judge, &now)) {
		judge_stands(judge, act->settled, out);
		return;
	}
	/* The board shows an earlier position that was not asked for. */
	if (!board_is(judge, &judge->position)) {
		if (judge_is_play(judge) && !judge->irregular && go_back_in_play(judge, act, out))
			return;
		if (!judge->irregular)
			judge_tell_displaced(judge, LAWS_CERTAIN, judge_occupied(judge),
					     act->settled, out);
		return;
	}
	if (judge->made)
		judge_withdraw(judge, LAWS_WITHDRAWN_TAKEN_BACK, act->settled, out);
	judge_restored(judge, act->settled, out);
	judge_draws_on_restored(judge);
}

/* True for an alert about a press that completed no legal move (7.5.1 to 7.5.3). */
static bool is_about_press(const struct laws_verdict_alert *alert)
{
	return alert->confidence >= LAWS_LIKELY &&
	       laws_alert_info(alert->kind)->consequence == LAWS_CONSEQUENCE_REPLACED;
}

void judge_note_as_played(struct laws_judge *judge, const struct laws_verdict_alert *alert)
{
	struct laws_judge_as_played *played = &judge->as_played;

	played->is_known =
		laws_position_as_played(&judge->position, judge->board, &played->position);
	played->moved = !board_is(judge, &judge->position);
	played->alert = 0;
	if (!alert || !is_about_press(alert))
		return;
	played->offence = laws_alert_info(alert->kind)->offence;
	played->alert = alert->id;
	played->told = (struct laws_judge_play){
		.confidence = alert->confidence,
		.evidence = laws_alert_info(alert->kind)->evidence == LAWS_EVIDENCE_PLAYED
				    ? alert->played
				    : JUDGE_NOTHING_PLAYED,
	};
}

void judge_note_unpressed(struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_as_played *played = &judge->as_played;

	if (judge->regulations.clock != LAWS_CLOCK_NONE || judge->made || played->is_known ||
	    act->side == judge_mover(judge))
		return;
	judge_note_as_played(judge, NULL);
	played->offence = LAWS_OFFENCE_ILLEGAL_MOVE;
	/* Without clocks there is no press without a move. */
	/* Nor is a pawn on the last rank an offence yet: its promotion may not be whole. */
	if (judge_describe_play(judge, &judge->position, 0, &played->told) != JUDGE_PLAY_MOVE ||
	    judge_leaves_pawn(judge, &played->told))
		played->is_known = false;
	else if (judge_doubts_play(judge, &played->told))
		played->told.confidence = LAWS_POSSIBLE;
}

void judge_doubt_as_played(struct laws_judge *judge)
{
	struct laws_judge_as_played *played = &judge->as_played;

	if (played->is_known && (!played->alert || judge->regulations.clock != LAWS_CLOCK_NONE))
		played->told.confidence = LAWS_POSSIBLE;
}

bool judge_was_answered(const struct laws_judge *judge, unsigned int ply)
{
	struct laws_move move;

	return laws_course_has(&judge->course, ply) &&
	       !laws_course_move(&judge->course, ply, &move);
}

/*
 * The opponent has made his next move. Where that ends the right to claim, the illegal move
 * stands. This alert is as sure as the one about the illegal move, for the same reasons
 * (judge_play.c). Without clocks the answer completes the illegal move.
 */
static void tell_answered(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	const struct laws_judge_as_played *played = &judge->as_played;
	enum laws_side side = judge_mover(judge);
	struct laws_infringement infringement = {
		.offence = played->offence,
		.side = side,
		.pressed = true,
		.opponent_touched = true,
		.opponent_made = true,
	};
	struct laws_due due = laws_ledger_due(&judge->ledger, &infringement);
	struct laws_played_evidence evidence = played->told.evidence;
	enum laws_confidence confidence = judge->blind ? LAWS_POSSIBLE : played->told.confidence;
	bool unpressed = judge->regulations.clock == LAWS_CLOCK_NONE;
	struct laws_judge_alert alert;
	struct laws_verdict *verdict;

	if (judge->unobserved || judge->doubtful || (!played->alert && !unpressed))
		return;
	if (due.kind == LAWS_DUE_STANDS) {
		if (played->alert)
			judge_lapse(judge, played->alert, t, out);
		alert = judge_alert(judge, LAWS_ALERT_ILLEGAL_MOVE_STANDS, confidence, side);
		alert.article = due.article;
		verdict = judge_raise(judge, &alert, t, out);
		evidence.differences = (struct laws_differences){0};
	} else if (unpressed) {
		verdict =
			judge_raise_alert(judge, LAWS_ALERT_ILLEGAL_MOVE, confidence, side, t, out);
	} else {
		return;
	}
	verdict->alert.played = evidence;
}

static void go_on_from_as_played(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_as_played *played = &judge->as_played;

	judge_note_position(judge, played->position.board, judge->ply + 1, t, out);
	judge_complete_up_to(judge, judge->ply, LAWS_COMPLETED_BY_ANSWER, t, out);
	played->is_known = false;
	judge_go_on_from(judge, &played->position, t);
	/* The answer's touches came before it was known that there was a move to answer. */
	judge->hands.unknown = true;
}

void judge_look_for_answer(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_as_played *played = &judge->as_played;
	struct laws_move answer;

	if (!played->is_known || !chesslaws_legal_move(&played->position, judge->board, &answer))
		return;
	tell_answered(judge, t, out);
	go_on_from_as_played(judge, t, out);
	judge_look_at_board(judge, t, out);
}

/* This press makes no next move, so the former illegal move may still be claimed (A.5.2). */
bool judge_answered_illegally(struct laws_judge *judge, const struct laws_act *act,
			      struct laws_verdicts *out)
{
	struct laws_judge_as_played *played = &judge->as_played;
	struct laws_judge_play answer;

	if (!played->is_known || judge->unobserved || act->unobserved || judge->doubtful ||
	    judge->astray ||
	    judge_describe_play(judge, &played->position, act->opened, &answer) != JUDGE_PLAY_MOVE)
		return false;
	go_on_from_as_played(judge, act->first, out);
	return true;
}
