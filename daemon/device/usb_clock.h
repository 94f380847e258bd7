/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Converts a device's own clock to the host's. A report gives the time of its state by a
 * clock that starts anywhere, wraps, and runs a little fast or slow. It arrives later,
 * after a delay that is never negative. So the reports with the smallest delay lie on a
 * line, the lower edge of (device time, arrival - device time), and its slope is the drift.
 * This is the convex hull method of Zhang, Liu and Xia, "Clock synchronization algorithms
 * for network measurements", 2002.
 *
 * Times are µs. A pure function of its inputs: no clock of its own, no allocation.
 */
#ifndef TOUCHMOVE_USB_CLOCK_H
#define TOUCHMOVE_USB_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

#define USB_CLOCK_POINTS 16

struct usb_clock {
	unsigned int bits;  /* width of the device's clock, 32 or 64 */
	unsigned int count; /* points in use, oldest first */
	uint64_t newest;    /* the last device time, unwrapped */
	int64_t offset;	    /* arrival - device time, as last estimated */
	uint64_t last;	    /* the last result: results never decrease */
	struct usb_clock_point {
		uint64_t device;
		int64_t offset; /* the smallest in a second of device time */
	} points[USB_CLOCK_POINTS];
};

void usb_clock_start(struct usb_clock *clock, unsigned int bits);

/*
 * Returns the host's time of @device, the time in a report that came at @arrival. The
 * result is never later than @arrival nor earlier than the last result. *@jumped says that
 * the device's clock went back, stood still or jumped: its history then begins anew, and
 * the result is the arrival.
 */
uint64_t usb_clock_convert(struct usb_clock *clock, uint64_t device, uint64_t arrival,
			   bool *jumped);

#endif
