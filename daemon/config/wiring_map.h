/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The map from contacts to squares as text: entry n is the square of contact n. */
#ifndef TOUCHMOVE_WIRING_MAP_H
#define TOUCHMOVE_WIRING_MAP_H

#include "config/settings.h"

#define WIRING_NO_SQUARE 0xff

/*
 * Reads names of squares separated by blanks, beginning with contact 0; `-` for a contact
 * without a square. Contacts behind the last name have none either. Returns 0, or -EINVAL
 * with half a sentence in @error that says what would be right and with @wiring untouched.
 */
int wiring_read(const char *text, uint8_t wiring[64], char error[SETTINGS_ERROR_SIZE]);

/* Contact n is square n. */
void wiring_default(uint8_t wiring[64]);

#endif
