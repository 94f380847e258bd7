/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Wall time as traces and events write it: ISO 8601, to the second, in UTC.
 */
#ifndef TOUCHMOVE_WALL_H
#define TOUCHMOVE_WALL_H

#include <stdint.h>

/* "2026-11-22T09:30:00Z" and its end. */
#define WALL_SIZE 21

/*
 * Seconds since 1970, from 1 up to the end of the year 9999, as text; what is
 * beyond gives "".
 */
void wall_write(int64_t seconds, char text[WALL_SIZE]);

/* Likewise from @text, which ends there and has nothing else; -1: it is no such time. */
int64_t wall_read(const char *text);

#endif
