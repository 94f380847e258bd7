/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* touchmovectl: a thin client of the bus, one file for each thing it can do. */
#ifndef TOUCHMOVE_CTL_H
#define TOUCHMOVE_CTL_H

#include <stdbool.h>
#include <stdio.h>

#include "../exit.h"

struct ctl {
	const char *board;
	bool json;
	bool user;
	bool wait;	/* for the daemon to come */
	bool until_end; /* of the game */
	bool public;
	bool pgn;
	int count; /* operands behind the command's name */
	char **operands;
};

/* Each returns an exit code. */
int ctl_status(const struct ctl *ctl);
int ctl_pgn(const struct ctl *ctl);
int ctl_monitor(const struct ctl *ctl);
int ctl_screen(const struct ctl *ctl);
int ctl_replay(const struct ctl *ctl);
int ctl_verb(const struct ctl *ctl, const char *verb);

/* Prints "touchmovectl: …" on standard error; returns @code. */
__attribute__((format(printf, 2, 3))) int ctl_complain(int code, const char *format, ...);

#endif
