/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the arbiter does at the desk: keys in, orders out. It knows no terminal and no bus.
 *
 *	LIST    alerts and boards; up and down choose, Enter opens what can be done
 *	BOARD   one board, as `screen` shows it
 *	WAIT    for what touchmoved is asked for before there can be a menu
 *	MENU    one of several choices: what to do, then the order's arguments one after another
 *	TEXT    an argument that is written
 *	ASK     the whole order, to be given or left
 *	HELP    the keys, and what the signs mean
 *
 * What is chosen is known by its name, an alert by its number and its board's: a list that changes
 * meanwhile never puts another one under the hand.
 */
#ifndef TOUCHMOVE_CTL_DESK_PANEL_H
#define TOUCHMOVE_CTL_DESK_PANEL_H

#include "ctl/desk/desk.h"
#include "input/verb.h"

#define PANEL_CHOICES 64
#define PANEL_LINE    256

enum panel_state {
	PANEL_LIST,
	PANEL_BOARD,
	PANEL_WAIT,
	PANEL_MENU,
	PANEL_TEXT,
	PANEL_ASK,
	PANEL_HELP,
};

/* Keys beside the characters, which are themselves. */
enum panel_key {
	PANEL_UP = 0x110000,
	PANEL_DOWN,
	PANEL_PAGE_UP,
	PANEL_PAGE_DOWN,
	PANEL_HOME,
	PANEL_END,
	PANEL_ENTER,
	PANEL_ESCAPE,
	PANEL_ERASE,
};

enum panel_action {
	PANEL_SHOW,
	PANEL_CONFIRM,
	PANEL_DISMISS,
	PANEL_UNDO,
	PANEL_PENALTY,
	PANEL_OFFENCE,
	PANEL_TIME,
	PANEL_TAKEBACK,
	PANEL_CHOOSE,
	PANEL_STOP,
	PANEL_RESUME,
	PANEL_NOTE,
	PANEL_OTHER,
	PANEL_ACTIONS,
};

struct panel_action_info {
	char key;	   /* that does it at once */
	const char *label; /* in English; gettext() has it */
};

extern const struct panel_action_info panel_actions[PANEL_ACTIONS];

struct panel_choice {
	char word[COMMAND_NAME_SIZE]; /* what it adds to the order */
	char label[ALERT_TEXT_SIZE];  /* in the reader's language */
	const char *asks;	      /* for a text behind it, in English; or NULL */
	enum panel_action action;     /* of the first menu */
};

struct panel {
	struct desk *desk;
	enum panel_state state;
	enum panel_state base; /* LIST or BOARD: where a menu returns to */
	bool only_board;       /* there is no list: it is `screen` */
	bool is_used;	       /* a key has chosen: the choice is nobody else's */
	bool leaves;	       /* the program is to end */

	/* What is chosen; no board: nothing is there. */
	char board[BOARD_ID_MAX + 1];
	int64_t alert; /* 0: the board itself */

	/* The order that is being made. */
	enum panel_action action;
	char order_board[BOARD_ID_MAX + 1];
	int64_t order_alert;
	char line[PANEL_LINE];	    /* as touchmovectl has it */
	char said[ALERT_TEXT_SIZE]; /* the same as the menus have called it */
	unsigned int step;	    /* how many arguments have been asked for */
	const char *question;	    /* in English */
	const char *asks;	    /* TEXT: the question */
	char text[PANEL_LINE / 2];
	unsigned int choice_count;
	unsigned int choice;
	struct panel_choice choices[PANEL_CHOICES];
	bool cannot_be_undone;

	/* The answer to the last order, or why a key did nothing. */
	char message[ALERT_TEXT_SIZE];
	bool is_refusal;
};

/* @only: the board that is shown without any list, or NULL. */
void panel_init(struct panel *panel, struct desk *desk, const char *only);

/*
 * Takes @key, a character or one of enum panel_key. True when an order is to be given: @line of
 * board @order_board.
 */
bool panel_key(struct panel *panel, int key);

/* The desk has changed: what is chosen may be gone, and with it an order about it. */
void panel_renew(struct panel *panel);

/* The candidates of @order_board are to be asked for, and given to panel_take_candidates(). */
bool panel_wants_candidates(const struct panel *panel);

/*
 * What `Candidates` of @board says, an array, or NULL with why there is none in @refused. Nothing
 * comes of it where it is not waited for any more.
 */
void panel_take_candidates(struct panel *panel, const char *board, struct json_object *list,
			   const char *refused);

void panel_say(struct panel *panel, bool is_refusal, const char *text);

/* What is chosen; either may be NULL. */
struct desk_board *panel_board(const struct panel *panel);
struct desk_alert *panel_alert(const struct panel *panel);

/* The place of what is chosen: among the alerts, and behind them among the boards. */
unsigned int panel_place(const struct panel *panel);

#endif
