/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Scripts that a virtual board plays: the samples of a reedtrace, one a line.
 *
 *	<µs from the start> <16 hex digits: squares> <hex: inputs> [±N] [lost] [fault] [kinds=...]
 *
 * Whole traces may be given: empty lines, comments (#), the header, "set" lines and commands
 * (<µs> ! ...) are passed over, and so is kinds=, since a reed does not know what stands on it.
 * Pure: no lock, no allocation.
 */
#ifndef REEDBOARD_SIM_SCRIPT_H
#define REEDBOARD_SIM_SCRIPT_H

#include <linux/types.h>

#define REEDBOARD_SCRIPT_US_MAX (366ULL * 86400 * USEC_PER_SEC)
#define REEDBOARD_SCRIPT_WITHIN_MAX 0xffffffffULL

/**
 * struct reedboard_step - one line of a script
 * @at_us: when, from the start
 * @uncertainty_us: how long before that it may have come about, as the board then tells
 * @squares: closed since then
 * @inputs: down since then
 * @lost: a frame before this one never arrives
 * @fault: the hardware does not answer since then
 */
struct reedboard_step {
	u64 at_us;
	u64 squares;
	u64 uncertainty_us;
	u8 inputs;
	bool lost;
	bool fault;
};

/**
 * struct reedboard_script_error - what is wrong with a script
 * @line: from 1
 * @what: half a sentence
 */
struct reedboard_script_error {
	unsigned int line;
	const char *what;
};

/* The number of lines in @text, and so the most steps that it can hold. */
size_t reedboard_script_lines(const char *text, size_t size);

/*
 * Reads @text, which need not end in a zero, into @steps, which has room for as many as there are
 * lines. Returns the number of steps, or -EINVAL with @error filled.
 */
ssize_t reedboard_script_parse(const char *text, size_t size, struct reedboard_step *steps,
			       struct reedboard_script_error *error);

#endif /* REEDBOARD_SIM_SCRIPT_H */
