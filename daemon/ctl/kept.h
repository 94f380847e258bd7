/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a log says (store/kept.h), printed. */
#ifndef TOUCHMOVE_CTL_KEPT_H
#define TOUCHMOVE_CTL_KEPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* A log as a text, with the game of it that is meant. */
struct kept {
	const char *name; /* for errors */
	const char *text;
	size_t size;
	unsigned int game;
};

/* The log's settings and inputs as a reedtrace. */
void kept_write_trace(FILE *file, const struct kept *kept);

/* The number that the first game of the log has, or will have; 1 also where no log is read. */
unsigned int kept_first_game(const struct kept *kept);

/* Each returns an exit code, after one line on standard error where that is not EXIT_DONE. */

/* The game's events as they were published to the arbiter, as JSON. */
int kept_print_events(const struct kept *kept);

/* The log's settings and inputs as a reedtrace. */
int kept_print_trace(const struct kept *kept);

/* The game's PGN, or with @on_paper its scoresheet, as the pipeline judges it. */
int kept_print_record(const struct kept *kept, bool on_paper);

/* The log as far as it is signed, for ctl_verify(). */
int kept_print_evidence(const struct kept *kept);

/* Alerts and rulings of the game, a line each, for a person. */
int kept_print_rulings(const struct kept *kept);

#endif
