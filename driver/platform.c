// SPDX-License-Identifier: GPL-2.0-only
/*
 * The platform driver of boards on GPIO lines: binds by device tree, or by name where there is
 * none, with properties from software nodes and lines from gpiod lookup tables.
 */

#include <linux/mod_devicetable.h>
#include <linux/module.h>
#include <linux/platform_device.h>
#include <linux/pm.h>
#include <linux/property.h>

#include "gpio.h"

static int reedboard_platform_probe(struct platform_device *pdev)
{
	const struct platform_device_id *id = platform_get_device_id(pdev);
	const struct reedboard_kind *kind = device_get_match_data(&pdev->dev);

	if (!kind && id)
		kind = (const void *)id->driver_data;
	if (!kind)
		return dev_err_probe(&pdev->dev, -ENODEV, "nothing says how it is wired\n");
	return reedboard_gpio_probe(&pdev->dev, kind);
}

static const struct of_device_id reedboard_platform_of_ids[] = {
	{ .compatible = "touchmove,reedboard-matrix", .data = &reedboard_matrix },
	{ .compatible = "touchmove,reedboard-direct", .data = &reedboard_direct },
	{ .compatible = "touchmove,reedboard-chain", .data = &reedboard_chain_lines },
	{}
};
MODULE_DEVICE_TABLE(of, reedboard_platform_of_ids);

static const struct platform_device_id reedboard_platform_platform_ids[] = {
	{ .name = "reedboard-matrix", .driver_data = (kernel_ulong_t)&reedboard_matrix },
	{ .name = "reedboard-direct", .driver_data = (kernel_ulong_t)&reedboard_direct },
	{ .name = "reedboard-chain", .driver_data = (kernel_ulong_t)&reedboard_chain_lines },
	{}
};
MODULE_DEVICE_TABLE(platform, reedboard_platform_platform_ids);

struct platform_driver reedboard_gpio_driver = {
	.probe = reedboard_platform_probe,
	.id_table = reedboard_platform_platform_ids,
	.driver = {
		.name = "reedboard",
		.of_match_table = reedboard_platform_of_ids,
		.pm = pm_sleep_ptr(&reedboard_gpio_pm),
	},
};
