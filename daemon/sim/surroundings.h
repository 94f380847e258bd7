/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The meaning of the named conditions and paces: boards, hands and manners together. */
#ifndef TOUCHMOVE_SIM_SURROUNDINGS_H
#define TOUCHMOVE_SIM_SURROUNDINGS_H

#include "sim/field.h"
#include "sim/hand.h"
#include "sim/reed.h"
#include "sim/simulate.h"
#include "sim/style.h"

struct surroundings {
	const struct field_model *field;
	const struct reed_model *reed;
	const struct manners *manners;
	/* Where hands differ from hand_swift. */
	unsigned int stray_most; /* in % of the side */
	laws_time brush_most;	 /* in µs */
};

extern const struct surroundings surroundings[CONDITIONS_COUNT];

struct pace_model {
	laws_time thinking;	   /* on average */
	unsigned int hand_percent; /* the time that hands take, in % of hand_swift's */
	unsigned int width;	   /* precision of setting pieces, in % of hand_swift's width */
	bool hurries; /* answers begin before the press, and moves are not written down */
};

extern const struct pace_model pace_models[PACE_COUNT];

/* The pace that a time control asks for. */
enum pace pace_choose(enum pace pace, const struct laws_time_control *control);

#endif
