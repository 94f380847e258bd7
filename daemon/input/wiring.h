/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Maps contacts to squares, so that a board may be wired in any order. */
#ifndef TOUCHMOVE_WIRING_H
#define TOUCHMOVE_WIRING_H

#include "input/frame.h"

/*
 * Turns the contacts of @frame into squares by @wiring, a map as in
 * config/wiring_map.h; contacts that have no square are left out.
 */
void wiring_apply(const uint8_t wiring[64], struct frame *frame);

#endif
