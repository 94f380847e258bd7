/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

#include "ctl/wiring/wrap.h"

#define COLUMNS_LEAST 20
/* Where the terminal does not say; lines are that long at most. */
#define COLUMNS_USUAL 80

static int width_of_terminal(FILE *file)
{
	struct winsize size;

	if (!isatty(fileno(file)))
		return 0;
	if (ioctl(fileno(file), TIOCGWINSZ, &size) < 0 || size.ws_col < COLUMNS_LEAST)
		return COLUMNS_USUAL;
	return size.ws_col;
}

/* How many bytes of @text are its next letter, and how many columns that takes. */
static size_t letter(const char *text, mbstate_t *state, int *columns)
{
	wchar_t wide;
	size_t length = mbrtowc(&wide, text, strlen(text), state);

	*columns = 1;
	if (length == (size_t)-1 || length == (size_t)-2 || length == 0) {
		memset(state, 0, sizeof(*state));
		return 1;
	}
	*columns = wcwidth(wide) < 0 ? 0 : wcwidth(wide);
	return length;
}

void wrap_print(FILE *file, const char *text)
{
	int width = width_of_terminal(file);
	mbstate_t state = {0};
	const char *line = text, *gap = NULL, *at = text;
	int used = 0, columns;

	while (*at && width) {
		if (*at == ' ')
			gap = at;
		if (*at == '\n') {
			used = 0;
			gap = NULL;
			at++;
			continue;
		}
		at += letter(at, &state, &columns);
		used += columns;
		if (used < width)
			continue;
		gap = gap && gap > line ? gap : at;
		fprintf(file, "%.*s\n", (int)(gap - line), line);
		line = gap + (*gap == ' ');
		at = line;
		gap = NULL;
		used = 0;
	}
	fprintf(file, "%s\n", line);
}
