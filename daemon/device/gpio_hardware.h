/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The calls to libgpiod: listing lines, and requesting and reading those of a board. No
 * decisions are made here.
 */
#ifndef TOUCHMOVE_DEVICE_GPIO_HARDWARE_H
#define TOUCHMOVE_DEVICE_GPIO_HARDWARE_H

#include "device/gpio_edges.h"

struct gpio_hardware;

/*
 * Looks at every chip, and passes its lines to gpio_lines_seen(). Returns 0; or -EACCES
 * with half a sentence in @reason when some chip may not be opened, after looking at all
 * others.
 */
int gpio_hardware_look(struct gpio_lines *lines, char reason[GPIO_REASON_SIZE]);

/*
 * Requests @lines, which are resolved and which the caller keeps, as @configuration says;
 * with @edges, for edge events. Returns 0 with *@hardware; -EOPNOTSUPP when the lines exist
 * but cannot report edges; or another negative errno with half a sentence in @reason.
 */
int gpio_hardware_open(struct gpio_hardware **hardware, const struct gpio_lines *lines,
		       const struct gpio_configuration *configuration, bool edges,
		       char reason[GPIO_REASON_SIZE]);
void gpio_hardware_close(struct gpio_hardware *hardware);

/* Requests are numbered from 0. */
unsigned int gpio_hardware_groups(const struct gpio_hardware *hardware);
int gpio_hardware_fd(const struct gpio_hardware *hardware, unsigned int group);
bool gpio_hardware_uses(const struct gpio_hardware *hardware, const char *chip);

/*
 * Reads contacts and inputs, but no rows and columns; the lines of one request at the same
 * time. Returns 0 or a negative errno, -ENODEV if a chip is gone.
 */
int gpio_hardware_read(struct gpio_hardware *hardware, struct gpio_state *state);

/* As gpio_hardware_read(), and scans a matrix. May be called in another thread. */
int gpio_hardware_scan(struct gpio_hardware *hardware, struct gpio_state *state);

/*
 * Moves edges of request @group to @edges, without waiting. Returns 1 when
 * @edges is full, 0 when nothing is left, or a negative errno.
 */
int gpio_hardware_drain(struct gpio_hardware *hardware, unsigned int group,
			struct gpio_edges *edges);

#endif
