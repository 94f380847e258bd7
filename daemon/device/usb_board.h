/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One board that is plugged in: asked for its state, read by several
 * transfers at a time, and nursed when an endpoint fails. It tells its
 * device's listener frames and READY; that it is gone is for who opened it
 * to see, since a board cannot be closed from its own transfers.
 */
#ifndef TOUCHMOVE_USB_BOARD_H
#define TOUCHMOVE_USB_BOARD_H

#include "device/device.h"
#include "device/usb_place.h"

struct usb_board;

/* What went wrong since the board was plugged in. */
struct usb_counters {
	unsigned long reports;	/* that were taken */
	unsigned long refused;	/* cut short, too long, or lying */
	unsigned long remarks;	/* gaps, leaps of its clock, errors that it told */
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

/* Ends all transfers, handling libusb's events of @context meanwhile, and frees @board. */
void usb_board_close(struct usb_board *board, libusb_context *context);

/*
 * What is due at @now: recovery, another request for the state, or the fault of
 * a board that has gone silent. Returns when it wants to be called next.
 */
uint64_t usb_board_tick(struct usb_board *board, uint64_t now);

/* Why the board can no longer be read, half a sentence, or NULL. */
const char *usb_board_gone(const struct usb_board *board);

const struct usb_counters *usb_board_counters(const struct usb_board *board);

#endif
