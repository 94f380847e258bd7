/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A person who does what is asked, on a soldered board, in virtual time: slowly enough for the
 * contacts to get still, and now and then not at all as it was asked.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "config/wiring_map.h"
#include "ctl/wiring/tester.h"
#include "wrongs.h"

#define BIT(n)	LAWS_SQUARE_SET(n)
#define MS	((uint64_t)1000)
#define SETTLE	(300 * MS)
#define BOUNCE	(25 * MS)
#define NOTHING TESTER_MESSAGES

static struct tester tester;
static struct matrix matrix;
static struct diagnosis diagnosis;
static uint64_t now;
static uint8_t inputs;
static struct tester_message last; /* the one that has to be answered */
static unsigned int told[TESTER_MESSAGES];

static void hear(void *data, const struct tester_message *message)
{
	(void)data;
	told[message->type]++;
	switch ((int)message->type) {
	case TESTER_RIGHT:
	case TESTER_NOTED:
	case TESTER_REMINDER:
	case TESTER_HARDWARE:
	case TESTER_HARDWARE_OK:
		break;
	default:
		last = *message;
	}
}

static void begin(enum diagnosis_topology topology)
{
	memset(&tester, 0, sizeof(tester));
	memset(told, 0, sizeof(told));
	matrix_begin(&matrix);
	tester.settle_time = SETTLE;
	tester.debounce_time = BOUNCE;
	tester.tell = hear;
	tester.results.board.topology = topology;
	tester.results.board.columns = 8;
	tester.results.board.inputs = 15;
	wiring_default(tester.results.board.wiring);
	now = 1000 * MS;
	inputs = 0;
	tester_begin(&tester, now);
}

static void begin_matrix(void)
{
	begin(DIAGNOSIS_MATRIX);
}

static void state(laws_squares contacts)
{
	const struct tester_event event = {
		.type = TESTER_STATE,
		.contacts = contacts,
		.inputs = inputs,
	};

	tester_step(&tester, &event, now);
}

static void fail(bool fault)
{
	const struct tester_event event = {.type = TESTER_STATE, .fault = fault};

	tester_step(&tester, &event, now);
}

/* Lets @time go by, with every deadline at its own time. */
static void wait_for(uint64_t time)
{
	const struct tester_event event = {.type = TESTER_TIME};
	const uint64_t end = now + time;

	while (tester.deadline <= end) {
		cr_assert_geq(tester.deadline, now, "a deadline that has gone by");
		now = tester.deadline;
		tester_step(&tester, &event, now);
	}
	now = end;
	tester_step(&tester, &event, now);
}

static void say(enum tester_word word)
{
	const struct tester_event event = {.type = TESTER_WORD, .word = word};

	tester_step(&tester, &event, now);
}

/* Pieces on @squares and nowhere else, after some time with none. */
static void put(laws_squares squares)
{
	state(matrix_scan(&matrix, 0));
	wait_for(SETTLE + 50 * MS);
	state(matrix_scan(&matrix, squares));
	wait_for(SETTLE + 50 * MS);
}

static void press(unsigned int input)
{
	inputs = (uint8_t)(1u << input);
	state(tester.closed);
	wait_for(80 * MS);
	inputs = 0;
	state(tester.closed);
	wait_for(SETTLE + 50 * MS);
}

/* Does what the last message asks for; says so where nothing comes of it. */
static void obey(void)
{
	const struct tester_message asked = last;

	last.type = NOTHING;
	switch (asked.type) {
	case TESTER_ASK_EMPTY:
		put(0);
		break;
	case TESTER_NOT_EMPTY:
		say(TESTER_SAY_EMPTY);
		break;
	case TESTER_ASK_SQUARE:
	case TESTER_ODD:
	case TESTER_TWO:
	case TESTER_LIFT:
		put(BIT(asked.subject));
		break;
	case TESTER_ASK_INPUT:
	case TESTER_ODD_INPUT:
		press(asked.subject);
		break;
	case TESTER_RESTLESS:
		cr_assert(asked.phase == TESTER_SQUARES);
		put(BIT(asked.subject));
		break;
	case TESTER_ASK_DIODES:
		put(asked.contacts);
		break;
	case TESTER_GHOSTS:
		say(TESTER_SAY_NONE);
		break;
	case TESTER_MISSING:
	case TESTER_RIGHT:
	case TESTER_NOTED:
	case TESTER_REMINDER:
	case TESTER_HARDWARE:
	case TESTER_HARDWARE_OK:
	case TESTER_FINISHED:
		cr_assert(false, "nothing to obey: %d", asked.type);
	}
	if (last.type == NOTHING) {
		cr_assert(tester.phase == TESTER_SQUARES, "no answer to %d", asked.type);
		say(TESTER_SAY_NONE);
	}
}

static void walk(void)
{
	unsigned int steps;

	for (steps = 0; steps < 1000 && last.type != TESTER_FINISHED; steps++)
		obey();
	cr_assert(last.type == TESTER_FINISHED, "it does not end");
	diagnosis_make(&tester.results, &diagnosis);
}

static void expect_faults(unsigned int count)
{
	unsigned int n;

	for (n = 0; n < diagnosis.count && diagnosis.count != count; n++)
		fprintf(stderr, "fault %d, %d of %u\n", diagnosis.faults[n].kind,
			diagnosis.faults[n].list[0], diagnosis.faults[n].count);
	cr_assert_eq(diagnosis.count, count, "%u faults", diagnosis.count);
}

static void expect_fault(enum diagnosis_kind kind, unsigned int entry)
{
	expect_faults(1);
	cr_assert_eq(diagnosis.faults[0].kind, kind);
	cr_assert_eq(diagnosis.faults[0].list[0], entry);
}

TestSuite(tester, .init = begin_matrix);

Test(tester, board_without_a_fault)
{
	walk();
	expect_faults(0);
	cr_assert_eq(diagnosis.tested, 64);
	cr_assert_eq(told[TESTER_RIGHT], 64 + 4);
	cr_assert_eq(told[TESTER_ASK_DIODES], 2);
	cr_assert_eq(told[TESTER_ODD] + told[TESTER_NOTED] + told[TESTER_LIFT], 0);
	cr_assert(!diagnosis.repaired);
}

/* What a walk sees is what a scan of each square would show, whatever the fault. */
Test(tester, every_fault_is_seen_as_it_is)
{
	unsigned int sort, number, square;
	struct wrong wrong;

	for (sort = 0; sort < SORTS; sort++)
		for (number = 0; number < wrong_cases((enum sort)sort);
		     number += sort == SWAPPED ? 37 : 1) {
			if (!wrong_make((enum sort)sort, number, &wrong))
				continue;
			begin(DIAGNOSIS_MATRIX);
			wrong_inject(&matrix, &wrong);
			walk();
			expect_faults(1);
			for (square = 0; square < 64; square++) {
				const struct reading *reading = &tester.results.squares[square];

				if (tester.results.stuck & BIT(square))
					continue;
				cr_assert_eq(reading->state, READING_TAKEN);
				cr_assert_eq(reading->shown, matrix_scan(&matrix, BIT(square)) &
								     ~tester.results.stuck);
			}
		}
}

/* A missing diode makes a rectangle's fourth corner: each is found, and no other is accused. */
Test(tester, every_missing_diode_is_named)
{
	unsigned int contact;

	for (contact = 0; contact < 64; contact++) {
		begin(DIAGNOSIS_MATRIX);
		matrix.undioded = BIT(contact);
		walk();
		expect_fault(DIAGNOSIS_GHOST, contact);
		cr_assert_eq(diagnosis.faults[0].count, 1);
		cr_assert_eq(diagnosis.faults[0].shown & BIT(contact), 0);
	}
}

/* Two of them: both are named, and others only where the two leave it open. */
Test(tester, every_two_missing_diodes_are_named)
{
	unsigned int one, other, n, named, open = 0, most = 0;

	for (one = 0; one < 64; one++)
		for (other = one + 1; other < 64; other++) {
			begin(DIAGNOSIS_MATRIX);
			matrix.undioded = BIT(one) | BIT(other);
			walk();
			expect_faults(1);
			for (named = 0, n = 0; n < diagnosis.faults[0].count; n++)
				named += diagnosis.faults[0].list[n] == one ||
					 diagnosis.faults[0].list[n] == other;
			cr_assert_eq(named, 2, "%u and %u", one, other);
			open += diagnosis.faults[0].count > 2;
			most = diagnosis.faults[0].count > most ? diagnosis.faults[0].count : most;
		}
	/* The ghosts of these pairs are those of other pairs, too. */
	cr_assert_leq(open, 128, "%u", open);
	cr_assert_leq(most, 6, "%u", most);
}

/* Ghosts beside a fault that hides nothing: both are named, by the squares that are meant. */
Test(tester, missing_diodes_beside_other_faults)
{
	static const enum sort sorts[] = {DEAD, SWAPPED, ROWS_SWAPPED, COLUMNS_SWAPPED, TURNED};
	unsigned int sort, number, contact, square;
	struct wrong wrong;

	for (sort = 0; sort < sizeof(sorts) / sizeof(sorts[0]); sort++)
		for (number = 0; number < wrong_cases(sorts[sort]);
		     number += sorts[sort] == SWAPPED ? 97 : 3)
			for (contact = 0; contact < 64; contact += 5) {
				if (!wrong_make(sorts[sort], number, &wrong) ||
				    (wrong.sort == DEAD && wrong.a == contact))
					continue;
				begin(DIAGNOSIS_MATRIX);
				wrong_inject(&matrix, &wrong);
				matrix.undioded = BIT(contact);
				walk();
				expect_faults(2);
				cr_assert_eq(diagnosis.faults[1].kind, DIAGNOSIS_GHOST);
				cr_assert_eq(diagnosis.faults[1].count, 1);
				square = diagnosis.faults[1].list[0];
				cr_assert_eq(matrix.reed[square], contact,
					     "sort %d case %u contact %u: %u", sorts[sort], number,
					     contact, square);
			}
}

Test(tester, matrix_without_diodes)
{
	matrix.undioded = ~(laws_squares)0;
	walk();
	expect_fault(DIAGNOSIS_GHOST, 0);
	cr_assert_eq(diagnosis.faults[0].count, 64);
}

/* A diode can be judged on a board whose squares have changed places, too. */
Test(tester, missing_diode_of_a_mirrored_board)
{
	const struct wrong wrong = {.sort = TURNED, .a = 1};

	wrong_inject(&matrix, &wrong);
	matrix.undioded = BIT(9);
	walk();
	expect_faults(2);
	cr_assert_eq(diagnosis.faults[0].kind, DIAGNOSIS_TURNED);
	cr_assert_eq(diagnosis.faults[1].kind, DIAGNOSIS_GHOST);
	cr_assert_eq(diagnosis.faults[1].list[0], 14);
	cr_assert(diagnosis.repaired);
	cr_assert_eq(diagnosis.map[0], 7);
	cr_assert_eq(diagnosis.map[63], 56);
}

Test(tester, chains_have_no_diodes)
{
	begin(DIAGNOSIS_CHAIN);
	walk();
	expect_faults(0);
	cr_assert_eq(told[TESTER_ASK_DIODES], 0);
}

static void reach(unsigned int square)
{
	while (last.type != TESTER_ASK_SQUARE || last.subject != square)
		obey();
}

/* The piece is put elsewhere once: nothing is held against anybody. */
Test(tester, a_mistake_is_no_fault)
{
	reach(10);
	put(BIT(11));
	cr_assert_eq(last.type, TESTER_ODD);
	cr_assert_eq(last.contacts, BIT(11));
	put(BIT(10));
	cr_assert_eq(last.type, TESTER_ASK_SQUARE);
	walk();
	expect_faults(0);
}

/* Put elsewhere again and again, but each time elsewhere: nothing is known. */
Test(tester, something_else_each_time)
{
	unsigned int n;

	reach(10);
	for (n = 0; n < TESTER_ATTEMPTS; n++)
		put(BIT(20 + n));
	cr_assert_eq(last.type, TESTER_ASK_SQUARE);
	cr_assert_eq(last.subject, 11);
	walk();
	expect_fault(DIAGNOSIS_UNSTEADY, 10);
}

Test(tester, waiting_costs_nothing)
{
	reach(3);
	wait_for(3600 * 1000 * MS);
	cr_assert_eq(told[TESTER_REMINDER], 1);
	put(BIT(3));
	walk();
	expect_faults(0);
}

Test(tester, a_piece_that_stays_is_not_read_again)
{
	reach(3);
	put(BIT(3));
	state(0);
	wait_for(20 * MS);
	state(BIT(3));
	wait_for(SETTLE);
	cr_assert_eq(last.type, TESTER_LIFT);
	put(BIT(4));
	walk();
	expect_faults(0);
}

Test(tester, two_pieces_are_one_too_many)
{
	reach(3);
	put(BIT(3));
	state(BIT(3) | BIT(4));
	wait_for(SETTLE);
	cr_assert_eq(last.type, TESTER_TWO);
	state(BIT(4));
	wait_for(SETTLE);
	cr_assert_eq(last.subject, 5);
	walk();
	expect_faults(0);
}

Test(tester, a_hand_on_its_way_is_nothing)
{
	reach(3);
	state(0);
	wait_for(SETTLE);
	state(BIT(9));
	wait_for(100 * MS);
	state(BIT(10));
	wait_for(100 * MS);
	state(BIT(3));
	wait_for(SETTLE);
	cr_assert_eq(last.subject, 4);
	cr_assert_eq(told[TESTER_ODD], 0);
}

/* Changes for @time, every 5 ms, and ends closed. */
static void flicker(laws_squares contacts, uint64_t time)
{
	const uint64_t end = now + time;
	bool on = false;

	while (now < end || !on) {
		on = !on;
		state(on ? contacts : 0);
		wait_for(5 * MS);
	}
}

Test(tester, bounce_of_a_reed_is_no_fault)
{
	reach(3);
	flicker(BIT(3), 15 * MS);
	wait_for(SETTLE);
	cr_assert_eq(last.subject, 4);
	walk();
	expect_faults(0);
}

Test(tester, flicker_has_to_be_seen_twice)
{
	reach(3);
	flicker(BIT(3), 60 * MS);
	wait_for(SETTLE);
	cr_assert_eq(last.type, TESTER_RESTLESS);
	put(BIT(3));
	cr_assert_eq(last.subject, 4);
	state(0);
	wait_for(SETTLE);
	flicker(BIT(4), 60 * MS);
	wait_for(SETTLE);
	state(0);
	wait_for(SETTLE);
	flicker(BIT(4), 80 * MS);
	wait_for(SETTLE);
	cr_assert_eq(last.subject, 5);
	walk();
	expect_fault(DIAGNOSIS_FLICKER, 4);
	cr_assert_geq(diagnosis.faults[0].flicker, 60 * MS);
}

Test(tester, a_contact_that_never_gets_still)
{
	unsigned int n;

	reach(3);
	for (n = 0; n < 2; n++) {
		state(0);
		wait_for(SETTLE);
		flicker(BIT(3), TESTER_RESTLESS_TIME + 500 * MS);
	}
	cr_assert_eq(last.subject, 4);
	walk();
	expect_fault(DIAGNOSIS_FLICKER, 3);
}

/* A loose contact elsewhere neither stops the walk nor is held against the square that is asked. */
Test(tester, a_loose_contact_elsewhere)
{
	unsigned int n;
	bool on = false;

	reach(3);
	state(0);
	wait_for(SETTLE);
	for (n = 0; n < 1000 && last.subject == 3; n++) {
		on = !on;
		state(BIT(3) | (on ? BIT(50) : 0));
		wait_for(5 * MS);
	}
	cr_assert(tester.results.squares[3].state == READING_TAKEN);
	cr_assert_eq(tester.results.squares[3].shown, BIT(3));
	walk();
	expect_fault(DIAGNOSIS_FLICKER, 50);
}

Test(tester, inputs_exchanged_joined_and_dead)
{
	while (last.type != TESTER_ASK_INPUT)
		obey();
	press(1);
	cr_assert_eq(last.type, TESTER_ODD_INPUT);
	press(1);
	cr_assert_eq(last.subject, 1);
	press(0);
	press(0);
	cr_assert_eq(last.subject, 2);
	say(TESTER_SAY_NONE);
	press(3);
	walk();
	expect_faults(2);
	cr_assert_eq(diagnosis.faults[0].kind, DIAGNOSIS_INPUTS_MOVED);
	cr_assert_eq(diagnosis.faults[1].kind, DIAGNOSIS_INPUT_NEVER);
	cr_assert_eq(diagnosis.faults[1].list[0], 2);
}

/* A rocker: pressing one lever raises the other. */
Test(tester, levers_of_a_rocker)
{
	while (last.type != TESTER_ASK_INPUT)
		obey();
	inputs = 2;
	state(0);
	wait_for(SETTLE);
	cr_assert_eq(last.type, TESTER_ODD_INPUT);
	inputs = 1;
	state(0);
	wait_for(SETTLE);
	cr_assert_eq(last.subject, 1);
	inputs = 2;
	state(0);
	wait_for(SETTLE);
	cr_assert_eq(last.subject, 2);
	inputs = 0;
	state(0);
	walk();
	expect_faults(0);
}

/* A board whose first input is missing. */
Test(tester, before_the_first_of_a_phase_nothing_is_asked_for)
{
	tester.results.board.inputs = 0xe;
	while (last.type != TESTER_ASK_INPUT)
		obey();
	cr_assert_eq(last.subject, 1);
	say(TESTER_SAY_BACK);
	cr_assert_eq(last.subject, 1);
	press(1);
	cr_assert_eq(last.subject, 2);
	say(TESTER_SAY_BACK);
	cr_assert_eq(last.subject, 1);
	cr_assert_eq(tester.results.inputs[1].state, READING_OPEN);
}

Test(tester, words)
{
	reach(5);
	say(TESTER_SAY_BACK);
	cr_assert_eq(last.subject, 4);
	cr_assert_eq(tester.results.squares[4].state, READING_OPEN);
	put(BIT(4));
	say(TESTER_SAY_SKIP);
	cr_assert_eq(last.subject, 6);
	say(TESTER_SAY_AGAIN);
	cr_assert_eq(last.type, TESTER_ASK_EMPTY);
	cr_assert_eq(tester_count(&tester), 0);
	reach(2);
	say(TESTER_SAY_BACK);
	say(TESTER_SAY_BACK);
	say(TESTER_SAY_BACK);
	cr_assert_eq(last.subject, 0);
	say(TESTER_SAY_DONE);
	cr_assert_eq(last.type, TESTER_FINISHED);
	diagnosis_make(&tester.results, &diagnosis);
	expect_faults(0);
	cr_assert_eq(diagnosis.tested, 0);
}

/* It can be left and gone on with: what is known is not asked for again. */
Test(tester, goes_on)
{
	struct diagnosis_input kept;

	reach(40);
	kept = tester.results;
	begin(DIAGNOSIS_MATRIX);
	memcpy(tester.results.squares, kept.squares, sizeof(kept.squares));
	while (last.type != TESTER_ASK_SQUARE)
		obey();
	cr_assert_eq(last.subject, 40);
	walk();
	expect_faults(0);
	cr_assert_eq(diagnosis.tested, 64);
}

Test(tester, a_failure_of_the_hardware)
{
	reach(7);
	fail(true);
	cr_assert_eq(told[TESTER_HARDWARE], 1);
	wait_for(60 * 1000 * MS);
	cr_assert_eq(told[TESTER_REMINDER], 0);
	fail(false);
	cr_assert_eq(told[TESTER_HARDWARE_OK], 1);
	put(BIT(7));
	cr_assert_eq(last.subject, 8);
	state(0);
	fail(true);
	say(TESTER_SAY_NONE);
	fail(false);
	cr_assert_eq(tester.results.squares[8].state, READING_SKIPPED);
	reach(9);
	walk();
	expect_fault(DIAGNOSIS_HARDWARE, 7);
	cr_assert_eq(diagnosis.faults[0].list[1], 8);
}

/* A board that the driver finds wrong before anything stands on it is not one without a fault. */
Test(tester, a_failure_of_the_empty_board)
{
	fail(true);
	say(TESTER_SAY_DONE);
	diagnosis_make(&tester.results, &diagnosis);
	expect_faults(1);
	cr_assert_eq(diagnosis.faults[0].kind, DIAGNOSIS_HARDWARE);
	cr_assert_eq(diagnosis.faults[0].count, 0);
}

/* Squares without a contact are not asked for. */
Test(tester, a_small_board)
{
	unsigned int contact;

	begin(DIAGNOSIS_DIRECT);
	for (contact = 0; contact < 64; contact++)
		if (contact % 8 >= 4 || contact / 8 >= 4)
			tester.results.board.wiring[contact] = WIRING_NO_SQUARE;
	tester.results.board.inputs = 0;
	walk();
	expect_faults(0);
	cr_assert_eq(diagnosis.tested, 16);
	cr_assert_eq(told[TESTER_ASK_SQUARE], 16);
	cr_assert_eq(told[TESTER_ASK_INPUT], 0);
}

/* Any events in any order, at any times: it neither hangs nor loses its place. */
Test(tester, anything_may_happen)
{
	uint64_t chance = 7;
	unsigned int n;

	for (n = 0; n < 200000; n++) {
		struct tester_event event = {0};

		chance = chance * 6364136223846793005u + 1442695040888963407u;
		event.type = chance >> 40 & 1 ? TESTER_STATE : TESTER_TIME;
		event.contacts = BIT(chance >> 50 & 63) | (chance >> 60 & 1 ? BIT(3) : 0);
		if (chance >> 61 & 1)
			event.contacts = 0;
		event.inputs = chance >> 44 & 15;
		event.fault = (chance >> 33 & 63) == 0;
		if ((chance >> 25 & 31) == 0) {
			event.type = TESTER_WORD;
			event.word = (enum tester_word)(chance >> 20 & 3);
		}
		now += chance >> 10 & 0x7ffff;
		tester_step(&tester, &event, now);
		cr_assert_gt(tester.deadline, now);
		cr_assert_lt(tester.subject, 64);
		if (tester.phase == TESTER_DONE)
			say(TESTER_SAY_AGAIN);
	}
}
