/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * An order: a verb (verb.h) with its arguments, read and written as traces,
 * D-Bus and touchmovectl spell them.
 */
#ifndef TOUCHMOVE_COMMAND_H
#define TOUCHMOVE_COMMAND_H

#include <chesslaws.h>

#include "input/verb.h"
#include "util/words.h"

struct command {
	enum verb verb;
	/* Not said, but known of it: */
	unsigned int order;   /* the pipeline's name for it until it is answered, or 0 */
	unsigned int asker;   /* whoever waits for the answer calls it so; 0: nobody waits */
	unsigned int line;    /* of the trace that it stands in, or 0 */
	enum laws_side side;  /* where the verb names a side, or PROMOTE's is unknown: White */
	laws_squares squares; /* ADJUST: empty when any square may be meant */
	enum laws_kind kind;  /* PROMOTE */
	unsigned int number;  /* an alert's or a ruling's id (0: last), a ply, moves */
	laws_time span;	      /* SET_TIME, ADD_TIME: µs */
	enum laws_result result;
	enum laws_reason reason;     /* RESULT */
	enum laws_claim_of claim;    /* CLAIM; its move, or nothing, is the text */
	enum laws_offence offence;   /* OFFENCE */
	struct laws_penalty penalty; /* PENALTY */
	char by[COMMAND_NAME_SIZE];  /* of a player: the assistant who enters it, or empty */
	/* CLAIM, SET_POSITION, TIME_CONTROL, PENALTY, SEAL, TAG: the rest as written; PLAYERS:
	 * as players_split() reads it. */
	char text[COMMAND_TEXT_SIZE];
	enum tag tag; /* TAG */
};

#define COMMAND_ERROR_SIZE 200

/*
 * Reads a verb with its arguments, parted by blanks: "resign white"; of a player's
 * assistant (Article D.2.10) with the name in front, "by A. Name: resign white".
 * Returns 0, or -EINVAL with one line in @error that says what would be right;
 * @command is then untouched.
 */
int command_read(const char *text, struct command *command, char error[COMMAND_ERROR_SIZE]);

/* Writes @command as command_read() reads it; returns as snprintf() does. */
int command_write(const struct command *command, char *text, size_t size);

/* Both players' names, from "WHITE / BLACK"; false, with nothing written, when it is not that. */
bool players_split(const char *text, char white[COMMAND_TEXT_SIZE], char black[COMMAND_TEXT_SIZE]);

#endif
