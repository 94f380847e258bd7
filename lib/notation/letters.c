/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The letters of the pieces in each language. One letter means different
 * pieces in different languages (R is a rook in English and the king in
 * French), so nothing here is read without a language.
 */
#include <string.h>

#include "notation/letters.h"

struct letter {
	enum laws_kind kind;
	char32_t characters[3]; /* one or two, then zero */
};

/* Of each kind the first is the one that is written. */
static const struct letter english[] = {
	{LAWS_KING, U"K"},   {LAWS_QUEEN, U"Q"}, {LAWS_ROOK, U"R"},   {LAWS_BISHOP, U"B"},
	{LAWS_KNIGHT, U"N"}, {LAWS_PAWN, U"P"},	 {LAWS_NO_KIND, U""},
};

static const struct letter german[] = {
	{LAWS_KING, U"K"},   {LAWS_QUEEN, U"D"},  {LAWS_ROOK, U"T"},
	{LAWS_BISHOP, U"L"}, {LAWS_KNIGHT, U"S"}, {LAWS_NO_KIND, U""},
};

static const struct letter french[] = {
	{LAWS_KING, U"R"},   {LAWS_QUEEN, U"D"}, {LAWS_ROOK, U"T"},   {LAWS_BISHOP, U"F"},
	{LAWS_KNIGHT, U"C"}, {LAWS_PAWN, U"P"},	 {LAWS_NO_KIND, U""},
};

static const struct letter spanish[] = {
	{LAWS_KING, U"R"},   {LAWS_QUEEN, U"D"}, {LAWS_ROOK, U"T"},   {LAWS_BISHOP, U"A"},
	{LAWS_KNIGHT, U"C"}, {LAWS_PAWN, U"P"},	 {LAWS_NO_KIND, U""},
};

static const struct letter dutch[] = {
	{LAWS_KING, U"K"},   {LAWS_QUEEN, U"D"},  {LAWS_ROOK, U"T"},
	{LAWS_BISHOP, U"L"}, {LAWS_KNIGHT, U"P"}, {LAWS_NO_KIND, U""},
};

/*
 * Cyrillic, and what looks like it on a keyboard that has none. The small letter
 * of the king has become plain when it is read.
 */
static const struct letter russian[] = {
	{LAWS_KING, U"\u041a\u0440"}, {LAWS_QUEEN, U"\u0424"},	{LAWS_ROOK, U"\u041b"},
	{LAWS_BISHOP, U"\u0421"},     {LAWS_KNIGHT, U"\u041a"}, {LAWS_KING, U"\u041ap"},
	{LAWS_KING, U"\u041a\u0420"}, {LAWS_KING, U"\u041aP"},	{LAWS_KING, U"Kp"},
	{LAWS_KING, U"K\u0420"},      {LAWS_KING, U"KP"},	{LAWS_BISHOP, U"C"},
	{LAWS_KNIGHT, U"K"},	      {LAWS_NO_KIND, U""},
};

static const struct letter persian[] = {
	{LAWS_KING, U"\u0634"},	  {LAWS_QUEEN, U"\u0648"},  {LAWS_ROOK, U"\u0631"},
	{LAWS_BISHOP, U"\u0641"}, {LAWS_KNIGHT, U"\u0627"}, {LAWS_NO_KIND, U""},
};

static const struct letter arabic[] = {
	{LAWS_KING, U"\u0645"},	  {LAWS_QUEEN, U"\u0648"},  {LAWS_ROOK, U"\u0631"},
	{LAWS_BISHOP, U"\u0641"}, {LAWS_KNIGHT, U"\u062d"}, {LAWS_NO_KIND, U""},
};

/* The queen has the first and the last letter of her name, the king the first of his. */
static const struct letter hebrew[] = {
	{LAWS_KING, U"\u05de"},	  {LAWS_QUEEN, U"\u05de\u05d4"}, {LAWS_ROOK, U"\u05e6"},
	{LAWS_BISHOP, U"\u05e8"}, {LAWS_KNIGHT, U"\u05e4"},	 {LAWS_NO_KIND, U""},
};

/* In print the outlined ones stand for both sides. */
static const struct letter figurines[] = {
	{LAWS_KING, U"\u2654"},	  {LAWS_QUEEN, U"\u2655"},  {LAWS_ROOK, U"\u2656"},
	{LAWS_BISHOP, U"\u2657"}, {LAWS_KNIGHT, U"\u2658"}, {LAWS_PAWN, U"\u2659"},
	{LAWS_KING, U"\u265a"},	  {LAWS_QUEEN, U"\u265b"},  {LAWS_ROOK, U"\u265c"},
	{LAWS_BISHOP, U"\u265d"}, {LAWS_KNIGHT, U"\u265e"}, {LAWS_PAWN, U"\u265f"},
	{LAWS_NO_KIND, U""},
};

static const struct alphabet {
	const char *code;
	const struct letter *letters;
	bool english_too; /* beside letters that cannot be taken for them */
} alphabets[LAWS_LANGUAGES] = {
	[LAWS_ENGLISH] = {"en", english, false}, [LAWS_GERMAN] = {"de", german, false},
	[LAWS_FRENCH] = {"fr", french, false},	 [LAWS_SPANISH] = {"es", spanish, false},
	[LAWS_DUTCH] = {"nl", dutch, false},	 [LAWS_RUSSIAN] = {"ru", russian, false},
	[LAWS_PERSIAN] = {"fa", persian, true},	 [LAWS_ARABIC] = {"ar", arabic, true},
	[LAWS_HEBREW] = {"he", hebrew, true},	 [LAWS_FIGURINES] = {"figurines", figurines, false},
};

const char *laws_language_code(enum laws_language language)
{
	return (size_t)language < LAWS_LANGUAGES ? alphabets[language].code : NULL;
}

int laws_language_read(const char *text, size_t length)
{
	for (int i = 0; i < LAWS_LANGUAGES; i++)
		if (strlen(alphabets[i].code) == length && !memcmp(alphabets[i].code, text, length))
			return i;
	return -1;
}

/* How many characters of @text are those of @letter: all of its, or none. */
static size_t matched(const struct letter *letter, const char32_t *text, size_t count)
{
	if (count == 0 || letter->characters[0] != text[0])
		return 0;
	if (letter->characters[1] == 0)
		return 1;
	return count > 1 && letter->characters[1] == text[1] ? 2 : 0;
}

static size_t read_from(const struct letter *letters, const char32_t *text, size_t count,
			bool shorter, enum laws_kind *kind)
{
	size_t most = 0;

	for (; letters->kind != LAWS_NO_KIND; letters++) {
		size_t length = matched(letters, text, count);

		if (length <= most || (length > 1 && shorter))
			continue;
		most = length;
		*kind = letters->kind;
	}
	return most;
}

size_t chesslaws_letter_read(enum laws_language language, const char32_t *text, size_t count,
			     bool shorter, enum laws_kind *kind)
{
	const struct alphabet *alphabet = &alphabets[language];
	size_t length = read_from(alphabet->letters, text, count, shorter, kind);

	if (length == 0 && alphabet->english_too)
		length = read_from(english, text, count, shorter, kind);
	if (length == 0)
		length = read_from(figurines, text, count, shorter, kind);
	return length;
}

/* None of the letters has more than three bytes. */
static char *write_character(char32_t character, char *text)
{
	if (character < 0x80) {
		*text++ = (char)character;
	} else if (character < 0x800) {
		*text++ = (char)(0xc0 | character >> 6);
		*text++ = (char)(0x80 | (character & 0x3f));
	} else {
		*text++ = (char)(0xe0 | character >> 12);
		*text++ = (char)(0x80 | (character >> 6 & 0x3f));
		*text++ = (char)(0x80 | (character & 0x3f));
	}
	return text;
}

char *chesslaws_letter_write(enum laws_language language, enum laws_kind kind, char *text)
{
	const struct letter *letter = alphabets[language].letters;

	while (letter->kind != kind)
		letter++;
	for (const char32_t *character = letter->characters; *character; character++)
		text = write_character(*character, text);
	return text;
}

char *chesslaws_file_write(enum laws_language language, unsigned int file, char *text)
{
	return write_character((language == LAWS_HEBREW ? U'\u05d0' : U'a') + file, text);
}
