/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* From PGN to plays: the acts asked of the players, and the refusals. */
#include <criterion/criterion.h>
#include <errno.h>
#include <string.h>

#include "script.h"

static int read(const char *text, struct script *script, char error[SCRIPT_ERROR_SIZE])
{
	struct laws_pgn pgn;

	error[0] = '\0';
	laws_pgn_init(&pgn, text, strlen(text));
	return script_read(&pgn, "x.pgn", script, error);
}

static struct script read_or_fail(const char *text)
{
	struct script script;
	char error[SCRIPT_ERROR_SIZE];

	cr_assert(read(text, &script, error) == 1, "%s: %s", text, error);
	return script;
}

static void expect_refused(const char *text, const char *expected)
{
	struct script script;
	char error[SCRIPT_ERROR_SIZE];

	cr_assert(read(text, &script, error) == -EINVAL, "%s was read", text);
	cr_assert(strncmp(error, expected, strlen(expected)) == 0, "%s: '%s' is not '%s'", text,
		  error, expected);
	cr_assert(!strpbrk(error, "\n\r\x1b"), "'%s' is not one clean line", error);
}

static void expect_ending(const char *text, enum ending ending)
{
	struct script script = read_or_fail(text);

	cr_assert(script.ending == ending, "%s", text);
	script_free(&script);
}

Test(script, moves_become_plays)
{
	struct script script = read_or_fail("1. e4 {best by test} e5 (1... c5) 2. Nf3 $1 *");

	cr_assert(script.count == 3);
	for (size_t i = 0; i < 3; i++)
		cr_assert(script.plays[i].kind == PLAY_MOVE);
	cr_assert(script.plays[2].move.from == 6 && script.plays[2].move.to == 21);
	cr_assert(laws_position_side(&script.plays[1].before) == LAWS_BLACK);
	script_free(&script);
}

Test(script, tags_become_settings)
{
	struct script script = read_or_fail("[White \"Say \\\"A\\\"\"]\n[Black \"?\"]\n"
					    "[TimeControl \"300+3\"]\n"
					    "[Round \"1\"]\n\n1. e4 *\n");

	cr_assert_str_eq(script.settings.white, "Say \"A\"");
	cr_assert_str_eq(script.settings.black, "");
	cr_assert_str_eq(script.settings.round, "1");
	cr_assert(script.settings.regulations.time_control.periods == 1);
	script_free(&script);
}

Test(script, tags_that_do_not_fit_are_cut_at_a_whole_character)
{
	char text[600] = "[White \"";

	for (int i = 0; i < 100; i++)
		strcat(text, "é");
	strcat(text, "\"]\n[Black \"\xff!\"]\n\n1. e4 *\n");
	struct script script = read_or_fail(text);

	cr_assert(strlen(script.settings.white) == 126);
	cr_assert_str_eq(script.settings.black, "?!");
	script_free(&script);
}

Test(script, endings)
{
	expect_ending("1. e4 e5 *", ENDING_NONE);
	expect_ending("1. f3 e5 2. g4 Qh4# 0-1", ENDING_ON_BOARD);
	expect_ending("1. e4 e5 1-0", ENDING_RESIGN);
	expect_ending("1. e4 e5 1/2-1/2", ENDING_AGREEMENT);
	expect_ending("1. e4 1/2-1/2", ENDING_RESULT);
	expect_ending("[Event \"x\"]\n\n1/2-1/2", ENDING_RESULT);
}

Test(script, the_loser_resigns_whoever_is_to_move)
{
	struct script script = read_or_fail("1. e4 e5 1-0");

	cr_assert(script.loser == LAWS_BLACK);
	script_free(&script);
	script = read_or_fail("1. e4 e5 0-1");
	cr_assert(script.loser == LAWS_WHITE);
	script_free(&script);
}

Test(script, incidents_come_before_the_move_that_follows)
{
	struct script script = read_or_fail("{[%act adjust d1 e1]} 1. e4 {[%act illegal e8e6] "
					    "[%clk 0:05:00] [%act no-move]} e5 *");

	cr_assert(script.count == 5);
	cr_assert(script.plays[0].kind == PLAY_ADJUST);
	cr_assert(script.plays[0].squares == (LAWS_SQUARE_SET(3) | LAWS_SQUARE_SET(4)));
	cr_assert(script.plays[1].kind == PLAY_MOVE);
	cr_assert(script.plays[2].kind == PLAY_ILLEGAL);
	cr_assert(script.plays[2].from == 60 && script.plays[2].to == 44);
	cr_assert(script.plays[3].kind == PLAY_NO_MOVE);
	cr_assert(laws_position_side(&script.plays[3].before) == LAWS_BLACK);
	cr_assert(script.plays[4].kind == PLAY_MOVE);
	script_free(&script);
}

Test(script, refused_incidents_say_where_and_what)
{
	expect_refused("1. e4\n{[%act adjust e2]} e5 *", "x.pgn:2: adjust e2: nothing stands");
	expect_refused("1. e4 {\n\n[%act adjust z9]} e5 *",
		       "x.pgn:3: adjust expects squares such as d1 e1, not 'z9'");
	expect_refused("{[%act adjust]} 1. e4 *", "x.pgn:1: adjust expects squares");
	expect_refused("{[%act illegal]} 1. e4 *", "x.pgn:1: illegal expects one move");
	expect_refused("{[%act illegal e2e4]} 1. e4 *",
		       "x.pgn:1: illegal e2e4: this move is legal here");
	expect_refused("{[%act illegal e7e5]} 1. e4 *",
		       "x.pgn:1: illegal e7e5: the player to move has no piece on e7");
	expect_refused("{[%act illegal a1a2]} 1. e4 *",
		       "x.pgn:1: illegal a1a2: a piece of the same player stands on a2");
	expect_refused("{[%act illegal e2 e5]} 1. e4 *", "x.pgn:1: illegal expects one move");
	expect_refused("{[%act sneeze]} 1. e4 *",
		       "x.pgn:1: [%act ] expects adjust SQUARES, illegal FROMTO or no-move, not "
		       "'sneeze'");
	expect_refused("{[%act no-move} 1. e4 *", "x.pgn:1: [%act lacks its closing bracket");
	expect_refused("1. e4 {[%act no-move]} *", "x.pgn:1: no move follows this incident");
}

Test(script, castling_is_no_illegal_king_move)
{
	expect_refused("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 {[%act illegal e1g1]} 4. O-O *",
		       "x.pgn:1: illegal e1g1: this move is legal here");
}

Test(script, refused_games_say_where_and_what)
{
	expect_refused("1. e4\n1... e4 *", "x.pgn:2: 'e4': this move is not legal here");
	expect_refused("1. e4 {open", "x.pgn:1: ");
	expect_refused("[White \"A]\n\n1. e4 *", "x.pgn:1: a tag is written");
	expect_refused("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
		       "x.pgn:1: the FEN tag is no legal position");
}

Test(script, after_a_refused_game_comes_the_next)
{
	static const char text[] = "[Event \"1\"]\n\n1. e4 e4 *\n\n[Event \"2\"]\n\n1. d4 *\n";
	struct script script;
	struct laws_pgn pgn;
	char error[SCRIPT_ERROR_SIZE];

	laws_pgn_init(&pgn, text, strlen(text));
	cr_assert(script_read(&pgn, "x", &script, error) == -EINVAL);
	cr_assert(script_read(&pgn, "x", &script, error) == 1);
	cr_assert_str_eq(script.settings.event, "2");
	script_free(&script);
	cr_assert(script_read(&pgn, "x", &script, error) == 0);
}
