/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Orders as calls on the bus, and what the bus answers in words. */
#ifndef TOUCHMOVE_CTL_ORDER_H
#define TOUCHMOVE_CTL_ORDER_H

#include <systemd/sd-bus.h>

#include "ctl/ctl.h"
#include "input/command.h"

#define ORDER_LINE_SIZE	 512
#define ORDER_WORDS_SIZE 400

/*
 * Opens the bus that the options name. polkit may ask the user before it lets a call through, so
 * answers are waited for as long as that can take. Returns 0 or more, or a negative errno.
 */
int order_open_bus(const struct ctl *ctl, sd_bus **bus);

/* Joins the words from @first on with blanks. Returns false when they do not fit. */
bool order_join(int count, char *const words[], int first, char line[ORDER_LINE_SIZE]);

/*
 * Appends the arguments of @command, which was read from the words behind the verb, with the types
 * of its D-Bus method. Returns 0 or more, or a negative errno.
 */
int order_append(sd_bus_message *message, int count, char *const words[],
		 const struct command *command);

/* The interface of @command's method. */
const char *order_interface(const struct command *command);

/*
 * Why a call failed, in a line of words, and in the reader's language where it is a refusal; @r is
 * its negative errno. Returns the exit code.
 */
int order_words(const struct ctl *ctl, const char *board, const sd_bus_error *error, int r,
		char words[ORDER_WORDS_SIZE]);

#endif
