// SPDX-License-Identifier: GPL-2.0-only
/*
 * The drivers of boards that are part of reedboard.ko, registered when it is loaded.
 */

#include <linux/platform_device.h>
#include <linux/spi/spi.h>

#include "drivers.h"
#include "gpio.h"

static int reedboard_register_spi(void)
{
#if IS_ENABLED(CONFIG_SPI_MASTER)
	return spi_register_driver(&reedboard_chain_driver);
#else
	return 0;
#endif
}

static void reedboard_unregister_spi(void)
{
#if IS_ENABLED(CONFIG_SPI_MASTER)
	spi_unregister_driver(&reedboard_chain_driver);
#endif
}

int reedboard_drivers_register(void)
{
	int error;

	error = platform_driver_register(&reedboard_gpio_driver);
	if (error)
		return error;
	error = reedboard_register_spi();
	if (error)
		platform_driver_unregister(&reedboard_gpio_driver);
	return error;
}

void reedboard_drivers_unregister(void)
{
	reedboard_unregister_spi();
	platform_driver_unregister(&reedboard_gpio_driver);
}
