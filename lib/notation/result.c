/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The results of games (Article 10), and how PGN writes them (PGN 8.1.1.7).
 */
#include <string.h>

#include <chesslaws/outcome.h>

static const char *const texts[] = {
	[LAWS_RESULT_NONE] = "*",	    [LAWS_RESULT_WHITE] = "1-0",
	[LAWS_RESULT_BLACK] = "0-1",	    [LAWS_RESULT_DRAW] = "1/2-1/2",
	[LAWS_RESULT_BOTH_LOST] = "0-0",    [LAWS_RESULT_WHITE_HALF] = "1/2-0",
	[LAWS_RESULT_BLACK_HALF] = "0-1/2",
};

/* What each side scores, in half points. */
static const uint8_t scores[][2] = {
	[LAWS_RESULT_NONE] = {0, 0},	   [LAWS_RESULT_WHITE] = {2, 0},
	[LAWS_RESULT_BLACK] = {0, 2},	   [LAWS_RESULT_DRAW] = {1, 1},
	[LAWS_RESULT_BOTH_LOST] = {0, 0},  [LAWS_RESULT_WHITE_HALF] = {1, 0},
	[LAWS_RESULT_BLACK_HALF] = {0, 1},
};

#define RESULTS (sizeof(texts) / sizeof(texts[0]))

const char *laws_result_text(enum laws_result result)
{
	return (size_t)result < RESULTS ? texts[result] : texts[LAWS_RESULT_NONE];
}

const char *laws_result_pgn(enum laws_result result)
{
	return laws_result_text(laws_result_is_of_pgn(result) ? result : LAWS_RESULT_NONE);
}

unsigned int laws_result_half_points(enum laws_result result, enum laws_side side)
{
	return (size_t)result < RESULTS ? scores[result][side] : 0;
}

enum laws_result laws_result_of_scores(unsigned int white, unsigned int black)
{
	for (size_t i = LAWS_RESULT_WHITE; i < RESULTS; i++)
		if (scores[i][LAWS_WHITE] == white && scores[i][LAWS_BLACK] == black)
			return (enum laws_result)i;
	return LAWS_RESULT_NONE;
}

int laws_result_read(const char *text, size_t length)
{
	for (size_t i = 0; i < RESULTS; i++)
		if (length == strlen(texts[i]) && !memcmp(text, texts[i], length))
			return (int)i;
	return -1;
}
