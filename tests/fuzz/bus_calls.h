/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A line as a call, for the fuzzer of touchmoved's methods:
 *
 *   [!][@][~]INTERFACE.MEMBER[(TYPES)] and its arguments, each behind a tab
 *
 * INTERFACE without a dot is one of org.touchmove1. The types are the method's own where the line
 * does not say others: basic ones, variants of a text, and lists of texts, which take all arguments
 * that are left. A "!" asks the board whose games are only kept, a "@" the manager, a "~" lets
 * somebody call about whom polkit is asked.
 */
#ifndef TEST_FUZZ_BUS_CALLS_H
#define TEST_FUZZ_BUS_CALLS_H

#include <stdbool.h>
#include <systemd/sd-bus.h>

#define BUS_CALL_PLACED "/org/touchmove1/board/1"
#define BUS_CALL_KEPT	"/org/touchmove1/board/gone"

struct bus_call {
	sd_bus_message *message; /* NULL: the line is no call, or one that no client could send */
	char interface[100];
	char member[100];
	const char *result; /* types of the answer, or NULL where that is not known */
	bool is_stranger;
	bool is_reading; /* answered by another thread, and never refused for its arguments */
};

/* Makes the call of @line on @bus; the caller unrefs its message. It may write to @line. */
void bus_call_read(struct bus_call *call, sd_bus *bus, char *line);

#endif
