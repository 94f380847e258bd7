/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A thread says itself that it ends, so that waiting for it with a limit is waiting for a
 * condition. glibc can join with a limit, too, but musl cannot, and ThreadSanitizer does not see
 * it.
 */
#include <signal.h>
#include <time.h>

#include "util/thread.h"

static void *run_and_end(void *data)
{
	struct thread *thread = data;

	thread->run(thread->data);
	pthread_mutex_lock(&thread->lock);
	thread->has_ended = true;
	pthread_cond_signal(&thread->ends);
	pthread_mutex_unlock(&thread->lock);
	return NULL;
}

static void forget(struct thread *thread)
{
	pthread_cond_destroy(&thread->ends);
	pthread_mutex_destroy(&thread->lock);
}

void condition_init(pthread_cond_t *condition)
{
	pthread_condattr_t monotonic;

	pthread_condattr_init(&monotonic);
	pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
	pthread_cond_init(condition, &monotonic);
	pthread_condattr_destroy(&monotonic);
}

int thread_start(struct thread *thread, void *(*run)(void *data), void *data)
{
	sigset_t all, before;
	int r;

	*thread = (struct thread){.run = run, .data = data};
	pthread_mutex_init(&thread->lock, NULL);
	condition_init(&thread->ends);
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	r = pthread_create(&thread->id, NULL, run_and_end, thread);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	if (r != 0)
		forget(thread);
	return -r;
}

void thread_join(struct thread *thread)
{
	pthread_join(thread->id, NULL);
	forget(thread);
}

bool thread_join_within(struct thread *thread, unsigned int seconds)
{
	struct timespec end;
	bool has_ended;
	int r = 0;

	clock_gettime(CLOCK_MONOTONIC, &end);
	end.tv_sec += seconds;
	pthread_mutex_lock(&thread->lock);
	while (!thread->has_ended && r == 0)
		r = pthread_cond_timedwait(&thread->ends, &thread->lock, &end);
	has_ended = thread->has_ended;
	pthread_mutex_unlock(&thread->lock);
	if (has_ended)
		thread_join(thread);
	return has_ended;
}
