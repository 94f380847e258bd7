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

	event.verdict.completed.displays.kept = true;
	event.verdict.completed.displays.left[LAWS_WHITE] = 302472999;
	event.verdict.completed.displays.left[LAWS_BLACK] = 302000000;
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

	event.verdict.completed.by = LAWS_COMPLETED_BY_NEXT_MOVE;
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
	event.verdict.touch.square = square("g8");
	event.verdict.touch.piece = LAWS_PIECE(LAWS_BLACK, LAWS_KNIGHT);
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":14320000,\"type\":\"touched\",\"side\":\"black\","
		    "\"square\":\"g8\",\"piece\":\"n\"}");
	EXPECT_LINE(&event, "  0:14.320  Black  touched     g8 n");
	event.verdict.kind = LAWS_VERDICT_RELEASED;
	event.verdict.touch.from = square("g8");
	event.verdict.touch.square = square("f6");
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":14320000,\"type\":\"released\",\"side\":\"black\","
		    "\"from\":\"g8\",\"square\":\"f6\",\"piece\":\"n\"}");
	event = event_of(LAWS_VERDICT_ADJUSTED, 0);
	event.verdict.adjusted.squares =
		LAWS_SQUARE_SET(square("a1")) | LAWS_SQUARE_SET(square("h8"));
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
	event.verdict.promotion.piece = LAWS_PIECE(LAWS_WHITE, LAWS_KNIGHT);
	event.verdict.promotion.source = LAWS_PROMOTION_INFERRED;
	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":5,\"type\":\"promotion\",\"ply\":1,\"piece\":\"N\","
		    "\"source\":\"inferred\"}");
}

Test(event, illegal_move_has_its_evidence)
{
	struct event event = event_of(LAWS_VERDICT_ALERT, 6000000);
	struct laws_verdict_alert *alert = &event.verdict.alert;

	alert->kind = LAWS_ALERT_ILLEGAL_MOVE;
	alert->confidence = LAWS_CERTAIN;
	alert->id = 2;
	event.verdict.ply = 11;
	event.verdict.side = LAWS_BLACK;
	event.verdict.article = "7.5.1";
	alert->played.from = square("e1");
	alert->played.to = square("e3");
	alert->played.captured = LAWS_NO_SQUARE;
	alert->played.differences.missing = LAWS_SQUARE_SET(square("e1"));
	alert->played.differences.unexpected = LAWS_SQUARE_SET(square("e3"));
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":6000000,\"type\":\"alert\",\"id\":2,"
		    "\"kind\":\"illegal-move\",\"article\":\"7.5.1\",\"side\":\"black\","
		    "\"ply\":11,\"confidence\":\"certain\",\"evidence\":{\"from\":\"e1\","
		    "\"to\":\"e3\",\"missing\":[\"e1\"],\"unexpected\":[\"e3\"]},"
		    "\"text\":\"Black played e1-e3, but that move is not legal "
		    "(Article 7.5.1).\"}");
	EXPECT_LINE(&event,
		    "! 0:06.000  Black  ALERT       #2 illegal-move, certain: Black played e1-e3, "
		    "but that move is not legal (Article 7.5.1).");
}

Test(event, illegal_move_that_cannot_be_named)
{
	struct event event = event_of(LAWS_VERDICT_ALERT, 0);
	char text[EVENT_LINE_SIZE];

	event.verdict.alert.kind = LAWS_ALERT_ILLEGAL_MOVE;
	event.verdict.article = "7.5.1";
	event.verdict.alert.played.from = LAWS_NO_SQUARE;
	event.verdict.alert.played.to = LAWS_NO_SQUARE;
	event.verdict.alert.played.captured = LAWS_NO_SQUARE;
	event.verdict.alert.played.differences.missing =
		LAWS_SQUARE_SET(square("a2")) | LAWS_SQUARE_SET(square("b2"));
	event.verdict.alert.played.differences.unexpected = LAWS_SQUARE_SET(square("b4"));
	alert_sentence(&event.verdict, text, sizeof(text));
	cr_expect_str_eq(text,
			 "White pressed the clock, and the board shows no legal move (Article "
			 "7.5.1). Nothing stands on a2, b2. Something stands on b4.");
}

Test(event, nobody_displaced_the_board)
{
	struct event event = event_of(LAWS_VERDICT_ALERT, 0);
	char *json;

	event.verdict.alert.kind = LAWS_ALERT_DISPLACED;
	event.verdict.alert.displaced.differences.missing = 0xffff;
	json = json_of(&event, false);
	cr_expect(!strstr(json, "\"side\""), "%s", json);
	cr_expect(strstr(json, "a1, b1, c1, d1, e1, f1 … (+10)"), "%s", json);
	free(json);
}

Test(event, ruling)
{
	struct event event = event_of(LAWS_VERDICT_RULING, 1000);

	event.verdict.ruling.number = 2;
	event.verdict.ruling.alert = 4;
	event.verdict.ruling.decision = LAWS_DECISION_DISMISSED;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"ruling\",\"id\":2,\"alert\":4,"
		    "\"decision\":\"dismissed\",\"by\":\"arbiter\"}");
}

Test(event, a_ruling_tells_what_it_costs)
{
	struct event event = event_of(LAWS_VERDICT_RULING, 1000);

	event.verdict.ruling.number = 2;
	event.verdict.ruling.alert = 4;
	event.verdict.side = LAWS_BLACK;
	event.verdict.ruling.authority = LAWS_BY_PLAYER;
	event.verdict.ruling.due.kind = LAWS_DUE_TIME;
	event.verdict.ruling.due.added = 180 * LAWS_SECOND;
	event.verdict.ruling.due.deducted = 3 * LAWS_SECOND / 2;
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

	event.verdict.ruling.number = 2;
	event.verdict.ruling.alert = 4;
	event.verdict.ruling.kind = LAWS_ALERT_FLAG_FALL;
	event.verdict.ruling.due.kind = LAWS_DUE_RESULT;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"ruling\",\"id\":2,\"alert\":4,"
		    "\"decision\":\"confirmed\",\"by\":\"arbiter\"}");
}

Test(event, a_chosen_penalty_has_no_alert)
{
	struct event event = event_of(LAWS_VERDICT_RULING, 1000);

	event.verdict.ruling.number = 3;
	event.verdict.ruling.penalised = true;
	event.verdict.ruling.penalty.kind = LAWS_PENALTY_FINE;
	strcpy(event.text, "50 EUR for the phone");
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"ruling\",\"id\":3,\"side\":\"white\","
		    "\"decision\":\"confirmed\",\"penalty\":{\"kind\":\"fine\",\"text\":"
		    "\"50 EUR for the phone\"},\"by\":\"arbiter\"}");
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: fine 50 EUR "
			    "for the phone");
	event.verdict.ruling.penalty = (struct laws_penalty){
		.kind = LAWS_PENALTY_POINTS,
		.half_points = 1,
	};
	event.text[0] = '\0';
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: points 0.5");
	/* The opponent's score of a lost game, where it is not the full point. */
	event.verdict.ruling.penalty = (struct laws_penalty){.kind = LAWS_PENALTY_LOSS};
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: loss");
	event.verdict.ruling.penalty.withheld = 1;
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: loss 0.5");
	event.verdict.ruling.penalty.withheld = 2;
	EXPECT_LINE(&event, "  0:00.001  White  ruling      #3 confirmed by arbiter: loss 0");
}

Test(event, an_alert_tells_what_its_confirmation_costs)
{
	struct event event = event_of(LAWS_VERDICT_ALERT, 0);
	char *json;

	event.verdict.alert.kind = LAWS_ALERT_NO_MOVE;
	event.verdict.article = "7.5.3";
	event.verdict.alert.due.kind = LAWS_DUE_TIME;
	event.verdict.alert.due.added = 60 * LAWS_SECOND;
	json = json_of(&event, false);
	cr_expect(strstr(json, "\"penalty\":{\"kind\":\"add-opponent\",\"seconds\":60}"), "%s",
		  json);
	cr_expect(strstr(json, "If this is confirmed, Black gets 1:00 more."), "%s", json);
	free(json);
	event.verdict.alert.due = (struct laws_verdict_due){
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

	event.verdict.clock.displays.kept = true;
	event.verdict.clock.runs = true;
	event.verdict.side = LAWS_BLACK;
	event.verdict.clock.why = LAWS_CLOCK_PRESS;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":1000,\"type\":\"clock\",\"running\":\"black\","
		    "\"white_ms\":0,\"black_ms\":0,\"why\":\"press\"}");
	event.verdict.clock.runs = false;
	event.verdict.clock.displays.kept = false;
	event.verdict.clock.why = LAWS_CLOCK_PAUSE;
	EXPECT_JSON(&event, false, "{\"seq\":7,\"t\":1000,\"type\":\"clock\",\"why\":\"pause\"}");
	event.verdict.clock.why = LAWS_CLOCK_SET;
	strcpy(event.text, "900+10");
	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":1000,\"type\":\"clock\",\"why\":\"set\","
		    "\"time_control\":\"900+10\"}");
	EXPECT_LINE(&event, "  0:00.001         clock       set 900+10, none runs");
}

Test(event, game_states)
{
	struct event event = event_of(LAWS_VERDICT_STARTED, 0);

	laws_position_start(&event.before);
	strcpy(event.date, "2026-11-21T11:00:00Z");
	EXPECT_JSON(&event, true,
		    "{\"seq\":3,\"t\":0,\"type\":\"game\",\"state\":\"started\","
		    "\"date\":\"2026-11-21T11:00:00Z\"}");
	event = event_of(LAWS_VERDICT_ENDED, 0);
	event.verdict.state.result = LAWS_RESULT_DRAW;
	event.verdict.state.reason = LAWS_REASON_STALEMATE;
	event.verdict.article = "5.2.1";
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
	event.verdict.state.authority = LAWS_BY_PLAYER;
	event.verdict.side = LAWS_BLACK;
	EXPECT_JSON(&event, false,
		    "{\"seq\":7,\"t\":0,\"type\":\"game\",\"state\":\"paused\",\"by\":\"black\"}");
	EXPECT_JSON(&event, true, "{\"seq\":3,\"t\":0,\"type\":\"game\",\"state\":\"paused\"}");
	event.verdict.state.authority = LAWS_BY_NOBODY;
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
	struct laws_verdict alert = {.kind = LAWS_VERDICT_ALERT, .article = "9.9.9"};
	char text[EVENT_LINE_SIZE];
	int kind;

	for (kind = LAWS_ALERT_ILLEGAL_MOVE; kind < LAWS_ALERTS; kind++) {
		alert.alert.kind = (enum laws_alert_kind)kind;
		alert_sentence(&alert, text, sizeof(text));
		if (kind == LAWS_ALERT_SENSOR)
			cr_expect_str_eq(text, "The board has not answered since 0:00.000. Its "
					       "hardware fails.");
		else if (kind == LAWS_ALERT_STORE)
			cr_expect(text[0] && !strstr(text, "Article"), "%s", text);
		else
			cr_expect(strstr(text, " (Article 9.9.9)."), "kind %d: %s", kind, text);
	}
}

/* Evidence in as many ways as there are bits in @way. */
static void fill_evidence(struct laws_verdict_alert *alert, unsigned int way)
{
	const struct laws_differences differences = {
		.missing = way & 2 ? UINT64_C(0xffff00000000ffff) : 0,
		.unexpected = way & 4 ? LAWS_SQUARE_SET(square("h8")) : 0,
	};

	switch (laws_alert_info(alert->kind)->evidence) {
	case LAWS_EVIDENCE_PLAYED:
		alert->played = (struct laws_played_evidence){
			.differences = differences,
			.from = way & 2 ? LAWS_NO_SQUARE : square("e1"),
			.to = square("e3"),
			.captured = way & 4 ? square("e3") : LAWS_NO_SQUARE,
		};
		break;
	case LAWS_EVIDENCE_BOARD:
		alert->board = differences;
		break;
	case LAWS_EVIDENCE_DISPLACED:
		alert->displaced.differences = differences;
		alert->displaced.kings = way & 1 ? LAWS_RESULT_DRAW : LAWS_RESULT_NONE;
		break;
	case LAWS_EVIDENCE_IDLE_TOUCH:
		alert->idle = square("e4");
		break;
	case LAWS_EVIDENCE_CLAIM:
		alert->claim.claim = way & 1 ? LAWS_CLAIM_OF_FIFTY : LAWS_CLAIM_OF_THREEFOLD;
		alert->claim.found = way & 2;
		alert->claim.at_most = way & 4;
		alert->claim.needed = 3;
		break;
	case LAWS_EVIDENCE_REQUEST:
		alert->request = way & 1 ? LAWS_CLAIM_OF_INCREMENT : LAWS_CLAIM_OF_QUICKPLAY;
		break;
	case LAWS_EVIDENCE_SENSOR:
		alert->sensor = (struct laws_sensor_evidence){
			.outage = (enum laws_outage)(way % (LAWS_OUTAGE_SQUARE + 1)),
			.since = 723250000,
			.times = 1 + (way & 1),
			.silent = 4500000,
			.square = square("e4"),
		};
		break;
	case LAWS_EVIDENCE_STORE:
		alert->store.keeping = (enum laws_keeping)(1 + way % 3);
		alert->store.from = alert->store.keeping == LAWS_KEEPING_DIFFERS ? 7 : 0;
		break;
	case LAWS_EVIDENCE_HANDS:
	case LAWS_EVIDENCE_TOUCHES:
	case LAWS_EVIDENCE_POSITION:
	case LAWS_EVIDENCE_TIME:
		break;
	}
}

Test(event, what_an_event_says_is_what_its_verdict_says)
{
	char said[ALERT_TEXT_SIZE];
	char read[ALERT_TEXT_SIZE];

	for (unsigned int each = 0; each < LAWS_ALERTS * 8; each++) {
		struct event event = event_of(LAWS_VERDICT_ALERT, 0);
		struct json_object *body;

		event.verdict.article = "9.9.9";
		event.verdict.side = each & 1 ? LAWS_BLACK : LAWS_WHITE;
		event.verdict.alert.kind = (enum laws_alert_kind)(each / 8);
		fill_evidence(&event.verdict.alert, each % 8);
		alert_sentence(&event.verdict, said, sizeof(said));
		body = event_body(&event, false);
		alert_json_sentence(body, read, sizeof(read));
		cr_expect_str_eq(read, said, "%s", said);
		json_object_put(body);
	}
}

/* Expects @sentence of @alert, from the verdict and from its event. */
static void expect_told(const struct laws_verdict *alert, const char *sentence,
			const char *evidence)
{
	struct event event = {.verdict = *alert, .before = position_of(NULL)};
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
		.article = "9.5.3",
		.side = LAWS_BLACK,
		.alert = {.kind = LAWS_ALERT_WRONG_CLAIM,
			  .claim = {.claim = LAWS_CLAIM_OF_THREEFOLD, .found = 2, .needed = 3}},
	};

	expect_told(
		&alert,
		"Black claimed a draw, and the claim does not hold (Article 9.5.3). Appearances "
		"of the position: 2; needed: 3.",
		"{\"claim\":\"threefold\",\"found\":2,\"needed\":3}");
	alert.alert.claim = (struct laws_claim_evidence){
		.claim = LAWS_CLAIM_OF_FIFTY,
		.needed = 100,
		.written = "Ke9",
	};
	expect_told(&alert,
		    "Black claimed a draw, and the claim does not hold (Article 9.5.3). Moves by "
		    "either player without a capture and without a pawn's move: 0; needed: 100.",
		    "{\"claim\":\"fifty\",\"announced\":\"Ke9\",\"found\":0,\"needed\":100}");
}

Test(event, an_announced_or_sealed_move_is_told_with_its_breach)
{
	struct laws_verdict alert = {
		.kind = LAWS_VERDICT_ALERT,
		.alert = {.kind = LAWS_ALERT_TOUCH_MOVE, .touches.announced = true},
		.article = "9.5.3",
		.move = {.from = square("g1"), .to = square("f3")},
	};

	expect_told(&alert,
		    "White announced a move with a claim of a draw, and made another (Article "
		    "9.5.3).",
		    "{\"announced\":\"Nf3\"}");
	alert.alert.touches.sealed = true;
	expect_told(&alert,
		    "White sealed a move, and another was made on the board (Article 9.5.3).",
		    "{\"sealed\":\"Nf3\"}");
}

Test(event, what_was_sealed_wrongly_is_told)
{
	struct laws_verdict alert = {
		.kind = LAWS_VERDICT_ALERT,
		.article = "I.8",
		.alert = {.kind = LAWS_ALERT_ILLEGAL_MOVE,
			  .played = {.from = LAWS_NO_SQUARE,
				     .to = LAWS_NO_SQUARE,
				     .captured = LAWS_NO_SQUARE,
				     .sealed = true,
				     .written = "Nf9"}},
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
		.article = "7.4.1",
		.alert = {.kind = LAWS_ALERT_DISPLACED,
			  .displaced.differences.missing = UINT64_MAX},
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
