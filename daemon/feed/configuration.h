/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What touchmove-gateway serves, and where: /etc/touchmove/gateway.conf. */
#ifndef TOUCHMOVE_FEED_CONFIGURATION_H
#define TOUCHMOVE_FEED_CONFIGURATION_H

#include <stdbool.h>
#include <stddef.h>

#define FEED_CONFIGURATION_DEFAULT    "/etc/touchmove/gateway.conf"
#define FEED_CONFIGURATION_ERROR_SIZE 400

/* All texts are the configuration's own; a NULL is a key that is not set. Lists end in NULL. */
struct feed_configuration {
	/* [livechess] */
	char **livechess_listen;  /* ADDRESS:PORT each; empty: not served */
	char **livechess_origins; /* whose pages may connect: scheme://host[:port] each */
	/* [web] */
	char **web_listen;
	char **web_hosts; /* names by which it is asked for, beside addresses and localhost */
	/* [pgn] */
	char *pgn_folder;
	/* [round] */
	char *pairings;	    /* a file */
	unsigned int round; /* of boards that do not say theirs; 0: not set */
	char *location;
	char *country; /* three letters */
	char *website;
	/* [push] */
	char *push_address;
	char *push_credential; /* the name of systemd's credential with the token */
};

/* What is served where nothing is configured: both servers, on loopback alone. */
void feed_configuration_default(struct feed_configuration *configuration);
void feed_configuration_clear(struct feed_configuration *configuration);

/*
 * Reads @size bytes of @text, on top of what @configuration has; @name is for errors. Returns 0, or
 * -EINVAL with one line in @error (file, line, key and what would be right).
 */
int feed_configuration_parse(struct feed_configuration *configuration, const char *name,
			     const char *text, size_t size,
			     char error[FEED_CONFIGURATION_ERROR_SIZE]);

/* Replaces a list by the words of @value; "no" is none. False where a word is no ADDRESS:PORT. */
bool feed_configuration_listen(char ***list, const char *value);

#endif
