/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Does one thing over and over while the kernel lets its first, second, third ... allocation
 * fail, until the thing is done with no failure any more; and undoes it whenever it was done.
 *
 *	fail-nth write FILE TEXT UNDO-FILE UNDO-TEXT
 *	fail-nth mkdir DIRECTORY
 *	fail-nth load FILE.ko NAME
 *	fail-nth read FILE
 *
 * Prints a line in TAP. It passes if nothing but a lack of memory was ever the reason, and the
 * thing is done in the end. Needs CONFIG_FAILSLAB; /proc/self/fail-nth is per task, so that
 * no other process is affected.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
	FAULTS_AT_MOST = 3000,
};

struct deed {
	const char *name;
	int arguments;
	/* Returns 0 or an errno. Opens nothing but what it is about, so that only that can fail. */
	int (*act)(char **arguments);
	void (*undo)(char **arguments);
};

static int put(const char *path, const char *text)
{
	int file = open(path, O_WRONLY | O_CLOEXEC);
	int error = 0;

	if (file < 0)
		return errno;
	if (write(file, text, strlen(text)) < 0)
		error = errno;
	close(file);
	return error;
}

static int act_write(char **arguments)
{
	return put(arguments[0], arguments[1]);
}

static void undo_write(char **arguments)
{
	put(arguments[2], arguments[3]);
}

static int act_mkdir(char **arguments)
{
	return mkdir(arguments[0], 0755) ? errno : 0;
}

static void undo_mkdir(char **arguments)
{
	rmdir(arguments[0]);
}

static int act_load(char **arguments)
{
	int file = open(arguments[0], O_RDONLY | O_CLOEXEC);
	int error = 0;

	if (file < 0)
		return errno;
	if (syscall(SYS_finit_module, file, "", 0))
		error = errno;
	close(file);
	return error;
}

static void undo_load(char **arguments)
{
	syscall(SYS_delete_module, arguments[1], O_NONBLOCK);
}

static int act_read(char **arguments)
{
	int file = open(arguments[0], O_RDONLY | O_CLOEXEC);
	char bytes[4096];
	int error = 0;

	if (file < 0)
		return errno;
	if (read(file, bytes, sizeof(bytes)) < 0)
		error = errno;
	close(file);
	return error;
}

static void undo_nothing(char **arguments)
{
	(void)arguments;
}

static const struct deed deeds[] = {
	{"write", 4, act_write, undo_write},
	{"mkdir", 1, act_mkdir, undo_mkdir},
	{"load", 2, act_load, undo_load},
	{"read", 1, act_read, undo_nothing},
};

static int fail_nth;

static void let_fail(unsigned int n)
{
	char text[16];

	snprintf(text, sizeof(text), "%u", n);
	if (pwrite(fail_nth, text, strlen(text), 0) < 0) {
		perror("fail-nth: /proc/self/fail-nth");
		exit(4);
	}
}

/* Whether the allocation that was to fail has been reached. */
static bool has_failed(void)
{
	char text[16] = "";

	return pread(fail_nth, text, sizeof(text) - 1, 0) > 0 && atoi(text) == 0;
}

static int try_all(const struct deed *deed, char **arguments)
{
	unsigned int survived = 0, others = 0, n;
	bool failed;
	int error;

	for (n = 1; n <= FAULTS_AT_MOST; n++) {
		let_fail(n);
		error = deed->act(arguments);
		failed = has_failed();
		let_fail(0);
		if (!error)
			deed->undo(arguments);
		if (!failed)
			break;
		survived += !error;
		/* The driver core answers EINVAL where it could not store a device's name. */
		if (error && error != ENOMEM && error != EINVAL) {
			others++;
			printf("# allocation %u fails: %s\n", n, strerror(error));
		}
	}
	printf("# %s %s: %u allocations failed one at a time, %u of them did not matter\n",
	       deed->name, arguments[0], n - 1, survived);
	if (error)
		printf("# without a failure: %s\n", strerror(error));
	return n <= 1 || n > FAULTS_AT_MOST || error || others;
}

int main(int count, char **arguments)
{
	size_t n;
	int wrong;

	fail_nth = open("/proc/self/fail-nth", O_RDWR | O_CLOEXEC);
	if (fail_nth < 0) {
		perror("fail-nth: /proc/self/fail-nth");
		return 4;
	}
	for (n = 0; n < sizeof(deeds) / sizeof(deeds[0]); n++) {
		if (count < 2 || strcmp(arguments[1], deeds[n].name) ||
		    count - 2 != deeds[n].arguments)
			continue;
		wrong = try_all(&deeds[n], arguments + 2);
		printf("%sok - no memory while it is tried to %s %s\n", wrong ? "not " : "",
		       arguments[1], arguments[2]);
		return 0;
	}
	fprintf(stderr, "fail-nth: write FILE TEXT UNDO-FILE UNDO-TEXT, mkdir DIRECTORY, "
			"load FILE.ko NAME or read FILE\n");
	return 2;
}
