/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Preloaded into touchmoved: while the FIFO $GATE exists, writes of the store block until
 * the FIFO is opened, as on a disk that does not answer. While $OPEN_GATE does, who opens the store
 * blocks.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

ssize_t pwrite64(int fd, const void *data, size_t size, __off64_t at);
int open64(const char *path, int flags, ...);

static void wait_at(const char *gate)
{
	int fd = gate ? open(gate, O_RDONLY | O_CLOEXEC) : -1;

	if (fd >= 0)
		close(fd);
}

/* A test's store is small, so @at fits into one register here. */
ssize_t pwrite64(int fd, const void *data, size_t size, __off64_t at)
{
	wait_at(getenv("GATE"));
	if (lseek64(fd, at, SEEK_SET) < 0)
		return -1;
	return write(fd, data, size);
}

int open64(const char *path, int flags, ...)
{
	mode_t mode = 0;
	va_list values;

	if (flags & O_CREAT) {
		va_start(values, flags);
		mode = va_arg(values, mode_t);
		va_end(values);
	}
	if (strstr(path, ".sqlite"))
		wait_at(getenv("OPEN_GATE"));
	return openat(AT_FDCWD, path, flags, mode);
}
