/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches the record, and what is newer. */
#include "track/history.h"

void history_init(struct history *history, const struct laws_course *course)
{
	*history = (struct history){.course = course};
}

void history_begin(struct history *history)
{
	history_init(history, history->course);
}

/* The turn of all hypotheses, or NULL when they are about different ones. */
static const struct turn *agreed_turn(const struct hypotheses *set)
{
	for (size_t i = 1; i < set->count; i++)
		if (set->each[i].turn != set->each[0].turn)
			return NULL;
	return set->each[0].turn;
}

const struct turn *history_follow(struct history *history, const struct hypotheses *set)
{
	const struct turn *turn = agreed_turn(set);

	if (turn && turn->ply != history->plies + 1) {
		history->expected = false;
		history->plies = turn->ply - 1;
	}
	return turn;
}

/* @turn keeps what was played in @ply. */
static bool keeps(const struct turn *turn, unsigned int ply)
{
	return ply < turn->ply && turn->ply - ply <= turn->past.known;
}

bool history_move(const struct history *history, const struct turn *turn, unsigned int ply,
		  struct laws_move *move)
{
	const struct past *past = &turn->past;

	if (!keeps(turn, ply))
		return laws_course_move(history->course, ply, move);
	if (past->played_at == ply)
		return false;
	*move = past->moves[ply % PAST_MOVES];
	return true;
}

bool history_after(const struct history *history, const struct turn *turn, unsigned int ply,
		   struct laws_position *position)
{
	if (ply + 1 != turn->ply)
		return laws_course_before(history->course, ply + 1, position);
	*position = turn->position;
	return true;
}

void history_promote(struct hypotheses *set, unsigned int ply, enum laws_kind kind)
{
	for (size_t i = 0; i < HYPOTHESES_TURNS; i++)
		if (keeps(&set->turns[i], ply))
			set->turns[i].past.moves[ply % PAST_MOVES].promotion = (uint8_t)kind;
}

void history_step_over(struct hypotheses *set)
{
	const struct turn *turn = agreed_turn(set);

	for (size_t i = 0; i < set->count; i++)
		if (set->each[i].pending.count)
			return;
	for (size_t i = 0; i < HYPOTHESES_TURNS; i++)
		if (&set->turns[i] == turn)
			set->turns[i].past.known = 0;
}

bool history_is_beyond_mover(const struct laws_position *now, const struct laws_position *then)
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
			  laws_squares occupied, laws_squares dead, laws_squares opened,
			  struct laws_position *position)
{
	bool stands = !((laws_position_occupied(&turn->position) ^ occupied) & ~dead);
	const struct laws_course *course = history->course;
	unsigned int first = course->breaks[0].plies + 1;
	struct laws_position then;

	for (unsigned int ply = history->plies; ply >= first; ply--) {
		if (!laws_course_before(course, ply, &then) ||
		    (laws_position_occupied(&then) ^ occupied) & ~dead ||
		    !history_is_beyond_mover(&turn->position, &then) ||
		    (stands && history_differing(turn->position.board, then.board) & ~opened))
			continue;
		*position = then;
		return ply;
	}
	return 0;
}

void history_await(struct history *history, const struct laws_position *position, unsigned int ply,
		   laws_squares occupied)
{
	if (!history->awaited) {
		history->stood = occupied;
		history->opened = 0;
	}
	history->is_set_going = false;
	history->awaited = true;
	history->unlifted = 0;
	history->ply = ply;
	history->position = *position;
}

void history_note_opened(struct history *history, laws_square square)
{
	history->unlifted &= ~LAWS_SQUARE_SET(square);
	history->opened |= LAWS_SQUARE_SET(square);
}

void history_take_up(struct history *history)
{
	history->awaited = false;
	history->ruled_on = 0;
	history->plies = history->ply - 1;
}
