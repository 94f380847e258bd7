/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* `touchmovectl wiring`: shows a board's contacts, makes its map, or tests them one by one. */
#ifndef TOUCHMOVE_CTL_WIRING_H
#define TOUCHMOVE_CTL_WIRING_H

#include <systemd/sd-event.h>

#include "config/configuration.h"
#include "device/device.h"
#include "ctl/wiring/contacts.h"
#include "ctl/ctl.h"
#include "ctl/wiring/mapping.h"
#include "ctl/wiring/rehearsal.h"
#include "ctl/wiring/trial.h"

/* What a walk over the contacts came to, for another command that goes on with it. */
struct wiring_found {
	bool ended;	  /* with its last question, not by the person */
	bool interrupted; /* by a signal: the person wants to leave all of it */
	bool has_map;	  /* which the configuration should have */
	uint8_t map[64];
};

struct wiring {
	const struct ctl *ctl;
	struct wiring_found *found; /* or NULL: what is found is printed */
	struct configuration configuration;
	sd_event *event;
	struct device *device;
	sd_event_source *timer; /* of the mapping or the trial */
	struct contacts contacts;
	struct mapping mapping;
	struct trial *trial;	    /* with --test */
	bool rehearses;		    /* a game is set up and begun */
	struct rehearsal rehearsal; /* then */
	enum device_state state;
	char why[DEVICE_TEXT_SIZE];
	char typed[256]; /* of an incomplete line */
	size_t typed_length;
	bool on_screen;
	bool fault; /* the last frame was one */
};

/*
 * Reads the configuration that the options name, or the usual one if it exists.
 * Returns an exit code.
 */
int ctl_configuration(const struct ctl *ctl, struct configuration *configuration);

/*
 * Reads @ctl->source as @configuration says and walks over its contacts: to test them
 * (@ctl->test), to make a map (@ctl->make), or else through the beginning of a game. Returns an
 * exit code with *@found: EXIT_DONE when all was right.
 */
int wiring_walk(const struct ctl *ctl, const struct configuration *configuration,
		struct wiring_found *found);

/* The map that the kernel has applied already; without one, contact n is bit n. */
void wiring_read_applied(const struct wiring *wiring, uint8_t applied[64]);

/* The path of a board's attribute in sysfs; false for a source that is not the kernel module's. */
bool wiring_attribute_path(const struct wiring *wiring, const char *name, char *path, size_t size);

/* Has the source a device tree, in which a map can stand? So has a trace, which may be of one. */
bool wiring_has_tree(const struct wiring *wiring);

/* The square of each contact, null for none; the caller puts it. */
struct json_object *wiring_map_json(const uint8_t map[64]);

/* Prints a map for the configuration, and for the device tree of a source that has one. */
void wiring_print_map(const struct wiring *wiring, const uint8_t configured[64],
		      const uint8_t tree[64]);

/* Takes over the terminal and shows @wiring on it. Returns an exit code. */
int wiring_screen_open(struct wiring *wiring);
void wiring_screen_close(struct wiring *wiring);

#endif
