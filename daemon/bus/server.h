/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Boards on the bus: org.touchmove1 with its manager, and an object with the interfaces of each
 * board. The server publishes the boards' events, and passes commands to the owners of their
 * time. Boards come and go while it runs.
 */
#ifndef TOUCHMOVE_BUS_SERVER_H
#define TOUCHMOVE_BUS_SERVER_H

#include <stdio.h>

#include <json-c/json.h>
#include <systemd/sd-bus.h>

#include "board/board.h"
#include "config/configuration.h"
#include "device/lister.h"
#include "store/reader.h"
#include "bus/admitted.h"
#include "bus/expectation.h"
#include "bus/names.h"
#include "bus/polkit.h"

/* The functions that the owner of a board's time gives to the server. */
struct server_hooks {
	/* Brings the board to the present, before a command or a question. */
	void (*catch_up)(void *data);
	/* Sets the timer for the board's next deadline, after a command. */
	void (*rearm)(void *data);
	/* When, by CLOCK_MONOTONIC in µs, the game's time was or will be @t. */
	uint64_t (*when)(void *data, laws_time t);
	/* The board's health, source or condition has changed, or NULL. */
	void (*health)(void *data);
	/* Each event of the arbiter's stream, where and when the bus tells it; or NULL. */
	void (*told)(void *data, const struct event *event);
	void *data;
};

/* How many orders of a board can wait for their answers. */
#define SERVER_ORDERS 64

/* How many calls can wait until the game that they remove is gone. */
#define SERVER_REMOVALS 8

/* How many calls of ListSources can wait for a look. */
#define SERVER_LISTINGS 64

/* How many interfaces a board has. */
#define SERVER_INTERFACES 4

/* Calls that wait until the games that they remove are gone. */
struct server_removals {
	struct server_removal {
		sd_bus_message *message; /* or NULL */
		uint64_t mark;		 /* is answered when the store has kept this */
	} waiting[SERVER_REMOVALS];
};

/* One board on the bus; the members up to @hooks are the caller's to set, the others zero. */
struct server_board {
	struct board *board;
	double speed; /* game time per wall time; 0: as fast as possible */
	struct server_hooks hooks;
	/* The server's: */
	struct server *server;
	struct server_board *next;
	sd_bus_slot *interfaces[SERVER_INTERFACES];
	char stream_id[SD_ID128_STRING_MAX]; /* changes with each new numbering of the events */
	char path[sizeof(BUS_BOARD_PATH) + 1 + BOARD_ID_MAX];
	sd_bus_message
		*orders[SERVER_ORDERS]; /* calls without an answer yet, by asker from 1, or NULL */
	struct server_removals removals;
	struct expectation expectation;
};

/*
 * A reload is over: @r is 0, and @report, which may be written to, says what was done, a line each;
 * or it is a negative errno, and @report is the reason, one line.
 */
typedef void (*server_reloaded)(void *asker, int r, char *report);

struct server {
	sd_bus *bus;
	sd_bus *inquiries;     /* gate_open()'s, for questions to the bus alone */
	struct lister *lister; /* finds out what ListSources returns, or NULL; the caller's */
	const struct configuration *configuration; /* groups */
	struct polkit polkit;			   /* the gate's */
	struct admitted admitted;		   /* likewise */
	struct store *store;			   /* what is kept, or NULL; the caller's */
	struct reader *reader;	     /* reads it, from the first question on, or NULL */
	sd_event_source *read;	     /* it has read something */
	bool ends;		     /* nothing more is read */
	uid_t caller;		     /* who makes the call that is handled now */
	bool user;		     /* on a session bus, which has one user */
	struct server_board *boards; /* in the order in which they came */
	/*
	 * Reads the configuration anew; calls @done once, perhaps before it returns. Returns 0, or
	 * a negative errno when @done is not called.
	 */
	int (*reload)(void *data, server_reloaded done, void *asker);
	void *data;
	/* For boards that are kept and are not there: no board, and the path of the call. */
	struct server_board absent;
	struct server_listing {
		struct sources *known; /* the last list, or NULL */
		uint64_t look;	       /* the lister's last look that has ended; 0: none has */
		uint64_t at;	       /* when it did, by device_clock() */
		uint64_t needed;       /* the results of looks before this one may be out of date */
		bool patience;	       /* a timer bounds how long calls wait */
		struct server_asked {
			sd_bus_message *call; /* or NULL */
			uint64_t look;	      /* answers it */
		} asked[SERVER_LISTINGS];
	} listing;
};

/*
 * Puts the manager on @server->bus; the members from bus to user are set by the caller, the
 * others zero, but for @reload and its @data. Returns 0 or a negative errno.
 */
int server_init(struct server *server);

/*
 * Puts @shown, which stays the caller's, on the bus, without telling of it yet. Returns 0;
 * -EINVAL for an id that names no object, -EEXIST for one that is there; or another negative
 * errno.
 */
int server_add(struct server *server, struct server_board *shown);

/* Announces the board to ObjectManager's listeners. */
int server_announce(struct server_board *shown);

/* Takes the board off the bus, tells ObjectManager's listeners, and answers what still waits. */
void server_remove(struct server_board *shown);

/* The board of the object @path, or NULL. */
struct server_board *server_find(struct server *server, const char *path);

/*
 * Answers the call that gave the order @command with its result, as board_answer() gives
 * it. Sends nothing if the client no longer waits.
 */
void server_answer(struct server_board *shown, const struct command *command,
		   const struct laws_verdict *refused, unsigned int ruling);

/* To be called when the store has kept more: answers the calls that wait for it. */
void server_kept(struct server *server);

/* Answers all calls that still wait: the result of their orders is not known. */
void server_stop(struct server *server);

/* Likewise those to one board, of which @why says in a sentence why nothing will be decided. */
void server_stop_board(struct server_board *shown, const char *why);

#endif
