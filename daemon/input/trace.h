/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * reedtrace, version 1: the samples of a source and the orders of persons as text, one record
 * a line. Replaying a trace gives the events of the live game.
 */
#ifndef TOUCHMOVE_TRACE_H
#define TOUCHMOVE_TRACE_H

#include <stdio.h>

#include "input/frame.h"
#include "input/numbers.h"
#include "config/settings.h"

#define TRACE_ERROR_SIZE 512

/* Without the line end; the longest command and the longest sample fit. */
#define TRACE_LINE_BYTES 1000

/* µs, some 31 years: sums of such times stay below 64 bits. */
#define TRACE_TIME_MAX ((laws_time)1000000000000000)

/* Reads a trace from memory that the caller owns. The members are private, except error. */
struct trace_reader {
	const char *name; /* for errors */
	const char *text;
	size_t size;
	size_t at;
	unsigned int line;
	bool two_boards;
	laws_time last;
	bool needs_kinds; /* every sample must have kinds= */
	bool live;	  /* played on a live board: `set` lines are refused */
	/*
	 * `set EventsBefore=`: the numbers that were given before, and whether the first event is
	 * the start of a game (pipeline_start_from()).
	 */
	struct event_numbers before;
	bool from_start;
	char error[TRACE_ERROR_SIZE];
};

/* A word that may stand behind a sample's inputs. */
struct trace_word {
	const char *word;    /* with its sign of equality, if it has a value */
	const char *value;   /* the value's name in the guide, or "" */
	const char *meaning; /* for the guide */
	int (*read)(struct trace_reader *reader, struct laws_text word, struct input *input);
};

/* Ends with a NULL word. */
extern const struct trace_word trace_words[];

/*
 * Begins to read @text, and takes the header and the `set` lines before the
 * first sample into @settings.
 * Returns 0, or -EINVAL with one line in @reader->error: "NAME:LINE: what".
 */
int trace_open(struct trace_reader *reader, const char *name, const char *text, size_t size,
	       struct settings *settings);

/*
 * Begins to read a trace that is played on a live board, with the configuration's @settings:
 * every `set` line is refused. Unlike trace_open() it does not ask for kinds= where @settings
 * need a source that recognises pieces; the caller checks the source.
 * Returns as trace_open() does.
 */
int trace_open_live(struct trace_reader *reader, const char *name, const char *text, size_t size,
		    const struct settings *settings);

/* True when the line of @length bytes at @line is a trace's header, of any version. */
bool trace_is_header(const char *line, size_t length);

/* Returns 1 with the next input, 0 at the end, or -EINVAL with @reader->error. */
int trace_next(struct trace_reader *reader, struct input *input);

/*
 * Writes the `set` line of @before, behind trace_write_header(), with @from_start; nothing where
 * no number was given before.
 */
void trace_write_before(FILE *file, const struct event_numbers *before, bool from_start);

/* Writes the header and every setting that differs from its default. */
void trace_write_header(FILE *file, const struct settings *settings);

/* The same as a text, which the caller frees; NULL when memory is out. */
char *trace_header(const struct settings *settings);

/* Writes one input. Its wall time is written for samples and for verbs with TRAIT_STAMPED. */
void trace_write(FILE *file, const struct input *input);

#endif
