// SPDX-License-Identifier: GPL-2.0-only
/*
 * The hardware behind a virtual board: a platform device without a driver. It gives the
 * core a parent whose power it manages, and which the system puts to sleep, as with real
 * hardware. Its power/runtime_status in sysfs shows whether the core keeps it active.
 */

#include <linux/err.h>
#include <linux/platform_device.h>
#include <linux/pm.h>
#include <linux/pm_runtime.h>

#include "sim.h"

static int reedboard_sim_device_suspend(struct device *dev)
{
	struct reedboard_sim *sim = dev_get_drvdata(dev);

	mutex_lock(&sim->mutex);
	reedboard_sim_sleep(sim, &sim->system_asleep, true);
	mutex_unlock(&sim->mutex);
	return 0;
}

static int reedboard_sim_device_resume(struct device *dev)
{
	struct reedboard_sim *sim = dev_get_drvdata(dev);

	mutex_lock(&sim->mutex);
	reedboard_sim_sleep(sim, &sim->system_asleep, false);
	mutex_unlock(&sim->mutex);
	return 0;
}

static DEFINE_SIMPLE_DEV_PM_OPS(reedboard_sim_device_pm, reedboard_sim_device_suspend,
				reedboard_sim_device_resume);

static const struct device_type reedboard_sim_device_type = {
	.name = "reedboard-sim",
	.pm = pm_sleep_ptr(&reedboard_sim_device_pm),
};

struct platform_device *reedboard_sim_device_add(struct reedboard_sim *sim)
{
	struct platform_device *device;
	int error;

	device = platform_device_alloc("reedboard-sim", PLATFORM_DEVID_AUTO);
	if (!device)
		return ERR_PTR(-ENOMEM);
	device->dev.type = &reedboard_sim_device_type;
	platform_set_drvdata(device, sim);
	error = platform_device_add(device);
	if (error) {
		platform_device_put(device);
		return ERR_PTR(error);
	}
	pm_runtime_enable(&device->dev);
	return device;
}

void reedboard_sim_device_remove(struct platform_device *device)
{
	pm_runtime_disable(&device->dev);
	platform_device_unregister(device);
}
