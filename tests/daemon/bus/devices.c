/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Preloaded into touchmoved: the nodes of boards are those in the folder $DEVICES. While the
 * FIFO $GATE exists, a look at them blocks until the FIFO is opened, on whatever thread it is
 * made. udev reports a device for each byte in the FIFO $UDEV; without that FIFO udev is
 * unavailable.
 */
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <systemd/sd-device.h>
#include <unistd.h>

typedef int (*scan_function)(const char *folder, struct dirent64 ***entries,
			     int (*filter)(const struct dirent64 *entry),
			     int (*compare)(const struct dirent64 **a, const struct dirent64 **b));

static void wait_at(const char *gate)
{
	int fd = gate ? open(gate, O_RDONLY | O_CLOEXEC) : -1;

	if (fd >= 0)
		close(fd);
}

int scandir64(const char *folder, struct dirent64 ***entries,
	      int (*filter)(const struct dirent64 *entry),
	      int (*compare)(const struct dirent64 **a, const struct dirent64 **b))
{
	scan_function scan = (scan_function)dlsym(RTLD_NEXT, "scandir64");

	if (strcmp(folder, "/dev"))
		return scan(folder, entries, filter, compare);
	wait_at(getenv("GATE"));
	return scan(getenv("DEVICES"), entries, filter, compare);
}

static struct {
	sd_device_monitor_handler_t handler;
	void *data;
} udev;

int sd_device_monitor_new(sd_device_monitor **monitor)
{
	*monitor = NULL;
	return getenv("UDEV") ? 0 : -EAFNOSUPPORT;
}

sd_device_monitor *sd_device_monitor_unref(sd_device_monitor *monitor)
{
	(void)monitor;
	return NULL;
}

int sd_device_monitor_filter_add_match_subsystem_devtype(sd_device_monitor *monitor,
							 const char *subsystem, const char *type)
{
	(void)monitor, (void)subsystem, (void)type;
	return 0;
}

static int on_news(sd_event_source *source, int fd, uint32_t events, void *data)
{
	char byte;

	(void)source, (void)events, (void)data;
	return read(fd, &byte, 1) == 1 ? udev.handler(NULL, NULL, udev.data) : 0;
}

int sd_device_monitor_attach_event(sd_device_monitor *monitor, sd_event *event)
{
	int fd = open(getenv("UDEV"), O_RDWR | O_NONBLOCK | O_CLOEXEC);

	(void)monitor;
	return fd < 0 ? -errno : sd_event_add_io(event, NULL, fd, EPOLLIN, on_news, NULL);
}

int sd_device_monitor_start(sd_device_monitor *monitor, sd_device_monitor_handler_t callback,
			    void *data)
{
	(void)monitor;
	udev.handler = callback;
	udev.data = data;
	return 0;
}
