/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the arbiter's desk would show, from events as the bus gives them. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "ctl/desk/desk.h"
#include "../../event/support.h"

#define SECOND 1000000

static struct desk desk;

static void begin(void)
{
	desk_init(&desk);
}

static void end(void)
{
	desk_close(&desk);
}

TestSuite(desk, .init = begin, .fini = end);

static struct json_object *object(const char *json)
{
	struct json_object *value = json_tokener_parse(json);

	cr_assert(value, "%s", json);
	return value;
}

/* What the bus says of a board when the desk comes to it at @wall. */
static struct desk_board *board(const char *id, const char *properties, uint64_t wall)
{
	struct desk_board *board = desk_board(&desk, id);
	struct json_object *value = object(properties);

	cr_assert(board);
	desk_take_properties(&desk, board, value, wall);
	json_object_put(value);
	return board;
}

static struct desk_board *running(const char *id)
{
	return board(id,
		     "{\"StreamId\":\"s\",\"Speed\":1.0,\"Time\":100000000,\"Health\":\"ok\","
		     "\"White\":\"Ann\",\"Black\":\"Bob\"}",
		     1000 * SECOND);
}

static void take(struct desk_board *board, const char *json)
{
	struct json_object *event = object(json);

	desk_take(&desk, board, event, board->base_wall);
	json_object_put(event);
}

static void alert(struct desk_board *board, int seq, int id, const char *confidence, int t)
{
	char json[400];

	snprintf(json, sizeof(json),
		 "{\"seq\":%d,\"t\":%d,\"type\":\"alert\",\"id\":%d,\"kind\":\"no-move\","
		 "\"article\":\"7.5.3\",\"side\":\"white\",\"ply\":1,\"confidence\":\"%s\","
		 "\"evidence\":{\"penalty\":{\"kind\":\"add-opponent\",\"seconds\":120}}}",
		 seq, t, id, confidence);
	take(board, json);
}

static void expect_order(const char *expected)
{
	char order[200] = "";
	size_t length = 0;

	for (unsigned int i = 0; i < desk.open_count; i++)
		length += (size_t)snprintf(order + length, sizeof(order) - length, "%s%s:%d",
					   i ? " " : "", desk.open[i]->board->id,
					   (int)desk.open[i]->id);
	cr_expect_str_eq(order, expected);
}

Test(desk, what_is_certain_stands_before_what_has_waited_longer)
{
	struct desk_board *one = running("1");
	struct desk_board *two = running("2");

	alert(one, 1, 1, "possible", 10 * SECOND);
	alert(one, 2, 2, "likely", 20 * SECOND);
	alert(one, 3, 3, "certain", 30 * SECOND);
	alert(two, 1, 1, "certain", 25 * SECOND);
	alert(two, 2, 2, "likely", 26 * SECOND);
	expect_order("2:1 1:3 1:2 2:2 1:1");
}

/* Each board has a time of its own: what counts is how long the alert has waited. */
Test(desk, boards_that_began_at_other_times_are_compared_by_the_wall)
{
	struct desk_board *late =
		board("1", "{\"StreamId\":\"s\",\"Speed\":1.0,\"Time\":100000000}", 1000 * SECOND);
	struct desk_board *early =
		board("2", "{\"StreamId\":\"s\",\"Speed\":1.0,\"Time\":5000000}", 1000 * SECOND);

	alert(late, 1, 1, "certain", 98 * SECOND);
	alert(early, 1, 1, "certain", 1 * SECOND);
	expect_order("2:1 1:1");
}

Test(desk, what_arises_at_once_stands_by_board_and_number)
{
	struct desk_board *ten = running("10");
	struct desk_board *two = running("2");

	alert(ten, 1, 1, "certain", 50 * SECOND);
	alert(two, 1, 2, "certain", 50 * SECOND);
	alert(two, 2, 3, "certain", 50 * SECOND);
	expect_order("2:2 2:3 10:1");
}

Test(desk, boards_stand_in_the_order_of_counting)
{
	running("hall");
	running("10");
	running("9");
	running("a");
	cr_expect_str_eq(desk.boards[0]->id, "9");
	cr_expect_str_eq(desk.boards[1]->id, "10");
	cr_expect_str_eq(desk.boards[2]->id, "a");
	cr_expect_str_eq(desk.boards[3]->id, "hall");
}

Test(desk, rulings_close_alerts_and_undoing_opens_them)
{
	struct desk_board *one = running("1");

	alert(one, 1, 1, "certain", SECOND);
	alert(one, 2, 2, "certain", 2 * SECOND);
	take(one, "{\"seq\":3,\"t\":3000000,\"type\":\"ruling\",\"id\":1,\"alert\":1,"
		  "\"side\":\"white\",\"decision\":\"confirmed\","
		  "\"penalty\":{\"kind\":\"add-opponent\",\"seconds\":120},\"by\":\"arbiter\"}");
	expect_order("1:2");
	cr_expect(!desk_open_alert(one, 1));
	cr_expect_eq(desk_open_of(one), 1u);
	cr_expect_eq(desk_ruling(one, 0)->alert, 1);
	cr_expect(desk_ruling(one, 0)->stands);
	cr_expect_str_eq(desk_ruling(one, 0)->cost, "add-opponent 120");
	take(one, "{\"seq\":4,\"t\":4000000,\"type\":\"ruling\",\"id\":1,\"alert\":1,"
		  "\"decision\":\"undone\",\"by\":\"arbiter\"}");
	expect_order("1:1 1:2");
	cr_expect(!desk_ruling(one, 0)->stands);
	cr_expect(!desk_ruling(one, 1));
}

Test(desk, what_lapses_cannot_be_undone)
{
	struct desk_board *one = running("1");

	alert(one, 1, 1, "certain", SECOND);
	take(one, "{\"seq\":2,\"t\":3000000,\"type\":\"ruling\",\"id\":1,\"alert\":1,"
		  "\"decision\":\"lapsed\"}");
	expect_order("");
	cr_expect(!desk_ruling(one, 0)->stands);
}

Test(desk, the_bell_rings_once_for_each_new_alert)
{
	struct desk_board *one = running("1");

	cr_expect(!desk_rings(&desk));
	alert(one, 1, 1, "possible", SECOND);
	cr_expect(desk_rings(&desk));
	cr_expect(!desk_rings(&desk));
	alert(one, 2, 2, "possible", SECOND);
	take(one, "{\"seq\":3,\"t\":3000000,\"type\":\"ruling\",\"id\":1,\"alert\":2,"
		  "\"decision\":\"lapsed\"}");
	cr_expect(!desk_rings(&desk), "it lapsed before anybody saw it");
}

Test(desk, events_that_were_seen_are_not_taken_twice)
{
	struct desk_board *one = running("1");

	alert(one, 7, 1, "certain", SECOND);
	alert(one, 7, 2, "certain", SECOND);
	alert(one, 6, 3, "certain", SECOND);
	expect_order("1:1");
}

Test(desk, a_restarted_daemon_with_the_same_stream_goes_on)
{
	struct desk_board *one = running("1");

	alert(one, 5, 1, "certain", SECOND);
	desk_take_absence(&desk, 1001 * SECOND);
	cr_expect(one->absent);
	running("1");
	cr_expect(!one->absent);
	cr_expect_eq(one->seq, 5);
	expect_order("1:1");
}

Test(desk, another_stream_begins_anew)
{
	struct desk_board *one = running("1");

	alert(one, 5, 1, "certain", SECOND);
	board("1",
	      "{\"StreamId\":\"other\",\"Time\":1,\"StartFEN\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"}",
	      1000 * SECOND);
	cr_expect_eq(one->seq, 0);
	cr_expect_eq(laws_piece_letter(one->view.stood[square("e1")]), 'K');
	cr_expect_eq(one->view.stood[square("d1")], LAWS_NO_PIECE);
	expect_order("");
}

Test(desk, clocks_run_in_the_board_s_time_and_stand_without_a_daemon)
{
	struct desk_board *one = running("1");

	take(one, "{\"seq\":1,\"t\":100000000,\"type\":\"clock\",\"running\":\"white\","
		  "\"white_ms\":60000,\"black_ms\":60000,\"why\":\"start\"}");
	cr_expect_eq(view_left(&one->view, LAWS_WHITE, desk_now(one, 1010 * SECOND)), 50000);
	cr_expect_eq(view_left(&one->view, LAWS_BLACK, desk_now(one, 1010 * SECOND)), 60000);
	desk_take_absence(&desk, 1010 * SECOND);
	cr_expect_eq(view_left(&one->view, LAWS_WHITE, desk_now(one, 1020 * SECOND)), 50000);
}

/* Else a clock would lose what was waited for the board. */
Test(desk, time_begins_with_the_board)
{
	struct desk_board *one = board("1",
				       "{\"StreamId\":\"s\",\"Speed\":1.0,\"Time\":0,"
				       "\"Health\":\"waiting\"}",
				       1000 * SECOND);
	struct json_object *health = object("{\"Health\":\"ok\"}");

	cr_expect_eq(desk_now(one, 1050 * SECOND), 0);
	desk_take_properties(&desk, one, health, 1050 * SECOND);
	json_object_put(health);
	take(one, "{\"seq\":1,\"t\":1,\"type\":\"clock\",\"running\":\"white\","
		  "\"white_ms\":60000,\"black_ms\":60000,\"why\":\"start\"}");
	cr_expect_eq(view_left(&one->view, LAWS_WHITE, desk_now(one, 1060 * SECOND)), 50000);
}

Test(desk, a_source_that_has_ended_stops_the_time)
{
	struct desk_board *one = running("1");
	struct json_object *health = object("{\"Health\":\"ended\"}");

	desk_take_properties(&desk, one, health, 1003 * SECOND);
	json_object_put(health);
	cr_expect_eq(desk_now(one, 1100 * SECOND), 103 * SECOND);
}

Test(desk, a_board_that_is_removed_takes_its_alerts_with_it)
{
	struct desk_board *one = running("1");
	struct desk_board *two = running("2");

	alert(one, 1, 1, "certain", SECOND);
	alert(two, 1, 1, "certain", 2 * SECOND);
	desk_board_remove(&desk, one);
	expect_order("2:1");
	cr_expect_eq(desk.board_count, 1u);
}

/* Events of long ago are not kept for ever; the alerts that are open are. */
Test(desk, open_alerts_are_those_that_the_daemon_says)
{
	struct desk_board *one = running("1");
	struct json_object *open = object(
		"[{\"seq\":2,\"t\":2000000,\"id\":2,\"kind\":\"flag-fall\",\"article\":\"6.8\","
		"\"side\":\"white\",\"confidence\":\"certain\",\"evidence\":{\"result\":\"0-1\"}},"
		"{\"seq\":9,\"t\":9000000,\"id\":3,\"kind\":\"no-move\",\"article\":\"7.5.3\","
		"\"side\":\"white\",\"confidence\":\"certain\","
		"\"evidence\":{\"penalty\":{\"kind\":\"loss\",\"result\":\"0-1\"}}}]");
	char cost[ALERT_TEXT_SIZE];

	alert(one, 8, 1, "certain", 8 * SECOND);
	alert(one, 9, 3, "certain", 9 * SECOND);
	desk_cost(desk_open_alert(one, 3), cost);
	cr_expect_str_eq(cost, "If this is confirmed, Black gets 2:00 more.");
	desk_take_open(&desk, one, open);
	json_object_put(open);
	expect_order("1:2 1:3");
	desk_cost(desk_open_alert(one, 3), cost);
	cr_expect_str_eq(cost, "If this is confirmed, the game ends 0-1.");
	cr_expect(!desk_open_alert(one, 2)->proof.is_marked);
}

/* The list is of a moment later than the last event that has come. */
Test(desk, an_alert_that_was_listed_before_its_event_came_is_one)
{
	struct desk_board *one = running("1");
	struct json_object *open =
		object("[{\"seq\":2,\"t\":2000000,\"type\":\"alert\",\"id\":1,\"kind\":\"illegal-"
		       "move\",\"side\":\"white\","
		       "\"confidence\":\"certain\",\"evidence\":{\"from\":\"e2\",\"to\":\"e5\"}}]");

	desk_take_open(&desk, one, open);
	cr_expect(desk_rings(&desk));
	cr_expect_eq(desk.open[0]->proof.board[square("e2")], LAWS_NO_PIECE);
	desk_take(&desk, one, json_object_array_get_idx(open, 0), one->base_wall);
	cr_expect_eq(desk.open_count, 1u);
	cr_expect(!desk_rings(&desk));
	json_object_put(open);
}

Test(desk, an_alert_says_what_happened_and_what_it_costs_apart)
{
	struct desk_board *one = running("1");
	char text[ALERT_TEXT_SIZE];

	alert(one, 1, 1, "certain", SECOND);
	desk_sentence(desk.open[0], text);
	cr_expect_str_eq(text, "White pressed the clock without making a move (Article 7.5.3).");
	desk_cost(desk.open[0], text);
	cr_expect_str_eq(text, "If this is confirmed, Black gets 2:00 more.");
	take(one, "{\"seq\":2,\"t\":2000000,\"type\":\"alert\",\"id\":2,\"kind\":\"touch-move\","
		  "\"article\":\"4.3\",\"side\":\"white\",\"ply\":1,\"confidence\":\"likely\"}");
	desk_cost(desk_open_alert(one, 2), text);
	cr_expect_str_eq(text, "");
}

Test(desk, no_more_boards_than_a_daemon_has)
{
	char id[8];

	for (int i = 0; i < DESK_BOARDS; i++) {
		snprintf(id, sizeof(id), "%d", i);
		cr_assert(desk_board(&desk, id));
	}
	cr_expect(!desk_board(&desk, "256"));
	cr_expect(!desk_board(&desk, "no-id"));
	cr_expect(desk_board(&desk, "7"));
}

Test(desk, all_alerts_that_a_judge_keeps_and_reopens_have_room)
{
	struct desk_board *one = running("1");
	char json[300];

	for (int i = 1; i <= 3 * ALERTS_KEPT; i++) {
		alert(one, 2 * i, i, "certain", i * SECOND);
		if (i % 3)
			continue;
		snprintf(json, sizeof(json),
			 "{\"seq\":%d,\"t\":%d,\"type\":\"ruling\",\"id\":%d,\"alert\":%d,"
			 "\"decision\":\"dismissed\",\"by\":\"arbiter\"}",
			 2 * i + 1, i * SECOND, i, i);
		take(one, json);
	}
	cr_expect_eq(desk.open_count, LAWS_JUDGE_ALERTS - 1u, "the last one was dismissed");
	cr_expect_eq(desk.open[desk.open_count - 1]->id, 3 * ALERTS_KEPT - 1);
}
