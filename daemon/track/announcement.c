/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How long an announced adjustment lasts, and what spends it. */
#include "track/announcement.h"
#include "track/model.h"

void announcement_make(struct announcement *announcement, const struct announcement *made)
{
	*announcement = *made;
	announcement->pressed_at = LAWS_NEVER;
}

/* True when the turn after the announced one, begun at @began, is young enough at @t. */
static bool is_in_time(const struct announcement *announcement, laws_time began, laws_time t)
{
	return announcement->is_used_in_reply || began < announcement->at || began == LAWS_NEVER ||
	       t - began <= TIME_ANNOUNCEMENT_LASTS;
}

static bool covers_turn(const struct announcement *announcement,
			const struct announcement_turn *turn, bool has_levers, laws_time t)
{
	if (turn->moved_at >= announcement->at)
		return false;
	if (turn->ply == announcement->ply)
		return !announcement->has_begun;
	return turn->ply == announcement->ply + 1 && !announcement->is_used &&
	       is_in_time(announcement, has_levers ? announcement->pressed_at : turn->began_at, t);
}

bool announcement_covers(const struct announcement *announcement,
			 const struct announcement_turn *turn, bool has_levers, laws_square square,
			 laws_time t)
{
	laws_squares lifted = LAWS_SQUARE_SET(square);

	if (!announcement->ply || announcement->spent & lifted ||
	    (announcement->squares && !(announcement->squares & lifted)))
		return false;
	return covers_turn(announcement, turn, has_levers, t);
}

bool announcement_is_late(const struct announcement *announcement,
			  const struct announcement_turn *turn)
{
	return turn->ply == announcement->ply &&
	       turn->moved_at < announcement->at - TIME_ANNOUNCEMENT_LASTS;
}

void announcement_use(struct announcement *announcement, const struct announcement_turn *turn,
		      laws_time t)
{
	/* Before the press the mover may as well have lifted it. */
	if (turn->ply == announcement->ply + 1 && t >= announcement->pressed_at)
		announcement->is_used_in_reply = true;
}

void announcement_press(struct announcement *announcement, enum laws_side side, laws_time t)
{
	if (announcement->ply && side == announcement->side &&
	    announcement->pressed_at == LAWS_NEVER)
		announcement->pressed_at = t;
}

/* A piece that was in a hand before the announcement is not lifted under it. */
static void note_touch(struct announcement *announcement, const struct laws_act *act)
{
	if (act->side != announcement->side)
		announcement->ply = 0;
	else if (!announcement->is_in_progress)
		announcement->has_begun = true;
}

void announcement_note(struct announcement *announcement, const struct laws_act *act)
{
	if (!announcement->ply || act->first < announcement->at)
		return;
	if (act->kind == LAWS_ACT_TOUCHED)
		note_touch(announcement, act);
	if (act->kind != LAWS_ACT_ADJUSTED)
		return;
	announcement->spent |= act->squares;
	if (act->side == announcement->side)
		announcement->is_used = true;
}

bool announcement_lasts(const struct announcement *announcement, laws_time t)
{
	if (!announcement->ply)
		return false;
	if (announcement->pressed_at == LAWS_NEVER)
		return !announcement->has_begun;
	return !announcement->is_used && is_in_time(announcement, announcement->pressed_at, t);
}
