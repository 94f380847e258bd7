/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How far a trace determines its game: what a person could find out who has the whole trace
 * and any amount of time. No program can be asked for more.
 *
 * A move is indeterminate when another line of legal moves, to the end of the game and with
 * another move there, explains the whole trace as well as what was played does. Nothing else
 * makes it so: a line that was not found, also because there are too many, excuses nothing.
 * The person knows when each hand set out, how many switches fail (none or one, or two beside each
 * other that follow one another), whether kings and queens have strong magnets, the number of moves
 * in an outage, and what pawns became; not which switch fails, nor how.
 *
 * A line explains the trace as well (sights.h) when at the end of each move every closed reed
 * has a piece and every piece a closed reed, but for no more pieces beside their reeds than in
 * what was played, and for reeds that were closed without a piece there as well, or, beside
 * strong magnets, for no more of them; when each change of a reed belongs to its move, or does
 * not belong to the move that was played either; and when what it captures opened its reed,
 * unless what was really captured did not. Only the switch that it takes for the failing one,
 * which may be another than the one that does (suspects.h), tells nothing, and only from the
 * time on at which it no longer contradicts that; one that follows a neighbour, only while that
 * one is closed, or changes.
 */
#ifndef BENCH_PERSON_H
#define BENCH_PERSON_H

#include "suspects.h"

/* What leaves a move open. */
enum opening {
	OPENING_OTHER_SWITCH, /* another switch may be the one that fails */
	OPENING_SWITCH,	 /* the failing switch, or one that follows a neighbour, tells nothing */
	OPENING_OUTAGE,	 /* the board was not seen */
	OPENING_CAPTURE, /* what was captured opened no reed */
	OPENING_PIECE,	 /* pieces stand beside their reeds, or close others */
	OPENINGS,
};

/* "another switch may be the one that fails" …, for sentences. */
extern const char *const opening_texts[];

/* A line that explains the trace as well: its moves, and the switch that it takes for failing. */
struct witness {
	struct suspect suspect;
	unsigned int plies;
	struct laws_move move[PLIES_MAX];
};

struct doubts {
	unsigned int count;	/* indeterminate moves */
	bool at[PLIES_MAX + 1]; /* by their number, from 1 */
	/* Of the first one found; of no meaning without any. */
	unsigned int first;
	enum opening opening;
	struct witness witness;
};

/*
 * Finds the indeterminate moves of @list, whose moves are those of @score. A move that has no
 * witness among the lines that are kept counts as determined.
 */
void person_doubts(const struct score *score, const struct input_list *list, struct doubts *doubts);

#endif
