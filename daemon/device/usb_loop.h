/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* libusb's descriptors and timeouts in an sd_event loop. */
#ifndef TOUCHMOVE_USB_LOOP_H
#define TOUCHMOVE_USB_LOOP_H

#include <libusb.h>
#include <systemd/sd-event.h>

#define USB_LOOP_DESCRIPTORS 8 /* libusb's own two, and one for each open board */

struct usb_loop {
	sd_event *event;
	libusb_context *context; /* NULL: not running */
	struct usb_loop_descriptor {
		int fd;
		sd_event_source *source; /* NULL: free */
	} descriptors[USB_LOOP_DESCRIPTORS];
	sd_event_source *timeout;
	void (*ran)(void *data); /* called after libusb has handled its events */
	void *data;
};

/*
 * Starts libusb, which looks at what is plugged in. @loop->ran and data are set before.
 * Returns 0 or a negative errno.
 */
int usb_loop_start(struct usb_loop *loop, sd_event *event);

/* Handles what has happened, without waiting for more. */
void usb_loop_run(struct usb_loop *loop);

/* Ends libusb; no handle is open any more. */
void usb_loop_stop(struct usb_loop *loop);

/* A libusb error as a negative errno. */
int usb_errno(int error);

#endif
