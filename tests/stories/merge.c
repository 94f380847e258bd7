/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Merges by the longest common subsequence of lines. Where two texts differ, lines stand by their
 * times, and at the same time those of the earlier edition stand first.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "merge.h"
#include "script.h"

/* The lines of @told, each a copy. */
static struct merge lines_of(unsigned int edition, const char *told)
{
	struct merge merge = {.editions = edition};

	for (const char *at = told; *at; at++)
		merge.count += *at == '\n';
	merge.lines = calloc(merge.count + 1, sizeof(merge.lines[0]));
	if (!merge.lines)
		abort();
	for (size_t i = 0; i < merge.count; i++) {
		size_t length = strcspn(told, "\n");

		merge.lines[i] = (struct merge_line){strndup(told, length), edition};
		told += length + 1;
	}
	return merge;
}

static bool is_same(const struct merge_line *a, const struct merge_line *b)
{
	return !strcmp(a->text, b->text);
}

/* How many lines the rests of two texts have in common, by where the rests begin. */
struct common {
	size_t width;
	unsigned int *lines;
};

static unsigned int *common_at(const struct common *common, size_t i, size_t j)
{
	return &common->lines[i * common->width + j];
}

static struct common find_common(const struct merge *a, const struct merge *b)
{
	struct common common = {.width = b->count + 1};

	common.lines = calloc((a->count + 1) * common.width, sizeof(common.lines[0]));
	if (!common.lines)
		abort();
	for (size_t i = a->count; i-- > 0;) {
		for (size_t j = b->count; j-- > 0;) {
			unsigned int below = *common_at(&common, i + 1, j);
			unsigned int beside = *common_at(&common, i, j + 1);

			*common_at(&common, i, j) = below > beside ? below : beside;
			if (is_same(&a->lines[i], &b->lines[j]))
				*common_at(&common, i, j) = *common_at(&common, i + 1, j + 1) + 1;
		}
	}
	return common;
}

/* Whether line @i of @a, and not line @j of @b, comes next where they differ. */
static bool is_first(const struct merge *a, size_t i, const struct merge *b, size_t j,
		     const struct common *common)
{
	unsigned int without_a, without_b;

	if (i == a->count || j == b->count)
		return i < a->count;
	without_a = *common_at(common, i + 1, j);
	without_b = *common_at(common, i, j + 1);
	if (without_a != without_b)
		return without_a > without_b;
	return atof(a->lines[i].text) <= atof(b->lines[j].text);
}

void merge_add(struct merge *merge, unsigned int edition, const char *told)
{
	struct merge a = *merge, b = lines_of(edition, told);
	struct common common = find_common(&a, &b);
	size_t i = 0, j = 0;

	*merge = (struct merge){.editions = a.editions | edition};
	merge->lines = calloc(a.count + b.count + 1, sizeof(merge->lines[0]));
	if (!merge->lines)
		abort();
	while (i < a.count || j < b.count) {
		struct merge_line *line = &merge->lines[merge->count++];

		if (i < a.count && j < b.count && is_same(&a.lines[i], &b.lines[j])) {
			*line = a.lines[i++];
			line->editions |= edition;
			free(b.lines[j++].text);
		} else {
			*line = is_first(&a, i, &b, j, &common) ? a.lines[i++] : b.lines[j++];
		}
	}
	free(common.lines);
	free(a.lines);
	free(b.lines);
}

static void write_editions(FILE *out, unsigned int editions)
{
	const char *before = "[";

	for (unsigned int i = 0; editions >> i; i++) {
		if (!(editions & 1u << i))
			continue;
		fprintf(out, "%s%s", before, script_year((enum laws_edition)i));
		before = " ";
	}
	fprintf(out, "] ");
}

char *merge_write(const struct merge *merge)
{
	char *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);

	for (size_t i = 0; i < merge->count; i++) {
		if (merge->lines[i].editions != merge->editions)
			write_editions(out, merge->lines[i].editions);
		fprintf(out, "%s\n", merge->lines[i].text);
	}
	fclose(out);
	return text;
}

void merge_free(struct merge *merge)
{
	for (size_t i = 0; i < merge->count; i++)
		free(merge->lines[i].text);
	free(merge->lines);
}
