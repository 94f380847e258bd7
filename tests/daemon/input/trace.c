/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* reedtrace read and written: every record, and every refused input with its line. */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "input/trace.h"

#define HEAD  "reedtrace 1\n"
#define START "0 ffff00000000ffff 0\n"

/* Reads all of @size bytes; returns how many inputs came before the end or the error. */
static unsigned int read_all(const char *text, size_t size, struct settings *settings,
			     char error[TRACE_ERROR_SIZE], struct input *last)
{
	struct trace_reader reader;
	unsigned int count = 0;
	int status = trace_open(&reader, "x.trace", text, size, settings);

	if (status == 0) {
		while ((status = trace_next(&reader, last)) > 0)
			count++;
	}
	cr_assert(status == 0 || status == -EINVAL);
	snprintf(error, TRACE_ERROR_SIZE, "%s", status < 0 ? reader.error : "");
	return count;
}

/* @text ends with @expected after @inputs inputs. */
static void expect_bytes_refused(const char *text, size_t size, unsigned int inputs,
				 const char *expected)
{
	char error[TRACE_ERROR_SIZE];
	struct settings settings;
	struct input input;
	/* In memory of exactly that size, so that a byte read too far is noticed. */
	char *copy = malloc(size > 0 ? size : 1);

	cr_assert(copy);
	memcpy(copy, text, size);
	cr_assert(read_all(copy, size, &settings, error, &input) == inputs, "%s: %s", text, error);
	cr_assert(strncmp(error, expected, strlen(expected)) == 0, "%s: '%s' is not '%s'", text,
		  error, expected);
	cr_assert(!strpbrk(error, "\n\r\t\x1b"), "'%s' is not one clean line", error);
	free(copy);
}

static void expect_refused(const char *text, unsigned int inputs, const char *expected)
{
	expect_bytes_refused(text, strlen(text), inputs, expected);
}

static unsigned int expect_read(const char *text, struct settings *settings, struct input *last)
{
	char error[TRACE_ERROR_SIZE];
	unsigned int count = read_all(text, strlen(text), settings, error, last);

	cr_assert(error[0] == '\0', "%s: %s", text, error);
	return count;
}

Test(trace, the_contracts_own_example)
{
	struct settings settings;
	struct input last;

	cr_assert(expect_read("reedtrace 1\n"
			      "# a comment\n"
			      "set Edition=2018\n"
			      "\n"
			      "set TimeControl=5400+30\n"
			      "0 ffff00000000ffff 0\n"
			      "1501000 ffff00000000ffff 2\n"
			      "# another one, of any \xff bytes\n"
			      "2324000 ffff00000000efff 2\n"
			      "2638000 ffff00001000efff 2\n"
			      "3029000 ffff00001000efff 1\n"
			      "9000000 ! offer-draw white\n"
			      "9100000 ! confirm last\n",
			      &settings, &last) == 7);
	cr_assert(settings.regulations.edition == LAWS_EDITION_2018);
	cr_assert(settings.regulations.time_control.periods == 1);
	cr_assert(last.t == 9100000 && last.type == INPUT_COMMAND);
	cr_assert(last.command.verb == VERB_CONFIRM && last.command.number == 0);
}

Test(trace, a_sample_with_all_flags)
{
	struct settings settings;
	struct input last;

	cr_assert(expect_read(HEAD "5 0000000000000003 F lost fault kinds=Kq.............."
				   "................................................\n",
			      &settings, &last) == 1);
	cr_assert(last.t == 5 && last.frame.squares == 3 && last.frame.inputs == 0xf);
	cr_assert(last.frame.flags == (FRAME_LOST | FRAME_FAULT | FRAME_KINDS));
	cr_assert(last.frame.kinds[0] == 'K' && last.frame.kinds[1] == 'q' &&
		  last.frame.kinds[63] == '.');
}

Test(trace, a_sample_may_be_uncertain)
{
	struct settings settings;
	struct input last;

	cr_assert(expect_read(HEAD "5 0000000000000003 0 ±1017 lost\n", &settings, &last) == 1);
	cr_assert(last.frame.uncertainty == 1017 && last.frame.flags == FRAME_LOST);
	cr_assert(expect_read(HEAD "5 0000000000000003 0 lost ±4294967295\n", &settings, &last) ==
		  1);
	cr_assert(last.frame.uncertainty == UINT32_MAX);
	cr_assert(expect_read(HEAD "5 0000000000000003 0 ±0\n", &settings, &last) == 1);
	cr_assert(last.frame.uncertainty == 0);
	cr_assert(expect_read(HEAD START "5 0000000000000003 0\n", &settings, &last) == 2);
	cr_assert(last.frame.uncertainty == 0);
	expect_refused(HEAD "5 0000000000000003 0 ±\n", 0,
		       "x.trace:2: '±' is no uncertainty; ± and a number of µs up to 4294967295");
	expect_refused(HEAD "5 0000000000000003 0 ±4294967296\n", 0,
		       "x.trace:2: '±4294967296' is no");
	expect_refused(HEAD "5 0000000000000003 0 ±18446744073709551617\n", 0, "x.trace:2: '±1844");
	expect_refused(HEAD "5 0000000000000003 0 ±-1\n", 0, "x.trace:2: '±-1' is no");
	expect_refused(HEAD "5 0000000000000003 0 ±1a\n", 0, "x.trace:2: '±1a' is no");
	expect_refused(HEAD "5 0000000000000003 0 ±1 ±1\n", 0, "x.trace:2: '±1' comes twice");
	expect_refused(HEAD "5 0000000000000003 0 \xc2\n", 0, "x.trace:2: ");
}

Test(trace, an_uncertain_sample_is_written_as_it_was_read)
{
	struct input input = {.t = 7, .type = INPUT_FRAME};
	char *text = NULL;
	size_t size = 0;
	FILE *file = open_memstream(&text, &size);

	cr_assert(file);
	input.frame.squares = 3;
	input.frame.flags = FRAME_FAULT;
	input.frame.uncertainty = 20000;
	trace_write(file, &input);
	fclose(file);
	cr_assert_str_eq(text, "7 0000000000000003 0 ±20000 fault\n");
	free(text);
}

Test(trace, nothing_but_a_header)
{
	struct settings settings;
	struct input last;

	cr_assert(expect_read(HEAD, &settings, &last) == 0);
	cr_assert(expect_read("# first a comment\n" HEAD "set White=A\n", &settings, &last) == 0);
	cr_assert_str_eq(settings.white, "A");
}

Test(trace, lines_may_end_with_cr_lf)
{
	struct settings settings;
	struct input last;

	cr_assert(expect_read("reedtrace 1\r\nset White=A\r\n\r\n0 ffff00000000ffff 0\r\n"
			      "7 ! resign white\r\n",
			      &settings, &last) == 2);
	cr_assert_str_eq(settings.white, "A");
	cr_assert(last.command.verb == VERB_RESIGN);
}

Test(trace, refused_headers)
{
	static const char none[] = "no header; a trace begins with 'reedtrace 1'";
	char expected[100];

	snprintf(expected, sizeof(expected), "x.trace:1: %s", none);
	expect_refused("", 0, expected);
	expect_refused(START, 0, expected);
	expect_refused("set White=A\n" HEAD, 0, expected);
	expect_refused("reedtrace1\n", 0, expected);
	snprintf(expected, sizeof(expected), "x.trace:2: %s", none);
	expect_refused("# nothing\n# at all\n", 0, expected);
	expect_refused("reedtrace 2\n", 0, "x.trace:1: version '2' of reedtrace is not known");
	expect_refused("reedtrace\n", 0, "x.trace:1: version '' of reedtrace is not known");
	expect_refused("reedtrace 1 2\n", 0, "x.trace:1: '2' follows the header");
	expect_refused("reedtrace 1", 0, "x.trace:1: the last line is incomplete");
}

static void expect_before(const char *line, const struct event_numbers *before, bool from_start)
{
	struct trace_reader reader;
	struct settings settings;
	char text[200], *written = NULL;
	size_t size;
	FILE *file = open_memstream(&written, &size);

	snprintf(text, sizeof(text), HEAD "%s" START, line);
	cr_assert(trace_open(&reader, "x.trace", text, strlen(text), &settings) == 0, "%s",
		  reader.error);
	cr_assert(reader.before.seq == before->seq &&
		  reader.before.public_seq == before->public_seq);
	cr_assert(reader.before.game == before->game && reader.before.t == before->t);
	cr_assert(reader.before.alerts == before->alerts &&
		  reader.before.rulings == before->rulings);
	cr_assert(reader.from_start == from_start);
	trace_write_before(file, before, from_start);
	fclose(file);
	cr_assert_str_eq(written, line);
	free(written);
}

Test(trace, numbers_that_were_given_before)
{
	const struct event_numbers none = {0};
	const struct event_numbers some = {.seq = 429,
					   .public_seq = 210,
					   .game = 2,
					   .t = 7200000001,
					   .alerts = 3,
					   .rulings = 1};

	expect_before("", &none, false);
	expect_before("set EventsBefore=429 210 2 7200000001 3 1\n", &some, false);
	expect_before("set EventsBefore=429 210 2 7200000001 3 1 start\n", &some, true);
	expect_before("set EventsBefore=0 0 0 0 0 0 start\n", &none, true);
}

Test(trace, refused_numbers_before)
{
	static const char *const wrong[] = {
		"",
		"1 2 3 4 5",
		"1 2 3 4 5 6 7",
		"1 2 3 4 5 6 end",
		"-1 2 3 4 5 6",
		"1  2 3 4 5 6",
		"1 2 3 4 5 6 start!",
		"x",
		"99999999999999999999 2 3 4 5 6",
		"1 2 4294967297 4 5 6",
		"1 2 3 9999999999999999 5 6",
	};
	char text[200];

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		snprintf(text, sizeof(text), HEAD "set EventsBefore=%s\n" START, wrong[i]);
		expect_refused(text, 0, "x.trace:2: EventsBefore expects");
	}
}

Test(trace, refused_settings)
{
	expect_refused(HEAD "set Edition=1999\n", 0,
		       "x.trace:2: Edition expects 2001, 2017, 2018 or 2023, not '1999'");
	expect_refused(HEAD "set Format=slow\n", 0, "x.trace:2: Format expects");
	expect_refused(HEAD "\nset Colour=red\n", 0, "x.trace:3: no setting 'Colour'");
	expect_refused(HEAD "set Edition\n", 0, "x.trace:2: a set line is written 'set KEY=VALUE'");
	expect_refused(HEAD "set =x\n", 0, "x.trace:2: a set line is written 'set KEY=VALUE'");
	expect_refused(HEAD "set\n", 0, "x.trace:2: a set line is written 'set KEY=VALUE'");
	expect_refused(HEAD "set Fen=8/8/8/8/8/8/8/8 w - - 0 1\n", 0,
		       "x.trace:2: Fen: the FEN is no legal position: White must have one king");
	expect_refused(HEAD START "set Edition=2023\n", 1, "x.trace:3: a set line comes too late");
}

Test(trace, settings_stay_untouched_when_one_is_refused)
{
	static const char text[] = HEAD "set White=A\nset Edition=1999\n";
	struct trace_reader reader;
	struct settings settings, before;

	settings_default(&settings);
	snprintf(settings.black, sizeof(settings.black), "B");
	before = settings;
	cr_assert(trace_open(&reader, "x", text, strlen(text), &settings) == -EINVAL);
	cr_assert(memcmp(&settings, &before, sizeof(settings)) == 0);
}

Test(trace, refused_times)
{
	expect_refused(HEAD START "20 ffff00000000ffff 1\n10 ffff00000000ffff 0\n", 2,
		       "x.trace:4: the time goes back from 20 to 10; times never decrease");
	expect_refused(HEAD START "20 ! pause\n10 ! resume\n", 2,
		       "x.trace:4: the time goes back from 20 to 10");
	expect_refused(HEAD "9223372036854775808 ffff00000000ffff 0\n", 0,
		       "x.trace:2: the time 9223372036854775808 is too great");
	expect_refused(HEAD "99999999999999999999999 ffff00000000ffff 0\n", 0,
		       "x.trace:2: the time 99999999999999999999999 is too great");
	expect_refused(HEAD "-1 ffff00000000ffff 0\n", 0, "x.trace:2: '-1' begins no record");
	expect_refused(HEAD "soon ffff00000000ffff 0\n", 0, "x.trace:2: 'soon' begins no record");
}

Test(trace, refused_squares)
{
	expect_refused(HEAD "0 fffff00000000ffff 0\n", 0,
		       "x.trace:2: the squares 'fffff00000000ffff' have 17 hex digits; 16 stand");
	expect_refused(HEAD "0 fff00000000ffff 0\n", 0,
		       "x.trace:2: the squares 'fff00000000ffff' have 15 hex digits; 16 stand");
	expect_refused(HEAD "0 ffff0000000gffff 0\n", 0,
		       "x.trace:2: the squares 'ffff0000000gffff' are not hex");
	expect_refused(HEAD "0\n", 0, "x.trace:2: the squares '' have 0 hex digits");
}

Test(trace, refused_inputs)
{
	expect_refused(HEAD "0 ffff00000000ffff\n", 0, "x.trace:2: the inputs are missing");
	expect_refused(HEAD "0 ffff00000000ffff 10\n", 0,
		       "x.trace:2: the inputs '10' are beyond f");
	expect_refused(HEAD "0 ffff00000000ffff 0x1\n", 0,
		       "x.trace:2: the inputs '0x1' are not hex");
	expect_refused(HEAD "0 ffff00000000ffff 10000000000000001\n", 0,
		       "x.trace:2: the inputs '10000000000000001' are beyond f");
}

Test(trace, refused_flags)
{
	expect_refused(
		HEAD "0 ffff00000000ffff 0 found\n", 0,
		"x.trace:2: 'found' follows the inputs; lost, fault, board=2, kinds= and at= can");
	expect_refused(HEAD "0 ffff00000000ffff 0 board=2\n", 0,
		       "x.trace:2: board=2 needs a set line before the first sample that says who "
		       "plays at it, such as 'set VisuallyDisabled=black'");
	expect_refused(HEAD "set VisuallyDisabled=white\n0 ffff00000000ffff 0 board=2 board=2\n", 0,
		       "x.trace:3: 'board=2' comes twice");
	expect_refused(HEAD "0 ffff00000000ffff 0 lost lost\n", 0, "x.trace:2: 'lost' comes twice");
	expect_refused(HEAD "0 ffff00000000ffff 0 kinds=KQ\n", 0,
		       "x.trace:2: kinds= has 2 letters; 64 are needed");
	expect_refused(HEAD "0 0000000000000001 0 kinds=x..............."
			    "................................................\n",
		       0, "x.trace:2: kinds= has 'x' on a1");
	expect_refused(HEAD "0 0000000000000001 0 kinds=................"
			    "................................................\n",
		       0,
		       "x.trace:2: kinds= has '.' on a1, but the squares say that it is occupied");
	expect_refused(HEAD "0 0000000000000001 0 kinds=KK.............."
			    "................................................\n",
		       0, "x.trace:2: kinds= has 'K' on b1, but the squares say that it is empty");
}

Test(trace, refused_wall_times)
{
	static const char *const times[] = {
		"",
		"now",
		"2026-11-22",
		"2026-11-22T09:30:00",
		"2026-11-22T09:30:00Zulu",
		"2026-11-22T09:30:00+00:00",
		"2026-02-30T09:30:00Z",
		"2026-11-22T24:00:00Z",
		"1969-12-31T23:59:59Z",
		"99999-11-22T09:30:00Z",
		"-001-11-22T09:30:00Z",
	};
	char text[200], expected[200];

	for (size_t i = 0; i < sizeof(times) / sizeof(times[0]); i++) {
		snprintf(expected, sizeof(expected),
			 "x.trace:3: 'at=%s' is no time in UTC; one is written as "
			 "at=2026-11-22T09:30:00Z",
			 times[i]);
		snprintf(text, sizeof(text), HEAD START "5 ! start at=%s\n", times[i]);
		expect_refused(text, 1, expected);
		snprintf(text, sizeof(text), HEAD START "5 ffff00000000ffff 0 at=%s\n", times[i]);
		expect_refused(text, 1, expected);
	}
	expect_refused(HEAD
		       "0 ffff00000000ffff 0 at=2026-11-22T09:30:00Z at=2026-11-22T09:30:00Z\n",
		       0, "x.trace:2: 'at=2026-11-22T09:30:00Z' comes twice");
}

Test(trace, refused_commands)
{
	expect_refused(HEAD START "5 ! castle\n", 1, "x.trace:3: no verb 'castle'");
	expect_refused(HEAD START "5 !\n", 1, "x.trace:3: a verb is missing");
	expect_refused(HEAD START "5 !pause\n", 1, "x.trace:3: a blank stands between ! and");
	expect_refused(HEAD START "5 ! resign\n", 1,
		       "x.trace:3: resign expects a side, white or black");
	expect_refused(HEAD START "5 ! resign green\n", 1,
		       "x.trace:3: resign expects a side, white or black, not 'green'");
}

Test(trace, an_incomplete_last_line_ends_it_after_what_came_before)
{
	expect_refused(HEAD START "5 ffff00000000ffff 1", 1,
		       "x.trace:3: the last line is incomplete");
	expect_refused(HEAD START "# cut", 1, "x.trace:3: the last line is incomplete");
	expect_refused(HEAD "set White=A", 0, "x.trace:2: the last line is incomplete");
	expect_refused(HEAD START " ", 1, "x.trace:3: the last line is incomplete");
}

Test(trace, nul_bytes_and_overlong_lines)
{
	static const char nul[] = HEAD START "5 ! pause\0\n";
	char line[1200];

	expect_bytes_refused(nul, sizeof(nul) - 1, 1, "x.trace:3: the line holds a NUL byte");
	memcpy(line, HEAD, sizeof(HEAD) - 1);
	memset(line + sizeof(HEAD) - 1, '1', sizeof(line) - sizeof(HEAD) + 1);
	line[sizeof(line) - 1] = '\n';
	expect_bytes_refused(line, sizeof(line), 0,
			     "x.trace:2: the line has 1187 bytes; at most 1000 belong into one");
	line[sizeof(HEAD) - 1] = '#';
	expect_bytes_refused(line, sizeof(line), 0, "");
}

Test(trace, an_input_stays_untouched_when_the_next_is_refused)
{
	static const char text[] = HEAD START "5 ffff00000000ffff 1 lots\n";
	struct trace_reader reader;
	struct settings settings;
	struct input input, before;

	cr_assert(trace_open(&reader, "x", text, strlen(text), &settings) == 0);
	cr_assert(trace_next(&reader, &input) == 1);
	memcpy(&before, &input, sizeof(input));
	cr_assert(trace_next(&reader, &input) == -EINVAL);
	cr_assert(memcmp(&before, &input, sizeof(input)) == 0);
}

/* Reads and writes @text again. */
static char *rewrite(const char *text)
{
	struct trace_reader reader;
	struct settings settings;
	struct input input;
	char *written;
	size_t size;
	FILE *file = open_memstream(&written, &size);

	cr_assert(file);
	cr_assert(trace_open(&reader, "x", text, strlen(text), &settings) == 0);
	trace_write_header(file, &settings);
	while (trace_next(&reader, &input) > 0)
		trace_write(file, &input);
	cr_assert(fclose(file) == 0);
	return written;
}

Test(trace, what_is_written_is_what_was_read)
{
	static const char text[] =
		"reedtrace 1\nset TimeControl=300+3\nset Clock=none\n"
		"set VisuallyDisabled=both\nset Black=B = b\n"
		"0 ffff00000000ffff 0\n0 ffff00000000ffff 0 board=2\n"
		"17 0000000000000001 f lost fault kinds=k..............."
		"................................................\n"
		"17 ! adjust e1 f1\n18 ! source gone\n18 ! by A. Name: promote Q\n"
		"18 ! set-position 7K/8/k1P5/7p/8/8/8/8 b - - 0 1\n"
		"19 ! by A. Name: start at=2026-11-22T09:30:00Z\n"
		"19 ! restart at=9999-12-31T23:59:59Z\n19 ! resume\n"
		"20 0000000000000001 0 lost at=2024-02-29T00:00:00Z\n"
		"20 ! penalty white fine coffee at=2026-11-22T09:30:00Z\n"
		"1000000000000000 0000000000000000 0\n";
	char *written = rewrite(text);

	cr_assert_str_eq(written, text);
	free(written);
}

/* Without a position in the settings, and with a board that cannot recognise one. */
Test(trace, chess960_needs_a_position_or_a_board_that_recognises_pieces)
{
	static const char kinds[] = " kinds=RNBQKBNRPPPPPPPP................................"
				    "pppppppprnbqkbnr\n";
	struct settings settings;
	struct input input;
	char text[512];

	expect_refused(HEAD "set Variant=chess960\n" START, 0,
		       "x.trace:3: Variant=chess960 needs Fen=, a FEN or a start position's number "
		       "from 0 to 959, or a board that recognises pieces");
	cr_assert_eq(expect_read(HEAD "set Variant=chess960\nset Fen=0\n" START, &settings, &input),
		     1);
	snprintf(text, sizeof(text),
		 HEAD "set Variant=chess960\n0 0000000000000000 0 fault\n"
		      "0 ffff00000000ffff 0%s",
		 kinds);
	cr_assert_eq(expect_read(text, &settings, &input), 2);
}
