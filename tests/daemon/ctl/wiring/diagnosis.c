/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Every fault of a soldered board, and every two faults crosswise, judged from what a scan of the
 * board shows: what is there is named, and nothing that is not.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "config/wiring_map.h"
#include "ctl/wiring/diagnosis.h"
#include "ctl/wiring/lines.h"
#include "wrongs.h"

#define BIT(n) LAWS_SQUARE_SET(n)

static const char *const names[SORTS] = {
	"dead",	       "stuck",		 "swapped",	  "also",
	"row open",    "column open",	 "row to ground", "column to ground",
	"rows joined", "columns joined", "rows swapped",  "columns swapped",
	"slow",	       "late",		 "turned",
};

static bool of_columns(enum sort sort)
{
	return sort == COLUMN_OPEN || sort == COLUMN_GROUND || sort == COLUMNS_JOINED ||
	       sort == COLUMNS_SWAPPED || sort == SLOW || sort == LATE;
}

/* Reads the board as a person would who walks over the first @count squares. */
static void walk(const struct matrix *matrix, unsigned int count, struct diagnosis_input *input)
{
	unsigned int square;

	memset(input, 0, sizeof(*input));
	input->board.topology = DIAGNOSIS_MATRIX;
	input->board.columns = 8;
	wiring_default(input->board.wiring);
	input->stuck = matrix_scan(matrix, 0);
	for (square = 0; square < count; square++) {
		if (input->stuck & BIT(square))
			continue;
		input->squares[square].state = READING_TAKEN;
		input->squares[square].shown = matrix_scan(matrix, BIT(square));
	}
}

static bool lists(const struct diagnosis_fault *fault, unsigned int entry)
{
	unsigned int n;

	for (n = 0; n < fault->count; n++)
		if (fault->list[n] == entry)
			return true;
	return false;
}

static const struct diagnosis_fault *find(const struct diagnosis *diagnosis,
					  enum diagnosis_kind kind, unsigned int entry)
{
	unsigned int n;

	for (n = 0; n < diagnosis->count; n++)
		if (diagnosis->faults[n].kind == kind && lists(&diagnosis->faults[n], entry))
			return &diagnosis->faults[n];
	return NULL;
}

static bool both(const struct diagnosis *diagnosis, enum diagnosis_kind kind, unsigned int a,
		 unsigned int b)
{
	const struct diagnosis_fault *fault = find(diagnosis, kind, a);

	return fault && lists(fault, b);
}

/* Is @wrong named, and as what it is? */
static bool is_named(const struct diagnosis *diagnosis, const struct wrong *wrong)
{
	unsigned int line = (of_columns(wrong->sort) ? DIAGNOSIS_COLUMN : 0) + wrong->a;
	unsigned int other = (of_columns(wrong->sort) ? DIAGNOSIS_COLUMN : 0) + wrong->b;
	unsigned int first = wrong->a == 8 ? DIAGNOSIS_COLUMN : line;

	switch (wrong->sort) {
	case DEAD:
		return find(diagnosis, DIAGNOSIS_NEVER, wrong->a);
	case STUCK:
		return find(diagnosis, DIAGNOSIS_CLOSED, wrong->a);
	case SWAPPED:
		return both(diagnosis, DIAGNOSIS_MOVED, wrong->a, wrong->b);
	case ALSO:
		return find(diagnosis, DIAGNOSIS_ALSO, wrong->a);
	case ROW_OPEN:
	case COLUMN_OPEN:
		return find(diagnosis, DIAGNOSIS_LINE_OPEN, line);
	case ROW_GROUND:
		return find(diagnosis, DIAGNOSIS_ROW_ALWAYS, line);
	case COLUMN_GROUND:
		return find(diagnosis, DIAGNOSIS_LINE_CLOSED, line);
	case ROWS_JOINED:
	case COLUMNS_JOINED:
		return both(diagnosis, DIAGNOSIS_JOINED_LINES, line, other);
	case ROWS_SWAPPED:
	case COLUMNS_SWAPPED:
		return both(diagnosis, DIAGNOSIS_LINES_MOVED, line, other);
	case SLOW:
		return find(diagnosis, DIAGNOSIS_SLOW, first);
	case LATE:
		return find(diagnosis, DIAGNOSIS_LATE, first);
	case TURNED:
		return find(diagnosis, DIAGNOSIS_TURNED, lines_turn(wrong->a, 0));
	case SORTS:
		break;
	}
	return false;
}

static const char *kind_name(enum diagnosis_kind kind)
{
	static const char *const kinds[DIAGNOSIS_KINDS] = {
		"ALL_OPEN",	 "CLOSED",	 "LINE_CLOSED",	 "NEVER",    "LINE_OPEN",
		"ROW_ALWAYS",	 "JOINED_LINES", "JOINED",	 "ALSO",     "TURNED",
		"LINES_MOVED",	 "LINE_AS",	 "MOVED",	 "AS",	     "SHIFTED",
		"SLOW",		 "LATE",	 "FLICKER",	 "UNSTEADY", "GHOST",
		"HARDWARE",	 "INPUT_NEVER",	 "INPUTS_MOVED", "INPUT_AS", "INPUTS_JOINED",
		"INPUT_FLICKER",
	};

	return kinds[kind];
}

static void print(const struct diagnosis *diagnosis, const struct wrong *wrongs, unsigned int count)
{
	unsigned int n, i;

	for (n = 0; n < count; n++)
		fprintf(stderr, "%s %u %u; ", names[wrongs[n].sort], wrongs[n].a, wrongs[n].b);
	fprintf(stderr, "->");
	for (n = 0; n < diagnosis->count; n++) {
		fprintf(stderr, " %s(", kind_name(diagnosis->faults[n].kind));
		for (i = 0; i < diagnosis->faults[n].count; i++)
			fprintf(stderr, "%u ", diagnosis->faults[n].list[i]);
		fprintf(stderr, "|%llx)", (unsigned long long)diagnosis->faults[n].shown);
	}
	fprintf(stderr, "\n");
}

Test(diagnosis, each_fault_by_itself)
{
	unsigned int sort, number;

	for (sort = 0; sort < SORTS; sort++)
		for (number = 0; number < wrong_cases((enum sort)sort); number++) {
			struct diagnosis_input input;
			struct diagnosis diagnosis;
			struct matrix matrix;
			struct wrong wrong;

			if (!wrong_make((enum sort)sort, number, &wrong))
				continue;
			matrix_begin(&matrix);
			wrong_inject(&matrix, &wrong);
			walk(&matrix, 64, &input);
			diagnosis_make(&input, &diagnosis);
			if (diagnosis.count != 1 || !is_named(&diagnosis, &wrong)) {
				print(&diagnosis, &wrong, 1);
				cr_expect(false);
			}
		}
}

/* The sort of fault that a kind speaks of; SORTS for those that speak of single squares only. */
static bool speaks_of(enum diagnosis_kind kind, const struct wrong *wrong)
{
	switch (wrong->sort) {
	case DEAD:
		return kind == DIAGNOSIS_NEVER;
	case STUCK:
		return kind == DIAGNOSIS_CLOSED;
	case SWAPPED:
		return kind == DIAGNOSIS_MOVED;
	case ALSO:
		return kind == DIAGNOSIS_ALSO;
	case ROW_OPEN:
	case COLUMN_OPEN:
		return kind == DIAGNOSIS_LINE_OPEN;
	case ROW_GROUND:
		return kind == DIAGNOSIS_ROW_ALWAYS;
	case COLUMN_GROUND:
		return kind == DIAGNOSIS_LINE_CLOSED;
	case ROWS_JOINED:
	case COLUMNS_JOINED:
		return kind == DIAGNOSIS_JOINED_LINES;
	case ROWS_SWAPPED:
	case COLUMNS_SWAPPED:
		return kind == DIAGNOSIS_LINES_MOVED;
	case SLOW:
		return kind == DIAGNOSIS_SLOW;
	case LATE:
		return kind == DIAGNOSIS_LATE;
	case TURNED:
		return kind == DIAGNOSIS_TURNED;
	case SORTS:
		break;
	}
	return false;
}

/* Does @fault speak of a square or line of @wrong, or of what @wrong makes of one? */
static bool touches(const struct diagnosis_fault *fault, const struct wrong *wrong,
		    const struct wrong *other)
{
	unsigned int first = of_columns(wrong->sort) ? DIAGNOSIS_COLUMN : 0;
	unsigned int n, square;

	for (n = 0; n < fault->count; n++) {
		square = fault->list[n];
		if (other->sort == TURNED && (wrong->sort == STUCK || wrong->sort == SWAPPED))
			square = lines_turn(other->a, square);
		if (square == first + wrong->a || square == first + wrong->b)
			return true;
	}
	return false;
}

/*
 * Does @fault say what is not there? Faults of lines and of the whole board have to be those that
 * were made; one of squares has to name a square that was made wrong.
 */
static bool is_slander(const struct diagnosis *diagnosis, const struct diagnosis_fault *fault,
		       const struct wrong wrongs[2])
{
	unsigned int n;

	for (n = 0; n < 2; n++) {
		const struct wrong *wrong = &wrongs[n], *other = &wrongs[!n];

		if (speaks_of(fault->kind, wrong) &&
		    (wrong->a == 8 || wrong->sort == TURNED || touches(fault, wrong, other)))
			return false;
		/* What is seen of a square with two faults is told as it is seen. */
		if (wrong->sort <= ALSO && touches(fault, wrong, other) &&
		    (fault->kind == DIAGNOSIS_NEVER || fault->kind == DIAGNOSIS_AS ||
		     fault->kind == DIAGNOSIS_ALSO || fault->kind == DIAGNOSIS_JOINED ||
		     fault->kind == DIAGNOSIS_CLOSED))
			return false;
		/* Of two lines that have changed places one says nothing. */
		if (fault->kind == DIAGNOSIS_LINE_AS &&
		    (wrong->sort == ROWS_SWAPPED || wrong->sort == COLUMNS_SWAPPED ||
		     wrong->sort == ROWS_JOINED || wrong->sort == COLUMNS_JOINED) &&
		    touches(fault, wrong, other))
			return false;
		if (fault->kind == DIAGNOSIS_LINE_OPEN && touches(fault, wrong, other) &&
		    ((wrong->sort == COLUMNS_SWAPPED &&
		      (other->sort == COLUMN_GROUND || other->sort == COLUMN_OPEN)) ||
		     (wrong->sort == ROWS_SWAPPED && other->sort == ROW_OPEN)))
			return false;
		/* One contact that sticks closes all of a row that is always selected. */
		if (fault->kind == DIAGNOSIS_LINE_CLOSED && wrong->sort == STUCK &&
		    other->sort == ROW_GROUND && find(diagnosis, DIAGNOSIS_ROW_ALWAYS, other->a))
			return false;
		/* Rows that are joined are always selected together. */
		if (fault->kind == DIAGNOSIS_ROW_ALWAYS &&
		    (wrong->sort == ROWS_JOINED || wrong->sort == ROWS_SWAPPED) &&
		    other->sort == ROW_GROUND && touches(fault, wrong, other))
			return false;
	}
	return true;
}

static void diagnose(const struct wrong *wrongs, unsigned int count, struct diagnosis_input *input,
		     struct diagnosis *diagnosis)
{
	struct matrix matrix;
	unsigned int n;

	matrix_begin(&matrix);
	for (n = 0; n < count; n++)
		wrong_inject(&matrix, &wrongs[n]);
	walk(&matrix, 64, input);
	diagnosis_make(input, diagnosis);
}

/* A fault that the other one hides: the board shows what it would show without it. */
static bool is_hidden(const struct diagnosis_input *input, const struct wrong *other)
{
	struct diagnosis_input alone;
	struct diagnosis diagnosis;

	diagnose(other, 1, &alone, &diagnosis);
	return !memcmp(input, &alone, sizeof(alone));
}

/* Named, or hidden, or its square or line named at least. */
static bool is_told(const struct diagnosis *diagnosis, const struct diagnosis_input *input,
		    const struct wrong *wrong, const struct wrong *other)
{
	struct wrong turned = *wrong;
	unsigned int n;

	if (other->sort == TURNED && wrong->sort == SWAPPED)
		for (n = 0; n < 64; n++) {
			turned.a = lines_turn(other->a, n) == wrong->a ? n : turned.a;
			turned.b = lines_turn(other->a, n) == wrong->b ? n : turned.b;
		}
	if (is_named(diagnosis, &turned) || is_hidden(input, other))
		return true;
	if (wrong->sort == STUCK &&
	    find(diagnosis, DIAGNOSIS_LINE_CLOSED, DIAGNOSIS_COLUMN + wrong->a % 8))
		return true;
	for (n = 0; n < diagnosis->count; n++)
		if (touches(&diagnosis->faults[n], wrong, other))
			return true;
	return false;
}

static bool judge_pair(const struct wrong wrongs[2])
{
	struct diagnosis_input input;
	struct diagnosis diagnosis;
	unsigned int n;
	bool good;

	diagnose(wrongs, 2, &input, &diagnosis);
	good = is_told(&diagnosis, &input, &wrongs[0], &wrongs[1]) &&
	       is_told(&diagnosis, &input, &wrongs[1], &wrongs[0]);
	for (n = 0; n < diagnosis.count; n++)
		good &= !is_slander(&diagnosis, &diagnosis.faults[n], wrongs);
	if (!good)
		print(&diagnosis, wrongs, 2);
	return good;
}

/* Every sort with every other; of squares that are exchanged or closed too, every so many. */
Test(diagnosis, two_faults_crosswise)
{
	unsigned int one, other, first, second, count = 0, bad = 0;
	struct wrong wrongs[2];

	for (one = 0; one < SORTS; one++)
		for (other = one; other < SORTS; other++)
			for (first = 0; first<wrong_cases((enum sort)one);
						first += wrong_cases((enum sort)one)> 100
						? 41
						: 1)
				for (second = 0;
				     second<wrong_cases((enum sort)other);
					     second += wrong_cases((enum sort)other)> 100
					     ? 37
					     : 1)
					if (!(one == TURNED && other == TURNED) &&
					    wrong_make((enum sort)one, first, &wrongs[0]) &&
					    wrong_make((enum sort)other, second, &wrongs[1]) &&
					    memcmp(&wrongs[0], &wrongs[1], sizeof(wrongs[0]))) {
						count++;
						bad += !judge_pair(wrongs);
					}
	cr_assert_gt(count, 30000);
	cr_assert_eq(bad, 0, "%u of %u pairs", bad, count);
}

/* A kind that says of squares what was seen of them, and of nothing else. */
static bool is_seen(const struct diagnosis_input *input, const struct diagnosis_fault *fault)
{
	const bool elsewhere = fault->kind == DIAGNOSIS_ALSO || fault->kind == DIAGNOSIS_AS ||
			       fault->kind == DIAGNOSIS_MOVED || fault->kind == DIAGNOSIS_JOINED;
	unsigned int n;

	if (!elsewhere && fault->kind != DIAGNOSIS_CLOSED && fault->kind != DIAGNOSIS_NEVER)
		return false;
	for (n = 0; n < fault->count; n++) {
		const struct reading *reading = &input->squares[fault->list[n]];
		const laws_squares own = BIT(fault->list[n]);

		if (fault->kind == DIAGNOSIS_CLOSED) {
			if (!(input->stuck & own))
				return false;
		} else if (reading->state != READING_TAKEN ||
			   (elsewhere ? reading->shown == own : reading->shown != 0)) {
			return false;
		}
	}
	return true;
}

/* Lines that are said to be elsewhere: all that was seen of a board that lies differently, or is
 * late. */
static bool is_seen_of_lines(const struct diagnosis_fault *fault, const struct wrong *wrong)
{
	return (fault->kind == DIAGNOSIS_LINE_AS || fault->kind == DIAGNOSIS_LINES_MOVED) &&
	       (wrong->sort == TURNED || wrong->sort == LATE || wrong->sort == ROWS_SWAPPED ||
		wrong->sort == COLUMNS_SWAPPED);
}

/* Left after any number of squares, it says what was seen, and of lines only what is there. */
Test(diagnosis, a_walk_that_was_left_accuses_nobody)
{
	unsigned int sort, number, count, n;

	for (sort = 0; sort < SORTS; sort++)
		for (number = 0; number < wrong_cases((enum sort)sort);
		     number += sort == SWAPPED ? 23 : 1)
			for (count = 0; count <= 64; count++) {
				struct diagnosis_input input;
				struct diagnosis diagnosis;
				struct matrix matrix;
				struct wrong wrong;

				if (!wrong_make((enum sort)sort, number, &wrong))
					break;
				matrix_begin(&matrix);
				wrong_inject(&matrix, &wrong);
				walk(&matrix, count, &input);
				diagnosis_make(&input, &diagnosis);
				for (n = 0; n < diagnosis.count; n++) {
					const struct diagnosis_fault *fault = &diagnosis.faults[n];

					if (is_seen(&input, fault) ||
					    is_seen_of_lines(fault, &wrong) ||
					    (speaks_of(fault->kind, &wrong) &&
					     (wrong.a == 8 || sort == TURNED ||
					      touches(fault, &wrong, &wrong))))
						continue;
					print(&diagnosis, &wrong, 1);
					cr_assert(false, "after %u squares", count);
				}
			}
}

static void walk_map(enum diagnosis_topology topology, const uint8_t shown[64],
		     struct diagnosis *diagnosis)
{
	struct diagnosis_input input = {.board = {.topology = topology, .columns = 8}};
	unsigned int square;

	wiring_default(input.board.wiring);
	for (square = 0; square < 64; square++) {
		input.squares[square].state = READING_TAKEN;
		input.squares[square].shown = shown[square] < 64 ? BIT(shown[square]) : 0;
	}
	diagnosis_make(&input, diagnosis);
}

Test(diagnosis, chain_one_clock_off)
{
	struct diagnosis diagnosis;
	uint8_t shown[64];
	unsigned int square;
	int off;

	for (off = -1; off <= 1; off += 2) {
		for (square = 0; square < 64; square++)
			shown[square] = (uint8_t)((int)square + off);
		walk_map(DIAGNOSIS_CHAIN, shown, &diagnosis);
		cr_assert_eq(diagnosis.count, 1);
		cr_assert_eq(diagnosis.faults[0].kind, DIAGNOSIS_SHIFTED);
		cr_assert(!diagnosis.repaired);
	}
}

/* Registers in the wrong order, by the groups of a chain; the map puts them right. */
Test(diagnosis, registers_exchanged)
{
	struct diagnosis diagnosis;
	uint8_t shown[64];
	unsigned int square;

	for (square = 0; square < 64; square++)
		shown[square] = (uint8_t)(square / 8 == 2   ? square + 24
					  : square / 8 == 5 ? square - 24
							    : square);
	walk_map(DIAGNOSIS_CHAIN, shown, &diagnosis);
	cr_assert_eq(diagnosis.count, 1);
	cr_assert(both(&diagnosis, DIAGNOSIS_LINES_MOVED, 2, 5));
	cr_assert(diagnosis.repaired);
	for (square = 0; square < 64; square++)
		cr_assert_eq(diagnosis.map[shown[square]], square);
}

/* Without rows there is nothing to say of them: eight squares are eight squares. */
Test(diagnosis, direct_boards_have_no_lines)
{
	struct diagnosis diagnosis;
	uint8_t shown[64];
	unsigned int square;

	for (square = 0; square < 64; square++)
		shown[square] = (uint8_t)(square < 8 ? 64 : square);
	walk_map(DIAGNOSIS_DIRECT, shown, &diagnosis);
	cr_assert_eq(diagnosis.count, 1);
	cr_assert_eq(diagnosis.faults[0].kind, DIAGNOSIS_NEVER);
	cr_assert_eq(diagnosis.faults[0].count, 8);
	cr_assert(!diagnosis.repaired);
}

/* The map that repairs one that is not the usual one, with contacts that have no square. */
Test(diagnosis, map_of_a_map)
{
	struct diagnosis_input input = {.board = {.topology = DIAGNOSIS_DIRECT, .columns = 8}};
	struct diagnosis diagnosis;
	unsigned int square;

	for (square = 0; square < 64; square++)
		input.board.wiring[square] =
			square < 60 ? (uint8_t)(59 - square) : WIRING_NO_SQUARE;
	for (square = 0; square < 60; square++) {
		unsigned int contact = square == 10 ? 48 : square == 11 ? 49 : 59 - square;

		input.squares[square].state = READING_TAKEN;
		input.squares[square].shown = BIT(contact);
	}
	diagnosis_make(&input, &diagnosis);
	cr_assert_eq(diagnosis.asked, 60);
	cr_assert(both(&diagnosis, DIAGNOSIS_MOVED, 10, 11));
	cr_assert_eq(diagnosis.map[48], 10);
	cr_assert_eq(diagnosis.map[49], 11);
	cr_assert_eq(diagnosis.map[47], 12);
	cr_assert_eq(diagnosis.map[63], WIRING_NO_SQUARE);
}

/* Four rows of four: a row has four contacts there, and the fourth is the last. */
Test(diagnosis, a_small_matrix)
{
	struct diagnosis_input input = {.board = {.topology = DIAGNOSIS_MATRIX, .columns = 4}};
	struct diagnosis diagnosis;
	unsigned int contact, square;

	memset(input.board.wiring, WIRING_NO_SQUARE, sizeof(input.board.wiring));
	for (contact = 0; contact < 16; contact++) {
		square = contact / 4 * 8 + contact % 4;
		input.board.wiring[contact] = (uint8_t)square;
		input.squares[square].state = READING_TAKEN;
		input.squares[square].shown = contact % 4 == 2	 ? 0
					      : contact / 4 == 1 ? 0x1111u << contact % 4
								 : BIT(contact);
	}
	diagnosis_make(&input, &diagnosis);
	cr_assert_eq(diagnosis.asked, 16);
	cr_assert_eq(diagnosis.count, 2);
	cr_assert(find(&diagnosis, DIAGNOSIS_ROW_ALWAYS, 1));
	cr_assert(find(&diagnosis, DIAGNOSIS_LINE_OPEN, DIAGNOSIS_COLUMN + 2));
}

/* Pieces on @corner and its two neighbours in the rectangle close @fourth: is the diode of @corner
 * named? */
static bool ghost_names(unsigned int columns, unsigned int corner, unsigned int fourth)
{
	struct diagnosis_input input = {
		.board = {.topology = DIAGNOSIS_MATRIX, .columns = columns},
		.standing = {BIT(corner) | BIT(corner / columns * columns + fourth % columns) |
			     BIT(fourth / columns * columns + corner % columns)},
		.ghosts = {BIT(fourth)},
	};
	const struct diagnosis_fault *fault;
	struct diagnosis diagnosis;

	wiring_default(input.board.wiring);
	diagnosis_make(&input, &diagnosis);
	fault = find(&diagnosis, DIAGNOSIS_GHOST, corner);
	return fault && fault->count == 1;
}

/* A diode that conducts both ways, in matrices of eight rows and any width. */
Test(diagnosis, a_ghost_names_the_diode)
{
	unsigned int columns, corner, fourth;

	for (columns = 2; columns <= 8; columns++)
		for (corner = 0; corner < 8 * columns; corner++)
			for (fourth = 0; fourth < 8 * columns; fourth++)
				cr_assert(corner / columns == fourth / columns ||
						  corner % columns == fourth % columns ||
						  ghost_names(columns, corner, fourth),
					  "%u columns, %u and %u", columns, corner, fourth);
}
