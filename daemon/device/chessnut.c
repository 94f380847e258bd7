/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chessnut's reports: 64 half bytes to squares and kinds. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "device/chessnut.h"

#define REPORT_POSITION 0x01
#define HEADER_SIZE	2
#define BOARD_SIZE	32

bool chessnut_is_board(uint16_t vendor, uint16_t product)
{
	return vendor == CHESSNUT_VENDOR && product >= 0x8000 && product <= 0x86ff;
}

/* Pieces by value. The last three values have not been observed; they count as unknown pieces. */
static const char pieces[16] = {
	'.', 'q', 'k', 'b', 'p', 'n', 'R', 'P', 'r', 'B', 'N', 'Q', 'K', '?', '?', '?',
};

static void take_square(struct frame *frame, unsigned int square, unsigned int value)
{
	frame->kinds[square] = pieces[value];
	if (value)
		frame->squares |= UINT64_C(1) << square;
}

int chessnut_take(const uint8_t *bytes, size_t size, uint64_t arrival, struct usb_reading *reading)
{
	memset(reading, 0, sizeof(*reading));
	if (size > 0 && bytes[0] != REPORT_POSITION)
		return 0;
	if (size < HEADER_SIZE + BOARD_SIZE) {
		snprintf(reading->note, sizeof(reading->note),
			 "report: cut short at %zu bytes, expected %d or more", size,
			 HEADER_SIZE + BOARD_SIZE);
		return -EBADMSG;
	}
	if (bytes[1] < BOARD_SIZE || bytes[1] > size - HEADER_SIZE) {
		snprintf(reading->note, sizeof(reading->note),
			 "report: says that %u bytes follow, expected %d to %zu", bytes[1],
			 BOARD_SIZE, size - HEADER_SIZE);
		return -EBADMSG;
	}
	for (unsigned int i = 0; i < 64; i++)
		take_square(&reading->frame, 63 - i,
			    bytes[HEADER_SIZE + i / 2] >> 4 * (i & 1) & 0xf);
	reading->frame.flags = FRAME_KINDS;
	reading->when = arrival;
	return 1;
}
