/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The open protocol for home-made boards: descriptor and reports. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "device/open_protocol.h"

/*
 * A descriptor type of USB for class-specific descriptors of an interface, as audio devices
 * have.
 */
#define CS_INTERFACE	0x24
#define SIGNATURE	"reed"
#define MAJOR(version)	((version) >> 8)
#define FLAGS_KNOWN	(OPEN_PROTOCOL_FIRST | OPEN_PROTOCOL_FAULT | OPEN_PROTOCOL_LOST)
#define HEARTBEAT_LEAST 10
#define HEARTBEAT_MOST	1000
#define TOPOLOGY_MOST	4

__attribute__((format(printf, 3, 4))) static int refuse(int status, char error[USB_TEXT_SIZE],
							const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(error, USB_TEXT_SIZE, format, arguments);
	va_end(arguments);
	return status;
}

static uint64_t little_endian(const uint8_t *bytes, unsigned int count)
{
	uint64_t value = 0;

	while (count--)
		value = value << 8 | bytes[count];
	return value;
}

static void decode_info(struct open_protocol_info *info, const uint8_t *bytes)
{
	*info = (struct open_protocol_info){
		.version = (uint16_t)little_endian(bytes + 6, 2),
		.rows = bytes[8],
		.columns = bytes[9],
		.inputs = bytes[10],
		.time_bits = bytes[11],
		.report_size = bytes[12],
		.topology = bytes[13],
		.heartbeat = (unsigned int)little_endian(bytes + 14, 2),
		.scan_period = (unsigned int)little_endian(bytes + 16, 2),
	};
}

static int check_info(const struct open_protocol_info *info, char error[USB_TEXT_SIZE])
{
	if (MAJOR(info->version) != 1)
		return refuse(-EPROTO, error, "descriptor: version %x.%02x, expected 1.xx",
			      MAJOR(info->version), info->version & 0xff);
	if (info->rows < 1 || info->rows > 8 || info->columns < 1 || info->columns > 8)
		return refuse(-EPROTO, error, "descriptor: %u rows and %u columns, expected 1 to 8",
			      info->rows, info->columns);
	if (info->inputs >> INPUT_BITS)
		return refuse(-EPROTO, error, "descriptor: inputs 0x%02x, expected bits 0 to %d",
			      info->inputs, INPUT_BITS - 1);
	if (info->time_bits != 32 && info->time_bits != 64)
		return refuse(-EPROTO, error, "descriptor: a clock of %u bits, expected 32 or 64",
			      info->time_bits);
	if (info->report_size < OPEN_PROTOCOL_REPORT_SIZE ||
	    info->report_size > OPEN_PROTOCOL_REPORT_SIZE_MAX)
		return refuse(-EPROTO, error, "descriptor: reports of %u bytes, expected %d to %d",
			      info->report_size, OPEN_PROTOCOL_REPORT_SIZE,
			      OPEN_PROTOCOL_REPORT_SIZE_MAX);
	if (info->topology > TOPOLOGY_MOST)
		return refuse(-EPROTO, error, "descriptor: topology %u, expected 0 to %d",
			      info->topology, TOPOLOGY_MOST);
	if (info->heartbeat < HEARTBEAT_LEAST || info->heartbeat > HEARTBEAT_MOST)
		return refuse(-EPROTO, error, "descriptor: heartbeat of %u ms, expected %d to %d",
			      info->heartbeat, HEARTBEAT_LEAST, HEARTBEAT_MOST);
	return 0;
}

int open_protocol_read_info(struct open_protocol_info *info, const uint8_t *bytes, size_t size,
			    char error[USB_TEXT_SIZE])
{
	struct open_protocol_info read;
	int r;

	/* A length of 0 or 1 would loop for ever; one past the end is reported elsewhere. */
	while (size >= 2 && bytes[0] >= 2 && bytes[0] <= size) {
		if (bytes[1] == CS_INTERFACE && bytes[0] >= 6 && !memcmp(bytes + 2, SIGNATURE, 4)) {
			if (bytes[0] < OPEN_PROTOCOL_DESCRIPTOR_SIZE)
				return refuse(-EPROTO, error,
					      "descriptor: %u bytes, expected %d or more", bytes[0],
					      OPEN_PROTOCOL_DESCRIPTOR_SIZE);
			decode_info(&read, bytes);
			r = check_info(&read, error);
			if (r == 0)
				*info = read;
			return r;
		}
		size -= bytes[0];
		bytes += bytes[0];
	}
	return refuse(-ENOENT, error, "no class-specific descriptor with the signature \"%s\"",
		      SIGNATURE);
}

/* The set of contacts that a board of this size has. */
static uint64_t contacts(const struct open_protocol_info *info)
{
	uint64_t row = (1u << info->columns) - 1, all = 0;

	for (unsigned int i = 0; i < info->rows; i++)
		all |= row << 8 * i;
	return all;
}

static int check_report(const struct open_protocol_info *info,
			const struct open_protocol_report *report, char error[USB_TEXT_SIZE])
{
	uint64_t beyond = report->squares & ~contacts(info);

	if (report->flags & ~FLAGS_KNOWN)
		return refuse(-EBADMSG, error, "report: flags 0x%02x, expected bits 0 to 2",
			      report->flags);
	if (report->inputs & ~info->inputs)
		return refuse(-EBADMSG, error,
			      "report: inputs 0x%02x, but the descriptor names 0x%02x",
			      report->inputs, info->inputs);
	if (beyond)
		return refuse(-EBADMSG, error,
			      "report: squares %016llx beyond %u rows and %u columns",
			      (unsigned long long)beyond, info->rows, info->columns);
	if (info->time_bits == 32 && report->time > UINT32_MAX)
		return refuse(-EBADMSG, error,
			      "report: a time of more than the 32 bits that the descriptor names");
	return 0;
}

int open_protocol_read_report(const struct open_protocol_info *info, const uint8_t *bytes,
			      size_t size, struct open_protocol_report *report,
			      char error[USB_TEXT_SIZE])
{
	struct open_protocol_report read;
	int r;

	if (size != info->report_size)
		return refuse(-EBADMSG, error, "report: %s at %zu bytes, expected %u",
			      size < info->report_size ? "cut short" : "too long", size,
			      info->report_size);
	if (bytes[0] != info->report_size)
		return refuse(-EBADMSG, error, "report: says %u bytes of itself, has %u", bytes[0],
			      info->report_size);
	read = (struct open_protocol_report){
		.flags = bytes[1],
		.inputs = bytes[2],
		.errors = bytes[3],
		.sequence = (uint32_t)little_endian(bytes + 4, 4),
		.squares = little_endian(bytes + 8, 8),
		.time = little_endian(bytes + 16, 8),
	};
	r = check_report(info, &read, error);
	if (r == 0)
		*report = read;
	return r;
}

void open_protocol_start(struct open_protocol *protocol)
{
	protocol->started = false;
	protocol->sequence = 0;
	protocol->errors = 0;
	usb_clock_start(&protocol->clock, protocol->info.time_bits);
}

__attribute__((format(printf, 2, 3))) static void note(struct usb_reading *reading,
						       const char *format, ...)
{
	size_t length = strlen(reading->note);
	va_list arguments;

	if (length > 0 && length + 2 < sizeof(reading->note)) {
		strcpy(reading->note + length, "; ");
		length += 2;
	}
	va_start(arguments, format);
	vsnprintf(reading->note + length, sizeof(reading->note) - length, format, arguments);
	va_end(arguments);
}

static void note_errors(struct usb_reading *reading, uint8_t errors)
{
	static const char *const names[8] = {
		"its bus does not answer",
		"its supply is too low",
		"a scan takes longer than its period",
		"it was reset by its watchdog or by a brownout",
	};

	for (unsigned int bit = 0; bit < 8; bit++)
		if (errors >> bit & 1)
			note(reading, "board reports: %s", names[bit] ? names[bit] : "an error");
}

/* Compares with the last report's sequence: a gap, a repetition, or a restart of the board. */
static bool check_sequence(struct open_protocol *protocol,
			   const struct open_protocol_report *report, struct usb_reading *reading)
{
	uint32_t ahead = report->sequence - protocol->sequence;

	if (report->flags & OPEN_PROTOCOL_FIRST) {
		if (protocol->started) {
			reading->frame.flags |= FRAME_LOST;
			note(reading, "board started anew by itself");
			usb_clock_start(&protocol->clock, protocol->info.time_bits);
		}
		protocol->started = true;
		return true;
	}
	if (ahead == 0)
		return false;
	if (ahead == 1)
		return true;
	reading->frame.flags |= FRAME_LOST;
	if (ahead <= INT32_MAX)
		note(reading, "%u reports lost before number %u", ahead - 1, report->sequence);
	else
		note(reading, "report number %u after %u", report->sequence, protocol->sequence);
	return true;
}

static void take_frame(const struct open_protocol_report *report, struct frame *frame)
{
	frame->squares = report->squares;
	frame->inputs = report->inputs;
	if (report->flags & OPEN_PROTOCOL_FAULT)
		frame->flags |= FRAME_FAULT;
	if (report->flags & OPEN_PROTOCOL_LOST)
		frame->flags |= FRAME_LOST;
}

int open_protocol_take(struct open_protocol *protocol, const uint8_t *bytes, size_t size,
		       uint64_t arrival, struct usb_reading *reading)
{
	struct open_protocol_report report;
	bool jumped;
	int r;

	memset(reading, 0, sizeof(*reading));
	r = open_protocol_read_report(&protocol->info, bytes, size, &report, reading->note);
	if (r < 0)
		return r;
	if (!protocol->started && !(report.flags & OPEN_PROTOCOL_FIRST))
		return 0;
	if (!check_sequence(protocol, &report, reading))
		return 0;
	protocol->sequence = report.sequence;
	take_frame(&report, &reading->frame);
	reading->when = usb_clock_convert(&protocol->clock, report.time, arrival, &jumped);
	if (jumped)
		note(reading, "board's clock jumped, times are those of arrival");
	note_errors(reading, report.errors & ~protocol->errors);
	protocol->errors = report.errors;
	return 1;
}
