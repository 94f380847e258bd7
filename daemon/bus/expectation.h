/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * In play without an arbiter: the move that an opponent elsewhere has made, and that is to be made
 * on the board. A player's program tells it, and spectators see it. Nothing of the game is behind
 * it: the pipeline does not know it, and it is not kept.
 */
#ifndef TOUCHMOVE_BUS_EXPECTATION_H
#define TOUCHMOVE_BUS_EXPECTATION_H

#include <chesslaws.h>
#include <systemd/sd-bus.h>

struct server_board;

struct expectation {
	char san[LAWS_SAN_SIZE]; /* "": none */
	sd_bus_slot *teller;	 /* watches for who has told it to leave the bus */
};

/*
 * The method Expect. Refused where an arbiter judges, and where the public is told late: it would
 * be ahead of the game.
 */
int expectation_take(sd_bus_message *message, void *userdata, sd_bus_error *error);

/* The property Expected. */
int expectation_get(sd_bus *bus, const char *path, const char *interface, const char *property,
		    sd_bus_message *reply, void *userdata, sd_bus_error *error);

/* Forgets it, and tells nobody. */
void expectation_clear(struct expectation *expectation);

#endif
