/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Shared by the files of the review. */
#ifndef TOUCHMOVE_REVIEW_INTERNAL_H
#define TOUCHMOVE_REVIEW_INTERNAL_H

#include "track/review.h"

/* The ply behind @line. */
unsigned int review_end_of(const struct review *review, const struct line *line);

/* The first ply in which @line differs from the record, or the one behind it. */
unsigned int review_find_difference(const struct tracker *tracker, const struct line *line);

/* The least of what other moves than those of @line cost more. */
unsigned int review_lead_of(const struct lines *lines, const struct line *line);

#endif
