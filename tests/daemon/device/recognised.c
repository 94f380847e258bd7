/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The first game of a PGN file as a board would see it that recognises pieces
 * and has no levers: a reedtrace with kinds= on standard output.
 * Usage: touchmove-recognised FILE [MS BETWEEN CHANGES]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

static uint64_t t, interval = 300000;
static char kinds[65];

static char letter(laws_piece piece)
{
	static const char letters[] = ".PNBRQK..pnbrqk";

	return letters[piece & 15];
}

static void show(void)
{
	uint64_t squares = 0;

	for (unsigned int i = 0; i < 64; i++)
		if (kinds[i] != '.')
			squares |= UINT64_C(1) << i;
	printf("%" PRIu64 " %016" PRIx64 " 0 kinds=%s\n", t, squares, kinds);
	t += interval;
}

static void change(laws_square square, char kind)
{
	kinds[square] = kind;
	show();
}

static void act(const struct laws_position *before, struct laws_move move)
{
	laws_square arrival = laws_move_arrival(before, move);
	laws_square rook = laws_move_rook_arrival(before, move);
	laws_square captured = laws_move_captured(before, move);
	laws_piece piece = laws_position_piece(before, move.from);
	enum laws_side side = laws_piece_side(piece);

	if (move.promotion)
		piece = LAWS_PIECE(side, move.promotion);
	change(move.from, '.');
	if (captured != LAWS_NO_SQUARE)
		change(captured, '.');
	change(arrival, letter(piece));
	if (rook != LAWS_NO_SQUARE) {
		change(move.to, '.');
		change(rook, letter(LAWS_PIECE(side, LAWS_ROOK)));
	}
	t += 3 * interval;
}

static int act_game(const char *text, size_t size)
{
	struct laws_position before;
	struct laws_pgn_item item;
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, text, size);
	if (laws_pgn_next_game(&pgn) != 1)
		return 2;
	before = *laws_pgn_position(&pgn);
	for (laws_square i = 0; i < 64; i++)
		kinds[i] = letter(laws_position_piece(&before, i));
	puts("reedtrace 1\nset Clock=none");
	show();
	t += 10 * interval;
	while (laws_pgn_next_item(&pgn, &item) == 0 && item.kind != LAWS_PGN_END_OF_GAME) {
		if (item.kind == LAWS_PGN_ITEM_MOVE)
			act(&before, item.move);
		before = *laws_pgn_position(&pgn);
	}
	return 0;
}

int main(int argc, char **argv)
{
	static char text[1 << 20];
	FILE *file = argc > 1 ? fopen(argv[1], "re") : NULL;
	size_t size;

	if (!file) {
		fputs("usage: touchmove-recognised FILE.pgn [MS]\n", stderr);
		return 2;
	}
	size = fread(text, 1, sizeof(text), file);
	fclose(file);
	if (argc > 2)
		interval = strtoull(argv[2], NULL, 10) * 1000;
	return act_game(text, size);
}
