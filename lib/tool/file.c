/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whole files in memory, from a path or from standard input.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/tool.h"

static int grow(struct file *file, size_t *room)
{
	size_t wanted = *room ? 2 * *room : 65536;
	char *text = realloc(file->text, wanted);

	if (!text)
		return -ENOMEM;
	file->text = text;
	*room = wanted;
	return 0;
}

static int read_all(FILE *stream, struct file *file)
{
	size_t room = 0;
	size_t got;

	do {
		if (file->size == room && grow(file, &room))
			return -ENOMEM;
		got = fread(file->text + file->size, 1, room - file->size, stream);
		file->size += got;
	} while (got > 0);
	return ferror(stream) ? -errno : 0;
}

int file_read(const char *path, struct file *file)
{
	bool standard = !strcmp(path, "-");
	FILE *stream = standard ? stdin : fopen(path, "rb");
	int error;

	*file = (struct file){NULL, 0};
	if (!stream)
		return -errno;
	error = read_all(stream, file);
	if (!standard)
		fclose(stream);
	if (error) {
		free(file->text);
		file->text = NULL;
	}
	return error;
}
