/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The record becomes a line. */
#include "track/resting.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"

void review_follow(struct tracker *tracker, const struct laws_position *position,
		   unsigned int first, unsigned int ply, laws_squares loose, laws_time t,
		   struct acts *acts)
{
	/* What was inferred of promotions rests on the moves as they were told. */
	tracker->history.plies = first - 1;
	inferring_follow(tracker, NULL, t, acts);
	hypotheses_begin(&tracker->set, position, ply);
	tracker->history.plies = ply - 1;
	tracker->promoted = (struct laws_act){.kind = LAWS_ACT_SET_UP};
	tracker->unobserved_ply = 0;
	tracker->review.is_stopped = false;
	resting_end(tracker);
	reed_faults_go_on(tracker, loose);
	displacement_on_resume(tracker, t);
}

/* When the piece that moved in @ply from @square was lifted, or LAWS_NEVER: not known. */
static laws_time find_touch(const struct review *review, unsigned int ply, laws_square square)
{
	const struct turn_log *log = &review->presses[ply % REVIEW_PRESSES].log;

	if (ply < review->first || ply >= review->ply || !(log->opened & LAWS_SQUARE_SET(square)))
		return LAWS_NEVER;
	return log->changed_at[square];
}

static void note_touches(struct review *review, const struct line *line)
{
	for (unsigned int i = 0; i < line->plies; i++)
		review->touched_at[i] = find_touch(review, review->begun + i, line->moves[i].from);
}

/* Which promotions were declared of the moves of @line from @first on, by 1 << n: by the nth. */
static uint64_t declared_from(const struct line *line, unsigned int first)
{
	uint64_t declared = 0;

	for (unsigned int i = first; i < line->plies && i - first < 64; i++)
		if (line->plies - 1 - i < 64 && line->declared >> (line->plies - 1 - i) & 1)
			declared |= (uint64_t)1 << (i - first);
	return declared;
}

bool review_awaits_press(const struct review *review, const struct laws_position *position)
{
	return laws_position_side(position) == review->presser;
}

/* If @line ends with a promotion, in @ply, what it is to may still be declared. */
static void note_promotion(struct tracker *tracker, const struct line *line, unsigned int ply,
			   laws_time t)
{
	struct laws_move last;

	if (!line->plies)
		return;
	last = line->moves[line->plies - 1];
	if (!last.promotion)
		return;
	tracker->promoted = (struct laws_act){
		.kind = LAWS_ACT_PROMOTED,
		.side = laws_side_other(laws_position_side(&line->position)),
		.number = ply,
		.from = last.from,
		.square = last.to,
		.piece = line->position.board[last.to],
		.source = line->declared & 1 ? LAWS_PROMOTION_DECLARED : LAWS_PROMOTION_ASSUMED,
		.first = t,
		.settled = t,
	};
}

static bool is_last_act(const struct acts *acts, enum laws_act_kind kind, laws_time t)
{
	const struct laws_act *last = acts->act + acts->count;

	return acts->count && last[-1].kind == kind && last[-1].first == t;
}

static bool take_last(struct acts *acts, enum laws_act_kind kind, laws_time t)
{
	bool is_last = is_last_act(acts, kind, t);

	acts->count -= is_last;
	return is_last;
}

/* Takes the press at @t back, if it was the last act but for what is in doubt, and that with it. */
static bool take_press_back(struct acts *acts, laws_time t, struct laws_act *pressed)
{
	size_t count = acts->count;

	take_last(acts, LAWS_ACT_LOOSE, t);
	if (!take_last(acts, LAWS_ACT_PRESSED, t)) {
		acts->count = count;
		return false;
	}
	*pressed = acts->act[acts->count];
	take_last(acts, LAWS_ACT_DISPLACED, t);
	return true;
}

void review_correct(struct tracker *tracker, const struct line *line, laws_time t,
		    struct acts *acts)
{
	struct review *review = &tracker->review;
	unsigned int first = review_find_difference(tracker, line),
		     end = review_end_of(review, line);
	bool awaits_press = review_awaits_press(review, &line->position);
	struct laws_act pressed;
	bool is_pressed = !awaits_press && take_press_back(acts, t, &pressed);

	note_touches(review, line);
	review_note_guess(review, line);
	guesses_forget(&tracker->guesses, first);
	review_note_cost(review, line);
	review->record_end = end;
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_CORRECTED,
				 .number = first,
				 .moves = &line->moves[first - review->begun],
				 .touched_at = &review->touched_at[first - review->begun],
				 .declared = declared_from(line, first - review->begun),
				 .move_count = end - first,
				 .unsure = awaits_press || is_pressed,
				 .first = t,
				 .settled = t,
			 });
	reed_faults_take(tracker, line, t, acts);
	review_follow(tracker, &line->position, first, end, tracker->reed_faults.loose, t, acts);
	for (size_t i = 0; i < review->lines.count; i++)
		review->lines.each[i].is_taken_back = false;
	review->told = end;
	note_promotion(tracker, line, end - 1, t);
	if (!is_pressed)
		return;
	/* By it nothing is in doubt now: no alert is raised that would lapse at once. */
	pressed.squares = laws_position_occupied(&line->position);
	tracker_hand_out(tracker, acts, &pressed);
}
