/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The drivers of boards that are part of reedboard.ko.
 */
#ifndef REEDBOARD_DRIVERS_H
#define REEDBOARD_DRIVERS_H

/* Registers all of them. Returns 0, or a negative errno with none registered. May sleep. */
int reedboard_drivers_register(void);

void reedboard_drivers_unregister(void);

#endif /* REEDBOARD_DRIVERS_H */
