// SPDX-License-Identifier: GPL-2.0-only
/*
 * Reads the scripts that a virtual board plays; see sim-script.h.
 */

#include <linux/ctype.h>
#include <linux/errno.h>
#include <linux/kernel.h>
#include <linux/string.h>
#include <linux/time64.h>
#ifdef REEDBOARD_HAS_HEX_HEADER
#include <linux/hex.h>
#endif

#include "reedboard.h"
#include "sim-script.h"

#define REEDBOARD_SQUARE_DIGITS (REEDBOARD_SQUARES / 4)

/* Begins an uncertainty: the sign for plus or minus, in UTF-8. */
#define REEDBOARD_WITHIN "\xc2\xb1"

/* The rest of a line. */
struct reedboard_text {
	const char *at;
	const char *end;
};

static void reedboard_skip_blanks(struct reedboard_text *line)
{
	while (line->at < line->end && (*line->at == ' ' || *line->at == '\t' || *line->at == '\r'))
		line->at++;
}

/* Takes the next word off @line; empty at the line's end. */
static struct reedboard_text reedboard_next_word(struct reedboard_text *line)
{
	struct reedboard_text word;

	reedboard_skip_blanks(line);
	word.at = line->at;
	while (line->at < line->end && !isspace(*line->at))
		line->at++;
	word.end = line->at;
	return word;
}

static size_t reedboard_length(const struct reedboard_text *word)
{
	return word->end - word->at;
}

static bool reedboard_is(const struct reedboard_text *word, const char *what)
{
	return reedboard_length(word) == strlen(what) && !memcmp(word->at, what, strlen(what));
}

static bool reedboard_begins(const struct reedboard_text *word, const char *with)
{
	return reedboard_length(word) >= strlen(with) && !memcmp(word->at, with, strlen(with));
}

/* At most @most. */
static bool reedboard_read_number(const struct reedboard_text *word, u64 most, u64 *number)
{
	const char *at;

	*number = 0;
	for (at = word->at; at < word->end; at++) {
		if (!isdigit(*at))
			return false;
		*number = *number * 10 + (*at - '0');
		if (*number > most)
			return false;
	}
	return word->at < word->end;
}

static bool reedboard_read_hex(const struct reedboard_text *word, u64 *value)
{
	const char *at;

	*value = 0;
	for (at = word->at; at < word->end; at++) {
		if (!isxdigit(*at))
			return false;
		*value = *value << 4 | hex_to_bin(*at);
	}
	return true;
}

/* What follows the sign of an uncertainty. */
static bool reedboard_read_uncertainty(const struct reedboard_text *word,
				       struct reedboard_step *step)
{
	struct reedboard_text digits = { word->at + strlen(REEDBOARD_WITHIN), word->end };

	return reedboard_read_number(&digits, REEDBOARD_SCRIPT_WITHIN_MAX, &step->uncertainty_us);
}

/* What may follow squares and inputs. */
static const char *reedboard_read_flags(struct reedboard_text *line, struct reedboard_step *step)
{
	struct reedboard_text word;

	for (word = reedboard_next_word(line); reedboard_length(&word);
	     word = reedboard_next_word(line)) {
		if (reedboard_is(&word, "lost")) {
			step->lost = true;
		} else if (reedboard_is(&word, "fault")) {
			step->fault = true;
		} else if (reedboard_begins(&word, REEDBOARD_WITHIN)) {
			if (!reedboard_read_uncertainty(&word, step))
				return "a number of microseconds below 2^32 is due after ±";
		} else if (!reedboard_begins(&word, "kinds=")) {
			return "after the inputs only ±N, lost, fault and kinds= may follow";
		}
	}
	return NULL;
}

static const char *reedboard_read_sample(struct reedboard_text *line,
					 const struct reedboard_text *squares,
					 struct reedboard_step *step)
{
	struct reedboard_text word;
	u64 inputs;

	if (reedboard_length(squares) != REEDBOARD_SQUARE_DIGITS ||
	    !reedboard_read_hex(squares, &step->squares))
		return "after the time 16 hexadecimal digits of squares are due";
	word = reedboard_next_word(line);
	if (reedboard_length(&word) != 1 || !reedboard_read_hex(&word, &inputs))
		return "after the squares one hexadecimal digit of inputs is due";
	step->inputs = inputs;
	return reedboard_read_flags(line, step);
}

/* Reads a line that may hold a step. Returns NULL or what is wrong; sets @is_step. */
static const char *reedboard_read_line(struct reedboard_text *line, struct reedboard_step *step,
				       bool *is_step)
{
	struct reedboard_text word;

	memset(step, 0, sizeof(*step));
	*is_step = false;
	word = reedboard_next_word(line);
	if (!reedboard_length(&word) || *word.at == '#' || reedboard_is(&word, "reedtrace") ||
	    reedboard_is(&word, "set"))
		return NULL;
	if (!reedboard_read_number(&word, REEDBOARD_SCRIPT_US_MAX, &step->at_us))
		return "a line begins with a time in microseconds, at most a year";
	word = reedboard_next_word(line);
	if (reedboard_is(&word, "!"))
		return NULL;
	*is_step = true;
	return reedboard_read_sample(line, &word, step);
}

/* Takes the next line off @text. */
static struct reedboard_text reedboard_next_line(struct reedboard_text *text)
{
	struct reedboard_text line = *text;
	const char *end = memchr(text->at, '\n', reedboard_length(text));

	if (end)
		line.end = end;
	text->at = end ? end + 1 : text->end;
	return line;
}

size_t reedboard_script_lines(const char *text, size_t size)
{
	struct reedboard_text left = { text, text + size };
	size_t lines = 0;

	for (; left.at < left.end; lines++)
		reedboard_next_line(&left);
	return lines;
}

ssize_t reedboard_script_parse(const char *text, size_t size, struct reedboard_step *steps,
			       struct reedboard_script_error *error)
{
	struct reedboard_text left = { text, text + size };
	size_t count = 0;
	u64 last_us = 0;

	for (error->line = 1; left.at < left.end; error->line++) {
		struct reedboard_text line = reedboard_next_line(&left);
		struct reedboard_step step;
		bool is_step;

		error->what = reedboard_read_line(&line, &step, &is_step);
		if (error->what)
			return -EINVAL;
		if (!is_step)
			continue;
		if (step.at_us < last_us) {
			error->what = "times never decrease";
			return -EINVAL;
		}
		last_us = step.at_us;
		steps[count++] = step;
	}
	return count;
}
