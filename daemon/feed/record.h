/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One game as the public knows it, kept from a board's public events and from nothing else. The
 * feeds write it in the forms of the world outside; none of them asks the daemon for more.
 */
#ifndef TOUCHMOVE_FEED_RECORD_H
#define TOUCHMOVE_FEED_RECORD_H

#include <glib.h>
#include <json-c/json.h>

#include <chesslaws.h>

/* A time that is not kept. */
#define RECORD_NO_TIME ((int64_t)-1)

/* Names are kept up to this size with their zero byte, as those of the settings are. */
#define RECORD_NAME_SIZE 160

enum record_name {
	RECORD_WHITE,
	RECORD_BLACK,
	RECORD_EVENT,
	RECORD_SITE,
	RECORD_ROUND,
	RECORD_DATE,
	RECORD_TIME_CONTROL,
	RECORD_NAMES,
};

enum record_state {
	RECORD_WAITING, /* no game has started */
	RECORD_PLAYING,
	RECORD_PAUSED, /* or adjourned */
	RECORD_ENDED,
};

struct record_move {
	unsigned int ply; /* as the daemon counts: 1 is the first move from the start position */
	enum laws_side side;
	char uci[LAWS_UCI_SIZE];
	char san[LAWS_SAN_SIZE];
	char fen[LAWS_FEN_SIZE]; /* after it */
	int64_t left_ms[2];	 /* what both clocks showed after it, or RECORD_NO_TIME */
	/*
	 * The move is legal in the position after the one before it, and leads to fen. False where
	 * an illegal move stands between them, or the arbiter has set a position.
	 */
	bool follows;
};

struct record {
	unsigned int game; /* which of the board's games, from 1; 0: none yet */
	enum record_state state;
	bool ready; /* the start position stands on the board for the next game */
	bool reversed;
	char start[LAWS_FEN_SIZE];
	char fen[LAWS_FEN_SIZE]; /* at present */
	bool chess960;
	char result[8];	  /* the contract's word; "*" while it is not known */
	char reason[24];  /* the contract's word, or "" */
	char started[24]; /* wall time as ISO 8601, or "" */
	char names[RECORD_NAMES][RECORD_NAME_SIZE];
	GArray *moves;	     /* of struct record_move */
	int64_t start_ms[2]; /* what the clocks showed before the first move, or RECORD_NO_TIME */
};

/* A record without a game; record_clear() gives up what it owns. */
void record_init(struct record *record);
void record_clear(struct record *record);

/* Forgets the game, but not the names, which are the board's. */
void record_restart(struct record *record);

/*
 * Takes a public event in the contract's JSON. A game's start begins the record anew. Events of
 * other kinds, and what a later version has added, change nothing.
 */
void record_take(struct record *record, struct json_object *event);

static inline const struct record_move *record_move(const struct record *record, unsigned int i)
{
	return &g_array_index(record->moves, struct record_move, i);
}

/*
 * How many of the moves follow each other from the start: what can be written as one line of
 * legal moves. Fewer than record->moves->len where an illegal move stands (A.5.2), or the arbiter
 * has set a position; then the line ends there, and the result is all that still flows
 * (FEEDS.md §2).
 */
unsigned int record_line(const struct record *record);

/*
 * The ms that the player of move @i has used for it by the clocks that were told, or
 * RECORD_NO_TIME;
 * @increment is what a move adds, in ms.
 */
int64_t record_spent(const struct record *record, unsigned int i, int64_t increment);

/* The first field of @fen in @placement, with its terminating zero. */
void record_placement(const char *fen, char placement[LAWS_FEN_SIZE]);

#endif
