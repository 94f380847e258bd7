/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The open protocol: descriptors and reports, each lie refused, gaps told. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "device/open_protocol.h"
#include "../../kernel/usb/boards.h"

static const uint8_t descriptor[] = {
	0x12, 0x24, 'r',  'e',	'e',  'd',  0x00, 0x01, 8,
	8,    0x0f, 0x20, 0x18, 0x02, 0xc8, 0x00, 0xe8, 0x03,
};

static int read_info(const uint8_t *bytes, size_t size, struct open_protocol_info *info,
		     char error[USB_TEXT_SIZE])
{
	/* In memory of exactly that size, so that a byte read too far is noticed. */
	uint8_t *copy = malloc(size ? size : 1);
	int r;

	cr_assert(copy);
	if (size)
		memcpy(copy, bytes, size);
	error[0] = '\0';
	r = open_protocol_read_info(info, copy, size, error);
	free(copy);
	return r;
}

static struct open_protocol_info info_of(const uint8_t *bytes, size_t size)
{
	char error[USB_TEXT_SIZE];
	struct open_protocol_info info;

	cr_assert(read_info(bytes, size, &info, error) == 0, "%s", error);
	return info;
}

Test(open_protocol, the_guides_example)
{
	struct open_protocol_info info = info_of(descriptor, sizeof(descriptor));

	cr_assert(info.version == 0x0100 && info.rows == 8 && info.columns == 8);
	cr_assert(info.inputs == 0xf && info.time_bits == 32 && info.report_size == 24);
	cr_assert(info.topology == 2 && info.heartbeat == 200 && info.scan_period == 1000);
}

Test(open_protocol, a_descriptor_behind_others_and_longer_than_today)
{
	uint8_t bytes[4 + 20] = {4, 0x21, 1, 2};
	struct open_protocol_info info;

	memcpy(bytes + 4, descriptor, sizeof(descriptor));
	bytes[4] = 20;
	info = info_of(bytes, sizeof(bytes));
	cr_assert(info.heartbeat == 200);
}

/* The descriptor with byte @at made @value is refused with @expected. */
static void expect_info_refused(unsigned int at, uint8_t value, int status, const char *expected)
{
	struct open_protocol_info info;
	char error[USB_TEXT_SIZE];
	uint8_t bytes[sizeof(descriptor)];

	memcpy(bytes, descriptor, sizeof(bytes));
	bytes[at] = value;
	cr_assert(read_info(bytes, sizeof(bytes), &info, error) == status, "byte %u", at);
	cr_assert(!strcmp(error, expected), "'%s' is not '%s'", error, expected);
}

Test(open_protocol, descriptors_that_are_refused)
{
	static const char none[] = "no class-specific descriptor with the signature \"reed\"";

	expect_info_refused(0, 17, -EPROTO, "descriptor: 17 bytes, expected 18 or more");
	expect_info_refused(0, 0, -ENOENT, none);
	expect_info_refused(0, 1, -ENOENT, none);
	expect_info_refused(0, 19, -ENOENT, none);
	expect_info_refused(1, 0x25, -ENOENT, none);
	expect_info_refused(5, 'D', -ENOENT, none);
	expect_info_refused(7, 2, -EPROTO, "descriptor: version 2.00, expected 1.xx");
	expect_info_refused(8, 9, -EPROTO, "descriptor: 9 rows and 8 columns, expected 1 to 8");
	expect_info_refused(9, 0, -EPROTO, "descriptor: 8 rows and 0 columns, expected 1 to 8");
	expect_info_refused(10, 0x10, -EPROTO, "descriptor: inputs 0x10, expected bits 0 to 3");
	expect_info_refused(11, 16, -EPROTO, "descriptor: a clock of 16 bits, expected 32 or 64");
	expect_info_refused(12, 23, -EPROTO, "descriptor: reports of 23 bytes, expected 24 to 64");
	expect_info_refused(12, 65, -EPROTO, "descriptor: reports of 65 bytes, expected 24 to 64");
	expect_info_refused(13, 5, -EPROTO, "descriptor: topology 5, expected 0 to 4");
	expect_info_refused(14, 9, -EPROTO, "descriptor: heartbeat of 9 ms, expected 10 to 1000");
	expect_info_refused(15, 4, -EPROTO,
			    "descriptor: heartbeat of 1224 ms, expected 10 to 1000");
}

Test(open_protocol, descriptors_cut_anywhere_are_refused)
{
	struct open_protocol_info info;
	char error[USB_TEXT_SIZE];

	for (size_t size = 0; size < sizeof(descriptor); size++)
		cr_assert(read_info(descriptor, size, &info, error) == -ENOENT, "%zu", size);
}

struct board {
	struct open_protocol protocol;
	struct usb_reading reading;
	uint64_t now;
};

static struct board plugged_in(void)
{
	struct board board = {.now = 5000000};

	board.protocol.info = info_of(descriptor, sizeof(descriptor));
	open_protocol_start(&board.protocol);
	return board;
}

static void put(uint8_t *bytes, uint64_t value, unsigned int size)
{
	for (unsigned int i = 0; i < size; i++)
		bytes[i] = (uint8_t)(value >> 8 * i);
}

struct report {
	uint8_t flags, inputs, errors;
	uint32_t sequence;
	uint64_t squares;
};

static void write_report(uint8_t bytes[64], const struct report *report, uint64_t time)
{
	memset(bytes, 0, 64);
	bytes[0] = 24;
	bytes[1] = report->flags;
	bytes[2] = report->inputs;
	bytes[3] = report->errors;
	put(bytes + 4, report->sequence, 4);
	put(bytes + 8, report->squares, 8);
	put(bytes + 16, time, 8);
}

static int take_bytes(struct board *board, const uint8_t *bytes, size_t size)
{
	uint8_t *copy = malloc(size ? size : 1);
	int r;

	cr_assert(copy);
	if (size)
		memcpy(copy, bytes, size);
	r = open_protocol_take(&board->protocol, copy, size, board->now, &board->reading);
	free(copy);
	return r;
}

/* A report that the board makes now and that comes at once, 10 ms after the last one. */
static int take(struct board *board, struct report report)
{
	uint8_t bytes[64];

	board->now += 10000;
	write_report(bytes, &report, (uint32_t)board->now);
	return take_bytes(board, bytes, 24);
}

Test(open_protocol, a_state_at_once_then_changes)
{
	struct board board = plugged_in();

	cr_assert(take(&board, (struct report){OPEN_PROTOCOL_FIRST, 1, 0, 0, 0xff}) == 1);
	cr_assert(board.reading.frame.squares == 0xff && board.reading.frame.inputs == 1);
	cr_assert(board.reading.frame.flags == 0 && board.reading.when == board.now);
	cr_assert(take(&board, (struct report){0, 2, 0, 1, UINT64_C(1) << 63}) == 1);
	cr_assert(board.reading.frame.squares == UINT64_C(1) << 63);
	cr_assert(board.reading.frame.inputs == 2 && board.reading.frame.flags == 0);
	cr_assert(board.reading.note[0] == '\0', "%s", board.reading.note);
}

Test(open_protocol, what_was_queued_before_start_is_thrown_away)
{
	struct board board = plugged_in();

	cr_assert(take(&board, (struct report){0, 0, 0, 71, 1}) == 0);
	cr_assert(take(&board, (struct report){0, 0, 0, 72, 2}) == 0);
	cr_assert(take(&board, (struct report){OPEN_PROTOCOL_FIRST, 0, 0, 0, 3}) == 1);
	cr_assert(board.reading.frame.squares == 3 && board.reading.frame.flags == 0);
}

Test(open_protocol, gaps_and_repetitions)
{
	struct board board = plugged_in();

	cr_assert(take(&board, (struct report){OPEN_PROTOCOL_FIRST, 0, 0, 4294967294u, 1}) == 1);
	cr_assert(take(&board, (struct report){0, 0, 0, 4294967295u, 1}) == 1);
	cr_assert(take(&board, (struct report){0, 0, 0, 0, 1}) == 1, "the sequence wraps");
	cr_assert(board.reading.frame.flags == 0);
	cr_assert(take(&board, (struct report){0, 0, 0, 0, 1}) == 0, "twice the same");
	cr_assert(take(&board, (struct report){0, 0, 0, 4, 7}) == 1);
	cr_assert(board.reading.frame.flags == FRAME_LOST && board.reading.frame.squares == 7);
	cr_assert(!strcmp(board.reading.note, "3 reports lost before number 4"), "%s",
		  board.reading.note);
	cr_assert(take(&board, (struct report){0, 0, 0, 2, 8}) == 1);
	cr_assert(board.reading.frame.flags == FRAME_LOST);
	cr_assert(!strcmp(board.reading.note, "report number 2 after 4"));
	cr_assert(take(&board, (struct report){0, 0, 0, 3, 8}) == 1);
	cr_assert(board.reading.frame.flags == 0);
}

Test(open_protocol, a_board_that_resets_itself)
{
	struct board board = plugged_in();

	take(&board, (struct report){OPEN_PROTOCOL_FIRST, 0, 0, 0, 1});
	take(&board, (struct report){0, 0, 0, 1, 1});
	cr_assert(take(&board, (struct report){OPEN_PROTOCOL_FIRST, 0, OPEN_PROTOCOL_ERROR_RESET, 0,
					       1}) == 1);
	cr_assert(board.reading.frame.flags == FRAME_LOST);
	cr_assert(!strcmp(board.reading.note,
			  "board started anew by itself; board reports: it was reset by its "
			  "watchdog or by a brownout"),
		  "%s", board.reading.note);
}

Test(open_protocol, faults_and_losses_that_the_board_tells)
{
	struct board board = plugged_in();

	take(&board, (struct report){OPEN_PROTOCOL_FIRST, 0, 0, 0, 1});
	cr_assert(take(&board, (struct report){OPEN_PROTOCOL_FAULT, 0, OPEN_PROTOCOL_ERROR_BUS, 1,
					       0}) == 1);
	cr_assert(board.reading.frame.flags == FRAME_FAULT);
	cr_assert(!strcmp(board.reading.note, "board reports: its bus does not answer"));
	cr_assert(take(&board, (struct report){OPEN_PROTOCOL_FAULT, 0, OPEN_PROTOCOL_ERROR_BUS, 2,
					       0}) == 1);
	cr_assert(board.reading.note[0] == '\0', "an error that stays is told once");
	cr_assert(take(&board, (struct report){OPEN_PROTOCOL_LOST, 0, 0, 3, 1}) == 1);
	cr_assert(board.reading.frame.flags == FRAME_LOST);
}

static void expect_refused(const uint8_t *bytes, size_t size, const char *expected)
{
	struct board board = plugged_in();

	cr_assert(take_bytes(&board, bytes, size) == -EBADMSG);
	cr_assert(!strcmp(board.reading.note, expected), "'%s' is not '%s'", board.reading.note,
		  expected);
}

Test(open_protocol, reports_that_are_refused)
{
	uint8_t bytes[64];

	write_report(bytes, &(struct report){OPEN_PROTOCOL_FIRST}, 0);
	expect_refused(bytes, 0, "report: cut short at 0 bytes, expected 24");
	expect_refused(bytes, 23, "report: cut short at 23 bytes, expected 24");
	expect_refused(bytes, 25, "report: too long at 25 bytes, expected 24");
	bytes[0] = 64;
	expect_refused(bytes, 24, "report: says 64 bytes of itself, has 24");
	write_report(bytes, &(struct report){.flags = 0x08}, 0);
	expect_refused(bytes, 24, "report: flags 0x08, expected bits 0 to 2");
	write_report(bytes, &(struct report){.inputs = 0x10}, 0);
	expect_refused(bytes, 24, "report: inputs 0x10, but the descriptor names 0x0f");
	write_report(bytes, &(struct report){.squares = 1}, UINT64_C(1) << 32);
	expect_refused(bytes, 24,
		       "report: a time of more than the 32 bits that the descriptor names");
}

Test(open_protocol, squares_that_the_board_does_not_have)
{
	struct board board = plugged_in();

	board.protocol.info.rows = 2;
	board.protocol.info.columns = 3;
	cr_assert(take(&board, (struct report){OPEN_PROTOCOL_FIRST, 0, 0, 0, 0x0707}) == 1);
	cr_assert(take(&board, (struct report){0, 0, 0, 1, 0x0708}) == -EBADMSG);
	cr_assert(!strcmp(board.reading.note,
			  "report: squares 0000000000000008 beyond 2 rows and 3 columns"),
		  "%s", board.reading.note);
	cr_assert(take(&board, (struct report){0, 0, 0, 1, 0x010000}) == -EBADMSG);
}

Test(open_protocol, the_emulators_configuration)
{
	/* Behind the configuration's and the interface's own nine bytes. */
	struct open_protocol_info info =
		info_of(open_configuration + 18, sizeof(open_configuration) - 18);

	cr_assert(info.heartbeat == 200);
	cr_assert(!memcmp(open_configuration + 18, descriptor, sizeof(descriptor)));
}
