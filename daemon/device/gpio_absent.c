/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The GPIO source in a build without libgpiod 2.1: refuses to open, and says why. */
#include <errno.h>
#include <stdio.h>

#include "config/configuration.h"
#include "device/device.h"

#define WHY "built without libgpiod; packaging/install-deps check installs it, then build anew"

static int absent_open(const char *place, const struct configuration *configuration,
		       sd_event *event, const struct device_listener *listener,
		       struct device **device, char error[DEVICE_ERROR_SIZE])
{
	(void)place;
	(void)configuration;
	(void)event;
	(void)listener;
	(void)device;
	snprintf(error, DEVICE_ERROR_SIZE, "gpio: " WHY);
	return -EOPNOTSUPP;
}

static void absent_nothing(struct device *device)
{
	(void)device;
}

static int absent_list(const struct configuration *configuration,
		       void (*found)(void *data, const struct device_found *found), void *data)
{
	struct device_found device = {.spec = "gpio:", .name = "GPIO lines", .condition = WHY};

	if (configuration->gpio.topology != GPIO_NONE)
		found(data, &device);
	return 0;
}

const struct device_kind device_gpio = {
	.name = "gpio",
	.open = absent_open,
	.drain = absent_nothing,
	.close = absent_nothing,
	.list = absent_list,
};
