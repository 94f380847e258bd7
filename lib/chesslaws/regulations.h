/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the regulations of an event fix beside the Laws: which edition, the
 * format, the time control, and how the clock is kept.
 */
#ifndef CHESSLAWS_REGULATIONS_H
#define CHESSLAWS_REGULATIONS_H

#include <chesslaws/position.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A time or a span of it, in µs. */
typedef int64_t laws_time;

/* A second. */
#define LAWS_SECOND ((laws_time)1000000)
/* No time at all: a deadline that never comes, a clock that is not kept. */
#define LAWS_NEVER INT64_MAX

/* The Laws by the year from which they apply; 2017 is July's. */
enum laws_edition {
	LAWS_EDITION_2001,
	LAWS_EDITION_2017,
	LAWS_EDITION_2018,
	LAWS_EDITION_2023,
};

/* How long a game may last (Appendices A and B). */
enum laws_format {
	LAWS_FORMAT_AUTO, /* from the time control (A.1, B.1) */
	LAWS_FORMAT_STANDARD,
	LAWS_FORMAT_RAPID,
	LAWS_FORMAT_BLITZ,
};

/* Whether there are arbiters enough (A.4, B.2). */
enum laws_supervision {
	LAWS_SUPERVISION_LIMITED, /* A.5, B.3 */
	LAWS_SUPERVISION_FULL,	  /* A.4, B.2 */
};

/* Which clock is the game's (Article 6.1). */
enum laws_clock_mode {
	LAWS_CLOCK_OWN,	   /* ours is the clock of the game */
	LAWS_CLOCK_SHADOW, /* a physical clock rules, ours estimates */
	LAWS_CLOCK_NONE,   /* no levers: a move is completed by rest or by the answer */
};

/* Who plays at a board of Appendix D (D.1), as a mask of 1 << enum laws_side. */
enum laws_visually_disabled {
	LAWS_VISUALLY_DISABLED_NONE,
	LAWS_VISUALLY_DISABLED_WHITE,
	LAWS_VISUALLY_DISABLED_BLACK,
	LAWS_VISUALLY_DISABLED_BOTH,
};

#define LAWS_PERIODS_MAX 8

/* A period of play (Articles 6.2, 6.3), its times in µs. */
struct laws_period {
	unsigned int moves; /* to be made in it; 0: all that are left */
	laws_time allotted;
	laws_time increment; /* added before each move */
	laws_time delay;     /* runs before the main time does (Article 6.3.2) */
};

/* The periods in their order; the last one goes on to the end of the game. */
struct laws_time_control {
	unsigned int periods; /* 0: not known, no time is kept */
	struct laws_period period[LAWS_PERIODS_MAX];
};

/*
 * Reads PGN's TimeControl tag: periods parted by ':', each MOVES/SECONDS or
 * SECONDS, with +SECONDS for an increment or dSECONDS for a delay; every
 * period but the last names its moves. "?", "-" and whatever cannot be read
 * leave a time control without periods.
 * Returns 0, or -1 when @text could not be read.
 */
int laws_time_control_read(const char *text, struct laws_time_control *control);

/* What an event has announced of Guidelines III (III.2.1); 2001: Article 10 needs no announcement.
 */
enum laws_quickplay {
	LAWS_QUICKPLAY_NOT_ANNOUNCED,
	LAWS_QUICKPLAY_BY_CLAIM,     /* III.4 does not apply: a draw can be claimed (III.5) */
	LAWS_QUICKPLAY_BY_INCREMENT, /* it does: five seconds a move can be asked for */
};

/* What the regulations of an event settle; times in µs. */
struct laws_regulations {
	enum laws_edition edition;
	enum laws_format format;
	enum laws_supervision supervision;
	enum laws_clock_mode clock;
	enum laws_visually_disabled visually_disabled; /* unless none, there are two boards */
	struct laws_time_control time_control;
	laws_time rest_time; /* CLOCK_NONE: how long a move rests to be completed */
	/* The same while no likely or certain alert is open; 0: no shorter time is agreed. */
	laws_time play_rest_time;
	laws_time default_time; /* Article 6.7; 0 in 2001: an hour */
	bool charge_downtime;	/* the clock goes on while the board does not answer */
	laws_time outage_time;	/* how long the board may be silent before an outage is reported */
	unsigned int square_size;      /* mm, from 10 to 1000 */
	unsigned int draw_offers_from; /* Article 9.1.1: first move number at which they count */
	bool adjust_announced;	/* adjusting is announced to the board, too, not by voice alone
				   (4.2.1) */
	bool rulings_automatic; /* certain alerts with a fixed penalty are confirmed at once */
	enum laws_quickplay quickplay;
};

/*
 * Fills @regulations with the defaults: the Laws of 2023, our own clock (6.1), no
 * time control. Never fails.
 */
void laws_regulations_default(struct laws_regulations *regulations);

#ifdef __cplusplus
}
#endif

#endif
