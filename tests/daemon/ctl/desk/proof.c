/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The picture of an alert's evidence, from its event and the game before it. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "ctl/desk/proof.h"
#include "../../event/support.h"

static struct view view;
static struct proof_acts acts;
static struct proof proof;

static void begin(void)
{
	view_init(&view, NULL);
	acts = (struct proof_acts){0};
}

TestSuite(proof, .init = begin);

static void take(const char *json)
{
	struct json_object *event = json_tokener_parse(json);

	cr_assert(event, "%s", json);
	if (event_json_type(event) == EVENT_ALERT)
		proof_make(&proof, event, &view, &acts);
	view_take(&view, event);
	proof_acts_take(&acts, event);
	json_object_put(event);
}

/* "(P)", "[P]", "1N ": a square as it would be shown. */
static void expect(const char *name, const char *shown)
{
	laws_square at = square(name);
	laws_piece piece = proof.board[at];
	char text[4] = {proof.before[at],
			piece == LAWS_UNKNOWN_PIECE ? '?'
			: piece == LAWS_NO_PIECE    ? '.'
						    : laws_piece_letter(piece),
			proof.after[at], '\0'};

	cr_expect_str_eq(text, shown, "%s: '%s', not '%s'", name, text, shown);
}

Test(proof, a_move_that_is_not_on_the_record_goes_from_its_square_to_another)
{
	take("{\"type\":\"touched\",\"t\":1000,\"side\":\"white\",\"square\":\"e2\",\"piece\":"
	     "\"P\"}");
	take("{\"type\":\"released\",\"t\":2000,\"side\":\"white\",\"from\":\"e2\","
	     "\"square\":\"e5\",\"piece\":\"P\"}");
	take("{\"type\":\"alert\",\"id\":1,\"kind\":\"illegal-move\",\"side\":\"white\",\"ply\":1,"
	     "\"evidence\":{\"from\":\"e2\",\"to\":\"e5\",\"missing\":[\"e2\"],"
	     "\"unexpected\":[\"e5\"]}}");
	expect("e2", "(P)");
	expect("e5", "[P]");
	expect("d2", " P ");
	cr_expect_eq(proof.acts.count, 2u);
	cr_expect(!proof.acts.act[0].put_down);
	cr_expect_eq(proof.acts.act[0].t, 1000);
	cr_expect(proof.acts.act[1].put_down);
	cr_expect_eq(proof.acts.act[1].square, square("e5"));
}

Test(proof, what_nobody_knows_is_a_question_mark)
{
	take("{\"type\":\"alert\",\"id\":1,\"kind\":\"displaced\",\"evidence\":{"
	     "\"missing\":[\"a1\",\"b1\"],\"unexpected\":[\"a4\"]}}");
	expect("a1", "(R)");
	expect("b1", "(N)");
	expect("a4", "[?]");
}

/* The move counts by then: what stood before it is what a hand found. */
Test(proof, how_a_move_was_made_is_shown_on_the_position_before_it)
{
	view_init(&view, "4k3/8/8/3p4/8/8/6B1/4K3 w - - 0 1");
	take("{\"type\":\"made\",\"t\":1,\"ply\":1,\"side\":\"white\",\"uci\":\"g2d5\","
	     "\"san\":\"Bxd5\",\"fen\":\"4k3/8/8/3B4/8/8/8/4K3 b - - 0 1\"}");
	take("{\"type\":\"alert\",\"id\":1,\"kind\":\"two-hands\",\"side\":\"white\",\"ply\":1,"
	     "\"evidence\":{\"what\":\"too-far\",\"squares\":[\"d5\",\"g2\"]}}");
	expect("d5", "1p ");
	expect("g2", "2B ");
}

Test(proof, touches_have_their_order_and_the_move_played_its_brackets)
{
	take("{\"type\":\"made\",\"t\":1,\"ply\":1,\"side\":\"white\",\"uci\":\"g1f3\","
	     "\"san\":\"Nf3\",\"fen\":\"rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 "
	     "1\"}");
	take("{\"type\":\"alert\",\"id\":1,\"kind\":\"touch-move\",\"side\":\"white\",\"ply\":1,"
	     "\"evidence\":{\"touched\":[\"e2\",\"g1\",\"e2\"],\"played\":\"g1f3\"}}");
	expect("e2", "1P ");
	expect("g1", "2N ");
	expect("f3", "[N]");
}

Test(proof, the_wrong_hand_on_the_clock_is_shown_behind_the_move)
{
	take("{\"type\":\"made\",\"t\":1,\"ply\":1,\"side\":\"white\",\"uci\":\"e2e4\","
	     "\"san\":\"e4\",\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 "
	     "1\"}");
	take("{\"type\":\"alert\",\"id\":1,\"kind\":\"clock-other-hand\",\"side\":\"white\","
	     "\"ply\":1,\"evidence\":{\"what\":\"on-clock\",\"squares\":[\"e4\"]}}");
	expect("e4", "1P ");
	expect("e2", " . ");
}

Test(proof, a_switch_that_fails_is_marked)
{
	take("{\"type\":\"alert\",\"id\":1,\"kind\":\"sensor\",\"evidence\":{\"what\":\"switch\","
	     "\"square\":\"c3\",\"shows\":\"occupied\"}}");
	expect("c3", "1. ");
}

Test(proof, acts_of_an_earlier_turn_are_gone)
{
	take("{\"type\":\"touched\",\"t\":1,\"side\":\"white\",\"square\":\"e2\",\"piece\":\"P\"}");
	take("{\"type\":\"completed\",\"t\":2,\"ply\":1,\"side\":\"white\",\"uci\":\"e2e4\","
	     "\"san\":\"e4\",\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 "
	     "1\"}");
	take("{\"type\":\"alert\",\"id\":1,\"kind\":\"touch-move\",\"side\":\"white\"}");
	cr_expect_eq(proof.acts.count, 1u);
	take("{\"type\":\"alert\",\"id\":2,\"kind\":\"displaced\"}");
	cr_expect_eq(proof.acts.count, 0u);
	take("{\"type\":\"alert\",\"id\":3,\"kind\":\"no-move\",\"side\":\"black\"}");
	cr_expect_eq(proof.acts.count, 0u, "the other player's acts prove nothing");
	take("{\"type\":\"touched\",\"t\":3,\"side\":\"black\",\"square\":\"e7\",\"piece\":\"p\"}");
	cr_expect_eq(acts.count, 1u);
	cr_expect_eq(acts.act[0].square, square("e7"));
}

Test(proof, the_latest_acts_are_kept)
{
	char json[200];

	for (int i = 0; i < PROOF_ACTS + 3; i++) {
		snprintf(json, sizeof(json),
			 "{\"type\":\"touched\",\"t\":%d,\"side\":\"white\",\"square\":\"e2\","
			 "\"piece\":\"P\"}",
			 i);
		take(json);
	}
	cr_expect_eq(acts.count, (unsigned int)PROOF_ACTS);
	cr_expect_eq(acts.act[PROOF_ACTS - 1].t, PROOF_ACTS + 2);
}

/* What has to be put back before the game can go on. */
Test(proof, a_board_is_shown_with_what_differs_from_the_record)
{
	take("{\"type\":\"touched\",\"t\":1,\"side\":\"white\",\"square\":\"e2\",\"piece\":\"P\"}");
	take("{\"type\":\"released\",\"t\":2,\"side\":\"white\",\"from\":\"e2\","
	     "\"square\":\"e5\",\"piece\":\"P\"}");
	take("{\"type\":\"touched\",\"t\":3,\"side\":\"white\",\"square\":\"g1\",\"piece\":\"N\"}");
	proof_of_board(&proof, &view);
	expect("e2", "(P)");
	expect("e5", "[P]");
	expect("g1", "(N)");
	expect("d2", " P ");
	view_init(&view, NULL);
	proof_of_board(&proof, &view);
	cr_expect(!proof.is_marked);
}

Test(proof, an_alert_of_long_ago_has_marks_alone)
{
	struct json_object *event = json_tokener_parse(
		"{\"type\":\"alert\",\"id\":1,\"kind\":\"illegal-move\",\"evidence\":{"
		"\"from\":\"e2\",\"to\":\"e5\",\"missing\":[\"e2\"],\"unexpected\":[\"e5\"]}}");

	proof_make(&proof, event, NULL, NULL);
	json_object_put(event);
	expect("e2", "(.)");
	expect("e5", "[?]");
	expect("a1", " . ");
}
