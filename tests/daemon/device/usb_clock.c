/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A device's clock brought to ours, in virtual time: drift, delays, wraps, leaps. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "device/usb_clock.h"
#include "../../lib/random.h"

#define SECOND UINT64_C(1000000)
#define DELAY  125 /* µs, the least */

struct device {
	struct usb_clock clock;
	uint64_t seed;
	uint64_t now;	/* by our clock */
	uint64_t began; /* when the device's clock was 0 */
	uint64_t added; /* to the device's clock */
	double rate;	/* of the device's clock */
	uint64_t last;	/* result */
	uint64_t last_arrival;
	uint64_t worst;
	unsigned int jumps;
};

static struct device device(unsigned int bits, double ppm, uint64_t seed)
{
	struct device device = {
		.seed = seed, .now = 100 * SECOND, .began = 7 * SECOND, .rate = 1 + ppm * 1e-6};

	usb_clock_start(&device.clock, bits);
	return device;
}

static uint64_t device_time(const struct device *device)
{
	uint64_t time =
		device->added + (uint64_t)((double)(device->now - device->began) * device->rate);

	return device->clock.bits == 32 ? (uint32_t)time : time;
}

/* A report made now, which takes @delay more than the least; the error is noted after @settled. */
static uint64_t report(struct device *device, uint64_t delay, bool settled)
{
	uint64_t arrival = device->now + DELAY + delay, when, error;
	bool jumped;

	/* Reports do not overtake one another. */
	if (arrival < device->last_arrival)
		arrival = device->last_arrival;
	device->last_arrival = arrival;
	when = usb_clock_convert(&device->clock, device_time(device), arrival, &jumped);
	device->jumps += jumped;
	cr_assert(when <= arrival, "not before it came");
	cr_assert(when >= device->last, "never back");
	device->last = when;
	error = when > device->now ? when - device->now : device->now - when;
	if (settled && error > device->worst)
		device->worst = error;
	return when;
}

/* Reports for @seconds, one each 20 to 200 ms, delayed by up to 8 ms and now and then by 300. */
static void play(struct device *device, unsigned int seconds, bool settled)
{
	uint64_t end = device->now + seconds * SECOND;

	while (device->now < end) {
		uint64_t delay = random_below(&device->seed, 8000);

		if (random_below(&device->seed, 50) == 0)
			delay = random_below(&device->seed, 300000);
		report(device, delay, settled);
		device->now += 20000 + random_below(&device->seed, 180000);
	}
}

Test(usb_clock, drift_and_delays)
{
	static const double drifts[] = {0, 50, -50, 300, -300, 2500, -2500};

	for (unsigned int i = 0; i < sizeof(drifts) / sizeof(drifts[0]); i++)
		for (unsigned int bits = 32; bits <= 64; bits += 32) {
			struct device board = device(bits, drifts[i], i + 1);

			play(&board, 10, false);
			play(&board, 600, true);
			cr_assert(board.jumps == 0, "%g ppm: %u jumps", drifts[i], board.jumps);
			/* The delays alone are up to 300 ms. */
			cr_assert(board.worst < 4000, "%g ppm, %u bits: %lu µs off", drifts[i],
				  bits, (unsigned long)board.worst);
		}
}

Test(usb_clock, an_exact_clock_on_a_quiet_bus_is_told_to_the_delay)
{
	struct device board = device(32, 0, 1);

	for (unsigned int i = 0; i < 1000; i++) {
		report(&board, 0, true);
		board.now += 37000;
	}
	cr_assert(board.worst <= DELAY, "%lu", (unsigned long)board.worst);
}

Test(usb_clock, the_first_reports_late_are_put_right)
{
	struct device board = device(32, 0, 1);

	report(&board, 200000, false);
	board.now += SECOND;
	report(&board, 0, true);
	cr_assert(board.worst <= DELAY && board.jumps == 0);
}

Test(usb_clock, thirty_two_bits_wrap)
{
	struct device board = device(32, 100, 3);

	board.added = UINT32_MAX - 110 * SECOND;
	play(&board, 10, false);
	play(&board, 60, true);
	cr_assert(device_time(&board) < 100 * SECOND, "it wrapped");
	cr_assert(board.jumps == 0 && board.worst < 4000);
}

Test(usb_clock, sixty_four_bits_wrap)
{
	struct device board = device(64, 0, 3);

	board.added = UINT64_MAX - 110 * SECOND;
	play(&board, 10, false);
	play(&board, 60, true);
	cr_assert(board.jumps == 0 && board.worst < 4000);
}

Test(usb_clock, a_clock_that_starts_anew)
{
	struct device board = device(32, 0, 4);
	uint64_t when;

	play(&board, 10, false);
	board.began = board.now - 5000;
	when = report(&board, 700, false);
	cr_assert(board.jumps == 1 && when == board.now + DELAY + 700, "all we know");
	play(&board, 10, false);
	play(&board, 10, true);
	cr_assert(board.jumps == 1 && board.worst < 4000);
}

Test(usb_clock, a_clock_that_leaps_ahead)
{
	static const uint64_t leaps[] = {SECOND, 3600 * SECOND, UINT64_C(1) << 62,
					 UINT64_C(1) << 63};

	for (unsigned int i = 0; i < 4; i++) {
		struct device board = device(64, 0, 5);

		play(&board, 10, false);
		board.added += leaps[i];
		play(&board, 10, false);
		cr_assert(board.jumps == 1, "leap %u: %u", i, board.jumps);
		play(&board, 10, true);
		cr_assert(board.worst < 4000);
	}
}

Test(usb_clock, a_clock_that_stands_still)
{
	struct usb_clock clock = {0};
	uint64_t now = SECOND, last = 0;
	unsigned int jumps = 0;
	bool jumped;

	usb_clock_start(&clock, 32);
	for (unsigned int i = 0; i < 1000; i++) {
		uint64_t when = usb_clock_convert(&clock, 12345, now, &jumped);

		jumps += jumped;
		cr_assert(when >= last && when <= now);
		cr_assert(now - when <= 5 * SECOND + 100000, "never far from the arrival");
		last = when;
		now += 100000;
	}
	cr_assert(jumps > 10);
}
