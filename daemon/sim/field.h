/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The magnets and the reeds below them: which reed a magnet closes where, with
 * lengths in µm. It knows pieces only as magnets, and nothing of contacts that
 * bounce or of hands.
 *
 * A magnet closes a reed when its field there reaches the pull-in value, and
 * the reed opens again when the field is below the drop-out value. The field of
 * a magnet falls with the third power of the distance, so field strengths are
 * turned into distances by cube roots.
 */
#ifndef TOUCHMOVE_SIM_FIELD_H
#define TOUCHMOVE_SIM_FIELD_H

#include "sim/random.h"
#include "sim/timeline.h"

/* x from the a-file's edge to the h-file, y from White's edge to Black's. */
struct point {
	int32_t x;
	int32_t y;
};

/* How reeds and magnets are made; each board and piece draws its own. */
struct field_model {
	/* The pull-in distance of a board's mean reed, in % of the square's side: from, to. */
	unsigned int operate_least;
	unsigned int operate_most;
	/* By how many % of it the reeds of one board differ: standard deviation. */
	unsigned int operate_spread;
	/* Drop-out as a share of pull-in, in % of the field: from, to, drawn for each reed. */
	unsigned int release_least;
	unsigned int release_most;
	/* By how many % the magnets of one set differ in strength: standard deviation. */
	unsigned int strength_spread;
	/* Of a thousand pieces so many have a magnet of only so many % of the strength. */
	unsigned int weak_per_mille;
	unsigned int weak_strength;
	/* Of a thousand sets so many have strong queens and kings, of so many %. */
	unsigned int strong_per_mille;
	unsigned int strong_strength;
	/* How far the reed lies below the board's surface and the magnet above its foot, in µm. */
	int32_t depth;
	/* Near its pull-in and drop-out distance a contact hardly holds, over this way, in µm. */
	int32_t margin;
};

/* The 64 pieces that may stand, those in hands, and those beside the board. */
#define FIELD_MAGNETS 160

/* A piece: an index into the magnets. */
typedef unsigned int magnet_id;

#define NO_MAGNET ((magnet_id)FIELD_MAGNETS)

struct magnet {
	struct point at;
	int32_t height;
	unsigned int strength; /* in % */
	laws_squares holds;    /* the reeds that it keeps closed */
};

struct field {
	const struct field_model *model;
	int32_t square_size;
	struct timeline *timeline;
	struct random random;
	int32_t operate[64];	  /* pull-in distance at full strength */
	unsigned int release[64]; /* drop-out in % of pull-in */
	magnet_id standing[64];	  /* NO_MAGNET: nothing */
	struct magnet magnets[FIELD_MAGNETS];
	magnet_id count;
};

/* A movement of one magnet. */
struct motion {
	struct point to;
	int32_t to_height;
	int32_t over; /* as high it rises on its way, at least as its two ends */
	laws_time start;
	laws_time span;
};

/* Draws the reeds of a board, and a magnet for each piece of @squares, in the middle of it. */
void field_init(struct field *field, const struct field_model *model, int32_t square_size,
		laws_squares squares, struct random random, struct timeline *timeline);

/* A piece from beside the board, at @at; NO_MAGNET when there are none left. */
magnet_id field_new_magnet(struct field *field, struct point at, int32_t height);

/*
 * Moves the magnet: sideways by minimum jerk, up in the first third of the time
 * and down in the last two fifths of it. What the reeds make of it goes to the
 * timeline.
 */
void field_move(struct field *field, magnet_id magnet, const struct motion *motion);

struct point field_middle(const struct field *field, laws_square square);

#endif
