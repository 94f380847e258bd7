/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Shared by the files of a board. */
#ifndef TOUCHMOVE_BOARD_INTERNAL_H
#define TOUCHMOVE_BOARD_INTERNAL_H

#include "board/board.h"
#include "board/renewal.h"
#include "board/waiting.h"

/* Who may say that he does not work. */
enum condition_of {
	CONDITION_SOURCE,
	CONDITION_STORE,
	CONDITION_FULL,
	CONDITION_DISK,
	CONDITION_CONFIGURATION,
	CONDITIONS,
};

/* An order's answer that waits until its events are kept. */
struct waiting_answer {
	struct waiting_answer *next;
	struct command command;
	bool is_refused;
	enum laws_refusal refusal;
	unsigned int ruling;
	uint64_t mark;
};

struct board {
	char *id;
	char *source;
	char *condition; /* those below, joined */
	char *conditions[CONDITIONS];
	struct settings settings;
	char *configured; /* trace_header() of them, before orders changed them */
	struct pipeline *pipeline;
	size_t lost; /* edges, acts and verdicts, as far as that is reported */
	struct recent recent;
	struct published published; /* in place of those that are told otherwise now */
	struct keeper keeper;
	struct renewal renewal;
	struct searcher *searcher; /* NULL: what is to be searched for, the judge searches for */
	bool searches;		   /* for a mate, and takes nothing meanwhile */
	struct waiting waiting;	   /* inputs that came meanwhile */
	/* In the present step, in which a game ended or started: what that means for the log. */
	bool ended_now;
	bool started_now;
	bool starts_last; /* the last entry of the log that is fed again started a game */
	struct event_numbers before_start; /* of the last start: alerts and rulings */
	struct waiting_answer *answers, **answers_end;
	bool gap[2];	   /* frames of that board were left out */
	bool is_full;	   /* what happens is left out, until all that waits is kept */
	enum verb keeping; /* what was said of the store last: VERB_STORE_BACK … */
	struct scoresheet public;
	struct scoresheet arbiters;
	struct alerts alerts;
	unsigned int ruling; /* the ruling made by the order that is answered next, or 0 */
	struct archive public_games;
	struct archive arbiters_games;
	struct board_listener listener;
	board_answer answer;
	void *answer_data;
	enum board_health health;
	bool faults[2];	   /* which of the game's boards are at fault */
	laws_time floor;   /* time of the last input or deadline */
	laws_time present; /* runs on after the source's end, for the public stream */
	struct board_wall {
		bool known;
		bool said;	  /* said to the pipeline, and so to the store */
		laws_time offset; /* from the board's time to the wall's, in µs */
		laws_time told;	  /* the offset when it was last said */
	} wall;
	size_t heard; /* recent events that the arbiter was told, or must not be */
	size_t told;  /* of these, what the public was told, or must not be */
	bool finished;
};

/* ---- board.c: the way in ---- */

/* No input comes from before @now any more. */
void board_set_floor(struct board *board, laws_time now);

/* Keeps @input, which is not stated to have its time yet, and feeds it to the pipeline. */
void board_take(struct board *board, const struct input *input, enum store_kind kind);

/* What follows from a step of the pipeline for the log and for searches beside it. */
void board_end_step(struct board *board);

/* As board_command() where there is room, and without what the public is told then. */
void board_take_command(struct board *board, const struct input *input);

/* ---- board_log.c: what is kept ---- */

/* Returns whether board_end_together() must follow the step. */
bool board_begin_together(struct board *board);
void board_end_together(struct board *board, bool begun);

/* What the log of a live board makes of a game's start or end in the last step. */
void board_follow_game(struct board *board);

/* ---- board_told.c: what is told ---- */

/* The pipeline's events and answers; @data is the board. */
void board_take_event(void *data, const struct event *event);
void board_take_answer(void *data, const struct command *command,
		       const struct laws_verdict *refused);
void board_free_answers(struct board *board);

/* True when the store has kept what was put up to @mark. */
bool board_has_kept(const struct board *board, uint64_t mark);

/* Publishes the events that are old enough at @now. */
void board_release(struct board *board, laws_time now);

/* ---- board_condition.c: how it is ---- */

/* A copy of @text that D-Bus can carry; the caller frees it. NULL when memory is out. */
char *board_clean_copy(const char *text);
void board_set_condition(struct board *board, enum condition_of of, const char *condition);
void board_change_health(struct board *board, enum board_health health);

#endif
