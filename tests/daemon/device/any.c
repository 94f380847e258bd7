/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Looking for a board of any kind, with kinds that the test holds: which one
 * is taken, and that it is kept.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "config/configuration.h"
#include "device/device.h"

enum fake_kind {
	MODULE,
	USB,
	LINES,
	KINDS,
};

static struct {
	struct device device;
	bool open;
	bool ready_at_once;
	bool refuses;
	unsigned int drains;
} fakes[KINDS];

static struct configuration configuration;
static sd_event *event;
static struct device *device;
static char error[DEVICE_ERROR_SIZE];

static struct {
	enum device_state state;
	unsigned int states, frames;
	laws_squares squares;
	char why[DEVICE_TEXT_SIZE];
} told;

static void tell(enum fake_kind kind, enum device_state state, const char *why)
{
	snprintf(fakes[kind].device.spec, sizeof(fakes[kind].device.spec), "fake:%d", kind);
	fakes[kind].device.listener.state(fakes[kind].device.listener.data, device_clock(), state,
					  why);
}

static void frame(enum fake_kind kind)
{
	fakes[kind].device.listener.frame(fakes[kind].device.listener.data, device_clock(),
					  &(struct frame){.squares = 1u << kind});
}

static int open_fake(enum fake_kind kind, const struct device_listener *listener,
		     struct device **opened, char reason[DEVICE_ERROR_SIZE])
{
	if (fakes[kind].refuses) {
		snprintf(reason, DEVICE_ERROR_SIZE, "no right to open it");
		return -EACCES;
	}
	fakes[kind].device.listener = *listener;
	fakes[kind].open = true;
	if (fakes[kind].ready_at_once) {
		tell(kind, DEVICE_READY, "there");
		frame(kind);
	} else {
		tell(kind, DEVICE_ABSENT, kind == USB ? "no USB board" : "no node");
	}
	*opened = &fakes[kind].device;
	return 0;
}

static void drain_fake(struct device *drained)
{
	int kind;

	for (kind = 0; kind < KINDS; kind++)
		fakes[kind].drains += drained == &fakes[kind].device;
}

static void close_fake(struct device *closed)
{
	int kind;

	for (kind = 0; kind < KINDS; kind++)
		if (closed == &fakes[kind].device)
			fakes[kind].open = false;
}

#define KIND(number, given)                                                                        \
	static int open_##number(const char *place, const struct configuration *with,              \
				 sd_event *loop, const struct device_listener *listener,           \
				 struct device **opened, char reason[DEVICE_ERROR_SIZE])           \
	{                                                                                          \
		(void)place, (void)with, (void)loop;                                               \
		return open_fake(number, listener, opened, reason);                                \
	}                                                                                          \
	static const struct device_kind kind_##number = {                                          \
		.name = (given),                                                                   \
		.open = open_##number,                                                             \
		.drain = drain_fake,                                                               \
		.close = close_fake,                                                               \
	}

KIND(MODULE, "chardev");
KIND(USB, "usb");
KIND(LINES, "gpio");

/* In place of daemon/device/devices.c. */
const struct device_kind *const device_kinds[] = {&kind_MODULE, &kind_USB, &kind_LINES, NULL};

uint64_t device_clock(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static void take_frame(void *data, uint64_t when, const struct frame *taken)
{
	(void)data, (void)when;
	told.frames++;
	told.squares = taken->squares;
}

static void take_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	(void)data, (void)when;
	told.states++;
	told.state = state;
	snprintf(told.why, sizeof(told.why), "%s", why);
}

static void begin(void)
{
	int kind;

	configuration_default(&configuration);
	cr_assert_geq(sd_event_new(&event), 0);
	for (kind = 0; kind < KINDS; kind++) {
		fakes[kind].device.kind = kind == MODULE ? &kind_MODULE
					  : kind == USB	 ? &kind_USB
							 : &kind_LINES;
	}
}

static void end(void)
{
	int kind;

	device->kind->close(device);
	for (kind = 0; kind < KINDS; kind++)
		cr_expect(!fakes[kind].open, "kind %d was not closed", kind);
	sd_event_unref(event);
}

static void open_any(void)
{
	const struct device_listener listener = {.frame = take_frame, .state = take_state};

	cr_assert_eq(device_any.open("", &configuration, event, &listener, &device, error), 0);
}

/* All that is due at once. */
static void run(void)
{
	while (sd_event_run(event, 0) > 0)
		;
}

TestSuite(any, .init = begin, .fini = end);

Test(any, first_ready_wins)
{
	fakes[MODULE].ready_at_once = true;
	fakes[USB].ready_at_once = true;
	open_any();
	cr_assert(fakes[MODULE].open && !fakes[USB].open);
	cr_assert_str_eq(device->spec, "fake:0");
	cr_assert_eq(told.state, DEVICE_READY);
	cr_assert_eq(told.squares, 1u << MODULE);
}

Test(any, says_what_it_looked_for)
{
	open_any();
	cr_assert_eq(told.state, DEVICE_ABSENT);
	cr_assert_str_eq(told.why, "no node; no USB board");
	cr_assert_str_eq(device->spec, "");
	cr_assert(!fakes[LINES].open, "lines that are not configured were opened");
}

/* The first board that comes is kept, also while it is gone; the others are closed. */
Test(any, one_that_comes_later_is_kept)
{
	open_any();
	tell(USB, DEVICE_READY, "there");
	cr_assert_eq(told.state, DEVICE_READY);
	frame(USB);
	tell(MODULE, DEVICE_READY, "there, too");
	frame(MODULE);
	cr_assert_eq(told.frames, 1);
	cr_assert_eq(told.squares, 1u << USB);
	device->kind->drain(device);
	cr_assert_eq(fakes[MODULE].drains, 0);
	cr_assert_eq(fakes[USB].drains, 1);
	run();
	cr_assert(fakes[USB].open && !fakes[MODULE].open);
	cr_assert_str_eq(device->spec, "fake:1");
	tell(USB, DEVICE_ABSENT, "unplugged");
	cr_assert_eq(told.state, DEVICE_ABSENT);
	cr_assert_str_eq(told.why, "unplugged");
	run();
	cr_assert(fakes[USB].open);
}

/* Configured lines are always there, so they are tried last. */
Test(any, configured_lines_come_last)
{
	configuration.gpio.topology = GPIO_MATRIX;
	fakes[LINES].ready_at_once = true;
	open_any();
	cr_assert(!fakes[LINES].open);
	while (told.state != DEVICE_READY)
		cr_assert_gt(sd_event_run(event, 10000000), 0, "the lines were never asked");
	cr_assert_eq(told.squares, 1u << LINES);
	run();
	cr_assert(!fakes[USB].open && !fakes[MODULE].open);
}

/* At boot udev sets permissions after the board appears: a refusal is not final. */
Test(any, refused_kind_is_asked_again)
{
	fakes[USB].refuses = true;
	open_any();
	cr_assert_str_eq(told.why, "no node; no right to open it");
	fakes[USB].refuses = false;
	fakes[USB].ready_at_once = true;
	while (told.state != DEVICE_READY)
		cr_assert_gt(sd_event_run(event, 10000000), 0, "the kind was never asked again");
	cr_assert_eq(told.squares, 1u << USB);
	run();
	cr_assert(fakes[USB].open && !fakes[MODULE].open);
}
