/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Signals are taken from a descriptor, which delivers only blocked signals. */
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

#include "util/loop.h"

int loop_add_signal(sd_event *event, int number, sd_event_signal_handler_t handler, void *data)
{
	sigset_t one;
	int r;

	sigemptyset(&one);
	sigaddset(&one, number);
	sigprocmask(SIG_BLOCK, &one, NULL);
	r = sd_event_add_signal(event, NULL, number, handler, data);
	return r < 0 ? r : 0;
}

int loop_open(sd_event **event, int code)
{
	/* sd_event takes the data as the exit code if there is no handler. */
	void *data = (void *)(intptr_t)code;
	int r = sd_event_new(event);

	if (r >= 0)
		r = loop_add_signal(*event, SIGTERM, NULL, data);
	if (r >= 0)
		r = loop_add_signal(*event, SIGINT, NULL, data);
	return r < 0 ? r : 0;
}

/* nohup(1) ignores SIGHUP; blocking the signal would undo that. */
static bool is_ignored(int number)
{
	struct sigaction action;

	return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

int loop_end_on_hangup(sd_event *event, int code)
{
	if (is_ignored(SIGHUP))
		return 0;
	return loop_add_signal(event, SIGHUP, NULL, (void *)(intptr_t)code);
}
