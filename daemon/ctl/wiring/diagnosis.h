/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What is wrong with a board's wiring, told from what each square showed by itself. Pure: it knows
 * neither time nor words nor the device.
 *
 * It names what was seen and what that comes from where only one thing can; it guesses nothing. A
 * square that was not tried is never spoken of.
 */
#ifndef TOUCHMOVE_CTL_DIAGNOSIS_H
#define TOUCHMOVE_CTL_DIAGNOSIS_H

#include "config/configuration.h"
#include "input/frame.h"

/* How the contacts are wired; columns are electrical only in a matrix. */
enum diagnosis_topology {
	DIAGNOSIS_UNKNOWN, /* judged as a matrix, since only one has faults of whole columns */
	DIAGNOSIS_DIRECT,
	DIAGNOSIS_MATRIX,
	DIAGNOSIS_EXPANDERS,
	DIAGNOSIS_CHAIN,
};
#define DIAGNOSIS_TOPOLOGIES 5

enum reading_state {
	READING_OPEN,	  /* not asked yet */
	READING_SKIPPED,  /* left out */
	READING_TAKEN,	  /* shown; without contacts: nothing closed */
	READING_UNSTEADY, /* it showed something else each time */
};
#define READING_STATES 4

/* What was seen with one piece on a square, or with one lever or button down. */
struct reading {
	enum reading_state state;
	laws_squares shown;   /* contacts, or bits of inputs */
	unsigned int flicker; /* µs from the first change to the last, where it was too long */
};

struct diagnosis_board {
	enum diagnosis_topology topology;
	unsigned int columns; /* contacts of a row, 1 to 64 */
	uint8_t wiring[64];   /* entry n is the square of contact n */
	uint8_t inputs;	      /* bits of the levers and buttons that there are */
};

struct diagnosis_input {
	struct diagnosis_board board;
	laws_squares stuck; /* contacts that are closed on the empty board */
	laws_squares noisy; /* contacts that never get still, without a piece */
	struct reading squares[64];
	struct reading inputs[INPUT_BITS];
	/* For each of two set-ups: contacts of its pieces, and those closed without a piece. */
	laws_squares standing[2];
	laws_squares ghosts[2];
	laws_squares faulted; /* squares that were asked for when the hardware failed */
	bool failed;	      /* it failed otherwise: on the empty board, at the levers */
};

enum diagnosis_kind {
	DIAGNOSIS_ALL_OPEN,	/* no square closes */
	DIAGNOSIS_CLOSED,	/* closed on the empty board */
	DIAGNOSIS_LINE_CLOSED,	/* likewise all of a line */
	DIAGNOSIS_NEVER,	/* never closes */
	DIAGNOSIS_LINE_OPEN,	/* none of a line's contacts closes */
	DIAGNOSIS_ROW_ALWAYS,	/* a piece there shows in every row */
	DIAGNOSIS_JOINED_LINES, /* what closes one closes the other */
	DIAGNOSIS_JOINED,	/* likewise squares */
	DIAGNOSIS_ALSO,		/* closes others too, which do not close it */
	DIAGNOSIS_TURNED,      /* the whole board; a1 and h1 show as the first and second of list */
	DIAGNOSIS_LINES_MOVED, /* lines that have changed places, in the order of the cycle */
	DIAGNOSIS_LINE_AS,     /* the first line shows as the second */
	DIAGNOSIS_MOVED,       /* squares that have changed places, in the order of the cycle */
	DIAGNOSIS_AS,	       /* shows as others instead */
	DIAGNOSIS_SHIFTED,     /* every contact of a chain shows as its neighbour */
	DIAGNOSIS_SLOW,	       /* columns: shows in the next row as well */
	DIAGNOSIS_LATE,	       /* columns: shows in the next row only */
	DIAGNOSIS_FLICKER,     /* changes longer than the debounce time */
	DIAGNOSIS_UNSTEADY,    /* shows something else each time */
	DIAGNOSIS_GHOST,       /* shown: the ghosts; list: squares whose diodes explain them */
	DIAGNOSIS_HARDWARE,    /* squares asked for when it failed; none: at other times */
	DIAGNOSIS_INPUT_NEVER,
	DIAGNOSIS_INPUTS_MOVED, /* list, as in MOVED */
	DIAGNOSIS_INPUT_AS,
	DIAGNOSIS_INPUTS_JOINED,
	DIAGNOSIS_INPUT_FLICKER,
};
#define DIAGNOSIS_KINDS 26

/* µs; for how long at least a contact has flickered that is called noisy. */
#define DIAGNOSIS_NOISY_TIME 3000000

/* A line: a row is 0 to 63, a column DIAGNOSIS_COLUMN + 0 to 63. */
#define DIAGNOSIS_COLUMN 64

struct diagnosis_fault {
	enum diagnosis_kind kind;
	unsigned int count;   /* of list */
	uint8_t list[64];     /* squares, lines or inputs */
	laws_squares shown;   /* contacts that it shows: ALSO, AS, GHOST */
	unsigned int flicker; /* µs */
};

/* A kind names each square, line or input once at most, so that this is enough. */
#define DIAGNOSIS_FAULTS 160

struct diagnosis {
	unsigned int count;
	struct diagnosis_fault faults[DIAGNOSIS_FAULTS];
	unsigned int tested; /* squares */
	unsigned int asked;  /* squares that have a contact by the map */
	bool repaired;	     /* the map differs from that of the board, and repairs something */
	uint8_t map[64];     /* the map that does: entry n is the square of contact n */
};

/* Judges @input. */
void diagnosis_make(const struct diagnosis_input *input, struct diagnosis *diagnosis);

/* The contact of @square by @wiring, or -1. */
int diagnosis_contact(const uint8_t wiring[64], unsigned int square);

/*
 * The contact that is to be taken for @square's by all that was found: where @square itself was
 * seen, or what rows and columns say; -1 where nothing is known.
 */
int diagnosis_true_contact(const struct diagnosis *diagnosis, unsigned int square);

/*
 * True if @shown is what squares that were read before, in the same row and column or of a
 * board that lies differently, say of @square: so that it need not be seen twice.
 */
bool diagnosis_foreseen(const struct diagnosis_input *input, unsigned int square,
			laws_squares shown);

/* True if a fault was found that has to be repaired before diodes can be judged. */
bool diagnosis_hides_diodes(const struct diagnosis *diagnosis);

#endif
