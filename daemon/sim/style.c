/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Three sets of manners, and drawing a player from them. */
#include "sim/style.h"

#define MS ((laws_time)1000)

const struct manners manners_strict = {
	.speed_spread = 12,
	.pushed = 15,
	.low = 10,
	.captures = {43, 19, 33, 5},
	.castles = {86, 14, 0},
	.promotes = {60, 30, 10},
	.declares_queen = 40,
};

const struct manners manners_usual = {
	.speed_spread = 12,
	.pushed = 15,
	.low = 15,
	.captures = {43, 19, 33, 5},
	.castles = {860, 139, 1},
	.promotes = {60, 30, 10},
	.declares_queen = 40,
	.hovers = 5000,
	.taps = 300,
	.fidgets = 500,
	.brushes = 4000,
	.adjusts = 1500,
	.knocks = 20,
	.forgets = 300,
	.writes_first = 10000,
	.answers_early = 10,
	.tap_least = 80 * MS,
	.tap_most = 400 * MS,
};

const struct manners manners_rough = {
	.speed_spread = 18,
	.pushed = 30,
	.low = 35,
	.captures = {32, 15, 33, 20},
	.castles = {780, 217, 3},
	.promotes = {55, 30, 15},
	.declares_queen = 25,
	.hovers = 10000,
	.taps = 1500,
	.fidgets = 2000,
	.brushes = 12000,
	.adjusts = 4000,
	.knocks = 200,
	.forgets = 1000,
	.writes_first = 10000,
	.answers_early = 25,
	.tap_least = 50 * MS,
	.tap_most = 900 * MS,
};

/* Draws the fields of manners that are rates of one player. */
static void rates_draw(struct manners *habits, struct random *random)
{
	unsigned int *rates[] = {
		&habits->pushed,       &habits->low,	       &habits->hovers,
		&habits->taps,	       &habits->fidgets,       &habits->brushes,
		&habits->adjusts,      &habits->knocks,	       &habits->forgets,
		&habits->writes_first, &habits->answers_early, &habits->declares_queen,
	};

	for (size_t i = 0; i < sizeof(rates) / sizeof(rates[0]); i++)
		*rates[i] = (unsigned int)random_between(random, 0, 2 * (int64_t)*rates[i]);
}

/* Each player prefers one way: doubles one of the shares. */
static void preference_draw(unsigned int *shares, unsigned int count, struct random *random)
{
	shares[random_choose(random, shares, count)] *= 2;
}

struct style style_draw(const struct manners *manners, struct random *random)
{
	struct style style = {.habits = *manners};
	int64_t speed = 100 + random_normal(random, manners->speed_spread);

	/* A player is not much faster than people in experiments at their fastest. */
	style.speed = speed < 80 ? 80 : (unsigned int)speed;
	rates_draw(&style.habits, random);
	preference_draw(style.habits.captures, CAPTURE_WAYS, random);
	preference_draw(style.habits.castles, CASTLE_WAYS, random);
	preference_draw(style.habits.promotes, PROMOTE_WAYS, random);
	return style;
}
