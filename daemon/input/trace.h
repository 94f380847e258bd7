/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * reedtrace, version 1: what a source delivered, and what persons ordered, as
 * text, a record a line. Replaying a trace gives the events of the live game.
 */
#ifndef TOUCHMOVE_TRACE_H
#define TOUCHMOVE_TRACE_H

#include <stdio.h>

#include "input/frame.h"
#include "config/settings.h"

#define TRACE_ERROR_SIZE 512

/* A line without its end; the longest command and the longest sample fit. */
#define TRACE_LINE_BYTES 1000

/* µs, some 31 years: beyond it sums of times would leave 64 bits. */
#define TRACE_TIME_MAX ((laws_time)1000000000000000)

/* Reads a trace from memory that the caller owns; members are its own. */
struct trace_reader {
	const char *name; /* for errors */
	const char *text;
	size_t size;
	size_t at;
	unsigned int line;
	bool two_boards;
	laws_time last;
	bool needs_kinds; /* of each sample */
	bool live;	  /* no `set` line can say anything */
	char error[TRACE_ERROR_SIZE];
};

/* A word that may stand behind a sample's inputs. */
struct trace_word {
	const char *word;    /* with its sign of equality, if it has a value */
	const char *value;   /* what that is called in the guide, or "" */
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
 * Likewise of what is played on a board that is there, by @settings, which are the
 * configuration's: no `set` line has a say, and each is refused. Whether its source
 * must recognise pieces the caller asks by himself.
 */
int trace_open_live(struct trace_reader *reader, const char *name, const char *text, size_t size,
		    const struct settings *settings);

/* True when the line of @length bytes at @line is a header, of whatever version. */
bool trace_is_header(const char *line, size_t length);

/* Returns 1 with the next input, 0 at the end, or -EINVAL with @reader->error. */
int trace_next(struct trace_reader *reader, struct input *input);

/* Writes the header and every setting that is not the default. */
void trace_write_header(FILE *file, const struct settings *settings);

/* Writes one input; its wall time is for samples and the verbs of TRAIT_STAMPED. */
void trace_write(FILE *file, const struct input *input);

#endif
