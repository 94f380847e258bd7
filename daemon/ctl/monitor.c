/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Prints the events of a stream as they arrive. */
#include "event/event.h"
#include "util/keys.h"
#include "ctl/follow.h"
#include "ctl/monitor.h"

struct monitor {
	const struct ctl *ctl;
	struct follow follow;
	bool done;
};

bool event_is_the_end(struct json_object *event)
{
	return event_json_type(event) == EVENT_GAME && !strcmp(text_of(event, "state"), "ended");
}

void event_print(struct json_object *event, bool json)
{
	char line[EVENT_LINE_SIZE];

	if (json) {
		puts(json_object_to_json_string_ext(event, JSON_C_TO_STRING_PLAIN |
								   JSON_C_TO_STRING_NOSLASHESCAPE));
		return;
	}
	event_json_line(event, line, sizeof(line));
	puts(line);
}

static void take(void *data, struct json_object *event)
{
	struct monitor *monitor = data;

	if (monitor->done)
		return;
	event_print(event, monitor->ctl->json);
	fflush(stdout);
	if (ferror(stdout))
		sd_event_exit(monitor->follow.event, EXIT_ENVIRONMENT);
	if (!monitor->ctl->until_end || !event_is_the_end(event))
		return;
	monitor->done = true;
	sd_event_exit(monitor->follow.event, EXIT_DONE);
}

int ctl_monitor(const struct ctl *ctl)
{
	struct monitor monitor = {.ctl = ctl};
	struct follow *follow = &monitor.follow;
	int code;

	follow->take = take;
	follow->data = &monitor;
	code = ctl_loop(&follow->event, EXIT_DONE);
	if (code == EXIT_DONE)
		code = follow_open(follow, ctl);
	if (code == EXIT_DONE)
		code = sd_event_loop(follow->event);
	if (follow->vanished && !monitor.done)
		ctl_complain(EXIT_ENVIRONMENT, "touchmoved has gone");
	follow_close(follow);
	sd_event_unref(follow->event);
	return code < 0 ? EXIT_ENVIRONMENT : code;
}
