/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* sd-bus in a program that runs on GLib's main loop, as libsoup asks for. */
#ifndef TOUCHMOVE_FEED_BUS_SOURCE_H
#define TOUCHMOVE_FEED_BUS_SOURCE_H

#include <glib.h>
#include <systemd/sd-event.h>

/*
 * Lets the default main context turn @event, which the caller goes on to own. @ended is called with
 * @data once @event's loop has been told to end. Returns the source, the caller's to destroy and
 * unref.
 */
GSource *bus_source_attach(sd_event *event, void (*ended)(void *data), void *data);

#endif
