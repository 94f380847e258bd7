/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a person could tell, of short games whose frames stand here. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "person.h"

#define MS ((laws_time)1000)

/* A move is made a second after the one before, and seen half a second later. */
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

Test(person, plain_moves_are_told)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");

	show_true(&list, 5);
	expect(&list, 0, 0);
}

Test(person, of_two_captures_without_a_trace_nobody_knows_which)
{
	struct input_list list = begin_or_fail(PAWNS "1. dxc5 *");

	show_true(&list, 1);
	expect(&list, 1, 1);
}

Test(person, a_reed_that_opens_tells_which)
{
	struct input_list list = begin_or_fail(PAWNS "1. dxc5 *");

	show(&list, 0, laws_position_occupied(&score.before[0]));
	show(&list, MOVE + 100 * MS, laws_position_occupied(&score.before[0]) & ~A("c5"));
	show(&list, MOVE + SEEN, laws_position_occupied(&score.before[1]));
	expect(&list, 0, 0);
}

Test(person, what_follows_tells_which)
{
	struct input_list list = begin_or_fail(PAWNS "1. dxc5 e4 *");

	show_true(&list, 2);
	expect(&list, 0, 0);
}

Test(person, the_order_of_what_nobody_saw_is_not_known)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");

	show_true(&list, 6);
	list.unseen_from = list.begun[2];
	list.unseen_to = list.begun[5];
	expect(&list, 3, 5);
}

Test(person, one_move_that_nobody_saw_is_known_by_the_board)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");

	show_true(&list, 5);
	list.unseen_from = list.begun[2];
	list.unseen_to = list.begun[3];
	expect(&list, 0, 0);
}

Test(person, a_square_that_cannot_be_relied_on_costs_little)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 *");

	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < 6; i++)
		show(&list, list.begun[i] + SEEN,
		     laws_position_occupied(&score.before[i + 1]) & ~A("c6"));
	list.doubtful = A("c6");
	expect(&list, 0, 0);
}
