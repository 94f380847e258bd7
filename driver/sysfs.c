// SPDX-License-Identifier: GPL-2.0-only
/*
 * /sys/class/reedboard/reedboardN/: a board's properties, for people and scripts; described
 * in sysfs-class-reedboard.
 */

#include <linux/device.h>
#include <linux/kstrtox.h>
#include <linux/math64.h>
#include <linux/sysfs.h>

#include "board.h"

static const char *const reedboard_topology_names[] = {
	[REEDBOARD_TOPOLOGY_DIRECT] = "direct",
	[REEDBOARD_TOPOLOGY_MATRIX] = "matrix",
	[REEDBOARD_TOPOLOGY_EXPANDERS] = "expanders",
	[REEDBOARD_TOPOLOGY_CHAIN] = "chain",
};

static const char *const reedboard_input_names[] = { "white", "black", "adjust", "arbiter" };

static const struct reedboard_config *reedboard_config_of(struct device *dev)
{
	struct reedboard *board = dev_get_drvdata(dev);

	return &board->config;
}

static ssize_t topology_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%s\n", reedboard_topology_names[reedboard_config_of(dev)->topology]);
}
static DEVICE_ATTR_RO(topology);

static ssize_t rows_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%u\n", reedboard_config_of(dev)->rows);
}
static DEVICE_ATTR_RO(rows);

static ssize_t columns_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%u\n", reedboard_config_of(dev)->columns);
}
static DEVICE_ATTR_RO(columns);

static ssize_t inputs_show(struct device *dev, struct device_attribute *attr, char *to)
{
	u32 inputs = reedboard_config_of(dev)->inputs;
	unsigned int n;
	int length = 0;

	for (n = 0; n < ARRAY_SIZE(reedboard_input_names); n++) {
		if (inputs & BIT(n))
			length += sysfs_emit_at(to, length, "%s%s", length ? " " : "",
						reedboard_input_names[n]);
	}
	return length + sysfs_emit_at(to, length, "\n");
}
static DEVICE_ATTR_RO(inputs);

static ssize_t period_us_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%llu\n",
			  div_u64(reedboard_config_of(dev)->period_ns, NSEC_PER_USEC));
}
static DEVICE_ATTR_RO(period_us);

static ssize_t reedboard_store_u32(const char *text, size_t size, u32 most, u32 *to)
{
	u32 value;
	int error;

	error = kstrtou32(text, 10, &value);
	if (error)
		return error;
	if (value > most)
		return -ERANGE;
	WRITE_ONCE(*to, value);
	return size;
}

static ssize_t idle_interval_us_show(struct device *dev, struct device_attribute *attr, char *to)
{
	struct reedboard *board = dev_get_drvdata(dev);

	return sysfs_emit(to, "%u\n", READ_ONCE(board->idle_interval_us));
}

static ssize_t idle_interval_us_store(struct device *dev, struct device_attribute *attr,
				      const char *text, size_t size)
{
	struct reedboard *board = dev_get_drvdata(dev);

	return reedboard_store_u32(text, size, REEDBOARD_IDLE_INTERVAL_US_MAX,
				   &board->idle_interval_us);
}
static DEVICE_ATTR_RW(idle_interval_us);

static ssize_t idle_delay_ms_show(struct device *dev, struct device_attribute *attr, char *to)
{
	struct reedboard *board = dev_get_drvdata(dev);

	return sysfs_emit(to, "%u\n", READ_ONCE(board->idle_delay_ms));
}

static ssize_t idle_delay_ms_store(struct device *dev, struct device_attribute *attr,
				   const char *text, size_t size)
{
	struct reedboard *board = dev_get_drvdata(dev);

	return reedboard_store_u32(text, size, REEDBOARD_IDLE_DELAY_MS_MAX, &board->idle_delay_ms);
}
static DEVICE_ATTR_RW(idle_delay_ms);

static ssize_t wiring_show(struct device *dev, struct device_attribute *attr, char *to)
{
	const u8 *wiring = reedboard_config_of(dev)->wiring;
	unsigned int n;
	int length = 0;

	for (n = 0; n < REEDBOARD_SQUARES; n++) {
		const char *end = n + 1 < REEDBOARD_SQUARES ? " " : "\n";

		if (wiring[n] == REEDBOARD_NO_SQUARE)
			length += sysfs_emit_at(to, length, "-%s", end);
		else
			length += sysfs_emit_at(to, length, "%c%c%s", 'a' + wiring[n] % 8,
						'1' + wiring[n] / 8, end);
	}
	return length;
}
static DEVICE_ATTR_RO(wiring);

static ssize_t fault_show(struct device *dev, struct device_attribute *attr, char *to)
{
	struct reedboard *board = dev_get_drvdata(dev);
	bool fault;

	spin_lock_irq(&board->lock);
	fault = board->state.fault;
	spin_unlock_irq(&board->lock);
	return sysfs_emit(to, "%d\n", fault);
}
static DEVICE_ATTR_RO(fault);

static ssize_t fault_reason_show(struct device *dev, struct device_attribute *attr, char *to)
{
	const struct reedboard_config *config = reedboard_config_of(dev);
	char text[REEDBOARD_EXPLANATION] = "";

	if (config->ops->explain)
		config->ops->explain(config->data, text);
	return sysfs_emit(to, "%s\n", text);
}
static DEVICE_ATTR_RO(fault_reason);

static struct attribute *reedboard_attrs[] = {
	&dev_attr_topology.attr,
	&dev_attr_rows.attr,
	&dev_attr_columns.attr,
	&dev_attr_inputs.attr,
	&dev_attr_period_us.attr,
	&dev_attr_idle_interval_us.attr,
	&dev_attr_idle_delay_ms.attr,
	&dev_attr_wiring.attr,
	&dev_attr_fault.attr,
	&dev_attr_fault_reason.attr,
	NULL
};

static const struct attribute_group reedboard_group = {
	.attrs = reedboard_attrs,
};

const struct attribute_group *reedboard_groups[] = { &reedboard_group, NULL };
