/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How one hypothesis branches with each edge, and what that adds to its cost. */
#include "track/hypothesis_internal.h"
#include "track/model.h"

void hypothesis_begin(struct hypothesis *hypothesis, struct journal *journal,
		      const struct turn *turn)
{
	hypothesis->cost = COST_NONE;
	hypothesis->unfelt = 0;
	hypothesis->journal = journal;
	hypothesis->pending = (struct journal_tail){0};
	hypothesis->turn = NULL;
	hypothesis->moved_at = INT64_MIN;
	hypothesis->laid = 0;
	hypothesis_go_on(hypothesis, turn);
}

void hypothesis_go_on(struct hypothesis *hypothesis, const struct turn *turn)
{
	if (hypothesis->turn != turn)
		hypothesis->began_at = hypothesis->moved_at;
	hypothesis->turn = turn;
	hypothesis->pressed = PRESSED_NOT;
	hypothesis->swept = false;
	hypothesis->held_count = 0;
	hypothesis->placed_count = 0;
	hypothesis->gone = 0;
	hypothesis->arrived = 0;
	hypothesis->made = MADE_NOT;
	hypothesis->exchanged = 0;
	hypothesis->fallen = 0;
	hypothesis->moved_at = INT64_MIN;
	memcpy(hypothesis->standing, turn->home, sizeof(hypothesis->standing));
}

/* From now on @token stands on @square, or nothing. */
static void stand(struct hypothesis *hypothesis, laws_square square, piece_token token)
{
	piece_token home = hypothesis->turn->home[square];
	laws_squares bit = LAWS_SQUARE_SET(square);

	hypothesis->standing[square] = token;
	hypothesis->gone &= ~bit;
	hypothesis->arrived &= ~bit;
	if (token == home)
		return;
	if (home)
		hypothesis->gone |= bit;
	if (token)
		hypothesis->arrived |= bit;
}

laws_piece hypothesis_piece(const struct hypothesis *hypothesis, piece_token token)
{
	if (token == TOKEN_NONE)
		return LAWS_NO_PIECE;
	if (token == TOKEN_NEW)
		return LAWS_UNKNOWN_PIECE;
	return hypothesis->turn->position.board[token - 1];
}

void hypothesis_forgive(struct hypothesis *hypothesis)
{
	hypothesis->cost = COST_NONE;
	hypothesis->unfelt = 0;
	for (size_t i = 0; i < hypothesis->placed_count; i++)
		hypothesis->cost += hypothesis->placed[i].cost;
}

static bool shows(const struct hypothesis *hypothesis, struct laws_move move)
{
	const struct laws_position *position = &hypothesis->turn->position;
	laws_squares left, reached;
	laws_square rook_to;
	piece_token there;

	there = hypothesis->standing[laws_move_arrival(position, move)];
	if (there != TOKEN_OF(move.from) && !(move.promotion && there == TOKEN_NEW))
		return false;
	rook_to = laws_move_rook_arrival(position, move);
	if (rook_to != LAWS_NO_SQUARE && hypothesis->standing[rook_to] != TOKEN_OF(move.to))
		return false;
	laws_move_footprint(position, move, &left, &reached);
	return hypothesis->gone == left && hypothesis->arrived == reached;
}

/* True when no piece is away or astray. */
static bool is_home(const struct hypothesis *hypothesis)
{
	return !hypothesis->gone && !hypothesis->arrived;
}

enum hypothesis_shape hypothesis_shape(const struct hypothesis *hypothesis, struct laws_move *move)
{
	const struct turn *turn = hypothesis->turn;

	if (is_home(hypothesis))
		return SHAPE_HOME;
	/* Called many times an edge: the checks that most moves fail come first. */
	if (!hypothesis->gone || !hypothesis->arrived)
		return SHAPE_OPEN;
	for (size_t i = 0; i < turn->count; i++) {
		if (turn->moves[i].type != LAWS_MOVE_CASTLING &&
		    (!(hypothesis->gone & LAWS_SQUARE_SET(turn->moves[i].from)) ||
		     hypothesis->arrived != LAWS_SQUARE_SET(turn->moves[i].to)))
			continue;
		if (turn->moves[i].promotion && turn->moves[i].promotion != LAWS_QUEEN)
			continue;
		if (shows(hypothesis, turn->moves[i])) {
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

static bool holds_other_own(const struct hypothesis *hypothesis, piece_token token)
{
	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (hypothesis->held[i].token != token &&
		    is_own(hypothesis, hypothesis->held[i].token))
			return true;
	return false;
}

bool hypothesis_holds_own(const struct hypothesis *hypothesis)
{
	return holds_other_own(hypothesis, TOKEN_NONE);
}

/* Without levers, what has been let go counts as played; no move then counts as none. */
static bool counts_as_played(const struct hypothesis *hypothesis, bool has_levers)
{
	if (hypothesis_holds_own(hypothesis))
		return false;
	if (!has_levers)
		return !hypothesis->placed_count && !is_home(hypothesis);
	return hypothesis->pressed == (is_home(hypothesis) ? PRESSED_HOME : PRESSED_OPEN);
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

bool hypothesis_may_be_answered(const struct hypothesis *hypothesis, bool has_levers,
				laws_square square, struct laws_position *after)
{
	piece_token lifted = hypothesis->standing[square];
	laws_piece board[64];

	if (!has_home(lifted) || !counts_as_played(hypothesis, has_levers))
		return false;
	for (laws_square each = 0; each < 64; each++)
		board[each] = hypothesis_piece(hypothesis, hypothesis->standing[each]);
	if (!laws_position_as_played(&hypothesis->turn->position, board, after))
		return false;
	return !is_own(hypothesis, lifted) || can_be_taken(after, square);
}

/* An own piece is in the hand, and not to be adjusted. */
static bool has_begun_move(const struct hypothesis *hypothesis)
{
	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (hypothesis->held[i].purpose != PURPOSE_ADJUST &&
		    is_own(hypothesis, hypothesis->held[i].token))
			return true;
	return false;
}

static unsigned int cost_of_lift(const struct hypothesis *hypothesis, piece_token token,
				 bool adjusting)
{
	if (token == TOKEN_NEW)
		return COST_NONE;
	if (token == TOKEN_NONE)
		return COST_USELESS_TOUCH;
	if (is_own(hypothesis, token))
		return holds_other_own(hypothesis, token) ? COST_UNUSUAL : COST_NONE;
	/* Pieces of either side may be adjusted (4.2.1), before the move. */
	if (adjusting && !has_begun_move(hypothesis))
		return COST_NONE;
	return turn_can_capture(hypothesis->turn, token - 1) ? COST_NONE : COST_USELESS_TOUCH;
}

static const struct held *held_from_home(const struct hypothesis *hypothesis, laws_square home)
{
	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (hypothesis->held[i].token == TOKEN_OF(home))
			return &hypothesis->held[i];
	return NULL;
}

/*
 * A player who touches the king and then a rook must castle if he can (4.4.1). So two pieces
 * in the air together are unlikely to be king and rook put back on their own squares.
 */
static unsigned int cost_of_own_return(const struct hypothesis *hypothesis, const struct held *held,
				       laws_time first)
{
	if (first - held->lifted_at < TIME_EXCHANGE_LEAST ||
	    !hypothesis_undoes_castling(hypothesis, held->token - 1, held->lifted_at))
		return COST_NONE;
	return COST_UNOBSERVED;
}

/*
 * With a piece of one's own in the hand, or having swept a third one away with it meanwhile,
 * the other's square closing again is a capture if a hand had the time, else rather a brush: a
 * piece taken to be captured is not put back to capture another (Article 4.3). One that was
 * knocked over is.
 */
static unsigned int cost_of_return(const struct hypothesis *hypothesis, const struct held *held,
				   laws_time first)
{
	bool took_another = hypothesis->swept && held->first < hypothesis->moved_at;

	if (is_own(hypothesis, held->token))
		return cost_of_own_return(hypothesis, held, first);

	if (!has_home(held->token) || (!hypothesis_holds_own(hypothesis) && !took_another) ||
	    first - held->first < TIME_EXCHANGE_LEAST)
		return COST_NONE;
	return hypothesis_may_be_knocked(hypothesis, held, first) ? COST_ILLEGAL : COST_IMPOSSIBLE;
}

bool hypothesis_is_promoting(const struct hypothesis *hypothesis)
{
	for (size_t i = 0; i < hypothesis->placed_count; i++)
		if (hypothesis->placed[i].piece.token == TOKEN_NEW &&
		    turn_can_promote(hypothesis->turn, hypothesis->placed[i].square))
			return true;
	return false;
}

static unsigned int cost_of_new(const struct hypothesis *hypothesis, laws_square square)
{
	return turn_can_promote(hypothesis->turn, square) ? COST_UNUSUAL : COST_IMPOSSIBLE;
}

/* True when a piece of the mover's that is in his hand, or stands there, takes what was on @home.
 */
static bool is_taking(const struct hypothesis *hypothesis, laws_square home)
{
	piece_token there = hypothesis->standing[home];

	if (is_own(hypothesis, there) && can_go(hypothesis->turn, there - 1, home))
		return true;
	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (is_own(hypothesis, hypothesis->held[i].token) &&
		    can_go(hypothesis->turn, hypothesis->held[i].token - 1, home))
			return true;
	return false;
}

/*
 * A captured piece that is shoved to an empty square beside its home stays there until it is
 * removed.
 */
static bool is_shove(const struct hypothesis *hypothesis, const struct held *held,
		     laws_square square)
{
	return has_home(held->token) && !is_own(hypothesis, held->token) &&
	       laws_square_is_beside(held->token - 1, square) &&
	       !hypothesis->turn->position.board[square] && is_taking(hypothesis, held->token - 1);
}

/* With king and rook both taken up, each goes where castling would bring it (also an illegal one).
 */
static unsigned int cost_of_castling(const struct hypothesis *hypothesis, laws_square from,
				     laws_square square, unsigned int cost)
{
	switch (hypothesis_castling_part(hypothesis, from, square)) {
	case CASTLING_KING:
		return cost ? COST_UNOBSERVED : COST_NONE;
	case CASTLING_EXCHANGED:
		return cost + COST_UNUSUAL;
	case CASTLING_NONE:
	case CASTLING_ROOK:
		break;
	}
	return cost;
}

static unsigned int cost_of_place(const struct hypothesis *hypothesis, const struct held *held,
				  laws_square square, laws_time first)
{
	const struct held *captured;

	if (square == held->from || TOKEN_OF(square) == held->token)
		return cost_of_return(hypothesis, held, first);
	if (held->token == TOKEN_NEW)
		return cost_of_new(hypothesis, square);
	if (!is_own(hypothesis, held->token))
		return is_shove(hypothesis, held, square) ? COST_UNUSUAL : COST_STRANGE;
	if (!can_go(hypothesis->turn, held->token - 1, square))
		return cost_of_castling(hypothesis, held->token - 1, square, COST_ILLEGAL);
	captured = held_from_home(hypothesis, square);
	if (captured && first - captured->first < TIME_EXCHANGE_LEAST)
		return COST_UNUSUAL;
	return cost_of_castling(hypothesis, held->token - 1, square, COST_NONE);
}

static void forget(struct held *held, size_t *count, size_t index)
{
	memmove(&held[index], &held[index + 1], (*count - index - 1) * sizeof(*held));
	(*count)--;
}

static struct placed *placed_on(struct hypothesis *hypothesis, laws_square square)
{
	for (size_t i = 0; i < hypothesis->placed_count; i++)
		if (hypothesis->placed[i].square == square)
			return &hypothesis->placed[i];
	return NULL;
}

static void hold(struct hypothesis *hypothesis, const struct held *held)
{
	if (hypothesis->held_count == HYPOTHESIS_HELD)
		forget(hypothesis->held, &hypothesis->held_count, 0);
	hypothesis->held[hypothesis->held_count++] = *held;
}

/* A pawn on the last rank is lifted to be replaced. */
static enum purpose purpose_of(const struct hypothesis *hypothesis, piece_token lifted,
			       laws_square square, bool adjusting)
{
	bool last_rank = square < 8 || square >= 56;

	if (laws_piece_kind(hypothesis_piece(hypothesis, lifted)) == LAWS_PAWN && last_rank)
		return PURPOSE_EXCHANGE;
	return adjusting ? PURPOSE_ADJUST : PURPOSE_UNKNOWN;
}

/* What closed so lately where the king stood is rather the rook, slid there, than he put back. */
static unsigned int cost_after_king(const struct hypothesis *hypothesis, laws_square rook,
				    laws_time first)
{
	const struct turn *turn = hypothesis->turn;

	for (size_t i = 0; i < hypothesis->placed_count; i++) {
		const struct placed *placed = &hypothesis->placed[i];
		laws_square home = placed->square;

		if (went_back(placed) && placed->piece.purpose != PURPOSE_ADJUST &&
		    first - placed->first <= TIME_SLIDE_OVERLAP_USUAL &&
		    turn_castles(turn, home, rook, home))
			return COST_UNOBSERVED;
	}
	return COST_NONE;
}

/* No hand has lifted it and put it back so soon. */
static bool has_trembled(const struct placed *placed)
{
	return !placed->piece.touch_is_said && went_back(placed) &&
	       placed->first - placed->piece.first < TIME_CARRY_LEAST;
}

void hypothesis_lift(struct hypothesis *hypothesis, laws_square square, bool adjusting,
		     laws_time first, laws_time settled)
{
	piece_token lifted = hypothesis->standing[square];
	struct placed *placed = placed_on(hypothesis, square);
	struct held held = {
		.token = lifted,
		.from = square,
		.purpose = purpose_of(hypothesis, lifted, square, adjusting),
		.first = first,
		.settled = settled,
	};

	stand(hypothesis, square, TOKEN_NONE);
	if (!placed) {
		hypothesis->cost += cost_of_lift(hypothesis, lifted, adjusting) +
				    cost_after_king(hypothesis, square, first);
	} else {
		/*
		 * The piece was never released: the same carry continues. A piece from nowhere
		 * stays unusual.
		 */
		hypothesis->cost -= placed->cost;
		if (placed->cost == COST_IMPOSSIBLE)
			hypothesis->cost += COST_UNUSUAL;
		held = placed->piece;
		/*
		 * A piece that was adjusted, or whose reed only trembled, and is lifted again is a
		 * touch from this lift on.
		 */
		if (went_back(placed) && (held.purpose == PURPOSE_ADJUST || has_trembled(placed))) {
			held.trembled += has_trembled(placed) ? first - held.first : 0;
			held.first = first;
			held.settled = settled;
		}
		unplace(hypothesis, (size_t)(placed - hypothesis->placed));
	}
	held.lifted = square;
	held.lifted_at = first;
	hold(hypothesis, &held);
}

static void note_exchange(struct hypothesis *hypothesis, laws_square square, laws_time first)
{
	const struct held *before = held_from_home(hypothesis, square);

	hypothesis->exchanged &= ~LAWS_SQUARE_SET(square);
	if (before && first - before->first < TIME_PASSING)
		hypothesis->exchanged |= LAWS_SQUARE_SET(square);
}

static void put(struct hypothesis *hypothesis, const struct held *held, laws_square square,
		unsigned int cost, laws_time first, laws_time settled)
{
	if (hypothesis->placed_count == HYPOTHESIS_PLACED)
		unplace(hypothesis, 0);
	note_exchange(hypothesis, square, first);
	stand(hypothesis, square, held->token);
	if (square != held->from)
		hypothesis->moved_at = first;
	hypothesis->cost += cost;
	hypothesis->placed[hypothesis->placed_count++] = (struct placed){
		.piece = *held,
		.square = square,
		.cost = cost,
		.is_shoved = is_shove(hypothesis, held, square),
		.first = first,
		.settled = settled,
	};
}

void hypothesis_place(struct hypothesis *hypothesis, size_t index, laws_square square,
		      laws_time first, laws_time settled)
{
	struct held held = hypothesis->held[index];
	unsigned int cost = cost_of_place(hypothesis, &held, square, first);

	forget(hypothesis->held, &hypothesis->held_count, index);
	put(hypothesis, &held, square, cost, first, settled);
}

/* What captured on @square has been taken up there again, and put back. */
static bool is_taken_up_since(struct hypothesis *hypothesis, laws_square square)
{
	const struct placed *placed = placed_on(hypothesis, square);

	return placed && placed->piece.lifted == square;
}

bool hypothesis_lay(struct hypothesis *hypothesis, size_t index, laws_square square)
{
	piece_token token = hypothesis->held[index].token;

	if (hypothesis->held_count > 1 || !has_home(token) || is_own(hypothesis, token) ||
	    !is_own(hypothesis, hypothesis->standing[token - 1]) ||
	    is_taken_up_since(hypothesis, token - 1) || hypothesis->turn->position.board[square] ||
	    turn_can_promote(hypothesis->turn, square))
		return false;
	hypothesis->laid |= LAWS_SQUARE_SET(square);
	hypothesis->cost += COST_LAID;
	return true;
}

/* It came from @square with the move before: there it is rather put back. */
static bool came_from(const struct turn *turn, laws_square square)
{
	const struct past *past = &turn->past;

	return past->known && past->moves[(turn->ply - 1) % PAST_MOVES].from == square;
}

bool hypothesis_lay_before(struct hypothesis *hypothesis, laws_square square)
{
	const struct placed *captor = placed_on(hypothesis, square);

	for (size_t i = 0; i < hypothesis->placed_count; i++) {
		struct placed placed = hypothesis->placed[i];

		/*
		 * What is put down after its captor was lifted has other readings: one more at
		 * their cost would keep the capture from being told at rest.
		 */
		if (placed.piece.token != TOKEN_OF(square) || placed.square == square ||
		    came_from(hypothesis->turn, placed.square) || !captor ||
		    captor->piece.first < placed.first)
			continue;
		stand(hypothesis, placed.square, TOKEN_NONE);
		hypothesis->cost -= placed.cost;
		unplace(hypothesis, i);
		hold(hypothesis, &placed.piece);
		return hypothesis_lay(hypothesis, hypothesis->held_count - 1, placed.square);
	}
	return false;
}

laws_squares hypothesis_captors(const struct hypothesis *hypothesis, laws_square square)
{
	laws_squares captors = 0;

	for (laws_square from = 0; from < 64; from++) {
		piece_token token = hypothesis->standing[from];

		if (token == TOKEN_OF(from) && is_own(hypothesis, token) &&
		    can_go(hypothesis->turn, from, square))
			captors |= LAWS_SQUARE_SET(from);
	}
	return captors;
}

bool hypothesis_take_off(struct hypothesis *hypothesis, laws_square square)
{
	if (!(hypothesis->laid & LAWS_SQUARE_SET(square)) || hypothesis->standing[square])
		return false;
	hypothesis->laid &= ~LAWS_SQUARE_SET(square);
	return true;
}

void hypothesis_place_new(struct hypothesis *hypothesis, laws_square square, laws_time first,
			  laws_time settled)
{
	struct held held = {
		.token = TOKEN_NEW,
		.from = LAWS_NO_SQUARE,
		.touch_is_said = true,
		.first = first,
		.settled = settled,
	};

	put(hypothesis, &held, square, cost_of_new(hypothesis, square), first, settled);
}

laws_squares hypothesis_touched(const struct hypothesis *hypothesis)
{
	return hypothesis->gone;
}

/* Forgets the last piece from beside the board next to @square, put down at @since or later. */
static bool forget_new(struct hypothesis *hypothesis, laws_square square, laws_time since,
		       struct placed *placed)
{
	for (size_t i = hypothesis->placed_count; i-- > 0;) {
		*placed = hypothesis->placed[i];
		if (placed->piece.token != TOKEN_NEW ||
		    !laws_square_is_beside(placed->square, square) || placed->first < since)
			continue;
		hypothesis->cost -= placed->cost;
		stand(hypothesis, placed->square, TOKEN_NONE);
		unplace(hypothesis, i);
		return true;
	}
	return false;
}

bool hypothesis_forget_slid(struct hypothesis *hypothesis, laws_square square, laws_time t,
			    struct placed *placed)
{
	return forget_new(hypothesis, square, t - TIME_SLIDE_OVERLAP_MOST, placed);
}

bool hypothesis_forget_fetched(struct hypothesis *hypothesis, laws_square square,
			       struct placed *placed)
{
	return forget_new(hypothesis, square, 0, placed);
}

static const struct held *held_king(const struct hypothesis *hypothesis)
{
	laws_piece king = LAWS_PIECE(mover(hypothesis), LAWS_KING);

	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (hypothesis_piece(hypothesis, hypothesis->held[i].token) == king)
			return &hypothesis->held[i];
	return NULL;
}

/*
 * The square reached closed before the square left opened. A rook slides like that while its king
 * waits in the hand to castle, but not while the king is only adjusted.
 */
static unsigned int cost_of_slide(const struct hypothesis *hypothesis, const struct held *held,
				  laws_square to)
{
	const struct held *king = held_king(hypothesis);
	bool castles = king && king->purpose != PURPOSE_ADJUST && has_home(held->token) &&
		       hypothesis_castling_part(hypothesis, held->token - 1, to) == CASTLING_ROOK;

	return castles ? COST_NONE : COST_UNUSUAL;
}

bool hypothesis_slide(struct hypothesis *hypothesis, laws_square square, laws_time first,
		      laws_time settled)
{
	struct held held = {
		.token = hypothesis->standing[square],
		.from = square,
		.first = first,
		.settled = settled,
	};
	struct placed placed;
	struct placed *stood;

	if (!hypothesis_forget_slid(hypothesis, square, first, &placed))
		return false;
	stood = placed_on(hypothesis, square);
	if (stood) {
		hypothesis->cost -= stood->cost;
		held = stood->piece;
		unplace(hypothesis, (size_t)(stood - hypothesis->placed));
	}
	stand(hypothesis, square, TOKEN_NONE);
	if (first - placed.first > TIME_SLIDE_OVERLAP_USUAL)
		hypothesis->cost += COST_ILLEGAL;
	put(hypothesis, &held, placed.square,
	    cost_of_slide(hypothesis, &held, placed.square) +
		    cost_of_place(hypothesis, &held, placed.square, placed.first),
	    placed.first, placed.settled);
	return true;
}

bool hypothesis_can_take(const struct hypothesis *hypothesis, laws_square square)
{
	piece_token there = hypothesis->standing[square];

	return has_home(there) && turn_can_capture(hypothesis->turn, there - 1);
}

bool hypothesis_put_back(struct hypothesis *hypothesis, laws_time since, bool fallen, laws_time t)
{
	unsigned int cost = fallen ? COST_KNOCKED : COST_UNUSUAL;
	bool found = false;

	for (size_t i = 0; i < hypothesis->held_count;) {
		struct held held = hypothesis->held[i];

		if (held.lifted_at <= since || hypothesis->standing[held.lifted]) {
			i++;
			continue;
		}
		forget(hypothesis->held, &hypothesis->held_count, i);
		put(hypothesis, &held, held.lifted, cost, t, t);
		if (fallen) {
			hypothesis->fallen |= LAWS_SQUARE_SET(held.lifted);
			cost = COST_KNOCKED_TOO;
		}
		found = true;
	}
	return found;
}

laws_squares hypothesis_sweepable(const struct hypothesis *hypothesis, size_t index)
{
	const struct turn *turn = hypothesis->turn;
	piece_token captor = hypothesis->held[index].token;
	laws_squares reached = 0;

	if (!is_own(hypothesis, captor))
		return 0;
	for (size_t i = 0; i < turn->count; i++)
		if (TOKEN_OF(turn->moves[i].from) == captor)
			reached |= LAWS_SQUARE_SET(turn->moves[i].to);
	return reached & turn->position.sides[laws_side_other(mover(hypothesis))] &
	       ~hypothesis->gone;
}

bool hypothesis_sweep(struct hypothesis *hypothesis, size_t index, laws_square square, laws_time t)
{
	struct held mover_of = hypothesis->held[index];
	struct held swept = {
		.token = TOKEN_OF(square),
		.from = square,
		.lifted = square,
		.lifted_at = t,
		.first = t,
		.settled = t,
	};

	if (!(hypothesis_sweepable(hypothesis, index) & LAWS_SQUARE_SET(square)))
		return false;
	forget(hypothesis->held, &hypothesis->held_count, index);
	hold(hypothesis, &swept);
	put(hypothesis, &mover_of, square,
	    TOKEN_OF(mover_of.from) == mover_of.token ? COST_UNUSUAL : COST_TAKEN_ON, t, t);
	hypothesis->swept = true;
	return true;
}

bool hypothesis_shove(struct hypothesis *hypothesis, size_t index, laws_square from, laws_square to,
		      laws_time first, laws_time settled)
{
	struct held shoved;

	if (!laws_square_is_beside(from, to) || hypothesis->standing[to] != TOKEN_NONE ||
	    hypothesis->turn->position.board[to] ||
	    !hypothesis_sweep(hypothesis, index, from, first))
		return false;
	/* The swept piece is the last of those held. */
	shoved = hypothesis->held[--hypothesis->held_count];
	put(hypothesis, &shoved, to, COST_UNUSUAL, first, settled);
	hypothesis->cost += COST_UNOBSERVED;
	return true;
}

bool hypothesis_has_shoved(const struct hypothesis *hypothesis)
{
	for (size_t i = 0; i < hypothesis->placed_count; i++)
		if (hypothesis->placed[i].is_shoved &&
		    is_own(hypothesis, hypothesis->standing[hypothesis->placed[i].piece.token - 1]))
			return true;
	return false;
}

bool hypothesis_leave_shoved(struct hypothesis *hypothesis, unsigned int cost, laws_time t)
{
	bool found = false;

	for (size_t i = 0; i < hypothesis->placed_count;) {
		laws_square square = hypothesis->placed[i].square;

		if (!hypothesis->placed[i].is_shoved) {
			i++;
			continue;
		}
		hypothesis_lift(hypothesis, square, false, t, t);
		hypothesis->fallen |= LAWS_SQUARE_SET(square);
		hypothesis->cost += cost;
		found = true;
	}
	return found;
}

bool hypothesis_unsweep(struct hypothesis *hypothesis, size_t index, laws_square square,
			bool has_levers, laws_time first, laws_time settled)
{
	struct held back = hypothesis->held[index];
	laws_square home = back.token - 1;
	struct held carried = {.from = home, .touch_is_said = true, .first = first};
	struct placed *placed;
	unsigned int cost;
	bool was_away;

	if (!has_home(back.token) || is_own(hypothesis, back.token) ||
	    !is_own(hypothesis, hypothesis->standing[home]))
		return false;
	was_away = !(hypothesis->exchanged & LAWS_SQUARE_SET(home)) &&
		   !is_taken_up_since(hypothesis, home);
	carried.token = hypothesis->standing[home];
	placed = placed_on(hypothesis, home);
	if (placed) {
		hypothesis->cost -= placed->cost;
		carried = placed->piece;
		unplace(hypothesis, (size_t)(placed - hypothesis->placed));
	}
	forget(hypothesis->held, &hypothesis->held_count, index);
	cost = COST_UNUSUAL + cost_of_place(hypothesis, &carried, square, first);
	/*
	 * What was taken off to be captured is not put back to capture another (4.3). With levers
	 * it may be put back until the press, and the move be another one; and where a pawn
	 * promotes, a reed that trembled tells little.
	 */
	if (!has_levers && was_away && carried.token != TOKEN_OF(square) &&
	    !turn_can_promote(hypothesis->turn, square))
		cost += COST_IMPOSSIBLE;
	put(hypothesis, &carried, square, cost, first, settled);
	put(hypothesis, &back, home, COST_NONE, first, settled);
	return true;
}

void hypothesis_set_up(struct hypothesis *hypothesis, laws_time t)
{
	hypothesis_go_on(hypothesis, hypothesis->turn);
	hypothesis->cost += COST_UNUSUAL;
	hypothesis_emit(hypothesis, &(struct laws_act){
					    .kind = LAWS_ACT_RESTORED,
					    .number = hypothesis->turn->ply,
					    .first = t,
					    .settled = t,
				    });
}

/* Which piece stands where after @move. */
static void standing_after(const struct hypothesis *hypothesis, struct laws_move move,
			   piece_token standing[64])
{
	const struct laws_position *position = &hypothesis->turn->position;
	laws_square to = laws_move_arrival(position, move);
	laws_square captured = laws_move_captured(position, move);
	laws_square rook_to = laws_move_rook_arrival(position, move);

	memcpy(standing, hypothesis->turn->home, sizeof(hypothesis->turn->home));
	standing[move.from] = TOKEN_NONE;
	if (captured != LAWS_NO_SQUARE)
		standing[captured] = TOKEN_NONE;
	if (rook_to != LAWS_NO_SQUARE)
		standing[move.to] = TOKEN_NONE;
	standing[to] = TOKEN_OF(move.from);
	if (rook_to != LAWS_NO_SQUARE)
		standing[rook_to] = TOKEN_OF(move.to);
	if (move.promotion && hypothesis->standing[to] == TOKEN_NEW)
		standing[to] = TOKEN_NEW;
}

static void lift_if_astray(struct hypothesis *hypothesis, const piece_token standing[64],
			   laws_square square, laws_time t)
{
	if (hypothesis->standing[square] && hypothesis->standing[square] != standing[square])
		hypothesis_lift(hypothesis, square, false, t, t);
}

void hypothesis_become(struct hypothesis *hypothesis, struct laws_move move, laws_time t)
{
	piece_token standing[64];

	standing_after(hypothesis, move, standing);
	/*
	 * The order of an unobserved move is unknown: the moving piece comes first, in castling the
	 * king.
	 */
	lift_if_astray(hypothesis, standing, move.from, t);
	for (size_t i = 0; i < hypothesis->held_count; i++)
		if (hypothesis->held[i].token == TOKEN_OF(move.from))
			hypothesis_emit_touch(hypothesis, &hypothesis->held[i]);
	for (laws_square square = 0; square < 64; square++)
		lift_if_astray(hypothesis, standing, square, t);
	for (size_t i = 0; i < hypothesis->held_count;) {
		piece_token token = hypothesis->held[i].token;
		laws_square square = 0;

		while (square < 64 && (standing[square] != token || hypothesis->standing[square]))
			square++;
		if (has_home(token) && square < 64)
			hypothesis_place(hypothesis, i, square, t, t);
		else
			i++;
	}
}
