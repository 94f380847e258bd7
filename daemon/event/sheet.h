/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The scoresheet on paper (Article 8.1): both players' moves beside each other, with the time that
 * each had left, offers of a draw as (=) (8.1.5), the result, and room for the signatures (8.7).
 */
#ifndef TOUCHMOVE_SHEET_H
#define TOUCHMOVE_SHEET_H

#include <stdio.h>

#include "event/scoresheet.h"

/* Writes @record to @file, in at most 80 columns. */
void sheet_write(FILE *file, const struct scoresheet *record);

#endif
