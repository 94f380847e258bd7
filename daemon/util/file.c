/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whole files in memory, and directories. */
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "util/file.h"

/* Appends the rest of @file to @text. */
static int read_all(FILE *file, char **text, size_t *size)
{
	FILE *memory = open_memstream(text, size);
	char block[65536];
	size_t length;
	int r = 0;

	if (!memory)
		return -ENOMEM;
	while ((length = fread(block, 1, sizeof(block), file)) > 0)
		fwrite(block, 1, length, memory);
	if (ferror(file))
		r = errno ? -errno : -EIO;
	if (fclose(memory) != 0 && r == 0)
		r = -ENOMEM;
	if (r < 0) {
		free(*text);
		*text = NULL;
	}
	return r;
}

int file_read(const char *name, char **text, size_t *size)
{
	bool standard = !strcmp(name, "-");
	FILE *file = standard ? stdin : fopen(name, "re");
	int r;

	if (!file)
		return -errno;
	errno = 0;
	r = read_all(file, text, size);
	if (!standard)
		fclose(file);
	return r;
}

int file_read_descriptor(int fd, char **text, size_t *size)
{
	FILE *file = fdopen(fd, "r");
	int r;

	if (!file) {
		close(fd);
		return -ENOMEM;
	}
	errno = 0;
	r = read_all(file, text, size);
	fclose(file);
	return r;
}

int directory_make(const char *path)
{
	char part[PATH_MAX];

	for (size_t i = 1; i < sizeof(part); i++) {
		if (path[i] != '/' && path[i] != '\0')
			continue;
		memcpy(part, path, i);
		part[i] = '\0';
		if (mkdir(part, 0700) < 0 && errno != EEXIST)
			return -errno;
		if (path[i] == '\0')
			return 0;
	}
	return -ENAMETOOLONG;
}
