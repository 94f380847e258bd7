/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The format of a game by its time control. */
#include "judge/penalties.h"

#define MINUTE (60 * LAWS_SECOND)

/* How many moves the appendices assume for a game. */
#define RECKONED_MOVES 60

/* The time that @period adds to the game, of which @moves are counted already. */
static laws_time period_time(const struct laws_period *period, bool with_increments,
			     unsigned int *moves)
{
	unsigned int rest = *moves < RECKONED_MOVES ? RECKONED_MOVES - *moves : 0;
	unsigned int played = period->moves && period->moves < rest ? period->moves : rest;

	*moves += played;
	if (!with_increments)
		return period->allotted;
	/* The glossary counts a delay as an increment. */
	return period->allotted + played * (period->increment + period->delay);
}

static laws_time reckoned_time(const struct laws_time_control *control, bool with_increments)
{
	const struct laws_period *last = &control->period[control->periods - 1];
	unsigned int moves = 0;
	laws_time sum = 0;

	for (unsigned int i = 0; i < control->periods; i++)
		sum += period_time(&control->period[i], with_increments, &moves);
	while (last->moves && moves < RECKONED_MOVES)
		sum += period_time(last, with_increments, &moves);
	return sum;
}

static enum laws_format format_2001(const struct laws_time_control *control)
{
	laws_time time = reckoned_time(control, false);

	if (time < 15 * MINUTE)
		return LAWS_FORMAT_BLITZ;
	return time <= 60 * MINUTE ? LAWS_FORMAT_RAPID : LAWS_FORMAT_STANDARD;
}

static enum laws_format format_since_2017(const struct laws_time_control *control)
{
	laws_time time = reckoned_time(control, true);

	if (time <= 10 * MINUTE)
		return LAWS_FORMAT_BLITZ;
	return time < 60 * MINUTE ? LAWS_FORMAT_RAPID : LAWS_FORMAT_STANDARD;
}

enum laws_format laws_format_resolve(const struct laws_regulations *regulations)
{
	const struct laws_time_control *control = &regulations->time_control;

	if (regulations->format != LAWS_FORMAT_AUTO)
		return regulations->format;
	if (!control->periods)
		return LAWS_FORMAT_STANDARD;
	if (regulations->edition == LAWS_EDITION_2001)
		return format_2001(control);
	return format_since_2017(control);
}
