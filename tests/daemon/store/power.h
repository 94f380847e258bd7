/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A disk whose power is cut, for SQLite (a VFS over the usual one): what was written and not
 * synchronised is written, lost or torn, each write by chance, in any order.
 */
#ifndef TOUCHMOVE_TEST_POWER_H
#define TOUCHMOVE_TEST_POWER_H

#include <stdint.h>

/* The exit status of a process whose power was cut. */
#define POWER_FAILED 77

/*
 * From here on SQLite's files are on this disk, and the power fails at the operation @count on
 * them, from 1; @seed decides what is lost.
 */
void power_fail_after(unsigned int count, uint64_t seed);

#endif
