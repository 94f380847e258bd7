/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <string.h>

#include "config/wiring_map.h"
#include "input/wiring.h"

void wiring_apply(const uint8_t wiring[64], struct frame *frame)
{
	struct frame contacts = *frame;
	unsigned int contact;
	uint8_t square;

	frame->squares = 0;
	memset(frame->kinds, '.', sizeof(frame->kinds));
	for (contact = 0; contact < 64; contact++) {
		square = wiring[contact];
		if (square == WIRING_NO_SQUARE)
			continue;
		if (contacts.squares & LAWS_SQUARE_SET(contact))
			frame->squares |= LAWS_SQUARE_SET(square);
		frame->kinds[square] = contacts.kinds[contact];
	}
}
