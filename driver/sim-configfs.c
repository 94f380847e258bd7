// SPDX-License-Identifier: GPL-2.0-only
/*
 * /sys/kernel/config/reedboard-sim/<name>/: creates and controls a virtual board; described
 * in configfs-reedboard-sim.
 */

#include <linux/device.h>
#include <linux/math64.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "sim.h"

static const char *const reedboard_sim_topologies[] = {
	[0] = "",
	[REEDBOARD_TOPOLOGY_DIRECT] = "direct",
	[REEDBOARD_TOPOLOGY_MATRIX] = "matrix",
	[REEDBOARD_TOPOLOGY_EXPANDERS] = "expanders",
	[REEDBOARD_TOPOLOGY_CHAIN] = "chain",
};

static struct reedboard_sim *to_sim(struct config_item *item)
{
	return container_of(item, struct reedboard_sim, item);
}

/*
 * The board's properties: rows, columns, topology, inputs_wired, period_us, interrupts.
 * Fixed while it is live.
 */

static int reedboard_sim_configure(struct reedboard_sim *sim, u32 *what, u32 value)
{
	int error = 0;

	mutex_lock(&sim->mutex);
	if (sim->live)
		error = -EBUSY;
	else
		*what = value;
	mutex_unlock(&sim->mutex);
	return error;
}

static ssize_t reedboard_sim_store_config(struct reedboard_sim *sim, u32 *what, const char *text,
					  size_t size, unsigned int base, u32 min, u32 max)
{
	u32 value;
	int error;

	error = kstrtou32(text, base, &value);
	if (error)
		return error;
	if (value < min || value > max)
		return -ERANGE;
	error = reedboard_sim_configure(sim, what, value);
	return error ?: size;
}

static ssize_t reedboard_sim_rows_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%u\n", to_sim(item)->config.rows);
}

static ssize_t reedboard_sim_rows_store(struct config_item *item, const char *text, size_t size)
{
	return reedboard_sim_store_config(to_sim(item), &to_sim(item)->config.rows, text, size,
					  10, 1, 8);
}
CONFIGFS_ATTR(reedboard_sim_, rows);

static ssize_t reedboard_sim_columns_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%u\n", to_sim(item)->config.columns);
}

static ssize_t reedboard_sim_columns_store(struct config_item *item, const char *text, size_t size)
{
	return reedboard_sim_store_config(to_sim(item), &to_sim(item)->config.columns, text, size,
					  10, 1, 8);
}
CONFIGFS_ATTR(reedboard_sim_, columns);

static ssize_t reedboard_sim_inputs_wired_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%x\n", to_sim(item)->config.inputs);
}

static ssize_t reedboard_sim_inputs_wired_store(struct config_item *item, const char *text,
						size_t size)
{
	return reedboard_sim_store_config(to_sim(item), &to_sim(item)->config.inputs, text, size,
					  16, 0, 0xf);
}
CONFIGFS_ATTR(reedboard_sim_, inputs_wired);

static ssize_t reedboard_sim_topology_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%s\n", reedboard_sim_topologies[to_sim(item)->config.topology]);
}

static ssize_t reedboard_sim_topology_store(struct config_item *item, const char *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	int topology = sysfs_match_string(reedboard_sim_topologies, text);
	int error;

	if (topology <= 0)
		return -EINVAL;
	error = reedboard_sim_configure(sim, &sim->config.topology, topology);
	return error ?: size;
}
CONFIGFS_ATTR(reedboard_sim_, topology);

static ssize_t reedboard_sim_period_us_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%llu\n", div_u64(to_sim(item)->config.period_ns, NSEC_PER_USEC));
}

static ssize_t reedboard_sim_period_us_store(struct config_item *item, const char *text,
					     size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	u32 value;
	int error;

	error = kstrtou32(text, 10, &value);
	if (error)
		return error;
	if (value && (value < REEDBOARD_PERIOD_MIN_NS / NSEC_PER_USEC ||
		      value > REEDBOARD_PERIOD_MAX_NS / NSEC_PER_USEC))
		return -ERANGE;

	mutex_lock(&sim->mutex);
	if (sim->live)
		error = -EBUSY;
	else
		sim->config.period_ns = value * NSEC_PER_USEC;
	mutex_unlock(&sim->mutex);
	return error ?: size;
}
CONFIGFS_ATTR(reedboard_sim_, period_us);

static ssize_t reedboard_sim_interrupts_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%d\n", to_sim(item)->interrupts);
}

static ssize_t reedboard_sim_interrupts_store(struct config_item *item, const char *text,
					      size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	bool value;
	int error;

	error = kstrtobool(text, &value);
	if (error)
		return error;
	mutex_lock(&sim->mutex);
	if (sim->live)
		error = -EBUSY;
	else
		sim->interrupts = value;
	mutex_unlock(&sim->mutex);
	return error ?: size;
}
CONFIGFS_ATTR(reedboard_sim_, interrupts);

/* The board's presence: live, device, asleep. */

static ssize_t reedboard_sim_live_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%d\n", to_sim(item)->live);
}

static ssize_t reedboard_sim_live_store(struct config_item *item, const char *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	bool live;
	int error;

	error = kstrtobool(text, &live);
	if (error)
		return error;
	mutex_lock(&sim->mutex);
	if (live && !sim->live)
		error = reedboard_sim_live(sim);
	else if (!live)
		reedboard_sim_die(sim);
	mutex_unlock(&sim->mutex);
	return error ?: size;
}
CONFIGFS_ATTR(reedboard_sim_, live);

static ssize_t reedboard_sim_device_show(struct config_item *item, char *to)
{
	struct reedboard_sim *sim = to_sim(item);
	ssize_t size = -ENODEV;

	mutex_lock(&sim->mutex);
	if (sim->live)
		size = sysfs_emit(to, "%s\n", dev_name(reedboard_device(sim->board)));
	mutex_unlock(&sim->mutex);
	return size;
}
CONFIGFS_ATTR_RO(reedboard_sim_, device);

static ssize_t reedboard_sim_asleep_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%d\n", to_sim(item)->asleep);
}

static ssize_t reedboard_sim_asleep_store(struct config_item *item, const char *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	bool asleep;
	int error;

	error = kstrtobool(text, &asleep);
	if (error)
		return error;
	mutex_lock(&sim->mutex);
	if (sim->live)
		reedboard_sim_sleep(sim, &sim->asleep, asleep);
	else
		error = -ENODEV;
	mutex_unlock(&sim->mutex);
	return error ?: size;
}
CONFIGFS_ATTR(reedboard_sim_, asleep);

/*
 * The hardware's state: squares, inputs, stuck_closed, stuck_open, fault, refuse, deaf, lost,
 * scan_us. May be written at any time.
 */

/* With the lock held. */
static void reedboard_sim_changed_now(struct reedboard_sim *sim)
{
	ktime_t now = ktime_get();

	reedboard_sim_changed(sim, now, now);
}

static ssize_t reedboard_sim_show_set(struct reedboard_sim *sim, const u64 *set, char *to)
{
	u64 value;

	spin_lock_irq(&sim->lock);
	value = *set;
	spin_unlock_irq(&sim->lock);
	return sysfs_emit(to, "%016llx\n", value);
}

static ssize_t reedboard_sim_store_set(struct reedboard_sim *sim, u64 *set, const char *text,
				       size_t size)
{
	u64 value;
	int error;

	error = kstrtou64(text, 16, &value);
	if (error)
		return error;
	spin_lock_irq(&sim->lock);
	*set = value;
	reedboard_sim_changed_now(sim);
	spin_unlock_irq(&sim->lock);
	return size;
}

static ssize_t reedboard_sim_squares_show(struct config_item *item, char *to)
{
	return reedboard_sim_show_set(to_sim(item), &to_sim(item)->squares, to);
}

static ssize_t reedboard_sim_squares_store(struct config_item *item, const char *text, size_t size)
{
	return reedboard_sim_store_set(to_sim(item), &to_sim(item)->squares, text, size);
}
CONFIGFS_ATTR(reedboard_sim_, squares);

static ssize_t reedboard_sim_stuck_closed_show(struct config_item *item, char *to)
{
	return reedboard_sim_show_set(to_sim(item), &to_sim(item)->stuck_closed, to);
}

static ssize_t reedboard_sim_stuck_closed_store(struct config_item *item, const char *text,
						size_t size)
{
	return reedboard_sim_store_set(to_sim(item), &to_sim(item)->stuck_closed, text, size);
}
CONFIGFS_ATTR(reedboard_sim_, stuck_closed);

static ssize_t reedboard_sim_stuck_open_show(struct config_item *item, char *to)
{
	return reedboard_sim_show_set(to_sim(item), &to_sim(item)->stuck_open, to);
}

static ssize_t reedboard_sim_stuck_open_store(struct config_item *item, const char *text,
					      size_t size)
{
	return reedboard_sim_store_set(to_sim(item), &to_sim(item)->stuck_open, text, size);
}
CONFIGFS_ATTR(reedboard_sim_, stuck_open);

static ssize_t reedboard_sim_inputs_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%x\n", READ_ONCE(to_sim(item)->inputs));
}

static ssize_t reedboard_sim_inputs_store(struct config_item *item, const char *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	u32 value;
	int error;

	error = kstrtou32(text, 16, &value);
	if (error)
		return error;
	if (value > 0xf)
		return -ERANGE;
	spin_lock_irq(&sim->lock);
	sim->inputs = value;
	reedboard_sim_changed_now(sim);
	spin_unlock_irq(&sim->lock);
	return size;
}
CONFIGFS_ATTR(reedboard_sim_, inputs);

static ssize_t reedboard_sim_store_flag(struct reedboard_sim *sim, bool *flag, const char *text,
					size_t size)
{
	bool value;
	int error;

	error = kstrtobool(text, &value);
	if (error)
		return error;
	spin_lock_irq(&sim->lock);
	*flag = value;
	reedboard_sim_changed_now(sim);
	spin_unlock_irq(&sim->lock);
	return size;
}

static ssize_t reedboard_sim_fault_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%d\n", READ_ONCE(to_sim(item)->fault));
}

static ssize_t reedboard_sim_fault_store(struct config_item *item, const char *text, size_t size)
{
	return reedboard_sim_store_flag(to_sim(item), &to_sim(item)->fault, text, size);
}
CONFIGFS_ATTR(reedboard_sim_, fault);

static ssize_t reedboard_sim_refuse_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%d\n", READ_ONCE(to_sim(item)->refuse));
}

static ssize_t reedboard_sim_refuse_store(struct config_item *item, const char *text, size_t size)
{
	return reedboard_sim_store_flag(to_sim(item), &to_sim(item)->refuse, text, size);
}
CONFIGFS_ATTR(reedboard_sim_, refuse);

static ssize_t reedboard_sim_deaf_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%d\n", READ_ONCE(to_sim(item)->deaf));
}

static ssize_t reedboard_sim_deaf_store(struct config_item *item, const char *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	bool value;
	int error;

	error = kstrtobool(text, &value);
	if (error)
		return error;
	spin_lock_irq(&sim->lock);
	sim->deaf = value;
	spin_unlock_irq(&sim->lock);
	return size;
}
CONFIGFS_ATTR(reedboard_sim_, deaf);

static ssize_t reedboard_sim_lost_store(struct config_item *item, const char *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	u32 count;
	int error;

	error = kstrtou32(text, 10, &count);
	if (error)
		return error;
	spin_lock_irq(&sim->lock);
	if (sim->reading)
		reedboard_lose(sim->board, count);
	spin_unlock_irq(&sim->lock);
	return size;
}
CONFIGFS_ATTR_WO(reedboard_sim_, lost);

static ssize_t reedboard_sim_scan_us_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%u\n", READ_ONCE(to_sim(item)->scan_us));
}

static ssize_t reedboard_sim_scan_us_store(struct config_item *item, const char *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	u32 value;
	int error;

	error = kstrtou32(text, 10, &value);
	if (error)
		return error;
	if (value > REEDBOARD_SIM_SCAN_US_MAX)
		return -ERANGE;
	WRITE_ONCE(sim->scan_us, value);
	return size;
}
CONFIGFS_ATTR(reedboard_sim_, scan_us);

/* The script: script, script_status, play, position, remaining. */

/*
 * Runs when the file is closed and cannot return an error, so the log and script_status
 * report it.
 */
static ssize_t reedboard_sim_script_write(struct config_item *item, const void *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	int error;

	mutex_lock(&sim->mutex);
	error = reedboard_sim_load(sim, text, size);
	if (error)
		pr_err("reedboard-sim: %s: script, line %u: %s\n", config_item_name(item),
		       sim->script_error.line, sim->script_error.what);
	mutex_unlock(&sim->mutex);
	return error ?: size;
}
CONFIGFS_BIN_ATTR_WO(reedboard_sim_, script, NULL, REEDBOARD_SIM_SCRIPT_BYTES);

static ssize_t reedboard_sim_script_status_show(struct config_item *item, char *to)
{
	struct reedboard_sim *sim = to_sim(item);
	ssize_t size;

	mutex_lock(&sim->mutex);
	if (sim->script_error.what)
		size = sysfs_emit(to, "line %u: %s\n", sim->script_error.line,
				  sim->script_error.what);
	else if (!sim->step_count)
		size = sysfs_emit(to, "empty\n");
	else
		size = sysfs_emit(to, "%zu steps, %llu us\n", sim->step_count,
				  sim->steps[sim->step_count - 1].at_us);
	mutex_unlock(&sim->mutex);
	return size;
}
CONFIGFS_ATTR_RO(reedboard_sim_, script_status);

static ssize_t reedboard_sim_play_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%d\n", READ_ONCE(to_sim(item)->playing));
}

static ssize_t reedboard_sim_play_store(struct config_item *item, const char *text, size_t size)
{
	struct reedboard_sim *sim = to_sim(item);
	bool play;
	int error;

	error = kstrtobool(text, &play);
	if (error)
		return error;
	mutex_lock(&sim->mutex);
	if (!play)
		reedboard_sim_stop(sim);
	else if (!sim->live)
		error = -ENODEV;
	else
		error = reedboard_sim_play(sim);
	mutex_unlock(&sim->mutex);
	return error ?: size;
}
CONFIGFS_ATTR(reedboard_sim_, play);

static ssize_t reedboard_sim_position_show(struct config_item *item, char *to)
{
	return sysfs_emit(to, "%zu\n", READ_ONCE(to_sim(item)->position));
}
CONFIGFS_ATTR_RO(reedboard_sim_, position);

static ssize_t reedboard_sim_remaining_show(struct config_item *item, char *to)
{
	struct reedboard_sim *sim = to_sim(item);
	size_t remaining;

	spin_lock_irq(&sim->lock);
	remaining = sim->step_count - sim->position;
	spin_unlock_irq(&sim->lock);
	return sysfs_emit(to, "%zu\n", remaining);
}
CONFIGFS_ATTR_RO(reedboard_sim_, remaining);

static struct configfs_attribute *reedboard_sim_attributes[] = {
	&reedboard_sim_attr_rows,
	&reedboard_sim_attr_columns,
	&reedboard_sim_attr_topology,
	&reedboard_sim_attr_inputs_wired,
	&reedboard_sim_attr_period_us,
	&reedboard_sim_attr_interrupts,
	&reedboard_sim_attr_live,
	&reedboard_sim_attr_device,
	&reedboard_sim_attr_asleep,
	&reedboard_sim_attr_squares,
	&reedboard_sim_attr_inputs,
	&reedboard_sim_attr_stuck_closed,
	&reedboard_sim_attr_stuck_open,
	&reedboard_sim_attr_fault,
	&reedboard_sim_attr_refuse,
	&reedboard_sim_attr_deaf,
	&reedboard_sim_attr_lost,
	&reedboard_sim_attr_scan_us,
	&reedboard_sim_attr_script_status,
	&reedboard_sim_attr_play,
	&reedboard_sim_attr_position,
	&reedboard_sim_attr_remaining,
	NULL
};

static struct configfs_bin_attribute *reedboard_sim_binary_attributes[] = {
	&reedboard_sim_attr_script,
	NULL
};

static void reedboard_sim_release(struct config_item *item)
{
	struct reedboard_sim *sim = to_sim(item);

	mutex_destroy(&sim->mutex);
	kvfree(sim->steps);
	kfree(sim);
}

static struct configfs_item_operations reedboard_sim_item_operations = {
	.release = reedboard_sim_release,
};

static const struct config_item_type reedboard_sim_type = {
	.ct_owner = THIS_MODULE,
	.ct_item_ops = &reedboard_sim_item_operations,
	.ct_attrs = reedboard_sim_attributes,
	.ct_bin_attrs = reedboard_sim_binary_attributes,
};

static struct config_item *reedboard_sim_make(struct config_group *group, const char *name)
{
	struct reedboard_sim *sim;

	sim = kzalloc(sizeof(*sim), GFP_KERNEL);
	if (!sim)
		return ERR_PTR(-ENOMEM);
	reedboard_sim_init(sim);
	config_item_init_type_name(&sim->item, name, &reedboard_sim_type);
	return &sim->item;
}

static void reedboard_sim_drop(struct config_group *group, struct config_item *item)
{
	struct reedboard_sim *sim = to_sim(item);

	mutex_lock(&sim->mutex);
	reedboard_sim_die(sim);
	mutex_unlock(&sim->mutex);
	config_item_put(item);
}

static struct configfs_group_operations reedboard_sim_group_operations = {
	.make_item = reedboard_sim_make,
	.drop_item = reedboard_sim_drop,
};

static const struct config_item_type reedboard_sim_group_type = {
	.ct_owner = THIS_MODULE,
	.ct_group_ops = &reedboard_sim_group_operations,
};

struct configfs_subsystem reedboard_sim_subsystem = {
	.su_group = {
		.cg_item = {
			.ci_namebuf = "reedboard-sim",
			.ci_type = &reedboard_sim_group_type,
		},
	},
};
