/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* When a round is pushed, in virtual time, and what is made of answers. */
#include <criterion/criterion.h>
#include <string.h>

#include "feed/push.h"
#include "feed/push_answer.h"

#define S G_TIME_SPAN_SECOND

static struct push push;

static void expect(gint64 now, enum push_event event, bool send, gint64 deadline)
{
	struct push_step step = push_step(&push, now, event);

	cr_expect_eq(step.send, send, "at %.1f s", (double)now / S);
	cr_expect_eq(step.deadline, deadline, "at %.1f s: %.1f s", (double)now / S,
		     (double)step.deadline / S);
}

Test(push, waits_for_what_an_earlier_run_has_sent)
{
	push_begin(&push, 10 * S);
	expect(10 * S, PUSH_CHANGED, false, 12 * S);
	expect(12 * S, PUSH_DUE, true, PUSH_NEVER);
}

/* Counted from the answer: by then the server has surely had the request. */
Test(push, sends_not_faster_than_every_two_seconds)
{
	expect(10 * S, PUSH_CHANGED, true, PUSH_NEVER);
	expect(11 * S, PUSH_TAKEN, false, PUSH_NEVER);
	expect(11 * S + S / 2, PUSH_CHANGED, false, 13 * S);
	expect(11 * S + S / 2 + 1, PUSH_CHANGED, false, 13 * S);
	expect(13 * S, PUSH_DUE, true, PUSH_NEVER);
}

Test(push, has_one_request_in_flight)
{
	expect(0, PUSH_CHANGED, true, PUSH_NEVER);
	expect(5 * S, PUSH_CHANGED, false, PUSH_NEVER);
	expect(6 * S, PUSH_DUE, false, PUSH_NEVER);
	expect(19 * S, PUSH_TAKEN, false, 21 * S);
	expect(21 * S, PUSH_DUE, true, PUSH_NEVER);
	expect(22 * S, PUSH_TAKEN, false, PUSH_NEVER);
}

Test(push, waits_a_minute_where_it_is_asked_to)
{
	expect(0, PUSH_CHANGED, true, PUSH_NEVER);
	expect(S, PUSH_LIMITED, false, 61 * S);
	expect(30 * S, PUSH_CHANGED, false, 61 * S);
	expect(61 * S, PUSH_DUE, true, PUSH_NEVER);
	expect(62 * S, PUSH_TAKEN, false, PUSH_NEVER);
}

/* Also when nothing has changed since: what was not taken is still to be sent. */
Test(push, loses_nothing_over_an_outage)
{
	static const gint64 waits[] = {2, 4, 8, 16, 32, 60, 60, 60};
	gint64 now = 0;

	expect(now, PUSH_CHANGED, true, PUSH_NEVER);
	for (size_t i = 0; i < G_N_ELEMENTS(waits); i++) {
		now += 20 * S;
		expect(now, PUSH_FAILED, false, now + waits[i] * S);
		now += waits[i] * S;
		expect(now, PUSH_DUE, true, PUSH_NEVER);
	}
	expect(now + S, PUSH_TAKEN, false, PUSH_NEVER);
	expect(now + 9 * S, PUSH_CHANGED, true, PUSH_NEVER);
	expect(now + 10 * S, PUSH_FAILED, false, now + 12 * S);
}

/* A change during a request that then fails, and one during a request that is limited. */
Test(push, keeps_changes_that_come_with_failures)
{
	expect(0, PUSH_CHANGED, true, PUSH_NEVER);
	expect(S, PUSH_CHANGED, false, PUSH_NEVER);
	expect(S, PUSH_FAILED, false, 3 * S);
	expect(3 * S, PUSH_DUE, true, PUSH_NEVER);
	expect(4 * S, PUSH_CHANGED, false, PUSH_NEVER);
	expect(4 * S, PUSH_LIMITED, false, 64 * S);
	expect(5 * S, PUSH_CHANGED, false, 64 * S);
	expect(64 * S, PUSH_DUE, true, PUSH_NEVER);
}

Test(push, does_not_hammer_a_server_that_refuses)
{
	expect(0, PUSH_CHANGED, true, PUSH_NEVER);
	expect(S, PUSH_REFUSED, false, 61 * S);
	expect(2 * S, PUSH_CHANGED, false, 61 * S);
	expect(61 * S, PUSH_DUE, true, PUSH_NEVER);
}

/* In every order of events: never two at once, never sooner than two seconds, never forgotten. */
Test(push, holds_its_promises_in_any_order)
{
	g_autoptr(GRand) random = g_rand_new_with_seed(19);
	gint64 now = 0, last = -2 * S;
	bool in_flight = false, owed = false;

	for (int i = 0; i < 100000; i++) {
		bool answer = in_flight && g_rand_boolean(random);
		enum push_event event = answer ? (enum push_event)g_rand_int_range(
							 random, PUSH_TAKEN, PUSH_FAILED + 1)
					       : (enum push_event)g_rand_int_range(
							 random, PUSH_CHANGED, PUSH_TAKEN);
		struct push_step step;

		now += g_rand_int_range(random, 0, 3 * S);
		owed |= event == PUSH_CHANGED || (answer && event != PUSH_TAKEN);
		in_flight = in_flight && !answer;
		step = push_step(&push, now, event);
		if (answer)
			last = now;
		if (step.send) {
			cr_assert_not(in_flight);
			cr_assert(owed);
			cr_assert_geq(now - last, 2 * S);
			in_flight = true;
			owed = false;
		}
		cr_assert(!owed || in_flight || step.deadline != PUSH_NEVER);
		cr_assert(step.deadline == PUSH_NEVER || step.deadline - now <= 60 * S);
	}
}

static bool read_answer(const char *text, struct push_answer *answer)
{
	g_autofree char *json = g_strdelimit(g_strdup(text), "'", '"');

	return push_answer_read(json, strlen(json), answer);
}

Test(push, reads_what_was_not_taken)
{
	struct push_answer answer;
	const struct push_error *error;

	cr_assert(read_answer("{'games':[{'tags':{'Round':'1.1'},'moves':7},"
			      "{'tags':{'GameId':'a-1-1','Round':'1.2'},'error':'bad\\nmove'},"
			      "{'error':5},{'error':null},7]}",
			      &answer));
	cr_expect_eq(answer.games, 5);
	cr_assert_eq(answer.errors->len, 3);
	error = &g_array_index(answer.errors, struct push_error, 0);
	cr_expect_str_eq(error->game, "a-1-1");
	cr_expect_str_eq(error->round, "1.2");
	cr_expect_str_eq(error->error, "bad?move");
	error = &g_array_index(answer.errors, struct push_error, 1);
	cr_expect_str_eq(error->error, "no reason given");
	g_array_unref(answer.errors);
}

Test(push, takes_nothing_else_for_an_answer)
{
	static const char *const texts[] = {
		"",	  "null",	 "[]",
		"{}",	  "{'games':5}", "{'games':{}}",
		"<html>", "{'games':[",	 "{'games':[[[[[[[[[[[[[[1]]]]]]]]]]]]]]}"};
	struct push_answer answer;

	for (size_t i = 0; i < G_N_ELEMENTS(texts); i++)
		cr_expect_not(read_answer(texts[i], &answer), "%s", texts[i]);
}
