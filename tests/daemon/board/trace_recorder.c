/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The recorder on slow and on full disks. Writes go through this file (the linker's --wrap): a
 * gate holds them up, and the disk's room is set in bytes.
 */
#include <criterion/criterion.h>
#include <criterion/redirect.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "board/trace_recorder.h"
#include "input/trace.h"

#define BOUND_MS 60000 /* limit of any single wait */

ssize_t __real_pwrite64(int fd, const void *data, size_t size, __off64_t at);
ssize_t __wrap_pwrite64(int fd, const void *data, size_t size, __off64_t at);
ssize_t __wrap_pwrite(int fd, const void *data, size_t size, off_t at);

static struct {
	pthread_mutex_t lock;
	pthread_cond_t opened;
	bool shut;
	__off64_t room; /* the disk is full after this many bytes of the file */
} disk = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, false, INT64_MAX};

ssize_t __wrap_pwrite64(int fd, const void *data, size_t size, __off64_t at)
{
	__off64_t room;

	pthread_mutex_lock(&disk.lock);
	while (disk.shut)
		pthread_cond_wait(&disk.opened, &disk.lock);
	room = disk.room;
	pthread_mutex_unlock(&disk.lock);
	if (at >= room) {
		errno = ENOSPC;
		return -1;
	}
	if ((__off64_t)size > room - at)
		size = (size_t)(room - at);
	return __real_pwrite64(fd, data, size, at);
}

ssize_t __wrap_pwrite(int fd, const void *data, size_t size, off_t at)
{
	return __wrap_pwrite64(fd, data, size, at);
}

static void set_gate(bool shut)
{
	pthread_mutex_lock(&disk.lock);
	disk.shut = shut;
	pthread_cond_broadcast(&disk.opened);
	pthread_mutex_unlock(&disk.lock);
}

static void set_room(__off64_t room)
{
	pthread_mutex_lock(&disk.lock);
	disk.room = room;
	pthread_mutex_unlock(&disk.lock);
}

static char directory[] = "/tmp/recorder-XXXXXX";
static struct settings settings;

static struct trace_recorder *start(void)
{
	struct trace_recorder *recorder;

	cr_assert_not_null(mkdtemp(directory));
	settings_default(&settings);
	recorder = trace_recorder_start(directory, "7", &settings);
	cr_assert_not_null(recorder);
	return recorder;
}

static int remove_one(const char *path, const struct stat *status, int flag, struct FTW *ftw)
{
	(void)status, (void)flag, (void)ftw;
	return remove(path);
}

static void clean_up(void)
{
	nftw(directory, remove_one, 4, FTW_DEPTH | FTW_PHYS);
}

TestSuite(recorder, .fini = clean_up);

static void take_frame(struct trace_recorder *recorder, laws_time t)
{
	trace_recorder_take(recorder, &(struct input){
					      .t = t,
					      .frame = {.squares = 0xffff00000000ffff},
				      });
}

static void take_pause(struct trace_recorder *recorder, laws_time t)
{
	trace_recorder_take(recorder, &(struct input){
					      .t = t,
					      .type = INPUT_COMMAND,
					      .command = {.verb = VERB_PAUSE},
				      });
}

static void await_change(struct trace_recorder *recorder)
{
	struct pollfd change = {.fd = trace_recorder_fd(recorder), .events = POLLIN};

	cr_assert_eq(poll(&change, 1, BOUND_MS), 1, "nothing was told");
	trace_recorder_seen(recorder);
}

static void await_written(struct trace_recorder *recorder)
{
	uint64_t mark = trace_recorder_mark(recorder);

	while (!trace_recorder_has(recorder, mark))
		await_change(recorder);
}

static void await_failure(struct trace_recorder *recorder, bool fails)
{
	char condition[TRACE_RECORDER_CONDITION_SIZE];

	while (trace_recorder_fails(recorder, condition) != fails)
		await_change(recorder);
}

/* The whole recording, as text with an end; the caller frees it. */
static char *read_all(struct trace_recorder *recorder)
{
	int fd = trace_recorder_read(recorder);
	struct stat status;
	char *text;

	cr_assert_geq(fd, 0);
	cr_assert_eq(fstat(fd, &status), 0);
	text = calloc(1, (size_t)status.st_size + 1);
	cr_assert_eq(read(fd, text, (size_t)status.st_size), status.st_size);
	close(fd);
	return text;
}

/* Returns how many inputs the recording has; every line must be readable. */
static size_t count_inputs(struct trace_recorder *recorder, size_t *lost)
{
	char *text = read_all(recorder);
	struct trace_reader reader;
	struct input input;
	size_t count = 0;
	int r;

	*lost = 0;
	cr_assert_eq(trace_open(&reader, "recording", text, strlen(text), &settings), 0);
	for (; (r = trace_next(&reader, &input)) > 0; count++)
		if (input.type == INPUT_FRAME && input.frame.flags & FRAME_LOST)
			++*lost;
	cr_assert_eq(r, 0, "%s", reader.error);
	free(text);
	return count;
}

static void expect_text(struct trace_recorder *recorder, const char *expected)
{
	char *text = read_all(recorder);

	cr_assert_str_eq(text, expected);
	free(text);
}

Test(recorder, writes_what_it_takes)
{
	struct trace_recorder *recorder = start();

	take_frame(recorder, 0);
	take_pause(recorder, 1000000);
	take_frame(recorder, 1000001);
	await_written(recorder);
	expect_text(recorder, "reedtrace 1\n"
			      "0 ffff00000000ffff 0\n"
			      "1000000 ! pause\n"
			      "1000001 ffff00000000ffff 0\n");
	trace_recorder_stop(recorder);
}

/* The caller never waits, and nothing is lost by that. */
Test(recorder, nobody_waits_for_the_disk)
{
	char condition[TRACE_RECORDER_CONDITION_SIZE];
	struct trace_recorder *recorder = start();
	size_t lost;

	await_written(recorder);
	set_gate(true);
	for (laws_time t = 0; t < 1000; t++)
		take_frame(recorder, t);
	cr_assert(!trace_recorder_has(recorder, trace_recorder_mark(recorder)));
	expect_text(recorder, "reedtrace 1\n");
	cr_assert(!trace_recorder_fails(recorder, condition));
	set_gate(false);
	await_written(recorder);
	cr_assert_eq(count_inputs(recorder, &lost), 1000);
	cr_assert_eq(lost, 0);
	cr_assert_eq(trace_recorder_missing(recorder), 0);
	trace_recorder_stop(recorder);
}

/* At the bound frames are dropped, orders are not; the recording notes the loss. */
Test(recorder, what_finds_no_room_is_told)
{
	const size_t frames = TRACE_RECORDER_WAITING / strlen("0 ffff00000000ffff 0\n");
	char condition[TRACE_RECORDER_CONDITION_SIZE], comment[200];
	struct trace_recorder *recorder = start();
	size_t lost, written;
	uint64_t missing;
	char *text;

	await_written(recorder);
	set_gate(true);
	for (size_t i = 0; i < frames; i++)
		take_frame(recorder, 1000000);
	take_pause(recorder, 1000000);
	missing = trace_recorder_missing(recorder);
	cr_assert_gt(missing, 0);
	cr_assert(trace_recorder_fails(recorder, condition));
	snprintf(comment, sizeof(comment), "inputs that are missing in it: %d", (int)missing);
	cr_assert_not_null(strstr(condition, comment), "%s", condition);
	set_gate(false);
	await_failure(recorder, false);
	take_frame(recorder, 2000000);
	take_frame(recorder, 2000001);
	await_written(recorder);
	written = count_inputs(recorder, &lost);
	cr_assert_eq(written, frames - missing + 3);
	cr_assert_eq(lost, 1);
	cr_assert_eq(trace_recorder_missing(recorder), missing);
	text = read_all(recorder);
	snprintf(comment, sizeof(comment),
		 "\n# inputs that are missing here, for they found no room: %d\n"
		 "1000000 ! pause\n2000000 ffff00000000ffff 0 lost\n"
		 "2000001 ffff00000000ffff 0\n",
		 (int)missing);
	cr_assert_not_null(strstr(text, comment), "%s", text + strlen(text) - 200);
	free(text);
	trace_recorder_stop(recorder);
}

/* A line that a full disk took in part is cut off, and written whole once there is room. */
Test(recorder, a_full_disk_has_whole_lines)
{
	char condition[TRACE_RECORDER_CONDITION_SIZE];
	struct trace_recorder *recorder = start();
	size_t lost;

	await_written(recorder);
	set_room(12 + 21 + 5);
	take_frame(recorder, 0);
	take_frame(recorder, 1);
	take_pause(recorder, 2);
	await_failure(recorder, true);
	expect_text(recorder, "reedtrace 1\n0 ffff00000000ffff 0\n");
	cr_assert(trace_recorder_fails(recorder, condition));
	cr_assert_not_null(strstr(condition, directory));
	cr_assert_not_null(strstr(condition, strerror(ENOSPC)));
	/* Callers do not wait for a disk that may stay full. */
	cr_assert(trace_recorder_has(recorder, trace_recorder_mark(recorder)));
	set_room(INT64_MAX);
	await_failure(recorder, false);
	take_frame(recorder, 3);
	await_written(recorder);
	cr_assert_eq(count_inputs(recorder, &lost), 4);
	cr_assert_eq(lost, 0);
	cr_assert_eq(trace_recorder_missing(recorder), 0);
	trace_recorder_stop(recorder);
}

/* Playing from a file waits for the disk. */
Test(recorder, a_file_is_recorded_whole)
{
	const size_t frames = 2 * TRACE_RECORDER_WAITING / strlen("0 ffff00000000ffff 0\n");
	struct trace_recorder *recorder = start();
	size_t lost;

	trace_recorder_be_patient(recorder);
	for (size_t i = 0; i < frames; i++)
		take_frame(recorder, 0);
	await_written(recorder);
	cr_assert_eq(count_inputs(recorder, &lost), frames);
	cr_assert_eq(trace_recorder_missing(recorder), 0);
	trace_recorder_stop(recorder);
}

/* A directory that is not yet writable is tried again. */
Test(recorder, waits_for_a_directory)
{
	char condition[TRACE_RECORDER_CONDITION_SIZE];
	char inside[sizeof(directory) + 10];
	struct trace_recorder *recorder;
	size_t lost;
	int fd;

	cr_assert_not_null(mkdtemp(directory));
	settings_default(&settings);
	snprintf(inside, sizeof(inside), "%s/in/side", directory);
	*strrchr(inside, '/') = '\0';
	fd = open(inside, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
	inside[strlen(inside)] = '/';
	recorder = trace_recorder_start(inside, "7", &settings);
	close(fd);
	cr_assert(trace_recorder_fails(recorder, condition));
	cr_assert_eq(strncmp(condition, "nothing is recorded: ", 21), 0, "%s", condition);
	cr_assert_eq(trace_recorder_read(recorder), -ENOENT);
	take_frame(recorder, 5);
	*strrchr(inside, '/') = '\0';
	unlink(inside);
	await_failure(recorder, false);
	cr_assert_eq(count_inputs(recorder, &lost), 1);
	trace_recorder_stop(recorder);
}

Test(recorder, a_disk_that_hangs_keeps_nobody, .init = cr_redirect_stderr)
{
	struct trace_recorder *recorder = start();
	char said[1000];

	await_written(recorder);
	set_gate(true);
	take_frame(recorder, 0);
	trace_recorder_stop(recorder);
	fflush(stderr);
	cr_assert_not_null(fgets(said, sizeof(said), cr_get_redirected_stderr()));
	cr_assert_not_null(strstr(said, "bytes that could not be written any more: 21\n"), "%s",
			   said);
}
