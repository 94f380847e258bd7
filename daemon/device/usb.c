/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Boards on USB, through libusb: finds them, opens them, and waits for them. libusb reports
 * arrivals by udev's events. Where no udev runs, as in small systems and containers, the
 * kernel's list of devices is checked each second while no board is open.
 */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "config/configuration.h"
#include "device/device.h"
#include "device/usb_board.h"
#include "device/usb_log.h"
#include "device/usb_loop.h"

#define LOOK_INTERVAL UINT64_C(1000000)
#define FAR_AWAY      (UINT64_MAX / 2)

struct usb {
	struct device device;
	const struct configuration *configuration;
	struct usb_place place;
	sd_event *event;
	struct usb_loop loop;
	libusb_hotplug_callback_handle hotplug;
	bool hotplug_registered;
	bool arrived; /* hotplug has reported a device */
	sd_event_source *timer;
	struct usb_board *board; /* NULL: absent */
	uint64_t devices_seen;	 /* look_at_devices() when libusb last looked */
	bool told;
	bool unplugged;		    /* already reported as unplugged */
	char why[DEVICE_TEXT_SIZE]; /* the last reported reason of absence */
};

/* Reports absence, once for each reason. */
static void tell_absent(struct usb *usb, const char *why)
{
	const struct device_listener *listener = &usb->device.listener;

	if (usb->told && !strncmp(usb->why, why, sizeof(usb->why) - 1))
		return;
	usb->told = true;
	snprintf(usb->why, sizeof(usb->why), "%.*s", (int)sizeof(usb->why) - 1, why);
	listener->state(listener->data, device_clock(), DEVICE_ABSENT, usb->why);
}

/*
 * A number that changes when a device is plugged in or out. Names return at a replug, but
 * the kernel gives each its own inode.
 */
static uint64_t look_at_devices(void)
{
	DIR *folder = opendir(usb_sysfs);
	struct dirent *entry;
	uint64_t seen = 1;

	if (!folder)
		return 0;
	while ((entry = readdir(folder)))
		if (entry->d_name[0] != '.')
			seen += entry->d_ino * UINT64_C(0x9e3779b97f4a7c15);
	closedir(folder);
	return seen;
}

static int LIBUSB_CALL on_hotplug(libusb_context *context, libusb_device *device,
				  libusb_hotplug_event event, void *data)
{
	struct usb *usb = data;

	(void)context, (void)device, (void)event;
	/* A hotplug callback must not open a device. */
	usb->arrived = true;
	return 0;
}

static void watch_arrivals(struct usb *usb)
{
	int r;

	if (!libusb_has_capability(LIBUSB_CAP_HAS_HOTPLUG))
		return;
	r = libusb_hotplug_register_callback(usb->loop.context, LIBUSB_HOTPLUG_EVENT_DEVICE_ARRIVED,
					     LIBUSB_HOTPLUG_NO_FLAGS, LIBUSB_HOTPLUG_MATCH_ANY,
					     LIBUSB_HOTPLUG_MATCH_ANY, LIBUSB_HOTPLUG_MATCH_ANY,
					     on_hotplug, usb, &usb->hotplug);
	usb->hotplug_registered = r == LIBUSB_SUCCESS;
}

static void stop_libusb(struct usb *usb)
{
	if (usb->hotplug_registered)
		libusb_hotplug_deregister_callback(usb->loop.context, usb->hotplug);
	usb->hotplug_registered = false;
	usb_loop_stop(&usb->loop);
}

/* A new context looks at the devices anew, with udev or without. */
static int start_libusb(struct usb *usb)
{
	int r;

	stop_libusb(usb);
	usb->devices_seen = look_at_devices();
	r = usb_loop_start(&usb->loop, usb->event);
	if (r == 0)
		watch_arrivals(usb);
	return r;
}

static void note_levers(const struct usb *usb, const struct usb_target *target,
			const struct usb_strings *strings)
{
	if (target->protocol == USB_PROTOCOL_CHESSNUT && usb->configuration &&
	    usb->configuration->settings.regulations.clock != LAWS_CLOCK_NONE)
		usb_log("%s: Chessnut boards have no levers: no press will be seen; set Clock=none",
			strings->path);
	if (target->protocol == USB_PROTOCOL_OPEN && usb->configuration &&
	    !(target->info.inputs & (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER)) &&
	    usb->configuration->settings.regulations.clock != LAWS_CLOCK_NONE)
		usb_log("%s: this board has no levers: no press will be seen; set Clock=none",
			strings->path);
}

/* A reason that a person can do something about outweighs the others. */
static int weight(int r)
{
	switch (r) {
	case -EACCES:
		return 4;
	case -EBUSY:
		return 3;
	case -ENODEV:
		return 0;
	}
	return r < 0 ? 2 : 5;
}

/* Opens @usb_device if it is the board. Returns 0, or a negative errno with @why. */
static int try_device(struct usb *usb, libusb_device *usb_device, char why[USB_TEXT_SIZE])
{
	char problem[USB_TEXT_SIZE] = "";
	struct usb_target target = {0};
	struct usb_strings strings;
	int r = usb_target_find(usb_device, &target, problem);

	if (r == -ENODEV)
		return r;
	usb_strings_read(usb_device, &strings);
	if (r == -EPROTO) {
		snprintf(why, USB_TEXT_SIZE, "%s: %.150s", strings.path, problem);
		return usb->place.type == USB_PLACE_ANY ||
				       usb_place_has(&usb->place, usb_device, &target, &strings)
			       ? r
			       : -ENODEV;
	}
	if (!usb_place_has(&usb->place, usb_device, &target, &strings))
		return -ENODEV;
	r = usb_board_open(usb_device, &target, &strings, &usb->device, &usb->board, why);
	if (r == 0)
		note_levers(usb, &target, &strings);
	return r;
}

/* Opens the first board that can be opened; otherwise @why is the weightiest reason. */
static int try_devices(struct usb *usb, char why[USB_TEXT_SIZE])
{
	char reason[USB_TEXT_SIZE] = "";
	libusb_device **devices;
	int result = -ENODEV;
	ssize_t count;

	snprintf(why, USB_TEXT_SIZE, "not plugged in");
	if (!usb->loop.context)
		return -ENODEV;
	count = libusb_get_device_list(usb->loop.context, &devices);
	for (ssize_t i = 0; i < count && result < 0; i++) {
		int r = try_device(usb, devices[i], reason);

		if (weight(r) <= weight(result))
			continue;
		result = r;
		memcpy(why, reason, sizeof(reason));
	}
	if (count >= 0)
		libusb_free_device_list(devices, 1);
	return result;
}

static void arm(struct usb *usb, uint64_t when)
{
	sd_event_source_set_time(usb->timer, when < FAR_AWAY ? when : FAR_AWAY);
	sd_event_source_set_enabled(usb->timer, SD_EVENT_ONESHOT);
}

static int search(struct usb *usb, char why[USB_TEXT_SIZE])
{
	uint64_t now = device_clock();
	int r = try_devices(usb, why);

	usb->arrived = false;
	if (r < 0) {
		if (r != -ENODEV || !usb->unplugged)
			tell_absent(usb, why);
		arm(usb, now + LOOK_INTERVAL);
		return r;
	}
	usb->told = false;
	usb->unplugged = false;
	arm(usb, usb_board_tick(usb->board, now));
	return 0;
}

static void lose_board(struct usb *usb)
{
	const struct usb_counters *counters = usb_board_counters(usb->board);
	char why[USB_TEXT_SIZE];

	snprintf(why, sizeof(why), "%s", usb_board_gone(usb->board));
	usb_log("%s after %lu reports, %lu refused, %lu failed transfers, %lu silences", why,
		counters->reports, counters->refused, counters->failures, counters->silences);
	usb_board_close(usb->board, usb->loop.context);
	usb->board = NULL;
	usb->told = false;
	tell_absent(usb, why);
	usb->unplugged = true;
	/*
	 * The board may come back before the next look, so the list that libusb knows
	 * counts as outdated.
	 */
	usb->devices_seen = 0;
	arm(usb, device_clock() + LOOK_INTERVAL / 10);
}

/* Does what libusb's callbacks must not: closes a lost board, opens one that came. */
static void settle(struct usb *usb)
{
	char why[USB_TEXT_SIZE];

	if (usb->board) {
		if (usb_board_gone(usb->board))
			lose_board(usb);
		else
			arm(usb, usb_board_tick(usb->board, device_clock()));
	} else if (usb->arrived) {
		search(usb, why);
	}
}

static void on_libusb_ran(void *data)
{
	settle(data);
}

/* While no board is open: looks again, with a new context if a device came or went. */
static int look(struct usb *usb, char why[USB_TEXT_SIZE])
{
	int r = 0;

	if (!usb->loop.context || look_at_devices() != usb->devices_seen)
		r = start_libusb(usb);
	if (r == 0)
		return search(usb, why);
	snprintf(why, USB_TEXT_SIZE, "libusb cannot look at the USB devices: %s", strerror(-r));
	tell_absent(usb, why);
	arm(usb, device_clock() + LOOK_INTERVAL);
	return -ENODEV;
}

static int on_timer(sd_event_source *source, uint64_t when, void *data)
{
	struct usb *usb = data;
	char why[USB_TEXT_SIZE];

	(void)source, (void)when;
	/*
	 * After a delay of the host itself, queued reports come first, before the board
	 * counts as silent.
	 */
	if (usb->board)
		usb_loop_run(&usb->loop);
	else
		look(usb, why);
	return 0;
}

static void close_usb(struct device *device)
{
	struct usb *usb = (struct usb *)device;

	if (usb->board)
		usb_board_close(usb->board, usb->loop.context);
	stop_libusb(usb);
	sd_event_source_disable_unref(usb->timer);
	sd_event_unref(usb->event);
	free(usb);
}

static struct usb *new_usb(const struct usb_place *place, const struct configuration *configuration,
			   sd_event *event, const struct device_listener *listener)
{
	struct usb *usb = calloc(1, sizeof(*usb));

	if (!usb)
		return NULL;
	usb->device.kind = &device_usb;
	usb->device.listener = *listener;
	usb->configuration = configuration;
	usb->place = *place;
	usb->event = sd_event_ref(event);
	usb->loop.ran = on_libusb_ran;
	usb->loop.data = usb;
	if (sd_event_add_time(event, &usb->timer, CLOCK_MONOTONIC, FAR_AWAY, 1, on_timer, usb) >= 0)
		return usb;
	close_usb(&usb->device);
	return NULL;
}

static int open_usb(const char *text, const struct configuration *configuration, sd_event *event,
		    const struct device_listener *listener, struct device **device,
		    char error[DEVICE_ERROR_SIZE])
{
	char problem[USB_TEXT_SIZE];
	struct usb_place place;
	struct usb *usb;
	int r = usb_place_read(&place, text, problem);

	if (r < 0) {
		snprintf(error, DEVICE_ERROR_SIZE, "%s", problem);
		return r;
	}
	usb = new_usb(&place, configuration, event, listener);
	if (!usb) {
		snprintf(error, DEVICE_ERROR_SIZE, "usb: no memory");
		return -ENOMEM;
	}
	if (look(usb, problem) == -EACCES) {
		snprintf(error, DEVICE_ERROR_SIZE, "usb: %s", problem);
		close_usb(&usb->device);
		return -EACCES;
	}
	*device = &usb->device;
	return 0;
}

static void drain_usb(struct device *device)
{
	usb_loop_run(&((struct usb *)device)->loop);
}

/* Finds out whether the board could be opened now, without taking it from another program. */
static void find_condition(libusb_device *usb_device, const struct usb_target *target,
			   const struct usb_strings *strings, struct device_found *found)
{
	libusb_device_handle *handle;
	int r = libusb_open(usb_device, &handle);

	if (r == LIBUSB_ERROR_ACCESS)
		snprintf(found->condition, sizeof(found->condition),
			 "no right to open it: 60-touchmove-usb.rules is not installed, or you "
			 "are not in the group touchmove");
	else if (r < 0)
		snprintf(found->condition, sizeof(found->condition), "%s", libusb_strerror(r));
	if (r < 0)
		return;
	libusb_close(handle);
	found->usable = !usb_is_claimed(strings, target);
	snprintf(found->condition, sizeof(found->condition), "%s",
		 found->usable ? "ready" : "in use by another program, or by touchmoved itself");
}

static void list_device(libusb_device *usb_device,
			void (*tell)(void *data, const struct device_found *found), void *data)
{
	char problem[USB_TEXT_SIZE] = "";
	struct device_found found = {0};
	struct usb_target target = {0};
	struct usb_strings strings;
	int r = usb_target_find(usb_device, &target, problem);

	if (r == -ENODEV)
		return;
	usb_strings_read(usb_device, &strings);
	snprintf(found.spec, sizeof(found.spec), "usb:%s", strings.path);
	snprintf(found.name, sizeof(found.name), "%s: %.40s %.60s%s%.30s",
		 usb_protocol_name(target.protocol), strings.maker, strings.product,
		 strings.serial[0] ? ", " : "", strings.serial);
	if (r < 0)
		snprintf(found.condition, sizeof(found.condition), "%.*s",
			 (int)sizeof(found.condition) - 1, problem);
	else
		find_condition(usb_device, &target, &strings, &found);
	tell(data, &found);
}

static int list_usb(const struct configuration *configuration,
		    void (*tell)(void *data, const struct device_found *found), void *data)
{
	libusb_context *context;
	libusb_device **devices;
	ssize_t count;
	int r = usb_errno(libusb_init(&context));

	(void)configuration;
	if (r < 0)
		return r;
	count = libusb_get_device_list(context, &devices);
	for (ssize_t i = 0; i < count; i++)
		list_device(devices[i], tell, data);
	if (count >= 0)
		libusb_free_device_list(devices, 1);
	libusb_exit(context);
	return count < 0 ? usb_errno((int)count) : 0;
}

const struct device_kind device_usb = {
	.name = "usb",
	.open = open_usb,
	.drain = drain_usb,
	.close = close_usb,
	.list = list_usb,
};
