/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves in SAN and UCI: every spelling that is read, every one that is not,
 * and the one that is written.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

/* A spelling and the move it names in UCI, or the error it gives. */
struct spelling {
	const char *fen;
	const char *text;
	const char *uci;
	int error;
};

#define CROWD	 "4k3/8/8/8/8/8/8/R3K2R w KQ -"
#define PASSING	 "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
#define PROMOTES "3r3k/4P3/8/8/8/8/8/4K3 w - -"
#define CAPTURES "4k3/8/8/3p4/4P3/2N5/8/4K3 w - -"
#define ROOKS	 "4k3/8/8/R7/8/8/8/R2R2K1 w - -"

static const struct spelling spellings[] = {
	{START_FEN, "e4", "e2e4", 0},
	{START_FEN, "e2e4", "e2e4", 0},
	{START_FEN, "e2-e4", "e2e4", 0},
	{START_FEN, "Pe4", "e2e4", 0},
	{START_FEN, "g1f3", "g1f3", 0},
	{START_FEN, "g1-f3", "g1f3", 0},
	{CROWD, "e1g1", "e1g1", 0},
	{CROWD, "e1-c1+", "e1c1", 0},
	{CAPTURES, "c3xd5", "c3d5", 0},
	{START_FEN, "Nf3", "g1f3", 0},
	{START_FEN, "Ngf3", "g1f3", 0},
	{START_FEN, "N1f3", "g1f3", 0},
	{START_FEN, "Ng1f3", "g1f3", 0},
	{START_FEN, "Ng1-f3", "g1f3", 0},
	{START_FEN, "Nf3!?", "g1f3", 0},
	{START_FEN, "Nf3+", "g1f3", 0},
	{START_FEN, "Nf3++", "g1f3", 0},
	{START_FEN, "Nf3#", "g1f3", 0},
	{START_FEN, "Nf3(=)", "g1f3", 0},
	{START_FEN, "Nf3 (=)", "g1f3", 0},
	{CAPTURES, "exd5", "e4d5", 0},
	{CAPTURES, "ed5", "e4d5", 0},
	{CAPTURES, "e:d5", "e4d5", 0},
	{CAPTURES, "e4xd5", "e4d5", 0},
	{CAPTURES, "e4d5", "e4d5", 0},
	{CAPTURES, "Nxd5", "c3d5", 0},
	{CAPTURES, "N:d5", "c3d5", 0},
	{CAPTURES, "Nd5", "c3d5", 0},
	{CAPTURES, "xd5", "e4d5", 0},
	{PASSING, "exd6", "e5d6", 0},
	{PASSING, "exd6e.p.", "e5d6", 0},
	{PASSING, "exd6 e.p.", "e5d6", 0},
	{PASSING, "ed6 e.p.!", "e5d6", 0},
	{PROMOTES, "e8=Q", "e7e8q", 0},
	{PROMOTES, "e8Q", "e7e8q", 0},
	{PROMOTES, "e8(N)", "e7e8n", 0},
	{PROMOTES, "e8/R", "e7e8r", 0},
	{PROMOTES, "exd8=B", "e7d8b", 0},
	{PROMOTES, "ed8N+", "e7d8n", 0},
	{PROMOTES, "e7-e8=Q+", "e7e8q", 0},
	{CROWD, "O-O", "e1g1", 0},
	{CROWD, "0-0", "e1g1", 0},
	{CROWD, "o-o", "e1g1", 0},
	{CROWD, "O-O-O", "e1c1", 0},
	{CROWD, "o-o-o", "e1c1", 0},
	{CROWD, "0-0-0+", "e1c1", 0},
	{CROWD, "OO", "e1g1", 0},
	{CROWD, "OOO!", "e1c1", 0},
	{CROWD, "00+", "e1g1", 0},
	{CROWD, "000", "e1c1", 0},
	/* Where the king cannot go himself, and his own rook he cannot mean to take. */
	{CROWD, "Kg1", "e1g1", 0},
	{CROWD, "Ke1g1", "e1g1", 0},
	{CROWD, "Ke1-c1", "e1c1", 0},
	{CROWD, "Kxh1", "e1g1", 0},
	{CROWD, "e1h1", "e1g1", 0},
	{PROMOTES, "e8q", "e7e8q", 0},
	{PROMOTES, "e8=n", "e7e8n", 0},
	{PROMOTES, "e8b", "e7e8b", 0},
	{PROMOTES, "exd8(b)", "e7d8b", 0},
	{PROMOTES, "e7e8r+", "e7e8r", 0},
	{PROMOTES, "edQ", "e7d8q", 0},
	{PROMOTES, "exd=n", "e7d8n", 0},
	{PROMOTES, "e:dr", "e7d8r", 0},
	{PASSING, "ed e.p.", "e5d6", 0},
	{CAPTURES, "ed", "e4d5", 0},
	{ROOKS, "Rac1", "a1c1", 0},
	{ROOKS, "R1a3", "a1a3", 0},
	{ROOKS, "Ra1b1", "a1b1", 0},

	{START_FEN, "", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "!?", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "e", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "N", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "Nf9", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "i4", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "Xf3", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "NNf3", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "xNf3", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "nf3", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "Nf3=Q", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "--", NULL, LAWS_MOVE_UNREADABLE},
	{CROWD, "O", NULL, LAWS_MOVE_UNREADABLE},
	{CROWD, "OOOO", NULL, LAWS_MOVE_UNREADABLE},
	{CROWD, "O-OO", NULL, LAWS_MOVE_UNREADABLE},
	{CROWD, "OO-O", NULL, LAWS_MOVE_UNREADABLE},
	{CROWD, "O-", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e8k", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e8p", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "exd8xq", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "Ned", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "edd", NULL, LAWS_MOVE_UNREADABLE},
	{CROWD, "O-O-O-O", NULL, LAWS_MOVE_UNREADABLE},
	{CROWD, "O-0", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e8=", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e8=K", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e8(Q", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e8Q)", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e8=P", NULL, LAWS_MOVE_UNREADABLE},

	{START_FEN, "e5", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "Ke2", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "O-O", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "e4=Q", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "Pg1f3", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "g1e3", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "Kg1", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "Kxh1", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "ed", NULL, LAWS_MOVE_ILLEGAL},
	{CROWD, "Kxg1", NULL, LAWS_MOVE_ILLEGAL},
	{CROWD, "Ka1c1", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "Nxf3", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "exd3", NULL, LAWS_MOVE_ILLEGAL},
	{CAPTURES, "d5", NULL, LAWS_MOVE_ILLEGAL},
	{PROMOTES, "Ke8", NULL, LAWS_MOVE_ILLEGAL},

	{PROMOTES, "ed", NULL, LAWS_MOVE_AMBIGUOUS},
	{"4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 1", "ed", NULL, LAWS_MOVE_AMBIGUOUS},
	{PROMOTES, "e8", NULL, LAWS_MOVE_AMBIGUOUS},
	{PROMOTES, "exd8", NULL, LAWS_MOVE_AMBIGUOUS},
	{ROOKS, "Rc1", NULL, LAWS_MOVE_AMBIGUOUS},
	{ROOKS, "Ra3", NULL, LAWS_MOVE_AMBIGUOUS},
};

static void check_spelling(const struct spelling *spelling)
{
	struct laws_position position = position_or_fail(spelling->fen);
	struct laws_move move = {99, 99, 99, 99};
	int error = laws_san_read(&position, spelling->text, strlen(spelling->text), &move);
	char uci[LAWS_UCI_SIZE];

	cr_expect_eq(error, spelling->error, "'%s': %d", spelling->text, error);
	if (error) {
		cr_expect_eq(move.from, 99, "'%s': the move was touched", spelling->text);
		return;
	}
	laws_uci_write(&position, move, uci);
	cr_expect_str_eq(uci, spelling->uci, "'%s'", spelling->text);
}

Test(san, each_spelling)
{
	for (size_t i = 0; i < sizeof(spellings) / sizeof(spellings[0]); i++)
		check_spelling(&spellings[i]);
}

Test(san, reads_only_its_length)
{
	struct laws_position position = position_or_fail(START_FEN);
	struct laws_move move;

	cr_assert_eq(laws_san_read(&position, "e4x", 2, &move), 0);
	cr_assert_eq(laws_san_read(&position, "Nf3e5", 3, &move), 0);
}

static const struct {
	const char *fen, *uci, *san;
} written[] = {
	{START_FEN, "e2e4", "e4"},
	{START_FEN, "g1f3", "Nf3"},
	{CAPTURES, "e4d5", "exd5"},
	{CAPTURES, "c3d5", "Nxd5"},
	{PASSING, "e5d6", "exd6"},
	{PROMOTES, "e7e8q", "e8=Q+"},
	{PROMOTES, "e7d8n", "exd8=N"},
	{CROWD, "e1g1", "O-O"},
	{CROWD, "e1c1", "O-O-O"},
	/* The file tells first, then the rank, then both. */
	{ROOKS, "a1c1", "Rac1"},
	{ROOKS, "a1a3", "R1a3"},
	{ROOKS, "a5a3", "R5a3"},
	{ROOKS, "a1a2", "R1a2"},
	{"6k1/8/8/8/Q6Q/8/8/Q3K3 w - -", "a4d4", "Qa4d4"},
	{"6k1/8/8/8/Q6Q/8/8/Q3K3 w - -", "a1d4", "Q1d4"},
	{"6k1/8/8/8/Q6Q/8/8/Q3K3 w - -", "h4d4", "Qhd4"},
	{"7k/8/8/8/8/N7/8/N1N1K3 w - -", "a1b3", "Nab3"},
	/* A pinned piece is no rival: only legal moves count. */
	{"4k3/4r3/8/8/8/2N5/4N3/4K3 w - -", "c3d5", "Nd5"},
	{"4k3/4r3/8/8/8/2N1N3/8/4K3 w - -", "c3d5", "Nd5"},
	{"4k3/8/8/8/8/2N1N3/8/4K3 w - -", "c3d5", "Ncd5"},
	/* Checks and mates, also the discovered kind and by castling. */
	{"6k1/5ppp/8/8/8/8/8/R3K3 w - -", "a1a8", "Ra8#"},
	{"4k3/8/8/8/4N3/8/8/4RK2 w - -", "e4c5", "Nc5+"},
	{"5k2/8/8/8/8/8/8/4K2R w K -", "e1g1", "O-O+"},
	{"7k/5Q2/8/6K1/8/8/8/8 w - -", "g5g6", "Kg6"},
};

Test(san, written_by_the_standard)
{
	for (size_t i = 0; i < sizeof(written) / sizeof(written[0]); i++) {
		struct laws_position position = position_or_fail(written[i].fen);
		char san[LAWS_SAN_SIZE];

		laws_san_write(&position, move_or_fail(&position, written[i].uci), san);
		cr_expect_str_eq(san, written[i].san, "%s %s: %s", written[i].fen, written[i].uci,
				 san);
	}
}

static const struct spelling uci_spellings[] = {
	{START_FEN, "e2e4", "e2e4", 0},
	{PROMOTES, "e7e8r", "e7e8r", 0},
	{CROWD, "e1g1", "e1g1", 0},
	{CROWD, "e1h1", "e1g1", 0},
	{CROWD, "e1a1", "e1c1", 0},
	{START_FEN, "", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "e2", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "e2e9", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "e2-e4", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "E2E4", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "e2e4qq", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e7e8k", NULL, LAWS_MOVE_UNREADABLE},
	{PROMOTES, "e7e8Q", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "0000", NULL, LAWS_MOVE_UNREADABLE},
	{START_FEN, "e2e5", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "e7e5", NULL, LAWS_MOVE_ILLEGAL},
	{START_FEN, "e2e4q", NULL, LAWS_MOVE_ILLEGAL},
	{PROMOTES, "e7e8", NULL, LAWS_MOVE_AMBIGUOUS},
};

Test(uci, each_spelling)
{
	for (size_t i = 0; i < sizeof(uci_spellings) / sizeof(uci_spellings[0]); i++) {
		const struct spelling *spelling = &uci_spellings[i];
		struct laws_position position = position_or_fail(spelling->fen);
		struct laws_move move = {99, 99, 99, 99};
		char uci[LAWS_UCI_SIZE];
		int error = laws_uci_read(&position, spelling->text, strlen(spelling->text), &move);

		cr_expect_eq(error, spelling->error, "'%s': %d", spelling->text, error);
		if (error) {
			cr_expect_eq(move.from, 99, "'%s': touched", spelling->text);
			continue;
		}
		laws_uci_write(&position, move, uci);
		cr_expect_str_eq(uci, spelling->uci, "'%s'", spelling->text);
	}
}
