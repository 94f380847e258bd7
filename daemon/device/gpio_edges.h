/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Turns edges of single lines into full frames: in the order of time over all chips, and
 * checked for edges that the kernel dropped.
 *
 * The kernel reads a line's level in the interrupt's thread, so an edge gives the line's
 * present level, and applying it twice does no harm. Each edge carries two numbers. The
 * line's own counts the edges queued for it: a gap there is a loss. The request's counts
 * interrupts: a contact that bounces faster than the thread runs leaves gaps although no
 * level was missed, so such a gap is a loss only if the queue was full as well.
 *
 * Edges are sorted within one drain. One that comes only with a later drain gets the time
 * of the last frame, since frames never go back in time. The interrupts' threads run before
 * every normal process, so that is rare.
 */
#ifndef TOUCHMOVE_DEVICE_GPIO_EDGES_H
#define TOUCHMOVE_DEVICE_GPIO_EDGES_H

#include "device/gpio_lines.h"

#define GPIO_QUEUE     1024 /* edges that the kernel keeps for a request, at most */
#define GPIO_EDGES_MAX 4096

/* The levels of all lines, after active-low. */
struct gpio_state {
	laws_squares squares; /* before the wiring map */
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
	uint64_t known; /* ns: older edges are included in the state */
	laws_time last; /* of the last frame, µs */

	struct gpio_edge edge[GPIO_EDGES_MAX];
	unsigned int count;
	bool lost;

	uint32_t line_number[GPIO_LINES_MAX]; /* of the last edge */
	uint32_t group_number[GPIO_GROUPS_MAX];
	unsigned int drained[GPIO_GROUPS_MAX]; /* edges since the queue was last empty */
	bool gap[GPIO_GROUPS_MAX];	       /* in the group's numbers, since then */

	/* gpio_edges_verify(): lines that differed the last time, without an edge since */
	struct gpio_state suspects;
};

/* Called with each frame; @when in µs of CLOCK_MONOTONIC. */
typedef void gpio_tell(void *data, laws_time when, const struct frame *frame);

void gpio_state_set(struct gpio_state *state, const struct gpio_line *line, bool active);

/*
 * Begins anew with lines that were just requested: @state is the result of a read that
 * began at @now (ns). The caller reports the first frame itself.
 */
void gpio_edges_start(struct gpio_edges *edges, const struct gpio_lines *lines,
		      const struct gpio_state *state, uint64_t now);

/* Adds an edge, in the order in which its request delivers them. Returns false when full. */
bool gpio_edges_add(struct gpio_edges *edges, const struct gpio_edge *edge);

/* The queue of @group has been read until it was empty. */
void gpio_edges_emptied(struct gpio_edges *edges, unsigned int group);

/*
 * Reports a frame for each change, in order of time. When edges->lost is set, the caller
 * has read the lines (@state at @now, ns) and drained the queues again after that. The
 * first frame then carries FRAME_LOST, and its state is worked out backwards from @state.
 * Otherwise @state may be NULL.
 */
void gpio_edges_tell(struct gpio_edges *edges, const struct gpio_state *state, uint64_t now,
		     gpio_tell *tell, void *data);

/*
 * Compares with @state, which was read at @now (ns) after a drain, to find edges that were
 * missed without notice. An edge may be on its way at this moment, so a difference counts
 * only when two readings in a row show it without an edge in between. A frame with
 * FRAME_LOST then corrects it.
 */
void gpio_edges_verify(struct gpio_edges *edges, const struct gpio_state *state, uint64_t now,
		       gpio_tell *tell, void *data);

#endif
