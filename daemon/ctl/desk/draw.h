/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Draws the desk on the terminal with curses. It is made for 80 by 24; 40 by 12 is the least. */
#ifndef TOUCHMOVE_CTL_DESK_DRAW_H
#define TOUCHMOVE_CTL_DESK_DRAW_H

#include "ctl/desk/link.h"
#include "ctl/desk/panel.h"

struct drawn {
	const struct panel *panel;
	bool there;	     /* touchmoved is */
	const char *trouble; /* why nothing can be shown, or empty */
	const struct link_feeds *feeds;
	uint64_t wall; /* CLOCK_MONOTONIC, µs */
};

/* Draws the list, a menu, a question or the help; PANEL_BOARD is paint.h's. */
void draw_desk(const struct drawn *drawn);

/* The last line of one board's screen, and a menu over it. */
const char *draw_board_hint(const struct panel *panel);

#endif
