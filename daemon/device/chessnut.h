/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Chessnut's boards over USB (HID): each report says which piece stands on which square.
 *
 * The facts below, but no code, are from
 * - the maker's SDK, github.com/chessnutech/EasyLinkSDK, sdk/EasyLink.cpp:
 *   vendor 2d80, products 80xx to 86xx, usage page ff00; the command
 *   21 01 00 for real-time mode, written with its report id in front; no less
 *   than 200 ms between commands; reports 01 LENGTH and then 32 bytes with a
 *   piece in each half, h8 first, the lower half first; 2a is the battery's;
 * - "Chessnut communications" by Graham O'Neill in docs.rs/crate/chessnut,
 *   and that crate's src/hid.rs: the same order and the thirteen values;
 *   length 3d in reports over USB, 24 in those over Bluetooth; what follows the
 *   32 bytes is not needed.
 *
 * The boards have no levers. The clock in a report is not reliable, so a report's time is
 * that of its arrival.
 */
#ifndef TOUCHMOVE_CHESSNUT_H
#define TOUCHMOVE_CHESSNUT_H

#include <stdbool.h>
#include <stddef.h>

#include "device/usb_reading.h"

#define CHESSNUT_VENDOR		  0x2d80
#define CHESSNUT_COMMAND_INTERVAL 200000 /* µs */

/* Real-time mode: one report for each change. The first byte is the HID report's id. */
#define CHESSNUT_REAL_TIME                                                                         \
	{                                                                                          \
		0x21, 0x01, 0x00                                                                   \
	}
#define CHESSNUT_REAL_TIME_SIZE 3

bool chessnut_is_board(uint16_t vendor, uint16_t product);

/*
 * Takes the @size bytes of a report that came at @arrival. Returns 1 with *@reading, its
 * frame with FRAME_KINDS; 0 for a report about something else; or -EBADMSG for a refused
 * one, with the reason in the reading's note.
 */
int chessnut_take(const uint8_t *bytes, size_t size, uint64_t arrival, struct usb_reading *reading);

#endif
