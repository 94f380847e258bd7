/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keys and words that several rows have, for the files that write the rows' keys. */
#ifndef TOUCHMOVE_WRITTEN_H
#define TOUCHMOVE_WRITTEN_H

#include "event/row.h"

extern const char *const authority_words[]; /* by enum laws_authority; LAWS_BY_NOBODY has none */

struct json_object *value_fen(const struct laws_position *position);

struct json_object *give_side(const struct event *event);
struct json_object *give_ply(const struct event *event);
struct json_object *give_uci(const struct event *event);
struct json_object *give_san(const struct event *event);
struct json_object *give_fen_after(const struct event *event);
struct json_object *give_white_ms(const struct event *event);
struct json_object *give_black_ms(const struct event *event);

bool clock_is_kept(const struct laws_verdict *verdict);

/* True when a confirmation ends the game without being a penalty. */
bool only_ends_game(const struct laws_verdict *verdict);

/* True when the Laws fix a penalty: time, or the loss of the game. */
bool penalty_is_due(const struct laws_verdict *verdict);

#define KEY_SIDE(sentence)                                                                         \
	{                                                                                          \
		.name = "side", .type = &type_side, .give = give_side, .doc = (sentence),          \
	}

#define KEY_PLY(sentence)                                                                          \
	{                                                                                          \
		.name = "ply", .type = &type_ply, .give = give_ply, .doc = (sentence),             \
	}

/* The move in both notations, and the position behind it. */
#define KEYS_NOTATIONS(circumstance, condition)                                                    \
	{                                                                                          \
		.name = "uci",                                                                     \
		.type = &type_uci,                                                                 \
		.give = give_uci,                                                                  \
		.applies = (condition),                                                            \
		.when = (circumstance),                                                            \
		.doc = "The move by its squares.",                                                 \
	},                                                                                         \
		{                                                                                  \
			.name = "san",                                                             \
			.type = &type_san,                                                         \
			.give = give_san,                                                          \
			.applies = (condition),                                                    \
			.when = (circumstance),                                                    \
			.doc = "The move in algebraic notation.",                                  \
		},                                                                                 \
	{                                                                                          \
		.name = "fen", .type = &type_fen, .give = give_fen_after, .applies = (condition),  \
		.when = (circumstance), .doc = "The position after it.",                           \
	}

#define KEYS_DISPLAYS                                                                              \
	{                                                                                          \
		.name = "white_ms",                                                                \
		.type = &type_ms,                                                                  \
		.give = give_white_ms,                                                             \
		.applies = clock_is_kept,                                                          \
		.when = "times are kept",                                                          \
		.doc = "What White's clock shows.",                                                \
	},                                                                                         \
	{                                                                                          \
		.name = "black_ms", .type = &type_ms, .give = give_black_ms,                       \
		.applies = clock_is_kept, .when = "times are kept",                                \
		.doc = "What Black's clock shows.",                                                \
	}

#endif
