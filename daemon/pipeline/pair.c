/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Joins two boards. A contact that changes on one board is one of these:
 *
 *   it comes to agree with the shared board   the opponent's move is repeated, or
 *                                             a difference is put right
 *   it comes to differ, on the board of a     the player's act: the shared board follows,
 *   player who has the move or answers one    and the other board has something to repeat
 *   that stands
 *   it comes to differ otherwise              nothing yet; the boards differ when it rests
 *                                             or the player presses
 *
 * Two kinds of contacts may change twice in a repetition: where a captured piece makes
 * room, and where a pawn is exchanged on the last rank. A change there is the player's own
 * act only if he puts a piece of his own there.
 *
 * When a player lifts a piece of his own before he has repeated the opponent's move, the
 * lift is held back until he puts it elsewhere, or has repeated. A piece that is back in
 * its place by then was in the way of the repetition, and was not touched to be moved.
 *
 * Before a game, and while a position is set up, neither player has the move. The shared
 * board then shows the position as soon as both boards do.
 */
#include <string.h>

#include "pipeline/pair.h"

/* A difference is reported after it has lasted this many settle times. */
#define LONG_REST 3

#define LEVERS (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER)

/* The state of one step. */
struct step {
	struct pair *pair;
	const struct tracker_view *view;
	laws_time now;
	laws_time first; /* when the edge or the deadline happened */
	struct pair_outputs *out;
};

void pair_init(struct pair *pair, const struct settings *settings)
{
	bool second_is_white =
		settings->regulations.visually_disabled == LAWS_VISUALLY_DISABLED_WHITE;

	memset(pair, 0, sizeof(*pair));
	pair->settle_time = settings->settle_time;
	pair->set_up = true;
	pair->boards[0].owner = second_is_white ? LAWS_BLACK : LAWS_WHITE;
	pair->boards[1].owner = second_is_white ? LAWS_WHITE : LAWS_BLACK;
	for (int i = 0; i < 2; i++) {
		pair->boards[i].moving_since = LAWS_NEVER;
		pair->boards[i].quiet_at = LAWS_NEVER;
		pair->boards[i].still_at = LAWS_NEVER;
		memset(pair->boards[i].piece, '?', sizeof(pair->boards[i].piece));
	}
}

static struct pair_board *board_of(struct pair *pair, enum laws_side side)
{
	return &pair->boards[pair->boards[0].owner == side ? 0 : 1];
}

static enum laws_side mover(const struct step *step)
{
	return laws_position_side(&step->view->position);
}

static bool is_movers(const struct step *step, const struct pair_board *board)
{
	return board->owner == mover(step);
}

/* The board's player has the move, or may answer one that stands (1.3, 6.2.1.2). */
static bool is_live(const struct step *step, const struct pair_board *board)
{
	return is_movers(step, board) || step->view->stands;
}

/* The position that both boards should show, with the move that is made but not completed. */
static const struct laws_position *record(const struct step *step)
{
	return step->view->stands ? &step->view->after : &step->view->position;
}

/* The squares on which @board differs from what it should show now. */
static laws_squares difference(const struct step *step, const struct pair_board *board)
{
	laws_squares due =
		is_movers(step, board) ? step->pair->shared : laws_position_occupied(record(step));

	return board->squares ^ due;
}

/* A square other than @square is still to be repeated or put right. */
static bool is_behind(const struct step *step, const struct pair_board *board, laws_square square)
{
	laws_squares behind = board->squares ^ step->pair->shared;

	return behind & ~LAWS_SQUARE_SET(square) || board->exchanged;
}

static void await_rest(const struct step *step, laws_time t)
{
	for (int i = 0; i < 2; i++) {
		struct pair_board *board = &step->pair->boards[i];
		laws_time from = t > step->now ? t : step->now;

		board->quiet_at = from + step->pair->settle_time;
		board->still_at = from + LONG_REST * step->pair->settle_time;
	}
}

static struct edge *hand_on(const struct step *step, const struct edge *edge)
{
	struct edges *edges = &step->out->edges;

	if (edges->count == DEBOUNCE_QUEUE) {
		edges->count--;
		edges->lost++;
	}
	edges->edge[edges->count] = *edge;
	return &edges->edge[edges->count++];
}

static void say(const struct step *step, struct pair_board *board, enum laws_act_kind kind,
		laws_squares squares)
{
	struct pair_outputs *out = step->out;

	if (out->act_count == PAIR_ACTS) {
		out->acts_lost++;
		return;
	}
	board->told = kind == LAWS_ACT_BOARDS_DIFFER;
	out->acts[out->act_count++] = (struct laws_act){
		.kind = kind,
		.side = board->owner,
		.squares = squares,
		.number = step->pair->agreed,
		.first = step->first,
		.settled = step->first,
	};
}

/* Both boards show the same, even if it is not the recorded position. */
static bool are_alike(const struct pair *pair)
{
	return pair->boards[0].squares == pair->boards[1].squares;
}

static void say_differs(const struct step *step, struct pair_board *board)
{
	laws_squares squares = difference(step, board);

	if (squares && !board->told && !are_alike(step->pair))
		say(step, board, LAWS_ACT_BOARDS_DIFFER, squares);
}

/* The shared board takes over the state of @square from @board. */
static void follow_square(const struct step *step, const struct pair_board *board,
			  laws_square square, bool closed, laws_time first, laws_time settled)
{
	struct edge edge = {
		.kind = EDGE_SQUARE,
		.closed = closed,
		.square = square,
		.piece = closed ? board->piece[square] : '?',
		.first = first,
		.settled = settled,
	};

	if (closed)
		step->pair->shared |= LAWS_SQUARE_SET(square);
	else
		step->pair->shared &= ~LAWS_SQUARE_SET(square);
	hand_on(step, &edge);
}

/* Makes the shared board show @squares; pieces leave before others arrive. */
static void align(const struct step *step, laws_squares squares)
{
	const struct pair_board *board = &step->pair->boards[0];
	laws_squares gone = step->pair->shared & ~squares;
	laws_squares come = squares & ~step->pair->shared;

	for (; gone; gone &= gone - 1)
		follow_square(step, board, (laws_square)__builtin_ctzll(gone), false, step->now,
			      step->now);
	for (; come; come &= come - 1)
		follow_square(step, board, (laws_square)__builtin_ctzll(come), true, step->now,
			      step->now);
}

/* The position to be set up; it is shown wrong on each square where either board is wrong. */
static laws_squares set_up_squares(const struct step *step)
{
	const struct pair *pair = step->pair;
	laws_squares due = laws_position_occupied(&step->view->position);

	return due ^ ((pair->boards[0].squares ^ due) | (pair->boards[1].squares ^ due));
}

/* A pawn has left the rank before its last, so the move was a promotion. */
static bool is_promoted(enum laws_side side, const laws_piece before[64],
			const laws_piece after[64])
{
	laws_square first = side == LAWS_WHITE ? 48 : 8;

	for (laws_square square = first; square < first + 8; square++)
		if (before[square] == LAWS_PIECE(side, LAWS_PAWN) && !after[square])
			return true;
	return false;
}

/*
 * Marks what the other player must repeat: squares that change, and those where a piece is
 * captured.
 */
static void owe(struct pair *pair, struct pair_board *board, const laws_piece before[64],
		const laws_piece after[64])
{
	enum laws_side side = laws_side_other(board->owner);
	bool promoted = is_promoted(side, before, after);
	laws_squares last = (laws_squares)0xff << (side == LAWS_WHITE ? 56 : 0);
	laws_squares changed = 0;

	pair->exchanged = 0;
	for (laws_square square = 0; square < 64; square++) {
		if (before[square] == after[square])
			continue;
		changed |= LAWS_SQUARE_SET(square);
		if (before[square] && after[square])
			pair->exchanged |= LAWS_SQUARE_SET(square);
	}
	pair->owed = changed;
	board->repeat |= changed;
	board->exchanged |= pair->exchanged;
	if (promoted)
		board->promoting |= changed & last;
}

/* The move that stood is withdrawn: the other player need not repeat what he has not begun. */
static void forget_standing(struct pair *pair)
{
	struct pair_board *board =
		board_of(pair, laws_side_other(laws_position_side(&pair->position)));
	laws_squares owed = pair->owed & ~(board->squares ^ pair->shared);

	if (!pair->stands)
		return;
	board->exchanged &= ~pair->exchanged;
	board->repeat &= ~owed;
	board->promoting &= ~owed;
	pair->stands = false;
}

static void begin_turn(struct pair *pair, const struct tracker_view *view)
{
	pair->ply = view->ply;
	pair->position = view->position;
	pair->stands = false;
}

/* A player who moves without having repeated the rest need not repeat it any more. */
static void end_own_turn(struct pair_board *board)
{
	board->in_air = 0;
	board->arrived = 0;
	board->repeat = 0;
	board->exchanged = 0;
	board->promoting = 0;
	board->moving_since = LAWS_NEVER;
}

/* A turn is over, or the game went on from elsewhere: the boards repeat what has changed. */
static void follow_turn(struct pair *pair, const struct tracker_view *view)
{
	enum laws_side side = laws_position_side(&pair->position);
	bool is_next = view->ply == pair->ply + 1;
	bool is_known =
		pair->stands && memcmp(pair->after, view->position.board, sizeof(pair->after)) == 0;

	if (!is_known)
		forget_standing(pair);
	end_own_turn(board_of(pair, side));
	if (!is_next)
		end_own_turn(board_of(pair, laws_side_other(side)));
	if (!is_known || !is_next)
		owe(pair, board_of(pair, laws_side_other(side)), pair->position.board,
		    view->position.board);
	begin_turn(pair, view);
}

static void follow_standing(struct pair *pair, const struct tracker_view *view)
{
	enum laws_side other = laws_side_other(laws_position_side(&view->position));

	if (view->stands && pair->stands &&
	    memcmp(pair->after, view->after.board, sizeof(pair->after)) == 0)
		return;
	forget_standing(pair);
	if (!view->stands)
		return;
	pair->stands = true;
	memcpy(pair->after, view->after.board, sizeof(pair->after));
	owe(pair, board_of(pair, other), view->position.board, view->after.board);
}

static void begin_game(const struct step *step)
{
	for (int i = 0; i < 2; i++) {
		struct pair_board *board = &step->pair->boards[i];

		end_own_turn(board);
		board->held = 0;
	}
	begin_turn(step->pair, step->view);
	step->pair->agreed = step->view->ply - 1;
	await_rest(step, step->now);
}

/* Takes over the changes of the game since the last step. */
static void follow(const struct step *step)
{
	struct pair *pair = step->pair;
	const struct tracker_view *view = step->view;

	if (view->set_up) {
		pair->set_up = true;
		return;
	}
	if (pair->set_up)
		begin_game(step);
	else if (view->ply != pair->ply)
		follow_turn(pair, view);
	pair->set_up = false;
	follow_standing(pair, view);
}

/* The piece on @square is the player's own, by where it stood or was put. */
static bool is_own(const struct step *step, const struct pair_board *board, laws_square square)
{
	laws_piece piece = record(step)->board[square];

	if (is_movers(step, board))
		piece = step->view->position.board[square];
	return piece == LAWS_NO_PIECE || board->arrived & LAWS_SQUARE_SET(square) ||
	       laws_piece_side(piece) == board->owner;
}

static void take_lift(const struct step *step, struct pair_board *board, laws_square square,
		      bool own)
{
	laws_squares set = LAWS_SQUARE_SET(square);

	if (own) {
		board->in_air++;
		board->repeat &= ~(set | board->promoting);
		board->promoting = 0;
	}
	board->arrived &= ~set;
	if (board->moving_since == LAWS_NEVER)
		board->moving_since = board->first[square];
	follow_square(step, board, square, false, board->first[square], board->settled[square]);
}

static void take_placement(const struct step *step, struct pair_board *board, laws_square square)
{
	laws_squares set = LAWS_SQUARE_SET(square);

	if (board->in_air) {
		board->in_air--;
		board->arrived |= set;
	}
	board->repeat &= ~set;
	board->exchanged &= ~set;
	follow_square(step, board, square, true, board->first[square], board->settled[square]);
}

/* The lift of @square belonged to a capture by the player, not to a repetition. */
static void take_capture(const struct step *step, struct pair_board *board, laws_square square,
			 laws_time lifted, laws_time settled)
{
	follow_square(step, board, square, false, lifted, settled);
	take_placement(step, board, square);
}

/* The player's own pieces whose lift is held back and happened since the opponent began to move. */
static laws_squares held_own(const struct step *step, const struct pair_board *board)
{
	const struct pair_board *other = board_of(step->pair, laws_side_other(board->owner));
	laws_squares lifted = board->held & ~board->repeat & ~board->squares;
	laws_squares own = 0;

	for (; lifted; lifted &= lifted - 1) {
		laws_square square = (laws_square)__builtin_ctzll(lifted);

		if (is_own(step, board, square) &&
		    (is_movers(step, board) || board->first[square] >= other->moving_since))
			own |= LAWS_SQUARE_SET(square);
	}
	return own;
}

static laws_square first_lifted(const struct pair_board *board, laws_squares squares)
{
	laws_square first = (laws_square)__builtin_ctzll(squares);

	for (; squares; squares &= squares - 1) {
		laws_square square = (laws_square)__builtin_ctzll(squares);

		if (board->first[square] < board->first[first])
			first = square;
	}
	return first;
}

/* The held lifts were the player's acts after all. */
static void release_held(const struct step *step, struct pair_board *board)
{
	laws_squares held = is_live(step, board) ? held_own(step, board) : 0;

	while (held) {
		laws_square square = first_lifted(board, held);

		held &= ~LAWS_SQUARE_SET(square);
		board->held &= ~LAWS_SQUARE_SET(square);
		take_lift(step, board, square, true);
	}
}

static void on_opened(const struct step *step, struct pair_board *board, laws_square square)
{
	bool own = is_own(step, board, square);
	bool behind = is_behind(step, board, square);

	if (is_live(step, board) &&
	    (own ? !behind
		 : !(board->repeat & LAWS_SQUARE_SET(square)) &&
			     (board->in_air || (is_movers(step, board) && !behind))))
		take_lift(step, board, square, own);
	else
		board->held |= LAWS_SQUARE_SET(square);
}

/*
 * The piece that was just put down may be the opponent's, placed while his move is
 * repeated: at least as many pieces are missing as are unexpected, own pieces in hand not
 * counted.
 */
static bool is_repeating(const struct step *step, const struct pair_board *board, laws_squares held)
{
	laws_squares missing = step->pair->shared & ~board->squares & ~held;
	laws_squares unexpected = board->squares & ~step->pair->shared;

	return __builtin_popcountll(missing) >= __builtin_popcountll(unexpected);
}

/* One of the pieces lifted from @from has a legal move to @to. */
static bool can_move(const struct laws_position *position, laws_squares from, laws_square to)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (from & LAWS_SQUARE_SET(moves[i].from) &&
		    laws_move_arrival(position, moves[i]) == to)
			return true;
	return false;
}

static void on_closed(const struct step *step, struct pair_board *board, laws_square square)
{
	laws_squares held = held_own(step, board);

	if (!is_live(step, board))
		return;
	/* The contacts do not tell which of two pieces in hand was put down. */
	if (held && (!is_repeating(step, board, held) || can_move(record(step), held, square)))
		release_held(step, board);
	if (board->in_air || (is_movers(step, board) && !is_behind(step, board, square)))
		take_placement(step, board, square);
}

static bool is_occupied(laws_squares squares, laws_square square)
{
	return squares >> square & 1;
}

/*
 * The square was lifted and is occupied again: the piece is back, or the opponent's was put
 * there, unless it is a piece of the player's own, which has captured there.
 */
static void on_closed_again(const struct step *step, struct pair_board *board,
			    const struct edge *edge, laws_time lifted, laws_time settled)
{
	laws_squares set = LAWS_SQUARE_SET(edge->square);
	bool was_held = board->held & set;

	board->held &= ~set;
	if (is_live(step, board) && was_held && !is_own(step, board, edge->square)) {
		laws_squares held = held_own(step, board);

		if (held && can_move(record(step), held, edge->square))
			release_held(step, board);
		if (board->in_air)
			take_capture(step, board, edge->square, lifted, settled);
	}
	board->exchanged &= ~set;
}

static void on_square(const struct step *step, struct pair_board *board, const struct edge *edge)
{
	laws_squares set = LAWS_SQUARE_SET(edge->square);
	laws_time lifted = board->first[edge->square];
	laws_time settled = board->settled[edge->square];
	bool was_there = is_occupied(step->pair->shared, edge->square);

	board->squares = edge->closed ? board->squares | set : board->squares & ~set;
	board->first[edge->square] = edge->first;
	board->settled[edge->square] = edge->settled;
	board->piece[edge->square] = edge->piece;
	await_rest(step, edge->first);
	if (!step->pair->begun)
		return;
	if (step->view->set_up) {
		align(step, set_up_squares(step));
		return;
	}
	if (edge->closed && was_there)
		on_closed_again(step, board, edge, lifted, settled);
	else if (edge->closed)
		on_closed(step, board, edge->square);
	else if (was_there)
		on_opened(step, board, edge->square);
}

static void on_brush(const struct step *step, struct pair_board *board, const struct edge *edge)
{
	laws_squares set = LAWS_SQUARE_SET(edge->square);

	if (!step->pair->begun || step->view->set_up)
		return;
	if (board->repeat & set)
		board->exchanged &= ~set;
	else if (is_live(step, board) && step->pair->shared & set)
		hand_on(step, edge);
}

static void on_state(const struct step *step, struct pair_board *board, const struct edge *edge)
{
	struct pair *pair = step->pair;
	struct edge *state;

	board->begun = true;
	board->squares = edge->squares;
	if (pair->begun || !pair->boards[0].begun || !pair->boards[1].begun)
		return;
	pair->begun = true;
	pair->inputs = edge->inputs;
	state = hand_on(step, edge);
	state->squares = set_up_squares(step);
	pair->shared = state->squares;
}

/* The game goes on only while both boards answer. */
static void on_health(const struct step *step, struct pair_board *board, const struct edge *edge)
{
	const struct pair_board *boards = step->pair->boards;
	bool was_silent = boards[0].silent || boards[1].silent;

	board->silent = !edge->closed;
	if (was_silent != (boards[0].silent || boards[1].silent))
		hand_on(step, edge);
}

static uint8_t lever_of(const struct pair_board *board)
{
	return board->owner == LAWS_WHITE ? INPUT_WHITE_LEVER : INPUT_BLACK_LEVER;
}

/* The debounce of each board sees all inputs; an input counts for one board only. */
static uint8_t inputs_of(const struct step *step, const struct pair_board *board)
{
	bool is_first = board == &step->pair->boards[0];

	return lever_of(board) | (is_first ? INPUT_ADJUST | INPUT_ARBITER : 0);
}

static void keep_input(struct pair *pair, uint8_t bit, bool down)
{
	pair->inputs = (uint8_t)(down ? pair->inputs | bit : pair->inputs & ~bit);
}

/*
 * Both boards agree and differ from the shared board: the position is theirs, and the acts
 * that led to it were not observed.
 */
static void look_at_both(const struct step *step)
{
	struct pair *pair = step->pair;
	struct edge gap = {
		.kind = EDGE_UNOBSERVED,
		.unobserved = true,
		.first = step->now,
		.settled = step->now,
		.squares = pair->boards[0].squares,
		.inputs = pair->inputs,
	};

	if (!are_alike(pair) || gap.squares == pair->shared)
		return;
	memset(gap.kinds, '?', sizeof(gap.kinds));
	pair->shared = gap.squares;
	hand_on(step, &gap);
}

static void on_input(const struct step *step, struct pair_board *board, const struct edge *edge)
{
	uint8_t bit = (uint8_t)(1u << edge->square);

	if (!(inputs_of(step, board) & bit))
		return;
	keep_input(step->pair, bit, edge->closed);
	if (edge->closed && bit == lever_of(board) && !step->view->set_up) {
		look_at_both(step);
		release_held(step, board);
		if (is_movers(step, board))
			say_differs(step, board);
	}
	hand_on(step, edge);
}

/* Hands on the inputs of @board that changed in a gap of which no other edge is handed on. */
static void tell_inputs(const struct step *step, struct pair_board *board, const struct edge *gap)
{
	uint8_t changed = (gap->inputs ^ step->pair->inputs) & inputs_of(step, board);

	for (unsigned int i = 0; i < INPUT_BITS; i++) {
		struct edge edge = *gap;

		if (!(changed >> i & 1))
			continue;
		edge.kind = EDGE_INPUT;
		edge.square = (laws_square)i;
		edge.closed = gap->inputs >> i & 1;
		keep_input(step->pair, (uint8_t)(1u << i), edge.closed);
		hand_on(step, &edge);
	}
}

/* A change in a gap may be a move if it is on the board of the player who has the move. */
static void on_gap(const struct step *step, struct pair_board *board, const struct edge *edge)
{
	struct pair *pair = step->pair;
	laws_squares changed = board->squares ^ edge->squares;
	uint8_t known = inputs_of(step, board);
	struct edge *gap;

	board->squares = edge->squares;
	board->exchanged = 0;
	await_rest(step, edge->first);
	if (!pair->begun)
		return;
	if (!step->view->set_up && !is_movers(step, board)) {
		tell_inputs(step, board, edge);
		return;
	}
	if (step->view->set_up)
		pair->shared = set_up_squares(step);
	else
		pair->shared ^= changed & (board->squares ^ pair->shared) & ~board->repeat;
	pair->inputs = (uint8_t)((pair->inputs & ~known) | (edge->inputs & known));
	gap = hand_on(step, edge);
	gap->squares = pair->shared;
	gap->inputs = pair->inputs;
}

/* Commands reach both boards' debounce; after one the boards may have to show another position. */
static void on_command(const struct step *step, struct pair_board *board, const struct edge *edge)
{
	if (board != &step->pair->boards[0])
		return;
	hand_on(step, edge);
	board->quiet_at = step->now;
}

static void on_edge(const struct step *step, struct pair_board *board, const struct edge *edge)
{
	switch (edge->kind) {
	case EDGE_STATE:
		on_state(step, board, edge);
		break;
	case EDGE_SQUARE:
		on_square(step, board, edge);
		break;
	case EDGE_BRUSH:
		on_brush(step, board, edge);
		break;
	case EDGE_INPUT:
		on_input(step, board, edge);
		break;
	case EDGE_COMMAND:
		on_command(step, board, edge);
		break;
	case EDGE_HEALTH:
		on_health(step, board, edge);
		break;
	case EDGE_UNOBSERVED:
		on_gap(step, board, edge);
		break;
	}
}

/* The last change on @board has rested: a move that was repeated there is complete. */
static void on_quiet(const struct step *step, struct pair_board *board)
{
	laws_squares squares = difference(step, board);

	if (!squares && !board->exchanged)
		board->repeat = board->promoting;
	if (board->told && (!squares || are_alike(step->pair)))
		say(step, board, LAWS_ACT_BOARDS_AGREE, 0);
}

/* Nothing has changed for long, and a piece stands where no move of either player puts it. */
static void on_still(const struct step *step, struct pair_board *board)
{
	if ((board->squares ^ step->pair->shared) == held_own(step, board) && !board->exchanged)
		release_held(step, board);
	if (difference(step, board) & board->squares & ~board->repeat)
		say_differs(step, board);
}

static void note_agreement(const struct step *step)
{
	struct pair *pair = step->pair;

	if (!difference(step, &pair->boards[0]) && !difference(step, &pair->boards[1]))
		pair->agreed = pair->ply ? pair->ply - 1 + pair->stands : 0;
}

static void on_deadline(const struct step *step)
{
	bool quiet = true;

	for (int i = 0; i < 2; i++) {
		struct pair_board *board = &step->pair->boards[i];

		if (board->quiet_at <= step->now) {
			board->quiet_at = LAWS_NEVER;
			if (!step->view->set_up && !board->silent)
				on_quiet(step, board);
		}
		if (board->still_at <= step->now) {
			board->still_at = LAWS_NEVER;
			if (!step->view->set_up && !board->silent)
				on_still(step, board);
		}
		quiet = quiet && board->quiet_at == LAWS_NEVER;
	}
	if (!step->pair->begun)
		return;
	if (step->view->set_up)
		align(step, set_up_squares(step));
	else if (quiet)
		look_at_both(step);
	if (!step->view->set_up && quiet)
		note_agreement(step);
}

static laws_time next_deadline(const struct pair *pair)
{
	laws_time next = LAWS_NEVER;

	for (int i = 0; i < 2; i++) {
		if (pair->boards[i].quiet_at < next)
			next = pair->boards[i].quiet_at;
		if (pair->boards[i].still_at < next)
			next = pair->boards[i].still_at;
	}
	return next;
}

laws_time pair_step(struct pair *pair, unsigned int number, const struct edge *edge, laws_time now,
		    const struct tracker_view *view, struct pair_outputs *outputs)
{
	struct step step = {
		.pair = pair,
		.view = view,
		.now = now,
		.first = edge ? edge->first : now,
		.out = outputs,
	};

	outputs->act_count = 0;
	outputs->acts_lost = 0;
	outputs->edges.count = 0;
	outputs->edges.lost = 0;
	follow(&step);
	if (edge)
		on_edge(&step, &pair->boards[number], edge);
	else
		on_deadline(&step);
	return next_deadline(pair);
}
