/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What all our programs write alike in PGN, beside what the library writes. */
#ifndef TOUCHMOVE_PGN_H
#define TOUCHMOVE_PGN_H

#include <chesslaws.h>

#define PGN_CLOCK_SIZE 40
#define PGN_DATE_SIZE  11

/* The Termination of a game that ended for @reason (9.8.1 of PGN); static. */
const char *pgn_termination(enum laws_reason reason);

/*
 * Writes the command of a comment that says what a clock shows, @left ms (a supplement to PGN):
 * whole seconds, rounded down, as a clock shows them.
 */
void pgn_clock_write(int64_t left, char text[PGN_CLOCK_SIZE]);

/* Writes the day of @time, ISO 8601, as a Date, or that it is not known where @time is "". */
void pgn_date_write(const char *time, char date[PGN_DATE_SIZE]);

#endif
