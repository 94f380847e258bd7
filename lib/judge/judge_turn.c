/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The turn in the judge: each act of hands goes to it one to one, and how sure
 * it is what they did is remembered beside it. judge_breaches.c says what was
 * broken.
 *
 * A turn that was not told all, or cannot follow, accuses nobody until the
 * next one begins: what was touched first might be what it has missed.
 */
#include <string.h>

#include "judge/judge_internal.h"
#include "turn/turn_internal.h"

/* One hand does not take two pieces one after the other in less. */
#define ONE_HAND_LEAST ((laws_time)50000)
/* Three pieces within this time were not taken but knocked over. */
#define KNOCKED_MOST ((laws_time)300000)
/* Before any game. */
#define LONG_AGO (-60 * LAWS_SECOND)
/* Nobody takes longer to put a piece right on its square. */
#define PUT_RIGHT_MOST (2 * LAWS_SECOND)
/*
 * What is back so soon may have been nudged by a sleeve: to lift a piece off
 * its reed and to put it down again takes a hand two moves of an eighth of a
 * second at the least (hands.h).
 */
#define NUDGED_MOST (LAWS_SECOND / 4)

static void begin_hands(struct laws_judge *judge)
{
	struct laws_judge_hands *hands = &judge->hands;

	memset(hands, 0, sizeof(*hands));
	hands->last[0] = hands->last[1] = LONG_AGO;
	hands->last_square = LAWS_NO_SQUARE;
	hands->unknown = judge->unobserved || judge->doubtful;
}

void judge_begin_turn(struct laws_judge *judge)
{
	struct laws_turn_terms terms = {
		.edition = judge->regulations.edition,
		.format = judge->ledger.format,
		.clock_kept = judge->regulations.clock != LAWS_CLOCK_NONE,
		.awaits_press = judge_is_open(judge, judge->ply),
	};

	laws_turn_begin(&judge->turn, &judge->position, &terms);
	begin_hands(judge);
}

static void step_turn(struct laws_judge *judge, const struct laws_turn_act *step)
{
	struct laws_turn_act unnamed = *step;
	int error = laws_turn_step(&judge->turn, step);

	/* What promotes is a pawn to who cannot see, also once it has become another piece. */
	unnamed.piece = LAWS_NO_PIECE;
	if (error && step->piece && step->from != LAWS_NO_SQUARE)
		error = laws_turn_step(&judge->turn, &unnamed);
	if (error)
		judge->hands.unknown = true;
}

static bool is_movers(const struct laws_judge *judge, laws_square square)
{
	laws_piece piece = judge->position.board[square];

	return piece && laws_piece_side(piece) == judge_mover(judge);
}

static bool is_king(const struct laws_judge *judge, laws_square square)
{
	return laws_piece_kind(judge->position.board[square]) == LAWS_KING;
}

/* Of two own pieces lifted at once nobody can tell the first, except to castle. */
static bool is_knock(const struct laws_judge *judge, const struct laws_act *act)
{
	const struct laws_judge_hands *hands = &judge->hands;

	if (act->first - hands->last[1] < KNOCKED_MOST)
		return true;
	return act->first - hands->last[0] < ONE_HAND_LEAST &&
	       is_movers(judge, hands->last_square) && is_movers(judge, act->square) &&
	       !is_king(judge, hands->last_square) && !is_king(judge, act->square);
}

/* King and rook are held together to castle, from the first rank. */
static bool may_castle(const struct laws_judge *judge)
{
	enum laws_side side = judge_mover(judge);

	return square_rank(king_square(&judge->position, side)) == (side == LAWS_WHITE ? 0 : 7);
}

/* No hand holds up two pieces of its own, but to castle: one of them was nobody's. */
static void doubt_held_together(struct laws_judge *judge, laws_squares square)
{
	struct laws_judge_hands *hands = &judge->hands;
	laws_squares own = judge->position.sides[judge_mover(judge)];
	laws_squares held;

	if (may_castle(judge))
		own &= ~judge->position.kinds[LAWS_KING];
	held = hands->away & own;
	if (square & own && held)
		hands->unsure |= square | held;
}

/*
 * The piece of @square is back. Where the like was told of an earlier turn, what
 * tells of that square may be about to fail.
 */
static void doubt_repeated(struct laws_judge *judge, laws_square square)
{
	struct laws_judge_put_back *before = &judge->put_back[square];
	laws_piece piece = judge->position.board[square];

	if (before->piece == piece && before->ply && before->ply != judge->ply + 1)
		judge->hands.unsure |= LAWS_SQUARE_SET(square);
	else
		*before = (struct laws_judge_put_back){.piece = piece, .ply = judge->ply + 1};
}

static void note_touch(struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_hands *hands = &judge->hands;
	laws_squares square = LAWS_SQUARE_SET(act->square);
	laws_time rested = act->first - hands->released[act->square];

	if (is_knock(judge, act))
		hands->unknown = true;
	if (hands->moved & square && rested > hands->rested)
		hands->rested = rested;
	hands->moved &= ~square;
	doubt_held_together(judge, square);
	hands->alone = hands->away ? 0 : square;
	hands->away |= square;
	hands->touched[act->square] = act->first;
	hands->last[1] = hands->last[0];
	hands->last[0] = act->first;
	hands->last_square = act->square;
}

/* Some piece of the mover's reaches it, whether that is legal or not; or takes it in passing. */
static bool can_be_captured(const struct laws_judge *judge, laws_square square)
{
	const struct laws_position *position = &judge->position;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	if (attackers(position, square, judge_mover(judge), laws_position_occupied(position)))
		return true;
	count = laws_course_moves(position, moves);
	for (size_t i = 0; i < count; i++)
		if (laws_move_captured(position, moves[i]) == square)
			return true;
	return false;
}

/*
 * A piece of the opponent's is back on its square. The mover may have meant to
 * take it, or the opponent, who had no right to, have put it right; a hand that
 * carries another piece may have knocked it over.
 */
static void note_return(struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_hands *hands = &judge->hands;
	laws_squares square = LAWS_SQUARE_SET(act->square);
	bool alone = hands->alone & square;
	bool is_long = act->first - hands->touched[act->square] >= PUT_RIGHT_MOST;

	if (!alone || !is_long)
		hands->unsure |= square;
	/* Clearly accidental contact is no touch (4.2.2). */
	if (act->first - hands->touched[act->square] < NUDGED_MOST)
		return;
	if (!alone || judge->made || can_be_captured(judge, act->square))
		return;
	hands->idle |= square;
}

static void note_release(struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_hands *hands = &judge->hands;
	laws_piece home = judge->position.board[act->square];
	laws_time lasted = act->first - hands->touched[act->square];

	if (act->from != LAWS_NO_SQUARE)
		hands->away &= ~LAWS_SQUARE_SET(act->from);
	if (act->from == act->square && home)
		doubt_repeated(judge, act->square);
	/* What may be nobody's doing says nothing of hands. */
	if (act->from == act->square && home && act->unsure)
		hands->nudged |= LAWS_SQUARE_SET(act->square);
	else if (act->from == act->square && home && !is_movers(judge, act->square))
		note_return(judge, act);
	else if (act->from == act->square && home && lasted < NUDGED_MOST)
		hands->nudged |= LAWS_SQUARE_SET(act->square);
	/*
	 * Before the opponent's press a player may be at his pieces for other reasons, and
	 * the opponent, who has knocked one over, sets it up again.
	 */
	else if (act->from == act->square && home &&
		 (judge_is_open(judge, judge->ply) || act->first <= judge->pressed_at))
		hands->unsure |= LAWS_SQUARE_SET(act->square);
	/* Behind a release elsewhere it is no touch that the move was bound by. */
	else if (act->from == act->square && home && !judge->made && !hands->moved)
		hands->nudged &= ~LAWS_SQUARE_SET(act->square);
	hands->alone = 0;
	if (home == act->piece)
		return;
	hands->moved |= LAWS_SQUARE_SET(act->square);
	hands->released[act->square] = act->first;
}

static bool order_is_unclear(const struct laws_judge *judge, const struct laws_act *act)
{
	return act->first - judge->hands.last[0] < ONE_HAND_LEAST;
}

/* Whether the turn takes acts now: what is done by the arbiter's order is none of its. */
static bool takes_acts(struct laws_judge *judge, const struct laws_act *act)
{
	if (judge->irregular)
		return false;
	if (act->unobserved || judge->state != LAWS_JUDGE_PLAYING)
		judge->hands.unknown = true;
	return !judge->hands.unknown;
}

static void tell_touched(struct laws_judge *judge, const struct laws_act *act)
{
	bool answers = judge->made && act->side != judge_mover(judge);

	/* Without a move to answer the opponent's touch is not what the tracker tells. */
	if (!answers && act->side != judge_mover(judge))
		judge->hands.unknown = true;
	step_turn(judge, &(struct laws_turn_act){
				 .kind = LAWS_TURN_TOUCHED,
				 .side = act->side,
				 .square = act->square,
				 .piece = act->piece,
				 .order_unclear = order_is_unclear(judge, act),
			 });
	if (!answers)
		note_touch(judge, act);
}

/* Released where nobody had touched it: what was told before is told otherwise now. */
static bool is_second_thought(const struct laws_judge *judge, const struct laws_act *act)
{
	return act->from != LAWS_NO_SQUARE && !(judge->hands.away & LAWS_SQUARE_SET(act->from));
}

static void tell_released(struct laws_judge *judge, const struct laws_act *act)
{
	if (is_second_thought(judge, act))
		judge->hands.unknown = true;
	step_turn(judge, &(struct laws_turn_act){
				 .kind = LAWS_TURN_RELEASED,
				 .side = act->side,
				 .square = act->square,
				 .from = act->from,
				 .piece = act->piece,
			 });
	note_release(judge, act);
}

static void tell_promoted(struct laws_judge *judge, const struct laws_act *act)
{
	step_turn(judge, &(struct laws_turn_act){
				 .kind = LAWS_TURN_PROMOTED,
				 .side = act->side,
				 .square = act->square,
				 .from = act->from,
				 .piece = act->piece,
			 });
	note_release(judge, act);
	judge->hands.seen =
		act->source == LAWS_PROMOTION_SEEN ? laws_piece_kind(act->piece) : LAWS_NO_KIND;
}

static void tell_plain(struct laws_judge *judge, enum laws_turn_act_kind kind,
		       const struct laws_act *act)
{
	step_turn(judge, &(struct laws_turn_act){
				 .kind = kind,
				 .side = act->side,
				 .square = act->square,
				 .squares = act->squares,
			 });
	if (kind == LAWS_TURN_REMOVED)
		judge->hands.away &= ~LAWS_SQUARE_SET(act->square);
}

void judge_tell_turn(struct laws_judge *judge, const struct laws_act *act)
{
	if (act->kind == LAWS_ACT_UNOBSERVED || act->kind == LAWS_ACT_DISPLACED ||
	    act->kind == LAWS_ACT_RESTORED)
		judge->hands.unknown = true;
	if (!takes_acts(judge, act))
		return;
	if (act->kind == LAWS_ACT_TOUCHED)
		tell_touched(judge, act);
	else if (act->kind == LAWS_ACT_RELEASED)
		tell_released(judge, act);
	else if (act->kind == LAWS_ACT_PROMOTED)
		tell_promoted(judge, act);
	else if (act->kind == LAWS_ACT_REMOVED)
		tell_plain(judge, LAWS_TURN_REMOVED, act);
	else if (act->kind == LAWS_ACT_ADJUSTED)
		tell_plain(judge, LAWS_TURN_ADJUSTED, act);
	else if (act->kind == LAWS_ACT_PRESSED)
		tell_plain(judge, LAWS_TURN_PRESSED, act);
}

/* The new piece was recognised twice, and not as the same. */
static bool is_exchanged(const struct laws_judge *judge, const struct laws_act *act)
{
	return act->source == LAWS_PROMOTION_SEEN && judge->hands.seen &&
	       judge->hands.seen != laws_piece_kind(act->piece);
}

void judge_tell_turn_amended(struct laws_judge *judge, const struct laws_act *act)
{
	if (!takes_acts(judge, act))
		return;
	if (is_exchanged(judge, act)) {
		tell_promoted(judge, act);
		return;
	}
	if (judge->hands.away & LAWS_SQUARE_SET(act->square))
		tell_plain(judge, LAWS_TURN_RELEASED,
			   &(struct laws_act){
				   .side = act->side,
				   .square = act->square,
				   .from = act->square,
			   });
	if (laws_turn_correct_promotion(&judge->turn, act->square,
					(uint8_t)laws_piece_kind(act->piece)))
		judge->hands.unknown = true;
}

void judge_keep_offence(struct laws_judge *judge)
{
	unsigned int ply = judge->ply + 1;
	struct laws_judge_offence *offence = &judge->offences[ply % LAWS_JUDGE_OFFENCES];

	*offence = (struct laws_judge_offence){
		.ply = judge->hands.unknown ? 0 : ply,
		.turn = judge->turn,
		.hands = judge->hands,
	};
}

/* The kept turn that began as the present one does, or NULL. */
static const struct laws_judge_offence *kept_offence(const struct laws_judge *judge)
{
	unsigned int ply = judge->ply + 1;
	const struct laws_judge_offence *offence = &judge->offences[ply % LAWS_JUDGE_OFFENCES];
	const struct laws_position *position = &offence->turn.position;

	if (offence->ply != ply ||
	    laws_position_side(position) != laws_position_side(&judge->position) ||
	    memcmp(position->board, judge->position.board, sizeof(position->board)) != 0)
		return NULL;
	return offence;
}

void judge_replace_turn(struct laws_judge *judge)
{
	const struct laws_judge_offence *offence = kept_offence(judge);
	bool anew = judge->turn.touch_count > 0;
	struct laws_move move;

	if (!offence) {
		/* What was touched before a board was put in order again nobody can tell. */
		if (anew)
			judge_begin_turn(judge);
		judge->hands.unknown = judge->hands.unknown || anew;
		return;
	}
	judge->turn = offence->turn;
	if (chesslaws_turn_shows(&judge->turn, &move))
		laws_turn_take_back(&judge->turn);
	else
		laws_turn_replace(&judge->turn);
	judge->turn.terms.awaits_press = false;
	begin_hands(judge);
	judge->hands.unsure = offence->hands.unsure;
	/* Who has pressed has let go. */
	judge->hands.rested = offence->turn.pressed ? LAWS_NEVER : offence->hands.rested;
}
