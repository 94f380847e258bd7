/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Spans, numbers, clean text and FENs, which settings and commands share. */
#include "util/text.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Six decimals: a millionth of a second is the unit of time. */
#define DECIMALS 6
#define MILLION	 1000000

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Reads "12.5" into millionths, 12500000. */
static int millionths_read(const char *text, size_t length, int64_t *value)
{
	int64_t sum = 0;
	unsigned int decimals = 0;
	bool point = false;

	if (length == 0 || !is_digit(text[0]) || !is_digit(text[length - 1]))
		return -EINVAL;
	for (size_t i = 0; i < length; i++) {
		if (text[i] == '.' && !point) {
			point = true;
			continue;
		}
		if (!is_digit(text[i]) || decimals == DECIMALS || sum > SPAN_MAX)
			return -EINVAL;
		sum = sum * 10 + (text[i] - '0');
		decimals += point;
	}
	for (; decimals < DECIMALS; decimals++) {
		if (sum > SPAN_MAX)
			return -EINVAL;
		sum *= 10;
	}
	*value = sum;
	return 0;
}

int span_read(const char *text, size_t length, laws_time unit, laws_time *span)
{
	int64_t value;

	if (millionths_read(text, length, &value) != 0)
		return -EINVAL;
	if (value > SPAN_MAX / (unit / MILLION))
		return -EINVAL;
	*span = value * (unit / MILLION);
	return 0;
}

int clock_time_read(const char *text, size_t length, laws_time *span)
{
	const char *end = text + length;
	laws_time sum = 0;
	laws_time part;
	unsigned int colons;

	for (colons = 0;; colons++) {
		const char *colon = memchr(text, ':', (size_t)(end - text));
		unsigned int whole;

		if (!colon)
			break;
		if (colons == 2 || number_read(text, (size_t)(colon - text), 0,
					       colons == 0 ? 99999 : 59, &whole) != 0)
			return -EINVAL;
		sum = (sum + whole * LAWS_SECOND) * 60;
		text = colon + 1;
	}
	if (span_read(text, (size_t)(end - text), LAWS_SECOND, &part) != 0 ||
	    (colons > 0 && part >= 60 * LAWS_SECOND) || sum + part > SPAN_MAX)
		return -EINVAL;
	*span = sum + part;
	return 0;
}

void span_write(laws_time span, laws_time unit, char text[SPAN_TEXT_SIZE])
{
	int64_t value = span / (unit / MILLION);
	const char *sign = value < 0 ? "-" : "";
	char decimals[DECIMALS + 2];
	size_t length = DECIMALS;

	if (value < 0)
		value = -value;
	snprintf(decimals, sizeof(decimals), "%06d", (int)(value % MILLION));
	while (length > 0 && decimals[length - 1] == '0')
		length--;
	decimals[length] = '\0';
	snprintf(text, SPAN_TEXT_SIZE, "%s%" PRId64 "%s%s", sign, value / MILLION,
		 length > 0 ? "." : "", decimals);
}

int number_read(const char *text, size_t length, unsigned int low, unsigned int high,
		unsigned int *number)
{
	uint64_t sum = 0;

	if (length == 0)
		return -EINVAL;
	for (size_t i = 0; i < length; i++) {
		if (!is_digit(text[i]))
			return -EINVAL;
		sum = sum * 10 + (unsigned int)(text[i] - '0');
		if (sum > high)
			return -EINVAL;
	}
	if (sum < low)
		return -EINVAL;
	*number = (unsigned int)sum;
	return 0;
}

/*
 * The length of the character at @text in bytes, or 0 if it is a control character, cut
 * off, overlong, a surrogate or beyond U+10FFFF.
 */
static size_t character_length(const unsigned char *text, size_t left)
{
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	uint32_t code;
	size_t length;

	if (text[0] < 0x80)
		return text[0] >= 0x20 && text[0] != 0x7f;
	length = text[0] >= 0xf0 ? 4 : text[0] >= 0xe0 ? 3 : 2;
	if (text[0] < 0xc2 || text[0] > 0xf4 || length > left)
		return 0;
	code = text[0] & (0xffu >> (length + 1));
	for (size_t i = 1; i < length; i++) {
		if ((text[i] & 0xc0) != 0x80)
			return 0;
		code = code << 6 | (text[i] & 0x3f);
	}
	if (code < least[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
		return 0;
	return code >= 0x80 && code < 0xa0 ? 0 : length;
}

bool text_is_clean(const char *text, size_t length)
{
	while (length > 0) {
		size_t step = character_length((const unsigned char *)text, length);

		if (step == 0)
			return false;
		text += step;
		length -= step;
	}
	return true;
}

void text_clean(char *text)
{
	size_t left = strlen(text);

	while (left > 0) {
		size_t step = character_length((const unsigned char *)text, left);

		if (step == 0) {
			*text = '?';
			step = 1;
		}
		text += step;
		left -= step;
	}
}

int text_refuse(char *error, size_t size, const char *format, va_list arguments)
{
	vsnprintf(error, size, format, arguments);
	text_clean(error);
	return -EINVAL;
}

bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

struct laws_text word_next(const char **rest)
{
	struct laws_text word;

	while (is_blank(**rest))
		(*rest)++;
	word.start = *rest;
	while (**rest != '\0' && !is_blank(**rest))
		(*rest)++;
	word.length = (size_t)(*rest - word.start);
	return word;
}

bool word_is(struct laws_text word, const char *name)
{
	return word.length == strlen(name) && memcmp(word.start, name, word.length) == 0;
}

int word_width(struct laws_text word)
{
	return word.length > 40 ? 40 : (int)word.length;
}

static const char *fen_fault(int code, bool chess960)
{
	switch ((enum laws_fen_error)code) {
	case LAWS_FEN_BOARD:
		return "the first field is no board";
	case LAWS_FEN_RANK:
		return "a board has eight ranks of eight squares";
	case LAWS_FEN_PIECE:
		return "a piece is one of PNBRQKpnbrqk";
	case LAWS_FEN_SIDE:
		return "the side to move is w or b";
	case LAWS_FEN_CASTLING:
		return chess960 ? "the castling rights are -, letters of KQkq or files of rooks"
				: "the castling rights are - or letters of KQkq";
	case LAWS_FEN_EN_PASSANT:
		return "the en passant square is - or a square of rank 3 or 6";
	case LAWS_FEN_HALFMOVES:
		return "the halfmove counter is a number from 0 to 65535";
	case LAWS_FEN_MOVE_NUMBER:
		return "the move number is a number from 1 to 65535";
	case LAWS_FEN_TRAILING:
		return "nothing follows the move number";
	}
	return "it cannot be read";
}

static const struct {
	enum laws_setup_fault fault;
	const char *text;
} setup_faults[] = {
	{LAWS_SETUP_WHITE_KING, "White must have one king"},
	{LAWS_SETUP_BLACK_KING, "Black must have one king"},
	{LAWS_SETUP_WHITE_PAWNS, "White has more than eight pawns"},
	{LAWS_SETUP_BLACK_PAWNS, "Black has more than eight pawns"},
	{LAWS_SETUP_WHITE_PIECES, "White has more than sixteen pieces"},
	{LAWS_SETUP_BLACK_PIECES, "Black has more than sixteen pieces"},
	{LAWS_SETUP_PAWN_ON_LAST_RANK, "a pawn stands on rank 1 or 8"},
	{LAWS_SETUP_OPPONENT_IN_CHECK, "the side not to move is in check"},
	{LAWS_SETUP_CASTLING, "a castling right lacks its king or rook"},
	{LAWS_SETUP_EN_PASSANT, "no pawn can just have passed the en passant square"},
	{LAWS_SETUP_BAD_PIECE, "a square holds no known piece"},
};

/* As snprintf(), at the end of @text; what does not fit is cut off. */
__attribute__((format(printf, 3, 4))) static void append(char *text, size_t size,
							 const char *format, ...)
{
	size_t length = strlen(text);
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text + length, size - length, format, arguments);
	va_end(arguments);
}

static void setup_refuse(unsigned int faults, char *error, size_t size)
{
	const char *separator = "";

	snprintf(error, size, "the FEN is no legal position: ");
	for (size_t i = 0; i < sizeof(setup_faults) / sizeof(setup_faults[0]); i++) {
		if (!(faults & setup_faults[i].fault))
			continue;
		append(error, size, "%s%s", separator, setup_faults[i].text);
		separator = "; ";
	}
}

/*
 * An illegal move that stands can lead to an illegal position, but never to more pawns than
 * eight.
 */
#define REFUSED (LAWS_SETUP_UNPLAYABLE | LAWS_SETUP_WHITE_PAWNS | LAWS_SETUP_BLACK_PAWNS)

int position_read(const char *fen, bool chess960, struct laws_position *position, char *error,
		  size_t size)
{
	struct laws_setup setup;
	size_t offset = 0;
	unsigned int faults;
	int code;

	code = chess960 ? laws_fen_read_chess960(fen, &setup, &offset)
			: laws_fen_read(fen, &setup, &offset);
	if (code != 0) {
		snprintf(error, size, "the FEN is wrong at its character %zu: %s", offset + 1,
			 fen_fault(code, chess960));
		return -EINVAL;
	}
	faults = laws_setup_faults(&setup) & REFUSED;
	if (faults != 0) {
		setup_refuse(faults, error, size);
		return -EINVAL;
	}
	laws_position_init(position, &setup);
	return 0;
}
