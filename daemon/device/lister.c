/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The thread has an event loop, which receives the events of udev and the requests. Looks are made
 * when nothing else is left to do there, so that one look answers all that came before it.
 */
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <systemd/sd-device.h>
#include <unistd.h>

#include "device/lister.h"
#include "util/thread.h"

#define STOP_TIME 2 /* s */

struct lister {
	const struct configuration *configuration;
	struct thread thread;
	int asked; /* written to for the thread */
	int ended; /* written to by it, after a look */

	/* The thread's own, from its start. */
	sd_event *event;
	sd_event_source *look;	    /* enabled: a look is wanted */
	sd_device_monitor *monitor; /* NULL: there can be none here */

	pthread_mutex_t lock;  /* guards what follows */
	struct sources *found; /* not taken yet, or NULL */
	uint64_t begun;	       /* looks */
	uint64_t done;	       /* of them */
	bool stop;
};

/* ---- the thread ---- */

/* Returns false when there are to be no further looks. */
static bool begin_look(struct lister *lister)
{
	bool go;

	pthread_mutex_lock(&lister->lock);
	go = !lister->stop;
	if (go)
		lister->begun++;
	pthread_mutex_unlock(&lister->lock);
	return go;
}

/* A look without memory for its list has ended, too: what is known stays. */
static void end_look(struct lister *lister, struct sources *found)
{
	struct sources *outdated = NULL;

	pthread_mutex_lock(&lister->lock);
	lister->done = lister->begun;
	if (found) {
		outdated = lister->found;
		lister->found = found;
	}
	pthread_mutex_unlock(&lister->lock);
	free(outdated);
	eventfd_write(lister->ended, 1);
}

static int on_look(sd_event_source *source, void *data)
{
	struct lister *lister = data;

	(void)source;
	if (!begin_look(lister))
		return sd_event_exit(lister->event, 0);
	end_look(lister, sources_find(lister->configuration));
	return 0;
}

static int want_look(struct lister *lister)
{
	return sd_event_source_set_enabled(lister->look, SD_EVENT_ONESHOT);
}

static int on_asked(sd_event_source *source, int fd, uint32_t events, void *data)
{
	eventfd_t count;

	(void)source, (void)events;
	(void)!eventfd_read(fd, &count);
	return want_look(data);
}

/* What has changed is not worth reading: a look says more. */
static int on_device(sd_device_monitor *monitor, sd_device *device, void *data)
{
	(void)monitor, (void)device;
	return want_look(data);
}

static void *run(void *data)
{
	struct lister *lister = data;

	sd_event_loop(lister->event);
	return NULL;
}

/* ---- its start and its end ---- */

/* udev announces a device after it has set its rights. */
static int watch(struct lister *lister)
{
	static const struct {
		const char *subsystem, *type;
	} devices[] = {{"reedboard", NULL}, {"usb", "usb_device"}, {"gpio", NULL}};
	sd_device_monitor *monitor;
	size_t i;
	int r = sd_device_monitor_new(&monitor);

	if (r < 0)
		return r;
	lister->monitor = monitor;
	for (i = 0; r >= 0 && i < sizeof(devices) / sizeof(devices[0]); i++)
		r = sd_device_monitor_filter_add_match_subsystem_devtype(
			monitor, devices[i].subsystem, devices[i].type);
	if (r >= 0)
		r = sd_device_monitor_attach_event(monitor, lister->event);
	return r < 0 ? r : sd_device_monitor_start(monitor, on_device, lister);
}

static int attach(struct lister *lister)
{
	int r = sd_event_new(&lister->event);

	if (r >= 0)
		r = sd_event_add_defer(lister->event, &lister->look, on_look, lister);
	if (r >= 0)
		r = sd_event_source_set_priority(lister->look, SD_EVENT_PRIORITY_IDLE);
	if (r >= 0)
		r = sd_event_add_io(lister->event, NULL, lister->asked, EPOLLIN, on_asked, lister);
	return r;
}

static void forget(struct lister *lister)
{
	sd_device_monitor_unref(lister->monitor);
	sd_event_source_disable_unref(lister->look);
	sd_event_unref(lister->event);
	if (lister->asked >= 0)
		close(lister->asked);
	if (lister->ended >= 0)
		close(lister->ended);
	pthread_mutex_destroy(&lister->lock);
	free(lister->found);
	free(lister);
}

struct lister *lister_start(const struct configuration *configuration)
{
	struct lister *lister = calloc(1, sizeof(*lister));

	if (!lister)
		return NULL;
	lister->configuration = configuration;
	pthread_mutex_init(&lister->lock, NULL);
	lister->asked = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	lister->ended = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (lister->asked < 0 || lister->ended < 0 || attach(lister) < 0) {
		forget(lister);
		return NULL;
	}
	/* Without it the lister looks when it is asked to. */
	if (watch(lister) < 0)
		lister->monitor = sd_device_monitor_unref(lister->monitor);
	if (thread_start(&lister->thread, run, lister) < 0) {
		forget(lister);
		return NULL;
	}
	return lister;
}

void lister_stop(struct lister *lister)
{
	if (!lister)
		return;
	pthread_mutex_lock(&lister->lock);
	lister->stop = true;
	pthread_mutex_unlock(&lister->lock);
	eventfd_write(lister->asked, 1);
	/* A thread that hangs ends with the process, and has what it needs until then. */
	if (thread_join_within(&lister->thread, STOP_TIME))
		forget(lister);
}

/* ---- questions ---- */

int lister_fd(const struct lister *lister)
{
	return lister->ended;
}

uint64_t lister_ask(struct lister *lister)
{
	uint64_t number;

	pthread_mutex_lock(&lister->lock);
	number = lister->begun + 1;
	pthread_mutex_unlock(&lister->lock);
	eventfd_write(lister->asked, 1);
	return number;
}

uint64_t lister_take(struct lister *lister, struct sources **sources)
{
	eventfd_t count;
	uint64_t done;

	(void)!eventfd_read(lister->ended, &count);
	pthread_mutex_lock(&lister->lock);
	done = lister->done;
	*sources = lister->found;
	lister->found = NULL;
	pthread_mutex_unlock(&lister->lock);
	return done;
}
