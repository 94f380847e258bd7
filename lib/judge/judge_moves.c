/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The moves of the game: made when the board shows one, withdrawn when it does not any more,
 * over when the opponent goes on, and taken back any number of plies.
 */
#include <string.h>

#include "judge/judge_internal.h"
#include "rules/single_move.h"

bool judge_board_shows(const struct laws_judge *judge, struct laws_move *shown)
{
	return chesslaws_legal_move(&judge->position, judge->board, shown);
}

static unsigned int pieces_on(const laws_piece board[64])
{
	unsigned int count = 0;

	for (int square = 0; square < 64; square++)
		count += board[square] != LAWS_NO_PIECE;
	return count;
}

void judge_withdraw(struct laws_judge *judge, enum laws_withdrawal withdrawal, laws_time t,
		    struct laws_verdicts *out)
{
	struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);

	judge_uncount(judge, made->ply, judge_mover(judge), t);
	judge_tell_move(LAWS_VERDICT_WITHDRAWN, made, t, out)->withdrawn.why = withdrawal;
	made->ply = 0;
	judge->made = false;
	judge->assumed = false;
	judge_open_after(judge, judge->ply);
	laws_course_take_back(&judge->course, judge->ply + 1);
	laws_history_take_back(&judge->history, 1);
	laws_draws_withdrawn(&judge->draws);
	judge_lapse_breaches(judge, t, out);
}

/*
 * Adds the position behind the newest move to the history; positions that cannot appear any
 * more make room.
 */
static void add_to_history(struct laws_judge *judge, const struct laws_position *position)
{
	if (laws_history_add(&judge->history, position) == 0)
		return;
	if (laws_history_forget(&judge->history) > 0)
		laws_history_add(&judge->history, position);
}

static void remember(struct laws_judge *judge, unsigned int ply, struct laws_move move)
{
	struct laws_position after;

	laws_course_take_back(&judge->course, ply);
	laws_course_add(&judge->course, move);
	judge_position_now(judge, &after);
	add_to_history(judge, &after);
}

void judge_record_move(struct laws_judge *judge, struct laws_move move, laws_time t,
		       struct laws_verdicts *out)
{
	unsigned int ply = judge->ply + 1;
	struct laws_judge_made *made = judge_record_of(judge, ply);

	*made = (struct laws_judge_made){
		.ply = ply,
		.before = judge->position,
		.move = move,
	};
	judge->gains[ply % LAWS_COURSE_PLIES] = (struct laws_clock_gain){0};
	judge->made = true;
	judge->made_at = t;
	judge->acted[judge_mover(judge)]++;
	judge->as_played.is_known = false;
	remember(judge, ply, move);
	judge_note_off_clock(judge);
	laws_draws_made(&judge->draws);
	judge_tell_move(LAWS_VERDICT_MADE, made, t, out);
}

static void make(struct laws_judge *judge, struct laws_move move, laws_time t,
		 struct laws_verdicts *out)
{
	if (judge->regulations.clock == LAWS_CLOCK_NONE && judge->ply)
		judge_complete_up_to(judge, judge->ply, LAWS_COMPLETED_BY_ANSWER, t, out);
	judge_record_move(judge, move, t, out);
	judge_take_press_ahead(judge);
	if (judge->ply > 1 && judge->ply - 1 <= judge->pressed_ply)
		judge_complete_up_to(judge, judge->ply - 1, LAWS_COMPLETED_BY_NEXT_MOVE, t, out);
	judge_agrees(judge, t, out);
	judge_sealed_made(judge, t, out);
	judge_end_if_over(judge, t, out);
}

/*
 * The board no longer shows the move. In play the players agree on that where it was completed, and
 * the touches that led to it are taken back with it; which of the later ones belong to a move that
 * stands in its place is not known.
 */
static void withdraw(struct laws_judge *judge, enum laws_withdrawal why, laws_time t,
		     struct laws_verdicts *out)
{
	bool is_agreed = judge_is_play(judge) && !judge_is_open(judge, judge->ply + 1);

	judge_withdraw(judge, why, t, out);
	if (!is_agreed)
		return;
	judge_begin_turn(judge);
	if (why == LAWS_WITHDRAWN_CHANGED)
		judge->hands.unknown = true;
}

void judge_look_at_board(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);
	struct laws_position after;
	struct laws_move shown;

	/* A position that was asked for has precedence over a move. */
	if (judge->irregular) {
		if (judge_clock_is_set_going(judge) && judge_board_shows(judge, &shown))
			judge_resume_play(judge, judge_mover(judge), t, out);
		return;
	}
	if (judge_board_shows(judge, &shown)) {
		if (judge->made && laws_move_equal(shown, made->move))
			return;
		if (judge->made)
			withdraw(judge, LAWS_WITHDRAWN_CHANGED, t, out);
		make(judge, shown, t, out);
		return;
	}
	if (!judge->made) {
		judge_look_for_answer(judge, t, out);
		return;
	}
	/* While a piece is in a hand it may still return to its square. */
	judge_position_now(judge, &after);
	if (pieces_on(judge->board) < pieces_on(after.board))
		return;
	if (memcmp(judge->board, judge->position.board, sizeof(judge->board)) == 0)
		withdraw(judge, LAWS_WITHDRAWN_TAKEN_BACK, t, out);
	else
		withdraw(judge, LAWS_WITHDRAWN_CHANGED, t, out);
}

void judge_turn_over(struct laws_judge *judge)
{
	judge_hands_on_turn_over(judge);
	judge_record_of(judge, judge->ply + 1)->opened = judge->hands.opened;
	judge_position_now(judge, &judge->position);
	judge->made = false;
	judge->assumed = false;
	if (judge->unobserved)
		judge->doubtful = JUDGE_DOUBTFUL_MOVES;
	else if (judge->doubtful)
		judge->doubtful--;
	judge->unobserved = false;
	judge->ply++;
	judge_begin_turn(judge);
}

void judge_change_promotion(struct laws_judge *judge, struct laws_judge_made *made,
			    enum laws_kind kind)
{
	bool touched;

	made->move.promotion = (uint8_t)kind;
	if (!judge->made) {
		judge->position = made->before;
		laws_move_play(&judge->position, made->move);
		touched = judge->turn.touch_count > 0;
		judge_begin_turn(judge);
		judge->hands.unknown = judge->hands.unknown || touched;
	}
	laws_history_take_back(&judge->history, 1);
	remember(judge, made->ply, made->move);
}

void judge_begin_at(struct laws_judge *judge, const struct laws_position *position)
{
	laws_course_go_on(&judge->course, position, judge->ply);
	judge->position = *position;
	judge->made = false;
	judge->assumed = false;
	judge->as_played.is_known = false;
	judge->held_up = judge->forgiven = 0;
	judge->illegal_position = (struct laws_judge_illegal_position){0};
	memset(judge->record, 0, sizeof(judge->record));
	judge->completed = judge->ply;
	judge->pressed_ahead = judge->pressed_ply = 0;
	judge->held_count = 0;
	judge_clock_goes_on(judge);
	judge->sealed.ply = 0;
	laws_history_begin(&judge->history, judge->appearances, LAWS_HISTORY_USUAL,
			   judge->regulations.edition, position);
	laws_draws_init(&judge->draws, &judge->regulations, position);
	laws_hands_begin(&judge->reach);
	judge_begin_turn(judge);
}

void judge_go_on_from(struct laws_judge *judge, const struct laws_position *position, laws_time t)
{
	/* The move was pressed, and stands unless the arbiter takes it back. */
	judge_count(judge, judge->ply + 1, judge_mover(judge), t);
	if (judge->completed == judge->ply)
		judge->completed++;
	judge->ply++;
	laws_course_go_on(&judge->course, position, judge->ply);
	judge->position = *position;
	add_to_history(judge, position);
	laws_draws_made(&judge->draws);
	laws_draws_completed(&judge->draws);
	judge_begin_turn(judge);
}

static void tell_taken_back(struct laws_judge *judge, unsigned int ply, enum laws_withdrawal why,
			    laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_made made = {.ply = ply};

	if (judge_record_of(judge, ply)->ply == ply)
		judge_record_of(judge, ply)->ply = 0;
	if (!laws_course_before(&judge->course, ply, &made.before))
		return;
	judge_uncount(judge, ply, laws_position_side(&made.before), t);
	if (!laws_course_move(&judge->course, ply, &made.move))
		return;
	judge_tell_move(LAWS_VERDICT_WITHDRAWN, &made, t, out)->withdrawn.why = why;
}

void judge_rebuild_history(struct laws_judge *judge)
{
	const struct laws_course *course = &judge->course;
	struct laws_position position = course->breaks[0].position;

	laws_history_begin(&judge->history, judge->appearances, LAWS_HISTORY_USUAL,
			   judge->regulations.edition, &position);
	for (unsigned int ply = course->breaks[0].plies + 1; ply <= course->plies; ply++) {
		laws_course_before(course, ply + 1, &position);
		add_to_history(judge, &position);
	}
}

/*
 * Takes back plies from the newest to @ply, and reports the clocks where that changes what
 * they show.
 */
static void take_back_from(struct laws_judge *judge, unsigned int ply, enum laws_withdrawal why,
			   laws_time t, struct laws_verdicts *out)
{
	unsigned int newest = judge_newest_ply(judge);
	laws_time white = laws_clock_left(&judge->clock, LAWS_WHITE, t);
	laws_time black = laws_clock_left(&judge->clock, LAWS_BLACK, t);

	for (unsigned int back = newest; back >= ply; back--)
		tell_taken_back(judge, back, why, t, out);
	if (laws_clock_left(&judge->clock, LAWS_WHITE, t) != white ||
	    laws_clock_left(&judge->clock, LAWS_BLACK, t) != black)
		judge_tell_clock(judge, LAWS_CLOCK_SET, t, out);
}

bool judge_go_back(struct laws_judge *judge, unsigned int ply, enum laws_withdrawal why,
		   laws_time t, struct laws_verdicts *out)
{
	unsigned int newest = judge_newest_ply(judge);
	struct laws_position position;

	if (newest + 1 - ply > LAWS_VERDICTS_MAX / 2 ||
	    !laws_course_before(&judge->course, ply, &position))
		return false;
	take_back_from(judge, ply, why, t, out);
	laws_course_take_back(&judge->course, ply);
	judge->position = position;
	judge_rebuild_history(judge);
	judge->ply = ply - 1;
	judge_open_after(judge, judge->ply);
	judge_forget_held(judge, ply);
	judge->pressed_ahead = 0;
	judge->made = false;
	judge->assumed = false;
	judge->as_played.is_known = false;
	judge->held_up = judge->forgiven = 0;
	judge->illegal_position = (struct laws_judge_illegal_position){0};
	laws_draws_restored(&judge->draws, &judge->position);
	judge_draws_on_restored(judge);
	laws_hands_begin(&judge->reach);
	judge_begin_turn(judge);
	return true;
}
