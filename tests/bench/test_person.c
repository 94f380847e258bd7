/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How far short games are determined by their frames. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "person.h"

#define MS ((laws_time)1000)

/* The time between moves, and from a hand's setting out until the board shows its move. */
#define MOVE  (1000 * MS)
#define SEEN  (500 * MS)
#define A(s)  LAWS_SQUARE_SET(((s)[0] - 'a') + 8 * ((s)[1] - '1'))
#define PAWNS "[FEN \"7k/8/8/2p1p3/3P4/8/8/K7 w - - 0 1\"]\n\n"

static struct score score;

static struct input_list begin_or_fail(const char *text)
{
	struct input_list list = {0};
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, text, strlen(text));
	cr_assert(laws_pgn_next_game(&pgn) == 1);
	cr_assert(score_read(&pgn, &score) == 0);
	list.begun = calloc(score.plies, sizeof(*list.begun));
	list.plies = score.plies;
	for (size_t i = 0; i < list.plies; i++)
		list.begun[i] = (laws_time)(i + 1) * MOVE;
	list.over = (laws_time)(list.plies + 1) * MOVE;
	return list;
}

static void show(struct input_list *list, laws_time t, laws_squares squares)
{
	inputs_add(list,
		   &(struct input){.t = t, .type = INPUT_FRAME, .frame = {.squares = squares}});
}

static void show_true(struct input_list *list, unsigned int plies)
{
	show(list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < plies; i++)
		show(list, list->begun[i] + SEEN, laws_position_occupied(&score.before[i + 1]));
}

static void expect(struct input_list *list, unsigned int from, unsigned int to)
{
	struct doubt doubt = person_doubts(&score, list);

	cr_assert(doubt.from == from && doubt.to == to, "%u to %u", doubt.from, doubt.to);
	inputs_free(list);
}

Test(person, plain_moves_are_determined)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");

	show_true(&list, 5);
	expect(&list, 0, 0);
}

Test(person, two_captures_without_a_trace_are_indeterminate)
{
	struct input_list list = begin_or_fail(PAWNS "1. dxc5 *");

	show_true(&list, 1);
	expect(&list, 1, 1);
}

Test(person, an_opened_reed_determines_the_capture)
{
	struct input_list list = begin_or_fail(PAWNS "1. dxc5 *");

	show(&list, 0, laws_position_occupied(&score.before[0]));
	show(&list, MOVE + 100 * MS, laws_position_occupied(&score.before[0]) & ~A("c5"));
	show(&list, MOVE + SEEN, laws_position_occupied(&score.before[1]));
	expect(&list, 0, 0);
}

Test(person, a_later_move_determines_the_capture)
{
	struct input_list list = begin_or_fail(PAWNS "1. dxc5 e4 *");

	show_true(&list, 2);
	expect(&list, 0, 0);
}

Test(person, the_order_of_moves_in_an_outage_is_indeterminate)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");

	show_true(&list, 6);
	list.unseen_from = list.begun[2];
	list.unseen_to = list.begun[5];
	expect(&list, 3, 5);
}

Test(person, one_move_in_an_outage_is_determined_by_the_board)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");

	show_true(&list, 5);
	list.unseen_from = list.begun[2];
	list.unseen_to = list.begun[3];
	expect(&list, 0, 0);
}

Test(person, a_failing_square_leaves_most_moves_determined)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 *");

	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < 6; i++)
		show(&list, list.begun[i] + SEEN,
		     laws_position_occupied(&score.before[i + 1]) & ~A("c6"));
	list.doubtful = A("c6");
	expect(&list, 0, 0);
}

Test(person, a_piece_beside_its_reed_is_determined_by_where_it_goes)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Bb5 Nf6 3. Bc6 dxc6 *");

	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < 6; i++)
		show(&list, list.begun[i] + SEEN,
		     laws_position_occupied(&score.before[i + 1]) & ~A("b5"));
	expect(&list, 0, 0);
}

Test(person, a_piece_that_stays_beside_its_reed_is_indeterminate)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Be2 Nf6 *");

	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < 4; i++)
		show(&list, list.begun[i] + SEEN,
		     laws_position_occupied(&score.before[i + 1]) & ~A("e2"));
	expect(&list, 3, 4);
}
