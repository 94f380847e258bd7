/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The clocks as the events report them. */
#include <assert.h>
#include <string.h>

#include "pipeline/shown.h"

void shown_settle(struct shown *shown, laws_time now)
{
	laws_time spent = now - shown->told;
	laws_time *left = &shown->left[shown->side];

	if (spent <= 0)
		return;
	shown->told = now;
	if (!shown->runs)
		return;
	if (spent <= shown->delay) {
		shown->delay -= spent;
		return;
	}
	spent -= shown->delay;
	shown->delay = 0;
	*left = *left > spent ? *left - spent : 0;
}

void shown_stand(struct shown *shown, laws_time stood)
{
	shown->told += stood - shown->stood;
	shown->stood = stood;
}

void shown_run(struct shown *shown, const struct laws_verdict *verdict)
{
	const struct laws_displays *displays = laws_verdict_displays(verdict);

	assert(displays);
	shown_stand(shown, displays->stood);
	shown_settle(shown, verdict->t);
}

void shown_take(struct shown *shown, const struct laws_verdict *verdict)
{
	const struct laws_displays *displays = laws_verdict_displays(verdict);

	assert(displays);
	if (verdict->kind == LAWS_VERDICT_CLOCK) {
		shown_run(shown, verdict);
		shown->runs = verdict->clock.runs;
		shown->side = verdict->side;
		shown->delay = verdict->clock.delay;
		if (verdict->clock.why == LAWS_CLOCK_FLAG)
			shown->fallen[verdict->side] = true;
	}
	shown->kept = displays->kept;
	if (!shown->kept)
		return;
	memcpy(shown->left, displays->left, sizeof(shown->left));
	shown->told = verdict->t;
	shown->stood = displays->stood;
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		shown->fallen[side] = shown->fallen[side] && !shown->left[side];
}

void shown_tell(const struct shown *shown, struct laws_verdict *verdict)
{
	struct laws_verdict_clock *clock = &verdict->clock;
	struct shown then = *shown;

	shown_settle(&then, verdict->t);
	verdict->side = then.runs ? then.side : LAWS_WHITE;
	clock->runs = then.runs;
	clock->delay = then.delay;
	clock->displays.kept = then.kept;
	memcpy(clock->displays.left, then.left, sizeof(clock->displays.left));
}

laws_time shown_fall(const struct shown *shown)
{
	if (!shown->kept || !shown->runs || shown->fallen[shown->side])
		return LAWS_NEVER;
	return shown->told + shown->delay + shown->left[shown->side];
}
