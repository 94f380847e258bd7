/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "ctl/wiring/progress.h"

#define HEAD	     "wiring-test 1"
#define LINE_SIZE    512
#define FLICKER_MOST 3600000000u /* µs: an hour, more than anybody waits */

static const char *const states[READING_STATES] = {
	[READING_OPEN] = "open",
	[READING_SKIPPED] = "skipped",
	[READING_TAKEN] = "taken",
	[READING_UNSTEADY] = "unsteady",
};

static const char *const input_names[INPUT_BITS] = {"white", "black", "adjust", "arbiter"};

static void write_wiring(FILE *file, const uint8_t wiring[64])
{
	char name[3];
	int contact;

	fputs("wiring", file);
	for (contact = 0; contact < 64; contact++) {
		if (wiring[contact] == WIRING_NO_SQUARE)
			strcpy(name, "-");
		else
			laws_square_write((laws_square)wiring[contact], name);
		fprintf(file, " %s", name);
	}
	fputc('\n', file);
}

static void write_reading(FILE *file, const char *name, const struct reading *reading)
{
	if (reading->state == READING_OPEN)
		return;
	fprintf(file, "%s %s", name, states[reading->state]);
	if (reading->state == READING_TAKEN)
		fprintf(file, " %016" PRIx64 " %u", (uint64_t)reading->shown, reading->flicker);
	fputc('\n', file);
}

void progress_write(FILE *file, const char *source, const struct diagnosis_input *results)
{
	unsigned int n;
	char name[3];

	fprintf(file, HEAD "\nboard %s\n", source);
	write_wiring(file, results->board.wiring);
	fprintf(file, "stuck %016" PRIx64 "\n", (uint64_t)results->stuck);
	for (n = 0; n < 64; n++) {
		laws_square_write((laws_square)n, name);
		write_reading(file, name, &results->squares[n]);
	}
	for (n = 0; n < INPUT_BITS; n++)
		write_reading(file, input_names[n], &results->inputs[n]);
}

struct reader {
	struct diagnosis_input results;
	const char *source;
	unsigned int line;
	bool other; /* of another board or map */
	char *error;
};

__attribute__((format(printf, 2, 3))) static int refuse(const struct reader *reader,
							const char *format, ...)
{
	va_list arguments;
	int length;

	length = snprintf(reader->error, PROGRESS_ERROR_SIZE, "%u: ", reader->line);
	va_start(arguments, format);
	vsnprintf(reader->error + length, (size_t)(PROGRESS_ERROR_SIZE - length), format,
		  arguments);
	va_end(arguments);
	return -EINVAL;
}

/* Sixteen hex digits at *@text, and what stands behind them. */
static bool read_digits(const char **text, laws_squares *value)
{
	uint64_t number = 0;
	int n;

	for (n = 0; n < 16; n++) {
		const char *digits = "0123456789abcdef";
		const char *digit = (*text)[n] ? strchr(digits, (*text)[n]) : NULL;

		if (!digit)
			return false;
		number = number << 4 | (uint64_t)(digit - digits);
	}
	*text += 16;
	*value = number;
	return true;
}

static struct reading *find_reading(struct reader *reader, const char *name, size_t length)
{
	char square[3];
	unsigned int n;

	for (n = 0; n < 64; n++) {
		laws_square_write((laws_square)n, square);
		if (length == 2 && !strncmp(name, square, 2))
			return &reader->results.squares[n];
	}
	for (n = 0; n < INPUT_BITS; n++)
		if (strlen(input_names[n]) == length && !strncmp(name, input_names[n], length))
			return &reader->results.inputs[n];
	return NULL;
}

static int read_reading(struct reader *reader, const char *line)
{
	size_t length = strcspn(line, " ");
	struct reading *reading = find_reading(reader, line, length);
	struct reading read = {0};
	unsigned long flicker;
	char *end;

	if (!reading)
		return refuse(reader, "expected a square, white, black, adjust or arbiter");
	line += length;
	if (!strcmp(line, " skipped"))
		read.state = READING_SKIPPED;
	else if (!strcmp(line, " unsteady"))
		read.state = READING_UNSTEADY;
	else if (!strncmp(line, " taken ", strlen(" taken ")))
		read.state = READING_TAKEN;
	else
		return refuse(reader, "expected taken, skipped or unsteady");
	if (read.state == READING_TAKEN) {
		line += strlen(" taken ");
		if (!read_digits(&line, &read.shown) || line[0] != ' ' || line[1] < '0' ||
		    line[1] > '9')
			return refuse(reader, "expected sixteen hex digits and a number of µs");
		errno = 0;
		flicker = strtoul(line + 1, &end, 10);
		if (errno || *end || flicker > FLICKER_MOST)
			return refuse(reader, "expected µs from 0 to %u", FLICKER_MOST);
		read.flicker = (unsigned int)flicker;
	}
	if (reading >= reader->results.inputs && reading < reader->results.inputs + INPUT_BITS &&
	    read.shown >= 1u << INPUT_BITS)
		return refuse(reader, "there are four levers and buttons: 0 to f");
	*reading = read;
	return 0;
}

static int read_map(struct reader *reader, const char *names)
{
	char reason[SETTINGS_ERROR_SIZE];
	uint8_t wiring[64];

	if (wiring_read(names, wiring, reason) < 0)
		return refuse(reader, "%.80s", reason);
	reader->other |= memcmp(wiring, reader->results.board.wiring, sizeof(wiring)) != 0;
	return 0;
}

static int read_line(struct reader *reader, const char *line)
{
	reader->line++;
	if (reader->line == 1)
		return strcmp(line, HEAD) ? refuse(reader, "expected '" HEAD "'") : 0;
	if (!strncmp(line, "board ", strlen("board "))) {
		reader->other |= strcmp(line + strlen("board "), reader->source) != 0;
		return 0;
	}
	if (!strncmp(line, "wiring ", strlen("wiring ")))
		return read_map(reader, line + strlen("wiring "));
	if (!strncmp(line, "stuck ", strlen("stuck "))) {
		line += strlen("stuck ");
		if (!read_digits(&line, &reader->results.stuck) || *line)
			return refuse(reader, "expected sixteen hex digits");
		return 0;
	}
	return read_reading(reader, line);
}

int progress_read(const char *text, size_t size, const char *source,
		  struct diagnosis_input *results, char error[PROGRESS_ERROR_SIZE])
{
	struct reader reader = {.source = source, .error = error};
	char line[LINE_SIZE];
	size_t at = 0;
	int r;

	reader.results.board = results->board;
	while (at < size) {
		const char *end = memchr(text + at, '\n', size - at);
		size_t length = (end ? (size_t)(end - text) : size) - at;

		if (length >= sizeof(line) || memchr(text + at, '\0', length)) {
			reader.line++;
			return refuse(&reader, "expected a line of less than %d bytes", LINE_SIZE);
		}
		memcpy(line, text + at, length);
		line[length] = '\0';
		r = read_line(&reader, line);
		if (r < 0)
			return r;
		at += length + 1;
	}
	reader.line++;
	if (reader.line == 1)
		return refuse(&reader, "expected '" HEAD "'");
	if (reader.other)
		return 1;
	*results = reader.results;
	return 0;
}
