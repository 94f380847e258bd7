/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The verbs of the contract as D-Bus methods: one method a verb, with typed
 * arguments. The daemon's interfaces, touchmovectl and the documents are made
 * from this one table.
 */
#ifndef TOUCHMOVE_BUS_VERBS_H
#define TOUCHMOVE_BUS_VERBS_H

#include "input/command.h"

struct verb_method {
	enum verb verb;
	const char *member;    /* "OfferDraw" */
	const char *signature; /* of its arguments */
	const char *doc;       /* one sentence for the documents */
};

/* Ends with a NULL member. */
extern const struct verb_method verb_methods[];

/* The method of @member on the interface of @role, or NULL. */
const struct verb_method *verb_method_find(enum verb_role role, const char *member);

/* True when the method of @verb returns the number of the ruling that it makes. */
bool verb_makes_ruling(enum verb verb);

/* The method of @verb, or NULL for one that is none. */
const struct verb_method *verb_method_of(enum verb verb);

#endif
