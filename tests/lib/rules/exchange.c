/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Exchanges on one square: known answers, and in random games the same as trying every capture on a
 * plain board, one after the other.
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "../random.h"
#include "../support.h"

#ifdef TEST_SANITIZED
#define GAMES 10
#else
#define GAMES 100
#endif
#define PLIES 120

struct known {
	char fen[80];
	char move[6];
	int won;
};

ParameterizedTestParameters(exchange, known)
{
	static struct known cases[] = {
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 1},
		{"4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 0},
		{"4k3/8/4p3/3p4/8/2N5/8/4K3 w - - 0 1", "c3d5", -2},
		{"4k3/8/4p3/3q4/8/2N5/8/4K3 w - - 0 1", "c3d5", 6},
		/* Nothing is captured, but the piece is lost, or defended enough. */
		{"4k3/8/4p3/8/8/2N5/8/4K3 w - - 0 1", "c3d5", -3},
		{"4k3/8/4p3/8/4P3/2N5/8/4K3 w - - 0 1", "c3d5", -2},
		/* A rook behind a rook takes part. */
		{"3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", -4},
		{"4k3/3r4/8/3p4/8/3R4/3R4/3RK3 w - - 0 1", "d3d5", 1},
		/* A king takes only what nobody defends. */
		{"8/8/3k4/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", -4},
		{"8/8/3k4/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 1},
		{"4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6", 1},
		{"4k3/5n2/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6", 1},
		{"4k3/8/5n2/8/8/8/8/4K2R w K - 0 1", "e1g1", 0},
		{"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 8},
		{"1n6/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 11},
		{"1r6/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", -1},
	};

	return cr_make_param_array(struct known, cases, sizeof(cases) / sizeof(cases[0]));
}

ParameterizedTest(struct known *known, exchange, known)
{
	struct laws_position position = position_or_fail(known->fen);
	int won = laws_move_exchange(&position, move_or_fail(&position, known->move));

	cr_expect_eq(won, known->won, "%s %s: %d", known->fen, known->move, won);
}

static int worth(laws_piece piece)
{
	static const int pawns[] = {0, 1, 3, 3, 5, 9, 200};

	return pawns[laws_piece_kind(piece)];
}

/* A piece of this kind on @from could capture on @to, were it only for what stands between. */
static bool reaches(const laws_piece *board, int from, int to)
{
	int files = to % 8 - from % 8, ranks = to / 8 - from / 8;
	int wide = abs(files), high = abs(ranks), steps = wide > high ? wide : high;
	bool straight = !files || !ranks, diagonal = wide == high;

	switch (laws_piece_kind(board[from])) {
	case LAWS_PAWN:
		return wide == 1 && ranks == (laws_piece_side(board[from]) == LAWS_WHITE ? 1 : -1);
	case LAWS_KNIGHT:
		return wide + high == 3 && wide && high;
	case LAWS_KING:
		return steps == 1;
	case LAWS_BISHOP:
		straight = false;
		break;
	case LAWS_ROOK:
		diagonal = false;
		break;
	default:
		break;
	}
	if (!straight && !diagonal)
		return false;
	for (int i = 1; i < steps; i++)
		if (board[from + i * (files / steps + 8 * (ranks / steps))])
			return false;
	return true;
}

/* What @side wins by capturing on @to, of all ways the best. */
static int best_on(laws_piece *board, int to, enum laws_side side)
{
	laws_piece standing = board[to];
	int best = 0;

	for (int from = 0; from < 64; from++) {
		laws_piece piece = board[from];
		int won;

		if (from == to || !piece || laws_piece_side(piece) != side ||
		    !reaches(board, from, to))
			continue;
		board[from] = LAWS_NO_PIECE;
		board[to] = piece;
		won = worth(standing) - best_on(board, to, laws_side_other(side));
		board[to] = standing;
		board[from] = piece;
		best = won > best ? won : best;
	}
	return best;
}

static int slow_exchange(const struct laws_position *position, struct laws_move move)
{
	laws_square captured = laws_move_captured(position, move);
	laws_piece board[64], piece = position->board[move.from];
	int won = 0;

	if (move.type == LAWS_MOVE_CASTLING)
		return 0;
	memcpy(board, position->board, sizeof(board));
	if (captured != LAWS_NO_SQUARE) {
		won = worth(board[captured]);
		board[captured] = LAWS_NO_PIECE;
	}
	board[move.from] = LAWS_NO_PIECE;
	if (move.promotion) {
		won -= worth(piece);
		piece = LAWS_PIECE(laws_piece_side(piece), move.promotion);
		won += worth(piece);
	}
	board[move.to] = piece;
	return won - best_on(board, move.to, laws_side_other(laws_position_side(position)));
}

/* With two attackers of a kind it is seldom of use to take with the one that is not nearest. */
Test(exchange, is_that_of_all_captures)
{
	unsigned int compared = 0, different = 0;

	for (unsigned int game = 0; game < GAMES; game++) {
		struct laws_position position = position_or_fail(START_FEN);
		uint64_t random = game + 1;

		for (unsigned int ply = 0; ply < PLIES; ply++) {
			struct laws_move moves[LAWS_MOVES_MAX];
			size_t count = laws_moves(&position, moves);

			for (size_t i = 0; i < count; i++, compared++) {
				int won = laws_move_exchange(&position, moves[i]);
				int slow = slow_exchange(&position, moves[i]);

				different += won != slow;
				cr_expect_leq(abs(won - slow), 8, "%d, %d", won, slow);
			}
			if (!count)
				break;
			laws_move_play(&position, moves[random_below(&random, count)]);
		}
	}
	cr_expect(different * 1000 < compared, "%u of %u differ", different, compared);
}
