/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * PGN: what is read and what is refused, with its line, and what is written.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

/* A reader at the start of the first game of @text. */
static struct laws_pgn first_game_or_fail(const char *text)
{
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, text, strlen(text));
	cr_assert_eq(laws_pgn_next_game(&pgn), 1, "%s", text);
	return pgn;
}

/* Reads the rest of the game; returns 0 or the error, and the moves as UCI. */
static int read_moves(struct laws_pgn *pgn, char *moves, struct laws_pgn_item *item)
{
	struct laws_position before;
	int error;

	*moves = '\0';
	for (;;) {
		before = *laws_pgn_position(pgn);
		error = laws_pgn_next_item(pgn, item);
		if (error || item->kind == LAWS_PGN_END_OF_GAME)
			return error;
		if (item->kind == LAWS_PGN_ITEM_COMMENT)
			continue;
		if (*moves)
			strcat(moves, " ");
		laws_uci_write(&before, item->move, moves + strlen(moves));
	}
}

/* Reads a text of one game and compares its moves. */
static void expect_moves(const char *text, const char *expected)
{
	struct laws_pgn pgn = first_game_or_fail(text);
	struct laws_pgn_item item;
	char moves[2000];

	cr_assert_eq(read_moves(&pgn, moves, &item), 0, "%s", text);
	cr_expect_str_eq(moves, expected, "%s", text);
	cr_expect_eq(laws_pgn_next_game(&pgn), 0, "%s", text);
}

static void expect_text(struct laws_text text, const char *expected)
{
	cr_expect_not_null(text.start);
	cr_expect_eq(text.length, strlen(expected), "'%.*s'", (int)text.length, text.start);
	cr_expect(!memcmp(text.start, expected, text.length), "'%.*s'", (int)text.length,
		  text.start);
}

Test(pgn_read, spellings_of_movetext)
{
	static const char *const texts[] = {
		"1. e4 e5 2. Nf3 *",
		"1.e4 e5 2.Nf3 *",
		"1. e4 1... e5 2. Nf3 *",
		"1.e4 1...e5 2.Nf3*",
		"e4 e5 Nf3 *",
		"1 e4 e5 2 Nf3 *",
		"1. e4 e5\n2. Nf3",
		"1. e4 e5\r\n2. Nf3\r\n*\r\n",
		"1. e4 e5\r2. Nf3\r*\r",
		("\xef\xbb\xbf"
		 "1. e4 e5 2. Nf3 *"),
		("\xef\xbb\xbf"
		 "% the whole file\n1. e4 e5 2. Nf3 *"),
		"1. e4 {good} e5 ; bad } (\n2. Nf3 *",
		"1. e4! e5?? 2. Nf3 !? *",
		"1. e4 $1 e5 $142 2. Nf3 *",
		"1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 2. Nf3 *",
		"1. e4(1. d4)e5 2. Nf3 *",
		"1. e4 (=) e5(=) 2. Nf3 *",
		"1. e4 (1. d4 {:)} ; ) (\n 1... d5) e5 2. Nf3 *",
		"1. e4\n% 1... c5 is an escaped line\ne5 2. Nf3 *",
		"% the whole file\n1. e4 e5 2. Nf3 *",
		"{before} 1. e4 e5 2. Nf3 {after} *",
		"; first\n1. e4 e5 2. Nf3 *",
	};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		expect_moves(texts[i], "e2e4 e7e5 g1f3");
}

Test(pgn_read, en_passant_marks_and_bracketed_promotions)
{
	expect_moves("[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1\"]\n1. exd6 e.p. Kd7 *",
		     "e5d6 e8d7");
	expect_moves("[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1\"]\n1. exd6e.p. Kd7 *", "e5d6 e8d7");
	expect_moves("[FEN \"8/P6k/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8(Q) (1. a8(N)) Kg6 *",
		     "a7a8q h7g6");
}

Test(pgn_read, tags_as_written)
{
	struct laws_pgn pgn = first_game_or_fail("[ePGN \"0.1;DGT LiveChess/2.2.5\"]\n"
						 "[Event \"A \\\"B\\\" \\\\\"]\n"
						 "; between\n"
						 "[ White\t\"Müller, K\" ] [Black \"\"]\n"
						 "[Result \"0-1\"]\n\n1. e4 *");

	expect_text(laws_pgn_tag(&pgn, "ePGN"), "0.1;DGT LiveChess/2.2.5");
	expect_text(laws_pgn_tag(&pgn, "Event"), "A \\\"B\\\" \\\\");
	expect_text(laws_pgn_tag(&pgn, "White"), "Müller, K");
	expect_text(laws_pgn_tag(&pgn, "Black"), "");
	cr_assert_null(laws_pgn_tag(&pgn, "Site").start);
	cr_assert_null(laws_pgn_tag(&pgn, "white").start);
	cr_assert_eq(laws_pgn_result(&pgn), LAWS_RESULT_BLACK);
}

Test(pgn_read, the_result_of_the_movetext_counts)
{
	static const struct {
		const char *text;
		enum laws_result result;
	} cases[] = {
		{"[Result \"1-0\"]\n\ne4 1/2-1/2", LAWS_RESULT_DRAW},
		{"[Result \"1-0\"]\n\ne4 *", LAWS_RESULT_NONE},
		{"[Result \"1-0\"]\n\ne4", LAWS_RESULT_WHITE},
		{"[Result \"who knows\"]\n\ne4", LAWS_RESULT_NONE},
		{"e4 0-1", LAWS_RESULT_BLACK},
		{"[Result \"0-0\"]\n\ne4 0-0", LAWS_RESULT_BOTH_LOST},
		{"e4 0-0", LAWS_RESULT_BOTH_LOST},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct laws_pgn pgn = first_game_or_fail(cases[i].text);
		struct laws_pgn_item item;
		char moves[100];

		cr_assert_eq(read_moves(&pgn, moves, &item), 0, "%s", cases[i].text);
		cr_expect_str_eq(moves, "e2e4");
		cr_expect_eq(laws_pgn_result(&pgn), cases[i].result, "%s", cases[i].text);
	}
}

#define CASTLES "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n"

Test(pgn_read, zeros_are_castling_or_both_lost)
{
	struct laws_pgn pgn;
	struct laws_pgn_item item;
	char moves[100];

	expect_moves(CASTLES "1. 0-0 Kd7 *", "e1g1 e8d7");
	expect_moves(CASTLES "1. 0-0 {last}", "e1g1");
	expect_moves(CASTLES "1. 0-0! *", "e1g1");
	expect_moves(CASTLES "[Result \"0-0\"]\n1. 0-0", "");
	expect_moves(CASTLES "[Result \"1-0\"]\n1. 0-0", "e1g1");
	pgn = first_game_or_fail("[Result \"1-0\"]\n1. 0-0");
	cr_assert_eq(read_moves(&pgn, moves, &item), LAWS_PGN_ILLEGAL);
	pgn = first_game_or_fail("1. 0-0 e5");
	cr_assert_eq(read_moves(&pgn, moves, &item), LAWS_PGN_ILLEGAL);
}

Test(pgn_read, comments_are_handed_out)
{
	struct laws_pgn pgn = first_game_or_fail("1. e4 {[%clk 0:01]\n two } ;to the end\r\n{} *");
	struct laws_pgn_item item;

	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	cr_assert_eq(item.kind, LAWS_PGN_ITEM_MOVE);
	expect_text(item.text, "e4");
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	cr_assert_eq(item.kind, LAWS_PGN_ITEM_COMMENT);
	cr_assert_eq(item.line, 1);
	expect_text(item.text, "[%clk 0:01]\n two ");
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	expect_text(item.text, "to the end");
	cr_assert_eq(item.line, 2);
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	cr_assert_eq(item.kind, LAWS_PGN_ITEM_COMMENT);
	cr_assert_eq(item.text.length, 0);
	cr_assert_eq(item.line, 3);
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	cr_assert_eq(item.kind, LAWS_PGN_END_OF_GAME);
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	cr_assert_eq(item.kind, LAWS_PGN_END_OF_GAME);
}

Test(pgn_read, comments_before_the_first_move_belong_to_it)
{
	static const char *const texts[] = {
		"{first} e4 *",
		"[Event \"x\"]\n\n{first} e4 *",
		"{nobody's}\n[Event \"x\"]\n\n{first} e4 *",
	};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		struct laws_pgn pgn = first_game_or_fail(texts[i]);
		struct laws_pgn_item item;

		cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
		cr_assert_eq(item.kind, LAWS_PGN_ITEM_COMMENT, "%s", texts[i]);
		expect_text(item.text, "first");
	}
}

Test(pgn_read, the_position_follows_the_moves)
{
	struct laws_pgn pgn = first_game_or_fail("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 3 40\"]\n"
						 "40. O-O Kd7 *");
	struct laws_pgn_item item;
	char moves[100];

	expect_fen(laws_pgn_position(&pgn), "4k3/8/8/8/8/8/8/4K2R w K - 3 40");
	cr_assert_eq(read_moves(&pgn, moves, &item), 0);
	expect_fen(laws_pgn_position(&pgn), "8/3k4/8/8/8/8/8/5RK1 w - - 5 41");
}

/* The moves of each game in @text, or its error in brackets, one after the other. */
static void read_games(const char *text, size_t size, char *summary)
{
	struct laws_pgn_item item;
	struct laws_pgn pgn;
	char moves[2000];
	int status;

	*summary = '\0';
	laws_pgn_init(&pgn, text, size);
	while (laws_pgn_next_game(&pgn)) {
		status = read_moves(&pgn, moves, &item);
		if (status < 0)
			sprintf(summary + strlen(summary), "<%d:%u>", status, pgn.error_line);
		else
			sprintf(summary + strlen(summary), "(%s)", moves);
	}
}

/* Several games in one text: their moves, or <error:line>. */
static const struct {
	const char *text, *summary;
} files[] = {
	{"", ""},
	{" \r\n\t", ""},
	{"\xef\xbb\xbf", ""},
	{"% nothing\n", ""},
	{"{only a comment}", ""},
	{"e4 * d4 *", "(e2e4)(d2d4)"},
	{"e4 1-0\n\n[Event \"x\"]\n\nd4 *", "(e2e4)(d2d4)"},
	/* Missing results, missing moves. */
	{"[Event \"x\"]\n\ne4\n\n[Event \"y\"]\n\nd4\n", "(e2e4)(d2d4)"},
	{"[Event \"x\"]\n\n[Event \"y\"]\n\nd4\n", "()(d2d4)"},
	{"[Event \"x\"]\n\n*\n", "()"},
	{"[Event \"x\"]\n", "()"},
	{"[ePGN \"0\"]\n[Event \"x\"]\n[Event \"y\"]\nd4", "()(d2d4)"},
	/* A comment between games belongs to none. */
	{"e4 * {between}\n[Event \"y\"]\nd4 *", "(e2e4)(d2d4)"},
	/* After an error the next game is read. */
	{"e4 Nf3 e5 *\nd4 *", "<-8:1>(d2d4)"},
	{"e4\ne5\nNf9 {1-0} (0-1) Nc6 *\nd4 *", "<-7:3>(d2d4)"},
	{"e4 * e.p. d4 *\nd4 *", "(e2e4)<-7:1>(d2d4)"},
	{"e4 e5 @ Nf3 *\nd4 *", "<-4:1>(d2d4)"},
	{"e4 { never closed\n\n[Event \"y\"]\n\nd4 *", "<-2:1>(d2d4)"},
	{"e4 e5\n( never closed\n\n[Event \"y\"]\n\nd4 *", "<-3:2>(d2d4)"},
	{"[Event \"x]\n[White \"w\"]\n\ne4 *\n[Event \"y\"]\nd4 *", "<-1:1>(d2d4)"},
	{"[Event \"x\"]\n[FEN \"8/8 w\"]\n\ne4 *\nd4 *", "<-5:2>(d2d4)"},
	{"[Event \"x\"]\n[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n\ne4 *\nd4 *", "<-6:2>(d2d4)"},
};

Test(pgn_read, several_games)
{
	char summary[4000];

	for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
		read_games(files[i].text, strlen(files[i].text), summary);
		cr_expect_str_eq(summary, files[i].summary, "%s: %s", files[i].text, summary);
	}
}

/* Each refusal: one game, its error, its line, and the text that is blamed. */
static const struct {
	const char *text;
	int error;
	unsigned int line;
	const char *blamed; /* NULL where the game does not even begin */
} refused[] = {
	{"\n\n{open", LAWS_PGN_COMMENT, 3, "{open"},
	{"[FEN \"\xff\"]\n", LAWS_PGN_FEN, 1, "\xff"},
	{"[A \"\"]\r\n\r\n[FEN \"x\"]\n", LAWS_PGN_FEN, 3, "x"},
	{"[FEN \"4k3/8/8/8/8/8/PPPPPPPP/P3K3 w - -\"]\n", LAWS_PGN_POSITION, 1,
	 "4k3/8/8/8/8/8/PPPPPPPP/P3K3 w - -"},
	{"\n1. e4 e5\n{open\n more", LAWS_PGN_COMMENT, 3, "{open"},
	{"1. e4 (1. d4 {open", LAWS_PGN_COMMENT, 1, "("},
	{"1. e4\n(1. d4 (1. c4)", LAWS_PGN_VARIATION, 2, "("},
	{"1. e4\n\n)", LAWS_PGN_TOKEN, 3, ")"},
	{"1. e4 }", LAWS_PGN_TOKEN, 1, "}"},
	{"1. e4 % e5", LAWS_PGN_TOKEN, 1, "%"},
	{"1. e4 $x", LAWS_PGN_TOKEN, 1, "$"},
	{"1. e4 <x>", LAWS_PGN_TOKEN, 1, "<"},
	{"1. e4 --- 2. d4", LAWS_PGN_TOKEN, 1, "---"},
	{"1. e4 e5 2. Qh5 Nc6\n3. Qxf7 --", LAWS_PGN_ILLEGAL, 2, "--"},
	{"1. f4 e5 2. g4 Qh4\nZ0", LAWS_PGN_ILLEGAL, 2, "Z0"},
	{"1. e4 2-0", LAWS_PGN_TOKEN, 1, "2-0"},
	{"1. e4 1e5", LAWS_PGN_TOKEN, 1, "1e5"},
	{"1. e4 \"e5\"", LAWS_PGN_TOKEN, 1, "\""},
	{"1. e4 \xe2\x99\x9e"
	 "c5 2. d4",
	 LAWS_PGN_ILLEGAL, 1,
	 "\xe2\x99\x9e"
	 "c5"},
	{"1. e4 Ñc6 2. d4", LAWS_PGN_MOVE, 1, "Ñc6"},
	{"1. e4 \xff 2. d4", LAWS_PGN_MOVE, 1, "\xff"},
	{"1. e4\n\ne5 2. Zf3", LAWS_PGN_MOVE, 3, "Zf3"},
	{"1. e4 e5 2. OO", LAWS_PGN_ILLEGAL, 1, "OO"},
	{"1. e4 e5 2. 00", LAWS_PGN_ILLEGAL, 1, "00"},
	{"1. e4 e5\n2. Nd3 *", LAWS_PGN_ILLEGAL, 2, "Nd3"},
	{"[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\nRg1 Kf8 O-O", LAWS_PGN_ILLEGAL, 3, "O-O"},
	{"[FEN \"4k3/8/8/8/R7/8/8/R3K3 w - -\"]\nRa3", LAWS_PGN_AMBIGUOUS, 2, "Ra3"},
	{"[FEN \"8/P6k/8/8/8/8/8/4K3 w - -\"]\n\r\n\ra8", LAWS_PGN_AMBIGUOUS, 4, "a8"},
};

Test(pgn_read, each_refusal_says_where)
{
	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
		const char *text = refused[i].text;
		struct laws_pgn_item item = {.line = 0};
		struct laws_pgn pgn;
		char moves[1000];
		int status;

		pgn = first_game_or_fail(text);
		status = read_moves(&pgn, moves, &item);
		cr_expect_eq(item.line, refused[i].line, "%s: line %u", text, item.line);
		expect_text(item.text, refused[i].blamed);
		cr_expect_eq(laws_pgn_next_item(&pgn, &item), 0);
		cr_expect_eq(item.kind, LAWS_PGN_END_OF_GAME);
		cr_expect_eq(status, refused[i].error, "%s: %d", text, status);
		cr_expect_eq(pgn.error_line, refused[i].line, "%s: line %u", text, pgn.error_line);
		cr_expect_eq(laws_pgn_next_game(&pgn), 0, "%s: a second game", text);
	}
}

/* A tag that cannot be read is reported once, and the game is read to its end. */
static const struct {
	const char *text;
	unsigned int line;
	const char *tag, *moves;
} bad_tags[] = {
	{"[Event \"x\"\ne4", 1, "[Event \"x\"", "e2e4"},
	{"[Event \"x]\n\ne4", 1, "[Event \"x]", "e2e4"},
	{"[Event x]\n\ne4", 1, "[Event x]", "e2e4"},
	{"[\"x\"]\n\ne4", 1, "[\"x\"]", "e2e4"},
	{"[]\n\ne4", 1, "[]", "e2e4"},
	{"[", 1, "[", ""},
	{"[Event \"x\"]\n[Site \"a\" b]\n\ne4", 2, "[Site \"a\" b]", "e2e4"},
	{"[Event \"x\"]\r\n[Site \"a \"b\" c\"]\r\n\r\ne4", 2, "[Site \"a \"b\" c\"]", "e2e4"},
	{"[Event \"x]\n[Site y]\n[White \"w\"]\n\ne4 e5", 1, "[Event \"x]", "e2e4 e7e5"},
	{"[Event x]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\nO-O *", 1, "[Event x]", "e1g1"},
};

Test(pgn_read, a_bad_tag_is_told_once)
{
	for (size_t i = 0; i < sizeof(bad_tags) / sizeof(bad_tags[0]); i++) {
		struct laws_pgn pgn = first_game_or_fail(bad_tags[i].text);
		struct laws_pgn_item item;
		char moves[100];

		cr_expect_eq(laws_pgn_next_item(&pgn, &item), LAWS_PGN_TAG);
		cr_expect(laws_pgn_goes_on(LAWS_PGN_TAG));
		cr_expect_eq(item.line, bad_tags[i].line, "%s: %u", bad_tags[i].text, item.line);
		expect_text(item.text, bad_tags[i].tag);
		cr_expect_eq(read_moves(&pgn, moves, &item), 0, "%s", bad_tags[i].text);
		cr_expect_str_eq(moves, bad_tags[i].moves, "%s", bad_tags[i].text);
		cr_expect_eq(laws_pgn_next_game(&pgn), 0, "%s", bad_tags[i].text);
	}
}

Test(pgn_read, tags_beside_a_bad_one)
{
	struct laws_pgn pgn = first_game_or_fail("[Event \"x\"]\n[Site y]\n[White \"w\"]\n\ne4");
	struct laws_text name, value;

	expect_text(laws_pgn_tag(&pgn, "White"), "w");
	cr_expect_null(laws_pgn_tag(&pgn, "Site").start);
	cr_assert(laws_pgn_tag_at(&pgn, 1, &name, &value));
	expect_text(name, "White");
	cr_expect(!laws_pgn_tag_at(&pgn, 2, &name, &value));
}

/* A simple loop reads every game, whatever is wrong with the tags of one. */
Test(pgn_read, bad_tags_end_no_loop)
{
	static const char text[] =
		"[Event x]\n\ne4 *\n[FEN \"8/8 w\"]\n\nd4 *\n[Event \"z\"]\n\nc4 *\n";
	unsigned int games = 0;
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, text, sizeof(text) - 1);
	while (laws_pgn_next_game(&pgn))
		games++;
	cr_expect_eq(games, 3);
}

/*
 * Null moves of annotators pass the turn, also with wide dashes; in variations they are not
 * checked.
 */
Test(pgn_read, null_moves_pass_the_turn)
{
	static const char *const texts[] = {
		"1. e4 Z0 2. d4 e5 *",
		"1. e4 -- {what else} 2. d4 e5 (2... -- 3. Z0) *",
		"1. e4 –– 2. d4 e5 *",
	};
	struct laws_pgn_item item;
	char moves[100];

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		struct laws_pgn pgn = first_game_or_fail(texts[i]);

		cr_expect_eq(read_moves(&pgn, moves, &item), LAWS_PGN_NULL_MOVE, "%s", texts[i]);
		cr_expect_str_eq(moves, "e2e4");
		cr_expect_eq(item.line, 1);
		cr_expect(laws_pgn_goes_on(LAWS_PGN_NULL_MOVE));
		cr_expect_eq(laws_position_side(laws_pgn_position(&pgn)), LAWS_WHITE);
		cr_expect_eq(laws_pgn_position(&pgn)->en_passant, LAWS_NO_SQUARE);
		cr_expect_eq(read_moves(&pgn, moves, &item), 0, "%s", texts[i]);
		cr_expect_str_eq(moves, "d2d4 e7e5", "%s", texts[i]);
	}
}

/* Digits that castle are no move's number. */
Test(pgn_read, zeros_without_hyphens_castle)
{
	static const char start[] = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n";
	static const struct {
		const char *text, *moves;
	} castlings[] = {
		{"1. 00 000 *", "e1g1 e8c8"},
		{"1. 000+ 00 2. Kb1 *", "e1c1 e8g8 c1b1"},
		{"1.OO Kc8 2 h4 *", "e1g1 e8c8 h2h4"},
		{"1. e1h1 Kxa8 *", "e1g1 e8c8"},
	};

	for (size_t i = 0; i < sizeof(castlings) / sizeof(castlings[0]); i++) {
		char text[200];

		snprintf(text, sizeof(text), "%s%s", start, castlings[i].text);
		if (strstr(castlings[i].text, "h4"))
			snprintf(text, sizeof(text),
				 "[FEN \"r3k2r/8/8/8/8/8/7P/4K2R w Kkq - 0 1\"]\n\n%s",
				 castlings[i].text);
		expect_moves(text, castlings[i].moves);
	}
}

Test(pgn_read, zero_bytes_end_nothing)
{
	static const char text[] = "[Event \"a\0b\"]\n1. e4 e5 \0 2. Nf3 *\nd4 *";
	char summary[200];

	read_games(text, sizeof(text) - 1, summary);
	cr_assert_str_eq(summary, "<-4:2>(d2d4)");
}

Test(pgn_read, results_as_text)
{
	static const char *const texts[] = {"*", "1-0", "0-1", "1/2-1/2", "0-0"};

	for (int result = LAWS_RESULT_NONE; result <= LAWS_RESULT_BOTH_LOST; result++) {
		cr_expect_str_eq(laws_result_text((enum laws_result)result), texts[result]);
		cr_expect_eq(laws_result_read(texts[result], strlen(texts[result])), result);
	}
	cr_expect_eq(laws_result_read("1-0 ", 4), -1);
	cr_expect_eq(laws_result_read("1/2", 3), -1);
	cr_expect_eq(laws_result_read("", 0), -1);
}

/* Scores that are set apart are no results of PGN: neither read from one nor written. */
Test(pgn_read, scores_apart_are_none_of_pgns)
{
	const char *text = "[Result \"0-1/2\"]\n\n1. e4 *\n";
	struct laws_pgn pgn;

	cr_expect_str_eq(laws_result_text(LAWS_RESULT_WHITE_HALF), "1/2-0");
	cr_expect_eq(laws_result_read("0-1/2", 5), LAWS_RESULT_BLACK_HALF);
	cr_expect_str_eq(laws_result_pgn(LAWS_RESULT_BLACK_HALF), "*");
	cr_expect_str_eq(laws_result_pgn(LAWS_RESULT_BOTH_LOST), "0-0");
	laws_pgn_init(&pgn, text, strlen(text));
	cr_assert_eq(laws_pgn_next_game(&pgn), 1);
	cr_expect_eq(laws_pgn_result(&pgn), LAWS_RESULT_NONE);
}

Test(pgn_read, results_of_scores)
{
	for (int result = LAWS_RESULT_WHITE; result <= LAWS_RESULT_BLACK_HALF; result++) {
		unsigned int white = laws_result_half_points((enum laws_result)result, LAWS_WHITE);
		unsigned int black = laws_result_half_points((enum laws_result)result, LAWS_BLACK);

		cr_expect_leq(white + black, LAWS_GAME_HALF_POINTS);
		cr_expect_eq(laws_result_of_scores(white, black), result);
	}
	cr_expect_eq(laws_result_of_scores(2, 1), LAWS_RESULT_NONE);
	cr_expect_eq(laws_result_half_points(LAWS_RESULT_NONE, LAWS_WHITE), 0);
}

/* Writing. */

static void write_moves(struct laws_pgn_writer *writer, struct laws_position *position,
			const char *uci_moves)
{
	char name[8];
	int used;

	for (; sscanf(uci_moves, "%7s%n", name, &used) == 1; uci_moves += used) {
		struct laws_move move = move_or_fail(position, name);

		laws_pgn_write_move(writer, position, move);
		laws_move_play(position, move);
	}
}

Test(pgn_write, a_game_in_export_format)
{
	struct laws_position position = position_or_fail(START_FEN);
	struct laws_pgn_writer writer;
	char text[1000];

	laws_pgn_writer_init(&writer, text, sizeof(text));
	laws_pgn_write_tag(&writer, "Event", "The \"Open\" \\ 2026\r\nB");
	laws_pgn_write_tag(&writer, "Result", "1-0");
	write_moves(&writer, &position, "e2e4 e7e5");
	laws_pgn_write_comment(&writer, "  a }\n b ");
	write_moves(&writer, &position, "f1c4");
	laws_pgn_write_comment(&writer, "");
	write_moves(&writer, &position, "b8c6 d1h5 g8f6 h5f7");
	laws_pgn_write_result(&writer, LAWS_RESULT_WHITE);
	cr_assert_str_eq(text, "[Event \"The \\\"Open\\\" \\\\ 2026  B\"]\n[Result \"1-0\"]\n\n"
			       "1. e4 e5 {a ) b} 2. Bc4 {} 2... Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n");
	cr_assert_eq(writer.length, strlen(text));
}

Test(pgn_write, tags_in_their_order)
{
	static const struct laws_pgn_tag tags[] = {{"White", "W"},	 {"TimeControl", "5400+30"},
						   {"Result", "1-0"},	 {"BlackElo", NULL},
						   {"Event", "E"},	 {"Annotator", "a\tb\x01"},
						   {"White", "another"}, {"ECO", "\"C42\""},
						   {"Annotator", "c"},	 {"Date", "2026.11.21"}};
	struct laws_pgn_writer writer;
	char text[500];

	laws_pgn_writer_init(&writer, text, sizeof(text));
	laws_pgn_write_tags(&writer, tags, sizeof(tags) / sizeof(tags[0]));
	cr_assert_str_eq(text, "[Event \"E\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n"
			       "[Round \"?\"]\n[White \"W\"]\n[Black \"?\"]\n[Result \"1-0\"]\n"
			       "[Annotator \"a b \"]\n[ECO \"\\\"C42\\\"\"]\n"
			       "[TimeControl \"5400+30\"]\n");
	laws_pgn_writer_init(&writer, text, sizeof(text));
	laws_pgn_write_tags(&writer, NULL, 0);
	cr_assert_str_eq(text, "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n"
			       "[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n");
}

Test(pgn_write, a_game_that_black_begins)
{
	struct laws_position position = position_or_fail("4k3/8/8/8/8/8/8/4K3 b - - 0 12");
	struct laws_pgn_writer writer;
	char text[100];

	laws_pgn_writer_init(&writer, text, sizeof(text));
	write_moves(&writer, &position, "e8e7 e1e2");
	laws_pgn_write_result(&writer, LAWS_RESULT_NONE);
	cr_assert_str_eq(text, "12... Ke7 13. Ke2 *\n\n");
}

Test(pgn_write, what_does_not_fit_is_counted)
{
	struct laws_pgn_writer writer;
	char text[8];

	laws_pgn_writer_init(&writer, text, sizeof(text));
	laws_pgn_write_tag(&writer, "Event", "x");
	cr_assert_eq(writer.length, strlen("[Event \"x\"]\n"));
	cr_assert_str_eq(text, "[Event ");
	laws_pgn_writer_init(&writer, NULL, 0);
	laws_pgn_write_result(&writer, LAWS_RESULT_DRAW);
	cr_assert_eq(writer.length, strlen("1/2-1/2\n\n"));
}

static void expect_short_lines(const char *text)
{
	for (const char *line = text; *line; line = strchr(line, '\n') + 1)
		cr_expect_lt(strcspn(line, "\n"), 80, "%s", line);
}

/* A long game of comments and shuffling knights, written, read, and the same. */
Test(pgn_write, lines_stay_short_and_read_back)
{
	static const char shuffle[] = "g1f3 g8f6 f3g1 f6g8 ";
	struct laws_position position = position_or_fail(START_FEN);
	struct laws_pgn_writer writer;
	struct laws_pgn_item item;
	struct laws_pgn pgn;
	static char text[20000], expected[4000], moves[4000];

	laws_pgn_writer_init(&writer, text, sizeof(text));
	for (int i = 0; i < 40; i++) {
		write_moves(&writer, &position, shuffle);
		strcat(expected, shuffle);
		if (i % 3 == 0)
			laws_pgn_write_comment(
				&writer, "[%clk 1:02:03] % of the time [Event \"x\"] "
					 "a remark that is longer than one line can be, and so "
					 "must be broken somewhere");
	}
	laws_pgn_write_result(&writer, LAWS_RESULT_DRAW);
	expected[strlen(expected) - 1] = '\0';
	cr_assert_lt(writer.length, sizeof(text));
	expect_short_lines(text);
	cr_assert_null(strstr(text, "\n%"));
	pgn = first_game_or_fail(text);
	cr_assert_eq(read_moves(&pgn, moves, &item), 0, "line %u", item.line);
	cr_assert_str_eq(moves, expected);
	cr_assert_eq(laws_pgn_next_game(&pgn), 0);
}
