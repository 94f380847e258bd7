/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The property of the public stream (Articles 11.3, 12.6): cut at any time before a press that
 * completed nothing has been ruled on, it is that of a game without that press. A script is
 * played, and for each such press
 *
 *   a reader of the public stream alone (honest.h) must believe all that he is told, and
 *   the script's twin, in which the board stands as it did when the public last heard of
 *   anything, and its player thinks, must tell the public the same to the byte
 *
 * until that press is ruled on, or a move, the game's end, or what the arbiter sets is public, or
 * whoever thinks would have lost on time.
 */
#ifndef TEST_BETRAYAL_H
#define TEST_BETRAYAL_H

#include "../../stories/script.h"

/* Says on stderr what betrays a press in @script; returns how many things do. */
unsigned int betrayals(struct script *script);

/* How many presses that completed nothing all scripts have had so far. */
unsigned int betrayal_presses(void);

#endif
