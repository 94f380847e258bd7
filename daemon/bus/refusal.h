/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The names of the judge's refusals on the bus, for programs; people read the sentence. */
#ifndef TOUCHMOVE_BUS_REFUSAL_H
#define TOUCHMOVE_BUS_REFUSAL_H

#include <chesslaws.h>

/* The error's name, BUS_ERROR_REFUSED and a word; NULL if @refusal is none. */
const char *refusal_error(enum laws_refusal refusal);

#endif
