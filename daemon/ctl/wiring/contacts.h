/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What `wiring` shows: the squares and inputs as they are, and how often each has changed. */
#ifndef TOUCHMOVE_CTL_CONTACTS_H
#define TOUCHMOVE_CTL_CONTACTS_H

#include <json-c/json.h>

#include "config/configuration.h"
#include "input/frame.h"

#define CONTACTS_LINE_SIZE 260

struct contacts {
	bool begun; /* a frame has come */
	bool fault;
	laws_squares squares;
	uint8_t inputs;
	unsigned int changes[64];
	unsigned int input_changes[INPUT_BITS];
	unsigned int lost; /* gaps in what the device delivered */
	laws_squares just; /* what changed with the last frame */
};

enum contacts_change_type {
	CONTACTS_FIRST,	 /* what was closed when it began */
	CONTACTS_SQUARE, /* one square opened or closed */
	CONTACTS_INPUT,	 /* one lever or button went down or up */
	CONTACTS_FAULT,	 /* the hardware does not answer, or does again */
	CONTACTS_LOST,	 /* some changes were lost */
};

struct contacts_change {
	enum contacts_change_type type;
	int number;	      /* the square's or the input's */
	bool on;	      /* closed, down; FAULT: it does not answer */
	unsigned int changes; /* of this square or input, with this one */
	laws_squares squares; /* FIRST */
};

/* "White's lever" …, in the order of the bits. */
extern const char *const contacts_input_names[INPUT_BITS];

/* Takes @frame, in squares, and calls @tell with each thing that it changes. */
void contacts_take(struct contacts *contacts, const struct frame *frame,
		   void (*tell)(void *data, const struct contacts_change *change), void *data);

/* A change as a line for a person, and as an object, the caller's to put. */
void contacts_line(const struct contacts_change *change, char line[CONTACTS_LINE_SIZE]);
struct json_object *contacts_json(const struct contacts_change *change);

#endif
