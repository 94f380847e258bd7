/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines of legal moves. A move is scored by what stood when the turn began, what
 * changed since, and what stands at the press.
 */
#include <stdlib.h>
#include <string.h>

#include "track/lines_internal.h"
#include "track/model.h"
#include "track/unobserved.h"

/* Scores one move: where the board does not show it, and what that costs. */
struct scoring {
	const struct turn_log *log;
	laws_squares occupied;
	unsigned int leaving; /* what leaving a captured piece beside its square costs */
	laws_squares failing; /* switches that are not believed */
	laws_squares dead;    /* of these, what shows nothing */
	laws_squares failed;  /* a working switch that must have failed */
	laws_squares loose;   /* by this move: what fell, or lies about */
	bool concerns;	      /* the move is from or to a failing one */
	bool swept;	      /* it captured a piece without a trace */
	unsigned int cost;
};

/*
 * True when the switch of @square can have stayed closed: under the piece that left it, or
 * under one that passed it on a line @seen to its end.
 */
static bool is_left_closed(const struct turn_log *log, laws_squares square, laws_squares left,
			   bool seen)
{
	if (square & log->began)
		return square & left && !(square & log->opened);
	return seen && square & log->closed;
}

/* Explains what differs from @move by one failing switch. Returns false when no single one does. */
static bool blame_switch(struct scoring *scoring, laws_squares differs, laws_squares left,
			 laws_squares reached)
{
	const struct turn_log *log = scoring->log;
	bool seen = !(reached & ~log->closed);

	if (!differs)
		return true;
	if (differs & (differs - 1) || scoring->failing & (left | reached))
		return false;
	scoring->failed = differs;
	scoring->cost += COST_FAILED;
	if (differs & scoring->occupied)
		return is_left_closed(log, differs, left, seen);
	/* A square that closed and opened again was rather passed. */
	if (differs & reached & log->closed)
		scoring->cost += COST_PASSED;
	/* A player does not press beside a displaced piece: it stands where it stood. */
	return differs & reached || (seen && differs & log->opened);
}

#define FILE_A 0x0101010101010101u
#define FILE_H 0x8080808080808080u

laws_squares lines_beside(laws_squares squares)
{
	laws_squares right = (squares & ~FILE_H) << 1, left = (squares & ~FILE_A) >> 1;
	laws_squares row = squares | right | left;

	return right | left | row << 8 | row >> 8;
}

static bool is_beside_any(laws_square square, laws_squares squares)
{
	return lines_beside(squares) & LAWS_SQUARE_SET(square);
}

/* Something was put down before anything was lifted from where the move begins. */
static bool arrives_first(const struct turn_log *log, laws_squares left, laws_squares reached)
{
	laws_time lifted = LAWS_NEVER, placed = 0;

	for (; left; left &= left - 1)
		if (log->changed_at[__builtin_ctzll(left)] < lifted)
			lifted = log->changed_at[__builtin_ctzll(left)];
	for (; reached; reached &= reached - 1)
		if (log->changed_at[__builtin_ctzll(reached)] > placed)
			placed = log->changed_at[__builtin_ctzll(reached)];
	return placed < lifted;
}

/*
 * The move itself is seen, from its beginning to its end, and beside it pieces have fallen
 * in this turn: what is open has opened, and what is closed beside it has closed.
 */
static bool blame_fall(struct scoring *scoring, laws_squares differs, laws_squares left,
		       laws_squares reached)
{
	const struct turn_log *log = scoring->log;
	laws_squares fallen = differs & ~scoring->occupied, lying = differs & scoring->occupied;

	scoring->failed = 0;
	scoring->cost = 0;
	if (!fallen || differs & (left | (reached & log->passed)) || fallen & ~log->opened ||
	    lying & ~log->closed || scoring->failing & (left | reached) || left & ~log->opened ||
	    reached & ~log->closed)
		return false;
	if (arrives_first(log, left, reached))
		return false;
	for (laws_squares each = lying; each; each &= each - 1)
		if (!is_beside_any((laws_square)__builtin_ctzll(each), fallen))
			return false;
	scoring->loose = differs;
	scoring->cost = COST_KNOCKED;
	scoring->cost += COST_KNOCKED_TOO * (unsigned int)(__builtin_popcountll(fallen) - 1);
	scoring->cost += COST_ROLLED * (unsigned int)__builtin_popcountll(lying);
	return true;
}

/* The piece that was captured on @captured lies on the reed of a square beside. */
static bool blame_shove(struct scoring *scoring, laws_squares differs, laws_squares captured)
{
	scoring->failed = 0;
	scoring->cost = scoring->leaving;
	scoring->loose = differs;
	return captured && differs && !(differs & (differs - 1)) &&
	       differs & scoring->occupied & scoring->log->closed & ~scoring->failing &&
	       is_beside_any((laws_square)__builtin_ctzll(differs), captured);
}

/*
 * What went to a failing reed's square, on @reached, closes a reed beside that: the one that it has
 * left, or another.
 */
static bool blame_crosstalk(struct scoring *scoring, laws_squares differs, laws_squares left,
			    laws_squares reached)
{
	const struct turn_log *log = scoring->log;

	scoring->failed = 0;
	scoring->cost = COST_CROSSTALK;
	scoring->loose = differs;
	return differs && !(differs & (differs - 1)) && differs & scoring->occupied & log->closed &&
	       !(left & ~(log->opened | scoring->failing)) &&
	       is_beside_any((laws_square)__builtin_ctzll(differs), reached & scoring->failing);
}

/* Explains what differs behind @move by what fell, lies about, or fails; false when none can. */
static bool blame(struct scoring *scoring, const struct laws_position *position,
		  struct laws_move move, laws_squares differs)
{
	laws_squares captured = laws_square_set(laws_move_captured(position, move));
	laws_squares left, reached;

	laws_move_footprint(position, move, &left, &reached);
	if (blame_fall(scoring, differs, left, reached) ||
	    blame_shove(scoring, differs, captured) ||
	    blame_crosstalk(scoring, differs, left, reached))
		return true;
	scoring->loose = 0;
	scoring->cost = COST_NONE;
	return blame_switch(scoring, differs, left, reached);
}

/* A capture must show on the square of the captured piece. */
static bool shows_capture(struct scoring *scoring, const struct laws_position *position,
			  struct laws_move move)
{
	laws_squares captured = laws_square_set(laws_move_captured(position, move));
	laws_squares from = LAWS_SQUARE_SET(move.from);

	captured &= ~scoring->failing;
	if (!captured || scoring->log->opened & captured)
		return true;
	if (!(scoring->occupied & captured) || move.type == LAWS_MOVE_EN_PASSANT)
		return false;
	if (scoring->log->brushed & captured)
		return true;
	scoring->cost += COST_SWEPT;
	scoring->swept = true;
	return scoring->log->opened & from & ~scoring->failing;
}

/*
 * The cost of a failing switch that was right: it grows each time, since it is less likely to
 * fail.
 */
static unsigned int cost_of_failing(const struct scoring *scoring)
{
	laws_squares opened = scoring->log->opened & scoring->failing;
	laws_squares closed = scoring->log->closed & scoring->failing;

	return COST_RIGHT * (unsigned int)__builtin_popcountll(opened | closed);
}

laws_squares lines_passed_by(struct laws_move move)
{
	int files = move.to % 8 - move.from % 8, ranks = move.to / 8 - move.from / 8;
	int steps = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
	laws_squares passed = 0;

	if (files && ranks && abs(files) != abs(ranks))
		return 0;
	for (int i = 1; i < steps; i++)
		passed |= LAWS_SQUARE_SET(move.from + i * (files / steps + 8 * (ranks / steps)));
	return passed;
}

/* True when @move of @position explains @occupied, with at most one failing switch more. */
static bool score(struct scoring *scoring, const struct laws_position *position,
		  struct laws_move move)
{
	struct laws_position after = *position;
	laws_squares stands, left, reached, believed, changed, brushed, opponents;
	laws_squares passed = lines_passed_by(move);
	bool traceless;

	laws_move_play(&after, move);
	stands = laws_position_occupied(&after);
	scoring->failed = 0;
	scoring->loose = 0;
	scoring->cost = 0;
	scoring->swept = false;
	/* Squares that differed when the turn began may still differ. */
	scoring->failing |= laws_position_occupied(position) ^ scoring->log->began;
	believed = (scoring->occupied & ~scoring->failing) | (stands & scoring->failing);
	laws_move_footprint(position, move, &left, &reached);
	changed = (scoring->log->opened | scoring->log->closed) & ~scoring->failing;
	traceless = !(changed & (left | reached));
	if (traceless && (left | reached) & ~scoring->dead)
		return false;
	scoring->concerns = scoring->failing & (left | reached);
	if (!blame(scoring, position, move, believed ^ stands)) {
		scoring->failed = 0;
		scoring->cost = COST_ANSWERED;
		if (!scoring->failing || !unobserved_is_in_progress(&after, believed))
			return false;
	}
	if (traceless)
		scoring->cost += COST_UNOBSERVED;
	changed &= ~(left | reached | scoring->loose);
	brushed = scoring->log->brushed & ~scoring->failing & ~(left | reached) &
		  ~scoring->log->began;
	/* A sliding piece closes switches on its line. */
	if (!(passed & scoring->log->began)) {
		changed &= ~passed;
		brushed &= ~passed;
	}
	scoring->cost += COST_BRUSHED * (unsigned int)__builtin_popcountll(brushed);
	scoring->cost += COST_TOUCHED * (unsigned int)__builtin_popcountll(changed);
	scoring->cost += cost_of_failing(scoring);
	if (!shows_capture(scoring, position, move))
		return false;
	/* Pieces whose squares changed as in a capture may have been taken, legally or not. */
	opponents = position->sides[laws_side_other(laws_position_side(position))];
	return !((scoring->failed || scoring->swept) && changed & opponents);
}

static bool is_same(const struct line *a, const struct line *b)
{
	return a->failing == b->failing && a->loose == b->loose &&
	       a->position.side_to_move == b->position.side_to_move &&
	       memcmp(a->position.board, b->position.board, sizeof(a->position.board)) == 0;
}

size_t lines_add(struct lines *lines, const struct line *line, size_t count)
{
	size_t worst = 0;

	for (size_t i = 0; i < count; i++) {
		if (is_same(&lines->next[i], line)) {
			if (line->cost < lines->next[i].cost)
				lines->next[i] = *line;
			return count;
		}
		if (lines->next[i].cost > lines->next[worst].cost)
			worst = i;
	}
	if (count < LINES_MOST)
		worst = count++;
	else if (lines->next[worst].cost <= line->cost)
		return count;
	lines->next[worst] = *line;
	return count;
}

/* Adds the reading that the reed of @square, a set, failed closed, where a capture left no trace.
 */
static size_t add_stuck(struct lines *lines, const struct line *swept, laws_squares square,
			size_t count)
{
	struct line stuck = *swept;

	stuck.is_swept = false;
	stuck.failing |= square;
	stuck.cost += COST_FAILED - COST_SWEPT;
	return lines_add(lines, &stuck, count);
}

static const int worth[] = {
	[LAWS_PAWN] = 1, [LAWS_KNIGHT] = 3, [LAWS_BISHOP] = 3,
	[LAWS_ROOK] = 5, [LAWS_QUEEN] = 9,  [LAWS_KING] = 0,
};

/* True when the captor can be recaptured after @capture of @position. */
static bool is_taken_back(const struct laws_position *position, struct laws_move capture)
{
	struct laws_position after = *position;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	laws_move_play(&after, capture);
	count = laws_course_moves(&after, moves);
	for (size_t i = 0; i < count; i++)
		if (laws_move_captured(&after, moves[i]) == capture.to)
			return true;
	return false;
}

/* True when the mover of @line can capture on @target and win more than a pawn. */
static bool can_win(const struct line *line, laws_square target, const struct laws_move *moves,
		    size_t count)
{
	const struct laws_position *position = &line->position;

	for (size_t i = 0; i < count && target != LAWS_NO_SQUARE; i++) {
		int won, lost;

		if (laws_move_captured(position, moves[i]) != target)
			continue;
		won = worth[laws_piece_kind(position->board[target])];
		lost = worth[laws_piece_kind(position->board[moves[i].from])];
		if (won > 1 && (won - lost > 1 || !is_taken_back(position, moves[i])))
			return true;
	}
	return false;
}

/* The pieces that the mover of @line would hardly leave uncaptured. */
static laws_squares find_won(const struct line *line, const struct laws_move *moves, size_t count)
{
	laws_squares won = 0;

	if (can_win(line, line->last, moves, count))
		won |= LAWS_SQUARE_SET(line->last);
	if (line->blind != line->last && can_win(line, line->blind, moves, count))
		won |= LAWS_SQUARE_SET(line->blind);
	return won;
}

/* Where the piece is, after @move, whose arrival was not seen; @failed: nor was this move's. */
static laws_square follow_blind(const struct line *line, struct laws_move move, bool failed)
{
	if (failed || move.from == line->blind)
		return laws_move_arrival(&line->position, move);
	if (laws_move_captured(&line->position, move) == line->blind)
		return LAWS_NO_SQUARE;
	return line->blind;
}

/* @line with @move, which is @scored. */
static struct line after_move(const struct line *line, struct laws_move move,
			      const struct scoring *scored)
{
	struct line next = *line;

	laws_move_play(&next.position, move);
	next.is_plain = !scored->failed && !scored->concerns && !scored->swept && !scored->loose;
	next.is_swept = scored->swept;
	next.failing |= scored->failed;
	next.loose |= scored->loose;
	next.cost += scored->cost + (line->loose ? COST_LEFT_LYING : COST_NONE);
	next.last = laws_move_arrival(&line->position, move);
	next.blind = follow_blind(line, move, scored->failed || scored->swept);
	next.moves[next.plies++] = move;
	return next;
}

/* Adds to the next lines all that continue @line by one move. Returns the new count. */
static size_t lead_on(struct lines *lines, const struct lines_board *board, const struct line *line,
		      size_t count)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&line->position, moves);
	laws_squares won = find_won(line, moves, move_count);

	for (size_t i = 0; i < move_count; i++) {
		struct scoring scoring = {
			.log = board->log,
			.occupied = board->occupied,
			.leaving = board->leaving,
			.failing = board->ignored | line->failing | line->loose,
			.dead = board->dead,
		};
		laws_squares captured =
			laws_square_set(laws_move_captured(&line->position, moves[i]));
		struct line next;

		if ((moves[i].promotion && moves[i].promotion != LAWS_QUEEN) ||
		    !score(&scoring, &line->position, moves[i]))
			continue;
		next = after_move(line, moves[i], &scoring);
		if (won & ~captured)
			next.cost += COST_DECLINED;
		count = lines_add(lines, &next, count);
		if (scoring.swept)
			count = add_stuck(lines, &next, captured, count);
	}
	return count;
}

/* The margin, at most @margin, within which no more of the next lines lie than go on from a rest.
 */
static unsigned int bound(const struct lines *lines, size_t count, unsigned int least,
			  unsigned int margin)
{
	size_t within = 0;

	for (size_t i = 0; i < count; i++)
		within += lines->next[i].cost < least + margin;
	for (; within > LINES_AT_REST && margin > 1; margin--)
		for (size_t i = 0; i < count; i++)
			within -= lines->next[i].cost + 1 == least + margin;
	return margin;
}

/* Keeps those of the @count next lines that cost less than @margin more than the least. */
static void keep_least(struct lines *lines, size_t count, unsigned int margin, bool at_rest)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < count; i++)
		if (lines->next[i].cost < least)
			least = lines->next[i].cost;
	if (at_rest)
		margin = bound(lines, count, least, margin);
	lines->count = 0;
	lines->plies = 0;
	for (size_t i = 0; i < count; i++) {
		if (lines->next[i].cost >= least + margin)
			continue;
		if (lines->next[i].plies > lines->plies)
			lines->plies = lines->next[i].plies;
		lines->each[lines->count++] = lines->next[i];
	}
}

void lines_begin(struct lines *lines, const struct laws_position *position)
{
	lines->plies = 0;
	lines->count = 1;
	lines->each[0] = (struct line){
		.position = *position,
		.last = LAWS_NO_SQUARE,
		.blind = LAWS_NO_SQUARE,
	};
}

/* What it costs that @next captured by @move what need not have been lifted. */
static unsigned int cost_of_capture(const struct lines_board *board, struct line *next,
				    struct laws_move move)
{
	const struct laws_position *position = &next->position;
	laws_squares captured = laws_square_set(laws_move_captured(position, move));
	uint8_t side = (uint8_t)(1u << laws_piece_side(position->board[move.from]));
	bool again = next->sweeps & side;

	if (!(captured & ~(board->log->opened | next->opened)))
		return COST_NONE;
	if (!(captured & ~board->log->brushed))
		return COST_BRUSHED;
	next->sweeps |= side;
	next->failing |= captured;
	return again ? COST_SWEPT_AGAIN : COST_SWEPT;
}

/* The reeds have shown @move, but perhaps not what it captured. */
static bool is_traced(const struct lines_board *board, const struct line *line,
		      struct laws_move move)
{
	laws_squares captured = laws_square_set(laws_move_captured(&line->position, move));
	laws_squares left, reached;

	laws_move_footprint(&line->position, move, &left, &reached);
	return !(left & ~captured & ~(board->log->opened | line->opened)) &&
	       !(reached & ~captured & ~(board->log->closed | line->closed)) &&
	       !(reached & board->log->passed & ~board->occupied);
}

/* Adds those that continue @line by two moves, of which the reeds have shown the first. */
static size_t lead_on_by_two(struct lines *lines, const struct lines_board *board,
			     const struct line *line, unsigned int *least, size_t count)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&line->position, moves);

	for (size_t i = 0; i < move_count; i++) {
		struct lines_board answered = *board;
		struct line next = *line;
		laws_squares left, reached;

		if ((moves[i].promotion && moves[i].promotion != board->promotion) ||
		    !is_traced(board, line, moves[i]))
			continue;
		laws_move_footprint(&line->position, moves[i], &left, &reached);
		answered.explained = left | reached;
		next.cost += COST_AT_ONCE + cost_of_capture(board, &next, moves[i]);
		laws_move_play(&next.position, moves[i]);
		next.loose &= ~answered.explained;
		next.moves[next.plies++] = moves[i];
		count = lines_lead_on_any(lines, &answered, &next, least, count);
	}
	return count;
}

/* Adds the lines that come to a rest, by none to two moves. Returns how many. */
static size_t lead_to_rest(struct lines *lines, const struct lines_board *board)
{
	laws_squares changed = board->log->opened | board->log->closed;
	unsigned int least = UINT32_MAX - COST_MUCH_LATER;
	size_t count = 0;

	for (size_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->each[i];

		if (changed)
			count = lines_lead_on_any(lines, board, line, &least, count);
		if (changed)
			count = lead_on_by_two(lines, board, line, &least, count);
		count = lines_stay_any(lines, board, line, &least, count);
	}
	return count;
}

bool lines_go_on(struct lines *lines, const struct lines_board *board)
{
	unsigned int least = UINT32_MAX - COST_MUCH_LATER;
	size_t count = 0;

	if (board->behind_gap)
		count = lines_lead_over_gap(lines, board);
	else if (board->at_rest)
		count = lead_to_rest(lines, board);
	for (size_t i = 0; i < lines->count && !board->behind_gap && !board->at_rest; i++)
		count = board->any_square
				? lines_lead_on_any(lines, board, &lines->each[i], &least, count)
				: lead_on(lines, board, &lines->each[i], count);
	if (count)
		keep_least(lines, count, board->any_square ? COST_MUCH_LATER : COST_TOO_MUCH,
			   board->at_rest);
	return count > 0;
}

/* How many squares closed in this turn where nothing should stand by @line. */
static int count_unexpected(const struct line *line, const struct lines_board *board)
{
	laws_squares known = board->ignored | line->failing | line->loose;

	return __builtin_popcountll(board->occupied & board->log->closed & ~known &
				    ~laws_position_occupied(&line->position));
}

static bool blame_any_reed(const struct lines *lines)
{
	for (size_t i = 0; i < lines->count; i++)
		if (lines->each[i].failing)
			return true;
	return false;
}

void lines_look(struct lines *lines, const struct lines_board *board)
{
	int least = 64;
	size_t kept = 0;

	if (board->log->opened || board->ignored || blame_any_reed(lines))
		return;
	for (size_t i = 0; i < lines->count; i++)
		if (count_unexpected(&lines->each[i], board) < least)
			least = count_unexpected(&lines->each[i], board);
	for (size_t i = 0; i < lines->count; i++)
		if (count_unexpected(&lines->each[i], board) == least)
			lines->each[kept++] = lines->each[i];
	lines->count = kept;
}

bool lines_have_same_moves(const struct line *a, const struct line *b)
{
	if (a->plies != b->plies)
		return false;
	for (unsigned int ply = 0; ply < a->plies; ply++)
		if (!laws_move_equal(a->moves[ply], b->moves[ply]))
			return false;
	return true;
}

bool lines_agree(const struct lines *lines)
{
	for (size_t i = 1; i < lines->count; i++)
		if (!lines_have_same_moves(&lines->each[i], &lines->each[0]))
			return false;
	return true;
}

void lines_forget_first(struct lines *lines, struct laws_move move)
{
	size_t kept = 0;

	for (size_t i = 0; i < lines->count; i++) {
		struct line *line = &lines->each[i];

		if (!laws_move_equal(line->moves[0], move))
			continue;
		memmove(&line->moves[0], &line->moves[1],
			(LINES_PLIES - 1) * sizeof(line->moves[0]));
		line->plies--;
		if (kept != i)
			lines->each[kept] = *line;
		kept++;
	}
	lines->count = kept;
	lines->plies--;
}

const struct line *lines_likeliest(const struct lines *lines)
{
	const struct line *best = &lines->each[0];

	for (size_t i = 1; i < lines->count; i++)
		if (lines->each[i].cost < best->cost)
			best = &lines->each[i];
	return best;
}
