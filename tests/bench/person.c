/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * For each switch that may fail, all lines that fit are led on from move to move, as the boards
 * they lead to; then, from the end back, the moves are marked that lead to one that is left.
 */
#include "person.h"

#include <string.h>

#define LINES_MOST 32768
#define STEPS_MOST 1048576
#define SLOTS	   65536

/* A move changes four squares at most: castling. */
#define CHANGES_MOST 4

const char *const opening_texts[] = {
	"another switch may be the one that fails",
	"the switch that fails tells nothing",
	"the board was not seen",
	"what was captured opened no reed",
	"a piece stands beside its reed, or closes another one",
	NULL,
};

struct lines {
	struct line line[LINES_MOST];
	unsigned int used[LINES_MOST]; /* the slot of each */
	unsigned int count;
	unsigned int slot[SLOTS]; /* 1 + index, or 0 */
};

/* One move of one line. */
struct step {
	uint16_t from; /* the lines before and after it */
	uint16_t to;
	struct laws_move move;
	bool strays; /* the position before it is not the score's */
	bool leads;  /* to the end of the game */
};

/* All moves of all lines under one suspicion. */
struct search {
	const struct score *score;
	const struct sights *sights;
	const struct suspect *suspect;
	struct lines lines[2];
	struct step steps[STEPS_MOST];
	unsigned int begin[PLIES_MAX + 1]; /* the first step of each move */
	bool alive[2][LINES_MOST];
};

static uint64_t mixed(uint64_t sum, uint64_t value)
{
	return (sum ^ value) * 0x9e3779b97f4a7c15u ^ sum >> 29;
}

static uint64_t hash(const struct line *line)
{
	const struct laws_position *position = &line->position;
	uint64_t sum = mixed(position->castling, position->en_passant);

	for (unsigned int kind = LAWS_PAWN; kind <= LAWS_KING; kind++)
		sum = mixed(sum, position->kinds[kind]);
	return mixed(mixed(sum, position->sides[LAWS_WHITE]), line->hidden) >> 32;
}

static bool is_same_board(const struct laws_position *a, const struct laws_position *b)
{
	return !memcmp(a->board, b->board, sizeof(a->board)) && a->castling == b->castling &&
	       a->en_passant == b->en_passant && a->side_to_move == b->side_to_move;
}

/* True when both lines can go on in the same ways, at the same cost. */
static bool is_same(const struct line *a, const struct line *b)
{
	return is_same_board(&a->position, &b->position) && a->hidden == b->hidden &&
	       a->pulled == b->pulled && a->cost == b->cost && a->pulls == b->pulls &&
	       a->misses == b->misses;
}

static void lines_clear(struct lines *lines)
{
	while (lines->count > 0)
		lines->slot[lines->used[--lines->count]] = 0;
}

/* The index of @added, which was there or is added; LINES_MOST: there is no room. */
static unsigned int lines_add(struct lines *lines, const struct line *added)
{
	uint64_t at = hash(added) % SLOTS;

	for (; lines->slot[at] != 0; at = (at + 1) % SLOTS)
		if (is_same(&lines->line[lines->slot[at] - 1], added))
			return lines->slot[at] - 1;
	if (lines->count == LINES_MOST)
		return LINES_MOST;
	lines->line[lines->count] = *added;
	lines->used[lines->count] = (unsigned int)at;
	lines->slot[at] = lines->count + 1;
	return lines->count++;
}

/* The next move after which the board is seen, from @ply on, or the last one. */
static unsigned int next_seen(const struct sights *sights, unsigned int ply)
{
	while (!sights->sight[ply].sees_end && ply + 1 < sights->count)
		ply++;
	return ply;
}

/* Whether the moves until the board is seen again can bring about what it shows. */
static bool can_reach(const struct search *search, unsigned int ply, unsigned int seen,
		      const struct line *line)
{
	const struct sight *goal = &search->sights->sight[seen];
	laws_squares differing = (laws_position_occupied(&line->position) ^ goal->shown) &
				 ~suspect_blinds(search->suspect, goal) & ~goal->ghosts &
				 ~line->hidden;

	return (unsigned int)__builtin_popcountll(differing) <= CHANGES_MOST * (seen - ply);
}

static bool fits(const struct search *search, unsigned int ply, struct laws_move move,
		 const struct line *before, struct line *after)
{
	const struct sight *sight = &search->sights->sight[ply];
	unsigned int seen = next_seen(search->sights, ply);

	line_play(after, move);
	if (seen > ply && !can_reach(search, ply, seen, after))
		return false;
	if (seen == ply && (!line_settle(after, sight, search->suspect) ||
			    after->cost > sight->cost || after->pulls > sight->pulls))
		return false;
	return sight_explained(sight, search->suspect, before, move, after) &&
	       after->misses <= search->suspect->misses_most;
}

/* Adds what line @from leads to by one move. */
static void extend(struct search *search, unsigned int ply, unsigned int from,
		   const struct lines *now, struct lines *next)
{
	const struct laws_move played = search->score->move[ply];
	enum laws_kind becomes = played.promotion ? (enum laws_kind)played.promotion : LAWS_QUEEN;
	const struct line *before = &now->line[from];
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&before->position, moves);
	bool strays = !is_same_board(&before->position, &search->score->before[ply]);
	unsigned int *end = &search->begin[ply + 1];

	for (size_t i = 0; i < count && *end < STEPS_MOST; i++) {
		struct line after = *before;
		unsigned int to;

		if ((moves[i].promotion && moves[i].promotion != becomes) ||
		    !fits(search, ply, moves[i], before, &after))
			continue;
		to = lines_add(next, &after);
		if (to < LINES_MOST)
			search->steps[(*end)++] = (struct step){(uint16_t)from, (uint16_t)to,
								moves[i], strays, false};
	}
}

/* Leads all lines to the end of the game. False: none gets there. */
static bool lead_on(struct search *search)
{
	struct line start = {.position = search->score->before[0]};

	lines_clear(&search->lines[0]);
	lines_add(&search->lines[0], &start);
	search->begin[0] = 0;
	for (unsigned int ply = 0; ply < search->sights->count; ply++) {
		const struct lines *now = &search->lines[ply % 2];
		struct lines *next = &search->lines[(ply + 1) % 2];

		lines_clear(next);
		search->begin[ply + 1] = search->begin[ply];
		for (unsigned int i = 0; i < now->count; i++)
			extend(search, ply, i, now, next);
		if (next->count == 0)
			return false;
	}
	return true;
}

/* Finds which steps lead to the end, from there back. */
static void look_back(struct search *search)
{
	unsigned int plies = search->sights->count;

	memset(search->alive[plies % 2], true, sizeof(search->alive[0]));
	for (unsigned int ply = plies; ply-- > 0;) {
		bool *alive = search->alive[ply % 2];

		memset(alive, false, sizeof(search->alive[0]));
		for (unsigned int i = search->begin[ply]; i < search->begin[ply + 1]; i++) {
			struct step *step = &search->steps[i];

			step->leads = search->alive[(ply + 1) % 2][step->to];
			alive[step->from] |= step->leads;
		}
	}
}

static enum opening opening_of(const struct search *search, unsigned int ply, bool truly)
{
	const struct sight *sight = &search->sights->sight[ply];

	if (!truly)
		return OPENING_OTHER_SWITCH;
	if (!sight->sees_all)
		return OPENING_OUTAGE;
	if (sight->unfelt)
		return OPENING_CAPTURE;
	return suspect_blinds(search->suspect, sight) ? OPENING_SWITCH : OPENING_PIECE;
}

/* The first step from line @from after @ply moves that leads to the end. */
static const struct step *step_from(const struct search *search, unsigned int ply,
				    unsigned int from)
{
	const struct step *step = &search->steps[search->begin[ply]];

	while (step->from != from || !step->leads)
		step++;
	return step;
}

/* A step to line @to by the move of @ply. */
static const struct step *step_to(const struct search *search, unsigned int ply, unsigned int to)
{
	const struct step *step = &search->steps[search->begin[ply]];

	while (step->to != to)
		step++;
	return step;
}

/* Writes a whole line through @step, a move of @ply that leads to the end. */
static void witness_write(const struct search *search, unsigned int ply, const struct step *step,
			  struct witness *witness)
{
	const struct step *at = step;

	witness->suspect = *search->suspect;
	witness->plies = search->sights->count;
	witness->move[ply] = step->move;
	for (unsigned int i = ply; i-- > 0; witness->move[i] = at->move)
		at = step_to(search, i, at->from);
	at = step;
	for (unsigned int i = ply + 1; i < search->sights->count; i++) {
		at = step_from(search, i, at->to);
		witness->move[i] = at->move;
	}
}

/* True when @step is another move than the one played, or one from another position. */
static bool is_other(const struct search *search, unsigned int ply, const struct step *step)
{
	return step->strays || !laws_move_equal(step->move, search->score->move[ply]);
}

static void mark(const struct search *search, bool truly, struct doubts *doubts)
{
	for (unsigned int ply = 0; ply < search->sights->count; ply++)
		for (unsigned int i = search->begin[ply]; i < search->begin[ply + 1]; i++) {
			const struct step *step = &search->steps[i];

			if (!step->leads || doubts->at[ply + 1] || !is_other(search, ply, step))
				continue;
			doubts->at[ply + 1] = true;
			if (doubts->count++ > 0)
				continue;
			doubts->first = ply + 1;
			doubts->opening = opening_of(search, ply, truly);
			witness_write(search, ply, step, &doubts->witness);
		}
}

void person_doubts(const struct score *score, const struct input_list *list, struct doubts *doubts)
{
	static struct sights sights;
	static struct search search;
	struct suspect truly = suspect_truly(list);
	struct suspect suspects[SUSPECTS_MOST];
	unsigned int count;

	sights_look(&sights, score, list, &truly);
	count = suspects_find(list, &truly, sights.misses, suspects);
	search.score = score;
	search.sights = &sights;
	*doubts = (struct doubts){0};
	for (unsigned int i = 0; i < count; i++) {
		search.suspect = &suspects[i];
		if (!lead_on(&search))
			continue;
		look_back(&search);
		mark(&search, i == 0, doubts);
	}
}
