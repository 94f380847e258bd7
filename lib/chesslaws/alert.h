/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The kinds of alerts, and what is fixed of each: the word for it, the articles it
 * may cite, the offence, what confirming it costs and does, whom it accuses, and
 * how sure it can be at most. Everything that depends on the kind of an alert is
 * read from here. Which player did what, and when, is the judge's to find.
 */
#ifndef CHESSLAWS_ALERT_H
#define CHESSLAWS_ALERT_H

#include <chesslaws/article.h>
#include <chesslaws/penalty.h>

#ifdef __cplusplus
extern "C" {
#endif

enum laws_alert_kind {
	LAWS_ALERT_ILLEGAL_MOVE,
	LAWS_ALERT_NO_MOVE,
	LAWS_ALERT_PAWN_NOT_REPLACED,
	LAWS_ALERT_TWO_HANDS,
	LAWS_ALERT_TOUCH_MOVE,
	LAWS_ALERT_CASTLING_ROOK_FIRST,
	LAWS_ALERT_MOVED_AFTER_RELEASE,
	LAWS_ALERT_CLOCK_OTHER_HAND,
	LAWS_ALERT_TOUCHED_OUT_OF_TURN,
	LAWS_ALERT_DISPLACED,
	LAWS_ALERT_WRONG_START,
	LAWS_ALERT_FLAG_FALL,
	LAWS_ALERT_WRONG_CLAIM,
	LAWS_ALERT_ILLEGAL_POSITION,
	LAWS_ALERT_ILLEGAL_MOVE_STANDS,
	LAWS_ALERT_ABSENT,
	LAWS_ALERT_SENSOR,
	LAWS_ALERT_STORE,
	/* A claim or request for the arbiter to decide (III.4, III.5). */
	LAWS_ALERT_QUICKPLAY_CLAIM,
	LAWS_ALERTS, /* how many there are */
};

/* How sure an alert is, from the least to the most. */
enum laws_confidence {
	LAWS_POSSIBLE = 0, /* depends on what the board cannot sense */
	LAWS_LIKELY = 1,   /* depends on timing */
	LAWS_CERTAIN = 2,  /* follows from occupancy and presses alone */
};

/* The rule that sets what confirming an alert costs. */
enum laws_alert_cost {
	LAWS_COST_NOTHING,
	LAWS_COST_ILLEGAL_MOVE, /* by the edition's count of illegal moves: 7.5.5, A.5.2 */
	LAWS_COST_WRONG_CLAIM,	/* 9.5.3 */
	LAWS_COST_FLAG,		/* 6.9, A.5.3 */
	LAWS_COST_LATENESS,	/* 6.7.1, I.10 */
	LAWS_COST_POSITION,	/* A.5.4: the game is drawn */
	LAWS_COST_QUICKPLAY,	/* III.4, III.5: what was claimed or asked for is granted */
	LAWS_COST_KINGS,	/* nothing, unless kings in the centre show a result */
};

/* What confirming an alert does to the move or the game, beside its cost. */
enum laws_alert_consequence {
	LAWS_CONSEQUENCE_NONE,
	LAWS_CONSEQUENCE_REPLACED,   /* another move replaces it, or the pawn is a queen (7.5.2) */
	LAWS_CONSEQUENCE_TAKEN_BACK, /* with what followed it (4.3, 4.7) */
	LAWS_CONSEQUENCE_RESTORED,   /* the board must show the record again (7.4.1) */
	LAWS_CONSEQUENCE_CANCELLED,  /* the game is cancelled (7.2.1) */
};

/* Whom an alert accuses. */
enum laws_accused {
	LAWS_ACCUSED_NOBODY,
	LAWS_ACCUSED_SIDE,   /* the player of its side */
	LAWS_ACCUSED_EITHER, /* one of the players: the board does not sense whose hand it was */
};

/* What an alert rests on, which its verdict shows. */
enum laws_evidence {
	LAWS_EVIDENCE_PLAYED,	  /* a move that is not legal, by its squares */
	LAWS_EVIDENCE_HANDS,	  /* where hands were, and when */
	LAWS_EVIDENCE_TOUCHES,	  /* what was touched, what had to be done and what was */
	LAWS_EVIDENCE_IDLE_TOUCH, /* the square of a piece that was touched without need */
	LAWS_EVIDENCE_BOARD,	  /* the squares where the board differs from the position */
	LAWS_EVIDENCE_DISPLACED, /* likewise; it may be one of two boards, or kings in the centre */
	LAWS_EVIDENCE_CLAIM,	 /* what was claimed, and what of it was found */
	LAWS_EVIDENCE_REQUEST,	 /* what is claimed or asked for, without any finding */
	LAWS_EVIDENCE_POSITION,	 /* the squares that make a position illegal */
	LAWS_EVIDENCE_SENSOR,	 /* why the board cannot be relied on, and since when */
	LAWS_EVIDENCE_STORE,	 /* what becomes of the game */
	LAWS_EVIDENCE_TIME,	 /* the time alone */
};

/* What is fixed of a kind of alert. */
struct laws_alert_info {
	const char *word; /* "illegal-move" … */
	/*
	 * The matters that it may cite, ended by LAWS_MATTERS: first the one that it cites
	 * by itself, then those of special cases. Without any, no article is about it.
	 */
	const enum laws_matter *matters;
	enum laws_offence offence; /* which the ledger counts, or LAWS_OFFENCES: none */
	enum laws_alert_cost cost;
	enum laws_alert_consequence consequence;
	enum laws_accused accused;
	bool names_side;	      /* its side says whom it is about, accused or not */
	enum laws_confidence at_most; /* unless the arbiter has seen it himself */
	enum laws_evidence evidence;
};

/*
 * What is fixed of the alerts of @kind, as Articles 4 to 9 and the appendices ask for it; NULL
 * when there is no such kind. It lives as long as the program.
 */
const struct laws_alert_info *laws_alert_info(enum laws_alert_kind kind);

/*
 * The kind of the alert by which an arbiter reports @offence when he has seen it (12.1). Only the
 * offences that count as illegal moves (7.5.1 to 7.5.4) can be reported: they are the first of
 * enum laws_offence, and for others it returns LAWS_ALERTS.
 */
enum laws_alert_kind laws_alert_of_offence(enum laws_offence offence);

#ifdef __cplusplus
}
#endif

#endif
