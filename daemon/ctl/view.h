/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the live screen shows, built from the events: the board with the pieces in the air, the
 * clocks, the moves, the players' acts and the arbiter's notes. It knows no terminal.
 */
#ifndef TOUCHMOVE_CTL_VIEW_H
#define TOUCHMOVE_CTL_VIEW_H

#include <json-c/json.h>

#include <chesslaws.h>

#include "event/event.h"

#define VIEW_NAME_SIZE 128
#define VIEW_LOG       64 /* the latest acts at the board that are kept */
#define VIEW_NOTES     64 /* the latest notes for the arbiter that are kept */
#define VIEW_PLIES     2048

struct view_move {
	unsigned int number; /* as in the score */
	enum laws_side side;
	bool completed;
	char san[LAWS_SAN_SIZE];
};

enum view_act {
	VIEW_TOUCHED,
	VIEW_RELEASED,
	VIEW_ADJUSTED,
	VIEW_MADE,
	VIEW_COMPLETED,
	VIEW_OTHER,
};

struct view_log {
	int64_t t;
	enum view_act act;
	char side[8]; /* "White", "Black" or empty */
	char text[64];
};

struct view_note {
	int64_t t;
	int64_t id;	  /* the alert's number, or 0 for a state of the game */
	bool is_penalty;  /* a penalty without an alert: the heading is the ruling's number */
	char heading[64]; /* "illegal-move" */
	char confidence[16];
	char article[LAWS_ARTICLE_SIZE];
	char text[ALERT_TEXT_SIZE];
	char decision[16]; /* empty while the alert is open */
	int64_t decided;
};

struct view {
	char white[VIEW_NAME_SIZE];
	char black[VIEW_NAME_SIZE];
	char event[VIEW_NAME_SIZE];
	char round[VIEW_NAME_SIZE];
	char source[VIEW_NAME_SIZE];
	char health[16];
	laws_piece start[64];  /* the start position */
	laws_piece stood[64];  /* after the last move */
	laws_piece before[64]; /* before the last move */
	laws_piece board[64];  /* at present */
	laws_squares lifted;   /* squares of pieces in the air, as in board */
	laws_squares last_move;
	char state[64];
	bool ended;
	bool clock_kept;
	int64_t left_ms[2];
	int running;	 /* an enum laws_side, or -1 */
	int64_t clock_t; /* when the clocks were last reported, µs */
	int64_t t;	 /* of the last event */
	struct view_move moves[VIEW_PLIES];
	unsigned int first; /* the ply of moves[0], less one */
	unsigned int plies;
	struct view_log log[VIEW_LOG];
	unsigned int logged; /* since the beginning; only the latest are kept */
	struct view_note notes[VIEW_NOTES];
	unsigned int noted;
	unsigned int open; /* alerts without a ruling */
};

/* An empty view; @fen is the start position, or NULL for the initial one. */
void view_init(struct view *view, const char *fen);

/* Takes an event of the arbiter's stream, as the contract's JSON. */
void view_take(struct view *view, struct json_object *event);

/* @state, a game's, or with what it ended as "1-0, time", in the reader's language. */
void view_state_write(const char *state, char *text, size_t size);

/* What @side's clock shows at @now, in ms. */
int64_t view_left(const struct view *view, enum laws_side side, int64_t now);

/* "1:02:03", with tenths below ten seconds. */
void view_time_write(int64_t ms, char *text, size_t size);

#endif
