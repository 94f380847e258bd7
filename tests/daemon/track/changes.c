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
	}
}

struct line changes_explain(const struct changes *changes, const struct line *line, int pressed,
			    unsigned int *lead)
{
	laws_time late = (laws_time)pressed * 1000 - TIME_PLACE_TO_PRESS_LEAST;
	struct lines_board board = {
		.log = &changes->log,
		.occupied = changes->occupied,
		.hasty = pressed < 0 ? 0 : turn_log_closed_since(&changes->log, late),
		.promotion = LAWS_QUEEN,
		.at_rest = pressed < 0,
	};
	struct line next;
	unsigned int more = line_find_move(line, &board, &next);

	cr_assert_eq(next.plies, line->plies + 1);
	if (lead)
		*lead = more;
	return next;
}
