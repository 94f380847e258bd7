/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines that are read again and again: one scan of a matrix, what a scan's
 * outcome makes of the frames, and when the next one is due. No system call in
 * here: operations that the caller gives drive and read the lines.
 *
 * A row that is not being read must not be driven: without a diode at each
 * contact, two pieces in one column would join two rows, one high and one
 * low. So a row's line is an open-drain or open-source output: driven while
 * active, high-impedance while inactive.
 */
#ifndef TOUCHMOVE_DEVICE_GPIO_SCAN_H
#define TOUCHMOVE_DEVICE_GPIO_SCAN_H

#include "device/gpio_edges.h"

#define GPIO_NO_ROW 8

/* How lines are driven and read; each returns 0 or a negative errno. */
struct gpio_scan_operations {
	/* Makes row @from inactive, then row @to active; either may be GPIO_NO_ROW. */
	int (*drive)(void *data, unsigned int from, unsigned int to);
	void (*settle)(void *data);
	/* Reads all columns at once: bit n of *@closed is column n. */
	int (*columns)(void *data, uint8_t *closed);
	/* Reads every line that has no row: contacts of the direct topology, inputs. */
	int (*others)(void *data, struct gpio_state *state);
};

/*
 * Scans a matrix of @rows once. Contact = row * @columns + column. Inputs are
 * read last: a lever that were read before the squares could seem pressed
 * before the move that it completes. Returns 0 with *@state, or a negative
 * errno, no row being left active if the lines obey at all; *@state is then
 * untouched.
 */
int gpio_scan(const struct gpio_scan_operations *operations, void *data, unsigned int rows,
	      unsigned int columns, struct gpio_state *state);

/* What was told so far. Zero: nothing. */
struct gpio_change {
	struct gpio_state state;
	bool told;
	bool fault;
};

/*
 * A scan came to @error (0 or negative) and *@state. Returns true with the
 * frame to tell: the first one, a change, and one each when scans begin and
 * cease to fail.
 */
bool gpio_change_step(struct gpio_change *change, int error, const struct gpio_state *state,
		      struct frame *frame);

/* Scans at absolute times, so that their own length does not add up. */
struct gpio_schedule {
	uint64_t period; /* ns */
	uint64_t next;	 /* ns of CLOCK_MONOTONIC */
	uint64_t skipped;
	uint64_t longest; /* ns that a scan has taken */
};

void gpio_schedule_start(struct gpio_schedule *schedule, uint64_t period, uint64_t now);

/*
 * A scan lasted from @begin to @end. Sets the next one to the first time on
 * the grid that is not over yet: times missed are counted, never made up for.
 * Returns true if some were missed for the first time.
 */
bool gpio_schedule_step(struct gpio_schedule *schedule, uint64_t begin, uint64_t end);

#endif
