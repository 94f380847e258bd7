/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The figures. A reed's pull-in and drop-out values are those of makers' data sheets:
 * switches of one sort lie within some 10 % of each other in the field, 3 to 4 % in the
 * distance; drop-out is 45 to 95 % of pull-in. A board's magnets reach about a third of a
 * square, as builders intend: with less, badly placed pieces are missed; with more,
 * neighbours are felt.
 */
#include "sim/surroundings.h"

#define MM 1000
#define MS ((laws_time)1000)

static const struct field_model field_ideal = {
	.operate_least = 34,
	.operate_most = 34,
	.release_least = 80,
	.release_most = 80,
	.depth = 5 * MM,
};

static const struct field_model field_well_built = {
	.operate_least = 30,
	.operate_most = 38,
	.operate_spread = 4,
	.release_least = 55,
	.release_most = 90,
	.strength_spread = 6,
	.strong_per_mille = 50,
	.strong_strength = 160,
	.depth = 5 * MM,
	.margin = 400,
};

static const struct field_model field_badly_built = {
	.operate_least = 30,
	.operate_most = 42,
	.operate_spread = 6,
	.release_least = 45,
	.release_most = 95,
	.strength_spread = 12,
	.weak_per_mille = 3,
	.weak_strength = 60,
	.strong_per_mille = 100,
	.strong_strength = 180,
	.depth = 5 * MM,
	.margin = 1000,
};

const struct surroundings surroundings[CONDITIONS_COUNT] = {
	[CONDITIONS_CLEAN] = {&field_ideal, &reed_ideal, &manners_strict, 18, 55 * MS},
	[CONDITIONS_BOUNCE] = {&field_ideal, &reed_bouncing, &manners_strict, 18, 55 * MS},
	[CONDITIONS_NORMAL] = {&field_well_built, &reed_usual, &manners_usual, 18, 55 * MS},
	[CONDITIONS_ROUGH] = {&field_badly_built, &reed_worn, &manners_rough, 20, 140 * MS},
};

/* Experiments ask for the greatest speed; players take longer if they have the time. */
const struct pace_model pace_models[PACE_COUNT] = {
	[PACE_AUTO] = {60 * LAWS_SECOND, 170, 100, false},
	[PACE_STANDARD] = {60 * LAWS_SECOND, 170, 100, false},
	[PACE_RAPID] = {15 * LAWS_SECOND, 145, 105, false},
	[PACE_BLITZ] = {5 * LAWS_SECOND, 120, 115, true},
	[PACE_BULLET] = {800 * MS, 100, 130, true},
};

/* Articles A.1 and B.1 divide the formats by the time for sixty moves. */
enum pace pace_choose(enum pace pace, const struct laws_time_control *control)
{
	laws_time sixty;

	if (pace != PACE_AUTO || control->periods == 0)
		return pace;
	sixty = control->period[0].allotted +
		60 * (control->period[0].increment + control->period[0].delay);
	if (control->periods > 1 || sixty >= 3600 * LAWS_SECOND)
		return PACE_STANDARD;
	if (sixty > 600 * LAWS_SECOND)
		return PACE_RAPID;
	return sixty >= 180 * LAWS_SECOND ? PACE_BLITZ : PACE_BULLET;
}
