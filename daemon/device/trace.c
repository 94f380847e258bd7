/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A reedtrace as a device, so that the code that reads boards can be shown and tried
 * without one. A file is played at its own times from the moment it is opened. Lines from a
 * FIFO have the time of their arrival; its writer may go and come back, and so may the FIFO
 * itself. A line that cannot be parsed is refused, and lines are skipped until a new trace
 * begins.
 */
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "config/configuration.h"
#include "device/device.h"
#include "input/trace.h"

#define BLOCK	 4096
#define TEXT_MAX ((size_t)64 << 20) /* of a file */
#define WAIT_MAX ((size_t)1 << 20)  /* of an incomplete line in a FIFO */

/*
 * A writer may write as fast as lines are read. In a turn of the loop some are, so that others have
 * theirs; before a deadline or an order as many as a pipe holds: what comes later is later.
 */
#define TURN_BLOCKS 4
#define PIPE_BLOCKS 16

struct played {
	struct device device;
	sd_event *event;
	const struct configuration *configuration;
	char path[PATH_MAX];
	bool is_file;
	int fd;
	sd_event_source *watch; /* of the folder of a FIFO */
	sd_event_source *io;	/* of a FIFO */
	sd_event_source *timer; /* of a file */
	char *text;
	size_t size;
	bool written; /* the present writer has written something */
	bool opened;  /* the header has been read */
	bool refused; /* lines before the next header are skipped */
	struct trace_reader reader;
	uint64_t began; /* when a file's play began */
	struct input next;
	bool has_next;
	uint64_t last;
};

static uint64_t stamp(struct played *played, uint64_t when)
{
	if (when > played->last)
		played->last = when;
	return played->last;
}

static void tell_state(struct played *played, uint64_t when, enum device_state state,
		       const char *why)
{
	const struct device_listener *listener = &played->device.listener;

	listener->state(listener->data, stamp(played, when), state, why);
}

static void tell(struct played *played, const struct input *input, uint64_t when)
{
	const struct device_listener *listener = &played->device.listener;

	if (input->type == INPUT_FRAME)
		listener->frame(listener->data, stamp(played, when), &input->frame);
	else if (input->command.verb == VERB_SOURCE_GONE)
		tell_state(played, when, DEVICE_ABSENT, "the trace says so");
	else if (input->command.verb == VERB_SOURCE_BACK)
		tell_state(played, when, DEVICE_READY, played->path);
	else if (listener->order && verb_role(input->command.verb) != ROLE_SOURCE)
		listener->order(listener->data, stamp(played, when), &input->command);
}

static void begin_text(struct played *played)
{
	free(played->text);
	played->text = NULL;
	played->size = 0;
	played->written = false;
	played->opened = false;
	played->refused = false;
}

/* Reads once. Returns 1, 0 when nothing is there now, or -EPIPE at the end. */
static int read_block(struct played *played)
{
	char *longer;
	ssize_t size;

	if (played->size > (played->is_file ? TEXT_MAX : WAIT_MAX))
		return -EFBIG;
	longer = realloc(played->text, played->size + BLOCK);
	if (!longer)
		return -ENOMEM;
	played->text = longer;
	size = read(played->fd, played->text + played->size, BLOCK);
	if (size > 0) {
		played->size += (size_t)size;
		played->written = true;
		return 1;
	}
	if (size < 0 && (errno == EAGAIN || errno == EINTR))
		return 0;
	return size < 0 ? -errno : -EPIPE;
}

/*
 * True once the text has a record, so that all `set` lines are complete; in a FIFO, a `set`
 * line.
 */
static bool has_record(const struct played *played, const char *text, size_t size)
{
	static const char set[] = "set";
	const char *end = text + size;
	const char *line = text;

	while (line < end && (*line < '0' || *line > '9')) {
		if (!played->is_file && (size_t)(end - line) >= strlen(set) &&
		    !memcmp(line, set, strlen(set)))
			return true;
		line = memchr(line, '\n', (size_t)(end - line));
		if (!line)
			return false;
		line++;
	}
	return line < end;
}

/* A file's own settings are only parsed; a FIFO is checked against those of the configuration. */
static int open_text(struct played *played, size_t size)
{
	struct settings settings;

	if (!played->is_file)
		return trace_open_live(&played->reader, played->path, played->text, size,
				       &played->configuration->settings);
	settings_default(&settings);
	return trace_open(&played->reader, played->path, played->text, size, &settings);
}

/* Gives the reader the lines that are complete. Returns 0, or -EINVAL with its error. */
static int show_lines(struct played *played)
{
	const char *newline = memrchr(played->text, '\n', played->size);
	size_t size = newline ? (size_t)(newline - played->text) + 1 : 0;

	played->reader.text = played->text;
	played->reader.size = size;
	if (played->opened || !has_record(played, played->text, size))
		return 0;
	if (open_text(played, size) < 0)
		return -EINVAL;
	played->opened = true;
	tell_state(played, device_clock(), DEVICE_READY, played->path);
	return 0;
}

static int listen_to(struct played *played);

static void tell_absent(struct played *played, const char *why)
{
	tell_state(played, device_clock(), DEVICE_ABSENT, why);
}

static void stop_listening(struct played *played)
{
	played->io = sd_event_source_disable_unref(played->io);
	if (played->fd >= 0)
		close(played->fd);
	played->fd = -1;
}

/* The writer has gone; the next one begins a new trace. */
static void lose(struct played *played, const char *why)
{
	char text[DEVICE_ERROR_SIZE];
	int r;

	stop_listening(played);
	begin_text(played);
	r = listen_to(played);
	if (r < 0)
		snprintf(text, sizeof(text), "%.200s: %s", played->path,
			 r == -EPERM ? "is no FIFO any more" : strerror(-r));
	tell_absent(played, r < 0 ? text : why);
}

static void forget(struct played *played, size_t taken)
{
	played->size -= taken;
	memmove(played->text, played->text + taken, played->size);
	played->reader.at = 0;
}

/* Skips the line that could not be parsed; the lines after it wait for a header. */
static void refuse(struct played *played)
{
	const struct device_listener *listener = &played->device.listener;
	const char *newline = memchr(played->text, '\n', played->size);
	size_t first = newline ? (size_t)(newline - played->text) + 1 : played->size;
	char error[TRACE_ERROR_SIZE];

	snprintf(error, sizeof(error), "%s", played->reader.error);
	forget(played, played->reader.at > first ? played->reader.at : first);
	played->opened = false;
	played->refused = true;
	if (listener->refused)
		listener->refused(listener->data, error);
	tell_absent(played, error);
}

/* True once the text begins with a header, or if nothing was refused. */
static bool find_header(struct played *played)
{
	const char *newline;

	while (played->refused && (newline = memchr(played->text, '\n', played->size))) {
		size_t length = (size_t)(newline - played->text);

		if (trace_is_header(played->text, length))
			played->refused = false;
		else
			forget(played, length + 1);
	}
	return !played->refused;
}

/* Reports the complete lines. Returns 0, or -EINVAL with the reader's error. */
static int tell_lines(struct played *played, uint64_t now)
{
	struct input input;
	int r = show_lines(played);

	while (r == 0 && played->opened && (r = trace_next(&played->reader, &input)) > 0) {
		tell(played, &input, now);
		r = 0;
	}
	return r;
}

static void take_lines(struct played *played)
{
	uint64_t now = device_clock();

	while (find_header(played) && tell_lines(played, now) < 0)
		refuse(played);
	/* Frees what was read: a FIFO may be written to for weeks. */
	if (played->opened)
		forget(played, played->reader.at);
}

static void drain_fifo(struct played *played, unsigned int blocks)
{
	int r = 0;

	while (blocks-- && (r = read_block(played)) > 0)
		take_lines(played);
	if (r < 0 && (r != -EPIPE || played->written))
		lose(played, r == -EPIPE ? "nobody writes into it any more" : strerror(-r));
}

static int on_readable(sd_event_source *io, int fd, uint32_t events, void *data)
{
	struct played *played = data;

	(void)io, (void)fd, (void)events;
	drain_fifo(played, TURN_BLOCKS);
	if (!played->written && (events & EPOLLHUP))
		lose(played, "nobody writes into it any more");
	return 0;
}

static int check_what_it_is(struct played *played)
{
	struct stat status;

	if (fstat(played->fd, &status) < 0)
		return -errno;
	/* The type of the file at the daemon's start decides how it is read. */
	if (!played->watch)
		played->is_file = S_ISREG(status.st_mode);
	return S_ISFIFO(status.st_mode) || played->is_file ? 0 : -EPERM;
}

/* Opens the FIFO anew: one that was read to its end would stay readable without a writer. */
static int listen_to(struct played *played)
{
	int r;

	played->fd = open(played->path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	if (played->fd < 0)
		return -errno;
	r = check_what_it_is(played);
	if (r == 0 && !played->is_file)
		r = sd_event_add_io(played->event, &played->io, played->fd, EPOLLIN, on_readable,
				    played);
	if (r < 0)
		stop_listening(played);
	return r;
}

static bool is_what_is_read(const struct played *played)
{
	struct stat there, open;

	return played->fd >= 0 && stat(played->path, &there) == 0 &&
	       fstat(played->fd, &open) == 0 && there.st_dev == open.st_dev &&
	       there.st_ino == open.st_ino;
}

/*
 * A file of that name has come or gone. The writer of a deleted FIFO is read until another
 * FIFO stands in its place.
 */
static int on_folder(sd_event_source *watch, const struct inotify_event *event, void *data)
{
	struct played *played = data;
	char path[PATH_MAX];

	(void)watch;
	memcpy(path, played->path, sizeof(path));
	if (event->len == 0 || strcmp(event->name, basename(path)) != 0 || is_what_is_read(played))
		return 0;
	if (played->fd >= 0)
		drain_fifo(played, PIPE_BLOCKS);
	if (!played->written || access(played->path, F_OK) == 0)
		lose(played, "it has been made again; nobody has written into it yet");
	return 0;
}

static int watch_folder(struct played *played)
{
	char path[PATH_MAX];

	memcpy(path, played->path, sizeof(path));
	return sd_event_add_inotify(played->event, &played->watch, dirname(path),
				    IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM, on_folder,
				    played);
}

static void arm(struct played *played)
{
	if (!played->has_next)
		return;
	sd_event_source_set_time(played->timer, played->began + (uint64_t)played->next.t);
	sd_event_source_set_enabled(played->timer, SD_EVENT_ONESHOT);
}

static void fetch(struct played *played)
{
	int r = trace_next(&played->reader, &played->next);

	played->has_next = r > 0;
	if (r <= 0)
		tell_state(played, device_clock(), DEVICE_ABSENT,
			   r < 0 ? played->reader.error : DEVICE_TRACE_ENDED);
}

static void drain_file(struct played *played)
{
	uint64_t now = device_clock();

	while (played->has_next && played->began + (uint64_t)played->next.t <= now) {
		tell(played, &played->next, played->began + (uint64_t)played->next.t);
		fetch(played);
	}
	arm(played);
}

static int on_time(sd_event_source *timer, uint64_t usec, void *data)
{
	(void)timer, (void)usec;
	drain_file(data);
	return 0;
}

/* The loop starts when all else is open, so that the first sample is not late. */
static int play(struct played *played)
{
	int r;

	while ((r = read_block(played)) > 0)
		;
	if (r != -EPIPE)
		return r < 0 ? r : -EIO;
	r = sd_event_add_time(played->event, &played->timer, CLOCK_MONOTONIC, 0, 1, on_time,
			      played);
	if (r < 0)
		return r;
	played->began = device_clock();
	r = show_lines(played);
	if (r < 0)
		return r;
	if (!played->opened) {
		snprintf(played->reader.error, sizeof(played->reader.error),
			 "%.200s: expected `reedtrace 1` and a sample, such as "
			 "`0 ffff00000000ffff 0`",
			 played->path);
		return -EINVAL;
	}
	fetch(played);
	arm(played);
	return 0;
}

static void drain(struct device *device)
{
	struct played *played = (struct played *)device;

	if (played->is_file)
		drain_file(played);
	else if (played->fd >= 0)
		drain_fifo(played, PIPE_BLOCKS);
}

static void close_played(struct device *device)
{
	struct played *played = (struct played *)device;

	stop_listening(played);
	sd_event_source_disable_unref(played->watch);
	sd_event_source_disable_unref(played->timer);
	sd_event_unref(played->event);
	free(played->text);
	free(played);
}

static int start(struct played *played, char error[DEVICE_ERROR_SIZE])
{
	int r = listen_to(played);

	if (r >= 0)
		r = played->is_file ? play(played) : watch_folder(played);
	if (r >= 0 && !played->is_file)
		tell_absent(played, "nobody has written into it yet");
	if (r < 0)
		snprintf(error, DEVICE_ERROR_SIZE, "%s",
			 r == -EINVAL  ? played->reader.error
			 : r == -EPERM ? "is neither a file nor a FIFO"
				       : strerror(-r));
	return r < 0 ? r : 0;
}

static int open_trace(const char *place, const struct configuration *configuration, sd_event *event,
		      const struct device_listener *listener, struct device **device,
		      char error[DEVICE_ERROR_SIZE])
{
	struct played *played = calloc(1, sizeof(*played));
	char reason[DEVICE_ERROR_SIZE];
	int r;

	if (!*place) {
		snprintf(error, DEVICE_ERROR_SIZE,
			 "trace: expects a file or a FIFO behind the colon");
		free(played);
		return -EINVAL;
	}
	if (!played) {
		snprintf(error, DEVICE_ERROR_SIZE, "trace: no memory");
		return -ENOMEM;
	}
	played->device.kind = &device_trace;
	played->device.listener = *listener;
	played->event = sd_event_ref(event);
	played->configuration = configuration;
	snprintf(played->path, sizeof(played->path), "%s", place);
	snprintf(played->device.spec, sizeof(played->device.spec), "trace:%.150s", place);
	r = start(played, reason);
	if (r == 0) {
		*device = &played->device;
		return 0;
	}
	if (r == -EINVAL)
		snprintf(error, DEVICE_ERROR_SIZE, "%s", reason);
	else
		snprintf(error, DEVICE_ERROR_SIZE, "%.200s: %.200s", place, reason);
	close_played(&played->device);
	return r;
}

static int list_none(const struct configuration *configuration,
		     void (*found)(void *data, const struct device_found *found), void *data)
{
	(void)configuration, (void)found, (void)data;
	return 0;
}

const struct device_kind device_trace = {
	.name = "trace",
	.open = open_trace,
	.drain = drain,
	.close = close_played,
	.list = list_none,
};
