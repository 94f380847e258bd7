/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Two lists, of questions and of answers, under one lock that is not held during a search. */
#include <errno.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "board/searcher.h"
#include "util/thread.h"

struct searches {
	struct search *first;
	struct search **end;
};

struct searcher {
	int fd;
	struct thread thread;
	uint64_t memory[LAWS_JUDGE_MATE_MEMORY]; /* the thread's */
	pthread_cond_t work;
	pthread_mutex_t lock; /* guards what follows */
	struct searches questions;
	struct searches answers;
	struct search *present; /* taken out of the questions, and not answered yet */
	bool stop;
};

static void append(struct searches *searches, struct search *search)
{
	search->next = NULL;
	*searches->end = search;
	searches->end = &search->next;
}

static struct search *take_first(struct searches *searches)
{
	struct search *first = searches->first;

	if (!first)
		return NULL;
	searches->first = first->next;
	if (!searches->first)
		searches->end = &searches->first;
	return first;
}

/* An asker that was forgotten meanwhile is NULL. */
static void put_answer(struct searcher *searcher)
{
	struct search *search = searcher->present;

	searcher->present = NULL;
	if (!search->asker) {
		free(search);
		return;
	}
	append(&searcher->answers, search);
	eventfd_write(searcher->fd, 1);
}

static void *answer_all(void *data)
{
	struct searcher *searcher = data;
	struct search *search;

	pthread_mutex_lock(&searcher->lock);
	while (!searcher->stop) {
		search = searcher->present = take_first(&searcher->questions);
		if (!search) {
			pthread_cond_wait(&searcher->work, &searcher->lock);
			continue;
		}
		pthread_mutex_unlock(&searcher->lock);
		search->mate =
			laws_judge_search_mate(&search->position, search->side, searcher->memory);
		pthread_mutex_lock(&searcher->lock);
		put_answer(searcher);
	}
	pthread_mutex_unlock(&searcher->lock);
	return NULL;
}

static void drop_all(struct searches *searches)
{
	struct search *search;

	while ((search = take_first(searches)))
		free(search);
}

static void free_searcher(struct searcher *searcher)
{
	drop_all(&searcher->questions);
	drop_all(&searcher->answers);
	if (searcher->fd >= 0)
		close(searcher->fd);
	pthread_cond_destroy(&searcher->work);
	pthread_mutex_destroy(&searcher->lock);
	free(searcher);
}

struct searcher *searcher_start(void)
{
	struct searcher *searcher = calloc(1, sizeof(*searcher));

	if (!searcher)
		return NULL;
	searcher->questions.end = &searcher->questions.first;
	searcher->answers.end = &searcher->answers.first;
	pthread_mutex_init(&searcher->lock, NULL);
	pthread_cond_init(&searcher->work, NULL);
	searcher->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (searcher->fd >= 0 && thread_start(&searcher->thread, answer_all, searcher) == 0)
		return searcher;
	free_searcher(searcher);
	return NULL;
}

void searcher_stop(struct searcher *searcher)
{
	if (!searcher)
		return;
	pthread_mutex_lock(&searcher->lock);
	searcher->stop = true;
	pthread_cond_signal(&searcher->work);
	pthread_mutex_unlock(&searcher->lock);
	thread_join(&searcher->thread);
	free_searcher(searcher);
}

int searcher_ask(struct searcher *searcher, const struct laws_position *position,
		 enum laws_side side, void *asker)
{
	struct search *search = malloc(sizeof(*search));

	if (!search)
		return -ENOMEM;
	*search = (struct search){.position = *position, .side = side, .asker = asker};
	pthread_mutex_lock(&searcher->lock);
	append(&searcher->questions, search);
	pthread_cond_signal(&searcher->work);
	pthread_mutex_unlock(&searcher->lock);
	return 0;
}

static void forget_in(struct searches *searches, const void *asker)
{
	struct search **at = &searches->first;

	while (*at) {
		struct search *search = *at;

		if (search->asker != asker) {
			at = &search->next;
			continue;
		}
		*at = search->next;
		free(search);
	}
	searches->end = at;
}

void searcher_forget(struct searcher *searcher, const void *asker)
{
	pthread_mutex_lock(&searcher->lock);
	forget_in(&searcher->questions, asker);
	forget_in(&searcher->answers, asker);
	if (searcher->present && searcher->present->asker == asker)
		searcher->present->asker = NULL;
	pthread_mutex_unlock(&searcher->lock);
}

int searcher_fd(const struct searcher *searcher)
{
	return searcher->fd;
}

struct search *searcher_take(struct searcher *searcher)
{
	struct search *search;
	eventfd_t count;

	pthread_mutex_lock(&searcher->lock);
	search = take_first(&searcher->answers);
	if (!search)
		(void)!eventfd_read(searcher->fd, &count);
	pthread_mutex_unlock(&searcher->lock);
	return search;
}
