/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The record and its PGN, from events alone. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/scoresheet.h"
#include "support.h"

static struct scoresheet record;
static struct laws_position position;

static void begin(const char *time_control, const char *fen)
{
	struct settings settings = settings_of(time_control, fen);
	struct event event = event_of(LAWS_VERDICT_STARTED, 1000000);

	strcpy(settings.white, "Anna \"The\" Rook");
	strcpy(settings.black, "Bela");
	scoresheet_init(&record, &settings);
	position = settings.start;
	event.before = position;
	strcpy(event.date, "2026-11-21T11:00:00Z");
	scoresheet_take(&record, &event);
}

static void complete(unsigned int ply, const char *san, laws_time t, laws_time white,
		     laws_time black)
{
	struct event event = move_event(LAWS_VERDICT_COMPLETED, &position, ply, san, t);

	event.verdict.completed.displays.kept = white > 0;
	event.verdict.completed.displays.left[LAWS_WHITE] = white;
	event.verdict.completed.displays.left[LAWS_BLACK] = black;
	scoresheet_take(&record, &event);
}

static void end(enum laws_result result, enum laws_reason reason)
{
	struct event event = event_of(LAWS_VERDICT_ENDED, 90000000);

	event.verdict.state.result = result;
	event.verdict.state.reason = reason;
	scoresheet_take(&record, &event);
}

static void expect_pgn(const char *expected)
{
	char *pgn = scoresheet_pgn(&record);

	cr_expect_str_eq(pgn, expected, "%s", pgn);
	free(pgn);
}

static void expect_moves(const char *expected)
{
	char *pgn = scoresheet_pgn(&record);
	const char *moves = strstr(pgn, "\n\n");

	cr_assert(moves);
	cr_expect_str_eq(moves + 2, expected, "%s", pgn);
	free(pgn);
}

Test(scoresheet, pgn_has_roster_clocks_and_result)
{
	begin("300+2", NULL);
	complete(1, "e4", 3000000, 300500000, 302000000);
	complete(2, "e5", 5000000, 300500000, 62999000);
	end(LAWS_RESULT_WHITE, LAWS_REASON_TIME);
	expect_pgn("[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n"
		   "[White \"Anna \\\"The\\\" Rook\"]\n[Black \"Bela\"]\n[Result \"1-0\"]\n"
		   "[Termination \"time forfeit\"]\n[TimeControl \"300+2\"]\n\n"
		   "1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:01:02]} 1-0\n\n");
}

/* PGN has few words for how a game ended. */
Test(scoresheet, pgn_says_how_the_game_terminated)
{
	static const char *const words[] = {
		[LAWS_REASON_CHECKMATE] = "normal",
		[LAWS_REASON_RESIGNATION] = "normal",
		[LAWS_REASON_STALEMATE] = "normal",
		[LAWS_REASON_DEAD_POSITION] = "normal",
		[LAWS_REASON_AGREEMENT] = "normal",
		[LAWS_REASON_THREEFOLD] = "normal",
		[LAWS_REASON_FIFTY] = "normal",
		[LAWS_REASON_FIVEFOLD] = "normal",
		[LAWS_REASON_SEVENTY_FIVE] = "normal",
		[LAWS_REASON_TIME] = "time forfeit",
		[LAWS_REASON_ILLEGAL_MOVES] = "rules infraction",
		[LAWS_REASON_FORFEIT] = "forfeit",
		[LAWS_REASON_BOTH_LOST] = "forfeit",
		[LAWS_REASON_CLAIM] = "normal",
		[LAWS_REASON_ARBITER] = "adjudication",
		[LAWS_REASON_KINGS_CENTRED] = "normal",
	};
	char expected[64];
	char *pgn;

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		if (!words[i])
			continue;
		begin("300", NULL);
		end(LAWS_RESULT_WHITE, (enum laws_reason)i);
		pgn = scoresheet_pgn(&record);
		snprintf(expected, sizeof(expected), "[Termination \"%s\"]\n", words[i]);
		cr_expect(strstr(pgn, expected), "%zu: %s", i, pgn);
		free(pgn);
	}
}

static struct settings chess960_settings(const char *fen)
{
	struct settings settings = settings_of(NULL, NULL);
	char error[SETTINGS_ERROR_SIZE];

	cr_assert_eq(settings_set(&settings, "Variant", "chess960", error), 0, "%s", error);
	cr_assert_eq(settings_set(&settings, "Fen", fen, error), 0, "%s", error);
	return settings;
}

/* Readers expect the three tags, also where the pieces stand as in standard chess. */
Test(scoresheet, pgn_of_chess960_names_variant_and_position)
{
	static const char *const starts[] = {"534", "518"};
	static const char *const fens[] = {
		"rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	};

	for (size_t i = 0; i < 2; i++) {
		struct settings settings = chess960_settings(starts[i]);
		struct event event = event_of(LAWS_VERDICT_STARTED, 1000000);
		char *pgn, fen_tag[128];

		scoresheet_init(&record, &settings);
		event.before = settings.start;
		scoresheet_take(&record, &event);
		pgn = scoresheet_pgn(&record);
		snprintf(fen_tag, sizeof(fen_tag), "[FEN \"%s\"]\n", fens[i]);
		cr_expect(strstr(pgn, "[Variant \"Chess960\"]\n"), "%s", pgn);
		cr_expect(strstr(pgn, "[SetUp \"1\"]\n"), "%s", pgn);
		cr_expect(strstr(pgn, fen_tag), "%s", pgn);
		free(pgn);
	}
}

/* The library reads back what was written, castling with it. */
Test(scoresheet, pgn_of_chess960_can_be_read_again)
{
	struct settings settings =
		chess960_settings("rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1");
	struct event event = event_of(LAWS_VERDICT_STARTED, 1000000);
	struct laws_pgn_item item;
	struct laws_pgn reader;
	char *pgn;

	scoresheet_init(&record, &settings);
	position = event.before = settings.start;
	scoresheet_take(&record, &event);
	complete(1, "O-O-O", 2000000, 0, 0);
	complete(2, "O-O", 4000000, 0, 0);
	pgn = scoresheet_pgn(&record);
	laws_pgn_init(&reader, pgn, strlen(pgn));
	cr_assert_eq(laws_pgn_next_game(&reader), 1);
	for (int i = 0; i < 2; i++)
		cr_assert_eq(laws_pgn_next_item(&reader, &item), 0, "%s", pgn);
	cr_assert(laws_position_is_chess960(laws_pgn_position(&reader)));
	cr_assert_eq(
		memcmp(laws_pgn_position(&reader)->board, position.board, sizeof(position.board)),
		0, "%s", pgn);
	free(pgn);
}

Test(scoresheet, pgn_has_the_time_control_that_the_arbiter_set)
{
	struct event event = event_of(LAWS_VERDICT_CLOCK, 4000000);

	begin("300", NULL);
	strcpy(event.text, "300+2");
	scoresheet_take(&record, &event);
	cr_expect_str_eq(scoresheet_time_control(&record), "300+2");
	event.text[0] = '\0';
	scoresheet_take(&record, &event);
	cr_expect_str_eq(scoresheet_time_control(&record), "300+2");
	event = event_of(LAWS_VERDICT_STARTED, 99000000);
	laws_position_start(&event.before);
	scoresheet_take(&record, &event);
	cr_expect_str_eq(scoresheet_time_control(&record), "300");
}

Test(scoresheet, pgn_says_beside_its_result_what_it_cannot_tell)
{
	begin("300", NULL);
	complete(1, "e4", 3000000, 0, 0);
	end(LAWS_RESULT_BLACK_HALF, LAWS_REASON_ARBITER);
	expect_pgn("[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n"
		   "[White \"Anna \\\"The\\\" Rook\"]\n[Black \"Bela\"]\n[Result \"*\"]\n"
		   "[Termination \"adjudication\"]\n[TimeControl \"300\"]\n\n"
		   "1. e4 {0-1/2} *\n\n");
}

Test(scoresheet, pgn_from_a_position)
{
	begin(NULL, "7k/P7/8/8/8/8/8/K7 w - - 0 30");
	complete(1, "Kb2", 2000000, 0, 0);
	expect_pgn("[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n"
		   "[White \"Anna \\\"The\\\" Rook\"]\n[Black \"Bela\"]\n[Result \"*\"]\n"
		   "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 30\"]\n[SetUp \"1\"]\n\n30. Kb2 *\n\n");
}

Test(scoresheet, withdrawn_moves_leave)
{
	struct event event;

	begin(NULL, NULL);
	complete(1, "e4", 1, 0, 0);
	complete(2, "e5", 2, 0, 0);
	complete(3, "Nf3", 3, 0, 0);
	event = event_of(LAWS_VERDICT_WITHDRAWN, 4);
	event.verdict.ply = 2;
	scoresheet_take(&record, &event);
	expect_moves("1. e4 *\n\n");
	event.verdict.ply = 9;
	scoresheet_take(&record, &event);
	expect_moves("1. e4 *\n\n");
}

Test(scoresheet, promotion_is_amended)
{
	struct event event = event_of(LAWS_VERDICT_PROMOTION, 9);

	begin(NULL, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
	complete(1, "a8=Q+", 1, 0, 0);
	event.verdict.ply = 1;
	event.verdict.promotion.piece = LAWS_PIECE(LAWS_WHITE, LAWS_KNIGHT);
	scoresheet_take(&record, &event);
	expect_moves("1. a8=N *\n\n");
}

Test(scoresheet, promotion_that_later_moves_rule_out_is_not)
{
	struct event event = event_of(LAWS_VERDICT_PROMOTION, 9);

	begin(NULL, "8/P6k/8/8/8/8/8/K7 w - - 0 1");
	complete(1, "a8=Q", 1, 0, 0);
	complete(2, "Kg7", 2, 0, 0);
	complete(3, "Qa7+", 3, 0, 0);
	event.verdict.ply = 1;
	event.verdict.promotion.piece = LAWS_PIECE(LAWS_WHITE, LAWS_KNIGHT);
	scoresheet_take(&record, &event);
	expect_moves("1. a8=Q Kg7 2. Qa7+ *\n\n");
	event.verdict.ply = 2;
	scoresheet_take(&record, &event);
	expect_moves("1. a8=Q Kg7 2. Qa7+ *\n\n");
}

static void offer(unsigned int ply, enum laws_draw_offer what)
{
	struct event event = event_of(LAWS_VERDICT_DRAW_OFFER, 5000000);

	event.verdict.ply = ply;
	event.verdict.draw_offer.what = what;
	scoresheet_take(&record, &event);
}

/* An offer is written with its move (8.1.5), before or after that is completed; not its answer. */
Test(scoresheet, offers_stand_with_their_moves)
{
	begin("300", NULL);
	offer(1, LAWS_DRAW_OFFERED);
	offer(2, LAWS_DRAW_DECLINED);
	complete(1, "e4", 1, 295 * LAWS_SECOND, 300 * LAWS_SECOND);
	complete(2, "e5", 2, 0, 0);
	offer(2, LAWS_DRAW_OFFERED);
	offer(3, LAWS_DRAW_OFFERED);
	offer(SCORESHEET_PLIES_MAX + 1, LAWS_DRAW_OFFERED);
	expect_moves("1. e4 {(=) [%clk 0:04:55]} 1... e5 {(=)} *\n\n");
	complete(3, "d4", 3, 0, 0);
	expect_moves("1. e4 {(=) [%clk 0:04:55]} 1... e5 {(=)} 2. d4 {(=)} *\n\n");
	begin("300", NULL);
	complete(1, "e4", 1, 0, 0);
	expect_moves("1. e4 *\n\n");
}

/* The clock of @side runs from @t on, or none's when it stands. */
static void clock_told(laws_time t, bool runs, enum laws_side side, laws_time white,
		       laws_time black)
{
	struct event event = event_of(LAWS_VERDICT_CLOCK, t);

	event.verdict.clock.displays.kept = true;
	event.verdict.clock.runs = runs;
	event.verdict.side = side;
	event.verdict.clock.displays.left[LAWS_WHITE] = white;
	event.verdict.clock.displays.left[LAWS_BLACK] = black;
	scoresheet_take(&record, &event);
}

Test(scoresheet, displays_run_on_from_what_was_told)
{
	struct event event;

	begin("300", NULL);
	cr_expect(!record.runs[LAWS_WHITE] && !record.runs[LAWS_BLACK]);
	clock_told(1000000, true, LAWS_WHITE, 300 * LAWS_SECOND, 300 * LAWS_SECOND);
	cr_expect_eq(scoresheet_left(&record, LAWS_WHITE, 11000000), 290 * LAWS_SECOND);
	complete(1, "e4", 21000000, 280 * LAWS_SECOND, 300 * LAWS_SECOND);
	clock_told(21000000, true, LAWS_BLACK, 280 * LAWS_SECOND, 300 * LAWS_SECOND);
	cr_expect(!record.runs[LAWS_WHITE] && record.runs[LAWS_BLACK]);
	cr_expect_eq(scoresheet_left(&record, LAWS_WHITE, 31000000), 280 * LAWS_SECOND);
	cr_expect_eq(scoresheet_left(&record, LAWS_BLACK, 31000000), 290 * LAWS_SECOND);
	event = event_of(LAWS_VERDICT_PAUSED, 41000000);
	scoresheet_take(&record, &event);
	clock_told(41000000, false, LAWS_WHITE, 280 * LAWS_SECOND, 280 * LAWS_SECOND);
	cr_expect_str_eq(scoresheet_state(&record), "paused");
	cr_expect_eq(scoresheet_left(&record, LAWS_BLACK, 99000000), 280 * LAWS_SECOND);
	clock_told(99000000, true, LAWS_BLACK, 280 * LAWS_SECOND, 280 * LAWS_SECOND);
	cr_expect_eq(scoresheet_left(&record, LAWS_BLACK, 100000000), 279 * LAWS_SECOND);
	cr_expect_eq(scoresheet_left(&record, LAWS_BLACK, 900000000), 0);
}

Test(scoresheet, no_time_control_no_times)
{
	begin(NULL, NULL);
	cr_expect_eq(scoresheet_left(&record, LAWS_WHITE, 5000000), LAWS_NEVER);
	complete(1, "e4", 6000000, 0, 0);
	cr_expect_eq(scoresheet_left(&record, LAWS_BLACK, 9000000), LAWS_NEVER);
}

Test(scoresheet, clock_events_rule_where_they_are_told)
{
	struct event event;

	begin("300", NULL);
	event = event_of(LAWS_VERDICT_CLOCK, 2000000);
	event.verdict.clock.displays.kept = true;
	event.verdict.clock.displays.left[LAWS_WHITE] = 100 * LAWS_SECOND;
	event.verdict.clock.displays.left[LAWS_BLACK] = 200 * LAWS_SECOND;
	scoresheet_take(&record, &event);
	complete(1, "e4", 3000000, 100 * LAWS_SECOND, 200 * LAWS_SECOND);
	cr_expect(!record.runs[LAWS_WHITE] && !record.runs[LAWS_BLACK]);
	cr_expect_eq(scoresheet_left(&record, LAWS_BLACK, 50000000), 200 * LAWS_SECOND);
}

Test(scoresheet, a_set_position_has_its_fen)
{
	char *pgn;

	begin(NULL, NULL);
	complete(1, "e4", 1, 0, 0);
	position = position_of("7k/8/8/8/8/8/K7/7R b - - 0 20");
	complete(2, "Kg8", 2, 0, 0);
	complete(3, "Rf1", 3, 0, 0);
	pgn = scoresheet_pgn(&record);
	cr_expect(strstr(pgn, "[FEN \"7k/8/8/8/8/8/K7/7R b - - 0 20\"]"), "%s", pgn);
	cr_expect(strstr(pgn, "\n\n20... Kg8 21. Rf1 *"), "%s", pgn);
	free(pgn);
}

Test(scoresheet, states)
{
	struct settings settings = settings_of(NULL, NULL);
	struct event event = event_of(LAWS_VERDICT_READY, 0);

	scoresheet_init(&record, &settings);
	cr_expect_str_eq(scoresheet_state(&record), "waiting");
	scoresheet_take(&record, &event);
	cr_expect_str_eq(scoresheet_state(&record), "ready");
	begin(NULL, NULL);
	cr_expect_str_eq(scoresheet_state(&record), "playing");
	end(LAWS_RESULT_DRAW, LAWS_REASON_AGREEMENT);
	cr_expect_str_eq(scoresheet_state(&record), "ended");
	event = event_of(LAWS_VERDICT_PAUSED, 91000000);
	scoresheet_take(&record, &event);
	cr_expect_str_eq(scoresheet_state(&record), "paused");
	cr_expect_eq(record.result, LAWS_RESULT_NONE);
}

Test(scoresheet, a_full_record_goes_on)
{
	static const char *const moves[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
	unsigned int ply;

	begin(NULL, NULL);
	for (ply = 1; ply <= SCORESHEET_PLIES_MAX + 10; ply++)
		complete(ply, moves[(ply - 1) % 4], ply, 0, 0);
	cr_expect_eq(record.part.first + record.part.plies, SCORESHEET_PLIES_MAX + 10u);
}

static void name(const char *name, const char *text)
{
	struct event event = event_of(LAWS_VERDICT_NAMED, 3000000);

	strcpy(event.name, name);
	strcpy(event.text, text);
	scoresheet_take(&record, &event);
}

static void expect_tags(const char *tags)
{
	char *pgn = scoresheet_pgn(&record);

	cr_expect(strstr(pgn, tags), "%s", pgn);
	free(pgn);
}

Test(scoresheet, names_may_change)
{
	begin(NULL, NULL);
	name("players", "Carl / Dora");
	name("Event", "Open");
	name("Round", "7");
	name("Date", "2026.11.22");
	expect_tags("[Event \"Open\"]\n[Site \"?\"]\n[Date \"2026.11.22\"]\n[Round \"7\"]\n"
		    "[White \"Carl\"]\n[Black \"Dora\"]\n");
	name("Date", "");
	name("Site", "Here");
	name("Round", "");
	expect_tags("[Site \"Here\"]\n[Date \"2026.11.21\"]\n[Round \"?\"]\n");
}

/*
 * Names given while the colours are reversed are those of the colours then, and turn back with
 * them.
 */
Test(scoresheet, reversed_colours_are_the_players)
{
	struct event event = event_of(LAWS_VERDICT_RESUMED, 2000000);

	begin(NULL, NULL);
	cr_expect_str_eq(scoresheet_player(&record, LAWS_BLACK), "Bela");
	event.verdict.state.reversed = true;
	scoresheet_take(&record, &event);
	cr_expect_str_eq(scoresheet_player(&record, LAWS_WHITE), "Bela");
	name("players", "Carl / Dora");
	cr_expect_str_eq(scoresheet_player(&record, LAWS_WHITE), "Carl");
	cr_expect_str_eq(scoresheet_player(&record, LAWS_BLACK), "Dora");
	expect_tags("[White \"Carl\"]\n[Black \"Dora\"]\n");
	event.verdict.state.reversed = false;
	scoresheet_take(&record, &event);
	cr_expect_str_eq(scoresheet_player(&record, LAWS_WHITE), "Dora");
	cr_expect_str_eq(scoresheet_player(&record, LAWS_BLACK), "Carl");
}
