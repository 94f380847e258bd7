// SPDX-License-Identifier: GPL-2.0-only
/*
 * The queue of frames that each open file has; see fifo.h.
 */

#include <linux/build_bug.h>
#include <linux/minmax.h>

#include "fifo.h"

/* Both counters wrap at 2^32, which must be a multiple of the number of entries. */
static_assert((REEDBOARD_FIFO_FRAMES & (REEDBOARD_FIFO_FRAMES - 1)) == 0);

static struct reedboard_frame *reedboard_fifo_entry(struct reedboard_fifo *fifo, u32 n)
{
	return &fifo->frames[n % REEDBOARD_FIFO_FRAMES];
}

void reedboard_fifo_put(struct reedboard_fifo *fifo, const struct reedboard_frame *frame)
{
	struct reedboard_frame *entry;

	if (fifo->put - fifo->got == REEDBOARD_FIFO_FRAMES) {
		fifo->got++;
		reedboard_fifo_entry(fifo, fifo->got)->flags |= REEDBOARD_FRAME_LOST;
	}

	entry = reedboard_fifo_entry(fifo, fifo->put++);
	*entry = *frame;
	entry->seqno = ++fifo->seqno;
	entry->flags &= ~REEDBOARD_FRAME_LOST;
	if (fifo->gap)
		entry->flags |= REEDBOARD_FRAME_LOST;
	fifo->gap = false;
}

u32 reedboard_fifo_get(struct reedboard_fifo *fifo, struct reedboard_frame *frames, u32 count)
{
	u32 n = min(count, fifo->put - fifo->got);
	u32 i;

	for (i = 0; i < n; i++)
		frames[i] = *reedboard_fifo_entry(fifo, fifo->got++);
	return n;
}

void reedboard_fifo_lose(struct reedboard_fifo *fifo, u32 count)
{
	fifo->seqno += count;
	fifo->gap |= count > 0;
}

void reedboard_fifo_spilled(struct reedboard_fifo *fifo)
{
	if (reedboard_fifo_is_empty(fifo))
		fifo->gap = true;
	else
		reedboard_fifo_entry(fifo, fifo->got)->flags |= REEDBOARD_FRAME_LOST;
}
