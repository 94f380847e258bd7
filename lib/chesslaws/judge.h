/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The judge: takes acts of persons, and gives verdicts by the Laws.
 *
 * It does not know switches: any source that can tell which piece was touched and where it
 * was released can feed it. It is a pure state machine: the caller passes the time, and each
 * step returns the next deadline.
 */
#ifndef CHESSLAWS_JUDGE_H
#define CHESSLAWS_JUDGE_H

#include <chesslaws/alert.h>
#include <chesslaws/clock.h>
#include <chesslaws/course.h>
#include <chesslaws/draw.h>
#include <chesslaws/hands.h>
#include <chesslaws/history.h>
#include <chesslaws/move.h>
#include <chesslaws/notation.h>
#include <chesslaws/outcome.h>
#include <chesslaws/penalty.h>
#include <chesslaws/turn.h>

#ifdef __cplusplus
extern "C" {
#endif

enum laws_act_kind {
	/* Of the board: */
	LAWS_ACT_SET_UP, /* the start position stands, in @position */
	/*
	 * The board shows the position before this move again, or that with the move that is made,
	 * or @position, which stood before ply @number.
	 */
	LAWS_ACT_RESTORED,
	/*
	 * The game begins from @position, while @squares are occupied; on those of @astray
	 * something else is recognised.
	 */
	LAWS_ACT_STARTED,
	LAWS_ACT_TOUCHED,  /* a piece was lifted from @square */
	LAWS_ACT_REMOVED,  /* a touched piece of @square left the board for good */
	LAWS_ACT_RELEASED, /* the piece touched on @from was put down on @square */
	LAWS_ACT_PROMOTED, /* the pawn of @from was replaced by @piece on @square in ply @number */
	LAWS_ACT_ADJUSTED, /* the pieces on @squares were put right (Article 4.2.1) */
	LAWS_ACT_PRESSED,  /* @side pressed the clock while @squares were occupied */
	LAWS_ACT_CLOCK_STOPPED, /* from @first on no lever of the clock is down */
	/* Of the source: */
	LAWS_ACT_SILENT,     /* from @first on the board does not answer, for @outage */
	LAWS_ACT_ANSWERED,   /* it answers again */
	LAWS_ACT_UNOBSERVED, /* a move was in progress, and its end was not observed */
	LAWS_ACT_DISPLACED,  /* no move explains the board: @squares are occupied */
	/*
	 * By later moves the pawn that was promoted in ply @number became @piece, which now
	 * stands on @square.
	 */
	LAWS_ACT_PROMOTION_INFERRED,
	LAWS_ACT_KINGS_CENTRED, /* which shows @result, while @squares are occupied */
	/*
	 * Reports of @square cannot be right; @squares holds it if it seems occupied. From now
	 * on acts on it are unsure.
	 */
	LAWS_ACT_DISTRUSTED,
	LAWS_ACT_TRUSTED, /* reports of @square have been right for a while */
	/*
	 * The record is right, but on @squares the board shows otherwise: a piece has fallen, or
	 * lies where it does not belong (7.4.1). Empty: not any more.
	 */
	LAWS_ACT_LOOSE,
	/*
	 * By all that has been seen since, the game went on from before ply @number by @moves, of
	 * which there are @move_count, all completed, the last perhaps not yet; what was told of
	 * them otherwise was mistaken.
	 */
	LAWS_ACT_CORRECTED,
	/*
	 * The board lies turned by 180 degrees, @side at row 1 of its wiring: earlier acts of
	 * the present move named other squares.
	 */
	LAWS_ACT_TURNED,
	/*
	 * The board at which @side sits differs from the record on @squares (D.2.9); after ply
	 * @number both boards last agreed.
	 */
	LAWS_ACT_BOARDS_DIFFER,
	LAWS_ACT_BOARDS_AGREE, /* the board at which @side sits shows the record again */
	LAWS_ACT_STORE_GONE,   /* what happens cannot be kept, and waits */
	LAWS_ACT_STORE_FULL,   /* nor may more of it wait */
	LAWS_ACT_STORE_BACK,   /* all is kept again */
	/* What was told, from event @number on, is not what is judged now of the same acts. */
	LAWS_ACT_STORE_DIFFERS,
	/*
	 * On @squares stands what may be a game that is not followed, in which a clock may have
	 * been pressed (@by_lever); empty: the pieces were put away.
	 */
	LAWS_ACT_UNFOLLOWED,
	/* Orders, from here on. Of the players: */
	LAWS_ACT_RESIGNED,
	LAWS_ACT_DRAW_OFFERED,
	LAWS_ACT_DRAW_ACCEPTED,
	LAWS_ACT_DRAW_DECLINED,
	LAWS_ACT_ANNOUNCED, /* an adjustment or a promotion is announced: the judge only checks for
			       a game */
	LAWS_ACT_CLAIMED,   /* @claim, with the move in @text that it announces, or NULL */
	/* Of the arbiter: */
	LAWS_ACT_PAUSED,
	LAWS_ACT_RESUMED,	/* @squares are occupied; empty: unknown */
	LAWS_ACT_CONFIRMED,	/* alert @number, or the newest open one when it is 0 */
	LAWS_ACT_DISMISSED,	/* likewise */
	LAWS_ACT_CLOCK_ORDERED, /* @clock_order for @side's clock */
	LAWS_ACT_CONTROL_SET,	/* the time control is @text from now on, as in PGN */
	LAWS_ACT_RESULT,	/* @result is declared, for @reason */
	LAWS_ACT_UNDONE,	/* ruling @number is undone */
	/* After these two, acts of pieces are not reported until RESTORED or RESUMED. */
	LAWS_ACT_TAKEN_BACK, /* the move of ply @number and all after it are taken back */
	/*
	 * The game goes on from @position; NULL: only in another variant. The move that is made
	 * counts where @number is the ply behind it; 0: it does not.
	 */
	LAWS_ACT_POSITION_SET,
	/*
	 * While it was in doubt how the game has gone on, it went on from before ply @number by
	 * @moves: as CORRECTED, but by the arbiter's choice of @candidate.
	 */
	LAWS_ACT_CHOSEN,
	LAWS_ACT_PENALISED, /* @penalty by Article 12.9; of a fine @text */
	/*
	 * A game that is over goes on; pieces are not reported after this either, unless
	 * @squares, which are occupied, fit the record.
	 */
	LAWS_ACT_REOPENED,
	LAWS_ACT_ARRIVED, /* @side is at the board */
	LAWS_ACT_ABSENT,  /* @side is not at the board of an adjourned game */
	LAWS_ACT_COLOURS_REVERSED,
	LAWS_ACT_SET_UP_WRONGLY, /* the pieces, as is found during the game (7.2.1) */
	LAWS_ACT_SCORESHEET,	 /* @side's is complete again, or was asked for */
	LAWS_ACT_SEALED,	 /* the move in @text, by the side to move */
	LAWS_ACT_ADJOURNED,
	LAWS_ACT_ASSISTED, /* the assistant @name enters the order @text, which follows */
	/* A name on the scoresheet: that of @name is @text. */
	LAWS_ACT_NAMED,
	LAWS_ACT_NOTED,	       /* the arbiter notes @text */
	LAWS_ACT_OFFENCE_SEEN, /* the arbiter has seen @offence by @side, which the board has not
				  sensed */
};

/* The arbiter's orders to a player's clock. */
enum laws_clock_order {
	LAWS_CLOCK_ORDER_SET_TIME,    /* it shows @span */
	LAWS_CLOCK_ORDER_ADD_TIME,    /* it shows @span more, or less when that is negative */
	LAWS_CLOCK_ORDER_COUNT_MOVES, /* it counts @number moves as completed */
};

/* What a player claims. */
enum laws_claim_of {
	LAWS_CLAIM_OF_THREEFOLD,    /* Article 9.2 */
	LAWS_CLAIM_OF_FIFTY,	    /* Article 9.3 */
	LAWS_CLAIM_OF_FLAG,	    /* the opponent's flag is down (6.8) */
	LAWS_CLAIM_OF_ILLEGAL_MOVE, /* the opponent has just completed one (A.5.2) */
	LAWS_CLAIM_OF_QUICKPLAY,    /* Guidelines III.5; 2001: Article 10.2 */
	LAWS_CLAIM_OF_INCREMENT,    /* no claim, but a request (Guidelines III.4) */
};

enum laws_promotion_source {
	LAWS_PROMOTION_DECLARED,
	LAWS_PROMOTION_SEEN,
	LAWS_PROMOTION_INFERRED,
	LAWS_PROMOTION_ASSUMED,
};

/* Why a board does not answer. */
enum laws_outage {
	LAWS_OUTAGE_FAULT,   /* its hardware fails */
	LAWS_OUTAGE_GONE,    /* it is not there */
	LAWS_OUTAGE_RESTART, /* nobody watched: the program began anew, or the machine slept */
	LAWS_OUTAGE_SQUARE,  /* of a verdict: it answers, but reports one square wrongly */
	/* Of a verdict: it answers, and shows what may be a game that is not followed. */
	LAWS_OUTAGE_UNFOLLOWED,
};

/* What becomes of the game. */
enum laws_keeping {
	LAWS_KEEPING_KEPT,
	LAWS_KEEPING_WAITS, /* it is told only once it can be kept */
	LAWS_KEEPING_FULL,  /* no more may wait: it is neither kept nor judged */
	/* Of a verdict: it was told otherwise than it is judged now. */
	LAWS_KEEPING_DIFFERS,
};

/* An unknown piece: it stands on the board, and never in a position. */
#define LAWS_UNKNOWN_PIECE ((laws_piece)7)

/* An act of a person or of the source. Members that the kind does not name are zero. */
struct laws_act {
	enum laws_act_kind kind;
	enum laws_side side; /* who is presumed to act */
	laws_time first;     /* of the first change of contact, at the latest */
	/*
	 * TOUCHED, REMOVED, RELEASED, PROMOTED, PRESSED: so long before @first it may have begun,
	 * where the board was not looked at for that long. 0 or more. Whoever acted is judged by
	 * the time that speaks for him.
	 */
	laws_time uncertainty;
	laws_time settled; /* when it was certain */
	/*
	 * It was not observed: @first is when it was found. Nothing may be concluded from its
	 * times, nor from the order of such acts.
	 */
	bool unobserved;
	/*
	 * DISPLACED: or it is a move, but unknown which. PRESSED: where the board shows no legal
	 * move, one may have been made all the same, beside a piece or a report that is wrong.
	 * TOUCHED, RELEASED: earlier reports of @square were wrong, so perhaps no hand did this.
	 * TOUCHED: a piece that was put down there in this turn may have stood between @square and
	 * one beside, and not have been released. RELEASED without clocks: legal moves, beside what
	 * is wrong, are likelier than the illegal one that this may answer; with clocks: it may be
	 * put back because moves are taken back. STARTED: of some
	 * squares the board shows nothing in this game, so a move may have been made that the
	 * others do not show. CHOSEN: there are candidates, if not this one. CORRECTED, CHOSEN of a
	 * candidate: the last of @moves stands, and while its player's clock runs it was not
	 * pressed.
	 */
	bool unsure;
	/*
	 * Other moves than those on the record are nearly as likely, and do not end the game: a
	 * mate or stalemate is a guess, which a correction takes back.
	 */
	bool guessed;
	enum laws_outage outage; /* SILENT */
	laws_square square;
	laws_square from;
	laws_piece piece;
	enum laws_promotion_source source;
	laws_squares squares;
	/*
	 * PRESSED: squares that were left since the move before stood, if the piece that stands
	 * there now is not recognised. A source that cannot say leaves this and @squares empty.
	 */
	laws_squares opened;
	laws_time span;
	/*
	 * DRAW_OFFERED: the ply that is being played, which may be ahead of the acts so far; 0, or
	 * one that is over: that of the record.
	 */
	unsigned int number;
	enum laws_clock_order clock_order;
	bool by_lever;	     /* STARTED */
	laws_squares astray; /* STARTED */
	enum laws_result result;
	enum laws_reason reason;
	enum laws_claim_of claim;
	enum laws_offence offence; /* OFFENCE_SEEN: one that laws_alert_of_offence() has */
	struct laws_penalty penalty;
	/*
	 * The number of the order that this act is, for its refusal or its effects; 0: it is no
	 * order.
	 */
	unsigned int order;
	/* Valid during the step: */
	const struct laws_position *position;
	const struct laws_move *moves;
	const laws_time *touched_at; /* of each, its piece, or LAWS_NEVER; NULL: none is known */
	uint64_t declared; /* 1 << n: what the nth of them promotes to was declared; n < 64 */
	unsigned int move_count;
	unsigned int candidate; /* CHOSEN: its number; 0: there is no such one, or no longer */
	const char *text;
	const char *name;
};

enum laws_verdict_kind {
	LAWS_VERDICT_READY,
	LAWS_VERDICT_STARTED,
	LAWS_VERDICT_PAUSED,
	LAWS_VERDICT_RESUMED,
	LAWS_VERDICT_ADJOURNED,
	LAWS_VERDICT_ENDED,
	LAWS_VERDICT_IRREGULAR,
	LAWS_VERDICT_RESTORED,
	LAWS_VERDICT_TURNED, /* the board is turned by 180 degrees, @side at row 1 of its wiring */
	LAWS_VERDICT_TOUCHED,
	LAWS_VERDICT_ADJUSTED,
	LAWS_VERDICT_RELEASED,
	LAWS_VERDICT_MADE,
	LAWS_VERDICT_COMPLETED,
	LAWS_VERDICT_WITHDRAWN,
	LAWS_VERDICT_PROMOTION,
	LAWS_VERDICT_ALERT,
	LAWS_VERDICT_RULING,
	LAWS_VERDICT_CLOCK,
	LAWS_VERDICT_ASSISTED,	   /* what an assistant enters (D.2.10): @name, @text */
	LAWS_VERDICT_NAMED,	   /* the players, the event …: @name, @text, as the act's */
	LAWS_VERDICT_NOTED,	   /* a note of the arbiter's: @text */
	LAWS_VERDICT_ANNOUNCEMENT, /* to be announced to the players (D.2.1) */
	LAWS_VERDICT_DRAW_OFFER,   /* an offer, or its end (9.1) */
	LAWS_VERDICT_CLAIM,	   /* a player claims */
	LAWS_VERDICT_REFUSED,	   /* an act was refused, for @refusal; it changed nothing */
};

enum laws_completion {
	LAWS_COMPLETED_BY_CLOCK,
	LAWS_COMPLETED_BY_END,
	LAWS_COMPLETED_BY_NEXT_MOVE,
	LAWS_COMPLETED_BY_REST,
	LAWS_COMPLETED_BY_ANSWER,
};

/* The state of an offer of a draw. OFFERED and LAPSED have the side that made it. */
enum laws_draw_offer {
	LAWS_DRAW_OFFERED,
	LAWS_DRAW_ACCEPTED, /* by the opponent, as below */
	LAWS_DRAW_DECLINED,
	LAWS_DRAW_LAPSED, /* the opponent has touched a piece, or the game is over (9.1.2.1) */
};

enum laws_clock_change {
	LAWS_CLOCK_START,
	LAWS_CLOCK_PRESS,
	LAWS_CLOCK_PAUSE,
	LAWS_CLOCK_RESUME,
	LAWS_CLOCK_SET,
	LAWS_CLOCK_PENALTY,
	LAWS_CLOCK_FLAG,
};

/* Why a move was taken off the record. */
enum laws_withdrawal {
	LAWS_WITHDRAWN_TAKEN_BACK, /* the board does not show it any more */
	LAWS_WITHDRAWN_CHANGED,	   /* it shows another legal move instead */
};

/* Announcements to the players at two boards (Appendix D). */
enum laws_announcement {
	LAWS_ANNOUNCEMENT_MOVE,	      /* a move is made (D.2.1) */
	LAWS_ANNOUNCEMENT_CORRECTION, /* this move, and not the one announced last (D.2.8) */
	LAWS_ANNOUNCEMENT_WITHDRAWN,  /* the announced move does not stand */
};

enum laws_decision {
	LAWS_DECISION_CONFIRMED,
	LAWS_DECISION_DISMISSED,
	LAWS_DECISION_LAPSED,
	LAWS_DECISION_UNDONE,
};

/* Why an act was refused. */
enum laws_refusal {
	LAWS_REFUSED_NO_GAME,	      /* no game is being played */
	LAWS_REFUSED_GAME_ON,	      /* a game is being played */
	LAWS_REFUSED_NO_ALERT,	      /* no such open alert */
	LAWS_REFUSED_NO_OFFER,	      /* no draw offer of the opponent stands */
	LAWS_REFUSED_TOO_EARLY,	      /* before each player has made a move (5.2.3), or 9.1.1 */
	LAWS_REFUSED_NO_TIME_CONTROL, /* the game has no time control */
	LAWS_REFUSED_NOT_PAUSED,      /* nothing is paused */
	LAWS_REFUSED_PAUSED,	      /* already paused */
	LAWS_REFUSED_SILENT,	      /* the board does not answer */
	LAWS_REFUSED_NO_RULING,	      /* no such ruling that could be undone */
	LAWS_REFUSED_NO_MOVE,	      /* that move is not on the record */
	LAWS_REFUSED_NOT_OVER,	      /* the game has not ended */
	LAWS_REFUSED_NO_CLAIM,	      /* there is nothing to claim by the Laws now */
	LAWS_REFUSED_ILLEGAL,	      /* the move named is not legal here */
	LAWS_REFUSED_NOT_IN_EDITION,  /* not in this edition */
	LAWS_REFUSED_TOO_LATE,	      /* it cannot be changed any more */
	LAWS_REFUSED_NO_PENALTY,      /* Article 12.9 allows no such penalty */
	LAWS_REFUSED_TOUCHED,	      /* the claimant has touched a piece on this move (9.4) */
	LAWS_REFUSED_BOUND,	      /* an earlier claim announced another move (9.2.1, 9.3.1) */
	LAWS_REFUSED_UNCLEAR,	      /* no move, or an ambiguous one */
	LAWS_REFUSED_DIFFERS,	      /* the board and the record differ */
	LAWS_REFUSED_ADJOURNED,	      /* already adjourned */
	LAWS_REFUSED_VARIANT,	      /* only possible in Chess960 */
	LAWS_REFUSED_TOO_OFTEN,	      /* asked for as often as the Laws allow */
	LAWS_REFUSED_RULED,	      /* that offence has been ruled on */
	LAWS_REFUSED_NOT_PRESSED,   /* an offence only once the clock is pressed (7.5.1 to 7.5.4) */
	LAWS_REFUSED_NOT_ADJOURNED, /* the game is not adjourned */
	LAWS_REFUSED_NOT_IN_DOUBT,  /* the record is not in doubt: there is nothing to choose */
	LAWS_REFUSED_NO_CANDIDATE,  /* no candidate has that number, or none has it any more */
};

/* On whose authority a ruling was made, or the clocks were paused (6.11). */
enum laws_authority {
	LAWS_BY_ARBITER,
	LAWS_BY_PLAYER,	     /* by a claim; of a ruling: the opponent's */
	LAWS_BY_REGULATIONS, /* rulings on certain alerts are automatic in this event */
	LAWS_BY_NOBODY,	     /* PAUSED: it was already, or a game only seemed to be over */
};

/* What the clocks show. */
struct laws_displays {
	laws_time left[2];
	/* How long the running clock has stood still so far because the board did not answer, in
	 * µs. */
	laws_time stood;
	bool kept; /* there are displays: a time control is known */
};

/* What the Laws make an offender pay, of struct laws_due what a verdict reports. */
struct laws_verdict_due {
	enum laws_due_kind kind;
	enum laws_result result; /* RESULT: how the game ends */
	laws_time added;	 /* TIME: for the opponent, in µs */
	laws_time deducted;	 /* TIME: from the offender's own clock (2001, 9.5), in µs */
};

/* PAUSED, RESUMED, ADJOURNED, ENDED */
struct laws_verdict_state {
	bool reversed;	   /* the players have each other's colours, and play on (7.3) */
	bool position_set; /* PAUSED, ADJOURNED: the game goes on from @before */
	enum laws_authority authority; /* PAUSED */
	enum laws_result result;       /* ENDED */
	enum laws_reason reason;       /* ENDED */
};

/* TOUCHED, RELEASED */
struct laws_verdict_touch {
	laws_square square;
	laws_square from; /* RELEASED: where the piece was touched */
	laws_piece piece;
};

/* ADJUSTED */
struct laws_verdict_adjusted {
	laws_squares squares;
};

/* COMPLETED */
struct laws_verdict_completed {
	struct laws_displays displays;
	enum laws_completion by;
};

/* WITHDRAWN */
struct laws_verdict_withdrawn {
	enum laws_withdrawal why;
};

/* PROMOTION */
struct laws_verdict_promotion {
	enum laws_promotion_source source;
	laws_piece piece;
};

/* ANNOUNCEMENT */
struct laws_verdict_announcement {
	enum laws_announcement what;
	enum laws_promotion_source source; /* of a promotion; an ASSUMED piece is not named */
};

/* Squares on which the board is not as it should be. */
struct laws_differences {
	laws_squares missing;	 /* should be occupied, and are empty */
	laws_squares unexpected; /* should be empty, and are occupied */
};

/* LAWS_EVIDENCE_PLAYED */
struct laws_played_evidence {
	struct laws_differences differences;
	laws_square from; /* where it is unknown what was played, LAWS_NO_SQUARE */
	laws_square to;
	laws_square captured;	     /* LAWS_NO_SQUARE: nothing */
	laws_piece piece;	     /* that was moved */
	bool sealed;		     /* the move was sealed, and never played */
	char written[LAWS_SAN_SIZE]; /* then: as it was written */
};

/* How many touches an alert lists, the first ones. */
#define LAWS_VERDICT_TOUCHES 8

/* LAWS_EVIDENCE_TOUCHES; @move of @before is what was done instead, or announced, or sealed. */
struct laws_touch_evidence {
	struct laws_obligation obligation;	   /* what had to be done */
	laws_square touched[LAWS_VERDICT_TOUCHES]; /* where it stood, in the order of the touches */
	uint8_t touched_count;
	bool claimable; /* the opponent has not lost the right to object by a touch (4.8) */
	bool announced; /* @move was announced with a claim, or sealed, and another one made */
	bool sealed;	/* then: sealed */
};

/* LAWS_EVIDENCE_DISPLACED */
struct laws_displaced_evidence {
	struct laws_differences differences;
	enum laws_result kings; /* in the centre show this, or LAWS_RESULT_NONE */
	/*
	 * At two boards (D.2.9) it is that of @side which differs, and @before is the record; both
	 * last agreed after ply @agreed.
	 */
	bool two_boards;
	unsigned int agreed;
};

/* LAWS_EVIDENCE_CLAIM: what was claimed and found (see struct laws_claim_verdict) */
struct laws_claim_evidence {
	enum laws_claim_of claim;
	unsigned int found;
	unsigned int at_most; /* where the Laws leave that open (2001), else 0 */
	unsigned int needed;
	bool announced;		     /* the claimant had announced the legal @move of @before */
	char written[LAWS_SAN_SIZE]; /* what was announced and is no legal move, or empty */
};

/* LAWS_EVIDENCE_SENSOR */
struct laws_sensor_evidence {
	enum laws_outage outage;
	unsigned int times;   /* FAULT, GONE, RESTART: how often it did not answer, */
	laws_time since;      /* since when, */
	laws_time silent;     /* and for how long in all, in µs */
	laws_squares squares; /* UNFOLLOWED: occupied; SQUARE: @square, if it shows as occupied */
	laws_square square;   /* SQUARE: reported wrongly; else LAWS_NO_SQUARE */
};

/* LAWS_EVIDENCE_STORE */
struct laws_store_evidence {
	enum laws_keeping keeping;
	unsigned int from; /* DIFFERS: the number of the first event that was told otherwise */
};

/* ALERT */
struct laws_verdict_alert {
	unsigned int id; /* from 1 */
	enum laws_alert_kind kind;
	enum laws_confidence confidence;
	bool seen;		     /* by the arbiter, and not by the board */
	struct laws_verdict_due due; /* what its confirmation would cost */
	/* By the evidence of its kind (laws_alert_info()); without a member: the time alone. */
	union {
		struct laws_played_evidence played;
		struct laws_hand_evidence hands;
		struct laws_touch_evidence touches;
		laws_square idle; /* IDLE_TOUCH: where the piece stands */
		struct laws_differences board;
		struct laws_displaced_evidence displaced;
		struct laws_claim_evidence claim;
		enum laws_claim_of request;
		laws_squares position; /* what makes it an illegal one */
		struct laws_sensor_evidence sensor;
		struct laws_store_evidence store;
	};
};

/*
 * A displaced alert has lapsed: for how long board and record differed, in µs, and the plies that
 * were told, or changed, only then; 0: none.
 */
struct laws_verdict_doubt {
	laws_time lasted;
	unsigned int first;
	unsigned int last;
};

/* RULING */
struct laws_verdict_ruling {
	unsigned int number;	   /* from 1 */
	unsigned int alert;	   /* its id; 0: the arbiter gave a penalty without one */
	enum laws_alert_kind kind; /* of the alert */
	enum laws_decision decision;
	enum laws_authority authority;
	bool penalised;	     /* with @penalty, and not with @due */
	unsigned int chosen; /* the candidate that the arbiter chose, or 0 */
	const char *text;    /* of a fine; valid until the next step */
	union {
		struct laws_verdict_due due;
		struct laws_penalty penalty;
		struct laws_verdict_doubt doubt; /* of LAPSED, which costs nothing */
	};
};

/* CLOCK; @side is whose clock runs */
struct laws_verdict_clock {
	struct laws_displays displays;
	laws_time delay; /* how long the running display still stands (a delay), in µs */
	enum laws_clock_change why;
	bool runs;
	bool bare;	     /* PRESS: it completed no move */
	unsigned int alert;  /* then: the id of the alert about it, or 0 */
	const char *control; /* a new time control, as PGN has it, or NULL; valid until the next
			      * step */
};

/*
 * ASSISTED: who entered which order; NAMED: as of the act; NOTED: the text alone. Both are valid
 * until the next step.
 */
struct laws_verdict_said {
	const char *name;
	const char *text;
};

/* DRAW_OFFER */
struct laws_verdict_draw_offer {
	enum laws_draw_offer what;
};

/* CLAIM */
struct laws_verdict_claim {
	enum laws_claim_of of;
	bool decided; /* @held says whether it holds; otherwise the arbiter decides */
	bool held;
};

/* REFUSED */
struct laws_verdict_refused {
	enum laws_act_kind act; /* what was refused */
	enum laws_refusal refusal;
};

/*
 * The judge's answer: what all kinds have, and a body by kind. What a kind does not have is zero;
 * READY, STARTED, IRREGULAR, RESTORED, TURNED and MADE have no body.
 */
struct laws_verdict {
	enum laws_verdict_kind kind;
	enum laws_side side; /* PAUSED, by a player: the claimant */
	laws_time t;
	/*
	 * MADE, COMPLETED, WITHDRAWN, PROMOTION, ANNOUNCEMENT, ALERT; PAUSED, ADJOURNED: after
	 * which @before stands; DRAW_OFFER, OFFERED: the offerer's move with which it is written
	 * down (8.1.5).
	 */
	unsigned int ply;
	unsigned int order;  /* of the act that led to this, or 0 */
	const char *article; /* ENDED, ALERT: static, or NULL where none applies */
	/*
	 * The position in which @move is played; READY, STARTED: the start position; PAUSED,
	 * ADJOURNED: the one that was set. NULL where there is none. It is in the list of the
	 * step, and valid as long as that: who keeps a verdict copies it.
	 */
	const struct laws_position *before;
	struct laws_move move; /* MADE, COMPLETED, WITHDRAWN, PROMOTION, ANNOUNCEMENT, ALERT */
	union {
		struct laws_verdict_state state;
		struct laws_verdict_touch touch;
		struct laws_verdict_adjusted adjusted;
		struct laws_verdict_completed completed;
		struct laws_verdict_withdrawn withdrawn;
		struct laws_verdict_promotion promotion;
		struct laws_verdict_announcement announcement;
		struct laws_verdict_alert alert;
		struct laws_verdict_ruling ruling;
		struct laws_verdict_clock clock;
		struct laws_verdict_said said;
		struct laws_verdict_draw_offer draw_offer;
		struct laws_verdict_claim claim;
		struct laws_verdict_refused refused;
	};
};

/* What the clocks show by @verdict (6.10), a CLOCK or a COMPLETED; NULL for all others. */
static inline const struct laws_displays *laws_verdict_displays(const struct laws_verdict *verdict)
{
	if (verdict->kind == LAWS_VERDICT_CLOCK)
		return &verdict->clock.displays;
	return verdict->kind == LAWS_VERDICT_COMPLETED ? &verdict->completed.displays : NULL;
}

/*
 * The room of a step. Only taking back some thousand plies at once could fill it, or five
 * hundred at two boards, where each is announced.
 */
#define LAWS_VERDICTS_MAX 1024

/* No more than half as many are taken back at once; other verdicts of a step are few. */
#define LAWS_POSITIONS_MAX (LAWS_VERDICTS_MAX / 2 + 64)

/* What a step gives, in its order. It must stay where it is while a verdict of it is in use. */
struct laws_verdicts {
	size_t count;
	/* How many verdicts and positions this step had no room for; the caller should report that
	 * loudly. */
	size_t lost;
	struct laws_verdict verdict[LAWS_VERDICTS_MAX];
	/* What the verdicts' @before point to. */
	size_t position_count;
	struct laws_position position[LAWS_POSITIONS_MAX];
};

/* Of how many of the newest moves more is kept than the course has, and how many alerts stay open.
 */
#define LAWS_JUDGE_RECORD 4
#define LAWS_JUDGE_ALERTS 32
/* How many alerts about moves that nobody has pressed are kept until somebody does. */
#define LAWS_JUDGE_HELD 8
/* So many moves at most are completed in a step; after more the next press goes on with them. */
#define LAWS_JUDGE_COMPLETED (LAWS_VERDICTS_MAX / 4)
/* How many rulings can be undone. */
#define LAWS_JUDGE_RULINGS 32
/* Work memory of the search for a mate: 64 KiB. */
#define LAWS_JUDGE_MATE_MEMORY 8192
/* Of how many positions it is kept whether a side can mate: those of all open alerts, and others.
 */
#define LAWS_JUDGE_MATES (LAWS_JUDGE_ALERTS + 4)
/* How many turns with an offence are kept, the newest, for moves that replace theirs. */
#define LAWS_JUDGE_OFFENCES 3

enum laws_judge_state {
	LAWS_JUDGE_WAITING, /* no game */
	LAWS_JUDGE_PLAYING,
	LAWS_JUDGE_PAUSED,
	LAWS_JUDGE_OVER,
};

struct laws_judge_made {
	unsigned int ply;
	laws_squares opened; /* in that turn, once it is over */
	bool guessed;	     /* a capture, and no contact showed what was captured */
	struct laws_position before;
	struct laws_move move;
};

/* An open alert. */
struct laws_judge_alert {
	unsigned int id;
	enum laws_alert_kind kind;
	enum laws_confidence confidence;
	enum laws_side side;
	laws_time since;  /* when it was told */
	unsigned int ply; /* the move in question, made or not */
	bool pressed;	  /* and the clock was pressed after it */
	bool touched;	  /* the opponent has touched a piece since */
	bool claimed;	  /* he has claimed it, and forfeits nothing by his acts from then on */
	bool sealed;	  /* it was a sealed move */
	bool searched;	  /* it is kept whether the opponent can mate from before the move */
	enum laws_result shown;	  /* DISPLACED, by kings in the centre; else LAWS_RESULT_NONE */
	enum laws_claim_of claim; /* QUICKPLAY_CLAIM */
	bool seen;		  /* by the arbiter, where the record has a legal move or nothing */
	laws_square square;	  /* which alone says so, or LAWS_NO_SQUARE */
	/* The article that was found, static; NULL: that of its kind. */
	const char *article;
};

/* A ruling, with what is needed to undo it. */
struct laws_judge_ruling {
	unsigned int number;
	struct laws_judge_alert alert; /* its id is 0 where there was none */
	struct laws_due due;
	struct laws_penalty penalty;
	bool penalised;
	bool confirmed;
	unsigned int acted;	/* how often the offender had acted by then */
	laws_time given[2];	/* to each clock; negative: taken */
	bool ended;		/* the game, by this */
	enum laws_side resumes; /* then: whose clock ran before */
	bool undone;
};

/* A move sealed for an adjournment; secret until play is resumed. */
struct laws_judge_sealed {
	unsigned int ply;	  /* 0: none */
	char text[LAWS_SAN_SIZE]; /* as written */
	bool waits;  /* in play: opened when the player who must reply arrives (I.7, I.9.3) */
	bool opened; /* it is legal, and @move must be made on the board */
	struct laws_move move;
};

/* What is known about hands in a turn. Squares are where pieces stood. */
struct laws_judge_hands {
	bool unknown;		 /* the turn has missed acts: no breach is raised */
	laws_time last[2];	 /* when a piece was touched last, and before that */
	laws_square last_square; /* where that was */
	laws_squares opened;	 /* every square that a piece was lifted from, by either side */
	laws_squares away;	 /* pieces in a hand */
	laws_squares alone;	/* of these, pieces that were the only one in a hand all the time */
	laws_time touched[64];	/* when they were touched */
	uint32_t doubt[64];	/* so much sooner it may have been */
	laws_squares moved;	/* where moved pieces have been released */
	laws_time released[64]; /* and when */
	laws_time
		rested; /* the longest time that a released piece stood before it was moved again */
	laws_squares nudged; /* pieces that were back sooner than a hand can put them back */
	laws_squares
		unsure; /* pieces that were perhaps not touched by the mover's hand, or adjusted */
	laws_squares idle; /* the opponent's, lifted without a use for them */
	bool idle_told;
	enum laws_kind seen; /* a promoted piece that the source recognised */
	bool likely;	     /* a likely breach of 4.2 to 4.7 by the mover was raised */
	unsigned int alerts[LAWS_ALERTS]; /* ids of alerts about breaches in this turn, or 0 */
};

/* The turn of ply @ply, in which an alert about an offence was raised. */
struct laws_judge_offence {
	unsigned int ply; /* or 0 */
	struct laws_turn turn;
	struct laws_judge_hands hands;
};

/* What was read from a board that shows no legal move, and how sure that is. */
struct laws_judge_play {
	enum laws_confidence confidence;
	struct laws_played_evidence evidence;
};

/* What a player may do with two hands, or with the wrong one. */
enum laws_judge_habit {
	LAWS_JUDGE_TAKING,
	LAWS_JUDGE_CASTLING,
	LAWS_JUDGE_PRESSING,
	LAWS_JUDGE_HABITS,
};

/* The judge's state; its members are its own, and it must stay where it is. */
struct laws_judge {
	struct laws_regulations regulations;
	enum laws_judge_state state;
	struct laws_clock clock;
	laws_time flag_margin;
	struct laws_position position; /* of the last move that is over */
	laws_piece board[64];	       /* what the acts have left standing */
	unsigned int ply;	       /* of the last move that is over */
	bool assumed;		       /* the made move promotes, and the queen is only assumed */
	bool made; /* the board shows a legal move from position, the one in record */
	/*
	 * Up to this ply every move is completed. What was made after it waits for a press: it may
	 * be an analysis, of any length.
	 */
	unsigned int completed;
	/*
	 * While the record was in doubt so many presses came for moves that were not told yet; up
	 * to this ply they have been told.
	 */
	unsigned int pressed_ahead;
	unsigned int pressed_ply;
	/* The clock was stopped: no lever is down. */
	bool stopped;
	unsigned int off_clock; /* the first ply that was played meanwhile and is open, or 0 */
	/* Alerts about moves after @completed; more are held back while @holds_back. */
	struct laws_judge_held {
		struct laws_judge_alert alert;
		struct laws_verdict verdict;
	} held[LAWS_JUDGE_HELD];
	size_t held_count;
	bool holds_back;
	struct laws_judge_made record[LAWS_JUDGE_RECORD];
	laws_time made_at;
	laws_time pressed_at; /* when a move was completed by a press last */
	bool blind;  /* of some squares nothing is known: an offence is possible, no more */
	bool astray; /* reported that no single move explains the board */
	unsigned int astray_alert; /* by the alert with this id */
	enum laws_result centred;  /* by kings in the centre that show this, or LAWS_RESULT_NONE */
	bool unobserved;	   /* part of what the board shows was not observed */
	unsigned int doubtful;	   /* for so many moves an inferred move may turn out wrong */
	enum laws_side resumes;	   /* while paused or stopped: whose clock goes on */
	bool reversed;		   /* the players have each other's colours */
	bool irregular;		   /* an irregularity was confirmed: the board must be restored */
	struct laws_judge_claim {
		bool awaited; /* paused by a claim that waits for a ruling (9.5.1) */
		/*
		 * And @side pressed last meanwhile. Without a claim: while the board was to be
		 * restored the clock of the player to move was started.
		 */
		bool pressed;
		enum laws_side side;
	} claim;
	bool adjourned;	    /* while paused */
	bool ended_by_move; /* the game, by mate or stalemate */
	bool guessed;	    /* the last act says that such an end is a guess */
	struct laws_judge_sealed sealed;
	/* Half points by penalties: from each side's score (12.9.5), and to it (12.9.4). */
	struct laws_judge_points {
		unsigned int taken[2];
		unsigned int given[2];
	} points;
	/* The part of them that is in the present score already, from the first rulings. */
	struct laws_judge_points settled;
	unsigned int settled_rulings;
	bool score_decided; /* the game is about to end with a score that is final */
	/* How the game ended, and how that was reported last. */
	struct laws_judge_end {
		enum laws_result result;
		enum laws_result told;
		bool told_reversed;
		enum laws_reason reason;
		bool is_guess;	     /* later moves may tell that it was not over */
		const char *article; /* static, or NULL where none applies */
	} end;
	unsigned int acted[2]; /* how often each side has made a move, or pressed without one */
	unsigned int scoresheets[2]; /* how often each side asked for one */
	unsigned int alerts;	     /* raised so far */
	struct laws_judge_outage {
		bool silent; /* the board does not answer */
		enum laws_outage why;
		laws_time since;    /* since when it is silent, or answers */
		laws_time first;    /* the first of these times */
		laws_time sum;	    /* how long it was silent in all */
		unsigned int times; /* until it has answered for long */
		bool pause_is_told;
		unsigned int alert; /* the id of the alert, or 0 */
	} outage;
	enum laws_keeping keeping;
	unsigned int keeping_alert; /* the id of the alert about that, or 0 */
	/* The id of the alert about a game that is not followed, or 0. */
	unsigned int unfollowed_alert;
	unsigned int square_alerts[64]; /* ids of alerts about these, or 0 */
	unsigned int loose_alert;	/* the id of the alert about pieces that lie about, or 0 */
	/* The two boards of Appendix D, by who sits there. */
	struct laws_judge_board {
		bool differs;	      /* from the record, */
		laws_squares squares; /* on these */
		unsigned int agreed;  /* the last ply that both boards showed */
		unsigned int alert;   /* the id of the alert about that, or 0 */
	} boards[2];
	bool boards_asked; /* that they differ was confirmed: the players put them right */
	/* What was announced last. */
	struct laws_judge_announced {
		unsigned int ply;
		uint8_t promotion; /* as it was named, or LAWS_NO_KIND */
		bool changed;	   /* the move was, and the one in its place is a correction */
	} announced;
	/* The piece last lifted from a square and put back there, and in which move. */
	struct laws_judge_put_back {
		laws_piece piece;
		unsigned int ply;
	} put_back[64];
	struct laws_judge_absence {
		bool awaited;	 /* the default time is not over yet */
		bool resumption; /* of an adjourned game */
		/* What the arbiter has said of each player while it is adjourned. */
		enum laws_judge_presence {
			LAWS_JUDGE_PRESENCE_UNSAID,
			LAWS_JUDGE_PRESENT,
			LAWS_JUDGE_ABSENT,
		} said[2];
		laws_time started;
		laws_time arrived[2]; /* how long after that each side first acted, or LAWS_NEVER */
	} absence;
	struct laws_judge_alert open[LAWS_JUDGE_ALERTS];
	size_t open_count;
	struct laws_judge_ruling rulings[LAWS_JUDGE_RULINGS]; /* by number */
	unsigned int ruling_count;
	struct laws_ledger ledger;
	struct laws_draws draws;
	/* Each side's last offer of a draw. */
	struct laws_judge_offer {
		laws_time t;
		unsigned int ply;     /* a touch in a later one came after it */
		laws_squares doubted; /* whence the opponent may have touched a piece since */
	} offers[2];
	struct laws_hands reach; /* the ways of hands and their times */
	/* By side, what an alert about hands has told of. */
	bool told_habits[2][LAWS_JUDGE_HABITS];
	struct laws_turn turn;	       /* of the side to move in @position */
	struct laws_judge_hands hands; /* in that turn */
	struct laws_judge_offence offences[LAWS_JUDGE_OFFENCES];
	unsigned int held_up;  /* the ply whose mate does not end the game, as it broke 4.2 to 4.7;
				  or 0 */
	unsigned int forgiven; /* the ply of which the arbiter has ruled that it did not; or 0 */
	struct laws_course course; /* also of a move that is made */
	/*
	 * The position that an illegal move, or none, has left, from which the opponent may go
	 * on.
	 */
	struct laws_judge_as_played {
		bool is_known;
		bool moved; /* a piece was moved, and not only the lever */
		enum laws_offence offence;
		struct laws_position position;
		unsigned int alert; /* the id of the alert about it, or 0 */
		struct laws_judge_play told;
	} as_played;
	/* A position of A.5.4: the ply after which it was first seen, and the alert, or 0. */
	struct laws_judge_illegal_position {
		unsigned int ply;
		unsigned int alert;
	} illegal_position;
	struct laws_history history;
	struct laws_position alive; /* the last position that was found not to be dead */
	bool can_mate;		    /* a side can certainly mate from there */
	/* What a thorough search has found, by position and side. */
	struct laws_judge_mates {
		struct laws_position position;
		bool known[2];
		enum laws_mate mate[2];
	} mates[LAWS_JUDGE_MATES];
	unsigned int mates_next; /* place of the oldest */
	unsigned int searches;	 /* that steps and laws_judge_cost() have made themselves */
	/* Written before they are read, so they need no clearing. */
	struct laws_appearance appearances[LAWS_HISTORY_USUAL];
	struct laws_clock_gain gains[LAWS_COURSE_PLIES]; /* of the moves of the course, by ply */
	uint64_t mate_memory[LAWS_JUDGE_MATE_MEMORY];
};

/*
 * Begins without a game. @flag_margin, in µs: the longest time by which acts arrive late.
 * The fall of a flag is reported that much later, with its own time, because a press that
 * came first must count (Article 6.8).
 */
void laws_judge_init(struct laws_judge *judge, const struct laws_regulations *regulations,
		     laws_time flag_margin);

/*
 * Takes @act, or NULL when the deadline has come, at @now, in µs and never before the last
 * step's, and fills @verdicts, which cite their articles. An act that is not possible is
 * refused by one verdict; nothing else fails. Returns the next deadline (Articles 4 to 9),
 * or LAWS_NEVER.
 */
laws_time laws_judge_step(struct laws_judge *judge, const struct laws_act *act, laws_time now,
			  struct laws_verdicts *verdicts);

/*
 * True when the rest of a move is awaited, or the naming of a promoted piece (4.4.4), and no
 * flag falls before.
 */
bool laws_judge_awaits_rest(const struct laws_judge *judge);

/*
 * What the arbiter's confirmation of the open alert @alert would cost at @now, in µs and never
 * before the last step's: a ruling since the alert was told may have changed it, for illegal moves
 * add up (Article 7.5.5). Fills @due; false, with @due untouched, when no such alert is open.
 * Nothing that is told later changes by it.
 */
bool laws_judge_cost(struct laws_judge *judge, unsigned int alert, laws_time now,
		     struct laws_verdict_due *due);

/*
 * A result, and what it would cost to confirm an alert, may depend on whether a side can mate
 * (5.1.2, 6.9, 7.5.5). Where a step finds that unknown it searches for it, which takes up to half a
 * second. Who cannot wait that long searches before, elsewhere:
 *
 * True when it is unknown of the present position, or of one that the cost of an open alert
 * depends on, and no short search tells: fills *@position and
 * *@side for laws_judge_search_mate(). False, with both undefined, when nothing is unknown.
 * Called before each step; no verdict depends on whether it is.
 */
bool laws_judge_wants_mate(struct laws_judge *judge, struct laws_position *position,
			   enum laws_side *side);

/*
 * Whether @side can mate from @position by any series of legal moves (5.1.2, 6.9), as a step would
 * search for it. @memory: for the search; its contents need no preparation. Independent of any
 * judge, so that another thread may call it.
 */
enum laws_mate laws_judge_search_mate(const struct laws_position *position, enum laws_side side,
				      uint64_t memory[LAWS_JUDGE_MATE_MEMORY]);

/*
 * Tells @judge @mate, which laws_judge_search_mate() has returned for @position and @side: the
 * results that depend on it (5.1.2, 6.9) are decided by it.
 */
void laws_judge_know_mate(struct laws_judge *judge, const struct laws_position *position,
			  enum laws_side side, enum laws_mate mate);

#ifdef __cplusplus
}
#endif

#endif
