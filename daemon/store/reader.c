/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Two lists, of questions and of answers, under one lock that is not held while anything is read.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "store/reader.h"
#include "util/thread.h"

#define STOP_TIME 2 /* s */

struct readings {
	struct reading *first;
	struct reading **end;
};

struct reader {
	int fd;
	struct thread thread;
	pthread_cond_t work;
	pthread_mutex_t lock; /* guards what follows */
	struct readings questions;
	struct readings answers;
	unsigned int waiting;
	bool stop;
	bool hangs; /* the thread did not end */
};

static void append(struct readings *readings, struct reading *reading)
{
	reading->next = NULL;
	*readings->end = reading;
	readings->end = &reading->next;
}

static struct reading *take_first(struct readings *readings)
{
	struct reading *first = readings->first;

	if (!first)
		return NULL;
	readings->first = first->next;
	if (!readings->first)
		readings->end = &readings->first;
	return first;
}

void reading_free(struct reading *reading)
{
	json_object_put(reading->list);
	free(reading->text);
	free(reading);
}

static void answer(struct reading *reading)
{
	switch (reading->of) {
	case READING_LIST:
		reading->result = games_list(reading->store, reading->board, reading->game,
					     &reading->list, reading->error);
		break;
	case READING_EXPORT:
		/* Also samples of which no event has told. */
		store_flush(reading->store);
		reading->result = games_export(reading->store, reading->board, reading->game,
					       &reading->text, &reading->size, reading->error);
		break;
	}
	if (reading->result >= 0)
		return;
	reading->list = NULL;
	reading->text = NULL;
}

static void *answer_all(void *data)
{
	struct reader *reader = data;
	struct reading *reading;

	pthread_mutex_lock(&reader->lock);
	while (!reader->stop) {
		reading = take_first(&reader->questions);
		if (!reading) {
			pthread_cond_wait(&reader->work, &reader->lock);
			continue;
		}
		pthread_mutex_unlock(&reader->lock);
		answer(reading);
		pthread_mutex_lock(&reader->lock);
		append(&reader->answers, reading);
		eventfd_write(reader->fd, 1);
	}
	pthread_mutex_unlock(&reader->lock);
	return NULL;
}

void reader_free(struct reader *reader)
{
	/* A thread that hangs at a disk ends with the process, and has what it needs until then. */
	if (reader->hangs)
		return;
	if (reader->fd >= 0)
		close(reader->fd);
	pthread_cond_destroy(&reader->work);
	pthread_mutex_destroy(&reader->lock);
	free(reader);
}

struct reader *reader_start(void)
{
	struct reader *reader = calloc(1, sizeof(*reader));

	if (!reader)
		return NULL;
	reader->questions.end = &reader->questions.first;
	reader->answers.end = &reader->answers.first;
	pthread_mutex_init(&reader->lock, NULL);
	pthread_cond_init(&reader->work, NULL);
	reader->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (reader->fd >= 0 && thread_start(&reader->thread, answer_all, reader) == 0)
		return reader;
	reader_free(reader);
	return NULL;
}

void reader_stop(struct reader *reader)
{
	pthread_mutex_lock(&reader->lock);
	reader->stop = true;
	pthread_cond_signal(&reader->work);
	pthread_mutex_unlock(&reader->lock);
	reader->hangs = !thread_join_within(&reader->thread, STOP_TIME);
}

int reader_ask(struct reader *reader, struct store *store, enum reading_of of, const char *board,
	       unsigned int game, void *data)
{
	struct reading *reading = calloc(1, sizeof(*reading));
	int r = 0;

	if (!reading)
		return -ENOMEM;
	reading->of = of;
	reading->store = store;
	reading->game = game;
	reading->data = data;
	snprintf(reading->board, sizeof(reading->board), "%s", board);
	pthread_mutex_lock(&reader->lock);
	if (reader->waiting < READER_QUESTIONS) {
		reader->waiting++;
		append(&reader->questions, reading);
		pthread_cond_signal(&reader->work);
	} else {
		r = -ENOBUFS;
	}
	pthread_mutex_unlock(&reader->lock);
	if (r < 0)
		free(reading);
	return r;
}

int reader_fd(const struct reader *reader)
{
	return reader->fd;
}

static struct reading *take_from(struct reader *reader, struct readings *readings)
{
	struct reading *reading;

	pthread_mutex_lock(&reader->lock);
	reading = take_first(readings);
	reader->waiting -= reading != NULL;
	pthread_mutex_unlock(&reader->lock);
	return reading;
}

struct reading *reader_take(struct reader *reader)
{
	struct reading *reading = take_from(reader, &reader->answers);
	eventfd_t count;

	if (!reading)
		(void)!eventfd_read(reader->fd, &count);
	return reading ? reading : take_from(reader, &reader->answers);
}

struct reading *reader_drop(struct reader *reader)
{
	return take_from(reader, &reader->questions);
}
