/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Adjournment (Guidelines I; 2001: Appendix A), and requests for a scoresheet.
 *
 *   seal       the text is kept as written; it is examined only when play is
 *              resumed, and is secret until then (I.1.1)
 *   adjourn    the clocks stop; acts on the board are no play, as the pieces may
 *              be cleared and set up again
 *   resume     the envelope is opened (I.7): a move that is illegal, ambiguous
 *              or no move loses (I.8); else it is completed when it stands on
 *              the board, before or after that, and the clock of the player who
 *              must reply runs (I.9.1)
 *   arrived    while adjourned: who is there; if the player who must reply is
 *              not, the envelope waits for him while his clock runs, until he
 *              arrives or a piece is moved (I.9.2)
 *   absent     while adjourned: who is not there, also both (I.11)
 *   seal       by the player who must reply, while the other is absent; and his
 *              press: the reply waits for the other one, whose clock runs (I.9.3)
 */
#include <string.h>

#include "judge/judge_internal.h"

bool judge_board_agrees(struct laws_judge *judge, laws_squares occupied)
{
	struct laws_position position;

	judge_position_now(judge, &position);
	if (judge->adjourned && occupied == laws_position_occupied(&position))
		memcpy(judge->board, position.board, sizeof(judge->board));
	return memcmp(judge->board, position.board, sizeof(judge->board)) == 0;
}

static bool is_completed(const struct laws_judge *judge)
{
	return !judge_is_open(judge, judge->ply + 1);
}

void judge_on_adjourned(struct laws_judge *judge, const struct laws_act *act,
			struct laws_verdicts *out)
{
	if (judge->adjourned) {
		judge_refuse(act, LAWS_REFUSED_ADJOURNED, out);
		return;
	}
	/* From now on the board may show anything. */
	if (judge->made && is_completed(judge))
		judge_turn_over(judge);
	judge->adjourned = true;
	judge_absence_adjourn(judge);
	judge_forget_press(judge);
	if (judge->state == LAWS_JUDGE_PAUSED)
		judge_tell_state(judge, LAWS_VERDICT_ADJOURNED, act->first, out);
	else
		judge_stop(judge, LAWS_VERDICT_ADJOURNED, act->first, out);
}

/*
 * The ply to seal: a move that is made but not completed is the one to seal, as its player's
 * clock runs.
 */
static unsigned int ply_to_seal(const struct laws_judge *judge)
{
	return judge->ply + (judge->made && is_completed(judge) ? 2 : 1);
}

/* Article I.1.1: a move that was made on the board must be the one that is sealed. */
static bool may_seal(struct laws_judge *judge, const char *text)
{
	struct laws_move move;

	if (!judge->made || is_completed(judge))
		return true;
	return laws_san_read(&judge->position, text, strlen(text), &move) == 0 &&
	       laws_move_equal(move, judge_record_of(judge, judge->ply + 1)->move);
}

/* The move to make now is the sealed one. */
static bool is_sealed_now(const struct laws_judge *judge)
{
	return judge->sealed.ply == judge->ply + 1;
}

/* True when @side has sealed a reply, and the opponent has not arrived yet (I.9.3). */
static bool replies_to_nobody(const struct laws_judge *judge, enum laws_side side)
{
	const struct laws_judge_absence *absence = &judge->absence;

	return absence->resumption && judge->state == LAWS_JUDGE_PLAYING && !judge->made &&
	       is_sealed_now(judge) && !judge->sealed.opened && side == judge_mover(judge) &&
	       absence->arrived[laws_side_other(side)] == LAWS_NEVER;
}

void judge_on_sealed(struct laws_judge *judge, const struct laws_act *act,
		     struct laws_verdicts *out)
{
	unsigned int ply = ply_to_seal(judge);

	if (!act->text || !*act->text || strlen(act->text) >= LAWS_SAN_SIZE) {
		judge_refuse(act, LAWS_REFUSED_UNCLEAR, out);
		return;
	}
	/* It can be changed only until the clocks have been stopped. */
	if (!may_seal(judge, act->text) ||
	    ((judge->adjourned || judge->sealed.waits) && judge->sealed.ply == ply)) {
		judge_refuse(act, LAWS_REFUSED_TOO_LATE, out);
		return;
	}
	/* The player who seals a reply has seen the sealed move made; that one is over. */
	if (judge->made && judge_makes_sealed(judge) && is_completed(judge))
		judge_turn_over(judge);
	judge->sealed = (struct laws_judge_sealed){.ply = ply};
	strcpy(judge->sealed.text, act->text);
	/* Without levers there is no press to hand it in by. */
	judge->sealed.waits = judge->regulations.clock == LAWS_CLOCK_NONE &&
			      replies_to_nobody(judge, judge_mover(judge));
}

/* The loss for a move that @side has sealed wrongly, or a draw where the opponent cannot mate. */
struct laws_due judge_sealed_due(struct laws_judge *judge, enum laws_side side)
{
	enum laws_side other = laws_side_other(side);
	struct laws_position position;

	judge_position_now(judge, &position);
	return (struct laws_due){
		.kind = LAWS_DUE_RESULT,
		.result = judge_mate(judge, &position, other) == LAWS_MATE_IMPOSSIBLE
				  ? LAWS_RESULT_DRAW
				  : judge_win_of(other),
		.reason = LAWS_REASON_ILLEGAL_MOVES,
		.article = laws_article(LAWS_MATTER_SEALED_MOVE_LOST, judge->regulations.edition),
	};
}

/* Certain: the move is in writing, from the player's own envelope. */
static void tell_sealed_wrongly(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_alert alert =
		judge_alert(judge, LAWS_ALERT_ILLEGAL_MOVE, LAWS_CERTAIN, judge_mover(judge));
	struct laws_verdict *verdict;

	alert.sealed = true;
	alert.article = judge_article(judge, LAWS_MATTER_SEALED_MOVE_LOST);
	verdict = judge_raise(judge, &alert, t, out);
	memcpy(verdict->alert.played.written, judge->sealed.text, LAWS_SAN_SIZE);
}

/* What ends the game when @position, behind the sealed move, stands; LAWS_RESULT_NONE: nothing. */
static enum laws_result result_behind(struct laws_judge *judge,
				      const struct laws_position *position,
				      enum laws_reason *reason)
{
	struct laws_ending ending = {.result = LAWS_RESULT_NONE};

	*reason = LAWS_REASON_STALEMATE;
	if (!laws_moves_count(position) && laws_position_in_check(position)) {
		*reason = LAWS_REASON_CHECKMATE;
		return judge_win_of(laws_side_other(laws_position_side(position)));
	}
	if (!laws_moves_count(position))
		return LAWS_RESULT_DRAW;
	*reason = LAWS_REASON_DEAD_POSITION;
	if (judge_is_dead(judge, position))
		return LAWS_RESULT_DRAW;
	if (laws_history_add(&judge->history, position) != 0)
		return LAWS_RESULT_NONE;
	if (laws_draw_is_due(&judge->history, position, &ending))
		*reason = ending.reason;
	laws_history_take_back(&judge->history, 1);
	return ending.result;
}

bool judge_sealed_ends(struct laws_judge *judge, struct laws_due *due)
{
	struct laws_position after = judge->position;
	enum laws_result result;
	enum laws_reason reason;
	struct laws_move move;

	if (!is_sealed_now(judge) || judge->made ||
	    laws_san_read(&after, judge->sealed.text, strlen(judge->sealed.text), &move) != 0)
		return false;
	laws_move_play(&after, move);
	result = result_behind(judge, &after, &reason);
	if (result == LAWS_RESULT_NONE)
		return false;
	due->result = result;
	due->reason = reason;
	return true;
}

/* Reads the sealed move; false, with an alert, when it is not a legal move. */
static bool open_envelope(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_sealed *sealed = &judge->sealed;

	sealed->waits = false;
	if (laws_san_read(&judge->position, sealed->text, strlen(sealed->text), &sealed->move) ==
	    0) {
		sealed->opened = true;
		return true;
	}
	tell_sealed_wrongly(judge, t, out);
	sealed->ply = 0;
	return false;
}

/*
 * True when the player who must reply counts as present: the arbiter has said so, or has
 * said nothing about him, and not that only the opponent is there.
 */
static bool replier_is_there(const struct laws_judge *judge)
{
	const enum laws_judge_presence *said = judge->absence.said;
	enum laws_side sealer = judge_mover(judge);
	enum laws_judge_presence of_replier = said[laws_side_other(sealer)];

	if (of_replier != LAWS_JUDGE_PRESENCE_UNSAID)
		return of_replier == LAWS_JUDGE_PRESENT;
	return said[sealer] != LAWS_JUDGE_PRESENT;
}

void judge_open_sealed(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	if (!judge->sealed.waits || !is_sealed_now(judge) || open_envelope(judge, t, out))
		return;
	judge->adjourned = true;
	judge_absence_adjourn(judge);
	if (judge->state == LAWS_JUDGE_PAUSED)
		judge_tell_state(judge, LAWS_VERDICT_ADJOURNED, t, out);
	else
		judge_stop(judge, LAWS_VERDICT_ADJOURNED, t, out);
	judge->resumes = judge_mover(judge);
}

bool judge_hands_in_reply(struct laws_judge *judge, const struct laws_act *act,
			  struct laws_verdicts *out)
{
	if (!replies_to_nobody(judge, act->side) || act->unobserved)
		return false;
	judge->sealed.waits = true;
	if (!laws_clock_runs(&judge->clock, laws_side_other(act->side)))
		judge_start_clock(judge, laws_side_other(act->side), LAWS_CLOCK_PRESS, act->first,
				  out);
	return true;
}

bool judge_makes_sealed(const struct laws_judge *judge)
{
	return is_sealed_now(judge) && judge->sealed.opened;
}

bool judge_end_adjournment(struct laws_judge *judge, enum laws_side *side, laws_time t,
			   struct laws_verdicts *out)
{

	/* The pieces were set up, and not touched by the player in order to move. */
	if (!judge->made) {
		judge_begin_turn(judge);
		laws_hands_begin(&judge->reach);
	}
	if (is_sealed_now(judge)) {
		if (!replier_is_there(judge))
			judge->sealed.waits = true;
		else if (!open_envelope(judge, t, out))
			return false;
		*side = laws_side_other(judge_mover(judge));
	}
	judge->adjourned = false;
	judge_absence_resume(judge, t);
	return true;
}

bool judge_sealed_made(struct laws_judge *judge, laws_time t, struct laws_verdicts *out)
{
	struct laws_judge_made *made = judge_record_of(judge, judge->ply + 1);

	if (!judge->sealed.opened || !is_sealed_now(judge) || !judge->made ||
	    judge->state != LAWS_JUDGE_PLAYING || !laws_move_equal(made->move, judge->sealed.move))
		return false;
	judge_complete_up_to(judge, judge->ply + 1,
			     judge->regulations.clock == LAWS_CLOCK_NONE ? LAWS_COMPLETED_BY_REST
									 : LAWS_COMPLETED_BY_CLOCK,
			     t, out);
	return true;
}

/* How often a player may ask for the scoresheet where the arbiter keeps it (A.4.3, B.2.3). */
#define SCORESHEETS_MOST 5

/*
 * In rapid and blitz without enough arbiters a player may ask for a scoresheet at any time
 * (A.2). Otherwise only on his own move (8.5.2), and where the arbiter records the game,
 * five times.
 */
void judge_on_scoresheet(struct laws_judge *judge, const struct laws_act *act,
			 struct laws_verdicts *out)
{
	bool fast = judge->ledger.format != LAWS_FORMAT_STANDARD;
	bool full = judge->regulations.supervision == LAWS_SUPERVISION_FULL &&
		    judge->regulations.edition != LAWS_EDITION_2001;

	if (fast && !full)
		return;
	if (act->side != judge_has_the_move(judge))
		judge_refuse(act, LAWS_REFUSED_NO_CLAIM, out);
	else if (fast && judge->scoresheets[act->side] == SCORESHEETS_MOST)
		judge_refuse(act, LAWS_REFUSED_TOO_OFTEN, out);
	else
		judge->scoresheets[act->side]++;
}
