/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The exit codes of all programs. */
#ifndef TOUCHMOVE_EXIT_H
#define TOUCHMOVE_EXIT_H

enum exit_code {
	EXIT_DONE = 0,
	EXIT_NO = 1,	/* the answer is no, or the order was refused */
	EXIT_INPUT = 2, /* bad input */
	EXIT_UNDECIDED = 3,
	EXIT_ENVIRONMENT = 4, /* bus, device, disk */
};

#endif
