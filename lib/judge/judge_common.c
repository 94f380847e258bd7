/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How the judge's files write verdicts, keep the record of the newest moves, and run the clock. */
#include <string.h>

#include "judge/judge_internal.h"

/*
 * A step has room for a thousand verdicts, so a kind that needs more keeps it in a list of
 * the step.
 */
_Static_assert(sizeof(struct laws_verdict) <= 128, "a verdict takes two cache lines at most");

struct laws_verdict *judge_tell(struct laws_verdicts *out, enum laws_verdict_kind kind, laws_time t)
{
	struct laws_verdict *verdict;

	if (out->count == LAWS_VERDICTS_MAX) {
		out->count--;
		out->lost++;
	}
	verdict = &out->verdict[out->count++];
	memset(verdict, 0, sizeof(*verdict));
	verdict->kind = kind;
	verdict->t = t;
	return verdict;
}

const struct laws_position *judge_keep_position(const struct laws_position *position,
						struct laws_verdicts *out)
{
	if (out->position_count == LAWS_POSITIONS_MAX) {
		out->position_count--;
		out->lost++;
	}
	out->position[out->position_count] = *position;
	return &out->position[out->position_count++];
}

void judge_refuse(const struct laws_act *act, enum laws_refusal refusal, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_REFUSED, act->first);

	verdict->side = act->side;
	verdict->refused.act = act->kind;
	verdict->refused.refusal = refusal;
}

bool judge_game_is_on(const struct laws_judge *judge)
{
	return judge->state == LAWS_JUDGE_PLAYING || judge->state == LAWS_JUDGE_PAUSED;
}

enum laws_side judge_mover(const struct laws_judge *judge)
{
	return laws_position_side(&judge->position);
}

enum laws_side judge_has_the_move(const struct laws_judge *judge)
{
	return judge->made ? laws_side_other(judge_mover(judge)) : judge_mover(judge);
}

unsigned int judge_newest_ply(const struct laws_judge *judge)
{
	return judge->ply + (judge->made ? 1 : 0);
}

struct laws_judge_made *judge_record_of(struct laws_judge *judge, unsigned int ply)
{
	return &judge->record[ply % LAWS_JUDGE_RECORD];
}

static struct laws_displays displays_of(const struct laws_judge *judge, laws_time t)
{
	return (struct laws_displays){
		.kept = laws_clock_is_kept(&judge->clock),
		.stood = laws_clock_stood(&judge->clock, t),
		.left = {laws_clock_left(&judge->clock, LAWS_WHITE, t),
			 laws_clock_left(&judge->clock, LAWS_BLACK, t)},
	};
}

struct laws_verdict *judge_tell_clock(const struct laws_judge *judge, enum laws_clock_change why,
				      laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict;

	if (judge->regulations.clock == LAWS_CLOCK_NONE)
		return NULL;
	verdict = judge_tell(out, LAWS_VERDICT_CLOCK, t);
	verdict->clock.why = why;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		if (laws_clock_runs(&judge->clock, side) && !judge->clock.held) {
			verdict->clock.runs = true;
			verdict->side = side;
			verdict->clock.delay = laws_clock_delay_left(&judge->clock, side, t);
		}
	}
	verdict->clock.displays = displays_of(judge, t);
	return verdict;
}

struct laws_verdict *judge_start_clock(struct laws_judge *judge, enum laws_side side,
				       enum laws_clock_change why, laws_time t,
				       struct laws_verdicts *out)
{
	if (judge->regulations.clock == LAWS_CLOCK_NONE)
		return NULL;
	laws_clock_start(&judge->clock, side, t);
	return judge_tell_clock(judge, why, t, out);
}

struct laws_verdict *judge_tell_state(const struct laws_judge *judge, enum laws_verdict_kind kind,
				      laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, kind, t);

	verdict->state.reversed = judge->reversed;
	return verdict;
}

void judge_pause_clock(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	bool ran = laws_clock_runs(&judge->clock, LAWS_WHITE) ||
		   laws_clock_runs(&judge->clock, LAWS_BLACK);

	if (!ran)
		return;
	laws_clock_pause(&judge->clock, t);
	judge_tell_clock(judge, LAWS_CLOCK_PAUSE, t, out);
}

const char *judge_article(const struct laws_judge *judge, enum laws_matter matter)
{
	return laws_article(matter, judge->regulations.edition);
}

void judge_cite(const struct laws_judge *judge, struct laws_verdict *verdict,
		enum laws_matter matter)
{
	verdict->article = judge_article(judge, matter);
}

struct laws_verdict *judge_tell_move(enum laws_verdict_kind kind,
				     const struct laws_judge_made *made, laws_time t,
				     struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, kind, t);

	verdict->ply = made->ply;
	verdict->move = made->move;
	verdict->before = judge_keep_position(&made->before, out);
	verdict->side = laws_position_side(&made->before);
	return verdict;
}

static struct laws_clock_gain *gain_of(struct laws_judge *judge, unsigned int ply)
{
	return &judge->gains[ply % LAWS_COURSE_PLIES];
}

void judge_count(struct laws_judge *judge, unsigned int ply, enum laws_side side, laws_time t)
{
	*gain_of(judge, ply) = laws_clock_complete(&judge->clock, side, t);
}

void judge_uncount(struct laws_judge *judge, unsigned int ply, enum laws_side side, laws_time t)
{
	laws_clock_take_back(&judge->clock, side, gain_of(judge, ply), t);
	*gain_of(judge, ply) = (struct laws_clock_gain){0};
}

void judge_count_late(struct laws_judge *judge, laws_time t)
{
	unsigned int ply = judge_newest_ply(judge);
	const struct laws_judge_made *made = judge_record_of(judge, ply);

	if (ply && made->ply == ply && !judge_is_open(judge, ply) && !gain_of(judge, ply)->spent)
		judge_count(judge, ply, laws_position_side(&made->before), t);
}

static void complete(struct laws_judge *judge, const struct laws_judge_made *made,
		     enum laws_completion by, laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict;

	if (made->ply == judge_newest_ply(judge))
		laws_draws_completed(&judge->draws);
	/* No increment is added for the move that ends the game. */
	if (by != LAWS_COMPLETED_BY_END)
		judge_count(judge, made->ply, laws_position_side(&made->before), t);
	verdict = judge_tell_move(LAWS_VERDICT_COMPLETED, made, t, out);
	verdict->completed.by = by;
	verdict->completed.displays = displays_of(judge, t);
}

/*
 * What completes a move when its player makes the next one (6.2.1.2). In 2001 only the press
 * and the end of the game complete a move, but as the game goes on the opponent has answered
 * it.
 */
static enum laws_completion by_next_move(const struct laws_judge *judge)
{
	return judge->regulations.edition == LAWS_EDITION_2001 ? LAWS_COMPLETED_BY_ANSWER
							       : LAWS_COMPLETED_BY_NEXT_MOVE;
}

/* What completes @open when @by completes @ply. */
static enum laws_completion completion_of(const struct laws_judge *judge, unsigned int open,
					  unsigned int ply, enum laws_completion by)
{
	if (open == ply)
		return by == LAWS_COMPLETED_BY_NEXT_MOVE ? by_next_move(judge) : by;
	return (ply - open) % 2 == 0 ? by_next_move(judge) : LAWS_COMPLETED_BY_ANSWER;
}

void judge_complete_up_to(struct laws_judge *judge, unsigned int ply, enum laws_completion by,
			  laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_made made = {.ply = judge->completed + 1};
	unsigned int last = ply;

	if (ply <= judge->completed)
		return;
	if (last - judge->completed > LAWS_JUDGE_COMPLETED)
		last = judge->completed + LAWS_JUDGE_COMPLETED;
	for (; made.ply <= last; made.ply++) {
		if (laws_course_before(&judge->course, made.ply, &made.before) &&
		    laws_course_move(&judge->course, made.ply, &made.move))
			complete(judge, &made, completion_of(judge, made.ply, ply, by), t, out);
		judge->completed = made.ply;
	}
	if (judge->off_clock <= judge->completed)
		judge->off_clock = 0;
	judge_raise_held(judge, t, out);
}

bool judge_is_play(const struct laws_judge *judge)
{
	return judge->regulations.clock == LAWS_CLOCK_NONE && judge->regulations.play_rest_time > 0;
}

bool judge_is_open(const struct laws_judge *judge, unsigned int ply)
{
	struct laws_move move;

	return ply > judge->completed && laws_course_move(&judge->course, ply, &move);
}

struct laws_verdict *judge_end_game(struct laws_judge *judge, enum laws_result result,
				    enum laws_reason reason, laws_time t, struct laws_verdicts *out)
{
	struct laws_verdict *verdict;

	judge_drop_unconfirmed(judge, t, out);
	/* A move that was not pressed before the flag fell was not made in time (6.9). */
	if (reason != LAWS_REASON_TIME && judge_rests_on_record(judge))
		judge_complete_up_to(judge, judge_newest_ply(judge), LAWS_COMPLETED_BY_END, t, out);
	judge_pause_clock(judge, t, out);
	judge->state = LAWS_JUDGE_OVER;
	judge->ended_by_move = reason == LAWS_REASON_CHECKMATE || reason == LAWS_REASON_STALEMATE;
	judge->adjourned = false;
	judge_forget_press(judge);
	judge->settled = judge->score_decided ? judge->points : (struct laws_judge_points){0};
	judge->settled_rulings = judge->score_decided ? judge->ruling_count : 0;
	judge->score_decided = false;
	judge_lapse_offers(judge, t, out);
	judge_lapse_quickplay(judge, t, out);
	verdict = judge_tell_state(judge, LAWS_VERDICT_ENDED, t, out);
	verdict->state.result = judge_score(judge, result);
	verdict->state.reason = reason;
	judge->end = (struct laws_judge_end){
		.result = result,
		.told = verdict->state.result,
		.told_reversed = judge->reversed,
		.reason = reason,
	};
	return verdict;
}

bool judge_has_result(const struct laws_judge *judge)
{
	return judge->state == LAWS_JUDGE_OVER && judge->end.result != LAWS_RESULT_NONE;
}

void judge_note_end(struct laws_judge *judge, const struct laws_verdicts *out)
{
	for (size_t i = 0; i < out->count; i++)
		if (out->verdict[i].kind == LAWS_VERDICT_ENDED)
			judge->end.article = out->verdict[i].article;
}

void judge_tell_end_again(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_end *end = &judge->end;
	enum laws_result result = judge_score(judge, end->result);
	struct laws_verdict *verdict;

	if (judge->state != LAWS_JUDGE_OVER ||
	    (result == end->told && judge->reversed == end->told_reversed))
		return;
	verdict = judge_tell_state(judge, LAWS_VERDICT_ENDED, t, out);
	verdict->state.result = end->told = result;
	verdict->state.reason = end->reason;
	end->told_reversed = judge->reversed;
	verdict->article = end->article;
}

enum laws_result judge_win_of(enum laws_side side)
{
	return side == LAWS_WHITE ? LAWS_RESULT_WHITE : LAWS_RESULT_BLACK;
}

void judge_position_now(const struct laws_judge *judge, struct laws_position *position)
{
	*position = judge->position;
	if (judge->made)
		laws_move_play(position, judge->record[(judge->ply + 1) % LAWS_JUDGE_RECORD].move);
}

void judge_position_before(const struct laws_judge *judge, unsigned int ply,
			   struct laws_position *position)
{
	if (!laws_course_before(&judge->course, ply, position))
		judge_position_now(judge, position);
}

void judge_set_clock_going(struct laws_judge *judge, bool is_set_going)
{
	if (!judge->claim.awaited)
		judge->claim.pressed = is_set_going;
}

void judge_forget_press(struct laws_judge *judge)
{
	judge->claim.awaited = false;
	judge->claim.pressed = false;
}

bool judge_clock_is_set_going(const struct laws_judge *judge)
{
	return judge->irregular && judge->claim.pressed && !judge->claim.awaited &&
	       !judge->adjourned && !judge->boards_asked;
}

void judge_restored(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	if (memcmp(judge->board, judge->position.board, sizeof(judge->board)) == 0)
		judge_stands(judge, t, out);
}

void judge_stands(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	bool goes_on = judge_clock_is_set_going(judge);

	judge->unobserved = false;
	if (!judge->irregular && !judge->astray)
		return;
	judge->pressed_ahead = 0;
	if (judge->irregular)
		judge_replace_turn(judge);
	judge->irregular = false;
	judge_agrees(judge, t, out);
	judge_tell(out, LAWS_VERDICT_RESTORED, t);
	if (goes_on)
		judge_resume_play(judge, judge_mover(judge), t, out);
}

/*
 * The alert that board and record differed lapses: the moves that were in doubt are those from
 * @first on, with those that have been pressed and are told next.
 */
static void lapse_astray(struct laws_judge *judge, unsigned int first, laws_time t,
			 struct laws_verdicts *out)
{
	unsigned int last = judge_newest_ply(judge) + judge->pressed_ahead;
	const struct laws_judge_alert *alert = judge_find_open(judge, judge->astray_alert);
	struct laws_verdict *verdict;

	if (!alert)
		return;
	if (!first)
		first = alert->ply;
	judge_lapse(judge, judge->astray_alert, t, out);
	verdict = &out->verdict[out->count - 1];
	verdict->ruling.doubt.first = first <= last ? first : 0;
	verdict->ruling.doubt.last = first <= last ? last : 0;
}

void judge_agrees_from(struct laws_judge *judge, unsigned int first, laws_time t,
		       struct laws_verdicts *out)
{
	if (judge->astray)
		lapse_astray(judge, first, t, out);
	judge->astray = false;
	judge->astray_alert = 0;
	judge->centred = LAWS_RESULT_NONE;
}

void judge_agrees(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	judge_agrees_from(judge, 0, t, out);
}

laws_squares judge_occupied(const struct laws_judge *judge)
{
	laws_squares occupied = 0;

	for (laws_square square = 0; square < 64; square++)
		if (judge->board[square] != LAWS_NO_PIECE)
			occupied |= LAWS_SQUARE_SET(square);
	return occupied;
}

struct laws_differences judge_differences(laws_squares due, laws_squares occupied)
{
	return (struct laws_differences){
		.missing = due & ~occupied,
		.unexpected = occupied & ~due,
	};
}

struct laws_verdict *judge_raise_displaced(struct laws_judge *judge,
					   const struct laws_judge_alert *alert,
					   laws_squares occupied, laws_time t,
					   struct laws_verdicts *out)
{
	struct laws_position record;
	struct laws_verdict *verdict;
	laws_squares due;

	judge->astray = true;
	judge->hands.unknown = true;
	judge_position_now(judge, &record);
	due = laws_position_occupied(&record);
	verdict = judge_raise(judge, alert, t, out);
	judge->astray_alert = verdict->alert.id;
	verdict->alert.displaced.differences = judge_differences(due, occupied);
	return verdict;
}

/*
 * Either player, a sleeve, the table or a failing switch may have displaced the pieces, so
 * the alert names nobody. That they are displaced is certain all the same.
 */
void judge_tell_displaced(struct laws_judge *judge, enum laws_confidence confidence,
			  laws_squares occupied, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_DISPLACED, confidence, judge_mover(judge));

	if (!judge->astray)
		judge_raise_displaced(judge, &alert, occupied, t, out);
}

struct laws_verdict *judge_tell_ruling(struct laws_judge *judge,
				       const struct laws_judge_alert *alert,
				       enum laws_decision decision, laws_time t,
				       struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_RULING, t);

	verdict->side = alert->side;
	verdict->ruling.number = ++judge->ruling_count;
	verdict->ruling.alert = alert->id;
	verdict->ruling.kind = alert->kind;
	verdict->ruling.decision = decision;
	return verdict;
}

const struct laws_judge_alert *judge_find_open(const struct laws_judge *judge, unsigned int id)
{
	for (size_t i = 0; i < judge->open_count; i++)
		if (judge->open[i].id == id)
			return &judge->open[i];
	return NULL;
}

static void tell_lapsed(struct laws_judge *judge, const struct laws_judge_alert *alert, laws_time t,
			struct laws_verdicts *out)
{
	struct laws_verdict *verdict =
		judge_tell_ruling(judge, alert, LAWS_DECISION_LAPSED, t, out);

	if (alert->kind == LAWS_ALERT_DISPLACED)
		verdict->ruling.doubt.lasted = t > alert->since ? t - alert->since : 0;
}

void judge_lapse(struct laws_judge *judge, unsigned int id, laws_time t, struct laws_verdicts *out)
{
	size_t kept = 0;

	for (size_t i = 0; i < judge->open_count; i++) {
		if (id && judge->open[i].id != id) {
			judge->open[kept++] = judge->open[i];
			continue;
		}
		tell_lapsed(judge, &judge->open[i], t, out);
	}
	judge->open_count = kept;
}

void judge_end_if_over(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_position after;
	struct laws_verdict *verdict;
	enum laws_side winner;

	if (judge->state != LAWS_JUDGE_PLAYING || judge->assumed || !judge_rests_on_record(judge))
		return;
	judge_position_now(judge, &after);
	if (laws_moves_count(&after)) {
		judge_end_if_drawn(judge, &after, t, out);
		return;
	}
	if (judge_end_is_barred(judge, t, out))
		return;
	/*
	 * The move will not be pressed. Two hands do not keep it from ending the game (5.1.1,
	 * 5.2.1).
	 */
	if (judge->made && judge_is_open(judge, judge->ply + 1))
		judge_hands_unpressed(judge, false, t, out);
	if (judge->guessed)
		judge_tell_displaced(judge, LAWS_POSSIBLE, judge_occupied(judge), t, out);
	if (laws_position_in_check(&after)) {
		winner = laws_side_other(laws_position_side(&after));
		verdict =
			judge_end_game(judge, judge_win_of(winner), LAWS_REASON_CHECKMATE, t, out);
		judge_cite(judge, verdict, LAWS_MATTER_CHECKMATE);
	} else {
		verdict = judge_end_game(judge, LAWS_RESULT_DRAW, LAWS_REASON_STALEMATE, t, out);
		judge_cite(judge, verdict, LAWS_MATTER_STALEMATE);
	}
	judge->end.is_guess = judge->guessed;
}
