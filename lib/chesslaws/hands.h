/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Hands: whether one hand can have made a move (Articles 4.1, 7.5.4), and
 * pressed the clock after it (6.2.3), from where and when pieces left and met
 * the board.
 *
 * It rests on Fitts' law. The times of his own first experiment (P. M. Fitts, J.
 * Exp. Psychol. 47, 1954, table 1: a stylus of an ounce, targets of 2 in,
 * amplitudes of 2 to 16 in took 180, 212, 281 and 372 ms) lie within 11 ms of 152
 * ms and 0.55 ms a millimetre. How long a hand took is given as a share of that
 * time, in per cent. It is evidence and never proof. A piece is pushed aside
 * before it is gripped, and a reed opens before its piece is lifted; therefore
 * every distance is taken one square shorter.
 */
#ifndef CHESSLAWS_HANDS_H
#define CHESSLAWS_HANDS_H

#include <chesslaws/move.h>
#include <chesslaws/regulations.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How long a hand needs, by Fitts, over @distance mm, in µs: for Articles 4.1 and 6.2.3. */
laws_time laws_hand_time(unsigned int distance);

/* A player's moves are counted in steps of so many per cent of Fitts' time; the last: more. */
#define LAWS_PACE_STEPS 24
#define LAWS_PACE_STEP	10

#define LAWS_RECENT 16

/* The newest shares of one kind. */
struct laws_recent {
	unsigned int count; /* ever */
	uint16_t shares[LAWS_RECENT];
};

/* How fast a player's hand has been in this game; the members are the functions' own. */
struct laws_pace {
	unsigned int moves;
	unsigned int within[LAWS_PACE_STEPS];
	struct laws_recent recent;
};

/* How soon a player has pressed after his moves. */
struct laws_presses {
	struct laws_recent recent;
	laws_square square; /* the last piece's, before his last quick press */
	laws_time between;  /* how long after the piece stood that press came; 0: none yet */
	unsigned int too_soon;
};

#define LAWS_HAND_EVENTS 24

/* What the hands of both players have done; the members are the functions' own. */
struct laws_hands {
	unsigned int square_size; /* mm */
	struct laws_pace pace[2];
	struct laws_presses presses[2];
	int clock_right; /* how much speaks for a clock at the h-file, or, below 0, at the a-file */
	struct laws_hand_event {
		laws_square square;
		bool placed; /* else lifted */
		laws_time t;
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

enum laws_hand_sign {
	LAWS_HAND_NO_SIGN,
	LAWS_HAND_TOO_FAR,   /* two squares are too far apart for the time between */
	LAWS_HAND_BOTH_HELD, /* castling: king and rook were in the air together */
	LAWS_HAND_ON_CLOCK,  /* pressed sooner than the hand that moved could come */
};

/* What speaks for two hands, as numbers to be weighed. */
struct laws_hand_evidence {
	laws_time between;  /* µs; BOTH_HELD: how long together */
	laws_time together; /* µs; captures: both off the board, before the own one stood */
	enum laws_hand_sign sign;
	unsigned int speed;	/* mm/s that one hand would have needed at least; 0: any */
	unsigned int share;	/* per cent of Fitts' time for that way */
	uint16_t distance;	/* mm, between their centres, or to the clock beside the board */
	uint16_t times;		/* ON_CLOCK: so often in this game, this time counted */
	uint16_t moves;		/* of this player that could be timed */
	uint16_t as_fast;	/* of these took no larger share */
	laws_square squares[2]; /* in the order of their times; ON_CLOCK: the first only */
	bool beyond_hands;	/* no hand goes that way in that time, however quick its player */
};

/*
 * Whether @move, legal in @position, was made with two hands (4.1) by what was
 * lifted and placed since it began. Only the pieces that took part in it are
 * looked at. False, without evidence, unless one hand would have had to be far
 * quicker than hands mostly are, and than this player's has been of late. A
 * capture is also left alone when its times fit one hand that sweeps the piece off
 * with its own. An alert is likely only with beyond_hands, and otherwise no more
 * than possible: an elbow, a sleeve or a piece that was nudged is quick, too, and
 * one hand can hold king and rook, or grip two neighbours at once.
 */
bool laws_hands_two(const struct laws_hands *hands, const struct laws_position *position,
		    struct laws_move move, struct laws_hand_evidence *evidence);

/*
 * @move was completed by a press at @t: whether by another hand than the one that
 * placed its last piece (6.2.3). False, without evidence, unless one hand would
 * have had to be far quicker to the clock than hands mostly are, and than this
 * player's has been. The side on which the clock stands is learned from both
 * players' presses; until then the nearer side is assumed. The clock is taken to
 * be beside the middle of the edge, a square's width away. An alert is no more
 * than possible: a reed may have closed late.
 */
bool laws_hands_pressed(struct laws_hands *hands, const struct laws_position *position,
			struct laws_move move, laws_time t, struct laws_hand_evidence *evidence);

/* Adds the time of the finished @move to what is known of the player's pace (4.1, 6.2.3). */
void laws_hands_learn(struct laws_hands *hands, const struct laws_position *position,
		      struct laws_move move);

#ifdef __cplusplus
}
#endif

#endif
