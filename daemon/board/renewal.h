/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a board was fed lately, from which the next game can begin a log of its own: since its start
 * position stood there last, or since a game ended.
 */
#ifndef TOUCHMOVE_RENEWAL_H
#define TOUCHMOVE_RENEWAL_H

#include "board/keeper.h"
#include "pipeline/pipeline.h"

/*
 * With more inputs than this it begins anew with the board as it stands. Pieces are set up with
 * some hundred (64 lifts and placements, and what is put right).
 */
#define RENEWAL_INPUTS_MOST 500

struct renewal_entry {
	enum store_kind kind;
	struct input input;
};

struct renewal {
	laws_squares start;   /* squares of the start position */
	struct frame last[2]; /* of each board */
	bool has_last[2];
	bool runs;
	bool by_press;	 /* since a lever was pressed, with which a game may have started */
	laws_time begun; /* since when */
	struct renewal_entry *entries;
	size_t count;
	size_t room;
};

/* @start: the squares on which pieces stand when a game begins. */
void renewal_init(struct renewal *renewal, laws_squares start);
void renewal_clear(struct renewal *renewal);

/* The pipeline is about to take @input. */
void renewal_input(struct renewal *renewal, const struct input *input, enum store_kind kind);

/* A game has ended at @t: what follows is for the next one. */
void renewal_begin(struct renewal *renewal, laws_time t);

/* A game has started that needs no log of its own. */
void renewal_end(struct renewal *renewal);

/* True where there is anything to begin a log with. */
bool renewal_is_ready(const struct renewal *renewal);

/*
 * A fresh pipeline with @settings, fed what was noted up to @now; only where it tells just the
 * @count events at @told, of which the first is the game's start. @before has the numbers of the
 * last alert and ruling, and gets the others. Returns NULL where it tells anything else, or memory
 * is out; otherwise the caller has to say where its events and answers go from here on.
 */
struct pipeline *renewal_start(struct renewal *renewal, const struct settings *settings,
			       const struct event *told, size_t count, laws_time now,
			       struct event_numbers *before);

/* Puts what was fed, for the log that @keeper has begun. */
void renewal_put(const struct renewal *renewal, struct keeper *keeper, laws_time now);

#endif
