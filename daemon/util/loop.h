/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The event loop of both programs, which a signal ends. */
#ifndef TOUCHMOVE_LOOP_H
#define TOUCHMOVE_LOOP_H

#include <systemd/sd-event.h>

/*
 * Makes a loop which SIGTERM and SIGINT end with exit code @code. Returns 0 or a negative
 * errno; the caller unrefs *@event in either case.
 */
int loop_open(sd_event **event, int code);

/*
 * A program of a terminal ends with it: SIGHUP ends the loop with exit code @code, except
 * under nohup(1). Returns 0 or a negative errno.
 */
int loop_end_on_hangup(sd_event *event, int code);

/* Calls @handler when signal @number comes. Returns 0 or a negative errno. */
int loop_add_signal(sd_event *event, int number, sd_event_signal_handler_t handler, void *data);

#endif
