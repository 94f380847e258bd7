/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The result of one report of a USB board, of any protocol. */
#ifndef TOUCHMOVE_USB_READING_H
#define TOUCHMOVE_USB_READING_H

#include "input/frame.h"

#define USB_TEXT_SIZE 200

struct usb_reading {
	struct frame frame;
	uint64_t when;		  /* µs of the monotonic clock */
	char note[USB_TEXT_SIZE]; /* for the log, or "" */
};

#endif
