/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Replays PGN files, and writes each move again: the SAN must be the file's,
 * which others wrote, and so must every game once it has gone through the
 * writer and the reader. Checks and mates are compared only where the file
 * marks them at all. No position on the way may be called illegal.
 * Usage: test-lib-games PGN...
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#define MOVES_MAX 1000

struct game {
	struct laws_position start;
	struct laws_move moves[MOVES_MAX];
	size_t count;
	enum laws_result result;
};

static unsigned long failures, games, moves_compared;

static void fail(const char *path, unsigned int line, const char *what, const char *got)
{
	printf("%s:%u: %s: %s\n", path, line, what, got);
	failures++;
}

static bool same_san(struct laws_text written, const char *san)
{
	size_t length = written.length, plain = strcspn(san, "+#");

	while (length > 0 && strchr("!?", written.start[length - 1]))
		length--;
	if (length == strlen(san) && !memcmp(written.start, san, length))
		return true;
	/* Some files write mate as check, or neither. */
	while (length > 0 && strchr("+#", written.start[length - 1]))
		length--;
	return length == plain && !memcmp(written.start, san, plain) && san[plain] == '#';
}

/* Moves have led there, so nothing may speak against it (Article 3.10.3). */
static void check_legal(const char *path, unsigned int line, const struct laws_position *position)
{
	struct laws_setup setup;
	char fen[LAWS_FEN_SIZE];

	laws_position_setup(position, &setup);
	if (!laws_setup_faults(&setup))
		return;
	laws_fen_write(position, fen);
	fail(path, line, "called illegal", fen);
}

static bool read_game(const char *path, struct laws_pgn *pgn, struct game *game)
{
	struct laws_position before = game->start = *laws_pgn_position(pgn);
	struct laws_pgn_item item;
	char san[LAWS_SAN_SIZE];

	game->count = 0;
	for (;;) {
		if (laws_pgn_next_item(pgn, &item) || game->count == MOVES_MAX) {
			fail(path, item.line, "does not replay", "");
			return false;
		}
		if (item.kind == LAWS_PGN_END_OF_GAME)
			break;
		if (item.kind == LAWS_PGN_ITEM_COMMENT)
			continue;
		laws_san_write(&before, item.move, san);
		if (!same_san(item.text, san))
			fail(path, item.line, "written differently", san);
		game->moves[game->count++] = item.move;
		before = *laws_pgn_position(pgn);
		check_legal(path, item.line, &before);
		moves_compared++;
	}
	game->result = laws_pgn_result(pgn);
	return true;
}

static void write_game(const struct game *game, char *text, size_t size)
{
	struct laws_position position = game->start;
	struct laws_pgn_writer writer;
	char fen[LAWS_FEN_SIZE];

	laws_pgn_writer_init(&writer, text, size);
	laws_fen_write(&position, fen);
	laws_pgn_write_tag(&writer, "FEN", fen);
	for (size_t i = 0; i < game->count; i++) {
		laws_pgn_write_move(&writer, &position, game->moves[i]);
		laws_move_play(&position, game->moves[i]);
	}
	laws_pgn_write_result(&writer, game->result);
}

static void check_round_trip(const char *path, const struct game *game)
{
	static char text[64 * 1024];
	static struct game again;
	struct laws_pgn pgn;

	write_game(game, text, sizeof(text));
	laws_pgn_init(&pgn, text, strlen(text));
	if (laws_pgn_next_game(&pgn) != 1 || !read_game(path, &pgn, &again))
		return;
	if (again.count != game->count || again.result != game->result ||
	    memcmp(again.moves, game->moves, game->count * sizeof(game->moves[0])))
		fail(path, pgn.line, "not the same game after writing", text);
}

static void check_file(const char *path)
{
	static char text[4 * 1024 * 1024];
	static struct game game;
	FILE *file = fopen(path, "rb");
	struct laws_pgn pgn;
	size_t size;
	int status;

	if (!file) {
		fail(path, 0, "cannot be opened", "");
		return;
	}
	size = fread(text, 1, sizeof(text), file);
	fclose(file);
	laws_pgn_init(&pgn, text, size);
	while ((status = laws_pgn_next_game(&pgn)) != 0) {
		if (status < 0)
			fail(path, pgn.error_line, "cannot be read", "");
		else if (read_game(path, &pgn, &game))
			check_round_trip(path, &game);
		games++;
	}
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		check_file(argv[i]);
	printf("%lu games, %lu moves compared, %lu differ\n", games, moves_compared, failures);
	return failures != 0 || games == 0;
}
