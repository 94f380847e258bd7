/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A thread that reads lines at a fixed rate and hands over changes.
 *
 * Why a thread: the daemon's main thread answers D-Bus, replays games on request, and
 * writes to the disk. That may take tens of milliseconds, a hole in scans of one a
 * millisecond, just where it matters which of two pieces was lifted first. The thread
 * stamps a frame when its last line has been read. So the stamp is never earlier than the
 * change, and does not depend on when the main thread takes the frame. The thread uses only
 * the lines and this queue.
 */
#ifndef TOUCHMOVE_DEVICE_GPIO_SAMPLER_H
#define TOUCHMOVE_DEVICE_GPIO_SAMPLER_H

#include "device/gpio_scan.h"

struct gpio_sampler;

struct gpio_news {
	enum {
		GPIO_NEWS_FRAME,
		GPIO_NEWS_SLOW, /* a scan takes longer than its period; reported once */
		GPIO_NEWS_GONE, /* -ENODEV: the thread has ended */
	} type;
	laws_time when; /* µs of CLOCK_MONOTONIC */
	struct frame frame;
	uint64_t longest; /* ns, of GPIO_NEWS_SLOW */
};

/*
 * Starts a thread that calls @sample with @data every @period µs. Returns 0 with *@sampler,
 * or a negative errno.
 */
int gpio_sampler_start(struct gpio_sampler **sampler,
		       int (*sample)(void *data, struct gpio_state *state), void *data,
		       laws_time period);

/* Ends the thread, which takes a period and a scan at most, and frees everything. */
void gpio_sampler_stop(struct gpio_sampler *sampler);

/* Readable while there is news. */
int gpio_sampler_fd(const struct gpio_sampler *sampler);

/* Takes the oldest news; returns false when there is none. */
bool gpio_sampler_take(struct gpio_sampler *sampler, struct gpio_news *news);

#endif
