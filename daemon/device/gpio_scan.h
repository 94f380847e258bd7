/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines that are read again and again: one scan of a matrix, the frames that result from
 * scans, and when the next one is due. There is no system call here: the caller's
 * operations drive and read the lines.
 *
 * A row that is not being read must not be driven: without a diode at each contact, two
 * pieces in one column would connect two rows, one high and one low. So a row's line is an
 * open-drain or open-source output: driven while active, high-impedance while inactive.
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
 * Scans a matrix of @rows once. Contact = row * @columns + column. Inputs are read last: a
 * lever read before the squares could seem pressed before the move that it completes.
 * Returns 0 with *@state, or a negative errno with @state untouched. No row is left active
 * then, if the lines obey at all.
 */
int gpio_scan(const struct gpio_scan_operations *operations, void *data, unsigned int rows,
	      unsigned int columns, struct gpio_state *state);

/* What was reported so far. Zero: nothing. */
struct gpio_change {
	struct gpio_state state;
	bool told;
	bool fault;
};

/*
 * Takes the result of a scan, @error (0 or negative) and *@state. Returns true with a frame
 * to report: the first one, a change, or the begin and the end of failing scans.
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
 * A scan lasted from @begin to @end. Sets the next one to the first time on the grid that
 * is not over yet: missed times are counted and left out. Returns true at the first miss.
 */
bool gpio_schedule_step(struct gpio_schedule *schedule, uint64_t begin, uint64_t end);

#endif
