/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The kinds of devices. */
#include <string.h>
#include <time.h>

#include "device/device.h"

const struct device_kind *const device_kinds[] = {
	&device_chardev,
	&device_usb,
	&device_gpio,
	NULL,
};

const struct device_kind *device_kind_of(const char *spec, const char **place)
{
	const char *colon = strchr(spec, ':');
	size_t i;

	for (i = 0; colon && device_kinds[i]; i++) {
		if (strlen(device_kinds[i]->name) != (size_t)(colon - spec) ||
		    strncmp(device_kinds[i]->name, spec, (size_t)(colon - spec)))
			continue;
		*place = colon + 1;
		return device_kinds[i];
	}
	return NULL;
}

uint64_t device_clock(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}
