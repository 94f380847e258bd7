/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include "device/gpio_sampler.h"
#include "util/thread.h"

#define QUEUE_SIZE 1024

struct gpio_sampler {
	int (*sample)(void *data, struct gpio_state *state);
	void *data;
	struct gpio_schedule schedule; /* used only by the thread, like change */
	struct gpio_change change;
	uint64_t seen; /* ns, when the last reading that succeeded began, or 0 */
	struct thread thread;
	atomic_bool stop;
	int fd;

	pthread_mutex_t lock; /* guards what follows */
	struct gpio_news queue[QUEUE_SIZE];
	unsigned int first, count;
	bool lost;
};

static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static void sleep_until(uint64_t time)
{
	struct timespec until = {.tv_sec = time / 1000000000, .tv_nsec = time % 1000000000};

	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL) == EINTR)
		;
}

static void drop_oldest(struct gpio_sampler *sampler)
{
	sampler->first = (sampler->first + 1) % QUEUE_SIZE;
	sampler->count--;
}

/*
 * As in the kernel's queue: a full queue drops the oldest, and the first frame that stays
 * is marked.
 */
static void put(struct gpio_sampler *sampler, const struct gpio_news *news)
{
	pthread_mutex_lock(&sampler->lock);
	if (sampler->count == QUEUE_SIZE) {
		drop_oldest(sampler);
		sampler->lost = true;
	}
	sampler->queue[(sampler->first + sampler->count) % QUEUE_SIZE] = *news;
	sampler->count++;
	if (sampler->count == 1)
		eventfd_write(sampler->fd, 1);
	pthread_mutex_unlock(&sampler->lock);
}

bool gpio_sampler_take(struct gpio_sampler *sampler, struct gpio_news *news)
{
	bool there;
	eventfd_t ignored;

	pthread_mutex_lock(&sampler->lock);
	there = sampler->count > 0;
	if (there) {
		*news = sampler->queue[sampler->first];
		drop_oldest(sampler);
		if (sampler->count == 0)
			eventfd_read(sampler->fd, &ignored);
		if (sampler->lost && news->type == GPIO_NEWS_FRAME) {
			news->frame.flags |= FRAME_LOST;
			sampler->lost = false;
		}
	}
	pthread_mutex_unlock(&sampler->lock);
	return there;
}

/*
 * Since the last reading that still showed the lines as they were, in µs; 0 for the first, which
 * tells of no change.
 */
static uint32_t uncertainty_at(const struct gpio_sampler *sampler, uint64_t end)
{
	uint64_t uncertainty = sampler->seen ? (end - sampler->seen + 999) / 1000 : 0;

	return uncertainty < UINT32_MAX ? (uint32_t)uncertainty : UINT32_MAX;
}

/* Returns false when the lines are gone. */
static bool sample_once(struct gpio_sampler *sampler)
{
	struct gpio_news news = {.type = GPIO_NEWS_FRAME};
	uint64_t begin = now_ns(), end;
	struct gpio_state state;
	int r = sampler->sample(sampler->data, &state);

	end = now_ns();
	news.when = end / 1000;
	if (r == -ENODEV) {
		news.type = GPIO_NEWS_GONE;
		put(sampler, &news);
		return false;
	}
	if (gpio_change_step(&sampler->change, r, &state, &news.frame)) {
		news.frame.uncertainty = uncertainty_at(sampler, end);
		put(sampler, &news);
	}
	if (r == 0)
		sampler->seen = begin;
	if (gpio_schedule_step(&sampler->schedule, begin, end)) {
		news.type = GPIO_NEWS_SLOW;
		news.longest = sampler->schedule.longest;
		put(sampler, &news);
	}
	return true;
}

static void *run(void *data)
{
	struct gpio_sampler *sampler = data;

	/* The default timer slack of 50 µs would be added to every row's settling. */
	prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
	while (!atomic_load(&sampler->stop) && sample_once(sampler))
		sleep_until(sampler->schedule.next);
	return NULL;
}

int gpio_sampler_start(struct gpio_sampler **sampler,
		       int (*sample)(void *data, struct gpio_state *state), void *data,
		       laws_time period)
{
	struct gpio_sampler *fresh = calloc(1, sizeof(*fresh));
	int r;

	if (!fresh)
		return -ENOMEM;
	fresh->sample = sample;
	fresh->data = data;
	gpio_schedule_start(&fresh->schedule, (uint64_t)period * 1000, now_ns());
	pthread_mutex_init(&fresh->lock, NULL);
	fresh->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	r = fresh->fd < 0 ? -errno : thread_start(&fresh->thread, run, fresh);
	if (r < 0) {
		if (fresh->fd >= 0)
			close(fresh->fd);
		free(fresh);
		return r;
	}
	*sampler = fresh;
	return 0;
}

void gpio_sampler_stop(struct gpio_sampler *sampler)
{
	if (!sampler)
		return;
	atomic_store(&sampler->stop, true);
	thread_join(&sampler->thread);
	pthread_mutex_destroy(&sampler->lock);
	close(sampler->fd);
	free(sampler);
}

int gpio_sampler_fd(const struct gpio_sampler *sampler)
{
	return sampler->fd;
}
