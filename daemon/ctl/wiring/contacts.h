/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The state of squares and inputs for `wiring`, and how often each has changed. */
#ifndef TOUCHMOVE_CTL_CONTACTS_H
#define TOUCHMOVE_CTL_CONTACTS_H

#include <json-c/json.h>

#include "config/configuration.h"
#include "input/frame.h"

#define CONTACTS_LINE_SIZE 260

struct contacts {
	bool begun; /* at least one frame was taken */
	bool fault;
	laws_squares squares;
	uint8_t inputs;
	unsigned int changes[64];
	unsigned int input_changes[INPUT_BITS];
	unsigned int lost; /* gaps in the device's frames */
	laws_squares just; /* changed in the latest frame */
};

enum contacts_change_type {
	CONTACTS_FIRST,	 /* the contacts closed in the first frame */
	CONTACTS_SQUARE, /* one square opened or closed */
	CONTACTS_INPUT,	 /* one lever or button went down or up */
	CONTACTS_FAULT,	 /* the hardware stopped answering, or answers again */
	CONTACTS_LOST,	 /* some changes were lost */
};

struct contacts_change {
	enum contacts_change_type type;
	int number;	      /* number of the square or input */
	bool on;	      /* closed or down; FAULT: it does not answer */
	unsigned int changes; /* of this square or input, this one included */
	laws_squares squares; /* FIRST */
};

/* "White's lever" …, in the order of the bits. */
extern const char *const contacts_input_names[INPUT_BITS];

/* Takes @frame, whose bits are squares, and calls @tell for each change. */
void contacts_take(struct contacts *contacts, const struct frame *frame,
		   void (*tell)(void *data, const struct contacts_change *change), void *data);

/* A change as a line of text, and as a JSON object that the caller puts. */
void contacts_line(const struct contacts_change *change, char line[CONTACTS_LINE_SIZE]);
struct json_object *contacts_json(const struct contacts_change *change);

#endif
