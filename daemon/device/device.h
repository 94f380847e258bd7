/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A board that is connected now: a character device, GPIO lines, or USB. It reports what
 * happens to a listener, as it happens, stamped by the monotonic clock. Files, which can be
 * played at any speed, are sources (source.h).
 *
 * A device that is not found yet, or that goes away, is no error: it is absent until it
 * comes (back).
 */
#ifndef TOUCHMOVE_DEVICE_H
#define TOUCHMOVE_DEVICE_H

#include <systemd/sd-event.h>

#include "input/frame.h"

#define DEVICE_ERROR_SIZE 600
#define DEVICE_TEXT_SIZE  160

struct configuration;
struct device;

enum device_state {
	DEVICE_ABSENT, /* not plugged in, not bound, or taken away */
	DEVICE_READY,  /* there and read */
};

/* The callbacks of a device; every member is set, but for @order and @refused. */
struct device_listener {
	/*
	 * The board's state is @frame since @when: µs of CLOCK_MONOTONIC, never less than
	 * the last one's. It is a full state, before the wiring map of the configuration.
	 * The first one after READY comes without a change. Frames with FRAME_FAULT carry
	 * the last squares known.
	 */
	void (*frame)(void *data, uint64_t when, const struct frame *frame);
	/* @why: half a sentence for a person, such as "unplugged", or "". */
	void (*state)(void *data, uint64_t when, enum device_state state, const char *why);
	/* A person's order stood among the frames; NULL: orders are left out. */
	void (*order)(void *data, uint64_t when, const struct command *command);
	/*
	 * The input could not be read: one line, "NAME:LINE: what"; NULL: the reason of
	 * state() says it.
	 */
	void (*refused)(void *data, const char *error);
	void *data;
};

/* A device as `touchmovectl sources` lists it, whether or not it can be opened. */
struct device_found {
	char spec[DEVICE_TEXT_SIZE];	  /* for --source: "chardev:/dev/reedboard0" */
	char name[DEVICE_TEXT_SIZE];	  /* for a person: topology, maker, product */
	char condition[DEVICE_TEXT_SIZE]; /* "ready", or why it cannot be opened */
	bool usable;
};

/* A kind of device; one constant object for each. */
struct device_kind {
	const char *name; /* before the colon of a spec */
	/*
	 * Opens the device that @place names (the spec behind its colon); empty: any of
	 * this kind. Attaches handlers to @event, which call drain themselves. The caller
	 * keeps @configuration while the device is open. Returns 0 with *@device, or a
	 * negative errno with one line in @error when waiting cannot help: a place that
	 * cannot be parsed, lines that are not configured, no right to open.
	 */
	int (*open)(const char *place, const struct configuration *configuration, sd_event *event,
		    const struct device_listener *listener, struct device **device,
		    char error[DEVICE_ERROR_SIZE]);
	/* Reports all that has happened until now. The loop calls it before a deadline fires. */
	void (*drain)(struct device *device);
	void (*close)(struct device *device);
	/*
	 * Calls @found for each device of this kind. Returns 0 or a negative errno. It runs on a
	 * thread of its own while devices of this kind are open or being opened on another, and
	 * takes nothing from those, not even for a moment.
	 */
	int (*list)(const struct configuration *configuration,
		    void (*found)(void *data, const struct device_found *found), void *data);
};

/* Every kind has this as its first member. */
struct device {
	const struct device_kind *kind;
	struct device_listener listener;
	/*
	 * The open device, as list() names it: set before READY is reported, and kept when
	 * the device goes. Empty before the first.
	 */
	char spec[DEVICE_TEXT_SIZE];
};

extern const struct device_kind device_chardev;
extern const struct device_kind device_gpio;
extern const struct device_kind device_usb;

/* Looks for a device of any kind and reads the first that is ready; its place is empty. */
extern const struct device_kind device_any;

/*
 * Plays a reedtrace as if it were a device: a file at its own times, a FIFO line by line,
 * stamped on arrival. `source gone` and `source back` in it make the device absent and
 * ready.
 */
extern const struct device_kind device_trace;
#define DEVICE_TRACE_ENDED "the trace has ended"

/* The kinds in this build, in the order in which they are searched; ends with NULL. */
extern const struct device_kind *const device_kinds[];

/* The kind of "KIND:PLACE", with *@place behind the colon; NULL for an unknown kind. */
const struct device_kind *device_kind_of(const char *spec, const char **place);

/* µs of CLOCK_MONOTONIC, now. */
uint64_t device_clock(void);

#endif
