/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Messages for arbiters or players only, and answers to anybody, sent so that other clients cannot
 * count them. A connection numbers its messages, and a client that receives some of them could see
 * by the gaps how many went to others: that an arbiter's program has asked which boards there are
 * tells that he gives an order.
 */
#ifndef TOUCHMOVE_BUS_DISCREET_H
#define TOUCHMOVE_BUS_DISCREET_H

#include <systemd/sd-bus.h>

/*
 * Sends @message, a signal or an answer that is not sealed yet, under a fixed serial.
 * Returns 0 or more, or a negative errno.
 */
int discreet_send(sd_bus_message *message);

/* Answers @call with the values of @types, as sd_bus_reply_method_return(). */
int discreet_return(sd_bus_message *call, const char *types, ...);

/* Answers @call with @error, or with the negative errno @r if that is not set. */
int discreet_error(sd_bus_message *call, const sd_bus_error *error, int r);

#endif
