/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Wall time as traces and events write it: ISO 8601, to the second, in UTC. */
#ifndef TOUCHMOVE_WALL_H
#define TOUCHMOVE_WALL_H

#include <stdint.h>

/* "2026-11-22T09:30:00Z" and a NUL. */
#define WALL_SIZE 21

/* Writes @seconds since 1970 as text: from 1 to the end of the year 9999, others as "". */
void wall_write(int64_t seconds, char text[WALL_SIZE]);

/* The seconds of @text, which must hold nothing else; -1 if it is no such time. */
int64_t wall_read(const char *text);

#endif
