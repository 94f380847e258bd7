/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games of chance, as PGN. */
#include "chance.h"

/* With fewer nobody may be able to mate, and the game would be over (5.2.2). */
#define PIECES_LEAST 8

static struct laws_move choose(struct random *random, const struct laws_position *position,
			       const struct laws_move *moves, size_t count)
{
	struct laws_move move = moves[0];

	for (unsigned int tries = 0; tries < 4; tries++) {
		move = moves[random_between(random, 0, (int64_t)count - 1)];
		if (move.type != LAWS_MOVE_ORDINARY || move.promotion ||
		    laws_piece_kind(position->board[move.from]) == LAWS_PAWN)
			break;
	}
	return move;
}

size_t chance_write_game(struct random *random, char text[CHANCE_PGN_SIZE])
{
	struct laws_pgn_writer writer;
	struct laws_position position;

	laws_pgn_writer_init(&writer, text, CHANCE_PGN_SIZE);
	laws_pgn_write_tags(&writer, NULL, 0);
	laws_position_start(&position);
	for (unsigned int ply = 0; ply < CHANCE_PLIES; ply++) {
		struct laws_move moves[LAWS_MOVES_MAX], move;
		size_t count = laws_moves(&position, moves);

		if (!count ||
		    __builtin_popcountll(laws_position_occupied(&position)) < PIECES_LEAST)
			break;
		move = choose(random, &position, moves, count);
		laws_pgn_write_move(&writer, &position, move);
		laws_move_play(&position, move);
	}
	laws_pgn_write_result(&writer, LAWS_RESULT_NONE);
	return writer.length;
}
