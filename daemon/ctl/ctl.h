/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* touchmovectl: a thin client of the bus, one file for each thing it can do. */
#ifndef TOUCHMOVE_CTL_H
#define TOUCHMOVE_CTL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <systemd/sd-event.h>

#include "util/exit.h"

struct ctl {
	const char *board;
	bool json;
	bool user;
	bool wait;	/* for the daemon to come */
	bool until_end; /* of the game */
	bool public;
	bool arbiter; /* pgn: the arbiter's */
	bool pgn;
	unsigned int game;	   /* pgn: its number, or 0 for the present one */
	bool text;		   /* announce: nothing aloud */
	bool once;		   /* record: what there is, and no more */
	bool make;		   /* wiring: a map */
	uint64_t settle_time;	   /* wiring: µs, or 0 */
	const char *by;		   /* verbs: the assistant who enters them, or NULL */
	const char *source;	   /* wiring */
	const char *configuration; /* sources, wiring: NULL for the usual one */
	int count;		   /* operands behind the command's name */
	char **operands;
};

/* Each returns an exit code. */
int ctl_status(const struct ctl *ctl);
int ctl_pgn(const struct ctl *ctl);
int ctl_monitor(const struct ctl *ctl);
int ctl_announce(const struct ctl *ctl);
int ctl_screen(const struct ctl *ctl);
int ctl_replay(const struct ctl *ctl);
int ctl_record(const struct ctl *ctl);
int ctl_explain(const struct ctl *ctl);
int ctl_sources(const struct ctl *ctl);
int ctl_wiring(const struct ctl *ctl);
int ctl_verb(const struct ctl *ctl, const char *verb);

/* A loop that signals end with @ended. Returns EXIT_DONE, or complains; the caller unrefs it. */
int ctl_loop(sd_event **event, int ended);

/* Prints "touchmovectl: …" on standard error; returns @code. */
__attribute__((format(printf, 2, 3))) int ctl_complain(int code, const char *format, ...);

#endif
