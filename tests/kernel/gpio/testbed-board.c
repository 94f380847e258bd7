// SPDX-License-Identifier: GPL-2.0-only
/*
 * The board: a platform or SPI device with its properties, and the module's parameters.
 */

#include <linux/device.h>
#include <linux/err.h>
#include <linux/kernel.h>
#include <linux/module.h>
#include <linux/platform_device.h>
#include <linux/pm.h>
#include <linux/property.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "testbed.h"

char *testbed_topology = "matrix";
module_param_named(topology, testbed_topology, charp, 0444);
MODULE_PARM_DESC(topology, "matrix, direct, expanders, chain (lines), spi (a chain) or tree");

static char *wiring;
module_param(wiring, charp, 0444);
MODULE_PARM_DESC(wiring, "The wiring map, two hex digits an entry; without it no property");

static char *properties;
module_param(properties, charp, 0444);
MODULE_PARM_DESC(properties, "NAME=NUMBER;NAME=NUMBER;FLAG of the board's node");

bool testbed_active_low;
module_param_named(active_low, testbed_active_low, bool, 0444);
MODULE_PARM_DESC(active_low, "Every line is active low");

bool testbed_open_drain;
module_param_named(open_drain, testbed_open_drain, bool, 0444);
MODULE_PARM_DESC(open_drain, "The rows are open drain");

bool testbed_sleeping;
module_param_named(sleeping, testbed_sleeping, bool, 0444);
MODULE_PARM_DESC(sleeping, "The controllers sleep");

bool testbed_multiple = true;
module_param_named(multiple, testbed_multiple, bool, 0444);
MODULE_PARM_DESC(multiple, "The controllers read and write all lines at once");

bool testbed_line_interrupts;
module_param_named(line_interrupts, testbed_line_interrupts, bool, 0444);
MODULE_PARM_DESC(line_interrupts, "Every line has an interrupt");

int testbed_late_us;
module_param_named(late_us, testbed_late_us, int, 0444);
MODULE_PARM_DESC(late_us, "So late do interrupts of controllers that sleep come, out of a thread");

bool testbed_separate_inputs;
module_param_named(separate_inputs, testbed_separate_inputs, bool, 0444);
MODULE_PARM_DESC(separate_inputs, "Levers and buttons lie on a controller of their own");

bool testbed_load;
module_param_named(load, testbed_load, bool, 0444);
MODULE_PARM_DESC(load, "The chain takes its inputs in when its load line says so");

bool testbed_supply;
module_param_named(supply, testbed_supply, bool, 0444);
MODULE_PARM_DESC(supply, "The board has a supply that can be switched");

int testbed_squares = TESTBED_SQUARES;
module_param_named(squares, testbed_squares, int, 0444);
MODULE_PARM_DESC(squares, "How many square lines, or rows times columns");

int testbed_columns = 8;
module_param_named(columns, testbed_columns, int, 0444);
MODULE_PARM_DESC(columns, "How many columns the matrix has");

int testbed_settle_us;
module_param_named(settle_us, testbed_settle_us, int, 0444);
MODULE_PARM_DESC(settle_us, "How long columns stay active after their row has gone");

int testbed_slow_reads;
module_param_named(slow_reads, testbed_slow_reads, int, 0444);
MODULE_PARM_DESC(slow_reads, "For how many reads, however long they take");

int testbed_tail = -1;
module_param_named(tail, testbed_tail, int, 0444);
MODULE_PARM_DESC(tail, "The level behind the last register of a chain, whose last byte shows it");

int testbed_power_up_us;
module_param_named(power_up_us, testbed_power_up_us, int, 0444);
MODULE_PARM_DESC(power_up_us, "How long contacts read closed after the supply is on");

bool testbed_diodes = true;
module_param_named(diodes, testbed_diodes, bool, 0444);
MODULE_PARM_DESC(diodes, "The matrix has a diode at each contact");

int testbed_input_bits[TESTBED_INPUTS] = { -1, -1, -1, -1 };
module_param_array_named(input_bits, testbed_input_bits, int, NULL, 0444);
MODULE_PARM_DESC(input_bits, "Which bits of the chain are inputs");

#define PROPERTIES_MAX 12
#define SPI_NODE_NAME "reedboard-chain"

static struct property_entry entries[PROPERTIES_MAX + 2];
static u8 wiring_bytes[256];
static char *property_names;
static struct platform_device *board;
static const struct software_node spi_node = { .name = SPI_NODE_NAME, .properties = entries };
static char device_name[24], board_name[32];
static struct gpiod_lookup_table *lines, *alias_lines;

bool testbed_is(const char *topology)
{
	return !strcmp(testbed_topology, topology);
}

static int add_wiring(struct property_entry *entry)
{
	size_t n, count = strlen(wiring) / 2;

	if (count > sizeof(wiring_bytes))
		return -EINVAL;
	for (n = 0; n < count; n++)
		if (sscanf(wiring + 2 * n, "%2hhx", &wiring_bytes[n]) != 1)
			return -EINVAL;
	*entry = PROPERTY_ENTRY_U8_ARRAY_LEN("touchmove,wiring", wiring_bytes, count);
	return 0;
}

static int add_property(struct property_entry *entry, char *text)
{
	char *number = strchr(text, '=');
	u32 value;

	if (!number) {
		*entry = PROPERTY_ENTRY_BOOL(text);
		return 0;
	}
	*number++ = '\0';
	if (kstrtou32(number, 0, &value))
		return -EINVAL;
	*entry = PROPERTY_ENTRY_U32(text, value);
	return 0;
}

static int make_properties(void)
{
	struct property_entry *entry = entries;
	char *rest, *text;
	int error = 0;

	memset(entries, 0, sizeof(entries));
	if (wiring)
		error = add_wiring(entry++);
	if (error || !properties)
		return error;
	kfree(property_names);
	property_names = kstrdup(properties, GFP_KERNEL);
	if (!property_names)
		return -ENOMEM;
	rest = property_names;
	while (!error && (text = strsep(&rest, ";")))
		error = entry < entries + PROPERTIES_MAX ? add_property(entry++, text) : -EINVAL;
	return error;
}

static int add_platform_board(struct device *parent)
{
	struct platform_device_info info = {
		.name = device_name,
		.id = 0,
		.properties = entries,
	};

	board = platform_device_register_full(&info);
	return PTR_ERR_OR_ZERO(board);
}

static void free_lines(void)
{
	testbed_lines_free(lines);
	testbed_lines_free(alias_lines);
}

/* An SPI device with a software node is called by its bus in old kernels, by the node in new. */
int testbed_board_add(struct device *parent)
{
	int error;

	if (testbed_is("spi"))
		strscpy(board_name, "spi99.0", sizeof(board_name));
	snprintf(device_name, sizeof(device_name), "reedboard-%s",
		 testbed_is("expanders") ? "direct" : testbed_topology);
	if (!testbed_is("spi"))
		snprintf(board_name, sizeof(board_name), "%s.0", device_name);
	error = make_properties();
	if (error)
		return error;
	lines = testbed_lines_make(board_name);
	alias_lines = testbed_lines_make("spi-" SPI_NODE_NAME);
	error = lines && alias_lines ? 0 : -ENOMEM;
	if (!error)
		error = testbed_supply_add(parent, board_name, "spi-" SPI_NODE_NAME);
	if (error)
		goto supply_failed;
	error = testbed_is("spi") ? testbed_spi_add(parent, &spi_node) : add_platform_board(parent);
	if (error)
		goto board_failed;
	return 0;

board_failed:
	testbed_supply_remove();
supply_failed:
	free_lines();
	return error;
}

/*
 * What the kernel does to the board's device when the system sleeps, to that device alone: the
 * guest's root may hang on a device that does not survive it.
 */
int testbed_board_sleep(bool asleep)
{
	struct device *dev = board ? &board->dev : NULL;
	const struct dev_pm_ops *pm;
	int error = -ENODEV;

	if (!dev)
		return error;
	device_lock(dev);
	pm = dev->driver ? dev->driver->pm : NULL;
	if (pm)
		error = asleep ? pm->suspend(dev) : pm->resume(dev);
	device_unlock(dev);
	return error;
}

void testbed_board_remove(void)
{
	if (testbed_is("spi"))
		testbed_spi_remove();
	else
		platform_device_unregister(board);
	testbed_supply_remove();
	free_lines();
	kfree(property_names);
	property_names = NULL;
}
