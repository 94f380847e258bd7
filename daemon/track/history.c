/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps the moves that all hypotheses agree on, and searches them. */
#include "track/history.h"

void history_begin(struct history *history, const struct laws_position *position)
{
	laws_course_begin(&history->course, position, 0);
	history->expected = false;
	history->awaited = false;
}

/* The turn of all hypotheses, or NULL when they are about different ones. */
static const struct turn *agreed_turn(const struct hypotheses *set)
{
	for (size_t i = 1; i < set->count; i++)
		if (set->each[i].turn != set->each[0].turn)
			return NULL;
	return set->ambiguous ? NULL : set->each[0].turn;
}

/* Adds the move of @ply, which led to @turn. */
static void add_ply(struct laws_course *course, const struct turn *turn, unsigned int ply)
{
	const struct past *past = &turn->past;

	if (past->played_at == ply)
		laws_course_go_on(course, &past->as_played, ply);
	else
		laws_course_add(course, past->moves[ply % PAST_MOVES]);
}

void history_follow(struct history *history, const struct hypotheses *set)
{
	struct laws_course *course = &history->course;
	const struct turn *turn = agreed_turn(set);

	if (!turn || turn->ply == course->plies + 1)
		return;
	history->expected = false;
	laws_course_take_back(course, turn->ply);
	if (turn->ply - 1 - course->plies > turn->past.known) {
		laws_course_go_on(course, &turn->position, turn->ply - 1);
		return;
	}
	while (course->plies + 1 < turn->ply)
		add_ply(course, turn, course->plies + 1);
}

/*
 * True when @now cannot lead to @then by the mover's own hand: a captured piece is back, or
 * one of the opponent's has moved.
 */
static bool is_beyond_mover(const struct laws_position *now, const struct laws_position *then)
{
	enum laws_side other = laws_side_other(laws_position_side(now));

	if (__builtin_popcountll(laws_position_occupied(then)) >
	    __builtin_popcountll(laws_position_occupied(now)))
		return true;
	for (laws_square square = 0; square < 64; square++) {
		laws_piece piece = now->board[square];

		if (piece && laws_piece_side(piece) == other && then->board[square] != piece)
			return true;
	}
	return false;
}

laws_squares history_differing(const laws_piece a[64], const laws_piece b[64])
{
	laws_squares differing = 0;

	for (laws_square square = 0; square < 64; square++)
		if (a[square] && b[square] && a[square] != b[square])
			differing |= LAWS_SQUARE_SET(square);
	return differing;
}

unsigned int history_find(const struct history *history, const struct turn *turn,
			  laws_squares occupied, laws_squares opened,
			  struct laws_position *position)
{
	bool stands = laws_position_occupied(&turn->position) == occupied;
	const struct laws_course *course = &history->course;
	unsigned int first = course->breaks[0].plies + 1;
	struct laws_position then;

	for (unsigned int ply = course->plies; ply >= first; ply--) {
		if (!laws_course_before(course, ply, &then) ||
		    laws_position_occupied(&then) != occupied ||
		    !is_beyond_mover(&turn->position, &then) ||
		    (stands && history_differing(turn->position.board, then.board) & ~opened))
			continue;
		*position = then;
		return ply;
	}
	return 0;
}

void history_await(struct history *history, const struct laws_position *position, unsigned int ply,
		   bool is_set_up, laws_squares occupied)
{
	if (!history->awaited)
		history->stood = occupied;
	history->awaited = true;
	history->unlifted = 0;
	history->is_set_up = is_set_up;
	history->ply = ply;
	history->position = *position;
}

void history_take_up(struct history *history)
{
	history->awaited = false;
	laws_course_take_back(&history->course, history->ply);
	if (history->is_set_up)
		laws_course_go_on(&history->course, &history->position, history->ply - 1);
}
