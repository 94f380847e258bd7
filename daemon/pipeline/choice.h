/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What an arbiter may choose from while the record is in doubt, as programs read it. */
#ifndef TOUCHMOVE_CHOICE_H
#define TOUCHMOVE_CHOICE_H

#include <json-c/json.h>

struct candidates;

/*
 * A new list, the caller's to put, of an object for each candidate, the likeliest first: its
 * number, the ply of its first move, its moves as uci and san, the fen to which they lead, and
 * record, true of the one that is the record already.
 */
struct json_object *choice_json(const struct candidates *list);

#endif
