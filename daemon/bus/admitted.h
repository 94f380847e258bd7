/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whom polkit has let follow the arbiter's stream. The bus withholds the signal Event from who is
 * in none of the groups, so each of these gets a copy that is addressed to him alone.
 */
#ifndef TOUCHMOVE_BUS_ADMITTED_H
#define TOUCHMOVE_BUS_ADMITTED_H

#include <systemd/sd-bus.h>

/* How many can follow at once. */
#define ADMITTED_MOST 16

struct admitted {
	struct admitted_one {
		char name[64]; /* unique on the bus, or "" */
		sd_bus_slot *watched;
	} each[ADMITTED_MOST];
};

/*
 * Adds @name, until it leaves the bus, which @bus tells. Returns 0, also if it is there already,
 * -EBUSY when there are too many, or another negative errno.
 */
int admitted_add(struct admitted *admitted, sd_bus *bus, const char *name);

/* Removes all. */
void admitted_clear(struct admitted *admitted);

#endif
