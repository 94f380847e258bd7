/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The character device without the kernel module: FIFOs in a folder of the test stand for
 * nodes, and give frames to whatever opens them. The rest of a real node's behaviour is tested
 * in a guest with the module.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "device/chardev.h"

#define BOUND 10000000 /* µs for any single wait */

static char folder[] = "/tmp/touchmove-chardev-XXXXXX";
static struct chardev_places places;
static struct reedboard_info info;
static int info_error;
static sd_event *event;
static struct device *device;
static char error[DEVICE_ERROR_SIZE];

static struct {
	unsigned int frames, readies, absents;
	uint64_t when;
	struct frame frame;
	char why[DEVICE_TEXT_SIZE];
} told;

static int fake_info(int fd, struct reedboard_info *to)
{
	(void)fd;
	*to = info;
	return info_error;
}

static void take_frame(void *data, uint64_t when, const struct frame *frame)
{
	(void)data;
	cr_assert_geq(when, told.when, "time went back");
	told.frames++;
	told.when = when;
	told.frame = *frame;
}

static void take_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	(void)data;
	cr_assert_geq(when, told.when, "time went back");
	told.when = when;
	if (state == DEVICE_READY)
		told.readies++;
	else
		told.absents++;
	snprintf(told.why, sizeof(told.why), "%s", why);
}

static const struct device_listener listener = {.frame = take_frame, .state = take_state};

static const char *path_of(const char *name)
{
	static char path[200];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return path;
}

static void begin(void)
{
	cr_assert(mkdtemp(folder));
	cr_assert_eq(mkdir(path_of("elsewhere"), 0777), 0);
	cr_assert_eq(chmod(path_of("elsewhere"), 0777), 0);
	places = (struct chardev_places){.nodes = folder, .attributes = folder, .info = fake_info};
	info = (struct reedboard_info){
		.rows = 8,
		.columns = 8,
		.topology = REEDBOARD_TOPOLOGY_MATRIX,
	};
	cr_assert_geq(sd_event_new(&event), 0);
}

static void end(void)
{
	char command[100];

	if (device)
		device->kind->close(device);
	sd_event_unref(event);
	snprintf(command, sizeof(command), "rm -rf %s", folder);
	cr_assert_eq(system(command), 0);
}

TestSuite(chardev, .init = begin, .fini = end);

/* Makes the node @name appear, with the driver at its other end; returns the driver's end. */
static int plug(const char *name, mode_t mode)
{
	char hidden[200];
	int fd;

	snprintf(hidden, sizeof(hidden), "%s", path_of("elsewhere/node"));
	cr_assert_eq(mkfifo(hidden, 0600), 0);
	fd = open(hidden, O_RDWR | O_NONBLOCK | O_CLOEXEC);
	cr_assert_geq(fd, 0);
	cr_assert_eq(chmod(hidden, mode), 0);
	cr_assert_eq(rename(hidden, path_of(name)), 0);
	return fd;
}

static void unplug(const char *name, int fd)
{
	close(fd);
	cr_assert_eq(unlink(path_of(name)), 0);
}

static struct reedboard_frame frame_at(uint64_t ns, uint64_t squares)
{
	return (struct reedboard_frame){.timestamp_ns = ns, .squares = squares, .seqno = 1};
}

static void send(int fd, struct reedboard_frame frame)
{
	cr_assert_eq(write(fd, &frame, sizeof(frame)), (ssize_t)sizeof(frame));
}

static void run_until(const unsigned int *count, unsigned int wanted)
{
	while (*count < wanted)
		cr_assert_gt(sd_event_run(event, BOUND), 0, "nothing happened");
	cr_assert_eq(*count, wanted);
}

static void open_ready(const char *place)
{
	cr_assert_eq(chardev_open_in(&places, place, event, &listener, &device, error), 0, "%s",
		     error);
}

Test(chardev, frame_in_our_words)
{
	struct reedboard_frame from = {
		.squares = 0x8000000000000001,
		.inputs = REEDBOARD_INPUT_BLACK | REEDBOARD_INPUT_ARBITER | 1u << 9,
		.flags = REEDBOARD_FRAME_LOST | REEDBOARD_FRAME_FAULT | 1u << 7,
	};
	struct frame to;

	chardev_frame(&from, &to);
	cr_assert_eq(to.squares, 0x8000000000000001);
	cr_assert_eq(to.inputs, INPUT_BLACK_LEVER | INPUT_ARBITER);
	cr_assert_eq(to.flags, FRAME_LOST | FRAME_FAULT);
	cr_assert_eq(to.uncertainty, 0);
	from.uncertainty_ns = 1;
	chardev_frame(&from, &to);
	cr_assert_eq(to.uncertainty, 1);
	from.uncertainty_ns = 1000001;
	chardev_frame(&from, &to);
	cr_assert_eq(to.uncertainty, 1001);
	from.uncertainty_ns = UINT32_MAX;
	chardev_frame(&from, &to);
	cr_assert_eq(to.uncertainty, 4294968);
}

Test(chardev, frames_are_told)
{
	uint64_t ns = (device_clock() + 1000000) * 1000;
	int fd = plug("reedboard0", 0600);
	int i;

	send(fd, frame_at(ns + 999, 7));
	open_ready("");
	cr_assert_eq(told.readies, 1);
	cr_assert(strstr(told.why, "reedboard0, matrix, 8 by 8"), "%s", told.why);
	cr_assert_eq(told.frames, 1);
	cr_assert_eq(told.when, ns / 1000);
	cr_assert_eq(told.frame.squares, 7);
	for (i = 0; i < 100; i++)
		send(fd, frame_at(ns + 1000000, (uint64_t)i));
	device->kind->drain(device);
	cr_assert_eq(told.frames, 101);
	cr_assert_eq(told.frame.squares, 99);
	cr_assert(strstr(device->spec, "/reedboard0"));
	close(fd);
}

/* As many as one touchmoved reads; a user has 128 instances of inotify (/proc/sys/fs/inotify). */
Test(chardev, a_hall_waits_for_its_boards)
{
	static struct device *devices[256];
	unsigned int readies;
	int fd;

	for (size_t i = 0; i < 256; i++)
		cr_assert_eq(chardev_open_in(&places, i ? path_of("reedboard1") : "", event,
					     &listener, &devices[i], error),
			     0, "board %zu: %s", i, error);
	fd = plug("reedboard1", 0600);
	readies = told.readies + 256;
	run_until(&told.readies, readies);
	for (size_t i = 0; i < 256; i++)
		devices[i]->kind->close(devices[i]);
	close(fd);
}

/* A stamp older than the last one counts as now: times never decrease. */
Test(chardev, stamps_never_decrease)
{
	int fd = plug("reedboard0", 0600);

	send(fd, frame_at(1000, 1));
	open_ready("");
	send(fd, frame_at(2000, 2));
	device->kind->drain(device);
	cr_assert_eq(told.frames, 2);
	close(fd);
}

Test(chardev, waits_and_survives_unbinding)
{
	uint64_t ns = device_clock() * 1000;
	int round, fd;

	open_ready("");
	cr_assert_eq(told.absents, 1);
	cr_assert(strstr(told.why, "is there"));
	for (round = 1; round <= 3; round++) {
		fd = plug("reedboard0", 0600);
		run_until(&told.readies, (unsigned int)round);
		send(fd, frame_at(ns, (uint64_t)round));
		unplug("reedboard0", fd);
		/* Queued frames are read before the device is reported absent. */
		run_until(&told.absents, (unsigned int)round + 1);
		cr_assert_eq(told.frames, (unsigned int)round);
		cr_assert_eq(told.frame.squares, (uint64_t)round);
	}
}

/* root may read everything, so the test drops to another user. */
Test(chardev, rights_may_come_later)
{
	uid_t user = geteuid() == 0 ? 65534 : geteuid();
	int fd;

	cr_assert_eq(chmod(folder, 0777), 0);
	cr_assert_eq(seteuid(user), 0);
	fd = plug("reedboard0", 0);
	open_ready("");
	cr_assert_eq(told.readies, 0);
	cr_assert(strstr(told.why, "group touchmove"), "%s", told.why);
	cr_assert_eq(chmod(path_of("reedboard0"), 0600), 0);
	run_until(&told.readies, 1);
	close(fd);
	cr_assert_eq(seteuid(getuid()), 0);
}

Test(chardev, lowest_number_first)
{
	int third = plug("reedboard10", 0600);
	int second = plug("reedboard9", 0600);
	int other = plug("reedboardx", 0600);

	open_ready("");
	cr_assert(strstr(device->spec, "/reedboard9"), "%s", device->spec);
	close(third);
	close(second);
	close(other);
}

Test(chardev, given_path_alone)
{
	int other = plug("reedboard0", 0600);
	int fd;

	open_ready(path_of("reedboard1"));
	cr_assert_eq(told.absents, 1);
	cr_assert(strstr(told.why, "reedboard1 is not there"));
	fd = plug("reedboard1", 0600);
	run_until(&told.readies, 1);
	close(other);
	close(fd);
}

Test(chardev, part_of_a_frame_is_said)
{
	int fd = plug("reedboard0", 0600);

	open_ready("");
	cr_assert_eq(write(fd, "abc", 3), 3);
	device->kind->drain(device);
	cr_assert_eq(told.absents, 1);
	cr_assert_str_eq(told.why, "the driver gave a part of a frame");
	close(fd);
}

Test(chardev, other_devices_are_refused)
{
	info_error = -EINVAL;
	close(plug("reedboard0", 0600));
	cr_assert_eq(
		chardev_open_in(&places, path_of("reedboard0"), event, &listener, &device, error),
		-ENOTTY);
	cr_assert(strstr(error, "is no board of the module"), "%s", error);
	cr_assert_eq(told.absents, 0);
	cr_assert_eq(chardev_open_in(&places, "reedboard0", event, &listener, &device, error),
		     -EINVAL);
	cr_assert_str_eq(error, "chardev expects a path such as /dev/reedboard0, not 'reedboard0'");
	cr_assert_eq(
		chardev_open_in(&places, "/nowhere/reedboard0", event, &listener, &device, error),
		-ENOENT);
	cr_assert_str_eq(error, "/nowhere cannot be watched: No such file or directory");
	device = NULL;
}

static void note_found(void *data, const struct device_found *found)
{
	struct device_found *last = data;

	*last = *found;
}

static void write_attribute(const char *name, const char *text)
{
	char path[200];
	FILE *file;

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	file = fopen(path, "w");
	cr_assert(file, "%s", path);
	fprintf(file, "%s\n", text);
	fclose(file);
}

Test(chardev, list)
{
	struct device_found found = {0};
	static char attributes[220];
	int fd = plug("reedboard3", 0600);

	cr_assert_eq(chardev_list_in(&places, note_found, &found), 0);
	cr_assert(strstr(found.spec, "/reedboard3"));
	cr_assert_str_eq(found.name, "board of the kernel module");
	cr_assert(found.usable);
	snprintf(attributes, sizeof(attributes), "%s/class", folder);
	cr_assert_eq(mkdir(attributes, 0700), 0);
	cr_assert_eq(mkdir(path_of("class/reedboard3"), 0700), 0);
	places.attributes = attributes;
	write_attribute("class/reedboard3/topology", "chain");
	write_attribute("class/reedboard3/rows", "8");
	write_attribute("class/reedboard3/columns", "4");
	write_attribute("class/reedboard3/fault", "1");
	cr_assert_eq(chardev_list_in(&places, note_found, &found), 0);
	cr_assert_str_eq(found.name, "chain, 8 by 4");
	cr_assert_str_eq(found.condition, "ready, but its hardware does not answer");
	write_attribute("class/reedboard3/fault_reason", "\n");
	cr_assert_eq(chardev_list_in(&places, note_found, &found), 0);
	cr_assert_str_eq(found.condition, "ready, but its hardware does not answer");
	write_attribute("class/reedboard3/fault_reason", "column 3 active with no row selected\n");
	cr_assert_eq(chardev_list_in(&places, note_found, &found), 0);
	cr_assert_str_eq(found.condition, "ready, but column 3 active with no row selected");
	close(fd);
}
