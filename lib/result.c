/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The results of games as PGN writes them (Article 9 and 11.1; PGN 8.1.1.7).
 */
#include <string.h>

#include <chesslaws/pgn.h>

static const char *const texts[] = {
	[LAWS_RESULT_NONE] = "*",	 [LAWS_RESULT_WHITE] = "1-0",
	[LAWS_RESULT_BLACK] = "0-1",	 [LAWS_RESULT_DRAW] = "1/2-1/2",
	[LAWS_RESULT_BOTH_LOST] = "0-0",
};

#define RESULTS (sizeof(texts) / sizeof(texts[0]))

const char *laws_result_text(enum laws_result result)
{
	return (size_t)result < RESULTS ? texts[result] : texts[LAWS_RESULT_NONE];
}

int laws_result_read(const char *text, size_t length)
{
	for (size_t i = 0; i < RESULTS; i++)
		if (length == strlen(texts[i]) && !memcmp(text, texts[i], length))
			return (int)i;
	return -1;
}
