/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What decides between hypotheses: the costs, times and numbers of model.def, by name.
 */
#ifndef TOUCHMOVE_MODEL_H
#define TOUCHMOVE_MODEL_H

/* In tenths of a bit: -10 log2 of a probability. */
enum model_cost {
	COST_NONE = 0,
#define COST(name, cost, source, sentence) COST_##name = (cost),
#include "track/model.def"
};

/* In microseconds. */
enum model_time {
#define TIME(name, microseconds, source, sentence) TIME_##name = (microseconds),
#include "track/model.def"
};

/* Numbers. */
enum model_count {
#define COUNT(name, number, source, sentence) COUNT_##name = (number),
#include "track/model.def"
};

#endif
