/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* `touchmovectl wiring`: shows a board's contacts, or makes its map. */
#ifndef TOUCHMOVE_CTL_WIRING_H
#define TOUCHMOVE_CTL_WIRING_H

#include <systemd/sd-event.h>

#include "config/configuration.h"
#include "device/device.h"
#include "ctl/wiring/contacts.h"
#include "ctl/ctl.h"
#include "ctl/wiring/mapping.h"

struct wiring {
	const struct ctl *ctl;
	struct configuration configuration;
	sd_event *event;
	struct device *device;
	sd_event_source *timer; /* of the mapping */
	struct contacts contacts;
	struct mapping mapping;
	enum device_state state;
	char why[DEVICE_TEXT_SIZE];
	char typed[256]; /* of an incomplete line */
	size_t typed_length;
	bool on_screen;
};

/*
 * Reads the configuration that the options name, or the usual one if it exists.
 * Returns an exit code.
 */
int ctl_configuration(const struct ctl *ctl, struct configuration *configuration);

/* Takes over the terminal and shows @wiring on it. Returns an exit code. */
int wiring_screen_open(struct wiring *wiring);
void wiring_screen_close(struct wiring *wiring);

#endif
