/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the contacts of a matrix mean, without its hardware.
 */
#ifndef REEDBOARD_MATRIX_DECODE_H
#define REEDBOARD_MATRIX_DECODE_H

#include <linux/bitops.h>
#include <linux/types.h>

/*
 * The contacts of a matrix without diodes that may be closed or not: @contacts reads closed what
 * is, contact n being at row n / @columns, column n % @columns. Of four at the corners of a
 * rectangle any three connect the rows and columns of the fourth, which then reads closed too.
 * @rows times @columns are 64 at most. 0 if every contact is certain.
 */
static inline u64 reedboard_matrix_ghosts(u64 contacts, unsigned int rows, unsigned int columns)
{
	u64 mask = columns < 64 ? BIT_ULL(columns) - 1 : U64_MAX;
	unsigned int first, second;
	u64 ghosts = 0;

	for (second = 1; second < rows; second++) {
		for (first = 0; first < second; first++) {
			u64 both = mask & (contacts >> (first * columns)) &
				   (contacts >> (second * columns));

			if (hweight64(both) > 1)
				ghosts |= both << (first * columns) | both << (second * columns);
		}
	}
	return ghosts;
}

#endif /* REEDBOARD_MATRIX_DECODE_H */
