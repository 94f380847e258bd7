/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The turn that hypotheses are about: its legal moves, and how it came about. */
#include "track/hypothesis.h"

void turn_begin(struct turn *turn, const struct laws_position *position, unsigned int ply)
{
	turn->position = *position;
	turn->past.known = 0;
	turn->past.played_at = 0;
	turn->is_doubtful = false;
	turn->ply = ply;
	turn->count = laws_course_moves(position, turn->moves);
	for (laws_square square = 0; square < 64; square++)
		turn->home[square] = position->board[square] ? TOKEN_OF(square) : TOKEN_NONE;
}

void turn_follow(struct turn *next, const struct turn *turn, const struct laws_move *move)
{
	struct past *past = &next->past;

	*past = turn->past;
	if (past->known < PAST_MOVES)
		past->known++;
	if (move) {
		past->moves[turn->ply % PAST_MOVES] = *move;
		return;
	}
	past->played_at = turn->ply;
}

bool turn_can_capture(const struct turn *turn, laws_square square)
{
	for (size_t i = 0; i < turn->count; i++) {
		struct laws_move move = turn->moves[i];

		if ((move.to == square || move.type == LAWS_MOVE_EN_PASSANT) &&
		    laws_move_captured(&turn->position, move) == square)
			return true;
	}
	return false;
}

bool turn_can_promote(const struct turn *turn, laws_square square)
{
	for (size_t i = 0; i < turn->count; i++)
		if (turn->moves[i].promotion && turn->moves[i].to == square)
			return true;
	return false;
}

bool turn_promotes(const struct turn *turn, laws_square from, laws_square to)
{
	for (size_t i = 0; i < turn->count; i++)
		if (turn->moves[i].promotion && turn->moves[i].from == from &&
		    turn->moves[i].to == to)
			return !turn->position.board[to];
	return false;
}

bool turn_castles(const struct turn *turn, laws_square king, laws_square rook, laws_square rook_to)
{
	for (size_t i = 0; i < turn->count; i++) {
		struct laws_move move = turn->moves[i];

		if (move.type == LAWS_MOVE_CASTLING && move.from == king && move.to == rook)
			return laws_move_rook_arrival(&turn->position, move) == rook_to;
	}
	return false;
}
