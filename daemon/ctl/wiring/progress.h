/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a walk over the contacts has seen so far, as text, so that it can be left and gone on with:
 *
 *	wiring-test 1
 *	board chardev:/dev/reedboard0
 *	wiring a1 b1 … h8
 *	stuck 0000000000000000
 *	e4 taken 0000000010000000 0
 *	e5 skipped
 *	white taken 0000000000000001 0
 *
 * A square or input: what it showed (contacts, or bits of inputs, in hex), and for how many µs it
 * flickered. Contacts are those of the hardware, before any map.
 */
#ifndef TOUCHMOVE_CTL_PROGRESS_H
#define TOUCHMOVE_CTL_PROGRESS_H

#include <stdio.h>

#include "ctl/wiring/diagnosis.h"

#define PROGRESS_ERROR_SIZE 120
/* No file is longer. */
#define PROGRESS_SIZE 8192

void progress_write(FILE *file, const char *source, const struct diagnosis_input *results);

/*
 * Reads @size bytes at @text into @results, whose board is filled. Returns 0; 1 where they are of
 * another source or another map; -EINVAL with one line in @error, "LINE: what", where it is no
 * such text. Then @results is untouched.
 */
int progress_read(const char *text, size_t size, const char *source,
		  struct diagnosis_input *results, char error[PROGRESS_ERROR_SIZE]);

#endif
