/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves as people and their programs spell them: in other scripts, with figurines,
 * typographers' signs, letters that only look like the right ones, and marks that
 * control the direction or the shape of the text around them. What comes out is
 * plain text, which has one meaning only.
 */
#include <string.h>

#include "notation/letters.h"

#define HALF 0xbd /* of a drawn game's point */

/* The characters from @first to @last are, in turn, @plain and what follows it; or all of them. */
struct fold {
	char32_t first;
	char32_t last;
	char plain;
	bool in_turn;
};

/* In their order. Zero is for what has no meaning of its own. */
static const struct fold folds[] = {
	{0x00a0, 0x00a0, ' ', false},
	{0x00ad, 0x00ad, 0, false}, /* soft hyphen */
	{0x00d7, 0x00d7, 'x', false},
	{0x0300, 0x036f, 0, false}, /* accents */
	{0x039f, 0x039f, 'O', false},
	{0x03bf, 0x03bf, 'o', false},
	{0x03c7, 0x03c7, 'x', false},
	{0x041e, 0x041e, 'O', false},
	{0x0425, 0x0425, 'x', false},
	{0x0430, 0x0430, 'a', false},
	{0x0435, 0x0435, 'e', false},
	{0x043e, 0x043e, 'o', false},
	{0x0440, 0x0440, 'p', false},
	{0x0441, 0x0441, 'c', false},
	{0x0445, 0x0445, 'x', false},
	{0x0483, 0x0489, 0, false}, /* Cyrillic marks */
	{0x0591, 0x05bd, 0, false}, /* Hebrew points */
	{0x05be, 0x05be, '-', false},
	{0x05bf, 0x05bf, 0, false},
	{0x05c1, 0x05c2, 0, false},
	{0x05c3, 0x05c3, ':', false},
	{0x05c4, 0x05c5, 0, false},
	{0x05c7, 0x05c7, 0, false},
	{0x05f3, 0x05f4, 0, false}, /* what marks a Hebrew letter as a number or a name */
	{0x0610, 0x061a, 0, false}, /* Arabic marks */
	{0x061c, 0x061c, 0, false},
	{0x0640, 0x0640, 0, false}, /* the stroke that makes an Arabic word longer */
	{0x064b, 0x065f, 0, false},
	{0x0660, 0x0669, '0', true},
	{0x0670, 0x0670, 0, false},
	{0x06d6, 0x06dc, 0, false},
	{0x06f0, 0x06f9, '0', true},
	{0x2000, 0x200a, ' ', false},
	{0x200b, 0x200f, 0, false}, /* joiners and marks of direction */
	{0x2010, 0x2015, '-', false},
	{0x2019, 0x2019, 0, false}, /* written for 05f3 */
	{0x2020, 0x2020, '+', false},
	{0x2021, 0x2021, '#', false},
	{0x2024, 0x2024, '.', false},
	{0x2028, 0x2029, ' ', false},
	{0x202a, 0x202e, 0, false},
	{0x202f, 0x202f, ' ', false},
	{0x203c, 0x203c, '!', false},
	{0x2047, 0x2049, '?', false},
	{0x205f, 0x205f, ' ', false},
	{0x2060, 0x206f, 0, false},
	{0x2212, 0x2212, '-', false},
	{0x2215, 0x2215, '/', false},
	{0x2236, 0x2236, ':', false},
	{0x2260, 0x2260, '#', false},
	{0x266f, 0x266f, '#', false},
	{0x2715, 0x2716, 'x', false},
	{0x3000, 0x3000, ' ', false},
	{0xfe00, 0xfe0f, 0, false}, /* text or picture */
	{0xfeff, 0xfeff, 0, false},
	{0xff01, 0xff5e, '!', true}, /* the wide forms of East Asian keyboards */
};

/* The shapes that Arabic letters take in a word, as text copied from a print has them. */
static const struct shape {
	char32_t first;
	char32_t last;
	char32_t letter;
} shapes[] = {
	{0x0622, 0x0623, 0x0627}, {0x0625, 0x0625, 0x0627}, {0xfe81, 0xfe84, 0x0627},
	{0xfe87, 0xfe88, 0x0627}, {0xfe8d, 0xfe8e, 0x0627}, {0xfea1, 0xfea4, 0x062d},
	{0xfead, 0xfeae, 0x0631}, {0xfeb5, 0xfeb8, 0x0634}, {0xfed1, 0xfed4, 0x0641},
	{0xfee1, 0xfee4, 0x0645}, {0xfeed, 0xfeee, 0x0648},
};

static bool continues(const char *at, const char *end)
{
	return at < end && ((unsigned char)*at & 0xc0) == 0x80;
}

/* Longer forms than needed and what lies outside of Unicode name no character that means any. */
char32_t chesslaws_next_character(const char **at, const char *end)
{
	unsigned char first;
	unsigned int more;
	char32_t character;

	if (*at >= end)
		return NO_CHARACTER;
	first = (unsigned char)*(*at)++;
	if (first < 0x80)
		return first;
	if (first < 0xc2 || first > 0xf4)
		return NO_CHARACTER;
	more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
	character = first & (0x3f >> more);
	while (more-- > 0) {
		if (!continues(*at, end))
			return NO_CHARACTER;
		character = character << 6 | ((unsigned char)*(*at)++ & 0x3f);
	}
	return character;
}

static char32_t letter_of_shape(char32_t character)
{
	for (size_t i = 0; i < sizeof(shapes) / sizeof(shapes[0]); i++)
		if (character >= shapes[i].first && character <= shapes[i].last)
			return shapes[i].letter;
	return character;
}

char32_t chesslaws_plain_character(char32_t character)
{
	if (character < 0x80)
		return character;
	for (size_t i = 0; i < sizeof(folds) / sizeof(folds[0]); i++)
		if (character >= folds[i].first && character <= folds[i].last)
			return (unsigned char)folds[i].plain +
			       (folds[i].in_turn ? character - folds[i].first : 0);
	return letter_of_shape(character);
}

/* Returns how many characters are left, or 0 when there are too many or none. */
static size_t plain_characters(const char *text, size_t length,
			       char32_t characters[CHESSLAWS_PLAIN_SIZE])
{
	const char *end = text + length;
	size_t count = 0;

	while (text < end) {
		char32_t character =
			chesslaws_plain_character(chesslaws_next_character(&text, end));

		if (character == 0)
			continue;
		if (count == CHESSLAWS_PLAIN_SIZE)
			return 0;
		characters[count++] = character;
	}
	return count;
}

/* A sign that is no letter of a piece, or zero. */
static char plain_sign(char32_t character, enum laws_language language)
{
	if (language == LAWS_HEBREW && character >= 0x05d0 && character <= 0x05d7)
		return (char)('a' + (character - 0x05d0));
	if (character == 'X')
		return 'x';
	if ((character >= 'A' && character <= 'Z' && character != 'O') || character >= 0x80)
		return '\0';
	return (char)character;
}

/* Spells what stands first among @count characters; returns how many that are, or 0. */
static size_t spell_one(const char32_t *characters, size_t count, enum laws_language language,
			bool shorter, char plain[4])
{
	enum laws_kind kind = LAWS_NO_KIND;
	size_t taken = chesslaws_letter_read(language, characters, count, shorter, &kind);

	memset(plain, 0, 4);
	if (taken > 0) {
		plain[0] = " PNBRQK"[kind];
		return taken;
	}
	if (characters[0] == HALF) {
		memcpy(plain, "1/2", 4);
		return 1;
	}
	/* Beside a Hebrew letter it means no more than 05f3. */
	if (language == LAWS_HEBREW && characters[0] == '\'')
		return 1;
	plain[0] = plain_sign(characters[0], language);
	return plain[0] ? 1 : 0;
}

size_t chesslaws_spell(const char *text, size_t length, enum laws_language language, bool shorter,
		       char plain[CHESSLAWS_PLAIN_SIZE])
{
	char32_t characters[CHESSLAWS_PLAIN_SIZE];
	size_t count = plain_characters(text, length, characters);
	size_t used = 0;

	/* A capital X is one of capture, but begins no move. */
	if (count > 0 && characters[0] == 'X')
		return 0;
	for (size_t i = 0; i < count;) {
		char spelled[4];
		size_t taken = spell_one(characters + i, count - i, language, shorter, spelled);

		if (taken == 0 || used + strlen(spelled) > CHESSLAWS_PLAIN_SIZE)
			return 0;
		/* No string: its length is returned.
		 * NOLINTNEXTLINE(bugprone-not-null-terminated-result) */
		memcpy(plain + used, spelled, strlen(spelled));
		used += strlen(spelled);
		i += taken;
	}
	return used;
}
