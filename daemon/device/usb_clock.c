/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Converts a device's own clock to the host's by the lower edge of the delays. */
#include <string.h>

#include "device/usb_clock.h"

#define SECOND	      INT64_C(1000000)
#define POINT_AGE_MAX (60 * SECOND)
#define SLOPE_SPAN    (2 * SECOND) /* a shorter history does not show the drift */
/* USB 2.0, 7.1.11: a low-speed device may be off by 1.5 %; its clock uses the same crystal. */
#define DRIFT_MAX(span) ((span) / 200 * 3)
/*
 * A report cannot arrive before it was made. Late first reports look like that, and are no
 * jump yet.
 */
#define AHEAD_MAX (SECOND / 2)
/* No delay between a device and its host lasts this long, so its clock stood still. */
#define BEHIND_MAX (5 * SECOND)

void usb_clock_start(struct usb_clock *clock, unsigned int bits)
{
	uint64_t last = clock->last;

	memset(clock, 0, sizeof(*clock));
	clock->bits = bits;
	clock->last = last;
}

/* The time with @device's lower bits that is nearest to the one expected at @arrival. */
static uint64_t unwrap(const struct usb_clock *clock, uint64_t device, uint64_t arrival)
{
	uint64_t expected = arrival - (uint64_t)clock->offset;
	int32_t difference;

	if (clock->bits == 64)
		return device;
	difference = (int32_t)((uint32_t)device - (uint32_t)expected);
	return clock->count ? expected + (uint64_t)(int64_t)difference : device;
}

/* @a - @b for times near one another; a larger difference is limited. */
static int64_t difference(uint64_t a, uint64_t b)
{
	int64_t d = (int64_t)(a - b);

	if (d > INT32_MAX * SECOND)
		return INT32_MAX * SECOND;
	return d < -(INT32_MAX * SECOND) ? -(INT32_MAX * SECOND) : d;
}

/* Whether @b lies on or above the line from @a to @c, so that the lower hull leaves it out. */
static bool above(const struct usb_clock_point *a, const struct usb_clock_point *b,
		  const struct usb_clock_point *c)
{
	int64_t ab = difference(b->device, a->device), ac = difference(c->device, a->device);

	return (b->offset - a->offset) * ac >= (c->offset - a->offset) * ab;
}

/* Fills @hull with the points' lower convex hull; returns the number of its points. */
static unsigned int lower_hull(const struct usb_clock *clock,
			       const struct usb_clock_point *hull[USB_CLOCK_POINTS])
{
	unsigned int count = 0;

	for (unsigned int i = 0; i < clock->count; i++) {
		while (count >= 2 && above(hull[count - 2], hull[count - 1], &clock->points[i]))
			count--;
		hull[count++] = &clock->points[i];
	}
	return count;
}

static int64_t lowest_offset(const struct usb_clock *clock)
{
	int64_t lowest = clock->points[0].offset;

	for (unsigned int i = 1; i < clock->count; i++)
		if (clock->points[i].offset < lowest)
			lowest = clock->points[i].offset;
	return lowest;
}

/* The drift over @elapsed, by the line from @a to @b, limited to what a clock can drift. */
static int64_t drift(const struct usb_clock_point *a, const struct usb_clock_point *b,
		     int64_t elapsed)
{
	int64_t span = difference(b->device, a->device);
	int64_t rise = b->offset - a->offset;
	int64_t most = DRIFT_MAX(span);

	if (rise > most)
		rise = most;
	if (rise < -most)
		rise = -most;
	return rise * elapsed / span;
}

/*
 * The offset at @device, from an edge of the hull. The edge under the middle of the history
 * is the line with the least sum of delays above it.
 */
static int64_t estimate(const struct usb_clock *clock, uint64_t device)
{
	const struct usb_clock_point *hull[USB_CLOCK_POINTS], *first, *newest;
	unsigned int count = lower_hull(clock, hull), edge = 0;
	int64_t mean = 0;

	first = &clock->points[0];
	newest = &clock->points[clock->count - 1];
	if (count < 2 || difference(newest->device, first->device) < SLOPE_SPAN)
		return lowest_offset(clock);
	for (unsigned int i = 0; i < clock->count; i++)
		mean += difference(clock->points[i].device, first->device);
	mean /= clock->count;
	while (edge + 2 < count && difference(hull[edge + 1]->device, first->device) < mean)
		edge++;
	return hull[edge]->offset +
	       drift(hull[edge], hull[edge + 1], difference(device, hull[edge]->device));
}

static void drop_oldest(struct usb_clock *clock)
{
	clock->count--;
	memmove(clock->points, clock->points + 1, clock->count * sizeof(clock->points[0]));
}

/* Keeps the lowest offset of each second. */
static void add_point(struct usb_clock *clock, uint64_t device, int64_t offset)
{
	struct usb_clock_point *newest = clock->points + clock->count;

	if (clock->count && newest[-1].device / SECOND == device / SECOND) {
		if (offset < newest[-1].offset)
			newest[-1] = (struct usb_clock_point){device, offset};
		return;
	}
	while (clock->count && (clock->count == USB_CLOCK_POINTS ||
				difference(device, clock->points[0].device) > POINT_AGE_MAX))
		drop_oldest(clock);
	clock->points[clock->count++] = (struct usb_clock_point){device, offset};
}

static bool is_jump(const struct usb_clock *clock, uint64_t device, int64_t offset)
{
	int64_t delay = difference((uint64_t)offset, (uint64_t)clock->offset);
	int64_t since = difference(device, clock->newest);

	/* The drift over a long silence is no jump. */
	return since < 0 || delay > BEHIND_MAX + DRIFT_MAX(since) ||
	       delay < -AHEAD_MAX - DRIFT_MAX(since);
}

uint64_t usb_clock_convert(struct usb_clock *clock, uint64_t device, uint64_t arrival, bool *jumped)
{
	int64_t offset;
	uint64_t when;

	device = unwrap(clock, device, arrival);
	offset = (int64_t)(arrival - device);
	*jumped = clock->count && is_jump(clock, device, offset);
	if (*jumped)
		usb_clock_start(clock, clock->bits);
	add_point(clock, device, offset);
	clock->newest = device;
	clock->offset = estimate(clock, device);
	when = device + (uint64_t)clock->offset;
	if (difference(when, arrival) > 0)
		when = arrival;
	if (when < clock->last)
		when = clock->last;
	clock->last = when;
	return when;
}
