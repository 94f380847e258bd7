/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lists devices on the lister's own thread, with a kind of device and a udev that answer when
 * the test lets them. Every wait is for a descriptor.
 */
#include <criterion/criterion.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <systemd/sd-device.h>
#include <unistd.h>

#include "device/lister.h"

static struct configuration configuration;
static struct lister *lister;
static struct sources *found;
static uint64_t last; /* look that has ended */

/* ---- a kind of device ---- */

static sem_t begun, go;	      /* a look has begun; it may end */
static atomic_uint there;     /* devices */
static atomic_uint looks;     /* that have begun */
static pthread_t game_thread; /* on which no device may be asked */
static atomic_bool on_game_thread;

static int list_fakes(const struct configuration *given,
		      void (*tell)(void *data, const struct device_found *device), void *data)
{
	struct device_found device = {.condition = "ready", .usable = true};

	(void)given;
	if (pthread_equal(pthread_self(), game_thread))
		on_game_thread = true;
	looks++;
	sem_post(&begun);
	sem_wait(&go);
	for (unsigned int i = 0; i < there; i++) {
		snprintf(device.spec, sizeof(device.spec), "fake:%u", i);
		tell(data, &device);
	}
	return 0;
}

static const struct device_kind fake_kind = {.name = "fake", .list = list_fakes};

const struct device_kind *const device_kinds[] = {&fake_kind, NULL};

/* ---- a udev ---- */

static int news = -1; /* written to when a device comes or goes */
static bool no_udev;
static sd_device_monitor_handler_t handler;
static void *handler_data;

int sd_device_monitor_new(sd_device_monitor **monitor)
{
	*monitor = NULL;
	return no_udev ? -EAFNOSUPPORT : 0;
}

sd_device_monitor *sd_device_monitor_unref(sd_device_monitor *monitor)
{
	(void)monitor;
	return NULL;
}

int sd_device_monitor_filter_add_match_subsystem_devtype(sd_device_monitor *monitor,
							 const char *subsystem, const char *type)
{
	(void)monitor, (void)subsystem, (void)type;
	return 0;
}

static int on_news(sd_event_source *source, int fd, uint32_t events, void *data)
{
	eventfd_t count;

	(void)source, (void)events, (void)data;
	eventfd_read(fd, &count);
	return handler(NULL, NULL, handler_data);
}

int sd_device_monitor_attach_event(sd_device_monitor *monitor, sd_event *event)
{
	(void)monitor;
	return sd_event_add_io(event, NULL, news, EPOLLIN, on_news, NULL);
}

int sd_device_monitor_start(sd_device_monitor *monitor, sd_device_monitor_handler_t callback,
			    void *data)
{
	(void)monitor;
	handler = callback;
	handler_data = data;
	return 0;
}

/* ---- the tests ---- */

static void set_up(void)
{
	sem_init(&begun, 0, 0);
	sem_init(&go, 0, 0);
	game_thread = pthread_self();
	news = eventfd(0, EFD_CLOEXEC);
	there = 1;
	lister = lister_start(&configuration);
	cr_assert(lister);
}

static void set_up_without_udev(void)
{
	no_udev = true;
	set_up();
}

static void tear_down(void)
{
	sem_post(&go);
	lister_stop(lister);
	free(found);
	close(news);
	cr_assert(!on_game_thread);
}

/* Takes results until look number @look has ended. */
static void await_look(uint64_t look)
{
	struct pollfd wait = {.fd = lister_fd(lister), .events = POLLIN};
	struct sources *fresh;

	while (last < look) {
		cr_assert_eq(poll(&wait, 1, -1), 1);
		last = lister_take(lister, &fresh);
		if (!fresh)
			continue;
		free(found);
		found = fresh;
	}
	cr_assert_eq(last, look);
}

TestSuite(lister, .init = set_up, .fini = tear_down, .timeout = 60);

Test(lister, looks_at_its_start)
{
	sem_post(&go);
	await_look(1);
	cr_assert_eq(found->count, 1);
	cr_assert_str_eq(found->found[0].spec, "fake:0");
}

/* Asking and taking must be possible while a device does not answer. */
Test(lister, nobody_waits_for_a_device)
{
	struct sources *none;

	sem_wait(&begun);
	cr_assert_eq(lister_ask(lister), 2);
	cr_assert_eq(lister_take(lister, &none), 0);
	cr_assert_null(none);
	sem_post(&go);
	await_look(1);
	sem_post(&go);
	await_look(2);
}

/* A request made during a look needs another look: the present one may have missed the device. */
Test(lister, one_look_answers_all_who_ask_before_it)
{
	sem_wait(&begun);
	for (unsigned int i = 0; i < 100; i++)
		cr_assert_eq(lister_ask(lister), 2);
	sem_post(&go);
	sem_wait(&begun);
	there = 2;
	cr_assert_eq(lister_ask(lister), 3);
	sem_post(&go);
	await_look(2);
	cr_assert_eq(found->count, 2);
	sem_post(&go);
	await_look(3);
	cr_assert_eq(looks, 3);
}

Test(lister, looks_when_udev_tells)
{
	sem_post(&go);
	await_look(1);
	there = 3;
	eventfd_write(news, 1);
	sem_post(&go);
	await_look(2);
	cr_assert_eq(found->count, 3);
	there = 0;
	eventfd_write(news, 1);
	sem_post(&go);
	await_look(3);
	cr_assert_eq(found->count, 0);
}

/* udev's news during a look may be of a device that the look has missed. */
Test(lister, looks_again_for_what_came_meanwhile)
{
	sem_wait(&begun);
	eventfd_write(news, 1);
	sem_post(&go);
	await_look(1);
	sem_post(&go);
	await_look(2);
	cr_assert_eq(looks, 2);
}

TestSuite(without_udev, .init = set_up_without_udev, .fini = tear_down, .timeout = 60);

Test(without_udev, looks_when_it_is_asked)
{
	sem_post(&go);
	await_look(1);
	there = 2;
	sem_post(&go);
	await_look(lister_ask(lister));
	cr_assert_eq(found->count, 2);
}

/* ---- two lists ---- */

static struct sources *list_of(const char *condition, bool usable)
{
	struct sources *list = calloc(1, sizeof(*list) + sizeof(list->found[0]));

	list->count = 1;
	list->found[0].usable = usable;
	snprintf(list->found[0].spec, DEVICE_TEXT_SIZE, "fake:0");
	snprintf(list->found[0].condition, DEVICE_TEXT_SIZE, "%s", condition);
	return list;
}

Test(sources, compare_by_what_they_say)
{
	struct sources *list = list_of("ready", true);
	struct sources *others[] = {list_of("ready", true), list_of("busy", true),
				    list_of("ready", false)};
	struct sources none = {.count = 0};

	cr_assert(sources_are_same(list, others[0]));
	cr_assert(!sources_are_same(list, others[1]));
	cr_assert(!sources_are_same(list, others[2]));
	cr_assert(!sources_are_same(list, &none));
	cr_assert(!sources_are_same(list, NULL));
	cr_assert(sources_are_same(NULL, NULL));
	for (size_t i = 0; i < 3; i++)
		free(others[i]);
	free(list);
}
