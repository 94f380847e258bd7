/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board on the bus: org.touchmove1 with its manager, and the interfaces of
 * one board. The server tells what the board tells, and hands commands to
 * whoever owns the time.
 */
#ifndef TOUCHMOVE_BUS_SERVER_H
#define TOUCHMOVE_BUS_SERVER_H

#include <json-c/json.h>
#include <systemd/sd-bus.h>

#include "board/board.h"
#include "config/configuration.h"
#include "bus/names.h"

/* What the server needs of the owner of time. */
struct server_hooks {
	/* Brings the board to the present, before a command or a question. */
	void (*catch_up)(void *data);
	/* Arranges to be woken for the board's next deadline, after a command. */
	void (*rearm)(void *data);
	/* When, by CLOCK_MONOTONIC in µs, the game's time was or will be @t. */
	uint64_t (*when)(void *data, laws_time t);
	void *data;
};

/* How many orders can wait for their answers. */
#define SERVER_ORDERS 64

/* How many can wait for what is still to be written into the recording. */
#define SERVER_COPIES 8

struct server {
	sd_bus *bus;
	sd_bus *inquiries; /* gate_open()'s: nobody but the bus is asked on it */
	struct board *board;
	const struct configuration *configuration; /* sources beside the board, groups */
	bool user;				   /* on a session bus, which has one user */
	double speed; /* game time in wall time; 0: as fast as can be */
	struct server_hooks hooks;
	char stream_id[SD_ID128_STRING_MAX]; /* of this numbering of the streams */
	char path[sizeof(BUS_BOARD_PATH) + 1 + BOARD_ID_MAX];
	struct json_object *sources;	       /* what ListSources last found; NULL: look anew */
	uint64_t sources_at;		       /* when, by device_clock() */
	sd_bus_message *orders[SERVER_ORDERS]; /* calls to be answered, by asker from 1, or NULL */
	struct server_copy {
		sd_bus_message *message; /* or NULL */
		uint64_t mark;		 /* the recording is to have this (recorder_mark()) */
	} copies[SERVER_COPIES];
};

/*
 * Puts the manager and @server->board on @server->bus; the members from bus
 * to hooks are set by the caller, the others zero. Returns 0 or a negative errno.
 */
int server_init(struct server *server);

/*
 * Answers the call that gave the order @command, as board_answer() says what became
 * of it. Where nobody waits any more, nothing is sent.
 */
void server_answer(struct server *server, const struct command *command,
		   const struct laws_verdict *refused, unsigned int ruling);

/* The recording may have what was waited for: whoever asked for it is answered. */
void server_give_recordings(struct server *server);

/* Tells whoever still waits that nobody knows what became of the order. */
void server_stop(struct server *server);

/* Lets go of what ListSources found, so that the next one looks anew. */
void server_forget_sources(struct server *server);

/* Announces the board to ObjectManager's listeners. */
int server_announce(struct server *server);

#endif
