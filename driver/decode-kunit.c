// SPDX-License-Identifier: GPL-2.0-only
/* KUnit tests of what a matrix and a chain mean, and of the words for what is wrong. */

#include <kunit/test.h>
#include <linux/module.h>
#include <linux/string.h>

#include "chain-decode.h"
#include "matrix-decode.h"

/* The tested functions, which are not exported. */
#include "trouble.c"

static void three_corners_are_a_rectangle(struct kunit *test)
{
	/* a1 b1 a2 and, through them, b2 */
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0x0303, 8, 8), 0x0303ULL);
	/* With c3, which is certain. */
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0x040303, 8, 8), 0x0303ULL);
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0x8100000000000081ULL, 8, 8),
			0x8100000000000081ULL);
}

static void what_is_certain_is_no_ghost(struct kunit *test)
{
	unsigned int n;

	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0, 8, 8), 0);
	for (n = 0; n < 64; n++)
		KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(BIT_ULL(n), 8, 8), 0);
	for (n = 0; n < 8; n++) {
		KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0xffULL << n * 8, 8, 8), 0);
		KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0x0101010101010101ULL << n, 8, 8), 0);
	}
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0x8040201008040201ULL, 8, 8), 0);
	/* One column in common, twice: a1 b1 b2 c2. */
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0x0603, 8, 8), 0x0ULL);
}

static void every_rectangle_is_found(struct kunit *test)
{
	unsigned int low, high, left, right;

	for (high = 1; high < 8; high++) {
		for (low = 0; low < high; low++) {
			for (right = 1; right < 8; right++) {
				for (left = 0; left < right; left++) {
					u64 row = BIT(left) | BIT(right);
					u64 set = row << low * 8 | row << high * 8;

					KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(set, 8, 8),
							set);
				}
			}
		}
	}
}

static void matrices_of_other_shapes(struct kunit *test)
{
	/* Four columns: contacts 0 1 4 5. */
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(0x33, 4, 4), 0x33ULL);
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(U64_MAX, 1, 64), 0);
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(U64_MAX, 16, 4), U64_MAX);
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(U64_MAX, 4, 16), U64_MAX);
	KUNIT_EXPECT_EQ(test, reedboard_matrix_ghosts(U64_MAX, 64, 1), 0);
}

static void each_bit_is_a_contact(struct kunit *test)
{
	u8 bytes[9] = {};
	struct reedboard_chain_bits chain = { bytes, 8, 64, false, REEDBOARD_NO_TAIL };
	unsigned int n;

	for (n = 0; n < 64; n++) {
		memset(bytes, 0, sizeof(bytes));
		bytes[n / 8] = BIT(n % 8);
		chain.active_low = false;
		KUNIT_EXPECT_EQ(test, reedboard_chain_contacts(&chain), BIT_ULL(n));
		chain.active_low = true;
		KUNIT_EXPECT_EQ(test, reedboard_chain_contacts(&chain), ~BIT_ULL(n));
	}
}

static enum reedboard_trouble_kind judge(u8 value, u8 last, bool active_low, u32 tail)
{
	u8 bytes[9];
	struct reedboard_chain_bits chain = { bytes, 8, 64, active_low, tail };

	memset(bytes, value, 8);
	bytes[8] = last;
	return reedboard_chain_judge(&chain);
}

static void a_stuck_data_line_is_found(struct kunit *test)
{
	/* The tail at the level of a closed contact. */
	KUNIT_EXPECT_EQ(test, judge(0xff, 0xff, true, 0), REEDBOARD_TROUBLE_CHAIN_TAIL);
	KUNIT_EXPECT_EQ(test, judge(0, 0, true, 0), REEDBOARD_TROUBLE_CHAIN_ALL);
	KUNIT_EXPECT_EQ(test, judge(0, 0, false, 1), REEDBOARD_TROUBLE_CHAIN_TAIL);
	KUNIT_EXPECT_EQ(test, judge(0xff, 0xff, false, 1), REEDBOARD_TROUBLE_CHAIN_ALL);
	/* An empty board, and a chain without a known tail. */
	KUNIT_EXPECT_EQ(test, judge(0xff, 0, true, 0), REEDBOARD_TROUBLE_NONE);
	KUNIT_EXPECT_EQ(test, judge(0, 0xff, false, 1), REEDBOARD_TROUBLE_NONE);
	KUNIT_EXPECT_EQ(test, judge(0xff, 0xff, true, REEDBOARD_NO_TAIL), REEDBOARD_TROUBLE_NONE);
}

static void one_wrong_bit_of_the_tail_is_enough(struct kunit *test)
{
	unsigned int n;

	for (n = 0; n < 8; n++) {
		KUNIT_EXPECT_EQ(test, judge(0xff, BIT(n), true, 0), REEDBOARD_TROUBLE_CHAIN_TAIL);
		KUNIT_EXPECT_EQ(test, judge(0xff, 0xff ^ BIT(n), true, 1),
				REEDBOARD_TROUBLE_CHAIN_TAIL);
	}
}

static void a_small_board_may_be_full(struct kunit *test)
{
	u8 bytes[5] = { 0xff, 0xff, 0xff, 0xff, 0xff };
	struct reedboard_chain_bits chain = { bytes, 4, 32, false, 1 };

	KUNIT_EXPECT_EQ(test, reedboard_chain_judge(&chain), REEDBOARD_TROUBLE_NONE);
}

static void troubles_are_said(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];
	char text[REEDBOARD_TROUBLE_TEXT];
	struct reedboard_trouble trouble = {};
	unsigned int n;

	for (n = 0; n < REEDBOARD_SQUARES; n++)
		wiring[n] = 63 - n;
	wiring[5] = REEDBOARD_NO_SQUARE;
	reedboard_trouble_text(&trouble, wiring, text);
	KUNIT_EXPECT_STREQ(test, text, "");
	trouble = (struct reedboard_trouble){ REEDBOARD_TROUBLE_COLUMN_STUCK, 0x88 };
	reedboard_trouble_text(&trouble, wiring, text);
	KUNIT_EXPECT_EQ(test, strncmp(text, "columns 3 7 active", 18), 0);
	trouble = (struct reedboard_trouble){ REEDBOARD_TROUBLE_GHOSTS, 0x30 | BIT_ULL(63) };
	reedboard_trouble_text(&trouble, wiring, text);
	KUNIT_EXPECT_STREQ(test, text, "d8 a1 cannot be told apart without diodes");
	/* The longest fits. */
	trouble.where = U64_MAX;
	reedboard_trouble_text(&trouble, wiring, text);
	KUNIT_EXPECT_EQ(test, strcmp(text + strlen(text) - 6, "diodes"), 0);
}

static struct kunit_case decode_cases[] = {
	KUNIT_CASE(three_corners_are_a_rectangle),
	KUNIT_CASE(what_is_certain_is_no_ghost),
	KUNIT_CASE(every_rectangle_is_found),
	KUNIT_CASE(matrices_of_other_shapes),
	KUNIT_CASE(each_bit_is_a_contact),
	KUNIT_CASE(a_stuck_data_line_is_found),
	KUNIT_CASE(one_wrong_bit_of_the_tail_is_enough),
	KUNIT_CASE(a_small_board_may_be_full),
	KUNIT_CASE(troubles_are_said),
	{}
};

static struct kunit_suite decode_suite = {
	.name = "reedboard-decode",
	.test_cases = decode_cases,
};

kunit_test_suite(decode_suite);

MODULE_AUTHOR("The Touchmove project");
MODULE_DESCRIPTION("Tests of what is read from reed-switch chess boards");
MODULE_LICENSE("GPL");
