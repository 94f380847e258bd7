/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the steps of `touchmovectl setup` share. Each returns an exit code, EXIT_DONE to go on. */
#ifndef TOUCHMOVE_CTL_SETUP_H
#define TOUCHMOVE_CTL_SETUP_H

#include <limits.h>

#include "config/configurations.h"
#include "ctl/ctl.h"

struct setup {
	const struct ctl *ctl;
	char name[PATH_MAX]; /* of the configuration */
	struct configurations present;
	char board[SECTION_NAME_SIZE]; /* "": the one board without a name */
	/* What is chosen: */
	struct configuration configuration;
	char source[CONFIGURATION_TEXT_SIZE];
	char *lines; /* of [gpio]; NULL: others, or none are needed */
	bool has_map;
	/* Where it is to stand: */
	char file[PATH_MAX];
	bool named; /* in sections with the board's name */
};

/* Asks how the lines are soldered; fills configuration.gpio and lines. */
int setup_ask_pins(struct setup *setup);

/* Says which configuration is gone by, and asks for another place where this one cannot be written.
 */
int setup_choose_place(struct setup *setup);

/* Shows what would be written, checks it, asks and writes it. EXIT_NO: nothing was written. */
int setup_write(struct setup *setup);

/* Offers to enable and start the service, where it reads what was written. */
int setup_offer_service(const struct setup *setup);

#endif
