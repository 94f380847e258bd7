/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A device's own clock, brought to ours. A report tells when its state was
 * seen, by a clock that starts anywhere, wraps, and runs a little fast or
 * slow; it arrives later, after a delay that is never negative. So of all
 * reports those with the smallest delay lie on a line, the lower edge of
 * (device time, arrival - device time), and its slope is the drift: the
 * convex hull's method of Zhang, Liu and Xia, "Clock synchronization
 * algorithms for network measurements", 2002.
 *
 * Times are µs. Pure: told the time, it allocates and asks nothing.
 */
#ifndef TOUCHMOVE_USB_CLOCK_H
#define TOUCHMOVE_USB_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

#define USB_CLOCK_POINTS 16

struct usb_clock {
	unsigned int bits;  /* that the device's clock counts with, 32 or 64 */
	unsigned int count; /* points in use, the oldest first */
	uint64_t newest;    /* the last device time, unwrapped */
	int64_t offset;	    /* arrival - device time, as last estimated */
	uint64_t last;	    /* the last result: results never decrease */
	struct usb_clock_point {
		uint64_t device;
		int64_t offset; /* the smallest of a second of device time */
	} points[USB_CLOCK_POINTS];
};

void usb_clock_start(struct usb_clock *clock, unsigned int bits);

/*
 * Returns when, by our clock, it was @device, as a report says that came at
 * @arrival: never later than that, nor earlier than the last result. *@jumped
 * says that the device's clock went back, stood still or leapt: it is then
 * learned anew, and the arrival is all that is known.
 */
uint64_t usb_clock_convert(struct usb_clock *clock, uint64_t device, uint64_t arrival,
			   bool *jumped);

#endif
