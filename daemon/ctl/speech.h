/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Speaking aloud through speech-dispatcher, where this build has its library
 * and it runs in the user's session.
 */
#ifndef TOUCHMOVE_CTL_SPEECH_H
#define TOUCHMOVE_CTL_SPEECH_H

#include <stddef.h>

struct speech;

/*
 * Connects to the speech service of the user. Returns NULL where there is none, with half
 * a sentence in @why that says what is missing.
 */
struct speech *speech_open(char *why, size_t size);

/*
 * Says @words, an announcement as the library writes it, with a German voice, behind what
 * it is saying still. Returns 0, or -1 when the service has gone.
 */
int speech_say(struct speech *speech, const char *words);

void speech_close(struct speech *speech);

#endif
