/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The thread that takes inputs appends lines to a buffer in memory. A second thread, the
 * writer, swaps that buffer for the one that it has written to the file. The lock is held
 * for the swap and for appending, never during a system call to the disk.
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

#include "board/trace_recorder.h"
#include "input/trace.h"

/* All in µs of CLOCK_MONOTONIC. */
#define RETRY_TIME ((uint64_t)1000000) /* until a disk that failed is tried again */
#define SOUND_TIME ((uint64_t)3000000) /* without a failure: sound again */
#define STALL_TIME ((uint64_t)5000000) /* a write that takes this long has failed */
#define START_TIME ((uint64_t)1000000)
#define STOP_TIME  ((uint64_t)2000000)

struct lines {
	char *text;
	size_t size;
	size_t room;
};

struct trace_recorder {
	char directory[RECORDING_NAME_SIZE];
	char board[64];
	int fd;
	/* Used only by the thread that takes inputs: one line is composed here. */
	FILE *stream;
	char *line;
	size_t line_size;

	pthread_t thread;
	pthread_cond_t work;  /* signals the writer */
	pthread_cond_t done;  /* signals those who wait for the writer */
	pthread_mutex_t lock; /* guards what follows */
	struct lines waiting;
	uint64_t taken;	  /* bytes so far */
	uint64_t written; /* bytes of these in the file */
	uint64_t wanted;  /* trace_recorder_fd() signals when so many bytes are written; 0: no
			     request */
	uint64_t missing; /* inputs for which there was no room */
	uint64_t untold;  /* of these, not yet noted in a comment */
	bool patient;	  /* the caller may wait for room */
	bool gap[2];	  /* the next frame of that board follows missing inputs */
	bool failing;
	bool stalled;
	int error;	    /* errno of the last failure, or 0 */
	uint64_t failed_at; /* time of the last failure */
	uint64_t asked_at;  /* when the pending request to the disk began; 0: none is pending */
	char name[RECORDING_NAME_SIZE]; /* the file's; empty: no file yet */
	bool stop;
	bool ended;

	/* Used only by the writer. */
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

/* Waits for @condition, at most until @when. */
static void wait_until(struct trace_recorder *recorder, pthread_cond_t *condition, uint64_t when)
{
	struct timespec time = {
		.tv_sec = (time_t)(when / 1000000),
		.tv_nsec = (long)(when % 1000000) * 1000,
	};

	pthread_cond_timedwait(condition, &recorder->lock, &time);
}

static void tell_change(struct trace_recorder *recorder)
{
	eventfd_write(recorder->fd, 1);
}

static void fail(struct trace_recorder *recorder)
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

/* Frees a buffer that grew while the disk was full. */
static void lines_clear(struct lines *lines)
{
	lines->size = 0;
	if (lines->room <= TRACE_RECORDER_FOR_ORDERS)
		return;
	free(lines->text);
	*lines = (struct lines){0};
}

static bool append(struct trace_recorder *recorder, const char *text, size_t size, size_t most)
{
	if (recorder->taken - recorder->written + size > most ||
	    !lines_append(&recorder->waiting, text, size))
		return false;
	recorder->taken += size;
	return true;
}

/* Writes a comment into the recording: inputs are missing here, and how many. */
static bool append_gap(struct trace_recorder *recorder, size_t most)
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

static void write_line(struct trace_recorder *recorder, const struct input *input)
{
	struct input marked = *input;

	if (input->type == INPUT_FRAME && recorder->gap[input->frame.board])
		marked.frame.flags |= FRAME_LOST;
	rewind(recorder->stream);
	trace_write(recorder->stream, &marked);
	fflush(recorder->stream);
}

static void wait_for_room(struct trace_recorder *recorder, size_t most)
{
	while (recorder->patient && !recorder->failing &&
	       recorder->taken - recorder->written + recorder->line_size > most)
		pthread_cond_wait(&recorder->done, &recorder->lock);
}

void trace_recorder_take(struct trace_recorder *recorder, const struct input *input)
{
	bool is_frame = input->type == INPUT_FRAME;
	size_t most = TRACE_RECORDER_WAITING - (is_frame ? TRACE_RECORDER_FOR_ORDERS : 0);

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

static int open_file(struct trace_recorder *recorder)
{
	if (recorder->recording.fd >= 0)
		return 0;
	return recording_create(&recorder->recording, recorder->directory, recorder->board);
}

/* Writes without the lock, which the caller holds before and after. */
static int write_batch(struct trace_recorder *recorder)
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

static void take_batch(struct trace_recorder *recorder)
{
	struct lines filled = recorder->waiting;

	recorder->waiting = recorder->batch;
	recorder->batch = filled;
	recorder->batch_written = 0;
}

/* Waits for work. Ends the failing state when there has been no failure for SOUND_TIME. */
static void rest(struct trace_recorder *recorder)
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

/* Waits for the whole time, although new lines wake the writer: they make no disk less full. */
static void wait_for_retry(struct trace_recorder *recorder)
{
	uint64_t end = now_us() + RETRY_TIME;

	while (!recorder->stop && now_us() < end)
		wait_until(recorder, &recorder->work, end);
}

static void tell_written(struct trace_recorder *recorder)
{
	pthread_cond_broadcast(&recorder->done);
	if (!recorder->wanted || recorder->written < recorder->wanted)
		return;
	recorder->wanted = 0;
	tell_change(recorder);
}

/* Returns false when the writer must end: nothing is left, or the rest cannot be written. */
static bool write_some(struct trace_recorder *recorder)
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
	struct trace_recorder *recorder = data;

	pthread_mutex_lock(&recorder->lock);
	while (write_some(recorder))
		;
	recorder->ended = true;
	pthread_cond_broadcast(&recorder->done);
	pthread_mutex_unlock(&recorder->lock);
	return NULL;
}

/* ---- beginning and end ---- */

/* Signals are handled by the main thread only. */
static int start_thread(struct trace_recorder *recorder)
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

static void forget(struct trace_recorder *recorder)
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

static bool write_header(struct trace_recorder *recorder, const struct settings *settings)
{
	recorder->stream = open_memstream(&recorder->line, &recorder->line_size);
	if (!recorder->stream)
		return false;
	trace_write_header(recorder->stream, settings);
	return fflush(recorder->stream) == 0 &&
	       append(recorder, recorder->line, recorder->line_size, TRACE_RECORDER_WAITING);
}

void trace_recorder_be_patient(struct trace_recorder *recorder)
{
	pthread_mutex_lock(&recorder->lock);
	recorder->patient = true;
	pthread_mutex_unlock(&recorder->lock);
}

static void await_file(struct trace_recorder *recorder)
{
	uint64_t end = now_us() + START_TIME;

	pthread_mutex_lock(&recorder->lock);
	while (!recorder->name[0] && !recorder->failing && now_us() < end)
		wait_until(recorder, &recorder->done, end);
	pthread_mutex_unlock(&recorder->lock);
}

struct trace_recorder *trace_recorder_start(const char *directory, const char *board,
					    const struct settings *settings)
{
	struct trace_recorder *recorder = calloc(1, sizeof(*recorder));

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

/*
 * Waits for the writer for STOP_TIME at most: on a disk that does not answer the thread
 * never ends.
 */
static bool end_thread(struct trace_recorder *recorder)
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

void trace_recorder_stop(struct trace_recorder *recorder)
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

int trace_recorder_fd(const struct trace_recorder *recorder)
{
	return recorder->fd;
}

void trace_recorder_seen(struct trace_recorder *recorder)
{
	eventfd_t count;

	(void)!eventfd_read(recorder->fd, &count);
}

/* Half a sentence for a person: which file, and why. */
static void write_condition(const struct trace_recorder *recorder, char *text, size_t size)
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

bool trace_recorder_fails(struct trace_recorder *recorder,
			  char condition[TRACE_RECORDER_CONDITION_SIZE])
{
	bool failing;

	pthread_mutex_lock(&recorder->lock);
	failing = recorder->failing;
	condition[0] = '\0';
	if (failing)
		write_condition(recorder, condition, TRACE_RECORDER_CONDITION_SIZE);
	pthread_mutex_unlock(&recorder->lock);
	return failing;
}

uint64_t trace_recorder_missing(struct trace_recorder *recorder)
{
	uint64_t missing;

	pthread_mutex_lock(&recorder->lock);
	missing = recorder->missing;
	pthread_mutex_unlock(&recorder->lock);
	return missing;
}

uint64_t trace_recorder_mark(struct trace_recorder *recorder)
{
	uint64_t taken;

	pthread_mutex_lock(&recorder->lock);
	taken = recorder->taken;
	pthread_mutex_unlock(&recorder->lock);
	return taken;
}

bool trace_recorder_has(struct trace_recorder *recorder, uint64_t mark)
{
	bool has;

	pthread_mutex_lock(&recorder->lock);
	has = recorder->written >= mark || recorder->failing;
	if (!has && recorder->wanted < mark)
		recorder->wanted = mark;
	pthread_mutex_unlock(&recorder->lock);
	return has;
}

int trace_recorder_read(struct trace_recorder *recorder)
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
