/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The USB source over a fake libusb, in virtual time: its clock stands at
 * small numbers, so that every timer of the loop is due at once and the source
 * looks at the virtual clock itself.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "config/configuration.h"
#include "device/device.h"
#include "device/usb_place.h"
#include "fake_libusb.h"

#define MS UINT64_C(1000)

static struct {
	sd_event *event;
	struct device *device;
	uint64_t now;
	unsigned int frames, readies, absences;
	struct frame frame; /* the last one */
	uint64_t when;
	char why[DEVICE_TEXT_SIZE]; /* of the last state */
	char folder[40];	    /* in the place of /sys/bus/usb/devices */
	uint32_t sequence;
} test;

uint64_t device_clock(void)
{
	return test.now;
}

static void on_frame(void *data, uint64_t when, const struct frame *frame)
{
	(void)data;
	cr_assert(when >= test.when && when <= test.now, "%lu", (unsigned long)when);
	cr_assert(test.readies > 0);
	test.when = when;
	test.frame = *frame;
	test.frames++;
}

static void on_state(void *data, uint64_t when, enum device_state state, const char *why)
{
	(void)data;
	cr_assert(when >= test.when);
	test.when = when;
	snprintf(test.why, sizeof(test.why), "%s", why);
	if (state == DEVICE_READY)
		test.readies++;
	else
		test.absences++;
}

/* Lets @ms pass, in steps of at most 10 ms. */
static void pass(unsigned int ms)
{
	do {
		unsigned int step = ms < 10 ? ms : 10;

		test.now += step * MS;
		ms -= step;
		for (int i = 0; i < 4; i++)
			sd_event_run(test.event, 0);
		test.device->kind->drain(test.device);
	} while (ms > 0);
}

/* The host itself does nothing for @ms. */
static void hold_up(unsigned int ms)
{
	test.now += ms * MS;
	test.device->kind->drain(test.device);
}

static int open_place(const char *place, char error[DEVICE_ERROR_SIZE])
{
	const struct device_listener listener = {on_frame, on_state, NULL};

	return device_usb.open(place, NULL, test.event, &listener, &test.device, error);
}

static void open_or_fail(const char *place)
{
	char error[DEVICE_ERROR_SIZE];

	cr_assert(open_place(place, error) == 0, "%s", error);
}

static void put(uint8_t *bytes, uint64_t value, unsigned int size)
{
	for (unsigned int i = 0; i < size; i++)
		bytes[i] = (uint8_t)(value >> 8 * i);
}

/* The board reports @squares now. */
static void report(struct libusb_device *board, uint64_t squares, uint8_t flags)
{
	uint8_t bytes[24] = {24, flags};

	if (flags & OPEN_PROTOCOL_FIRST)
		test.sequence = 0;
	put(bytes + 4, test.sequence++, 4);
	put(bytes + 8, squares, 8);
	put(bytes + 16, test.now, 8);
	cr_assert(fake_end(board, LIBUSB_TRANSFER_COMPLETED, bytes, sizeof(bytes)));
	pass(1);
}

static struct libusb_device *plug_in_and_open(void)
{
	struct libusb_device *board = &fake.devices[0];

	fake_plug(board, BOARD_OPEN, 1);
	open_or_fail("");
	pass(1);
	report(board, 1, OPEN_PROTOCOL_FIRST);
	cr_assert(test.readies == 1 && test.frames == 1);
	return board;
}

static void set_up(void)
{
	memset(&fake, 0, sizeof(fake));
	memset(&test, 0, sizeof(test));
	test.now = 1000 * MS;
	strcpy(test.folder, "/tmp/touchmove-usb-XXXXXX");
	cr_assert(mkdtemp(test.folder));
	usb_sysfs = test.folder;
	cr_assert(sd_event_new(&test.event) >= 0);
}

/* After any test nothing stays open. */
static void tear_down(void)
{
	char path[100];

	if (test.device)
		test.device->kind->close(test.device);
	sd_event_unref(test.event);
	snprintf(path, sizeof(path), "%s/1-1", test.folder);
	rmdir(path);
	rmdir(test.folder);
	cr_assert(fake.contexts == 0 && fake.handles == 0 && fake.claims == 0);
	cr_assert(fake.transfers == 0, "%u transfers stay", fake.transfers);
}

TestSuite(usb_device, .init = set_up, .fini = tear_down);

Test(usb_device, started_read_and_closed_in_mid_flight)
{
	static const uint8_t start[] = {0x41, 0x01, 0, 0, 0, 0, 0, 0};
	struct libusb_device *board = plug_in_and_open();

	cr_assert(board->requests == 1 && !memcmp(board->request, start, sizeof(start)));
	cr_assert(board->flying_count >= 2, "several transfers are queued");
	cr_assert(!strcmp(test.device->spec, "usb:1-1"));
	report(board, 3, 0);
	cr_assert(test.frames == 2 && test.frame.squares == 3 && test.frame.flags == 0);
	report(board, 3, 0);
	cr_assert(test.frames == 2, "a heartbeat is no frame");
}

Test(usb_device, a_board_that_comes_later_is_told_by_hotplug)
{
	fake.hotplug = true;
	open_or_fail("");
	cr_assert(test.absences == 1 && !strcmp(test.why, "not plugged in"));
	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	pass(1);
	report(&fake.devices[0], 1, OPEN_PROTOCOL_FIRST);
	cr_assert(test.readies == 1);
}

Test(usb_device, unplugged_and_back_without_hotplug)
{
	struct libusb_device *board = plug_in_and_open();
	char path[100];

	fake_unplug(board);
	pass(1);
	cr_assert(test.absences == 1 && !strcmp(test.why, "unplugged"));
	cr_assert(fake.transfers == 0 && fake.handles == 0);
	pass(3000);
	cr_assert(test.absences == 1, "told once: %s", test.why);
	fake_plug(board, BOARD_OPEN, 1);
	snprintf(path, sizeof(path), "%s/1-1", test.folder);
	cr_assert(mkdir(path, 0700) == 0);
	pass(1500);
	report(board, 7, OPEN_PROTOCOL_FIRST);
	cr_assert(test.readies == 2 && test.frame.squares == 7 && test.frame.flags == 0);
}

Test(usb_device, no_right_to_open_is_no_matter_of_waiting)
{
	char error[DEVICE_ERROR_SIZE];

	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	fake.devices[0].open_error = LIBUSB_ERROR_ACCESS;
	cr_assert(open_place("", error) == -EACCES);
	cr_assert(strstr(error, "60-touchmove-usb.rules"), "%s", error);
}

Test(usb_device, no_right_yet_when_it_comes_later)
{
	fake.hotplug = true;
	open_or_fail("");
	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	fake.devices[0].open_error = LIBUSB_ERROR_ACCESS;
	pass(1);
	cr_assert(test.absences == 2 && strstr(test.why, "60-touchmove-usb.rules"));
	cr_assert(strstr(test.why, "group touchmove"), "not cut: %s", test.why);
	fake.devices[0].open_error = 0;
	pass(1100);
	report(&fake.devices[0], 1, OPEN_PROTOCOL_FIRST);
	cr_assert(test.readies == 1);
}

Test(usb_device, a_board_in_use_by_another_program)
{
	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	fake.devices[0].claim_error = LIBUSB_ERROR_BUSY;
	open_or_fail("");
	cr_assert(!strcmp(test.why, "1-1: in use by another program"), "%s", test.why);
	cr_assert(fake.handles == 0);
}

Test(usb_device, of_two_boards_the_one_that_can_be_read)
{
	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	fake_plug(&fake.devices[1], BOARD_OPEN, 2);
	fake.devices[0].open_error = LIBUSB_ERROR_ACCESS;
	open_or_fail("open");
	pass(1);
	report(&fake.devices[1], 1, OPEN_PROTOCOL_FIRST);
	cr_assert(test.readies == 1 && !strcmp(test.device->spec, "usb:1-2"));
}

Test(usb_device, a_descriptor_that_is_wrong_is_told)
{
	static uint8_t wrong[sizeof(open_configuration)];

	memcpy(wrong, open_configuration, sizeof(wrong));
	wrong[18 + 8] = 9;
	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	fake.devices[0].configuration = BYTES(wrong);
	open_or_fail("");
	cr_assert(!strcmp(test.why, "1-1: descriptor: 9 rows and 8 columns, expected 1 to 8"), "%s",
		  test.why);
}

Test(usb_device, a_stall_is_cleared_when_nothing_is_in_flight)
{
	struct libusb_device *board = plug_in_and_open();

	fake_end(board, LIBUSB_TRANSFER_STALL, NULL, 0);
	pass(1);
	cr_assert(board->halts_cleared == 0 && board->flying_count == 0);
	pass(50);
	cr_assert(board->halts_cleared == 1 && !board->cleared_under_transfers);
	cr_assert(board->flying_count >= 2);
	report(board, 1, 0);
	cr_assert(test.frames == 2 && test.frame.flags == FRAME_LOST);
	report(board, 2, 0);
	cr_assert(test.frame.flags == 0, "once");
}

Test(usb_device, stalls_in_a_row_are_a_fault)
{
	struct libusb_device *board = plug_in_and_open();

	for (int i = 0; i < 3; i++) {
		cr_assert(fake_end(board, LIBUSB_TRANSFER_STALL, NULL, 0));
		pass(100);
	}
	cr_assert(test.frames == 2 && test.frame.flags & FRAME_FAULT && test.frame.squares == 1);
	report(board, 1, 0);
	cr_assert(test.frames == 3 && !(test.frame.flags & FRAME_FAULT));
	cr_assert(test.absences == 0, "it never went away");
}

Test(usb_device, reports_that_lie_are_refused_and_the_next_is_lost)
{
	struct libusb_device *board = plug_in_and_open();
	uint8_t bytes[64] = {24};

	fake_end(board, LIBUSB_TRANSFER_COMPLETED, bytes, 23);
	fake_end(board, LIBUSB_TRANSFER_COMPLETED, bytes, 64);
	pass(1);
	cr_assert(test.frames == 1);
	report(board, 1, 0);
	cr_assert(test.frames == 2 && test.frame.flags == FRAME_LOST);
	fake_end(board, LIBUSB_TRANSFER_OVERFLOW, NULL, 0);
	pass(50);
	report(board, 1, 0);
	cr_assert(test.frames == 3 && test.frame.flags == FRAME_LOST);
	cr_assert(board->halts_cleared == 0);
}

Test(usb_device, silence_is_a_fault_and_start_is_repeated)
{
	struct libusb_device *board = plug_in_and_open();

	pass(650);
	cr_assert(test.frames == 1, "three heartbeats and some slack");
	pass(100);
	cr_assert(test.frames == 2 && test.frame.flags == FRAME_FAULT && test.frame.squares == 1);
	cr_assert(board->requests == 2);
	pass(3000);
	cr_assert(test.frames == 2, "on entering, and no more");
	report(board, 5, OPEN_PROTOCOL_FIRST);
	cr_assert(test.frames == 3 && test.frame.squares == 5 && test.frame.flags == FRAME_LOST);
}

Test(usb_device, a_delay_of_the_host_is_no_silence_of_the_board)
{
	struct libusb_device *board = plug_in_and_open();

	pass(300);
	hold_up(5000);
	pass(650);
	cr_assert(test.frames == 1 && board->requests == 1, "its time starts anew");
	report(board, 3, 0);
	cr_assert(test.frames == 2 && test.frame.squares == 3 && test.frame.flags == 0);
	hold_up(5000);
	pass(650);
	cr_assert(test.frames == 2, "behind each report");
	pass(100);
	cr_assert(test.frames == 3 && test.frame.flags == FRAME_FAULT);
}

/* Or a board that is silent would not be told where the host is always late. */
Test(usb_device, only_one_delay_of_the_host_is_forgiven)
{
	plug_in_and_open();
	hold_up(1000);
	cr_assert(test.frames == 1);
	hold_up(1000);
	cr_assert(test.frames == 2 && test.frame.flags == FRAME_FAULT);
}

Test(usb_device, what_was_queued_before_start_is_no_news)
{
	struct libusb_device *board = plug_in_and_open();

	pass(750);
	cr_assert(test.frames == 2 && test.frame.flags == FRAME_FAULT && board->requests == 2);
	report(board, 3, 0);
	cr_assert(test.frames == 2, "what it shows was so before the silence");
	pass(1000);
	cr_assert(board->requests == 3);
	report(board, 5, OPEN_PROTOCOL_FIRST);
	cr_assert(test.frames == 3 && test.frame.squares == 5 && test.frame.flags == FRAME_LOST);
	report(board, 7, 0);
	cr_assert(test.frames == 4 && test.frame.squares == 7 && test.frame.flags == 0);
}

Test(usb_device, the_boards_own_fault_keeps_the_last_squares)
{
	struct libusb_device *board = plug_in_and_open();

	report(board, 0, OPEN_PROTOCOL_FAULT);
	cr_assert(test.frame.flags == FRAME_FAULT && test.frame.squares == 1);
	report(board, 0, OPEN_PROTOCOL_FAULT);
	cr_assert(test.frames == 2);
	report(board, 2, 0);
	cr_assert(test.frames == 3 && test.frame.flags == 0 && test.frame.squares == 2);
}

/* A board that is plugged in but silent is not reported as "not plugged in". */
Test(usb_device, a_board_that_says_nothing_is_told)
{
	struct libusb_device *board = &fake.devices[0];
	unsigned int absences;

	open_or_fail("");
	fake_plug(board, BOARD_OPEN, 1);
	pass(2500);
	cr_assert(strstr(test.why, "1-1, open protocol"), "%s", test.why);
	cr_assert(strstr(test.why, "sends no report"), "%s", test.why);
	absences = test.absences;
	pass(3000);
	cr_assert_eq(test.absences, absences);
	report(board, 1, OPEN_PROTOCOL_FIRST);
	cr_assert_eq(test.readies, 1);
}

Test(usb_device, start_refused_is_asked_for_again)
{
	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	fake.devices[0].refuses_requests = true;
	open_or_fail("");
	pass(2500);
	cr_assert(fake.devices[0].requests == 3 && test.readies == 0);
	fake.devices[0].refuses_requests = false;
	pass(1000);
	report(&fake.devices[0], 1, OPEN_PROTOCOL_FIRST);
	cr_assert(test.readies == 1);
}

Test(usb_device, gone_between_two_transfers)
{
	struct libusb_device *board = plug_in_and_open();
	uint8_t bytes[24] = {24};

	board->plugged = false;
	fake_end(board, LIBUSB_TRANSFER_COMPLETED, bytes, 24);
	pass(1);
	cr_assert(test.absences == 1 && !strcmp(test.why, "unplugged"));
}

Test(usb_device, libusb_that_does_not_start_is_tried_again)
{
	fake.init_error = LIBUSB_ERROR_OTHER;
	open_or_fail("");
	cr_assert(test.absences == 1);
	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	fake.init_error = 0;
	pass(2100);
	report(&fake.devices[0], 1, OPEN_PROTOCOL_FIRST);
	cr_assert(test.readies == 1);
}

static void report_pieces(struct libusb_device *board, uint8_t value)
{
	uint8_t bytes[64] = {0x01, 0x3d, value};

	cr_assert(fake_end(board, LIBUSB_TRANSFER_COMPLETED, bytes, sizeof(bytes)));
	pass(1);
}

Test(usb_device, chessnut_is_told_to_report)
{
	static const uint8_t command[] = {0x21, 0x01, 0x00};
	struct libusb_device *board = &fake.devices[0];

	fake_plug(board, BOARD_CHESSNUT, 1);
	open_or_fail("chessnut");
	pass(1);
	cr_assert(board->claimed == 1u << 1, "the keyboard is left alone");
	cr_assert(board->request_size == 3 && board->request_endpoint == 0x02);
	cr_assert(!memcmp(board->request, command, 3));
	report_pieces(board, 0xc2);
	cr_assert(test.readies == 1 && test.frame.flags == FRAME_KINDS);
	cr_assert(test.frame.kinds[63] == 'k' && test.frame.kinds[62] == 'K');
	report_pieces(board, 0xb2);
	cr_assert(test.frames == 2 && test.frame.kinds[62] == 'Q', "the same squares, other kinds");
	pass(10000);
	cr_assert(test.frames == 2 && board->requests == 1, "silence says nothing here");
}

Test(usb_device, chessnut_without_an_endpoint_for_commands)
{
	static const uint8_t request[] = {0x21, 0x09, 0x21, 0x02, 1, 0, 3, 0, 0x21, 0x01, 0x00};
	static uint8_t without[sizeof(chessnut_configuration) - 7];
	struct libusb_device *board = &fake.devices[0];

	memcpy(without, chessnut_configuration, sizeof(without));
	fake_plug(board, BOARD_CHESSNUT, 1);
	board->configuration = BYTES(without);
	open_or_fail("");
	cr_assert(board->request_size == sizeof(request));
	cr_assert(!memcmp(board->request, request, sizeof(request)));
}

/* Whether opening the board says, once, that it has no levers. */
static bool says_no_levers(enum laws_clock_mode clock)
{
	const struct device_listener listener = {on_frame, on_state, NULL};
	struct configuration configuration;
	char error[DEVICE_ERROR_SIZE], said[2000] = "";
	FILE *file = tmpfile();
	int usual = dup(STDERR_FILENO);
	const char *found;

	configuration_default(&configuration);
	configuration.settings.regulations.clock = clock;
	cr_assert(file && usual >= 0);
	dup2(fileno(file), STDERR_FILENO);
	cr_expect(device_usb.open("", &configuration, test.event, &listener, &test.device, error) ==
		  0);
	pass(1);
	test.device->kind->close(test.device);
	test.device = NULL;
	dup2(usual, STDERR_FILENO);
	close(usual);
	rewind(file);
	said[fread(said, 1, sizeof(said) - 1, file)] = '\0';
	fclose(file);
	found = strstr(said, "no levers");
	cr_assert(!found || !strstr(found + 1, "no levers"), "%s", said);
	return found;
}

Test(usb_device, a_board_without_levers_is_told_where_a_clock_wants_them)
{
	static uint8_t without[sizeof(open_configuration)];
	struct libusb_device *board = &fake.devices[0];

	memcpy(without, open_configuration, sizeof(without));
	without[18 + 10] = 0;
	fake_plug(board, BOARD_OPEN, 1);
	cr_assert_not(says_no_levers(LAWS_CLOCK_OWN));
	board->configuration = BYTES(without);
	cr_assert(says_no_levers(LAWS_CLOCK_OWN));
	cr_assert_not(says_no_levers(LAWS_CLOCK_NONE));
	fake_plug(board, BOARD_CHESSNUT, 1);
	cr_assert(says_no_levers(LAWS_CLOCK_OWN));
	cr_assert_not(says_no_levers(LAWS_CLOCK_NONE));
}

static void expect_place(const char *place, bool there)
{
	open_or_fail(place);
	pass(1);
	cr_assert((fake.handles > 0) == there, "'%s'", place);
	test.device->kind->close(test.device);
	test.device = NULL;
}

Test(usb_device, places)
{
	fake_plug(&fake.devices[0], BOARD_OPEN, 4);
	expect_place("", true);
	expect_place("open", true);
	expect_place("chessnut", false);
	expect_place("1209:0001", true);
	expect_place("1209:0002", false);
	expect_place("1-4", true);
	expect_place("1-4.1", false);
	expect_place("SERIAL", false);
}

Test(usb_device, a_place_that_nothing_can_be_called)
{
	char error[DEVICE_ERROR_SIZE], place[200];

	cr_assert(open_place("a\nb", error) == -EINVAL);
	memset(place, 'x', sizeof(place) - 1);
	place[sizeof(place) - 1] = '\0';
	cr_assert(open_place(place, error) == -EINVAL);
	cr_assert(strstr(error, "expected nothing, open, chessnut, VVVV:PPPP"), "%s", error);
}

static void on_found(void *data, const struct device_found *found)
{
	unsigned int *count = data;
	static const struct {
		const char *spec, *name, *condition;
		bool usable;
	} expected[] = {
		{"usb:1-1", "open protocol: Solder & Co Club board, No. 7", "ready", true},
		{"usb:1-2", "Chessnut: Chessnut Air",
		 "no right to open it: 60-touchmove-usb.rules is not installed, or you are not in "
		 "the group touchmove",
		 false},
		{"usb:1-3",
		 "open protocol:  ", "in use by another program, or by touchmoved itself", false},
	};

	cr_assert(*count < 3);
	cr_assert(!strcmp(found->spec, expected[*count].spec), "%s", found->spec);
	cr_assert_str_eq(found->name, expected[*count].name);
	cr_assert(!strcmp(found->condition, expected[*count].condition), "%s", found->condition);
	cr_assert(found->usable == expected[*count].usable);
	(*count)++;
}

/* As the kernel shows who has the first interface of the device at @path. */
static void bind_driver(const char *path, const char *driver)
{
	char folder[100], link[120];

	snprintf(folder, sizeof(folder), "%s/%s:1.0", test.folder, path);
	snprintf(link, sizeof(link), "%s/driver", folder);
	unlink(link);
	rmdir(folder);
	if (!driver)
		return;
	cr_assert_eq(mkdir(folder, 0700), 0);
	cr_assert_eq(symlink(driver, link), 0);
}

/* As the kernel tells what a device says of itself: a line each. NULL: nothing any more. */
static void describe(const char *path, const char *maker, const char *product, const char *serial)
{
	const char *const attributes[][2] = {
		{"manufacturer", maker}, {"product", product}, {"serial", serial}};
	char folder[100], name[130];

	snprintf(folder, sizeof(folder), "%s/%s", test.folder, path);
	mkdir(folder, 0700);
	for (size_t i = 0; i < sizeof(attributes) / sizeof(attributes[0]); i++) {
		FILE *file;

		snprintf(name, sizeof(name), "%s/%s", folder, attributes[i][0]);
		remove(name);
		if (!attributes[i][1])
			continue;
		file = fopen(name, "w");
		cr_assert_not_null(file);
		fprintf(file, "%s\n", attributes[i][1]);
		fclose(file);
	}
	rmdir(folder);
}

/*
 * Listing claims nothing: a claim would make the board fail for a program that opens it
 * meanwhile.
 */
Test(usb_device, the_list)
{
	unsigned int count = 0;

	fake_plug(&fake.devices[0], BOARD_OPEN, 1);
	fake_plug(&fake.devices[1], BOARD_CHESSNUT, 2);
	fake_plug(&fake.devices[2], BOARD_OPEN, 3);
	fake.devices[1].open_error = LIBUSB_ERROR_ACCESS;
	bind_driver("1-1", "../../../../bus/usb/drivers/usbhid");
	bind_driver("1-3", "../../../../bus/usb/drivers/usbfs");
	describe("1-1", "Solder & Co", "Club board", "No. 7");
	describe("1-2", "Chessnut", "Air", NULL);
	for (size_t i = 0; i < 3; i++)
		fake.devices[i].claim_error = LIBUSB_ERROR_NO_DEVICE;
	cr_assert(device_usb.list(NULL, on_found, &count) == 0);
	cr_assert(count == 3);
	bind_driver("1-1", NULL);
	bind_driver("1-3", NULL);
	describe("1-1", NULL, NULL, NULL);
	describe("1-2", NULL, NULL, NULL);
}
