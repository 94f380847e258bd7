/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The types of values, and making values of them. */
#include <stdio.h>

#include "event/value.h"
#include "util/words.h"

#define NO_BOUND (-1)

static const char *const piece_letters[] = {"P", "N", "B", "R", "Q", "K", "p",
					    "n", "b", "r", "q", "k", NULL};

const struct value_type type_text = {
	.name = "text", .form = VALUE_TEXT, .doc = "Free text in UTF-8."};
const struct value_type type_flag = {
	.name = "flag", .form = VALUE_FLAG, .doc = "`true` or `false`."};
const struct value_type type_count = {
	.name = "count", .form = VALUE_INTEGER, .most = NO_BOUND, .doc = "How many."};
const struct value_type type_number = {.name = "number",
				       .form = VALUE_INTEGER,
				       .least = 1,
				       .most = NO_BOUND,
				       .doc = "Numbers things from 1 on."};
const struct value_type type_ms = {.name = "milliseconds",
				   .form = VALUE_INTEGER,
				   .most = NO_BOUND,
				   .unit = "ms",
				   .doc = "A span of time."};
const struct value_type type_us = {.name = "time",
				   .form = VALUE_INTEGER,
				   .most = NO_BOUND,
				   .unit = "µs",
				   .doc = "A time of the game: since the board's first sample."};
const struct value_type type_ply = {
	.name = "ply",
	.form = VALUE_INTEGER,
	.least = 1,
	.most = NO_BOUND,
	.doc = "A move: 1 is the first from the start position, whoever makes it."};
const struct value_type type_side = {.name = "side",
				     .form = VALUE_WORD,
				     .words = side_words,
				     .doc = "A player, by the colour of the pieces."};
const struct value_type type_sides = {
	.name = "sides", .form = VALUE_LIST, .of = &type_side, .doc = "Several players."};
const struct value_type type_square = {
	.name = "square", .form = VALUE_TEXT, .pattern = "^[a-h][1-8]$", .doc = "A square."};
const struct value_type type_squares = {.name = "squares",
					.form = VALUE_LIST,
					.of = &type_square,
					.doc = "Squares, from a1 to h8 unless it says otherwise."};
const struct value_type type_piece = {
	.name = "piece",
	.form = VALUE_WORD,
	.words = piece_letters,
	.doc = "A piece by its letter in FEN: capital for White, small for Black."};
const struct value_type type_uci = {
	.name = "uci",
	.form = VALUE_TEXT,
	.pattern = "^[a-h][1-8][a-h][1-8][qrbn]?$",
	.doc = "A move by its squares. Castling is the king's move of two squares, in Chess960 "
	       "the king takes its own rook."};
const struct value_type type_san = {
	.name = "san",
	.form = VALUE_TEXT,
	.pattern = "^([NBRQK]?[a-h]?[1-8]?x?[a-h][1-8](=[NBRQ])?|O-O(-O)?)[+#]?$",
	.doc = "A move in standard algebraic notation."};
const struct value_type type_fen = {
	.name = "fen",
	.form = VALUE_TEXT,
	.pattern = "^([1-8pnbrqkPNBRQK]+/){7}[1-8pnbrqkPNBRQK]+ [wb] ([A-HKQa-hkq]+|-) "
		   "([a-h][36]|-) [0-9]+ [0-9]+$",
	.doc = "A position in Forsyth-Edwards notation."};
const struct value_type type_placement = {
	.name = "placement",
	.form = VALUE_TEXT,
	.pattern = "^([1-8pnbrqkPNBRQK?]+/){7}[1-8pnbrqkPNBRQK?]+$",
	.doc = "The first field of a FEN, with `?` where it is unknown what stands there."};
const struct value_type type_result = {
	.name = "result", .form = VALUE_WORD, .word = result_word, .doc = "A game's result."};
const struct value_type type_article = {
	.name = "article",
	.form = VALUE_TEXT,
	.pattern = "^[A-Z0-9]+(\\.[0-9]+)*[a-z]?$",
	.doc = "The number of an article in the edition that is played."};
const struct value_type type_date = {
	.name = "date",
	.form = VALUE_TEXT,
	.pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$",
	.doc = "Wall time in UTC."};
const struct value_type type_object = {
	.name = "object", .form = VALUE_OBJECT, .doc = "An object with the keys named there."};

const struct value_type *const value_types[] = {
	&type_text, &type_flag,	  &type_count, &type_number,	&type_ms,      &type_us,
	&type_ply,  &type_side,	  &type_sides, &type_square,	&type_squares, &type_piece,
	&type_uci,  &type_san,	  &type_fen,   &type_placement, &type_result,  &type_article,
	&type_date, &type_object, NULL,
};

const char *value_type_word(const struct value_type *type, unsigned int place)
{
	return type->word ? type->word(place) : type->words[place];
}

struct json_object *value_text(const char *text)
{
	return json_object_new_string(text);
}

struct json_object *value_text_if_any(const char *text)
{
	return text && text[0] ? value_text(text) : NULL;
}

struct json_object *value_number(int64_t number)
{
	return json_object_new_int64(number);
}

struct json_object *value_flag(bool flag)
{
	return json_object_new_boolean(flag);
}

struct json_object *value_side(enum laws_side side)
{
	return value_text(side_words[side]);
}

struct json_object *value_square(laws_square square)
{
	char text[3];

	if (square >= LAWS_NO_SQUARE)
		return NULL;
	laws_square_write(square, text);
	return value_text(text);
}

struct json_object *value_squares_in_order(const laws_square squares[], size_t count)
{
	struct json_object *list = json_object_new_array();

	for (size_t i = 0; i < count; i++)
		json_object_array_add(list, value_square(squares[i]));
	return list;
}

struct json_object *value_squares(laws_squares squares)
{
	laws_square ordered[64];
	size_t count = 0;

	for (; squares; squares &= squares - 1)
		ordered[count++] = (laws_square)__builtin_ctzll(squares);
	return value_squares_in_order(ordered, count);
}

struct json_object *value_piece(laws_piece piece)
{
	char text[2] = {laws_piece_letter(piece), '\0'};

	if (piece == LAWS_NO_PIECE || piece == LAWS_UNKNOWN_PIECE)
		return NULL;
	return value_text(text);
}

struct json_object *value_fraction(int64_t value, int64_t unit)
{
	double fraction = (double)value / (double)unit;
	char text[32];

	if (value % unit == 0)
		return value_number(value / unit);
	/* As a person writes it: 90.7, and not the nearest binary fraction. */
	snprintf(text, sizeof(text), "%.9g", fraction);
	return json_object_new_double_s(fraction, text);
}
