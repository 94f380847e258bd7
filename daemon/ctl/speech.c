/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Speaks through libspeechd. */
#include <libspeechd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/speech.h"

/* An announcement's letters may take two bytes each. */
#define SPOKEN_SIZE 256

struct speech {
	SPDConnection *connection;
};

/* Article D.2.1 spells these without umlauts, which a German voice would mispronounce. */
static const char *const spellings[][2] = {
	{"fuenf", "fünf"},
	{"Koenig", "König"},
	{"Laeufer", "Läufer"},
	{"Zurueck", "Zurück"},
};

struct speech *speech_open(char *why, size_t size)
{
	struct speech *speech = malloc(sizeof(*speech));
	char *error = NULL;

	if (!speech) {
		snprintf(why, size, "memory is out");
		return NULL;
	}
	speech->connection = spd_open2("touchmovectl", "announce", NULL, SPD_MODE_SINGLE,
				       SPD_METHOD_UNIX_SOCKET, 1, &error);
	if (!speech->connection) {
		snprintf(why, size, "speech-dispatcher does not answer%s%s", error ? ": " : "",
			 error ? error : "");
		free(error);
		free(speech);
		return NULL;
	}
	spd_set_language(speech->connection, "de");
	return speech;
}

/* Appends the word of @length bytes at @word, or its spelling for the voice, to @text. */
static void append_word(char text[SPOKEN_SIZE], const char *word, size_t length)
{
	size_t at = strlen(text);

	for (size_t i = 0; i < sizeof(spellings) / sizeof(spellings[0]); i++) {
		if (strlen(spellings[i][0]) != length || memcmp(spellings[i][0], word, length) != 0)
			continue;
		word = spellings[i][1];
		length = strlen(word);
		break;
	}
	snprintf(text + at, SPOKEN_SIZE - at, "%.*s", (int)length, word);
}

static void respell(const char *words, char text[SPOKEN_SIZE])
{
	text[0] = '\0';
	while (*words) {
		size_t parted = strspn(words, " :");
		size_t length;

		append_word(text, words, parted);
		words += parted;
		length = strcspn(words, " :");
		append_word(text, words, length);
		words += length;
	}
}

int speech_say(struct speech *speech, const char *words)
{
	char text[SPOKEN_SIZE];

	respell(words, text);
	return spd_say(speech->connection, SPD_MESSAGE, text) < 0 ? -1 : 0;
}

void speech_close(struct speech *speech)
{
	if (!speech)
		return;
	spd_close(speech->connection);
	free(speech);
}
