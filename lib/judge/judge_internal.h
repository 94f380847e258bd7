/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the judge's files share: how it tells, what it remembers of the moves
 * made, and how it keeps the clock. judge_acts.c says what takes which act: judge.c
 * judges what happens on the board, judge_orders.c carries out what players and arbiters say.
 */
#ifndef CHESSLAWS_JUDGE_INTERNAL_H
#define CHESSLAWS_JUDGE_INTERNAL_H

#include <chesslaws/article.h>
#include <chesslaws/judge.h>

#include "rules/attacks.h"

/* A new verdict, for the caller to fill; the last one is overwritten, and counted, when
 * there are too many. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell(struct laws_verdicts *out,
						   enum laws_verdict_kind kind, laws_time t);

/*
 * A copy of @position in the list of the step, for a verdict's @before; the last one is
 * overwritten, and counted as lost, when there are too many.
 */
CHESSLAWS_INTERNAL const struct laws_position *
judge_keep_position(const struct laws_position *position, struct laws_verdicts *out);

/*
 * The same of what becomes of a game: PAUSED, RESUMED, ADJOURNED or ENDED. Each says whose the
 * colours are (7.3), for whoever reads them believes the last one.
 */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_state(const struct laws_judge *judge,
							 enum laws_verdict_kind kind, laws_time t,
							 struct laws_verdicts *out);

/* Tells that @act cannot be, and why. */
CHESSLAWS_INTERNAL void judge_refuse(const struct laws_act *act, enum laws_refusal refusal,
				     struct laws_verdicts *out);

/* A game is played or paused. */
CHESSLAWS_INTERNAL bool judge_game_is_on(const struct laws_judge *judge);

/* Whose move it is by the position of the last move that is over. */
CHESSLAWS_INTERNAL enum laws_side judge_mover(const struct laws_judge *judge);

/* Whoever has the move by Article 1.3: once a move is made, the opponent. */
CHESSLAWS_INTERNAL enum laws_side judge_has_the_move(const struct laws_judge *judge);

/* The place of @ply among the newest moves; it holds that ply only if its ply says so. */
CHESSLAWS_INTERNAL struct laws_judge_made *judge_record_of(struct laws_judge *judge,
							   unsigned int ply);

/* True when @ply was made and is not completed. */
CHESSLAWS_INTERNAL bool judge_is_open(struct laws_judge *judge, unsigned int ply);

/* The position that stands by the record: after the made move, if there is one. */
CHESSLAWS_INTERNAL void judge_position_now(const struct laws_judge *judge,
					   struct laws_position *position);

/* Tells of the move @made; what else the kind asks for is the caller's. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_move(enum laws_verdict_kind kind,
							const struct laws_judge_made *made,
							laws_time t, struct laws_verdicts *out);

/*
 * Completes @ply in the way @by, and before it whatever is still open, so that
 * the public record stays in order. Of those, the opponent's move has been
 * answered, and one's own been followed by one's next (6.2.1.2).
 */
CHESSLAWS_INTERNAL void judge_complete_up_to(struct laws_judge *judge, unsigned int ply,
					     enum laws_completion by, laws_time t,
					     struct laws_verdicts *out);

/* Ends the game; the article is the caller's to cite. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_end_game(struct laws_judge *judge,
						       enum laws_result result,
						       enum laws_reason reason, laws_time t,
						       struct laws_verdicts *out);

/* Keeps the article by which @out, all that a step has told, says that the game ended. */
CHESSLAWS_INTERNAL void judge_note_end(struct laws_judge *judge, const struct laws_verdicts *out);

/* A game is over, and not for nothing: with "*" it was discontinued, or is to be finished. */
CHESSLAWS_INTERNAL bool judge_has_result(const struct laws_judge *judge);

/*
 * What the penalties in points make of @result, which the game has otherwise (12.9.4, 12.9.5);
 * those that came before a score which the arbiter decided himself are in it already.
 */
CHESSLAWS_INTERNAL enum laws_result judge_score(const struct laws_judge *judge,
						enum laws_result result);

/* The penalty in points of @ruling, if it is one, is undone. */
CHESSLAWS_INTERNAL void judge_uncount_points(struct laws_judge *judge,
					     const struct laws_judge_ruling *ruling);

/* The score of the game that is over has changed, or whose it is: tells how it ended anew. */
CHESSLAWS_INTERNAL void judge_tell_end_again(struct laws_judge *judge, laws_time t,
					     struct laws_verdicts *out);

CHESSLAWS_INTERNAL enum laws_result judge_win_of(enum laws_side side);
/*
 * Ends the game if the move that was made mates or leaves no move (5.1.1,
 * 5.2.1), or draws it (judge_end_if_drawn()); not while paused, nor by a queen
 * that is only assumed.
 */
CHESSLAWS_INTERNAL void judge_end_if_over(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);

/* The article of @matter in the edition that is played, or NULL: that edition has none. */
CHESSLAWS_INTERNAL const char *judge_article(const struct laws_judge *judge,
					     enum laws_matter matter);

/* Gives @verdict, which ends a game, its article in the edition that is played. */
CHESSLAWS_INTERNAL void judge_cite(const struct laws_judge *judge, struct laws_verdict *verdict,
				   enum laws_matter matter);

/*
 * An alert of @kind about @side and the present move, for the caller to add what else is
 * known, and to raise; what is an offence is taken to have been pressed.
 */
CHESSLAWS_INTERNAL struct laws_judge_alert judge_alert(const struct laws_judge *judge,
						       enum laws_alert_kind kind,
						       enum laws_confidence confidence,
						       enum laws_side side);

/*
 * Raises @alert, whose id is left to this: tells it at @t with its article and its cost.
 * Its evidence is the caller's to add.
 */
CHESSLAWS_INTERNAL struct laws_verdict *judge_raise(struct laws_judge *judge,
						    const struct laws_judge_alert *alert,
						    laws_time t, struct laws_verdicts *out);

/* The same of an alert of which nothing else is known. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_raise_alert(struct laws_judge *judge,
							  enum laws_alert_kind kind,
							  enum laws_confidence confidence,
							  enum laws_side side, laws_time t,
							  struct laws_verdicts *out);

/*
 * Tells when the board shows the position of the record again, for which a
 * confirmed irregularity asked, or from which it had differed.
 */
CHESSLAWS_INTERNAL void judge_restored(struct laws_judge *judge, laws_time t,
				       struct laws_verdicts *out);

/* Tells what the clocks show and what runs; NULL where there is no clock to tell of. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_clock(const struct laws_judge *judge,
							 enum laws_clock_change why, laws_time t,
							 struct laws_verdicts *out);
CHESSLAWS_INTERNAL struct laws_verdict *judge_start_clock(struct laws_judge *judge,
							  enum laws_side side,
							  enum laws_clock_change why, laws_time t,
							  struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_pause_clock(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);

/* The clock counts the move of @ply, by @side, as completed (6.3). */
CHESSLAWS_INTERNAL void judge_count(struct laws_judge *judge, unsigned int ply, enum laws_side side,
				    laws_time t);

/*
 * The move of @ply, by @side, is taken off the record: so is what its
 * completion gave on the clock (7.1).
 */
CHESSLAWS_INTERNAL void judge_uncount(struct laws_judge *judge, unsigned int ply,
				      enum laws_side side, laws_time t);

/*
 * The game goes on behind a move that had ended it: the clock counts that move
 * like any other.
 */
CHESSLAWS_INTERNAL void judge_count_late(struct laws_judge *judge, laws_time t);

/* True when the board shows a legal move, all of it, and which. */
CHESSLAWS_INTERNAL bool judge_board_shows(const struct laws_judge *judge, struct laws_move *shown);

/* The move that was made is none any more. */
CHESSLAWS_INTERNAL void judge_withdraw(struct laws_judge *judge, enum laws_withdrawal withdrawal,
				       laws_time t, struct laws_verdicts *out);

/* The move that was made is over: from here on it cannot be changed. */
CHESSLAWS_INTERNAL void judge_turn_over(struct laws_judge *judge);

/* Tells that ply @ply promotes to @act's piece. */
CHESSLAWS_INTERNAL void judge_tell_promotion(const struct laws_judge *judge, unsigned int ply,
					     const struct laws_act *act, struct laws_verdicts *out);

/* What a pawn became shows by later moves (judge_inferred.c). */
CHESSLAWS_INTERNAL void judge_on_inferred(struct laws_judge *judge, const struct laws_act *act,
					  struct laws_verdicts *out);

/* The history as it is by the course: what has been forgotten must be added anew. */
CHESSLAWS_INTERNAL void judge_rebuild_history(struct laws_judge *judge);

/* The newest move, @made, promotes to @kind. */
CHESSLAWS_INTERNAL void judge_change_promotion(struct laws_judge *judge,
					       struct laws_judge_made *made, enum laws_kind kind);

/* The game begins, or goes on, from @position with nothing before it; plies count on. */
CHESSLAWS_INTERNAL void judge_begin_at(struct laws_judge *judge,
				       const struct laws_position *position);

/* What was played without being a legal move is over: the opponent goes on from @position. */
CHESSLAWS_INTERNAL void judge_go_on_from(struct laws_judge *judge,
					 const struct laws_position *position, laws_time t);

/*
 * Takes back the move of @ply and all that followed it, telling each, with
 * what their completion gave on the clocks; what stands on the board stays. Returns false, with
 * nothing changed, when that ply is not on the record.
 */
CHESSLAWS_INTERNAL bool judge_go_back(struct laws_judge *judge, unsigned int ply, laws_time t,
				      struct laws_verdicts *out);

/* The turn of whoever has the move in the judge's position begins (judge_turn.c). */
CHESSLAWS_INTERNAL void judge_begin_turn(struct laws_judge *judge);

/*
 * What hands did, and when (judge_hands.c): called for each act on the board,
 * at the press of the move that is made, when it is over without one (@unseen:
 * nobody saw by what), and when that move is over.
 */
CHESSLAWS_INTERNAL void judge_hands_on_act(struct laws_judge *judge, const struct laws_act *act);
CHESSLAWS_INTERNAL void judge_hands_on_press(struct laws_judge *judge, const struct laws_act *act,
					     struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_hands_unpressed(struct laws_judge *judge, bool unobserved,
					      laws_time t, struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_hands_on_turn_over(struct laws_judge *judge);

/*
 * Whether @side can mate from @position by any series of legal moves, and
 * whether neither can (5.2.2); undecided, and false, when that takes too long
 * (judge_mate.c).
 */
CHESSLAWS_INTERNAL enum laws_mate
judge_mate(struct laws_judge *judge, const struct laws_position *position, enum laws_side side);
CHESSLAWS_INTERNAL bool judge_is_dead(struct laws_judge *judge,
				      const struct laws_position *position);

/* What it costs at @t to confirm @alert on the authority of @by; nothing is recorded. */
CHESSLAWS_INTERNAL struct laws_due judge_due(struct laws_judge *judge,
					     const struct laws_judge_alert *alert,
					     enum laws_authority by, laws_time t);

/* What a verdict of @t reports of @due, which the offender @side pays. */
CHESSLAWS_INTERNAL struct laws_verdict_due judge_show_due(const struct laws_judge *judge,
							  const struct laws_due *due,
							  enum laws_side side, laws_time t);

/* By the touch @act a player may lose the right to claim what his opponent did (4.8). */
CHESSLAWS_INTERNAL void judge_note_touch(struct laws_judge *judge, const struct laws_act *act);

/*
 * Tells that @move, legal in the judge's position, is made, and keeps it;
 * nothing follows from it yet.
 */
CHESSLAWS_INTERNAL void judge_record_move(struct laws_judge *judge, struct laws_move move,
					  laws_time t, struct laws_verdicts *out);
/* The turn takes what @act did, when it is one of Article 4's (judge_turn.c). */
CHESSLAWS_INTERNAL void judge_tell_turn(struct laws_judge *judge, const struct laws_act *act);

/* The made promotion of @act was taken for another, or has been changed for it. */
CHESSLAWS_INTERNAL void judge_tell_turn_amended(struct laws_judge *judge,
						const struct laws_act *act);

/* Keeps the turn as it is, with an offence in it, for a move that will replace this one. */
CHESSLAWS_INTERNAL void judge_keep_offence(struct laws_judge *judge);

/*
 * The position before the turn stands again by the arbiter's order: what was
 * touched in a turn that was kept binds the move that replaces it (7.5.1).
 */
CHESSLAWS_INTERNAL void judge_replace_turn(struct laws_judge *judge);

/*
 * Alerts of what the made move broke of Articles 4.2 to 4.7, once each in a
 * turn (judge_breaches.c).
 */
CHESSLAWS_INTERNAL void judge_raise_breaches(struct laws_judge *judge, laws_time t,
					     struct laws_verdicts *out);

/* A piece of the opponent's was lifted that the mover had no use for, and stands again. */
CHESSLAWS_INTERNAL void judge_raise_idle(struct laws_judge *judge, laws_time t,
					 struct laws_verdicts *out);

/* The move is withdrawn, and with it what was broken: those alerts lapse. */
CHESSLAWS_INTERNAL void judge_lapse_breaches(struct laws_judge *judge, laws_time t,
					     struct laws_verdicts *out);

/* The newest move ends no game: it is likely to have broken 4.2 to 4.7 (5.1.1, 5.2.1). */
CHESSLAWS_INTERNAL bool judge_end_is_barred(struct laws_judge *judge, laws_time t,
					    struct laws_verdicts *out);

/* @alert was dismissed: a game that it kept from its end is over. */
CHESSLAWS_INTERNAL void judge_forgive(struct laws_judge *judge,
				      const struct laws_judge_alert *alert, laws_time t,
				      struct laws_verdicts *out);

/*
 * A piece is touched, which may decline an offer (9.1.2.1) and bar a claim (9.4); a touch
 * that is unsure does neither, unless its piece is removed, or released elsewhere.
 */
CHESSLAWS_INTERNAL void judge_draws_on_touched(struct laws_judge *judge, const struct laws_act *act,
					       struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_draws_on_moved(struct laws_judge *judge, const struct laws_act *act,
					     struct laws_verdicts *out);

/* The record is back at an earlier ply, or the board at the record: offers stand, as made before.
 */
CHESSLAWS_INTERNAL void judge_draws_on_restored(struct laws_judge *judge);

/* Offers that nobody has answered stand no more. */
CHESSLAWS_INTERNAL void judge_lapse_offers(struct laws_judge *judge, laws_time t,
					   struct laws_verdicts *out);

/* A claim of @side at @t is an offer, too (9.1.2.3), where the event allows one by now (9.1.1). */
CHESSLAWS_INTERNAL void judge_offer_by_claim(struct laws_judge *judge, enum laws_side side,
					     laws_time t, struct laws_verdicts *out);

/* The opponent has declined what @side has offered; nothing happens when it does not stand. */
CHESSLAWS_INTERNAL void judge_decline_offer(struct laws_judge *judge, enum laws_side side,
					    laws_time t, struct laws_verdicts *out);

/* Tells of the claim @act of @side; when it is @decided, what of is the caller's to say. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_claim(const struct laws_act *act,
							 enum laws_side side, bool decided,
							 struct laws_verdicts *out);

/* Offers of a draw, and what is answered to them (judge_draws.c). */
CHESSLAWS_INTERNAL void judge_on_draw_offered(struct laws_judge *judge, const struct laws_act *act,
					      struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_draw_answered(struct laws_judge *judge, const struct laws_act *act,
					       struct laws_verdicts *out);

/* A claim of threefold or of 50 moves, by whoever has the move (9.2 to 9.5). */
CHESSLAWS_INTERNAL void judge_on_draw_claimed(struct laws_judge *judge, const struct laws_act *act,
					      struct laws_verdicts *out);

/*
 * By @act, a press or the opponent's touch, the move that is made is over:
 * raises an alert when it is not the one that its player had announced with a
 * claim (9.5.3), or sealed.
 */
CHESSLAWS_INTERNAL void judge_bound_breach(struct laws_judge *judge, const struct laws_act *act,
					   struct laws_verdicts *out);

/* What the made move had to be was announced with a claim (9.5.3), or sealed. */
CHESSLAWS_INTERNAL bool judge_move_is_announced(const struct laws_judge *judge);

/*
 * Ends the game if @position, after the newest move, is dead (5.2.2), or draws
 * it by itself (9.6). Where it is in doubt what was played, the next moves will tell.
 */
CHESSLAWS_INTERNAL void judge_end_if_drawn(struct laws_judge *judge,
					   const struct laws_position *position, laws_time t,
					   struct laws_verdicts *out);

/*
 * Adjournment (Guidelines I; 2001: A): the game is adjourned, a move is sealed,
 * a scoresheet is asked for (judge_session.c).
 */
CHESSLAWS_INTERNAL void judge_on_adjourned(struct laws_judge *judge, const struct laws_act *act,
					   struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_sealed(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_scoresheet(struct laws_judge *judge, const struct laws_act *act,
					    struct laws_verdicts *out);

/*
 * The adjourned game is to be resumed with the clock of *@side: if a move was
 * sealed, the opponent's. Returns false when it was sealed wrongly, which is
 * told, and the game stays adjourned.
 */
CHESSLAWS_INTERNAL bool judge_end_adjournment(struct laws_judge *judge, enum laws_side *side,
					      laws_time t, struct laws_verdicts *out);

/*
 * Whoever must reply to a sealed move that waits for him is there: it is opened
 * (I.7, I.9.2). If it was sealed wrongly that is told, and the game is adjourned
 * again.
 */
CHESSLAWS_INTERNAL void judge_open_sealed(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);

/*
 * True when @side, whose opponent has not come to the resumption, has sealed his
 * reply in place of making it, and hands that in by his press @act: the clock of
 * the opponent runs, and it is opened when he comes (I.9.3; 2001: A.9c).
 */
CHESSLAWS_INTERNAL bool judge_hands_in_reply(struct laws_judge *judge, const struct laws_act *act,
					     struct laws_verdicts *out);

/* The made or next move is one that was sealed: whoever moves it may be anybody. */
CHESSLAWS_INTERNAL bool judge_makes_sealed(const struct laws_judge *judge);

/* In play: completes the made move if it is the one that was sealed (I.9); true when it was. */
CHESSLAWS_INTERNAL bool judge_sealed_made(struct laws_judge *judge, laws_time t,
					  struct laws_verdicts *out);

/* What a move costs that @side has sealed wrongly (judge_session.c). */
CHESSLAWS_INTERNAL struct laws_due judge_sealed_due(struct laws_judge *judge, enum laws_side side);

/*
 * True when the board shows the position of the record, with the move that is
 * made; in an adjourned game, for which it has been set up by whomever, when
 * @occupied are its squares.
 */
CHESSLAWS_INTERNAL bool judge_board_agrees(struct laws_judge *judge, laws_squares occupied);

/* Stops play and the clocks, and tells so as @kind, by the verdict that it returns. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_stop(struct laws_judge *judge,
						   enum laws_verdict_kind kind, laws_time t,
						   struct laws_verdicts *out);

/* An alert confirmed or dismissed (judge_rulings.c). */
CHESSLAWS_INTERNAL void judge_on_ruling(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);

/* The place among the open alerts of the newest that @is_meant, or -1. */
CHESSLAWS_INTERNAL int judge_newest_alert(const struct laws_judge *judge,
					  bool (*is_meant)(const struct laws_judge_alert *alert));

/* Confirms the open alert at @place, on the authority of @by, with all that follows. */
CHESSLAWS_INTERNAL void judge_confirm(struct laws_judge *judge, size_t place,
				      enum laws_authority by, laws_time t,
				      struct laws_verdicts *out);

/* Confirms what this step told for certain, where the event leaves that to no arbiter. */
CHESSLAWS_INTERNAL void judge_confirm_by_regulations(struct laws_judge *judge,
						     struct laws_verdicts *out);

/* Where the ruling with @verdict's number is kept, with nothing in it yet. */
CHESSLAWS_INTERNAL struct laws_judge_ruling *judge_keep_ruling(struct laws_judge *judge,
							       const struct laws_verdict *verdict);

/* Tells the clocks that a ruling changed, and keeps for its undoing what it @left them before. */
CHESSLAWS_INTERNAL void judge_clocks_changed(struct laws_judge *judge,
					     struct laws_judge_ruling *ruling,
					     const laws_time left[2], laws_time t,
					     struct laws_verdicts *out);

/* Ends the game by @ruling, which may be undone. */
CHESSLAWS_INTERNAL void judge_end_by_ruling(struct laws_judge *judge,
					    struct laws_judge_ruling *ruling,
					    const struct laws_due *due, laws_time t,
					    struct laws_verdicts *out);

/* A flag that the arbiter's settings have lifted is no flag fall any more: its alert lapses. */
CHESSLAWS_INTERNAL void judge_lapse_lifted_flags(struct laws_judge *judge, laws_time t,
						 struct laws_verdicts *out);

/* A ruling undone (judge_undo.c). */
CHESSLAWS_INTERNAL void judge_on_undone(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);

/* An offence of @kind by @side was confirmed, and he has done nothing since that could be another.
 */
CHESSLAWS_INTERNAL bool judge_is_ruled(const struct laws_judge *judge, enum laws_alert_kind kind,
				       enum laws_side side);

/* An offence that the arbiter has seen (judge_offence.c). */
CHESSLAWS_INTERNAL void judge_on_offence(struct laws_judge *judge, const struct laws_act *act,
					 struct laws_verdicts *out);

/* A penalty that the arbiter chose (judge_penalty.c). */
CHESSLAWS_INTERNAL void judge_on_penalised(struct laws_judge *judge, const struct laws_act *act,
					   struct laws_verdicts *out);

/*
 * Players who have not come (judge_absence.c): the game begins by @act, is
 * adjourned, or resumed at @t; @side shows at @t that it is there (0: nobody saw
 * when), or the arbiter says so by @act; and the default time is over.
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

/* What it costs that @missed did not come, and perhaps the opponent either. */
CHESSLAWS_INTERNAL struct laws_due judge_absence_due(struct laws_judge *judge,
						     enum laws_side missed);

/*
 * True when the sealed move, not made on the board yet, ends the game: what it
 * then is worth, which a player's lateness does not change (I.10; 2001: A.10).
 */
CHESSLAWS_INTERNAL bool judge_sealed_ends(struct laws_judge *judge, struct laws_due *due);

/*
 * By a claim of @claimant the clocks stand until it is ruled on (9.5.1); without clocks
 * nothing stands, and nobody is kept from playing on. Play goes on once no
 * claim waits any more, unless the board must be restored first. A press by
 * which a move was meant to be completed meanwhile counts then.
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
 * The kings were put in the centre (judge_centred.c): that ends the game, or is
 * told as displaced, and what confirming that costs where it showed @shown.
 */
CHESSLAWS_INTERNAL void judge_on_kings_centred(struct laws_judge *judge, const struct laws_act *act,
					       struct laws_verdicts *out);
CHESSLAWS_INTERNAL struct laws_due judge_centred_due(struct laws_judge *judge,
						     enum laws_result shown);

/*
 * Quickplay finishes (judge_quickplay.c): a claim or request @act; what it costs
 * to confirm its @alert; true, with @due, when dismissing it costs something;
 * what else than time a ruling on it changes, when it is made or undone.
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

/* The flag of @alert fell while the arbiter had postponed a claim: he declares the result
 * (III.5.2). */
CHESSLAWS_INTERNAL bool judge_result_is_postponed(const struct laws_judge *judge,
						  const struct laws_judge_alert *alert);

/* Claims that nobody has decided are none any more: the game is over. */
CHESSLAWS_INTERNAL void judge_lapse_quickplay(struct laws_judge *judge, laws_time t,
					      struct laws_verdicts *out);

/* What a player claims (judge_claims.c). */
CHESSLAWS_INTERNAL void judge_on_claim(struct laws_judge *judge, const struct laws_act *act,
				       struct laws_verdicts *out);

/* Pauses the game, unless it is, on the authority of @by: when a player's, @claimant's (6.11). */
CHESSLAWS_INTERNAL void judge_pause(struct laws_judge *judge, enum laws_authority by,
				    enum laws_side claimant, laws_time t,
				    struct laws_verdicts *out);

/* Play goes on, and the clock of @side runs. */
CHESSLAWS_INTERNAL void judge_resume(struct laws_judge *judge, enum laws_side side, laws_time t,
				     struct laws_verdicts *out);

/* Compares the board with the legal moves after something changed on it, at @t. */
CHESSLAWS_INTERNAL void judge_look_at_board(struct laws_judge *judge, laws_time t,
					    struct laws_verdicts *out);

/* Tells, once, that the board and the record differ beyond a move in progress (7.4.1). */
CHESSLAWS_INTERNAL void judge_tell_displaced(struct laws_judge *judge,
					     enum laws_confidence confidence, laws_squares occupied,
					     laws_time t, struct laws_verdicts *out);

/* The same as @alert, while nothing of the kind is told. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_raise_displaced(struct laws_judge *judge,
							      const struct laws_judge_alert *alert,
							      laws_squares occupied, laws_time t,
							      struct laws_verdicts *out);

/* The board and the record agree again: the alert that said otherwise lapses. */
CHESSLAWS_INTERNAL void judge_agrees(struct laws_judge *judge, laws_time t,
				     struct laws_verdicts *out);

/* How @occupied differs from the squares that are @due to be occupied. */
CHESSLAWS_INTERNAL struct laws_differences judge_differences(laws_squares due,
							     laws_squares occupied);

/* Of an alert about a move of which no square is known. */
#define JUDGE_NOTHING_PLAYED                                                                       \
	((struct laws_played_evidence){                                                            \
		.from = LAWS_NO_SQUARE,                                                            \
		.to = LAWS_NO_SQUARE,                                                              \
		.captured = LAWS_NO_SQUARE,                                                        \
	})

/* What the acts have left occupied. */
CHESSLAWS_INTERNAL laws_squares judge_occupied(const struct laws_judge *judge);

/* A new ruling on @alert, by the arbiter; what it costs is the caller's to add. */
CHESSLAWS_INTERNAL struct laws_verdict *judge_tell_ruling(struct laws_judge *judge,
							  const struct laws_judge_alert *alert,
							  enum laws_decision decision, laws_time t,
							  struct laws_verdicts *out);

/* Alerts on which nobody ruled lapse: that with number @id, or with 0 all. */
CHESSLAWS_INTERNAL void judge_lapse(struct laws_judge *judge, unsigned int id, laws_time t,
				    struct laws_verdicts *out);

/*
 * The board does not answer, or answers again (outage.c). The deadline is for
 * what must be told of that, and may be in the past.
 */
CHESSLAWS_INTERNAL void judge_on_silent(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_on_answered(struct laws_judge *judge, const struct laws_act *act,
					  struct laws_verdicts *out);
CHESSLAWS_INTERNAL laws_time judge_outage_deadline(const struct laws_judge *judge);
/* Nothing is recorded, or all is again; outside a game, too. */
CHESSLAWS_INTERNAL void judge_on_recording(struct laws_judge *judge, const struct laws_act *act,
					   struct laws_verdicts *out);
/* What may be a game is followed by nobody, or is no more. */
CHESSLAWS_INTERNAL void judge_on_unfollowed(struct laws_judge *judge, const struct laws_act *act,
					    struct laws_verdicts *out);
CHESSLAWS_INTERNAL void judge_lapse_unfollowed(struct laws_judge *judge, laws_time t,
					       struct laws_verdicts *out);
/* A new game has begun, and with it lapsed what was said of the one before: that is said again. */
CHESSLAWS_INTERNAL void judge_tell_unrecorded(struct laws_judge *judge, laws_time t,
					      struct laws_verdicts *out);
/* What is told of a square is not right, or is again. */
CHESSLAWS_INTERNAL void judge_on_trust(struct laws_judge *judge, const struct laws_act *act,
				       struct laws_verdicts *out);
/* Tells what was due by @now. */
CHESSLAWS_INTERNAL void judge_on_outage_deadline(struct laws_judge *judge, laws_time now,
						 struct laws_verdicts *out);

/* The board shows @act's position again, or that of the record. */
CHESSLAWS_INTERNAL void judge_on_restored(struct laws_judge *judge, const struct laws_act *act,
					  struct laws_verdicts *out);

/* True while nobody tells what is moved about, until the board shows what it should. */
CHESSLAWS_INTERNAL bool judge_follows_nothing(const struct laws_judge *judge);

/*
 * Takes the board as @squares tell while nobody followed the pieces: where that
 * differs from the record, nobody knows what stands there.
 */
CHESSLAWS_INTERNAL void judge_look_anew(struct laws_judge *judge, laws_squares squares);

/*
 * Remembers what stands on the board, which is no legal move, as what was
 * played; @alert tells of it, or is NULL.
 */
CHESSLAWS_INTERNAL void judge_note_as_played(struct laws_judge *judge,
					     const struct laws_verdict_alert *alert);

/* Without clocks a touch by the player not to move begins the answer to what was played. */
CHESSLAWS_INTERNAL void judge_note_unpressed(struct laws_judge *judge, const struct laws_act *act);

/* True when @ply was no legal move and the opponent has answered it. */
CHESSLAWS_INTERNAL bool judge_was_answered(const struct laws_judge *judge, unsigned int ply);

/* Goes on from what was played when the board shows that the opponent has answered it. */
CHESSLAWS_INTERNAL void judge_look_for_answer(struct laws_judge *judge, laws_time t,
					      struct laws_verdicts *out);

/* What a board shows that is no legal move. */
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

/* True when @played leaves a pawn where it should have become another piece (7.5.2). */
CHESSLAWS_INTERNAL bool judge_leaves_pawn(const struct laws_judge *judge,
					  const struct laws_judge_play *played);

/* True when the board shows a single illegal move at the press @act. */
CHESSLAWS_INTERNAL bool judge_shows_illegal_move(const struct laws_judge *judge,
						 const struct laws_act *act);

/*
 * The press @act of who is to move, whose board shows no legal move (judge_play.c). Returns the
 * alert that tells of it, also an earlier one, or 0.
 */
CHESSLAWS_INTERNAL unsigned int judge_press_without_move(struct laws_judge *judge,
							 const struct laws_act *act,
							 struct laws_verdicts *out);

/*
 * The press @act answers what was played by something that is no legal move
 * either: goes on from the former, and returns true.
 */
CHESSLAWS_INTERNAL bool judge_answered_illegally(struct laws_judge *judge,
						 const struct laws_act *act,
						 struct laws_verdicts *out);

/*
 * What stands on @board once the move of @ply, legal or not, is completed:
 * raises an alert when it should not, and the Laws' time to wait is over
 * (judge_illegal_position.c). And what becomes of the game then.
 */
CHESSLAWS_INTERNAL void judge_note_position(struct laws_judge *judge, const laws_piece board[64],
					    unsigned int ply, laws_time t,
					    struct laws_verdicts *out);
CHESSLAWS_INTERNAL struct laws_due judge_illegal_position_due(const struct laws_judge *judge);

/* The two boards of Appendix D (judge_boards.c): one differs from the record, or agrees again. */
CHESSLAWS_INTERNAL void judge_on_boards(struct laws_judge *judge, const struct laws_act *act,
					struct laws_verdicts *out);

/* Tells what differs, once nobody is putting up a position any more. */
CHESSLAWS_INTERNAL void judge_raise_boards(struct laws_judge *judge, laws_time t,
					   struct laws_verdicts *out);

/* True when @alert is about the two boards. */
CHESSLAWS_INTERNAL bool judge_is_about_boards(const struct laws_judge *judge,
					      const struct laws_judge_alert *alert);

/* That the boards differ was confirmed: they must agree before the game goes on. */
CHESSLAWS_INTERNAL void judge_ask_for_boards(struct laws_judge *judge, laws_time t,
					     struct laws_verdicts *out);

/* True for a player at a board of Appendix D. */
CHESSLAWS_INTERNAL bool judge_is_disabled(const struct laws_judge *judge, enum laws_side side);

/* Adds to what a step told what is to be announced of it (judge_announce.c). */
CHESSLAWS_INTERNAL void judge_announce(struct laws_judge *judge, struct laws_verdicts *out);

/* Takes @act by its kind (judge_acts.c); refuses an order that cannot be. */
CHESSLAWS_INTERNAL void judge_take_act(struct laws_judge *judge, const struct laws_act *act,
				       struct laws_verdicts *out);

/* What takes acts of a kind. */
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

/*
 * Positions that an arbiter asks for, or that players put up (judge_position.c):
 * the one before an earlier ply, another one, that before an illegal move.
 */
CHESSLAWS_INTERNAL judge_handler judge_on_taken_back;
CHESSLAWS_INTERNAL judge_handler judge_on_position_set;
CHESSLAWS_INTERNAL judge_handler judge_on_reopened;
CHESSLAWS_INTERNAL judge_handler judge_on_colours_reversed;
CHESSLAWS_INTERNAL judge_handler judge_on_set_up_wrongly;

#endif
