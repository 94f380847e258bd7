/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A log of the file as text (kept.h), with its signatures (chain.h) behind it. */
#ifndef TOUCHMOVE_READ_LOG_H
#define TOUCHMOVE_READ_LOG_H

#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/* Returns 0 with *@text, which the caller frees; -ENOENT; or -EIO as sqlite3_errmsg() tells. */
int log_read_text(sqlite3 *database, uint64_t log, char **text, size_t *size);

#endif
