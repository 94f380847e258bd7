/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Selects USB devices by name, and recognises boards by their descriptors. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "util/text.h"
#include "device/chessnut.h"
#include "device/usb_place.h"

#define PORTS_MAX 7 /* USB 2.0, 4.1.1: five hubs at most between; the kernel's own limit */
#define DIGITS	  "0123456789"

const char *usb_sysfs = "/sys/bus/usb/devices";

const char *usb_protocol_name(enum usb_protocol protocol)
{
	switch (protocol) {
	case USB_PROTOCOL_OPEN:
		return "open protocol";
	case USB_PROTOCOL_CHESSNUT:
		return "Chessnut";
	}
	return "?";
}

/* Four hexadecimal digits twice, with a colon between. */
static bool read_product(struct usb_place *place, const char *text)
{
	if (strlen(text) != 9 || text[4] != ':')
		return false;
	for (unsigned int i = 0; i < 9; i++)
		if (i != 4 && !isxdigit((unsigned char)text[i]))
			return false;
	place->vendor = (uint16_t)strtoul(text, NULL, 16);
	place->product = (uint16_t)strtoul(text + 5, NULL, 16);
	return true;
}

/* A bus, a hyphen, and port numbers with dots between. */
static bool is_path(const char *text)
{
	size_t bus = strspn(text, DIGITS), length;

	if (bus == 0 || text[bus] != '-' || strlen(text) >= USB_PATH_SIZE)
		return false;
	text += bus;
	do {
		length = strspn(++text, DIGITS);
		text += length;
	} while (length > 0 && *text == '.');
	return length > 0 && *text == '\0';
}

int usb_place_read(struct usb_place *place, const char *text, char error[USB_TEXT_SIZE])
{
	struct usb_place read = {.type = USB_PLACE_SERIAL};

	if (strlen(text) >= sizeof(read.text) || !text_is_clean(text, strlen(text))) {
		snprintf(error, USB_TEXT_SIZE,
			 "usb: expected nothing, open, chessnut, VVVV:PPPP, a bus path such as "
			 "1-2.3, or a serial number of up to %zu printable characters",
			 sizeof(read.text) - 1);
		return -EINVAL;
	}
	strcpy(read.text, text);
	if (!*text) {
		read.type = USB_PLACE_ANY;
	} else if (!strcmp(text, "open") || !strcmp(text, "chessnut")) {
		read.type = USB_PLACE_PROTOCOL;
		read.protocol = *text == 'o' ? USB_PROTOCOL_OPEN : USB_PROTOCOL_CHESSNUT;
	} else if (read_product(&read, text)) {
		read.type = USB_PLACE_PRODUCT;
	} else if (is_path(text)) {
		read.type = USB_PLACE_PATH;
	}
	*place = read;
	return 0;
}

bool usb_place_has(const struct usb_place *place, libusb_device *device,
		   const struct usb_target *target, const struct usb_strings *strings)
{
	struct libusb_device_descriptor descriptor;

	switch (place->type) {
	case USB_PLACE_ANY:
		return true;
	case USB_PLACE_PROTOCOL:
		return target->protocol == place->protocol;
	case USB_PLACE_PRODUCT:
		return libusb_get_device_descriptor(device, &descriptor) == 0 &&
		       descriptor.idVendor == place->vendor &&
		       descriptor.idProduct == place->product;
	case USB_PLACE_PATH:
		return !strcmp(place->text, strings->path);
	case USB_PLACE_SERIAL:
		return !strcmp(place->text, strings->serial);
	}
	return false;
}

static void write_path(libusb_device *device, char path[USB_PATH_SIZE])
{
	uint8_t ports[PORTS_MAX];
	int count = libusb_get_port_numbers(device, ports, PORTS_MAX);
	int length = snprintf(path, USB_PATH_SIZE, "%u", libusb_get_bus_number(device));

	for (int i = 0; i < count && length < USB_PATH_SIZE; i++)
		length += snprintf(path + length, USB_PATH_SIZE - (size_t)length, "%c%u",
				   i ? '.' : '-', ports[i]);
}

static void read_attribute(const char *path, const char *name, char text[USB_STRING_SIZE])
{
	char file_name[300];
	FILE *file;

	text[0] = '\0';
	snprintf(file_name, sizeof(file_name), "%s/%s/%s", usb_sysfs, path, name);
	file = fopen(file_name, "re");
	if (!file)
		return;
	if (!fgets(text, USB_STRING_SIZE, file))
		text[0] = '\0';
	fclose(file);
	text[strcspn(text, "\n")] = '\0';
	text_clean(text);
}

void usb_strings_read(libusb_device *device, struct usb_strings *strings)
{
	write_path(device, strings->path);
	read_attribute(strings->path, "manufacturer", strings->maker);
	read_attribute(strings->path, "product", strings->product);
	read_attribute(strings->path, "serial", strings->serial);
}

/* The kernel binds an interface that a program has claimed to the driver usbfs. */
bool usb_is_claimed(const struct usb_strings *strings, const struct usb_target *target)
{
	static const char usbfs[] = "/usbfs";
	const size_t size = sizeof(usbfs) - 1;
	char link[300], driver[300];
	ssize_t length;

	snprintf(link, sizeof(link), "%s/%s:%u.%d/driver", usb_sysfs, strings->path,
		 target->configuration, target->interface);
	length = readlink(link, driver, sizeof(driver));
	return length >= (ssize_t)size && !memcmp(driver + length - size, usbfs, size);
}

/* Takes the endpoints that can be used; returns false when there is none to read from. */
static bool take_endpoints(const struct libusb_interface_descriptor *interface,
			   struct usb_target *target, bool bulk)
{
	uint8_t wanted = bulk ? LIBUSB_TRANSFER_TYPE_BULK : LIBUSB_TRANSFER_TYPE_INTERRUPT;

	target->in = 0;
	target->out = 0;
	target->bulk = bulk;
	for (unsigned int i = 0; i < interface->bNumEndpoints; i++) {
		const struct libusb_endpoint_descriptor *endpoint = &interface->endpoint[i];

		if ((endpoint->bmAttributes & LIBUSB_TRANSFER_TYPE_MASK) != wanted)
			continue;
		if (!(endpoint->bEndpointAddress & LIBUSB_ENDPOINT_IN)) {
			target->out = endpoint->bEndpointAddress;
		} else if (!target->in) {
			target->in = endpoint->bEndpointAddress;
			target->in_size = endpoint->wMaxPacketSize & 0x7ff;
		}
	}
	return target->in && target->in_size > 0;
}

static int find_open(const struct libusb_interface_descriptor *interface, struct usb_target *target,
		     char error[USB_TEXT_SIZE])
{
	int r;

	if (interface->bInterfaceClass != OPEN_PROTOCOL_CLASS ||
	    interface->bInterfaceSubClass != OPEN_PROTOCOL_SUBCLASS ||
	    interface->bInterfaceProtocol != OPEN_PROTOCOL_PROTOCOL)
		return -ENODEV;
	r = interface->extra_length < 0
		    ? -ENOENT
		    : open_protocol_read_info(&target->info, interface->extra,
					      (size_t)interface->extra_length, error);
	/* A vendor interface without the signature belongs to some other device. */
	if (r < 0)
		return r == -ENOENT ? -ENODEV : r;
	if (take_endpoints(interface, target, false) || take_endpoints(interface, target, true)) {
		target->protocol = USB_PROTOCOL_OPEN;
		return 0;
	}
	snprintf(error, USB_TEXT_SIZE, "interface %u: no interrupt endpoint to read from",
		 interface->bInterfaceNumber);
	return -EPROTO;
}

/*
 * A board may also have a keyboard or mouse interface, which has a protocol number. The
 * maker's SDK looks for the usage page ff00; that is the interface which takes commands.
 */
static int find_chessnut(const struct libusb_interface_descriptor *interface,
			 struct usb_target *target)
{
	if (interface->bInterfaceClass != LIBUSB_CLASS_HID || interface->bInterfaceProtocol != 0 ||
	    !take_endpoints(interface, target, false))
		return -ENODEV;
	target->protocol = USB_PROTOCOL_CHESSNUT;
	return 0;
}

/* Searches a configuration. Of several HID interfaces one with an OUT endpoint wins. */
static int find_in_configuration(const struct libusb_config_descriptor *configuration,
				 bool chessnut, struct usb_target *found, char error[USB_TEXT_SIZE])
{
	int result = -ENODEV;

	for (unsigned int i = 0; i < configuration->bNumInterfaces; i++) {
		const struct libusb_interface *interface = &configuration->interface[i];
		struct usb_target target = {
			.configuration = configuration->bConfigurationValue,
			.interface = (int)i,
		};
		int r;

		if (interface->num_altsetting < 1)
			continue;
		target.interface = interface->altsetting[0].bInterfaceNumber;
		r = chessnut ? find_chessnut(&interface->altsetting[0], &target)
			     : find_open(&interface->altsetting[0], &target, error);
		if (r == 0 && (result < 0 || (!found->out && target.out)))
			*found = target;
		if (r == 0 || result == -ENODEV)
			result = r;
	}
	return result;
}

int usb_target_find(libusb_device *device, struct usb_target *target, char error[USB_TEXT_SIZE])
{
	struct libusb_config_descriptor *configuration;
	struct libusb_device_descriptor descriptor;
	int r;

	if (libusb_get_device_descriptor(device, &descriptor) != 0 ||
	    libusb_get_active_config_descriptor(device, &configuration) != 0)
		return -ENODEV;
	r = find_in_configuration(configuration, false, target, error);
	if (r == -ENODEV && chessnut_is_board(descriptor.idVendor, descriptor.idProduct))
		r = find_in_configuration(configuration, true, target, error);
	libusb_free_config_descriptor(configuration);
	return r;
}
