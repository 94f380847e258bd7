// SPDX-License-Identifier: GPL-2.0-only
/* KUnit tests of wiring maps, which are pure functions. */

#include <kunit/test.h>
#include <linux/module.h>
#include <linux/string.h>

/* The tested functions, which are not exported. */
#include "wiring.c"

static void obvious(u8 *wiring)
{
	reedboard_wiring_default(wiring, REEDBOARD_SQUARES, 8);
}

static void expect_finding(struct kunit *test, const u8 *wiring, unsigned int contacts,
			   struct reedboard_wiring_finding expected)
{
	struct reedboard_wiring_finding finding = reedboard_wiring_check(wiring, contacts);

	KUNIT_EXPECT_EQ(test, finding.error, expected.error);
	KUNIT_EXPECT_EQ(test, finding.contact, expected.contact);
	KUNIT_EXPECT_EQ(test, finding.other, expected.other);
}

static void default_of_64_is_identity(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];
	unsigned int n;

	obvious(wiring);
	for (n = 0; n < REEDBOARD_SQUARES; n++)
		KUNIT_EXPECT_EQ(test, wiring[n], n);
}

/* Four columns: contact 4 is the first of the second rank, a2. */
static void default_of_a_small_matrix(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];
	u32 rows, columns;

	reedboard_wiring_default(wiring, 12, 4);
	KUNIT_EXPECT_EQ(test, wiring[3], 3);
	KUNIT_EXPECT_EQ(test, wiring[4], 8);
	KUNIT_EXPECT_EQ(test, wiring[11], 19);
	KUNIT_EXPECT_EQ(test, wiring[12], REEDBOARD_NO_SQUARE);
	KUNIT_EXPECT_EQ(test, reedboard_wiring_check(wiring, 12).error, REEDBOARD_WIRING_FINE);
	reedboard_wiring_extent(wiring, &rows, &columns);
	KUNIT_EXPECT_EQ(test, rows, 3);
	KUNIT_EXPECT_EQ(test, columns, 4);
}

static void any_permutation_is_fine(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];
	unsigned int n, step;

	for (step = 1; step < REEDBOARD_SQUARES; step += 2) {
		for (n = 0; n < REEDBOARD_SQUARES; n++)
			wiring[n] = (n * step + 5) % REEDBOARD_SQUARES;
		KUNIT_EXPECT_EQ(test, reedboard_wiring_check(wiring, REEDBOARD_SQUARES).error,
				REEDBOARD_WIRING_FINE);
	}
}

static void contacts_may_go_without(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];

	memset(wiring, REEDBOARD_NO_SQUARE, sizeof(wiring));
	wiring[40] = 63;
	KUNIT_EXPECT_EQ(test, reedboard_wiring_check(wiring, REEDBOARD_SQUARES).error,
			REEDBOARD_WIRING_FINE);
	KUNIT_EXPECT_EQ(test, reedboard_wiring_squares(wiring, U64_MAX), BIT_ULL(63));
}

static void every_number_above_63_is_no_square(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];
	unsigned int value;

	for (value = REEDBOARD_SQUARES; value < REEDBOARD_NO_SQUARE; value++) {
		obvious(wiring);
		wiring[17] = value;
		expect_finding(test, wiring, REEDBOARD_SQUARES,
			       (struct reedboard_wiring_finding){ REEDBOARD_WIRING_NOT_A_SQUARE,
								  17, 0 });
	}
}

static void every_repetition_is_found(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];
	unsigned int first, second;

	for (second = 1; second < REEDBOARD_SQUARES; second++) {
		for (first = 0; first < second; first++) {
			obvious(wiring);
			wiring[second] = wiring[first];
			expect_finding(test, wiring, REEDBOARD_SQUARES,
				       (struct reedboard_wiring_finding){ REEDBOARD_WIRING_TWICE,
									  second, first });
		}
	}
}

static void squares_without_contacts_are_found(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];
	unsigned int contacts;

	obvious(wiring);
	for (contacts = 1; contacts < REEDBOARD_SQUARES; contacts++)
		expect_finding(test, wiring, contacts,
			       (struct reedboard_wiring_finding){ REEDBOARD_WIRING_NOT_A_CONTACT,
								  contacts, 0 });
}

static void an_empty_map_is_found(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];

	memset(wiring, REEDBOARD_NO_SQUARE, sizeof(wiring));
	KUNIT_EXPECT_EQ(test, reedboard_wiring_check(wiring, REEDBOARD_SQUARES).error,
			REEDBOARD_WIRING_EMPTY);
}

static void each_contact_gives_its_square(struct kunit *test)
{
	u8 wiring[REEDBOARD_SQUARES];
	unsigned int n;
	u64 all = 0;

	for (n = 0; n < REEDBOARD_SQUARES; n++)
		wiring[n] = (n * 37 + 11) % REEDBOARD_SQUARES;
	for (n = 0; n < REEDBOARD_SQUARES; n++) {
		u64 squares = reedboard_wiring_squares(wiring, BIT_ULL(n));

		KUNIT_EXPECT_EQ(test, squares, BIT_ULL(wiring[n]));
		all |= squares;
	}
	KUNIT_EXPECT_EQ(test, all, U64_MAX);
	KUNIT_EXPECT_EQ(test, reedboard_wiring_squares(wiring, 0), 0);
	KUNIT_EXPECT_EQ(test, reedboard_wiring_squares(wiring, U64_MAX), U64_MAX);
}

static struct kunit_case wiring_cases[] = {
	KUNIT_CASE(default_of_64_is_identity),
	KUNIT_CASE(default_of_a_small_matrix),
	KUNIT_CASE(any_permutation_is_fine),
	KUNIT_CASE(contacts_may_go_without),
	KUNIT_CASE(every_number_above_63_is_no_square),
	KUNIT_CASE(every_repetition_is_found),
	KUNIT_CASE(squares_without_contacts_are_found),
	KUNIT_CASE(an_empty_map_is_found),
	KUNIT_CASE(each_contact_gives_its_square),
	{}
};

static struct kunit_suite wiring_suite = {
	.name = "reedboard-wiring",
	.test_cases = wiring_cases,
};

kunit_test_suite(wiring_suite);

MODULE_AUTHOR("The Touchmove project");
MODULE_DESCRIPTION("Tests of the wiring maps of reed-switch chess boards");
MODULE_LICENSE("GPL");
