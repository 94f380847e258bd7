/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is asked of a reader is answered, or handed back as it ends; and only so much may wait. */
#include <criterion/criterion.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "input/trace.h"
#include "store/reader.h"

static char directory[] = "/tmp/touchmove-reader-XXXXXX";
static struct store *store;
static struct store_log store_log = {.stream = "stream", .live = true};
static struct reader *reader;

static void begin(void)
{
	char name[80], error[STORE_ERROR_SIZE];
	struct settings settings;
	char *header;

	cr_assert(mkdtemp(directory));
	snprintf(name, sizeof(name), "%s/games.sqlite", directory);
	cr_assert_eq(store_open(name, &store, error), 0, "%s", error);
	cr_assert_eq(store_run(store), 0);
	settings_default(&settings);
	header = trace_header(&settings);
	store_begin(store, &store_log, "1", "test", &settings, header);
	free(header);
	reader = reader_start();
	cr_assert(reader);
}

static void end(void)
{
	char command[80];

	store_close(store);
	snprintf(command, sizeof(command), "rm -rf '%s'", directory);
	cr_assert_eq(system(command), 0);
}

static void stop(void)
{
	reader_stop(reader);
	reader_free(reader);
}

static struct reading *await(void)
{
	struct pollfd answered = {.fd = reader_fd(reader), .events = POLLIN};
	struct reading *reading;

	while (!(reading = reader_take(reader)))
		cr_assert(poll(&answered, 1, 30000) > 0, "nothing is answered");
	return reading;
}

TestSuite(reader, .init = begin, .fini = end, .timeout = 100);

Test(reader, an_export_has_what_was_put_before)
{
	const struct input input = {.t = 7, .type = INPUT_FRAME, .frame.squares = 0xabc};
	struct reading *reading;

	store_put(store, store_log.id, 1, STORE_INPUT, input.t, &input);
	cr_assert_eq(reader_ask(reader, store, READING_EXPORT, "1", 0, (void *)&input), 0);
	cr_assert_eq(reader_ask(reader, store, READING_EXPORT, "none", 3, NULL), 0);
	cr_assert_eq(reader_ask(reader, store, READING_LIST, "1", 0, NULL), 0);
	reading = await();
	cr_assert_eq(reading->result, 0, "%s", reading->error);
	cr_assert_eq(reading->data, &input);
	cr_assert(strstr(reading->text, "\n7 0000000000000abc 0\n"), "%s", reading->text);
	reading_free(reading);
	reading = await();
	cr_assert_eq(reading->result, -ENOENT);
	reading_free(reading);
	reading = await();
	cr_assert_eq(reading->result, 0, "%s", reading->error);
	cr_assert_eq(json_object_array_length(reading->list), 0);
	reading_free(reading);
	stop();
}

/* What was answered and not fetched waits as well, or a client that asks and asks would win. */
Test(reader, no_question_is_lost_and_none_beyond_the_bound_is_taken)
{
	struct reading *reading;
	unsigned int left = 0;

	for (unsigned int i = 0; i < READER_QUESTIONS; i++)
		cr_assert_eq(reader_ask(reader, store, READING_LIST, "1", 0, NULL), 0);
	cr_assert_eq(reader_ask(reader, store, READING_LIST, "1", 0, NULL), -ENOBUFS);
	reading_free(await());
	cr_assert_eq(reader_ask(reader, store, READING_LIST, "1", 0, NULL), 0);
	reader_stop(reader);
	while ((reading = reader_drop(reader)) || (reading = reader_take(reader))) {
		reading_free(reading);
		left++;
	}
	reader_free(reader);
	cr_assert_eq(left, READER_QUESTIONS);
}
