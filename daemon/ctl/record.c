/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Copies a recording into a file of the user's. The daemon records from its start on and hands
 * out a descriptor, so a copy begins where the game did, even if it is asked for later.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "util/text.h"
#include "ctl/client.h"
#include "ctl/record.h"

/* Interval at which the recording is read for more, in µs. */
#define LOOK_AGAIN ((uint64_t)200000)

int recording_open(struct client *client, int *fd)
{
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	int code, r;

	code = client_new_call(client, BUS_ARBITER, "Recording", &message);
	if (code == EXIT_DONE)
		code = client_call(client, message, &reply);
	if (code == EXIT_DONE) {
		r = sd_bus_message_read(reply, "h", fd);
		if (r >= 0)
			*fd = fcntl(*fd, F_DUPFD_CLOEXEC, 3);
		if (r < 0 || *fd < 0)
			code = ctl_complain(EXIT_ENVIRONMENT, "no descriptor: %s",
					    strerror(r < 0 ? -r : errno));
	}
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	return code;
}

struct copy {
	struct client client;
	sd_event *event;
	const char *name;
	int from;
	int to;
};

/* Copies what was recorded since the last copy. Returns EXIT_DONE, or prints the error. */
static int copy_on(struct copy *copy)
{
	char part[1 << 14];
	ssize_t got;

	while ((got = read(copy->from, part, sizeof(part))) > 0) {
		for (ssize_t at = 0; at < got;) {
			ssize_t put = write(copy->to, part + at, (size_t)(got - at));

			if (put < 0)
				return ctl_complain(EXIT_ENVIRONMENT, "%s: %s", copy->name,
						    strerror(errno));
			at += put;
		}
	}
	if (got < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "the recording: %s", strerror(errno));
	return EXIT_DONE;
}

static int on_time(sd_event_source *timer, uint64_t now, void *data)
{
	struct copy *copy = data;
	bool there = client_daemon_is_there(&copy->client);
	int code = copy_on(copy);

	if (code != EXIT_DONE || !there) {
		sd_event_exit(copy->event, code);
		return 0;
	}
	sd_event_source_set_time(timer, now + LOOK_AGAIN);
	return 0;
}

static int follow(struct copy *copy)
{
	sd_event_source *timer = NULL;
	int code, r;

	code = ctl_loop(&copy->event, EXIT_DONE);
	if (code != EXIT_DONE)
		return code;
	r = sd_event_add_time_relative(copy->event, &timer, CLOCK_MONOTONIC, 0, 1, on_time, copy);
	if (r >= 0)
		r = sd_event_source_set_enabled(timer, SD_EVENT_ON);
	if (r >= 0)
		r = sd_event_loop(copy->event);
	if (r < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "the event loop failed: %s", strerror(-r));
	else
		code = r;
	sd_event_source_disable_unref(timer);
	sd_event_unref(copy->event);
	/* Copies what was recorded before the signal. */
	return code == EXIT_DONE ? copy_on(copy) : code;
}

int ctl_record(const struct ctl *ctl)
{
	struct copy copy = {.name = ctl->operands[0], .from = -1, .to = -1};
	int code;

	code = client_open(&copy.client, ctl);
	if (code == EXIT_DONE)
		code = recording_open(&copy.client, &copy.from);
	if (code == EXIT_DONE) {
		copy.to = open(copy.name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
		if (copy.to < 0)
			code = ctl_complain(errno == EEXIST ? EXIT_INPUT : EXIT_ENVIRONMENT,
					    errno == EEXIST ? "%s: %s; another name would be right"
							    : "%s: %s",
					    copy.name, strerror(errno));
	}
	if (code == EXIT_DONE)
		code = ctl->once ? copy_on(&copy) : follow(&copy);
	if (copy.to >= 0 && close(copy.to) < 0 && code == EXIT_DONE)
		code = ctl_complain(EXIT_ENVIRONMENT, "%s: %s", copy.name, strerror(errno));
	if (copy.from >= 0)
		close(copy.from);
	client_close(&copy.client);
	return code;
}
