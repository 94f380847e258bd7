// SPDX-License-Identifier: GPL-2.0-only
/*
 * An SPI controller with a chain of shift registers on it.
 */

#include <linux/err.h>
#include <linux/spi/spi.h>
#include <linux/spinlock.h>
#include <linux/string.h>

#include "testbed.h"

static struct spi_controller *controller;
static struct spi_device *device;

static void shift_out(u8 *bytes, unsigned int length)
{
	u64 contacts;
	u32 inputs;
	unsigned int n;

	raw_spin_lock_irq(&testbed.lock);
	contacts = testbed_load ? testbed.loaded_contacts : testbed_contacts();
	inputs = testbed_load ? testbed.loaded_inputs : testbed.inputs;
	raw_spin_unlock_irq(&testbed.lock);

	memset(bytes, 0, length);
	for (n = 0; n < TESTBED_SQUARES && n < length * 8; n++)
		bytes[n / 8] |= (contacts >> n & 1) << (n % 8);
	for (n = 0; n < TESTBED_INPUTS; n++) {
		unsigned int bit = testbed_input_bits[n];

		if (testbed_input_bits[n] < 0 || bit >= length * 8)
			continue;
		bytes[bit / 8] &= ~BIT(bit % 8);
		bytes[bit / 8] |= (inputs >> n & 1) << (bit % 8);
	}
	for (n = 0; testbed_active_low && n < length; n++)
		bytes[n] = ~bytes[n];
	if (testbed_tail >= 0)
		bytes[length - 1] = testbed_tail ? 0xff : 0;
	if (testbed.stuck_data)
		memset(bytes, testbed.stuck_data == 1 ? 0 : 0xff, length);
}

static int transfer(struct spi_controller *from, struct spi_device *spi, struct spi_transfer *what)
{
	int error = testbed_transfer(&testbed.spi_reads, true);

	if (!error && what->rx_buf)
		shift_out(what->rx_buf, what->len);
	return error;
}

int testbed_spi_add(struct device *parent, const struct software_node *node)
{
	struct spi_board_info info = {
		.modalias = "reedboard-chain",
		.max_speed_hz = 1000000,
		.swnode = node,
	};
	int error;

	controller = spi_alloc_host(parent, 0);
	if (!controller)
		return -ENOMEM;
	controller->bus_num = 99;
	controller->num_chipselect = 1;
	controller->transfer_one = transfer;
	error = spi_register_controller(controller);
	if (error) {
		spi_controller_put(controller);
		return error;
	}
	device = spi_new_device(controller, &info);
	if (!device) {
		spi_unregister_controller(controller);
		return -ENODEV;
	}
	return 0;
}

void testbed_spi_remove(void)
{
	spi_unregister_device(device);
	spi_unregister_controller(controller);
}
