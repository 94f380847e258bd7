/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The lister: finds out which devices are there, by looks on a thread of its own. A look opens
 * and reads devices, one of which may not answer for seconds; no function here waits for a look,
 * but for lister_stop().
 *
 * It looks at its start, when it is asked to, and when udev announces that a device came or went.
 * Where no udev runs, as in small systems and containers, it must be asked.
 */
#ifndef TOUCHMOVE_LISTER_H
#define TOUCHMOVE_LISTER_H

#include "config/configuration.h"
#include "device/sources.h"

struct lister;

/*
 * Begins the first look; the caller ends it with lister_stop(). @configuration, which names the
 * GPIO lines, is kept until the process ends: that long a look may take. Returns NULL when
 * memory, descriptors or threads are out.
 */
struct lister *lister_start(const struct configuration *configuration);

/*
 * Begins no further look, and waits for two seconds at most for one that is under way: a device
 * that does not answer keeps nobody from ending. @lister may be NULL.
 */
void lister_stop(struct lister *lister);

/* A descriptor that is readable when a look has ended since lister_take(). */
int lister_fd(const struct lister *lister);

/* Asks for a look that begins after this call. Returns its number, from 1. */
uint64_t lister_ask(struct lister *lister);

/*
 * Returns the number of the last look that has ended, or 0. *@sources is what was found last,
 * the caller's to free(), or NULL when nothing was since the call before.
 */
uint64_t lister_take(struct lister *lister, struct sources **sources);

#endif
