/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "changes.h"

#include <criterion/criterion.h>

struct line changes_begin_line(const char *fen)
{
	struct laws_position position;
	struct laws_setup setup;
	struct line line;

	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	line_begin(&line, &position);
	return line;
}

void changes_begin(struct changes *changes, laws_squares occupied)
{
	*changes = (struct changes){.occupied = occupied};
	turn_log_begin(&changes->log, occupied);
}

void changes_note(struct changes *changes, const struct change each[], size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct edge edge = {.kind = EDGE_SQUARE,
				    .square = each[i].square,
				    .closed = each[i].closed,
				    .first = (laws_time)each[i].t * 1000};

		turn_log_note(&changes->log, &edge);
		changes->occupied ^= LAWS_SQUARE_SET(each[i].square);
		changes->t = each[i].t;
	}
}

void changes_flip(struct changes *changes, laws_square square, int pause)
{
	struct change change = {square, !(changes->occupied >> square & 1), changes->t + pause};

	changes_note(changes, &change, 1);
}

struct line changes_explain(const struct changes *changes, const struct line *line, int pressed,
			    unsigned int *lead)
{
	laws_time late = (laws_time)pressed * 1000 - TIME_PLACE_TO_PRESS_LEAST;
	struct lines_board board = {
		.log = &changes->log,
		.occupied = changes->occupied,
		.hasty = pressed < 0 ? 0 : turn_log_closed_since(&changes->log, late),
		.promotions = LINES_QUEENS,
		.at_rest = pressed < 0,
	};
	struct line next;
	unsigned int more = line_find_move(line, &board, &next);

	cr_assert_eq(next.plies, line->plies + 1);
	if (lead)
		*lead = more;
	return next;
}

unsigned int changes_cost_of(const struct lines *lines, laws_square from, laws_square to)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->each[i];

		if (line->plies && line->moves[0].from == from && line->moves[0].to == to &&
		    line_evidence(line) < least)
			least = line_evidence(line);
	}
	return least;
}
