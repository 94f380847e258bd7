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

static struct doubts doubts;

/* Of the first open move, the other line is one of legal moves, and another one there. */
static void check_witness(void)
{
	struct laws_position position = score.before[0];

	for (unsigned int ply = 0; ply < score.plies; ply++) {
		struct laws_move move = doubts.witness.move[ply];

		cr_assert(laws_move_is_legal(&position, move), "ply %u", ply + 1);
		cr_assert(ply + 1 != doubts.first || !laws_move_equal(move, score.move[ply]));
		laws_move_play(&position, move);
	}
}

/* Open are all moves from @from to @to, and no others; 0 and 0: none. */
static void expect(struct input_list *list, unsigned int from, unsigned int to)
{
	person_doubts(&score, list, &doubts);
	for (unsigned int ply = 1; ply <= score.plies; ply++)
		cr_assert(doubts.at[ply] == (ply >= from && ply <= to), "ply %u is %s", ply,
			  doubts.at[ply] ? "open" : "determined");
	cr_assert(doubts.count == (from ? to - from + 1 : 0));
	if (doubts.count)
		check_witness();
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
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nd4 *");

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

/* A knight beside its reed on f3, which closes for a moment once if it @flickers. */
static void expect_beside(bool flickers, unsigned int from, unsigned int to)
{
	struct input_list list = begin_or_fail("1. e4 e5 2. Nf3 Nf6 *");

	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < 4; i++) {
		laws_squares shown = laws_position_occupied(&score.before[i + 1]) & ~A("f3");

		show(&list, list.begun[i] + SEEN, shown);
		if (i == 2 && flickers)
			show(&list, list.begun[i] + SEEN + 100 * MS, shown | A("f3"));
		if (i == 2 && flickers)
			show(&list, list.begun[i] + SEEN + 140 * MS, shown);
	}
	expect(&list, from, to);
}

Test(person, a_piece_beside_its_reed_is_determined_where_that_flickers)
{
	expect_beside(false, 3, 4);
	expect_beside(true, 0, 0);
}

/* The knight goes to b3, and could go to c2. */
#define KNIGHT "[FEN \"7k/8/8/8/8/8/8/N2K4 w - - 0 1\"]\n\n"

static struct input_list begin_failing(const char *text, enum switch_fault fault,
				       laws_squares square)
{
	struct input_list list = begin_or_fail(text);

	list.fault = fault;
	list.doubtful = square;
	return list;
}

/* Shows all moves, without the reeds of @open, and with those of @closed. */
static void show_failing(struct input_list *list, laws_squares open, laws_squares closed)
{
	show(list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < score.plies; i++)
		show(list, list->begun[i] + SEEN,
		     (laws_position_occupied(&score.before[i + 1]) & ~open) | closed);
}

Test(person, nobody_can_tell_which_of_two_reeds_did_not_close)
{
	struct input_list list =
		begin_failing(KNIGHT "1. Nb3 Kg8 2. Ke1 *", SWITCH_STUCK_OPEN, A("b3"));

	show_failing(&list, A("b3"), 0);
	expect(&list, 1, 3);
	cr_assert(doubts.opening == OPENING_OTHER_SWITCH);
	cr_assert(doubts.witness.suspect.squares == A("c2"));
	cr_assert(doubts.witness.move[0].to == 10);
}

Test(person, lines_that_come_together_leave_only_the_moves_between_open)
{
	struct input_list list =
		begin_failing(KNIGHT "1. Nb3 Kg8 2. Nd4 Kh8 *", SWITCH_STUCK_OPEN, A("b3"));

	show_failing(&list, A("b3"), 0);
	expect(&list, 1, 3);
}

Test(person, a_reed_that_changes_later_was_alive)
{
	struct input_list list =
		begin_failing(KNIGHT "1. Nb3 Kg8 2. Nd4 Kh8 3. Kc2 *", SWITCH_STUCK_OPEN, A("b3"));

	show_failing(&list, A("b3"), 0);
	expect(&list, 0, 0);
}

Test(person, a_reed_that_flickers_later_was_alive)
{
	struct input_list list =
		begin_failing(KNIGHT "1. Nb3 Kg8 2. Ke1 *", SWITCH_STUCK_OPEN, A("b3"));

	show_failing(&list, A("b3"), 0);
	show(&list, list.over - 200 * MS,
	     (laws_position_occupied(&score.before[3]) & ~A("b3")) | A("c2"));
	show(&list, list.over - 100 * MS, laws_position_occupied(&score.before[3]) & ~A("b3"));
	expect(&list, 0, 0);
}

Test(person, a_later_move_tells_where_the_piece_was)
{
	struct input_list list =
		begin_failing(KNIGHT "1. Nb3 Kg8 2. Nc5 Kh8 *", SWITCH_STUCK_OPEN, A("b3"));

	show_failing(&list, A("b3"), 0);
	expect(&list, 0, 0);
}

Test(person, where_all_switches_work_none_may_fail_instead)
{
	struct input_list list = begin_or_fail(KNIGHT "1. Nb3 Kg8 2. Ke1 *");

	show_true(&list, 3);
	expect(&list, 0, 0);
}

/* Either rook goes to d1. */
#define ROOKS "[FEN \"6k1/8/8/8/8/8/K7/R6R w - - 0 1\"]\n\n"

Test(person, nobody_can_tell_which_of_two_reeds_did_not_open)
{
	struct input_list list =
		begin_failing(ROOKS "1. Rad1 Kg7 2. Kb2 *", SWITCH_STUCK_CLOSED, A("a1"));

	show_failing(&list, 0, A("a1"));
	expect(&list, 1, 3);
	cr_assert(doubts.witness.suspect.squares == A("h1"));
}

Test(person, a_reed_that_opens_later_was_alive)
{
	struct input_list list =
		begin_failing(ROOKS "1. Rad1 Kg7 2. Rh5 *", SWITCH_STUCK_CLOSED, A("a1"));

	show_failing(&list, 0, A("a1"));
	expect(&list, 0, 0);
}

/* The knight is missed on b3 once; when it comes again, it is not. */
#define AGAIN KNIGHT "1. Nb3 Kg8 2. Nd4 Kh8 3. Nb3 Kg8 *"

Test(person, a_switch_that_dies_may_be_any_that_missed_no_more)
{
	struct input_list list = begin_failing(AGAIN, SWITCH_DYING, A("b3"));

	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < 6; i++)
		show(&list, list.begun[i] + SEEN,
		     laws_position_occupied(&score.before[i + 1]) & ~(i < 2 ? A("b3") : 0));
	expect(&list, 1, 3);
	cr_assert(doubts.witness.suspect.squares == A("c2"));
}

Test(person, another_switch_may_not_miss_more)
{
	struct input_list list =
		begin_failing(KNIGHT "1. Nb3 Kg8 2. Kc2 Kh8 3. Nd4 Kg8 *", SWITCH_DYING, A("b3"));

	/* On c2 the knight would have been missed, and after it the king, who came to d3. */
	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < 6; i++)
		show(&list, list.begun[i] + SEEN,
		     laws_position_occupied(&score.before[i + 1]) & ~(i < 4 ? A("b3") : 0));
	expect(&list, 0, 0);
}

/* The queen's magnet holds the reed of g7 that a pawn has left, or that of f6 which she has. */
#define QUEEN "[FEN \"6k1/6p1/5q2/8/8/8/K6P/8 b - - 0 1\"]\n\n"

static void expect_pulled(const char *text, bool strong, unsigned int plies, unsigned int from,
			  unsigned int to)
{
	struct input_list list = begin_or_fail(text);

	list.strong = strong;
	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < score.plies; i++)
		show(&list, list.begun[i] + SEEN,
		     laws_position_occupied(&score.before[i + 1]) | (i < plies ? A("g7") : 0));
	expect(&list, from, to);
}

Test(person, nobody_can_tell_which_reed_a_strong_magnet_holds)
{
	expect_pulled(QUEEN "1... g6 2. h3 *", true, 2, 1, 2);
	cr_assert(doubts.opening == OPENING_PIECE);
	expect_pulled(QUEEN "1... g6 2. h3 *", false, 2, 0, 0);
}

Test(person, a_strong_magnet_lets_go_where_its_piece_leaves)
{
	expect_pulled(QUEEN "1... g6 2. h3 Qd4 *", true, 2, 0, 0);
}

/* The rook goes to d1 or to d2, and the reed of the other square closes with it. */
#define ROOK "[FEN \"6k1/8/8/8/8/8/K7/3R4 w - - 0 1\"]\n\n"

/* The follower closes @late ms behind the rook's own reed. */
static struct input_list show_crosstalk(const char *text, const char *follower, int late)
{
	struct input_list list = begin_failing(text, SWITCH_WORKS, A(follower));
	laws_squares source = laws_square_set(score.move[0].to);

	list.doubtful_from = list.begun[0];
	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < score.plies; i++) {
		laws_squares stands = laws_position_occupied(&score.before[i + 1]);
		laws_squares follows = stands & source ? A(follower) : 0;

		show(&list, list.begun[i] + SEEN, stands | (i ? follows : 0));
		show(&list, list.begun[i] + SEEN + late * MS, stands | follows);
	}
	return list;
}

Test(person, nobody_can_tell_which_of_two_reeds_follows_the_other)
{
	struct input_list list = show_crosstalk(ROOK "1. Rd5 Kg7 2. Rd1 *", "d6", 2);

	expect(&list, 1, 3);
	cr_assert(doubts.opening == OPENING_OTHER_SWITCH);
	cr_assert(doubts.witness.suspect.squares == A("d5"));
	cr_assert(doubts.witness.suspect.source == A("d6"));
	cr_assert(doubts.witness.move[0].to == 43);
}

Test(person, a_reed_that_closes_much_later_does_not_follow)
{
	struct input_list list = show_crosstalk(ROOK "1. Rd5 Kg7 2. Kb2 *", "d6", 200);

	expect(&list, 1, 3);
	cr_assert(doubts.witness.suspect.failure == FAILURE_CLOSED);
}

Test(person, a_move_that_only_one_of_them_allows_tells_them_apart)
{
	struct input_list list = show_crosstalk(ROOK "1. Rd5 Kg7 2. Rh5 Kg8 *", "d6", 2);

	expect(&list, 0, 0);
}

/* Before, the rook has stood on d6, and d5 was open. */
Test(person, a_reed_that_was_open_beside_the_other_did_not_follow_it_before)
{
	struct input_list list =
		begin_failing(ROOK "1. Rd6 Kg7 2. Rd5 Kg8 3. Kb2 *", SWITCH_WORKS, A("d6"));

	list.doubtful_from = list.begun[2];
	show(&list, 0, laws_position_occupied(&score.before[0]));
	for (unsigned int i = 0; i < score.plies; i++)
		show(&list, list.begun[i] + SEEN,
		     laws_position_occupied(&score.before[i + 1]) | (i >= 2 ? A("d6") : 0));
	expect(&list, 0, 0);
}
