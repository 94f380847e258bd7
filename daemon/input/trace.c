/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads and writes reedtrace, version 1, a line at a time. The reader trusts nothing: a trace
 * comes with a bug report.
 */
#include "input/trace.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "util/text.h"
#include "util/wall.h"

#define INPUTS_MAX ((1u << INPUT_BITS) - 1)

#define HEADER	"reedtrace"
#define VERSION "1"
#define AT	"at="
#define KINDS	"kinds="
#define WITHIN	"±"

/* One line, copied out so that it has an end. */
struct line {
	char text[TRACE_LINE_BYTES + 1];
	const char *rest;
};

__attribute__((format(printf, 2, 3))) static int refuse(struct trace_reader *reader,
							const char *format, ...)
{
	va_list arguments;
	int length;

	length = snprintf(reader->error, sizeof(reader->error), "%.200s:%u: ", reader->name,
			  reader->line);
	va_start(arguments, format);
	vsnprintf(reader->error + length, sizeof(reader->error) - (size_t)length, format,
		  arguments);
	va_end(arguments);
	text_clean(reader->error);
	return -EINVAL;
}

/* Copies the line at @start into @line; a line may end with CR LF. */
static int line_take(struct trace_reader *reader, const char *start, size_t length,
		     struct line *line)
{
	if (length > 0 && start[length - 1] == '\r')
		length--;
	if (memchr(start, '\0', length))
		return refuse(reader, "the line holds a NUL byte; a trace is text");
	if (length > TRACE_LINE_BYTES)
		return refuse(reader, "the line has %zu bytes; at most %d belong into one", length,
			      TRACE_LINE_BYTES);
	memcpy(line->text, start, length);
	line->text[length] = '\0';
	line->rest = line->text;
	return 1;
}

static bool line_is_empty(const char *start, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		if (start[i] != ' ' && start[i] != '\t' && start[i] != '\r')
			return false;
	}
	return true;
}

/*
 * Finds the next line that is neither empty nor a comment, without moving past it: a caller
 * that uses the line calls line_accept().
 */
static int line_peek(struct trace_reader *reader, struct line *line, size_t *end)
{
	while (reader->at < reader->size) {
		const char *start = reader->text + reader->at;
		const char *newline = memchr(start, '\n', reader->size - reader->at);
		size_t length;

		reader->line++;
		if (!newline)
			return refuse(reader, "the last line is incomplete, its line end is "
					      "missing; the trace was cut off here");
		length = (size_t)(newline - start);
		*end = reader->at + length + 1;
		if (start[0] != '#' && !line_is_empty(start, length)) {
			int status = line_take(reader, start, length, line);

			reader->line--;
			return status;
		}
		reader->at = *end;
	}
	return 0;
}

static void line_accept(struct trace_reader *reader, size_t end)
{
	reader->at = end;
	reader->line++;
}

static int header_read(struct trace_reader *reader)
{
	struct line line;
	struct laws_text word;
	size_t end;
	int status = line_peek(reader, &line, &end);

	if (status < 0)
		return status;
	if (status > 0) {
		line_accept(reader, end);
		word = word_next(&line.rest);
	}
	if (status == 0 || !word_is(word, HEADER)) {
		reader->line += status == 0 && reader->line == 0;
		return refuse(reader, "no header; a trace begins with '" HEADER " " VERSION "'");
	}
	word = word_next(&line.rest);
	if (!word_is(word, VERSION))
		return refuse(reader,
			      "version '%.*s' of " HEADER " is not known; this program "
			      "reads version " VERSION,
			      word_width(word), word.start);
	word = word_next(&line.rest);
	if (word.length > 0)
		return refuse(reader,
			      "'%.*s' follows the header; '" HEADER " " VERSION "' stands "
			      "alone",
			      word_width(word), word.start);
	return 0;
}

static bool line_is_set(const struct line *line)
{
	return strncmp(line->text, "set", 3) == 0 &&
	       (line->text[3] == '\0' || is_blank(line->text[3]));
}

/* No setting: it says where this trace stands among others, not how its game is judged. */
#define EVENTS_BEFORE "EventsBefore"
#define EVENTS_MOST   ((uint64_t)1000000000000)

/* Reads a number of at most @most and the blank behind it. */
static bool count_read(const char **text, uint64_t most, uint64_t *count)
{
	size_t digits = strspn(*text, "0123456789");

	if (digits == 0 || digits > 16)
		return false;
	*count = strtoull(*text, NULL, 10);
	*text += digits;
	*text += **text == ' ';
	return *count <= most;
}

static bool before_read(const char *text, struct event_numbers *before, bool *from_start)
{
	uint64_t game, t, alerts, rulings;

	if (!count_read(&text, EVENTS_MOST, &before->seq) ||
	    !count_read(&text, EVENTS_MOST, &before->public_seq) ||
	    !count_read(&text, COMMAND_ID_MAX, &game) || !count_read(&text, TRACE_TIME_MAX, &t) ||
	    !count_read(&text, COMMAND_ID_MAX, &alerts) ||
	    !count_read(&text, COMMAND_ID_MAX, &rulings))
		return false;
	before->game = (unsigned int)game;
	before->t = (laws_time)t;
	before->alerts = (unsigned int)alerts;
	before->rulings = (unsigned int)rulings;
	*from_start = !strcmp(text, "start");
	return *from_start || !*text;
}

static int set_read(struct trace_reader *reader, struct line *line, struct settings *settings)
{
	char error[SETTINGS_ERROR_SIZE];
	char *key = line->text + 3;
	char *equals;

	while (is_blank(*key))
		key++;
	equals = strchr(key, '=');
	if (!equals || equals == key)
		return refuse(reader, "a set line is written 'set KEY=VALUE'");
	*equals = '\0';
	if (!strcmp(key, EVENTS_BEFORE)) {
		if (!before_read(equals + 1, &reader->before, &reader->from_start))
			return refuse(reader, EVENTS_BEFORE
				      " expects the numbers of events, public events, games, the "
				      "time in µs, alerts and rulings before, and nothing or "
				      "'start'");
		return 0;
	}
	if (settings_set(settings, key, equals + 1, error) != 0)
		return refuse(reader, "%s", error);
	return 0;
}

int trace_open(struct trace_reader *reader, const char *name, const char *text, size_t size,
	       struct settings *settings)
{
	struct settings read;
	int status;

	*reader = (struct trace_reader){.name = name, .text = text, .size = size};
	settings_default(&read);
	status = header_read(reader);
	while (status == 0) {
		struct trace_reader before = *reader;
		struct line line;
		size_t end;
		int found = line_peek(reader, &line, &end);

		/* trace_next() will report the incomplete or unreadable record. */
		if (found <= 0 || !line_is_set(&line)) {
			*reader = before;
			break;
		}
		line_accept(reader, end);
		status = set_read(reader, &line, &read);
	}
	if (status == 0)
		*settings = read;
	reader->needs_kinds = settings_need_kinds(&read);
	reader->two_boards = settings_have_two_boards(&read);
	return status;
}

static int set_refuse(struct trace_reader *reader)
{
	if (reader->live)
		return refuse(reader, "a set line says nothing to a board that is there; its "
				      "settings stand in the configuration, under [regulations]");
	return refuse(reader, "a set line comes too late; settings stand before the first sample");
}

int trace_open_live(struct trace_reader *reader, const char *name, const char *text, size_t size,
		    const struct settings *settings)
{
	struct trace_reader begun;
	struct line line;
	size_t end;
	int status;

	*reader = (struct trace_reader){.name = name, .text = text, .size = size, .live = true};
	status = header_read(reader);
	begun = *reader;
	if (status == 0 && line_peek(&begun, &line, &end) > 0 && line_is_set(&line)) {
		reader->line = begun.line + 1;
		status = set_refuse(reader);
	}
	reader->two_boards = settings_have_two_boards(settings);
	return status;
}

bool trace_is_header(const char *line, size_t length)
{
	return length >= strlen(HEADER) && !memcmp(line, HEADER, strlen(HEADER));
}

static int time_read(struct trace_reader *reader, struct laws_text word, laws_time *time)
{
	laws_time sum = 0;

	for (size_t i = 0; i < word.length; i++) {
		if (word.start[i] < '0' || word.start[i] > '9')
			return refuse(reader,
				      "'%.*s' begins no record; a record begins with its "
				      "time in µs",
				      word_width(word), word.start);
		sum = sum * 10 + (word.start[i] - '0');
		if (sum > TRACE_TIME_MAX)
			return refuse(reader,
				      "the time %.*s is too great; at most %" PRId64 " µs can be",
				      word_width(word), word.start, TRACE_TIME_MAX);
	}
	if (sum < reader->last)
		return refuse(reader,
			      "the time goes back from %" PRId64 " to %" PRId64
			      "; times never decrease",
			      reader->last, sum);
	*time = sum;
	return 0;
}

static int digit_value(char c)
{
	static const char digits[] = "0123456789abcdef0123456789ABCDEF";
	const char *digit = c != '\0' ? strchr(digits, c) : NULL;

	return digit ? (int)(digit - digits) % 16 : -1;
}

static int squares_read(struct trace_reader *reader, struct laws_text word, laws_squares *squares)
{
	laws_squares sum = 0;

	if (word.length != 16)
		return refuse(reader,
			      "the squares '%.*s' have %zu hex digits; 16 stand for "
			      "64 squares",
			      word_width(word), word.start, word.length);
	for (size_t i = 0; i < word.length; i++) {
		int value = digit_value(word.start[i]);

		if (value < 0)
			return refuse(reader,
				      "the squares '%.*s' are not hex; 16 digits 0-9 a-f "
				      "stand for 64 squares",
				      word_width(word), word.start);
		sum = sum << 4 | (laws_squares)value;
	}
	*squares = sum;
	return 0;
}

static int inputs_read(struct trace_reader *reader, struct laws_text word, uint8_t *inputs)
{
	unsigned int sum = 0;

	if (word.length == 0)
		return refuse(reader, "the inputs are missing; a sample is "
				      "'TIME SQUARES INPUTS'");
	for (size_t i = 0; i < word.length; i++) {
		int value = digit_value(word.start[i]);

		if (value < 0)
			return refuse(reader, "the inputs '%.*s' are not hex; 0 to %x can be",
				      word_width(word), word.start, INPUTS_MAX);
		sum = sum << 4 | (unsigned int)value;
		if (sum > INPUTS_MAX)
			return refuse(reader, "the inputs '%.*s' are beyond %x; there are %d",
				      word_width(word), word.start, INPUTS_MAX, INPUT_BITS);
	}
	*inputs = (uint8_t)sum;
	return 0;
}

static int within_read(struct trace_reader *reader, struct laws_text word, struct input *input)
{
	uint64_t sum = 0;

	for (size_t i = strlen(WITHIN); i < word.length; i++) {
		int value = word.start[i] <= '9' ? digit_value(word.start[i]) : -1;

		if (value < 0 || sum > UINT32_MAX)
			break;
		sum = sum * 10 + (uint64_t)value;
		if (i + 1 == word.length && sum <= UINT32_MAX) {
			input->frame.uncertainty = (uint32_t)sum;
			return 0;
		}
	}
	return refuse(reader,
		      "'%.*s' is no uncertainty; " WITHIN " and a number of µs up to %" PRIu32
		      " is one",
		      word_width(word), word.start, UINT32_MAX);
}

static int lost_read(struct trace_reader *reader, struct laws_text word, struct input *input)
{
	(void)reader, (void)word;
	input->frame.flags |= FRAME_LOST;
	return 0;
}

static int fault_read(struct trace_reader *reader, struct laws_text word, struct input *input)
{
	(void)reader, (void)word;
	input->frame.flags |= FRAME_FAULT;
	return 0;
}

/* The board of the player with a visual disability, one of the two of Appendix D. */
static int board_read(struct trace_reader *reader, struct laws_text word, struct input *input)
{
	(void)word;
	if (!reader->two_boards)
		return refuse(reader, "board=2 needs a set line before the first sample that says "
				      "who plays at it, such as 'set VisuallyDisabled=black'");
	input->frame.board = 1;
	return 0;
}

static int kind_check(struct trace_reader *reader, const struct frame *frame, laws_square square,
		      char letter)
{
	bool closed = frame->squares & LAWS_SQUARE_SET(square);
	char name[3];

	laws_square_write(square, name);
	if (letter != '.' && letter != '?' && laws_piece_from_letter(letter) == LAWS_NO_PIECE)
		return refuse(reader,
			      "kinds= has '%c' on %s; a letter of PNBRQKpnbrqk, . or ? can be",
			      letter, name);
	/* During a fault the squares mean nothing. */
	if (closed != (letter != '.') && !(frame->flags & FRAME_FAULT))
		return refuse(reader, "kinds= has '%c' on %s, but the squares say that it is %s",
			      letter, name, closed ? "occupied" : "empty");
	return 0;
}

static int kinds_read(struct trace_reader *reader, struct laws_text word, struct input *input)
{
	struct frame *frame = &input->frame;
	const char *letters = word.start + strlen(KINDS);

	if (word.length != strlen(KINDS) + 64)
		return refuse(reader, "kinds= has %zu letters; 64 are needed, a1 first",
			      word.length - strlen(KINDS));
	for (laws_square square = 0; square < 64; square++)
		if (kind_check(reader, frame, square, letters[square]) != 0)
			return -EINVAL;
	memcpy(frame->kinds, letters, sizeof(frame->kinds));
	frame->flags |= FRAME_KINDS;
	return 0;
}

static int wall_time_read(struct trace_reader *reader, struct laws_text word, struct input *input)
{
	size_t length = word.length - strlen(AT);
	char text[WALL_SIZE];
	int64_t wall = -1;

	if (length < WALL_SIZE) {
		snprintf(text, sizeof(text), "%.*s", (int)length, word.start + strlen(AT));
		wall = wall_read(text);
	}
	if (wall <= 0)
		return refuse(reader,
			      "'%.*s' is no time in UTC; one is written as "
			      "at=2026-11-22T09:30:00Z",
			      word_width(word), word.start);
	input->wall = wall;
	return 0;
}

const struct trace_word trace_words[] = {
	{WITHIN, "N",
	 "What the sample shows changed may have changed up to N µs before its time; without this, "
	 "it changed at that time.",
	 within_read},
	{"lost", "", "Samples before this one were lost.", lost_read},
	{"fault", "",
	 "The hardware does not answer: the squares mean nothing until a sample without it.",
	 fault_read},
	{"board=2", "",
	 "The sample is the second board's; only with `set VisuallyDisabled=` (Appendix D).",
	 board_read},
	{KINDS, "LETTERS",
	 "Which piece stands where, from a board that recognises pieces: 64 letters as in a FEN, "
	 "a1 "
	 "first, then b1; `.` where nothing stands, `?` where it is unknown. It agrees with the "
	 "squares.",
	 kinds_read},
	{AT, "TIME",
	 "The wall time, in UTC, to the second: `2026-11-22T09:30:00Z`. It stands where it "
	 "cannot be worked out from what was said before.",
	 wall_time_read},
	{NULL, NULL, NULL, NULL},
};

/* A word that has a value includes the sign of equality. */
static bool is_trace_word(struct laws_text word, const struct trace_word *row)
{
	size_t length = strlen(row->word);

	if (!row->value[0])
		return word_is(word, row->word);
	return word.length >= length && !memcmp(word.start, row->word, length);
}

static bool is_wall_time(struct laws_text word)
{
	return word.length >= strlen(AT) && !memcmp(word.start, AT, strlen(AT));
}

static int refuse_trace_word(struct trace_reader *reader, struct laws_text word)
{
	char known[80] = "";

	/* The first, which has a number and no name, is told behind the words. */
	for (const struct trace_word *row = trace_words + 1; row->word; row++) {
		size_t length = strlen(known);
		const char *before = !length ? "" : row[1].word ? ", " : " and ";

		snprintf(known + length, sizeof(known) - length, "%s%s", before, row->word);
	}
	return refuse(reader, "'%.*s' follows the inputs; %s can, and " WITHIN "N",
		      word_width(word), word.start, known);
}

/* @seen has a bit for each word that was read. */
static int trace_word_read(struct trace_reader *reader, struct laws_text word, unsigned int *seen,
			   struct input *input)
{
	const struct trace_word *row = trace_words;
	unsigned int bit;

	while (row->word && !is_trace_word(word, row))
		row++;
	if (!row->word)
		return refuse_trace_word(reader, word);
	bit = 1u << (row - trace_words);
	if (*seen & bit)
		return refuse(reader, "'%.*s' comes twice", word_width(word), word.start);
	*seen |= bit;
	return row->read(reader, word, input);
}

static int sample_read(struct trace_reader *reader, struct line *line, struct laws_text squares,
		       struct input *input)
{
	struct frame *frame = &input->frame;
	struct laws_text word;
	unsigned int seen = 0;

	memset(frame->kinds, '?', sizeof(frame->kinds));
	if (squares_read(reader, squares, &frame->squares) != 0 ||
	    inputs_read(reader, word_next(&line->rest), &frame->inputs) != 0)
		return -EINVAL;
	for (word = word_next(&line->rest); word.length > 0; word = word_next(&line->rest))
		if (trace_word_read(reader, word, &seen, input) != 0)
			return -EINVAL;
	if (reader->needs_kinds && !(frame->flags & (FRAME_KINDS | FRAME_FAULT)))
		return refuse(reader, "%s", SETTINGS_NEED_KINDS);
	return 0;
}

/* The last word of @line. */
static struct laws_text last_word(const struct line *line)
{
	struct laws_text last = {line->rest, 0};
	const char *rest = line->rest;
	struct laws_text word;

	while ((word = word_next(&rest)).length > 0)
		last = word;
	return last;
}

/* After a stamped order, at= is the wall time; after any other, part of its text. */
static int order_read(struct trace_reader *reader, struct line *line, struct input *input)
{
	struct laws_text word = last_word(line);
	char *end = line->text + (word.start - line->text);
	char error[COMMAND_ERROR_SIZE];

	if (is_wall_time(word)) {
		*end = '\0';
		if (command_read(line->rest, &input->command, error) == 0 &&
		    verb_rows[input->command.verb].trait == TRAIT_STAMPED) {
			*end = *AT;
			return wall_time_read(reader, word, input);
		}
		*end = *AT;
	}
	if (command_read(line->rest, &input->command, error) != 0)
		return refuse(reader, "%s", error);
	return 0;
}

static int record_read(struct trace_reader *reader, struct line *line, struct input *input)
{
	struct laws_text word = word_next(&line->rest);
	struct input read = {0};

	if (time_read(reader, word, &read.t) != 0)
		return -EINVAL;
	word = word_next(&line->rest);
	if (word_is(word, "!")) {
		read.type = INPUT_COMMAND;
		if (order_read(reader, line, &read) != 0)
			return -EINVAL;
		read.command.line = reader->line;
	} else if (word.length > 0 && word.start[0] == '!') {
		return refuse(reader, "a blank stands between ! and the verb");
	} else if (sample_read(reader, line, word, &read) != 0) {
		return -EINVAL;
	}
	*input = read;
	return 1;
}

int trace_next(struct trace_reader *reader, struct input *input)
{
	struct line line;
	size_t end;
	int status = line_peek(reader, &line, &end);

	if (status <= 0)
		return status;
	line_accept(reader, end);
	if (line_is_set(&line))
		return set_refuse(reader);
	status = record_read(reader, &line, input);
	if (status > 0)
		reader->last = input->t;
	return status;
}

static void set_write(void *data, const char *key, const char *value)
{
	fprintf(data, "set %s=%s\n", key, value);
}

void trace_write_header(FILE *file, const struct settings *settings)
{
	fputs(HEADER " " VERSION "\n", file);
	settings_each(settings, set_write, file);
}

void trace_write_before(FILE *file, const struct event_numbers *before, bool from_start)
{
	if (before->seq || before->public_seq || from_start)
		fprintf(file,
			"set " EVENTS_BEFORE "=%" PRIu64 " %" PRIu64 " %u %" PRId64 " %u %u%s\n",
			before->seq, before->public_seq, before->game, before->t, before->alerts,
			before->rulings, from_start ? " start" : "");
}

char *trace_header(const struct settings *settings)
{
	char *text = NULL;
	size_t size;
	FILE *file = open_memstream(&text, &size);

	if (!file)
		return NULL;
	trace_write_header(file, settings);
	if (fclose(file) == 0)
		return text;
	free(text);
	return NULL;
}

static void frame_write(FILE *file, const struct frame *frame)
{
	fprintf(file, "%016" PRIx64 " %x", frame->squares, frame->inputs);
	if (frame->uncertainty)
		fprintf(file, " " WITHIN "%" PRIu32, frame->uncertainty);
	if (frame->board)
		fputs(" board=2", file);
	if (frame->flags & FRAME_LOST)
		fputs(" lost", file);
	if (frame->flags & FRAME_FAULT)
		fputs(" fault", file);
	if (frame->flags & FRAME_KINDS)
		fprintf(file, " " KINDS "%.64s", frame->kinds);
}

static void wall_time_write(FILE *file, int64_t wall)
{
	char text[WALL_SIZE];

	wall_write(wall, text);
	fprintf(file, "%s%s\n", text[0] ? " " AT : "", text);
}

void trace_write(FILE *file, const struct input *input)
{
	char text[COMMAND_TEXT_SIZE * 2];

	fprintf(file, "%" PRId64 " ", input->t);
	if (input->type == INPUT_FRAME) {
		frame_write(file, &input->frame);
	} else {
		command_write(&input->command, text, sizeof(text));
		fprintf(file, "! %s", text);
	}
	wall_time_write(file, input->wall);
}
