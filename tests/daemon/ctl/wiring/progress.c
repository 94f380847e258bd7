/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is kept of a walk, and that every fault has its sentences. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "config/wiring_map.h"
#include "ctl/wiring/progress.h"
#include "ctl/wiring/telling.h"

#define HEAD "wiring-test 1\n"

static struct diagnosis_input results;
static char error[PROGRESS_ERROR_SIZE];

static void begin(void)
{
	memset(&results, 0, sizeof(results));
	wiring_default(results.board.wiring);
	results.board.columns = 8;
	results.board.inputs = 15;
}

static int read_text(const char *text)
{
	return progress_read(text, strlen(text), "usb:1-2", &results, error);
}

TestSuite(progress, .init = begin);

Test(progress, is_read_as_it_was_written)
{
	struct diagnosis_input read = results;
	size_t size;
	char *text;
	FILE *file;
	int n;

	results.stuck = 0x8000000000000001;
	for (n = 0; n < 64; n++)
		results.squares[n] = (struct reading){
			.state = (enum reading_state)(n % READING_STATES),
			.shown = n % READING_STATES == READING_TAKEN ? LAWS_SQUARE_SET(n) | 2 : 0,
			.flicker = n % READING_STATES == READING_TAKEN ? (unsigned int)n * 1000 : 0,
		};
	results.inputs[2] = (struct reading){.state = READING_TAKEN, .shown = 5};
	results.inputs[3].state = READING_SKIPPED;
	file = open_memstream(&text, &size);
	progress_write(file, "chardev:/dev/reedboard0", &results);
	fclose(file);
	cr_assert_lt(size, PROGRESS_SIZE);
	cr_assert_eq(progress_read(text, size, "chardev:/dev/reedboard0", &read, error), 0, "%s",
		     error);
	cr_assert_eq(memcmp(&read, &results, sizeof(read)), 0);
	cr_assert_eq(progress_read(text, size, "chardev:/dev/reedboard1", &read, error), 1);
	read.board.wiring[0] = 1;
	read.board.wiring[1] = 0;
	cr_assert_eq(progress_read(text, size, "chardev:/dev/reedboard0", &read, error), 1);
	free(text);
}

Test(progress, refusals)
{
	static const struct {
		const char *text, *why;
	} refused[] = {
		{"", "1: expected 'wiring-test 1'"},
		{"wiring-test 2\n", "1: expected 'wiring-test 1'"},
		{HEAD "i1 skipped\n", "2: expected a square"},
		{HEAD "e4\n", "2: expected taken, skipped or unsteady"},
		{HEAD "e4 open\n", "2: expected taken, skipped or unsteady"},
		{HEAD "e4 taken 1 0\n", "2: expected sixteen hex digits"},
		{HEAD "e4 taken 000000000000000G 0\n", "2: expected sixteen hex digits"},
		{HEAD "e4 taken 0000000000000001\n", "2: expected sixteen hex digits"},
		{HEAD "e4 taken 0000000000000001 -1\n", "2: expected sixteen hex digits"},
		{HEAD "e4 taken 0000000000000001 1x\n", "2: expected µs from 0 to 3600000000"},
		{HEAD "e4 taken 0000000000000001 3600000001\n", "2: expected µs from 0"},
		{HEAD "white taken 0000000000000010 0\n", "2: there are four levers"},
		{HEAD "stuck 12\n", "2: expected sixteen hex digits"},
		{HEAD "stuck 00000000000000001\n", "2: expected sixteen hex digits"},
		{HEAD "wiring a1 a1\n", "2: "},
		{HEAD "\n", "2: expected a square"},
	};
	const struct diagnosis_input before = results;
	char line[600];
	size_t n;

	for (n = 0; n < sizeof(refused) / sizeof(refused[0]); n++) {
		cr_expect_eq(read_text(refused[n].text), -EINVAL, "%s", refused[n].text);
		cr_expect(!strncmp(error, refused[n].why, strlen(refused[n].why)), "%s: %s",
			  refused[n].text, error);
	}
	memset(line, 'x', sizeof(line));
	line[sizeof(line) - 1] = '\0';
	cr_assert_eq(read_text(line), -EINVAL);
	cr_assert_eq(progress_read(HEAD "e4 skip\0ped\n", 26, "usb:1-2", &results, error), -EINVAL);
	cr_assert_eq(memcmp(&before, &results, sizeof(before)), 0, "touched by what is refused");
}

/* Every kind of fault, of one square and of all, is a sentence that fits; JSON names it. */
Test(progress, every_fault_is_told)
{
	unsigned int kind, n;

	for (kind = 0; kind < DIAGNOSIS_KINDS; kind++) {
		struct diagnosis_fault fault = {
			.kind = (enum diagnosis_kind)kind,
			.count = kind >= DIAGNOSIS_INPUT_NEVER ? INPUT_BITS : 64,
			.shown = ~(laws_squares)0,
			.flicker = 4000000,
		};
		struct json_object *object;
		char text[TELLING_SIZE];

		for (n = 0; n < fault.count; n++)
			fault.list[n] = (uint8_t)n;
		telling_fault(&results.board, &fault, 25000, text);
		cr_expect(strchr(text, '.') || strchr(text, '?'), "%s", text);
		cr_expect_lt(strlen(text), TELLING_SIZE - 1, "%s", text);
		cr_expect(!strchr(text, '%'), "%s", text);
		object = telling_json(&results.board, &fault);
		cr_expect(strstr(json_object_to_json_string(object), "\"fault\""));
		json_object_put(object);
	}
}

Test(progress, every_message_is_told)
{
	unsigned int type, phase;

	for (type = 0; type < TESTER_MESSAGES; type++)
		for (phase = TESTER_EMPTY; phase <= TESTER_DONE; phase++) {
			const struct tester_message message = {
				.type = (enum tester_message_type)type,
				.phase = (enum tester_phase)phase,
				.subject = 1,
				.contacts = type == TESTER_ODD_INPUT ? 15 : ~(laws_squares)0,
			};
			char text[TELLING_SIZE];

			telling_message(&results.board, &message, "", text);
			cr_expect(text[0] && !strchr(text, '%'), "%s", text);
			cr_expect_lt(strlen(text), TELLING_SIZE - 1);
		}
}

static void expect_message(struct tester_message message, const char *why, const char *expected)
{
	char text[TELLING_SIZE];

	telling_message(&results.board, &message, why, text);
	cr_expect_str_eq(text, expected);
}

Test(progress, a_message_names_what_it_is_about)
{
	expect_message(
		(struct tester_message){.type = TESTER_ASK_DIODES, .contacts = 0x8100000000000003},
		"",
		"Now the diodes of a matrix. Put pieces on these squares, and nowhere else; "
		"or type: skip\n  a1 b1\n  a8 h8");
	expect_message(
		(struct tester_message){.type = TESTER_MISSING, .contacts = 0x0200000000000001}, "",
		"a1 b8: not closed yet. Put pieces there, or type: skip");
	expect_message((struct tester_message){.type = TESTER_HARDWARE}, "unplugged",
		       "The hardware does not answer. unplugged");
	expect_message((struct tester_message){.type = TESTER_HARDWARE}, "",
		       "The hardware does not answer.");
	expect_message((struct tester_message){.type = TESTER_ASK_SQUARE,
					       .phase = TESTER_SQUARES,
					       .subject = 28},
		       "", "e4?");
}
