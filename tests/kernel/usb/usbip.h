/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What goes over an attached socket of the kernel's vhci_hcd, by the
 * documentation of the kernel, Documentation/usb/usbip_protocol.rst: headers
 * of 48 bytes, all numbers big-endian, then the data.
 */
#ifndef TEST_USBIP_H
#define TEST_USBIP_H

#include <stdint.h>

#define USBIP_CMD_SUBMIT 1
#define USBIP_CMD_UNLINK 2
#define USBIP_RET_SUBMIT 3
#define USBIP_RET_UNLINK 4

#define USBIP_DIRECTION_OUT 0
#define USBIP_DIRECTION_IN  1

struct usbip_header {
	uint32_t command;
	uint32_t seqnum;
	uint32_t devid;
	uint32_t direction;
	uint32_t endpoint;
	union {
		struct {
			uint32_t flags;
			uint32_t length;
			uint32_t start_frame;
			uint32_t packets;
			uint32_t interval;
			uint8_t setup[8];
		} submit;
		struct {
			uint32_t status; /* a negative errno, or 0 */
			uint32_t length;
			uint32_t start_frame;
			uint32_t packets;
			uint32_t errors;
			uint8_t padding[8];
		} submitted;
		struct {
			uint32_t seqnum;
			uint8_t padding[24];
		} unlink;
		struct {
			uint32_t status;
			uint8_t padding[24];
		} unlinked;
	};
};

_Static_assert(sizeof(struct usbip_header) == 48, "headers are 48 bytes");

#endif
