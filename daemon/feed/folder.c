/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes files whole, in a thread of its own. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "feed/folder.h"

/* A full disk is tried again every so often, in s. */
#define RETRY_PERIOD 5
#define HALF_PREFIX  "."
#define HALF_SUFFIX  ".half"

static int write_all(int fd, GBytes *content)
{
	gsize size;
	const char *at = g_bytes_get_data(content, &size);

	while (size) {
		ssize_t written = write(fd, at, size);

		if (written < 0 && errno == EINTR)
			continue;
		if (written < 0)
			return -errno;
		at += written;
		size -= (size_t)written;
	}
	return fsync(fd) < 0 ? -errno : 0;
}

/* The half of @name, complete and on the disk, for all to read. */
static int write_half(int directory, const char *half, GBytes *content)
{
	int fd = openat(directory, half, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW,
			0644);
	int r;

	if (fd < 0)
		return -errno;
	r = write_all(fd, content);
	if (close(fd) < 0 && r == 0)
		r = -errno;
	return r;
}

static int replace(int directory, const char *name, GBytes *content)
{
	g_autofree char *half = g_strconcat(HALF_PREFIX, name, HALF_SUFFIX, NULL);
	int r = write_half(directory, half, content);

	if (r == 0 && renameat(directory, half, directory, name) < 0)
		r = -errno;
	if (r < 0)
		unlinkat(directory, half, 0);
	return r;
}

int folder_write(const char *path, const char *name, GBytes *content)
{
	int directory = open(path, O_DIRECTORY | O_RDONLY | O_CLOEXEC);
	int r = 0;

	if (directory < 0)
		return -errno;
	if (content)
		r = replace(directory, name, content);
	else if (unlinkat(directory, name, 0) < 0 && errno != ENOENT)
		r = -errno;
	/* The name is on the disk, too; where a file system cannot do that it does it by itself. */
	if (r == 0)
		fsync(directory);
	close(directory);
	return r;
}

/* Called with the lock held. */
static void note(struct folder *folder, const char *name, int r)
{
	if (r == 0) {
		if (folder->error)
			fprintf(stderr, "touchmove-gateway: %s is written again\n", folder->path);
		folder->error = 0;
		folder->done++;
		return;
	}
	if (folder->error == -r)
		return;
	if (!folder->error)
		folder->failing = g_get_real_time() / G_TIME_SPAN_SECOND;
	folder->error = -r;
	fprintf(stderr, "touchmove-gateway: %s/%s cannot be written: %s; it is tried again\n",
		folder->path, name, strerror(-r));
}

/* Takes one file that waits; called with the lock held, which it gives up while it writes. */
static int write_one(struct folder *folder)
{
	g_autofree char *name = NULL;
	GHashTableIter at;
	gpointer key, value;
	GBytes *content;
	int r;

	g_hash_table_iter_init(&at, folder->waiting);
	g_hash_table_iter_next(&at, &key, &value);
	name = g_strdup(key);
	content = g_bytes_ref(value);
	g_hash_table_iter_remove(&at);
	g_mutex_unlock(&folder->lock);
	r = folder_write(folder->path, name, g_bytes_get_size(content) ? content : NULL);
	g_mutex_lock(&folder->lock);
	if (r < 0 && !g_hash_table_contains(folder->waiting, name))
		g_hash_table_insert(folder->waiting, g_strdup(name), g_bytes_ref(content));
	g_bytes_unref(content);
	note(folder, name, r);
	return r;
}

static void *work(void *data)
{
	struct folder *folder = data;

	g_mutex_lock(&folder->lock);
	for (;;) {
		if (!g_hash_table_size(folder->waiting)) {
			if (folder->ending)
				break;
			g_cond_wait(&folder->work, &folder->lock);
		} else if (write_one(folder) < 0) {
			if (folder->ending)
				break;
			g_cond_wait_until(&folder->work, &folder->lock,
					  g_get_monotonic_time() +
						  RETRY_PERIOD * G_TIME_SPAN_SECOND);
		}
	}
	g_mutex_unlock(&folder->lock);
	return NULL;
}

void folder_open(struct folder *folder, const char *path)
{
	memset(folder, 0, sizeof(*folder));
	folder->path = g_strdup(path);
	g_mutex_init(&folder->lock);
	g_cond_init(&folder->work);
	folder->waiting = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
						(GDestroyNotify)g_bytes_unref);
	folder->thread = g_thread_new("folder", work, folder);
}

void folder_close(struct folder *folder)
{
	if (!folder->thread)
		return;
	g_mutex_lock(&folder->lock);
	folder->ending = true;
	g_cond_signal(&folder->work);
	g_mutex_unlock(&folder->lock);
	g_thread_join(folder->thread);
	g_hash_table_unref(folder->waiting);
	g_mutex_clear(&folder->lock);
	g_cond_clear(&folder->work);
	g_free(folder->path);
	memset(folder, 0, sizeof(*folder));
}

void folder_put(struct folder *folder, const char *name, GBytes *content)
{
	g_mutex_lock(&folder->lock);
	g_hash_table_replace(folder->waiting, g_strdup(name),
			     content ? g_bytes_ref(content) : g_bytes_new_static("", 0));
	/* What fails is tried again at its time, not with each move. */
	if (!folder->error)
		g_cond_signal(&folder->work);
	g_mutex_unlock(&folder->lock);
}

void folder_sweep(struct folder *folder, bool (*is_left)(void *data, const char *name), void *data)
{
	GDir *directory = g_dir_open(folder->path, 0, NULL);
	const char *name;

	while (directory && (name = g_dir_read_name(directory))) {
		g_autofree char *path = g_build_filename(folder->path, name, NULL);

		if (is_left(data, name) || (g_str_has_prefix(name, HALF_PREFIX) &&
					    g_str_has_suffix(name, ".pgn" HALF_SUFFIX)))
			unlink(path);
	}
	if (directory)
		g_dir_close(directory);
}

gint64 folder_failing(struct folder *folder, int *error)
{
	gint64 since;

	g_mutex_lock(&folder->lock);
	*error = folder->error;
	since = folder->error ? folder->failing : 0;
	g_mutex_unlock(&folder->lock);
	return since;
}
