/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The property of the public stream (Articles 11.3, 12.6): cut at any time before the ruling
 * on a press that completed nothing, it is the stream of a game without that press. A script
 * is played, and for each such press
 *
 *   a reader of the public stream alone (honest.h) must accept it, and
 *   the script's twin, in which nothing happens on the board after the last public event before
 *   the press, must have the same public stream to the byte
 *
 * until the ruling on that press, or until a move, the game's end or an arbiter's setting is
 * public, or until the player to move would have lost on time.
 */
#ifndef TEST_BETRAYAL_H
#define TEST_BETRAYAL_H

#include "../../stories/script.h"

/* Prints on stderr what betrays a press in @script. Returns how many differences there are. */
unsigned int betrayals(struct script *script);

/* How many presses that completed nothing all scripts have had so far. */
unsigned int betrayal_presses(void);

#endif
