/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* touchmovectl: a thin client of the bus, one file for each command. */
#ifndef TOUCHMOVE_CTL_H
#define TOUCHMOVE_CTL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <systemd/sd-event.h>

#include "util/exit.h"

/* What --topology expects. */
#define CTL_TOPOLOGIES "matrix, direct, chain, expanders or unknown"

struct ctl {
	const char *board; /* NULL: the only one */
	bool json;
	bool user;
	bool wait;	/* wait for the daemon to start */
	bool until_end; /* leave when the game ends */
	bool public;
	bool arbiter; /* pgn: the arbiter's record */
	bool pgn;
	unsigned int game;	   /* pgn: the game's number, or 0 for the present one */
	bool text;		   /* announce: as text, not aloud */
	bool trace;		   /* export: as a reedtrace */
	bool evidence;		   /* export: signed, for verify */
	bool scoresheet;	   /* export: as it is printed */
	bool together;		   /* delete: with the games that it is kept in one piece with */
	bool once;		   /* record: copy what is there and leave */
	bool make;		   /* wiring: make a map */
	bool test;		   /* wiring: walk through the contacts */
	const char *topology;	   /* wiring: test, or NULL for what the source says */
	uint64_t settle_time;	   /* setup, wiring: µs, or 0 for the default */
	const char *by;		   /* verbs: the assistant who enters them, or NULL */
	const char *source;	   /* wiring */
	const char *configuration; /* setup, sources, wiring: a file, or NULL for the usual one */
	int count;		   /* operands after the command's name */
	char **operands;
};

/* The commands. Each returns an exit code. */
int ctl_status(const struct ctl *ctl);
int ctl_boards(const struct ctl *ctl);
int ctl_feeds(const struct ctl *ctl);
int ctl_pgn(const struct ctl *ctl);
int ctl_candidates(const struct ctl *ctl);
int ctl_monitor(const struct ctl *ctl);
int ctl_announce(const struct ctl *ctl);
int ctl_screen(const struct ctl *ctl);
int ctl_arbiter(const struct ctl *ctl);
int ctl_replay(const struct ctl *ctl);
int ctl_record(const struct ctl *ctl);
int ctl_games(const struct ctl *ctl);
int ctl_show(const struct ctl *ctl);
int ctl_export(const struct ctl *ctl);
int ctl_delete(const struct ctl *ctl);
int ctl_prune(const struct ctl *ctl);
int ctl_verify(const struct ctl *ctl);
int ctl_explain(const struct ctl *ctl);
int ctl_setup(const struct ctl *ctl);
int ctl_sources(const struct ctl *ctl);
int ctl_wiring(const struct ctl *ctl);
int ctl_verb(const struct ctl *ctl, const char *verb);

/*
 * Makes a loop that signals end with code @ended; the caller unrefs it. Returns EXIT_DONE, or
 * prints the error.
 */
int ctl_loop(sd_event **event, int ended);

/* This program's version. */
const char *ctl_version(void);

/* Prints "touchmovectl: …" on standard error; returns @code. */
__attribute__((format(printf, 2, 3))) int ctl_complain(int code, const char *format, ...);

#endif
