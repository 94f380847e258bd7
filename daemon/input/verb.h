/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The verbs of the command language, and their rows of verbs.def. */
#ifndef TOUCHMOVE_VERB_H
#define TOUCHMOVE_VERB_H

#include <chesslaws.h>

#include <stdio.h>

#define COMMAND_TEXT_SIZE 160
#define COMMAND_NAME_SIZE 64
#define COMMAND_FROM_SIZE 48 /* a user's name of 32 bytes (useradd(8)) and a number */

/* The highest ply and number of moves, and the highest number of an alert or a ruling. */
#define COMMAND_MOVES_MAX 65535
#define COMMAND_ID_MAX	  1000000000

enum verb {
#define VERB(name, ...) VERB_##name,
#include "input/verbs.def"
	VERB_COUNT,
};

/* The shapes of arguments. */
enum shape {
#define SHAPE(name, ...) SHAPE_##name,
#include "input/verbs.def"
	SHAPE_COUNT,
};

enum verb_role {
	ROLE_PLAYER,
	ROLE_ARBITER,
	ROLE_SOURCE,
};

enum verb_answer {
	ANSWER_NOTHING,
	ANSWER_RULING, /* the number of the ruling that the order makes */
};

enum verb_trait {
	TRAIT_NONE,
	TRAIT_STAMPED,	 /* it begins or resumes a game: a trace may give its wall time as at= */
	TRAIT_PUTS_BACK, /* after it the players may put pieces back unasked */
};

struct verb_row {
	const char *word;
	enum verb_role role;
	enum shape shape;
	const char *member; /* the D-Bus method, or NULL for verbs of traces only */
	enum verb_answer answer;
	enum verb_trait trait;
	const char *help;
	uint64_t refusals; /* bit n: the enum laws_refusal of that value is possible */
	const char *example;
};

struct shape_row {
	const char *usage;     /* "SIDE SECONDS"; "" for none */
	const char *signature; /* D-Bus types */
	const char *names;     /* D-Bus argument names, each with its NUL, and one NUL at the end */
};

/* A placeholder of the usages. */
struct argument_row {
	const char *name;
	const char *const *words;		 /* all possible words, ended by NULL; or NULL */
	const char *(*word)(unsigned int place); /* the same of a table of the library, or NULL */
	const char *meaning; /* with unit and range; may be empty where the words suffice */
};

extern const struct verb_row verb_rows[VERB_COUNT];
extern const struct shape_row shape_rows[SHAPE_COUNT];

/* Ended by a NULL name. */
extern const struct argument_row argument_rows[];

/* The possible word of @row at @place, from 0; NULL after the last, or where any text may stand. */
const char *argument_word(const struct argument_row *row, unsigned int place);

/* "offer-draw"; never NULL. */
const char *verb_name(enum verb verb);

/* The arguments that a verb expects, for a usage line: "SIDE", "SIDE SECONDS", "" … */
const char *verb_arguments(enum verb verb);

enum verb_role verb_role(enum verb verb);

/* True when the judge may answer @verb with @refusal. */
bool verb_may_be_refused(enum verb verb, enum laws_refusal refusal);

/* The verb whose method on the interface of @role is @member, or VERB_COUNT. */
enum verb verb_of_member(enum verb_role role, const char *member);

/*
 * Writes the words that may follow "@verb ARGUMENT…" with @count arguments, one a line, for a
 * shell's completion; nothing where free text may follow.
 */
void verb_complete(enum verb verb, unsigned int count, FILE *file);

#endif
