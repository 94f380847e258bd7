/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as a FEN, standard and of Chess960. What is a position reads back
 * from its own FEN, and so does each of its moves from its names; and after any
 * of its moves that one is found among those that can have been the last.
 */
#include "fuzz.h"

static void check_last_moves(const struct laws_position *position)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		struct laws_position after = *position;
		struct laws_setup setup;

		laws_move_play(&after, moves[i]);
		laws_position_setup(&after, &setup);
		CHECK(!(laws_setup_faults(&setup) &
			(LAWS_SETUP_UNPLAYABLE | LAWS_SETUP_CHECK | LAWS_SETUP_LAST_MOVE |
			 LAWS_SETUP_EN_PASSANT_CHECK)));
	}
}

static void check_text(const char *text, int (*read)(const char *, struct laws_setup *, size_t *))
{
	struct laws_position position;
	struct laws_setup setup;
	size_t offset = 0;
	int error = read(text, &setup, &offset);

	CHECK(error <= 0 && error >= LAWS_FEN_TRAILING);
	CHECK(offset <= strlen(text));
	if (error)
		return;
	if (laws_position_init(&position, &setup)) {
		CHECK(laws_setup_faults(&setup) & LAWS_SETUP_UNPLAYABLE);
		return;
	}
	CHECK(!(laws_setup_faults(&setup) & LAWS_SETUP_UNPLAYABLE));
	check_fen_round_trip(&position);
	check_moves(&position);
	/* Where a ninth pawn promotes, the library sees a piece that came from none of eight. */
	if (!(laws_setup_faults(&setup) & (LAWS_SETUP_WHITE_PAWNS | LAWS_SETUP_BLACK_PAWNS)))
		check_last_moves(&position);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *text = string_of(data, size);

	check_text(text, laws_fen_read);
	check_text(text, laws_fen_read_chess960);
	free(text);
	return 0;
}
