/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a trace shows of each move of a game, and what of it the move that was played leaves
 * unexplained: another line may leave that, too, and nothing else.
 */
#ifndef BENCH_SIGHTS_H
#define BENCH_SIGHTS_H

#include "score.h"

/* How a switch fails. */
enum failure {
	FAILURE_NONE,
	FAILURE_OPEN,	/* it does not close any more */
	FAILURE_CLOSED, /* it does not open any more */
	FAILURE_DYING,	/* it misses closings, and opens at times */
	FAILURE_FOLLOWS /* it closes with a neighbour as well */
};

/* What fails from a time on. */
struct suspect {
	laws_squares squares; /* one, or those that follow a neighbour */
	laws_squares source;  /* that neighbour; 0: not known, and they may say anything */
	laws_time from;
	enum failure failure;
	unsigned int misses_most; /* a switch that dies: so often at most */
};

/* A board, and where its pieces and reeds differ. */
struct line {
	struct laws_position position;
	laws_squares hidden; /* pieces that stand beside their open reeds */
	laws_squares silent; /* pieces on open reeds that fail */
	laws_squares pulled; /* reeds without a piece that strong magnets beside them close */
	unsigned int cost;   /* how often a piece was hidden, */
	unsigned int pulls;  /* a reed was pulled, */
	unsigned int misses; /* and how often a switch that dies was wrong */
};

/* The evidence of one move: from its hand's setting out until that of the next one. */
struct sight {
	bool sees_end; /* frames arrive at the end, */
	bool sees_all; /* and all the time */
	laws_time to;
	laws_squares shown;   /* the closed reeds at the end */
	laws_squares opened;  /* reeds that opened */
	laws_squares changed; /* reeds that opened or closed */
	/* What the move that was played leaves unexplained. */
	laws_squares ghosts;  /* closed reeds without a piece */
	laws_squares strange; /* changes */
	bool unfelt;	      /* what was captured did not open its reed */
	unsigned int cost;    /* pieces beside their reeds, up to here, */
	unsigned int pulls;   /* and reeds that strong magnets have closed */
	bool strong;	      /* kings and queens have such magnets */
};

/* The sights of a game. */
struct sights {
	unsigned int count;
	struct sight sight[PLIES_MAX];
	unsigned int misses; /* of the switch that fails, in the whole game */
};

/* Looks at @list, whose moves are those of @score; @truly is what really fails. */
void sights_look(struct sights *sights, const struct score *score, const struct input_list *list,
		 const struct suspect *truly);

/* The squares of @suspect that tell nothing at the end of @sight. */
laws_squares suspect_blinds(const struct suspect *suspect, const struct sight *sight);

/* True when @move in @line explains the changes of @sight; counts what the suspect misses. */
bool sight_explained(const struct sight *sight, const struct suspect *suspect,
		     const struct line *before, struct laws_move move, struct line *after);

/* Plays @move; a piece that is placed again may be hidden again. */
void line_play(struct line *line, struct laws_move move);

/* Compares @line with the end of @sight, and counts what is hidden. False: it does not fit. */
bool line_settle(struct line *line, const struct sight *sight, const struct suspect *suspect);

#endif
