/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * An order: a verb (verb.h) with its arguments, read and written as traces,
 * D-Bus and touchmovectl spell them.
 */
#ifndef TOUCHMOVE_COMMAND_H
#define TOUCHMOVE_COMMAND_H

#include <chesslaws.h>

#include "input/numbers.h"
#include "input/verb.h"
#include "util/words.h"

struct command {
	enum verb verb;
	/* Not in the text: */
	unsigned int order; /* the pipeline's number for it until it is answered, or 0 */
	unsigned int asker; /* the asker's number for the answer, or 0: no answer is wanted */
	unsigned int line;  /* its line in the trace, or 0 */
	enum laws_side
		side; /* White where the verb names no side, and of PROMOTE while it is unknown */
	laws_squares squares; /* ADJUST: empty when any square may be meant */
	enum laws_kind kind;  /* PROMOTE */
	unsigned int number;  /* an alert's or a ruling's id (0: last), a ply, moves, an event */
	struct event_numbers told; /* STORE_DIFFERS: given before it, but for the time */
	laws_time span;		   /* SET_TIME, ADD_TIME: µs */
	enum laws_result result;
	enum laws_reason reason;     /* RESULT */
	enum laws_claim_of claim;    /* CLAIM; its move, or nothing, is the text */
	enum laws_offence offence;   /* OFFENCE */
	struct laws_penalty penalty; /* PENALTY */
	/* Who gave it over the bus, "anna (1000)": the name and number of the user; or empty. */
	char from[COMMAND_FROM_SIZE];
	char by[COMMAND_NAME_SIZE]; /* the assistant who enters a player's order, or empty */
	/*
	 * CLAIM, SET_POSITION, TIME_CONTROL, PENALTY, SEAL, TAG: the rest as written; PLAYERS: for
	 * players_split().
	 */
	char text[COMMAND_TEXT_SIZE];
	enum tag tag; /* TAG */
};

#define COMMAND_ERROR_SIZE 200

/*
 * Reads a verb with its arguments, separated by blanks: "resign white"; of a player's
 * assistant (Article D.2.10) with the name in front, "by A. Name: resign white". Before all of that
 * may stand who gave it over the bus: "from anna (1000): resign white".
 * Returns 0, or -EINVAL with one line in @error that says what would be right; @command is
 * then untouched.
 */
int command_read(const char *text, struct command *command, char error[COMMAND_ERROR_SIZE]);

/* Writes @command as command_read() reads it; returns as snprintf() does. */
int command_write(const struct command *command, char *text, size_t size);

/*
 * Reads both players' names from "WHITE / BLACK". Returns false, with nothing written, for
 * anything else.
 */
bool players_split(const char *text, char white[COMMAND_TEXT_SIZE], char black[COMMAND_TEXT_SIZE]);

#endif
