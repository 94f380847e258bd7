/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What another version has numbered: nothing that comes later gets a number of those. */
#include <criterion/criterion.h>

#include "config/settings.h"
#include "pipeline/pipeline.h"

#define READY 0xffff00000000ffff

static struct event last;
static struct pipeline *pipeline;

static void take(void *data, const struct event *event)
{
	(void)data;
	last = *event;
}

static void begin(void)
{
	struct settings settings;

	settings_default(&settings);
	pipeline = pipeline_new(&settings, take, NULL);
	cr_assert_not_null(pipeline);
}

static void end(void)
{
	pipeline_free(pipeline);
}

static struct event_numbers numbers(void)
{
	struct event_numbers now = {0};

	pipeline_numbers(pipeline, &now);
	return now;
}

static void number_past(const struct event_numbers *told, laws_time t)
{
	struct input input = {.type = INPUT_COMMAND, .t = t};

	input.command.verb = VERB_STORE_DIFFERS;
	input.command.told = *told;
	pipeline_input(pipeline, &input);
}

TestSuite(numbers, .init = begin, .fini = end);

Test(numbers, go_on_behind_those_of_another_version)
{
	const struct event_numbers told = {
		.seq = 100, .public_seq = 50, .game = 7, .alerts = 5, .rulings = 3};
	struct event_numbers now;

	number_past(&told, 1);
	now = numbers();
	/* The arbiter is told that the store differs. */
	cr_expect_eq(now.seq, 101);
	cr_expect_eq(now.alerts, 6);
	cr_expect_eq(now.public_seq, 50);
	cr_expect_eq(now.game, 7);
	cr_expect_eq(now.rulings, 3);
	cr_expect_eq(last.seq, 101);
	cr_expect_eq(last.game, 7);
}

Test(numbers, never_go_back)
{
	const struct event_numbers many = {
		.seq = 100, .public_seq = 50, .game = 7, .alerts = 5, .rulings = 3};
	const struct event_numbers few = {
		.seq = 10, .public_seq = 5, .game = 1, .alerts = 1, .rulings = 1};
	struct event_numbers now = {.seq = 1000, .public_seq = 1000, .game = 1000};

	number_past(&many, 1);
	number_past(&few, 2);
	pipeline_numbers(pipeline, &now);
	cr_expect_eq(now.seq, 1000);
	cr_expect_eq(now.public_seq, 1000);
	cr_expect_eq(now.game, 1000);
	now = numbers();
	cr_expect_eq(now.seq, 102);
	cr_expect_eq(now.public_seq, 50);
	cr_expect_eq(now.game, 7);
	cr_expect_eq(now.rulings, 3);
}
