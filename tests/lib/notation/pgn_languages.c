/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games in other languages and scripts, in which language a game was written,
 * and what comments say of the clocks.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

/* The moves of the first game of @text as UCI, or of what can be read of it. */
static int read_moves(const char *text, enum laws_language language, char *moves,
		      enum laws_result *result)
{
	struct laws_pgn_item item = {.kind = LAWS_PGN_ITEM_MOVE};
	struct laws_position before;
	struct laws_pgn pgn;
	int error = 0;

	*moves = '\0';
	laws_pgn_init(&pgn, text, strlen(text));
	cr_assert_eq(laws_pgn_next_game(&pgn), 1, "%s", text);
	laws_pgn_set_language(&pgn, language);
	while (!error && item.kind != LAWS_PGN_END_OF_GAME) {
		before = *laws_pgn_position(&pgn);
		error = laws_pgn_next_item(&pgn, &item);
		if (error || item.kind != LAWS_PGN_ITEM_MOVE)
			continue;
		if (*moves)
			strcat(moves, " ");
		laws_uci_write(&before, item.move, moves + strlen(moves));
	}
	*result = laws_pgn_result(&pgn);
	return error;
}

#define MOVES "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1"

Test(pgn_languages, one_game_in_many)
{
	static const struct {
		enum laws_language language;
		const char *text;
	} games[] = {
		{LAWS_ENGLISH, "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 ♘\ufe0ef6 4. 0–0 1–0"},
		{LAWS_FIGURINES, "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 ♘f6 4. O-O 1-0"},
		{LAWS_GERMAN, "1. e2-e4 e7-e5 2. Sf3 Sc6 3. Lb5 Sf6 4. 0-0 1-0"},
		{LAWS_FRENCH, "1.e4 e5 2.Cf3 Cc6 3.Fb5 Cf6 4.O-O 1-0"},
		{LAWS_SPANISH, "1.e4 e5 2.Cf3 Cc6 3.Ab5 Cf6 4.O-O 1-0"},
		{LAWS_DUTCH, "1.e4 e5 2.Pf3 Pc6 3.Lb5 Pf6 4.O-O 1-0"},
		{LAWS_RUSSIAN, "1.е4 e5 2.Кf3 Кс6 3.Сb5 Кf6 4.О-О 1–0"},
		{LAWS_PERSIAN, "۱. e4 e5 ۲. اf3 اc6 ۳. فb5 اf6 ۴. o-o 1-0"},
		{LAWS_ARABIC, "\u200f1.\u200f e4 e5 2. \u200fحf3 \u200eحc6 3. فb5 حf6 4. 0-0 ١-٠"},
		{LAWS_HEBREW, "1.ה4 ה5 2.פו3 פג6 3.רב5 פו6 4.0-0 1-0"},
		{LAWS_ENGLISH, "1.\u00a0e4\u00a0e5 2\u00a0Nf3 Nc6 3\u200e. Bb5 Nf6 4. O-O 1‐0"},
	};
	enum laws_result result;
	char moves[500];

	for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
		cr_expect_eq(read_moves(games[i].text, games[i].language, moves, &result), 0,
			     "%s: %s", games[i].text, moves);
		cr_expect_str_eq(moves, MOVES, "%s", games[i].text);
		cr_expect_eq(result, LAWS_RESULT_WHITE, "%s: %d", games[i].text, result);
	}
}

#define PROMOTES "[FEN \"8/P6k/8/8/8/8/8/4K3 w - - 0 1\"]\n\n"
#define PASSES	 "[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1\"]\n\n"

Test(pgn_languages, promotions_and_marks)
{
	static const struct {
		enum laws_language language;
		const char *text, *moves;
		enum laws_result result;
	} games[] = {
		{LAWS_GERMAN, PROMOTES "1. a8(D) (1. a8(T)) Kg7 ½-½", "a7a8q h7g7",
		 LAWS_RESULT_DRAW},
		{LAWS_RUSSIAN, PROMOTES "1. a8(Ф) Крg7 0:1", "a7a8q h7g7", LAWS_RESULT_NONE},
		{LAWS_HEBREW, PROMOTES "1. א8(מה) מז7 ½–½", "a7a8q h7g7", LAWS_RESULT_DRAW},
		{LAWS_ENGLISH, PROMOTES "1. a8(♕) ♔g7 1/2–1/2", "a7a8q h7g7", LAWS_RESULT_DRAW},
		{LAWS_ENGLISH, PROMOTES "1. a8(Q)(=) Kg7 *", "a7a8q h7g7", LAWS_RESULT_NONE},
		{LAWS_ENGLISH, PASSES "1. ed6: e.p. Kd7 *", "e5d6 e8d7", LAWS_RESULT_NONE},
		{LAWS_ENGLISH, PASSES "1. exd6 ep Kd7 *", "e5d6 e8d7", LAWS_RESULT_NONE},
		{LAWS_ENGLISH, PASSES "1. exd6 e.p Kd7 *", "e5d6 e8d7", LAWS_RESULT_NONE},
		{LAWS_ENGLISH, PASSES "1. exd6e.p Kd7 *", "e5d6 e8d7", LAWS_RESULT_NONE},
		{LAWS_ENGLISH, PASSES "1. exd6\u00a0e.p. Kd7 *", "e5d6 e8d7", LAWS_RESULT_NONE},
	};
	enum laws_result result;
	char moves[500];

	for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
		int error = read_moves(games[i].text, games[i].language, moves, &result);

		/* "0:1" is no result. */
		cr_expect_eq(error, i == 1 ? LAWS_PGN_TOKEN : 0, "%s: %d", games[i].text, error);
		cr_expect_str_eq(moves, games[i].moves, "%s", games[i].text);
		cr_expect_eq(result, games[i].result, "%s: %d", games[i].text, result);
	}
}

static unsigned int languages_of(const char *text, enum laws_language *furthest)
{
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, text, strlen(text));
	cr_assert_eq(laws_pgn_next_game(&pgn), 1, "%s", text);
	return laws_pgn_languages(&pgn, furthest);
}

#define ROOK_AND_KING "[FEN \"8/8/8/8/8/5k2/8/R3K3 w - - 0 1\"]\n\n"

Test(pgn_languages, found_where_a_game_tells)
{
	static const struct {
		const char *text;
		unsigned int languages;
		enum laws_language furthest;
	} games[] = {
		{"1. e4 e5 2. Nf3 *", 1 << LAWS_ENGLISH, LAWS_ENGLISH},
		{"1. e4 e5 2. Sf3 Sc6 *", 1 << LAWS_GERMAN, LAWS_GERMAN},
		{"1. e4 e5 2. Pf3 Pc6 3. Lb5 *", 1 << LAWS_DUTCH, LAWS_DUTCH},
		/* PGN lets pawns have their letter, too. */
		{"1. e4 e5 2. Pf3 Pc6 *", 1 << LAWS_ENGLISH | 1 << LAWS_DUTCH, LAWS_ENGLISH},
		{"1. e4 e5 2. Cf3 Cc6 3. Fb5 *", 1 << LAWS_FRENCH, LAWS_FRENCH},
		{"1. e4 e5 2. Cf3 Cc6 3. Ab5 *", 1 << LAWS_SPANISH, LAWS_SPANISH},
		/* Nothing tells French from Spanish here, and nothing depends on it. */
		{"1. e4 e5 2. Cf3 Cc6 *", 1 << LAWS_FRENCH, LAWS_FRENCH},
		{"1. e4 e5 *", 1 << LAWS_ENGLISH, LAWS_ENGLISH},
		{"1. e4 e5 2. Кf3 *", 1 << LAWS_RUSSIAN, LAWS_RUSSIAN},
		/* A knight on a Latin keyboard, which in English would be the king. */
		{"1. e4 e5 2. Kf3 *", 1 << LAWS_RUSSIAN, LAWS_RUSSIAN},
		{"1. ה4 ה5 2. פו3 *", 1 << LAWS_HEBREW, LAWS_HEBREW},
		/* A rook in English and the king in French: two different games. */
		{ROOK_AND_KING "1. Rd1 *", 1 << LAWS_ENGLISH | 1 << LAWS_FRENCH, LAWS_ENGLISH},
		/* In no language: the result is the one in which most can be read. */
		{"1. e4 e5 2. Sf3 Sc6 3. Sd3 *", 0, LAWS_GERMAN},
		{"1. e4 e5 2. Nf3 Zz9 *", 0, LAWS_ENGLISH},
		{"1. e4 {open", 0, LAWS_ENGLISH},
	};

	for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
		enum laws_language furthest = LAWS_LANGUAGES;
		unsigned int languages = languages_of(games[i].text, &furthest);

		cr_expect_eq(languages, games[i].languages, "%s: %x", games[i].text, languages);
		cr_expect_eq(furthest, games[i].furthest, "%s: %d", games[i].text, furthest);
		cr_expect_eq(languages_of(games[i].text, NULL), languages);
	}
}

Test(pgn_languages, finding_it_leaves_the_reader_where_it_is)
{
	static const char text[] = "1. e4 e5 2. Sf3 *\n\n1. d4 *";
	struct laws_pgn_item item;
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, text, sizeof(text) - 1);
	cr_assert_eq(laws_pgn_next_game(&pgn), 1);
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	cr_assert_eq(laws_pgn_languages(&pgn, NULL), 1 << LAWS_GERMAN);
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	cr_assert(!memcmp(item.text.start, "e5", 2));
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), LAWS_PGN_MOVE);
	cr_assert_eq(laws_pgn_next_game(&pgn), 1);
	cr_assert_eq(laws_pgn_next_item(&pgn, &item), 0);
	cr_assert(!memcmp(item.text.start, "d4", 2));
}

static struct laws_text text_of(const char *text)
{
	return (struct laws_text){text, strlen(text)};
}

Test(pgn_commands, found_in_comments)
{
	static const struct {
		const char *comment, *name, *value;
	} cases[] = {
		{"[%clk 1:02:03]", "clk", "1:02:03"},
		{" good [%emt 0:00:05][%clk 1:02:03] ", "clk", "1:02:03"},
		{"[%emt 0:00:05][%clk 1:02:03]", "emt", "0:00:05"},
		{"[%clk\n 0:01 \r\n]", "clk", "0:01"},
		{"[%clk 1] [%clk 2]", "clk", "1"},
		{"[%clk [%clk 2]", "clk", "[%clk 2"},
		{"[%eval +0.3][%csl Gd4]", "eval", "+0.3"},
		{"[%clk ]", "clk", ""},
		{"[%clk]", "clk", NULL},
		{"[%clk 1:02:03", "clk", NULL},
		{"[%clock 1:02:03]", "clk", NULL},
		{"%clk 1:02:03", "clk", NULL},
		{"[", "clk", NULL},
		{"", "clk", NULL},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct laws_text value = laws_pgn_command(text_of(cases[i].comment), cases[i].name);

		cr_expect_eq(!value.start, !cases[i].value, "%s", cases[i].comment);
		if (value.start && cases[i].value)
			cr_expect(value.length == strlen(cases[i].value) &&
					  !memcmp(value.start, cases[i].value, value.length),
				  "%s: '%.*s'", cases[i].comment, (int)value.length, value.start);
	}
}

static void expect_text(struct laws_text text, const char *expected)
{
	cr_expect(text.length == strlen(expected) && !memcmp(text.start, expected, text.length),
		  "'%.*s', not '%s'", (int)text.length, text.start, expected);
}

Test(pgn_tags, in_their_order_and_without_escapes)
{
	static const char game[] = "[Event \"A \\\"B\\\" \\\\ \\n\"]\n; between\n[White \"\"]\n\n*";
	struct laws_text name = {NULL, 99}, value = {NULL, 99};
	struct laws_pgn pgn;
	char text[12];

	laws_pgn_init(&pgn, game, sizeof(game) - 1);
	cr_assert_eq(laws_pgn_next_game(&pgn), 1);
	cr_assert_not(laws_pgn_tag_at(&pgn, 2, &name, &value));
	cr_assert_eq(name.length + value.length, 198, "touched");
	cr_assert(laws_pgn_tag_at(&pgn, 1, &name, &value));
	expect_text(name, "White");
	expect_text(value, "");
	cr_assert(laws_pgn_tag_at(&pgn, 0, &name, &value));
	expect_text(name, "Event");
	cr_expect_eq(laws_pgn_value_write(value, text, sizeof(text)), 10);
	cr_expect_str_eq(text, "A \"B\" \\ \\n");
	cr_expect_eq(laws_pgn_value_write(value, text, 4), 10);
	cr_expect_str_eq(text, "A \"");
	cr_expect_eq(laws_pgn_value_write(value, NULL, 0), 10);
}

Test(pgn_commands, times)
{
	static const struct {
		const char *text;
		laws_time time;
	} cases[] = {
		{"1:02:03", 3723 * LAWS_SECOND},
		{"0:00:00", 0},
		{"02:03", 123 * LAWS_SECOND},
		{"7", 7 * LAWS_SECOND},
		{"90", 90 * LAWS_SECOND},
		{"0:00:05.5", 5500000},
		{"5.", 5 * LAWS_SECOND},
		{"0:00:05.1234567", 5123456},
		{"1000:00:00", LAWS_PGN_TIME_MOST},
		{"1000:00:00.1", -1},
		{"1000:00:01", -1},
		{"99999999999999999999999999:00", -1},
		{"99999999999999999999999999", -1},
		{"1:60:00", -1},
		{"1:00:60", -1},
		{"1:2:3:4", -1},
		{"-1:00", -1},
		{"1:", -1},
		{":30", -1},
		{"1:00 ", -1},
		{"?", -1},
		{"", -1},
	};

	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		laws_time time = laws_pgn_time_read(text_of(cases[i].text));

		cr_expect_eq(time, cases[i].time, "%s: %lld", cases[i].text, (long long)time);
	}
}
