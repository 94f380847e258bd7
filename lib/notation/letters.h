/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Converts the characters with which people write moves to the plain ones that the
 * reader of moves knows, and back. Internal to the library.
 */
#ifndef CHESSLAWS_LETTERS_H
#define CHESSLAWS_LETTERS_H

#include <uchar.h>

#include <chesslaws/language.h>

#include "rules/attacks.h"

/* Stands for the end of a text, and for bytes that are no UTF-8. */
#define NO_CHARACTER ((char32_t)-1)

/* No move needs more plain characters than this. */
#define CHESSLAWS_PLAIN_SIZE 32

/*
 * The letter of a piece in @language at the start of the @count characters of
 * @text. Where one letter has two characters and another is the first of them,
 * @shorter asks for the other. Returns how many characters it has, with @kind
 * filled, or 0.
 */
CHESSLAWS_INTERNAL size_t chesslaws_letter_read(enum laws_language language, const char32_t *text,
						size_t count, bool shorter, enum laws_kind *kind);

/* Writes the letter of a piece that is no pawn as UTF-8; returns the end of it. */
CHESSLAWS_INTERNAL char *chesslaws_letter_write(enum laws_language language, enum laws_kind kind,
						char *text);

/* Writes the name of a file, 0 to 7, likewise. */
CHESSLAWS_INTERNAL char *chesslaws_file_write(enum laws_language language, unsigned int file,
					      char *text);

/* Takes one character off the text from *@at to @end; NO_CHARACTER where there is none. */
CHESSLAWS_INTERNAL char32_t chesslaws_next_character(const char **at, const char *end);

/*
 * The plain character for @character: zero for a mark that only controls how
 * others are shown, a space for every blank, and @character itself where there is
 * no plain one.
 */
CHESSLAWS_INTERNAL char32_t chesslaws_plain_character(char32_t character);

/*
 * Spells @length bytes in the letters of @language as the reader of moves wants
 * it: English letters, plain digits, signs and files. With @shorter, letters of
 * two characters are taken for one, and a file.
 * Returns the length, or 0 for what can be no move. @plain is not terminated.
 */
CHESSLAWS_INTERNAL size_t chesslaws_spell(const char *text, size_t length,
					  enum laws_language language, bool shorter,
					  char plain[CHESSLAWS_PLAIN_SIZE]);

#endif
