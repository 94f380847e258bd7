/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The bytes of packaging/guide/usb-protocol.md are what the reader reads. */
#include <criterion/criterion.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "device/open_protocol.h"
#include "../../kernel/usb/boards.h"

#define LINE_SIZE 400

static FILE *open_guide(void)
{
	const char *name = getenv("USB_GUIDE");
	FILE *file;

	cr_assert(name, "USB_GUIDE names packaging/guide/usb-protocol.md");
	file = fopen(name, "re");
	cr_assert(file, "%s", name);
	return file;
}

/* The bytes at a line's start, up to the first word that is no byte. */
static size_t take_bytes(const char *line, uint8_t *bytes)
{
	size_t count = 0;

	while (isxdigit((unsigned char)line[0]) && isxdigit((unsigned char)line[1]) &&
	       isspace((unsigned char)line[2])) {
		bytes[count++] = (uint8_t)strtoul(line, NULL, 16);
		line += 2;
		line += strspn(line, " ");
	}
	return count;
}

/* The bytes of the block that begins with ```@name for the @nth time. */
static size_t read_block(const char *name, unsigned int nth, uint8_t bytes[256])
{
	char line[LINE_SIZE], fence[LINE_SIZE];
	FILE *file = open_guide();
	bool inside = false;
	size_t count = 0;

	snprintf(fence, sizeof(fence), "```%s\n", name);
	while (fgets(line, sizeof(line), file)) {
		if (inside && !strncmp(line, "```", 3))
			break;
		if (inside)
			count += take_bytes(line, bytes + count);
		else if (!strcmp(line, fence) && nth-- == 0)
			inside = true;
	}
	fclose(file);
	cr_assert(count > 0, "no block %s", name);
	return count;
}

static void expect_same(const char *name, const uint8_t *expected, size_t size)
{
	uint8_t bytes[256];
	size_t count = read_block(name, 0, bytes);

	cr_assert(count == size, "%s: %zu bytes, not %zu", name, count, size);
	for (size_t i = 0; i < size; i++)
		cr_assert(bytes[i] == expected[i], "%s: byte %zu is %02x, not %02x", name, i,
			  bytes[i], expected[i]);
}

Test(guide, its_descriptors_are_the_emulators)
{
	expect_same("descriptor device", open_device, sizeof(open_device));
	expect_same("descriptor configuration", open_configuration, sizeof(open_configuration));
}

Test(guide, its_reports_say_what_it_says)
{
	struct open_protocol protocol = {0};
	struct usb_reading reading;
	char error[USB_TEXT_SIZE];
	uint8_t bytes[256];

	cr_assert(open_protocol_read_info(&protocol.info, open_configuration + 18,
					  sizeof(open_configuration) - 18, error) == 0);
	open_protocol_start(&protocol);
	cr_assert(open_protocol_take(&protocol, bytes, read_block("report", 0, bytes), 9000000,
				     &reading) == 1,
		  "%s", reading.note);
	cr_assert(reading.frame.squares == UINT64_C(0xffff00000000ffff));
	cr_assert(reading.frame.inputs == INPUT_WHITE_LEVER && reading.when == 9000000);
	cr_assert(open_protocol_take(&protocol, bytes, read_block("report", 1, bytes), 9600000,
				     &reading) == 1);
	cr_assert(reading.frame.squares == UINT64_C(0xffff00000000efff));
	cr_assert(reading.when == 9500000, "half a second later");
}
