/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Replays each game of a PGN file: cc replay.c $(pkg-config --cflags --libs chesslaws) */
#include <chesslaws.h>
#include <stdio.h>

static char text[1 << 24];

int main(int argc, char **argv)
{
	FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
	struct laws_pgn_item item;
	struct laws_pgn pgn;
	int error, faults = 0;

	if (!file)
		return fprintf(stderr, "usage: replay FILE\n"), 2;
	laws_pgn_init(&pgn, text, fread(text, 1, sizeof(text), file));
	for (int game = 1; laws_pgn_next_game(&pgn); game++) {
		char fen[LAWS_FEN_SIZE];

		do {
			error = laws_pgn_next_item(&pgn, &item);
			if (error) /* of which a bad tag and a null move end no game */
				printf("game %d, line %u: %.*s: error %d\n", game, item.line,
				       (int)item.text.length, item.text.start, error);
			faults += error != 0;
		} while (laws_pgn_goes_on(error) || (!error && item.kind != LAWS_PGN_END_OF_GAME));
		laws_fen_write(laws_pgn_position(&pgn), fen);
		printf("game %d: %s, %s\n", game, fen, laws_result_text(laws_pgn_result(&pgn)));
	}
	return fclose(file) || faults;
}
