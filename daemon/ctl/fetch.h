/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Has touchmoved hand out what it keeps of a game. */
#ifndef TOUCHMOVE_CTL_FETCH_H
#define TOUCHMOVE_CTL_FETCH_H

#include "ctl/client.h"

/*
 * The log (store/kept.h) that has @game of @client's board, with 0 the one that is being written;
 * the caller frees *@text. Returns EXIT_DONE, or prints the error.
 */
int log_fetch(struct client *client, unsigned int game, char **text, size_t *size);

#endif
