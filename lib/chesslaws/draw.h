/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The drawn game (Article 9): offers and agreement, claims of threefold and
 * of 50 moves, and the draws that need no claim.
 *
 * The caller tells what the players do, and in which order; the functions say
 * what follows from it. They end no game and change no clock.
 */
#ifndef CHESSLAWS_DRAW_H
#define CHESSLAWS_DRAW_H

#include <chesslaws/history.h>
#include <chesslaws/penalty.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What an announced move binds its player to (Article 9.5.3). */
enum laws_bound_kind {
	LAWS_BOUND_FREE,
	LAWS_BOUND_MOVE,    /* to @move */
	LAWS_BOUND_PIECE,   /* to a move with the piece on @square (4.3.1, 4.4.3) */
	LAWS_BOUND_CAPTURE, /* to a capture of the piece on @square (4.3.2) */
};

/* What binds a player: members that the kind does not name mean nothing. */
struct laws_bound {
	enum laws_bound_kind kind;
	struct laws_move move;
	laws_square square;
};

/* Whether the legal @move of @position is one that @bound allows (9.5.3). */
bool laws_bound_allows(const struct laws_bound *bound, const struct laws_position *position,
		       struct laws_move move);

/* Offers and rights of claim in a game; the members are the functions' own. */
struct laws_draws {
	enum laws_edition edition;
	unsigned int offers_from;
	unsigned int first_ply; /* of the game, counted from White's first move of a full one */
	unsigned int ply;	/* of the move to be made next */
	bool completed;		/* the last move made has been completed */
	bool touched;		/* the side to move has touched a piece */
	bool offered[2];
	struct laws_bound bound[2]; /* each side, in its move of @bound_ply */
	unsigned int bound_ply[2];
};

/* Begins a game from @position, in which nothing has been offered or claimed (9.1, 9.2). */
void laws_draws_init(struct laws_draws *draws, const struct laws_regulations *regulations,
		     const struct laws_position *position);

/*
 * @side has touched a piece meaning to move or capture it (Article 4.3). That
 * rejects the opponent's offer (9.1.2.1), and since 2017 ends the right to
 * claim on this move, if it is that side's (9.4).
 */
void laws_draws_touched(struct laws_draws *draws, enum laws_side side);

/* The same of a touch that came before the opponent's offer, which stands (9.1.2.1). */
void laws_draws_touched_before(struct laws_draws *draws, enum laws_side side);

/* Whoever has the move has made one (Article 4.7): the opponent has the move (1.3). */
void laws_draws_made(struct laws_draws *draws);

/* The last move made has been completed (Article 6.2.1). */
void laws_draws_completed(struct laws_draws *draws);

/*
 * The move last made was changed or taken back before it was over: its player has
 * the move again, and has touched a piece. Nothing happens before the first move.
 * Offers stand (9.1.2.1).
 */
void laws_draws_withdrawn(struct laws_draws *draws);

/*
 * The arbiter has gone back to @position of this game (Articles 7.5.1, 7.6), with
 * its move still to begin. Offers stand: nothing in 9.1.2.1 ends them; and a
 * player who had announced that move must still make it.
 */
void laws_draws_restored(struct laws_draws *draws, const struct laws_position *position);

/* The game is over, and every offer with it (Article 9.1.2.1). */
void laws_draws_ended(struct laws_draws *draws);

/* How an offer was made (9.1.2.1). */
enum laws_offer {
	LAWS_OFFER_IN_ORDER,	 /* after a move was made, before it was completed (9.1.2.1) */
	LAWS_OFFER_OUT_OF_ORDER, /* at another time: valid, but see Article 11.5 */
	LAWS_OFFER_STANDS,	 /* the last one has not been answered; see Article 11.5 */
	LAWS_OFFER_TOO_EARLY,	 /* refused: the event allows none yet (9.1.1, since 2017) */
};

/* True when the event allows a draw to be offered by either side now (Article 9.1.1). */
bool laws_draws_may_offer(const struct laws_draws *draws);

/*
 * @side offers a draw (9.1.2). Returns how that was. It stands until the opponent accepts, rejects
 * or touches a piece, or the game ends. With offers allowed from move N, those count that come
 * while a player thinks about his move N or has just made it.
 */
enum laws_offer laws_draws_offer(struct laws_draws *draws, enum laws_side side);

/*
 * The same of an offer that is made when @plies moves more have been made (4.7) than were told:
 * which ones is not known yet, but move N of 9.1.1 is counted with them.
 */
enum laws_offer laws_draws_offer_ahead(struct laws_draws *draws, enum laws_side side,
				       unsigned int plies);

/* True while an offer of @side stands (9.1.2.1). */
static inline bool laws_draws_offer_stands(const struct laws_draws *draws, enum laws_side side)
{
	return draws->offered[side];
}

/* What became of an acceptance (5.2.3). */
enum laws_agreement {
	LAWS_AGREEMENT_REACHED,
	LAWS_AGREEMENT_NO_OFFER,  /* none of the opponent stands */
	LAWS_AGREEMENT_TOO_EARLY, /* a player has made no move yet (5.2.3, since 2017) */
};

/*
 * @side accepts the opponent's offer (5.2.3, 9.1.2.1). Returns what became of that;
 * @ending is filled only when it draws the game.
 */
enum laws_agreement laws_draws_accept(struct laws_draws *draws, enum laws_side side,
				      struct laws_ending *ending);

/* @side rejects the opponent's offer (9.1.2.1). Returns false when none stands. */
bool laws_draws_decline(struct laws_draws *draws, enum laws_side side);

enum laws_claim_kind {
	LAWS_CLAIM_THREEFOLD, /* Article 9.2 */
	LAWS_CLAIM_FIFTY,     /* Article 9.3 */
};

/* A claim of a draw. */
struct laws_claim {
	enum laws_claim_kind kind;
	enum laws_side side;
	bool announced; /* it rests on @move, which has not been made (9.2.1, 9.3.1) */
	/* May be illegal: then its squares say what was meant. */
	struct laws_move move;
};

enum laws_claim_outcome {
	LAWS_CLAIM_HOLDS,    /* the game is drawn, see @ending (9.5.2) */
	LAWS_CLAIM_WRONG,    /* see @penalty and @bound (9.5.3) */
	LAWS_CLAIM_NO_RIGHT, /* see @lack: it is no claim, and costs nothing by 9.5.3 */
};

enum laws_claim_lack {
	LAWS_CLAIM_LACKS_NOTHING,
	LAWS_CLAIM_LACKS_MOVE,	  /* the opponent has the move (9.2, 9.3; 2001: 9.4) */
	LAWS_CLAIM_LACKS_TOUCH,	  /* he has touched a piece on this move (9.4, since 2017) */
	LAWS_CLAIM_LACKS_FREEDOM, /* an earlier claim announced another move (9.2.1, 9.3.1) */
};

/* What becomes of a claim. Members that the outcome does not name are zero. */
struct laws_claim_verdict {
	enum laws_claim_outcome outcome;
	enum laws_claim_lack lack;
	struct laws_ending ending;
	struct laws_due penalty;
	struct laws_bound bound; /* the claimant, if the game goes on */
	/* Appearances of the position, or moves of either side without pawn and capture. */
	unsigned int found;
	unsigned int at_most; /* likewise, as 2001's 9.2 can also be read; not less than @found */
	unsigned int needed;  /* of them, for the claim to hold */
	bool is_offer;	      /* since it is wrong it stands as an offer (9.1.2.3) */
	bool completes;	      /* 2023, 6.2.1.1: the announced move counts as completed */
	const char *article;  /* of the outcome; static */
};

/*
 * Judges @claim at the present @position, the newest of @history; @ledger
 * knows the penalty. A wrong one leaves an offer and binds the claimant.
 *
 * A claim that holds ends the game at once (9.5.2), also when the announced
 * move would mate: it has not been made, and only 9.6.2 puts mate first. When
 * the claim is wrong that move must be made, and then mates.
 *
 * An announced move that is legal must be made. Since 2017 one that is not binds
 * like a touch of its piece, because it must be made by Articles 3 and 4. In 2001
 * an impossible announcement has no effect.
 */
struct laws_claim_verdict laws_draws_claim(struct laws_draws *draws,
					   const struct laws_history *history,
					   const struct laws_position *position,
					   const struct laws_ledger *ledger,
					   const struct laws_claim *claim);

/* What the player who has the move is bound to by his claim on this move (9.5.3). */
struct laws_bound laws_draws_bound(const struct laws_draws *draws);

/*
 * What the player of the last move was bound to by his claim before it: that move
 * complies only if laws_bound_allows() it (9.5.3).
 */
struct laws_bound laws_draws_was_bound(const struct laws_draws *draws);

/*
 * Whether a claimant must himself pause the clocks (2001, Article 9.5); since
 * 2017 he or the arbiter does (9.5.1), so that a claim does not fail for it.
 */
static inline bool laws_claim_needs_pause(enum laws_edition edition)
{
	return edition == LAWS_EDITION_2001;
}

/*
 * Whether the game is drawn without a claim (Article 9.6, since 2017): the
 * present @position, the newest of @history, has appeared five times, or 75
 * moves by each player were without pawn and capture and the last did not
 * mate. Fills @ending only when it is.
 */
bool laws_draw_is_due(const struct laws_history *history, const struct laws_position *position,
		      struct laws_ending *ending);

#ifdef __cplusplus
}
#endif

#endif
