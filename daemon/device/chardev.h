/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The parts of the character device that tests can run without the kernel module:
 * converting frames, and waiting for a node to come (back), in any folder.
 */
#ifndef TOUCHMOVE_DEVICE_CHARDEV_H
#define TOUCHMOVE_DEVICE_CHARDEV_H

#include "../../driver/uapi/reedboard.h"
#include "device/device.h"

/* Where nodes appear, and how to ask one for its info. */
struct chardev_places {
	const char *nodes;	/* "/dev" */
	const char *attributes; /* "/sys/class/reedboard" */
	/* Returns 0, or a negative errno when @fd is no reedboard. */
	int (*info)(int fd, struct reedboard_info *info);
};

/* Converts the kernel's frame to the daemon's, but for its time. */
void chardev_frame(const struct reedboard_frame *from, struct frame *to);

/*
 * As the functions of struct device_kind, with other places; @places are the caller's while
 * the device is open.
 */
int chardev_open_in(const struct chardev_places *places, const char *place, sd_event *event,
		    const struct device_listener *listener, struct device **device,
		    char error[DEVICE_ERROR_SIZE]);
int chardev_list_in(const struct chardev_places *places,
		    void (*found)(void *data, const struct device_found *found), void *data);

#endif
