/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The course of a game. A move is kept at its ply less that of the first
 * break, so that what lies before a break stays known.
 */
#include <string.h>

#include <chesslaws/course.h>

void laws_course_begin(struct laws_course *course, const struct laws_position *position,
		       unsigned int plies)
{
	course->plies = plies;
	course->break_count = 1;
	course->breaks[0] = (struct laws_course_break){plies, *position};
}

/* The place of @ply among the moves. */
static unsigned int place_of(const struct laws_course *course, unsigned int ply)
{
	return ply - course->breaks[0].plies - 1;
}

/* The break from which the position after @plies plies follows by moves, or NULL. */
static const struct laws_course_break *break_before(const struct laws_course *course,
						    unsigned int plies)
{
	for (unsigned int i = course->break_count; i-- > 0;)
		if (course->breaks[i].plies <= plies)
			return &course->breaks[i];
	return NULL;
}

/* Drops the first @plies plies of the game, which have all been played. */
static void forget_before(struct laws_course *course, unsigned int plies)
{
	struct laws_course_break first = {.plies = plies};
	unsigned int kept = 1;

	laws_course_before(course, plies + 1, &first.position);
	memmove(course->moves, &course->moves[place_of(course, plies + 1)],
		(course->plies - plies) * sizeof(course->moves[0]));
	for (unsigned int i = 0; i < course->break_count; i++)
		if (course->breaks[i].plies > plies)
			course->breaks[kept++] = course->breaks[i];
	course->breaks[0] = first;
	course->break_count = kept;
}

void laws_course_add(struct laws_course *course, struct laws_move move)
{
	if (place_of(course, course->plies + 1) == LAWS_COURSE_PLIES)
		forget_before(course, course->plies - LAWS_COURSE_PLIES / 2);
	course->plies++;
	course->moves[place_of(course, course->plies)] = move;
}

void laws_course_go_on(struct laws_course *course, const struct laws_position *position,
		       unsigned int plies)
{
	unsigned int last = course->break_count - 1;

	if (plies - course->breaks[0].plies >= LAWS_COURSE_PLIES) {
		laws_course_begin(course, position, plies);
		return;
	}
	/* A break after which nothing was played is replaced. */
	if (course->breaks[last].plies != plies)
		last++;
	if (last == LAWS_COURSE_BREAKS) {
		forget_before(course, course->breaks[1].plies);
		last--;
	}
	while (course->plies < plies)
		course->moves[place_of(course, ++course->plies)] = (struct laws_move){0};
	course->breaks[last] = (struct laws_course_break){plies, *position};
	course->break_count = last + 1;
}

bool laws_course_has(const struct laws_course *course, unsigned int ply)
{
	return ply > course->breaks[0].plies && ply <= course->plies;
}

/* Stands for what was played and is no legal move. */
static bool is_no_move(struct laws_move move)
{
	return move.from == move.to;
}

bool laws_course_move(const struct laws_course *course, unsigned int ply, struct laws_move *move)
{
	if (!laws_course_has(course, ply))
		return false;
	if (is_no_move(course->moves[place_of(course, ply)]))
		return false;
	*move = course->moves[place_of(course, ply)];
	return true;
}

bool laws_course_before(const struct laws_course *course, unsigned int ply,
			struct laws_position *position)
{
	const struct laws_course_break *from = break_before(course, ply - 1);

	if (!ply || ply > course->plies + 1 || !from)
		return false;
	*position = from->position;
	for (unsigned int played = from->plies + 1; played < ply; played++)
		laws_move_play(position, course->moves[place_of(course, played)]);
	return true;
}

void laws_course_take_back(struct laws_course *course, unsigned int ply)
{
	if (!laws_course_has(course, ply))
		return;
	course->plies = ply - 1;
	while (course->break_count > 1 && course->breaks[course->break_count - 1].plies >= ply)
		course->break_count--;
}

void laws_course_promote(struct laws_course *course, unsigned int ply, enum laws_kind kind)
{
	struct laws_move move;

	if (laws_course_move(course, ply, &move) && move.promotion)
		course->moves[place_of(course, ply)].promotion = (uint8_t)kind;
}
