/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Checks JSON against a JSON schema, for the keywords that Touchmove's schema uses. Any other
 * keyword is an error, so that no part of a schema is ignored. It is much faster than a
 * general validator, and tests/guide compares the two.
 */
#ifndef TEST_CONFORM_H
#define TEST_CONFORM_H

#include <stdbool.h>
#include <stddef.h>

#include <json-c/json.h>

struct conform {
	struct json_object *schema;
	char error[400]; /* what is wrong, and where */
	bool ruled_out;	 /* the last check failed a constant: this alternative is another one's */
	/* Compiled regular expressions by their text. */
	struct conform_pattern *patterns;
};

/* @schema must last as long as @conform. */
void conform_init(struct conform *conform, struct json_object *schema);
void conform_free(struct conform *conform);

/* True when @value satisfies the part of the schema at "#/…", or all of it with "#". */
bool conform_check(struct conform *conform, const char *part, struct json_object *value);

#endif
