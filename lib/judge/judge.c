/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The judge: the course of a game from act to act. What follows from an act by
 * one part of the Laws has a file of its own, named judge_ and that part.
 *
 * Who acts, and what then changes:
 *
 *   the mover touches, releases   the board is compared with every legal move
 *   the mover presses             made: completed, with all that led to it; else an illegal
 *                                 move or no move
 *   the other side touches        the move that was made is over, its press still due
 *   the other side presses        its own earlier move is completed, if that was due
 *   anybody, while paused         no move is completed; a press may resume
 */
#include <stddef.h>
#include <string.h>

#include "judge/judge_internal.h"
#include "judge/penalties.h"

/* Between games only: in a game the start position says nothing. */
void judge_on_set_up(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	judge_lapse_unfollowed(judge, act->settled, out);
	if (!judge_game_is_on(judge))
		judge_tell(out, LAWS_VERDICT_READY, act->settled)->before =
			judge_keep_position(act->position, out);
}

/* The touch @act ends the mover's turn, and is also the first act of the next one. */
static void end_turn_by_touch(struct laws_judge *judge, const struct laws_act *act,
			      struct laws_verdicts *out)
{
	bool open = judge_is_open(judge, judge->ply + 1);

	judge_tell_turn(judge, act);
	judge->holds_back = open && judge->regulations.clock != LAWS_CLOCK_NONE;
	if (open && !judge_is_off_clock(judge))
		judge_hands_unpressed(judge, act->unobserved, act->first, out);
	judge_raise_breaches(judge, act->first, out);
	if (!judge_is_off_clock(judge))
		judge_bound_breach(judge, act, out);
	judge->holds_back = false;
	judge_turn_over(judge);
}

void judge_on_touched(struct laws_judge *judge, const struct laws_act *act,
		      struct laws_verdicts *out)
{
	struct laws_verdict *verdict;

	if (!judge->adjourned)
		judge_open_sealed(judge, act->first, out);
	if (judge->made && !judge->adjourned && act->side != judge_mover(judge))
		end_turn_by_touch(judge, act, out);
	if (judge->stopped)
		judge->hands.unknown = true;
	judge_note_unpressed(judge, act);
	judge->hands.opened |= LAWS_SQUARE_SET(act->square);
	judge_tell_turn(judge, act);
	judge->board[act->square] = LAWS_NO_PIECE;
	verdict = judge_tell(out, LAWS_VERDICT_TOUCHED, act->first);
	verdict->side = act->side;
	verdict->touch.square = act->square;
	verdict->touch.from = LAWS_NO_SQUARE;
	verdict->touch.piece = act->piece;
	/*
	 * In an adjourned game pieces are touched to set them up, which is not a touch of
	 * Article 4.3.
	 */
	if (judge->adjourned)
		return;
	judge_draws_on_touched(judge, act, out);
	judge_note_touch(judge, act);
	if (!judge_makes_sealed(judge))
		judge_note_presence(judge, act->side, act->unobserved ? 0 : act->first);
}

void judge_on_removed(struct laws_judge *judge, const struct laws_act *act,
		      struct laws_verdicts *out)
{
	judge_tell_turn(judge, act);
	judge_draws_on_moved(judge, act, out);
	judge_look_at_board(judge, act->settled, out);
}

static void tell_release(const struct laws_act *act, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_RELEASED, act->settled);

	verdict->side = act->side;
	verdict->touch.from = act->from;
	verdict->touch.square = act->square;
	verdict->touch.piece = act->piece;
}

void judge_on_released(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	judge_tell_turn(judge, act);
	judge->board[act->square] = act->piece;
	tell_release(act, out);
	judge_draws_on_moved(judge, act, out);
	judge_raise_idle(judge, act->settled, out);
	if (act->unsure && !judge->square_alerts[act->square])
		judge_doubt_as_played(judge);
	judge_look_at_board(judge, act->settled, out);
	judge_restored(judge, act->settled, out);
}

void judge_tell_promotion(const struct laws_judge *judge, unsigned int ply,
			  const struct laws_act *act, struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_PROMOTION, act->settled);
	struct laws_position before;

	verdict->ply = ply;
	if (laws_course_before(&judge->course, ply, &before))
		verdict->before = judge_keep_position(&before, out);
	laws_course_move(&judge->course, ply, &verdict->move);
	verdict->side = act->side;
	verdict->promotion.piece = act->piece;
	verdict->promotion.source = act->source;
}

/* The move of @act was made before, as another promotion. */
static bool is_amendment(struct laws_judge *judge, const struct laws_act *act)
{
	unsigned int newest = judge_newest_ply(judge);
	const struct laws_judge_made *made = judge_record_of(judge, act->number);

	return act->number && act->number == newest && made->ply == act->number &&
	       made->move.promotion && made->move.to == act->square;
}

static void amend_promotion(struct laws_judge *judge, const struct laws_act *act,
			    struct laws_verdicts *out)
{
	struct laws_judge_made *made = judge_record_of(judge, act->number);

	if (judge->made)
		judge_tell_turn_amended(judge, act);
	judge->board[made->move.to] = act->piece;
	judge_change_promotion(judge, made, laws_piece_kind(act->piece));
	judge_tell_promotion(judge, act->number, act, out);
	judge->assumed = false;
	if (judge->made)
		judge_end_if_over(judge, act->settled, out);
}

/* Moves the newest verdict to place @to. */
static void bring_forward(struct laws_verdicts *out, size_t to)
{
	struct laws_verdict newest = out->verdict[out->count - 1];

	memmove(&out->verdict[to + 1], &out->verdict[to], (out->count - 1 - to) * sizeof(newest));
	out->verdict[to] = newest;
}

void judge_on_promoted(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	size_t first = out->count;

	if (is_amendment(judge, act)) {
		amend_promotion(judge, act, out);
		return;
	}
	judge_tell_turn(judge, act);
	judge->board[act->square] = act->piece;
	tell_release(act, out);
	judge_draws_on_moved(judge, act, out);
	judge->assumed = act->source == LAWS_PROMOTION_ASSUMED;
	judge_look_at_board(judge, act->settled, out);
	for (size_t i = first; i < out->count; i++) {
		if (out->verdict[i].kind != LAWS_VERDICT_MADE)
			continue;
		/*
		 * The promotion stands directly behind its move, before what follows from the
		 * move.
		 */
		judge_tell_promotion(judge, out->verdict[i].ply, act, out);
		bring_forward(out, i + 1);
		return;
	}
}

void judge_on_adjusted(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	struct laws_verdict *verdict = judge_tell(out, LAWS_VERDICT_ADJUSTED, act->settled);

	judge_tell_turn(judge, act);
	verdict->side = act->side;
	verdict->adjusted.squares = act->squares;
}

/*
 * True when a press may start the clock of @side: he is to move, or has made a move meanwhile that
 * he has not pressed for.
 */
static bool may_start_clock_of(const struct laws_judge *judge, enum laws_side side)
{
	return side == judge_has_the_move(judge) ||
	       (side == judge_mover(judge) && judge_is_open(judge, judge->ply + 1));
}

static void on_pressed_while_paused(struct laws_judge *judge, const struct laws_act *act,
				    struct laws_verdicts *out)
{
	enum laws_side other = laws_side_other(act->side);
	struct laws_move shown;

	if (judge->claim.awaited) {
		judge->claim.pressed = !act->unobserved;
		judge->claim.side = act->side;
		return;
	}
	judge_set_clock_going(judge, false);
	/* A lever that was moved while the board was not observed starts no clock. */
	if (judge->adjourned || judge->boards_asked || act->unobserved ||
	    !may_start_clock_of(judge, other))
		return;
	if (!judge->irregular || judge_board_shows(judge, &shown))
		judge_resume_play(judge, other, act->first, out);
	else
		judge_set_clock_going(judge, true);
}

/*
 * The piece that moved was seen to leave its square, and the captured one was not: it was swept off
 * under the other, or the move was none of this capture.
 */
static bool is_guessed(const struct laws_judge_made *made, const struct laws_act *act)
{
	laws_squares from = LAWS_SQUARE_SET(made->move.from);
	laws_square captured = laws_move_captured(&made->before, made->move);

	return captured != LAWS_NO_SQUARE && act->opened & from &&
	       !(act->opened & LAWS_SQUARE_SET(captured));
}

/* The press completes the move that its player has made. */
static void press_for_move(struct laws_judge *judge, const struct laws_act *act,
			   struct laws_verdicts *out)
{
	laws_time t = act->first;

	struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);

	made->guessed = is_guessed(made, act);
	judge->pressed_ahead = 0;
	if (!judge_is_off_clock(judge)) {
		judge_hands_on_press(judge, act, out);
		judge_bound_breach(judge, act, out);
	}
	judge->pressed_at = t;
	judge_complete_up_to(judge, judge->ply + 1, LAWS_COMPLETED_BY_CLOCK, t, out);
	judge->assumed = false;
	judge_raise_breaches(judge, t, out);
	judge_end_if_over(judge, t, out);
	if (judge->state != LAWS_JUDGE_PLAYING)
		return;
	judge_note_position(judge, judge->board, judge->ply + 1, t, out);
	judge_turn_over(judge);
}

/*
 * Completes whatever the press is for; false when that is nothing. Where the board shows no move at
 * all behind several that were not pressed, it is unknown whether they were the game's.
 */
static bool complete_by_press(struct laws_judge *judge, const struct laws_act *act,
			      struct laws_verdicts *out)
{
	laws_time t = act->first;

	if (act->side == judge_mover(judge) && judge->made) {
		press_for_move(judge, act, out);
		return true;
	}
	if (judge->astray && !judge_rests_on_record(judge))
		return false;
	if (act->side != judge_mover(judge) && judge_is_open(judge, judge->ply)) {
		/* Article 6.2.2: also after the opponent has gone on. */
		judge->pressed_at = t;
		judge_complete_up_to(judge, judge->ply, LAWS_COMPLETED_BY_CLOCK, t, out);
		/* The opponent may have mated meanwhile. */
		if (judge->made)
			judge_end_if_over(judge, t, out);
		return true;
	}
	if (act->side == judge_mover(judge) && judge->ply > 1 &&
	    judge_is_open(judge, judge->ply - 1)) {
		judge_complete_up_to(judge, judge->ply - 1, LAWS_COMPLETED_BY_CLOCK, t, out);
		/*
		 * A press for the second last move is also one for the last move, if that was
		 * made.
		 */
		if (!judge->stopped && judge_shows_illegal_move(judge, act))
			judge_press_without_move(judge, act, out);
		return true;
	}
	return false;
}

/*
 * The clock was stopped, and goes on: whoever did that pressed for no move. What was done to the
 * pieces meanwhile accuses nobody. Returns the id of the alert about it, or 0.
 */
static unsigned int press_to_go_on(struct laws_judge *judge, const struct laws_act *act,
				   struct laws_verdicts *out)
{
	struct laws_judge_play play;
	enum judge_play shown = judge_describe_play(judge, &judge->position, act->opened, &play);

	if (!judge->made && (shown == JUDGE_PLAY_MOVE || shown == JUDGE_PLAY_OTHER))
		judge_tell_displaced(judge, LAWS_CERTAIN, judge_occupied(judge), act->first, out);
	return judge->astray_alert;
}

/* Returns the id of the alert about it, or 0. */
static unsigned int press_for_nothing(struct laws_judge *judge, const struct laws_act *act,
				      struct laws_verdicts *out)
{
	if (judge->stopped)
		return press_to_go_on(judge, act, out);
	if (act->side != judge_mover(judge) && !judge_answered_illegally(judge, act, out))
		return 0;
	return judge_press_without_move(judge, act, out);
}

/*
 * Switches the clocks for a press; where it completes no move, @alert is the id of the alert
 * about that.
 */
static void start_other_clock(struct laws_judge *judge, const struct laws_act *act, bool completes,
			      unsigned int alert, struct laws_verdicts *out)
{
	enum laws_side other = laws_side_other(act->side);
	struct laws_verdict *verdict;

	if (laws_clock_runs(&judge->clock, other))
		return;
	if (judge->stopped && !completes && other == judge->resumes) {
		judge_start_clock(judge, other, LAWS_CLOCK_RESUME, act->first, out);
		return;
	}
	verdict = judge_start_clock(judge, other, LAWS_CLOCK_PRESS, act->first, out);
	verdict->clock.bare = !completes;
	verdict->clock.alert = completes ? 0 : alert;
}

void judge_on_pressed(struct laws_judge *judge, const struct laws_act *act,
		      struct laws_verdicts *out)
{
	enum laws_side side = act->side;
	unsigned int alert = 0;
	bool completes;

	if (judge->regulations.clock == LAWS_CLOCK_NONE)
		return;
	/*
	 * At a resumption anybody may set the levers; where a clock runs, only the press of its
	 * player counts.
	 */
	if (!judge->absence.resumption || laws_clock_runs(&judge->clock, side))
		judge_note_presence(judge, side, act->unobserved ? 0 : act->first);
	if (judge_hands_in_reply(judge, act, out))
		return;
	if (judge->state == LAWS_JUDGE_PLAYING)
		judge_tell_turn(judge, act);
	if (judge->state == LAWS_JUDGE_PAUSED) {
		on_pressed_while_paused(judge, act, out);
		return;
	}
	completes = complete_by_press(judge, act, out);
	if (judge->state != LAWS_JUDGE_PLAYING)
		return;
	if (!completes)
		alert = press_for_nothing(judge, act, out);
	if (!completes)
		judge_press_ahead(judge, act->side);
	start_other_clock(judge, act, completes, alert, out);
	judge_clock_goes_on(judge);
}

static bool start_stands(const struct laws_act *act)
{
	return act->squares == laws_position_occupied(act->position) && !act->astray;
}

/*
 * Article 7.2.1. An alert before the game is better than one during the game. It accuses
 * neither player: it is unknown who set the pieces up.
 */
static void refuse_start(struct laws_judge *judge, const struct laws_act *act,
			 struct laws_verdicts *out)
{
	laws_squares due = laws_position_occupied(act->position);
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_WRONG_START, LAWS_CERTAIN, act->side);
	struct laws_verdict *verdict;

	alert.ply = 0;
	verdict = judge_raise(judge, &alert, act->first, out);
	verdict->alert.board = judge_differences(due, act->squares);
	verdict->alert.board.unexpected |= act->astray;
}

static void begin_game(struct laws_judge *judge, const struct laws_act *act,
		       struct laws_verdicts *out)
{
	unsigned int alerts = judge->alerts;
	enum laws_keeping keeping = judge->keeping;
	unsigned int rulings;

	judge_lapse(judge, 0, act->first, out);
	rulings = judge->ruling_count;
	laws_judge_init(judge, &judge->regulations, judge->flag_margin);
	judge->alerts = alerts;
	judge->ruling_count = rulings;
	judge->keeping = keeping;
	judge->blind = act->unsure;
	judge_begin_at(judge, act->position);
	memcpy(judge->board, judge->position.board, sizeof(judge->board));
	judge->state = LAWS_JUDGE_PLAYING;
	judge_absence_begin(judge, act);
	judge_tell(out, LAWS_VERDICT_STARTED, act->first)->before =
		judge_keep_position(&judge->position, out);
	judge_start_clock(judge, judge_mover(judge), LAWS_CLOCK_START, act->first, out);
	judge_tell_keeping(judge, act->first, out);
}

/*
 * A game is on. While nothing has been played, the lever of the player not to move is an
 * ordinary press. Later the pieces have been set up anew, and the previous game ends without
 * a result.
 */
static void on_started_again(struct laws_judge *judge, const struct laws_act *act,
			     struct laws_verdicts *out)
{
	bool untouched = memcmp(judge->position.board, act->position->board,
				sizeof(act->position->board)) == 0;

	if (untouched && act->by_lever) {
		judge_on_pressed(judge, act, out);
	} else if (act->by_lever && !start_stands(act)) {
		refuse_start(judge, act, out);
	} else if (untouched || !start_stands(act)) {
		judge_refuse(act, LAWS_REFUSED_GAME_ON, out);
	} else {
		judge_end_game(judge, LAWS_RESULT_NONE, LAWS_REASON_ARBITER, act->first, out);
		begin_game(judge, act, out);
	}
}

void judge_on_started(struct laws_judge *judge, const struct laws_act *act,
		      struct laws_verdicts *out)
{
	if (judge->outage.silent)
		judge_refuse(act, LAWS_REFUSED_SILENT, out);
	else if (judge_game_is_on(judge))
		on_started_again(judge, act, out);
	else if (!start_stands(act))
		refuse_start(judge, act, out);
	else
		begin_game(judge, act, out);
}

/*
 * A board turned by 180 degrees still lies as Article 2 requires, so this is an event and no
 * alert.
 */
void judge_on_turned(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	memcpy(judge->board, judge->position.board, sizeof(judge->board));
	judge->as_played.is_known = false;
	judge_begin_turn(judge);
	judge_agrees(judge, act->first, out);
	judge_tell(out, LAWS_VERDICT_TURNED, act->first)->side = act->side;
}

static bool awaits_a_ruling(const struct laws_judge *judge)
{
	for (size_t i = 0; i < judge->open_count; i++)
		if (judge->open[i].confidence != LAWS_POSSIBLE)
			return true;
	return false;
}

/*
 * Play without an arbiter may agree on less. Where something has happened that a ruling is needed
 * for, or a switch fails, the record takes its time again.
 */
static laws_time rest_needed(const struct laws_judge *judge)
{
	const struct laws_regulations *regulations = &judge->regulations;

	if (regulations->play_rest_time > 0 &&
	    regulations->play_rest_time < regulations->rest_time && !awaits_a_ruling(judge))
		return regulations->play_rest_time;
	return regulations->rest_time;
}

static laws_time rest_deadline(const struct laws_judge *judge)
{
	if (judge->state != LAWS_JUDGE_PLAYING || judge->regulations.clock != LAWS_CLOCK_NONE ||
	    judge->outage.silent || !judge->made || !judge_is_open(judge, judge->ply + 1))
		return LAWS_NEVER;
	return judge->made_at + rest_needed(judge);
}

static laws_time flag_deadline(const struct laws_judge *judge)
{
	laws_time fall = laws_clock_deadline(&judge->clock);

	if (judge->state != LAWS_JUDGE_PLAYING || fall == LAWS_NEVER)
		return LAWS_NEVER;
	return fall + judge->flag_margin;
}

/*
 * Rapid and blitz without full supervision have an article of their own about who calls the
 * flag.
 */
static enum laws_matter flag_matter(const struct laws_judge *judge)
{
	return is_simplified(&judge->ledger) || is_fast_2001(&judge->ledger)
		       ? LAWS_MATTER_RAPID_FLAG_FALL
		       : LAWS_MATTER_FLAG_FALL;
}

/*
 * Nobody but the player can make a flag fall, so the alert is certain. A press in time can
 * have been missed only where a physical clock decides, or the board was not observed.
 */
static void on_flag_fall(struct laws_judge *judge, struct laws_verdicts *out)
{
	enum laws_side side = laws_clock_runs(&judge->clock, LAWS_WHITE) ? LAWS_WHITE : LAWS_BLACK;
	laws_time fall = laws_clock_deadline(&judge->clock);
	/* While the board does not answer, a press may have come before the flag fell. */
	bool seen = judge->regulations.clock != LAWS_CLOCK_SHADOW && !judge->outage.silent;
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_FLAG_FALL, seen ? LAWS_CERTAIN : LAWS_POSSIBLE, side);

	alert.article = judge_article(judge, flag_matter(judge));
	laws_clock_tell_fall(&judge->clock, side);
	judge_tell_clock(judge, LAWS_CLOCK_FLAG, fall, out);
	judge_raise(judge, &alert, fall, out);
}

void laws_judge_init(struct laws_judge *judge, const struct laws_regulations *regulations,
		     laws_time flag_margin)
{
	struct laws_regulations kept = *regulations;

	memset(judge, 0, offsetof(struct laws_judge, appearances));
	judge->regulations = kept;
	judge->flag_margin = flag_margin;
	laws_clock_init(&judge->clock, &judge->regulations.time_control);
	laws_ledger_init(&judge->ledger, &judge->regulations);
	laws_hands_init(&judge->reach, judge->regulations.square_size);
	laws_position_start(&judge->position);
	laws_course_begin(&judge->course, &judge->position, 0);
	judge_begin_at(judge, &judge->position);
}

/* How long a player may take to name another piece than the queen that would end the game. */
#define NAMING_TIME (10 * LAWS_SECOND)

static laws_time naming_deadline(const struct laws_judge *judge)
{
	if (judge->state != LAWS_JUDGE_PLAYING || judge->outage.silent || !judge->made ||
	    !judge->assumed)
		return LAWS_NEVER;
	return judge->made_at + NAMING_TIME;
}

static laws_time earliest(laws_time a, laws_time b)
{
	return a < b ? a : b;
}

static void on_deadline(struct laws_judge *judge, laws_time now, struct laws_verdicts *verdicts)
{
	laws_time rest = rest_deadline(judge);
	laws_time naming = naming_deadline(judge);

	if (judge_outage_deadline(judge) <= now)
		judge_on_outage_deadline(judge, now, verdicts);
	if (rest <= now) {
		judge_complete_up_to(judge, judge->ply + 1, LAWS_COMPLETED_BY_REST, rest, verdicts);
		judge_hands_unpressed(judge, false, rest, verdicts);
		judge_raise_breaches(judge, rest, verdicts);
		judge_note_position(judge, judge->board, judge->ply + 1, rest, verdicts);
	}
	if (naming <= now) {
		judge->assumed = false;
		judge_end_if_over(judge, naming, verdicts);
	}
	if (judge_absence_deadline(judge) <= now)
		judge_on_absence_deadline(judge, verdicts);
	if (flag_deadline(judge) <= now)
		on_flag_fall(judge, verdicts);
}

laws_time laws_judge_step(struct laws_judge *judge, const struct laws_act *act, laws_time now,
			  struct laws_verdicts *verdicts)
{
	verdicts->count = 0;
	verdicts->position_count = 0;
	verdicts->lost = 0;
	/* Acts arrive late, so a flag that fell before the act comes first; at equal times, too. */
	if (act && judge->state == LAWS_JUDGE_PLAYING &&
	    laws_clock_deadline(&judge->clock) <= act->first)
		on_flag_fall(judge, verdicts);
	if (!act)
		on_deadline(judge, now, verdicts);
	else
		judge_take_act(judge, act, verdicts);
	judge_raise_boards(judge, act ? act->settled : now, verdicts);
	judge_announce(judge, verdicts);
	judge_confirm_by_regulations(judge, verdicts);
	if (judge->state == LAWS_JUDGE_OVER)
		judge_note_end(judge, verdicts);
	judge->course.rests = !judge_game_is_on(judge) || judge->adjourned;
	for (size_t i = 0; act && act->order && i < verdicts->count; i++)
		verdicts->verdict[i].order = act->order;
	return earliest(earliest(rest_deadline(judge), naming_deadline(judge)),
			earliest(earliest(flag_deadline(judge), judge_absence_deadline(judge)),
				 judge_outage_deadline(judge)));
}

bool laws_judge_awaits_rest(const struct laws_judge *judge)
{
	laws_time rest = earliest(rest_deadline(judge), naming_deadline(judge));

	return rest != LAWS_NEVER && rest <= flag_deadline(judge);
}
