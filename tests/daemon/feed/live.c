/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the live page is told: steps that lead where the whole stands, and nothing that is not
 * shown. */
#include <criterion/criterion.h>
#include <string.h>

#include "feed/live.h"
#include "support.h"

static struct boards boards;
static struct live live;

static void begin(void)
{
	boards_of(&boards, "1 2 10");
	live_init(&live);
	for (unsigned int i = 0; i < boards.list->len; i++)
		g_bytes_unref(live_take(&live, g_ptr_array_index(boards.list, i)));
}

static void finish(void)
{
	live_clear(&live);
	boards_end(&boards);
}

TestSuite(live, .init = begin, .fini = finish);

static struct board *board(const char *id)
{
	return boards_find(&boards, id);
}

/* The JSON behind "data: " of an event, the caller's to put; its name and id are checked. */
static struct json_object *data_of(GBytes *event, const char *name)
{
	gsize size;
	g_autofree char *text = g_strndup(g_bytes_get_data(event, &size), g_bytes_get_size(event));
	g_autofree char *head = g_strdup_printf("event: %s\nid: %s\ndata: ", name, live.id);
	struct json_object *json;

	cr_assert(g_str_has_prefix(text, head), "%s", text);
	cr_assert(g_str_has_suffix(text, "}\n\n"), "%s", text);
	cr_assert_null(strchr(text + strlen(head), '\r'));
	cr_assert_eq(strcspn(text + strlen(head), "\n"), size - strlen(head) - 2, "one line");
	json = json_tokener_parse(text + strlen(head));
	cr_assert(json, "%s", text);
	return json;
}

static struct json_object *step(const char *id)
{
	g_autoptr(GBytes) event = live_take(&live, board(id));

	cr_assert(event, "nothing was told");
	return data_of(event, "board");
}

static int64_t integer(struct json_object *object, const char *key)
{
	return json_object_get_int64(json_object_object_get(object, key));
}

static const char *text(struct json_object *object, const char *key)
{
	return json_object_get_string(json_object_object_get(object, key));
}

static size_t moves(struct json_object *object)
{
	return json_object_array_length(json_object_object_get(object, "moves"));
}

Test(live, whole_has_boards_in_their_order)
{
	static const char *const order[] = {"1", "2", "10"};
	struct json_object *whole = data_of(live_whole(&live), "boards");
	struct json_object *list = json_object_object_get(whole, "boards");

	cr_assert_eq(json_object_array_length(list), 3);
	for (size_t i = 0; i < 3; i++)
		cr_assert_str_eq(text(json_object_array_get_idx(list, i), "id"), order[i]);
	json_object_put(whole);
}

Test(live, step_has_only_what_is_new)
{
	struct json_object *told;

	start_game(&board("2")->record, 1, "");
	complete(&board("2")->record, "e4 e5");
	json_object_put(step("2"));
	complete(&board("2")->record, "Nf3");
	told = step("2");
	cr_assert_str_eq(text(told, "id"), "2");
	cr_assert_eq(integer(told, "from"), 2);
	cr_assert_eq(moves(told), 1);
	told = (json_object_put(told), NULL);
	tell(&board("2")->record, "{'type':'withdrawn','ply':2}");
	told = step("2");
	cr_assert_eq(integer(told, "from"), 1);
	cr_assert_eq(moves(told), 0);
	json_object_put(told);
}

Test(live, expected_move_is_shown_in_play_alone)
{
	struct board *one = board("1");
	struct json_object *told;

	one->there = one->play = true;
	g_strlcpy(one->expected, "Nf6", sizeof(one->expected));
	told = step("1");
	cr_assert_str_eq(text(told, "expected"), "Nf6");
	json_object_put(told);
	one->delayed = true;
	told = step("1");
	cr_assert_null(json_object_object_get(told, "expected"));
	json_object_put(told);
	one->delayed = one->play = false;
	cr_assert_null(live_take(&live, one));
}

Test(live, move_has_its_number_and_its_clocks)
{
	struct json_object *told, *move;

	start_game(&board("1")->record, 1, "4k3/8/8/8/8/8/4p3/2K5 b - - 0 41");
	complete(&board("1")->record, "e1=Q+");
	told = step("1");
	move = json_object_array_get_idx(json_object_object_get(told, "moves"), 0);
	cr_assert_str_eq(text(told, "start"), "4k3/8/8/8/8/8/4p3/2K5");
	cr_assert_str_eq(text(move, "side"), "black");
	cr_assert_str_eq(text(move, "san"), "e1=Q+");
	cr_assert_str_eq(text(move, "fen"), "4k3/8/8/8/8/8/8/2K1q3");
	cr_assert_eq(integer(move, "number"), 41);
	cr_assert_eq(integer(move, "white_ms"), 5399000);
	cr_assert_eq(integer(move, "black_ms"), 5398000);
	json_object_put(told);
}

/* Health is not delayed as the game is, and a number of an event tells of others. */
Test(live, what_is_not_shown_is_not_told)
{
	char id[LIVE_ID_SIZE];

	strcpy(id, live.id);
	strcpy(board("1")->health, "fault");
	strcpy(board("1")->stream, "another");
	board("1")->seen = 77;
	cr_assert_null(live_take(&live, board("1")));
	cr_assert_str_eq(live.id, id);
}

Test(live, clock_has_a_moment_only_while_it_runs)
{
	struct json_object *told, *clock;

	board("1")->clock = (struct board_clock){{60000, 50000}, LAWS_BLACK, 5000000, 1};
	told = step("1");
	clock = json_object_object_get(told, "clock");
	cr_assert_str_eq(text(clock, "running"), "black");
	cr_assert_eq(integer(clock, "black_ms"), 50000);
	cr_assert_eq(integer(clock, "at"), (5000000 + live.epoch) / 1000);
	cr_assert_null(live_take(&live, board("1")), "the same clock later");
	told = (json_object_put(told), NULL);
	board("1")->clock.running = -1;
	told = step("1");
	cr_assert_null(json_object_object_get(json_object_object_get(told, "clock"), "at"));
	json_object_put(told);
}

Test(live, id_is_of_the_content_alone)
{
	struct live late;

	start_game(&board("1")->record, 1, "");
	complete(&board("1")->record, "d4 d5");
	json_object_put(step("1"));
	tell(&board("1")->record, "{'type':'withdrawn','ply':2}");
	json_object_put(step("1"));
	live_init(&late);
	for (int i = 2; i >= 0; i--)
		g_bytes_unref(live_take(&late, g_ptr_array_index(boards.list, (unsigned int)i)));
	cr_assert_str_eq(late.id, live.id);
	cr_assert(g_bytes_equal(live_json(&late), live_json(&live)));
	live_clear(&late);
}

Test(live, names_are_text)
{
	struct json_object *told;

	strcpy(board("1")->record.names[RECORD_WHITE], "</script>\"\\\n event: x");
	told = step("1");
	cr_assert_str_eq(text(told, "white"), "</script>\"\\\n event: x");
	json_object_put(told);
}

/* As the page does it: the moves before "from" stay, what is told follows. */
static void follow(GPtrArray *page, struct json_object *told)
{
	struct json_object *list = json_object_object_get(told, "moves");
	unsigned int from = (unsigned int)integer(told, "from");

	cr_assert_leq(from, page->len, "a step into nowhere");
	g_ptr_array_set_size(page, (int)from);
	for (size_t i = 0; i < json_object_array_length(list); i++)
		g_ptr_array_add(page, g_strdup(json_object_to_json_string(
					      json_object_array_get_idx(list, i))));
}

static void page_is_whole(const GPtrArray *page, const char *id)
{
	gsize size;
	const char *json = g_bytes_get_data(live_json(&live), &size);
	g_autofree char *copy = g_strndup(json, size);
	struct json_object *whole = json_tokener_parse(copy);
	struct json_object *list = json_object_object_get(whole, "boards"), *one, *moves_there;

	for (size_t i = 0; i < json_object_array_length(list); i++) {
		one = json_object_array_get_idx(list, i);
		if (strcmp(text(one, "id"), id) != 0)
			continue;
		moves_there = json_object_object_get(one, "moves");
		cr_assert_eq(json_object_array_length(moves_there), page->len);
		for (unsigned int m = 0; m < page->len; m++)
			cr_assert_str_eq(g_ptr_array_index(page, m),
					 json_object_to_json_string(
						 json_object_array_get_idx(moves_there, m)));
	}
	json_object_put(whole);
}

/* Takebacks, an illegal move that stands, a promotion told later and a new game, between moves. */
Test(live, steps_lead_where_the_whole_stands)
{
	static const char *const events[] = {
		"e4 e5 Nf3",
		"{'type':'withdrawn','ply':2}",
		"d5 exd5 Qxd5",
		"{'type':'completed','ply':5,'side':'white','uci':'e1e8','san':'Ke8','fen':"
		"'rnb1Kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQ1BNR b - - 1 3'}",
		"{'type':'withdrawn','ply':5}",
		"{'type':'withdrawn','ply':1}",
		"{'type':'game','state':'started','game':2,'fen':'8/P3k3/8/8/8/8/8/4K3 w - - 0 1'}",
		"a8=Q Kd6 Kd2",
		"{'type':'promotion','ply':1,'piece':'r','uci':'a7a8r','source':'inferred'}",
		"{'type':'game','state':'ended','result':'1-0','reason':'resignation'}",
	};
	g_autoptr(GPtrArray) page = g_ptr_array_new_with_free_func(g_free);
	struct json_object *told;

	start_game(&board("10")->record, 1, "");
	for (size_t i = 0; i < G_N_ELEMENTS(events); i++) {
		if (events[i][0] == '{')
			tell(&board("10")->record, events[i]);
		else
			complete(&board("10")->record, events[i]);
		told = step("10");
		follow(page, told);
		page_is_whole(page, "10");
		json_object_put(told);
	}
}
