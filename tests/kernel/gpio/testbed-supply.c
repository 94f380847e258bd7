// SPDX-License-Identifier: GPL-2.0-only
/*
 * A supply of the board that can be switched, and says whether it is on.
 */

#include <linux/err.h>
#include <linux/kernel.h>
#include <linux/module.h>
#include <linux/regulator/driver.h>
#include <linux/regulator/machine.h>

#include "testbed.h"

static struct regulator_dev *supply;

static int enable(struct regulator_dev *regulator)
{
	testbed.powered = 1;
	testbed.powered_at = ktime_get();
	return 0;
}

static int disable(struct regulator_dev *regulator)
{
	testbed.powered = 0;
	testbed.power_cuts++;
	return 0;
}

static int is_enabled(struct regulator_dev *regulator)
{
	return testbed.powered;
}

static const struct regulator_ops ops = {
	.enable = enable,
	.disable = disable,
	.is_enabled = is_enabled,
};

static const struct regulator_desc description = {
	.name = "reedboard-testbed",
	.type = REGULATOR_VOLTAGE,
	.owner = THIS_MODULE,
	.ops = &ops,
};

int testbed_supply_add(struct device *parent, const char *board, const char *alias)
{
	struct regulator_consumer_supply consumers[] = {
		REGULATOR_SUPPLY("vcc", board),
		REGULATOR_SUPPLY("vcc", alias),
	};
	struct regulator_init_data data = {
		.constraints = { .valid_ops_mask = REGULATOR_CHANGE_STATUS },
		.num_consumer_supplies = ARRAY_SIZE(consumers),
		.consumer_supplies = consumers,
	};
	struct regulator_config config = { .dev = parent, .init_data = &data };

	if (!testbed_supply)
		return 0;
	supply = regulator_register(parent, &description, &config);
	return PTR_ERR_OR_ZERO(supply);
}

void testbed_supply_remove(void)
{
	if (testbed_supply)
		regulator_unregister(supply);
}
