/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The arbiter's desk apart from any terminal or bus: events of boards in, what is to be shown out.
 * Alerts of all boards stand in one order, the most urgent first.
 */
#ifndef TOUCHMOVE_CTL_DESK_DESK_H
#define TOUCHMOVE_CTL_DESK_DESK_H

#include "bus/names.h"
#include "ctl/desk/proof.h"
#include "event/alerts.h"

#define DESK_BOARDS  256 /* as many as a daemon has */
#define DESK_RULINGS 32	 /* the latest of a board that are kept: as many can be undone */
/* All that can be open. */
#define DESK_OPEN (DESK_BOARDS * LAWS_JUDGE_ALERTS)

/* Sorted by urgency. */
enum desk_confidence {
	DESK_CERTAIN,
	DESK_LIKELY,
	DESK_POSSIBLE,
};

struct desk_alert {
	struct desk_board *board;
	int64_t id;
	int64_t seq;   /* of its event */
	int64_t t;     /* in the board's time, µs */
	int64_t since; /* the same as CLOCK_MONOTONIC has it, about */
	enum desk_confidence confidence;
	bool open;
	bool told;		   /* the arbiter has been called */
	struct json_object *event; /* its own reference */
	struct proof proof;
};

struct desk_ruling {
	int64_t id;
	int64_t alert; /* 0: a penalty by itself */
	int64_t t;
	bool stands; /* it can be undone */
	char decision[16];
	char cost[PENALTY_LINE_SIZE]; /* "add-opponent 120", or empty */
	char side[8];		      /* "white", "black" or empty */
};

struct desk_board {
	char id[BOARD_ID_MAX + 1];
	char stream[64]; /* StreamId */
	struct view view;
	char condition[VIEW_NAME_SIZE];
	int64_t seq; /* of the last event taken */
	/* The board's time was @base_t at @base_wall of CLOCK_MONOTONIC, both µs. */
	int64_t base_t;
	uint64_t base_wall;
	double speed;
	bool stands; /* the board's time stands still, or is not known any more */
	bool asked;  /* whoever feeds the desk asks for earlier events … */
	bool lags;   /* … or has failed to, and tries again */
	bool absent; /* the daemon has gone: what is shown is what was known last */
	struct proof_acts acts;
	unsigned int alert_count;
	struct desk_alert *alerts[ALERTS_KEPT];
	unsigned int ruled; /* since the beginning; only the latest are kept */
	struct desk_ruling rulings[DESK_RULINGS];
};

struct desk {
	unsigned int board_count;
	struct desk_board *boards[DESK_BOARDS]; /* by their ids, numbers in the order of counting */
	unsigned int open_count;
	struct desk_alert *open[DESK_OPEN]; /* the most urgent first */
};

void desk_init(struct desk *desk);
void desk_close(struct desk *desk);

struct desk_board *desk_find(const struct desk *desk, const char *id);

/* The board @id, which is made where it is new. NULL: no memory, or no more room. */
struct desk_board *desk_board(struct desk *desk, const char *id);

void desk_board_remove(struct desk *desk, struct desk_board *board);

/*
 * What the board's and the game's properties say, of which @properties may have only some, at
 * @wall. A new StreamId makes the board begin anew.
 */
void desk_take_properties(struct desk *desk, struct desk_board *board,
			  struct json_object *properties, uint64_t wall);

/* Takes an event of the board's arbiter's stream, which came at @wall. */
void desk_take(struct desk *desk, struct desk_board *board, struct json_object *event,
	       uint64_t wall);

/*
 * Takes the events of all alerts of @board that are open, an array: what is not in it is closed,
 * and what was not known is added.
 */
void desk_take_open(struct desk *desk, struct desk_board *board, struct json_object *events);

/* What is known of the events of @board is of no use any more: they are asked for from the first.
 */
void desk_forget(struct desk *desk, struct desk_board *board);

/* The daemon has gone: nothing that is shown is true for certain, and the clocks stand. */
void desk_take_absence(struct desk *desk, uint64_t wall);

/* The board's time at @wall, µs. */
int64_t desk_now(const struct desk_board *board, uint64_t wall);

/* The open alert @id of @board, or NULL. */
struct desk_alert *desk_open_alert(const struct desk_board *board, int64_t id);

/* How many alerts of @board are open. */
unsigned int desk_open_of(const struct desk_board *board);

/* The ruling @back places before the newest one of @board, or NULL. */
const struct desk_ruling *desk_ruling(const struct desk_board *board, unsigned int back);

/* True when an alert is open that was not when this was asked last: the bell is due. */
bool desk_rings(struct desk *desk);

/*
 * An alert's sentence, and what its confirmation would cost by the edition and format played, in
 * the reader's language; the second is empty where it costs nothing.
 */
void desk_sentence(const struct desk_alert *alert, char text[ALERT_TEXT_SIZE]);
void desk_cost(const struct desk_alert *alert, char text[ALERT_TEXT_SIZE]);

#endif
