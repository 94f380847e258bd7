/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The cost of infringements: the penalties that the Laws fix (Articles 7.5.5, 9.5.3, A.3,
 * A.5.2, B.2), with a ledger that counts them; those that an arbiter chooses (12.9); flag
 * fall (6.8, 6.9, A.5.3) and lateness (6.7).
 *
 * These functions do not decide what happened. They say what is due for the infringement
 * that the caller describes. After a person has confirmed it, the caller records and applies
 * it. Articles have the numbers of the edition that is played.
 */
#ifndef CHESSLAWS_PENALTY_H
#define CHESSLAWS_PENALTY_H

#include <chesslaws/clock.h>
#include <chesslaws/outcome.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The format that @regulations mean: their own, or the one that the time
 * control makes it (Articles A.1, B.1; 2001: B.1, C.1). Never
 * LAWS_FORMAT_AUTO; standard when no time control is known.
 *
 * What is allotted in all periods counts, since 2017 with the increments (or
 * delays) of 60 moves; a last period that repeats counts as often as 60 moves
 * need. 2001: rapid is 15 to 60 minutes, blitz is less. Since 2017: rapid is
 * more than 10 and less than 60 minutes, blitz is 10 or less.
 */
enum laws_format laws_format_resolve(const struct laws_regulations *regulations);

/* Infringements for which the Laws fix a penalty. */
enum laws_offence {
	LAWS_OFFENCE_ILLEGAL_MOVE,	 /* Article 7.5.1 */
	LAWS_OFFENCE_PAWN_NOT_REPLACED,	 /* 7.5.2: a pawn left on the last rank */
	LAWS_OFFENCE_TWO_HANDS,		 /* 4.1, 7.5.4: one move with two hands */
	LAWS_OFFENCE_NO_MOVE,		 /* 7.5.3: pressed without a move */
	LAWS_OFFENCE_WRONG_CLAIM,	 /* 9.5.3: threefold, or 50 moves */
	LAWS_OFFENCE_REJECTED_QUICKPLAY, /* III.5.3, 2001 10.2: a claim the arbiter rejected */
	LAWS_OFFENCES,
};

/* How many counts an edition may keep: three in 2017, otherwise one. */
#define LAWS_LEDGER_COUNTS 3

/* What was recorded against each player, under the rules of the event; for the functions only. */
struct laws_ledger {
	enum laws_edition edition;
	enum laws_format format; /* resolved */
	enum laws_supervision supervision;
	bool increment; /* the time control has increments or delays */
	unsigned int counts[2][LAWS_LEDGER_COUNTS];
};

/* Begins a game's ledger (Articles 7.5.5, 12.9), with nothing in it. */
void laws_ledger_init(struct laws_ledger *ledger, const struct laws_regulations *regulations);

/*
 * The time control of the clocks changes (6.10.2, Guidelines III.4). The format stays that
 * of the event (A.1, B.1); but with increments no quickplay finish can be claimed (III.2.2).
 */
void laws_ledger_change_control(struct laws_ledger *ledger,
				const struct laws_time_control *control);

/* What happened, as the caller sees it. */
struct laws_infringement {
	enum laws_offence offence;
	enum laws_side side;   /* who did it */
	bool pressed;	       /* and pressed the clock after it */
	bool claimed;	       /* the opponent claims it; otherwise the arbiter has seen it */
	bool opponent_touched; /* a piece since then, meaning to move or capture (4.3) */
	bool opponent_made;    /* his next move since then */
	enum laws_mate mate;   /* by the opponent, from the position that is reinstated */
};

enum laws_due_kind {
	LAWS_DUE_NOTHING,    /* no infringement yet, or none in this edition */
	LAWS_DUE_CLAIM_LOST, /* the claimant has no right to claim, any more or at all */
	LAWS_DUE_STANDS,     /* too late: the move stands, and nothing is penalised (A.5.2) */
	LAWS_DUE_DISCRETION, /* for the arbiter to choose, from Article 12.9 or by judgement */
	LAWS_DUE_PLAY_ON,    /* both flags are down, and the game continues */
	LAWS_DUE_TIME,	     /* @added for the opponent; see @halves */
	LAWS_DUE_RESULT,     /* the game ends with @result */
};

/* What becomes of the position, whatever the penalty is. */
enum laws_remedy {
	LAWS_REMEDY_NONE,      /* it stays */
	LAWS_REMEDY_REINSTATE, /* the one before the move; another move replaces it */
	LAWS_REMEDY_QUEEN,     /* the pawn becomes a queen (7.5.2) */
};

/* The articles by which the replacing move is bound. */
enum laws_replacement {
	LAWS_REPLACEMENT_FREE,		    /* no move is replaced */
	LAWS_REPLACEMENT_BY_TOUCH,	    /* 2001: 4.3 */
	LAWS_REPLACEMENT_BY_TOUCH_RELEASED, /* since 2017: 4.3 and 4.7 */
};

/* What is due. Members that the kind does not name are zero. */
struct laws_due {
	enum laws_due_kind kind;
	laws_time added; /* µs for the opponent */
	bool halves;	 /* 2001, 9.5: also the offender's own time, see laws_due_deducted() */
	enum laws_result result;
	enum laws_reason reason;
	/* The result is a win only because mate was not proved impossible. */
	bool undecided;
	unsigned int
		count; /* the number that this offence would have in its count, from 1; else 0 */
	enum laws_remedy remedy;
	enum laws_replacement replacement;
	const char *article; /* never NULL; shorter than LAWS_ARTICLE_SIZE; static */
};

/*
 * What is due for @infringement by what @ledger holds, without recording it.
 *
 * An illegal move must have been completed by the clock: since 2017 (7.5.1 to
 * 7.5.4), in 2001 only in blitz (C.3); two hands in 2017 without it. In rapid
 * and blitz games without enough arbiters it stands once the opponent has made
 * his next move (A.5.2; 2001: in blitz). 2001's own touch ends the opponent's
 * claim (4.6, B.5), later editions' that about two hands (4.8).
 *
 * A loss becomes a draw where the opponent cannot mate: since 2017, in 2001 in
 * blitz only (C.3).
 */
struct laws_due laws_ledger_due(const struct laws_ledger *ledger,
				const struct laws_infringement *infringement);

/* Records that @side was penalised for @offence (7.5.5), once that is confirmed. */
void laws_ledger_record(struct laws_ledger *ledger, enum laws_side side, enum laws_offence offence);

/* Takes back one such record (7.5.5), as a ruling is undone; nothing happens if there is none. */
void laws_ledger_retract(struct laws_ledger *ledger, enum laws_side side,
			 enum laws_offence offence);

/*
 * How often @side was penalised in the count to which @offence belongs (7.5.5); 0 for
 * what the edition does not count.
 */
unsigned int laws_ledger_count(const struct laws_ledger *ledger, enum laws_side side,
			       enum laws_offence offence);

/*
 * How much of @left (µs, not negative) a wrong claim takes from the claimant
 * himself (2001, 9.5): half, at most three minutes, and never so much that
 * less than one minute stays; nothing from less than that. 0 unless @due halves.
 */
laws_time laws_due_deducted(const struct laws_due *due, laws_time left);

/* Gives and takes the time that is @due from @offender (7.5.5) at @now; none without a control. */
void laws_due_apply(const struct laws_due *due, enum laws_side offender, struct laws_clock *clock,
		    laws_time now);

/*
 * Returns after how many moves by each player no claim can be made about the set-up,
 * the board's orientation or the clock's setting (A.5.1; 2001: B.4); 0: at any
 * time.
 */
unsigned int laws_ledger_setup_claims_end(const struct laws_ledger *ledger);

/*
 * Whether a player may claim by Guidelines III.5 (2001: Article 10.2) that the
 * opponent cannot win, or does not try to. @announced: the event has announced
 * the Guidelines. In 2001 it need not, but there is no such claim in blitz
 * (C.4); since 2017 there is none in blitz or with increments either (III.2).
 */
bool laws_ledger_quickplay_claims(const struct laws_ledger *ledger, bool announced);

/* Flags that are down while the moves that were due by then are not completed (6.3.1). */
struct laws_flag_fall {
	bool down[2];
	bool order_known; /* with both down: @first fell first */
	enum laws_side first;
	bool by_arbiter; /* the arbiter calls it; otherwise @caller */
	enum laws_side caller;
	bool last_period;	/* all remaining moves had to be completed */
	bool announced;		/* Guidelines III were, for this event */
	enum laws_mate mate[2]; /* by each side */
};

/*
 * The cost of fallen flags. The caller has checked what has precedence: mate, stalemate,
 * dead position, agreement and resignation (6.9).
 *
 * LAWS_DUE_NOTHING when no flag is down; LAWS_DUE_CLAIM_LOST when the call has no effect: in
 * 2001's rapid and blitz the arbiter's (B.6) and in 2017's that of a player without time
 * (A.4.3); LAWS_DUE_DISCRETION when both are down in an unknown order, and no article rules
 * that.
 */
struct laws_due laws_ledger_flag_fall(const struct laws_ledger *ledger,
				      const struct laws_flag_fall *fall);

/* Whether an arbiter who sees a flag down calls it. */
enum laws_flag_duty {
	LAWS_FLAG_ARBITER_MUST_NOT,
	LAWS_FLAG_ARBITER_MAY,
	LAWS_FLAG_ARBITER_MUST,
};

/* Whether an arbiter who sees a flag down in this event calls it (6.8, A.5.5; 2001: B.6). */
enum laws_flag_duty laws_ledger_flag_duty(const struct laws_ledger *ledger);

/*
 * How late, in µs, a player may arrive (Article 6.7.1): as the event says, otherwise 0, in
 * 2001 an hour.
 */
laws_time laws_default_time(const struct laws_regulations *regulations);

/*
 * The cost of lateness at @elapsed µs after the game should have started, or with
 * @resumption been resumed (I.10; 2001: A.10). @arrived: each side's arrival, likewise, or
 * LAWS_NEVER while absent. A player who arrives later than the default time, or is still
 * absent then, loses; when both do, both lose.
 */
struct laws_due laws_lateness_due(const struct laws_regulations *regulations,
				  const laws_time arrived[2], laws_time elapsed, bool resumption);

/* The penalties from which an arbiter chooses (Article 12.9; 2001: 13.4). */
enum laws_penalty_kind {
	LAWS_PENALTY_WARNING,
	LAWS_PENALTY_ADD_OPPONENT,
	LAWS_PENALTY_REDUCE,
	LAWS_PENALTY_OPPONENT_POINTS,
	LAWS_PENALTY_POINTS,
	LAWS_PENALTY_LOSS,
	LAWS_PENALTY_FINE,
	LAWS_PENALTY_EXCLUDE,
	LAWS_PENALTY_EXPEL,
	LAWS_PENALTIES,
};

/* One of them. Members that the kind does not name must be zero. */
struct laws_penalty {
	enum laws_penalty_kind kind;
	enum laws_side side;	  /* the offender */
	laws_time span;		  /* ADD_OPPONENT, REDUCE: µs, more than 0, at most a day */
	unsigned int half_points; /* OPPONENT_POINTS, POINTS: from 1 */
	unsigned int withheld;	  /* LOSS: of the opponent's win, in half points (12.9.6) */
	unsigned int rounds;	  /* EXCLUDE: from 1 */
};

/* What laws_penalty_check() found wrong; the values are negative. */
enum laws_penalty_error {
	LAWS_PENALTY_UNKNOWN = -1,	  /* no such penalty, in any edition */
	LAWS_PENALTY_NOT_IN_EDITION = -2, /* 2001 knows neither fines nor exclusion from rounds */
	LAWS_PENALTY_SPAN = -3,		  /* no time, or more than a day */
	/* None, or more than the game is worth (12.9.4, 10.2). */
	LAWS_PENALTY_HALF_POINTS = -4,
	LAWS_PENALTY_ROUNDS = -5,	  /* no round */
	LAWS_PENALTY_EXTRA_ARGUMENT = -6, /* a member that the kind does not name */
};

/*
 * Whether @penalty can be given. @game_half_points: what a win is worth, in
 * half points; 2 unless the event says otherwise (Article 10.1).
 * Returns 0 or an enum laws_penalty_error.
 */
int laws_penalty_check(enum laws_edition edition, const struct laws_penalty *penalty,
		       unsigned int game_half_points);

/* The article of a kind, as "12.9.2", or NULL when the edition does not have it. */
const char *laws_penalty_article(enum laws_edition edition, enum laws_penalty_kind kind);

/*
 * Adds or takes the time of a checked @penalty (12.9) at @now, in µs, never leaving less
 * than none; other kinds, and a clock without a time control, stay as they are.
 */
void laws_penalty_apply(const struct laws_penalty *penalty, struct laws_clock *clock,
			laws_time now);

#ifdef __cplusplus
}
#endif

#endif
