/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the live screen would show, from events as the bus gives them. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "ctl/view.h"
#include "../event/support.h"

static struct view view;

static void take(const char *json)
{
	struct json_object *event = json_tokener_parse(json);

	cr_assert(event, "%s", json);
	view_take(&view, event);
	json_object_put(event);
}

static char piece_on(const char *name)
{
	return laws_piece_letter(view.board[square(name)]);
}

static bool is_lifted(const char *name)
{
	return view.lifted & LAWS_SQUARE_SET(square(name));
}

Test(view, pieces_in_the_air_are_seen)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"touched\",\"side\":\"white\",\"square\":\"e2\",\"piece\":\"P\"}");
	cr_expect(is_lifted("e2"));
	cr_expect_eq(piece_on("e2"), 'P');
	take("{\"t\":2,\"type\":\"released\",\"side\":\"white\",\"from\":\"e2\",\"square\":\"e4\","
	     "\"piece\":\"P\"}");
	cr_expect(!is_lifted("e2"));
	cr_expect_eq(piece_on("e2"), '.');
	cr_expect_eq(piece_on("e4"), 'P');
}

Test(view, a_made_move_clears_the_captured_piece)
{
	view_init(&view, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
	take("{\"t\":1,\"type\":\"touched\",\"side\":\"white\",\"square\":\"d5\",\"piece\":\"p\"}");
	take("{\"t\":2,\"type\":\"touched\",\"side\":\"white\",\"square\":\"e4\",\"piece\":\"P\"}");
	take("{\"t\":3,\"type\":\"made\",\"ply\":1,\"side\":\"white\",\"uci\":\"e4d5\","
	     "\"san\":\"exd5\",\"fen\":\"4k3/8/8/3P4/8/8/8/4K3 b - - 0 1\"}");
	cr_expect_eq(view.lifted, 0u);
	cr_expect_eq(piece_on("d5"), 'P');
	cr_expect_eq(piece_on("e4"), '.');
	cr_expect_eq(view.plies, 1u);
	cr_expect(!view.moves[0].completed);
	cr_expect_eq(view.last_move, LAWS_SQUARE_SET(square("e4")) | LAWS_SQUARE_SET(square("d5")));
}

Test(view, pieces_have_their_names)
{
	static const struct {
		const char *letter, *name;
	} pieces[] = {{"P", "pawn"},  {"n", "knight"}, {"B", "bishop"}, {"r", "rook"},
		      {"Q", "queen"}, {"k", "king"},   {"?", "piece"}};
	char json[200], expected[80];

	view_init(&view, NULL);
	for (size_t i = 0; i < sizeof(pieces) / sizeof(pieces[0]); i++) {
		snprintf(json, sizeof(json),
			 "{\"t\":1,\"type\":\"touched\",\"side\":\"white\",\"square\":\"e2\","
			 "\"piece\":\"%s\"}",
			 pieces[i].letter);
		take(json);
		snprintf(expected, sizeof(expected), "touched the %s on e2", pieces[i].name);
		cr_expect_str_eq(view.log[i % VIEW_LOG].text, expected);
	}
}

Test(view, adjusted_pieces_are_back)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"touched\",\"side\":\"white\",\"square\":\"d1\",\"piece\":\"Q\"}");
	take("{\"t\":2,\"type\":\"adjusted\",\"side\":\"white\",\"squares\":[\"d1\"]}");
	cr_expect(!is_lifted("d1"));
}

Test(view, restored_shows_the_last_legal_position)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"released\",\"side\":\"white\",\"from\":\"e1\",\"square\":\"e3\","
	     "\"piece\":\"K\"}");
	cr_expect_eq(piece_on("e3"), 'K');
	take("{\"t\":2,\"type\":\"game\",\"state\":\"restored\"}");
	cr_expect_eq(piece_on("e1"), 'K');
	cr_expect_eq(piece_on("e3"), '.');
}

Test(view, notes_are_shown_as_they_were_written)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"note\",\"note\":\"White came late\"}");
	cr_expect_eq(view.noted, 1u);
	cr_expect_str_eq(view.notes[0].text, "White came late");
	cr_expect_eq(view.open, 0u);
}

Test(view, rulings_close_alerts)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"alert\",\"id\":1,\"kind\":\"no-move\",\"article\":\"7.5.3\","
	     "\"confidence\":\"certain\",\"text\":\"…\"}");
	cr_expect_eq(view.open, 1u);
	cr_expect_str_eq(view.notes[0].decision, "");
	take("{\"t\":2,\"type\":\"ruling\",\"id\":1,\"alert\":1,"
	     "\"decision\":\"confirmed\"}");
	cr_expect_eq(view.open, 0u);
	cr_expect_str_eq(view.notes[0].decision, "confirmed");
	take("{\"t\":3,\"type\":\"ruling\",\"id\":1,\"alert\":1,\"decision\":\"undone\"}");
	cr_expect_eq(view.open, 1u);
	cr_expect_str_eq(view.notes[0].decision, "undone");
}

Test(view, penalties_without_alerts_are_noted)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"ruling\",\"id\":7,\"side\":\"black\",\"decision\":"
	     "\"confirmed\",\"penalty\":{\"kind\":\"reduce\",\"seconds\":60},\"by\":\"arbiter\"}");
	cr_expect_eq(view.open, 0u);
	cr_expect(view.notes[0].is_penalty);
	cr_expect_str_eq(view.notes[0].heading, "7");
	cr_expect_str_eq(view.notes[0].text, "Black: reduce 60");
	take("{\"t\":2,\"type\":\"ruling\",\"id\":7,\"decision\":\"undone\"}");
	cr_expect_str_eq(view.notes[1].text, "undone");
}

Test(view, a_game_that_had_ended_goes_on)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"game\",\"state\":\"ended\",\"result\":\"1-0\","
	     "\"reason\":\"arbiter\"}");
	cr_expect(view.ended);
	take("{\"t\":2,\"type\":\"game\",\"state\":\"paused\"}");
	cr_expect(!view.ended);
	cr_expect_str_eq(view.state, "paused");
}

Test(view, the_running_clock_counts)
{
	char text[32];

	view_init(&view, NULL);
	take("{\"t\":1000000,\"type\":\"clock\",\"running\":\"black\",\"white_ms\":60000,"
	     "\"black_ms\":12000,\"why\":\"press\"}");
	cr_expect_eq(view_left(&view, LAWS_WHITE, 9000000), 60000);
	cr_expect_eq(view_left(&view, LAWS_BLACK, 9000000), 4000);
	cr_expect_eq(view_left(&view, LAWS_BLACK, 99000000), 0);
	view_time_write(3725000, text, sizeof(text));
	cr_expect_str_eq(text, "1:02:05");
	view_time_write(4321, text, sizeof(text));
	cr_expect_str_eq(text, "0:00:04.3");
}

Test(view, withdrawn_moves_leave_the_score)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"made\",\"ply\":1,\"side\":\"white\",\"uci\":\"e2e4\","
	     "\"san\":\"e4\",\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 "
	     "1\"}");
	take("{\"t\":2,\"type\":\"withdrawn\",\"ply\":1,\"uci\":\"e2e4\"}");
	cr_expect_eq(view.plies, 0u);
}

Test(view, a_withdrawn_move_is_not_restored)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"made\",\"ply\":1,\"side\":\"white\",\"uci\":\"e2e4\","
	     "\"san\":\"e4\","
	     "\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"}");
	take("{\"t\":2,\"type\":\"withdrawn\",\"ply\":1,\"uci\":\"e2e4\"}");
	take("{\"t\":3,\"type\":\"game\",\"state\":\"restored\"}");
	cr_expect_eq(piece_on("e2"), 'P');
	cr_expect_eq(piece_on("e4"), '.');
}

Test(view, a_second_game_begins_at_the_start)
{
	view_init(&view, NULL);
	take("{\"t\":1,\"type\":\"made\",\"ply\":1,\"side\":\"white\",\"uci\":\"e2e4\","
	     "\"san\":\"e4\","
	     "\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\"}");
	take("{\"t\":2,\"type\":\"game\",\"state\":\"ended\",\"result\":\"1-0\"}");
	cr_expect(view.ended);
	take("{\"t\":3,\"type\":\"game\",\"state\":\"started\"}");
	cr_expect(!view.ended);
	cr_expect_eq(view.plies, 0u);
	cr_expect_eq(piece_on("e2"), 'P');
}

Test(view, strange_events_are_borne)
{
	view_init(&view, "no FEN");
	take("{\"type\":\"made\",\"ply\":-5,\"uci\":\"zz\",\"fen\":\"x\",\"san\":7}");
	take("{\"type\":\"completed\",\"ply\":99999999,\"side\":\"black\"}");
	take("{\"type\":\"touched\",\"square\":\"z9\"}");
	take("{\"type\":\"adjusted\",\"squares\":3}");
	take("{\"type\":\"released\",\"from\":\"e2\"}");
	take("{\"type\":\"novelty\"}");
	take("{}");
	cr_expect_eq(view.lifted, 0u);
}
