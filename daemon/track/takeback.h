/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How the tracker goes back: to the position before an earlier move, or to one
 * that the arbiter sets up. Until the board shows it, whatever is moved about
 * is no act of the game.
 */
#ifndef TOUCHMOVE_TAKEBACK_H
#define TOUCHMOVE_TAKEBACK_H

#include "track/tracker.h"

/* The commands; each passes its own part on to the judge. */
void takeback_to(struct tracker *tracker, const struct edge *edge, struct acts *acts);
void takeback_set_position(struct tracker *tracker, const struct edge *edge, struct acts *acts);
void takeback_reopen(struct tracker *tracker, const struct edge *edge, struct acts *acts);
void takeback_resume(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* Behind any command: after some of them the players may put pieces back. */
void takeback_after_command(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/*
 * Nothing has changed for the settle time, or a lever went down, at @t: says so
 * if the board shows what is awaited, or, once the players may put pieces back,
 * an earlier position of the game. Returns true when it does.
 */
bool takeback_look(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
