/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How fast every move of games in PGN is checked, files read included, beside
 * pgn-extract, which is told to do no more than that.
 *
 *   bench-pgn FILE.pgn…
 */
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chesslaws.h>

#include "peer.h"

#define BYTES_LEAST                                                                                \
	(32u << 20) /* the files are read over again until there is something to time              \
		     */
#define FILES_MAX 10000
/* Other load slows each run by turns: the least of this many is taken. */
#define ROUNDS 5

struct tally {
	unsigned long games;
	unsigned long moves;
	unsigned long refused;
	size_t bytes;
};

static int check_game(struct laws_pgn *pgn, struct tally *tally)
{
	struct laws_pgn_item item;
	int error;

	do {
		error = laws_pgn_next_item(pgn, &item);
		if (error)
			return error;
		tally->moves += item.kind == LAWS_PGN_ITEM_MOVE;
	} while (item.kind != LAWS_PGN_END_OF_GAME);
	return 0;
}

/* The library reads text where it lies, so a file need not be copied to be checked. */
static const char *map_file(const char *name, size_t *size)
{
	int file = open(name, O_RDONLY | O_CLOEXEC);
	struct stat status;
	void *text = MAP_FAILED;

	if (file < 0)
		return NULL;
	if (fstat(file, &status) == 0 && status.st_size > 0) {
		*size = (size_t)status.st_size;
		text = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, file, 0);
	}
	close(file);
	return text == MAP_FAILED ? NULL : (const char *)text;
}

static bool check_file(const char *name, struct tally *tally)
{
	size_t size = 0;
	const char *text = map_file(name, &size);
	struct laws_pgn pgn;
	int status;

	if (!text)
		return false;
	laws_pgn_init(&pgn, text, size);
	while ((status = laws_pgn_next_game(&pgn)) != 0) {
		tally->games++;
		tally->refused += status < 0 || check_game(&pgn, tally);
	}
	tally->bytes += size;
	munmap((void *)text, size);
	return true;
}

/* Returns how many files were read, some more than once, with their names in @argv. */
static size_t check_files(int count, char **names, char **argv, struct tally *tally)
{
	size_t files = 0;

	while (tally->bytes < BYTES_LEAST && files + (size_t)count <= FILES_MAX) {
		size_t before = tally->bytes;

		for (int i = 0; i < count; i++) {
			if (!check_file(names[i], tally)) {
				fprintf(stderr, "bench-pgn: cannot read %s\n", names[i]);
				return 0;
			}
			argv[files++] = names[i];
		}
		if (tally->bytes == before)
			break;
	}
	return files;
}

int main(int argc, char **argv)
{
	static char *extract[FILES_MAX + 4] = {"pgn-extract", "-s", "-r"};
	struct tally tally = {0};
	double own = -1, theirs = -1;

	if (argc < 2) {
		fprintf(stderr, "usage: bench-pgn FILE.pgn...\n");
		return 2;
	}
	for (unsigned int left = ROUNDS; left; left--) {
		double start = own_seconds();

		tally = (struct tally){0};
		if (!check_files(argc - 1, argv + 1, extract + 3, &tally))
			return 2;
		keep_least(&own, own_seconds() - start);
		keep_least(&theirs, peer_seconds(extract, ""));
	}
	printf("pgn: %lu games, %lu moves, %lu refused, %.3f s, %.0f ns a move", tally.games,
	       tally.moves, tally.refused, own, own * 1e9 / (double)tally.moves);
	if (theirs > 0)
		printf(", %.1f x pgn-extract", theirs / own);
	puts(theirs > 0 ? "" : "\npgn: pgn-extract is not installed, nothing to compare with");
	return 0;
}
