/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The moves that were played are held against the trace like those of any other line. */
#include "sights.h"

static bool is_unseen(const struct input_list *list, laws_time t)
{
	return t > list->unseen_from && t < list->unseen_to;
}

/* The frames of one move. @i is the first input that was not looked at, @shown the last frame. */
static void look(struct sight *sight, const struct input_list *list, unsigned int ply, size_t *i,
		 laws_squares *shown)
{
	laws_time from = list->begun[ply];
	laws_time to = ply + 1 < list->plies ? list->begun[ply + 1] : list->over;

	*sight = (struct sight){
		.sees_end = !is_unseen(list, to),
		.sees_all = list->unseen_from == list->unseen_to || to <= list->unseen_from ||
			    from >= list->unseen_to,
		.to = to,
		.strong = list->strong,
	};
	for (; *i < list->count && list->inputs[*i].t <= to; (*i)++) {
		laws_squares before = *shown;

		if (list->inputs[*i].type != INPUT_FRAME)
			continue;
		*shown = list->inputs[*i].frame.squares;
		if (list->inputs[*i].t <= from)
			continue;
		sight->opened |= before & ~*shown;
		sight->changed |= before ^ *shown;
	}
	sight->shown = *shown;
}

laws_squares suspect_blinds(const struct suspect *suspect, const struct sight *sight)
{
	if (suspect->source && !(suspect->source & (sight->shown | sight->changed)))
		return 0;
	return sight->to >= suspect->from ? suspect->squares : 0;
}

static laws_squares between(laws_square from, laws_square to)
{
	int files = to % 8 - from % 8, ranks = to / 8 - from / 8;
	int step = (files > 0) - (files < 0) + 8 * ((ranks > 0) - (ranks < 0));
	laws_squares way = 0;

	if (files != 0 && ranks != 0 && files != ranks && files != -ranks)
		return 0;
	for (int square = from + step; square != to; square += step)
		way |= (laws_squares)1 << square;
	return way;
}

/* The changes of reeds that belong to @move. */
static laws_squares belonging(const struct line *before, struct laws_move move,
			      const struct line *after)
{
	laws_squares left, reached;

	laws_move_footprint(&before->position, move, &left, &reached);
	return left | reached | between(move.from, move.to) | before->hidden | after->hidden |
	       before->pulled | after->pulled;
}

/* The changes of reeds for which @suspect needs no move. */
static laws_squares forgiven(const struct suspect *suspect, const struct sight *sight)
{
	bool changes = suspect->failure == FAILURE_DYING || suspect->failure == FAILURE_FOLLOWS;

	if (!changes || (suspect->source && !(suspect->source & sight->changed)))
		return 0;
	return suspect_blinds(suspect, sight);
}

/* True when the captured piece, if there is one, has left as it had to. */
static bool feels_capture(const struct sight *sight, const struct suspect *suspect,
			  const struct line *before, struct laws_move move)
{
	laws_square captured = laws_move_captured(&before->position, move);

	return captured == LAWS_NO_SQUARE ||
	       (sight->opened | suspect_blinds(suspect, sight) | before->hidden) >> captured & 1;
}

bool sight_explained(const struct sight *sight, const struct suspect *suspect,
		     const struct line *before, struct laws_move move, struct line *after)
{
	laws_squares strange = sight->changed & ~belonging(before, move, after);
	laws_squares missed = strange & forgiven(suspect, sight);

	if (!sight->sees_all)
		return true;
	if (missed && suspect->failure == FAILURE_DYING)
		after->misses++;
	return !(strange & ~missed & ~sight->strange) &&
	       (sight->unfelt || feels_capture(sight, suspect, before, move));
}

void line_play(struct line *line, struct laws_move move)
{
	laws_squares left, reached, stay;

	laws_move_footprint(&line->position, move, &left, &reached);
	laws_move_play(&line->position, move);
	stay = laws_position_occupied(&line->position) & ~reached;
	line->hidden &= stay;
	line->silent &= stay;
}

/* The reeds that @suspect closes at the end of @sight, with a piece or without. */
static laws_squares closed_by(const struct suspect *suspect, const struct sight *sight)
{
	bool closes = suspect->failure == FAILURE_CLOSED || suspect->failure == FAILURE_FOLLOWS;

	if (!closes || (suspect->source && !(suspect->source & sight->shown)))
		return 0;
	return suspect_blinds(suspect, sight);
}

/* The closed reeds at the end of @sight that @line has no piece for. */
static laws_squares ghosts_of(const struct line *line, const struct sight *sight,
			      const struct suspect *suspect)
{
	return sight->shown & ~laws_position_occupied(&line->position) & ~closed_by(suspect, sight);
}

/* The squares beside kings and queens. */
static laws_squares beside_the_largest(const struct laws_position *position)
{
	const laws_squares file_a = 0x0101010101010101u, file_h = 0x8080808080808080u;
	laws_squares from = position->kinds[LAWS_KING] | position->kinds[LAWS_QUEEN];
	laws_squares row = from | (from & ~file_h) << 1 | (from & ~file_a) >> 1;

	return row | row << 8 | row >> 8;
}

bool line_settle(struct line *line, const struct sight *sight, const struct suspect *suspect)
{
	laws_squares open = laws_position_occupied(&line->position) & ~sight->shown;
	bool opens = suspect->failure != FAILURE_CLOSED && !suspect->source;
	laws_squares silent = opens ? open & suspect_blinds(suspect, sight) : 0;
	laws_squares hidden = open & ~silent;
	laws_squares ghosts = ghosts_of(line, sight, suspect);
	laws_squares pulled = sight->strong ? ghosts & beside_the_largest(&line->position) : 0;

	if (ghosts & ~pulled & ~sight->ghosts)
		return false;
	line->pulls += (unsigned int)__builtin_popcountll(pulled & ~line->pulled);
	line->pulled = pulled;
	line->cost += (unsigned int)__builtin_popcountll(hidden & ~line->hidden);
	line->misses += (unsigned int)__builtin_popcountll(silent & ~line->silent);
	line->hidden = hidden;
	line->silent = silent;
	return true;
}

/* What @move, which was played, leaves unexplained. */
static void leave(struct sight *sight, const struct suspect *truly, struct line *line,
		  struct laws_move move)
{
	struct line before = *line;

	line_play(line, move);
	if (sight->sees_end) {
		sight->ghosts = ghosts_of(line, sight, truly);
		line_settle(line, sight, truly);
	}
	sight->strange = sight->changed & ~belonging(&before, move, line) & ~forgiven(truly, sight);
	sight->unfelt = !feels_capture(sight, truly, &before, move);
	sight_explained(sight, truly, &before, move, line);
	sight->cost = line->cost;
	sight->pulls = line->pulls;
}

void sights_look(struct sights *sights, const struct score *score, const struct input_list *list,
		 const struct suspect *truly)
{
	struct line line = {.position = score->before[0]};
	laws_squares shown = 0;
	size_t i = 0;

	sights->count = 0;
	while (sights->count < list->plies && sights->count < score->plies) {
		struct sight *sight = &sights->sight[sights->count];

		look(sight, list, sights->count, &i, &shown);
		leave(sight, truly, &line, score->move[sights->count++]);
	}
	sights->misses = line.misses;
}
