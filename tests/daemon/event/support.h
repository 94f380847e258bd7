/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Makes events for tests by what happened, not by their members. */
#ifndef TOUCHMOVE_TESTS_DAEMON_SUPPORT_H
#define TOUCHMOVE_TESTS_DAEMON_SUPPORT_H

#include "event/event.h"
#include "config/settings.h"

/* An event of @kind at @t; the rest is zero. */
struct event event_of(enum laws_verdict_kind kind, laws_time t);

/* @kind (MADE, COMPLETED, WITHDRAWN) of @san in @position, which is then played in it. */
struct event move_event(enum laws_verdict_kind kind, struct laws_position *position,
			unsigned int ply, const char *san, laws_time t);

/* The initial position, or that of @fen. */
struct laws_position position_of(const char *fen);

/* Default settings with a time control (NULL: none) and a start (NULL: the initial position). */
struct settings settings_of(const char *time_control, const char *fen);

/* The event's JSON, public or not; the caller frees it. */
char *json_of(const struct event *event, bool public);

laws_square square(const char *name);

#endif
