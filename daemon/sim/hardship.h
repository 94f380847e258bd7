/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What goes wrong at boards beside the moves, in classes: each is acted in a game of its own
 * for as long as it lasts, so that one can measure what each costs. What they do to hands,
 * magnets and switches is done elsewhere; here stand their names and their figures.
 */
#ifndef TOUCHMOVE_SIM_HARDSHIP_H
#define TOUCHMOVE_SIM_HARDSHIP_H

#include "sim/inputs.h"
#include "sim/style.h"

enum hardship {
	HARDSHIP_NONE,
	HARDSHIP_KNOCKED_ONE, /* pieces fall near a press; the mover sets them up after it */
	HARDSHIP_KNOCKED_TWO,
	HARDSHIP_KNOCKED_ONE_OPPONENT, /* the opponent sets them up, before he moves */
	HARDSHIP_KNOCKED_TWO_OPPONENT,
	HARDSHIP_OFF_CENTRE_SOME, /* pieces are put down where a reed hardly feels them */
	HARDSHIP_OFF_CENTRE_MANY,
	HARDSHIP_CAPTURES,	/* in every order, also with both hands, which is an offence */
	HARDSHIP_SHOVED_LIFTED, /* captured pieces are shoved aside, and then taken off so */
	HARDSHIP_SHOVED_SLID,
	HARDSHIP_SHOVED_LATE,
	HARDSHIP_STUCK_OPEN, /* one switch, from some moment on */
	HARDSHIP_STUCK_CLOSED,
	HARDSHIP_DYING,
	HARDSHIP_CROSSTALK, /* a neighbour closes a reed, too: from some moment, from before */
	HARDSHIP_CROSSTALK_START,
	HARDSHIP_STRONG_MAGNETS, /* of kings and queens */
	HARDSHIP_RESTART,	 /* nobody looks for a while */
	HARDSHIP_NO_LEVERS,	 /* Clock=none, and captures in every order */
	HARDSHIP_ADJUST_ALOUD,	 /* what is announced by voice no board hears */
	HARDSHIP_ANALYSIS,	 /* nobody says that the game is over, and pieces are moved on */
	HARDSHIPS,
};

/* "none", "knocked-one" …; NULL-terminated. */
extern const char *const hardship_names[];

/* What happens in a class. */
struct hardship_model {
	/* At how many moves of a game pieces are knocked over: from, to; how many each time. */
	unsigned int knocks_least;
	unsigned int knocks_most;
	unsigned int falls;
	bool opponent_sets_up;
	unsigned int off_centre;      /* of 100,000 placements so many end near the reed's limit */
	bool captures_anyhow;	      /* each way of capturing is as frequent as any other */
	enum capture_way captures_by; /* the only one, or CAPTURE_WAYS */
	enum switch_fault fault;
	bool crosstalk;
	bool from_start;	      /* and it is there before the game */
	unsigned int strong_strength; /* of kings and queens in %, or 0: as the set is */
	bool restarts;
	bool no_levers;
	unsigned int adjusts; /* of 100,000 moves, announced by voice alone; or 0 */
	bool analysis;
};

extern const struct hardship_model hardships[HARDSHIPS];

/* The figures of what happens. Times in µs, lengths in µm, shares in %. */
struct mishap_model {
	int32_t height[7];	 /* of pieces by enum laws_kind, */
	int32_t height_side;	 /* where a square's side is this */
	unsigned int base_least; /* a base's diameter, in % of the height */
	unsigned int base_most;
	laws_time fall_least; /* a piece topples */
	laws_time fall_most;
	unsigned int rolls_most; /* it rolls about its tip by up to so many 32nds of a turn */
	laws_time roll_least;
	laws_time roll_most;
	unsigned int lying_least; /* the field of a lying magnet, in % of a standing one's */
	unsigned int lying_most;
	int32_t sleeve;		  /* so far from its way to the clock a hand knocks pieces over */
	unsigned int falls_early; /* percent of the falls that happen before the press */
	laws_time notice_least;	  /* until somebody reaches for a fallen piece */
	laws_time notice_most;
	unsigned int thinks_first; /* percent of opponents who set up just before their move */
	unsigned int hesitates;	   /* percent of them that lie there longer, up to this */
	laws_time hesitates_most;
	unsigned int shoved_least; /* from a piece to the one that it shoved, in % of the side */
	unsigned int shoved_most;
	unsigned int shoved_along; /* percent of these in which it is pushed over the board */
	laws_time swap_least;	   /* a piece follows the one that makes room for it in the hand */
	laws_time swap_most;
	laws_time late_least; /* from the press until a shoved piece is taken off */
	laws_time late_most;
	unsigned int both_hands;  /* percent of captures, where they are made anyhow */
	unsigned int limit_least; /* how far off a piece stands, in % of the reed's limit */
	unsigned int limit_most;
	unsigned int nudged;	   /* percent of these that the mover puts right at once */
	unsigned int nudged_later; /* percent of them at each of the owner's later moves */
	int32_t trembles;	   /* a piece so near its reed's limit flickers when shaken */
	unsigned int flickers;	   /* percent of the presses that shake it so */
	laws_time flicker_delay;   /* until it does, at most */
	laws_time flicker_least;
	laws_time flicker_most;
	laws_time crosstalk_most;    /* the other reed follows within this time */
	unsigned int short_circuits; /* percent of crosstalk that goes both ways */
	unsigned int dying_misses;   /* as in struct reed_model */
	laws_time dying_drops_least;
	laws_time dying_drops_most;
	laws_time dying_drops_every;
	laws_time restart_least; /* nobody looks for so long */
	laws_time restart_most;
	laws_time restart_before; /* it begins up to this before a move does */
	laws_time voice_least;	  /* "j'adoube" */
	laws_time voice_most;
	unsigned int analysis_least; /* moves after the game */
	unsigned int analysis_most;
	laws_time analysis_pause_least; /* before the first, */
	laws_time analysis_pause_most;
	laws_time analysis_thought_least; /* and before each */
	laws_time analysis_thought_most;
	unsigned int analysis_takes_back; /* percent of its moves, */
	unsigned int analysis_tries;	  /* that go where no piece may, */
	unsigned int analysis_other_hand; /* and that the other player makes */
	unsigned int stopped;		  /* percent of clocks that are stopped before it */
};

extern const struct mishap_model mishaps;

#endif
