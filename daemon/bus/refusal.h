/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the judge's refusals are called on the bus, for programs; people read the sentence. */
#ifndef TOUCHMOVE_BUS_REFUSAL_H
#define TOUCHMOVE_BUS_REFUSAL_H

#include <chesslaws.h>

/* The error's name, BUS_ERROR_REFUSED with a word behind it; NULL for what is no refusal. */
const char *refusal_error(enum laws_refusal refusal);

#endif
