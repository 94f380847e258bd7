/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The switches that may be the failing one of a trace. */
#ifndef BENCH_SUSPECTS_H
#define BENCH_SUSPECTS_H

#include "sights.h"

/* Two squares beside each other, either way. */
#define PAIRS_MOST 420

/* Each square dead in one way and dying, each that follows another, and what really fails. */
#define SUSPECTS_MOST (1 + 2 * 64 + PAIRS_MOST)

/* What really fails in @list: its switch, the squares that follow a neighbour, or nothing. */
struct suspect suspect_truly(const struct input_list *list);

/*
 * Writes what may be taken for failing in @list into @suspects, and returns how many there are:
 * first @truly, and where something fails, each other switch. It may be dead since its last change;
 * where the failing one dies, it may die likewise, and miss as much as that at most; and it may
 * follow a neighbour with which it has closed at once, since it was last open beside that one.
 */
unsigned int suspects_find(const struct input_list *list, const struct suspect *truly,
			   unsigned int misses, struct suspect suspects[SUSPECTS_MOST]);

#endif
