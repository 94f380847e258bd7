/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A press while the board shows no legal move. The kind of alert depends on who may have
 * done what the board shows; a player is accused only of what no other person can have done:
 *
 *   illegal-move   the contacts that differ are those of one illegal move of the
 *                  mover's, and of nothing else. Certain, unless a legal move of
 *                  the mover's, together with a piece that fell or was shoved,
 *                  explains them as well. Likely if one does, if a shoved piece or
 *                  two pieces in the air together may have been mistaken for each
 *                  other, or if that holds for the opponent's previous move.
 *                  Possible if that was a capture of which no contact told, or if
 *                  a legal move and what is wrong beside it are likelier
 *   no-move        nothing differs: certain, since only the player who pressed
 *                  could have moved. Possible if king and rook were lifted, and
 *                  may have changed places by castling (Chess960), or if one piece
 *                  of the mover's is missing: it may be in his hand, or stand where
 *                  no reed senses it
 *   pawn-not-replaced   a source that recognises pieces shows a pawn there: certain
 *   displaced      everything else, as a piece that either player, a sleeve or the
 *                  table knocked over looks the same: it accuses nobody
 */
#include <stdlib.h>
#include <string.h>

#include "judge/judge_internal.h"
#include "rules/single_move.h"

/* True when one hand may have held king and rook together, by the times of their acts. */
static bool were_held_together(const struct laws_judge *judge,
			       const struct chesslaws_single_move *move)
{
	const struct laws_judge_hands *hands = &judge->hands;

	if (move->rook_from == LAWS_NO_SQUARE)
		return false;
	return hands->unknown || (hands->touched[move->from] < hands->released[move->rook_to] &&
				  hands->touched[move->rook_from] < hands->released[move->to]);
}

static void show_move(const struct chesslaws_single_move *move,
		      struct laws_played_evidence *evidence)
{
	evidence->piece = move->piece;
	evidence->from = move->from;
	evidence->to = move->to;
	evidence->captured = move->captured;
}

/* True when only one piece is missing, and it is the mover's. */
static bool is_in_hand(const struct laws_position *position,
		       const struct laws_differences *differences)
{
	laws_squares own = position->sides[laws_position_side(position)];

	return !differences->unexpected && count_squares(differences->missing) == 1 &&
	       differences->missing & own;
}

enum judge_play judge_describe_play(const struct laws_judge *judge,
				    const struct laws_position *position, laws_squares opened,
				    struct laws_judge_play *play)
{
	laws_squares stood = laws_position_occupied(position);
	laws_squares occupied = judge_occupied(judge);
	struct chesslaws_single_move move;
	enum chesslaws_difference difference = chesslaws_single_move(position, judge->board, &move);
	enum chesslaws_doubt doubt;

	play->confidence = LAWS_CERTAIN;
	play->evidence = JUDGE_NOTHING_PLAYED;
	play->evidence.differences = judge_differences(stood, occupied);
	if (difference == CHESSLAWS_DIFFERS_NOT)
		return JUDGE_PLAY_NOTHING;
	if (difference == CHESSLAWS_DIFFERS_OTHERWISE)
		return is_in_hand(position, &play->evidence.differences) ? JUDGE_PLAY_IN_HAND
									 : JUDGE_PLAY_OTHER;
	doubt = chesslaws_single_move_doubt(position, &move, opened | judge->hands.opened,
					    were_held_together(judge, &move));
	if (doubt == CHESSLAWS_DOUBT_OTHER_CAPTURE)
		return JUDGE_PLAY_OTHER;
	show_move(&move, &play->evidence);
	if (doubt != CHESSLAWS_NO_DOUBT)
		play->confidence = LAWS_LIKELY;
	return JUDGE_PLAY_MOVE;
}

/* The squares of @played are those of a legal move in @position. */
static bool is_legal_in(const struct laws_position *position, const struct laws_judge_play *played)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (moves[i].from == played->evidence.from && moves[i].to == played->evidence.to)
			return true;
	return false;
}

/*
 * The opponent's previous move was read from contacts, too. If he may have taken another
 * piece, which he then put down beside its square, and the move of @played is legal after
 * that, the mover did nothing wrong.
 */
static bool may_be_legal(struct laws_judge *judge, const struct laws_judge_play *played)
{
	const struct laws_judge_made *last = judge_record_of(judge, judge->ply);
	struct laws_move others[LAWS_MOVES_MAX];
	struct chesslaws_single_move move;
	struct laws_position after;
	size_t count;

	if (!judge->ply || last->ply != judge->ply)
		return false;
	after = last->before;
	laws_move_play(&after, last->move);
	if (chesslaws_single_move(&last->before, after.board, &move) != CHESSLAWS_DIFFERS_BY_A_MOVE)
		return false;
	count = chesslaws_single_move_others(&last->before, &move, last->opened, false, others);
	for (size_t i = 0; i < count; i++) {
		after = last->before;
		laws_move_play(&after, others[i]);
		if (is_legal_in(&after, played))
			return true;
	}
	return false;
}

static bool is_guessed(const struct laws_judge *judge, const struct laws_judge_made *last)
{
	return judge->ply && last->ply == judge->ply && last->guessed;
}

/*
 * The opponent's previous move was taken for a capture, of which no contact told. He may have
 * pressed without a move: then who presses without one only presses back.
 */
static bool may_press_back(struct laws_judge *judge)
{
	return is_guessed(judge, judge_record_of(judge, judge->ply));
}

/*
 * Of the pieces of @opened some were off their squares as the opponent pressed, or so soon behind
 * that his hand may have knocked them over. He has to set them up on his own time (7.4.1): who
 * presses without a move may press for that.
 */
static bool may_press_for_fall(const struct laws_judge *judge, laws_squares opened)
{
	for (; opened; opened &= opened - 1)
		if (judge_fell_at_press(judge, (laws_square)__builtin_ctzll(opened)))
			return true;
	return false;
}

/* Nobody reacts to what he sees sooner: World Athletics, Technical Rules, false starts. */
#define REACTION_LEAST ((laws_time)100000)

/* No answer to the opponent's press comes so soon: the lever that it raised may have bounced. */
static bool may_be_bounce(const struct laws_judge *judge, const struct laws_act *act)
{
	return act->first >= judge->pressed_at && act->first - judge->pressed_at < REACTION_LEAST;
}

/* What seems to be captured may have fallen with other pieces, and have been set up again. */
static bool may_have_fallen(const struct laws_judge *judge, const struct laws_judge_play *played)
{
	laws_squares ends =
		LAWS_SQUARE_SET(played->evidence.from) | LAWS_SQUARE_SET(played->evidence.to);

	return played->evidence.captured != LAWS_NO_SQUARE &&
	       judge_fell_with(judge, played->evidence.captured) & ~ends;
}

/* A piece that falls comes to lie no farther from its square: estimated, by its height. */
#define ROLLED_MOST 2

/* What seems to be moved may have fallen by the press before, and lie on another reed. */
static bool may_have_rolled(const struct laws_judge *judge, laws_squares opened,
			    const struct laws_judge_play *played)
{
	laws_square from = played->evidence.from, to = played->evidence.to;
	laws_squares differs =
		played->evidence.differences.missing | played->evidence.differences.unexpected;

	/* Two pieces do not change places so, and a pawn that is not replaced has come from behind.
	 */
	if (differs & ~(LAWS_SQUARE_SET(from) | LAWS_SQUARE_SET(to)) ||
	    judge_leaves_pawn(judge, played))
		return false;
	return played->evidence.captured == LAWS_NO_SQUARE &&
	       abs(from % 8 - to % 8) <= ROLLED_MOST && abs(from / 8 - to / 8) <= ROLLED_MOST &&
	       (!(opened & LAWS_SQUARE_SET(from)) || judge_fell_at_press(judge, from));
}

/*
 * With another legal move in @ply, of the piece on @from or with LAWS_NO_SQUARE of any, and those
 * of the record behind it, @played is legal. Behind many moves it would have shown by now that it
 * was another one.
 */
static bool is_legal_behind_another(const struct laws_judge *judge, unsigned int ply,
				    laws_square from, const struct laws_judge_play *played)
{
	struct laws_move moves[LAWS_MOVES_MAX], next;
	struct laws_position before;
	size_t count;

	if (judge->ply - ply > JUDGE_DOUBTFUL_MOVES ||
	    !laws_course_before(&judge->course, ply, &before))
		return false;
	count = laws_moves(&before, moves);
	for (size_t i = 0; i < count; i++) {
		struct laws_position after = before;
		unsigned int last = ply;

		if (from != LAWS_NO_SQUARE && moves[i].from != from)
			continue;
		laws_move_play(&after, moves[i]);
		while (last < judge->ply && laws_course_move(&judge->course, last + 1, &next) &&
		       laws_move_is_legal(&after, next)) {
			laws_move_play(&after, next);
			last++;
		}
		if (last == judge->ply && is_legal_in(&after, played))
			return true;
	}
	return false;
}

/*
 * The opponent's previous move was taken for a capture, of which no contact told. If the piece that
 * moved may have gone elsewhere, to a square whose contact failed, and the move of @played is legal
 * after that, an offence would rest on a guess.
 */
static bool rests_on_guess(struct laws_judge *judge, const struct laws_judge_play *played)
{
	const struct laws_judge_made *last = judge_record_of(judge, judge->ply);

	return is_guessed(judge, last) &&
	       is_legal_behind_another(judge, judge->ply, last->move.from, played);
}

/*
 * A move on the record was possibly an illegal one, and was answered, and nobody has ruled on that
 * yet: it was possibly another move, and by that what is played now is legal.
 */
static bool rests_on_possible(const struct laws_judge *judge, const struct laws_judge_play *played)
{
	for (size_t i = 0; i < judge->open_count; i++) {
		const struct laws_judge_alert *alert = &judge->open[i];

		if (alert->kind == LAWS_ALERT_ILLEGAL_MOVE && alert->confidence == LAWS_POSSIBLE &&
		    judge_was_answered(judge, alert->ply) &&
		    is_legal_behind_another(judge, alert->ply, LAWS_NO_SQUARE, played))
			return true;
	}
	return false;
}

bool judge_doubts_play(struct laws_judge *judge, const struct laws_judge_play *played)
{
	return rests_on_guess(judge, played) || rests_on_possible(judge, played) ||
	       may_have_fallen(judge, played);
}

bool judge_shows_illegal_move(const struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_play played;

	return judge_describe_play(judge, &judge->position, act->opened, &played) ==
	       JUDGE_PLAY_MOVE;
}

/* A pawn stands where it should have become another piece (7.5.2). */
bool judge_leaves_pawn(const struct laws_judge *judge, const struct laws_judge_play *played)
{
	struct laws_move move = {
		.from = played->evidence.from,
		.to = played->evidence.to,
		.promotion = LAWS_QUEEN,
	};

	return laws_piece_kind(judge->board[played->evidence.to]) == LAWS_PAWN &&
	       laws_move_is_legal(&judge->position, move);
}

static enum laws_alert_kind kind_of(const struct laws_judge *judge, enum judge_play play,
				    const struct laws_judge_play *played)
{
	if (play == JUDGE_PLAY_OTHER)
		return LAWS_ALERT_DISPLACED;
	if (play != JUDGE_PLAY_MOVE)
		return LAWS_ALERT_NO_MOVE;
	return judge_leaves_pawn(judge, played) ? LAWS_ALERT_PAWN_NOT_REPLACED
						: LAWS_ALERT_ILLEGAL_MOVE;
}

/*
 * True when the pieces that the acts have left standing are not those that the contacts
 * show: the tracker has inferred some, which is more than occupancy and presses prove.
 */
static bool is_inferred(const struct laws_judge *judge, const struct laws_act *act)
{
	return act->squares && act->squares != judge_occupied(judge);
}

/* A reed is known to fail: what the others show need not be all that was done. */
static bool knows_failing(const struct laws_judge *judge)
{
	for (laws_square square = 0; square < 64; square++)
		if (judge->square_alerts[square])
			return true;
	return false;
}

static enum laws_confidence confidence_of(struct laws_judge *judge, const struct laws_act *act,
					  enum judge_play play,
					  const struct laws_judge_play *played)
{
	laws_squares opened = act->squares ? act->opened : judge->hands.opened;

	if (play == JUDGE_PLAY_IN_HAND ||
	    (play != JUDGE_PLAY_OTHER && (judge->blind || judge->doubtful || act->unsure)))
		return LAWS_POSSIBLE;
	if (play == JUDGE_PLAY_NOTHING && chesslaws_castling_is_hidden(&judge->position, opened))
		return LAWS_POSSIBLE;
	if (play == JUDGE_PLAY_NOTHING &&
	    (may_press_back(judge) || may_press_for_fall(judge, opened) ||
	     may_be_bounce(judge, act)))
		return LAWS_POSSIBLE;
	if (play == JUDGE_PLAY_MOVE &&
	    (judge_doubts_play(judge, played) || may_have_rolled(judge, opened, played)))
		return LAWS_POSSIBLE;
	if (play != JUDGE_PLAY_OTHER && (is_inferred(judge, act) || knows_failing(judge)))
		return LAWS_LIKELY;
	if (play == JUDGE_PLAY_MOVE && may_be_legal(judge, played))
		return LAWS_LIKELY;
	return played->confidence;
}

/*
 * A press when the board, the press itself or one of the last moves was not observed: no
 * player is accused of what may have happened otherwise.
 */
static const struct laws_verdict_alert *
press_after_gap(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	if (judge->astray)
		return NULL;
	if (memcmp(judge->board, judge->position.board, sizeof(judge->board)) != 0) {
		judge_tell_displaced(judge, LAWS_CERTAIN, judge_occupied(judge), act->first, out);
		return NULL;
	}
	return &judge_raise_alert(judge, LAWS_ALERT_NO_MOVE, LAWS_POSSIBLE, act->side, act->first,
				  out)
			->alert;
}

/*
 * The squares that differ are evidence of every alert about a press; the move only where it
 * is known.
 */
static void show_play(const struct laws_judge_play *play, struct laws_verdict_alert *alert)
{
	if (alert->kind == LAWS_ALERT_DISPLACED)
		alert->displaced.differences = play->evidence.differences;
	else if (alert->kind == LAWS_ALERT_NO_MOVE)
		alert->board = play->evidence.differences;
	else
		alert->played = play->evidence;
}

/*
 * Displaced pieces raise one alert. Until the board and the record agree again only an
 * illegal move raises another.
 */
static const struct laws_verdict_alert *
raise_alert(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	struct laws_judge_play played;
	enum judge_play play = judge_describe_play(judge, &judge->position, act->opened, &played);
	enum laws_alert_kind kind = kind_of(judge, play, &played);
	struct laws_verdict_alert *alert;

	if (play == JUDGE_PLAY_OTHER)
		judge->hands.unknown = true;
	if (judge->astray && play != JUDGE_PLAY_MOVE)
		return NULL;
	/* The pieces are in order again, but it is unknown who put them where. */
	if (judge->astray) {
		judge_agrees(judge, act->first, out);
		played.confidence = LAWS_LIKELY;
	}
	alert = &judge_raise_alert(judge, kind, confidence_of(judge, act, play, &played), act->side,
				   act->first, out)
			 ->alert;
	show_play(&played, alert);
	judge->astray = play == JUDGE_PLAY_OTHER;
	if (judge->astray)
		judge->astray_alert = alert->id;
	return alert;
}

/*
 * A move that was not observed was inferred: what the board shows now may follow from another one,
 * and only a piece that was seen to go where no legal move takes it is more than that.
 */
static bool is_behind_gap(const struct laws_judge *judge, const struct laws_act *act)
{
	if (judge->unobserved || act->unobserved)
		return true;
	return judge->doubtful &&
	       (judge->astray || act->unsure || !judge_shows_illegal_move(judge, act));
}

unsigned int judge_press_without_move(struct laws_judge *judge, const struct laws_act *act,
				      struct laws_verdicts *out)
{
	const struct laws_verdict_alert *told;
	unsigned int alert;

	/*
	 * The mover played from what his own board shows, for which there is an alert already
	 * (D.2.9).
	 */
	if (judge->boards[act->side].differs)
		return judge->boards[act->side].alert;
	judge->acted[act->side]++;
	if (is_behind_gap(judge, act)) {
		told = press_after_gap(judge, act, out);
	} else {
		judge_keep_offence(judge);
		told = raise_alert(judge, act, out);
	}
	judge_note_as_played(judge, told);
	alert = told ? told->id : judge->astray_alert;
	judge_note_position(judge, judge->board, judge->ply + 1, act->first, out);
	return alert;
}
