// SPDX-License-Identifier: GPL-2.0-only
/*
 * The driver of a chess board made of reed switches.
 *
 * What it does so far: it registers a platform driver of the name "reedboard", and it refuses
 * every board that is offered to it with one line in the kernel's log. It asks for no GPIO,
 * makes no device file and runs nothing in the background. The ABI that it is going to serve
 * is fixed in uapi/reedboard.h and checked by this build.
 */

#include <linux/build_bug.h>
#include <linux/mod_devicetable.h>
#include <linux/module.h>
#include <linux/platform_device.h>
#include <linux/stddef.h>

#include "reedboard.h"

/* A frame is copied to user space as it lies in memory: no byte of it may be unaccounted for. */
static_assert(offsetof(struct reedboard_frame, padding) + sizeof(__u32) ==
	      sizeof(struct reedboard_frame));
static_assert(sizeof_field(struct reedboard_frame, squares) * 8 == REEDBOARD_SQUARES);

static int reedboard_probe(struct platform_device *pdev)
{
	return dev_err_probe(&pdev->dev, -ENODEV,
			     "this version of the driver does not read boards yet\n");
}

static const struct of_device_id reedboard_of_match[] = {{.compatible = "touchmove,reedboard"}, {}};
MODULE_DEVICE_TABLE(of, reedboard_of_match);

static struct platform_driver reedboard_driver = {
	.probe = reedboard_probe,
	.driver =
		{
			.name = "reedboard",
			.of_match_table = reedboard_of_match,
		},
};
module_platform_driver(reedboard_driver);

MODULE_AUTHOR("The Touchmove project");
MODULE_DESCRIPTION("Chess board of reed switches");
MODULE_LICENSE("GPL");
