/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines over a gap: several moves are looked for between what stood before it and what stands at
 * the first press behind it. The last of them is scored by its log; the others are legal, and
 * nothing else is known of them. A move changes so few squares that most ways are given up as soon
 * as more differs than the moves left can change.
 */
#include <string.h>

#include "track/choice.h"
#include "track/lines_internal.h"
#include "track/model.h"

/* So many positions are gone on from at most: a step's work is bounded. */
#define WORK_MOST 720

/* Positions that have been gone on from are known again, by a sum of each. */
#define KNOWN_MOST 1024

/* What one move changes, but for castling and en passant, which may be half done, too. */
#define IN_HAND_MOST 2

/* For what may be wrong no more than this part of the work is done each time. */
#define WRONG_SHARE 8

struct search {
	struct lines *lines;
	const struct lines_board *board;
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

static unsigned int count_of(laws_squares squares)
{
	return (unsigned int)__builtin_popcountll(squares);
}

/* How many squares more than two a move each castling can change that may be on the way. */
static unsigned int castling_of(const struct laws_position *position, laws_squares wanted)
{
	laws_squares missing = laws_position_occupied(position) & ~wanted;

	return position->castling ? 2 * count_of(missing & position->kinds[LAWS_KING]) : 0;
}

/* How many squares @plies moves change at most, towards @wanted. */
static unsigned int reach_of(const struct laws_position *position, laws_squares wanted,
			     unsigned int plies)
{
	return 2 * plies + castling_of(position, wanted) + (position->en_passant != LAWS_NO_SQUARE);
}

/* What stood at the end of the gap is @position, with one move in progress. */
static bool may_begin(const struct search *search, const struct laws_position *position)
{
	laws_squares began = search->board->log->began;
	laws_squares differs = (laws_position_occupied(position) ^ began) & search->known;

	return count_of(differs) <= search->in_hand + search->wrong + reach_of(position, began, 0);
}

/* What stood at the end of the gap, and what stands at the press, can come about from @position. */
static bool may_reach(const struct search *search, const struct laws_position *position,
		      unsigned int made)
{
	const struct lines_board *board = search->board;
	laws_squares stands = laws_position_occupied(position);
	laws_squares began = (stands ^ board->log->began) & search->known;
	laws_squares pressed = (stands ^ board->occupied) & search->known;
	unsigned int left = search->unseen - made;

	return count_of(began) <= search->in_hand + search->wrong +
					  reach_of(position, board->log->began, left) &&
	       count_of(pressed) <= search->wrong + reach_of(position, board->occupied, left + 1);
}

/* A board that the search is to come to. */
struct aim {
	laws_squares differs; /* from it */
	laws_squares agrees;  /* with it; squares that are not believed are neither */
	int more;	      /* so many more may differ after the next move */
	laws_squares needed;  /* it begins or ends on one of these */
};

static void note_needed(struct aim *aim)
{
	aim->needed = aim->more < 0 ? aim->differs : aim->more ? ~(laws_squares)0 : ~aim->agrees;
}

/* @plies are left after the next move; what one of them can do that changes more is allowed for. */
static struct aim aim_at(const struct search *search, const struct laws_position *position,
			 laws_squares wanted, unsigned int wrong, unsigned int plies)
{
	laws_squares differs = (laws_position_occupied(position) ^ wanted) & search->known;
	/* Capturing en passant may follow any move by two ranks. */
	unsigned int special = castling_of(position, wanted) + 1;

	struct aim aim = {
		.differs = differs,
		.agrees = search->known & ~differs,
		.more = (int)(wrong + 2 * plies + special) - (int)count_of(differs),
	};

	note_needed(&aim);
	return aim;
}

static int change_of(const struct aim *aim, laws_square square)
{
	return (int)(aim->agrees >> square & 1) - (int)(aim->differs >> square & 1);
}

/* Most moves lead nowhere: this is seen before they are made, and may_reach() looks closely. */
static inline bool leads_astray(const struct aim *aim, const struct laws_position *position,
				struct laws_move move)
{
	laws_squares ends = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);
	int more = aim->more;

	if (more >= IN_HAND_MOST || move.type != LAWS_MOVE_ORDINARY)
		return false;
	if (!(ends & aim->needed))
		return true;
	more -= change_of(aim, move.from);
	if (!position->board[move.to])
		more -= change_of(aim, move.to);
	return more < 0;
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

/* The last ply behind those that were not seen. */
static void finish(struct search *search, const struct laws_position *position, laws_squares moved)
{
	struct aim pressed = aim_at(search, position, search->board->occupied, search->wrong, 0);
	struct line line = line_by_way(search, moved);
	struct lines_board board = *search->board;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);

	/* Nothing follows. */
	pressed.more = (int)search->wrong - (int)count_of(pressed.differs);
	note_needed(&pressed);
	board.earlier = 0;
	for (size_t i = 0; i < count; i++)
		if (!leads_astray(&pressed, position, moves[i]))
			search->count = lines_try(search->lines, &board, &line, moves[i],
						  &search->least, search->count);
	if (board.at_rest)
		search->count =
			lines_stay(search->lines, &board, &line, &search->least, search->count);
}

/* A reed cannot tell promoted pieces apart. */
static bool is_variant(const struct search *search, struct laws_move move)
{
	return move.promotion && move.promotion != search->board->promotion;
}

static void go_on(struct search *search, const struct laws_position *position, unsigned int made,
		  laws_squares moved);

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
			unsigned int made, struct laws_move moves[LAWS_MOVES_MAX])
{
	const struct lines_board *board = search->board;
	unsigned int plies = search->unseen - made - 1;
	struct aim began =
		aim_at(search, position, board->log->began, search->in_hand + search->wrong, plies);
	struct aim pressed = aim_at(search, position, board->occupied, search->wrong, plies + 1);
	size_t count = laws_course_moves(position, moves), found = 0, winning = 0;

	for (size_t i = 0; i < count; i++) {
		struct laws_move move = moves[i];
		laws_squares ends = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);

		/* This leaves the most out, and is looked at first. */
		if (move.type == LAWS_MOVE_ORDINARY &&
		    !(ends & began.needed && ends & pressed.needed))
			continue;
		if (is_variant(search, move) || leads_astray(&began, position, move) ||
		    leads_astray(&pressed, position, move))
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

	laws_move_play(&after, move);
	if (!may_reach(search, &after, made + 1) || is_visited(search, &after, made + 1))
		return;
	laws_move_footprint(position, move, &left, &reached);
	search->path[made] = move;
	go_on(search, &after, made + 1, moved | left | reached);
}

static void go_on(struct search *search, const struct laws_position *position, unsigned int made,
		  laws_squares moved)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	search->work--;
	if (made == search->unseen) {
		finish(search, position, moved);
		return;
	}
	if (!search->work)
		return;
	count = find_ways(search, position, made, moves);
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

	if (cost + (search->wrong ? COST_OFF_CENTRE : 0) >=
	    lines_limit(search->lines, search->board, search->least))
		return;
	search->from = line;
	search->unseen = plies - 1;
	search->known = ~(search->board->ignored | line->failing | line->loose);
	memset(search->visited, 0, sizeof(search->visited));
	if (plies == 1 && may_begin(search, &line->position))
		search->count = lines_lead_on(search->lines, search->board, line, &search->least,
					      search->count);
	else if (plies > 1 && search->work && may_reach(search, &line->position, 0))
		go_on(search, &line->position, 0, 0);
}

static void lead_all_over(struct search *search, unsigned int plies)
{
	const struct lines *lines = search->lines;

	for (size_t i = 0; i < lines->count; i++) {
		bool odd = laws_position_side(&lines->each[i].position) == search->board->side;

		if (search->board->at_rest || plies % 2 == odd)
			lead_over(search, &lines->each[i], plies);
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

size_t lines_lead_over_gap(struct lines *lines, const struct lines_board *board)
{
	struct search search = {
		.lines = lines,
		.board = board,
		.in_hand = count_in_hand(board),
		.work = WORK_MOST,
		.least = LINES_COST_OF_NONE,
	};

	/* Nobody may have moved. */
	for (size_t i = 0; i < lines->count && board->at_rest; i++)
		search.count =
			lines_stay(lines, board, &lines->each[i], &search.least, search.count);
	for (unsigned int plies = 1; plies <= LINES_UNSEEN_MOST; plies++) {
		unsigned int kept;

		search.wrong = 0;
		lead_all_over(&search, plies);
		/* More plies may explain what seems wrong: most of the work is kept for them. */
		kept = search.work - search.work / WRONG_SHARE;
		search.work -= kept;
		search.wrong = COUNT_WRONG_BEHIND_GAP;
		lead_all_over(&search, plies);
		search.work += kept;
	}
	return search.count;
}
