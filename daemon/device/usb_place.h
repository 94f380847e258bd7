/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Selects USB devices by name, and recognises boards by their descriptors. */
#ifndef TOUCHMOVE_USB_PLACE_H
#define TOUCHMOVE_USB_PLACE_H

#include <libusb.h>

#include "device/open_protocol.h"

#define USB_PATH_SIZE	32  /* "1-2.3.4.5.6.7" */
#define USB_STRING_SIZE 128 /* a string descriptor has 126 characters */

enum usb_protocol {
	USB_PROTOCOL_OPEN,
	USB_PROTOCOL_CHESSNUT,
};

enum usb_place_type {
	USB_PLACE_ANY,
	USB_PLACE_PROTOCOL, /* "open", "chessnut" */
	USB_PLACE_PRODUCT,  /* "2d80:8002" */
	USB_PLACE_PATH,	    /* "1-2.3", as in /sys/bus/usb/devices */
	USB_PLACE_SERIAL,   /* anything else */
};

struct usb_place {
	enum usb_place_type type;
	enum usb_protocol protocol;
	uint16_t vendor, product;
	char text[USB_STRING_SIZE];
};

/* How to read a board, from its descriptors. */
struct usb_target {
	enum usb_protocol protocol;
	uint8_t configuration; /* its number */
	int interface;
	uint8_t in, out;      /* endpoint addresses; out 0: commands go by the control endpoint */
	bool bulk;	      /* in is a bulk endpoint: some USB stacks offer no other */
	unsigned int in_size; /* bytes in a packet */
	struct open_protocol_info info;
};

/* What the kernel knows of a device without opening it; "" for strings that it lacks. */
struct usb_strings {
	char path[USB_PATH_SIZE];
	char maker[USB_STRING_SIZE], product[USB_STRING_SIZE], serial[USB_STRING_SIZE];
};

/* The kernel's folder of USB devices; tests set another. */
extern const char *usb_sysfs;

/* Returns 0, or -EINVAL with one line in @error for a name that no device can have. */
int usb_place_read(struct usb_place *place, const char *text, char error[USB_TEXT_SIZE]);

/*
 * Returns 0 with *@target; -ENODEV if the device is no board; or -EPROTO with one line in
 * @error for a board with invalid descriptors.
 */
int usb_target_find(libusb_device *device, struct usb_target *target, char error[USB_TEXT_SIZE]);

void usb_strings_read(libusb_device *device, struct usb_strings *strings);

/*
 * Returns true when a program has the board's interface, this one or another. It reads that from
 * sysfs: a claim for a test would make another program fail that opens the board just then.
 */
bool usb_is_claimed(const struct usb_strings *strings, const struct usb_target *target);

bool usb_place_has(const struct usb_place *place, libusb_device *device,
		   const struct usb_target *target, const struct usb_strings *strings);

const char *usb_protocol_name(enum usb_protocol protocol);

#endif
