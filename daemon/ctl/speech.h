/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Speaks through speech-dispatcher, where the build has its library and the service runs for
 * the user.
 */
#ifndef TOUCHMOVE_CTL_SPEECH_H
#define TOUCHMOVE_CTL_SPEECH_H

#include <stddef.h>

struct speech;

/*
 * Connects to the user's speech service. Returns NULL when that fails, with half a sentence in
 * @why that says what is missing.
 */
struct speech *speech_open(char *why, size_t size);

/*
 * Queues @words, an announcement as the library writes it, to be spoken by a German voice.
 * Returns 0, or -1 when the service has gone.
 */
int speech_say(struct speech *speech, const char *words);

void speech_close(struct speech *speech);

#endif
