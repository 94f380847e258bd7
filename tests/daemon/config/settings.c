/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Settings by name: reading, one-line errors, and which differ from the default. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "config/settings.h"

static void set_or_fail(struct settings *settings, const char *key, const char *value)
{
	char error[SETTINGS_ERROR_SIZE] = "";

	cr_assert(settings_set(settings, key, value, error) == 0, "%s=%s: %s", key, value, error);
}

static void expect_refused(const char *key, const char *value, const char *part)
{
	struct settings settings, before;
	char error[SETTINGS_ERROR_SIZE] = "";

	settings_default(&settings);
	before = settings;
	cr_assert(settings_set(&settings, key, value, error) == -EINVAL, "%s=%s was taken", key,
		  value);
	cr_assert(strstr(error, part), "%s=%s: '%s' lacks '%s'", key, value, error, part);
	cr_assert(!strpbrk(error, "\n\r\x1b"), "'%s' is not one clean line", error);
	cr_assert(memcmp(&settings, &before, sizeof(settings)) == 0, "%s was touched", key);
}

static void collect(void *data, const char *key, const char *value)
{
	char *text = data;

	snprintf(text + strlen(text), 1024 - strlen(text), "%s=%s\n", key, value);
}

static void expect_each(const struct settings *settings, const char *expected)
{
	char text[1024] = "";

	settings_each(settings, collect, text);
	cr_assert_str_eq(text, expected);
}

Test(settings, the_default)
{
	struct settings settings;

	settings_default(&settings);
	cr_assert(settings.regulations.edition == LAWS_EDITION_2023);
	cr_assert(settings.regulations.clock == LAWS_CLOCK_OWN);
	cr_assert(settings.regulations.time_control.periods == 0);
	cr_assert(settings.regulations.rest_time == 2000000);
	cr_assert(settings.regulations.draw_offers_from == 1);
	cr_assert_not(settings.regulations.adjust_announced);
	cr_assert(settings.debounce_time == 15000);
	cr_assert(settings.settle_time == 500000);
	cr_assert(settings.touch_time == 80000);
	cr_assert(settings.regulations.square_size == 55);
	cr_assert_str_eq(settings.time_control, "?");
	cr_assert(laws_position_occupied(&settings.start) == 0xffff00000000ffff);
	expect_each(&settings, "");
}

Test(settings, all_that_differ_are_told_in_a_fixed_order)
{
	static const char all[] =
		"Edition=2018\nFormat=blitz\nSupervision=full\nTimeControl=40/5400+30:1800+30\n"
		"Clock=shadow\nRestTime=1.5\nPlayRestTime=0.6\nVariant=chess960\nFen=7K/8/k1P5/7p/"
		"8/8/8/8 b - - 0 1\n"
		"AdjustAnnounced=yes\nDefaultTime=1800\nDrawOffersFromMove=30\nOrientation="
		"black\nDeadSquares=c4 g8\nRulings="
		"automatic\nQuickplayFinish=yes\n"
		"BroadcastDelay=0.25\nChargeDowntime=yes\nWhite=Müller, J.\nBlack=王\n"
		"Event=Club = final\nSite=Köln\nRound=1.2\nDate=2026.11.21\nSquareSize=50\n"
		"DebounceTime=0.02\nSettleTime=0.000001\nTouchTime=0.1\n";
	char lines[sizeof(all)];
	struct settings settings;

	settings_default(&settings);
	memcpy(lines, all, sizeof(all));
	for (char *line = strtok(lines, "\n"); line; line = strtok(NULL, "\n")) {
		char *equals = strchr(line, '=');

		*equals = '\0';
		set_or_fail(&settings, line, equals + 1);
	}
	expect_each(&settings, all);
	cr_assert(settings.regulations.rest_time == 1500000);
	cr_assert(settings.broadcast_delay == 15000000);
	cr_assert(settings.settle_time == 1);
	cr_assert(settings.regulations.time_control.periods == 2);
	cr_assert(settings.black_at_row_one && settings.regulations.rulings_automatic &&
		  settings.regulations.quickplay == LAWS_QUICKPLAY_BY_CLAIM &&
		  settings.regulations.charge_downtime && settings.regulations.adjust_announced);
	cr_assert(laws_position_side(&settings.start) == LAWS_BLACK);
}

Test(settings, going_back_to_the_default)
{
	struct settings settings;

	settings_default(&settings);
	set_or_fail(&settings, "Fen", "7K/8/k1P5/7p/8/8/8/8 b - - 0 1");
	set_or_fail(&settings, "Fen", "");
	set_or_fail(&settings, "TimeControl", "300");
	set_or_fail(&settings, "TimeControl", "?");
	set_or_fail(&settings, "Variant", "standard");
	expect_each(&settings, "");
	cr_assert(laws_position_occupied(&settings.start) == 0xffff00000000ffff);
	cr_assert(settings.regulations.time_control.periods == 0);
}

Test(settings, a_time_control_that_cannot_be_read_keeps_no_time)
{
	struct settings settings;

	settings_default(&settings);
	set_or_fail(&settings, "TimeControl", "300+3");
	set_or_fail(&settings, "TimeControl", "15 min/game + 10 sec/move");
	cr_assert(settings.regulations.time_control.periods == 0);
	expect_each(&settings, "TimeControl=15 min/game + 10 sec/move\n");
}

Test(settings, refused_keys)
{
	expect_refused("", "1", "no setting ''");
	expect_refused("Colour", "1", "no setting 'Colour'; there is Clock, ChargeDowntime");
	expect_refused("edition", "2023", "it is written Edition");
	expect_refused("Zeit", "1", "settings are Edition");
	expect_refused("\x1b[0m", "1", "no setting '?[0m'");
}

Test(settings, refused_names)
{
	expect_refused("Edition", "1999", "Edition expects 2001, 2017, 2018 or 2023, not '1999'");
	expect_refused("Format", "bullet", "Format expects auto, standard, rapid or blitz");
	expect_refused("Supervision", "none", "Supervision expects limited or full");
	expect_refused("Clock", "mine", "Clock expects own, shadow or none");
	expect_refused("Variant", "bughouse", "Variant expects standard or chess960");
	expect_refused("Variant", "Chess960", "Variant expects standard or chess960");
	expect_refused("Orientation", "left", "Orientation expects white or black");
	expect_refused("Rulings", "no", "Rulings expects arbiter or automatic");
	expect_refused("ChargeDowntime", "true", "ChargeDowntime expects no or yes");
	expect_refused("AdjustAnnounced", "aloud",
		       "AdjustAnnounced expects no or yes, not 'aloud'");
	expect_refused("Edition", "", "not ''");
	expect_refused("Edition", "2023 ", "not '2023 '");
}

Test(settings, refused_numbers)
{
	expect_refused("RestTime", "two", "RestTime expects seconds");
	expect_refused("DefaultTime", "-1", "DefaultTime expects seconds");
	expect_refused("DebounceTime", "15ms", "such as 0.015, not '15ms'");
	expect_refused("DebounceTime", "0.0000001", "at most six decimals");
	expect_refused("SettleTime", "", "SettleTime expects seconds");
	expect_refused("SettleTime", "1.", "not '1.'");
	expect_refused("SettleTime", "1.2.3", "not '1.2.3'");
	expect_refused("TouchTime", "1000001", "TouchTime expects seconds");
	expect_refused("TouchTime", "99999999999999999999", "TouchTime expects seconds");
	expect_refused("BroadcastDelay", "x", "BroadcastDelay expects minutes");
	expect_refused("BroadcastDelay", "1000000", "BroadcastDelay expects minutes");
	expect_refused("DrawOffersFromMove", "0", "from 1 to 65535, not '0'");
	expect_refused("SquareSize", "9", "from 10 to 1000, not '9'");
	expect_refused("SquareSize", "55.5", "not '55.5'");
	expect_refused("SquareSize", "4294967351", "not '4294967351'");
}

Test(settings, dead_squares)
{
	struct settings settings;

	settings_default(&settings);
	set_or_fail(&settings, "DeadSquares", " h8 a1  e4 a1");
	cr_assert(settings.dead_squares ==
		  (LAWS_SQUARE_SET(0) | LAWS_SQUARE_SET(28) | LAWS_SQUARE_SET(63)));
	expect_each(&settings, "DeadSquares=a1 e4 h8\n");
	set_or_fail(&settings, "DeadSquares", "");
	expect_each(&settings, "");
}

Test(settings, refused_dead_squares)
{
	expect_refused("DeadSquares", "a9",
		       "DeadSquares expects up to four squares such as a1 h8, not 'a9'");
	expect_refused("DeadSquares", "a1h8", "not 'a1h8'");
	expect_refused("DeadSquares", "a1, h8", "not 'a1, h8'");
	expect_refused("DeadSquares", "a1 b1 c1 d1 e1",
		       "DeadSquares names 5 squares; with more than 4 dead ones");
}

Test(settings, dead_squares_are_for_one_board)
{
	char error[SETTINGS_ERROR_SIZE] = "";
	struct settings settings;

	settings_default(&settings);
	set_or_fail(&settings, "DeadSquares", "a1");
	cr_assert(settings_set(&settings, "VisuallyDisabled", "white", error) == -EINVAL);
	cr_assert(strstr(error, "DeadSquares= is for one board"), "%s", error);
	set_or_fail(&settings, "VisuallyDisabled", "none");
	set_or_fail(&settings, "DeadSquares", "");
	set_or_fail(&settings, "VisuallyDisabled", "white");
	cr_assert(settings_set(&settings, "DeadSquares", "a1", error) == -EINVAL);
	expect_each(&settings, "VisuallyDisabled=white\n");
}

Test(settings, refused_texts)
{
	char text[200];

	memset(text, 'x', sizeof(text));
	text[sizeof(text) - 1] = '\0';
	expect_refused("White", text, "White expects at most 127 bytes, not 199");
	expect_refused("Black", "a\nb", "UTF-8 without control characters");
	expect_refused("Event", "\xff", "UTF-8 without control characters");
	expect_refused("Site", "\xc0\xaf", "UTF-8 without control characters");
	expect_refused("Site", "\xed\xa0\x80", "UTF-8 without control characters");
	expect_refused("Site", "\xf4\x90\x80\x80", "UTF-8 without control characters");
	expect_refused("Site", "\xe2\x82", "UTF-8 without control characters");
	expect_refused("TimeControl", text, "at most 127 bytes");
}

Test(settings, refused_positions_give_every_reason)
{
	expect_refused("Fen", "what", "Fen: the FEN is wrong at its character");
	expect_refused("Fen", "8/8/8/8/8/8/8/8 w - - 0 1",
		       "White must have one king; Black must have one king");
	expect_refused("Fen", "k7/8/8/8/8/8/8/R6K w - - 0 1", "the side not to move is in check");
	expect_refused("Fen", "k6P/8/8/8/8/8/8/7K w - - 0 1", "a pawn stands on rank 1 or 8");
	expect_refused("Fen", "k7/8/8/8/8/8/8/7K w K - 0 1", "a castling right lacks");
}

static void expect_start(const struct settings *settings, const char *fen)
{
	char text[LAWS_FEN_SIZE];

	laws_fen_write_shredder(&settings->start, text);
	cr_assert_str_eq(text, fen);
}

#define SHREDDER "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"

Test(settings, chess960_takes_every_spelling_and_the_numbers)
{
	static const char *const spellings[] = {
		"0",
		SHREDDER,
		"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
	};

	for (size_t i = 0; i < sizeof(spellings) / sizeof(spellings[0]); i++) {
		struct settings settings;

		settings_default(&settings);
		set_or_fail(&settings, "Variant", "chess960");
		cr_assert(settings_need_kinds(&settings));
		set_or_fail(&settings, "Fen", spellings[i]);
		cr_assert_not(settings_need_kinds(&settings));
		cr_assert(laws_position_is_chess960(&settings.start));
		expect_start(&settings, SHREDDER);
	}
}

Test(settings, the_variant_says_what_a_fen_means)
{
	struct settings settings;

	settings_default(&settings);
	set_or_fail(&settings, "Fen", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
	cr_assert_not(laws_position_is_chess960(&settings.start));
	set_or_fail(&settings, "Variant", "chess960");
	cr_assert(laws_position_is_chess960(&settings.start));
	expect_start(&settings, "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1");
	expect_each(&settings, "Variant=chess960\nFen=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\n");
	set_or_fail(&settings, "Variant", "standard");
	cr_assert_not(laws_position_is_chess960(&settings.start));
}

Test(settings, positions_of_chess960_need_the_variant)
{
	char error[SETTINGS_ERROR_SIZE] = "";
	struct settings settings;

	expect_refused("Fen", SHREDDER, "needs Variant=chess960 before it");
	expect_refused("Fen", "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1", "needs Variant=chess960");
	expect_refused("Fen", "518", "wrong at its character");
	settings_default(&settings);
	set_or_fail(&settings, "Variant", "chess960");
	set_or_fail(&settings, "Fen", "518");
	cr_assert_eq(settings_set(&settings, "Variant", "standard", error), -EINVAL);
	cr_assert(settings.chess960);
	cr_assert_eq(settings_set(&settings, "Fen", "960", error), -EINVAL);
	cr_assert_eq(settings_set(&settings, "Fen", "4k3/8/8/8/8/8/8/4K1R1 w Q - 0 1", error),
		     -EINVAL);
	cr_assert(strstr(error, "a castling right lacks its king or rook"), "%s", error);
	cr_assert_eq(settings_set(&settings, "Fen", "4k3/8/8/8/8/8/8/4K1R1 w x - 0 1", error),
		     -EINVAL);
	cr_assert(strstr(error, "files of rooks"), "%s", error);
}
