/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines over a gap: several moves are looked for between what stood before it and what stands at
 * the first press behind it. The last of them is scored by its log; the others are legal, and
 * nothing else is known of them.
 */
#include <string.h>

#include "track/choice.h"
#include "track/lines_aim.h"
#include "track/lines_internal.h"
#include "track/model.h"

/* So many positions are gone on from at most: a step's work is bounded. */
#define WORK_MOST 570

/* Positions that have been gone on from are known again, by a sum of each. */
#define KNOWN_MOST 1024

/* What one move changes, but for castling and en passant, which may be half done, too. */
#define IN_HAND_MOST 2

/* For what may be wrong no more than this part of the work is done each time. */
#define WRONG_SHARE 8

struct search {
	struct lines *lines;
	const struct lines_board *board;
	const struct line *order[LINES_MOST]; /* the lines, the cheapest first */
	const struct line *from;
	unsigned int unseen; /* plies before the last one */
	unsigned int wrong;  /* so many squares may be wrong at the press */
	laws_squares known;  /* the squares whose reeds are believed */
	unsigned int in_hand;
	unsigned int work; /* that is left */
	unsigned int least;
	size_t count; /* of the next lines */
	struct laws_move path[LINES_UNSEEN_MOST];
	uint64_t visited[KNOWN_MOST]; /* sums of positions, by their last bits; 0: none */
};

/* The boards that the ways are to come to: what stood at the end of the gap, and at the press. */
struct aims {
	struct lines_aim began;
	struct lines_aim pressed;
};

static unsigned int count_of(laws_squares squares)
{
	return (unsigned int)__builtin_popcountll(squares);
}

/* What stood at the end of the gap can come about by @moves from @position, one more in progress.
 */
static bool may_begin(const struct search *search, const struct laws_position *position,
		      unsigned int moves, struct lines_aim *began)
{
	*began = lines_aim_at(position, search->board->log->began, search->known,
			      search->in_hand + search->wrong, moves);
	return lines_aim_is_near(began);
}

/* So can what stands at the press, by the last move, too. */
static bool may_reach(const struct search *search, const struct laws_position *position,
		      unsigned int moves, struct aims *aims)
{
	aims->pressed = lines_aim_at(position, search->board->occupied, search->known,
				     search->wrong, moves + 1);
	return lines_aim_is_near(&aims->pressed) &&
	       may_begin(search, position, moves, &aims->began);
}

static uint64_t sum_of(const struct laws_position *position, unsigned int made)
{
	uint64_t words[8], sum = position->castling ^ position->en_passant;

	memcpy(words, position->board, sizeof(words));
	for (int i = 0; i < 8; i++)
		sum = (sum ^ words[i]) * 0x9e3779b97f4a7c15u ^ sum >> 29;
	sum = (sum ^ made) * 0x9e3779b97f4a7c15u;
	return (sum ^ sum >> 32) | 1;
}

/* Another order of moves has led to @position. */
static bool is_visited(struct search *search, const struct laws_position *position,
		       unsigned int made)
{
	uint64_t sum = sum_of(position, made);
	uint64_t *place = &search->visited[sum >> 8 & (KNOWN_MOST - 1)];

	if (*place == sum)
		return true;
	*place = sum;
	return false;
}

/*
 * The first move of the way is that of what changed before the gap: what else was lifted was put
 * back, and what had come to a square by then was moved on.
 */
static unsigned int cost_of_first(const struct search *search, struct laws_move first)
{
	const struct laws_position *position = &search->from->position;
	laws_squares left, reached, other, came;

	if (!search->board->earlier)
		return COST_NONE;
	laws_move_footprint(position, first, &left, &reached);
	other = search->board->earlier & search->known & ~(left | reached | lines_passed_by(first));
	came = other & search->board->stood & ~laws_position_occupied(position);
	return lines_cost_of_each(COST_MOVED_ON, came) +
	       lines_cost_of_each(COST_TOUCHED, other & ~came);
}

/* The line that has come by the way to @position; something has moved on the squares of @moved. */
static struct line line_by_way(const struct search *search, laws_squares moved)
{
	struct line line = *search->from;

	line.loose &= ~moved;
	line.cost += COST_UNSEEN * search->unseen + cost_of_first(search, search->path[0]);
	line.steady = COUNT_STEADY;
	for (unsigned int i = 0; i < search->unseen; i++) {
		line_choose_right(&line, search->path[i]);
		laws_move_play(&line.position, search->path[i]);
		line_append(&line, search->path[i]);
	}
	return line;
}

/* Adds @line as it is: nobody has moved since the end of the gap, though somebody may have pressed.
 */
static void stay(struct search *search, const struct lines_board *board, struct line line)
{
	const struct turn_log *log = board->log;

	if (!board->at_rest) {
		if (log->opened | log->closed | log->flickered ||
		    laws_position_side(&line.position) != board->side)
			return;
		line.is_idle = line.is_put_back = true;
		line_press_home(&line);
	}
	search->count = lines_stay(search->lines, board, &line, &search->least, search->count);
}

/* The last ply behind those that were not seen. */
static void finish(struct search *search, const struct laws_position *position,
		   struct lines_aim pressed, laws_squares moved)
{
	struct line line = line_by_way(search, moved);
	struct lines_board board = *search->board;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	lines_aim_with_last(&pressed, search->wrong);
	board.earlier = 0;
	for (size_t i = 0; i < count; i++)
		if (!lines_aim_is_missed(&pressed, position, moves[i]))
			search->count = lines_try(search->lines, &board, &line, moves[i],
						  &search->least, search->count);
	stay(search, &board, line);
}

static void go_on(struct search *search, const struct laws_position *position,
		  const struct aims *aims, unsigned int made, laws_squares moved);

/* It captures, and wins something by the captures on its square. */
static bool wins(const struct laws_position *position, struct laws_move move)
{
	return position->board[move.to] && laws_move_exchange(position, move) > 0;
}

/*
 * Of moves that could come in any order the one that is found first is kept. What can be won is
 * rather taken at once: the first of @moves are the @count ones by which a way may go on, and of
 * these those that win. Returns how many there are.
 */
static size_t find_ways(const struct search *search, const struct laws_position *position,
			const struct aims *aims, struct laws_move moves[LAWS_MOVES_MAX])
{
	const struct lines_aim *began = &aims->began, *pressed = &aims->pressed;
	size_t count = laws_course_moves(position, moves), found = 0, winning = 0;
	laws_squares from = began->from & pressed->from;

	for (size_t i = 0; i < count; i++) {
		struct laws_move move = moves[i];
		laws_squares ends = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);

		/* This leaves the most out, and is looked at first. */
		if (move.type == LAWS_MOVE_ORDINARY &&
		    !(ends & began->needed && ends & pressed->needed && from >> move.from & 1))
			continue;
		if (lines_is_variant(search->board, position, move) ||
		    lines_aim_is_missed(pressed, position, move) ||
		    lines_aim_is_missed(began, position, move))
			continue;
		moves[found] = move;
		if (wins(position, move)) {
			moves[found] = moves[winning];
			moves[winning++] = move;
		}
		found++;
	}
	return found;
}

static void try_move(struct search *search, const struct laws_position *position, unsigned int made,
		     laws_squares moved, struct laws_move move)
{
	struct laws_position after = *position;
	laws_squares left, reached;
	struct aims aims;

	laws_move_play(&after, move);
	if (!may_reach(search, &after, search->unseen - made - 1, &aims) ||
	    is_visited(search, &after, made + 1))
		return;
	laws_move_footprint(position, move, &left, &reached);
	search->path[made] = move;
	go_on(search, &after, &aims, made + 1, moved | left | reached);
}

static void go_on(struct search *search, const struct laws_position *position,
		  const struct aims *aims, unsigned int made, laws_squares moved)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	search->work--;
	if (made == search->unseen) {
		finish(search, position, aims->pressed, moved);
		return;
	}
	if (!search->work)
		return;
	count = find_ways(search, position, aims, moves);
	/* First those that go on with what changed before the gap. */
	for (int other = made ? 1 : 0; other < 2; other++)
		for (size_t i = 0; i < count && search->work; i++)
			if (made || other == (cost_of_first(search, moves[i]) > COST_NONE))
				try_move(search, position, made, moved, moves[i]);
}

/* Adds the lines that go on from @line by @plies moves. */
static void lead_over(struct search *search, const struct line *line, unsigned int plies)
{
	unsigned int cost = line->cost + COST_UNSEEN * (plies - 1);
	struct aims aims;

	if (cost + (search->wrong ? COST_OFF_CENTRE : 0) >=
	    lines_limit(search->lines, search->board, search->least))
		return;
	search->from = line;
	search->unseen = plies - 1;
	search->known = ~(search->board->ignored | line->failing | line->loose);
	memset(search->visited, 0, sizeof(search->visited));
	if (plies == 1 && may_begin(search, &line->position, 0, &aims.began))
		search->count = lines_lead_on(search->lines, search->board, line, &search->least,
					      search->count);
	else if (plies > 1 && search->work &&
		 may_reach(search, &line->position, search->unseen, &aims))
		go_on(search, &line->position, &aims, 0, 0);
}

/* The likeliest is to go on before the work ends. */
static void sort_lines(struct search *search)
{
	for (size_t i = 0; i < search->lines->count; i++) {
		const struct line *line = &search->lines->each[i];
		size_t to = i;

		for (; to && search->order[to - 1]->cost > line->cost; to--)
			search->order[to] = search->order[to - 1];
		search->order[to] = line;
	}
}

static void lead_all_over(struct search *search, unsigned int plies)
{
	for (size_t i = 0; i < search->lines->count; i++) {
		const struct line *line = search->order[i];
		bool odd = laws_position_side(&line->position) == search->board->side;

		if (search->board->at_rest || plies % 2 == odd)
			lead_over(search, line, plies);
	}
}

/*
 * How many squares may have differed at the end of the gap from what stood when the last ply began:
 * by what has been put down since, or all of it, where nothing has changed since.
 */
static unsigned int count_in_hand(const struct lines_board *board)
{
	const struct turn_log *log = board->log;
	unsigned int count = count_of(log->closed) + !(log->opened & log->began);

	if (board->occupied == log->began || count > IN_HAND_MOST)
		return IN_HAND_MOST;
	return count ? count : 1;
}

/*
 * The work has ended before all ways were gone: the likeliest line may not be the one that has been
 * played. It has to show itself by the plies that follow.
 */
static void doubt_all(const struct search *search)
{
	for (size_t i = 0; i < search->count; i++) {
		struct line *line = &search->lines->next[i];

		line->far = COUNT_STEADY + 1;
		line->is_guessed = true;
	}
}

size_t lines_lead_over_gap(struct lines *lines, const struct lines_board *board)
{
	unsigned int least_of_whole = 0; /* by the plies of which all ways have been gone */
	struct search search = {
		.lines = lines,
		.board = board,
		.in_hand = count_in_hand(board),
		.work = WORK_MOST,
		.least = LINES_COST_OF_NONE,
	};

	sort_lines(&search);
	/* Nobody may have moved. */
	for (size_t i = 0; i < lines->count; i++)
		stay(&search, board, lines->each[i]);
	for (unsigned int plies = 1; plies <= LINES_UNSEEN_MOST; plies++) {
		unsigned int kept, least = search.least;

		search.wrong = 0;
		lead_all_over(&search, plies);
		if (!search.work && !least_of_whole)
			least_of_whole = least;
		/* More plies may explain what seems wrong: most of the work is kept for them. */
		kept = search.work - search.work / WRONG_SHARE;
		search.work -= kept;
		search.wrong = COUNT_WRONG_BEHIND_GAP;
		lead_all_over(&search, plies);
		search.work += kept;
	}
	if (search.least < least_of_whole)
		doubt_all(&search);
	return search.count;
}
