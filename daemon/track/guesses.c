/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "track/guesses.h"

#include <string.h>

#include "track/tracker_internal.h"
#include "track/unobserved.h"

void guesses_begin(struct guesses *guesses)
{
	guesses->count = 0;
}

static void remove_guess(struct guesses *guesses, unsigned int place)
{
	guesses->count--;
	memmove(&guesses->each[place], &guesses->each[place + 1],
		(guesses->count - place) * sizeof(guesses->each[0]));
}

/* What has opened on @squares stood there. */
static void confirm(struct guesses *guesses, laws_squares squares)
{
	for (unsigned int i = guesses->count; i > 0; i--)
		if (squares & LAWS_SQUARE_SET(guesses->each[i - 1].square))
			remove_guess(guesses, i - 1);
}

/* Where the piece on @from may go in @turn, but for @square. */
static laws_squares find_others(const struct turn *turn, laws_square from, laws_square square)
{
	laws_squares others = 0;

	for (size_t i = 0; i < turn->count; i++)
		if (turn->moves[i].from == from)
			others |= LAWS_SQUARE_SET(turn->moves[i].to);
	return others & ~LAWS_SQUARE_SET(square);
}

void guesses_note(struct tracker *tracker, struct laws_move move)
{
	struct guesses *guesses = &tracker->guesses;
	const struct turn *turn = tracker_turn(tracker);
	const struct laws_position *position = &turn->position;
	laws_squares opened = hypotheses_opened(&tracker->set);
	laws_square captured = laws_move_captured(position, move);
	laws_squares ends = LAWS_SQUARE_SET(move.from) | laws_square_set(captured);

	confirm(guesses, ends & opened);
	if (captured == LAWS_NO_SQUARE || !(opened & LAWS_SQUARE_SET(move.from)) ||
	    opened & LAWS_SQUARE_SET(captured))
		return;
	if (guesses->count == GUESSES_MOST)
		remove_guess(guesses, 0);
	guesses->each[guesses->count++] = (struct guess){
		.ply = turn->ply,
		.square = move.to,
		.captured = captured == move.to ? position->board[captured] : LAWS_NO_PIECE,
		.others = find_others(turn, move.from, move.to),
	};
}

void guesses_forget(struct guesses *guesses, unsigned int ply)
{
	for (unsigned int i = guesses->count; i > 0; i--)
		if (guesses->each[i - 1].ply >= ply)
			remove_guess(guesses, i - 1);
}

/* One square alone is @strange, and the captor of @guess may have gone there instead. */
static bool may_be_elsewhere(const struct guess *guess, laws_squares strange)
{
	return strange && !(strange & (strange - 1)) && !(strange & ~guess->others);
}

bool guesses_explain(const struct guesses *guesses, const struct laws_position *position,
		     laws_squares occupied, laws_squares unknown)
{
	laws_squares strange = occupied & ~(laws_position_occupied(position) | unknown);

	for (unsigned int i = 0; i < guesses->count; i++) {
		const struct guess *guess = &guesses->each[i];
		struct laws_position other = *position;
		struct laws_move moves[UNOBSERVED_MOVES];
		struct laws_setup setup;

		if (may_be_elsewhere(guess, strange))
			return true;
		laws_position_setup(position, &setup);
		setup.board[guess->square] = guess->captured;
		if (laws_position_init(&other, &setup) == 0 &&
		    unobserved_list_moves(&other, occupied, unknown, 0, false, moves))
			return true;
	}
	return false;
}
