/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Draws a view on the terminal with curses: the players' half on the left, the arbiter's on
 * the right. It needs 80 by 24 and uses more.
 */
#ifndef TOUCHMOVE_CTL_PAINT_H
#define TOUCHMOVE_CTL_PAINT_H

#include "ctl/view.h"

/* Draws @view, after ink_init(), at the game's time @now, in µs, with @hint in the last line. */
void paint(const struct view *view, int64_t now, const char *hint);

#endif
