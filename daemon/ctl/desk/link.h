/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The desk's connection to touchmoved: one for all boards. It finds them, follows their events
 * without gaps, goes on when the daemon or the bus begins anew, and sends orders. Nothing waits:
 * each call is answered when it is.
 */
#ifndef TOUCHMOVE_CTL_DESK_LINK_H
#define TOUCHMOVE_CTL_DESK_LINK_H

#include <systemd/sd-bus.h>

#include "ctl/ctl.h"
#include "ctl/desk/desk.h"
#include "ctl/order.h"

/* What touchmove-gateway says of feeds that fail. */
struct link_feeds {
	unsigned int failing;
	char feed[64];	 /* the first one of them, and where: "push 3.5" */
	char error[160]; /* of that one */
};

struct link {
	/* Set by whoever opens it: */
	const struct ctl *ctl;
	sd_event *event;
	struct desk *desk;
	const char *only; /* a board's id; NULL: all */
	/* Something has changed. */
	void (*changed)(void *data);
	/* An order was answered: with the ruling's number or 0, or with why it was refused. */
	void (*answered)(void *data, unsigned int ruling, const char *refused);
	/* What link_ask_candidates() asked for: @list, or NULL with why there is none. */
	void (*candidates)(void *data, const char *board, struct json_object *list,
			   const char *refused);
	/* An event was taken, as the contract's JSON, valid during the call. */
	void (*taken)(void *data, struct desk_board *board, struct json_object *event);
	void *data;

	/* For whoever shows it: */
	bool there;	   /* touchmoved is on the bus, and has named its boards */
	bool was_heard;	   /* a board's events have come: nothing that happens later is fatal */
	unsigned int asks; /* boards whose earlier events are still being asked for */
	int code;	   /* an exit code with @trouble, or EXIT_DONE */
	char trouble[ORDER_WORDS_SIZE]; /* why nothing can be shown */
	struct link_feeds feeds;

	/* Private: */
	sd_bus *bus;
	sd_event_source *timer;
	bool lags; /* the boards are to be asked for again */
	unsigned int ticks;
	bool asks_feeds;
};

/* Connects. Returns an exit code; what went wrong stands in @trouble. */
int link_open(struct link *link);
void link_close(struct link *link);

/* Sends @line, an order as touchmovectl has it, to @board; false with @refused when it is none. */
bool link_order(struct link *link, const char *board, const char *line,
		char refused[ALERT_TEXT_SIZE]);

/* Asks for the lines of moves that @board lists now; the answer comes by @candidates. */
void link_ask_candidates(struct link *link, const char *board);

#endif
