/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The acts of a turn, and what each of them changes:
 *
 *   the mover touches      the touch binds, unless a release already does or a
 *                          move is made; then it is out of turn
 *   the mover puts down    the piece counts as touched, reported or not;
 *                          released as part of a move that is due, it stays
 *   the mover takes off    an opponent's piece, which counts as touched
 *   the mover presses      a made move is completed, anything else broken
 *   the opponent touches   before a move is made: out of turn; after it: the
 *                          turn is over
 *   the opponent presses   the mover's clock runs
 *   either adjusts         allowed or not
 *
 * Whether an assistant's hands do it (4.9) makes no difference here.
 */
#include <errno.h>
#include <string.h>

#include "turn/turn_internal.h"

static void place_at_home(struct laws_turn *turn)
{
	const laws_piece *board = turn->position.board;

	turn->piece_count = 0;
	for (laws_square square = 0; square < 64; square++)
		if (board[square] != LAWS_NO_PIECE)
			turn->pieces[turn->piece_count++] = (struct laws_turn_piece){
				.piece = board[square],
				.home = square,
				.square = square,
				.taken = square,
				.place = PLACE_STANDS,
			};
}

void laws_turn_begin(struct laws_turn *turn, const struct laws_position *position,
		     const struct laws_turn_terms *terms)
{
	/* Callers copy and compare the struct, so its padding must be defined, too. */
	memset(turn, 0, sizeof(*turn));
	turn->position = *position;
	turn->terms = *terms;
	place_at_home(turn);
}

static void record(struct laws_turn *turn, enum laws_breach_kind kind, enum laws_side side,
		   laws_square square, bool by_clock)
{
	for (unsigned int i = 0; i < turn->recorded_count; i++) {
		const struct laws_turn_recorded *known = &turn->recorded[i];

		if (known->kind == kind && known->side == side && known->square == square &&
		    known->by_clock == by_clock)
			return;
	}
	if (turn->recorded_count < LAWS_TURN_BREACHES)
		turn->recorded[turn->recorded_count++] = (struct laws_turn_recorded){
			.kind = (uint8_t)kind,
			.side = (uint8_t)side,
			.square = square,
			.by_clock = by_clock,
		};
}

/* Article 4.3, in 2001 only of what is deliberate; 4.2.2 since then. */
static bool is_intent(const struct laws_turn *turn, enum laws_touch touch)
{
	return touch == LAWS_TOUCH_DELIBERATE ||
	       (touch == LAWS_TOUCH_UNCLEAR && !turn_is_2001(turn));
}

static bool is_touched(const struct laws_turn *turn, unsigned int index)
{
	for (unsigned int i = 0; i < turn->touch_count; i++)
		if (turn->touches[i].piece == index)
			return true;
	return false;
}

/*
 * When it is unclear which of two pieces was touched first, it was the player's
 * own (4.3.3), and the king before the rook: 4.4.2 needs proof that the rook was
 * first.
 */
static bool goes_before(const struct laws_turn *turn, const struct laws_turn_piece *piece,
			const struct laws_turn_piece *last)
{
	bool own = laws_piece_side(piece->piece) == turn_mover(turn);
	bool last_own = laws_piece_side(last->piece) == turn_mover(turn);

	if (own != last_own)
		return own;
	return own && laws_piece_kind(piece->piece) == LAWS_KING &&
	       laws_piece_kind(last->piece) == LAWS_ROOK;
}

/* The player has touched a piece with intent. */
static void bind_touch(struct laws_turn *turn, unsigned int index, bool order_unclear)
{
	struct laws_turn_touch *last = &turn->touches[turn->touch_count];
	const struct laws_turn_piece *piece = &turn->pieces[index];

	/* Once a release binds, a further touch obliges to nothing. */
	if (turn->release_count || piece->home == LAWS_NO_SQUARE || is_touched(turn, index))
		return;
	*last = (struct laws_turn_touch){.piece = (uint8_t)index};
	turn->touch_count++;
	if (!order_unclear || turn->touch_count < 2 || last[-1].earlier ||
	    !goes_before(turn, piece, &turn->pieces[last[-1].piece]))
		return;
	*last = last[-1];
	last[-1] = (struct laws_turn_touch){.piece = (uint8_t)index};
}

static bool takes_part(const struct laws_turn *turn, struct laws_move move, laws_square home)
{
	return home == move.from || home == laws_move_captured(&turn->position, move) ||
	       (move.type == LAWS_MOVE_CASTLING && home == move.to);
}

/* True when the move made, or one that is still due or possible, involves the piece. */
static bool has_use_for(const struct laws_turn *turn, struct laws_move made, laws_square home)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_obligation by_touch;
	size_t count = laws_course_moves(&turn->position, moves);

	if (home == LAWS_NO_SQUARE || takes_part(turn, made, home))
		return true;
	chesslaws_turn_by_touch(turn, &by_touch);
	for (size_t i = 0; i < count; i++) {
		bool due = turn->release_count ? chesslaws_turn_keeps_all(turn, moves[i])
					       : chesslaws_turn_fulfils(turn, &by_touch, moves[i]);

		if (due && takes_part(turn, moves[i], home))
			return true;
	}
	return false;
}

static void touch_by_mover(struct laws_turn *turn, unsigned int index, bool order_unclear)
{
	laws_square home = turn->pieces[index].home;
	struct laws_move made;

	if (laws_turn_made(turn, &made, NULL) && !has_use_for(turn, made, home))
		record(turn, LAWS_BREACH_TOUCHED_OUT_OF_TURN, turn_mover(turn), home, false);
	else
		bind_touch(turn, index, order_unclear);
}

static int on_touched(struct laws_turn *turn, const struct laws_turn_act *act)
{
	unsigned int index = chesslaws_turn_standing(turn, act->square, act->piece);
	bool intent = is_intent(turn, act->touch);

	if (index == NO_PIECE_INDEX)
		return -EINVAL;
	if (act->touch == LAWS_TOUCH_ACCIDENTAL)
		return 0;
	if (intent && act->side == turn_mover(turn)) {
		touch_by_mover(turn, index, act->order_unclear);
	} else if (intent && laws_turn_made(turn, NULL, NULL)) {
		turn->answered = true;
		return 0;
	} else if (intent) {
		record(turn, LAWS_BREACH_TOUCHED_OUT_OF_TURN, act->side, act->square, false);
	}
	turn->pieces[index].place = PLACE_HELD;
	turn->pieces[index].taken = act->square;
	return 0;
}

static int on_removed(struct laws_turn *turn, const struct laws_turn_act *act)
{
	unsigned int index = chesslaws_turn_leaving(turn, act->square, act->piece);

	if (index == NO_PIECE_INDEX)
		return -EINVAL;
	if (act->side == turn_mover(turn))
		touch_by_mover(turn, index, false);
	chesslaws_turn_take_off(turn, index);
	return 0;
}

static bool is_new_piece(const struct laws_turn_act *act)
{
	enum laws_kind kind = laws_piece_kind(act->piece);

	return act->piece == LAWS_PIECE(act->side, kind) && kind >= LAWS_KNIGHT &&
	       kind <= LAWS_QUEEN;
}

/* The new piece on @square, or NO_PIECE_INDEX. */
static unsigned int new_piece_on(const struct laws_turn *turn, laws_square square)
{
	for (unsigned int i = 0; i < turn->piece_count; i++)
		if (turn->pieces[i].home == LAWS_NO_SQUARE && turn->pieces[i].square == square)
			return i;
	return NO_PIECE_INDEX;
}

static int check_new_piece(const struct laws_turn *turn, const struct laws_turn_act *act)
{
	if (!is_new_piece(act))
		return -EINVAL;
	if (turn->piece_count == LAWS_TURN_PIECES &&
	    new_piece_on(turn, act->square) == NO_PIECE_INDEX)
		return -ENOSPC;
	return 0;
}

/* A new piece takes the place of another that stood there. */
static int put_new_piece(struct laws_turn *turn, const struct laws_turn_act *act,
			 enum turn_place place)
{
	unsigned int old = new_piece_on(turn, act->square);
	int error = check_new_piece(turn, act);

	if (error)
		return error;
	if (old == NO_PIECE_INDEX)
		old = turn->piece_count++;
	turn->pieces[old] = (struct laws_turn_piece){
		.piece = act->piece,
		.home = LAWS_NO_SQUARE,
		.square = act->square,
		.taken = LAWS_NO_SQUARE,
		.place = (uint8_t)place,
	};
	/* Article 4.4.4: final once it touches the square; in 2001 once released (4.7). */
	if (act->side == turn_mover(turn) && (place == PLACE_STANDS || !turn_is_2001(turn)))
		chesslaws_turn_bind(turn, (struct laws_turn_release){
						  .home = LAWS_NO_SQUARE,
						  .square = act->square,
						  .promotion = laws_piece_kind(act->piece),
					  });
	return 0;
}

int laws_turn_correct_promotion(struct laws_turn *turn, laws_square square, uint8_t kind)
{
	unsigned int piece = new_piece_on(turn, square);

	if (piece == NO_PIECE_INDEX || kind < LAWS_KNIGHT || kind > LAWS_QUEEN)
		return -EINVAL;
	turn->pieces[piece].piece = LAWS_PIECE(turn_mover(turn), kind);
	for (unsigned int i = 0; i < turn->release_count; i++)
		if (turn->releases[i].home == LAWS_NO_SQUARE && turn->releases[i].square == square)
			turn->releases[i].promotion = kind;
	return 0;
}

/*
 * Two squares or more along the first rank: the king can only have meant to castle. In
 * Chess960 he castles to the c- and the g-file alone, from wherever he stands (II.3.2.6).
 */
static bool looks_like_castling(const struct laws_turn *turn, laws_square from, laws_square to)
{
	unsigned int first_rank = turn_mover(turn) == LAWS_WHITE ? 0 : 7;
	unsigned int files = square_file(from) > square_file(to)
				     ? square_file(from) - square_file(to)
				     : square_file(to) - square_file(from);

	bool castled = square_file(to) == 2 || square_file(to) == 6;

	return square_rank(from) == first_rank && square_rank(to) == first_rank &&
	       ((files == 2 && !laws_position_is_chess960(&turn->position)) ||
		(files >= 2 && castled));
}

/*
 * A piece released as part of a legal move stays (4.7). That may become clear only
 * when another piece that was in its way has gone back. It holds for a pawn on the
 * square of promotion, too, although only the Arabic text of 2018 says so, in
 * 4.7.3.
 */
static void bind_released(struct laws_turn *turn)
{
	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];

		if (piece->place == PLACE_STANDS && piece->square != piece->home &&
		    laws_piece_side(piece->piece) == turn_mover(turn))
			chesslaws_turn_bind(
				turn, (struct laws_turn_release){
					      .home = piece->home,
					      .square = piece->square,
					      .promotion = piece->home == LAWS_NO_SQUARE
								   ? laws_piece_kind(piece->piece)
								   : LAWS_NO_KIND,
				      });
	}
}

static void release_by_mover(struct laws_turn *turn, const struct laws_turn_piece *piece)
{
	unsigned int bound = turn->release_count;

	bind_released(turn);
	if (turn->release_count == bound && piece->square != piece->home &&
	    piece->piece == LAWS_PIECE(turn_mover(turn), LAWS_KING) &&
	    looks_like_castling(turn, piece->home, piece->square))
		turn->king_meant_castling = true;
}

static int put(struct laws_turn *turn, const struct laws_turn_act *act, enum turn_place place)
{
	unsigned int index = chesslaws_turn_taken(turn, act->from, act->piece);
	struct laws_turn_piece *piece = &turn->pieces[index];
	bool by_mover = act->side == turn_mover(turn);

	if (act->from == LAWS_NO_SQUARE)
		return put_new_piece(turn, act, place);
	if (index == NO_PIECE_INDEX)
		return -EINVAL;
	if (by_mover && act->square != piece->square)
		touch_by_mover(turn, index, false);
	piece->square = act->square;
	piece->place = (uint8_t)place;
	if (place == PLACE_STANDS)
		piece->taken = act->square;
	if (by_mover && place == PLACE_STANDS)
		release_by_mover(turn, piece);
	return 0;
}

static int on_promoted(struct laws_turn *turn, const struct laws_turn_act *act)
{
	unsigned int pawn = chesslaws_turn_at_home(turn, act->from);
	int error = check_new_piece(turn, act);

	if (pawn == NO_PIECE_INDEX || act->side != turn_mover(turn) ||
	    turn->pieces[pawn].piece != LAWS_PIECE(act->side, LAWS_PAWN))
		return -EINVAL;
	if (error)
		return error;
	/* The touch goes first, because the release is judged by it. */
	touch_by_mover(turn, pawn, false);
	put_new_piece(turn, act, PLACE_STANDS);
	chesslaws_turn_take_off(turn, pawn);
	return 0;
}

/*
 * Article 4.2.1, and since 2017 6.2.5. Whose pieces they are makes no
 * difference; the Chinese text of 2023 alone speaks of the player's own.
 */
static int on_adjusted(struct laws_turn *turn, const struct laws_turn_act *act)
{
	bool made = laws_turn_made(turn, NULL, NULL);
	bool by_mover = act->side == turn_mover(turn);
	bool has_the_move = by_mover != made;
	/* Until the press it is the mover's clock that runs, or the opponent's before it. */
	bool clock_runs = by_mover != turn->terms.awaits_press;

	if (!act->squares)
		return -EINVAL;
	if (!has_the_move)
		record(turn, LAWS_BREACH_ADJUSTED, act->side, first_square(act->squares), false);
	else if (turn->terms.clock_kept && !clock_runs && !turn_is_2001(turn))
		record(turn, LAWS_BREACH_ADJUSTED, act->side, first_square(act->squares), true);
	return 0;
}

static int on_two_hands(struct laws_turn *turn, const struct laws_turn_act *act)
{
	if (act->side != turn_mover(turn))
		return -EINVAL;
	turn->two_hands = true;
	return 0;
}

/* Everything stands where it stood when the turn began. */
static bool nothing_moved(const struct laws_turn *turn)
{
	for (unsigned int i = 0; i < turn->piece_count; i++)
		if (turn->pieces[i].square != turn->pieces[i].home ||
		    turn->pieces[i].place == PLACE_OFF)
			return false;
	return true;
}

/* A pawn that stands where one of its legal moves promotes it, or NO_PIECE_INDEX (7.5.2). */
static unsigned int unreplaced_pawn(const struct laws_turn *turn)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(&turn->position, moves);

	for (size_t i = 0; i < count; i++) {
		unsigned int pawn = chesslaws_turn_at_home(turn, moves[i].from);

		if (moves[i].promotion && piece_is_on_board(&turn->pieces[pawn]) &&
		    turn->pieces[pawn].square == moves[i].to)
			return pawn;
	}
	return NO_PIECE_INDEX;
}

static void press_without_move(struct laws_turn *turn)
{
	unsigned int pawn = unreplaced_pawn(turn);
	enum laws_side side = turn_mover(turn);

	if (pawn != NO_PIECE_INDEX)
		record(turn, LAWS_BREACH_PAWN_NOT_REPLACED, side, turn->pieces[pawn].square, false);
	else if (nothing_moved(turn))
		record(turn, LAWS_BREACH_NO_MOVE, side, LAWS_NO_SQUARE, false);
	else
		record(turn, LAWS_BREACH_ILLEGAL_MOVE, side, LAWS_NO_SQUARE, false);
}

static int on_pressed(struct laws_turn *turn, const struct laws_turn_act *act)
{
	struct laws_move move;

	if (act->side != turn_mover(turn)) {
		turn->terms.awaits_press = false;
		return 0;
	}
	turn->pressed = true;
	if (chesslaws_turn_shows(turn, &move))
		turn->completed = true;
	else
		press_without_move(turn);
	return 0;
}

static bool is_in_range(const struct laws_turn_act *act)
{
	if ((unsigned int)act->side > LAWS_BLACK ||
	    (unsigned int)act->touch > LAWS_TOUCH_ACCIDENTAL)
		return false;
	if (act->kind > LAWS_TURN_PROMOTED)
		return true;
	if (act->kind == LAWS_TURN_PLACED || act->kind == LAWS_TURN_RELEASED)
		return act->square < LAWS_NO_SQUARE && act->from <= LAWS_NO_SQUARE;
	return act->square < LAWS_NO_SQUARE;
}

int laws_turn_step(struct laws_turn *turn, const struct laws_turn_act *act)
{
	if (!is_in_range(act))
		return -EINVAL;
	if (turn->completed || (turn->answered && act->kind != LAWS_TURN_PRESSED))
		return -EALREADY;
	switch (act->kind) {
	case LAWS_TURN_TOUCHED:
		return on_touched(turn, act);
	case LAWS_TURN_REMOVED:
		return on_removed(turn, act);
	case LAWS_TURN_PLACED:
		return put(turn, act, PLACE_PUT);
	case LAWS_TURN_RELEASED:
		return put(turn, act, PLACE_STANDS);
	case LAWS_TURN_PROMOTED:
		return on_promoted(turn, act);
	case LAWS_TURN_ADJUSTED:
		return on_adjusted(turn, act);
	case LAWS_TURN_TWO_HANDS:
		return on_two_hands(turn, act);
	case LAWS_TURN_PRESSED:
		return on_pressed(turn, act);
	}
	return -EINVAL;
}

/* Where the pawn stands that was pressed unreplaced, or LAWS_NO_SQUARE. */
static laws_square pawn_not_replaced(const struct laws_turn *turn)
{
	for (unsigned int i = 0; i < turn->recorded_count; i++)
		if (turn->recorded[i].kind == LAWS_BREACH_PAWN_NOT_REPLACED)
			return turn->recorded[i].square;
	return LAWS_NO_SQUARE;
}

/* Article 7.5.2, since 2017. */
static void require_queen(struct laws_turn *turn, laws_square home, laws_square square)
{
	turn->releases[0] = (struct laws_turn_release){.home = home, .square = square};
	turn->releases[1] = (struct laws_turn_release){
		.home = LAWS_NO_SQUARE,
		.square = square,
		.promotion = LAWS_QUEEN,
	};
	turn->release_count = 2;
	turn->queen_due = true;
}

void laws_turn_take_back(struct laws_turn *turn)
{
	place_at_home(turn);
	turn->recorded_count = 0;
	turn->two_hands = turn->pressed = turn->completed = turn->answered = false;
}

void laws_turn_replace(struct laws_turn *turn)
{
	unsigned int pawn = unreplaced_pawn(turn);
	struct laws_move moves[LAWS_MOVES_MAX];

	if (turn_is_2001(turn)) {
		turn->release_count = 0;
		turn->king_meant_castling = false;
	} else if (pawn != NO_PIECE_INDEX && pawn_not_replaced(turn) != LAWS_NO_SQUARE) {
		require_queen(turn, turn->pieces[pawn].home, turn->pieces[pawn].square);
	}
	laws_turn_take_back(turn);
	for (unsigned int i = 0; i < turn->touch_count; i++)
		turn->touches[i].earlier = true;
	/* The touches alone may now oblige to other moves than what was released. */
	if (laws_turn_moves(turn, moves))
		return;
	turn->release_count = 0;
	turn->queen_due = false;
}
