/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads a public stream, and nothing else, and says whether a game in which nobody pressed the
 * clock for nothing could have told it so far:
 *
 *   numbers without gaps, time that never goes back, types and keys of the public stream alone
 *   each press completes a move in the same instant, and starts the clock of who moves next
 *   moves are legal and follow one another, but where the arbiter stopped the game meanwhile
 *   what runs changes by a press, a pause or a resumption; a pause stops it, a resumption
 *   starts it again
 *   each display shows what it was told to show last, less what it ran, and what a move brought;
 *   none runs on when its time is over
 */
#ifndef TEST_HONEST_H
#define TEST_HONEST_H

#include <json-c/json.h>

#include "config/settings.h"

#define HONEST_NOBODY (-1)

struct honest {
	const struct settings *settings;
	struct laws_time_control control;
	int64_t seq, t;
	bool started, paused, ended;
	bool reversed;	 /* colours */
	bool stopped;	 /* by an arbiter since the last move: the position may be another */
	int adjourned;	 /* so many moves are not told yet that may be sealed (Guidelines I) */
	bool unfollowed; /* since honest_forgive(): the board or the clocks may be anything */
	bool known;	 /* @position is */
	struct laws_position position;
	int64_t ply, completed_at;
	int running;	       /* a side, or HONEST_NOBODY */
	int ran;	       /* last; before a pause */
	bool kept;	       /* displays are */
	int64_t left[2], told; /* ms; µs */
	bool fallen[2];
	int64_t silence; /* the caller's: for so many µs the clocks may stand without a word */
	char complaint[300];
};

void honest_init(struct honest *honest, const struct settings *settings);

/* Takes an event as event_json() gives it to the public. False with a complaint if that cannot be.
 */
bool honest_take(struct honest *honest, struct json_object *event);

/* Nothing has been told until @now, in µs: may that be? Likewise. */
bool honest_wait(struct honest *honest, int64_t now);

/* When what runs has no time left, as far as a reader knows, in µs, or LAWS_NEVER. */
int64_t honest_fall(const struct honest *honest);

/*
 * What an offence did to the board and the clocks may be public from here on, and is believed,
 * until the next move is completed.
 */
void honest_forgive(struct honest *honest);

#endif
