/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which of Articles 4.2 to 4.7 a made move broke, and how sure that is.
 *
 * The alert is raised when the move cannot be corrected any more: at the press;
 * without presses when the opponent answers, or the move has rested; if it mates,
 * at once. Such a mate does not end the game by itself (5.1.1, 5.2.1, since
 * 2017): it does when the arbiter dismisses the alert, and is undone when he
 * confirms it. A breach that is only possible does not keep the game from ending.
 *
 *   likely     a piece of the mover's own was touched, or one of the opponent's
 *              for long and by no hand that held another; a released piece
 *              stood for long before it was moved on; a new piece was
 *              recognised, and then another
 *   possible   a piece that was lifted by itself and put back may have been adjusted,
 *              with an announcement that the board does not hear (4.2.1), unless all
 *              are made by button or command (AdjustAnnounced=); the opponent may have
 *              put his piece right, or touched the mover's, as the board does not
 *              sense whose hand lifts a piece; the reports of a square may be wrong; a
 *              hand may have kept hold of a piece that stood still; the arbiter rules
 *              only if asked (2001, B.5a); at a board of Appendix D a move is made only
 *              once its player has announced it (D.2.3.3), which the board does not hear
 */
#include "judge/judge_internal.h"
#include "turn/turn_internal.h"

/*
 * A piece that has stood for so long has been released: a hand that only tries a square does
 * not hold it there longer.
 */
#define TRIES_MOST (3 * LAWS_SECOND)

/* The kind of alert for @breach; LAWS_ALERTS where another file raises it. */
static enum laws_alert_kind told_as(const struct laws_breach *breach)
{
	switch (breach->kind) {
	case LAWS_BREACH_TOUCH_MOVE:
		return LAWS_ALERT_TOUCH_MOVE;
	case LAWS_BREACH_CASTLING_ROOK_FIRST:
		return LAWS_ALERT_CASTLING_ROOK_FIRST;
	case LAWS_BREACH_MOVED_AFTER_RELEASE:
	case LAWS_BREACH_PROMOTION_CHANGED:
		return LAWS_ALERT_MOVED_AFTER_RELEASE;
	case LAWS_BREACH_TOUCHED_OUT_OF_TURN:
	case LAWS_BREACH_ADJUSTED:
		return LAWS_ALERT_TOUCHED_OUT_OF_TURN;
	case LAWS_BREACH_TWO_HANDS:
	case LAWS_BREACH_ILLEGAL_MOVE:
	case LAWS_BREACH_PAWN_NOT_REPLACED:
	case LAWS_BREACH_NO_MOVE:
		break;
	}
	return LAWS_ALERTS;
}

/* The turn without the touches of what stood on @squares. */
static void leave_out_touches(const struct laws_judge *judge, laws_squares squares,
			      struct laws_turn *turn)
{
	unsigned int kept = 0;

	*turn = judge->turn;
	for (unsigned int i = 0; i < turn->touch_count; i++) {
		laws_square home = turn->pieces[turn->touches[i].piece].home;

		if (!(squares & LAWS_SQUARE_SET(home)))
			turn->touches[kept++] = turn->touches[i];
	}
	turn->touch_count = (uint8_t)kept;
}

/* True when the made move breaks the touches of other squares than @squares, too. */
static bool breaks_other_touches(const struct laws_judge *judge, laws_squares squares)
{
	struct laws_breach breaches[LAWS_TURN_BREACHES];
	struct laws_turn turn;
	size_t count;

	if (!squares)
		return true;
	leave_out_touches(judge, squares, &turn);
	count = laws_turn_breaches(&turn, breaches);
	for (size_t i = 0; i < count; i++)
		if (breaches[i].kind == LAWS_BREACH_TOUCH_MOVE)
			return true;
	return false;
}

/*
 * The king has castled: where he seems to have been released before, he may have passed a square
 * whose report is wrong since, and the rook has come there.
 */
static bool has_castled(const struct laws_judge *judge, laws_square king)
{
	const struct laws_move move = judge->record[(judge->ply + 1) % LAWS_JUDGE_RECORD].move;

	return move.type == LAWS_MOVE_CASTLING && move.from == king;
}

/*
 * Without a clock no press parts the turns: what seems the move that was changed may be the answer
 * of a piece that stood where no reed works, such as a pawn that has taken in passing.
 */
static bool may_be_answer(const struct laws_judge *judge)
{
	return judge->blind && judge->regulations.clock == LAWS_CLOCK_NONE;
}

static enum laws_confidence confidence_of(const struct laws_judge *judge,
					  const struct laws_breach *breach)
{
	bool likely = false;

	if (breach->kind == LAWS_BREACH_TOUCH_MOVE)
		likely = breaks_other_touches(judge, judge->hands.unsure | judge->hands.nudged);
	else if (breach->kind == LAWS_BREACH_CASTLING_ROOK_FIRST)
		likely = !(judge->hands.unsure & LAWS_SQUARE_SET(breach->square));
	else if (breach->kind == LAWS_BREACH_MOVED_AFTER_RELEASE)
		likely = judge->hands.rested >= TRIES_MOST &&
			 !(judge->hands.unsure & LAWS_SQUARE_SET(breach->square)) &&
			 !has_castled(judge, breach->square) && !may_be_answer(judge);
	else if (breach->kind == LAWS_BREACH_PROMOTION_CHANGED)
		likely = judge->hands.seen != LAWS_NO_KIND;
	if (told_as(breach) == LAWS_ALERT_MOVED_AFTER_RELEASE &&
	    judge_is_disabled(judge, breach->side))
		likely = false;
	return likely && !breach->on_request && !judge->doubtful ? LAWS_LIKELY : LAWS_POSSIBLE;
}

static void show_touches(const struct laws_turn *turn, struct laws_touch_evidence *evidence)
{
	for (unsigned int i = 0; i < turn->touch_count && i < LAWS_VERDICT_TOUCHES; i++)
		evidence->touched[evidence->touched_count++] =
			turn->pieces[turn->touches[i].piece].home;
}

/* What had to be done, and what was done. */
static void show_breach(struct laws_judge *judge, const struct laws_breach *breach,
			struct laws_verdict *verdict, struct laws_verdicts *out)
{
	struct laws_touch_evidence *evidence = &verdict->alert.touches;
	enum laws_side other = laws_side_other(breach->side);

	/* A release binds from then on; the touches before it do not. */
	if (told_as(breach) == LAWS_ALERT_MOVED_AFTER_RELEASE)
		laws_turn_obligation(&judge->turn, &evidence->obligation);
	else
		chesslaws_turn_by_touch(&judge->turn, &evidence->obligation);
	show_touches(&judge->turn, evidence);
	verdict->move = judge_record_of(judge, judge->ply + 1)->move;
	verdict->before = judge_keep_position(&judge->position, out);
	evidence->claimable = laws_turn_forfeit(&judge->turn, other, NULL) == LAWS_FORFEIT_NONE;
}

/*
 * True when the castling is a matter of two hands, so that which reed opened first does not
 * matter: king and rook were in the air together, or such an alert has told of it.
 */
static bool is_two_handed(struct laws_judge *judge)
{
	const struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);

	for (size_t i = 0; i < judge->open_count; i++)
		if (judge->open[i].kind == LAWS_ALERT_TWO_HANDS &&
		    judge->open[i].ply == judge->ply + 1)
			return true;
	return laws_hands_both_held(&judge->reach, &made->before, made->move);
}

static void raise_breach(struct laws_judge *judge, const struct laws_breach *breach, laws_time t,
			 struct laws_verdicts *out)
{
	enum laws_alert_kind as = told_as(breach);
	enum laws_confidence confidence = confidence_of(judge, breach);
	struct laws_judge_alert alert = judge_alert(judge, as, confidence, breach->side);
	struct laws_verdict *verdict;

	if (judge->hands.alerts[as])
		return;
	/* Clearly accidental contact is no touch (4.2.2). */
	if (breach->kind == LAWS_BREACH_TOUCH_MOVE &&
	    !breaks_other_touches(judge, judge->hands.nudged))
		return;
	if (breach->kind == LAWS_BREACH_CASTLING_ROOK_FIRST && is_two_handed(judge))
		return;
	alert.pressed = judge->turn.pressed;
	alert.square = breach->square;
	alert.article = breach->article;
	verdict = judge_raise(judge, &alert, t, out);
	judge->hands.alerts[as] = verdict->alert.id;
	if (as == LAWS_ALERT_TOUCHED_OUT_OF_TURN)
		return;
	show_breach(judge, breach, verdict, out);
	if (confidence == LAWS_LIKELY)
		judge->hands.likely = true;
	judge_keep_offence(judge);
}

/* True when the judge knows what stands on each square, and the board is not being put in order. */
static bool knows_board(const struct laws_judge *judge)
{
	return !judge->unobserved && !judge->astray && !judge->irregular;
}

/*
 * A piece of the opponent's was lifted for which the mover had no use, and put back. Either
 * the opponent did it, who does not have the move, or the mover, whom it does not bind. The
 * board does not sense whose hand it was, for however long it held the piece: the alert is
 * only possible, and names both. The mover's next acts change nothing about that, so it is
 * raised at once.
 */
void judge_raise_idle(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_hands *hands = &judge->hands;
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_TOUCHED_OUT_OF_TURN, LAWS_POSSIBLE,
			    laws_side_other(judge_mover(judge)));

	if (!hands->idle || hands->unknown || !knows_board(judge) || hands->idle_told)
		return;
	hands->idle_told = true;
	alert.square = first_square(hands->idle);
	/* Before that it is not known that this is the game. */
	judge->holds_back =
		judge->regulations.clock != LAWS_CLOCK_NONE && judge_is_open(judge, judge->ply);
	judge_raise(judge, &alert, t, out);
	judge->holds_back = false;
}

static const struct laws_breach *find(const struct laws_breach *breaches, size_t count,
				      enum laws_alert_kind as)
{
	for (size_t i = 0; i < count; i++)
		if (told_as(&breaches[i]) == as)
			return &breaches[i];
	return NULL;
}

/*
 * A player who puts a released piece back and moves another one breaks 4.7 and 4.3 at once.
 * Only one alert is raised: the surer one, else the one that describes it better.
 */
static bool is_told_by_other(const struct laws_judge *judge, enum laws_alert_kind as,
			     const struct laws_breach *touched, const struct laws_breach *released)
{
	bool by_release = released && touched &&
			  confidence_of(judge, released) >= confidence_of(judge, touched);

	if (!touched || !released)
		return false;
	return as == LAWS_ALERT_TOUCH_MOVE ? by_release
					   : as == LAWS_ALERT_MOVED_AFTER_RELEASE && !by_release;
}

/*
 * True when the turn has all acts of this move, and agrees with the judge about which move
 * was made.
 */
static bool is_in_step(struct laws_judge *judge)
{
	struct laws_move shown;

	return !judge->hands.unknown && knows_board(judge) && judge->made &&
	       chesslaws_turn_shows(&judge->turn, &shown) &&
	       laws_move_equal(shown, judge_record_of(judge, judge->ply + 1)->move);
}

/* True when only pieces of the move were touched, and no released piece was moved again. */
static bool is_plain(struct laws_judge *judge)
{
	const struct laws_turn *turn = &judge->turn;
	struct laws_move move = judge_record_of(judge, judge->ply + 1)->move;
	laws_square captured = laws_move_captured(&judge->position, move);

	if (!judge->made || move.type == LAWS_MOVE_CASTLING || turn->recorded_count ||
	    turn->release_count > 1 || judge->hands.rested)
		return false;
	for (unsigned int i = 0; i < turn->touch_count; i++) {
		laws_square home = turn->pieces[turn->touches[i].piece].home;

		if (turn->touches[i].earlier || (home != move.from && home != captured))
			return false;
	}
	return true;
}

void judge_raise_breaches(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_breach breaches[LAWS_TURN_BREACHES];
	const struct laws_breach *touched, *released;
	size_t count;

	/* An announced move must be made, whatever was touched. */
	if (is_plain(judge) || !is_in_step(judge) || judge_move_is_announced(judge))
		return;
	count = laws_turn_breaches(&judge->turn, breaches);
	touched = find(breaches, count, LAWS_ALERT_TOUCH_MOVE);
	released = find(breaches, count, LAWS_ALERT_MOVED_AFTER_RELEASE);
	for (int as = 0; as < LAWS_ALERTS; as++) {
		const struct laws_breach *breach = find(breaches, count, (enum laws_alert_kind)as);

		if (breach && !is_told_by_other(judge, (enum laws_alert_kind)as, touched, released))
			raise_breach(judge, breach, t, out);
	}
}

void judge_lapse_breaches(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	for (int as = 0; as < LAWS_ALERTS; as++) {
		if (judge->hands.alerts[as])
			judge_lapse(judge, judge->hands.alerts[as], t, out);
		judge->hands.alerts[as] = 0;
	}
	judge->hands.likely = false;
	judge->held_up = 0;
}

bool judge_end_is_barred(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	unsigned int newest = judge_newest_ply(judge);

	if (!judge->made || judge->held_up == newest || judge->forgiven == newest ||
	    !is_in_step(judge))
		return judge->held_up && judge->held_up == newest;
	/* A rook's move may be the first half of a castling that is due. */
	if (!laws_turn_made(&judge->turn, NULL, NULL))
		return true;
	judge_raise_breaches(judge, t, out);
	if (judge->hands.likely && !laws_turn_may_end_game(&judge->turn))
		judge->held_up = newest;
	return judge->held_up == newest;
}

void judge_forgive(struct laws_judge *judge, const struct laws_judge_alert *alert, laws_time t,
		   struct laws_verdicts *out)
{
	if (!judge->held_up || alert->ply != judge->held_up)
		return;
	judge->forgiven = judge->held_up;
	judge->held_up = 0;
	judge_end_if_over(judge, t, out);
}
