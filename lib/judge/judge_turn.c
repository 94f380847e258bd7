/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The judge's turn: each act of hands goes to it, and the judge remembers beside it how sure
 * that act is. judge_breaches.c finds what was broken.
 *
 * A turn that has missed an act, or cannot follow one, accuses nobody until the next turn
 * begins: the first touch may be one that it has missed.
 */
#include <string.h>

#include "judge/judge_internal.h"
#include "turn/turn_internal.h"

/* One hand does not lift two pieces one after the other in less. */
#define ONE_HAND_LEAST ((laws_time)50000)
/*
 * Three pieces that leave the board within this time were knocked over, and two that are put back
 * may have been.
 */
#define KNOCKED_MOST ((laws_time)300000)
/* Before any game. */
#define LONG_AGO (-60 * LAWS_SECOND)
/*
 * The hand that presses, or draws back, knocks pieces over within this time of the press:
 * estimated, some times of its way by Fitts' law (hands.h). A piece that was off its square so
 * soon, and is put back, may have fallen, where touches need not be announced.
 */
#define KNOCKED_AT_PRESS (3 * LAWS_SECOND / 2)
/*
 * By then it has left its reed: the hand draws back in 0.3 s (hands.h), and a piece topples in 0.2
 * to 0.4 s, by mechanics. A hand that lifts it has to see the press and to come there.
 */
#define FALLEN_AT_PRESS (3 * LAWS_SECOND / 4)
/* Putting a piece right on its square takes no longer. */
#define PUT_RIGHT_MOST (2 * LAWS_SECOND)
/*
 * A piece that is back so soon may have been nudged by a sleeve: to lift it off its reed and
 * put it down again takes a hand two moves of an eighth of a second at least (hands.h).
 */
#define NUDGED_MOST (LAWS_SECOND / 4)

static void begin_hands(struct laws_judge *judge)
{
	struct laws_judge_hands *hands = &judge->hands;

	memset(hands, 0, sizeof(*hands));
	hands->last[0] = hands->last[1] = LONG_AGO;
	hands->last_square = LAWS_NO_SQUARE;
	hands->unknown = judge->unobserved;
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

	/* A source without piece recognition still reports the promoted piece as a pawn. */
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

/* The order in which two own pieces were lifted at once is unclear, except when castling. */
static bool is_knock(const struct laws_judge *judge, const struct laws_act *act)
{
	const struct laws_judge_hands *hands = &judge->hands;

	if (judge_earliest(act) - hands->last[1] < KNOCKED_MOST)
		return true;
	return judge_earliest(act) - hands->last[0] < ONE_HAND_LEAST &&
	       is_movers(judge, hands->last_square) && is_movers(judge, act->square) &&
	       !is_king(judge, hands->last_square) && !is_king(judge, act->square);
}

/*
 * To castle, king and rook are held together: @squares are theirs, and the king stands where a
 * player may believe that he may (4.4.3).
 */
static bool may_castle(const struct laws_judge *judge, laws_squares squares)
{
	const struct laws_position *position = &judge->position;
	enum laws_side side = judge_mover(judge);
	laws_square king = king_square(position, side);

	return squares & LAWS_SQUARE_SET(king) &&
	       !(squares & ~(LAWS_SQUARE_SET(king) | position->kinds[LAWS_ROOK])) &&
	       square_rank(king) == (side == LAWS_WHITE ? 0 : 7) &&
	       (square_file(king) == 4 || position->castling & position->sides[side]);
}

/* A hand does not hold two own pieces, except when castling: one of them was not touched by it. */
static void doubt_held_together(struct laws_judge *judge, laws_squares square)
{
	struct laws_judge_hands *hands = &judge->hands;
	laws_squares own = judge->position.sides[judge_mover(judge)];
	laws_squares held = hands->away & own;

	if (square & own && held && !may_castle(judge, square | held))
		hands->unsure |= square | held;
}

/*
 * The piece of @square is back. If the same was reported in an earlier turn, reports of the
 * square may be about to fail.
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
	laws_time rested = judge_earliest(act) - hands->released[act->square];

	if (is_knock(judge, act))
		hands->unknown = true;
	/* Where that is unsure it may have stood there without being let go of. */
	if (act->unsure)
		rested = 1;
	if (hands->moved & square && rested > hands->rested)
		hands->rested = rested;
	hands->moved &= ~square;
	doubt_held_together(judge, square);
	hands->alone |= square;
	hands->away |= square;
	hands->touched[act->square] = act->first;
	hands->doubt[act->square] = (uint32_t)act->uncertainty;
	hands->last[1] = hands->last[0];
	hands->last[0] = act->first;
	hands->last_square = act->square;
}

/* True when a piece of the mover's reaches @square, legally or not, or takes it en passant. */
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
 * A piece of the opponent's is back on its square. The mover may have meant to take it, the
 * opponent may have put it right without the right to, or a hand that carries another piece
 * may have knocked it over.
 */
static void note_return(struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_hands *hands = &judge->hands;
	laws_squares square = LAWS_SQUARE_SET(act->square);
	bool alone = hands->alone & square;
	bool is_long = judge_earliest(act) - hands->touched[act->square] >= PUT_RIGHT_MOST;

	if (!alone || !is_long)
		hands->unsure |= square;
	/* Clearly accidental contact is no touch (4.2.2). */
	if (judge_earliest(act) - hands->touched[act->square] < NUDGED_MOST)
		return;
	if (!alone || judge->made || can_be_captured(judge, act->square))
		return;
	hands->idle |= square;
}

/*
 * A piece that was lifted by itself and is back may have been adjusted. An announcement that is
 * said aloud (4.2.1) is not sensed, so only where all are made by button or command the lack of
 * one tells that the piece was touched.
 */
static void doubt_adjusted(struct laws_judge *judge, laws_squares square)
{
	if (!judge->regulations.adjust_announced)
		judge->hands.unsure |= judge->hands.alone & square;
}

/* The squares whose pieces were touched at @since or later. */
static laws_squares touched_since(const struct laws_judge_hands *hands, laws_time since)
{
	laws_squares squares = 0;

	for (laws_square square = 0; square < 64; square++)
		if (hands->touched[square] >= since)
			squares |= LAWS_SQUARE_SET(square);
	return squares;
}

/*
 * The piece of @square left it in this turn, within @span of the press before, or of the move
 * before where nobody presses.
 */
static bool left_within(const struct laws_judge *judge, laws_square square, laws_time span)
{
	const struct laws_judge_hands *hands = &judge->hands;
	bool is_pressed = judge->regulations.clock != LAWS_CLOCK_NONE;
	laws_time left_at = is_pressed ? judge->pressed_at : judge->made_at;

	return hands->touched[square] &&
	       hands->touched[square] - hands->doubt[square] - left_at < span;
}

bool judge_fell_at_press(const struct laws_judge *judge, laws_square square)
{
	return left_within(judge, square, FALLEN_AT_PRESS);
}

/*
 * A piece of @square was off it about the time of the press before, or of the move before where
 * nobody presses, and is back: the hand that drew back may have knocked it over, and a piece that
 * is set up again binds nobody. What was touched meanwhile may have fallen with it, on its own
 * reed.
 */
static void doubt_fallen(struct laws_judge *judge, laws_square square)
{
	const struct laws_judge_hands *hands = &judge->hands;

	if (!judge->regulations.adjust_announced && left_within(judge, square, KNOCKED_AT_PRESS))
		judge->hands.unsure |= touched_since(hands, hands->touched[square]);
}

/* How long after one another the pieces of @square and @other were lifted, at least. */
static laws_time between_touches(const struct laws_judge_hands *hands, laws_square square,
				 laws_square other)
{
	laws_time later = hands->touched[square] - hands->touched[other];

	return later < 0 ? -later - hands->doubt[other] : later - hands->doubt[square];
}

laws_squares judge_fell_with(const struct laws_judge *judge, laws_square square)
{
	const struct laws_judge_hands *hands = &judge->hands;
	laws_squares back = judge_occupied(judge) & ~hands->away & ~LAWS_SQUARE_SET(square);
	laws_squares fell = 0;

	for (; hands->touched[square] && back; back &= back - 1) {
		laws_square other = (laws_square)__builtin_ctzll(back);

		if (hands->touched[other] && between_touches(hands, square, other) < KNOCKED_MOST)
			fell |= LAWS_SQUARE_SET(other);
	}
	return fell;
}

/* The piece of @square is back, and may have fallen with others. */
static void doubt_knocked(struct laws_judge *judge, laws_square square)
{
	laws_squares fell = judge_fell_with(judge, square);

	if (fell)
		judge->hands.unsure |= fell | LAWS_SQUARE_SET(square);
}

/*
 * Before the opponent's press the player may touch his pieces for other reasons, or the opponent
 * may set up a piece that he has knocked over, at once or by another square.
 */
static bool is_before_press(const struct laws_judge *judge, const struct laws_act *act)
{
	return judge_is_open(judge, judge->ply) || judge_earliest(act) <= judge->pressed_at;
}

/* A piece is back on the square from which it was lifted. */
static void note_back(struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_hands *hands = &judge->hands;
	laws_squares square = LAWS_SQUARE_SET(act->square);
	laws_time lasted = judge_earliest(act) - hands->touched[act->square];

	doubt_repeated(judge, act->square);
	doubt_adjusted(judge, square);
	doubt_knocked(judge, act->square);
	/* An act that perhaps nobody did proves nothing about hands. */
	if (act->unsure)
		hands->nudged |= square;
	else if (!is_movers(judge, act->square))
		note_return(judge, act);
	else if (lasted < NUDGED_MOST)
		hands->nudged |= square;
	else if (is_before_press(judge, act))
		hands->unsure |= square;
	/* After a release elsewhere it is no touch that binds the move. */
	else if (!judge->made && !hands->moved)
		hands->nudged &= ~square;
}

/*
 * Two pieces were off their squares together if both were when the first of them was put down. A
 * release is told only when it has rested, and the next piece may have been touched meanwhile: the
 * times count.
 */
static void note_together(struct laws_judge_hands *hands, const struct laws_act *act)
{
	laws_squares from = LAWS_SQUARE_SET(act->from);

	hands->away &= ~from;
	for (laws_squares others = hands->away; others; others &= others - 1) {
		laws_square other = (laws_square)__builtin_ctzll(others);

		if (hands->touched[other] < act->first)
			hands->alone &= ~(from | LAWS_SQUARE_SET(other));
	}
}

static void note_release(struct laws_judge *judge, const struct laws_act *act)
{
	struct laws_judge_hands *hands = &judge->hands;
	laws_piece home = judge->position.board[act->square];

	if (act->from != LAWS_NO_SQUARE)
		note_together(hands, act);
	if (act->from == act->square && home)
		note_back(judge, act);
	if (home && home == act->piece) {
		/* It may have lain on another square meanwhile. */
		doubt_fallen(judge, act->square);
		if (act->from != act->square && is_before_press(judge, act))
			hands->unsure |= LAWS_SQUARE_SET(act->square);
		return;
	}
	hands->moved |= LAWS_SQUARE_SET(act->square);
	hands->released[act->square] = act->first;
}

static bool order_is_unclear(const struct laws_judge *judge, const struct laws_act *act)
{
	return judge_earliest(act) - judge->hands.last[0] < ONE_HAND_LEAST;
}

/* True when the turn takes acts: what is done by the arbiter's order does not belong to it. */
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

	/* The tracker reports no touch by the opponent unless there is a move to answer. */
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

/* Released without a touch: the tracker has changed its mind about earlier acts. */
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

static void step_own(struct laws_judge *judge, enum laws_turn_act_kind kind, laws_square square,
		     laws_square from)
{
	step_turn(judge, &(struct laws_turn_act){
				 .kind = kind,
				 .side = judge_mover(judge),
				 .square = square,
				 .from = from,
			 });
}

void judge_tell_moved_on(struct laws_judge *judge, laws_square released, struct laws_move move)
{
	laws_square captured = laws_move_captured(&judge->position, move);

	step_own(judge, LAWS_TURN_TOUCHED, move.from, LAWS_NO_SQUARE);
	step_own(judge, LAWS_TURN_RELEASED, released, move.from);
	step_own(judge, LAWS_TURN_TOUCHED, released, LAWS_NO_SQUARE);
	if (captured != LAWS_NO_SQUARE)
		step_own(judge, LAWS_TURN_REMOVED, captured, LAWS_NO_SQUARE);
	step_own(judge, LAWS_TURN_RELEASED, move.to, released);
	/* For how long it stood is not known. */
	judge->hands.rested = 1;
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

/* The new piece was recognised twice, as different pieces. */
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

/* The kept turn that began from the same position as the present one, or NULL. */
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
		/* What was touched before the board was put in order is unknown. */
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
	/* A press releases the piece. */
	judge->hands.rested = offence->turn.pressed ? LAWS_NEVER : offence->hands.rested;
}
