/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board whose judge may need a long search: it takes nothing before that is over, another board
 * goes on, and what is told is the same to the byte as without the thread that searches.
 */
#include <criterion/criterion.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws/notation.h>

#include "board/board.h"
#include "store/store.h"

/* Whether White can mate is not found by a short search, and whether Black can by none. */
#define BLOCKED "k1bK4/1p1p4/1PpPp3/2P1Pp2/2p1pP2/2p1P3/2P5/8 w - - 0 1"
#define SIMPLE	"r5k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1"

struct told {
	struct board *board;
	char *text; /* the arbiter's stream, a line an event */
	unsigned int answers;
};

static void on_event(void *data, const struct event *event)
{
	struct told *told = data;
	char *body = store_body(event, false), *longer;

	cr_assert(asprintf(&longer, "%s%s\n", told->text, body) > 0);
	free(told->text);
	free(body);
	told->text = longer;
}

static void on_answer(void *data, const struct command *command, const struct laws_verdict *refused,
		      unsigned int ruling)
{
	struct told *told = data;

	(void)command, (void)ruling;
	cr_expect_null(refused);
	told->answers++;
}

static void begin(struct told *told, const char *fen, struct searcher *searcher)
{
	const struct board_listener listener = {.event = on_event, .data = told};
	struct settings settings;
	struct laws_setup setup;

	settings_default(&settings);
	settings.regulations.edition = LAWS_EDITION_2023;
	cr_assert_eq(laws_time_control_read("60", &settings.regulations.time_control), 0);
	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&settings.start, &setup), 0);
	*told = (struct told){.text = strdup(""), .board = board_new("1", "test", &settings)};
	board_listen(told->board, &listener);
	board_answer_by(told->board, on_answer, told);
	board_search_by(told->board, searcher);
}

static void end(struct told *told)
{
	board_free(told->board);
	free(told->text);
}

static void show(struct told *told, laws_time t, unsigned int inputs)
{
	const struct input input = {
		.t = t,
		.type = INPUT_FRAME,
		.frame = {.squares = laws_position_occupied(&board_settings(told->board)->start),
			  .inputs = (uint8_t)inputs},
	};

	board_input(told->board, &input);
}

static void order(struct told *told, const char *text)
{
	char error[COMMAND_ERROR_SIZE];
	struct command command;

	cr_assert_eq(command_read(text, &command, error), 0, "%s", error);
	command.asker = 1;
	cr_assert_eq(board_command(told->board, &command), 0);
}

/* A game starts, an order and a press come, and a flag falls. */
static void play(struct told *told)
{
	show(told, 0, 0);
	board_advance(told->board, LAWS_SECOND);
	order(told, "start");
	board_advance(told->board, 2 * LAWS_SECOND);
	order(told, "add-time white 5");
	show(told, 3 * LAWS_SECOND, 2);
	board_advance(told->board, 4 * LAWS_SECOND);
	show(told, 5 * LAWS_SECOND, 1);
	board_advance(told->board, 70 * LAWS_SECOND);
}

/* Goes on up to @now, as often as that leads to another search. */
static void await_answers(struct told *told, struct searcher *searcher, laws_time now)
{
	struct pollfd descriptor = {.fd = searcher_fd(searcher), .events = POLLIN};
	struct search *search;

	while (board_is_searching(told->board)) {
		cr_assert_eq(poll(&descriptor, 1, -1), 1);
		search = searcher_take(searcher);
		if (!search)
			continue;
		cr_expect_eq(search->asker, told->board);
		board_searched(told->board, search);
		board_advance(told->board, now);
		free(search);
	}
}

Test(searching, only_that_board_waits)
{
	struct searcher *searcher = searcher_start();
	struct told waits, goes_on, alone;
	const char *before;

	begin(&waits, BLOCKED, searcher);
	begin(&goes_on, SIMPLE, searcher);
	begin(&alone, BLOCKED, NULL);
	play(&waits);
	play(&goes_on);
	play(&alone);
	cr_expect_eq(goes_on.answers, 2);
	cr_expect(strstr(goes_on.text, "flag-fall"), "%s", goes_on.text);
	cr_expect_eq(waits.answers, 1, "the start is answered, what comes then waits");
	cr_expect(strstr(waits.text, "\"started\""), "%s", waits.text);
	cr_expect_not(strstr(waits.text, "flag-fall"), "%s", waits.text);
	cr_expect_eq(board_deadline(waits.board), LAWS_NEVER);
	cr_expect_not(board_is_told(waits.board));
	before = strdup(waits.text);
	await_answers(&waits, searcher, 70 * LAWS_SECOND);
	cr_expect_str_neq(waits.text, before);
	cr_expect_str_eq(waits.text, alone.text);
	cr_expect(strstr(alone.text, "flag-fall"), "%s", alone.text);
	cr_expect_eq(waits.answers, 2);
	free((char *)before);
	end(&waits);
	end(&goes_on);
	end(&alone);
	searcher_stop(searcher);
}

Test(searching, what_waits_is_taken_at_the_end)
{
	struct searcher *searcher = searcher_start();
	struct told waits, alone;

	begin(&waits, BLOCKED, searcher);
	begin(&alone, BLOCKED, NULL);
	play(&waits);
	play(&alone);
	board_search_by(waits.board, NULL);
	board_advance(waits.board, 70 * LAWS_SECOND);
	cr_expect_str_eq(waits.text, alone.text);
	end(&waits);
	end(&alone);
	searcher_stop(searcher);
}

/* As many as may wait, and more, are all taken. */
Test(searching, more_than_may_wait)
{
	struct searcher *searcher = searcher_start();
	struct told waits, alone;

	begin(&waits, BLOCKED, searcher);
	begin(&alone, BLOCKED, NULL);
	play(&waits);
	play(&alone);
	for (unsigned int i = 0; i < 1100; i++) {
		show(&waits, (71 + (laws_time)i) * LAWS_SECOND, i & 1 ? 2 : 1);
		show(&alone, (71 + (laws_time)i) * LAWS_SECOND, i & 1 ? 2 : 1);
	}
	board_advance(alone.board, 2000 * LAWS_SECOND);
	board_search_by(waits.board, NULL);
	board_advance(waits.board, 2000 * LAWS_SECOND);
	cr_expect_str_eq(waits.text, alone.text);
	end(&waits);
	end(&alone);
	searcher_stop(searcher);
}

/* A board that goes while its search is under way, or has just been answered, is not answered. */
Test(searching, a_board_goes)
{
	struct searcher *searcher = searcher_start();
	struct told goes, stays;

	begin(&goes, BLOCKED, searcher);
	begin(&stays, BLOCKED, searcher);
	play(&goes);
	play(&stays);
	end(&goes);
	await_answers(&stays, searcher, 70 * LAWS_SECOND);
	cr_expect_null(searcher_take(searcher));
	end(&stays);
	searcher_stop(searcher);
}
