/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The map from contacts to squares, as people write it: entry n is the square of
 * contact n.
 */
#ifndef TOUCHMOVE_WIRING_MAP_H
#define TOUCHMOVE_WIRING_MAP_H

#include "config/settings.h"

#define WIRING_NO_SQUARE 0xff

/*
 * Reads names of squares parted by blanks, the first that of contact 0, `-` for a
 * contact that is none. Contacts behind the last name are none either. Returns 0,
 * or -EINVAL with half a sentence in @error that says what would be right; @wiring
 * is then untouched.
 */
int wiring_read(const char *text, uint8_t wiring[64], char error[SETTINGS_ERROR_SIZE]);

/* Contact n is square n. */
void wiring_default(uint8_t wiring[64]);

#endif
