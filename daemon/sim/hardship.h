/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Classes of incidents at a board: their names and figures. A simulation acts one class
 * throughout a game, so that its cost can be measured by itself, or several together. They are
 * acted by mishap.c (hands, magnets), technique.c (captures), reed.c (switches) and outage.c.
 */
#ifndef TOUCHMOVE_SIM_HARDSHIP_H
#define TOUCHMOVE_SIM_HARDSHIP_H

#include "sim/inputs.h"
#include "sim/style.h"

enum hardship {
	HARDSHIP_NONE,
	HARDSHIP_KNOCKED_ONE, /* pieces fall near the press; the mover sets them up after it */
	HARDSHIP_KNOCKED_TWO,
	HARDSHIP_KNOCKED_ONE_OPPONENT, /* the opponent sets them up, before he moves */
	HARDSHIP_KNOCKED_TWO_OPPONENT,
	HARDSHIP_OFF_CENTRE_SOME, /* pieces are put down near the limit of their reed */
	HARDSHIP_OFF_CENTRE_MANY,
	HARDSHIP_CAPTURES,	/* in every order, also with both hands, which is an offence */
	HARDSHIP_SHOVED_LIFTED, /* captured pieces are shoved aside, and taken off in this way */
	HARDSHIP_SHOVED_SLID,
	HARDSHIP_SHOVED_LATE,
	HARDSHIP_STUCK_OPEN, /* one switch fails from some moment on */
	HARDSHIP_STUCK_CLOSED,
	HARDSHIP_DYING,
	HARDSHIP_CROSSTALK, /* a neighbour closes a reed, from some moment or the start on */
	HARDSHIP_CROSSTALK_START,
	HARDSHIP_STRONG_MAGNETS,       /* of kings and queens */
	HARDSHIP_RESTART,	       /* the daemon is away for a while */
	HARDSHIP_NO_LEVERS,	       /* Clock=none, and captures in every order */
	HARDSHIP_NO_LEVERS_OFF_CENTRE, /* Clock=none, and as in OFF_CENTRE_SOME */
	HARDSHIP_ADJUST_ALOUD,	       /* adjustments are announced by voice alone */
	HARDSHIP_ANALYSIS,	       /* the result is not announced, and pieces are moved on */
	HARDSHIP_PRESSED_WITHOUT_MOVE, /* and pressed back, or the clock is stopped for a while */
	HARDSHIPS,
};

/* "none", "knocked-one" …; NULL-terminated. */
extern const char *const hardship_names[];

/* The incidents of a class, or of several together. */
struct hardship_model {
	/* Presses of a game at which pieces fall: from, to; and the number of pieces each time. */
	unsigned int knocks_least;
	unsigned int knocks_most;
	unsigned int falls;
	bool opponent_sets_up;
	unsigned int off_centre;      /* placements near the reed's limit, of 100,000 */
	bool captures_any_way;	      /* all ways of capturing have equal shares */
	enum capture_way captures_by; /* the only way, or CAPTURE_WAYS */
	enum switch_fault fault;
	bool crosstalk;
	bool from_start;	      /* crosstalk is there before the game */
	unsigned int strong_strength; /* of kings and queens, in %; 0: as the conditions say */
	bool restarts;
	bool no_levers;
	unsigned int adjusts; /* announced by voice alone, of 100,000 moves; 0: none */
	bool analysis;
	unsigned int idle_least; /* presses of a game that end no move: from, to */
	unsigned int idle_most;
};

extern const struct hardship_model hardships[HARDSHIPS];

/*
 * @model acts @more, too. False, and nothing is changed, where both act the same thing in their own
 * way: falls, places beside the centre, captures, a failing switch, crosstalk.
 */
bool hardship_join(struct hardship_model *model, const struct hardship_model *more);

/* The figures of incidents. Times in µs, lengths in µm, shares in %. */
struct mishap_model {
	int32_t height[7];	 /* of pieces by enum laws_kind, */
	int32_t height_side;	 /* on squares with this side */
	unsigned int base_least; /* a base's diameter, in % of the height */
	unsigned int base_most;
	laws_time fall_least; /* a piece topples */
	laws_time fall_most;
	unsigned int rolls_most; /* it rolls about its tip by up to this many 32nds of a turn */
	laws_time roll_least;
	laws_time roll_most;
	unsigned int lying_least; /* the field of a lying magnet, in % of a standing one's */
	unsigned int lying_most;
	int32_t sleeve; /* how far beside its way to the clock a hand knocks pieces over */
	unsigned int falls_early; /* falls before the press; the others come just after it */
	laws_time notice_least;	  /* from the press until a hand sets out for a fallen piece */
	laws_time notice_most;
	unsigned int thinks_first; /* opponents who set pieces up just before their move */
	unsigned int hesitates;	   /* of the others who wait longer, up to hesitates_most */
	laws_time hesitates_most;
	unsigned int
		shoved_least; /* distance of a piece from the one it shoved, in % of the side */
	unsigned int shoved_most;
	unsigned int shoved_along; /* captures in which the taker slides over the board */
	laws_time swap_least;	   /* until the taker comes down after the captured piece rose */
	laws_time swap_most;
	laws_time late_least; /* from the press until a shoved piece is taken off */
	laws_time late_most;
	unsigned int both_hands;  /* of the captures in all ways */
	unsigned int limit_least; /* distance from the middle, in % of the reed's limit */
	unsigned int limit_most;
	unsigned int nudged;	   /* put right by the mover at once */
	unsigned int nudged_later; /* put right at each of the owner's later moves */
	int32_t trembles;	 /* within this distance of the limit a reed flickers when shaken */
	unsigned int flickers;	 /* presses that shake it enough */
	laws_time flicker_delay; /* from the press, at most */
	laws_time flicker_least;
	laws_time flicker_most;
	laws_time crosstalk_most;    /* delay of the follower */
	unsigned int short_circuits; /* crosstalk that goes both ways */
	unsigned int dying_misses;   /* as in struct reed_model */
	laws_time dying_drops_least;
	laws_time dying_drops_most;
	laws_time dying_drops_every;
	laws_time restart_least; /* the daemon is away */
	laws_time restart_most;
	laws_time restart_before; /* the restart begins at most this long before a move */
	laws_time voice_least;	  /* "j'adoube" */
	laws_time voice_most;
	unsigned int analysis_least; /* moves after the game */
	unsigned int analysis_most;
	laws_time analysis_pause_least; /* before the first one */
	laws_time analysis_pause_most;
	laws_time analysis_thought_least; /* before each */
	laws_time analysis_thought_most;
	unsigned int analysis_takes_back; /* steps that take moves back */
	unsigned int analysis_tries;	  /* steps that put a piece anywhere */
	unsigned int analysis_other_hand; /* steps by the player not to move */
	unsigned int stopped;		  /* clocks that are stopped before it: no lever is down */
	laws_time idle_after_least;	  /* after the press before */
	laws_time idle_after_most;
	unsigned int idle_stops; /* of them: the clock is stopped, and started as it was */
	laws_time idle_stop_least;
	laws_time idle_stop_most;
	unsigned int idle_after_fall; /* once more behind so many falls */
};

extern const struct mishap_model mishaps;

#endif
