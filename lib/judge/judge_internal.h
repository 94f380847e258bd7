/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the judge's files share: writing verdicts, the record of the newest moves, the clock.
 * judge_acts.c says which function handles which act: judge.c handles what happens on the
 * board, judge_orders.c the orders of players and arbiters.
 */
#ifndef CHESSLAWS_JUDGE_INTERNAL_H
#define CHESSLAWS_JUDGE_INTERNAL_H

#include <chesslaws/article.h>
#include <chesslaws/judge.h>

#include "rules/attacks.h"

/* The earliest time at which @act may have begun: the one that counts where it speaks for him. */
static inline laws_time judge_earliest(const struct laws_act *act)
{
	return act->first - act->uncertainty;
}

/*
 * Adds a verdict, for the caller to fill. When the list is full the last one is overwritten,
 * and counted as lost.
 */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell(struct laws_verdicts *out,
						   enum laws_verdict_kind kind, laws_time t);

/*
 * Copies @position to the list of the step, for a verdict's @before. When the list is full
 * the last one is overwritten, and counted as lost.
 */
CHESSLAWS_INTERNAL const struct laws_position *
judge_keep_position(const struct laws_position *position, struct laws_verdicts *out);

/*
 * Adds a PAUSED, RESUMED, ADJOURNED or ENDED. Each says whether colours are reversed (7.3),
 * as its readers take that from the last one.
 */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_state(const struct laws_judge *judge,
							 enum laws_verdict_kind kind, laws_time t,
							 struct laws_verdicts *out);

/* Refuses @act for @refusal. */
CHESSLAWS_INTERNAL void judge_refuse(const struct laws_act *act, enum laws_refusal refusal,
				     struct laws_verdicts *out);

/* True while a game is played or paused. */
CHESSLAWS_INTERNAL bool judge_game_is_on(const struct laws_judge *judge);

/* The side to move in the position of the last move that is over. */
CHESSLAWS_INTERNAL enum laws_side judge_mover(const struct laws_judge *judge);

/* The side that has the move by Article 1.3: once a move is made, the opponent. */
CHESSLAWS_INTERNAL enum laws_side judge_has_the_move(const struct laws_judge *judge);

/* The ply of the newest move that is made, or 0. */
CHESSLAWS_INTERNAL unsigned int judge_newest_ply(const struct laws_judge *judge);

/* The place of @ply among the newest moves; it holds another ply unless its @ply says so. */
CHESSLAWS_INTERNAL struct laws_judge_made *judge_record_of(struct laws_judge *judge,
							   unsigned int ply);

/* True in play without levers and without an arbiter. */
CHESSLAWS_INTERNAL bool judge_is_play(const struct laws_judge *judge);

/* True when @ply was made and is not completed. */
CHESSLAWS_INTERNAL bool judge_is_open(const struct laws_judge *judge, unsigned int ply);

/*
 * Moves that nobody has pressed (judge_unconfirmed.c).
 *
 * True when nothing, or a single move, waits for a press (6.2.1), and that was made while a lever
 * was down: only then a result, a mate or a draw can rest on it.
 */
CHESSLAWS_INTERNAL bool judge_rests_on_record(const struct laws_judge *judge);
/* True when the newest move was made while no lever was down. */
CHESSLAWS_INTERNAL bool judge_is_off_clock(const struct laws_judge *judge);
/* The newest move is made: notes it if no lever is down. */
CHESSLAWS_INTERNAL void judge_note_off_clock(struct laws_judge *judge);
/*
 * While the record is in doubt @side presses for a move that is not told yet; and the made move is
 * one of those, which has been pressed.
 */
CHESSLAWS_INTERNAL void judge_press_ahead(struct laws_judge *judge, enum laws_side side);
CHESSLAWS_INTERNAL void judge_take_press_ahead(struct laws_judge *judge);
/* The moves after @ply are withdrawn. */
CHESSLAWS_INTERNAL void judge_open_after(struct laws_judge *judge, unsigned int ply);
/* The game ends or its result is asked for: withdraws moves that a result cannot rest on. */
CHESSLAWS_INTERNAL void judge_drop_unconfirmed(struct laws_judge *judge, laws_time t,
					       struct laws_verdicts *out);
/*
 * No lever is down any more: the clocks stand. And one is, or an order lets them run: what stands
 * on the board is of the game from then on.
 */
CHESSLAWS_INTERNAL void judge_on_clock_stopped(struct laws_judge *judge, const struct laws_act *act,
					       struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_clock_goes_on(struct laws_judge *judge);

/*
 * Alerts about moves that wait for a press: keeps @alert, whose verdict the caller fills (when
 * there are too many the last one is overwritten); forgets those of @ply and later; raises those
 * whose moves are completed by now.
 */
CHESSLAWS_INTERNAL struct laws_verdict *judge_hold(struct laws_judge *judge,
						   const struct laws_judge_alert *alert);
CHESSLAWS_INTERNAL void judge_forget_held(struct laws_judge *judge, unsigned int ply);
CHESSLAWS_INTERNAL void judge_raise_held(struct laws_judge *judge, laws_time t,
					 struct laws_verdicts *out);
/* Tells @held with an id and its cost, as judge_raise() would have done (judge_alert.c). */
CHESSLAWS_INTERNAL void judge_raise_again(struct laws_judge *judge,
					  const struct laws_judge_held *held, laws_time t,
					  struct laws_verdicts *out);

/* The position by the record: after the made move, if there is one. */
CHESSLAWS_INTERNAL void judge_position_now(const struct laws_judge *judge,
					   struct laws_position *position);
/* The position before the move of @ply; where that is not known any more, the present one. */
CHESSLAWS_INTERNAL void judge_position_before(const struct laws_judge *judge, unsigned int ply,
					      struct laws_position *position);

/* Adds a verdict of @kind about the move @made; the caller fills its body. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_move(enum laws_verdict_kind kind,
							const struct laws_judge_made *made,
							laws_time t, struct laws_verdicts *out);

/*
 * Completes @ply as @by says, and before it all open moves, so that the public record stays
 * in order. Of those the opponent's are completed by his answer, and the player's own by his
 * next move (6.2.1.2). Of very many the newest stay open. Then raises what they broke.
 */
CHESSLAWS_INTERNAL void judge_complete_up_to(struct laws_judge *judge, unsigned int ply,
					     enum laws_completion by, laws_time t,
					     struct laws_verdicts *out);

/* Ends the game; the caller cites the article. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_end_game(struct laws_judge *judge,
						       enum laws_result result,
						       enum laws_reason reason, laws_time t,
						       struct laws_verdicts *out);

/* Keeps the article of the game's end from @out, all verdicts of a step. */
CHESSLAWS_INTERNAL void judge_note_end(struct laws_judge *judge, const struct laws_verdicts *out);

/*
 * True when a game has ended with a result; "*" means that it was discontinued, or will be
 * finished later.
 */
CHESSLAWS_INTERNAL bool judge_has_result(const struct laws_judge *judge);

/*
 * Applies the penalties in points to @result (12.9.4, 12.9.5), except those before a score
 * that the arbiter decided himself, which includes them.
 */
CHESSLAWS_INTERNAL enum laws_result judge_score(const struct laws_judge *judge,
						enum laws_result result);

/* Takes back the penalty in points of @ruling, if it is one. */
CHESSLAWS_INTERNAL void judge_uncount_points(struct laws_judge *judge,
					     const struct laws_judge_ruling *ruling);

/* Reports the end of the game again if its score, or whose colours it is, has changed. */
CHESSLAWS_INTERNAL void judge_tell_end_again(struct laws_judge *judge, laws_time t,
					     struct laws_verdicts *out);

CHESSLAWS_INTERNAL enum laws_result judge_win_of(enum laws_side side);
/*
 * Ends the game if the made move mates or stalemates (5.1.1, 5.2.1), or draws it
 * (judge_end_if_drawn()); not while paused, nor by a queen that is only assumed.
 */
CHESSLAWS_INTERNAL void judge_end_if_over(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);

/* The article of @matter in the edition that is played, or NULL if it has none. */
CHESSLAWS_INTERNAL const char *judge_article(const struct laws_judge *judge,
					     enum laws_matter matter);

/* Gives @verdict, an ENDED, the article of @matter. */
CHESSLAWS_INTERNAL void judge_cite(const struct laws_judge *judge, struct laws_verdict *verdict,
				   enum laws_matter matter);

/*
 * An alert of @kind about @side and the present move. The caller adds what else is known,
 * and raises it. Offences count as pressed.
 */
CHESSLAWS_INTERNAL struct laws_judge_alert judge_alert(const struct laws_judge *judge,
						       enum laws_alert_kind kind,
						       enum laws_confidence confidence,
						       enum laws_side side);

/*
 * Raises @alert at @t, with an id, its article and its cost; the caller adds the evidence. While
 * the judge holds alerts back it is told later, and has no id yet.
 */
CHESSLAWS_INTERNAL struct laws_verdict *judge_raise(struct laws_judge *judge,
						    const struct laws_judge_alert *alert,
						    laws_time t, struct laws_verdicts *out);

/* The same for an alert of which nothing else is known. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_raise_alert(struct laws_judge *judge,
							  enum laws_alert_kind kind,
							  enum laws_confidence confidence,
							  enum laws_side side, laws_time t,
							  struct laws_verdicts *out);

/*
 * Adds a RESTORED when the board shows the position of the record again: after an
 * irregularity that was confirmed, or after displaced pieces.
 */
CHESSLAWS_INTERNAL void judge_restored(struct laws_judge *judge, laws_time t,
				       struct laws_verdicts *out);

/* The same, whatever the board shows: with the move that is made it is the record, too. */
CHESSLAWS_INTERNAL void judge_stands(struct laws_judge *judge, laws_time t,
				     struct laws_verdicts *out);

/* Adds a CLOCK; returns NULL when the event has no clocks. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_clock(const struct laws_judge *judge,
							 enum laws_clock_change why, laws_time t,
							 struct laws_verdicts *out);
CHESSLAWS_INTERNAL struct laws_verdict *judge_start_clock(struct laws_judge *judge,
							  enum laws_side side,
							  enum laws_clock_change why, laws_time t,
							  struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_pause_clock(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);

/* The clock counts the move of @ply by @side as completed (6.3). */
CHESSLAWS_INTERNAL void judge_count(struct laws_judge *judge, unsigned int ply, enum laws_side side,
				    laws_time t);

/* Takes back on the clock what the completion of @ply by @side gave (7.1). */
CHESSLAWS_INTERNAL void judge_uncount(struct laws_judge *judge, unsigned int ply,
				      enum laws_side side, laws_time t);

/* The game goes on after a move that had ended it: the clock counts that move, too. */
CHESSLAWS_INTERNAL void judge_count_late(struct laws_judge *judge, laws_time t);

/* True, with the move, when the board shows a whole legal move. */
CHESSLAWS_INTERNAL bool judge_board_shows(const struct laws_judge *judge, struct laws_move *shown);

/* Withdraws the made move. */
CHESSLAWS_INTERNAL void judge_withdraw(struct laws_judge *judge, enum laws_withdrawal withdrawal,
				       laws_time t, struct laws_verdicts *out);

/*
 * A move that was not observed was inferred from the position after it. If that was wrong,
 * it shows when one of the pieces moves again, mostly within so many moves.
 */
#define JUDGE_DOUBTFUL_MOVES 12

/* The made move is over and can no longer be changed. */
CHESSLAWS_INTERNAL void judge_turn_over(struct laws_judge *judge);

/* Adds a PROMOTION of @ply to the piece of @act. */
CHESSLAWS_INTERNAL void judge_tell_promotion(const struct laws_judge *judge, unsigned int ply,
					     const struct laws_act *act, struct laws_verdicts *out);

/* Handles a promotion that follows from later moves (judge_inferred.c). */
CHESSLAWS_INTERNAL void judge_on_inferred(struct laws_judge *judge, const struct laws_act *act,
					  struct laws_verdicts *out);

/* Builds the history anew from the course. */
CHESSLAWS_INTERNAL void judge_rebuild_history(struct laws_judge *judge);

/* Changes the promotion of the newest move, @made, to @kind. */
CHESSLAWS_INTERNAL void judge_change_promotion(struct laws_judge *judge,
					       struct laws_judge_made *made, enum laws_kind kind);

/* The game begins at @position, or goes on from there; plies count on. */
CHESSLAWS_INTERNAL void judge_begin_at(struct laws_judge *judge,
				       const struct laws_position *position);

/* An illegal move, or none, has been answered: the opponent goes on from @position. */
CHESSLAWS_INTERNAL void judge_go_on_from(struct laws_judge *judge,
					 const struct laws_position *position, laws_time t);

/*
 * Takes back the move of @ply and all after it, each with a WITHDRAWN and what its
 * completion gave on the clocks; the pieces on the board stay. Returns false, with nothing
 * changed, when that ply is not on the record.
 */
CHESSLAWS_INTERNAL bool judge_go_back(struct laws_judge *judge, unsigned int ply,
				      enum laws_withdrawal why, laws_time t,
				      struct laws_verdicts *out);

/* Begins the turn of the side to move in the judge's position (judge_turn.c). */
CHESSLAWS_INTERNAL void judge_begin_turn(struct laws_judge *judge);

/*
 * Times of hands (judge_hands.c): called for each act on the board, at the press of the made
 * move, when it is over without one (@unobserved: it is unknown by what), and when that move
 * is over.
 */
CHESSLAWS_INTERNAL void judge_hands_on_act(struct laws_judge *judge, const struct laws_act *act);
CHESSLAWS_INTERNAL void judge_hands_on_press(struct laws_judge *judge, const struct laws_act *act,
					     struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_hands_unpressed(struct laws_judge *judge, bool unobserved,
					      laws_time t, struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_hands_on_turn_over(struct laws_judge *judge);

/*
 * Whether @side can mate from @position by any series of legal moves, and whether neither
 * side can (5.2.2); undecided, or false, when the search takes too long (judge_mate.c).
 */
CHESSLAWS_INTERNAL enum laws_mate
judge_mate(struct laws_judge *judge, const struct laws_position *position, enum laws_side side);
CHESSLAWS_INTERNAL bool judge_is_dead(struct laws_judge *judge,
				      const struct laws_position *position);

/* The cost at @t of confirming @alert on the authority of @by; nothing is recorded. */
CHESSLAWS_INTERNAL struct laws_due judge_due(struct laws_judge *judge,
					     const struct laws_judge_alert *alert,
					     enum laws_authority by, laws_time t);

/* What a verdict of @t reports of @due, which the offender @side pays. */
CHESSLAWS_INTERNAL struct laws_verdict_due judge_show_due(const struct laws_judge *judge,
							  const struct laws_due *due,
							  enum laws_side side, laws_time t);

/*
 * Notes for open alerts that @act is a touch by which the opponent may lose the right to
 * claim (4.8).
 */
CHESSLAWS_INTERNAL void judge_note_touch(struct laws_judge *judge, const struct laws_act *act);

/* Records that @move, legal in the judge's position, is made; nothing follows from it yet. */
CHESSLAWS_INTERNAL void judge_record_move(struct laws_judge *judge, struct laws_move move,
					  laws_time t, struct laws_verdicts *out);
/*
 * The pieces that are back and left their squares at the same time as that of @square: all of them
 * may have been knocked over, and set up again by either player (judge_turn.c).
 */
CHESSLAWS_INTERNAL laws_squares judge_fell_with(const struct laws_judge *judge, laws_square square);

/*
 * The piece of @square left it in this turn so soon behind the opponent's press that the hand which
 * pressed may have knocked it over (judge_turn.c).
 */
CHESSLAWS_INTERNAL bool judge_fell_at_press(const struct laws_judge *judge, laws_square square);

/* Passes @act to the turn, if it is one of Article 4's (judge_turn.c). */
CHESSLAWS_INTERNAL void judge_tell_turn(struct laws_judge *judge, const struct laws_act *act);

/*
 * Tells the turn, which knows of nothing yet, that the piece of @move was released on @released
 * before, and moved on.
 */
CHESSLAWS_INTERNAL void judge_tell_moved_on(struct laws_judge *judge, laws_square released,
					    struct laws_move move);

/* The made promotion was mistaken for another one, or has been changed to @act's. */
CHESSLAWS_INTERNAL void judge_tell_turn_amended(struct laws_judge *judge,
						const struct laws_act *act);

/* Keeps the turn with its offence, for the move that will replace this one. */
CHESSLAWS_INTERNAL void judge_keep_offence(struct laws_judge *judge);

/*
 * The position before the turn stands again by the arbiter's order. Touches in a turn that
 * was kept bind the replacing move (7.5.1).
 */
CHESSLAWS_INTERNAL void judge_replace_turn(struct laws_judge *judge);

/*
 * Raises alerts about breaches of Articles 4.2 to 4.7 by the made move, each once a turn
 * (judge_breaches.c).
 */
CHESSLAWS_INTERNAL void judge_raise_breaches(struct laws_judge *judge, laws_time t,
					     struct laws_verdicts *out);

/* Raises an alert when a piece of the opponent's was lifted without a use for it, and put back. */
CHESSLAWS_INTERNAL void judge_raise_idle(struct laws_judge *judge, laws_time t,
					 struct laws_verdicts *out);

/* The move is withdrawn: alerts about its breaches lapse. */
CHESSLAWS_INTERNAL void judge_lapse_breaches(struct laws_judge *judge, laws_time t,
					     struct laws_verdicts *out);

/*
 * True when the newest move is likely to have broken 4.2 to 4.7, and so does not end the
 * game (5.1.1, 5.2.1).
 */
CHESSLAWS_INTERNAL bool judge_end_is_barred(struct laws_judge *judge, laws_time t,
					    struct laws_verdicts *out);

/* @alert was dismissed: ends the game, if only the alert kept it from that. */
CHESSLAWS_INTERNAL void judge_forgive(struct laws_judge *judge,
				      const struct laws_judge_alert *alert, laws_time t,
				      struct laws_verdicts *out);

/*
 * A touch may decline an offer of a draw (9.1.2.1), and bar a claim (9.4); an unsure one
 * does neither, unless its piece is removed, or released elsewhere.
 */
CHESSLAWS_INTERNAL void judge_draws_on_touched(struct laws_judge *judge, const struct laws_act *act,
					       struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_draws_on_moved(struct laws_judge *judge, const struct laws_act *act,
					     struct laws_verdicts *out);

/* The record is back at an earlier ply, or the board at the record: offers stand, as made before.
 */
CHESSLAWS_INTERNAL void judge_draws_on_restored(struct laws_judge *judge);

/* Offers of a draw that were not answered lapse. */
CHESSLAWS_INTERNAL void judge_lapse_offers(struct laws_judge *judge, laws_time t,
					   struct laws_verdicts *out);

/* A claim of @side at @t is also an offer (9.1.2.3), where the event allows one by now (9.1.1). */
CHESSLAWS_INTERNAL void judge_offer_by_claim(struct laws_judge *judge, enum laws_side side,
					     laws_time t, struct laws_verdicts *out);

/* The opponent declines the offer of @side; does nothing when there is none. */
CHESSLAWS_INTERNAL void judge_decline_offer(struct laws_judge *judge, enum laws_side side,
					    laws_time t, struct laws_verdicts *out);

/* Adds a CLAIM for @act by @side; the caller says whether a @decided one holds. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_claim(const struct laws_act *act,
							 enum laws_side side, bool decided,
							 struct laws_verdicts *out);

/* Offers of a draw, and their answers (judge_draws.c). */
CHESSLAWS_INTERNAL void judge_on_draw_offered(struct laws_judge *judge, const struct laws_act *act,
					      struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_draw_answered(struct laws_judge *judge, const struct laws_act *act,
					       struct laws_verdicts *out);

/* A claim of threefold repetition or of 50 moves by the side to move (9.2 to 9.5). */
CHESSLAWS_INTERNAL void judge_on_draw_claimed(struct laws_judge *judge, const struct laws_act *act,
					      struct laws_verdicts *out);

/*
 * By @act, a press or the opponent's touch, the made move is over: raises an alert when its
 * player had announced another with a claim (9.5.3), or sealed another.
 */
CHESSLAWS_INTERNAL void judge_bound_breach(struct laws_judge *judge, const struct laws_act *act,
					   struct laws_verdicts *out);

/* True when the player had announced this move with a claim (9.5.3), or sealed one. */
CHESSLAWS_INTERNAL bool judge_move_is_announced(const struct laws_judge *judge);

/*
 * Ends the game if @position, after the newest move, is dead (5.2.2), or is a draw without a
 * claim (9.6); not while it is in doubt what was played.
 */
CHESSLAWS_INTERNAL void judge_end_if_drawn(struct laws_judge *judge,
					   const struct laws_position *position, laws_time t,
					   struct laws_verdicts *out);

/*
 * Adjournment (Guidelines I; 2001: A), a sealed move, a request for a scoresheet
 * (judge_session.c).
 */
CHESSLAWS_INTERNAL void judge_on_adjourned(struct laws_judge *judge, const struct laws_act *act,
					   struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_sealed(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_scoresheet(struct laws_judge *judge, const struct laws_act *act,
					    struct laws_verdicts *out);

/*
 * Resumes the adjourned game with the clock of *@side: if a move was sealed, the opponent's.
 * Returns false, with an alert, when the sealed move is wrong, and the game stays adjourned.
 */
CHESSLAWS_INTERNAL bool judge_end_adjournment(struct laws_judge *judge, enum laws_side *side,
					      laws_time t, struct laws_verdicts *out);

/*
 * The player who must reply to the sealed move has arrived: opens it (I.7, I.9.2). If it is
 * wrong, raises an alert and adjourns the game again.
 */
CHESSLAWS_INTERNAL void judge_open_sealed(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);

/*
 * True when @side seals his reply instead of making it, as the opponent has not arrived, and
 * hands it in by the press @act. The opponent's clock runs, and the reply is opened when he
 * arrives (I.9.3; 2001: A.9c).
 */
CHESSLAWS_INTERNAL bool judge_hands_in_reply(struct laws_judge *judge, const struct laws_act *act,
					     struct laws_verdicts *out);

/* True when the made or next move is a sealed one, which anybody may make on the board. */
CHESSLAWS_INTERNAL bool judge_makes_sealed(const struct laws_judge *judge);

/* Completes the made move if it is the sealed one (I.9); true when it is. */
CHESSLAWS_INTERNAL bool judge_sealed_made(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);

/* The cost of a move that @side has sealed wrongly (judge_session.c). */
CHESSLAWS_INTERNAL struct laws_due judge_sealed_due(struct laws_judge *judge, enum laws_side side);

/*
 * True when the board shows the position of the record, with the made move; in an adjourned
 * game, where the pieces are not followed, when @occupied are its squares.
 */
CHESSLAWS_INTERNAL bool judge_board_agrees(struct laws_judge *judge, laws_squares occupied);

/* The side whose clock runs; else the side to move. */
CHESSLAWS_INTERNAL enum laws_side judge_whose_clock(const struct laws_judge *judge);

/* Stops play and the clocks, and returns the new verdict of @kind. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_stop(struct laws_judge *judge,
						   enum laws_verdict_kind kind, laws_time t,
						   struct laws_verdicts *out);

/* Confirms or dismisses an alert (judge_rulings.c). */
CHESSLAWS_INTERNAL void judge_on_ruling(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);

/* The place among the open alerts of the newest for which @is_meant is true, or -1. */
CHESSLAWS_INTERNAL int judge_newest_alert(const struct laws_judge *judge,
					  bool (*is_meant)(const struct laws_judge_alert *alert));

/* Confirms the open alert at @place, on the authority of @by, with all that follows. */
CHESSLAWS_INTERNAL void judge_confirm(struct laws_judge *judge, size_t place,
				      enum laws_authority by, laws_time t,
				      struct laws_verdicts *out);

/*
 * Tells as a ruling that the arbiter chose how the game went on, as @act says: on the open alert
 * that board and record differ, if there is one.
 */
CHESSLAWS_INTERNAL void judge_tell_chosen(struct laws_judge *judge, const struct laws_act *act,
					  struct laws_verdicts *out);

/* Confirms the certain alerts of this step where the event's regulations rule on them. */
CHESSLAWS_INTERNAL void judge_confirm_by_regulations(struct laws_judge *judge,
						     struct laws_verdicts *out);

/* The place of the ruling with @verdict's number, cleared. */
CHESSLAWS_INTERNAL struct laws_judge_ruling *judge_keep_ruling(struct laws_judge *judge,
							       const struct laws_verdict *verdict);

/* Reports the clocks after a ruling; @left is what they showed before, for undoing it. */
CHESSLAWS_INTERNAL void judge_clocks_changed(struct laws_judge *judge,
					     struct laws_judge_ruling *ruling,
					     const laws_time left[2], laws_time t,
					     struct laws_verdicts *out);

/* Ends the game by @ruling, which may be undone. */
CHESSLAWS_INTERNAL void judge_end_by_ruling(struct laws_judge *judge,
					    struct laws_judge_ruling *ruling,
					    const struct laws_due *due, laws_time t,
					    struct laws_verdicts *out);

/* Alerts about flags that the arbiter has lifted by setting the clock lapse. */
CHESSLAWS_INTERNAL void judge_lapse_lifted_flags(struct laws_judge *judge, laws_time t,
						 struct laws_verdicts *out);

/* Undoes a ruling (judge_undo.c). */
CHESSLAWS_INTERNAL void judge_on_undone(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);

/*
 * The ply of the last move of @side on the record, with the position @before it, or 0. Where a
 * position was set, two moves of one side may follow each other.
 */
CHESSLAWS_INTERNAL unsigned int judge_last_move_of(const struct laws_judge *judge,
						   enum laws_side side,
						   struct laws_position *before);

/*
 * True when an offence of @kind by @side was confirmed, and he has not acted since, so that
 * another would be the same one.
 */
CHESSLAWS_INTERNAL bool judge_is_ruled(const struct laws_judge *judge, enum laws_alert_kind kind,
				       enum laws_side side);

/* Handles an offence that the arbiter has seen (judge_offence.c). */
CHESSLAWS_INTERNAL void judge_on_offence(struct laws_judge *judge, const struct laws_act *act,
					 struct laws_verdicts *out);

/* Handles a penalty that the arbiter chose (judge_penalty.c). */
CHESSLAWS_INTERNAL void judge_on_penalised(struct laws_judge *judge, const struct laws_act *act,
					   struct laws_verdicts *out);

/*
 * Players who have not arrived (judge_absence.c): the game begins by @act, is adjourned, or
 * is resumed at @t; @side is seen to be there at @t (0: at an unknown time), or the arbiter
 * says so by @act; the default time is over.
 */
CHESSLAWS_INTERNAL void judge_absence_begin(struct laws_judge *judge, const struct laws_act *act);
CHESSLAWS_INTERNAL void judge_absence_adjourn(struct laws_judge *judge);
CHESSLAWS_INTERNAL void judge_absence_resume(struct laws_judge *judge, laws_time t);
CHESSLAWS_INTERNAL void judge_note_presence(struct laws_judge *judge, enum laws_side side,
					    laws_time t);
CHESSLAWS_INTERNAL void judge_on_arrived(struct laws_judge *judge, const struct laws_act *act,
					 struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_absent(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);
CHESSLAWS_INTERNAL laws_time judge_absence_deadline(const struct laws_judge *judge);
CHESSLAWS_INTERNAL void judge_on_absence_deadline(struct laws_judge *judge,
						  struct laws_verdicts *out);

/* The cost of the absence of @missed, and perhaps of the opponent's. */
CHESSLAWS_INTERNAL struct laws_due judge_absence_due(struct laws_judge *judge,
						     enum laws_side missed);

/*
 * True, with the result, when the sealed move ends the game though it was not made on the
 * board yet; a player's lateness does not change that (I.10; 2001: A.10).
 */
CHESSLAWS_INTERNAL bool judge_sealed_ends(struct laws_judge *judge, struct laws_due *due);

/*
 * By a claim of @claimant the clocks stand until it is ruled on (9.5.1); without clocks play
 * goes on. With them it goes on once no claim waits for a ruling, unless the board must be
 * restored first. A press that was meant to complete a move meanwhile counts then.
 */
CHESSLAWS_INTERNAL void judge_pause_for_claim(struct laws_judge *judge, enum laws_side claimant,
					      laws_time t, struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_claim_ruled(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_press_kept(struct laws_judge *judge,
					 const struct laws_judge_claim *claim, laws_time t,
					 struct laws_verdicts *out);

/* The clock was pressed (judge.c). */
CHESSLAWS_INTERNAL void judge_on_pressed(struct laws_judge *judge, const struct laws_act *act,
					 struct laws_verdicts *out);

/*
 * Kings in the centre (judge_centred.c) end the game, or raise a displaced alert; the cost
 * of confirming it where they showed @shown.
 */
CHESSLAWS_INTERNAL void judge_on_kings_centred(struct laws_judge *judge, const struct laws_act *act,
					       struct laws_verdicts *out);
CHESSLAWS_INTERNAL struct laws_due judge_centred_due(struct laws_judge *judge,
						     enum laws_result shown);

/*
 * Quickplay finishes (judge_quickplay.c): a claim or request @act; the cost of confirming
 * its @alert; true, with @due, when dismissing it has a cost; what a ruling changes beside
 * the times, when it is made or undone.
 */
CHESSLAWS_INTERNAL void judge_on_quickplay(struct laws_judge *judge, const struct laws_act *act,
					   struct laws_verdicts *out);
CHESSLAWS_INTERNAL struct laws_due judge_quickplay_due(const struct laws_judge *judge,
						       const struct laws_judge_alert *alert);
CHESSLAWS_INTERNAL bool judge_quickplay_rejected(const struct laws_judge *judge,
						 const struct laws_judge_alert *alert,
						 struct laws_due *due);
CHESSLAWS_INTERNAL void judge_quickplay_ruled(struct laws_judge *judge,
					      const struct laws_judge_ruling *ruling, bool made,
					      laws_time t, struct laws_verdicts *out);

/*
 * True when the flag of @alert fell while the arbiter had postponed a claim: he declares the
 * result (III.5.2).
 */
CHESSLAWS_INTERNAL bool judge_result_is_postponed(const struct laws_judge *judge,
						  const struct laws_judge_alert *alert);

/* Claims that were not decided lapse: the game is over. */
CHESSLAWS_INTERNAL void judge_lapse_quickplay(struct laws_judge *judge, laws_time t,
					      struct laws_verdicts *out);

/* Handles a player's claim (judge_claims.c). */
CHESSLAWS_INTERNAL void judge_on_claim(struct laws_judge *judge, const struct laws_act *act,
				       struct laws_verdicts *out);

/*
 * Pauses the game, unless it is paused, on the authority of @by; of a player's claim the
 * player is @claimant (6.11).
 */
CHESSLAWS_INTERNAL void judge_pause(struct laws_judge *judge, enum laws_authority by,
				    enum laws_side claimant, laws_time t,
				    struct laws_verdicts *out);

/*
 * While the board is to be restored the clock of the player to move was started, or was not after
 * all: the game then goes on as soon as the board is right.
 */
CHESSLAWS_INTERNAL void judge_set_clock_going(struct laws_judge *judge, bool is_set_going);

/* Nothing waits for a claim's ruling, or for the board, that a press while it waited would go on.
 */
CHESSLAWS_INTERNAL void judge_forget_press(struct laws_judge *judge);

/* True when it was, and the board is still to be restored. */
CHESSLAWS_INTERNAL bool judge_clock_is_set_going(const struct laws_judge *judge);

/*
 * Resumes play with the clock of @side, and looks at the board: the position of the record stands,
 * or a move that replaces another does, without that having stood in between.
 */
CHESSLAWS_INTERNAL void judge_resume_play(struct laws_judge *judge, enum laws_side side,
					  laws_time t, struct laws_verdicts *out);

/* Resumes play with the clock of @side. */
CHESSLAWS_INTERNAL void judge_resume(struct laws_judge *judge, enum laws_side side, laws_time t,
				     struct laws_verdicts *out);

/* Compares the board with the legal moves after something changed on it, at @t. */
CHESSLAWS_INTERNAL void judge_look_at_board(struct laws_judge *judge, laws_time t,
					    struct laws_verdicts *out);

/*
 * Raises one alert that the board differs from the record by more than a move in progress
 * (7.4.1).
 */
CHESSLAWS_INTERNAL void judge_tell_displaced(struct laws_judge *judge,
					     enum laws_confidence confidence, laws_squares occupied,
					     laws_time t, struct laws_verdicts *out);

/* The same with @alert; only while no such alert is open. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_raise_displaced(struct laws_judge *judge,
							      const struct laws_judge_alert *alert,
							      laws_squares occupied, laws_time t,
							      struct laws_verdicts *out);

/* The board and the record agree again: the alert about displaced pieces lapses. */
CHESSLAWS_INTERNAL void judge_agrees(struct laws_judge *judge, laws_time t,
				     struct laws_verdicts *out);

/* The same, where what was in doubt began with ply @first; 0: with the alert's. */
CHESSLAWS_INTERNAL void judge_agrees_from(struct laws_judge *judge, unsigned int first, laws_time t,
					  struct laws_verdicts *out);

/* The differences between @occupied and the squares that are @due to be occupied. */
CHESSLAWS_INTERNAL struct laws_differences judge_differences(laws_squares due,
							     laws_squares occupied);

/* Evidence without a move. */
#define JUDGE_NOTHING_PLAYED                                                                       \
	((struct laws_played_evidence){                                                            \
		.from = LAWS_NO_SQUARE,                                                            \
		.to = LAWS_NO_SQUARE,                                                              \
		.captured = LAWS_NO_SQUARE,                                                        \
	})

/* The squares that the acts have left occupied. */
CHESSLAWS_INTERNAL laws_squares judge_occupied(const struct laws_judge *judge);

/* Adds a RULING on @alert by the arbiter; the caller adds its cost. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_ruling(struct laws_judge *judge,
							  const struct laws_judge_alert *alert,
							  enum laws_decision decision, laws_time t,
							  struct laws_verdicts *out);

/* The open alert with number @id, or NULL. */
CHESSLAWS_INTERNAL const struct laws_judge_alert *judge_find_open(const struct laws_judge *judge,
								  unsigned int id);

/* Lets the open alert with number @id lapse, or with 0 all of them. */
CHESSLAWS_INTERNAL void judge_lapse(struct laws_judge *judge, unsigned int id, laws_time t,
				    struct laws_verdicts *out);

/*
 * The board does not answer, or answers again (judge_outage.c). The deadline is for
 * reporting that, and may be in the past.
 */
CHESSLAWS_INTERNAL void judge_on_silent(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_answered(struct laws_judge *judge, const struct laws_act *act,
					  struct laws_verdicts *out);
CHESSLAWS_INTERNAL laws_time judge_outage_deadline(const struct laws_judge *judge);
/* What happens cannot be kept, or can be again; also outside a game (judge_store.c). */
CHESSLAWS_INTERNAL void judge_on_store(struct laws_judge *judge, const struct laws_act *act,
				       struct laws_verdicts *out);
/* The board shows what may be a game that is not followed, or does not any more. */
CHESSLAWS_INTERNAL void judge_on_unfollowed(struct laws_judge *judge, const struct laws_act *act,
					    struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_lapse_unfollowed(struct laws_judge *judge, laws_time t,
					       struct laws_verdicts *out);
/* What was told is not what is judged now; also outside a game. */
CHESSLAWS_INTERNAL void judge_on_difference(struct laws_judge *judge, const struct laws_act *act,
					    struct laws_verdicts *out);
/* A new game has begun, by which the alert about the store has lapsed: raises it again. */
CHESSLAWS_INTERNAL void judge_tell_keeping(struct laws_judge *judge, laws_time t,
					   struct laws_verdicts *out);
/* Reports of a square are not right, or are right again. */
CHESSLAWS_INTERNAL void judge_on_trust(struct laws_judge *judge, const struct laws_act *act,
				       struct laws_verdicts *out);
/* Pieces lie about beside a record that is followed, or do so no more. */
CHESSLAWS_INTERNAL void judge_on_loose(struct laws_judge *judge, const struct laws_act *act,
				       struct laws_verdicts *out);
/* Reports what is due by @now. */
CHESSLAWS_INTERNAL void judge_on_outage_deadline(struct laws_judge *judge, laws_time now,
						 struct laws_verdicts *out);

/* The board shows the position of @act, or that of the record, again. */
CHESSLAWS_INTERNAL void judge_on_restored(struct laws_judge *judge, const struct laws_act *act,
					  struct laws_verdicts *out);

/*
 * Acts of pieces are not followed until the board shows the position of the record, or that with
 * a move that replaces the one which was withdrawn.
 */
CHESSLAWS_INTERNAL void judge_stop_following(struct laws_judge *judge);

/* True while they are not. */
CHESSLAWS_INTERNAL bool judge_follows_nothing(const struct laws_judge *judge);

/*
 * Takes the board from @squares, as the pieces were not followed: where they differ from the
 * record it is unknown what stands there.
 */
CHESSLAWS_INTERNAL void judge_look_anew(struct laws_judge *judge, laws_squares squares);

/*
 * Remembers the board, which shows no legal move, as what was played; @alert is about it, or
 * NULL.
 */
CHESSLAWS_INTERNAL void judge_note_as_played(struct laws_judge *judge,
					     const struct laws_verdict_alert *alert);

/*
 * What seems to answer an illegal move need not be an answer. Without clocks what was played may
 * also have been a legal move, and no report tells which.
 */
CHESSLAWS_INTERNAL void judge_doubt_as_played(struct laws_judge *judge);

/* Without clocks a touch by the player not to move begins the answer to what was played. */
CHESSLAWS_INTERNAL void judge_note_unpressed(struct laws_judge *judge, const struct laws_act *act);

/* True when @ply was no legal move and the opponent has answered it. */
CHESSLAWS_INTERNAL bool judge_was_answered(const struct laws_judge *judge, unsigned int ply);

/* Goes on from what was played when the board shows the opponent's answer. */
CHESSLAWS_INTERNAL void judge_look_for_answer(struct laws_judge *judge, laws_time t,
					      struct laws_verdicts *out);

/* What a board shows when it shows no legal move. */
enum judge_play {
	JUDGE_PLAY_NOTHING, /* the position as it was */
	JUDGE_PLAY_IN_HAND, /* one piece of the mover's is missing, and nothing else differs */
	JUDGE_PLAY_MOVE,    /* a single illegal move, and nothing else explains it */
	JUDGE_PLAY_OTHER,   /* anything else */
};

/*
 * Says in @play what was played in @position while the pieces of @opened were lifted,
 * and how sure that is.
 */
CHESSLAWS_INTERNAL enum judge_play judge_describe_play(const struct laws_judge *judge,
						       const struct laws_position *position,
						       laws_squares opened,
						       struct laws_judge_play *play);

/*
 * The illegal move @played may be none: it rests on a guess, or what it seems to capture has fallen
 * with other pieces, and was set up again.
 */
CHESSLAWS_INTERNAL bool judge_doubts_play(struct laws_judge *judge,
					  const struct laws_judge_play *played);

/* True when @played leaves a pawn where it should have become another piece (7.5.2). */
CHESSLAWS_INTERNAL bool judge_leaves_pawn(const struct laws_judge *judge,
					  const struct laws_judge_play *played);

/* True when the board shows a single illegal move at the press @act. */
CHESSLAWS_INTERNAL bool judge_shows_illegal_move(const struct laws_judge *judge,
						 const struct laws_act *act);

/*
 * Handles the press @act by the side to move when the board shows no legal move
 * (judge_play.c). Returns the id of the alert about it, which may be an earlier one, or 0.
 */
CHESSLAWS_INTERNAL unsigned int judge_press_without_move(struct laws_judge *judge,
							 const struct laws_act *act,
							 struct laws_verdicts *out);

/* True when the press @act answers an illegal move by another one; then goes on from the former. */
CHESSLAWS_INTERNAL bool judge_answered_illegally(struct laws_judge *judge,
						 const struct laws_act *act,
						 struct laws_verdicts *out);

/*
 * After the move of @ply, legal or not, is completed: raises an alert when the position on
 * @board is illegal and must not be waited for any longer (judge_illegal_position.c). And
 * the cost of confirming it.
 */
CHESSLAWS_INTERNAL void judge_note_position(struct laws_judge *judge, const laws_piece board[64],
					    unsigned int ply, laws_time t,
					    struct laws_verdicts *out);
CHESSLAWS_INTERNAL struct laws_due judge_illegal_position_due(const struct laws_judge *judge);

/* The two boards of Appendix D (judge_boards.c): one differs from the record, or agrees again. */
CHESSLAWS_INTERNAL void judge_on_boards(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);

/* Raises an alert about boards that differ, unless the players are setting up a position. */
CHESSLAWS_INTERNAL void judge_raise_boards(struct laws_judge *judge, laws_time t,
					   struct laws_verdicts *out);

/* True when @alert is about the two boards. */
CHESSLAWS_INTERNAL bool judge_is_about_boards(const struct laws_judge *judge,
					      const struct laws_judge_alert *alert);

/* It was confirmed that the boards differ: they must agree before the game goes on. */
CHESSLAWS_INTERNAL void judge_ask_for_boards(struct laws_judge *judge, laws_time t,
					     struct laws_verdicts *out);

/* True for a player at a board of Appendix D. */
CHESSLAWS_INTERNAL bool judge_is_disabled(const struct laws_judge *judge, enum laws_side side);

/* Adds the announcements that the verdicts of a step ask for (judge_announce.c). */
CHESSLAWS_INTERNAL void judge_announce(struct laws_judge *judge, struct laws_verdicts *out);

/* Handles @act by its kind (judge_acts.c); refuses an order that is not possible. */
CHESSLAWS_INTERNAL void judge_take_act(struct laws_judge *judge, const struct laws_act *act,
				       struct laws_verdicts *out);

/* Handles acts of a kind. */
typedef void judge_handler(struct laws_judge *judge, const struct laws_act *act,
			   struct laws_verdicts *out);

/* The board and its pieces (judge.c). */
CHESSLAWS_INTERNAL judge_handler judge_on_set_up;
CHESSLAWS_INTERNAL judge_handler judge_on_started;
CHESSLAWS_INTERNAL judge_handler judge_on_touched;
CHESSLAWS_INTERNAL judge_handler judge_on_removed;
CHESSLAWS_INTERNAL judge_handler judge_on_released;
CHESSLAWS_INTERNAL judge_handler judge_on_promoted;
CHESSLAWS_INTERNAL judge_handler judge_on_adjusted;
CHESSLAWS_INTERNAL judge_handler judge_on_turned;

/* Orders (judge_orders.c). */
CHESSLAWS_INTERNAL judge_handler judge_on_resigned;
CHESSLAWS_INTERNAL judge_handler judge_on_clock_ordered;
CHESSLAWS_INTERNAL judge_handler judge_on_control_set;
CHESSLAWS_INTERNAL judge_handler judge_on_paused;
CHESSLAWS_INTERNAL judge_handler judge_on_resumed;
CHESSLAWS_INTERNAL judge_handler judge_on_result;
CHESSLAWS_INTERNAL judge_handler judge_on_named;
CHESSLAWS_INTERNAL judge_handler judge_on_assisted;
CHESSLAWS_INTERNAL judge_handler judge_on_noted;

/*
 * Positions that an arbiter orders, or that players set up (judge_position.c): the one
 * before an earlier ply, another one, that before an illegal move.
 */
CHESSLAWS_INTERNAL judge_handler judge_on_taken_back;
CHESSLAWS_INTERNAL judge_handler judge_on_position_set;
CHESSLAWS_INTERNAL judge_handler judge_on_corrected;
CHESSLAWS_INTERNAL judge_handler judge_on_chosen;
CHESSLAWS_INTERNAL judge_handler judge_on_reopened;
CHESSLAWS_INTERNAL judge_handler judge_on_colours_reversed;
CHESSLAWS_INTERNAL judge_handler judge_on_set_up_wrongly;

#endif
