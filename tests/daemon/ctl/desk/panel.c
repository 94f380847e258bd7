/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What keys do at the arbiter's desk: the orders that come out, and what is under the hand. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "ctl/desk/panel.h"
#include "input/command.h"

static struct desk desk;
static struct panel panel;

static void take(struct desk_board *board, const char *json)
{
	struct json_object *event = json_tokener_parse(json);

	cr_assert(event, "%s", json);
	desk_take(&desk, board, event, 0);
	json_object_put(event);
	panel_renew(&panel);
}

static void raise_alert(const char *id, int alert, const char *confidence)
{
	struct desk_board *board = desk_board(&desk, id);
	char json[300];

	snprintf(json, sizeof(json),
		 "{\"seq\":%d,\"t\":%d,\"type\":\"alert\",\"id\":%d,\"kind\":\"no-move\","
		 "\"article\":\"7.5.3\",\"side\":\"white\",\"confidence\":\"%s\"}",
		 (int)board->seq + 1, alert, alert, confidence);
	take(board, json);
}

static void rule(const char *id, int ruling, int alert)
{
	struct desk_board *board = desk_board(&desk, id);
	char json[300];

	snprintf(json, sizeof(json),
		 "{\"seq\":%d,\"t\":9,\"type\":\"ruling\",\"id\":%d,\"alert\":%d,"
		 "\"decision\":\"dismissed\",\"by\":\"arbiter\"}",
		 (int)board->seq + 1, ruling, alert);
	take(board, json);
}

static void begin(void)
{
	desk_init(&desk);
	panel_init(&panel, &desk, NULL);
	desk_board(&desk, "1");
	desk_board(&desk, "2");
	panel_renew(&panel);
}

static void end(void)
{
	desk_close(&desk);
}

TestSuite(panel, .init = begin, .fini = end);

/* Presses the characters of @keys; U, D, E, X and B are up, down, Enter, Escape and erase. */
static bool press(const char *keys)
{
	bool given = false;

	for (; *keys; keys++) {
		int key = *keys == 'U'	 ? PANEL_UP
			  : *keys == 'D' ? PANEL_DOWN
			  : *keys == 'E' ? PANEL_ENTER
			  : *keys == 'X' ? PANEL_ESCAPE
			  : *keys == 'B' ? PANEL_ERASE
					 : *keys;

		cr_assert(!given, "an order before the last key");
		given = panel_key(&panel, key);
	}
	return given;
}

/* Every order that comes out is one, as the daemon reads it. */
static void expect_order(const char *keys, const char *board, const char *line)
{
	char reason[COMMAND_ERROR_SIZE];
	struct command command;

	cr_assert(press(keys), "'%s' gives no order: %s", keys, panel.message);
	cr_expect_str_eq(panel.line, line);
	cr_expect_str_eq(panel.order_board, board);
	cr_expect_eq(command_read(panel.line, &command, reason), 0, "%s", reason);
	cr_expect_eq(panel.state, panel.base);
}

Test(panel, the_most_urgent_is_under_the_hand_until_a_key_chooses)
{
	raise_alert("1", 1, "possible");
	raise_alert("2", 1, "certain");
	cr_expect_eq(panel_alert(&panel), desk.open[0]);
	cr_expect_str_eq(panel.board, "2");
	press("D");
	cr_expect_str_eq(panel.board, "1");
	raise_alert("2", 2, "certain");
	cr_expect_str_eq(panel.board, "1", "an alert that comes does not slip under the hand");
	cr_expect_eq(panel_alert(&panel)->id, 1);
}

Test(panel, confirm_and_dismiss_name_the_alert_that_was_seen)
{
	raise_alert("1", 3, "certain");
	raise_alert("2", 8, "certain");
	press("D");
	cr_assert(!press("c"));
	raise_alert("1", 4, "certain");
	expect_order("E", "2", "confirm 8");
	expect_order("UUdE", "1", "dismiss 3");
}

Test(panel, an_alert_that_was_ruled_on_meanwhile_is_not_confirmed)
{
	raise_alert("1", 3, "certain");
	raise_alert("1", 4, "certain");
	cr_assert(!press("c"));
	rule("1", 1, 3);
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(panel.is_refusal);
	cr_expect(!press("E"), "Enter opens a menu, and gives no order");
	cr_expect_eq(panel.state, PANEL_MENU);
}

Test(panel, escape_leaves_every_order)
{
	raise_alert("1", 1, "certain");
	cr_expect(!press("cX"));
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(!press("p1X"));
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(!press("p1230X"));
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(!press("EX"));
	cr_expect_eq(panel.state, PANEL_LIST);
}

Test(panel, confirm_without_an_alert_says_so)
{
	cr_expect(!press("c"));
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(panel.is_refusal);
	cr_expect_str_eq(panel.message, "Choose an alert first.");
}

/* In the order of verbs.def. */
Test(panel, penalties_ask_for_what_they_need)
{
	expect_order("p11E", "1", "penalty white warning");
	expect_order("p222:30EE", "1", "penalty black add-opponent 2:30");
	expect_order("p2390EE", "1", "penalty black reduce 90");
	expect_order("p140.5EE", "1", "penalty white opponent-points 0.5");
	expect_order("p151EE", "1", "penalty white points 1");
	expect_order("p26E", "1", "penalty black loss");
	expect_order("p1750 euros for a phoneEE", "1", "penalty white fine 50 euros for a phone");
	expect_order("p182EE", "1", "penalty white exclude 2");
	expect_order("p19E", "1", "penalty white expel");
	cr_expect(!panel.cannot_be_undone);
}

Test(panel, offences_are_those_that_an_arbiter_can_see)
{
	expect_order("o11E", "1", "offence white illegal-move");
	expect_order("o2DEE", "1", "offence black pawn-not-replaced");
	expect_order("o13E", "1", "offence white two-hands");
	expect_order("o24E", "1", "offence black no-move");
}

Test(panel, clocks_are_set_and_changed)
{
	expect_order("t115:30EE", "1", "set-time white 5:30");
	cr_expect(panel.cannot_be_undone);
	expect_order("t22-60EE", "1", "add-time black -60");
	expect_order("sE", "1", "pause");
	cr_expect(!panel.cannot_be_undone);
	expect_order("rE", "1", "resume");
}

Test(panel, a_note_is_kept_as_it_is_written)
{
	expect_order("nthe phone of white rangEE", "1", "note the phone of white rang");
	cr_expect(panel.cannot_be_undone);
	cr_expect(!press("n E"), "nothing is no note");
	press("X");
}

Test(panel, what_is_written_can_be_mended)
{
	expect_order("t119BB60EE", "1", "set-time white 60");
}

Test(panel, a_text_that_is_no_argument_is_refused_with_its_reason)
{
	cr_expect(!press("t11soonE"));
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(panel.is_refusal);
	cr_expect(strstr(panel.message, "soon"), "%s", panel.message);
}

Test(panel, moves_are_taken_back_from_the_latest)
{
	struct desk_board *one = desk_find(&desk, "1");

	cr_expect(!press("b"));
	cr_expect_str_eq(panel.message, "There is nothing to choose from.");
	take(one, "{\"seq\":1,\"t\":1,\"type\":\"completed\",\"ply\":1,\"side\":\"white\","
		  "\"uci\":\"e2e4\",\"san\":\"e4\",\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/"
		  "PPPP1PPP/RNBQKBNR b KQkq - 0 1\",\"by\":\"clock\"}");
	take(one, "{\"seq\":2,\"t\":2,\"type\":\"completed\",\"ply\":2,\"side\":\"black\","
		  "\"uci\":\"e7e5\",\"san\":\"e5\",\"fen\":\"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"
		  "PPPP1PPP/RNBQKBNR w KQkq - 0 2\",\"by\":\"clock\"}");
	expect_order("bEE", "1", "takeback 2");
	cr_expect(panel.cannot_be_undone);
	expect_order("b2E", "1", "takeback 1");
}

static void give_candidates(const char *json)
{
	struct json_object *list = json_tokener_parse(json);

	cr_assert(list, "%s", json);
	panel_take_candidates(&panel, panel.order_board, list, "");
	json_object_put(list);
}

/* Their numbers are not their places; what all of them begin with is left out. */
Test(panel, one_of_the_lines_that_the_board_lists_is_chosen)
{
	cr_expect(!press("w"));
	cr_assert(panel_wants_candidates(&panel));
	cr_expect(!press("E1"), "there is nothing to choose from yet");
	give_candidates(
		"[{\"number\":4,\"ply\":12,\"san\":[\"Nf6\",\"Bd3\",\"O-O\"],"
		"\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 8\"},"
		"{\"number\":7,\"ply\":12,\"san\":[\"Nf6\",\"Be2\",\"O-O\"],\"record\":true,"
		"\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 8\"}]");
	cr_assert(!panel_wants_candidates(&panel));
	cr_expect_str_eq(panel.choices[0].label, "7. Bd3 O-O");
	cr_expect_str_eq(panel.choices[1].label, "7. Be2 O-O  (as recorded)");
	expect_order("2E", "1", "choose 7");
	cr_expect_str_eq(panel.said, "Choose how the game went on: 7. Be2 O-O  (as recorded)");
}

Test(panel, a_line_that_is_only_the_beginning_of_another_is_shown)
{
	cr_expect(!press("w"));
	give_candidates("[{\"number\":1,\"ply\":2,\"san\":[\"e5\",\"Nf3\",\"Nc6\"],"
			"\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 3\"},"
			"{\"number\":2,\"ply\":2,\"san\":[\"e5\"],"
			"\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 2\"}]");
	cr_expect_str_eq(panel.choices[0].label, "1... e5 2. Nf3 Nc6");
	cr_expect_str_eq(panel.choices[1].label, "1... e5");
	expect_order("1E", "1", "choose 1");
}

Test(panel, without_lines_there_is_nothing_to_choose_from)
{
	cr_expect(!press("w"));
	give_candidates("[]");
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(panel.is_refusal);
	cr_expect_str_eq(panel.message,
			 "The record is not in doubt: there is nothing to choose from.");
	cr_expect(!press("w"));
	panel_take_candidates(&panel, "1", NULL, "Refused: for a reason");
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect_str_eq(panel.message, "Refused: for a reason");
}

Test(panel, lines_that_nobody_waits_for_any_more_open_no_menu)
{
	cr_expect(!press("wX"));
	give_candidates("[{\"number\":1,\"ply\":1,\"san\":[\"e4\"],\"fen\":\"\"}]");
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(!press("w"));
	panel_take_candidates(&panel, "2", NULL, "of another board");
	cr_expect(panel_wants_candidates(&panel));
	desk_board_remove(&desk, desk_find(&desk, "1"));
	panel_renew(&panel);
	cr_expect_eq(panel.state, PANEL_LIST);
}

Test(panel, only_rulings_that_stand_are_undone)
{
	struct desk_board *one = desk_find(&desk, "1");

	cr_expect(!press("u"));
	cr_expect_eq(panel.state, PANEL_LIST);
	raise_alert("1", 1, "certain");
	raise_alert("1", 2, "certain");
	rule("1", 5, 1);
	rule("1", 6, 2);
	expect_order("uEE", "1", "undo 6");
	expect_order("u2E", "1", "undo 5");
	take(one, "{\"seq\":5,\"t\":9,\"type\":\"ruling\",\"id\":6,\"alert\":2,"
		  "\"decision\":\"undone\",\"by\":\"arbiter\"}");
	expect_order("uEE", "1", "undo 5");
}

Test(panel, any_other_order_can_be_written)
{
	expect_order(":result 1-0EE", "1", "result 1-0");
	cr_expect(panel.cannot_be_undone);
	cr_expect(!press(":candidatesE"));
	cr_expect(panel.is_refusal, "that is no verb");
}

/* Whoever writes in another alphabet has arrows, digits and Enter. */
Test(panel, the_menu_does_everything_without_letters)
{
	raise_alert("1", 7, "certain");
	expect_order("E2E", "1", "confirm 7");
	expect_order("E3E", "1", "dismiss 7");
	expect_order("EDDDDEEEE", "1", "penalty white warning");
}

/* So that a hand that rests on Enter does no harm. */
Test(panel, the_first_entry_of_the_menu_gives_no_order)
{
	raise_alert("1", 7, "certain");
	cr_expect(!press("EE"));
	cr_expect_eq(panel.state, PANEL_BOARD);
	cr_expect(!press("q"));
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect(!panel.leaves);
	press("q");
	cr_expect(panel.leaves);
}

Test(panel, one_board_has_no_list)
{
	panel_init(&panel, &desk, "2");
	panel_renew(&panel);
	cr_expect_eq(panel.state, PANEL_BOARD);
	expect_order("sE", "2", "pause");
	cr_expect_eq(panel.state, PANEL_BOARD);
	press("D");
	cr_expect_str_eq(panel.board, "2");
	press("q");
	cr_expect(panel.leaves);
}

Test(panel, a_board_that_goes_takes_the_choice_and_the_order_with_it)
{
	raise_alert("2", 1, "certain");
	cr_expect_str_eq(panel.board, "2");
	press("c");
	desk_board_remove(&desk, desk_find(&desk, "2"));
	panel_renew(&panel);
	cr_expect_eq(panel.state, PANEL_LIST);
	cr_expect_str_eq(panel.board, "1");
	desk_board_remove(&desk, desk_find(&desk, "1"));
	panel_renew(&panel);
	press("UDEcpubX?q");
	cr_expect(!panel_board(&panel));
}

Test(panel, every_action_has_a_key_of_its_own)
{
	for (int i = 0; i < PANEL_ACTIONS; i++)
		for (int j = 0; j < i; j++)
			cr_expect_neq(panel_actions[i].key, panel_actions[j].key);
}
