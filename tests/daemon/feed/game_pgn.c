/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A public game as PGN: what is written is read again, by our reader and by eye. */
#include <criterion/criterion.h>
#include <string.h>

#include "feed/game_pgn.h"
#include "support.h"

static struct boards boards;
static struct board *board;
static struct pairings pairings;
static struct game_facts facts;

static void begin(void)
{
	pairings_init(&pairings);
	facts = (struct game_facts){&pairings, 0, NULL};
	boards_of(&boards, "5");
	board = g_ptr_array_index(boards.list, 0);
	g_strlcpy(board->stream, "0123456789abcdef0123456789abcdef", sizeof(board->stream));
	start_game(&board->record, 3, "");
}

static void end(void)
{
	boards_end(&boards);
	pairings_clear(&pairings);
}

TestSuite(game_pgn, .init = begin, .fini = end);

static void name(enum record_name which, const char *text)
{
	g_strlcpy(board->record.names[which], text, RECORD_NAME_SIZE);
}

/* The value of @tag, escapes as written; "" where it is missing. */
static const char *tag(const char *pgn, const char *name)
{
	static char value[400];
	struct laws_pgn reader;
	struct laws_text text;

	laws_pgn_init(&reader, pgn, strlen(pgn));
	cr_assert_eq(laws_pgn_next_game(&reader), 1);
	text = laws_pgn_tag(&reader, name);
	g_snprintf(value, sizeof(value), "%.*s", (int)text.length, text.start ? text.start : "");
	return value;
}

/* The moves and comments between blanks; each move must be legal. */
static char *moves(const char *pgn)
{
	GString *words = g_string_new("");
	struct laws_pgn_item item;
	struct laws_pgn reader;

	laws_pgn_init(&reader, pgn, strlen(pgn));
	cr_assert_eq(laws_pgn_next_game(&reader), 1);
	for (;;) {
		int error = laws_pgn_next_item(&reader, &item);

		cr_assert_eq(error, 0, "line %u of:\n%s", item.line, pgn);
		if (item.kind == LAWS_PGN_END_OF_GAME)
			break;
		g_string_append_printf(words, "%s%.*s", words->len ? " " : "",
				       (int)item.text.length, item.text.start);
	}
	cr_assert_eq(laws_pgn_next_game(&reader), 0, "two games in:\n%s", pgn);
	return g_string_free(words, FALSE);
}

static void expect_moves(const char *expected)
{
	g_autofree char *pgn = game_pgn(board, 5, &facts);
	g_autofree char *found = moves(pgn);

	cr_expect_str_eq(found, expected);
}

static void expect_tag(const char *name, const char *expected)
{
	g_autofree char *pgn = game_pgn(board, 5, &facts);

	cr_expect_str_eq(tag(pgn, name), expected, "%s is '%s', not '%s'", name, tag(pgn, name),
			 expected);
}

Test(game_pgn, is_written_in_the_export_format)
{
	g_autofree char *pgn = NULL;

	name(RECORD_EVENT, "Club Open");
	name(RECORD_ROUND, "3");
	name(RECORD_WHITE, "Moss, M");
	name(RECORD_TIME_CONTROL, "5400+30");
	complete(&board->record, "e4 e5");
	pgn = game_pgn(board, 5, &facts);
	cr_expect_str_eq(pgn, "[Event \"Club Open\"]\n"
			      "[Site \"?\"]\n"
			      "[Date \"2026.11.23\"]\n"
			      "[Round \"3.5\"]\n"
			      "[White \"Moss, M\"]\n"
			      "[Black \"Board 5 Black\"]\n"
			      "[Result \"*\"]\n"
			      "[Board \"5\"]\n"
			      "[GameId \"0123456789abcdef-5-3\"]\n"
			      "[TimeControl \"5400+30\"]\n"
			      "\n"
			      "1. e4 {[%clk 1:29:59]} 1... e5 {[%clk 1:29:56]} *\n"
			      "\n");
}

Test(game_pgn, is_none_before_a_game)
{
	record_restart(&board->record);
	cr_expect_null(game_pgn(board, 5, &facts));
}

/* Lichess lets a game vanish whose players have no usable name. */
Test(game_pgn, names_players_whom_nobody_has_named)
{
	static const char *const unusable[] = {"", "?", "x", "?, ?", "Unknown", "\xc3\xa9"};

	for (size_t i = 0; i < G_N_ELEMENTS(unusable); i++) {
		name(RECORD_WHITE, unusable[i]);
		expect_tag("White", "Board 5 White");
	}
	name(RECORD_WHITE, "\xd7\x90\xd7\x91");
	expect_tag("White", "\xd7\x90\xd7\x91");
}

Test(game_pgn, escapes_names)
{
	name(RECORD_WHITE, "O\"Neill \\ ]\n[Result \"1-0\"]");
	expect_tag("Result", "*");
	expect_tag("White", "O\\\"Neill \\\\ ] [Result \\\"1-0\\\"]");
}

Test(game_pgn, numbers_round_and_board)
{
	static const struct {
		char round[12], written[16];
		unsigned int number;
	} rounds[] = {{"", "1.5", 0},	       {"?", "1.5", 0},	       {"-", "1.5", 0},
		      {"7", "7.5", 7},	       {"7.2", "7.2", 7},      {"Final", "Final.5", 0},
		      {"Day 2", "Day 2.5", 2}, {"12345", "12345.5", 0}};

	for (size_t i = 0; i < G_N_ELEMENTS(rounds); i++) {
		name(RECORD_ROUND, rounds[i].round);
		expect_tag("Round", rounds[i].written);
		cr_expect_eq(game_round(board, &facts), rounds[i].number, "%s", rounds[i].round);
	}
}

Test(game_pgn, ends_before_an_illegal_move_and_tells_the_result)
{
	complete(&board->record, "e4 e5");
	complete_illegal(&board->record, "e1e3",
			 "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2");
	complete(&board->record, "Nc6");
	expect_moves("e4 [%clk 1:29:59] e5 [%clk 1:29:56]");
	tell(&board->record, "{'type':'game','state':'ended','result':'0-1','reason':'time'}");
	expect_moves("e4 [%clk 1:29:59] e5 [%clk 1:29:56]");
	expect_tag("Result", "0-1");
	expect_tag("Termination", "time forfeit");
}

Test(game_pgn, goes_on_behind_what_was_taken_back)
{
	complete(&board->record, "e4 e5 Nf3 Nc6");
	tell(&board->record, "{'type':'withdrawn','ply':3,'uci':'g1f3','why':'taken-back'}");
	complete(&board->record, "Nc3");
	expect_moves("e4 [%clk 1:29:59] e5 [%clk 1:29:56] Nc3 [%clk 1:29:57]");
}

Test(game_pgn, writes_chess960_with_its_start)
{
	start_game(&board->record, 4, "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1");
	complete(&board->record, "Ng3 Ng6 O-O");
	expect_tag("Variant", "Chess960");
	expect_tag("SetUp", "1");
	expect_tag("FEN", "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1");
	expect_moves("Ng3 [%clk 1:29:59] Ng6 [%clk 1:29:56] O-O [%clk 1:29:57]");
}

Test(game_pgn, begins_where_the_start_was_set_up)
{
	start_game(&board->record, 4, "8/P6k/8/8/8/8/8/K7 b - - 0 7");
	complete(&board->record, "Kg7 a8=N");
	expect_tag("Variant", "");
	expect_tag("FEN", "8/P6k/8/8/8/8/8/K7 b - - 0 7");
	expect_moves("Kg7 [%clk 1:29:58] a8=N [%clk 1:29:58]");
}

Test(game_pgn, writes_scores_that_readers_know)
{
	static const struct {
		char result[8], written[8], comment[8];
	} results[] = {{"1-0", "1-0", ""},
		       {"1/2-1/2", "1/2-1/2", ""},
		       {"0-0", "*", "0-0"},
		       {"1/2-0", "*", "1/2-0"},
		       {"7-7", "*", ""}};

	for (size_t i = 0; i < G_N_ELEMENTS(results); i++) {
		g_autofree char *event =
			g_strdup_printf("{'type':'game','state':'ended','result':'%s',"
					"'reason':'arbiter'}",
					results[i].result);

		tell(&board->record, event);
		expect_tag("Result", results[i].written);
		expect_moves(results[i].comment);
	}
}

Test(game_pgn, is_known_again)
{
	char first[GAME_ID_SIZE], again[GAME_ID_SIZE];

	game_id(board, first);
	complete(&board->record, "e4");
	game_id(board, again);
	cr_expect_str_eq(first, again);
	start_game(&board->record, 4, "");
	game_id(board, again);
	cr_expect_str_neq(first, again);
}

static void pair(const char *csv)
{
	char error[PAIRINGS_ERROR_SIZE];

	pairings_clear(&pairings);
	pairings_init(&pairings);
	cr_assert_eq(pairings_parse(&pairings, "p.csv", csv, strlen(csv), error), 0, "%s", error);
}

#define HEADER "round,board,white,black,white title,white FIDE id,black team,black rating\n"

Test(game_pgn, takes_players_from_the_pairings)
{
	pair(HEADER "3,5,\"Moss, Ann\",\"Lund, Bo\",WGM,1503014,Club,2011\n");
	expect_tag("White", "Moss, Ann");
	expect_tag("WhiteTitle", "WGM");
	expect_tag("WhiteFideId", "1503014");
	expect_tag("BlackTeam", "Club");
	expect_tag("BlackElo", "2011");
	expect_tag("Round", "3.5");
	name(RECORD_ROUND, "2");
	expect_tag("White", "Board 5 White");
	expect_tag("WhiteFideId", "");
}

/* The arbiter's word at the board goes before the file, and a number never goes to another. */
Test(game_pgn, believes_the_board_before_the_pairings)
{
	pair(HEADER "3,5,\"Moss, Ann\",\"Lund, Bo\",WGM,1503014,Club,2011\n"
		    "3,6,\"Other, Al\",\"Dale, Cy\",GM,77,Club,1900\n");
	name(RECORD_WHITE, "Stranger, X");
	expect_tag("White", "Stranger, X");
	expect_tag("WhiteFideId", "");
	expect_tag("WhiteTitle", "");
	name(RECORD_WHITE, "OTHER,  Al");
	expect_tag("WhiteFideId", "77");
	expect_tag("Black", "Lund, Bo");
}

Test(game_pgn, turns_the_pairing_with_the_colours)
{
	pair(HEADER "3,5,\"Moss, Ann\",\"Lund, Bo\",WGM,1503014,Club,2011\n");
	tell(&board->record, "{'type':'game','state':'paused','reversed':true}");
	expect_tag("White", "Lund, Bo");
	expect_tag("WhiteElo", "2011");
	expect_tag("BlackFideId", "1503014");
}

Test(game_pgn, knows_the_round_from_the_configuration)
{
	pair(HEADER "3,5,Aa,Bb,,,,\n4,5,Cc,Dd,,,,\n");
	expect_tag("Round", "1.5");
	expect_tag("White", "Board 5 White");
	facts.round = 4;
	expect_tag("Round", "4.5");
	expect_tag("White", "Cc");
	facts.location = "Bergen";
	expect_tag("Site", "Bergen");
}
