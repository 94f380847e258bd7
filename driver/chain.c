// SPDX-License-Identifier: GPL-2.0-only
/*
 * A chain of shift registers (74HC165) read over SPI: one transfer a sample, of the
 * contacts and of those levers and buttons that are wired to the chain as well.
 *
 * gpio-pisosr can read such a chain too, but does not report a transfer that fails.
 */

#include <linux/delay.h>
#include <linux/device.h>
#include <linux/err.h>
#include <linux/gpio/consumer.h>
#include <linux/minmax.h>
#include <linux/mod_devicetable.h>
#include <linux/module.h>
#include <linux/pm.h>
#include <linux/property.h>
#include <linux/slab.h>
#include <linux/spi/spi.h>

#include "chain-decode.h"
#include "gpio.h"

#define REEDBOARD_REGISTERS_DEFAULT (REEDBOARD_SQUARES / 8)
#define REEDBOARD_REGISTERS_MAX 16
#define REEDBOARD_NO_BIT U32_MAX

/**
 * struct reedboard_chain - the registers
 * @spi: the device
 * @load: makes the registers take in their inputs while active, or NULL
 * @lines: levers and buttons that have GPIO lines of their own
 * @bytes: what was clocked out last, for DMA
 * @registers: how many registers, of a byte each, the chain has
 * @length: how many bytes are clocked out: those, and one that its end is known by
 * @tail: see &struct reedboard_chain_bits
 * @active_low: a closed contact reads 0
 * @input_bits: the bit of the chain for each input, or REEDBOARD_NO_BIT
 */
struct reedboard_chain {
	struct spi_device *spi;
	struct gpio_desc *load;
	struct reedboard_lines lines;
	u8 *bytes;
	unsigned int registers;
	unsigned int length;
	u32 tail;
	bool active_low;
	u32 input_bits[REEDBOARD_INPUT_COUNT];
};

/* A 74HC165 needs some 20 ns at each edge; udelay(1) is the shortest delay there is. */
static void reedboard_chain_load(struct reedboard_chain *chain)
{
	if (!chain->load)
		return;
	gpiod_set_value_cansleep(chain->load, 1);
	udelay(1);
	gpiod_set_value_cansleep(chain->load, 0);
	udelay(1);
}

static int reedboard_chain_refuse(struct reedboard_gpio *gpio, enum reedboard_trouble_kind kind)
{
	gpio->found = (struct reedboard_trouble){ .kind = kind };
	return -EBADMSG;
}

static int reedboard_chain_read(struct reedboard_gpio *gpio, struct reedboard_reading *reading)
{
	struct reedboard_chain *chain = gpio->topology_data;
	struct reedboard_chain_bits bits = {
		.bytes = chain->bytes,
		.registers = chain->registers,
		.contacts = gpio->contacts,
		.active_low = chain->active_low,
		.tail = chain->tail,
	};
	enum reedboard_trouble_kind trouble;
	struct reedboard_reading found;
	unsigned int n;
	int error;

	reedboard_chain_load(chain);
	error = spi_read(chain->spi, chain->bytes, chain->length);
	if (!error)
		error = reedboard_lines_read(&chain->lines, &found);
	if (error)
		return error;
	trouble = reedboard_chain_judge(&bits);
	if (trouble)
		return reedboard_chain_refuse(gpio, trouble);
	found.contacts = reedboard_chain_contacts(&bits);
	for (n = 0; n < REEDBOARD_INPUT_COUNT; n++)
		if (chain->input_bits[n] != REEDBOARD_NO_BIT &&
		    reedboard_chain_closed(&bits, chain->input_bits[n]))
			found.inputs |= BIT(n);
	*reading = found;
	return 0;
}

static int reedboard_chain_read_tail(struct reedboard_gpio *gpio, struct reedboard_chain *chain)
{
	const char *name = "touchmove,tail-level";

	chain->tail = REEDBOARD_NO_TAIL;
	if (device_property_present(gpio->dev, name) &&
	    (device_property_read_u32(gpio->dev, name, &chain->tail) || chain->tail > 1))
		return dev_err_probe(gpio->dev, -EINVAL, "%s is one number, 0 or 1\n", name);
	return 0;
}

static int reedboard_chain_read_length(struct reedboard_gpio *gpio, struct reedboard_chain *chain)
{
	const char *name = "registers-number";
	u32 registers = REEDBOARD_REGISTERS_DEFAULT;
	int error;

	if (device_property_present(gpio->dev, name) &&
	    (device_property_read_u32(gpio->dev, name, &registers) || !registers ||
	     registers > REEDBOARD_REGISTERS_MAX))
		return dev_err_probe(gpio->dev, -EINVAL, "%s is one number, 1 to %d\n", name,
				     REEDBOARD_REGISTERS_MAX);
	error = reedboard_chain_read_tail(gpio, chain);
	if (error)
		return error;
	chain->registers = registers;
	chain->length = registers + (chain->tail != REEDBOARD_NO_TAIL);
	chain->bytes = devm_kzalloc(gpio->dev, chain->length, GFP_KERNEL);
	if (!chain->bytes)
		return -ENOMEM;
	gpio->contacts = min_t(unsigned int, registers * 8, REEDBOARD_SQUARES);
	gpio->columns = 8;
	return 0;
}

static int reedboard_chain_read_input_bit(struct reedboard_gpio *gpio,
					  struct reedboard_chain *chain, unsigned int input)
{
	u32 bits = chain->registers * 8;
	unsigned int n;
	char name[40];
	u32 bit;

	chain->input_bits[input] = REEDBOARD_NO_BIT;
	snprintf(name, sizeof(name), "touchmove,%s-bit", reedboard_input_name(input));
	if (!device_property_present(gpio->dev, name))
		return 0;
	if (device_property_read_u32(gpio->dev, name, &bit) || bit >= bits)
		return dev_err_probe(gpio->dev, -EINVAL,
				     "%s is one number, 0 to %u with so many registers\n",
				     name, bits - 1);
	if (gpio->inputs & BIT(input))
		return dev_err_probe(gpio->dev, -EINVAL, "%s and %s-gpios; it is one of them\n",
				     name, reedboard_input_name(input));
	for (n = 0; n < input; n++)
		if (chain->input_bits[n] == bit)
			return dev_err_probe(gpio->dev, -EINVAL,
					     "%s is %u, as touchmove,%s-bit; each bit is one input\n",
					     name, bit, reedboard_input_name(n));
	chain->input_bits[input] = bit;
	gpio->inputs |= BIT(input);
	return 0;
}

static int reedboard_chain_read_input_bits(struct reedboard_gpio *gpio,
					   struct reedboard_chain *chain)
{
	unsigned int n;
	int error = 0;

	for (n = 0; n < REEDBOARD_INPUT_COUNT && !error; n++)
		error = reedboard_chain_read_input_bit(gpio, chain, n);
	return error;
}

/* A bit that is an input cannot have a square as well. */
static int reedboard_chain_check_wiring(struct reedboard_gpio *gpio)
{
	struct reedboard_chain *chain = gpio->topology_data;
	unsigned int n;
	u32 bit;

	for (n = 0; n < REEDBOARD_INPUT_COUNT; n++) {
		bit = chain->input_bits[n];
		if (bit < gpio->contacts && gpio->wiring[bit] != REEDBOARD_NO_SQUARE)
			return dev_err_probe(gpio->dev, -EINVAL,
					     "touchmove,%s-bit is %u, a contact with a square; touchmove,wiring gives it 255\n",
					     reedboard_input_name(n), bit);
	}
	return 0;
}

static int reedboard_chain_probe(struct reedboard_gpio *gpio)
{
	struct reedboard_chain *chain;
	int error;

	chain = devm_kzalloc(gpio->dev, sizeof(*chain), GFP_KERNEL);
	if (!chain)
		return -ENOMEM;
	gpio->topology_data = chain;
	chain->spi = to_spi_device(gpio->dev);
	chain->active_low = device_property_read_bool(gpio->dev, "touchmove,active-low");
	chain->load = devm_gpiod_get_optional(gpio->dev, "load", GPIOD_OUT_LOW);
	if (IS_ERR(chain->load))
		return dev_err_probe(gpio->dev, PTR_ERR(chain->load), "cannot get load-gpios\n");
	if (chain->load)
		reedboard_gpio_hold(gpio, "load", 0, chain->load);
	error = reedboard_chain_read_length(gpio, chain);
	if (!error)
		error = reedboard_gpio_inputs(gpio, &chain->lines);
	if (!error)
		error = reedboard_chain_read_input_bits(gpio, chain);
	return error;
}

static const struct reedboard_kind reedboard_chain_kind = {
	.topology = REEDBOARD_TOPOLOGY_CHAIN,
	.probe = reedboard_chain_probe,
	.check = reedboard_chain_check_wiring,
	.read = reedboard_chain_read,
};

static int reedboard_chain_spi_probe(struct spi_device *spi)
{
	return reedboard_gpio_probe(&spi->dev, &reedboard_chain_kind);
}

static const struct of_device_id reedboard_chain_of_ids[] = {
	{ .compatible = "touchmove,reedboard-chain" },
	{}
};
MODULE_DEVICE_TABLE(of, reedboard_chain_of_ids);

static const struct spi_device_id reedboard_chain_spi_ids[] = {
	{ "reedboard-chain" },
	{}
};
MODULE_DEVICE_TABLE(spi, reedboard_chain_spi_ids);

struct spi_driver reedboard_chain_driver = {
	.probe = reedboard_chain_spi_probe,
	.id_table = reedboard_chain_spi_ids,
	.driver = {
		.name = "reedboard-chain",
		.of_match_table = reedboard_chain_of_ids,
		.pm = pm_sleep_ptr(&reedboard_gpio_pm),
	},
};
