/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Threads beside the main one, which alone takes signals. */
#ifndef TOUCHMOVE_THREAD_H
#define TOUCHMOVE_THREAD_H

#include <pthread.h>
#include <stdbool.h>

struct thread {
	pthread_t id;
	void *(*run)(void *data);
	void *data;
	pthread_mutex_t lock; /* guards what follows */
	pthread_cond_t ends;
	bool has_ended;
};

/* Makes a condition whose waits end at times of CLOCK_MONOTONIC; the caller destroys it. */
void condition_init(pthread_cond_t *condition);

/*
 * Begins to run @run with @data; what it returns is dropped. @thread and @data are the caller's,
 * and stay where they are until the thread is joined. Returns 0 or a negative errno.
 */
int thread_start(struct thread *thread, void *(*run)(void *data), void *data);

/* Waits for the thread's end. */
void thread_join(struct thread *thread);

/*
 * Likewise, but for @seconds at most. Returns false when the thread has not ended until then: it is
 * not joined, and may go on with @thread and its data.
 */
bool thread_join_within(struct thread *thread, unsigned int seconds);

#endif
