/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Frames in, edges out: which contacts really changed. It knows contacts and
 * milliseconds, and nothing of hands or pieces.
 */
#ifndef TOUCHMOVE_DEBOUNCE_H
#define TOUCHMOVE_DEBOUNCE_H

#include "input/edge.h"
#include "pipeline/dropout.h"

#define DEBOUNCE_CONTACTS (64 + INPUT_BITS)
/* Edges that wait for an older contact to become still. */
#define DEBOUNCE_QUEUE 128

/* An unsettled contact holds other edges back for this long at most, in µs. */
#define DEBOUNCE_HOLD ((laws_time)250000)

/* Edges handed out by one step, in order of their first change. */
struct edges {
	size_t count;
	unsigned int lost; /* for which there was no room in this step: a bug */
	struct edge edge[DEBOUNCE_QUEUE];
};

struct debounce_contact {
	bool closed; /* as last handed out */
	bool raw;    /* in the newest frame */
	bool unsettled;
	bool unobserved;      /* it changed in a gap */
	bool flickered;	      /* since it is unsettled, and not only what is recognised on it */
	uint32_t uncertainty; /* of first */
	laws_time first;      /* since it is unsettled: first and newest change */
	laws_time newest;
};

struct debounce {
	laws_time window; /* how long a contact must be still */
	bool begun;
	bool silent; /* the source does not answer */
	bool gap;    /* changes before the next frame were not observed */
	enum laws_outage outage;
	laws_time silent_since;
	laws_time seen; /* time of the newest frame, with or without a fault */
	struct debounce_contact contact[DEBOUNCE_CONTACTS];
	laws_squares unsettled_squares;
	unsigned int unsettled_inputs;
	char kinds[64];
	char stood[64]; /* of these, the last piece on each square when its contact was still */
	laws_squares squares; /* raw, in the newest frame, but for lines that have dropped out */
	uint8_t inputs;
	struct dropout dropout;
	struct frame shown; /* while lines have dropped out: the newest frame */
	size_t queued;
	struct edge queue[DEBOUNCE_QUEUE];
};

/* @window in µs: contacts bounce 0.5 to 2 ms, a slow magnet chatters for tens. */
void debounce_init(struct debounce *debounce, laws_time window);

/*
 * Takes @input, or NULL when the deadline has come, at @now, and fills @edges. Returns the
 * next deadline, or LAWS_NEVER.
 *
 * An edge is handed out when its contact has been still for the window and no contact that
 * changed before it is unsettled. Later stages may therefore rely on the order of first
 * changes. Only a contact that is unsettled for longer than DEBOUNCE_HOLD breaks that
 * order.
 *
 * Where a piece is recognised in the place of one of the other colour, or of a pawn that it may
 * have become, though no frame has shown the square empty, one edge that closes it says so.
 *
 * Where it is uncertain which of two came first, a piece is put down before a press, and lifted
 * after it: whoever did it is not accused for what may have been the other way round.
 *
 * While the source does not answer (a fault, a source that is gone, a daemon that restarts)
 * nothing settles. A silence no longer than the window leaves no trace. After a longer one,
 * and behind frames that were lost for longer than the window, a UNOBSERVED edge carries the state
 * of all contacts.
 *
 * While a line of the matrix has dropped out (dropout.h) its squares are as they were, and edges
 * wait for DEBOUNCE_HOLD; those that are handed out later are marked as covered. The line is back
 * when it has been so for the window. Where it was out for longer than that, a UNOBSERVED edge
 * follows what was seen meanwhile; where its squares differ, and the edges still waited, that edge
 * stands for all of them. After DROPOUT_LONGEST its squares have opened.
 */
laws_time debounce_step(struct debounce *debounce, const struct input *input, laws_time now,
			struct edges *edges);

#endif
