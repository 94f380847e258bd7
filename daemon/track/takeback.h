/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Going back: to the position before an earlier move, or to one that the arbiter sets. Until
 * the board shows it, changes on the board are no acts of the game.
 */
#ifndef TOUCHMOVE_TAKEBACK_H
#define TOUCHMOVE_TAKEBACK_H

#include "track/tracker.h"

/* The orders; each also goes to the judge. */
void takeback_to(struct tracker *tracker, const struct edge *edge, struct acts *acts);
void takeback_set_position(struct tracker *tracker, const struct edge *edge, struct acts *acts);
void takeback_reopen(struct tracker *tracker, const struct edge *edge, struct acts *acts);
void takeback_resume(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/* After any order: some allow the players to put pieces back (TRAIT_PUTS_BACK). */
void takeback_after_command(struct tracker *tracker, const struct edge *edge, struct acts *acts);

/*
 * Looks at the board at @t, after a rest or when a lever went down. Reports the awaited
 * position, or, where the players may put pieces back, an earlier one of the game. Returns
 * true when it stands.
 */
bool takeback_look(struct tracker *tracker, laws_time t, struct acts *acts);

/*
 * True when a position is awaited, and the lever of @side, which goes down by @edge, starts the
 * clock of the player to move: from then on the position may also stand with the move that replaces
 * what was withdrawn.
 */
bool takeback_starts_clock(const struct tracker *tracker, enum laws_side side,
			   const struct edge *edge);

/*
 * Begins a step at @t: where an order of the last one has withdrawn moves, the position before them
 * is awaited.
 */
void takeback_follow(struct tracker *tracker, laws_time t, struct acts *acts);

#endif
