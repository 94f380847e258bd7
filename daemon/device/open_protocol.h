/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The open protocol for home-made boards on any microcontroller, as
 * packaging/guide/usb-protocol.md describes it: a vendor interface, one report for each
 * change, and a heartbeat. This file parses descriptors and reports, and finds gaps; it
 * does no USB transfers.
 */
#ifndef TOUCHMOVE_OPEN_PROTOCOL_H
#define TOUCHMOVE_OPEN_PROTOCOL_H

#include <stddef.h>

#include "input/frame.h"
#include "device/usb_clock.h"
#include "device/usb_reading.h"

/* Of the interface; with the signature they identify a board without a VID:PID of our own. */
#define OPEN_PROTOCOL_CLASS    0xff
#define OPEN_PROTOCOL_SUBCLASS 0x52
#define OPEN_PROTOCOL_PROTOCOL 0x42

/* The vendor request that asks for the state at once: out, to the interface, no data. */
#define OPEN_PROTOCOL_START 0x01

#define OPEN_PROTOCOL_DESCRIPTOR_SIZE 18
#define OPEN_PROTOCOL_REPORT_SIZE     24 /* the least size; later versions may be longer */
#define OPEN_PROTOCOL_REPORT_SIZE_MAX 64

enum open_protocol_flag {
	OPEN_PROTOCOL_FIRST = 1 << 0, /* the first report after START or after a reset */
	OPEN_PROTOCOL_FAULT = 1 << 1, /* the scan fails: the squares mean nothing */
	OPEN_PROTOCOL_LOST = 1 << 2,  /* changes before this report were dropped */
};

enum open_protocol_error {
	OPEN_PROTOCOL_ERROR_BUS = 1 << 0,     /* an expander or chain does not answer */
	OPEN_PROTOCOL_ERROR_POWER = 1 << 1,   /* the supply is too low to trust a contact */
	OPEN_PROTOCOL_ERROR_OVERRUN = 1 << 2, /* a scan takes longer than its period */
	OPEN_PROTOCOL_ERROR_RESET = 1 << 3,   /* the last reset was a watchdog's or a brownout */
};

/* The board's description of itself, in the class-specific descriptor. */
struct open_protocol_info {
	uint16_t version;	    /* binary-coded decimal, 0x0100 */
	unsigned int rows, columns; /* 1 to 8 */
	unsigned int inputs;	    /* bits of enum input_bit that it has */
	unsigned int time_bits;	    /* 32 or 64 */
	unsigned int report_size;   /* bytes */
	unsigned int topology;	    /* as enum reedboard_topology, or 0 */
	unsigned int heartbeat;	    /* ms, 10 to 1000: the longest silence */
	unsigned int scan_period;   /* µs, or 0 for a board with interrupts */
};

struct open_protocol_report {
	uint8_t flags, inputs, errors;
	uint32_t sequence;
	uint64_t squares;
	uint64_t time; /* µs of the device's clock, as received */
};

/*
 * Finds the class-specific descriptor in the @size bytes that follow an interface's
 * descriptor. Returns 0; -ENOENT if there is none; or -EPROTO with one line in @error if it
 * is invalid.
 */
int open_protocol_read_info(struct open_protocol_info *info, const uint8_t *bytes, size_t size,
			    char error[USB_TEXT_SIZE]);

/* Returns 0, or -EBADMSG with one line in @error; *@report is untouched then. */
int open_protocol_read_report(const struct open_protocol_info *info, const uint8_t *bytes,
			      size_t size, struct open_protocol_report *report,
			      char error[USB_TEXT_SIZE]);

/* The host's state while it reads a board. */
struct open_protocol {
	struct open_protocol_info info;
	struct usb_clock clock;
	bool started;	   /* a report with FIRST has come since START */
	uint32_t sequence; /* of the last report */
	uint8_t errors;	   /* as last reported */
};

void open_protocol_start(struct open_protocol *protocol);

/*
 * Takes the @size bytes of a report that came at @arrival, µs of the monotonic clock.
 * Returns 1 with *@reading; 0 for a report without news, such as one queued before START or
 * a repeated one; or -EBADMSG for a refused one, with the reason in the reading's note.
 */
int open_protocol_take(struct open_protocol *protocol, const uint8_t *bytes, size_t size,
		       uint64_t arrival, struct usb_reading *reading);

#endif
