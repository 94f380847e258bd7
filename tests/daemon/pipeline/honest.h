/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads a public stream alone, and checks that a game in which every press completed a move
 * can have brought it:
 *
 *   numbers without gaps, time that never decreases, only types and keys of the public stream
 *   each press completes a move in the same instant and starts the next player's clock
 *   moves are legal and follow one another, unless the arbiter stopped the game meanwhile
 *   the running clock changes by a press, a pause or a resumption; a pause stops it, a
 *   resumption starts it again
 *   each display shows its last value, less the time it ran, plus what a move brought; none
 *   runs below zero
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
	bool reversed;	 /* colours are reversed */
	bool stopped;	 /* by an arbiter since the last move: the position may be another */
	int adjourned;	 /* moves that may be sealed and are not yet reported (Guidelines I) */
	bool unfollowed; /* since honest_forgive(): the board or the clocks may be anything */
	bool known;	 /* @position is valid */
	struct laws_position position;
	int64_t ply, completed_at;
	int running;	       /* a side, or HONEST_NOBODY */
	int ran;	       /* the side that ran last, before a pause */
	bool pressed_unseen;   /* the clocks stand, and presses before were told without a side */
	bool kept;	       /* displays are reported */
	int64_t left[2], told; /* ms; µs */
	bool fallen[2];
	int64_t silence; /* set by the caller: µs for which the clocks may stand without an event */
	char complaint[300];
};

void honest_init(struct honest *honest, const struct settings *settings);

/*
 * Takes an event as event_json() writes it for the public. Returns false with a complaint if
 * it cannot be one of an honest game.
 */
bool honest_take(struct honest *honest, struct json_object *event);

/* No event has come until @now, in µs. Returns as honest_take() does. */
bool honest_wait(struct honest *honest, int64_t now);

/* When the running clock has no time left as far as a reader knows, in µs, or LAWS_NEVER. */
int64_t honest_fall(const struct honest *honest);

/*
 * The effects of an offence on board and clocks may be public from here on, and are accepted
 * until the next move is completed.
 */
void honest_forgive(struct honest *honest);

#endif
