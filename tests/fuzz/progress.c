/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as a kept walk over the contacts. What is accepted is written as it was read and can be
 * judged; what is refused is refused in one clean line with its number.
 */
#include "ctl/wiring/progress.h"
#include "fuzz.h"

#define SOURCE "usb:1-2"

static void begin(struct diagnosis_input *results)
{
	memset(results, 0, sizeof(*results));
	wiring_default(results->board.wiring);
	results->board.columns = 8;
	results->board.inputs = 15;
}

static void check_error(const char *error)
{
	CHECK(*error >= '1' && *error <= '9');
	CHECK(!strpbrk(error, "\n\r\t\x1b\x7f"));
	CHECK(strlen(error) < PROGRESS_ERROR_SIZE);
}

static void check_written(const struct diagnosis_input *results)
{
	struct diagnosis_input again;
	char error[PROGRESS_ERROR_SIZE];
	size_t size;
	char *text;
	FILE *file = open_memstream(&text, &size);

	CHECK(file);
	progress_write(file, SOURCE, results);
	fclose(file);
	CHECK(size < PROGRESS_SIZE);
	begin(&again);
	CHECK(progress_read(text, size, SOURCE, &again, error) == 0);
	CHECK(!memcmp(results, &again, sizeof(again)));
	free(text);
}

static void check_judged(struct diagnosis_input *results)
{
	static struct diagnosis diagnosis;
	int topology;

	for (topology = 0; topology < DIAGNOSIS_TOPOLOGIES; topology++) {
		results->board.topology = (enum diagnosis_topology)topology;
		diagnosis_make(results, &diagnosis);
		CHECK(diagnosis.count <= DIAGNOSIS_FAULTS);
		CHECK(diagnosis.tested <= 64 && diagnosis.asked == 64);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct diagnosis_input results, untouched;
	char error[PROGRESS_ERROR_SIZE];
	/* In memory of exactly that size, so that a byte too far is noticed. */
	char *text = malloc(size ? size : 1);
	int r;

	CHECK(text);
	if (size)
		memcpy(text, data, size);
	begin(&results);
	begin(&untouched);
	r = progress_read(text, size, SOURCE, &results, error);
	if (r == 0) {
		check_written(&results);
		check_judged(&results);
	} else {
		CHECK(!memcmp(&results, &untouched, sizeof(untouched)));
		if (r < 0)
			check_error(error);
	}
	free(text);
	return 0;
}
