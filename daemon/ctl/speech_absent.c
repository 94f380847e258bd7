/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Speech in a build without libspeechd: always unavailable. */
#include <stdio.h>

#include "ctl/speech.h"

struct speech *speech_open(char *why, size_t size)
{
	snprintf(why, size, "this build has no libspeechd");
	return NULL;
}

int speech_say(struct speech *speech, const char *words)
{
	(void)speech;
	(void)words;
	return -1;
}

void speech_close(struct speech *speech)
{
	(void)speech;
}
