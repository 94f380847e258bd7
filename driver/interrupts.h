/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Samples upon change: interrupts of the lines themselves, or of the expanders that they lie on.
 */
#ifndef REEDBOARD_INTERRUPTS_H
#define REEDBOARD_INTERRUPTS_H

#include "core.h"

struct reedboard_gpio;
struct reedboard_interrupts;
struct reedboard_lines;

/*
 * Asks for the interrupts of every one of @lines, off until reedboard_interrupts_enable(). The
 * result is device-managed. Returns NULL if some line has none, or an ERR_PTR() after
 * dev_err_probe().
 */
struct reedboard_interrupts *reedboard_interrupts_of_lines(struct reedboard_gpio *gpio,
							   struct reedboard_lines *lines);

/* The same for the one interrupt of the board's own node, which all of its expanders share. */
struct reedboard_interrupts *reedboard_interrupts_of_board(struct reedboard_gpio *gpio);

/* What the kicks of @interrupts tell of. */
enum reedboard_told reedboard_interrupts_tell(const struct reedboard_interrupts *interrupts);

void reedboard_interrupts_enable(struct reedboard_interrupts *interrupts);

/* None comes once this has returned. May sleep. */
void reedboard_interrupts_disable(struct reedboard_interrupts *interrupts);

/* To be called before and after the lines are read; @error is the result of reading. */
void reedboard_interrupts_before_read(struct reedboard_interrupts *interrupts);
void reedboard_interrupts_after_read(struct reedboard_interrupts *interrupts, int error);

#endif /* REEDBOARD_INTERRUPTS_H */
