/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The verbs of the command language, and what verbs.def says of each. */
#ifndef TOUCHMOVE_VERB_H
#define TOUCHMOVE_VERB_H

#include <chesslaws.h>

#include <stdio.h>

#define COMMAND_TEXT_SIZE 160
#define COMMAND_NAME_SIZE 64

/* The highest ply and number of moves, and the highest number of an alert or a ruling. */
#define COMMAND_MOVES_MAX 65535
#define COMMAND_ID_MAX	  1000000000

enum verb {
#define VERB(name, ...) VERB_##name,
#include "input/verbs.def"
	VERB_COUNT,
};

/* What its arguments look like. */
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
	TRAIT_STAMPED,	 /* a game begins or goes on with it: a trace may say at= when that was */
	TRAIT_PUTS_BACK, /* the players may put pieces back on such a word without being asked to */
};

struct verb_row {
	const char *word;
	enum verb_role role;
	enum shape shape;
	const char *member; /* on D-Bus, or NULL: it stands in traces only */
	enum verb_answer answer;
	enum verb_trait trait;
	const char *help;
	uint64_t refusals; /* bit n: an enum laws_refusal of that value */
	const char *example;
};

struct shape_row {
	const char *usage;     /* "SIDE SECONDS"; "" without arguments */
	const char *signature; /* on D-Bus */
	const char *names; /* of the arguments there, each with its NUL, and one more at the end */
};

/* What a usage has in capitals. */
struct argument_row {
	const char *name;
	const char *const *words; /* all that can be said, up to NULL; or NULL */
	const char *meaning;	  /* with unit and range; may be empty where the words say it */
};

extern const struct verb_row verb_rows[VERB_COUNT];
extern const struct shape_row shape_rows[SHAPE_COUNT];

/* Ends with a NULL name. */
extern const struct argument_row argument_rows[];

/* "offer-draw"; never NULL. */
const char *verb_name(enum verb verb);

/* What a verb expects, for a usage line: "SIDE", "SIDE SECONDS", "" … */
const char *verb_arguments(enum verb verb);

enum verb_role verb_role(enum verb verb);

/* True for what the judge may answer to it. */
bool verb_may_be_refused(enum verb verb, enum laws_refusal refusal);

/* The verb whose method on the interface of @role is @member, or VERB_COUNT. */
enum verb verb_of_member(enum verb_role role, const char *member);

/*
 * Writes what may stand behind "@verb ARGUMENT…", of which @count are there, a word a line,
 * for a shell's completion; nothing where anything can.
 */
void verb_complete(enum verb verb, unsigned int count, FILE *file);

#endif
