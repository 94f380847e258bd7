/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* libusb's descriptors and timeouts in an sd_event loop. */
#include <errno.h>
#include <stddef.h>

#include "device/usb_log.h"
#include "device/usb_loop.h"

int usb_errno(int error)
{
	switch ((enum libusb_error)error) {
	case LIBUSB_SUCCESS:
		return 0;
	case LIBUSB_ERROR_IO:
	case LIBUSB_ERROR_OTHER:
		return -EIO;
	case LIBUSB_ERROR_INVALID_PARAM:
		return -EINVAL;
	case LIBUSB_ERROR_ACCESS:
		return -EACCES;
	case LIBUSB_ERROR_NO_DEVICE:
		return -ENODEV;
	case LIBUSB_ERROR_NOT_FOUND:
		return -ENOENT;
	case LIBUSB_ERROR_BUSY:
		return -EBUSY;
	case LIBUSB_ERROR_TIMEOUT:
		return -ETIMEDOUT;
	case LIBUSB_ERROR_OVERFLOW:
		return -EOVERFLOW;
	case LIBUSB_ERROR_PIPE:
		return -EPIPE;
	case LIBUSB_ERROR_INTERRUPTED:
		return -EINTR;
	case LIBUSB_ERROR_NO_MEM:
		return -ENOMEM;
	case LIBUSB_ERROR_NOT_SUPPORTED:
		return -EOPNOTSUPP;
	}
	return -EIO;
}

/* Sets the timer to libusb's next timeout, for which no descriptor wakes the loop. */
static void arm_timeout(struct usb_loop *loop)
{
	struct timeval left;

	if (libusb_pollfds_handle_timeouts(loop->context))
		return;
	if (libusb_get_next_timeout(loop->context, &left) != 1) {
		sd_event_source_set_enabled(loop->timeout, SD_EVENT_OFF);
		return;
	}
	sd_event_source_set_time_relative(loop->timeout,
					  (uint64_t)left.tv_sec * 1000000 + (uint64_t)left.tv_usec);
	sd_event_source_set_enabled(loop->timeout, SD_EVENT_ONESHOT);
}

void usb_loop_run(struct usb_loop *loop)
{
	struct timeval none = {0, 0};

	if (!loop->context)
		return;
	libusb_handle_events_timeout_completed(loop->context, &none, NULL);
	arm_timeout(loop);
	loop->ran(loop->data);
}

static int on_ready(sd_event_source *source, int fd, uint32_t events, void *data)
{
	(void)source, (void)fd, (void)events;
	usb_loop_run(data);
	return 0;
}

static int on_timeout(sd_event_source *source, uint64_t when, void *data)
{
	(void)source, (void)when;
	usb_loop_run(data);
	return 0;
}

static void LIBUSB_CALL add_descriptor(int fd, short events, void *data)
{
	struct usb_loop *loop = data;

	for (unsigned int i = 0; i < USB_LOOP_DESCRIPTORS; i++) {
		struct usb_loop_descriptor *descriptor = &loop->descriptors[i];

		if (descriptor->source)
			continue;
		descriptor->fd = fd;
		if (sd_event_add_io(loop->event, &descriptor->source, fd, (uint32_t)events,
				    on_ready, loop) < 0)
			break;
		return;
	}
	usb_log("libusb's descriptor %d cannot be watched: boards may not be heard", fd);
}

static void LIBUSB_CALL remove_descriptor(int fd, void *data)
{
	struct usb_loop *loop = data;

	for (unsigned int i = 0; i < USB_LOOP_DESCRIPTORS; i++)
		if (loop->descriptors[i].source && loop->descriptors[i].fd == fd)
			loop->descriptors[i].source =
				sd_event_source_disable_unref(loop->descriptors[i].source);
}

static int add_descriptors(struct usb_loop *loop)
{
	const struct libusb_pollfd **descriptors = libusb_get_pollfds(loop->context);

	if (!descriptors)
		return -ENOMEM;
	for (unsigned int i = 0; descriptors[i]; i++)
		add_descriptor(descriptors[i]->fd, descriptors[i]->events, loop);
	libusb_free_pollfds(descriptors);
	libusb_set_pollfd_notifiers(loop->context, add_descriptor, remove_descriptor, loop);
	return 0;
}

int usb_loop_start(struct usb_loop *loop, sd_event *event)
{
	int r = usb_errno(libusb_init(&loop->context));

	if (r < 0) {
		loop->context = NULL;
		return r;
	}
	loop->event = event;
	r = sd_event_add_time_relative(event, &loop->timeout, CLOCK_MONOTONIC, UINT64_MAX / 2, 1,
				       on_timeout, loop);
	if (r >= 0)
		r = sd_event_source_set_enabled(loop->timeout, SD_EVENT_OFF);
	if (r >= 0)
		r = add_descriptors(loop);
	if (r < 0)
		usb_loop_stop(loop);
	return r < 0 ? r : 0;
}

void usb_loop_stop(struct usb_loop *loop)
{
	if (!loop->context)
		return;
	libusb_set_pollfd_notifiers(loop->context, NULL, NULL, NULL);
	for (unsigned int i = 0; i < USB_LOOP_DESCRIPTORS; i++)
		loop->descriptors[i].source =
			sd_event_source_disable_unref(loop->descriptors[i].source);
	loop->timeout = sd_event_source_disable_unref(loop->timeout);
	libusb_exit(loop->context);
	loop->context = NULL;
}
