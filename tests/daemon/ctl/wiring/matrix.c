/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>

#include "matrix.h"

void matrix_begin(struct matrix *matrix)
{
	unsigned int n;

	memset(matrix, 0, sizeof(*matrix));
	for (n = 0; n < 64; n++)
		matrix->reed[n] = (uint8_t)n;
	for (n = 0; n < 8; n++)
		matrix->row_wire[n] = matrix->column_wire[n] = (uint8_t)n;
}

static laws_squares closed_contacts(const struct matrix *matrix, laws_squares squares)
{
	laws_squares closed = matrix->stuck, reached = 0;

	for (; squares; squares &= squares - 1) {
		int square = __builtin_ctzll(squares);

		reached |= LAWS_SQUARE_SET(square) | matrix->also[square];
	}
	for (reached &= ~matrix->dead; reached; reached &= reached - 1)
		closed |= LAWS_SQUARE_SET(matrix->reed[__builtin_ctzll(reached)]);
	return closed;
}

static uint8_t joined(uint8_t low, uint8_t pins)
{
	return low & pins ? low | pins : low;
}

/* Pins that are low while @row is driven, @rows among them at first. */
static uint8_t low_columns(const struct matrix *matrix, laws_squares closed, int row)
{
	uint8_t rows = matrix->row_ground, columns = matrix->column_ground;
	uint8_t before = 0, before_columns = 0;

	if (!(matrix->row_open & 1u << row))
		rows |= (uint8_t)(1u << row);
	while (rows != before || columns != before_columns) {
		laws_squares left = closed;

		before = rows;
		before_columns = columns;
		rows = joined(rows, matrix->rows_joined);
		columns = joined(columns, matrix->columns_joined);
		for (; left; left &= left - 1) {
			int contact = __builtin_ctzll(left);
			uint8_t of_row = (uint8_t)(1u << matrix->row_wire[contact / 8]);
			uint8_t of_column = (uint8_t)(1u << matrix->column_wire[contact % 8]);

			/* A pin without a connection leaves its wire to itself. */
			if (rows & of_row && !(matrix->row_open & of_row))
				columns |= of_column;
			if (columns & of_column && matrix->undioded & LAWS_SQUARE_SET(contact))
				rows |= of_row;
		}
	}
	return columns & (uint8_t)~matrix->column_open;
}

laws_squares matrix_scan(const struct matrix *matrix, laws_squares squares)
{
	laws_squares closed = closed_contacts(matrix, squares), found = 0;
	uint8_t before = 0;
	int row;

	for (row = 0; row < 8; row++) {
		uint8_t now = low_columns(matrix, closed, row);
		uint8_t read = (uint8_t)(now & ~matrix->late);

		read |= before & (matrix->slow | matrix->late);
		found |= (laws_squares)read << (8 * row);
		before = now;
	}
	return found;
}
