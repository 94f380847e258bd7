/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Events against the contract: names, keys and their order, and what is public. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"
#include "util/text.h"

#define EXPECT_JSON(event, public, expected)                                                       \
	do {                                                                                       \
		char *json = json_of(event, public);                                               \
		cr_expect_str_eq(json, expected, "%s", json);                                      \
		free(json);                                                                        \
	} while (0)

#define EXPECT_LINE(event, expected)                                                               \
	do {                                                                                       \
		char line[EVENT_LINE_SIZE];                                                        \
		event_line(event, line, sizeof(line));                                             \
		cr_expect_str_eq(line, expected, "%s", line);                                      \
	} while (0)

Test(event, completed)
{
	struct laws_position position = position_of(NULL);
	struct event event = move_event(LAWS_VERDICT_COMPLETED, &position, 1, "e4", 3029000);

	event.verdict.clock_kept = true;
	event.verdict.left[LAWS_WHITE] = 302472999;
	event.verdict.left[LAWS_BLACK] = 302000000;
	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":3029000,\"type\":\"completed\",\"ply\":1,\"side\":\"white\","
		    "\"uci\":\"e2e4\",\"san\":\"e4\","
		    "\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\","
		    "\"by\":\"clock\",\"white_ms\":302472,\"black_ms\":302000}");
	EXPECT_LINE(&event,
		    "  0:03.029  White  completed   1. e4           White 0:05:02, Black 0:05:02");
}

Test(event, times_are_left_out_when_none_are_kept)
{
	struct laws_position position = position_of(NULL);
	struct event event = move_event(LAWS_VERDICT_COMPLETED, &position, 1, "e4", 1000);

	event.verdict.by = LAWS_COMPLETED_BY_NEXT_MOVE;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"completed\",\"ply\":1,\"side\":\"white\","
		    "\"uci\":\"e2e4\",\"san\":\"e4\","
		    "\"fen\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\","
		    "\"by\":\"next-move\"}");
}

Test(event, touched_released_adjusted)
{
	struct event event = event_of(LAWS_VERDICT_TOUCHED, 14320000);

	event.verdict.side = LAWS_BLACK;
	event.verdict.square = square("g8");
	event.verdict.piece = LAWS_PIECE(LAWS_BLACK, LAWS_KNIGHT);
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":14320000,\"type\":\"touched\",\"side\":\"black\","
		    "\"square\":\"g8\",\"piece\":\"n\"}");
	EXPECT_LINE(&event, "  0:14.320  Black  touched     g8 n");
	event.verdict.kind = LAWS_VERDICT_RELEASED;
	event.verdict.from = square("g8");
	event.verdict.square = square("f6");
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":14320000,\"type\":\"released\",\"side\":\"black\","
		    "\"from\":\"g8\",\"square\":\"f6\",\"piece\":\"n\"}");
	event = event_of(LAWS_VERDICT_ADJUSTED, 0);
	event.verdict.squares = LAWS_SQUARE_SET(square("a1")) | LAWS_SQUARE_SET(square("h8"));
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":0,\"type\":\"adjusted\",\"side\":\"white\","
		    "\"squares\":[\"a1\",\"h8\"]}");
	EXPECT_LINE(&event, "  0:00.000  White  adjusted    a1 h8");
}

Test(event, made_counts_moves_from_the_position)
{
	struct laws_position position = position_of("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 41");
	struct event event = move_event(LAWS_VERDICT_MADE, &position, 9, "O-O-O", 3723004000);

	EXPECT_LINE(&event, " 1:02:03.004  Black  made        41... O-O-O");
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":3723004000,\"type\":\"made\",\"ply\":9,\"side\":\"black\","
		    "\"uci\":\"e8c8\",\"san\":\"O-O-O\","
		    "\"fen\":\"2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 42\"}");
}

Test(event, withdrawn_and_promotion)
{
	struct laws_position position = position_of("7k/P7/8/8/8/8/8/K7 w - - 0 1");
	struct event event = move_event(LAWS_VERDICT_WITHDRAWN, &position, 1, "a8=Q+", 5);

	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":5,\"type\":\"withdrawn\",\"ply\":1,\"uci\":\"a7a8q\","
		    "\"why\":\"taken-back\"}");
	event = event_of(LAWS_VERDICT_PROMOTION, 5);
	event.verdict.ply = 1;
	event.verdict.piece = LAWS_PIECE(LAWS_WHITE, LAWS_KNIGHT);
	event.verdict.source = LAWS_PROMOTION_INFERRED;
	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":5,\"type\":\"promotion\",\"ply\":1,\"piece\":\"N\","
		    "\"source\":\"inferred\"}");
}

Test(event, illegal_move_has_its_evidence)
{
	struct event event = event_of(LAWS_VERDICT_ALERT, 6000000);
	struct laws_verdict *alert = &event.verdict;

	alert->alert = LAWS_ALERT_ILLEGAL_MOVE;
	alert->confidence = LAWS_CERTAIN;
	alert->id = 2;
	alert->ply = 11;
	alert->side = LAWS_BLACK;
	strcpy(alert->article, "7.5.1");
	alert->played_from = square("e1");
	alert->played_to = square("e3");
	alert->played_captured = LAWS_NO_SQUARE;
	alert->missing = LAWS_SQUARE_SET(square("e1"));
	alert->unexpected = LAWS_SQUARE_SET(square("e3"));
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":6000000,\"type\":\"alert\",\"id\":2,"
		    "\"kind\":\"illegal-move\",\"article\":\"7.5.1\",\"side\":\"black\","
		    "\"ply\":11,\"confidence\":\"certain\",\"evidence\":{\"from\":\"e1\","
		    "\"to\":\"e3\",\"missing\":[\"e1\"],\"unexpected\":[\"e3\"]},"
		    "\"text\":\"Black played e1-e3 and pressed the clock, but that move is not "
		    "legal (Article 7.5.1).\"}");
	EXPECT_LINE(&event,
		    "! 0:06.000  Black  ALERT       #2 illegal-move, certain: Black played e1-e3 "
		    "and pressed the clock, but that move is not legal (Article 7.5.1).");
}

Test(event, illegal_move_that_cannot_be_named)
{
	struct event event = event_of(LAWS_VERDICT_ALERT, 0);
	char text[EVENT_LINE_SIZE];

	event.verdict.alert = LAWS_ALERT_ILLEGAL_MOVE;
	strcpy(event.verdict.article, "7.5.1");
	event.verdict.played_from = LAWS_NO_SQUARE;
	event.verdict.played_to = LAWS_NO_SQUARE;
	event.verdict.played_captured = LAWS_NO_SQUARE;
	event.verdict.missing = LAWS_SQUARE_SET(square("a2")) | LAWS_SQUARE_SET(square("b2"));
	event.verdict.unexpected = LAWS_SQUARE_SET(square("b4"));
	alert_sentence(&event.verdict, text, sizeof(text));
	cr_expect_str_eq(text,
			 "White pressed the clock, and the board shows no legal move (Article "
			 "7.5.1). Nothing stands on a2, b2. Something stands on b4.");
}

Test(event, nobody_displaced_the_board)
{
	struct event event = event_of(LAWS_VERDICT_ALERT, 0);
	char *json;

	event.verdict.alert = LAWS_ALERT_DISPLACED;
	event.verdict.missing = 0xffff;
	json = json_of(&event, false);
	cr_expect(!strstr(json, "\"side\""), "%s", json);
	cr_expect(strstr(json, "a1, b1, c1, d1, e1, f1 … (+10)"), "%s", json);
	free(json);
}

Test(event, ruling)
{
	struct event event = event_of(LAWS_VERDICT_RULING, 1000);

	event.verdict.ruling = 2;
	event.verdict.id = 4;
	event.verdict.decision = LAWS_DECISION_DISMISSED;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"ruling\",\"id\":2,\"alert\":4,"
		    "\"decision\":\"dismissed\",\"by\":\"arbiter\"}");
}

Test(event, a_ruling_tells_what_it_costs)
{
	struct event event = event_of(LAWS_VERDICT_RULING, 1000);

	event.verdict.ruling = 2;
	event.verdict.id = 4;
	event.verdict.side = LAWS_BLACK;
	event.verdict.authority = LAWS_BY_PLAYER;
	event.verdict.due.kind = LAWS_DUE_TIME;
	event.verdict.due.added = 180 * LAWS_SECOND;
	event.verdict.deducted = 3 * LAWS_SECOND / 2;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"ruling\",\"id\":2,\"alert\":4,"
		    "\"side\":\"black\",\"decision\":\"confirmed\",\"penalty\":{\"kind\":"
		    "\"add-opponent\",\"seconds\":180,\"reduce\":1.5},\"by\":\"player\"}");
	EXPECT_LINE(&event, "  0:00.001  Black  ruling      #2 alert #4 confirmed by player: "
			    "add-opponent 180, reduce 1.5");
}

Test(event, a_flag_is_not_penalised)
{
	struct event event = event_of(LAWS_VERDICT_RULING, 1000);

	event.verdict.ruling = 2;
	event.verdict.id = 4;
	event.verdict.alert = LAWS_ALERT_FLAG_FALL;
	event.verdict.due.kind = LAWS_DUE_RESULT;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"ruling\",\"id\":2,\"alert\":4,"
		    "\"decision\":\"confirmed\",\"by\":\"arbiter\"}");
}

Test(event, a_chosen_penalty_has_no_alert)
{
	struct event event = event_of(LAWS_VERDICT_RULING, 1000);

	event.verdict.ruling = 3;
	event.verdict.penalised = true;
	event.verdict.penalty.kind = LAWS_PENALTY_FINE;
	strcpy(event.text, "50 EUR for the phone");
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"ruling\",\"id\":3,\"side\":\"white\","
		    "\"decision\":\"confirmed\",\"penalty\":{\"kind\":\"fine\",\"text\":"
		    "\"50 EUR for the phone\"},\"by\":\"arbiter\"}");
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: fine 50 EUR "
			    "for the phone");
	event.verdict.penalty = (struct laws_penalty){
		.kind = LAWS_PENALTY_POINTS,
		.half_points = 1,
	};
	event.text[0] = '\0';
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: points 0.5");
	/* The opponent's score of a lost game, where it is not the full point. */
	event.verdict.penalty = (struct laws_penalty){.kind = LAWS_PENALTY_LOSS};
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: loss");
	event.verdict.penalty.withheld = 1;
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: loss 0.5");
	event.verdict.penalty.withheld = 2;
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: loss 0");
}

Test(event, an_alert_tells_what_its_confirmation_costs)
{
	struct event event = event_of(LAWS_VERDICT_ALERT, 0);
	char *json;

	event.verdict.alert = LAWS_ALERT_NO_MOVE;
	strcpy(event.verdict.article, "7.5.3");
	event.verdict.due.kind = LAWS_DUE_TIME;
	event.verdict.due.added = 60 * LAWS_SECOND;
	json = json_of(&event, false);
	cr_expect(strstr(json, "\"penalty\":{\"kind\":\"add-opponent\",\"seconds\":60}"), "%s",
		  json);
	cr_expect(strstr(json, "If this is confirmed, Black gets 1:00 more."), "%s", json);
	free(json);
	event.verdict.due = (struct laws_due){
		.kind = LAWS_DUE_RESULT,
		.result = LAWS_RESULT_DRAW,
	};
	json = json_of(&event, false);
	cr_expect(strstr(json, "\"penalty\":{\"kind\":\"loss\",\"result\":\"1/2-1/2\"}"), "%s",
		  json);
	cr_expect(strstr(json, "If this is confirmed, the game ends 1/2-1/2."), "%s", json);
	free(json);
}

Test(event, clock_says_what_runs)
{
	struct event event = event_of(LAWS_VERDICT_CLOCK, 1000);

	event.verdict.clock_kept = true;
	event.verdict.clock_runs = true;
	event.verdict.side = LAWS_BLACK;
	event.verdict.why = LAWS_CLOCK_PRESS;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"clock\",\"running\":\"black\","
		    "\"white_ms\":0,\"black_ms\":0,\"why\":\"press\"}");
	event.verdict.clock_runs = false;
	event.verdict.clock_kept = false;
	event.verdict.why = LAWS_CLOCK_PAUSE;
	EXPECT_JSON(&event, false, "{\"seq\":7,\"t\":1000,\"type\":\"clock\",\"why\":\"pause\"}");
	event.verdict.why = LAWS_CLOCK_SET;
	strcpy(event.text, "900+10");
	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":1000,\"type\":\"clock\",\"why\":\"set\","
		    "\"time_control\":\"900+10\"}");
	EXPECT_LINE(&event, "  0:00.001         clock       set 900+10, none runs");
}

Test(event, game_states)
{
	struct event event = event_of(LAWS_VERDICT_STARTED, 0);

	laws_position_start(&event.verdict.before);
	strcpy(event.date, "2026-11-21T11:00:00Z");
	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":0,\"type\":\"game\",\"state\":\"started\","
		    "\"date\":\"2026-11-21T11:00:00Z\"}");
	event = event_of(LAWS_VERDICT_ENDED, 0);
	event.verdict.result = LAWS_RESULT_DRAW;
	event.verdict.reason = LAWS_REASON_STALEMATE;
	strcpy(event.verdict.article, "5.2.1");
	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":0,\"type\":\"game\",\"state\":\"ended\","
		    "\"result\":\"1/2-1/2\",\"reason\":\"stalemate\",\"article\":\"5.2.1\"}");
	EXPECT_LINE(&event,
		    "  0:00.000         game        ended 1/2-1/2, stalemate (Article 5.2.1)");
}

Test(event, who_paused_is_the_arbiters_to_know)
{
	struct event event = event_of(LAWS_VERDICT_PAUSED, 0);

	EXPECT_JSON(
		&event, false,
		"{\"seq\":7,\"t\":0,\"type\":\"game\",\"state\":\"paused\",\"by\":\"arbiter\"}");
	EXPECT_LINE(&event, "  0:00.000         game        paused by arbiter");
	event.verdict.authority = LAWS_BY_PLAYER;
	event.verdict.side = LAWS_BLACK;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":0,\"type\":\"game\",\"state\":\"paused\",\"by\":\"black\"}");
	EXPECT_JSON(&event, true, "{\"seq\":3,\"t\":0,\"type\":\"game\",\"state\":\"paused\"}");
	event.verdict.authority = LAWS_BY_NOBODY;
	EXPECT_JSON(&event, false, "{\"seq\":7,\"t\":0,\"type\":\"game\",\"state\":\"paused\"}");
}

Test(event, public_states_no_judgement)
{
	static const enum laws_verdict_kind arbiters[] = {
		LAWS_VERDICT_IRREGULAR,	 LAWS_VERDICT_RESTORED, LAWS_VERDICT_TOUCHED,
		LAWS_VERDICT_ADJUSTED,	 LAWS_VERDICT_RELEASED, LAWS_VERDICT_MADE,
		LAWS_VERDICT_ALERT,	 LAWS_VERDICT_RULING,	LAWS_VERDICT_REFUSED,
		LAWS_VERDICT_DRAW_OFFER, LAWS_VERDICT_CLAIM,
	};
	static const enum laws_verdict_kind everybodys[] = {
		LAWS_VERDICT_READY,	LAWS_VERDICT_STARTED,	LAWS_VERDICT_PAUSED,
		LAWS_VERDICT_RESUMED,	LAWS_VERDICT_ENDED,	LAWS_VERDICT_COMPLETED,
		LAWS_VERDICT_WITHDRAWN, LAWS_VERDICT_PROMOTION, LAWS_VERDICT_CLOCK,
	};
	struct laws_verdict verdict = {0};
	size_t i;

	for (i = 0; i < sizeof(arbiters) / sizeof(arbiters[0]); i++) {
		verdict.kind = arbiters[i];
		cr_expect(!event_is_public(&verdict), "kind %d", (int)arbiters[i]);
	}
	for (i = 0; i < sizeof(everybodys) / sizeof(everybodys[0]); i++) {
		verdict.kind = everybodys[i];
		cr_expect(event_is_public(&verdict), "kind %d", (int)everybodys[i]);
	}
}

Test(event, every_alert_has_a_sentence_with_its_article)
{
	struct laws_verdict alert = {.kind = LAWS_VERDICT_ALERT};
	char text[EVENT_LINE_SIZE];
	int kind;

	strcpy(alert.article, "9.9.9");
	for (kind = LAWS_ALERT_ILLEGAL_MOVE; kind < LAWS_ALERTS; kind++) {
		alert.alert = (enum laws_alert_kind)kind;
		alert_sentence(&alert, text, sizeof(text));
		if (kind == LAWS_ALERT_SENSOR)
			cr_expect_str_eq(text, "The board has not answered since 0:00.000. Its "
					       "hardware fails.");
		else
			cr_expect(strstr(text, " (Article 9.9.9)."), "kind %d: %s", kind, text);
	}
}

Test(event, what_an_event_says_is_what_its_verdict_says)
{
	struct laws_verdict alert = {
		.kind = LAWS_VERDICT_ALERT,
		.article = "9.9.9",
		.since = 723250000,
		.times = 1,
		.silent = 4500000,
	};
	char said[ALERT_TEXT_SIZE];
	char read[ALERT_TEXT_SIZE];
	int kind;

	for (kind = LAWS_ALERT_ILLEGAL_MOVE; kind < LAWS_ALERTS * 8; kind++) {
		struct event event = {.verdict = alert};
		struct json_object *body;

		event.verdict.alert = (enum laws_alert_kind)(kind / 8);
		event.verdict.side = kind & 1 ? LAWS_BLACK : LAWS_WHITE;
		event.verdict.times += kind & 1;
		event.verdict.outage = (enum laws_outage)(kind % (LAWS_OUTAGE_SQUARE + 1));
		event.verdict.square = square("e4");
		event.verdict.missing = kind & 2 ? UINT64_C(0xffff00000000ffff) : 0;
		event.verdict.unexpected = kind & 4 ? LAWS_SQUARE_SET(square("h8")) : 0;
		event.verdict.played_from = kind & 2 ? LAWS_NO_SQUARE : square("e1");
		event.verdict.played_to = square("e3");
		event.verdict.played_captured = kind & 4 ? square("e3") : LAWS_NO_SQUARE;
		alert_sentence(&event.verdict, said, sizeof(said));
		body = event_body(&event, false);
		alert_json_sentence(body, read, sizeof(read));
		cr_expect_str_eq(read, said);
		json_object_put(body);
	}
}

/* Expects @sentence of @alert, from the verdict and from its event. */
static void expect_told(const struct laws_verdict *alert, const char *sentence,
			const char *evidence)
{
	struct event event = {.verdict = *alert};
	struct json_object *body = event_body(&event, false);
	struct json_object *found = NULL;
	char text[ALERT_TEXT_SIZE];

	alert_sentence(alert, text, sizeof(text));
	cr_expect_str_eq(text, sentence);
	alert_json_sentence(body, text, sizeof(text));
	cr_expect_str_eq(text, sentence);
	json_object_object_get_ex(body, "evidence", &found);
	cr_expect_str_eq(json_object_to_json_string_ext(found, JSON_C_TO_STRING_PLAIN), evidence);
	json_object_put(body);
}

Test(event, a_wrong_claim_says_what_was_found)
{
	struct laws_verdict alert = {
		.kind = LAWS_VERDICT_ALERT,
		.alert = LAWS_ALERT_WRONG_CLAIM,
		.article = "9.5.3",
		.side = LAWS_BLACK,
		.claim = LAWS_CLAIM_OF_THREEFOLD,
		.found = 2,
		.needed = 3,
	};

	expect_told(
		&alert,
		"Black claimed a draw, and the claim does not hold (Article 9.5.3). Appearances "
		"of the position: 2; needed: 3.",
		"{\"claim\":\"threefold\",\"found\":2,\"needed\":3}");
	alert.claim = LAWS_CLAIM_OF_FIFTY;
	alert.found = 0;
	alert.needed = 100;
	strcpy(alert.written, "Ke9");
	expect_told(&alert,
		    "Black claimed a draw, and the claim does not hold (Article 9.5.3). Moves by "
		    "either player without a capture and without a pawn's move: 0; needed: 100.",
		    "{\"claim\":\"fifty\",\"announced\":\"Ke9\",\"found\":0,\"needed\":100}");
}

Test(event, an_announced_or_sealed_move_is_told_with_its_breach)
{
	struct laws_verdict alert = {
		.kind = LAWS_VERDICT_ALERT,
		.alert = LAWS_ALERT_TOUCH_MOVE,
		.article = "9.5.3",
		.announced = true,
		.move = {.from = square("g1"), .to = square("f3")},
	};

	laws_position_start(&alert.before);
	expect_told(&alert,
		    "White announced a move with a claim of a draw, and made another (Article "
		    "9.5.3).",
		    "{\"announced\":\"Nf3\"}");
	alert.sealed = true;
	expect_told(&alert,
		    "White sealed a move, and another was made on the board (Article 9.5.3).",
		    "{\"sealed\":\"Nf3\"}");
}

Test(event, what_was_sealed_wrongly_is_told)
{
	struct laws_verdict alert = {
		.kind = LAWS_VERDICT_ALERT,
		.alert = LAWS_ALERT_ILLEGAL_MOVE,
		.article = "I.8",
		.sealed = true,
		.written = "Nf9",
		.played_from = LAWS_NO_SQUARE,
		.played_to = LAWS_NO_SQUARE,
		.played_captured = LAWS_NO_SQUARE,
	};

	expect_told(&alert,
		    "What White has sealed is no legal move, or may be several (Article I.8).",
		    "{\"sealed\":\"Nf9\"}");
}

Test(event, an_alert_of_another_version_says_its_own_text)
{
	struct json_object *object =
		json_tokener_parse("{\"kind\":\"novelty\",\"text\":\"Something new.\"}");
	char text[ALERT_TEXT_SIZE];

	alert_json_sentence(object, text, sizeof(text));
	cr_expect_str_eq(text, "Something new.");
	json_object_put(object);
}

Test(event, a_sentence_that_does_not_fit_ends_with_a_whole_character)
{
	struct laws_verdict alert = {
		.kind = LAWS_VERDICT_ALERT,
		.alert = LAWS_ALERT_DISPLACED,
		.article = "7.4.1",
		.missing = UINT64_MAX,
	};
	char text[ALERT_TEXT_SIZE];
	size_t size;

	for (size = 1; size < 120; size++) {
		alert_sentence(&alert, text, size);
		cr_expect_lt(strlen(text), size);
		cr_expect(text_is_clean(text, strlen(text)), "%s", text);
	}
}

Test(event, refusal)
{
	cr_expect_str_eq(refusal_sentence(LAWS_REFUSED_NO_OFFER),
			 "No draw offer of the opponent stands.");
}

Test(event, every_refusal_has_a_sentence_of_its_own)
{
	for (int a = LAWS_REFUSED_NO_GAME; a <= LAWS_REFUSED_TOO_OFTEN; a++)
		for (int b = LAWS_REFUSED_NO_GAME; b < a; b++)
			cr_expect_str_neq(refusal_sentence((enum laws_refusal)a),
					  refusal_sentence((enum laws_refusal)b), "%d and %d", a,
					  b);
}

Test(event, lines_bear_unknown_types)
{
	struct json_object *object =
		json_tokener_parse("{\"seq\":1,\"t\":\"soon\",\"type\":\"novelty\",\"side\":3}");
	char line[EVENT_LINE_SIZE];

	event_json_line(object, line, sizeof(line));
	cr_expect_str_eq(line, "  0:00.000         novelty     ");
	json_object_put(object);
}
