/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The types of values in an event's JSON, and how they are made. The JSON schema and the
 * guide describe values by these types (row.h).
 */
#ifndef TOUCHMOVE_VALUE_H
#define TOUCHMOVE_VALUE_H

#include <json-c/json.h>

#include <chesslaws.h>

enum value_form {
	VALUE_TEXT,
	VALUE_WORD, /* one of a list of words */
	VALUE_INTEGER,
	VALUE_NUMBER, /* not negative, perhaps with a fraction */
	VALUE_FLAG,   /* true or false */
	VALUE_LIST,
	VALUE_OBJECT, /* the row of its key has its keys */
};

struct value_type {
	const char *name; /* as the guide and the schema call it; NULL: it is of one key only */
	enum value_form form;
	/* TEXT: a regular expression of the whole, the same in ECMA 262 and POSIX; or NULL. */
	const char *pattern;
	const char *const *words; /* WORD: ends in NULL; an empty one is none of them */
	const char *(*word)(unsigned int place); /* likewise, of another table */
	int64_t least;				 /* INTEGER */
	int64_t most;				 /* likewise; less than @least: no bound */
	const char *unit;			 /* "ms" …, or NULL */
	const struct value_type *of;		 /* LIST */
	const char *doc;			 /* of one that has a name */
};

extern const struct value_type type_text;
extern const struct value_type type_flag;
extern const struct value_type type_count;
extern const struct value_type type_number;
extern const struct value_type type_ms;
extern const struct value_type type_us;
extern const struct value_type type_ply;
extern const struct value_type type_side;
extern const struct value_type type_sides;
extern const struct value_type type_square;
extern const struct value_type type_squares;
extern const struct value_type type_piece;
extern const struct value_type type_uci;
extern const struct value_type type_san;
extern const struct value_type type_fen;
extern const struct value_type type_placement;
extern const struct value_type type_result;
extern const struct value_type type_article;
extern const struct value_type type_date;
extern const struct value_type type_object;

/* All of these, ending in NULL. */
extern const struct value_type *const value_types[];

/* The word of @type at @place, from 0; NULL behind the last. */
const char *value_type_word(const struct value_type *type, unsigned int place);

/* New values, the caller's to put. */
struct json_object *value_text(const char *text);
struct json_object *value_number(int64_t number);
struct json_object *value_flag(bool flag);
struct json_object *value_side(enum laws_side side);
struct json_object *value_squares(laws_squares squares);
/* The same as a list in the order of @squares. */
struct json_object *value_squares_in_order(const laws_square squares[], size_t count);
/* @value in @unit: a whole number stays one. */
struct json_object *value_fraction(int64_t value, int64_t unit);

/* Likewise; NULL for no text, no square, no piece or an unknown piece. */
struct json_object *value_text_if_any(const char *text);
struct json_object *value_square(laws_square square);
struct json_object *value_piece(laws_piece piece);

#endif
