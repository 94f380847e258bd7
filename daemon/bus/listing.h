/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * ListSources and SourcesChanged. No device is opened here: a call is answered from the
 * last result of the lister, or after its next look.
 */
#ifndef TOUCHMOVE_BUS_LISTING_H
#define TOUCHMOVE_BUS_LISTING_H

#include "bus/server.h"

/* Receives the lister's results on the loop of @server's bus. Returns 0 or a negative errno. */
int listing_init(struct server *server);

/* The last list may be out of date: asks the lister for another look. */
void listing_renew(struct server *server);

/* Answers the calls that still wait. */
void listing_stop(struct server *server);

/* Handler of ListSources(). */
int listing_give(sd_bus_message *message, void *userdata, sd_bus_error *error);

#endif
