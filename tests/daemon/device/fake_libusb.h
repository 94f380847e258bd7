/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Replaces libusb: a bus whose devices do what a test sets, at once and without hardware. It
 * counts what is open, so that leaks show.
 */
#ifndef TEST_FAKE_LIBUSB_H
#define TEST_FAKE_LIBUSB_H

#include <libusb.h>
#include <stdbool.h>

#include "../../kernel/usb/boards.h"

#define FAKE_TRANSFERS 16

struct libusb_device {
	bool plugged;
	struct bytes device, configuration; /* descriptors */
	uint8_t port;
	int open_error, claim_error, submit_error; /* LIBUSB_ERROR_… for what fails */
	bool refuses_requests;
	/* What the host has done: */
	unsigned int handles, claimed, halts_cleared, requests;
	bool cleared_under_transfers;
	uint8_t request[16]; /* the last one's setup packet and data, or what went out */
	size_t request_size;
	uint8_t request_endpoint;
	struct libusb_transfer *flying[FAKE_TRANSFERS]; /* to read, the oldest first */
	unsigned int flying_count;
};

struct fake_bus {
	struct libusb_device devices[3];
	bool hotplug; /* whether hotplug events are supported */
	int init_error;
	/* What is open: */
	unsigned int contexts, handles, transfers, claims;
};

extern struct fake_bus fake;

void fake_plug(struct libusb_device *device, enum board_kind kind, uint8_t port);

/* Transfers in flight end with NO_DEVICE at the next look at events. */
void fake_unplug(struct libusb_device *device);

/* Ends the oldest transfer in flight with @status and @size bytes. False: none is. */
bool fake_end(struct libusb_device *device, enum libusb_transfer_status status, const void *bytes,
	      size_t size);

#endif
