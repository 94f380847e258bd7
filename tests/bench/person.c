/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines of play are kept as the positions they lead to, each with the first and the last move
 * after which one of the lines behind it is not in the score's position.
 */
#include "person.h"

#include <string.h>

#define LINES_MOST 32768
#define SLOTS	   65536

/* A move changes four squares at most: castling. */
#define CHANGES_MOST 4

struct line {
	struct laws_position position;
	laws_squares hidden; /* pieces that stand beside their open reeds */
	unsigned int cost;   /* how often one was placed so */
	struct doubt doubt;
};

struct lines {
	struct line line[LINES_MOST];
	unsigned int count;
	bool overflows;
	unsigned int slot[SLOTS]; /* 1 + index, or 0 */
};

/* The evidence of one move. */
struct sight {
	bool sees_end;	     /* frames arrive when the next hand sets out, */
	bool sees_all;	     /* and all the time since this one did */
	laws_squares shown;  /* the closed reeds at the end */
	laws_squares opened; /* reeds that opened since */
	laws_squares doubtful;
};

static bool is_unseen(const struct input_list *list, laws_time t)
{
	return t > list->unseen_from && t < list->unseen_to;
}

static laws_time end_of(const struct input_list *list, unsigned int ply)
{
	return ply + 1 < list->plies ? list->begun[ply + 1] : list->over;
}

static struct sight look(const struct score *score, const struct input_list *list, unsigned int ply)
{
	laws_time from = list->begun[ply], to = end_of(list, ply);
	struct sight sight = {
		.sees_end = !is_unseen(list, to),
		.sees_all = list->unseen_from == list->unseen_to || to <= list->unseen_from ||
			    from >= list->unseen_to,
	};

	for (size_t i = 0; i < list->count && list->inputs[i].t <= to; i++) {
		laws_squares before = sight.shown;

		if (list->inputs[i].type != INPUT_FRAME)
			continue;
		sight.shown = list->inputs[i].frame.squares;
		if (list->inputs[i].t > from)
			sight.opened |= before & ~sight.shown;
	}
	/* Reeds that close without a piece are known as such. */
	sight.doubtful = sight.shown & ~laws_position_occupied(&score->before[ply + 1]);
	if (to >= list->doubtful_from)
		sight.doubtful |= list->doubtful;
	return sight;
}

static uint64_t mixed(uint64_t sum, uint64_t value)
{
	return (sum ^ value) * 0x9e3779b97f4a7c15u ^ sum >> 29;
}

static uint64_t hash(const struct laws_position *position)
{
	uint64_t sum = mixed(position->castling, position->en_passant);

	for (unsigned int kind = LAWS_PAWN; kind <= LAWS_KING; kind++)
		sum = mixed(sum, position->kinds[kind]);
	return mixed(sum, position->sides[LAWS_WHITE]) >> 32;
}

static bool is_same(const struct laws_position *a, const struct laws_position *b)
{
	return !memcmp(a->board, b->board, sizeof(a->board)) && a->castling == b->castling &&
	       a->en_passant == b->en_passant && a->side_to_move == b->side_to_move;
}

static struct doubt joined(struct doubt a, struct doubt b)
{
	if (a.from == 0 || b.from == 0)
		return a.from == 0 ? b : a;
	return (struct doubt){.from = a.from < b.from ? a.from : b.from,
			      .to = a.to > b.to ? a.to : b.to};
}

static void lines_clear(struct lines *lines)
{
	lines->count = 0;
	lines->overflows = false;
	memset(lines->slot, 0, sizeof(lines->slot));
}

static void lines_add(struct lines *lines, const struct line *added)
{
	uint64_t at = mixed(hash(&added->position), added->hidden) % SLOTS;

	for (; lines->slot[at] != 0; at = (at + 1) % SLOTS) {
		struct line *line = &lines->line[lines->slot[at] - 1];

		if (!is_same(&line->position, &added->position) || line->hidden != added->hidden)
			continue;
		if (added->cost < line->cost)
			line->cost = added->cost;
		line->doubt = joined(line->doubt, added->doubt);
		return;
	}
	if (lines->count == LINES_MOST) {
		lines->overflows = true;
		return;
	}
	lines->line[lines->count] = *added;
	lines->slot[at] = ++lines->count;
}

/* A captured piece opens its reed, unless the taker shoves it aside. */
static bool fits_captures(const struct sight *sight, laws_squares hidden, laws_square truly,
			  laws_square captured)
{
	laws_squares seen = sight->opened & ~sight->doubtful;

	if (!sight->sees_all)
		return true;
	if (truly != LAWS_NO_SQUARE && seen >> truly & 1)
		return captured == truly;
	if (truly != LAWS_NO_SQUARE || captured == LAWS_NO_SQUARE)
		return true;
	return (sight->opened | sight->doubtful | hidden) >> captured & 1;
}

/* The next board that is seen, and the number of unseen moves until then. */
struct goal {
	struct sight sight;
	unsigned int moves;
};

static struct goal look_ahead(const struct score *score, const struct input_list *list,
			      unsigned int ply)
{
	struct goal goal = {.sight = look(score, list, ply)};

	while (!goal.sight.sees_end && ply + goal.moves + 1 < list->plies)
		goal.sight = look(score, list, ply + ++goal.moves);
	return goal;
}

static bool can_reach(const struct goal *goal, const struct line *line)
{
	laws_squares differing = (laws_position_occupied(&line->position) ^ goal->sight.shown) &
				 ~goal->sight.doubtful & ~line->hidden;

	return (unsigned int)__builtin_popcountll(differing) <= CHANGES_MOST * goal->moves;
}

/* Plays @move; a piece that is placed again may be hidden again. */
static void play(struct line *line, struct laws_move move)
{
	laws_squares left, reached;

	laws_move_footprint(&line->position, move, &left, &reached);
	laws_move_play(&line->position, move);
	line->hidden &= laws_position_occupied(&line->position) & ~reached;
}

/* Compares the line with what is seen: a closed reed has a piece, a piece may be hidden. */
static bool settle(struct line *line, const struct sight *sight)
{
	laws_squares occupied = laws_position_occupied(&line->position);
	laws_squares hidden = occupied & ~sight->shown & ~sight->doubtful;

	if (sight->shown & ~occupied & ~sight->doubtful)
		return false;
	line->cost += (unsigned int)__builtin_popcountll(hidden & ~line->hidden);
	line->hidden = hidden;
	return true;
}

/* Adds what @line leads to by one move, at no more cost than the score's @most. */
static void extend(const struct line *line, const struct score *score, unsigned int ply,
		   const struct goal *goal, const struct sight *sight, unsigned int most,
		   struct lines *next)
{
	const struct laws_move played = score->move[ply];
	bool is_true = is_same(&line->position, &score->before[ply]);
	struct doubt now = {.from = ply + 1, .to = ply + 1};
	laws_square truly = laws_move_captured(&score->before[ply], played);
	enum laws_kind becomes = played.promotion ? (enum laws_kind)played.promotion : LAWS_QUEEN;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&line->position, moves);

	for (size_t i = 0; i < count; i++) {
		struct line after = *line;

		if ((moves[i].promotion && moves[i].promotion != becomes) ||
		    !fits_captures(sight, line->hidden, truly,
				   laws_move_captured(&line->position, moves[i])))
			continue;
		play(&after, moves[i]);
		if (goal->moves > 0 ? !can_reach(goal, &after)
				    : !settle(&after, sight) || after.cost > most)
			continue;
		if (!is_true || !laws_move_equal(moves[i], played))
			after.doubt = joined(after.doubt, now);
		lines_add(next, &after);
	}
}

struct doubt person_doubts(const struct score *score, const struct input_list *list)
{
	static struct lines both[2];
	struct lines *now = &both[0], *next = &both[1];
	struct line truth = {.position = score->before[0]};
	struct doubt doubt = {0};

	lines_clear(now);
	lines_add(now, &truth);
	for (unsigned int ply = 0; ply < list->plies && ply < score->plies; ply++) {
		struct sight sight = look(score, list, ply);
		struct goal goal = look_ahead(score, list, ply);
		struct lines *done = now;

		play(&truth, score->move[ply]);
		if (sight.sees_end)
			settle(&truth, &sight);
		lines_clear(next);
		for (unsigned int i = 0; i < now->count; i++)
			extend(&now->line[i], score, ply, &goal, &sight, truth.cost, next);
		if (next->overflows)
			return (struct doubt){.from = ply + 1, .to = score->plies};
		now = next;
		next = done;
	}
	for (unsigned int i = 0; i < now->count; i++)
		doubt = joined(doubt, now->line[i].doubt);
	return doubt;
}
