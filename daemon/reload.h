/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Boards that come and go as the configuration says, where no game is on. The games of those that
 * come are read and replayed on a thread, which takes as long as it may: other boards go on.
 */
#ifndef TOUCHMOVE_RELOAD_H
#define TOUCHMOVE_RELOAD_H

#include "bus/server.h"

struct hall;
struct seat;

/*
 * Reads the configuration anew, once all reloads before are over, and then calls @done once with
 * @asker: with 0 and what was done, a line each, or with a negative errno and the reason as the one
 * line, when nothing is changed. That may be before this returns. Returns 0, or -ENOMEM when it
 * does not begin, and @done is not called.
 */
int reload_begin(struct hall *hall, server_reloaded done, void *asker);

/* Ends one that is under way; what has not been brought in by then is not. */
void reload_stop(struct hall *hall);

/*
 * Puts another seat in the place of @seat, whose file was missing and is there by now: it may be a
 * FIFO, which has a store and a time of its own.
 */
void reload_make_anew(struct seat *seat);

#endif
