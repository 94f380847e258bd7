/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Verdicts in, events out: the game numbers what is told, in two streams that
 * betray nothing of each other, and sees to it that time never goes back.
 *
 * The public stream tells of a press that completed nothing only when it has been ruled on, or
 * something else is told that no game without it could show: until then it is that of a player
 * who still thinks, for whoever plays against him must notice it himself (Articles 11.3, 12.6).
 */
#ifndef TOUCHMOVE_GAME_H
#define TOUCHMOVE_GAME_H

#include "event/event.h"
#include "pipeline/shown.h"

#define GAME_EVENTS_MAX 3

/* What one verdict leads to; an event is in the streams in which it has a number. */
struct events {
	size_t count;
	struct event event[GAME_EVENTS_MAX];
};

struct game {
	uint64_t seq;
	uint64_t public_seq;
	laws_time last;
	laws_time wall_t;    /* when the wall time was what @wall says, in s since 1970 */
	int64_t wall;	     /* 0: nobody has said it */
	unsigned int number; /* of the board's game that is, or was, played; 0: none yet */
	laws_time flag_margin;
	bool stands;	 /* the board does not answer: nobody's time runs, and no flag falls */
	laws_time stood; /* for so long in all, when it last answered again */
	unsigned int made[LAWS_JUDGE_RECORD]; /* plies that the public does not know of */
	struct laws_verdict promotion[LAWS_JUDGE_RECORD]; /* by ply; 0: none is held */
	struct shown clocks;				  /* as they are */
	/* Presses that completed nothing, and what they did to the clocks. */
	struct game_held {
		bool is_held;
		unsigned int alert;	    /* that tells of the newest one, or 0 */
		enum laws_clock_change why; /* the newest change of the clocks, or a flag's fall */
		struct shown clocks;	    /* as they would be without them */
	} held;
};

/* @flag_margin is the judge's (judge.h). */
void game_init(struct game *game, laws_time flag_margin);

/* At @t the wall time is @wall (wall.h): games that start from here on know their date. */
void game_wall(struct game *game, laws_time t, int64_t wall);

/*
 * While the board does not answer the clocks stand (@stands); in all they have stood for @stood,
 * in µs, when they last went on. To be said again whenever it may be otherwise.
 */
void game_stand(struct game *game, bool stands, laws_time stood);

/*
 * Makes the events of @verdict, which must not be a refusal. What concerns a
 * move that is not completed yet is kept from the public until it is, because
 * it would tell of an unpressed clock (Article 12.6).
 */
void game_step(struct game *game, const struct laws_verdict *verdict, struct events *events);

/*
 * When game_advance() is due, or LAWS_NEVER: a player who still thought would have
 * lost on time then, and no game without the press goes on behind that.
 */
laws_time game_deadline(const struct game *game);

/* That time has come: makes the events that tell what was held. */
void game_advance(struct game *game, struct events *events);

#endif
