/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Sentences in the lines of a terminal. */
#ifndef TOUCHMOVE_CTL_WRAP_H
#define TOUCHMOVE_CTL_WRAP_H

#include <stdio.h>

/*
 * Prints @text, in UTF-8, and ends the line. On a terminal its lines are shorter than that is wide,
 * and words stay whole where that can be; elsewhere it is one line.
 */
void wrap_print(FILE *file, const char *text);

#endif
