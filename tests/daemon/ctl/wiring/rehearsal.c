/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The first moves of a game: what is asked, and what is said to a board that shows something else.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "ctl/wiring/rehearsal.h"

#define SETTLE	 ((uint64_t)300000)
#define SET_UP	 ((laws_squares)0xffff00000000ffff)
#define BIT(n)	 ((laws_squares)1 << (n))
#define E2	 BIT(12)
#define E4	 BIT(28)
#define D7	 BIT(51)
#define D5	 BIT(35)
#define AFTER_E4 ((SET_UP ^ E2) | E4)
#define AFTER_D5 ((AFTER_E4 ^ D7) | D5)

static char said[2000];
static struct rehearsal rehearsal;
static uint64_t now;

static void say(void *data, const char *line)
{
	size_t length = strlen(said);

	(void)data;
	snprintf(said + length, sizeof(said) - length, "%s\n", line);
}

static void begin(void)
{
	rehearsal = (struct rehearsal){.settle_time = SETTLE, .say = say};
	said[0] = '\0';
	now = 1000;
	rehearsal_begin(&rehearsal);
}

/* The board shows @squares for @time µs. */
static void show(laws_squares squares, uint64_t time)
{
	rehearsal_squares(&rehearsal, squares, now);
	while (rehearsal.deadline <= now + time)
		rehearsal_advance(&rehearsal, rehearsal.deadline);
	now += time;
}

static void expect(const char *lines)
{
	cr_expect_str_eq(said, lines);
	said[0] = '\0';
}

Test(rehearsal, whole_way)
{
	begin();
	expect("Set up all 32 pieces as for a game, White on ranks 1 and 2.\n");
	cr_assert_eq(rehearsal.deadline, UINT64_MAX);
	show(SET_UP, SETTLE);
	expect("Move the white pawn from e2 to e4.\n");
	show(SET_UP ^ E2, SETTLE);
	expect("");
	show(AFTER_E4, SETTLE);
	expect("Move the black pawn from d7 to d5.\n");
	show(AFTER_D5, SETTLE);
	expect("Capture it: take it off d5, and put the pawn from e4 there.\n");
	show(AFTER_D5 ^ D5, SETTLE);
	show(AFTER_D5 ^ D5 ^ E4, SETTLE);
	show(AFTER_D5 ^ E4, SETTLE);
	expect("Every square has shown what was played.\n");
	cr_assert(rehearsal_is_done(&rehearsal));
	show(0, 10 * REHEARSAL_PATIENCE);
	expect("");
}

/* What a bouncing contact shows for a moment is no step. */
Test(rehearsal, waits_until_it_is_still)
{
	begin();
	said[0] = '\0';
	show(SET_UP, SETTLE - 1);
	show(SET_UP ^ E2, SETTLE - 1);
	expect("");
	show(SET_UP, SETTLE);
	expect("Move the white pawn from e2 to e4.\n");
}

Test(rehearsal, tells_once_what_is_amiss)
{
	begin();
	said[0] = '\0';
	show((SET_UP ^ E2) | E4 | D5, REHEARSAL_PATIENCE - 1);
	expect("");
	show((SET_UP ^ E2) | E4 | D5, 10 * REHEARSAL_PATIENCE);
	expect("The board shows nothing on: e2; it shows a piece on: e4 d5\n");
	show(SET_UP | E4, REHEARSAL_PATIENCE);
	expect("The board shows a piece on: e4\n");
	show(0, REHEARSAL_PATIENCE);
	cr_assert_eq(strncmp(said, "The board shows nothing on: a1 b1", 33), 0, "%s", said);
	cr_assert(strstr(said, " h8\n"));
}

/* Lifting the capturing pawn leaves the squares of the capture, which has not been made. */
Test(rehearsal, a_capture_lifts_what_is_captured)
{
	begin();
	show(SET_UP, SETTLE);
	show(AFTER_E4, SETTLE);
	show(AFTER_D5, SETTLE);
	said[0] = '\0';
	show(AFTER_D5 ^ E4, SETTLE);
	expect("");
	show(AFTER_D5 ^ E4, REHEARSAL_PATIENCE);
	expect("Capture it: take it off d5, and put the pawn from e4 there.\n");
	show(AFTER_D5 ^ E4 ^ D5, SETTLE / 2);
	show(AFTER_D5 ^ E4, SETTLE);
	expect("Every square has shown what was played.\n");
}
