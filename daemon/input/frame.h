/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The pipeline's input: frames from a source, and commands from persons. One type for both,
 * because both are stamped and recorded alike.
 */
#ifndef TOUCHMOVE_FRAME_H
#define TOUCHMOVE_FRAME_H

#include <chesslaws.h>

#include "input/command.h"

/* Buttons and levers, as bits of struct frame's inputs. */
enum input_bit {
	INPUT_WHITE_LEVER = 1 << 0, /* 1: White's lever is down, Black's clock runs */
	INPUT_BLACK_LEVER = 1 << 1,
	INPUT_ADJUST = 1 << 2,
	INPUT_ARBITER = 1 << 3,
};
#define INPUT_BITS 4

enum frame_flag {
	FRAME_LOST = 1 << 0,  /* earlier frames were lost */
	FRAME_FAULT = 1 << 1, /* the hardware does not answer: the squares mean nothing */
	FRAME_KINDS = 1 << 2, /* the source recognises pieces: kinds is filled */
};

/* A full state of the board at an instant. */
struct frame {
	laws_squares squares; /* 1: closed, something stands there */
	uint8_t inputs;
	uint8_t flags;
	uint8_t board;	      /* which of two (Appendix D): 0 or 1 */
	uint32_t uncertainty; /* µs; so long before its stamp what it shows may have changed */
	char kinds[64];	      /* FEN letters, a1 first, '.' for empty, '?' for unknown */
};

enum input_type {
	INPUT_FRAME,
	INPUT_COMMAND,
};

struct input {
	laws_time t; /* µs since the game's first frame */
	enum input_type type;
	int64_t wall; /* wall time, in s since 1970 (wall.h), or 0 where the input does not state it
		       */
	union {
		struct frame frame;
		struct command command;
	};
};

#endif
