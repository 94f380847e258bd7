/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The chessclock (Article 6): two time displays of which one at most runs, with
 * periods, increments, delay and move counters. The caller passes the time in; no
 * function reads a clock.
 */
#ifndef CHESSLAWS_CLOCK_H
#define CHESSLAWS_CLOCK_H

#include <chesslaws/regulations.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a display shows at most, in µs: 100 days. More that is set or added is cut off there. */
#define LAWS_CLOCK_MOST (100 * 24 * 3600 * LAWS_SECOND)

/* The displays; members are the functions' own. Without a time control nothing is kept. */
struct laws_clock {
	struct laws_time_control control;
	laws_time left[2];	   /* when the running side was last settled; not above the most */
	laws_time delay_left[2];   /* of each side's present move */
	laws_time since;	   /* when the running side was last settled */
	laws_time stood;	   /* while held, in all */
	laws_time spent[2];	   /* of the time for moves, in all; see laws_clock_take_back() */
	unsigned int completed[2]; /* moves, in all */
	unsigned int moves[2];	   /* of these in the present period */
	unsigned int period[2];
	laws_time fell_at[2]; /* LAWS_NEVER while the flag is up */
	bool running[2];
	bool fallen[2]; /* the flag's fall has been reported */
	bool held;	/* whatever runs stands still for now */
};

/* Sets both displays to the first period with its first increment (Article 6.3); none runs. */
void laws_clock_init(struct laws_clock *clock, const struct laws_time_control *control);

/*
 * Starts the clock of @side at @now; the other side's is paused (Article 6.2.1).
 * @now is in µs, by any clock that never goes back, the same one in all calls.
 */
void laws_clock_start(struct laws_clock *clock, enum laws_side side, laws_time now);

/* Pauses whatever runs at @now (Article 6.11). */
void laws_clock_pause(struct laws_clock *clock, laws_time now);

/*
 * Holds the clock from @now until laws_clock_let_go(). What runs, or is started
 * meanwhile, stands still but does not count as paused. While the board does not
 * answer, no time can be measured reliably, and so none is counted (Article 7.1).
 */
void laws_clock_hold(struct laws_clock *clock, laws_time now);
void laws_clock_let_go(struct laws_clock *clock, laws_time now);

/*
 * What completing a move added, so that the move can be taken back; all 0: the
 * move was not counted.
 */
struct laws_clock_gain {
	laws_time given; /* increment and next period's time, in µs */
	laws_time spent; /* 1 more than what the side had spent by then, in µs; 0: see above */
};

/*
 * @side has completed a move at @now (Articles 6.2.1, 6.3): counts it, adds the
 * increment of the next move, begins its delay anew, and adds the next period's
 * time when this one's moves are done, to what was saved in it. Does not start or
 * pause anything. Once the flag has fallen it stays down: nothing is added then,
 * even if the fall has not been reported yet.
 * Returns what was added, which the caller keeps for as long as the move may be
 * taken back.
 */
struct laws_clock_gain laws_clock_complete(struct laws_clock *clock, enum laws_side side,
					   laws_time now);

/*
 * Takes back the last completed move of @side at @now: move counter and period are
 * again what they were before it (Article 7.1). @gain is what completing the move
 * added. That is removed as far as it has not been used since, and the time spent
 * thinking stays spent. So the display never falls below what it showed when the
 * move was completed, and no flag falls by this. Both sides' delay begins anew.
 * Moves of one side are taken back from the last one on.
 */
void laws_clock_take_back(struct laws_clock *clock, enum laws_side side,
			  const struct laws_clock_gain *gain, laws_time now);

/* True when @side's clock runs (Article 6.2.1), or would if it were not held. */
bool laws_clock_runs(const struct laws_clock *clock, enum laws_side side);

/* True when a time control (6.3) is known, so that times mean something. */
static inline bool laws_clock_is_kept(const struct laws_clock *clock)
{
	return clock->control.periods > 0;
}

/* What @side's display shows at @now, in µs from 0 on; 0 once the flag has fallen (6.1). */
laws_time laws_clock_left(const struct laws_clock *clock, enum laws_side side, laws_time now);

/* Returns how long in all the clock has been held until @now (7.1), in µs. */
laws_time laws_clock_stood(const struct laws_clock *clock, laws_time now);

/*
 * Returns how much of its delay @side has left at @now, in µs: for so long the display of what
 * runs stands still (Article 6.3).
 */
laws_time laws_clock_delay_left(const struct laws_clock *clock, enum laws_side side, laws_time now);

/* How many moves @side has completed in its present period: the move counter (6.10.2). */
static inline unsigned int laws_clock_moves(const struct laws_clock *clock, enum laws_side side)
{
	return clock->moves[side];
}

/* True when all the remaining moves must be completed in @side's present period (6.3.1). */
bool laws_clock_in_last_period(const struct laws_clock *clock, enum laws_side side);

/*
 * When @side's flag fell (Article 6.1), seen at @now, or LAWS_NEVER while it is
 * up. Reported or not, it stays down until the arbiter sets that clock. If both
 * are down, the one with the earlier time fell first.
 */
laws_time laws_clock_fell_at(const struct laws_clock *clock, enum laws_side side, laws_time now);

/* When the running side's flag will fall (6.1), or LAWS_NEVER, also after its fall was reported. */
laws_time laws_clock_deadline(const struct laws_clock *clock);

/* Notes that the fall of @side's flag (6.8) has been reported; setting its time clears that. */
void laws_clock_tell_fall(struct laws_clock *clock, enum laws_side side);

/*
 * The arbiter's settings (Articles 6.10.2, 7.1): what @side has left, or a change
 * of it, in µs; never less than 0, nor more than LAWS_CLOCK_MOST. They put a
 * fallen flag up again.
 */
void laws_clock_set(struct laws_clock *clock, enum laws_side side, laws_time left, laws_time now);
void laws_clock_add(struct laws_clock *clock, enum laws_side side, laws_time span, laws_time now);

/*
 * The arbiter installs @control, which has periods, in a clock that is kept (Article 6.10.2;
 * 2001: 6.14): its periods are those of all moves completed so far, its increments are given
 * and its delays run from @now on. Times stay as they are, and a flag that is down stays down.
 */
void laws_clock_change(struct laws_clock *clock, const struct laws_time_control *control,
		       laws_time now);

/*
 * Sets the move counter (Articles 6.10.2, 7.1): @side has completed @moves
 * moves in all; times stay as they are.
 */
void laws_clock_count(struct laws_clock *clock, enum laws_side side, unsigned int moves);

/*
 * Adds @more, in µs, to the increment of every further move of both players
 * (Guidelines III.4). A negative value reduces the increment, to 0 at the least.
 */
void laws_clock_add_increment(struct laws_clock *clock, laws_time more);

#ifdef __cplusplus
}
#endif

#endif
