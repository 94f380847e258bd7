/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <stdio.h>
#include <string.h>

#include "ctl/wiring/rehearsal.h"

#define NEVER UINT64_MAX

#define SQUARE(file, rank) LAWS_SQUARE_SET(8 * ((rank)-1) + ((file) - 'a'))
#define SET_UP		   ((laws_squares)0xffff00000000ffff)
#define AFTER_E4	   (SET_UP ^ SQUARE('e', 2) ^ SQUARE('e', 4))
#define AFTER_D5	   (AFTER_E4 ^ SQUARE('d', 7) ^ SQUARE('d', 5))
#define AFTER_EXD5	   (AFTER_D5 ^ SQUARE('e', 4))

static const struct step {
	const char *ask;
	laws_squares closed; /* when it is done */
	laws_squares opened; /* must have been open meanwhile: the piece that is captured */
} steps[] = {
	{"Set up all 32 pieces as for a game, White on ranks 1 and 2.", SET_UP, 0},
	{"Move the white pawn from e2 to e4.", AFTER_E4, 0},
	{"Move the black pawn from d7 to d5.", AFTER_D5, 0},
	{"Capture it: take it off d5, and put the pawn from e4 there.", AFTER_EXD5, SQUARE('d', 5)},
};
#define STEPS (sizeof(steps) / sizeof(steps[0]))

static void ask(struct rehearsal *rehearsal)
{
	rehearsal->opened = ~rehearsal->closed;
	rehearsal->say(rehearsal->data, rehearsal_is_done(rehearsal)
						? "Every square has shown what was played."
						: steps[rehearsal->step].ask);
}

void rehearsal_begin(struct rehearsal *rehearsal)
{
	rehearsal->step = 0;
	rehearsal->closed = 0;
	rehearsal->deadline = NEVER;
	ask(rehearsal);
}

static bool is_shown(const struct rehearsal *rehearsal)
{
	const struct step *step = &steps[rehearsal->step];

	return rehearsal->closed == step->closed && !(step->opened & ~rehearsal->opened);
}

static void list(char line[REHEARSAL_LINE_SIZE], const char *what, laws_squares squares)
{
	size_t length = strlen(line);
	char name[3];

	if (!squares)
		return;
	length += (size_t)snprintf(line + length, REHEARSAL_LINE_SIZE - length, "%s%s",
				   length ? "; " : "", what);
	for (; squares && length < REHEARSAL_LINE_SIZE - 4; squares &= squares - 1) {
		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		length +=
			(size_t)snprintf(line + length, REHEARSAL_LINE_SIZE - length, " %s", name);
	}
}

static void tell_amiss(struct rehearsal *rehearsal)
{
	laws_squares wanted = steps[rehearsal->step].closed;
	char line[REHEARSAL_LINE_SIZE] = "";

	list(line, "The board shows nothing on:", wanted & ~rehearsal->closed);
	list(line, line[0] ? "it shows a piece on:" : "The board shows a piece on:",
	     rehearsal->closed & ~wanted);
	rehearsal->say(rehearsal->data, line[0] ? line : steps[rehearsal->step].ask);
}

void rehearsal_advance(struct rehearsal *rehearsal, uint64_t now)
{
	if (rehearsal->deadline > now)
		return;
	rehearsal->deadline = NEVER;
	if (rehearsal_is_done(rehearsal))
		return;
	if (is_shown(rehearsal)) {
		rehearsal->step++;
		ask(rehearsal);
	} else if (now - rehearsal->changed >= REHEARSAL_PATIENCE) {
		tell_amiss(rehearsal);
	} else {
		rehearsal->deadline = rehearsal->changed + REHEARSAL_PATIENCE;
	}
}

void rehearsal_squares(struct rehearsal *rehearsal, laws_squares closed, uint64_t when)
{
	rehearsal_advance(rehearsal, when);
	if (closed == rehearsal->closed)
		return;
	rehearsal->closed = closed;
	rehearsal->opened |= ~closed;
	rehearsal->changed = when;
	rehearsal->deadline = when + rehearsal->settle_time;
}

bool rehearsal_is_done(const struct rehearsal *rehearsal)
{
	return rehearsal->step == STEPS;
}
