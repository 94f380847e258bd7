/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Verdicts in, events out. The game numbers the events in two streams whose numbers betray
 * nothing of each other, and keeps their times from going back.
 *
 * A press that completed nothing is held back from the public stream until it has been
 * ruled on, or until an event follows that could not happen without it. A spectator would
 * otherwise learn of an offence that the opponent must notice himself (Articles 11.3,
 * 12.6). Until then the public stream is that of a player who still thinks.
 */
#ifndef TOUCHMOVE_GAME_H
#define TOUCHMOVE_GAME_H

#include "event/event.h"
#include "pipeline/shown.h"

#define GAME_EVENTS_MAX 3
/* Among so many moves that wait for a press each promotion is told once its move is public. */
#define GAME_PROMOTIONS 16

/* The events of one verdict; an event is in the streams in which it has a number. */
struct events {
	size_t count;
	struct event event[GAME_EVENTS_MAX];
};

struct game {
	uint64_t seq;
	uint64_t public_seq;
	laws_time last;
	laws_time wall_t;    /* when the wall time was what @wall says, in s since 1970 */
	int64_t wall;	     /* 0: not known */
	unsigned int number; /* of the board's present or last game; 0: none yet */
	laws_time flag_margin;
	const char *from;	/* who gave the order that is carried out, or "" */
	bool untold;		/* nothing is told before a game starts */
	bool stands;		/* the board does not answer: no clock runs and no flag falls */
	laws_time stood;	/* total of all such times, when the board last answered again */
	unsigned int completed; /* plies after this one are not public yet */
	/* By ply; where too many moves are open the newest one takes the place. */
	struct game_promotion {
		struct laws_verdict verdict; /* its ply is 0: none is held */
		struct laws_position before;
	} promotion[GAME_PROMOTIONS];
	struct shown clocks; /* the present clocks */
	/* Presses that completed nothing, and what they did to the clocks. */
	struct game_held {
		bool is_held;
		unsigned int alert;	    /* the alert on the newest one, or 0 */
		enum laws_clock_change why; /* the newest change of the clocks, or a flag's fall */
		struct shown clocks;	    /* the clocks as they would be without these presses */
	} held;
};

/* @flag_margin is the judge's (judge.h). */
void game_init(struct game *game, laws_time flag_margin);

/* The next event's numbers go on from @numbers; called before the first verdict. */
void game_number_from(struct game *game, const struct event_numbers *numbers);

/* Raises @numbers to the last ones that were given. */
void game_numbers(const struct game *game, struct event_numbers *numbers);

/*
 * Nor does it have a number that @numbers have given; at any time. Where a start was waited for
 * (game_begin_untold()) it did not come, and all that follows is told.
 */
void game_number_past(struct game *game, const struct event_numbers *numbers);

/* The verdicts of the step come of an order that @from gave (command.h), or of none: "". */
void game_order_from(struct game *game, const char *from);

/* Until a game starts nothing is told: it was told before. Called before the first verdict. */
void game_begin_untold(struct game *game);

/* At @t the wall time is @wall (wall.h). Games that start from here on carry a date. */
void game_wall(struct game *game, laws_time t, int64_t wall);

/*
 * While the board does not answer the clocks stand (@stands). @stood is the total of such
 * times in µs up to the moment when the clocks last went on. Called whenever either may
 * have changed.
 */
void game_stand(struct game *game, bool stands, laws_time stood);

/*
 * Makes the events of @verdict, which must not be a refusal. Events about a move that is
 * not completed are kept from the public until it is: they would betray an unpressed clock
 * (Article 12.6).
 */
void game_step(struct game *game, const struct laws_verdict *verdict, struct events *events);

/*
 * When game_advance() is due, or LAWS_NEVER. At that time the flag would fall if the held
 * presses had not been made, so the public stream cannot hold them any longer.
 */
laws_time game_deadline(const struct game *game);

/* Makes the public event of the held presses; called when game_deadline() has come. */
void game_advance(struct game *game, struct events *events);

#endif
