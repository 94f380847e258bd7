/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The library and the mailbox generator play the same random games and must
 * agree on every list of moves and every position.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "mailbox.h"
#include "../random.h"
#include "../support.h"

#ifdef TEST_SANITIZED
#define GAMES 20
#else
#define GAMES 200
#endif
#define PLIES 160

static int compare(const void *a, const void *b)
{
	return strcmp(a, b);
}

static size_t list_uci(const struct laws_position *position, mailbox_move names[LAWS_MOVES_MAX])
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		laws_uci_write(position, moves[i], names[i]);
	qsort(names, count, sizeof(names[0]), compare);
	return count;
}

static void compare_position(const struct laws_position *position, const struct mailbox *mailbox)
{
	char ours[LAWS_FEN_SIZE], theirs[LAWS_FEN_SIZE];

	laws_fen_write(position, ours);
	mailbox_to_fen(mailbox, theirs);
	cr_assert_str_eq(ours, theirs);
	cr_assert_eq(laws_position_in_check(position), mailbox_in_check(mailbox), "%s", ours);
}

/* Returns how many moves there are; both lists are the same when it returns. */
static size_t compare_moves(const struct laws_position *position, const struct mailbox *mailbox,
			    mailbox_move names[LAWS_MOVES_MAX])
{
	mailbox_move others[MAILBOX_MOVES];
	char fen[LAWS_FEN_SIZE];
	size_t count = list_uci(position, names);

	laws_fen_write(position, fen);
	cr_assert_eq(count, mailbox_moves(mailbox, others), "%s", fen);
	for (size_t i = 0; i < count; i++)
		cr_assert_str_eq(names[i], others[i], "%s", fen);
	cr_assert_eq(laws_perft(position, 1), count, "%s", fen);
	return count;
}

static void play_random_game(const char *fen, uint64_t *seed)
{
	struct laws_position position = position_or_fail(fen);
	struct mailbox mailbox;

	mailbox_from_fen(&mailbox, fen);
	for (int ply = 0; ply < PLIES; ply++) {
		mailbox_move names[LAWS_MOVES_MAX];
		size_t count = compare_moves(&position, &mailbox, names);
		struct laws_move move;
		const char *name;

		compare_position(&position, &mailbox);
		if (count == 0)
			return;
		name = names[random_below(seed, count)];
		cr_assert_eq(laws_uci_read(&position, name, strlen(name), &move), 0);
		laws_move_play(&position, move);
		mailbox_play(&mailbox, name);
	}
}

/* Sharp ones among them: pins along the rank of an en passant, castling, crowds of queens. */
static const char *const starts[] = {
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
	"8/pp1p1ppp/8/K1P1p2r/R1p1P2k/8/PP1P1PPP/8 w - - 0 1",
	"7k/PPPPPP2/8/8/8/8/pppppp2/7K w - - 0 1",
	"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
};

#define STARTS (sizeof(starts) / sizeof(starts[0]))

Test(crosscheck, random_games_agree, .timeout = 300)
{
	uint64_t seed = 20261121;

	for (size_t start = 0; start < STARTS; start++)
		for (int game = 0; game < GAMES; game++)
			play_random_game(starts[start], &seed);
}
