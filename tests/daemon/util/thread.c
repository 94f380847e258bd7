/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <criterion/criterion.h>
#include <semaphore.h>
#include <signal.h>

#include "util/thread.h"

struct guest {
	sem_t may_go;
	sigset_t blocked;
	int runs;
};

static void *wait_to_go(void *data)
{
	struct guest *guest = data;

	pthread_sigmask(SIG_SETMASK, NULL, &guest->blocked);
	while (sem_wait(&guest->may_go) != 0)
		;
	guest->runs++;
	return guest;
}

static void start(struct thread *thread, struct guest *guest)
{
	guest->runs = 0;
	sem_init(&guest->may_go, 0, 0);
	cr_assert_eq(thread_start(thread, wait_to_go, guest), 0);
}

Test(thread, is_joined_once_it_has_ended)
{
	struct thread thread;
	struct guest guest;

	start(&thread, &guest);
	sem_post(&guest.may_go);
	thread_join(&thread);
	cr_assert_eq(guest.runs, 1);
}

Test(thread, that_does_not_end_is_not_waited_for)
{
	struct thread thread;
	struct guest guest;

	start(&thread, &guest);
	cr_assert_not(thread_join_within(&thread, 0));
	cr_assert_not(thread_join_within(&thread, 0));
	cr_assert_eq(guest.runs, 0);
	sem_post(&guest.may_go);
	cr_assert(thread_join_within(&thread, 600));
	cr_assert_eq(guest.runs, 1);
}

Test(thread, takes_no_signal_and_leaves_the_starter_his)
{
	struct thread thread;
	struct guest guest;
	sigset_t before, after;

	sigemptyset(&before);
	sigaddset(&before, SIGUSR1);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	start(&thread, &guest);
	sem_post(&guest.may_go);
	cr_assert(thread_join_within(&thread, 600));
	cr_assert(sigismember(&guest.blocked, SIGTERM) == 1);
	cr_assert(sigismember(&guest.blocked, SIGINT) == 1);
	pthread_sigmask(SIG_SETMASK, NULL, &after);
	cr_assert(sigismember(&after, SIGUSR1) == 1);
	cr_assert(sigismember(&after, SIGTERM) == 0);
}
