/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One loop in another: sd_event_get_fd() is readable when the inner loop has something to do
 * (sd_event_wait(3), "these functions may be used to integrate").
 */
#include "feed/bus_source.h"

struct bus_source {
	GSource source;
	sd_event *event;
	void (*ended)(void *data);
	void *data;
};

static gboolean prepare(GSource *source, int *timeout)
{
	struct bus_source *bus = (struct bus_source *)source;

	*timeout = -1;
	if (sd_event_get_state(bus->event) == SD_EVENT_PENDING)
		return TRUE;
	if (sd_event_get_state(bus->event) == SD_EVENT_ARMED)
		return FALSE;
	return sd_event_prepare(bus->event) != 0;
}

static gboolean check(GSource *source)
{
	struct bus_source *bus = (struct bus_source *)source;

	switch (sd_event_get_state(bus->event)) {
	case SD_EVENT_ARMED:
		return sd_event_wait(bus->event, 0) != 0;
	case SD_EVENT_PENDING:
	case SD_EVENT_FINISHED:
		return TRUE;
	default:
		return FALSE;
	}
}

static gboolean dispatch(GSource *source, GSourceFunc function, void *data)
{
	struct bus_source *bus = (struct bus_source *)source;

	(void)function, (void)data;
	if (sd_event_get_state(bus->event) == SD_EVENT_PENDING)
		sd_event_dispatch(bus->event);
	if (sd_event_get_state(bus->event) == SD_EVENT_FINISHED) {
		bus->ended(bus->data);
		return G_SOURCE_REMOVE;
	}
	return G_SOURCE_CONTINUE;
}

static void finalize(GSource *source)
{
	sd_event_unref(((struct bus_source *)source)->event);
}

GSource *bus_source_attach(sd_event *event, void (*ended)(void *data), void *data)
{
	static GSourceFuncs functions = {prepare, check, dispatch, finalize, NULL, NULL};
	GSource *source = g_source_new(&functions, sizeof(struct bus_source));
	struct bus_source *bus = (struct bus_source *)source;

	bus->event = sd_event_ref(event);
	bus->ended = ended;
	bus->data = data;
	g_source_add_unix_fd(source, sd_event_get_fd(event), G_IO_IN);
	g_source_attach(source, NULL);
	return source;
}
