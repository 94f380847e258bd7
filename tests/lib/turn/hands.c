/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether one hand can have made a move, from where and when reeds opened and closed. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#define MS ((laws_time)1000)

static struct laws_hands hands;
static struct laws_position position;
static struct laws_move move;
static struct laws_hand_evidence evidence;

static void begins(const char *fen, const char *uci)
{
	struct laws_setup setup;

	laws_hands_init(&hands, 55);
	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	cr_assert_eq(laws_uci_read(&position, uci, strlen(uci), &move), 0);
}

static laws_square at(const char *name)
{
	return laws_square_read(name, 2);
}

static void lifted(const char *square, long ms)
{
	laws_hands_lifted(&hands, at(square), ms * MS);
}

static void placed(const char *square, long ms)
{
	laws_hands_placed(&hands, at(square), ms * MS);
}

static bool two(void)
{
	return laws_hands_two(&hands, &position, move, &evidence);
}

#define CASTLES "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
#define TAKES	"4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1"

/* Fitts' table 1, the lighter stylus: targets of 1/4 to 2 in, 2 to 16 in away, in ms. */
static const unsigned int fitts[4][4] = {
	{392, 484, 580, 731},
	{281, 372, 469, 595},
	{212, 260, 357, 481},
	{180, 203, 279, 388},
};

Test(hands, fitts_told_so)
{
	double off = 0;

	/* In tenths of a mm. */
	for (unsigned int width = 0; width < 4; width++)
		for (unsigned int way = 0; way < 4; way++)
			off += pow((double)laws_hand_time(508u << way, 63u << width) / 1000 -
					   fitts[width][way],
				   2);
	cr_expect(sqrt(off / 16) < 20, "%f", sqrt(off / 16));
}

Test(hands, grow_with_the_way)
{
	for (unsigned int way = 0; way < 10000; way++) {
		double law = 28000 + 112000 * log2(way / 27.0 + 1);

		cr_assert(fabs((double)laws_hand_time(way, 27) - law) < 450, "%u", way);
		cr_assert(laws_hand_time(way + 1, 27) >= laws_hand_time(way, 27));
	}
}

Test(hands, one_after_the_other_castle)
{
	begins(CASTLES, "e1g1");
	lifted("e1", 0);
	placed("g1", 400);
	lifted("h1", 650);
	placed("f1", 1000);
	cr_expect_not(two());
}

Test(hands, together_in_the_air_castle)
{
	begins(CASTLES, "e1g1");
	lifted("e1", 0);
	lifted("h1", 40);
	placed("g1", 400);
	placed("f1", 420);
	cr_assert(two());
	cr_expect_eq(evidence.sign, LAWS_HAND_BOTH_HELD);
	cr_expect(evidence.beyond_hands);
	cr_expect_eq(evidence.squares[0], at("e1"));
	cr_expect_eq(evidence.between, 360 * MS);
}

Test(hands, chatter_is_no_holding)
{
	begins(CASTLES, "e1g1");
	lifted("e1", 0);
	lifted("h1", 400);
	placed("g1", 410);
	placed("f1", 800);
	cr_assert(two());
	cr_expect_eq(evidence.sign, LAWS_HAND_TOO_FAR);
	cr_expect_not(evidence.beyond_hands);
}

Test(hands, may_take_the_rook_to_the_king)
{
	begins(CASTLES, "e1g1");
	lifted("e1", 0);
	lifted("h1", 300);
	placed("g1", 500);
	placed("f1", 700);
	cr_assert(two());
	cr_expect_eq(evidence.sign, LAWS_HAND_BOTH_HELD);
	cr_expect_not(evidence.beyond_hands);
}

Test(hands, must_let_go_before_they_grip)
{
	begins(CASTLES, "e1g1");
	lifted("e1", 0);
	placed("g1", 400);
	lifted("h1", 420);
	placed("f1", 800);
	cr_assert(two());
	cr_expect_eq(evidence.sign, LAWS_HAND_TOO_FAR);
	cr_expect_not(evidence.beyond_hands);
}

Test(hands, cannot_be_at_both_ends_at_once)
{
	begins(CASTLES, "e1c1");
	lifted("e1", 0);
	placed("c1", 400);
	lifted("a1", 410);
	placed("d1", 700);
	cr_assert(two());
	cr_expect_eq(evidence.sign, LAWS_HAND_TOO_FAR);
	cr_expect_eq(evidence.squares[0], at("c1"));
	cr_expect_eq(evidence.squares[1], at("a1"));
	cr_expect_eq(evidence.distance, 110);
	cr_expect_eq(evidence.between, 10 * MS);
	cr_expect_eq(evidence.speed, 6900);
	cr_expect_lt(evidence.share, 10);
}

Test(hands, take_with_the_piece_in_hand)
{
	begins(TAKES, "h1h5");
	lifted("h1", 0);
	lifted("h5", 330);
	placed("h5", 450);
	cr_expect_not(two());
}

Test(hands, take_what_stands_far_at_the_same_instant)
{
	begins(TAKES, "h1h5");
	lifted("h5", 0);
	lifted("h1", 40);
	placed("h5", 500);
	cr_assert(two());
	cr_expect_eq(evidence.sign, LAWS_HAND_TOO_FAR);
	cr_expect_eq(evidence.squares[0], at("h5"));
	cr_expect_eq(evidence.distance, 220);
	cr_expect_eq(evidence.between, 40 * MS);
	cr_expect_eq(evidence.together, 460 * MS);
	/* 179 mm by Fitts' law, and a grip: 428 ms; 220 mm: 457 ms. */
	cr_expect_eq(evidence.share, 9);
	cr_expect_eq(evidence.speed, 4475);
	cr_expect_eq(evidence.usual / 1000, 457);
	cr_expect(evidence.beyond_hands);
}

Test(hands, carry_while_the_other_makes_room)
{
	begins(TAKES, "h1h5");
	lifted("h1", 0);
	lifted("h5", 45);
	placed("h5", 400);
	cr_assert(two());
	cr_expect(evidence.beyond_hands);
	cr_expect_eq(evidence.squares[0], at("h1"));
	cr_expect_eq(evidence.together, 355 * MS);
	laws_hands_begin(&hands);
	lifted("h1", 0);
	lifted("h5", 83);
	placed("h5", 400);
	cr_assert(two());
	cr_expect_not(evidence.beyond_hands);
	laws_hands_begin(&hands);
	lifted("h1", 0);
	lifted("h5", 84);
	placed("h5", 400);
	cr_expect_not(two(), "it may have swept it off, and held on");
}

Test(hands, may_be_as_quick_as_few_are)
{
	begins(TAKES, "h1h5");
	lifted("h5", 0);
	lifted("h1", 180);
	placed("h5", 500);
	cr_assert(two());
	cr_expect_not(evidence.beyond_hands);
}

#define PAWN_TAKES "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"

Test(hands, grip_the_next_piece_after_the_way_to_it)
{
	begins(PAWN_TAKES, "e4d5");
	lifted("d5", 0);
	lifted("e4", 160);
	placed("d5", 500);
	cr_expect_not(two());
	laws_hands_begin(&hands);
	lifted("d5", 0);
	lifted("e4", 40);
	placed("d5", 400);
	cr_assert(two());
	cr_expect_not(evidence.beyond_hands, "a hand closes on neighbours on a diagonal at once");
}

Test(hands, sweep_from_the_next_square)
{
	begins(PAWN_TAKES, "e4d5");
	lifted("e4", 0);
	lifted("d5", 60);
	placed("d5", 130);
	cr_expect_not(two(), "the one has pushed the other off");
	laws_hands_begin(&hands);
	lifted("d5", 0);
	lifted("e4", 10);
	placed("d5", 130);
	cr_expect_not(two(), "though its reed opened first");
	laws_hands_begin(&hands);
	lifted("e4", 0);
	lifted("d5", 60);
	placed("d5", 500);
	cr_expect_not(two(), "and has been held until the other was away");
	laws_hands_begin(&hands);
	lifted("e4", 0);
	lifted("d5", 15);
	placed("d5", 500);
	cr_assert(two());
	cr_expect_not(evidence.beyond_hands, "a hand closes on neighbours on a diagonal at once");
}

Test(hands, sweep_from_afar)
{
	begins("4k3/8/8/8/7r/8/8/R3K2R w KQ - 0 1", "h1h4");
	lifted("h1", 0);
	lifted("h4", 130);
	placed("h4", 200);
	cr_expect_not(two());
	laws_hands_begin(&hands);
	lifted("h1", 0);
	lifted("h4", 130);
	placed("h4", 450);
	cr_expect_not(two());
	laws_hands_begin(&hands);
	lifted("h1", 0);
	lifted("h4", 60);
	placed("h4", 450);
	cr_assert(two());
	cr_expect_not(evidence.beyond_hands);
}

Test(hands, may_grip_two_neighbours_at_once)
{
	begins("4k3/8/8/8/8/8/8/4K1rR w K - 0 1", "h1g1");
	lifted("h1", 0);
	lifted("g1", 1);
	placed("g1", 90);
	cr_expect_not(two());
	laws_hands_begin(&hands);
	lifted("g1", 0);
	lifted("h1", 10);
	placed("g1", 400);
	cr_assert(two());
	cr_expect_not(evidence.beyond_hands);
}

Test(hands, that_were_disturbed_prove_little)
{
	begins(TAKES, "h1h5");
	lifted("g4", 0);
	placed("g4", 250);
	lifted("h5", 260);
	lifted("h1", 280);
	placed("h5", 800);
	cr_assert(two());
	cr_expect_not(evidence.beyond_hands);
}

Test(hands, lose_sight_of_what_never_stood)
{
	begins(TAKES, "h1h5");
	lifted("h5", 0);
	lifted("h1", 60);
	cr_expect_not(two());
}

Test(hands, take_in_passing_one_after_the_other)
{
	begins("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
	lifted("e5", 0);
	placed("d6", 300);
	lifted("d5", 320);
	cr_expect_not(two());
}

Test(hands, that_only_touched_do_not_count)
{
	begins(TAKES, "h1h5");
	lifted("a1", 0);
	placed("a1", 300);
	lifted("h5", 310);
	lifted("h1", 700);
	placed("h5", 1200);
	cr_expect_not(two());
}

/* Twelve rook moves of four squares, each as long as @ms. */
static void has_moved(long ms)
{
	for (int i = 0; i < 12; i++) {
		laws_hands_begin(&hands);
		lifted("h1", 0);
		placed("h5", ms);
		laws_hands_learn(&hands, &position, move);
	}
	laws_hands_begin(&hands);
}

Test(hands, of_a_slow_player_are_known)
{
	begins("4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1", "h1h5");
	has_moved(900);
	lifted("h5", 0);
	lifted("h1", 250);
	placed("h5", 800);
	cr_assert(two());
	cr_expect_not(evidence.beyond_hands);
	cr_expect_eq(evidence.moves, 12);
	cr_expect_eq(evidence.as_fast, 0);
}

Test(hands, of_a_fast_player_are_known)
{
	begins("4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1", "h1h5");
	has_moved(180);
	lifted("h5", 0);
	lifted("h1", 250);
	placed("h5", 500);
	cr_expect_not(two());
}

Test(hands, are_as_fast_as_of_late)
{
	begins("4k3/8/8/7r/8/8/8/R3K2R w KQ - 0 1", "h1h5");
	has_moved(900);
	has_moved(180);
	lifted("h5", 0);
	lifted("h1", 250);
	placed("h5", 500);
	cr_expect_not(two());
}

/* The pawn stands at 400 ms, and the press comes at @ms. */
static bool pressed(const char *fen, const char *uci, long ms)
{
	struct laws_setup setup;
	char from[] = {uci[0], uci[1], 0}, to[] = {uci[2], uci[3], 0};

	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	cr_assert_eq(laws_uci_read(&position, uci, strlen(uci), &move), 0);
	laws_hands_begin(&hands);
	lifted(from, 0);
	placed(to, 400);
	return laws_hands_pressed(&hands, &position, move, ms * MS, &evidence);
}

#define AT_A "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"
#define AT_E "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
#define AT_H "4k3/8/8/8/8/8/7P/4K3 w - - 0 1"

Test(hands, reach_the_clock_in_their_time)
{
	laws_hands_init(&hands, 55);
	cr_expect_not(pressed(AT_E, "e2e4", 700));
	cr_expect_eq(evidence.sign, LAWS_HAND_NO_SIGN);
	cr_assert(pressed(AT_E, "e2e4", 500));
	cr_expect_eq(evidence.sign, LAWS_HAND_ON_CLOCK);
	cr_expect_eq(evidence.squares[0], at("e4"));
	cr_expect_eq(evidence.squares[1], LAWS_NO_SQUARE);
	cr_expect_eq(evidence.between, 100 * MS);
	cr_expect_eq(evidence.times, 1);
	cr_expect_not(pressed(AT_E, "e2e4", 350), "before the piece stood nobody can say");
	cr_expect_not(pressed(AT_E, "e2e4", 400), "nor when the press alone told that it stands");
	cr_assert(pressed(AT_E, "e2e4", 430));
	cr_expect_eq(evidence.times, 2);
}

Test(hands, are_known_by_how_soon_they_press)
{
	laws_hands_init(&hands, 55);
	for (int i = 0; i < 8; i++)
		cr_expect_not(pressed(AT_E, "e2e4", 1300));
	cr_expect_not(pressed(AT_E, "e2e4", 740), "less than half of his time, but not of hands'");
	cr_expect_not(pressed(AT_E, "e2e4", 640), "not that much quicker than he has been");
	laws_hands_init(&hands, 55);
	for (int i = 0; i < 8; i++)
		cr_expect_not(pressed(AT_E, "e2e4", 1300));
	cr_expect(pressed(AT_E, "e2e4", 720));
	laws_hands_init(&hands, 55);
	for (int i = 0; i < 8; i++)
		cr_expect_not(pressed(AT_E, "e2e4", 740));
	cr_expect(pressed(AT_E, "e2e4", 610));
}

Test(hands, tell_where_the_clock_stands)
{
	laws_hands_init(&hands, 55);
	for (int i = 0; i < 12; i++) {
		cr_expect_not(pressed(AT_H, "h2h4", 900));
		cr_expect_not(pressed(AT_A, "a2a4", 1200));
	}
	cr_assert(pressed(AT_A, "a2a4", 500));
	cr_expect_gt(evidence.distance, 400);
	cr_assert(pressed(AT_H, "h2h4", 450));
	cr_expect_lt(evidence.distance, 100);
}

Test(hands, that_linger_tell_nothing_of_the_clock)
{
	laws_hands_init(&hands, 55);
	for (int i = 0; i < 40; i++) {
		cr_expect_not(pressed(AT_H, "h2h4", 2900 + i % 3));
		cr_expect_not(pressed(AT_A, "a2a4", 3900 + i % 5));
	}
	cr_assert(pressed(AT_A, "a2a4", 450));
	cr_expect_lt(evidence.distance, 100);
}

static void lifted_within(const char *square, long since, long ms)
{
	laws_hands_lifted_within(&hands, at(square), since * MS, ms * MS);
}

static void placed_within(const char *square, long since, long ms)
{
	laws_hands_placed_within(&hands, at(square), since * MS, ms * MS);
}

/* That of together_in_the_air_castle, seen by a board that looked every so often. */
Test(hands, held_both_for_no_longer_than_is_certain)
{
	begins(CASTLES, "e1g1");
	lifted_within("e1", -20, 0);
	lifted_within("h1", 20, 40);
	placed_within("g1", 380, 400);
	placed_within("f1", 400, 420);
	cr_assert(two());
	cr_expect_eq(evidence.sign, LAWS_HAND_BOTH_HELD);
	cr_expect_eq(evidence.between, 340 * MS);

	begins(CASTLES, "e1g1");
	lifted("e1", 0);
	lifted("h1", 390);
	placed_within("g1", 395, 415);
	placed("f1", 800);
	cr_expect(!two() || evidence.sign != LAWS_HAND_BOTH_HELD);
	/* Where it speaks for him, it is enough that they may have been. */
	cr_expect(laws_hands_both_held(&hands, &position, move));
}

/* As take_what_stands_far_at_the_same_instant: so far that no hand goes there in the time. */
Test(hands, took_as_much_time_as_they_may_have)
{
	begins(TAKES, "h1h5");
	lifted("h5", 0);
	lifted("h1", 30);
	placed("h5", 600);
	cr_assert(two());
	cr_expect(evidence.beyond_hands);
	cr_expect_eq(evidence.between, 30 * MS);

	begins(TAKES, "h1h5");
	lifted_within("h5", -5, 0);
	lifted_within("h1", 0, 30);
	placed("h5", 600);
	cr_expect(!two() || (!evidence.beyond_hands && evidence.between == 35 * MS),
		  "which came first is uncertain");

	begins(TAKES, "h1h5");
	lifted_within("h5", -400, 0);
	lifted("h1", 30);
	placed("h5", 600);
	cr_expect_not(two(), "it may have been taken before, by the same hand");
}

Test(hands, pressed_as_late_as_they_may_have)
{
	begins(CASTLES, "a1a2");
	lifted("a1", 0);
	placed("a2", 300);
	cr_assert(laws_hands_pressed(&hands, &position, move, 350 * MS, &evidence));
	cr_expect_eq(evidence.between, 50 * MS);
	begins(CASTLES, "a1a2");
	lifted("a1", 0);
	placed_within("a2", 40, 300);
	cr_expect_not(laws_hands_pressed(&hands, &position, move, 350 * MS, &evidence));
}

/* Who may have been slow is not taken for quick, nor is one who may have been quick for slow. */
Test(hands, are_not_held_to_a_pace_that_is_uncertain)
{
	begins(CASTLES, "a1a2");
	for (int i = 0; i < 8; i++) {
		laws_hands_begin(&hands);
		lifted("a1", 0);
		placed("a2", 300);
		cr_expect_not(laws_hands_pressed_within(&hands, &position, move, 310 * MS,
							1500 * MS, &evidence));
	}
	laws_hands_begin(&hands);
	lifted("a1", 0);
	placed("a2", 300);
	cr_expect_not(laws_hands_pressed(&hands, &position, move, 580 * MS, &evidence));
}

Test(hands, have_room_for_every_event)
{
	begins(CASTLES, "e1g1");
	for (long i = 0; i < 1000; i++) {
		lifted("a1", i);
		placed("a1", i);
	}
	laws_hands_lifted(&hands, LAWS_NO_SQUARE, 0);
	lifted("e1", 2000);
	placed("g1", 2400);
	lifted("h1", 2800);
	placed("f1", 3200);
	cr_expect_not(two());
	cr_expect_leq(hands.count, LAWS_HAND_EVENTS);
}
