/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines are written into memory by whoever takes inputs, and from there into the
 * file by the writer, a thread, which swaps the memory that was filled for what it
 * has written. The lock is held for that alone, never while the disk is asked.
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "board/recorder.h"
#include "input/trace.h"

/* All in µs of CLOCK_MONOTONIC. */
#define RETRY_TIME ((uint64_t)1000000) /* a disk that failed is tried again */
#define SOUND_TIME ((uint64_t)3000000) /* it has not failed for so long: all is well again */
#define STALL_TIME                                                                                 \
	((uint64_t)5000000) /* a write that takes so long fails, as far as one can see             \
			     */
#define START_TIME ((uint64_t)1000000)
#define STOP_TIME  ((uint64_t)2000000)

struct lines {
	char *text;
	size_t size;
	size_t room;
};

struct recorder {
	char directory[RECORDING_NAME_SIZE];
	char board[64];
	int fd;
	/* Of whoever takes inputs: one line is written here. */
	FILE *stream;
	char *line;
	size_t line_size;

	pthread_t thread;
	pthread_cond_t work;  /* for the writer */
	pthread_cond_t done;  /* by the writer */
	pthread_mutex_t lock; /* guards what follows */
	struct lines waiting;
	uint64_t taken;	  /* bytes */
	uint64_t written; /* of them */
	uint64_t wanted;  /* somebody waits until so many are written; 0: nobody does */
	uint64_t missing; /* inputs that found no room */
	uint64_t untold;  /* of them, which no comment tells of yet */
	bool patient;	  /* whoever takes inputs can wait for room */
	bool gap[2];	  /* the next frame of that board comes behind one */
	bool failing;
	bool stalled;
	int error;			/* why, or 0 */
	uint64_t failed_at;		/* last */
	uint64_t asked_at;		/* the disk, which has not answered yet; 0: it has */
	char name[RECORDING_NAME_SIZE]; /* of the file; empty: there is none yet */
	bool stop;
	bool ended;

	/* The writer's own. */
	struct recording recording;
	struct lines batch;
	size_t batch_written;
};

static uint64_t now_us(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (uint64_t)clock.tv_sec * 1000000 + (uint64_t)clock.tv_nsec / 1000;
}

/* Waits for @condition, or until it is @when. */
static void wait_until(struct recorder *recorder, pthread_cond_t *condition, uint64_t when)
{
	struct timespec time = {
		.tv_sec = (time_t)(when / 1000000),
		.tv_nsec = (long)(when % 1000000) * 1000,
	};

	pthread_cond_timedwait(condition, &recorder->lock, &time);
}

static void tell_change(struct recorder *recorder)
{
	eventfd_write(recorder->fd, 1);
}

static void fail(struct recorder *recorder)
{
	recorder->failed_at = now_us();
	if (!recorder->failing)
		tell_change(recorder);
	recorder->failing = true;
}

static bool lines_append(struct lines *lines, const char *text, size_t size)
{
	size_t room = lines->room ? lines->room : 4096;
	char *longer;

	while (room < lines->size + size)
		room *= 2;
	if (room > lines->room) {
		longer = realloc(lines->text, room);
		if (!longer)
			return false;
		lines->text = longer;
		lines->room = room;
	}
	memcpy(lines->text + lines->size, text, size);
	lines->size += size;
	return true;
}

/* What a full disk needed is not kept for good. */
static void lines_clear(struct lines *lines)
{
	lines->size = 0;
	if (lines->room <= RECORDER_FOR_ORDERS)
		return;
	free(lines->text);
	*lines = (struct lines){0};
}

static bool append(struct recorder *recorder, const char *text, size_t size, size_t most)
{
	if (recorder->taken - recorder->written + size > most ||
	    !lines_append(&recorder->waiting, text, size))
		return false;
	recorder->taken += size;
	return true;
}

/* A comment says where inputs are missing, and how many. */
static bool append_gap(struct recorder *recorder, size_t most)
{
	char comment[80];
	int length;

	if (!recorder->untold)
		return true;
	length = snprintf(comment, sizeof(comment),
			  "# inputs that are missing here, for they found no room: %" PRIu64 "\n",
			  recorder->untold);
	if (!append(recorder, comment, (size_t)length, most))
		return false;
	recorder->untold = 0;
	return true;
}

static void write_line(struct recorder *recorder, const struct input *input)
{
	struct input marked = *input;

	if (input->type == INPUT_FRAME && recorder->gap[input->frame.board])
		marked.frame.flags |= FRAME_LOST;
	rewind(recorder->stream);
	trace_write(recorder->stream, &marked);
	fflush(recorder->stream);
}

static void wait_for_room(struct recorder *recorder, size_t most)
{
	while (recorder->patient && !recorder->failing &&
	       recorder->taken - recorder->written + recorder->line_size > most)
		pthread_cond_wait(&recorder->done, &recorder->lock);
}

void recorder_take(struct recorder *recorder, const struct input *input)
{
	bool is_frame = input->type == INPUT_FRAME;
	size_t most = RECORDER_WAITING - (is_frame ? RECORDER_FOR_ORDERS : 0);

	pthread_mutex_lock(&recorder->lock);
	write_line(recorder, input);
	wait_for_room(recorder, most);
	if (append_gap(recorder, most) &&
	    append(recorder, recorder->line, recorder->line_size, most)) {
		if (is_frame)
			recorder->gap[input->frame.board] = false;
	} else {
		recorder->missing++;
		recorder->untold++;
		recorder->gap[0] = recorder->gap[1] = true;
		fail(recorder);
	}
	if (recorder->asked_at && now_us() - recorder->asked_at > STALL_TIME) {
		recorder->stalled = true;
		fail(recorder);
	}
	pthread_cond_signal(&recorder->work);
	pthread_mutex_unlock(&recorder->lock);
}

/* ---- the writer ---- */

static int open_file(struct recorder *recorder)
{
	if (recorder->recording.fd >= 0)
		return 0;
	return recording_create(&recorder->recording, recorder->directory, recorder->board);
}

/* Writes on, without the lock, which it holds before and after. */
static int write_batch(struct recorder *recorder)
{
	const struct lines *batch = &recorder->batch;
	size_t at = recorder->batch_written;
	size_t written = 0;
	int r;

	recorder->asked_at = now_us();
	pthread_mutex_unlock(&recorder->lock);
	r = open_file(recorder);
	if (r == 0)
		r = recording_write(&recorder->recording, batch->text + at, batch->size - at,
				    &written);
	pthread_mutex_lock(&recorder->lock);
	recorder->asked_at = 0;
	recorder->stalled = false;
	recorder->batch_written += written;
	recorder->written += written;
	if (recorder->recording.fd >= 0)
		memcpy(recorder->name, recorder->recording.name, sizeof(recorder->name));
	return r;
}

static void take_batch(struct recorder *recorder)
{
	struct lines filled = recorder->waiting;

	recorder->waiting = recorder->batch;
	recorder->batch = filled;
	recorder->batch_written = 0;
}

/* Nothing is left to be written: whoever waits for that is told, and a failure that is over. */
static void rest(struct recorder *recorder)
{
	uint64_t sound = recorder->failed_at + SOUND_TIME;

	if (!recorder->failing) {
		pthread_cond_wait(&recorder->work, &recorder->lock);
	} else if (now_us() < sound) {
		wait_until(recorder, &recorder->work, sound);
	} else {
		recorder->failing = false;
		tell_change(recorder);
	}
}

/* What is taken meanwhile makes no disk less full. */
static void wait_for_retry(struct recorder *recorder)
{
	uint64_t end = now_us() + RETRY_TIME;

	while (!recorder->stop && now_us() < end)
		wait_until(recorder, &recorder->work, end);
}

static void tell_written(struct recorder *recorder)
{
	pthread_cond_broadcast(&recorder->done);
	if (!recorder->wanted || recorder->written < recorder->wanted)
		return;
	recorder->wanted = 0;
	tell_change(recorder);
}

/* Returns false at the end, if there is nothing to be written or it cannot be. */
static bool write_some(struct recorder *recorder)
{
	if (recorder->batch_written == recorder->batch.size) {
		lines_clear(&recorder->batch);
		take_batch(recorder);
	}
	if (recorder->batch.size == 0) {
		if (!recorder->stop)
			rest(recorder);
		return !recorder->stop || recorder->waiting.size;
	}
	recorder->error = -write_batch(recorder);
	if (recorder->error)
		fail(recorder);
	tell_written(recorder);
	if (recorder->error)
		wait_for_retry(recorder);
	return !recorder->error || !recorder->stop;
}

static void *run(void *data)
{
	struct recorder *recorder = data;

	pthread_mutex_lock(&recorder->lock);
	while (write_some(recorder))
		;
	recorder->ended = true;
	pthread_cond_broadcast(&recorder->done);
	pthread_mutex_unlock(&recorder->lock);
	return NULL;
}

/* ---- beginning and end ---- */

/* Signals are the daemon's own thread's business. */
static int start_thread(struct recorder *recorder)
{
	sigset_t all, before;
	int r;

	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	r = pthread_create(&recorder->thread, NULL, run, recorder);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return r;
}

static void init_condition(pthread_cond_t *condition)
{
	pthread_condattr_t monotonic;

	pthread_condattr_init(&monotonic);
	pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
	pthread_cond_init(condition, &monotonic);
	pthread_condattr_destroy(&monotonic);
}

static void forget(struct recorder *recorder)
{
	recording_close(&recorder->recording);
	if (recorder->stream)
		fclose(recorder->stream);
	if (recorder->fd >= 0)
		close(recorder->fd);
	free(recorder->line);
	free(recorder->waiting.text);
	free(recorder->batch.text);
	free(recorder);
}

static bool write_header(struct recorder *recorder, const struct settings *settings)
{
	recorder->stream = open_memstream(&recorder->line, &recorder->line_size);
	if (!recorder->stream)
		return false;
	trace_write_header(recorder->stream, settings);
	return fflush(recorder->stream) == 0 &&
	       append(recorder, recorder->line, recorder->line_size, RECORDER_WAITING);
}

void recorder_be_patient(struct recorder *recorder)
{
	pthread_mutex_lock(&recorder->lock);
	recorder->patient = true;
	pthread_mutex_unlock(&recorder->lock);
}

static void await_file(struct recorder *recorder)
{
	uint64_t end = now_us() + START_TIME;

	pthread_mutex_lock(&recorder->lock);
	while (!recorder->name[0] && !recorder->failing && now_us() < end)
		wait_until(recorder, &recorder->done, end);
	pthread_mutex_unlock(&recorder->lock);
}

struct recorder *recorder_start(const char *directory, const char *board,
				const struct settings *settings)
{
	struct recorder *recorder = calloc(1, sizeof(*recorder));

	if (!recorder)
		return NULL;
	recorder->recording.fd = -1;
	snprintf(recorder->directory, sizeof(recorder->directory), "%s", directory);
	snprintf(recorder->board, sizeof(recorder->board), "%s", board);
	pthread_mutex_init(&recorder->lock, NULL);
	init_condition(&recorder->work);
	init_condition(&recorder->done);
	recorder->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (recorder->fd < 0 || !write_header(recorder, settings) || start_thread(recorder) != 0) {
		forget(recorder);
		return NULL;
	}
	await_file(recorder);
	return recorder;
}

/* A disk that does not answer keeps nobody from ending: the process ends with the thread. */
static bool end_thread(struct recorder *recorder)
{
	uint64_t end = now_us() + STOP_TIME;
	uint64_t left;
	bool ended;

	pthread_mutex_lock(&recorder->lock);
	recorder->stop = true;
	pthread_cond_signal(&recorder->work);
	while (!recorder->ended && now_us() < end)
		wait_until(recorder, &recorder->done, end);
	ended = recorder->ended;
	left = recorder->taken - recorder->written;
	if (left)
		fprintf(stderr,
			"touchmoved: %s: bytes that could not be written any more: %" PRIu64 "\n",
			recorder->name[0] ? recorder->name : recorder->directory, left);
	pthread_mutex_unlock(&recorder->lock);
	return ended;
}

void recorder_stop(struct recorder *recorder)
{
	if (!recorder || !end_thread(recorder))
		return;
	pthread_join(recorder->thread, NULL);
	pthread_cond_destroy(&recorder->work);
	pthread_cond_destroy(&recorder->done);
	pthread_mutex_destroy(&recorder->lock);
	forget(recorder);
}

/* ---- questions ---- */

int recorder_fd(const struct recorder *recorder)
{
	return recorder->fd;
}

void recorder_seen(struct recorder *recorder)
{
	eventfd_t count;

	(void)!eventfd_read(recorder->fd, &count);
}

/* Half a sentence: where, and why. */
static void write_condition(const struct recorder *recorder, char *text, size_t size)
{
	bool opened = recorder->name[0];
	size_t length;

	snprintf(text, size, "%s: %s: %s%s",
		 opened ? "the recording waits to be written" : "nothing is recorded",
		 opened ? recorder->name : recorder->directory,
		 recorder->error     ? strerror(recorder->error)
		 : recorder->stalled ? "the disk does not answer"
		 : recorder->missing ? "the disk is too slow"
				     : "the disk had failed",
		 opened ? "" : "; --record names another directory");
	length = strlen(text);
	if (recorder->missing)
		snprintf(text + length, size - length, "; inputs that are missing in it: %" PRIu64,
			 recorder->missing);
}

bool recorder_fails(struct recorder *recorder, char condition[RECORDER_CONDITION_SIZE])
{
	bool failing;

	pthread_mutex_lock(&recorder->lock);
	failing = recorder->failing;
	condition[0] = '\0';
	if (failing)
		write_condition(recorder, condition, RECORDER_CONDITION_SIZE);
	pthread_mutex_unlock(&recorder->lock);
	return failing;
}

uint64_t recorder_missing(struct recorder *recorder)
{
	uint64_t missing;

	pthread_mutex_lock(&recorder->lock);
	missing = recorder->missing;
	pthread_mutex_unlock(&recorder->lock);
	return missing;
}

uint64_t recorder_mark(struct recorder *recorder)
{
	uint64_t taken;

	pthread_mutex_lock(&recorder->lock);
	taken = recorder->taken;
	pthread_mutex_unlock(&recorder->lock);
	return taken;
}

bool recorder_has(struct recorder *recorder, uint64_t mark)
{
	bool has;

	pthread_mutex_lock(&recorder->lock);
	has = recorder->written >= mark || recorder->failing;
	if (!has && recorder->wanted < mark)
		recorder->wanted = mark;
	pthread_mutex_unlock(&recorder->lock);
	return has;
}

int recorder_read(struct recorder *recorder)
{
	char name[RECORDING_NAME_SIZE];
	int fd;

	pthread_mutex_lock(&recorder->lock);
	memcpy(name, recorder->name, sizeof(name));
	pthread_mutex_unlock(&recorder->lock);
	if (!name[0])
		return -ENOENT;
	fd = open(name, O_RDONLY | O_CLOEXEC);
	return fd >= 0 ? fd : -errno;
}
