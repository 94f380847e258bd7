/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The queue of frames that each open file has. It never refuses a frame: when it is full the
 * oldest goes, and the next one taken out says so. Pure: no lock, no allocation, no clock.
 */
#ifndef REEDBOARD_FIFO_H
#define REEDBOARD_FIFO_H

#include <linux/types.h>

#include "reedboard.h"

/*
 * A power of two. One second of a board on which every sample differs at the highest rate,
 * about the longest that a reader may be kept from reading by a slow disk; 32 KiB.
 */
#define REEDBOARD_FIFO_FRAMES 1024

/**
 * struct reedboard_fifo - frames not yet read
 * @put: number of frames ever put in; the difference to @got is what is queued
 * @got: number of frames ever taken out or dropped
 * @seqno: number of the last frame meant for this file, lost ones included
 * @gap: frames have gone before the one that is put in next
 * @frames: entry n % REEDBOARD_FIFO_FRAMES is frame n
 */
struct reedboard_fifo {
	u32 put;
	u32 got;
	u32 seqno;
	bool gap;
	struct reedboard_frame frames[REEDBOARD_FIFO_FRAMES];
};

/* Queues @frame, numbered by the FIFO; its seqno and REEDBOARD_FRAME_LOST are ignored. */
void reedboard_fifo_put(struct reedboard_fifo *fifo, const struct reedboard_frame *frame);

/* Moves up to @count frames out, oldest first. Returns how many. */
u32 reedboard_fifo_get(struct reedboard_fifo *fifo, struct reedboard_frame *frames, u32 count);

/* As if @count frames had been put in now and dropped again. */
void reedboard_fifo_lose(struct reedboard_fifo *fifo, u32 count);

/* The frames last taken out were not delivered. */
void reedboard_fifo_spilled(struct reedboard_fifo *fifo);

static inline bool reedboard_fifo_is_empty(const struct reedboard_fifo *fifo)
{
	return fifo->put == fifo->got;
}

#endif /* REEDBOARD_FIFO_H */
