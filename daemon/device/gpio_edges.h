/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Edges of single lines become full frames: put in order of time over all
 * chips, and checked for what the kernel had to drop.
 *
 * The kernel reads a line's level in the interrupt's thread, so an edge says
 * which level the line has now, and applying it twice does no harm. Each edge
 * carries two numbers. The line's own counts what was queued for it: a gap
 * there is a loss. The request's counts interrupts: a contact that bounces
 * faster than the thread runs leaves gaps although no level was missed, so
 * such a gap is a loss only if the queue was full as well.
 *
 * Edges of one drain are put in order; one that comes only with a later drain
 * is told at the time of the last frame, since frames never go back in time.
 * The interrupts' threads run before every normal process, so that is rare.
 */
#ifndef TOUCHMOVE_DEVICE_GPIO_EDGES_H
#define TOUCHMOVE_DEVICE_GPIO_EDGES_H

#include "device/gpio_lines.h"

#define GPIO_QUEUE     1024 /* edges that the kernel keeps for a request, at most */
#define GPIO_EDGES_MAX 4096

/* The levels of all lines, after active-low. */
struct gpio_state {
	laws_squares squares; /* of contacts: before the wiring map */
	uint8_t inputs;
};

struct gpio_edge {
	uint64_t time; /* ns of CLOCK_MONOTONIC */
	unsigned int line;
	unsigned int group;
	bool active; /* the level since then */
	uint32_t line_number;
	uint32_t group_number;
};

struct gpio_edges {
	const struct gpio_lines *lines;
	struct gpio_state state;
	uint64_t known; /* ns: older edges are in the state already */
	laws_time last; /* of the last frame, µs */

	struct gpio_edge edge[GPIO_EDGES_MAX];
	unsigned int count;
	bool lost;

	uint32_t line_number[GPIO_LINES_MAX]; /* of the last edge */
	uint32_t group_number[GPIO_GROUPS_MAX];
	unsigned int drained[GPIO_GROUPS_MAX]; /* since the queue was last seen empty */
	bool gap[GPIO_GROUPS_MAX];	       /* in the group's numbers, meanwhile */

	/* gpio_edges_verify(): lines that differed the last time and have been silent since */
	struct gpio_state suspects;
};

/* Whom frames are told; @when in µs of CLOCK_MONOTONIC. */
typedef void gpio_tell(void *data, laws_time when, const struct frame *frame);

void gpio_state_set(struct gpio_state *state, const struct gpio_line *line, bool active);

/*
 * Begins anew: the lines, just requested, were @state when they were read, a
 * read that began at @now (ns). The caller tells the first frame itself.
 */
void gpio_edges_start(struct gpio_edges *edges, const struct gpio_lines *lines,
		      const struct gpio_state *state, uint64_t now);

/* Takes an edge, in the order in which its request delivers them; full: false. */
bool gpio_edges_add(struct gpio_edges *edges, const struct gpio_edge *edge);

/* The queue of @group has been read until it was empty. */
void gpio_edges_emptied(struct gpio_edges *edges, unsigned int group);

/*
 * Tells a frame for each change, in order of time. When edges->lost is set the
 * caller has read the lines, @state at @now (ns), after which it has drained
 * the queues again: the first frame then carries FRAME_LOST, and the state
 * that it starts from is worked out backwards from @state. Otherwise @state
 * may be NULL.
 */
void gpio_edges_tell(struct gpio_edges *edges, const struct gpio_state *state, uint64_t now,
		     gpio_tell *tell, void *data);

/*
 * The lines were read as @state at @now (ns), after a drain: has an edge
 * been missed that nothing announced? A difference counts when it is there in
 * two readings on end without an edge in between, since one may be on its way
 * just now; then a frame with FRAME_LOST puts it right.
 */
void gpio_edges_verify(struct gpio_edges *edges, const struct gpio_state *state, uint64_t now,
		       gpio_tell *tell, void *data);

#endif
