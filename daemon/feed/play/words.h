/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What play tells the player, in words for the terminal and for speech. */
#ifndef TOUCHMOVE_FEED_PLAY_WORDS_H
#define TOUCHMOVE_FEED_PLAY_WORDS_H

#include "feed/play/play.h"

/* @line as one line of text, the caller's to free; more of them for a list of keys. */
char *play_words(const struct play_line *line);

/* The same as it is spoken, the caller's to free; NULL for what is not spoken. */
char *play_speech(const struct play_line *line);

/* The code of the language of both, "de"; NULL for English. */
const char *play_language(void);

/* "1:02:03", "5:09" or, below ten seconds, "9.4". */
#define PLAY_CLOCK_SIZE 24
void play_clock_write(gint64 left_ms, char text[PLAY_CLOCK_SIZE]);

#endif
