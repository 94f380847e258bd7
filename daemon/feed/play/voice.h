/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Speaks through a program that is there: speech-dispatcher's spd-say, or espeak-ng. One sentence
 * at a time, each to its end.
 */
#ifndef TOUCHMOVE_FEED_PLAY_VOICE_H
#define TOUCHMOVE_FEED_PLAY_VOICE_H

#include <stdbool.h>

#include <gio/gio.h>

/* What is not spoken by then is old news. */
#define VOICE_WAITING_MOST 4

struct voice {
	char *program; /* NULL: nothing speaks */
	const char *const *arguments;
	const char *option, *language; /* NULL: the program's own */
	GSubprocess *speaking;
	GQueue waiting; /* of texts */
	GCancellable *cancel;
};

/*
 * Looks for a program that speaks @language, a code that lasts as long as @voice, or what it speaks
 * by itself if that is NULL. Returns false where there is none.
 */
bool voice_open(struct voice *voice, const char *language);
void voice_close(struct voice *voice);

/* Speaks @text when what was said before has been spoken. */
void voice_say(struct voice *voice, const char *text);

#endif
