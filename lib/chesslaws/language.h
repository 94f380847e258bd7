/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The languages in which moves are written: each player names the pieces as
 * his country does (Article C.3).
 */
#ifndef CHESSLAWS_LANGUAGE_H
#define CHESSLAWS_LANGUAGE_H

#include <chesslaws/move.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The pieces' letters, in the order king, queen, rook, bishop, knight. */
enum laws_language {
	LAWS_ENGLISH = 0, /* K Q R B N; Chinese scoresheets have them, too */
	LAWS_GERMAN,	  /* K D T L S */
	LAWS_FRENCH,	  /* R D T F C */
	LAWS_SPANISH,	  /* R D T A C */
	LAWS_DUTCH,	  /* K D T L P */
	LAWS_RUSSIAN,	  /* Kr F L S K, in Cyrillic */
	LAWS_PERSIAN,	  /* shin waw re fe alef; the English ones are read as well */
	LAWS_ARABIC,	  /* mim waw ra fa ha; likewise */
	LAWS_HEBREW,	  /* mem mem-he tsadi resh pe, files alef to het; likewise */
	LAWS_FIGURINES,	  /* pictures of the pieces, which are read in every language */
	LAWS_LANGUAGES,	  /* how many there are */
};

/*
 * The code of @language by ISO 639-1, such as "de"; of figurines "figurines". It
 * lives as long as the program. Other values of @language give NULL.
 */
const char *laws_language_code(enum laws_language language);

/*
 * Reads what laws_language_code() gives (ISO 639-1) from @length bytes of @text,
 * in lower case.
 * Returns the enum laws_language, or -1 for anything else.
 */
int laws_language_read(const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
