/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes what is kept of the present game into a file of the user's, as a trace, and goes on as
 * more is kept. touchmoved keeps it from its start on, so the trace begins where the game did,
 * even if it is asked for later.
 *
 * A log only grows, so that what was written stays. Where the next game begins a log of its own the
 * file is complete, and the next one gets a file of its own: one trace of both would not be judged
 * as they were.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ctl/fetch.h"
#include "ctl/kept.h"

/* How often it is asked for more, in µs. */
#define LOOK_AGAIN ((uint64_t)1000000)

struct copy {
	struct client client;
	sd_event *event;
	char name[PATH_MAX];
	int fd;
	char *written; /* what stands in the file */
	size_t size;
};

/* What is kept now, as a log and as the trace of it. */
struct present {
	struct kept kept;
	char *log;
	char *trace;
	size_t size;
};

static void present_clear(struct present *present)
{
	free(present->log);
	free(present->trace);
}

static int fetch(struct copy *copy, unsigned int game, struct present *present)
{
	FILE *file;
	int code;

	*present = (struct present){.kept.name = "what is kept"};
	code = log_fetch(&copy->client, game, &present->log, &present->kept.size);
	if (code != EXIT_DONE)
		return code;
	present->kept.text = present->log;
	file = open_memstream(&present->trace, &present->size);
	if (file)
		kept_write_trace(file, &present->kept);
	if (file && fclose(file) == 0)
		return EXIT_DONE;
	present_clear(present);
	return ctl_complain(EXIT_ENVIRONMENT, "no memory");
}

static int open_file(struct copy *copy)
{
	copy->fd = open(copy->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	if (copy->fd >= 0)
		return EXIT_DONE;
	if (errno == EEXIST)
		return ctl_complain(EXIT_INPUT, "%s: %s; another name would be right", copy->name,
				    strerror(errno));
	return ctl_complain(EXIT_ENVIRONMENT, "%s: %s", copy->name, strerror(errno));
}

static int close_file(struct copy *copy)
{
	int fd = copy->fd;

	copy->fd = -1;
	free(copy->written);
	copy->written = NULL;
	copy->size = 0;
	if (fd >= 0 && close(fd) < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "%s: %s", copy->name, strerror(errno));
	return EXIT_DONE;
}

/* True where @present is the log that the file has the beginning of. */
static bool is_same_log(const struct copy *copy, const struct present *present)
{
	return present->size >= copy->size &&
	       (!copy->size || !memcmp(present->trace, copy->written, copy->size));
}

/* Appends what is new, and keeps the trace. */
static int append(struct copy *copy, struct present *present)
{
	while (copy->size < present->size) {
		ssize_t put =
			write(copy->fd, present->trace + copy->size, present->size - copy->size);

		if (put < 0)
			return ctl_complain(EXIT_ENVIRONMENT, "%s: %s", copy->name,
					    strerror(errno));
		copy->size += (size_t)put;
	}
	free(copy->written);
	copy->written = present->trace;
	present->trace = NULL;
	return EXIT_DONE;
}

/* The rest of the game before @game, if it can still be had. */
static int complete(struct copy *copy, unsigned int game)
{
	struct present last;
	int code = game > 1 ? fetch(copy, game - 1, &last) : EXIT_NO;

	if (code != EXIT_DONE)
		return EXIT_DONE;
	if (is_same_log(copy, &last))
		code = append(copy, &last);
	present_clear(&last);
	return code;
}

/* The log of @game, from 1, begins: it goes to the file's name with a point and its number. */
static int turn_over(struct copy *copy, unsigned int game)
{
	const struct ctl *ctl = copy->client.ctl;
	int code = complete(copy, game);

	if (code == EXIT_DONE)
		code = close_file(copy);
	if (code != EXIT_DONE)
		return code;
	if (snprintf(copy->name, sizeof(copy->name), "%s.%u", ctl->operands[0], game) >=
	    (int)sizeof(copy->name))
		return ctl_complain(EXIT_INPUT, "%s: the name is too long", ctl->operands[0]);
	ctl_complain(EXIT_DONE, "%s is complete; game %u goes to %s", ctl->operands[0], game,
		     copy->name);
	return open_file(copy);
}

/* Writes what was kept since the last time. Returns EXIT_DONE, or prints the error. */
static int copy_on(struct copy *copy)
{
	struct present present;
	int code = fetch(copy, 0, &present);

	if (code != EXIT_DONE)
		return code;
	if (!is_same_log(copy, &present))
		code = turn_over(copy, kept_first_game(&present.kept));
	if (code == EXIT_DONE)
		code = append(copy, &present);
	present_clear(&present);
	return code;
}

static int on_time(sd_event_source *timer, uint64_t now, void *data)
{
	struct copy *copy = data;
	int code;

	if (!client_daemon_is_there(&copy->client)) {
		sd_event_exit(copy->event,
			      ctl_complain(EXIT_DONE, "touchmoved is gone; 'touchmovectl export' "
						      "has what it kept since, once it is back"));
		return 0;
	}
	code = copy_on(copy);
	if (code != EXIT_DONE)
		sd_event_exit(copy->event, code);
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
	r = sd_event_add_time_relative(copy->event, &timer, CLOCK_MONOTONIC, LOOK_AGAIN, 0, on_time,
				       copy);
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
	/* Writes what was kept before the signal. */
	if (code == EXIT_DONE && client_daemon_is_there(&copy->client))
		code = copy_on(copy);
	return code;
}

int ctl_record(const struct ctl *ctl)
{
	struct copy copy = {.fd = -1};
	struct present present = {0};
	int code, closed;

	if (snprintf(copy.name, sizeof(copy.name), "%s", ctl->operands[0]) >=
	    (int)sizeof(copy.name))
		return ctl_complain(EXIT_INPUT, "%s: the name is too long", ctl->operands[0]);
	code = client_open(&copy.client, ctl);
	/* Where there is nothing, no file is made. */
	if (code == EXIT_DONE)
		code = fetch(&copy, 0, &present);
	if (code == EXIT_DONE)
		code = open_file(&copy);
	if (code == EXIT_DONE)
		code = append(&copy, &present);
	present_clear(&present);
	if (code == EXIT_DONE && !ctl->once)
		code = follow(&copy);
	closed = close_file(&copy);
	client_close(&copy.client);
	return code == EXIT_DONE ? closed : code;
}
