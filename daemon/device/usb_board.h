/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One board that is plugged in: asks for its state, reads it with several transfers at a
 * time, and recovers from failing endpoints. It reports frames and READY to its device's
 * listener. Its owner must poll usb_board_gone(), since a board cannot be closed from its
 * own transfers.
 */
#ifndef TOUCHMOVE_USB_BOARD_H
#define TOUCHMOVE_USB_BOARD_H

#include "device/device.h"
#include "device/usb_place.h"

struct usb_board;

/* What went wrong since the board was plugged in. */
struct usb_counters {
	unsigned long reports;	/* accepted */
	unsigned long refused;	/* cut short, too long, or invalid */
	unsigned long remarks;	/* gaps, jumps of its clock, errors that it reported */
	unsigned long failures; /* transfers that stalled, overflowed or broke */
	unsigned long silences;
};

/*
 * Opens @usb_device for @owner, whose spec and listener it uses. Returns 0 with
 * *@board, or a negative errno with half a sentence in @why.
 */
int usb_board_open(libusb_device *usb_device, const struct usb_target *target,
		   const struct usb_strings *strings, struct device *owner,
		   struct usb_board **board, char why[USB_TEXT_SIZE]);

/* Ends all transfers, for which it handles events of @context, and frees @board. */
void usb_board_close(struct usb_board *board, libusb_context *context);

/*
 * Does what is due at @now: recovery, another request for the state, or the fault of a
 * board that is silent. Returns when it must be called next.
 */
uint64_t usb_board_tick(struct usb_board *board, uint64_t now);

/* Half a sentence why the board can no longer be read; NULL while it can. */
const char *usb_board_gone(const struct usb_board *board);

const struct usb_counters *usb_board_counters(const struct usb_board *board);

#endif
