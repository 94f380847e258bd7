/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chessnut's reports: squares, kinds, and every wrong length. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "device/chessnut.h"

/* The initial position: h8 first, the lower half first; black's rook 8, knight 5, bishop 3 … */
static const uint8_t start[64] = {
	0x01, 0x3d, 0x58, 0x23, 0x31, 0x85, 0x44, 0x44, 0x44, 0x44, 0, 0,
	0,    0,    0,	  0,	0,    0,    0,	  0,	0,    0,    0, 0,
	0,    0,    0x77, 0x77, 0x77, 0x77, 0xa6, 0xc9, 0x9b, 0x6a,
};

static int take(const uint8_t *bytes, size_t size, struct usb_reading *reading)
{
	/* In memory of exactly that size, so that a byte read too far is noticed. */
	uint8_t *copy = malloc(size ? size : 1);
	int r;

	cr_assert(copy);
	if (size)
		memcpy(copy, bytes, size);
	r = chessnut_take(copy, size, 77, reading);
	free(copy);
	return r;
}

Test(chessnut, the_initial_position)
{
	static const char kinds[] = "RNBQKBNRPPPPPPPP................................pppppppp"
				    "rnbqkbnr";
	struct usb_reading reading;

	cr_assert(take(start, sizeof(start), &reading) == 1);
	cr_assert(!memcmp(reading.frame.kinds, kinds, 64), "%.64s", reading.frame.kinds);
	cr_assert(reading.frame.squares == UINT64_C(0xffff00000000ffff));
	cr_assert(reading.frame.flags == FRAME_KINDS && reading.frame.inputs == 0);
	cr_assert(reading.when == 77);
}

Test(chessnut, the_shorter_report_of_other_boards)
{
	struct usb_reading reading;
	uint8_t bytes[38];

	memcpy(bytes, start, sizeof(bytes));
	bytes[1] = 0x24;
	cr_assert(take(bytes, sizeof(bytes), &reading) == 1);
	cr_assert(reading.frame.squares == UINT64_C(0xffff00000000ffff));
}

Test(chessnut, a_value_without_a_piece_is_something_that_stands_there)
{
	struct usb_reading reading;
	uint8_t bytes[64];

	memcpy(bytes, start, sizeof(bytes));
	bytes[2] = 0x0d;
	cr_assert(take(bytes, sizeof(bytes), &reading) == 1);
	cr_assert(reading.frame.kinds[63] == '?' && reading.frame.kinds[62] == '.');
	cr_assert(reading.frame.squares == UINT64_C(0xbfff00000000ffff));
}

Test(chessnut, other_reports_say_nothing_about_squares)
{
	struct usb_reading reading;

	cr_assert(take((const uint8_t[]){0x2a, 0x02, 0x64, 0x01}, 4, &reading) == 0);
}

static void expect_refused(uint8_t length, size_t size, const char *expected)
{
	struct usb_reading reading;
	uint8_t bytes[64];

	memcpy(bytes, start, sizeof(bytes));
	bytes[1] = length;
	cr_assert(take(bytes, size, &reading) == -EBADMSG);
	cr_assert(!strcmp(reading.note, expected), "'%s' is not '%s'", reading.note, expected);
}

Test(chessnut, reports_that_are_refused)
{
	expect_refused(0x3d, 0, "report: cut short at 0 bytes, expected 34 or more");
	expect_refused(0x3d, 1, "report: cut short at 1 bytes, expected 34 or more");
	expect_refused(0x3d, 33, "report: cut short at 33 bytes, expected 34 or more");
	expect_refused(0x3d, 40, "report: says that 61 bytes follow, expected 32 to 38");
	expect_refused(0xff, 64, "report: says that 255 bytes follow, expected 32 to 62");
	expect_refused(0x1f, 64, "report: says that 31 bytes follow, expected 32 to 62");
}

Test(chessnut, its_boards)
{
	cr_assert(chessnut_is_board(0x2d80, 0x8002) && chessnut_is_board(0x2d80, 0x86ff));
	cr_assert(!chessnut_is_board(0x2d80, 0x7fff) && !chessnut_is_board(0x2d80, 0x8700));
	cr_assert(!chessnut_is_board(0x2d81, 0x8002));
}
