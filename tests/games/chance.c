/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games of chance, as PGN. */
#include "chance.h"

/* With fewer pieces neither side may be able to mate, which ends the game (5.2.2). */
#define PIECES_LEAST 8

/* In Chess960: castling as soon as it is legal, and until then no move that gives it up. */
static bool is_wanted(const struct laws_position *position, struct laws_move move)
{
	laws_squares rights = position->castling & position->sides[laws_position_side(position)];

	if (!laws_position_is_chess960(position) || !rights || move.type == LAWS_MOVE_CASTLING)
		return true;
	return !(rights & LAWS_SQUARE_SET(move.from)) &&
	       laws_piece_kind(position->board[move.from]) != LAWS_KING;
}

static struct laws_move choose(struct random *random, const struct laws_position *position,
			       const struct laws_move *moves, size_t count)
{
	struct laws_move move = moves[0];

	for (size_t i = 0; laws_position_is_chess960(position) && i < count; i++)
		if (moves[i].type == LAWS_MOVE_CASTLING)
			return moves[i];
	for (unsigned int tries = 0; tries < 4; tries++) {
		move = moves[random_between(random, 0, (int64_t)count - 1)];
		if (!is_wanted(position, move))
			continue;
		if (move.type != LAWS_MOVE_ORDINARY || move.promotion ||
		    laws_piece_kind(position->board[move.from]) == LAWS_PAWN)
			break;
	}
	return move;
}

static size_t write_game(struct random *random, const struct laws_position *start,
			 const struct laws_pgn_tag *tags, size_t tag_count,
			 char text[CHANCE_PGN_SIZE])
{
	struct laws_position position = *start;
	struct laws_pgn_writer writer;

	laws_pgn_writer_init(&writer, text, CHANCE_PGN_SIZE);
	laws_pgn_write_tags(&writer, tags, tag_count);
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

size_t chance_write_game(struct random *random, char text[CHANCE_PGN_SIZE])
{
	struct laws_position start;

	laws_position_start(&start);
	return write_game(random, &start, NULL, 0, text);
}

size_t chance_write_chess960(struct random *random, unsigned int number, char text[CHANCE_PGN_SIZE])
{
	struct laws_position start;
	char fen[LAWS_FEN_SIZE];
	const struct laws_pgn_tag tags[] = {
		{"Variant", "Chess960"},
		{"SetUp", "1"},
		{"FEN", fen},
	};

	laws_position_start_chess960(&start, number);
	laws_fen_write(&start, fen);
	return write_game(random, &start, tags, sizeof(tags) / sizeof(tags[0]), text);
}
