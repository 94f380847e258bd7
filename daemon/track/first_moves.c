/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "track/first_moves.h"

#include <string.h>

struct search {
	const struct first_moves *first;
	laws_squares known;
	struct found_moves each;  /* that is tried */
	struct found_moves found; /* the only one */
	unsigned int courses;
};

void first_moves_begin(struct first_moves *first)
{
	first->count = 0;
}

void first_moves_note(struct first_moves *first, const struct edge *edge)
{
	if (first->count < FIRST_CHANGES_MOST)
		first->changes[first->count] = (struct first_change){
			.square = edge->square,
			.closed = edge->closed,
			.at = edge->first,
		};
	if (first->count <= FIRST_CHANGES_MOST)
		first->count++;
}

static bool is_same(const struct found_moves *a, const struct found_moves *b)
{
	if (a->count != b->count || a->held != b->held)
		return false;
	for (unsigned int i = 0; i < a->count; i++)
		if (!laws_move_equal(a->moves[i], b->moves[i]))
			return false;
	return true;
}

/* All changes are behind, with @occupied: the course ends here if that is what stands. */
static void end(struct search *search, const struct laws_position *position, laws_squares occupied)
{
	laws_squares missing = (laws_position_occupied(position) ^ occupied) & search->known;
	struct found_moves *each = &search->each;

	if (missing & (occupied | (missing - 1)) ||
	    missing & ~position->sides[laws_position_side(position)] || !each->count)
		return;
	each->held = missing ? (laws_square)__builtin_ctzll(missing) : LAWS_NO_SQUARE;
	each->after = *position;
	if (search->courses && is_same(&search->found, each))
		return;
	/* What is missing may be on its way by what another course has shown whole. */
	if (missing && search->courses && search->found.held == LAWS_NO_SQUARE)
		return;
	if (!missing && search->found.held != LAWS_NO_SQUARE)
		search->courses = 0;
	search->found = *each;
	search->courses++;
}

static void go_on(struct search *search, const struct laws_position *position, laws_squares stood,
		  unsigned int next);

/* The changes up to @next, by which @opened and @closed have changed, are those of a move. */
static void try_moves(struct search *search, const struct laws_position *position,
		      laws_squares occupied, laws_squares opened, laws_squares closed,
		      unsigned int next)
{
	struct found_moves *each = &search->each;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;
		laws_squares left, reached;

		laws_move_footprint(position, moves[i], &left, &reached);
		laws_move_play(&after, moves[i]);
		if ((laws_position_occupied(&after) ^ occupied) & search->known ||
		    left & search->known & ~opened || reached & search->known & ~closed ||
		    !((left | reached) & search->known))
			continue;
		each->moves[each->count++] = moves[i];
		go_on(search, &after, occupied, next);
		each->count--;
	}
}

/* From @position, with @stood after @next changes. */
static void go_on(struct search *search, const struct laws_position *position, laws_squares stood,
		  unsigned int next)
{
	const struct first_moves *first = search->first;
	laws_squares occupied = stood, opened = 0, closed = 0;

	for (; next < first->count; next++) {
		laws_squares square = LAWS_SQUARE_SET(first->changes[next].square);

		if (first->changes[next].closed) {
			closed |= square;
			occupied |= square;
		} else {
			opened |= square;
			occupied &= ~square;
		}
		if (search->each.count < FIRST_MOVES_MOST)
			try_moves(search, position, occupied, opened, closed, next + 1);
	}
	end(search, position, occupied);
}

bool first_moves_find(const struct first_moves *first, const struct laws_position *start,
		      laws_squares known, struct found_moves *found)
{
	struct search search = {.first = first, .known = known};

	if (!first->count || first->count > FIRST_CHANGES_MOST)
		return false;
	search.found.held = LAWS_NO_SQUARE;
	go_on(&search, start, laws_position_occupied(start), 0);
	*found = search.found;
	return search.courses == 1;
}
