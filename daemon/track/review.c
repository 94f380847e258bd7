/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Leads lines from press to press while board and record do not fit. The record is read as such a
 * line, too: moves that were illegal, and presses without a move, have their costs.
 */
#include <string.h>

#include "track/model.h"
#include "track/review_internal.h"
#include "track/tracker_internal.h"
#include "track/unobserved.h"

struct review_press *review_press_of(struct review *review, unsigned int ply)
{
	return &review->presses[ply % REVIEW_PRESSES];
}

void review_end_ply(struct tracker *tracker, laws_time t)
{
	struct review_press *press = review_press_of(&tracker->review, tracker->review.ply);

	press->occupied = tracker->occupied;
	press->hasty = turn_log_closed_since(&press->log, t - TIME_PLACE_TO_PRESS_LEAST);
}

struct turn_log *review_log(struct tracker *tracker)
{
	return &review_press_of(&tracker->review, tracker->review.ply)->log;
}

void review_begin_log(struct tracker *tracker)
{
	review_press_of(&tracker->review, tracker->review.ply)->declared = LAWS_NO_KIND;
	turn_log_begin(review_log(tracker), tracker->occupied);
}

/* The record is right up to @turn. */
static void take_record(struct tracker *tracker, const struct turn *turn)
{
	struct review *review = &tracker->review;

	review->ply = turn->ply;
	review->position = turn->position;
	review->is_stopped = false;
	review->is_late = false;
	review->begun = 0;
	review->behind_gap = false;
	review->has_gap = false;
}

void review_begin_with(struct tracker *tracker, const struct turn *turn)
{
	take_record(tracker, turn);
	tracker->review.first = turn->ply;
	tracker->review.before_rest.is_kept = false;
}

void review_begin_game(struct tracker *tracker)
{
	tracker->review.sweeps = 0;
	tracker->review.recovers = false;
	tracker->review.is_inexact = false;
	tracker->review.crosstalk = 0;
	tracker->review.held = 0;
	tracker->review.beside = 0;
	tracker->review.rested_ply = 0;
	tracker->review.guessed = 0;
	guesses_begin(&tracker->guesses);
	memset(tracker->review.lifted, 0, sizeof(tracker->review.lifted));
}

void review_settle(struct tracker *tracker)
{
	const struct turn *turn = tracker_turn(tracker);
	bool is_next = tracker->review.ply == turn->ply;

	review_begin_with(tracker, turn);
	if (!is_next)
		review_begin_log(tracker);
}

void review_begin(struct tracker *tracker)
{
	const struct turn *turn = tracker_turn(tracker);

	review_begin_with(tracker, turn);
	guesses_forget(&tracker->guesses, turn->ply);
	if (turn->ply <= tracker->review.guessed)
		tracker->review.guessed = 0;
	review_begin_log(tracker);
}

void review_take_up(struct tracker *tracker, const struct turn_log *log, laws_squares differing)
{
	*review_log(tracker) = *log;
	tracker->review.failing |= differing;
}

void review_break(struct tracker *tracker)
{
	tracker->review.before_rest.is_kept = false;
	tracker->review.ply = 0;
	tracker->review.begun = 0;
	tracker->review.behind_gap = false;
	tracker->review.has_gap = false;
}

void review_on_gap(struct tracker *tracker, laws_squares squares)
{
	struct review *review = &tracker->review;
	struct turn_log *log = review_log(tracker);
	struct turn_log before = *log;

	review->before_rest.is_kept = false;
	if (!review->behind_gap) {
		review->earlier = 0;
		review->stood = 0;
	}
	if (!review->has_gap && !review->behind_gap)
		review->gap = review->ply;
	review->earlier |= (log->opened | log->closed) & ~log->adjusted;
	review->stood |= tracker->occupied;
	review->behind_gap = review->ply;
	turn_log_begin(log, squares);
	turn_log_keep_adjusting(log, &before);
}

/* Later moves show that the pawn of @act became what it was taken for. */
static bool is_as_assumed(const struct tracker *tracker, const struct laws_act *act)
{
	struct laws_move move;

	return act->kind == LAWS_ACT_PROMOTION_INFERRED &&
	       laws_course_move(tracker->history.course, act->number, &move) &&
	       move.promotion == (uint8_t)laws_piece_kind(act->piece);
}

void review_note_act(struct tracker *tracker, const struct laws_act *act)
{
	bool promotes = act->kind == LAWS_ACT_PROMOTED || act->kind == LAWS_ACT_PROMOTION_INFERRED;
	bool is_known =
		act->source == LAWS_PROMOTION_DECLARED || act->source == LAWS_PROMOTION_SEEN;

	if (promotes && act->number && act->number < tracker->review.ply &&
	    !is_as_assumed(tracker, act) &&
	    !(is_known && review_take_promotion(&tracker->review, act)))
		review_break(tracker);
}

void review_note_announcement(struct tracker *tracker, laws_squares squares)
{
	turn_log_announce(review_log(tracker), squares ? squares : ~(laws_squares)0);
}

void review_note(struct tracker *tracker, const struct edge *edge)
{
	if (edge->kind != EDGE_BRUSH)
		tracker->review.failing &= ~LAWS_SQUARE_SET(edge->square);
	if (edge->kind == EDGE_BRUSH)
		review_log(tracker)->brushed |= LAWS_SQUARE_SET(edge->square);
	else
		turn_log_note(review_log(tracker), edge);
}

/* The turn on the record, if that is beyond doubt and the board shows it; else NULL. */
static const struct turn *shown_turn(const struct tracker *tracker)
{
	const struct hypotheses *set = &tracker->set;
	const struct turn *turn = tracker_turn(tracker);
	laws_squares differs = tracker->occupied ^ laws_position_occupied(&turn->position);

	if (set->count > 1 || tracker->review.is_stopped)
		return NULL;
	return differs & ~tracker->reed_faults.failing ? NULL : turn;
}

/* Of @squares, those where the piece of @move can go as well. */
static laws_squares find_reachable(const struct laws_position *position, struct laws_move move,
				   laws_squares squares)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = squares ? laws_course_moves(position, moves) : 0;
	laws_squares reachable = 0;

	for (size_t i = 0; i < count; i++)
		if (moves[i].from == move.from)
			reachable |= squares & LAWS_SQUARE_SET(moves[i].to);
	return reachable;
}

bool review_is_plain_move(const struct tracker *tracker, struct laws_move move,
			  const struct turn_log *log)
{
	const struct review *review = &tracker->review;
	laws_squares trusted = ~tracker->reed_faults.failing;
	laws_squares opened = log->opened, closed = log->closed;
	laws_squares left, reached, captured;

	captured = laws_square_set(laws_move_captured(&review->position, move));
	laws_move_footprint(&review->position, move, &left, &reached);
	/* What is not believed has closed: the piece may be there. */
	if (find_reachable(&review->position, move, closed & ~(trusted | reached)))
		return false;
	return !((left | captured) & trusted & ~opened) && !(reached & trusted & ~closed) &&
	       !((opened | closed) & trusted & ~(left | captured | reached)) &&
	       !(log->trembled & trusted & ~laws_position_occupied(&review->position));
}

/* The changes since the press before are those of the move that is on the record. */
static bool is_plain(const struct tracker *tracker, const struct turn *turn,
		     const struct turn_log *log, struct laws_move *move)
{
	return history_move(&tracker->history, turn, tracker->review.ply, move) &&
	       review_is_plain_move(tracker, *move, log);
}

void review_note_move(struct review *review, struct laws_move move)
{
	uint8_t *lifted = &review->lifted[laws_position_side(&review->position)];
	laws_square captured = laws_move_captured(&review->position, move);
	laws_squares left, reached;

	laws_move_footprint(&review->position, move, &left, &reached);
	review->beside &= ~(left | reached | laws_square_set(captured));
	if (captured != LAWS_NO_SQUARE && *lifted < UINT8_MAX)
		++*lifted;
}

/* The record is @line, or becomes it. */
static void note_guess(struct review *review, const struct line *line)
{
	if (line->is_guessed && !review->guessed)
		review->guessed = review->gap;
}

void review_take_habits(struct review *review, const struct line *line)
{
	note_guess(review, line);
	review->sweeps = line->sweeps;
	review->strong = line->strong;
	review->swept = line->swept;
	review->swept_for = line->swept_for;
	review->crosstalk = line->crosstalk;
	review->held = line->held;
	review->recovers = line->recovers;
	review->is_inexact = line->is_inexact;
	review->beside = line->beside;
	memcpy(review->lifted, line->lifted, sizeof(review->lifted));
}

/* What is so long ago stays as it is on the record. */
static void forget_first(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct laws_move move = {.from = LAWS_NO_SQUARE};

	history_move(&tracker->history, tracker_turn(tracker), review->begun, &move);
	lines_forget_first(&review->lines, move);
	review->begun++;
}

struct lines_board review_board_at(const struct tracker *tracker, unsigned int ply)
{
	const struct review_press *press = &tracker->review.presses[ply % REVIEW_PRESSES];

	struct lines_board board = {
		.log = &press->log,
		.occupied = press->occupied,
		.hasty = press->hasty,
		/* What was recognised before is not kept. */
		.kinds = ply == tracker->review.ply ? tracker->kinds : NULL,
		.ignored = tracker->chatter.told | tracker->dead,
		.restless = tracker->chatter.restless,
	};

	review_put_promotion(tracker, ply, &board);
	return board;
}

bool review_lead_lines(struct tracker *tracker, const struct lines_board *board)
{
	struct review *review = &tracker->review;

	while (review->lines.count && review->lines.plies + LINES_UNSEEN_MOST > LINES_PLIES)
		forget_first(tracker);
	return review->lines.count && lines_go_on(&review->lines, board);
}

/* Who has pressed for @ply: each of the presses that are kept has ended a move. */
static enum laws_side presser_at(const struct review *review, unsigned int ply)
{
	return (review->ply - ply) % 2 ? laws_side_other(review->presser) : review->presser;
}

/* Leads the lines over the press of @ply. Returns false when none is left. */
static bool go_on(struct tracker *tracker, unsigned int ply)
{
	struct lines_board board = review_board_at(tracker, ply);

	board.may_be_late = tracker->review.is_stopped || tracker->review.is_late ||
			    (tracker->review.has_gap && !review_find_record(tracker));
	board.has_answer = tracker->review.has_answer && ply == tracker->review.ply;
	board.may_be_forgotten = tracker->review.is_stopped || ply == tracker->review.ply;
	board.side = presser_at(&tracker->review, ply);

	return review_lead_lines(tracker, &board);
}

void review_begin_line(struct tracker *tracker, unsigned int ply,
		       const struct laws_position *position, laws_squares loose)
{
	struct review *review = &tracker->review;
	struct line *first = &review->lines.each[0];

	review->begun = ply;
	review->fruitless = 0;
	review->told = review->ply;
	review->record_cost = 0;
	review->record_end = 0;
	lines_begin(&review->lines, position);
	first->failing = tracker->reed_faults.failing | review->failing;
	first->swept = review->swept & ~tracker->reed_faults.failing;
	first->swept_for = review->swept_for;
	first->loose = loose & ~tracker->dead;
	first->unseen = first->loose & first->failing & ~tracker->occupied;
	first->sweeps = review->sweeps;
	first->strong = review->strong;
	first->crosstalk = review->crosstalk;
	first->held = review->held;
	first->holding = review->held & first->loose & tracker->occupied;
	first->recovers = review->recovers;
	first->is_inexact = review->is_inexact;
	first->beside = review->beside;
	memcpy(first->lifted, review->lifted, sizeof(first->lifted));
}

/* Begins lines with @ply, before which @position stood, up to the last press. */
static bool begin_lines(struct tracker *tracker, unsigned int ply,
			const struct laws_position *position)
{
	struct review *review = &tracker->review;

	review_begin_line(tracker, ply, position,
			  review_press_of(review, ply)->log.began ^
				  laws_position_occupied(position));
	for (; ply <= review->ply; ply++) {
		review_note_record(tracker);
		if (!go_on(tracker, ply))
			return false;
	}
	return true;
}

/*
 * The press that has come was no plain move. What costs much by the record may have begun earlier,
 * with a move that was wrong and looked plain.
 */
static bool begin(struct tracker *tracker)
{
	struct review *review = &tracker->review;
	struct laws_position position;

	if (!begin_lines(tracker, review->ply, &review->position))
		return false;
	if (review->is_late || line_evidence(lines_most_evident(&review->lines)) < COST_TOO_MUCH ||
	    review->first >= review->ply ||
	    !history_after(&tracker->history, tracker_turn(tracker), review->first - 1, &position))
		return true;
	return begin_lines(tracker, review->first, &position);
}

unsigned int review_cost_of_offences(const struct tracker *tracker)
{
	const struct review *review = &tracker->review;
	const struct turn *turn = shown_turn(tracker);
	unsigned int cost;
	struct laws_move move;

	if (!turn || (turn->ply < review->ply &&
		      tracker->occupied != laws_position_occupied(&turn->position)))
		return 0;
	cost = review_cost_of_presses(review);
	for (unsigned int ply = review->begun; ply < review->ply && ply < turn->ply; ply++)
		if (!history_move(&tracker->history, turn, ply, &move))
			cost += COST_ILLEGAL + COST_PRESSED_OPEN;
	return cost ? review->record_cost + cost : 0;
}

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
	tracker_rest_is_over(tracker);
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

void review_correct(struct tracker *tracker, const struct line *line, laws_time t,
		    struct acts *acts)
{
	struct review *review = &tracker->review;
	unsigned int first = review_find_difference(tracker, line),
		     end = review_end_of(review, line);

	note_touches(review, line);
	note_guess(review, line);
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
				 .unsure = review_awaits_press(review, &line->position),
				 .first = t,
				 .settled = t,
			 });
	reed_faults_take(tracker, line, t, acts);
	review_follow(tracker, &line->position, first, end, tracker->reed_faults.loose, t, acts);
	review->told = end;
	note_promotion(tracker, line, end - 1, t);
}

bool review_is_pending(const struct tracker *tracker)
{
	return (tracker->review.is_stopped || tracker->review.has_gap ||
		!tracker->set.has_levers) &&
	       tracker->review.ply - tracker_turn(tracker)->ply <
		       (tracker->dead ? COUNT_PENDING_BESIDE_DEAD : COUNT_PENDING);
}

/* What costs this in one ply is rather an illegal move. */
#define WORST_MOST (COST_ILLEGAL + COST_PRESSED_OPEN)

bool review_is_convincing(const struct line *line)
{
	return line->steady >= COUNT_STEADY && line->worst < WORST_MOST;
}

/*
 * The record was a line up to the press before, and the press is hardly likelier by @line, with
 * what its players chose, than as an offence: what follows decides.
 */
static bool may_be_offence(const struct tracker *tracker, const struct line *line)
{
	const struct review *review = &tracker->review;

	return !review_find_settled(tracker) &&
	       review->record_end + 1 == review_end_of(review, line) &&
	       line->cost + COST_TOO_MUCH > review->record_cost + WORST_MOST;
}

/*
 * The record is a line, on which who had the move has just pressed without one: no other is nearly
 * as likely.
 */
static bool is_pressed_home(const struct tracker *tracker, const struct line *record)
{
	const struct line *rival = review_find_rival(&tracker->review.lines, record);

	return record->is_idle &&
	       laws_position_side(&record->position) == tracker->review.presser &&
	       shown_turn(tracker) &&
	       (!rival || line_evidence(rival) >= line_evidence(record) + COST_TOO_MUCH);
}

static void look(struct tracker *tracker, const struct edge *edge, struct acts *acts)
{
	struct review *review = &tracker->review;
	const struct line *line = lines_likeliest(&review->lines), *record;
	unsigned int offences;

	review_go_behind(review, line);
	review_note_press(tracker);
	review->is_late = review_awaits_press(review, &line->position);
	record = review_find_settled(tracker);
	if (record)
		review_note_record(tracker);
	/* Where the record is the likeliest line it has its offences. */
	offences = record == line ? 0 : review_cost_of_offences(tracker);

	if ((offences && offences + COST_TOO_MUCH <= line_evidence(line)) ||
	    (record && is_pressed_home(tracker, record))) {
		review_begin_with(tracker, tracker_turn(tracker));
		return;
	}
	/* What follows decides. */
	if (offences && offences <= line_evidence(line) + COST_MUCH_LATER)
		return;
	/* What was far behind at the press before has to show itself first. */
	if (line->far || may_be_offence(tracker, line))
		return;
	/* The record does not wait for lines that can no longer become it. */
	if (review->is_stopped && !review_is_pending(tracker) && line->worst >= WORST_MOST) {
		review_break(tracker);
		return;
	}
	if (review->is_stopped && review->is_late)
		return;
	if (!review_is_convincing(line))
		return;
	if (review_gain_of(tracker, line) >= COST_TOO_MUCH &&
	    (!review_is_pending(tracker) || review_evident_lead_of(tracker, line) >= COST_UNUSUAL))
		review_correct(tracker, line, edge->first, acts);
	if (!review_stands_alone(&review->lines, line) || review_find_settled(tracker) != line ||
	    !shown_turn(tracker))
		return;
	review->failing = line->failing;
	review_take_habits(review, line);
	take_record(tracker, tracker_turn(tracker));
}

/* The opponent has answered the move before it was pressed, or has begun to (6.2.1.2). */
static bool is_answered(const struct tracker *tracker)
{
	const struct hypotheses *set = &tracker->set;
	const struct hypothesis *likeliest = hypotheses_likeliest(set);
	const struct laws_position *position = &likeliest->turn->position;
	laws_squares own = position->sides[laws_position_side(position)];
	struct laws_move move;

	return !tracker->review.is_stopped && likeliest->turn->ply == tracker->review.ply + 1 &&
	       hypotheses_shape(set, likeliest, &move) != SHAPE_HOME && own & ~tracker->occupied;
}

/* By some line @side has the move. */
static bool is_to_move(const struct review *review, enum laws_side side)
{
	if (!review->begun)
		return laws_position_side(&review->position) == side;
	for (size_t i = 0; i < review->lines.count; i++)
		if (laws_position_side(&review->lines.each[i].position) == side)
			return true;
	return false;
}

/* Behind a press that was forgotten the next one ends so many moves: the other lever was down. */
#define MOVES_MOST 3

/* The press is the next one of those that were followed. */
static bool is_next(const struct tracker *tracker, enum laws_side side)
{
	const struct review *review = &tracker->review;

	if (review->behind_gap)
		return true;
	const struct turn *turn = shown_turn(tracker);

	return review->ply && is_to_move(review, side) &&
	       !(turn && turn->ply > review->ply + (review->begun ? MOVES_MOST : 1));
}

static void go_to_next(struct review *review)
{
	review->ply++;
	if (review->ply - review->first == REVIEW_PRESSES)
		review->first++;
}

/*
 * Leads the lines over the gap to the present press by @side. Where none comes there, the board
 * may yet show more at the next press.
 */
static void lead_over_gap(struct tracker *tracker, enum laws_side side)
{
	struct review *review = &tracker->review;
	struct lines_board board = review_board_at(tracker, review->ply);
	bool had_begun = review->begun;

	board.behind_gap = true;
	board.side = side;
	board.earlier = review->earlier;
	board.stood = review->stood;
	if (tracker->early || tracker->set.declared)
		board.promotion = tracker->early ? tracker->early : tracker->set.declared;
	board.is_declared |= tracker->early || tracker->set.declared;
	if (!had_begun)
		review_begin_line(tracker, review->ply, &review->position, 0);
	if (!review_lead_lines(tracker, &board)) {
		if (!had_begun || !review->lines.count)
			review->begun = 0;
		return;
	}
	review->is_over_gap = true;
	review->presser = side;
}

/* By all lines the game is over: a press says nothing more. */
static bool have_ended(const struct lines *lines)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	for (size_t i = 0; i < lines->count; i++)
		if (lines_count_on(lines, &lines->each[i]) &&
		    laws_course_moves(&lines->each[i].position, moves))
			return false;
	return true;
}

/* Leads the lines over the present press, from here on if there are none. */
static void lead(struct tracker *tracker, enum laws_side side, laws_time t)
{
	struct review *review = &tracker->review;

	review->is_led = true;
	if (review->begun && have_ended(&review->lines))
		return;
	review_end_ply(tracker, t);
	if (review->behind_gap) {
		lead_over_gap(tracker, side);
		return;
	}
	review->presser = side;
	if (review->begun ? !go_on(tracker, review->ply) : !begin(tracker))
		review_break(tracker);
}

/* The reeds have shown the move before @turn's, whatever else they show. */
static bool is_traced(const struct tracker *tracker, const struct turn *turn)
{
	const struct review *review = &tracker->review;
	const struct turn_log *log = &review->presses[review->ply % REVIEW_PRESSES].log;
	laws_squares left, reached, captured;
	struct laws_move move;

	if (!history_move(&tracker->history, turn, review->ply, &move))
		return false;
	captured = laws_square_set(laws_move_captured(&review->position, move));
	laws_move_footprint(&review->position, move, &left, &reached);
	return !((left | captured) & ~log->opened) && !(reached & ~log->closed) &&
	       !(reached & log->passed & ~tracker->occupied);
}

/*
 * Behind the move before @turn's no more has come to squares than by one move that answers it. What
 * is missing may have fallen.
 */
static bool is_answer_begun(const struct tracker *tracker, const struct turn *turn)
{
	const struct laws_position *position = &turn->position;
	laws_squares came = tracker->occupied & ~laws_position_occupied(position);
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = came ? laws_course_moves(position, moves) : 0;

	for (size_t i = 0; i < count; i++) {
		laws_squares left, reached;

		laws_move_footprint(position, moves[i], &left, &reached);
		if (!(came & ~reached))
			return true;
	}
	return !came;
}

/*
 * Two moves lie between this press and the one before, or the answer has begun. Lines are led over
 * it, and which of them is right is seen at the answer's own press; without any the moves are taken
 * as the record has them, where the reeds have shown the one that is pressed, and no more than its
 * answer behind it.
 */
static void take_late(struct tracker *tracker, enum laws_side side, const struct edge *edge)
{
	struct review *review = &tracker->review;
	const struct turn *turn = hypotheses_likeliest(&tracker->set)->turn;

	review->is_late = true;
	review->has_answer = true;
	if ((review->begun || !is_traced(tracker, turn) || !is_answer_begun(tracker, turn)) &&
	    !review->is_led)
		lead(tracker, side, edge->first);
	review->has_answer = false;
	if (review->begun) {
		review_go_behind(review, lines_likeliest(&review->lines));
		review_note_press(tracker);
		if (review_find_settled(tracker))
			review_note_record(tracker);
		return;
	}
	review_begin_with(tracker, turn);
	review->is_late = true;
}

static bool is_followed(const struct tracker *tracker, const struct edge *edge)
{
	return tracker->phase == TRACKER_PLAYING && !tracker->history.awaited && !edge->unobserved;
}

void review_before_press(struct tracker *tracker, enum laws_side side, const struct edge *edge)
{
	tracker->review.is_led = false;
	tracker->review.is_over_gap = false;
	if (is_followed(tracker, edge) && !tracker->review.is_stopped && is_next(tracker, side) &&
	    (hypotheses_without_move(&tracker->set, side) ||
	     reed_faults_in_question(tracker, side)))
		lead(tracker, side, edge->first);
}

bool review_in_doubt(const struct tracker *tracker)
{
	return tracker->review.is_stopped;
}

void review_stop(struct tracker *tracker, laws_time t, struct acts *acts)
{
	tracker->review.is_stopped = true;
	tracker->review.stopped = tracker->occupied;
	tracker->unobserved_at = t;
	hypotheses_end(&tracker->set);
	tracker_emit_displaced(tracker, true, t, acts);
}

void review_release(struct tracker *tracker, laws_time now)
{
	struct review *review = &tracker->review;
	struct edge edge = {.kind = EDGE_UNOBSERVED, .first = now, .settled = now};

	if (!review->is_stopped || review->begun || review->behind_gap)
		return;
	review->is_stopped = false;
	memcpy(edge.kinds, tracker->kinds, sizeof(edge.kinds));
	reed_faults_go_on(tracker, 0);
	hypotheses_branch_unobserved(
		&tracker->set, review->stopped,
		(tracker->occupied & ~tracker->dead) | (review->stopped & tracker->dead), &edge);
	hypotheses_consider_set_up(&tracker->set, tracker->occupied, now);
	tracker->quiet_at = now;
}

bool review_wait(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		 struct acts *acts)
{
	struct review *review = &tracker->review;

	if (edge->unobserved) {
		review->is_led = false;
		review->is_over_gap = false;
	} else if (!is_followed(tracker, edge)) {
		return false;
	}
	if (!review->is_led && !is_next(tracker, side))
		return false;
	if (!review->is_led)
		lead(tracker, side, edge->first);
	if (!review->begun || review->is_over_gap != review->behind_gap)
		return false;
	review_stop(tracker, edge->first, acts);
	return true;
}

/* Gives @line the moves of the record, which leads to the same position. */
static void take_moves(const struct tracker *tracker, struct line *line)
{
	const struct review *review = &tracker->review;
	const struct turn *turn = tracker_turn(tracker);
	struct laws_move moves[LINES_PLIES];

	if (review_end_of(review, line) != turn->ply ||
	    memcmp(line->position.board, turn->position.board, sizeof(line->position.board)) != 0)
		return;
	for (unsigned int i = 0; i < line->plies; i++)
		if (!history_move(&tracker->history, turn, review->begun + i, &moves[i]))
			return;
	memcpy(line->moves, moves, line->plies * sizeof(moves[0]));
}

/* Of moves that could come in another order, the record may have seen which came first. */
static void prefer_record(struct tracker *tracker)
{
	struct review *review = &tracker->review;

	for (size_t i = 0; i < review->lines.count; i++)
		take_moves(tracker, &review->lines.each[i]);
}

/* The lines have come over the gap, or else the record may have. */
static void take_press_behind_gap(struct tracker *tracker, enum laws_side side,
				  const struct edge *edge, struct acts *acts)
{
	struct review *review = &tracker->review;
	const struct turn *turn = shown_turn(tracker);

	if (!review->is_led)
		lead(tracker, side, edge->first);
	if (review->is_over_gap) {
		review->behind_gap = false;
		review->has_gap = true;
		prefer_record(tracker);
		look(tracker, edge, acts);
	} else if (turn && laws_position_side(&turn->position) != side) {
		review_begin_with(tracker, turn);
	} else if (review->is_stopped) {
		review_break(tracker);
	}
}

static void take_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		       struct acts *acts)
{
	struct review *review = &tracker->review;
	struct review_press *press = review_press_of(review, review->ply);
	const struct turn *turn = shown_turn(tracker);
	struct laws_move move;

	review_end_ply(tracker, edge->first);
	if (is_answered(tracker)) {
		take_late(tracker, side, edge);
		return;
	}
	if (review->is_late && !review->begun && turn && turn->ply == review->ply + 1) {
		review_begin_with(tracker, turn);
		return;
	}
	if (!review->begun && turn && turn->ply == review->ply + 1 &&
	    is_plain(tracker, turn, &press->log, &move)) {
		review_note_move(review, move);
		go_to_next(review);
		take_record(tracker, turn);
		return;
	}
	if (!review->is_led)
		lead(tracker, side, edge->first);
	if (review->begun && turn && turn->ply > review->ply + 1 &&
	    review_end_of(review, lines_likeliest(&review->lines)) != turn->ply)
		review_begin_with(tracker, turn);
	else if (review->begun)
		look(tracker, edge, acts);
}

void review_on_press(struct tracker *tracker, enum laws_side side, const struct edge *edge,
		     struct acts *acts)
{
	const struct turn *turn = shown_turn(tracker);

	if (edge->unobserved && tracker->review.behind_gap && !tracker->review.is_over_gap)
		return;
	if (!is_followed(tracker, edge) && !tracker->review.is_over_gap)
		review_break(tracker);
	else if (tracker->review.behind_gap)
		take_press_behind_gap(tracker, side, edge, acts);
	else if (tracker->review.is_led ? tracker->review.begun : is_next(tracker, side))
		take_press(tracker, side, edge, acts);
	else if (tracker->review.is_stopped || (tracker->review.is_late && tracker->review.begun) ||
		 (tracker->review.ply && !is_to_move(&tracker->review, side)))
		return;
	else if (turn && laws_position_side(&turn->position) != side)
		review_begin_with(tracker, turn);
	else
		review_break(tracker);
	review_begin_log(tracker);
	if (!edge->unobserved)
		review_log(tracker)->pressed_at = edge->first;
}
