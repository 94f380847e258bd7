/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The penalties from which an arbiter chooses.
 */
#include <stddef.h>

#include "judge/penalties.h"

#define DAY (24 * 3600 * LAWS_SECOND)

static const char *const articles[LAWS_PENALTIES] = {
	[LAWS_PENALTY_WARNING] = "12.9.1", [LAWS_PENALTY_ADD_OPPONENT] = "12.9.2",
	[LAWS_PENALTY_REDUCE] = "12.9.3",  [LAWS_PENALTY_OPPONENT_POINTS] = "12.9.4",
	[LAWS_PENALTY_POINTS] = "12.9.5",  [LAWS_PENALTY_LOSS] = "12.9.6",
	[LAWS_PENALTY_FINE] = "12.9.7",	   [LAWS_PENALTY_EXCLUDE] = "12.9.8",
	[LAWS_PENALTY_EXPEL] = "12.9.9",
};

const char *laws_penalty_article(enum laws_edition edition, enum laws_penalty_kind kind)
{
	if ((unsigned int)kind >= LAWS_PENALTIES)
		return NULL;
	if (edition != LAWS_EDITION_2001)
		return articles[kind];
	if (kind == LAWS_PENALTY_FINE || kind == LAWS_PENALTY_EXCLUDE)
		return NULL;
	return "13.4";
}

static bool takes_span(enum laws_penalty_kind kind)
{
	return kind == LAWS_PENALTY_ADD_OPPONENT || kind == LAWS_PENALTY_REDUCE;
}

static bool takes_points(enum laws_penalty_kind kind)
{
	return kind == LAWS_PENALTY_OPPONENT_POINTS || kind == LAWS_PENALTY_POINTS;
}

static int arguments_check(const struct laws_penalty *penalty, unsigned int game_half_points)
{
	bool span = takes_span(penalty->kind), points = takes_points(penalty->kind);
	bool rounds = penalty->kind == LAWS_PENALTY_EXCLUDE;
	bool loss = penalty->kind == LAWS_PENALTY_LOSS;

	if (span && (penalty->span <= 0 || penalty->span > DAY))
		return LAWS_PENALTY_SPAN;
	if (points && (!penalty->half_points || penalty->half_points > game_half_points))
		return LAWS_PENALTY_HALF_POINTS;
	if (loss && penalty->withheld > game_half_points)
		return LAWS_PENALTY_HALF_POINTS;
	if (rounds && !penalty->rounds)
		return LAWS_PENALTY_ROUNDS;
	if ((!span && penalty->span) || (!points && penalty->half_points) ||
	    (!rounds && penalty->rounds) || (!loss && penalty->withheld))
		return LAWS_PENALTY_EXTRA_ARGUMENT;
	return 0;
}

int laws_penalty_check(enum laws_edition edition, const struct laws_penalty *penalty,
		       unsigned int game_half_points)
{
	if ((unsigned int)penalty->kind >= LAWS_PENALTIES)
		return LAWS_PENALTY_UNKNOWN;
	if (!laws_penalty_article(edition, penalty->kind))
		return LAWS_PENALTY_NOT_IN_EDITION;
	return arguments_check(penalty, game_half_points);
}

void laws_penalty_apply(const struct laws_penalty *penalty, struct laws_clock *clock, laws_time now)
{
	if (!laws_clock_is_kept(clock))
		return;
	if (penalty->kind == LAWS_PENALTY_ADD_OPPONENT)
		laws_clock_add(clock, laws_side_other(penalty->side), penalty->span, now);
	else if (penalty->kind == LAWS_PENALTY_REDUCE)
		laws_clock_add(clock, penalty->side, -penalty->span, now);
}
