/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Samples upon change: interrupts of the lines.
 */
#ifndef REEDBOARD_INTERRUPTS_H
#define REEDBOARD_INTERRUPTS_H

#include <linux/types.h>

struct reedboard_gpio;
struct reedboard_interrupts;
struct reedboard_lines;

/*
 * Asks for the interrupts of every one of @lines, off until reedboard_interrupts_enable(). That of
 * an expander's line is the expander's, which is an interrupt controller then. The result is
 * device-managed. Returns NULL if some line has none, or an ERR_PTR() after dev_err_probe().
 */
struct reedboard_interrupts *reedboard_interrupts_of_lines(struct reedboard_gpio *gpio,
							   struct reedboard_lines *lines);

/* True if they tell of each line's first change since the last sample, in time; see core.h. */
bool reedboard_interrupts_tell(const struct reedboard_interrupts *interrupts);

void reedboard_interrupts_enable(struct reedboard_interrupts *interrupts);

/* None comes once this has returned. May sleep. */
void reedboard_interrupts_disable(struct reedboard_interrupts *interrupts);

/* To be called before the lines are read. May sleep. */
void reedboard_interrupts_before_read(struct reedboard_interrupts *interrupts);

#endif /* REEDBOARD_INTERRUPTS_H */
