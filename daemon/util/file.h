/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whole files in memory, for files that are small and read once; and directories. */
#ifndef TOUCHMOVE_FILE_H
#define TOUCHMOVE_FILE_H

#include <stddef.h>

/*
 * Reads all of @name, or of standard input for "-"; the caller frees *@text.
 * Returns 0 or a negative errno.
 */
int file_read(const char *name, char **text, size_t *size);

/* As file_read(), from @fd's present position; closes @fd. */
int file_read_descriptor(int fd, char **text, size_t *size);

/*
 * Makes the directory @path, which is not empty, and those above it, for their owner alone. Returns
 * 0, also when it is there, or a negative errno.
 */
int directory_make(const char *path);

#endif
