/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Options of the subcommands, which may stand anywhere among the arguments.
 */
#include <stdio.h>
#include <string.h>

#include "tool/tool.h"

bool take_flag(int *count, char **arguments, const char *flag)
{
	int kept = 0;
	bool found;

	for (int i = 0; i < *count; i++)
		if (strcmp(arguments[i], flag))
			arguments[kept++] = arguments[i];
	found = kept < *count;
	*count = kept;
	return found;
}

bool take_value(int *count, char **arguments, const char *option, const char **value)
{
	int kept = 0;

	for (int i = 0; i < *count; i++) {
		if (strcmp(arguments[i], option)) {
			arguments[kept++] = arguments[i];
			continue;
		}
		if (++i == *count)
			return false;
		*value = arguments[i];
	}
	*count = kept;
	return true;
}

/* "en, de, fr …", for messages. */
static void list_languages(char *text, size_t size)
{
	size_t length = 0;

	for (int i = 0; i < LAWS_LANGUAGES && length < size; i++) {
		const char *code = laws_language_code((enum laws_language)i);

		length +=
			(size_t)snprintf(text + length, size - length, "%s%s", i ? ", " : "", code);
	}
}

bool take_language(int *count, char **arguments, const char *command, int *language)
{
	const char *code = NULL;
	char languages[128];
	int read;

	if (!take_value(count, arguments, "--language", &code))
		code = "";
	if (!code)
		return true;
	read = laws_language_read(code, strlen(code));
	if (read < 0) {
		list_languages(languages, sizeof(languages));
		bad_input("%s: --language takes one of %s", command, languages);
		return false;
	}
	*language = read;
	return true;
}
