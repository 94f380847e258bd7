/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The way to org.touchmove1.Player and org.touchmove1.Arbiter: every call to
 * them comes through here and has its sender looked at, and every answer that is
 * an error goes back discreetly.
 */
#ifndef TOUCHMOVE_BUS_GATE_H
#define TOUCHMOVE_BUS_GATE_H

#include "bus/server.h"

/*
 * Opens the connection on which the bus is asked for senders: on the one that
 * answers them each question would take a serial, which everybody could count.
 * Returns 0 or more, or a negative errno.
 */
int gate_open(struct server *server);
void gate_close(struct server *server);

/* Puts the gate before the objects of @server's bus. Returns 0 or a negative errno. */
int gate_install(struct server *server);

#endif
