/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How one explanation grows with each edge.
 *
 * Strain weighs explanations against each other. It has no unit; what counts
 * is the order: nothing unusual (0), unusual but blameless (2), an illegal
 * placement (4 to 6), what nobody does (8 and more).
 */
#include "track/explanation_parts.h"

enum {
	STRAIN_NONE = 0,
	STRAIN_UNSEEN = 1, /* rather what was seen */
	STRAIN_UNUSUAL = 2,
	STRAIN_ILLEGAL = 4,
	STRAIN_USELESS_TOUCH = 6,
	STRAIN_STRANGE = 8,
	STRAIN_IMPOSSIBLE = 10,
};

void explanation_begin(struct explanation *explanation, const struct turn *turn)
{
	explanation->strain = STRAIN_NONE;
	explanation->unfelt = 0;
	explanation->unsaid_count = 0;
	explanation->turn = NULL;
	explanation->moved_at = INT64_MIN;
	explanation_go_on(explanation, turn);
}

void explanation_go_on(struct explanation *explanation, const struct turn *turn)
{
	if (explanation->turn != turn)
		explanation->began_at = explanation->moved_at;
	explanation->turn = turn;
	explanation->pressed = PRESSED_NOT;
	explanation->swept = false;
	explanation->held_count = 0;
	explanation->placed_count = 0;
	explanation->gone = 0;
	explanation->arrived = 0;
	explanation->moved_at = INT64_MIN;
	memcpy(explanation->standing, turn->home, sizeof(explanation->standing));
}

/* From now on @token stands on @square, or nothing. */
static void stand(struct explanation *explanation, laws_square square, piece_token token)
{
	piece_token home = explanation->turn->home[square];
	laws_squares bit = LAWS_SQUARE_SET(square);

	explanation->standing[square] = token;
	explanation->gone &= ~bit;
	explanation->arrived &= ~bit;
	if (token == home)
		return;
	if (home)
		explanation->gone |= bit;
	if (token)
		explanation->arrived |= bit;
}

laws_piece explanation_piece(const struct explanation *explanation, piece_token token)
{
	if (token == TOKEN_NONE)
		return LAWS_NO_PIECE;
	if (token == TOKEN_NEW)
		return LAWS_UNKNOWN_PIECE;
	return explanation->turn->position.board[token - 1];
}

void explanation_forgive(struct explanation *explanation)
{
	explanation->strain = STRAIN_NONE;
	explanation->unfelt = 0;
	for (size_t i = 0; i < explanation->placed_count; i++)
		explanation->strain += explanation->placed[i].strain;
}

static bool shows(const struct explanation *explanation, struct laws_move move)
{
	const struct laws_position *position = &explanation->turn->position;
	laws_squares left, reached;
	laws_square rook_to;
	piece_token there;

	there = explanation->standing[laws_move_arrival(position, move)];
	if (there != TOKEN_OF(move.from) && !(move.promotion && there == TOKEN_NEW))
		return false;
	rook_to = laws_move_rook_arrival(position, move);
	if (rook_to != LAWS_NO_SQUARE && explanation->standing[rook_to] != TOKEN_OF(move.to))
		return false;
	laws_move_footprint(position, move, &left, &reached);
	return explanation->gone == left && explanation->arrived == reached;
}

/* True when no piece is away or astray. */
static bool is_home(const struct explanation *explanation)
{
	return !explanation->gone && !explanation->arrived;
}

enum explanation_shape explanation_shape(const struct explanation *explanation,
					 struct laws_move *move)
{
	const struct turn *turn = explanation->turn;

	if (is_home(explanation))
		return SHAPE_HOME;
	/* Asked for many times at each edge: what most moves fail by comes first. */
	if (!explanation->gone || !explanation->arrived)
		return SHAPE_OPEN;
	for (size_t i = 0; i < turn->count; i++) {
		if (turn->moves[i].type != LAWS_MOVE_CASTLING &&
		    (!(explanation->gone & LAWS_SQUARE_SET(turn->moves[i].from)) ||
		     explanation->arrived != LAWS_SQUARE_SET(turn->moves[i].to)))
			continue;
		if (turn->moves[i].promotion && turn->moves[i].promotion != LAWS_QUEEN)
			continue;
		if (shows(explanation, turn->moves[i])) {
			*move = turn->moves[i];
			return SHAPE_COMPLETE;
		}
	}
	return SHAPE_OPEN;
}

/* True when putting the piece of home @from on @square is a legal move or a part of castling. */
static bool can_go(const struct turn *turn, laws_square from, laws_square square)
{
	const struct laws_position *position = &turn->position;

	for (size_t i = 0; i < turn->count; i++) {
		struct laws_move move = turn->moves[i];

		if (move.from == from && laws_move_arrival(position, move) == square)
			return true;
		if (move.type == LAWS_MOVE_CASTLING && move.to == from &&
		    laws_move_rook_arrival(position, move) == square)
			return true;
	}
	return false;
}

static bool holds_other_own(const struct explanation *explanation, piece_token token)
{
	for (size_t i = 0; i < explanation->held_count; i++)
		if (explanation->held[i].token != token &&
		    is_own(explanation, explanation->held[i].token))
			return true;
	return false;
}

bool explanation_holds_own(const struct explanation *explanation)
{
	return holds_other_own(explanation, TOKEN_NONE);
}

/* Without levers, what has been let go stands as played; no move is then none. */
static bool counts_as_played(const struct explanation *explanation, bool has_levers)
{
	if (explanation_holds_own(explanation))
		return false;
	if (!has_levers)
		return !explanation->placed_count && !is_home(explanation);
	return explanation->pressed == (is_home(explanation) ? PRESSED_HOME : PRESSED_OPEN);
}

static bool can_be_taken(const struct laws_position *position, laws_square square)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (laws_move_captured(position, moves[i]) == square)
			return true;
	return false;
}

bool explanation_may_be_answered(const struct explanation *explanation, bool has_levers,
				 laws_square square, struct laws_position *after)
{
	piece_token lifted = explanation->standing[square];
	laws_piece board[64];

	if (!has_home(lifted) || !counts_as_played(explanation, has_levers))
		return false;
	for (laws_square each = 0; each < 64; each++)
		board[each] = explanation_piece(explanation, explanation->standing[each]);
	if (!laws_position_as_played(&explanation->turn->position, board, after))
		return false;
	return !is_own(explanation, lifted) || can_be_taken(after, square);
}

static unsigned int strain_of_lift(const struct explanation *explanation, piece_token token)
{
	if (token == TOKEN_NEW)
		return STRAIN_NONE;
	if (token == TOKEN_NONE)
		return STRAIN_USELESS_TOUCH;
	if (is_own(explanation, token))
		return holds_other_own(explanation, token) ? STRAIN_UNUSUAL : STRAIN_NONE;
	return turn_can_capture(explanation->turn, token - 1) ? STRAIN_NONE : STRAIN_USELESS_TOUCH;
}

/* A hand that takes one piece away and brings another needs longer than this. */
#define EXCHANGE_LEAST ((laws_time)100000)

static const struct held *held_from_home(const struct explanation *explanation, laws_square home)
{
	for (size_t i = 0; i < explanation->held_count; i++)
		if (explanation->held[i].token == TOKEN_OF(home))
			return &explanation->held[i];
	return NULL;
}

static bool is_beside(laws_square a, laws_square b)
{
	int files = a % 8 - b % 8, ranks = a / 8 - b / 8;

	return a != b && files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
}

/*
 * Who touches the king and then a rook must castle where he can (4.4.1): what were in
 * the air together are rather no king and rook that are put back where they stood.
 */
static unsigned int strain_of_own_return(const struct explanation *explanation,
					 const struct held *held, laws_time first)
{
	if (first - held->lifted_at < EXCHANGE_LEAST ||
	    !explanation_undoes_castling(explanation, held->token - 1, held->lifted_at))
		return STRAIN_NONE;
	return STRAIN_UNSEEN;
}

/*
 * With a piece of one's own in the hand, or having swept a third one away with
 * it meanwhile, the other's square closing again is a capture when a hand had
 * the time for it, else rather a brush: what was taken to be captured is not
 * put back to take something else (Article 4.3). What was knocked over is.
 */
static unsigned int strain_of_return(const struct explanation *explanation, const struct held *held,
				     laws_time first)
{
	bool took_another = explanation->swept && held->first < explanation->moved_at;

	if (is_own(explanation, held->token))
		return strain_of_own_return(explanation, held, first);

	if (!has_home(held->token) || (!explanation_holds_own(explanation) && !took_another) ||
	    first - held->first < EXCHANGE_LEAST)
		return STRAIN_NONE;
	return explanation_may_be_knocked(explanation, held, first) ? STRAIN_ILLEGAL
								    : STRAIN_IMPOSSIBLE;
}

bool explanation_is_promoting(const struct explanation *explanation)
{
	for (size_t i = 0; i < explanation->placed_count; i++)
		if (explanation->placed[i].piece.token == TOKEN_NEW &&
		    turn_can_promote(explanation->turn, explanation->placed[i].square))
			return true;
	return false;
}

static unsigned int strain_of_new(const struct explanation *explanation, laws_square square)
{
	return turn_can_promote(explanation->turn, square) ? STRAIN_UNUSUAL : STRAIN_IMPOSSIBLE;
}

/* True when a piece of the mover's that is in his hand, or stands there, takes what was on @home.
 */
static bool is_taking(const struct explanation *explanation, laws_square home)
{
	piece_token there = explanation->standing[home];

	if (is_own(explanation, there) && can_go(explanation->turn, there - 1, home))
		return true;
	for (size_t i = 0; i < explanation->held_count; i++)
		if (is_own(explanation, explanation->held[i].token) &&
		    can_go(explanation->turn, explanation->held[i].token - 1, home))
			return true;
	return false;
}

/*
 * A captured piece that is swept aside, to where nothing stood, is felt beside
 * its home until it is taken away.
 */
static bool is_shove(const struct explanation *explanation, const struct held *held,
		     laws_square square)
{
	return has_home(held->token) && !is_own(explanation, held->token) &&
	       is_beside(held->token - 1, square) && !explanation->turn->position.board[square] &&
	       is_taking(explanation, held->token - 1);
}

/* With king and rook both taken up, each goes where castling would bring it (also an illegal one).
 */
static unsigned int strain_of_castling(const struct explanation *explanation, laws_square from,
				       laws_square square, unsigned int strain)
{
	switch (explanation_castling_part(explanation, from, square)) {
	case CASTLING_KING:
		return strain ? STRAIN_UNSEEN : STRAIN_NONE;
	case CASTLING_EXCHANGED:
		return strain + STRAIN_UNUSUAL;
	case CASTLING_NONE:
	case CASTLING_ROOK:
		break;
	}
	return strain;
}

static unsigned int strain_of_place(const struct explanation *explanation, const struct held *held,
				    laws_square square, laws_time first)
{
	const struct held *captured;

	if (square == held->from || TOKEN_OF(square) == held->token)
		return strain_of_return(explanation, held, first);
	if (held->token == TOKEN_NEW)
		return strain_of_new(explanation, square);
	if (!is_own(explanation, held->token))
		return is_shove(explanation, held, square) ? STRAIN_UNUSUAL : STRAIN_STRANGE;
	if (!can_go(explanation->turn, held->token - 1, square))
		return strain_of_castling(explanation, held->token - 1, square, STRAIN_ILLEGAL);
	captured = held_from_home(explanation, square);
	if (captured && first - captured->first < EXCHANGE_LEAST)
		return STRAIN_UNUSUAL;
	return strain_of_castling(explanation, held->token - 1, square, STRAIN_NONE);
}

static void forget(struct held *held, size_t *count, size_t index)
{
	memmove(&held[index], &held[index + 1], (*count - index - 1) * sizeof(*held));
	(*count)--;
}

static struct placed *placed_on(struct explanation *explanation, laws_square square)
{
	for (size_t i = 0; i < explanation->placed_count; i++)
		if (explanation->placed[i].square == square)
			return &explanation->placed[i];
	return NULL;
}

static void hold(struct explanation *explanation, const struct held *held)
{
	if (explanation->held_count == EXPLANATION_HELD)
		forget(explanation->held, &explanation->held_count, 0);
	explanation->held[explanation->held_count++] = *held;
}

/* A pawn that stands on the last rank is lifted to be replaced. */
static enum purpose purpose_of(const struct explanation *explanation, piece_token lifted,
			       laws_square square, bool adjusting)
{
	bool last_rank = square < 8 || square >= 56;

	if (laws_piece_kind(explanation_piece(explanation, lifted)) == LAWS_PAWN && last_rank)
		return PURPOSE_EXCHANGE;
	return adjusting ? PURPOSE_ADJUST : PURPOSE_UNKNOWN;
}

/* How long a piece between two squares can keep both reeds closed. */
#define SLIDE_OVERLAP_USUAL ((laws_time)200000)
#define SLIDE_OVERLAP_MOST  ((laws_time)700000)

/* What closed so lately where the king stood is rather the rook, slid there, than he put back. */
static unsigned int strain_after_king(const struct explanation *explanation, laws_square rook,
				      laws_time first)
{
	const struct turn *turn = explanation->turn;

	for (size_t i = 0; i < explanation->placed_count; i++) {
		const struct placed *placed = &explanation->placed[i];
		laws_square home = placed->square;

		if (went_back(placed) && placed->piece.purpose != PURPOSE_ADJUST &&
		    first - placed->first <= SLIDE_OVERLAP_USUAL &&
		    turn_castles(turn, home, rook, home))
			return STRAIN_UNSEEN;
	}
	return STRAIN_NONE;
}

void explanation_lift(struct explanation *explanation, laws_square square, bool adjusting,
		      laws_time first, laws_time settled)
{
	piece_token lifted = explanation->standing[square];
	struct placed *placed = placed_on(explanation, square);
	struct held held = {
		.token = lifted,
		.from = square,
		.purpose = purpose_of(explanation, lifted, square, adjusting),
		.first = first,
		.settled = settled,
	};

	stand(explanation, square, TOKEN_NONE);
	if (!placed) {
		explanation->strain += strain_of_lift(explanation, lifted) +
				       strain_after_king(explanation, square, first);
	} else {
		/* It was never let go: the same carry goes on. What came from nowhere stays odd. */
		explanation->strain -= placed->strain;
		if (placed->strain == STRAIN_IMPOSSIBLE)
			explanation->strain += STRAIN_UNUSUAL;
		held = placed->piece;
		/* What was put right is taken up anew: it may be a touch only from here on. */
		if (held.purpose == PURPOSE_ADJUST && went_back(placed)) {
			held.first = first;
			held.settled = settled;
		}
		unplace(explanation, (size_t)(placed - explanation->placed));
	}
	held.lifted = square;
	held.lifted_at = first;
	hold(explanation, &held);
}

static void put(struct explanation *explanation, const struct held *held, laws_square square,
		unsigned int strain, laws_time first, laws_time settled)
{
	if (explanation->placed_count == EXPLANATION_PLACED)
		unplace(explanation, 0);
	stand(explanation, square, held->token);
	if (square != held->from)
		explanation->moved_at = first;
	explanation->strain += strain;
	explanation->placed[explanation->placed_count++] = (struct placed){
		.piece = *held,
		.square = square,
		.strain = strain,
		.is_shoved = is_shove(explanation, held, square),
		.first = first,
		.settled = settled,
	};
}

void explanation_place(struct explanation *explanation, size_t index, laws_square square,
		       laws_time first, laws_time settled)
{
	struct held held = explanation->held[index];
	unsigned int strain = strain_of_place(explanation, &held, square, first);

	forget(explanation->held, &explanation->held_count, index);
	put(explanation, &held, square, strain, first, settled);
}

void explanation_place_new(struct explanation *explanation, laws_square square, laws_time first,
			   laws_time settled)
{
	struct held held = {
		.token = TOKEN_NEW,
		.from = LAWS_NO_SQUARE,
		.touch_is_said = true,
		.first = first,
		.settled = settled,
	};

	put(explanation, &held, square, strain_of_new(explanation, square), first, settled);
}

laws_squares explanation_touched(const struct explanation *explanation)
{
	return explanation->gone;
}

bool explanation_forget_slid(struct explanation *explanation, laws_square square, laws_time t,
			     struct placed *placed)
{
	for (size_t i = explanation->placed_count; i-- > 0;) {
		*placed = explanation->placed[i];
		if (placed->piece.token != TOKEN_NEW || !is_beside(placed->square, square) ||
		    t - placed->first > SLIDE_OVERLAP_MOST)
			continue;
		explanation->strain -= placed->strain;
		stand(explanation, placed->square, TOKEN_NONE);
		unplace(explanation, i);
		return true;
	}
	return false;
}

static const struct held *held_king(const struct explanation *explanation)
{
	laws_piece king = LAWS_PIECE(mover(explanation), LAWS_KING);

	for (size_t i = 0; i < explanation->held_count; i++)
		if (explanation_piece(explanation, explanation->held[i].token) == king)
			return &explanation->held[i];
	return NULL;
}

/*
 * The other reed closed first, which a rook does that is slid while its king waits in
 * the hand, unless he was but to be put right.
 */
static unsigned int strain_of_slide(const struct explanation *explanation, const struct held *held,
				    laws_square to)
{
	const struct held *king = held_king(explanation);
	bool castles = king && king->purpose != PURPOSE_ADJUST && has_home(held->token) &&
		       explanation_castling_part(explanation, held->token - 1, to) == CASTLING_ROOK;

	return castles ? STRAIN_NONE : STRAIN_UNUSUAL;
}

bool explanation_slide(struct explanation *explanation, laws_square square, laws_time first,
		       laws_time settled)
{
	struct held held = {
		.token = explanation->standing[square],
		.from = square,
		.first = first,
		.settled = settled,
	};
	struct placed placed;
	struct placed *stood;

	if (!explanation_forget_slid(explanation, square, first, &placed))
		return false;
	stood = placed_on(explanation, square);
	if (stood) {
		explanation->strain -= stood->strain;
		held = stood->piece;
		unplace(explanation, (size_t)(stood - explanation->placed));
	}
	stand(explanation, square, TOKEN_NONE);
	if (first - placed.first > SLIDE_OVERLAP_USUAL)
		explanation->strain += STRAIN_ILLEGAL;
	put(explanation, &held, placed.square,
	    strain_of_slide(explanation, &held, placed.square) +
		    strain_of_place(explanation, &held, placed.square, placed.first),
	    placed.first, placed.settled);
	return true;
}

bool explanation_can_take(const struct explanation *explanation, laws_square square)
{
	piece_token there = explanation->standing[square];

	return has_home(there) && turn_can_capture(explanation->turn, there - 1);
}

bool explanation_put_back(struct explanation *explanation, laws_time since, laws_time t)
{
	bool found = false;

	for (size_t i = 0; i < explanation->held_count;) {
		struct held held = explanation->held[i];

		if (held.lifted_at <= since || explanation->standing[held.lifted]) {
			i++;
			continue;
		}
		forget(explanation->held, &explanation->held_count, i);
		put(explanation, &held, held.lifted, STRAIN_UNUSUAL, t, t);
		found = true;
	}
	return found;
}

laws_squares explanation_sweepable(const struct explanation *explanation, size_t index)
{
	const struct turn *turn = explanation->turn;
	piece_token captor = explanation->held[index].token;
	laws_squares reached = 0;

	if (!is_own(explanation, captor))
		return 0;
	for (size_t i = 0; i < turn->count; i++)
		if (TOKEN_OF(turn->moves[i].from) == captor)
			reached |= LAWS_SQUARE_SET(turn->moves[i].to);
	return reached & turn->position.sides[laws_side_other(mover(explanation))] &
	       ~explanation->gone;
}

bool explanation_sweep(struct explanation *explanation, size_t index, laws_square square,
		       laws_time t)
{
	struct held mover_of = explanation->held[index];
	struct held swept = {
		.token = TOKEN_OF(square),
		.from = square,
		.lifted = square,
		.lifted_at = t,
		.first = t,
		.settled = t,
	};

	if (!(explanation_sweepable(explanation, index) & LAWS_SQUARE_SET(square)))
		return false;
	forget(explanation->held, &explanation->held_count, index);
	hold(explanation, &swept);
	put(explanation, &mover_of, square, STRAIN_UNUSUAL, t, t);
	explanation->swept = true;
	return true;
}

bool explanation_shove(struct explanation *explanation, size_t index, laws_square from,
		       laws_square to, laws_time first, laws_time settled)
{
	struct held shoved;

	if (!is_beside(from, to) || explanation->standing[to] != TOKEN_NONE ||
	    explanation->turn->position.board[to] ||
	    !explanation_sweep(explanation, index, from, first))
		return false;
	/* What was swept is the newest in the hand. */
	shoved = explanation->held[--explanation->held_count];
	put(explanation, &shoved, to, STRAIN_UNUSUAL, first, settled);
	explanation->strain += STRAIN_UNSEEN;
	return true;
}

bool explanation_has_shoved(const struct explanation *explanation)
{
	for (size_t i = 0; i < explanation->placed_count; i++)
		if (explanation->placed[i].is_shoved &&
		    is_own(explanation,
			   explanation->standing[explanation->placed[i].piece.token - 1]))
			return true;
	return false;
}

bool explanation_unsweep(struct explanation *explanation, size_t index, laws_square square,
			 laws_time first, laws_time settled)
{
	struct held back = explanation->held[index];
	laws_square home = back.token - 1;
	struct held carried = {.from = home, .touch_is_said = true, .first = first};
	struct placed *placed;
	unsigned int strain;

	if (!has_home(back.token) || is_own(explanation, back.token) ||
	    !is_own(explanation, explanation->standing[home]))
		return false;
	carried.token = explanation->standing[home];
	placed = placed_on(explanation, home);
	if (placed) {
		explanation->strain -= placed->strain;
		carried = placed->piece;
		unplace(explanation, (size_t)(placed - explanation->placed));
	}
	forget(explanation->held, &explanation->held_count, index);
	strain = STRAIN_UNUSUAL + strain_of_place(explanation, &carried, square, first);
	put(explanation, &carried, square, strain, first, settled);
	put(explanation, &back, home, STRAIN_NONE, first, settled);
	return true;
}

void explanation_set_up(struct explanation *explanation, laws_time t)
{
	explanation_go_on(explanation, explanation->turn);
	explanation->strain += STRAIN_UNUSUAL;
	explanation_say(explanation, &(struct laws_act){
					     .kind = LAWS_ACT_RESTORED,
					     .number = explanation->turn->ply,
					     .first = t,
					     .settled = t,
				     });
}

/* What stands where once @move is done. */
static void standing_after(const struct explanation *explanation, struct laws_move move,
			   piece_token standing[64])
{
	const struct laws_position *position = &explanation->turn->position;
	laws_square to = laws_move_arrival(position, move);
	laws_square captured = laws_move_captured(position, move);
	laws_square rook_to = laws_move_rook_arrival(position, move);

	memcpy(standing, explanation->turn->home, sizeof(explanation->turn->home));
	standing[move.from] = TOKEN_NONE;
	if (captured != LAWS_NO_SQUARE)
		standing[captured] = TOKEN_NONE;
	if (rook_to != LAWS_NO_SQUARE)
		standing[move.to] = TOKEN_NONE;
	standing[to] = TOKEN_OF(move.from);
	if (rook_to != LAWS_NO_SQUARE)
		standing[rook_to] = TOKEN_OF(move.to);
	if (move.promotion && explanation->standing[to] == TOKEN_NEW)
		standing[to] = TOKEN_NEW;
}

static void lift_if_astray(struct explanation *explanation, const piece_token standing[64],
			   laws_square square, laws_time t)
{
	if (explanation->standing[square] && explanation->standing[square] != standing[square])
		explanation_lift(explanation, square, false, t, t);
}

void explanation_become(struct explanation *explanation, struct laws_move move, laws_time t)
{
	piece_token standing[64];

	standing_after(explanation, move, standing);
	/* Nobody saw the order: the piece that moves comes first, of castling the king. */
	lift_if_astray(explanation, standing, move.from, t);
	for (size_t i = 0; i < explanation->held_count; i++)
		if (explanation->held[i].token == TOKEN_OF(move.from))
			explanation_say_touch(explanation, &explanation->held[i]);
	for (laws_square square = 0; square < 64; square++)
		lift_if_astray(explanation, standing, square, t);
	for (size_t i = 0; i < explanation->held_count;) {
		piece_token token = explanation->held[i].token;
		laws_square square = 0;

		while (square < 64 && (standing[square] != token || explanation->standing[square]))
			square++;
		if (has_home(token) && square < 64)
			explanation_place(explanation, i, square, t, t);
		else
			i++;
	}
}
