/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The LiveChess WebSocket's protocol (FEEDS.md §1): what one connection has asked for, and the
 * frames that it gets. No socket is touched here.
 */
#ifndef TOUCHMOVE_FEED_LIVECHESS_H
#define TOUCHMOVE_FEED_LIVECHESS_H

#include "feed/boards.h"

/* A longer frame is refused: the longest call has one FEN in it. */
#define LIVECHESS_FRAME_MOST 4096
/* As many subscriptions as there can be boards. */
#define LIVECHESS_FEEDS_MOST 256

struct livechess {
	const struct boards *boards;
	void (*send)(void *data, const char *text);
	void *data;
	GPtrArray *feeds;
};

/* @send is called with @data and each frame, while one of the functions below runs. */
void livechess_init(struct livechess *connection, const struct boards *boards,
		    void (*send)(void *data, const char *text), void *data);
void livechess_clear(struct livechess *connection);

/* Takes a frame of @length bytes; what is wrong with it is answered, never fatal. */
void livechess_receive(struct livechess *connection, const char *text, size_t length);

/* Sends what has changed on @board to the feeds that it has. */
void livechess_board_changed(struct livechess *connection, const struct board *board);

/* The eboards as the HTTP half lists them: a new array, the caller's to put. */
struct json_object *livechess_eboards(const struct boards *boards);

/* The clocks of @board as they show now: a new object, the caller's to put; NULL: none are kept. */
struct json_object *livechess_clock(const struct board *board);

/* The serial number of @board: its id, but "0" is taken for a board that is not connected. */
const char *livechess_serial(const struct board *board);

#endif
