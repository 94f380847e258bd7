/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a player must do (Articles 4.3 to 4.5, 4.7).
 *
 * Where two of these articles apply at once, they are read like this: a later
 * touch narrows what an earlier one obliges to, and never replaces what can still
 * be fulfilled. So castling, asked for by king and rook (4.4.1), yields to a piece
 * touched before the king that can move, and not to an opponent's piece touched
 * after the rook. What is released as part of a legal move that is due ends the
 * touching.
 */
#include "turn/turn_internal.h"

/* The touches, and the legal moves by which they are judged. */
struct touching {
	const struct laws_turn *turn;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;
	laws_squares barred;
};

static const struct laws_turn_piece *touched_piece(const struct laws_turn *turn, unsigned int touch)
{
	return &turn->pieces[turn->touches[touch].piece];
}

static bool is_own(const struct laws_turn *turn, const struct laws_turn_piece *piece)
{
	return laws_piece_side(piece->piece) == turn_mover(turn);
}

/* An own rook with which a player may think of castling: any on his first rank. */
static bool is_castling_rook(const struct laws_turn *turn, const struct laws_turn_piece *piece)
{
	unsigned int first_rank = turn_mover(turn) == LAWS_WHITE ? 0 : 7;

	return is_own(turn, piece) && laws_piece_kind(piece->piece) == LAWS_ROOK &&
	       square_rank(piece->home) == first_rank &&
	       square_rank(king_square(&turn->position, turn_mover(turn))) == first_rank;
}

static unsigned int touch_of(const struct laws_turn *turn, laws_square home)
{
	for (unsigned int i = 0; i < turn->touch_count; i++)
		if (touched_piece(turn, i)->home == home)
			return i;
	return turn->touch_count;
}

/* In some positions of Chess960 the rook alone moves in castling (II.3.2.4). */
static bool king_stays(const struct laws_turn *turn, struct laws_move castling)
{
	return laws_move_arrival(&turn->position, castling) == castling.from;
}

/* @move is one of the piece on @own: castling is the king's, and the rook's if it alone moves. */
static bool is_move_of(const struct laws_turn *turn, struct laws_move move, laws_square own)
{
	return move.from == own ||
	       (move.type == LAWS_MOVE_CASTLING && move.to == own && king_stays(turn, move));
}

/* Article 4.4.2: the rooks touched before the king, who may be touched yet. */
static laws_squares rooks_first(const struct laws_turn *turn)
{
	laws_square king = king_square(&turn->position, turn_mover(turn));
	unsigned int king_touch = touch_of(turn, king);
	bool king_earlier = king_touch < turn->touch_count && turn->touches[king_touch].earlier;
	laws_squares rooks = 0;

	/* For a move that replaces an illegal one its own touches count (7.5.1). */
	if (king_earlier)
		return 0;
	for (unsigned int i = 0; i < king_touch; i++)
		if (is_castling_rook(turn, touched_piece(turn, i)))
			rooks |= LAWS_SQUARE_SET(touched_piece(turn, i)->home);
	return rooks;
}

/* Castling in which the king stays does not need the king to be touched first. */
static laws_squares rooks_that_wait(const struct laws_turn *turn, const struct laws_move *moves,
				    size_t count)
{
	laws_squares rooks = rooks_first(turn);

	for (size_t i = 0; i < count; i++)
		if (moves[i].type == LAWS_MOVE_CASTLING && king_stays(turn, moves[i]))
			rooks &= ~LAWS_SQUARE_SET(moves[i].to);
	return rooks;
}

static bool is_barred(struct laws_move move, laws_squares barred)
{
	return move.type == LAWS_MOVE_CASTLING && (barred & LAWS_SQUARE_SET(move.to));
}

/* A legal move from @from, with LAWS_NO_SQUARE from anywhere, that captures on @captured. */
static bool can_capture(const struct touching *touching, laws_square from, laws_square captured)
{
	for (size_t i = 0; i < touching->count; i++) {
		struct laws_move move = touching->moves[i];

		if ((from == LAWS_NO_SQUARE || move.from == from) &&
		    laws_move_captured(&touching->turn->position, move) == captured)
			return true;
	}
	return false;
}

static bool can_move(const struct touching *touching, laws_square from)
{
	for (size_t i = 0; i < touching->count; i++)
		if (is_move_of(touching->turn, touching->moves[i], from) &&
		    !is_barred(touching->moves[i], touching->barred))
			return true;
	return false;
}

static bool can_castle(const struct touching *touching, laws_square rook)
{
	for (size_t i = 0; i < touching->count; i++)
		if (touching->moves[i].type == LAWS_MOVE_CASTLING && touching->moves[i].to == rook)
			return !is_barred(touching->moves[i], touching->barred);
	return false;
}

/* True when the touched piece can be used: an own one moved, an opponent's captured. */
static bool is_of_use(const struct touching *touching, const struct laws_turn_piece *piece)
{
	if (is_own(touching->turn, piece))
		return can_move(touching, piece->home);
	return can_capture(touching, LAWS_NO_SQUARE, piece->home);
}

/*
 * The touch that stands for @own or the opponent's pieces in 4.3.3: the first
 * touched; in 2001, whose 4.3c speaks of one of each colour only, the first of
 * several that 4.3a and 4.3b apply to.
 */
static unsigned int first_of(const struct touching *touching, bool own)
{
	const struct laws_turn *turn = touching->turn;

	for (unsigned int i = 0; i < turn->touch_count; i++) {
		const struct laws_turn_piece *piece = touched_piece(turn, i);

		if (is_own(turn, piece) == own &&
		    (!turn_is_2001(turn) || is_of_use(touching, piece)))
			return i;
	}
	return turn->touch_count;
}

/*
 * A touch after @king_touch of a rook with which castling is due (4.4.1), or
 * turn->touch_count. Touches of the illegal move that is replaced do not oblige
 * to castle: only 4.3 and 4.7 go on.
 */
static unsigned int castling_touch(const struct touching *touching, unsigned int king_touch)
{
	const struct laws_turn *turn = touching->turn;

	for (unsigned int i = king_touch + 1; i < turn->touch_count; i++) {
		const struct laws_turn_piece *piece = touched_piece(turn, i);

		if (!turn->touches[i].earlier && is_castling_rook(turn, piece) &&
		    can_castle(touching, piece->home))
			return i;
	}
	return turn->touch_count;
}

static bool is_king(const struct laws_turn *turn, unsigned int touch)
{
	const struct laws_turn_piece *piece = touched_piece(turn, touch);

	return is_own(turn, piece) && laws_piece_kind(piece->piece) == LAWS_KING;
}

/* The king was touched and then a rook with which he cannot castle (4.4.3). */
static bool meant_castling(const struct laws_turn *turn, unsigned int king_touch)
{
	for (unsigned int i = king_touch + 1; i < turn->touch_count; i++)
		if (!turn->touches[i].earlier && is_castling_rook(turn, touched_piece(turn, i)))
			return true;
	return false;
}

static void cite(const struct laws_turn *turn, struct laws_obligation *obligation,
		 enum turn_rule rule)
{
	obligation->article = turn_article(turn, rule);
}

/* Which of 4.3.1 to 4.3.3 applies to what was touched. */
static enum turn_rule touch_rule(const struct laws_turn *turn)
{
	bool own = false, theirs = false;

	for (unsigned int i = 0; i < turn->touch_count; i++) {
		if (is_own(turn, touched_piece(turn, i)))
			own = true;
		else
			theirs = true;
	}
	if (own && theirs)
		return RULE_BOTH_TOUCHED;
	return own ? RULE_OWN_TOUCHED : RULE_THEIRS_TOUCHED;
}

/* The first sentence of 4.3.3. */
static bool oblige_to_capture_with(const struct touching *touching,
				   struct laws_obligation *obligation)
{
	const struct laws_turn *turn = touching->turn;
	unsigned int own = first_of(touching, true);
	unsigned int theirs = first_of(touching, false);

	if (own == turn->touch_count || theirs == turn->touch_count)
		return false;
	if (!can_capture(touching, touched_piece(turn, own)->home,
			 touched_piece(turn, theirs)->home))
		return false;
	if (is_king(turn, own) && castling_touch(touching, own) < theirs)
		return false;
	obligation->kind = LAWS_MUST_CAPTURE_WITH;
	obligation->own = touched_piece(turn, own)->home;
	obligation->opponent = touched_piece(turn, theirs)->home;
	cite(turn, obligation, RULE_BOTH_TOUCHED);
	return true;
}

/* The king is the first touched that can move: he castles, if a touched rook asks for it. */
static void oblige_king(const struct touching *touching, unsigned int king_touch,
			struct laws_obligation *obligation)
{
	const struct laws_turn *turn = touching->turn;
	unsigned int rook = castling_touch(touching, king_touch);

	obligation->own = touched_piece(turn, king_touch)->home;
	if (rook < turn->touch_count) {
		obligation->kind = LAWS_MUST_CASTLE;
		obligation->rook = touched_piece(turn, rook)->home;
		cite(turn, obligation, RULE_KING_AND_ROOK);
		return;
	}
	obligation->kind = LAWS_MUST_MOVE;
	if (turn->king_meant_castling)
		cite(turn, obligation, RULE_KING_RELEASED_IN_VAIN);
	else if (meant_castling(turn, king_touch))
		cite(turn, obligation, RULE_CASTLING_ILLEGAL);
	else
		cite(turn, obligation, touch_rule(turn));
}

static void oblige_piece(const struct touching *touching, unsigned int touch,
			 struct laws_obligation *obligation)
{
	const struct laws_turn *turn = touching->turn;
	const struct laws_turn_piece *piece = touched_piece(turn, touch);

	if (is_king(turn, touch)) {
		oblige_king(touching, touch, obligation);
		return;
	}
	if (is_own(turn, piece)) {
		obligation->kind = LAWS_MUST_MOVE;
		obligation->own = piece->home;
	} else {
		obligation->kind = LAWS_MUST_CAPTURE;
		obligation->opponent = piece->home;
	}
	/* Article 4.4.2 refers a rook touched before the king to 4.3.1, too. */
	cite(turn, obligation, touch_rule(turn));
}

/*
 * The first piece touched that can be moved or captured. After a king who
 * cannot move, a rook touched to castle leaves the player free (4.4.3).
 * Returns false when no touch binds.
 */
static bool oblige_by_order(const struct touching *touching, struct laws_obligation *obligation)
{
	const struct laws_turn *turn = touching->turn;
	bool rook_may_follow = false;

	for (unsigned int i = 0; i < turn->touch_count; i++) {
		const struct laws_turn_piece *piece = touched_piece(turn, i);
		bool goes_on = !turn->touches[i].earlier || turn->king_meant_castling;
		bool was_castling = rook_may_follow && goes_on && is_castling_rook(turn, piece);

		if (was_castling) {
			rook_may_follow = false;
			cite(turn, obligation,
			     turn->king_meant_castling ? RULE_KING_RELEASED_IN_VAIN
						       : RULE_CASTLING_ILLEGAL);
		} else if (is_of_use(touching, piece)) {
			oblige_piece(touching, i, obligation);
			return true;
		} else if (is_king(turn, i)) {
			rook_may_follow = true;
			if (turn->king_meant_castling)
				cite(turn, obligation, RULE_KING_RELEASED_IN_VAIN);
		}
	}
	return false;
}

/*
 * Of the rooks touched first those with which castling is legal otherwise. If
 * no other move is left, 4.5 gives any.
 */
static laws_squares barred_rooks(const struct touching *touching)
{
	laws_squares first = rooks_that_wait(touching->turn, touching->moves, touching->count);
	laws_squares barred = 0;
	size_t others = 0;

	for (size_t i = 0; i < touching->count; i++) {
		if (is_barred(touching->moves[i], first))
			barred |= LAWS_SQUARE_SET(touching->moves[i].to);
		else
			others++;
	}
	return others ? barred : 0;
}

/* What the touches of @turn alone oblige to, by its legal moves, which are left in @touching. */
static void oblige_by_touch(const struct laws_turn *turn, struct touching *touching,
			    struct laws_obligation *obligation)
{
	touching->turn = turn;
	touching->count = laws_course_moves(&turn->position, touching->moves);
	*obligation = (struct laws_obligation){
		.kind = LAWS_MUST_MOVE_ANY,
		.own = LAWS_NO_SQUARE,
		.opponent = LAWS_NO_SQUARE,
		.rook = LAWS_NO_SQUARE,
		.to = LAWS_NO_SQUARE,
	};
	touching->barred = barred_rooks(touching);
	obligation->barred = touching->barred;
	obligation->on_request = turn->touch_count && chesslaws_turn_on_request(turn);
	if (!touching->count)
		obligation->kind = LAWS_MUST_NOTHING;
	else if (!oblige_to_capture_with(touching, obligation) &&
		 !oblige_by_order(touching, obligation) && turn->touch_count &&
		 !obligation->article)
		cite(turn, obligation, RULE_NOTHING_CAN_MOVE);
}

void chesslaws_turn_by_touch(const struct laws_turn *turn, struct laws_obligation *obligation)
{
	struct touching touching;

	oblige_by_touch(turn, &touching, obligation);
}

bool chesslaws_turn_fulfils(const struct laws_turn *turn, const struct laws_obligation *obligation,
			    struct laws_move move)
{
	const struct laws_position *position = &turn->position;

	if (is_barred(move, obligation->barred))
		return false;
	switch ((enum laws_obligation_kind)obligation->kind) {
	case LAWS_MUST_NOTHING:
		return false;
	case LAWS_MUST_MOVE_ANY:
		return true;
	case LAWS_MUST_MOVE:
		return is_move_of(turn, move, obligation->own);
	case LAWS_MUST_CAPTURE:
		return laws_move_captured(position, move) == obligation->opponent;
	case LAWS_MUST_CAPTURE_WITH:
		return move.from == obligation->own &&
		       laws_move_captured(position, move) == obligation->opponent;
	case LAWS_MUST_CASTLE:
		return move.type == LAWS_MOVE_CASTLING && move.to == obligation->rook;
	case LAWS_MUST_STAND:
	case LAWS_MUST_PROMOTE:
		break;
	}
	return true;
}

bool chesslaws_turn_keeps(const struct laws_turn *turn, const struct laws_turn_release *release,
			  struct laws_move move)
{
	if (release->home == LAWS_NO_SQUARE)
		return move.promotion == release->promotion && move.to == release->square;
	if (release->home == move.from)
		return laws_move_arrival(&turn->position, move) == release->square;
	return move.type == LAWS_MOVE_CASTLING && release->home == move.to &&
	       laws_move_rook_arrival(&turn->position, move) == release->square;
}

bool chesslaws_turn_keeps_all(const struct laws_turn *turn, struct laws_move move)
{
	for (unsigned int i = 0; i < turn->release_count; i++)
		if (!chesslaws_turn_keeps(turn, &turn->releases[i], move))
			return false;
	return true;
}

size_t laws_turn_moves(const struct laws_turn *turn, struct laws_move moves[LAWS_MOVES_MAX])
{
	struct laws_obligation by_touch;
	struct touching touching;
	size_t count = 0;

	oblige_by_touch(turn, &touching, &by_touch);
	for (size_t i = 0; i < touching.count; i++)
		if (chesslaws_turn_fulfils(turn, &by_touch, touching.moves[i]) &&
		    chesslaws_turn_keeps_all(turn, touching.moves[i]))
			moves[count++] = touching.moves[i];
	return count;
}

static bool all_castle(const struct laws_move *moves, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (moves[i].type != LAWS_MOVE_CASTLING)
			return false;
	return true;
}

static const struct laws_turn_release *new_piece_released(const struct laws_turn *turn)
{
	for (unsigned int i = 0; i < turn->release_count; i++)
		if (turn->releases[i].home == LAWS_NO_SQUARE)
			return &turn->releases[i];
	return NULL;
}

static bool is_released(const struct laws_turn *turn, laws_square home)
{
	for (unsigned int i = 0; i < turn->release_count; i++)
		if (turn->releases[i].home == home)
			return true;
	return false;
}

/* What releases oblige to, when @moves keep to them (4.4.4, 4.7). */
static void oblige_by_release(const struct laws_turn *turn, const struct laws_move *moves,
			      size_t count, struct laws_obligation *obligation)
{
	const struct laws_turn_release *promoted = new_piece_released(turn);

	obligation->opponent = LAWS_NO_SQUARE;
	obligation->own = moves[0].from;
	obligation->to = turn->releases[0].square;
	if (promoted) {
		obligation->kind = LAWS_MUST_PROMOTE;
		obligation->promotion = promoted->promotion;
		for (size_t i = 1; i < count; i++)
			if (moves[i].from != moves[0].from)
				obligation->own = LAWS_NO_SQUARE;
		cite(turn, obligation,
		     turn->queen_due ? RULE_PAWN_NOT_REPLACED : RULE_CHOICE_FINAL);
	} else if (all_castle(moves, count)) {
		obligation->kind = LAWS_MUST_CASTLE;
		obligation->rook = moves[0].to;
		obligation->to = LAWS_NO_SQUARE;
		if (is_released(turn, obligation->own))
			cite(turn, obligation, RULE_KING_RELEASED);
	} else {
		obligation->kind = LAWS_MUST_STAND;
		obligation->own = turn->releases[0].home;
		cite(turn, obligation, RULE_RELEASED);
	}
}

void laws_turn_obligation(const struct laws_turn *turn, struct laws_obligation *obligation)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	chesslaws_turn_by_touch(turn, obligation);
	if (!turn->release_count)
		return;
	oblige_by_release(turn, moves, laws_turn_moves(turn, moves), obligation);
	obligation->on_request = chesslaws_turn_on_request(turn) && !turn->queen_due;
}

/*
 * True when @move accounts for every own piece that was put down on another
 * square. A rook released beside a king who may not castle is no move of the rook.
 */
static bool explains_board(const struct laws_turn *turn, struct laws_move move)
{
	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];
		struct laws_turn_release release = {
			.home = piece->home,
			.square = piece->square,
			.promotion = laws_piece_kind(piece->piece),
		};

		if (piece->place == PLACE_STANDS && piece->square != piece->home &&
		    is_own(turn, piece) && !chesslaws_turn_keeps(turn, &release, move))
			return false;
	}
	return true;
}

bool chesslaws_turn_bind(struct laws_turn *turn, struct laws_turn_release release)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	if (turn->release_count == LAWS_TURN_RELEASES || is_released(turn, release.home))
		return false;
	count = laws_turn_moves(turn, moves);
	for (size_t i = 0; i < count; i++) {
		if (!chesslaws_turn_keeps(turn, &release, moves[i]) ||
		    !explains_board(turn, moves[i]))
			continue;
		turn->releases[turn->release_count++] = release;
		return true;
	}
	return false;
}
