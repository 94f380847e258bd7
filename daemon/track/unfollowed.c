/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * If the first board that the daemon sees is neither a start position nor almost empty, it may
 * be a game in progress, as after a restart. It may also be something else, and no player has
 * done anything wrong:
 *
 *   pieces being set up      their number grows: nothing is reported while it does, and a
 *                            report lapses when the start position stands
 *   a wrong or turned set-up a press for the start reports that (starting.c)
 *   an analysis              reported once, as possible
 *   a few pieces left there  nothing is reported until one of them is moved
 *   pieces being put away    then the report lapses
 *
 * Once the start position has stood or a game has begun, the daemon has seen every later board
 * come about, and reports nothing.
 */
#include "track/model.h"
#include "track/tracker_internal.h"
#include "track/unfollowed.h"

/* Both players have set up at the sides of the board: wrong-start reports it. */
#define TURNED_BY_A_QUARTER 0xc3c3c3c3c3c3c3c3u

void unfollowed_init(struct unfollowed *unfollowed, laws_time wait)
{
	*unfollowed = (struct unfollowed){.wait = wait, .since = LAWS_NEVER};
}

static unsigned int count(const struct tracker *tracker)
{
	return (unsigned int)__builtin_popcountll(tracker->occupied);
}

/* False when every piece is recognised and a side has not exactly one king. */
static bool have_kings(const struct tracker *tracker)
{
	unsigned int kings[2] = {0, 0};

	for (laws_square square = 0; square < 64; square++) {
		if (!(tracker->occupied & LAWS_SQUARE_SET(square)))
			continue;
		if (tracker->kinds[square] == '?')
			return true;
		kings[LAWS_WHITE] += tracker->kinds[square] == 'K';
		kings[LAWS_BLACK] += tracker->kinds[square] == 'k';
	}
	return kings[LAWS_WHITE] == 1 && kings[LAWS_BLACK] == 1;
}

static bool may_be_game(const struct tracker *tracker)
{
	laws_squares start = laws_position_occupied(&tracker->start);

	return tracker->phase == TRACKER_WAITING && !tracker->set_up_is_said &&
	       tracker->occupied != start && count(tracker) >= COUNT_NO_GAME &&
	       count(tracker) <= (unsigned int)__builtin_popcountll(start) &&
	       tracker->occupied != TURNED_BY_A_QUARTER && have_kings(tracker);
}

/* True when something indicates a game, not only allows one. */
static bool looks_like_game(const struct unfollowed *unfollowed)
{
	return unfollowed->since != LAWS_NEVER &&
	       (unfollowed->most >= COUNT_QUARTER || unfollowed->moved);
}

void unfollowed_begin(struct tracker *tracker, laws_time t)
{
	struct unfollowed *unfollowed = &tracker->unfollowed;

	if (unfollowed->begun)
		return;
	unfollowed->begun = true;
	if (!may_be_game(tracker))
		return;
	unfollowed->since = t;
	unfollowed->most = count(tracker);
}

static void say(struct tracker *tracker, laws_squares squares, bool by_lever, laws_time t,
		struct acts *acts)
{
	tracker_hand_out(tracker, acts,
			 &(struct laws_act){
				 .kind = LAWS_ACT_UNFOLLOWED,
				 .squares = squares,
				 .by_lever = by_lever,
				 .first = t,
				 .settled = t,
			 });
}

static void note_change(struct tracker *tracker, bool placed, laws_time t)
{
	struct unfollowed *unfollowed = &tracker->unfollowed;

	if (count(tracker) > unfollowed->most) {
		unfollowed->most = count(tracker);
		unfollowed->since = t;
	} else if (placed && !unfollowed->moved) {
		unfollowed->moved = true;
		if (unfollowed->most < COUNT_QUARTER)
			unfollowed->since = t;
	}
}

void unfollowed_on_change(struct tracker *tracker, bool placed, laws_time t, struct acts *acts)
{
	struct unfollowed *unfollowed = &tracker->unfollowed;

	if (tracker->phase != TRACKER_WAITING || tracker->set_up_is_said) {
		unfollowed->since = LAWS_NEVER;
		unfollowed->is_said = false;
	} else if (unfollowed->is_said && count(tracker) < COUNT_NO_GAME) {
		unfollowed->is_said = false;
		say(tracker, 0, false, t, acts);
	} else if (unfollowed->since != LAWS_NEVER) {
		note_change(tracker, placed, t);
	}
}

static void emit_if_so(struct tracker *tracker, bool by_lever, laws_time t, struct acts *acts)
{
	struct unfollowed *unfollowed = &tracker->unfollowed;

	unfollowed->since = LAWS_NEVER;
	if (!may_be_game(tracker))
		return;
	unfollowed->is_said = true;
	say(tracker, tracker->occupied, by_lever, t, acts);
}

void unfollowed_on_press(struct tracker *tracker, const struct edge *press, struct acts *acts)
{
	if (looks_like_game(&tracker->unfollowed))
		emit_if_so(tracker, true, press->first, acts);
}

void unfollowed_on_answer(struct tracker *tracker, laws_time t)
{
	if (tracker->unfollowed.since < t)
		tracker->unfollowed.since = t;
}

laws_time unfollowed_deadline(const struct tracker *tracker)
{
	const struct unfollowed *unfollowed = &tracker->unfollowed;

	return looks_like_game(unfollowed) ? unfollowed->since + unfollowed->wait : LAWS_NEVER;
}

void unfollowed_on_deadline(struct tracker *tracker, laws_time t, struct acts *acts)
{
	emit_if_so(tracker, false, t, acts);
}
