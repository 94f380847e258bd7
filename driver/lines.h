/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * GPIO lines that are read together, each controller once, whatever the order of the lines in
 * the device tree. Without a tree that takes naming the lines of one controller together.
 */
#ifndef REEDBOARD_LINES_H
#define REEDBOARD_LINES_H

#include <linux/types.h>

#include "core.h"

struct fwnode_handle;
struct gpio_desc;

/* A line means a contact, 0 to 63, or an input: this much plus the input's bit number. */
#define REEDBOARD_LINE_INPUT REEDBOARD_SQUARES
#define REEDBOARD_INPUT_COUNT 4
/* Or a row of a matrix, which is read to see whether it follows: this much plus its number. */
#define REEDBOARD_LINE_ROW (REEDBOARD_LINE_INPUT + REEDBOARD_INPUT_COUNT)
#define REEDBOARD_LINE_ROWS 16
#define REEDBOARD_LINES_MAX (REEDBOARD_LINE_ROW + REEDBOARD_LINE_ROWS)

/**
 * struct reedboard_reading - what is closed and down, before the wiring map
 * @contacts: bit n is 1 while contact n is closed
 * @inputs: bits of &enum reedboard_input
 * @rows: bit n is 1 while row n of a matrix is active, where rows are read
 */
struct reedboard_reading {
	u64 contacts;
	u32 inputs;
	u32 rows;
};

/**
 * struct reedboard_line - a line that a board holds
 * @desc: the line
 * @controller: the node of its controller, to be compared with others' only; NULL where no node
 *	tells of it, but a lookup table
 */
struct reedboard_line {
	struct gpio_desc *desc;
	const struct fwnode_handle *controller;
};

/**
 * struct reedboard_lines - lines to read together; empty when zeroed
 * @count: how many
 * @lines: the lines, those of one controller together
 * @controllers: of each line, as in &struct reedboard_line
 * @meaning: of each line: a contact, REEDBOARD_LINE_INPUT plus an input's bit number, or
 *	REEDBOARD_LINE_ROW plus a row's number
 */
struct reedboard_lines {
	unsigned int count;
	struct gpio_desc *lines[REEDBOARD_LINES_MAX];
	const struct fwnode_handle *controllers[REEDBOARD_LINES_MAX];
	u8 meaning[REEDBOARD_LINES_MAX];
};

/* Adds an input line; there must be room. The line stays the caller's. */
void reedboard_lines_add(struct reedboard_lines *lines, const struct reedboard_line *line,
			 u8 meaning);

/* True if reading any of the lines may sleep. */
bool reedboard_lines_sleep(const struct reedboard_lines *lines);

/*
 * Reads every line once, in one transfer for each controller that can do so. May sleep. Returns
 * 0, or a negative errno with @reading untouched.
 */
int reedboard_lines_read(struct reedboard_lines *lines, struct reedboard_reading *reading);

#endif /* REEDBOARD_LINES_H */
