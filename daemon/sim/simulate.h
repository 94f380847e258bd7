/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts a game in PGN out as persons would: a script of acts, two players who perform them,
 * magnets, and switches that react to them. The same seed gives the same inputs on every
 * machine.
 */
#ifndef TOUCHMOVE_SIM_SIMULATE_H
#define TOUCHMOVE_SIM_SIMULATE_H

#include <chesslaws.h>

#include "sim/hardship.h"
#include "sim/inputs.h"
#include "sim/script.h"

enum conditions {
	CONDITIONS_CLEAN,  /* every contact changes once, players touch only what they move */
	CONDITIONS_BOUNCE, /* contacts bounce */
	CONDITIONS_NORMAL, /* a well-built board, usual players */
	CONDITIONS_ROUGH,  /* a badly built and worn one, nervous players with long sleeves */
	CONDITIONS_COUNT,
};

/* How long players think, and how fast their hands are. */
enum pace {
	PACE_AUTO, /* by the time control; without one as STANDARD */
	PACE_STANDARD,
	PACE_RAPID,
	PACE_BLITZ,
	PACE_BULLET,
	PACE_COUNT,
};

struct simulation {
	uint64_t seed;
	enum conditions conditions;
	enum pace pace;
	unsigned int square_size; /* mm, from 10 to 1000 */
	/* In this many of a thousand games an offence is acted, if the game allows it. */
	unsigned int offence_rate;
	unsigned int offences;		/* bits, 1 << enum offence */
	struct hardship_model hardship; /* acted throughout the game */
	bool no_levers;			/* Clock=none, also where the class does not ask for it */
	bool adjust_announced;		/* by the event's regulations: AdjustAnnounced= */
	/* If either player is, the game is played on two boards (Appendix D). */
	enum laws_visually_disabled visually_disabled;
};

/* Seed 1, bouncing contacts, pace from the time control, 55 mm, no offence. */
void simulation_default(struct simulation *simulation);

/* "clean" …; NULL-terminated, in the order of the enumerations. */
extern const char *const conditions_names[];
extern const char *const pace_names[];

/*
 * Acts out the next game of @pgn, which is the text's game @number from 1; @name stands for
 * the text in errors. Returns 1 with @list filled, which inputs_free() empties; 0 after the
 * last game; -EINVAL with "NAME:LINE: what" in @error; or -ENOMEM. After -EINVAL the next
 * call goes on with the next game.
 */
int simulate_next(const struct simulation *simulation, struct laws_pgn *pgn, const char *name,
		  unsigned int number, struct input_list *list, char error[SCRIPT_ERROR_SIZE]);

/* Likewise game @number, from 1, of the @size bytes at @text; 0 when there are fewer games. */
int simulate_game(const struct simulation *simulation, const char *text, size_t size,
		  const char *name, unsigned int number, struct input_list *list,
		  char error[SCRIPT_ERROR_SIZE]);

#endif
