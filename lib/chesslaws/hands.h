/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Hands: whether one hand can have made a move (Articles 4.1, 7.5.4), and
 * pressed the clock after it (6.2.3), from where and when pieces left and met
 * the board.
 *
 * It rests on Fitts' law, and on the times for closing on a piece and letting go
 * of it; turn/hands.c has all figures, with their sources. How long a hand took is
 * given as a share of the law's time for that very way, in per cent. It is evidence
 * and never proof. Reeds open and close at some distance from the middle;
 * therefore a way between squares is taken shorter by that.
 */
#ifndef CHESSLAWS_HANDS_H
#define CHESSLAWS_HANDS_H

#include <chesslaws/move.h>
#include <chesslaws/regulations.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * How long a hand needs by Fitts over @distance mm to a target of @width mm, not 0, in µs: for
 * Articles 4.1 and 6.2.3.
 */
laws_time laws_hand_time(unsigned int distance, unsigned int width);

/* Ways are counted in steps of so many per cent of the law's time; the last: more. */
#define LAWS_PACE_STEPS 24
#define LAWS_PACE_STEP	10

#define LAWS_RECENT 16

/* How fast a player's hand has gone one kind of way in this game; the functions' own. */
struct laws_habit {
	unsigned int count;
	unsigned int within[LAWS_PACE_STEPS];
	uint16_t newest[LAWS_RECENT]; /* shares */
};

enum laws_hand_habit {
	LAWS_HAND_MOVING,   /* a piece, from square to square */
	LAWS_HAND_PRESSING, /* from the square to the clock */
	LAWS_HAND_HABITS,
};

/* What a player's presses tell of where the clock stands. */
struct laws_presses {
	laws_square square; /* the last piece's, before his last quick press */
	laws_time between;  /* how long after the piece stood that press came; 0: none yet */
	unsigned int too_soon;
};

#define LAWS_HAND_EVENTS 24

/* What the hands of both players have done; the members are the functions' own. */
struct laws_hands {
	unsigned int square_size; /* mm */
	struct laws_habit habits[2][LAWS_HAND_HABITS];
	struct laws_presses presses[2];
	int clock_right; /* how much speaks for a clock at the h-file, or, below 0, at the a-file */
	struct laws_hand_event {
		laws_square square;
		bool placed; /* else lifted */
		laws_time t;
		laws_time since;    /* no earlier than this */
	} events[LAWS_HAND_EVENTS]; /* of the present move, the newest ones, in their order */
	unsigned int count;
};

/* Begins a game (4.1, 6.2.3) on a board with squares of @square_size mm, from 10 to 1000. */
void laws_hands_init(struct laws_hands *hands, unsigned int square_size);

/* A move begins (Article 4.1): what hands did before it is forgotten, but for the pace. */
void laws_hands_begin(struct laws_hands *hands);

/* A piece left @square, or met it (Article 4.1), at @t, the first change of contact. */
void laws_hands_lifted(struct laws_hands *hands, laws_square square, laws_time t);
void laws_hands_placed(struct laws_hands *hands, laws_square square, laws_time t);

/* The same (4.1) where that was seen at @t, and may have been as early as @since. */
void laws_hands_lifted_within(struct laws_hands *hands, laws_square square, laws_time since,
			      laws_time t);

/* Likewise (4.1). */
void laws_hands_placed_within(struct laws_hands *hands, laws_square square, laws_time since,
			      laws_time t);

enum laws_hand_sign {
	LAWS_HAND_NO_SIGN,
	LAWS_HAND_TOO_FAR,   /* two squares are too far apart for the time between */
	LAWS_HAND_BOTH_HELD, /* castling: king and rook were in the air together */
	LAWS_HAND_ON_CLOCK,  /* pressed sooner than the hand that moved could come */
};

/* What speaks for two hands, as numbers to be weighed. */
struct laws_hand_evidence {
	laws_time between;  /* µs, at most; BOTH_HELD: how long together, at least */
	laws_time together; /* captures: both off the board, before the own one stood */
	enum laws_hand_sign sign;
	unsigned int usual;	/* µs that a hand needs for all of that, by the law */
	uint16_t speed;		/* mm/s that one hand would have needed at least; 0: any */
	uint16_t share;		/* per cent of what it needs for the least way that it went */
	uint16_t distance;	/* mm, between their centres, or to the clock beside the board */
	uint16_t times;		/* ON_CLOCK: so often in this game, this time counted */
	uint16_t moves;		/* of this player that could be timed before; ON_CLOCK: presses */
	uint16_t as_fast;	/* of these took no larger share */
	laws_square squares[2]; /* in the order of their times; ON_CLOCK: the first only */
	bool beyond_hands;	/* no hand goes that way in that time, however quick its player */
};

/*
 * Whether @move, legal in @position, was made with two hands (4.1) by what was
 * lifted and placed since it began. Only the pieces that took part in it are
 * looked at. False, without evidence, unless one hand would have had to be quicker
 * than in half of the law's time, or, where the player's own pace is known, much
 * quicker than that and than the law; or king and rook were in the air together. A
 * capture is left alone when its times fit one hand that sweeps the piece off with
 * its own, and such a castling when one hand took the rook in its own time. An alert is likely only
 * with beyond_hands, and otherwise no more than possible: an elbow, a sleeve or a piece that was
 * nudged is quick, too, and one hand can hold king and rook, or grip two neighbours at once. Of
 * times that are uncertain those count that speak for the player, and none speaks for an order that
 * is uncertain.
 */
bool laws_hands_two(const struct laws_hands *hands, const struct laws_position *position,
		    struct laws_move move, struct laws_hand_evidence *evidence);

/*
 * True when @move castles, and king and rook were in the air together, or lifted sooner after one
 * another than one hand gets from the one to the other: whichever reed opened first, that is one
 * action, and no touch of the rook before the king (4.4.2). In Chess960 the one may have to wait
 * for the other in the air, which says nothing.
 */
bool laws_hands_both_held(const struct laws_hands *hands, const struct laws_position *position,
			  struct laws_move move);

/*
 * @move was completed by a press at @t: whether by another hand than the one that
 * placed its last piece (6.2.3). False, without evidence, unless one hand would
 * have had to come in less than half of the law's time; or, where it is known how
 * soon this player presses, much sooner than that and than the law. The side on
 * which the clock stands is learned from both players' presses; until then the
 * nearer side is assumed. The clock is taken to be beside the middle of the edge, a
 * square's width away, and its lever where it is nearest. An alert is no more than
 * possible: a reed may have closed late.
 */
bool laws_hands_pressed(struct laws_hands *hands, const struct laws_position *position,
			struct laws_move move, laws_time t, struct laws_hand_evidence *evidence);

/* The same for a press that was seen at @t, and may have been as early as @since (6.2.3). */
bool laws_hands_pressed_within(struct laws_hands *hands, const struct laws_position *position,
			       struct laws_move move, laws_time since, laws_time t,
			       struct laws_hand_evidence *evidence);

/* Adds the time of the finished @move to what is known of the player's pace (4.1, 6.2.3). */
void laws_hands_learn(struct laws_hands *hands, const struct laws_position *position,
		      struct laws_move move);

#ifdef __cplusplus
}
#endif

#endif
