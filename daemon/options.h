/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The options of touchmoved's command line. */
#ifndef TOUCHMOVE_OPTIONS_H
#define TOUCHMOVE_OPTIONS_H

#include "config/configuration.h"
#include "sim/simulate.h"

/* --board NAME=SOURCE */
struct option_board {
	char id[SECTION_NAME_SIZE];
	const char *source;
};

struct options {
	const char *source;	   /* NULL: as the configuration says */
	const char *second_source; /* likewise, of the second board */
	const char *configuration; /* NULL: the default file, if it exists */
	const char *board;	   /* NULL: as the configuration says */
	struct option_board boards[CONFIGURATION_BOARDS_MOST];
	size_t board_count;
	const char *recordings; /* of --record, which has no effect any more; or NULL */
	const char *store;	/* a file, or "no"; NULL: the default, for boards only */
	const char *journal;	/* a socket, or "no"; NULL: the namespace's, without --user */
	double speed;		/* 0: as fast as possible */
	bool user;
	bool once;
	bool check_config;
	struct simulation simulation;
};

/* Returns -1 to go on, or the exit code after printing an error or the requested text. */
int options_read(struct options *options, int argc, char **argv);

/* Prints "touchmoved: …" on standard error, @format with one %s; returns @code. */
int complain(int code, const char *format, const char *detail);

#endif
