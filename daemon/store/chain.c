/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Hashes and signatures are libsodium's. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/chain.h"

_Static_assert(CHAIN_HASH == crypto_hash_sha256_BYTES && CHAIN_KEY == crypto_sign_PUBLICKEYBYTES &&
		       CHAIN_SECRET == crypto_sign_SECRETKEYBYTES &&
		       CHAIN_SIGNATURE == crypto_sign_BYTES,
	       "as libsodium has them");

/* Behind "#head ". */
#define SIGNED_HEAD "touchmove head 1\n"

void chain_begin(struct chain *chain, const char *text, size_t size)
{
	chain->entries = chain->events = 0;
	crypto_hash_sha256(chain->entry_hash, (const unsigned char *)text, size);
	memcpy(chain->event_hash, chain->entry_hash, CHAIN_HASH);
}

static void add(unsigned char hash[CHAIN_HASH], const char *text, size_t size)
{
	crypto_hash_sha256_state state;

	crypto_hash_sha256_init(&state);
	crypto_hash_sha256_update(&state, hash, CHAIN_HASH);
	crypto_hash_sha256_update(&state, (const unsigned char *)text, size);
	crypto_hash_sha256_final(&state, hash);
}

void chain_entry(struct chain *chain, const char *text, size_t size)
{
	chain->entries++;
	add(chain->entry_hash, text, size);
}

void chain_event(struct chain *chain, const char *text, size_t size)
{
	chain->events++;
	add(chain->event_hash, text, size);
}

/* ---- the key ---- */

#define SEED_HEX (2 * crypto_sign_SEEDBYTES)

static int refuse(const char *file, const char *what, int r, char error[CHAIN_ERROR_SIZE])
{
	snprintf(error, CHAIN_ERROR_SIZE, "%s: %s; kept games are not signed", file, what);
	return r;
}

/* Its bytes stand on the disk before it has its name: a key that is lost cannot be made again. */
static int write_seed(const char *file, const unsigned char seed[crypto_sign_SEEDBYTES])
{
	char text[SEED_HEX + 2], fresh[4096];
	int fd, r = 0;

	if (snprintf(fresh, sizeof(fresh), "%s.new", file) >= (int)sizeof(fresh))
		return -ENAMETOOLONG;
	sodium_bin2hex(text, sizeof(text), seed, crypto_sign_SEEDBYTES);
	text[SEED_HEX] = '\n';
	fd = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
	if (fd < 0)
		return -errno;
	if (write(fd, text, SEED_HEX + 1) != (ssize_t)(SEED_HEX + 1) || fsync(fd) < 0)
		r = errno ? -errno : -EIO;
	if (close(fd) < 0 && r == 0)
		r = -errno;
	sodium_memzero(text, sizeof(text));
	/* Whoever was faster has made the key. */
	if (r == 0 && link(fresh, file) < 0 && errno != EEXIST)
		r = -errno;
	unlink(fresh);
	return r;
}

static int read_seed(int fd, unsigned char seed[crypto_sign_SEEDBYTES])
{
	char text[SEED_HEX + 1];
	size_t length = 0;
	int r = -EINVAL;

	if (read(fd, text, sizeof(text)) == (ssize_t)sizeof(text) && text[SEED_HEX] == '\n' &&
	    sodium_hex2bin(seed, crypto_sign_SEEDBYTES, text, SEED_HEX, NULL, &length, NULL) == 0 &&
	    length == crypto_sign_SEEDBYTES)
		r = 0;
	sodium_memzero(text, sizeof(text));
	return r;
}

int chain_key_open(const char *file, struct chain_key *key, char error[CHAIN_ERROR_SIZE])
{
	unsigned char seed[crypto_sign_SEEDBYTES];
	struct stat status;
	int fd, r = 0;

	if (sodium_init() < 0)
		return refuse(file, "libsodium finds no random numbers", -EIO, error);
	fd = open(file, O_RDONLY | O_CLOEXEC);
	if (fd < 0 && errno == ENOENT) {
		randombytes_buf(seed, sizeof(seed));
		r = write_seed(file, seed);
		fd = r == 0 ? open(file, O_RDONLY | O_CLOEXEC) : -1;
	}
	if (fd < 0)
		return refuse(file, strerror(r < 0 ? -r : errno), r < 0 ? r : -errno, error);
	if (fstat(fd, &status) < 0 || status.st_mode & 077)
		r = refuse(file,
			   "others may read it, so it proves nothing; chmod 600, or remove it",
			   -EPERM, error);
	else if (read_seed(fd, seed) < 0)
		r = refuse(file, "is no key, which is a line of 64 hex digits", -EINVAL, error);
	close(fd);
	if (r == 0)
		crypto_sign_seed_keypair(key->public, key->secret, seed);
	sodium_memzero(seed, sizeof(seed));
	return r;
}

/* ---- heads ---- */

static void write_hex(char hex[CHAIN_HEX], const unsigned char *bytes)
{
	sodium_bin2hex(hex, CHAIN_HEX, bytes, CHAIN_KEY);
}

/* What is signed, without its line end. */
static int write_statement(char text[CHAIN_LINE_SIZE], const struct chain *chain, int64_t wall,
			   const char *key)
{
	char entry_hash[CHAIN_HEX], event_hash[CHAIN_HEX];

	write_hex(entry_hash, chain->entry_hash);
	write_hex(event_hash, chain->event_hash);
	return snprintf(text, CHAIN_LINE_SIZE, "#head %" PRIu64 " %" PRIu64 " %" PRId64 " %s %s %s",
			chain->entries, chain->events, wall, entry_hash, event_hash, key);
}

static void sign(const char *statement, const struct chain_key *key,
		 unsigned char signature[CHAIN_SIGNATURE])
{
	char text[CHAIN_LINE_SIZE + sizeof(SIGNED_HEAD)];
	int length = snprintf(text, sizeof(text), SIGNED_HEAD "%s", statement);

	crypto_sign_detached(signature, NULL, (const unsigned char *)text,
			     (unsigned long long)length, key->secret);
}

static bool is_signed(const char *statement, const unsigned char key[CHAIN_KEY],
		      const unsigned char signature[CHAIN_SIGNATURE])
{
	char text[CHAIN_LINE_SIZE + sizeof(SIGNED_HEAD)];
	int length = snprintf(text, sizeof(text), SIGNED_HEAD "%s", statement);

	return crypto_sign_verify_detached(signature, (const unsigned char *)text,
					   (unsigned long long)length, key) == 0;
}

void chain_sign(const struct chain *chain, int64_t wall, const struct chain_key *key,
		char line[CHAIN_LINE_SIZE])
{
	unsigned char signature[CHAIN_SIGNATURE];
	char public[CHAIN_HEX], hex[2 * CHAIN_SIGNATURE + 1];
	int length;

	write_hex(public, key->public);
	length = write_statement(line, chain, wall, public);
	sign(line, key, signature);
	sodium_bin2hex(hex, sizeof(hex), signature, sizeof(signature));
	snprintf(line + length, CHAIN_LINE_SIZE - (size_t)length, " %s\n", hex);
}

static int read_hex(const char *hex, unsigned char *bytes, size_t count)
{
	size_t length = 0;

	return sodium_hex2bin(bytes, count, hex, strlen(hex), NULL, &length, NULL) == 0 &&
			       length == count
		       ? 0
		       : -EINVAL;
}

int chain_head_read(const char *line, size_t length, struct chain_head *head)
{
	char text[CHAIN_LINE_SIZE], again[CHAIN_LINE_SIZE];
	char entry_hash[CHAIN_HEX], event_hash[CHAIN_HEX], hex[2 * CHAIN_SIGNATURE + 1];
	unsigned char key[CHAIN_KEY], signature[CHAIN_SIGNATURE];
	struct chain *chain = &head->chain;
	size_t statement;

	if (sodium_init() < 0 || length >= sizeof(text) || memchr(line, '\0', length))
		return -EINVAL;
	memcpy(text, line, length);
	text[length] = '\0';
	if (sscanf(text, "#head %20" SCNu64 " %20" SCNu64 " %20" SCNd64 " %64s %64s %64s %128s",
		   &chain->entries, &chain->events, &head->wall, entry_hash, event_hash, head->key,
		   hex) != 7 ||
	    read_hex(entry_hash, chain->entry_hash, CHAIN_HASH) < 0 ||
	    read_hex(event_hash, chain->event_hash, CHAIN_HASH) < 0 ||
	    read_hex(head->key, key, CHAIN_KEY) < 0 ||
	    read_hex(hex, signature, CHAIN_SIGNATURE) < 0)
		return -EINVAL;
	/* Written once more it must be the same line: there is one way to write it. */
	statement = (size_t)write_statement(again, chain, head->wall, head->key);
	snprintf(again + statement, sizeof(again) - statement, " %s", hex);
	if (strcmp(again, text) != 0 || strspn(hex, "0123456789abcdef") != strlen(hex) ||
	    strspn(head->key, "0123456789abcdef") != strlen(head->key))
		return -EINVAL;
	again[statement] = '\0';
	return is_signed(again, key, signature) ? 0 : -EBADMSG;
}
