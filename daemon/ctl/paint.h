/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Draws a view on the terminal with curses: the players' side on the left,
 * the arbiter's on the right. 80 by 24 is enough; more shows more.
 */
#ifndef TOUCHMOVE_CTL_PAINT_H
#define TOUCHMOVE_CTL_PAINT_H

#include "ctl/view.h"

/* Chooses colours and figurines by what the terminal and the locale can do. */
void paint_init(void);

/* Draws @view as of the game's time @now, in µs, with @hint in the last line. */
void paint(const struct view *view, int64_t now, const char *hint);

#endif
