/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * /dev/reedboardN of the kernel module. The node comes and goes with the driver. When it
 * goes, the queued frames are still read to the end; then the folder is watched until a
 * node can be opened. The watch also reports changes of access rights, which udev sets a
 * moment after the node appears.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "device/chardev.h"

#define NODE_NAME  "reedboard"
#define FRAMES_MAX 64
/*
 * A node that cannot be read is also tried again after this time, in µs: not every cause of
 * a refusal shows in the watch.
 */
#define RETRY_TIME ((uint64_t)2000000)

struct chardev {
	struct device device;
	const struct chardev_places *places;
	sd_event *event;
	char place[PATH_MAX]; /* empty: any node */
	char folder[PATH_MAX];
	int fd; /* -1: absent */
	sd_event_source *io;
	sd_event_source *watch;
	sd_event_source *retry;
	uint64_t last; /* time of the last frame or state reported */
	bool told;     /* absence has been reported */
	char why[DEVICE_TEXT_SIZE];
};

static int info_of(int fd, struct reedboard_info *info)
{
	return ioctl(fd, REEDBOARD_GET_INFO, info) < 0 ? -errno : 0;
}

static const struct chardev_places usual_places = {
	.nodes = "/dev",
	.attributes = "/sys/class/reedboard",
	.info = info_of,
};

static uint32_t in_bounds(uint64_t uncertainty)
{
	return uncertainty < UINT32_MAX ? (uint32_t)uncertainty : UINT32_MAX;
}

/* In whole µs, so that it goes back as far at least. */
static uint32_t uncertainty_of(const struct reedboard_frame *frame)
{
	return in_bounds((frame->uncertainty_ns + (uint64_t)999) / 1000);
}

void chardev_frame(const struct reedboard_frame *from, struct frame *to)
{
	static const struct {
		uint32_t theirs;
		uint8_t ours;
	} inputs[] = {
		{REEDBOARD_INPUT_WHITE, INPUT_WHITE_LEVER},
		{REEDBOARD_INPUT_BLACK, INPUT_BLACK_LEVER},
		{REEDBOARD_INPUT_ADJUST, INPUT_ADJUST},
		{REEDBOARD_INPUT_ARBITER, INPUT_ARBITER},
	};
	size_t i;

	*to = (struct frame){
		.squares = from->squares,
		.uncertainty = uncertainty_of(from),
	};
	for (i = 0; i < sizeof(inputs) / sizeof(inputs[0]); i++)
		if (from->inputs & inputs[i].theirs)
			to->inputs |= inputs[i].ours;
	if (from->flags & REEDBOARD_FRAME_LOST)
		to->flags |= FRAME_LOST;
	if (from->flags & REEDBOARD_FRAME_FAULT)
		to->flags |= FRAME_FAULT;
}

static const char *topology_name(uint32_t topology)
{
	switch (topology) {
	case REEDBOARD_TOPOLOGY_DIRECT:
		return "direct lines";
	case REEDBOARD_TOPOLOGY_MATRIX:
		return "matrix";
	case REEDBOARD_TOPOLOGY_EXPANDERS:
		return "expanders";
	case REEDBOARD_TOPOLOGY_CHAIN:
		return "chain";
	}
	return "topology of a later driver";
}

/* Reported times never decrease, although a queued frame may be older than the last report. */
static uint64_t stamp(struct chardev *chardev, uint64_t when)
{
	if (when > chardev->last)
		chardev->last = when;
	return chardev->last;
}

static void tell_state(struct chardev *chardev, enum device_state state, const char *why)
{
	const struct device_listener *listener = &chardev->device.listener;

	listener->state(listener->data, stamp(chardev, device_clock()), state, why);
}

/* Reports absence, once for each reason. */
static void tell_absent(struct chardev *chardev, const char *why)
{
	if (chardev->told && !strcmp(chardev->why, why))
		return;
	chardev->told = true;
	snprintf(chardev->why, sizeof(chardev->why), "%s", why);
	tell_state(chardev, DEVICE_ABSENT, chardev->why);
}

static void retry_later(struct chardev *chardev)
{
	sd_event_source_set_time_relative(chardev->retry, RETRY_TIME);
	sd_event_source_set_enabled(chardev->retry, SD_EVENT_ONESHOT);
}

static void shut(struct chardev *chardev)
{
	chardev->io = sd_event_source_disable_unref(chardev->io);
	if (chardev->fd >= 0)
		close(chardev->fd);
	chardev->fd = -1;
}

static void lose(struct chardev *chardev, const char *format, const char *detail)
{
	char why[DEVICE_TEXT_SIZE];

	shut(chardev);
	snprintf(why, sizeof(why), format, detail);
	tell_absent(chardev, why);
	retry_later(chardev);
}

static void tell_frames(struct chardev *chardev, const struct reedboard_frame *frames, size_t count)
{
	const struct device_listener *listener = &chardev->device.listener;
	struct frame frame;
	uint64_t before, own, when;
	size_t i;

	for (i = 0; i < count; i++) {
		chardev_frame(&frames[i], &frame);
		before = chardev->last;
		own = frames[i].timestamp_ns / 1000;
		when = stamp(chardev, own);
		/* A time that is moved on goes back as far as before. */
		if (frame.uncertainty)
			frame.uncertainty = in_bounds(frame.uncertainty + (when - own));
		/* What the driver does not bound the frame before does, which was still true. */
		if (frames[i].uncertainty_ns == UINT32_MAX && frame.uncertainty < when - before)
			frame.uncertainty = in_bounds(when - before);
		listener->frame(listener->data, when, &frame);
	}
}

/* Reads once. Returns true when there may be more to read. */
static bool read_frames(struct chardev *chardev)
{
	struct reedboard_frame frames[FRAMES_MAX];
	ssize_t size = read(chardev->fd, frames, sizeof(frames));

	if (size < 0 && errno == EINTR)
		return true;
	if (size < 0 && errno == EAGAIN)
		return false;
	if (size == 0 || (size < 0 && errno == ENODEV)) {
		lose(chardev, "the driver has let go of the board%s", "");
		return false;
	}
	if (size < 0) {
		lose(chardev, "cannot be read: %s", strerror(errno));
		return false;
	}
	tell_frames(chardev, frames, (size_t)size / sizeof(frames[0]));
	if ((size_t)size % sizeof(frames[0]) == 0)
		return true;
	lose(chardev, "the driver gave a part of a frame%s", "");
	return false;
}

static void drain(struct device *device)
{
	struct chardev *chardev = (struct chardev *)device;

	while (chardev->fd >= 0 && read_frames(chardev))
		;
}

static int on_readable(sd_event_source *io, int fd, uint32_t events, void *data)
{
	struct chardev *chardev = data;

	(void)io, (void)fd;
	drain(&chardev->device);
	if (chardev->fd >= 0 && (events & (EPOLLHUP | EPOLLERR)))
		lose(chardev, "the driver has let go of the board%s", "");
	return 0;
}

static void tell_ready(struct chardev *chardev, const char *path, const struct reedboard_info *info)
{
	char what[DEVICE_TEXT_SIZE];

	chardev->told = false;
	snprintf(chardev->device.spec, sizeof(chardev->device.spec), "chardev:%.120s", path);
	snprintf(what, sizeof(what), "%.80s, %s, %u by %u", path, topology_name(info->topology),
		 info->rows, info->columns);
	tell_state(chardev, DEVICE_READY, what);
}

static int refuse(char error[DEVICE_TEXT_SIZE], int r, const char *path, const char *reason)
{
	snprintf(error, DEVICE_TEXT_SIZE, "%.80s %s", path, reason);
	return r;
}

/*
 * Returns 0, or a negative errno with @why: -ENOENT when there is no node, -ENOTTY for no
 * board's.
 */
static int try_node(struct chardev *chardev, const char *path, char why[DEVICE_TEXT_SIZE])
{
	struct reedboard_info info = {0};
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
	int r;

	if (fd < 0 && errno == ENOENT)
		return refuse(why, -ENOENT, path, "is not there");
	if (fd < 0 && errno == EACCES)
		return refuse(why, -EACCES, path,
			      "must not be read by this user; it is for group touchmove");
	if (fd < 0)
		return refuse(why, -errno, path, strerror(errno));
	r = chardev->places->info(fd, &info);
	if (r == 0)
		r = sd_event_add_io(chardev->event, &chardev->io, fd, EPOLLIN, on_readable,
				    chardev);
	else if (r != -ENODEV)
		r = -ENOTTY; /* another driver's error for an unknown ioctl */
	if (r < 0) {
		close(fd);
		return refuse(why, r, path,
			      r == -ENOTTY ? "is no board of the module" : strerror(-r));
	}
	chardev->fd = fd;
	tell_ready(chardev, path, &info);
	drain(&chardev->device);
	return 0;
}

/* The number of node @name, or -1 if the name is not a node's. */
static long node_number(const char *name)
{
	const char *digits = name + strlen(NODE_NAME);

	if (strncmp(name, NODE_NAME, strlen(NODE_NAME)) || !*digits || strlen(digits) > 6 ||
	    digits[strspn(digits, "0123456789")])
		return -1;
	return strtol(digits, NULL, 10);
}

static int is_node(const struct dirent *entry)
{
	return node_number(entry->d_name) >= 0;
}

static int by_number(const struct dirent **a, const struct dirent **b)
{
	long first = node_number((*a)->d_name);
	long second = node_number((*b)->d_name);

	return (first > second) - (first < second);
}

/* Opens the first node that can be; otherwise @why is the reason of the first one that exists. */
static int try_any_node(struct chardev *chardev, char why[DEVICE_TEXT_SIZE])
{
	struct dirent **entries;
	char path[PATH_MAX];
	int result = -ENOENT;
	int count;
	int i;

	snprintf(why, DEVICE_TEXT_SIZE, "no %.80s/" NODE_NAME "N is there", chardev->folder);
	count = scandir(chardev->folder, &entries, is_node, by_number);
	if (count < 0)
		return -errno;
	for (i = 0; i < count; i++) {
		char reason[DEVICE_TEXT_SIZE];
		int r;

		snprintf(path, sizeof(path), "%.2000s/%.255s", chardev->folder, entries[i]->d_name);
		r = result == 0 ? 1 : try_node(chardev, path, reason);
		if (r == 0 || (r < 0 && result == -ENOENT)) {
			result = r;
			snprintf(why, DEVICE_TEXT_SIZE, "%s", r ? reason : "");
		}
		free(entries[i]);
	}
	free(entries);
	return result;
}

/* Opens the node if it can be. Returns 0, or a negative errno after reporting the reason. */
static int find_node(struct chardev *chardev)
{
	char why[DEVICE_TEXT_SIZE];
	int r;

	if (chardev->fd >= 0)
		return 0;
	r = chardev->place[0] ? try_node(chardev, chardev->place, why) : try_any_node(chardev, why);
	if (r == 0)
		return 0;
	if (r != -ENOENT)
		retry_later(chardev);
	tell_absent(chardev, why);
	return r;
}

static int on_retry(sd_event_source *timer, uint64_t usec, void *data)
{
	(void)timer, (void)usec;
	find_node(data);
	return 0;
}

/* The event itself is not needed: the folder is looked at anew. */
static int on_change(sd_event_source *watch, const struct inotify_event *event, void *data)
{
	(void)watch, (void)event;
	find_node(data);
	return 0;
}

/* The loop has one watch for all boards: a user may have 128 (fs.inotify.max_user_instances). */
static int watch_folder(struct chardev *chardev)
{
	return sd_event_add_inotify(chardev->event, &chardev->watch, chardev->folder,
				    IN_CREATE | IN_ATTRIB | IN_MOVED_TO | IN_ONLYDIR, on_change,
				    chardev);
}

static int attach(struct chardev *chardev, char error[DEVICE_ERROR_SIZE])
{
	int r;

	r = sd_event_add_time(chardev->event, &chardev->retry, CLOCK_MONOTONIC, 0, 0, on_retry,
			      chardev);
	if (r >= 0)
		r = sd_event_source_set_enabled(chardev->retry, SD_EVENT_OFF);
	if (r >= 0)
		r = watch_folder(chardev);
	if (r < 0)
		snprintf(error, DEVICE_ERROR_SIZE, "%.200s cannot be watched: %s", chardev->folder,
			 strerror(-r));
	return r < 0 ? r : 0;
}

static int take_place(struct chardev *chardev, const char *place, char error[DEVICE_ERROR_SIZE])
{
	char path[PATH_MAX];

	if (*place && (*place != '/' || strlen(place) >= sizeof(path))) {
		snprintf(error, DEVICE_ERROR_SIZE,
			 "chardev expects a path such as /dev/" NODE_NAME "0, not '%.200s'", place);
		return -EINVAL;
	}
	snprintf(chardev->place, sizeof(chardev->place), "%s", place);
	snprintf(path, sizeof(path), "%s", place);
	snprintf(chardev->folder, sizeof(chardev->folder), "%s",
		 *place ? dirname(path) : chardev->places->nodes);
	return 0;
}

static void close_chardev(struct device *device)
{
	struct chardev *chardev = (struct chardev *)device;

	shut(chardev);
	sd_event_source_disable_unref(chardev->watch);
	sd_event_source_disable_unref(chardev->retry);
	sd_event_unref(chardev->event);
	free(chardev);
}

/* Refuses at once what waiting cannot turn into a board, such as a path to something else. */
static int first_look(struct chardev *chardev, char error[DEVICE_ERROR_SIZE])
{
	char why[DEVICE_TEXT_SIZE];

	if (chardev->place[0] && try_node(chardev, chardev->place, why) == -ENOTTY) {
		snprintf(error, DEVICE_ERROR_SIZE, "%s", why);
		return -ENOTTY;
	}
	find_node(chardev);
	return 0;
}

int chardev_open_in(const struct chardev_places *places, const char *place, sd_event *event,
		    const struct device_listener *listener, struct device **device,
		    char error[DEVICE_ERROR_SIZE])
{
	struct chardev *chardev = calloc(1, sizeof(*chardev));
	int r;

	if (!chardev) {
		snprintf(error, DEVICE_ERROR_SIZE, "chardev: no memory");
		return -ENOMEM;
	}
	chardev->device.kind = &device_chardev;
	chardev->device.listener = *listener;
	chardev->places = places;
	chardev->event = sd_event_ref(event);
	chardev->fd = -1;
	r = take_place(chardev, place, error);
	if (r == 0)
		r = attach(chardev, error);
	if (r == 0)
		r = first_look(chardev, error);
	if (r == 0)
		*device = &chardev->device;
	else
		close_chardev(&chardev->device);
	return r;
}

static int open_chardev(const char *place, const struct configuration *configuration,
			sd_event *event, const struct device_listener *listener,
			struct device **device, char error[DEVICE_ERROR_SIZE])
{
	(void)configuration;
	return chardev_open_in(&usual_places, place, event, listener, device, error);
}

/* The first word of attribute @name of node @node, or "". */
static void read_attribute(const struct chardev_places *places, const char *node, const char *name,
			   char text[32])
{
	char path[PATH_MAX];
	FILE *file;

	text[0] = '\0';
	snprintf(path, sizeof(path), "%.1000s/%.255s/%s", places->attributes, node, name);
	file = fopen(path, "re");
	if (!file)
		return;
	if (fscanf(file, "%31s", text) != 1)
		text[0] = '\0';
	fclose(file);
}

/* Why a board that can be opened is of no use, in the words of its driver if it has any. */
static void describe_fault(const struct chardev_places *places, const char *node,
			   struct device_found *found)
{
	char path[PATH_MAX], reason[DEVICE_TEXT_SIZE] = "";
	FILE *file;

	snprintf(path, sizeof(path), "%.1000s/%.255s/fault_reason", places->attributes, node);
	file = fopen(path, "re");
	if (file && !fgets(reason, sizeof(reason), file))
		reason[0] = '\0';
	if (file)
		fclose(file);
	reason[strcspn(reason, "\n")] = '\0';
	snprintf(found->condition, sizeof(found->condition), "ready, but %.140s",
		 reason[0] ? reason : "its hardware does not answer");
}

static void describe(const struct chardev_places *places, const char *node,
		     struct device_found *found)
{
	char path[PATH_MAX];
	char topology[32], rows[32], columns[32], fault[32];

	snprintf(path, sizeof(path), "%.1000s/%.255s", places->nodes, node);
	snprintf(found->spec, sizeof(found->spec), "chardev:%.140s", path);
	read_attribute(places, node, "topology", topology);
	read_attribute(places, node, "rows", rows);
	read_attribute(places, node, "columns", columns);
	read_attribute(places, node, "fault", fault);
	if (topology[0] && rows[0] && columns[0])
		snprintf(found->name, sizeof(found->name), "%s, %s by %s", topology, rows, columns);
	else
		snprintf(found->name, sizeof(found->name), "board of the kernel module");
	found->usable = access(path, R_OK) == 0;
	snprintf(found->condition, sizeof(found->condition), "%s",
		 found->usable ? "ready" : strerror(errno));
	if (found->usable && !strcmp(fault, "1"))
		describe_fault(places, node, found);
}

int chardev_list_in(const struct chardev_places *places,
		    void (*found)(void *data, const struct device_found *found), void *data)
{
	struct dirent **entries;
	struct device_found one;
	int count = scandir(places->nodes, &entries, is_node, by_number);
	int i;

	if (count < 0)
		return -errno;
	for (i = 0; i < count; i++) {
		describe(places, entries[i]->d_name, &one);
		found(data, &one);
		free(entries[i]);
	}
	free(entries);
	return 0;
}

static int list_chardevs(const struct configuration *configuration,
			 void (*found)(void *data, const struct device_found *found), void *data)
{
	(void)configuration;
	return chardev_list_in(&usual_places, found, data);
}

const struct device_kind device_chardev = {
	.name = "chardev",
	.open = open_chardev,
	.drain = drain,
	.close = close_chardev,
	.list = list_chardevs,
};
