/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tokens for servers: read from where only their owner can, and sent nowhere in the clear. */
#ifndef TOUCHMOVE_FEED_TOKEN_H
#define TOUCHMOVE_FEED_TOKEN_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Reads the token in the file @path, one word of printable letters. Returns 0 with *@token, to be
 * given up with token_free(), -EINVAL for a file that holds none, or another negative errno.
 */
int token_read(const char *path, char **token);

/* The same from @text. */
int token_take(const char *text, size_t size, char **token);

/* NULL is allowed. What was there is overwritten. */
void token_free(char *token);

/* False where whoever listens on the way to @address would have the token: no https, no loopback.
 */
bool token_may_go_to(const char *address);

#endif
