/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The magnets and the reeds below them: which magnet closes which reed where, with lengths
 * in µm. It knows pieces only as magnets, and has no part in contact bounce and hands.
 *
 * A magnet closes a reed when its field there reaches the pull-in value, and the reed opens
 * again when the field is below the drop-out value. The field of a magnet falls with the
 * third power of the distance, so field strengths are turned into distances by cube roots.
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

/* The properties of reeds and magnets; each board and piece draws its own from these. */
struct field_model {
	/* The pull-in distance of a board's mean reed, in % of the square's side: from, to. */
	unsigned int operate_least;
	unsigned int operate_most;
	/* The spread of the reeds of one board about it, in %: standard deviation. */
	unsigned int operate_spread;
	/* Drop-out as a share of pull-in, in % of the field: from, to, drawn for each reed. */
	unsigned int release_least;
	unsigned int release_most;
	/* The spread of the magnets of one set in strength, in %: standard deviation. */
	unsigned int strength_spread;
	/* The share of pieces with a weak magnet, and its strength in %. */
	unsigned int weak_per_mille;
	unsigned int weak_strength;
	/* The share of sets with strong queens and kings, and their strength in %. */
	unsigned int strong_per_mille;
	unsigned int strong_strength;
	/* The magnets beside a square may hold its reed alone when its own piece leaves. */
	bool neighbours_hold;
	/* From the reed up to the magnet of a standing piece, in µm. */
	int32_t depth;
	/* A contact is unreliable so near to its pull-in and drop-out points, in µm. */
	int32_t margin;
};

/* The 64 pieces that may stand on the board, those in hands, and those beside the board. */
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
	magnet_id standing[64];	  /* NO_MAGNET: empty */
	struct magnet magnets[FIELD_MAGNETS];
	magnet_id count;
};

/* A movement of one magnet. */
struct motion {
	struct point to;
	int32_t to_height;
	int32_t over; /* the height to which it rises on its way, at least that of both ends */
	laws_time start;
	laws_time span;
};

/* Draws the reeds of a board, and a magnet in the middle of each of @squares. */
void field_init(struct field *field, const struct field_model *model, int32_t square_size,
		laws_squares squares, struct random random, struct timeline *timeline);

/* A piece beside the board, at @at; NO_MAGNET when there is none left. */
magnet_id field_new_magnet(struct field *field, struct point at, int32_t height);

/*
 * Moves the magnet: sideways by minimum jerk, up in the first third of the time and down in
 * the last two fifths of it. The reeds that close and open go to the timeline.
 */
void field_move(struct field *field, magnet_id magnet, const struct motion *motion);

struct point field_middle(const struct field *field, laws_square square);

/* The point @length away from @at, in one of 32 directions, counted from that of the files. */
#define FIELD_DIRECTIONS 32
struct point field_away(struct point at, unsigned int direction, int64_t length);

/* The direction from @from to @to. */
unsigned int field_direction(struct point from, struct point to);

/* The distance from the middle of @square at which a standing magnet of strength 100 closes the
 * reed. */
int32_t field_limit(const struct field *field, laws_square square);

/* The distance of the piece on @square from the middle, or 0 without a piece. */
int32_t field_off_centre(const struct field *field, laws_square square);

/* Toggles the contact below the piece on @square at @t, and back after @span. */
void field_flicker(struct field *field, laws_square square, laws_time t, laws_time span);

#endif
