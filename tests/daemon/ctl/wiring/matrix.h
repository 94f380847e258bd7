/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A soldered board of eight rows and eight columns with its faults, as its driver reads it: reeds,
 * diodes and wires, through which low levels spread. Contact 8 * r + c is at row r and column c.
 */
#ifndef TEST_MATRIX_H
#define TEST_MATRIX_H

#include <chesslaws.h>

struct matrix {
	uint8_t reed[64];      /* where the reed of a square is soldered: a contact */
	laws_squares dead;     /* reeds that never close */
	laws_squares stuck;    /* contacts that are always closed */
	laws_squares undioded; /* contacts whose diode is bridged or missing */
	laws_squares also[64]; /* squares whose reeds a piece on this one closes too */
	uint8_t row_wire[8], column_wire[8]; /* the pin at which a line of contacts ends */
	uint8_t row_open, column_open;	     /* pins without a connection, as bits */
	uint8_t row_ground, column_ground;   /* pins that have one with ground */
	uint8_t rows_joined, columns_joined; /* pins that are one; none or several */
	uint8_t slow;			     /* columns that show a row in the next one too */
	uint8_t late;			     /* columns that show it only there */
};

/* A board without a fault. */
void matrix_begin(struct matrix *matrix);

/* The contacts that a scan finds with pieces on @squares. */
laws_squares matrix_scan(const struct matrix *matrix, laws_squares squares);

#endif
