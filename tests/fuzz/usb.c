/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as what a USB board sends: a line of descriptors, and then reports
 * of both protocols, each after two bytes that say its length and how long
 * after the last one it came. Whatever is taken keeps a frame's promises;
 * whatever is refused is refused in one clean line.
 */
#include <errno.h>

#include "fuzz.h"
#include "device/chessnut.h"
#include "device/open_protocol.h"

struct board {
	struct open_protocol protocol;
	uint64_t now, last;
};

static void check_note(const char *note)
{
	CHECK(strlen(note) < USB_TEXT_SIZE);
	CHECK(!strpbrk(note, "\n\r\t\x1b\x7f"));
}

static void check_frame(const struct frame *frame)
{
	CHECK(!(frame->inputs >> INPUT_BITS));
	CHECK(!(frame->flags & ~(FRAME_LOST | FRAME_FAULT | FRAME_KINDS)));
	for (unsigned int i = 0; frame->flags & FRAME_KINDS && i < 64; i++) {
		CHECK(frame->kinds[i] && strchr(".?PNBRQKpnbrqk", frame->kinds[i]));
		CHECK((frame->kinds[i] != '.') == (frame->squares >> i & 1));
	}
}

static void check_taken(struct board *board, int r, const struct usb_reading *reading)
{
	CHECK(r == 0 || r == 1 || r == -EBADMSG);
	check_note(reading->note);
	CHECK((r == -EBADMSG) <= (reading->note[0] != '\0'));
	if (r != 1)
		return;
	check_frame(&reading->frame);
	CHECK(reading->when <= board->now);
}

static void take(struct board *board, const uint8_t *bytes, size_t size)
{
	struct usb_reading reading;
	int r = open_protocol_take(&board->protocol, bytes, size, board->now, &reading);

	check_taken(board, r, &reading);
	if (r == 1) {
		CHECK(reading.when >= board->last);
		board->last = reading.when;
	}
	r = chessnut_take(bytes, size, board->now, &reading);
	check_taken(board, r, &reading);
}

/* In memory of exactly that size, so that a byte too far is noticed. */
static void take_copy(struct board *board, const uint8_t *data, size_t size)
{
	uint8_t *copy = malloc(size ? size : 1);

	CHECK(copy);
	if (size)
		memcpy(copy, data, size);
	take(board, copy, size);
	free(copy);
}

static void take_reports(struct board *board, const uint8_t *data, size_t size)
{
	while (size >= 2) {
		size_t length = data[0] < size - 2 ? data[0] : size - 2;

		board->now += data[1] * UINT64_C(10000);
		take_copy(board, data + 2, length);
		data += 2 + length;
		size -= 2 + length;
	}
}

static bool read_descriptor(struct open_protocol_info *info, const uint8_t *data, size_t size)
{
	char error[USB_TEXT_SIZE] = "";
	uint8_t *copy = malloc(size ? size : 1);
	int r;

	CHECK(copy);
	if (size)
		memcpy(copy, data, size);
	r = open_protocol_read_info(info, copy, size, error);
	free(copy);
	CHECK(r == 0 || r == -ENOENT || r == -EPROTO);
	CHECK((r < 0) == (error[0] != '\0'));
	check_note(error);
	return r == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct board board = {.now = 1000000};
	size_t descriptor;

	if (size < 1)
		return 0;
	descriptor = data[0] < size - 1 ? data[0] : size - 1;
	if (!read_descriptor(&board.protocol.info, data + 1, descriptor))
		board.protocol.info = (struct open_protocol_info){
			.rows = 8, .columns = 8, .inputs = 15, .time_bits = 64, .report_size = 24};
	open_protocol_start(&board.protocol);
	take_reports(&board, data + 1 + descriptor, size - 1 - descriptor);
	return 0;
}
