/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>

#include "ctl/wiring/lines.h"
#include "wrongs.h"

#define BIT(n) LAWS_SQUARE_SET(n)

unsigned int wrong_cases(enum sort sort)
{
	static const unsigned int counts[SORTS] = {
		64, 64, 64 * 64, 64 * 4, 8, 8, 8, 8, 64, 64, 64, 64, 9, 9, 7,
	};

	return counts[sort];
}

bool wrong_make(enum sort sort, unsigned int number, struct wrong *wrong)
{
	static const int beside[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

	*wrong = (struct wrong){.sort = sort, .a = number};
	if (sort == SWAPPED) {
		wrong->a = number / 64;
		wrong->b = number % 64;
		return wrong->a < wrong->b;
	}
	if (sort == ALSO) {
		int file = (int)number / 4 % 8 + beside[number % 4][0];
		int rank = (int)number / 4 / 8 + beside[number % 4][1];

		wrong->a = number / 4;
		wrong->b = (unsigned int)(8 * rank + file);
		return file >= 0 && file < 8 && rank >= 0 && rank < 8;
	}
	if (sort == ROWS_JOINED || sort == COLUMNS_JOINED || sort == ROWS_SWAPPED ||
	    sort == COLUMNS_SWAPPED) {
		wrong->a = number / 8;
		wrong->b = number % 8;
		return wrong->a < wrong->b;
	}
	if (sort == TURNED)
		wrong->a++;
	return true;
}

static void swap(uint8_t *entries, unsigned int a, unsigned int b)
{
	uint8_t kept = entries[a];

	entries[a] = entries[b];
	entries[b] = kept;
}

void wrong_inject(struct matrix *matrix, const struct wrong *wrong)
{
	uint8_t both = (uint8_t)(1u << wrong->a % 8 | 1u << wrong->b % 8);
	uint8_t which = (uint8_t)(wrong->a == 8 ? 0xff : 1u << wrong->a % 8);
	unsigned int square;
	uint8_t before[64];

	switch (wrong->sort) {
	case DEAD:
		matrix->dead |= BIT(wrong->a);
		break;
	case STUCK:
		matrix->stuck |= BIT(wrong->a);
		break;
	case SWAPPED:
		swap(matrix->reed, wrong->a, wrong->b);
		break;
	case ALSO:
		matrix->also[wrong->a] |= BIT(wrong->b);
		break;
	case ROW_OPEN:
		matrix->row_open |= which;
		break;
	case COLUMN_OPEN:
		matrix->column_open |= which;
		break;
	case ROW_GROUND:
		matrix->row_ground |= which;
		break;
	case COLUMN_GROUND:
		matrix->column_ground |= which;
		break;
	case ROWS_JOINED:
		matrix->rows_joined |= both;
		break;
	case COLUMNS_JOINED:
		matrix->columns_joined |= both;
		break;
	case ROWS_SWAPPED:
		swap(matrix->row_wire, wrong->a, wrong->b);
		break;
	case COLUMNS_SWAPPED:
		swap(matrix->column_wire, wrong->a, wrong->b);
		break;
	case SLOW:
		matrix->slow |= which;
		break;
	case LATE:
		matrix->late |= which;
		break;
	case TURNED:
		memcpy(before, matrix->reed, sizeof(before));
		for (square = 0; square < 64; square++)
			matrix->reed[square] = before[lines_turn(wrong->a, square)];
		break;
	case SORTS:
		break;
	}
}
