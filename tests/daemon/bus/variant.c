/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How many bytes events take in a message: a page of them is filled by that, and one that is larger
 * than the bus carries would end the connection.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bus/variant.h"

/* By how much the size may be overestimated, for each key and each text of a list. */
#define SPARE 50

#define LONG "a text that is longer than all that is added for alignment and for signatures"

static sd_bus *bus;
static int far;

/* The far end lets the bus in, and then only reads. */
static void begin(void)
{
	static const char welcome[] = "DATA\r\nOK 0123456789abcdef0123456789abcdef\r\n";
	int ends[2];

	cr_assert_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
	far = ends[1];
	cr_assert_geq(sd_bus_new(&bus), 0);
	cr_assert_geq(sd_bus_set_fd(bus, ends[0], ends[0]), 0);
	cr_assert_geq(sd_bus_negotiate_fds(bus, false), 0);
	cr_assert_geq(sd_bus_start(bus), 0);
	cr_assert_eq(write(far, welcome, strlen(welcome)), (ssize_t)strlen(welcome));
	while (sd_bus_is_ready(bus) == 0)
		cr_assert_geq(sd_bus_process(bus, NULL), 0);
	for (char all[1000], *end = all;; end++) {
		cr_assert_eq(read(far, end, 1), 1);
		if (end - all > 6 && !memcmp(end - 6, "BEGIN\r\n", 7))
			break;
	}
}

static void end(void)
{
	sd_bus_close_unref(bus);
	close(far);
}

/* D-Bus, message format: the size of the body is the second number, that of the fields the fourth.
 */
static size_t sent_size(void)
{
	uint32_t head[4];
	size_t fields, left;
	char skipped[1000];

	cr_assert_eq(recv(far, head, sizeof(head), MSG_WAITALL), (ssize_t)sizeof(head));
	fields = (head[3] + 7) / 8 * 8;
	for (left = fields + head[1]; left;) {
		ssize_t count = read(far, skipped, left < sizeof(skipped) ? left : sizeof(skipped));

		cr_assert_gt(count, 0);
		left -= (size_t)count;
	}
	return head[1];
}

/* What @object adds to a message with @before bytes, or with no object just these. */
static size_t size_behind(unsigned int before, struct json_object *object)
{
	sd_bus_message *message;

	cr_assert_geq(sd_bus_message_new_signal(bus, &message, "/a", "a.a", "A"), 0);
	for (unsigned int i = 0; i < before; i++)
		cr_assert_geq(sd_bus_message_append(message, "y", 1), 0);
	cr_assert_geq(variant_append_object(message, object), 0);
	cr_assert_geq(sd_bus_send(bus, message, NULL), 0);
	cr_assert_geq(sd_bus_flush(bus), 0);
	sd_bus_message_unref(message);
	return sent_size() - before;
}

static void expect_size(const char *text, size_t spare)
{
	struct json_object *object = json_tokener_parse(text);
	size_t most;

	cr_assert_not_null(object, "%s", text);
	most = variant_size_most(object);
	for (unsigned int before = 0; before < 8; before++) {
		size_t size = size_behind(before, object);

		cr_expect_leq(size, most, "%s behind %u", text, before);
		cr_expect_geq(size + spare, most, "%s behind %u", text, before);
	}
	json_object_put(object);
}

TestSuite(variant, .init = begin, .fini = end);

/* Each value under keys of any length, alone and often; all of them in an object. */
Test(variant, never_adds_more_than_is_foreseen)
{
	static const char *const values[] = {
		"1",	     "true",	       "0.5",
		"\"\"",	     "\"four\"",       "\"" LONG "\"",
		"[]",	     "[\"\"]",	       "[\"" LONG "\",\"four\",\"" LONG "\"]",
		"{}",	     "{\"a\":1}",      "{\"a\":{\"b\":{\"c\":[]}}}",
		"{\"\":{}}", "{\"a\":[\"b\"]}"};
	static const char keys[] = "a key that is longer than eight bytes";
	char text[40000];

	expect_size("{}", SPARE);
	for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); i++)
		for (size_t length = 1; length < sizeof(keys); length++)
			for (unsigned int count = 1; count <= 100; count += 33) {
				size_t used = (size_t)sprintf(text, "{");

				for (unsigned int j = 0; j < count; j++)
					used += (size_t)sprintf(text + used, "%s\"%.*s%u\":%s",
								j ? "," : "", (int)length, keys, j,
								values[i]);
				sprintf(text + used, "}");
				expect_size(text, SPARE * (1 + 5 * count));
			}
}
