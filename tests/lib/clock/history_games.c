/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Counts the repetitions of every game of PGN files twice: by the library's
 * history, and by comparing each position with all earlier ones as the mailbox
 * generator sees them, which shares nothing with the library: what stands
 * where, who has the move, the rights, and the lists of legal moves. At each
 * ply both players claim what they can, before the move and with it, and the
 * claims must hold exactly where that count says so.
 * Usage: test-lib-history-games PGN...
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "seen.h"

#define PLIES_MAX 1000

static struct seen seen[PLIES_MAX];
static unsigned long failures, games, positions, repeated, threefold, fifty, told_apart_2001;

static void fail(const char *path, unsigned int line, const char *what, unsigned int got,
		 unsigned int expected)
{
	printf("%s:%u: %s: %u, expected %u\n", path, line, what, got, expected);
	failures++;
}

static unsigned long claims, claims_hold;

struct both {
	struct laws_appearance appearances[2][PLIES_MAX];
	struct laws_history history[2];
	struct laws_draws draws[2];
	struct laws_ledger ledger[2];
};

static const enum laws_edition editions[2] = {LAWS_EDITION_2001, LAWS_EDITION_2023};

static void compare(const char *path, unsigned int line, const struct both *both, size_t ply)
{
	unsigned int expected[2];

	for (int i = 0; i < 2; i++) {
		unsigned int got = laws_history_occurrences(&both->history[i]);

		expected[i] = seen_count(seen, ply, editions[i]);
		if (got != expected[i])
			fail(path, line, "repetitions", got, expected[i]);
	}
	if (laws_history_halfmoves(&both->history[1]) != (unsigned int)seen[ply].halfmoves)
		fail(path, line, "halfmoves", laws_history_halfmoves(&both->history[1]),
		     (unsigned int)seen[ply].halfmoves);
	positions++;
	repeated += expected[1] > 1;
	threefold += expected[1] >= 3;
	fifty += seen[ply].halfmoves >= 100;
	told_apart_2001 += expected[0] != expected[1];
}

/* One claim, on a copy, so that the game knows nothing of it. */
static void check_claim(const char *path, unsigned int line, const struct both *both, int edition,
			const struct laws_position *position, struct laws_claim claim, bool holds)
{
	struct laws_draws draws = both->draws[edition];
	struct laws_claim_verdict verdict = laws_draws_claim(
		&draws, &both->history[edition], position, &both->ledger[edition], &claim);

	claims++;
	claims_hold += holds;
	if ((verdict.outcome == LAWS_CLAIM_HOLDS) != holds)
		fail(path, line, "claim", verdict.outcome,
		     holds ? LAWS_CLAIM_HOLDS : LAWS_CLAIM_WRONG);
	/* The opponent has no right to the same claim. */
	claim.side = laws_side_other(claim.side);
	verdict = laws_draws_claim(&draws, &both->history[edition], position,
				   &both->ledger[edition], &claim);
	if (verdict.outcome != LAWS_CLAIM_NO_RIGHT)
		fail(path, line, "claim of the opponent", verdict.outcome, LAWS_CLAIM_NO_RIGHT);
}

/* Claims on the position at @ply - 1, and on the one that @move leads to. */
static void check_claims(const char *path, unsigned int line, const struct both *both,
			 const struct laws_position *before, struct laws_move move, size_t ply)
{
	for (int i = 0; i < 2; i++) {
		struct laws_claim claim = {
			.kind = LAWS_CLAIM_THREEFOLD,
			.side = laws_position_side(before),
			.move = move,
		};

		for (int announced = 0; announced < 2; announced++) {
			size_t at = ply - 1 + (size_t)announced;

			claim.announced = announced;
			claim.kind = LAWS_CLAIM_THREEFOLD;
			check_claim(path, line, both, i, before, claim,
				    seen_count(seen, at, editions[i]) >= 3);
			claim.kind = LAWS_CLAIM_FIFTY;
			check_claim(path, line, both, i, before, claim, seen[at].halfmoves >= 100);
		}
	}
}

static void check_move(const char *path, unsigned int line, struct both *both,
		       const struct laws_position *before, struct laws_move move, size_t ply)
{
	struct laws_position after = *before;

	laws_move_play(&after, move);
	check_claims(path, line, both, before, move, ply);
	for (int i = 0; i < 2; i++) {
		struct laws_history *history = &both->history[i];
		unsigned int ahead = laws_history_occurrences_after(history, before, move);
		unsigned int was = laws_history_occurrences(history);

		/* There, back, and there again. */
		laws_history_add(history, &after);
		laws_history_take_back(history, 1);
		if (laws_history_occurrences(history) != was)
			fail(path, line, "after taking back", laws_history_occurrences(history),
			     was);
		if (laws_history_add(history, &after))
			fail(path, line, "no room", (unsigned int)ply, PLIES_MAX);
		if (laws_history_occurrences(history) != ahead)
			fail(path, line, "ahead", ahead, laws_history_occurrences(history));
		laws_draws_touched(&both->draws[i], laws_position_side(before));
		laws_draws_made(&both->draws[i]);
	}
	compare(path, line, both, ply);
}

static void begin_both(struct both *both, const struct laws_position *start)
{
	struct laws_regulations regulations;

	laws_regulations_default(&regulations);
	for (int i = 0; i < 2; i++) {
		regulations.edition = editions[i];
		laws_history_begin(&both->history[i], both->appearances[i], PLIES_MAX, editions[i],
				   start);
		laws_draws_init(&both->draws[i], &regulations, start);
		laws_ledger_init(&both->ledger[i], &regulations);
	}
}

static void check_game(const char *path, struct laws_pgn *pgn)
{
	struct laws_position before = *laws_pgn_position(pgn);
	static struct both both;
	struct mailbox mailbox;
	struct laws_pgn_item item;
	char fen[LAWS_FEN_SIZE], uci[LAWS_UCI_SIZE];
	size_t ply = 0;

	laws_fen_write(&before, fen);
	mailbox_from_fen(&mailbox, fen);
	seen_take(&seen[0], &mailbox);
	begin_both(&both, &before);
	for (;;) {
		if (laws_pgn_next_item(pgn, &item) || ply == PLIES_MAX - 1) {
			fail(path, item.line, "does not replay at ply", (unsigned int)ply, 0);
			return;
		}
		if (item.kind == LAWS_PGN_END_OF_GAME)
			return;
		if (item.kind == LAWS_PGN_ITEM_COMMENT)
			continue;
		laws_uci_write(&before, item.move, uci);
		mailbox_play(&mailbox, uci);
		seen_take(&seen[++ply], &mailbox);
		check_move(path, item.line, &both, &before, item.move, ply);
		before = *laws_pgn_position(pgn);
	}
}

static void check_file(const char *path)
{
	static char text[4 * 1024 * 1024];
	FILE *file = fopen(path, "rb");
	struct laws_pgn pgn;
	size_t size;
	int status;

	if (!file) {
		fail(path, 0, "cannot be opened", 0, 0);
		return;
	}
	size = fread(text, 1, sizeof(text), file);
	fclose(file);
	laws_pgn_init(&pgn, text, size);
	while ((status = laws_pgn_next_game(&pgn)) != 0) {
		if (status < 0)
			fail(path, pgn.error_line, "cannot be read", 0, 0);
		else
			check_game(path, &pgn);
		games++;
	}
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		check_file(argv[i]);
	printf("%lu games, %lu positions: %lu had appeared before, %lu at least twice before, "
	       "%lu after 50 moves, %lu counted otherwise in 2001; %lu claims, %lu hold; "
	       "%lu differ\n",
	       games, positions, repeated, threefold, fifty, told_apart_2001, claims, claims_hold,
	       failures);
	return failures != 0 || games == 0;
}
