/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Runs a fuzzer's entry over its corpus and over seeded mutations of it: what
 * a build without libFuzzer can do, the same in each run.
 * Usage: PROGRAM CORPUS-DIRECTORY MUTATIONS-OF-EACH-FILE
 */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../lib/random.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define SIZE_MAX_INPUT 65536

struct input {
	uint8_t bytes[SIZE_MAX_INPUT];
	size_t size;
};

static void remove_bytes(struct input *input, size_t at, size_t count)
{
	if (count > input->size - at)
		count = input->size - at;
	memmove(input->bytes + at, input->bytes + at + count, input->size - at - count);
	input->size -= count;
}

/* Makes room for @count bytes at @at; false if there is none. */
static int insert_room(struct input *input, size_t at, size_t count)
{
	if (input->size + count > SIZE_MAX_INPUT)
		return 0;
	memmove(input->bytes + at + count, input->bytes + at, input->size - at);
	input->size += count;
	return 1;
}

/* Copies a piece of the input to another place in it: tokens where they do not belong. */
static void repeat_piece(struct input *input, uint64_t *seed, size_t at)
{
	uint8_t piece[32];
	size_t from = random_below(seed, input->size);
	size_t count = 1 + random_below(seed, sizeof(piece));

	if (count > input->size - from)
		count = input->size - from;
	memcpy(piece, input->bytes + from, count);
	if (insert_room(input, at, count))
		memcpy(input->bytes + at, piece, count);
}

static void mutate(struct input *input, uint64_t *seed)
{
	static const char telling[] = "{}()[]\";%$*-/=+#!?.0189KQRBNPkxea \t\r\n\\";
	size_t at;

	if (input->size == 0)
		return;
	at = random_below(seed, input->size);
	switch (random_below(seed, 6)) {
	case 0:
		input->bytes[at] ^= (uint8_t)(1u << random_below(seed, 8));
		break;
	case 1:
		input->bytes[at] = (uint8_t)random_next(seed);
		break;
	case 2:
		input->bytes[at] = (uint8_t)telling[random_below(seed, sizeof(telling))];
		break;
	case 3:
		remove_bytes(input, at, 1 + random_below(seed, 16));
		break;
	case 4:
		repeat_piece(input, seed, at);
		break;
	case 5:
		if (random_below(seed, 8) == 0)
			input->size = at;
		break;
	}
}

static int read_input(const char *directory, const char *name, struct input *input)
{
	char path[4096];
	FILE *file;

	snprintf(path, sizeof(path), "%s/%s", directory, name);
	file = fopen(path, "rb");
	if (!file)
		return 0;
	input->size = fread(input->bytes, 1, sizeof(input->bytes), file);
	fclose(file);
	return 1;
}

static void run_mutations(const struct input *original, unsigned long count, uint64_t *seed)
{
	static struct input input;

	for (unsigned long i = 0; i < count; i++) {
		uint64_t changes = 1 + random_below(seed, 6);

		input = *original;
		while (changes--)
			mutate(&input, seed);
		LLVMFuzzerTestOneInput(input.bytes, input.size);
	}
}

int main(int argc, char **argv)
{
	static struct input original;
	unsigned long files = 0, mutations;
	struct dirent **entries;
	uint64_t seed = 1;
	int count;

	if (argc != 3)
		return 2;
	mutations = strtoul(argv[2], NULL, 10);
	count = scandir(argv[1], &entries, NULL, alphasort);
	for (int i = 0; i < count; i++) {
		if (entries[i]->d_name[0] != '.' &&
		    read_input(argv[1], entries[i]->d_name, &original)) {
			LLVMFuzzerTestOneInput(original.bytes, original.size);
			run_mutations(&original, mutations, &seed);
			files++;
		}
		free(entries[i]);
	}
	if (count >= 0)
		free(entries);
	printf("%lu files, %lu mutations of each\n", files, mutations);
	return files == 0;
}
