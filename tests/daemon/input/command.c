/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Verbs and their arguments: read, refused with one line each, and written. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "input/command.h"

static struct command read_or_fail(const char *text)
{
	struct command command;
	char error[COMMAND_ERROR_SIZE] = "";

	cr_assert(command_read(text, &command, error) == 0, "'%s': %s", text, error);
	return command;
}

/* Refused with one clean line that holds @part; the command stays untouched. */
static void expect_refused(const char *text, const char *part)
{
	struct command command, before;
	char error[COMMAND_ERROR_SIZE] = "";

	memset(&command, 0x5a, sizeof(command));
	before = command;
	cr_assert(command_read(text, &command, error) == -EINVAL, "'%s' was read", text);
	cr_assert(strstr(error, part), "'%s': '%s' lacks '%s'", text, error, part);
	cr_assert(!strpbrk(error, "\n\r\t\x1b"), "'%s': '%s' is not one clean line", text, error);
	cr_assert(memcmp(&command, &before, sizeof(command)) == 0);
}

static void expect_written(const char *text, const char *written)
{
	struct command command = read_or_fail(text);
	char again[2 * COMMAND_TEXT_SIZE];

	cr_assert(command_write(&command, again, sizeof(again)) == (int)strlen(written));
	cr_assert_str_eq(again, written);
}

Test(command, no_blank_is_needed_behind_a_colon)
{
	struct command command;
	char error[COMMAND_ERROR_SIZE];

	cr_assert_eq(command_read("from anna (1000):by A. Name:promote N", &command, error), 0,
		     "%s", error);
	cr_assert_str_eq(command.from, "anna (1000)");
	cr_assert_str_eq(command.by, "A. Name");
	cr_assert_eq(command.kind, LAWS_KNIGHT);
}

Test(command, what_is_written_as_it_is_read)
{
	static const char *const texts[] = {
		"start",
		"adjust",
		"adjust e1",
		"adjust a1 e1 f1 h8",
		"promote Q",
		"promote R",
		"promote B",
		"promote N",
		"by A. Name: promote N",
		"from anna (1000): confirm last",
		"from ? (65534): by A. Name: resign white",
		"source gone 2",
		"source back 2",
		"offer-draw white",
		"offer-draw black",
		"accept-draw",
		"decline-draw",
		"resign white",
		"resign black",
		"claim threefold",
		"claim threefold Nf3",
		"claim fifty",
		"claim fifty Kb1",
		"claim flag",
		"claim illegal-move",
		"claim quickplay",
		"claim increment",
		"pause",
		"resume",
		"confirm last",
		"confirm 12",
		"dismiss last",
		"dismiss 3",
		"undo 4",
		"takeback 17",
		"choose 17",
		"set-position 7K/8/k1P5/7p/8/8/8/8 w - - 0 1",
		"set-time white 330.5",
		"set-time black 0",
		"add-time black 120",
		"add-time white -60",
		"move-counter white 40",
		"time-control 40/5400+30:1800+30",
		"time-control 300d3",
		"penalty white warning",
		"penalty black add-opponent 120",
		"penalty white reduce 60",
		"penalty black opponent-points 0.5",
		"penalty white points 1",
		"penalty black loss",
		"penalty black loss 0.5",
		"penalty white points 1/2",
		"penalty white fine 50 EUR for the phone",
		"penalty black exclude 2",
		"penalty white expel",
		"result 1-0",
		"result 0-1 time",
		"result 1/2-1/2 agreement",
		"result 0-0 both-lost",
		"result 1/2-0",
		"result 0-1/2 arbiter",
		"result * arbiter",
		"reopen",
		"arrived white",
		"absent black",
		"wrong-start",
		"colours-reversed",
		"store gone",
		"store full",
		"store back",
		"store differs 12 40 21 1 2 1",
		"players Morphy, Paul / Isouard de Vauvenargues, Carl",
		"players A/B / C / D",
		"tag Event Opera, in a box",
		"tag Site Paris FRA",
		"tag Round 5.1",
		"tag Round",
		"tag Date 1858.11.??",
		"scoresheet black",
		"seal Nf3",
		"adjourn",
		"offence white illegal-move",
		"offence black no-move",
		"offence white two-hands",
		"offence black pawn-not-replaced",
		"source gone",
		"source back",
		"restart",
	};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		expect_written(texts[i], texts[i]);
}

/* Of traces that a recorder beside the store has written. */
Test(command, old_words_are_read)
{
	expect_written("recording gone", "store gone");
	expect_written("recording back", "store back");
}

Test(command, every_verb_has_a_name_that_is_read)
{
	for (int verb = 0; verb < VERB_COUNT; verb++) {
		struct command command;
		char error[COMMAND_ERROR_SIZE];
		const char *name = verb_name((enum verb)verb);

		cr_assert(name && name[0] != '\0' && verb_arguments((enum verb)verb));
		if (command_read(name, &command, error) == 0)
			cr_assert(command.verb == (enum verb)verb, "%s", name);
		else
			cr_assert(strncmp(error, name, strlen(name)) == 0, "%s: %s", name, error);
	}
}

Test(command, every_verb_has_an_example_of_itself)
{
	for (int verb = 0; verb < VERB_COUNT; verb++) {
		cr_expect(read_or_fail(verb_rows[verb].example).verb == (enum verb)verb);
		expect_written(verb_rows[verb].example, verb_rows[verb].example);
	}
}

/* "as" is one argument. */
Test(command, as_many_names_on_dbus_as_arguments)
{
	for (int shape = 0; shape < SHAPE_COUNT; shape++) {
		const struct shape_row *row = &shape_rows[shape];
		size_t arguments = strlen(row->signature) - (row->signature[0] == 'a');
		size_t names = 0;

		for (const char *name = row->names; *name; name += strlen(name) + 1)
			names++;
		cr_expect_eq(names, arguments, "%s", row->usage);
	}
}

static bool is_explained(const char *word, size_t length)
{
	for (const struct argument_row *row = argument_rows; row->name; row++)
		if (strlen(row->name) == length && !strncmp(row->name, word, length))
			return argument_word(row, 0) || row->meaning[0];
	return false;
}

Test(command, every_argument_is_explained)
{
	static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

	for (int shape = 0; shape < SHAPE_COUNT; shape++) {
		const char *word = shape_rows[shape].usage;
		size_t length;

		for (; (word = strpbrk(word, capitals)); word += length) {
			length = strspn(word, capitals);
			cr_expect(length == 1 || is_explained(word, length), "%s", word);
		}
	}
}

Test(command, squares_in_any_spelling)
{
	laws_squares both = LAWS_SQUARE_SET(4) | LAWS_SQUARE_SET(5);

	cr_assert(read_or_fail("adjust e1 f1").squares == both);
	cr_assert(read_or_fail("adjust e1,f1").squares == both);
	cr_assert(read_or_fail("adjust e1f1").squares == both);
	cr_assert(read_or_fail("adjust  e1 , f1 ").squares == both);
	cr_assert(read_or_fail("adjust").squares == 0);
	cr_assert(read_or_fail("adjust h8").squares == LAWS_SQUARE_SET(63));
}

Test(command, times_are_exact)
{
	cr_assert(read_or_fail("set-time white 330").span == 330000000);
	cr_assert(read_or_fail("set-time white 5:30").span == 330000000);
	cr_assert(read_or_fail("set-time white 1:30:00").span == 5400000000);
	cr_assert(read_or_fail("set-time white 0:00:00.000001").span == 1);
	cr_assert(read_or_fail("set-time white 0.1").span == 100000);
	cr_assert(read_or_fail("set-time black 90").side == LAWS_BLACK);
	cr_assert(read_or_fail("add-time black -2:00").span == -120000000);
	cr_assert(read_or_fail("add-time black +2:00").span == 120000000);
}

Test(command, members_of_others)
{
	cr_assert(read_or_fail("promote n").kind == LAWS_KNIGHT);
	cr_assert(read_or_fail("promote R").kind == LAWS_ROOK);
	cr_assert(read_or_fail("confirm last").number == 0);
	cr_assert(read_or_fail("dismiss 7").number == 7);
	cr_assert(read_or_fail("result 1/2-1/2 agreement").result == LAWS_RESULT_DRAW);
	cr_assert(read_or_fail("result 1/2-1/2 agreement").reason == LAWS_REASON_AGREEMENT);
	cr_assert(read_or_fail("result 0-0").reason == LAWS_REASON_NONE);
	cr_assert(read_or_fail("  resign\tblack  ").side == LAWS_BLACK);
}

/* A name fits where the settings keep it, and no further. */
Test(command, names_have_a_bound)
{
	char text[200];

	for (int length = 126; length <= 129; length++) {
		struct command command;
		char error[COMMAND_ERROR_SIZE];
		bool fits = length <= 127;

		snprintf(text, sizeof(text), "tag Event %0*d", length, 0);
		cr_expect_eq(command_read(text, &command, error) == 0, fits, "%d", length);
		snprintf(text, sizeof(text), "players A / %0*d", length, 0);
		cr_expect_eq(command_read(text, &command, error) == 0, fits, "%d", length);
		snprintf(text, sizeof(text), "players %0*d / A", length, 0);
		cr_expect_eq(command_read(text, &command, error) == 0, fits, "%d", length);
	}
}

Test(command, players_in_any_spacing)
{
	char white[COMMAND_TEXT_SIZE], black[COMMAND_TEXT_SIZE];

	cr_assert(players_split("Ann  /  Bob / Ben", white, black));
	cr_expect_str_eq(white, "Ann");
	cr_expect_str_eq(black, "Bob / Ben");
	strcpy(white, "as before");
	cr_assert(!players_split("Ann", white, black));
	cr_assert(!players_split("Ann / ", white, black));
	cr_assert(!players_split(" / Bob", white, black));
	cr_expect_str_eq(white, "as before");
}

Test(command, roles)
{
	cr_assert(verb_role(VERB_ADJUST) == ROLE_PLAYER);
	cr_assert(verb_role(VERB_CLAIM) == ROLE_PLAYER);
	cr_assert(verb_role(VERB_PAUSE) == ROLE_ARBITER);
	cr_assert(verb_role(VERB_ADJOURN) == ROLE_ARBITER);
	cr_assert(verb_role(VERB_SOURCE_GONE) == ROLE_SOURCE);
	cr_assert(verb_role(VERB_RESTART) == ROLE_SOURCE);
}

Test(command, refused_verbs)
{
	expect_refused("", "a verb is missing");
	expect_refused("   ", "a verb is missing");
	expect_refused("castle", "no verb 'castle'");
	expect_refused("Resign white", "no verb 'Resign'");
	expect_refused("source", "source expects gone or back");
	expect_refused("store", "store expects gone or full or back or differs");
	expect_refused("store lost", "store expects gone or full or back or differs, not "
				     "'lost'");
	expect_refused("recording lost", "store expects gone or full or back or differs, not "
					 "'lost'");
	expect_refused("store differs 0 1 1 1 1 1",
		       "store differs expects an event's number, and the last numbers of events, "
		       "public ones, games, alerts and rulings, not '0'");
	expect_refused("store differs 1 1 1 1 1", "store differs expects an event's number, and");
	expect_refused("source gone 3", "source gone expects nothing, or 2 for the second board");
	expect_refused("by : promote N", "by expects the assistant's name");
	expect_refused("from : confirm last", "from expects a user's name and number");
	expect_refused("from anna (1000)", "from expects a user's name and number");
	expect_refused("from a-name-that-is-longer-than-any-user's-name-can-be (1): pause",
		       "from expects a user's name and number, at most 47 bytes");
	expect_refused("from anna (1000): castle", "no verb 'castle'");
	expect_refused("by A. Name", "by expects the assistant's name");
	expect_refused("by A. Name: confirm last",
		       "confirm is no player's verb, and no assistant's");
	expect_refused("by A. Name: castle", "no verb 'castle'");
	expect_refused("source lost", "source expects gone or back, not 'lost'");
	expect_refused("\x1b[31m", "no verb '?[31m'");
}

Test(command, refused_arguments_say_what_is_expected)
{
	expect_refused("players", "players expects both names, White's first");
	expect_refused("players Ann", "as in 'players Morphy, Paul / Isouard, Carl', not 'Ann'");
	expect_refused("players Ann/Bob", "not 'Ann/Bob'");
	expect_refused("players Ann / ", "not 'Ann /'");
	expect_refused("players / Bob", "not '/ Bob'");
	expect_refused("tag", "tag expects Event, Site, Round or Date");
	expect_refused("tag round 5", "tag expects Event, Site, Round or Date");
	expect_refused("tag Result 1-0", "not 'Result'");
	expect_refused("start now", "start expects nothing more, and not 'now'");
	expect_refused("adjust e9", "squares such as e1 f1, not 'e9'");
	expect_refused("adjust e", "squares such as e1 f1, not 'e'");
	expect_refused("promote", "promote expects Q, R, B or N");
	expect_refused("promote K", "promote expects Q, R, B or N, not 'K'");
	expect_refused("promote QR", "not 'QR'");
	expect_refused("resign", "resign expects a side, white or black");
	expect_refused("resign green", "white or black, not 'green'");
	expect_refused("resign white black", "and not 'black' after it");
	expect_refused("claim", "claim expects threefold, fifty, flag");
	expect_refused("claim flag Nf3", "a move after threefold or fifty only, not 'Nf3'");
	expect_refused("claim fifty thisisnomove", "a move in SAN");
	expect_refused("confirm", "an alert's number, or last");
	expect_refused("confirm 0", "not '0'");
	expect_refused("dismiss first", "not 'first'");
	expect_refused("undo last", "undo expects a ruling's number, not 'last'");
	expect_refused("takeback 0", "takeback expects a ply from 1, not '0'");
	expect_refused("choose 0", "choose expects a candidate's number, not '0'");
	expect_refused("move-counter white", "after the side a number of moves");
	expect_refused("move-counter white -1", "not '-1'");
	expect_refused("offence two-hands", "offence expects a side");
	expect_refused("offence white touch-move",
		       "offence expects after the side illegal-move, pawn-not-replaced, two-hands "
		       "or no-move, not 'touch-move'");
	expect_refused("seal", "seal expects a move in SAN");
	expect_refused("scoresheet", "a side, white or black");
}

Test(command, refused_times)
{
	expect_refused("set-time white", "after the side seconds, or 5:30 or 1:30:00");
	expect_refused("set-time 330", "white or black, not '330'");
	expect_refused("set-time white -5", "not '-5'");
	expect_refused("set-time white 5:60", "not '5:60'");
	expect_refused("set-time white 1:60:00", "not '1:60:00'");
	expect_refused("set-time white 1:2:3:4", "not '1:2:3:4'");
	expect_refused("set-time white 5:", "not '5:'");
	expect_refused("set-time white 0:90", "not '0:90'");
	expect_refused("set-time white 1e3", "not '1e3'");
	expect_refused("set-time white .5", "not '.5'");
	expect_refused("set-time white 0.1234567", "not '0.1234567'");
	expect_refused("set-time white 1000001", "not '1000001'");
	expect_refused("set-time white 99999999999999999999", "not '9999");
	expect_refused("add-time white --5", "not '--5'");
	expect_refused("time-control", "expects a time control such as 40/5400+30:1800+30");
	expect_refused("time-control ?", "900+10 or 300d3, not '?'");
	expect_refused("time-control 40/5400:", "not '40/5400:'");
	expect_refused("time-control 900 10", "not '900 10'");
}

Test(command, refused_positions_give_reasons)
{
	expect_refused("set-position", "set-position expects a FEN");
	expect_refused("set-position 8/8/8/8/8/8/8/8 w - - 0 1", "White must have one king");
	expect_refused("set-position 8/8/8/8/8/8/8/8 w - - 0 1", "Black must have one king");
	expect_refused("set-position rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		       "Black has more than eight pawns");
	expect_refused("set-position hello", "the FEN is wrong at its character");
}

Test(command, penalties_are_taken_apart)
{
	struct command command = read_or_fail("penalty black opponent-points 0.5");

	cr_assert(command.penalty.kind == LAWS_PENALTY_OPPONENT_POINTS &&
		  command.penalty.side == LAWS_BLACK && command.penalty.half_points == 1);
	command = read_or_fail("penalty white add-opponent 1:30");
	cr_assert(command.penalty.kind == LAWS_PENALTY_ADD_OPPONENT &&
		  command.penalty.side == LAWS_WHITE && command.penalty.span == 90 * LAWS_SECOND);
	command = read_or_fail("penalty white exclude 3");
	cr_assert(command.penalty.kind == LAWS_PENALTY_EXCLUDE && command.penalty.rounds == 3);
	cr_assert_eq(read_or_fail("penalty white points 1/2").penalty.half_points, 1);
	cr_assert_eq(read_or_fail("penalty white loss").penalty.withheld, 0);
	cr_assert_eq(read_or_fail("penalty white loss 1").penalty.withheld, 0);
	cr_assert_eq(read_or_fail("penalty white loss 1/2").penalty.withheld, 1);
	cr_assert_eq(read_or_fail("penalty white loss 0").penalty.withheld, 2);
	command = read_or_fail("claim illegal-move");
	cr_assert(command.claim == LAWS_CLAIM_OF_ILLEGAL_MOVE);
}

Test(command, refused_penalties_and_results)
{
	expect_refused("penalty white", "after the side warning, add-opponent");
	expect_refused("penalty white slap", "not 'slap'");
	expect_refused("penalty white warning twice", "nothing after this kind, not 'twice'");
	expect_refused("penalty white reduce", "after this kind seconds");
	expect_refused("penalty white points half", "after this kind points, such as 0.5");
	expect_refused("penalty white exclude 0", "a number of rounds, not '0'");
	expect_refused("penalty white fine", "after fine its text");
	expect_refused("penalty white reduce 5 6", "nothing more, not '6'");
	expect_refused("penalty white reduce 0", "more than 0 and at most a day, not '0'");
	expect_refused("penalty white add-opponent 86401", "at most a day, not '86401'");
	expect_refused("penalty white points 0", "points, such as 0.5 or 1, not '0'");
	expect_refused("penalty white points 0.75", "points, such as 0.5 or 1, not '0.75'");
	expect_refused("penalty white opponent-points 1.5", "such as 0.5 or 1, not '1.5'");
	expect_refused("penalty white loss 1.5", "the opponent's score, 0, 0.5 or 1, or nothing");
	expect_refused("penalty white expel 0", "nothing after this kind, not '0'");
	expect_refused("result", "result expects 1-0, 0-1, 1/2-1/2, 1/2-0, 0-1/2, 0-0 or *");
	expect_refused("result 1-1/2", "not '1-1/2'");
	expect_refused("result 2-0", "not '2-0'");
	expect_refused("result 1-0 boredom", "a reason such as agreement");
}

Test(command, text_that_does_not_fit_or_is_not_clean)
{
	char text[400];

	memset(text, 'x', sizeof(text));
	memcpy(text, "penalty white fine ", 19);
	text[sizeof(text) - 1] = '\0';
	expect_refused(text, "at most 159 bytes of text");
	expect_refused("penalty white fine \xff\xfe", "UTF-8 without control characters");
	expect_refused("penalty white fine a\x01", "UTF-8 without control characters");
}
