/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whether a move is made and completed, and what has been broken. What can still
 * be put right is worked out anew each time: a wrong placement that the player
 * corrects before the press is no breach.
 */
#include "turn/turn_internal.h"

/*
 * A king's or rook's move stands on the board, and is only the first half of
 * castling that is due: possible in Chess960, and when the rook goes first.
 */
static bool is_half_castled(const struct laws_turn *turn, struct laws_move shown)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_obligation obligation;
	size_t count;

	if (shown.type == LAWS_MOVE_CASTLING || !turn->release_count ||
	    !chesslaws_turn_keeps_all(turn, shown))
		return false;
	chesslaws_turn_by_touch(turn, &obligation);
	if (chesslaws_turn_fulfils(turn, &obligation, shown))
		return false;
	count = laws_turn_moves(turn, moves);
	for (size_t i = 0; i < count; i++)
		if (moves[i].type == LAWS_MOVE_CASTLING)
			return true;
	return false;
}

static enum turn_rule rule_of_made(const struct laws_turn *turn, struct laws_move move)
{
	if (move.type == LAWS_MOVE_CASTLING)
		return RULE_MADE_CASTLING;
	if (move.promotion)
		return RULE_MADE_PROMOTION;
	if (laws_move_captured(&turn->position, move) != LAWS_NO_SQUARE)
		return RULE_MADE_CAPTURE;
	return RULE_RELEASED;
}

bool laws_turn_made(const struct laws_turn *turn, struct laws_move *move, const char **article)
{
	struct laws_move shown;

	if (!chesslaws_turn_shows(turn, &shown))
		return false;
	if (!turn->completed && !turn->answered && is_half_castled(turn, shown))
		return false;
	if (move)
		*move = shown;
	if (article)
		*article = turn_article(turn, rule_of_made(turn, shown));
	return true;
}

enum laws_turn_state laws_turn_state(const struct laws_turn *turn)
{
	if (turn->completed)
		return LAWS_TURN_COMPLETED;
	if (turn->answered)
		return LAWS_TURN_ANSWERED;
	return laws_turn_made(turn, NULL, NULL) ? LAWS_TURN_MADE : LAWS_TURN_OPEN;
}

/*
 * True when a piece of @move has come to its new square, or the promoted pawn has
 * left the board.
 */
static bool has_begun(const struct laws_turn *turn, struct laws_move move)
{
	unsigned int rook = chesslaws_turn_at_home(turn, move.to);
	laws_square arrival = laws_move_arrival(&turn->position, move);

	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];

		if (piece->home == move.from && move.promotion && piece->place == PLACE_OFF)
			return true;
		if (!piece_is_on_board(piece) || piece->square == piece->home)
			continue;
		if (piece->home == move.from && piece->square == arrival)
			return true;
		if (piece->piece == LAWS_PIECE(turn_mover(turn), move.promotion) &&
		    piece->home == LAWS_NO_SQUARE && piece->square == move.to)
			return true;
		if (move.type == LAWS_MOVE_CASTLING && i == rook &&
		    piece->square == laws_move_rook_arrival(&turn->position, move))
			return true;
	}
	return false;
}

/* Of @moves the one that has begun and lacks least. */
static bool nearest_of(const struct laws_turn *turn, const struct laws_move *moves, size_t count,
		       struct laws_move *nearest, unsigned int *lacks)
{
	unsigned int least = 0;
	bool found = false;

	for (size_t i = 0; i < count; i++) {
		unsigned int lacking = chesslaws_turn_lacking(turn, moves[i]);

		if (!has_begun(turn, moves[i]) || (found && count_squares(lacking) >= least))
			continue;
		found = true;
		least = count_squares(lacking);
		*nearest = moves[i];
		*lacks = lacking;
	}
	return found;
}

bool laws_turn_begun(const struct laws_turn *turn, struct laws_move *move, unsigned int *lacks)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	if (laws_turn_made(turn, move, NULL)) {
		*lacks = 0;
		return true;
	}
	count = laws_turn_moves(turn, moves);
	if (nearest_of(turn, moves, count, move, lacks))
		return true;
	count = laws_course_moves(&turn->position, moves);
	return nearest_of(turn, moves, count, move, lacks);
}

/* Where breaches are written. */
struct sink {
	struct laws_breach *breaches;
	size_t count;
};

static void add(struct sink *sink, const struct laws_turn *turn, struct laws_breach breach)
{
	/* B.5a is about Article 4. */
	breach.on_request = chesslaws_turn_on_request(turn) && breach.article[0] == '4';
	if (sink->count < LAWS_TURN_BREACHES)
		sink->breaches[sink->count++] = breach;
}

/* 2001 forbids it; 2017 counts it, later editions once pressed. */
static void add_two_hands(struct sink *sink, const struct laws_turn *turn)
{
	bool counts = turn->terms.edition == LAWS_EDITION_2017 ||
		      (turn->terms.edition >= LAWS_EDITION_2018 && turn->pressed);

	if (turn->two_hands)
		add(sink, turn,
		    (struct laws_breach){
			    .kind = LAWS_BREACH_TWO_HANDS,
			    .side = turn_mover(turn),
			    .article = turn_article(turn, counts ? RULE_TWO_HANDS_PENALISED
								 : RULE_ONE_HAND),
			    .square = LAWS_NO_SQUARE,
			    .counts_as_illegal_move = counts,
		    });
}

/* The made move is not one that the touches oblige to. */
static void add_touch_move(struct sink *sink, const struct laws_turn *turn, struct laws_move made)
{
	struct laws_obligation obligation;
	struct laws_breach breach = {.side = turn_mover(turn), .square = made.from};

	chesslaws_turn_by_touch(turn, &obligation);
	if (chesslaws_turn_fulfils(turn, &obligation, made))
		return;
	breach.kind = LAWS_BREACH_TOUCH_MOVE;
	breach.article = obligation.article;
	if (made.type == LAWS_MOVE_CASTLING && (obligation.barred & LAWS_SQUARE_SET(made.to))) {
		breach.kind = LAWS_BREACH_CASTLING_ROOK_FIRST;
		breach.article = turn_article(turn, RULE_ROOK_FIRST);
		breach.square = made.to;
	} else if (obligation.own != LAWS_NO_SQUARE) {
		breach.square = obligation.own;
	} else if (obligation.opponent != LAWS_NO_SQUARE) {
		breach.square = obligation.opponent;
	}
	add(sink, turn, breach);
}

static bool only_castling_keeps(const struct laws_turn *turn,
				const struct laws_turn_release *release)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(&turn->position, moves);

	for (size_t i = 0; i < count; i++)
		if (chesslaws_turn_keeps(turn, release, moves[i]) &&
		    moves[i].type != LAWS_MOVE_CASTLING)
			return false;
	return true;
}

/* A piece that was released stands elsewhere (4.7); the king, who was to castle (4.7.2). */
static void add_moved_after_release(struct sink *sink, const struct laws_turn *turn,
				    const struct laws_turn_release *release)
{
	const struct laws_turn_piece *piece =
		&turn->pieces[chesslaws_turn_at_home(turn, release->home)];
	enum turn_rule rule = RULE_RELEASED;

	if (piece->place != PLACE_STANDS || piece->square == release->square)
		return;
	if (laws_piece_kind(piece->piece) == LAWS_KING && only_castling_keeps(turn, release))
		rule = RULE_KING_RELEASED;
	add(sink, turn,
	    (struct laws_breach){
		    .kind = LAWS_BREACH_MOVED_AFTER_RELEASE,
		    .side = turn_mover(turn),
		    .article = turn_article(turn, rule),
		    .square = release->home,
	    });
}

/* The new piece was exchanged, went to another square, or is missing. */
static void add_promotion_changed(struct sink *sink, const struct laws_turn *turn,
				  const struct laws_turn_release *release)
{
	bool changed = false;
	struct laws_move made;

	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];

		if (piece->home == LAWS_NO_SQUARE && piece->place == PLACE_STANDS &&
		    (piece->square != release->square ||
		     laws_piece_kind(piece->piece) != release->promotion))
			changed = true;
	}
	if (laws_turn_made(turn, &made, NULL) && !chesslaws_turn_keeps(turn, release, made))
		changed = true;
	if (changed)
		add(sink, turn,
		    (struct laws_breach){
			    .kind = LAWS_BREACH_PROMOTION_CHANGED,
			    .side = turn_mover(turn),
			    .article = turn_article(turn, RULE_CHOICE_FINAL),
			    .square = release->square,
		    });
}

static void add_releases(struct sink *sink, const struct laws_turn *turn)
{
	for (unsigned int i = 0; i < turn->release_count; i++) {
		const struct laws_turn_release *release = &turn->releases[i];

		/* Put on another square by the arbiter's order, a pawn becomes a queen (7.5.2). */
		if (release->home == LAWS_NO_SQUARE)
			add_promotion_changed(sink, turn, release);
		else
			add_moved_after_release(sink, turn, release);
	}
}

static enum turn_rule rule_of(const struct laws_turn_recorded *recorded)
{
	switch ((enum laws_breach_kind)recorded->kind) {
	case LAWS_BREACH_ADJUSTED:
		return recorded->by_clock ? RULE_ADJUSTING_BY_CLOCK : RULE_ADJUSTING;
	case LAWS_BREACH_TOUCHED_OUT_OF_TURN:
		return RULE_ADJUSTING;
	case LAWS_BREACH_PAWN_NOT_REPLACED:
		return RULE_PAWN_NOT_REPLACED;
	case LAWS_BREACH_NO_MOVE:
		return RULE_NO_MOVE;
	case LAWS_BREACH_TWO_HANDS:
	case LAWS_BREACH_TOUCH_MOVE:
	case LAWS_BREACH_CASTLING_ROOK_FIRST:
	case LAWS_BREACH_PROMOTION_CHANGED:
	case LAWS_BREACH_MOVED_AFTER_RELEASE:
	case LAWS_BREACH_ILLEGAL_MOVE:
		break;
	}
	return RULE_ILLEGAL_MOVE;
}

/* A press without a move is at most improper use of the clock in 2001 (6.8c). */
static bool counts_as_illegal(const struct laws_turn *turn, enum laws_breach_kind kind)
{
	return kind == LAWS_BREACH_ILLEGAL_MOVE || kind == LAWS_BREACH_PAWN_NOT_REPLACED ||
	       (kind == LAWS_BREACH_NO_MOVE && !turn_is_2001(turn));
}

static void add_recorded(struct sink *sink, const struct laws_turn *turn)
{
	for (unsigned int i = 0; i < turn->recorded_count; i++) {
		const struct laws_turn_recorded *recorded = &turn->recorded[i];
		enum laws_breach_kind kind = (enum laws_breach_kind)recorded->kind;

		add(sink, turn,
		    (struct laws_breach){
			    .kind = kind,
			    .side = (enum laws_side)recorded->side,
			    .article = turn_article(turn, rule_of(recorded)),
			    .square = recorded->square,
			    .counts_as_illegal_move = counts_as_illegal(turn, kind),
		    });
	}
}

size_t laws_turn_breaches(const struct laws_turn *turn,
			  struct laws_breach breaches[LAWS_TURN_BREACHES])
{
	struct sink sink = {.breaches = breaches};
	struct laws_move made;

	add_two_hands(&sink, turn);
	if (laws_turn_made(turn, &made, NULL))
		add_touch_move(&sink, turn, made);
	add_releases(&sink, turn);
	add_recorded(&sink, turn);
	return sink.count;
}

/* True for a breach of Articles 4.2 to 4.7 by the player who made the move. */
static bool spoils_end(const struct laws_turn *turn, const struct laws_breach *breach)
{
	return breach->side == turn_mover(turn) && breach->article[0] == '4' &&
	       breach->kind != LAWS_BREACH_TWO_HANDS &&
	       breach->kind != LAWS_BREACH_TOUCHED_OUT_OF_TURN &&
	       breach->kind != LAWS_BREACH_ADJUSTED;
}

bool laws_turn_may_end_game(const struct laws_turn *turn)
{
	struct laws_breach breaches[LAWS_TURN_BREACHES];
	size_t count;

	if (!laws_turn_made(turn, NULL, NULL))
		return false;
	if (turn_is_2001(turn))
		return true;
	count = laws_turn_breaches(turn, breaches);
	for (size_t i = 0; i < count; i++)
		if (spoils_end(turn, &breaches[i]))
			return false;
	return true;
}

enum laws_forfeit laws_turn_forfeit(const struct laws_turn *turn, enum laws_side side,
				    const char **article)
{
	bool touched = side == turn_mover(turn) ? turn->touch_count > 0 : turn->answered;

	if (article)
		*article = touched ? turn_article(turn, RULE_FORFEIT) : NULL;
	if (!touched)
		return LAWS_FORFEIT_NONE;
	return turn_is_2001(turn) ? LAWS_FORFEIT_EVERYTHING : LAWS_FORFEIT_ACT_OF_MOVING;
}
