/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Opens one device as the daemon does and prints what it tells, as a
 * reedtrace, without any pipeline: tests drive hardware and compare.
 *
 *   device-watch [-c CONFIGURATION] SPEC     until SIGTERM or SIGINT
 *   device-watch [-c CONFIGURATION] -l       lists the devices that are there
 *
 * Times are µs since the first frame; the comment before it gives its time by
 * the monotonic clock. Comments tell states with their reasons. Exit: 0, or 2
 * with one line on standard error.
 */
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "config/configurations.h"
#include "input/wiring.h"
#include "device/device.h"
#include "input/trace.h"

struct watch {
	struct configuration configuration;
	sd_event *event;
	bool begun;
	bool gone;
	uint64_t first; /* µs of CLOCK_MONOTONIC */
	uint64_t last;
};

static void check_order(struct watch *watch, uint64_t when)
{
	if (when < watch->last)
		printf("# WRONG: %" PRIu64 " µs after %" PRIu64 "\n", when, watch->last);
	watch->last = when;
}

static void on_frame(void *data, uint64_t when, const struct frame *frame)
{
	struct watch *watch = data;
	struct input input = {.type = INPUT_FRAME, .frame = *frame};

	check_order(watch, when);
	if (!watch->begun) {
		watch->begun = true;
		watch->first = when;
		printf("# first frame at %" PRIu64 "\n", when);
	}
	wiring_apply(watch->configuration.wiring, &input.frame);
	input.t = (laws_time)(when - watch->first);
	trace_write(stdout, &input);
}

static void on_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	struct watch *watch = data;
	bool gone = state == DEVICE_ABSENT;

	check_order(watch, when);
	printf("# %s%s%s\n", gone ? "absent" : "ready", why[0] ? ": " : "", why);
	if (watch->begun && gone != watch->gone)
		printf("%" PRIu64 " ! source %s\n", when - watch->first, gone ? "gone" : "back");
	watch->gone = gone;
}

static void print_device(void *data, const struct device_found *found)
{
	(void)data;
	printf("%s\t%s\t%s\t%s\n", found->spec, found->usable ? "usable" : "unusable", found->name,
	       found->condition);
}

static int list(const struct configuration *configuration)
{
	size_t i;
	int r;

	for (i = 0; device_kinds[i]; i++) {
		r = device_kinds[i]->list(configuration, print_device, NULL);
		if (r < 0)
			fprintf(stderr, "%s: %s\n", device_kinds[i]->name, strerror(-r));
	}
	return 0;
}

static int open_device(struct watch *watch, const char *spec, struct device **device,
		       char error[DEVICE_ERROR_SIZE])
{
	const struct device_listener listener = {
		.frame = on_frame, .state = on_state, .data = watch};
	const struct device_kind *kind;
	const char *place;

	kind = device_kind_of(spec, &place);
	if (!kind) {
		snprintf(error, DEVICE_ERROR_SIZE, "'%s' names no kind of device", spec);
		return -EINVAL;
	}
	return kind->open(place, &watch->configuration, watch->event, &listener, device, error);
}

static int add_signals(sd_event *event)
{
	sigset_t signals;
	int r;

	sigemptyset(&signals);
	sigaddset(&signals, SIGTERM);
	sigaddset(&signals, SIGINT);
	sigprocmask(SIG_BLOCK, &signals, NULL);
	r = sd_event_add_signal(event, NULL, SIGTERM, NULL, NULL);
	return r < 0 ? r : sd_event_add_signal(event, NULL, SIGINT, NULL, NULL);
}

static int run(struct watch *watch, const char *spec)
{
	char error[DEVICE_ERROR_SIZE] = "no event loop";
	struct device *device = NULL;
	int r = sd_event_new(&watch->event);

	if (r >= 0)
		r = add_signals(watch->event);
	if (r >= 0)
		r = open_device(watch, spec, &device, error);
	if (r < 0) {
		fprintf(stderr, "%s\n", error);
		sd_event_unref(watch->event);
		return 2;
	}
	trace_write_header(stdout, &watch->configuration.settings);
	sd_event_loop(watch->event);
	device->kind->close(device);
	sd_event_unref(watch->event);
	return 0;
}

static int use(void)
{
	fputs("usage: device-watch [-c CONFIGURATION] SPEC | -l\n", stderr);
	return 2;
}

int main(int argc, char **argv)
{
	struct configurations configurations;
	char error[CONFIGURATION_ERROR_SIZE];
	const char *name = NULL;
	bool listing = false;
	struct watch watch = {0};
	int option;

	while ((option = getopt(argc, argv, "c:l")) != -1) {
		if (option == 'c')
			name = optarg;
		else if (option == 'l')
			listing = true;
		else
			return use();
	}
	if (listing ? optind != argc : optind + 1 != argc)
		return use();
	setvbuf(stdout, NULL, _IOLBF, 0);
	configurations_default(&configurations);
	if (name && configurations_read(&configurations, name, error) < 0) {
		fprintf(stderr, "%s\n", error);
		return 2;
	}
	watch.configuration = configurations.general;
	return listing ? list(&watch.configuration) : run(&watch, argv[optind]);
}
