// SPDX-License-Identifier: GPL-2.0-only
/*
 * The hardware's state, and its files in debugfs:
 *
 *   contacts, inputs   what is closed and down, in hex; writing raises interrupts
 *   storm              writing N lets contact 0 bounce N times, with an interrupt each
 *   appear             writing 1 makes the controllers that the parameter late=1 held back
 *   vanish             writing 1 takes the board away, then the controllers
 *   asleep             writing 1 lets the board sleep, 0 wakes it
 *   fail, fail_after, stuck_columns, dead_rows, stuck_data, bus_us, and the counters of struct
 *   testbed_state
 */

#include <linux/debugfs.h>
#include <linux/delay.h>
#include <linux/mod_devicetable.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/platform_device.h>
#include <linux/spinlock.h>

#include "testbed.h"

struct testbed_state testbed = { .lock = __RAW_SPIN_LOCK_UNLOCKED(testbed.lock) };

static struct platform_device *parent;
static struct dentry *directory;
static DEFINE_MUTEX(presence);
static bool chips_present, board_present;

static bool late;
module_param(late, bool, 0444);
MODULE_PARM_DESC(late, "Make the controllers only when asked to");

struct device *testbed_node;

int testbed_transfer(u32 *counter, bool sleeping)
{
	unsigned long flags;
	int error = 0;

	if (sleeping && testbed.bus_us)
		fsleep(testbed.bus_us);
	raw_spin_lock_irqsave(&testbed.lock, flags);
	++*counter;
	if (testbed_supply && !testbed.powered) {
		error = -EIO;
	} else if (testbed.fail_after) {
		testbed.fail_after--;
	} else if (testbed.fail) {
		error = -EIO;
		if (testbed.fail != TESTBED_FOREVER)
			testbed.fail--;
	}
	raw_spin_unlock_irqrestore(&testbed.lock, flags);
	return error;
}

void testbed_write(u32 *counter, bool sleeping)
{
	unsigned long flags;

	if (sleeping && testbed.bus_us)
		fsleep(testbed.bus_us);
	raw_spin_lock_irqsave(&testbed.lock, flags);
	++*counter;
	raw_spin_unlock_irqrestore(&testbed.lock, flags);
}

u64 testbed_contacts(void)
{
	ktime_t up = ktime_add_us(testbed.powered_at, testbed_power_up_us);

	if (testbed_supply && testbed_power_up_us && ktime_before(ktime_get(), up))
		return U64_MAX;
	return testbed.contacts;
}

void testbed_set(u64 contacts, u32 inputs)
{
	unsigned long flags;
	u64 changed_contacts;
	u32 changed_inputs;

	raw_spin_lock_irqsave(&testbed.lock, flags);
	changed_contacts = contacts ^ testbed.contacts;
	changed_inputs = inputs ^ testbed.inputs;
	testbed.contacts = contacts;
	testbed.inputs = inputs;
	raw_spin_unlock_irqrestore(&testbed.lock, flags);
	testbed_interrupts_raise(changed_contacts, changed_inputs);
}

static int contacts_get(void *data, u64 *value)
{
	*value = testbed.contacts;
	return 0;
}

static int contacts_set(void *data, u64 value)
{
	testbed_set(value, testbed.inputs);
	return 0;
}
DEFINE_DEBUGFS_ATTRIBUTE(contacts_file, contacts_get, contacts_set, "%016llx\n");

static int inputs_get(void *data, u64 *value)
{
	*value = testbed.inputs;
	return 0;
}

static int inputs_set(void *data, u64 value)
{
	testbed_set(testbed.contacts, value);
	return 0;
}
DEFINE_DEBUGFS_ATTRIBUTE(inputs_file, inputs_get, inputs_set, "%llx\n");

static int storm_set(void *data, u64 value)
{
	for (; value; value--) {
		testbed_set(testbed.contacts ^ 1, testbed.inputs);
		udelay(2);
		cond_resched();
	}
	return 0;
}
DEFINE_DEBUGFS_ATTRIBUTE(storm_file, NULL, storm_set, "%llu\n");

static int add_chips(void)
{
	int error = 0;

	if (!chips_present)
		error = testbed_chips_add();
	chips_present = !error;
	return error;
}

static int add_board(void)
{
	int error = 0;

	if (!board_present)
		error = testbed_board_add(&parent->dev);
	board_present = !error;
	return error;
}

static void remove_all(void)
{
	mutex_lock(&presence);
	if (board_present)
		testbed_board_remove();
	board_present = false;
	if (chips_present)
		testbed_chips_remove();
	chips_present = false;
	mutex_unlock(&presence);
}

static int appear_set(void *data, u64 value)
{
	int error;

	mutex_lock(&presence);
	error = add_chips();
	if (!error)
		error = add_board();
	mutex_unlock(&presence);
	return error;
}
DEFINE_DEBUGFS_ATTRIBUTE(appear_file, NULL, appear_set, "%llu\n");

static int vanish_set(void *data, u64 value)
{
	remove_all();
	return 0;
}
DEFINE_DEBUGFS_ATTRIBUTE(vanish_file, NULL, vanish_set, "%llu\n");

static int asleep_set(void *data, u64 value)
{
	int error = -ENODEV;

	mutex_lock(&presence);
	if (board_present)
		error = testbed_board_sleep(value);
	mutex_unlock(&presence);
	return error;
}
DEFINE_DEBUGFS_ATTRIBUTE(asleep_file, NULL, asleep_set, "%llu\n");

static void make_files(void)
{
	struct dentry *at = debugfs_create_dir("reedboard-testbed", NULL);

	directory = at;
	debugfs_create_file("contacts", 0600, at, NULL, &contacts_file);
	debugfs_create_file("inputs", 0600, at, NULL, &inputs_file);
	debugfs_create_file("storm", 0200, at, NULL, &storm_file);
	debugfs_create_file("appear", 0200, at, NULL, &appear_file);
	debugfs_create_file("asleep", 0200, at, NULL, &asleep_file);
	debugfs_create_file("vanish", 0200, at, NULL, &vanish_file);
	debugfs_create_x32("rows", 0400, at, &testbed.rows);
	debugfs_create_u32("rows_at_once", 0600, at, &testbed.rows_at_once);
	debugfs_create_u32("fail", 0600, at, &testbed.fail);
	debugfs_create_u32("fail_after", 0600, at, &testbed.fail_after);
	debugfs_create_x32("stuck_columns", 0600, at, &testbed.stuck_columns);
	debugfs_create_x32("dead_rows", 0600, at, &testbed.dead_rows);
	debugfs_create_u32("stuck_data", 0600, at, &testbed.stuck_data);
	debugfs_create_u32("bus_us", 0600, at, &testbed.bus_us);
	debugfs_create_u32("bulk_reads", 0600, at, &testbed.bulk_reads);
	debugfs_create_u32("line_reads", 0600, at, &testbed.line_reads);
	debugfs_create_u32("bulk_writes", 0600, at, &testbed.bulk_writes);
	debugfs_create_u32("line_writes", 0600, at, &testbed.line_writes);
	debugfs_create_u32("spi_reads", 0600, at, &testbed.spi_reads);
	debugfs_create_u32("powered", 0400, at, &testbed.powered);
	debugfs_create_u32("power_cuts", 0400, at, &testbed.power_cuts);
	debugfs_create_u32("interrupts", 0600, at, &testbed.interrupts);
}

/*
 * topology=tree: the controllers are those of a node of the device tree, and so are the boards
 * that use their lines; virt.dtso has them.
 */
static void tree_remove(void *unused)
{
	remove_all();
	testbed_interrupts_remove();
}

static int tree_probe(struct platform_device *pdev)
{
	int error;

	testbed_node = &pdev->dev;
	error = testbed_interrupts_add();
	if (error)
		return error;
	mutex_lock(&presence);
	error = add_chips();
	mutex_unlock(&presence);
	if (error) {
		testbed_interrupts_remove();
		return error;
	}
	return devm_add_action_or_reset(&pdev->dev, tree_remove, NULL);
}

static const struct of_device_id tree_ids[] = {
	{ .compatible = "touchmove,testbed" },
	{}
};

static struct platform_driver tree_driver = {
	.probe = tree_probe,
	.driver = {
		.name = "reedboard-testbed",
		.of_match_table = tree_ids,
	},
};

static void remove_tree(void)
{
	debugfs_remove(directory);
	platform_driver_unregister(&tree_driver);
}

static int __init testbed_init(void)
{
	int error;

	if (testbed_is("tree")) {
		error = platform_driver_register(&tree_driver);
		if (!error)
			make_files();
		return error;
	}
	parent = platform_device_register_simple("reedboard-testbed", PLATFORM_DEVID_NONE, NULL, 0);
	if (IS_ERR(parent))
		return PTR_ERR(parent);
	error = testbed_interrupts_add();
	if (error)
		goto interrupts_failed;
	mutex_lock(&presence);
	if (!late)
		error = add_chips();
	if (!error)
		error = add_board();
	mutex_unlock(&presence);
	if (error)
		goto board_failed;
	make_files();
	return 0;

board_failed:
	remove_all();
	testbed_interrupts_remove();
interrupts_failed:
	platform_device_unregister(parent);
	return error;
}
module_init(testbed_init);

static void __exit testbed_exit(void)
{
	if (testbed_is("tree")) {
		remove_tree();
		return;
	}
	debugfs_remove(directory);
	remove_all();
	testbed_interrupts_remove();
	platform_device_unregister(parent);
}
module_exit(testbed_exit);

MODULE_AUTHOR("The Touchmove project");
MODULE_DESCRIPTION("Simulated hardware of a reed-switch chess board, for tests");
MODULE_LICENSE("GPL");
