/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Guards org.touchmove1.Player, org.touchmove1.Arbiter and the manager's Reload: checks the sender
 * of every call to them, and sends every error discreetly.
 */
#ifndef TOUCHMOVE_BUS_GATE_H
#define TOUCHMOVE_BUS_GATE_H

#include "bus/server.h"

/*
 * Opens a second connection, for questions to the bus about senders: on the one that
 * answers them each question would take a serial, which every client could count. Returns 0
 * or more, or a negative errno.
 */
int gate_open(struct server *server);
void gate_close(struct server *server);

/* Answers all calls that wait for polkit: what becomes of them is not known. */
void gate_stop(struct server *server);

/* Installs the gate before the objects of @server's bus. Returns 0 or a negative errno. */
int gate_install(struct server *server);

#endif
