/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board of any kind: asks every kind for a board, takes the first that is ready, and
 * stays with its kind, also while the board is gone. GPIO lines are always there once they
 * are configured, and would win over a USB board that is still being found. So they are
 * asked last, and a little later.
 *
 * A kind that cannot be opened is asked again: at boot udev grants access only after the
 * board was found.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/configuration.h"
#include "device/device.h"

#define KINDS_MAX  8
#define LINES_WAIT ((uint64_t)1000000)
#define RETRY_TIME ((uint64_t)2000000)

struct any;

/* One of the kinds, with its own listener. */
struct candidate {
	struct any *any;
	struct device *device;
	bool refused;		    /* it could not be opened */
	char why[DEVICE_TEXT_SIZE]; /* why it is absent */
};

struct any {
	struct device device;
	const struct configuration *configuration;
	sd_event *event;
	sd_event_source *lines_timer;
	sd_event_source *retry;
	sd_event_source *others; /* closes the candidates that were not chosen, later */
	struct candidate candidates[KINDS_MAX];
	struct candidate *chosen;
};

static bool reads_lines(const struct device_kind *kind)
{
	return !strcmp(kind->name, "gpio");
}

static void shut(struct candidate *candidate)
{
	if (candidate->device)
		candidate->device->kind->close(candidate->device);
	candidate->device = NULL;
}

/* Runs from the event loop, because a candidate must not be closed during its own callback. */
static int on_chosen(sd_event_source *source, void *data)
{
	struct any *any = data;
	size_t i;

	(void)source;
	if (!any->chosen)
		return 0;
	for (i = 0; i < KINDS_MAX; i++)
		if (&any->candidates[i] != any->chosen)
			shut(&any->candidates[i]);
	sd_event_source_set_enabled(any->lines_timer, SD_EVENT_OFF);
	sd_event_source_set_enabled(any->retry, SD_EVENT_OFF);
	return 0;
}

static void choose(struct candidate *candidate)
{
	struct any *any = candidate->any;

	any->chosen = candidate;
	sd_event_source_set_enabled(any->others, SD_EVENT_ONESHOT);
}

static void name_device(struct any *any)
{
	if (any->chosen && any->chosen->device)
		memcpy(any->device.spec, any->chosen->device->spec, sizeof(any->device.spec));
}

static void take_frame(void *data, uint64_t when, const struct frame *frame)
{
	struct candidate *candidate = data;
	struct any *any = candidate->any;

	if (any->chosen == candidate)
		any->device.listener.frame(any->device.listener.data, when, frame);
}

/* Before a board is chosen: reports why none is. */
static void tell_search(struct any *any, uint64_t when)
{
	char why[DEVICE_TEXT_SIZE] = "";
	size_t length;
	size_t i;

	for (i = 0; i < KINDS_MAX; i++) {
		length = strlen(why);
		if (any->candidates[i].why[0])
			snprintf(why + length, sizeof(why) - length, "%s%s", length ? "; " : "",
				 any->candidates[i].why);
	}
	any->device.listener.state(any->device.listener.data, when, DEVICE_ABSENT, why);
}

static void take_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	struct candidate *candidate = data;
	struct any *any = candidate->any;

	if (!any->chosen && state == DEVICE_READY)
		choose(candidate);
	if (any->chosen == candidate) {
		name_device(any);
		any->device.listener.state(any->device.listener.data, when, state, why);
	} else if (!any->chosen) {
		snprintf(candidate->why, sizeof(candidate->why), "%s", why);
		tell_search(any, when);
	}
}

static void open_candidate(struct any *any, size_t i)
{
	struct candidate *candidate = &any->candidates[i];
	const struct device_listener listener = {
		.frame = take_frame,
		.state = take_state,
		.data = candidate,
	};
	char error[DEVICE_ERROR_SIZE];
	int r;

	candidate->refused = false;
	r = device_kinds[i]->open("", any->configuration, any->event, &listener, &candidate->device,
				  error);
	if (r == 0) {
		name_device(any);
		return;
	}
	candidate->device = NULL;
	candidate->refused = true;
	if (any->chosen == candidate)
		any->chosen = NULL;
	take_state(candidate, device_clock(), DEVICE_ABSENT, error);
	sd_event_source_set_time_relative(any->retry, RETRY_TIME);
	sd_event_source_set_enabled(any->retry, SD_EVENT_ONESHOT);
}

static int on_lines_time(sd_event_source *timer, uint64_t usec, void *data)
{
	struct any *any = data;
	size_t i;

	(void)timer, (void)usec;
	for (i = 0; device_kinds[i]; i++)
		if (!any->chosen && reads_lines(device_kinds[i]))
			open_candidate(any, i);
	return 0;
}

static int on_retry(sd_event_source *timer, uint64_t usec, void *data)
{
	struct any *any = data;
	size_t i;

	(void)timer, (void)usec;
	for (i = 0; device_kinds[i]; i++)
		if (!any->chosen && any->candidates[i].refused)
			open_candidate(any, i);
	return 0;
}

static int attach(struct any *any, sd_event *event)
{
	bool lines = any->configuration->gpio.topology != GPIO_NONE;
	int r;

	any->event = sd_event_ref(event);
	r = sd_event_add_defer(event, &any->others, on_chosen, any);
	if (r >= 0)
		r = sd_event_source_set_enabled(any->others, SD_EVENT_OFF);
	if (r >= 0)
		r = sd_event_add_time_relative(event, &any->lines_timer, CLOCK_MONOTONIC,
					       LINES_WAIT, 0, on_lines_time, any);
	if (r >= 0)
		r = sd_event_add_time(event, &any->retry, CLOCK_MONOTONIC, 0, 0, on_retry, any);
	if (r >= 0)
		r = sd_event_source_set_enabled(any->retry, SD_EVENT_OFF);
	if (r >= 0 && !lines)
		r = sd_event_source_set_enabled(any->lines_timer, SD_EVENT_OFF);
	return r;
}

static void drain(struct device *device)
{
	struct any *any = (struct any *)device;
	size_t i;

	for (i = 0; i < KINDS_MAX; i++)
		if (any->candidates[i].device &&
		    (!any->chosen || &any->candidates[i] == any->chosen))
			any->candidates[i].device->kind->drain(any->candidates[i].device);
}

static void close_any(struct device *device)
{
	struct any *any = (struct any *)device;
	size_t i;

	for (i = 0; i < KINDS_MAX; i++)
		shut(&any->candidates[i]);
	sd_event_source_disable_unref(any->others);
	sd_event_source_disable_unref(any->lines_timer);
	sd_event_source_disable_unref(any->retry);
	sd_event_unref(any->event);
	free(any);
}

static int open_any(const char *place, const struct configuration *configuration, sd_event *event,
		    const struct device_listener *listener, struct device **device,
		    char error[DEVICE_ERROR_SIZE])
{
	struct any *any = calloc(1, sizeof(*any));
	size_t i;
	int r;

	(void)place;
	if (!any) {
		snprintf(error, DEVICE_ERROR_SIZE, "no memory to look for a board");
		return -ENOMEM;
	}
	any->device.kind = &device_any;
	any->device.listener = *listener;
	any->configuration = configuration;
	for (i = 0; i < KINDS_MAX; i++)
		any->candidates[i].any = any;
	r = attach(any, event);
	if (r < 0) {
		snprintf(error, DEVICE_ERROR_SIZE, "no timer to look for a board");
		close_any(&any->device);
		return r;
	}
	for (i = 0; !any->chosen && device_kinds[i]; i++)
		if (!reads_lines(device_kinds[i]))
			open_candidate(any, i);
	*device = &any->device;
	return 0;
}

static int list_none(const struct configuration *configuration,
		     void (*found)(void *data, const struct device_found *found), void *data)
{
	(void)configuration, (void)found, (void)data;
	return 0;
}

const struct device_kind device_any = {
	.name = "any",
	.open = open_any,
	.drain = drain,
	.close = close_any,
	.list = list_none,
};
