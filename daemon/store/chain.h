/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Two chains of hashes over the text of a log (kept.h), one of its entries and one of its events:
 * each begins with SHA-256 of the log's head, and goes on with SHA-256 of the last hash and the
 * next piece's lines. A signature (Ed25519, RFC 8032) of both with their lengths and the time
 * proves that what stands before it was so then, to whoever knows the machine's public key.
 *
 *   #head ENTRIES EVENTS WALL ENTRY-HASH EVENT-HASH KEY SIGNATURE
 *
 * WALL is in s since 1970; hashes, the public key and the signature are in lower case hex. What is
 * signed is the line up to the key.
 */
#ifndef TOUCHMOVE_CHAIN_H
#define TOUCHMOVE_CHAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CHAIN_HASH	 32
#define CHAIN_KEY	 32 /* a public key */
#define CHAIN_SECRET	 64
#define CHAIN_SIGNATURE	 64
#define CHAIN_HEX	 (2 * CHAIN_KEY + 1)
#define CHAIN_LINE_SIZE	 480
#define CHAIN_ERROR_SIZE 700

struct chain {
	uint64_t entries;
	uint64_t events;
	unsigned char entry_hash[CHAIN_HASH];
	unsigned char event_hash[CHAIN_HASH];
};

/* @text: of the log's head, of an entry, or of an event, with its line ends. */
void chain_begin(struct chain *chain, const char *text, size_t size);
void chain_entry(struct chain *chain, const char *text, size_t size);
void chain_event(struct chain *chain, const char *text, size_t size);

struct chain_key {
	unsigned char secret[CHAIN_SECRET];
	unsigned char public[CHAIN_KEY];
};

/*
 * Reads the machine's key from @file, or makes both, readable by its owner alone. Returns 0, or a
 * negative errno with one line in @error.
 */
int chain_key_open(const char *file, struct chain_key *key, char error[CHAIN_ERROR_SIZE]);

/* Writes the line of @chain at @wall, with its line end. */
void chain_sign(const struct chain *chain, int64_t wall, const struct chain_key *key,
		char line[CHAIN_LINE_SIZE]);

struct chain_head {
	struct chain chain;
	int64_t wall;
	char key[CHAIN_HEX]; /* in hex */
};

/*
 * Reads a line that chain_sign() wrote, without its line end. Returns 0; -EINVAL where it is none,
 * -EBADMSG where the signature is not that of its key over the rest.
 */
int chain_head_read(const char *line, size_t length, struct chain_head *head);

#endif
