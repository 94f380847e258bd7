/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Regulations of an event: their defaults, and the time control as PGN
 * writes it.
 */
#include <string.h>

#include <chesslaws/regulations.h>

/* A day: a longer time allotted is taken for a mistake. */
#define LONGEST_SECONDS 86400
#define MOST_MOVES	500

/* Reads digits at *@at; leaves *@at behind them. */
static bool number_read(const char **at, unsigned int most, unsigned int *number)
{
	unsigned int value = 0;

	if (**at < '0' || **at > '9')
		return false;
	for (; **at >= '0' && **at <= '9'; (*at)++) {
		value = value * 10 + (unsigned int)(**at - '0');
		if (value > most)
			return false;
	}
	*number = value;
	return true;
}

static bool period_read(const char **at, struct laws_period *period)
{
	const char *start = *at;
	unsigned int number;

	*period = (struct laws_period){0};
	if (!number_read(at, LONGEST_SECONDS, &number))
		return false;
	if (**at == '/') {
		*at = start;
		if (!number_read(at, MOST_MOVES, &period->moves) || !period->moves)
			return false;
		(*at)++;
		if (!number_read(at, LONGEST_SECONDS, &number))
			return false;
	}
	period->allotted = number * LAWS_SECOND;
	if (**at == '+' || **at == 'd') {
		laws_time *extra = **at == '+' ? &period->increment : &period->delay;

		(*at)++;
		if (!number_read(at, LONGEST_SECONDS, &number))
			return false;
		*extra = number * LAWS_SECOND;
	}
	return period->allotted || period->increment || period->delay;
}

int laws_time_control_read(const char *text, struct laws_time_control *control)
{
	struct laws_time_control read = {0};
	const char *at = text;

	control->periods = 0;
	if (!strcmp(text, "?") || !strcmp(text, "-"))
		return 0;
	for (;;) {
		if (read.periods == LAWS_PERIODS_MAX ||
		    !period_read(&at, &read.period[read.periods]))
			return -1;
		read.periods++;
		if (!*at)
			break;
		if (*at++ != ':' || !read.period[read.periods - 1].moves)
			return -1;
	}
	*control = read;
	return 0;
}

void laws_regulations_default(struct laws_regulations *regulations)
{
	*regulations = (struct laws_regulations){
		.edition = LAWS_EDITION_2023,
		.format = LAWS_FORMAT_AUTO,
		.supervision = LAWS_SUPERVISION_LIMITED,
		.clock = LAWS_CLOCK_OWN,
		.rest_time = 2 * LAWS_SECOND,
		.square_size = 55,
		.draw_offers_from = 1,
		.outage_time = LAWS_SECOND,
	};
}
