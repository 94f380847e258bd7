/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Opens the device itself, because the daemon reports pieces and not contacts. On a terminal
 * it shows a screen, elsewhere lines; making a map and the test are dialogues in lines on both.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "config/configurations.h"
#include "util/text.h"
#include "ctl/monitor.h"
#include "ctl/wiring/wiring.h"
#include "ctl/wiring/wrap.h"
#include "input/wiring.h"

/* The board that --board names, or the only one, or what all have in common. */
static const struct configuration *choose_board(const struct configurations *configurations,
						const char *id)
{
	const struct configuration *found = id ? configurations_find(configurations, id) : NULL;

	if (!found && !id && configurations->count == 1)
		found = &configurations->boards[0].configuration;
	return found ? found : &configurations->general;
}

int ctl_configuration(const struct ctl *ctl, struct configuration *configuration)
{
	const char *name = ctl->configuration ? ctl->configuration : CONFIGURATION_DEFAULT;
	struct configurations configurations;
	char error[CONFIGURATION_ERROR_SIZE];
	int r;

	configurations_default(&configurations);
	r = configurations_read(&configurations, name, error);
	if (r == 0 && ctl->board && configurations.count &&
	    !configurations_find(&configurations, ctl->board)) {
		configurations_clear(&configurations);
		return ctl_complain(EXIT_INPUT, "no board '%.60s' is configured", ctl->board);
	}
	*configuration = *choose_board(&configurations, ctl->board);
	configurations_clear(&configurations);
	if (r == 0 || (r == -ENOENT && !ctl->configuration))
		return EXIT_DONE;
	return ctl_complain(EXIT_INPUT, "%s", error);
}

static void say(void *data, const char *line)
{
	const struct wiring *wiring = data;

	/* With --json standard output is for JSON alone. */
	FILE *file = wiring->ctl->json ? stderr : stdout;

	if (wiring->on_screen)
		return;
	wrap_print(file, line);
	fflush(file);
	if (ferror(file))
		sd_event_exit(wiring->event, EXIT_ENVIRONMENT);
}

static void tell(void *data, const struct contacts_change *change)
{
	const struct wiring *wiring = data;
	struct json_object *object;
	char line[CONTACTS_LINE_SIZE];

	if (wiring->ctl->json) {
		object = contacts_json(change);
		event_print(object, true);
		fflush(stdout);
		json_object_put(object);
		if (ferror(stdout))
			sd_event_exit(wiring->event, EXIT_ENVIRONMENT);
	} else {
		contacts_line(change, line);
		say(data, line);
	}
}

bool wiring_attribute_path(const struct wiring *wiring, const char *name, char *path, size_t size)
{
	const char *node = strrchr(wiring->device->spec, '/');

	if (!node || strncmp(wiring->device->spec, "chardev:", strlen("chardev:")))
		return false;
	snprintf(path, size, "/sys/class/reedboard/%.200s/%s", node + 1, name);
	return true;
}

void wiring_read_applied(const struct wiring *wiring, uint8_t applied[64])
{
	char reason[SETTINGS_ERROR_SIZE];
	char path[300];
	char line[300] = "";
	FILE *file;

	wiring_default(applied);
	if (!wiring_attribute_path(wiring, "wiring", path, sizeof(path)))
		return;
	file = fopen(path, "re");
	if (!file)
		return;
	if (fgets(line, sizeof(line), file)) {
		line[strcspn(line, "\n")] = '\0';
		wiring_read(line, applied, reason);
	}
	fclose(file);
}

bool wiring_has_tree(const struct wiring *wiring)
{
	return !strncmp(wiring->device->spec, "chardev:", strlen("chardev:")) ||
	       !strncmp(wiring->device->spec, "trace:", strlen("trace:"));
}

struct json_object *wiring_map_json(const uint8_t map[64])
{
	struct json_object *array = json_object_new_array();
	char name[3];
	int contact;

	for (contact = 0; contact < 64; contact++) {
		laws_square_write((laws_square)map[contact], name);
		json_object_array_add(array, map[contact] == WIRING_NO_SQUARE
						     ? NULL
						     : json_object_new_string(name));
	}
	return array;
}

static int print_map_json(const struct wiring *wiring, const uint8_t tree[64])
{
	struct json_object *object = json_object_new_object();

	json_object_object_add(object, "wiring", wiring_map_json(wiring->mapping.wiring));
	if (wiring_has_tree(wiring))
		json_object_object_add(object, "touchmove,wiring", wiring_map_json(tree));
	event_print(object, true);
	json_object_put(object);
	fflush(stdout);
	return ferror(stdout) ? EXIT_ENVIRONMENT : EXIT_DONE;
}

void wiring_print_map(const struct wiring *wiring, const uint8_t configured[64],
		      const uint8_t tree[64])
{
	unsigned int contact, count = 0;

	for (contact = 0; contact < 64; contact++)
		count += configured[contact] != WIRING_NO_SQUARE;
	printf("\n# For " CONFIGURATION_DEFAULT ", squares with a contact: %u.\n", count);
	mapping_write_configuration(stdout, configured);
	if (wiring_has_tree(wiring)) {
		puts("\n// Or else for the board's node in the device tree, and no Wiring= then:");
		mapping_write_property(stdout, tree);
	}
	fflush(stdout);
}

static int print_map(const struct wiring *wiring)
{
	uint8_t applied[64], composed[64];

	if (!mapping_count(&wiring->mapping))
		return ctl_complain(EXIT_NO, "no contact was found, so there is no map");
	if (wiring->found) {
		wiring->found->ended = wiring->found->has_map = true;
		memcpy(wiring->found->map, wiring->mapping.wiring, sizeof(wiring->found->map));
		return EXIT_DONE;
	}
	wiring_read_applied(wiring, applied);
	mapping_compose(applied, wiring->mapping.wiring, composed);
	if (wiring->ctl->json)
		return print_map_json(wiring, composed);
	wiring_print_map(wiring, wiring->mapping.wiring, composed);
	return ferror(stdout) ? EXIT_ENVIRONMENT : EXIT_DONE;
}

static void end_if_done(struct wiring *wiring)
{
	if (wiring->rehearses ? rehearsal_is_done(&wiring->rehearsal)
			      : wiring->ctl->make && mapping_is_done(&wiring->mapping))
		sd_event_exit(wiring->event, EXIT_DONE);
}

static uint64_t next_deadline(const struct wiring *wiring)
{
	if (wiring->trial)
		return trial_deadline(wiring->trial);
	return wiring->rehearses ? wiring->rehearsal.deadline : wiring->mapping.deadline;
}

static void rearm(struct wiring *wiring)
{
	uint64_t deadline = next_deadline(wiring);

	end_if_done(wiring);
	if (deadline == UINT64_MAX) {
		sd_event_source_set_enabled(wiring->timer, SD_EVENT_OFF);
		return;
	}
	sd_event_source_set_time(wiring->timer, deadline);
	sd_event_source_set_enabled(wiring->timer, SD_EVENT_ONESHOT);
}

/* Frames from before @now are taken first. */
static void advance(struct wiring *wiring, uint64_t now)
{
	wiring->device->kind->drain(wiring->device);
	if (wiring->trial)
		trial_advance(wiring->trial, now);
	else if (wiring->rehearses)
		rehearsal_advance(&wiring->rehearsal, now);
	else
		mapping_advance(&wiring->mapping, now);
}

/* As in the daemon, frames from before the deadline are taken first. */
static int on_deadline(sd_event_source *timer, uint64_t usec, void *data)
{
	struct wiring *wiring = data;
	uint64_t now = device_clock();

	(void)timer, (void)usec;
	advance(wiring, now);
	rearm(wiring);
	return 0;
}

/* Reports a fault, during which no piece can be seen. */
static void tell_fault(struct wiring *wiring, bool fault)
{
	struct contacts_change change = {.type = CONTACTS_FAULT, .on = fault};
	char line[CONTACTS_LINE_SIZE];

	if (fault == wiring->contacts.fault)
		return;
	wiring->contacts.fault = fault;
	contacts_line(&change, line);
	say(wiring, line);
}

/* Says what the driver says is wrong; nothing for a board that does not answer at all. */
static void say_reason(struct wiring *wiring)
{
	char path[300], reason[400] = "";
	FILE *file = NULL;

	if (wiring_attribute_path(wiring, "fault_reason", path, sizeof(path)))
		file = fopen(path, "re");
	if (!file)
		return;
	if (!fgets(reason, sizeof(reason), file))
		reason[0] = '\0';
	fclose(file);
	reason[strcspn(reason, "\n")] = '\0';
	text_clean(reason);
	if (reason[0])
		say(wiring, reason);
}

/* Once for each fault. */
static void tell_reason(struct wiring *wiring, bool fault)
{
	if (fault && !wiring->fault)
		say_reason(wiring);
	wiring->fault = fault;
}

static void take_frame(void *data, uint64_t when, const struct frame *frame)
{
	struct wiring *wiring = data;
	struct frame squares = *frame;

	if (wiring->trial) {
		trial_frame(wiring->trial, when, frame);
		rearm(wiring);
		return;
	}
	tell_reason(wiring, frame->flags & FRAME_FAULT);
	if (wiring->ctl->make) {
		tell_fault(wiring, frame->flags & FRAME_FAULT);
		if (!wiring->contacts.fault)
			mapping_contacts(&wiring->mapping, frame->squares, when);
		rearm(wiring);
		return;
	}
	wiring_apply(wiring->configuration.wiring, &squares);
	if (wiring->rehearses) {
		tell_fault(wiring, frame->flags & FRAME_FAULT);
		if (!wiring->contacts.fault)
			rehearsal_squares(&wiring->rehearsal, squares.squares, when);
		rearm(wiring);
		return;
	}
	contacts_take(&wiring->contacts, &squares, tell, wiring);
}

static void take_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	struct wiring *wiring = data;
	char line[DEVICE_TEXT_SIZE + 40];

	(void)when;
	wiring->state = state;
	snprintf(wiring->why, sizeof(wiring->why), "%s", why);
	text_clean(wiring->why);
	if (wiring->trial && state == DEVICE_ABSENT && !strcmp(why, DEVICE_TRACE_ENDED)) {
		trial_end_of_trace(wiring->trial);
		return;
	}
	if (state == DEVICE_ABSENT && !strcmp(why, DEVICE_TRACE_ENDED)) {
		mapping_advance(&wiring->mapping, UINT64_MAX - 1);
		sd_event_exit(wiring->event, EXIT_NO);
		end_if_done(wiring);
		return;
	}
	snprintf(line, sizeof(line), "%s: %s",
		 state == DEVICE_READY ? "reading" : "waiting for a board", wiring->why);
	say(wiring, line);
	if (wiring->trial && state == DEVICE_READY) {
		trial_ready(wiring->trial, when);
		rearm(wiring);
	}
}

static void take_word(struct wiring *wiring, const char *word)
{
	if (wiring->trial) {
		if (!strcmp(word, "quit") || !strcmp(word, "q"))
			sd_event_exit(wiring->event, EXIT_NO);
		else
			trial_word(wiring->trial, word, device_clock());
		rearm(wiring);
		return;
	}
	if (wiring->rehearses) {
		if (!strcmp(word, "quit") || !strcmp(word, "q"))
			sd_event_exit(wiring->event, EXIT_NO);
		else if (word[0])
			say(wiring, "expected quit, or nothing");
		return;
	}
	if (!strcmp(word, "back") || !strcmp(word, "b"))
		mapping_order(&wiring->mapping, MAPPING_BACK);
	else if (!strcmp(word, "skip") || !strcmp(word, "s"))
		mapping_order(&wiring->mapping, MAPPING_SKIP);
	else if (!strcmp(word, "done"))
		sd_event_exit(wiring->event, EXIT_DONE);
	else if (!strcmp(word, "quit") || !strcmp(word, "q"))
		sd_event_exit(wiring->event, EXIT_NO);
	else if (word[0])
		say(wiring, "expected back, skip, done or quit");
	rearm(wiring);
}

/*
 * Takes whole lines from what was typed so far; at the @end, or when the buffer is full, also
 * the rest.
 */
static void take_lines(struct wiring *wiring, bool end)
{
	char *line = wiring->typed;
	char *newline;

	while ((newline = strchr(line, '\n'))) {
		*newline = '\0';
		take_word(wiring, line);
		line = newline + 1;
	}
	wiring->typed_length = strlen(line);
	if (end || wiring->typed_length == sizeof(wiring->typed) - 1) {
		take_word(wiring, line);
		wiring->typed_length = 0;
	}
	memmove(wiring->typed, line, wiring->typed_length);
}

static int on_typed(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct wiring *wiring = data;
	size_t room = sizeof(wiring->typed) - 1 - wiring->typed_length;
	ssize_t size = read(fd, wiring->typed + wiring->typed_length, room);

	(void)events;
	if (size < 0 && (errno == EINTR || errno == EAGAIN))
		return 0;
	wiring->typed_length += size > 0 ? (size_t)size : 0;
	wiring->typed[wiring->typed_length] = '\0';
	advance(wiring, device_clock());
	take_lines(wiring, size <= 0);
	return size > 0 ? 0 : sd_event_source_set_enabled(source, SD_EVENT_OFF);
}

static int open_event_loop(struct wiring *wiring)
{
	/* A map that a signal interrupts is not finished. */
	int code = ctl_loop(&wiring->event, wiring->found ? EXIT_UNDECIDED : EXIT_NO);
	int r;

	if (code != EXIT_DONE)
		return code;
	r = sd_event_add_time(wiring->event, &wiring->timer, CLOCK_MONOTONIC, 0, 1, on_deadline,
			      wiring);
	if (r >= 0)
		r = sd_event_source_set_enabled(wiring->timer, SD_EVENT_OFF);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "no timer: %s", strerror(-r));
	return EXIT_DONE;
}

static const char *source_of(const struct wiring *wiring)
{
	if (wiring->ctl->count)
		return wiring->ctl->operands[0];
	return wiring->ctl->source ? wiring->ctl->source : wiring->configuration.source;
}

static int open_device(struct wiring *wiring)
{
	const struct device_listener listener = {
		.frame = take_frame,
		.state = take_state,
		.data = wiring,
	};
	const char *spec = source_of(wiring);
	const struct device_kind *kind = &device_any;
	const char *place = "";
	char error[DEVICE_ERROR_SIZE];
	int r;

	if (!strncmp(spec, "trace:", strlen("trace:"))) {
		kind = &device_trace;
		place = spec + strlen("trace:");
	} else if (spec[0]) {
		kind = device_kind_of(spec, &place);
	}
	if (!kind)
		return ctl_complain(EXIT_INPUT,
				    "--source expects chardev:, usb: or gpio: with a place or "
				    "without, or trace:FILE, not '%.100s'",
				    spec);
	r = kind->open(place, &wiring->configuration, wiring->event, &listener, &wiring->device,
		       error);
	if (r == -EBUSY)
		return ctl_complain(EXIT_ENVIRONMENT, "%s; if touchmoved reads it, stop that first",
				    error);
	if (r < 0)
		return ctl_complain(r == -EINVAL ? EXIT_INPUT : EXIT_ENVIRONMENT, "%s", error);
	return EXIT_DONE;
}

static int begin_mapping(struct wiring *wiring)
{
	wiring->mapping = (struct mapping){
		.settle_time = MAPPING_SETTLE_TIME,
		.say = say,
		.data = wiring,
		.deadline = UINT64_MAX,
	};
	if (wiring->ctl->settle_time)
		wiring->mapping.settle_time = wiring->ctl->settle_time;
	wiring->rehearsal = (struct rehearsal){
		.settle_time = wiring->mapping.settle_time,
		.say = say,
		.data = wiring,
		.deadline = UINT64_MAX,
	};
	if (wiring->ctl->test) {
		wiring->trial = trial_new(wiring);
		if (!wiring->trial)
			return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	}
	if (!wiring->ctl->make && !wiring->ctl->test && !wiring->rehearses)
		return EXIT_DONE;
	if (wiring->ctl->make)
		mapping_begin(&wiring->mapping);
	if (wiring->rehearses)
		rehearsal_begin(&wiring->rehearsal);
	/* A regular file cannot be polled, and has all its lines at once. */
	sd_event_add_io(wiring->event, NULL, STDIN_FILENO, EPOLLIN, on_typed, wiring);
	return EXIT_DONE;
}

/* What a loop that ended with @code leads to. */
static int end(struct wiring *wiring, int code)
{
	if (wiring->found && code == EXIT_UNDECIDED) {
		wiring->found->interrupted = true;
		code = EXIT_NO;
	}
	if (wiring->trial)
		return trial_end(wiring->trial, code);
	if (wiring->rehearses) {
		wiring->found->ended = code == EXIT_DONE;
		return code;
	}
	if (!wiring->ctl->make)
		return code == EXIT_NO ? EXIT_DONE : code;
	if (code == EXIT_NO)
		return ctl_complain(EXIT_NO, "ended before the last square: there is no map");
	return code == EXIT_DONE ? print_map(wiring) : code;
}

static int run(struct wiring *wiring)
{
	int code = open_event_loop(wiring);
	int r;

	if (code == EXIT_DONE)
		code = begin_mapping(wiring);
	if (code == EXIT_DONE)
		code = open_device(wiring);
	if (code == EXIT_DONE && wiring->trial && wiring->state == DEVICE_READY) {
		trial_ready(wiring->trial, device_clock());
		rearm(wiring);
	}
	if (code == EXIT_DONE && !wiring->ctl->make && !wiring->ctl->test && !wiring->rehearses &&
	    !wiring->ctl->json && isatty(STDOUT_FILENO))
		code = wiring_screen_open(wiring);
	if (code != EXIT_DONE)
		return code;
	r = sd_event_loop(wiring->event);
	wiring_screen_close(wiring);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "the event loop failed: %s", strerror(-r));
	return end(wiring, r);
}

/* Closes and frees what @wiring has. */
static void close_wiring(struct wiring *wiring)
{
	if (wiring->device)
		wiring->device->kind->close(wiring->device);
	sd_event_source_disable_unref(wiring->timer);
	sd_event_unref(wiring->event);
	trial_free(wiring->trial);
	free(wiring);
}

int wiring_walk(const struct ctl *ctl, const struct configuration *configuration,
		struct wiring_found *found)
{
	struct wiring *wiring = calloc(1, sizeof(*wiring));
	int code;

	*found = (struct wiring_found){0};
	if (!wiring)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	wiring->ctl = ctl;
	wiring->found = found;
	wiring->configuration = *configuration;
	wiring->rehearses = !ctl->make && !ctl->test;
	code = run(wiring);
	close_wiring(wiring);
	return code;
}

int ctl_wiring(const struct ctl *ctl)
{
	struct wiring *wiring = calloc(1, sizeof(*wiring));
	int code;

	if (!wiring)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	wiring->ctl = ctl;
	if (ctl->count && ctl->source) {
		free(wiring);
		return ctl_complain(EXIT_INPUT,
				    "one source, please, not both '%.100s' and --source '%.100s'",
				    ctl->operands[0], ctl->source);
	}
	if (ctl->make && ctl->test) {
		free(wiring);
		return ctl_complain(EXIT_INPUT, "--make and --test are two commands; one, please");
	}
	if (ctl->topology && trial_topology(ctl->topology) < 0) {
		free(wiring);
		return ctl_complain(EXIT_INPUT,
				    "--topology expects " CTL_TOPOLOGIES ", not '%.40s'",
				    ctl->topology);
	}
	code = ctl_configuration(ctl, &wiring->configuration);
	if (code == EXIT_DONE)
		code = run(wiring);
	close_wiring(wiring);
	return code;
}
