/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves as Article D.2.1 has them announced. */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

static const struct {
	const char *fen;
	const char *uci;
	const char *announced;
} moves[] = {
	{START_FEN, "g1f3", "Springer Gustav eins Felix drei"},
	{START_FEN, "e2e4", "Bauer Eva zwei Eva vier"},
	{START_FEN, "a2a3", "Bauer Anna zwei Anna drei"},
	/* A capture is named by its squares alone; so is one in passing. */
	{"4k3/8/8/3p4/4P3/8/8/4K3 w - -", "e4d5", "Bauer Eva vier David fuenf"},
	{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "Bauer Eva fuenf David sechs"},
	{"4k3/8/8/8/8/8/7q/4K2R b K - 0 1", "h2h1", "Dame Hector zwei Hector eins"},
	{"4k3/8/2b5/8/8/8/8/4K3 b - - 0 1", "c6b7", "Laeufer Cesar sechs Bella sieben"},
	{"4k3/8/2r5/8/8/8/8/4K3 b - - 0 1", "c6c8", "Turm Cesar sechs Cesar acht"},
	{"4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8d8", "Koenig Eva acht David acht"},
	/* The piece that is chosen must be announced. */
	{"8/P6k/8/8/8/8/8/K7 w - -", "a7a8q", "Bauer Anna sieben Anna acht Dame"},
	{"8/P6k/8/8/8/8/8/K7 w - -", "a7a8n", "Bauer Anna sieben Anna acht Springer"},
	{"1r6/P6k/8/8/8/8/8/K7 w - -", "a7b8r", "Bauer Anna sieben Bella acht Turm"},
	{"8/8/8/8/8/7k/p7/7K b - - 0 1", "a2a1b", "Bauer Anna zwei Anna eins Laeufer"},
	{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1g1", "Kurze Rochade"},
	{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1c1", "Lange Rochade"},
	{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", "e8g8", "Kurze Rochade"},
	{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", "e8c8", "Lange Rochade"},
};

Test(announcement, names_pieces_and_squares)
{
	for (size_t i = 0; i < sizeof(moves) / sizeof(moves[0]); i++) {
		struct laws_position position = position_or_fail(moves[i].fen);
		struct laws_move move = move_or_fail(&position, moves[i].uci);
		char text[LAWS_ANNOUNCEMENT_SIZE];

		laws_announcement_write(&position, move, text);
		cr_expect_str_eq(text, moves[i].announced, "%s: %s", moves[i].uci, text);
	}
}

/* No two moves sound alike. */
Test(announcement, tells_moves_apart)
{
	struct laws_position position = position_or_fail("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1");
	char texts[LAWS_MOVES_MAX][LAWS_ANNOUNCEMENT_SIZE];
	struct laws_move list[LAWS_MOVES_MAX];
	size_t count = laws_moves(&position, list);

	cr_assert_gt(count, 20);
	for (size_t i = 0; i < count; i++) {
		laws_announcement_write(&position, list[i], texts[i]);
		for (size_t j = 0; j < i; j++)
			cr_expect_str_neq(texts[i], texts[j]);
	}
}
