// SPDX-License-Identifier: GPL-2.0-only
/*
 * Boards with a line for every contact: on the processor's own controllers (direct), on
 * controllers behind a slow bus (expanders), or on shift registers that another driver
 * makes into a controller (chain). Each controller is read once a sample. Which of the first
 * two it is shows in the lines: those of expanders sleep.
 *
 * An expander with interrupts is also read without one: a dead bus sends none, and the silence
 * must not look like a player who thinks. And its interrupts do not tell when a contact changed,
 * only that it did since the last sample, so that must not lie far back: it is as far as on a
 * board that is idle, unless the bus is too slow to be kept busy so much.
 *
 * A board can know no more than its controllers' drivers report. That of the MCP23017 in
 * 6.1 reads line by line, which makes 64 transfers a sample and the default period as long,
 * and takes a failed read for zeros; in 6.12 it reads ports, and reports errors.
 * gpio-pisosr never does.
 */

#include <linux/device.h>
#include <linux/err.h>
#include <linux/gpio/consumer.h>
#include <linux/minmax.h>
#include <linux/slab.h>

#include "gpio.h"
#include "interrupts.h"

/* struct reedboard_square_lines - every line of the board, and their @interrupts, or NULL */
struct reedboard_square_lines {
	struct reedboard_lines lines;
	struct reedboard_interrupts *interrupts;
};

static int reedboard_squares_read(struct reedboard_gpio *gpio, struct reedboard_reading *reading)
{
	struct reedboard_square_lines *squares = gpio->topology_data;

	if (squares->interrupts)
		reedboard_interrupts_before_read(squares->interrupts);
	return reedboard_lines_read(&squares->lines, reading);
}

static void reedboard_squares_start(struct reedboard_gpio *gpio)
{
	struct reedboard_square_lines *squares = gpio->topology_data;

	if (squares->interrupts)
		reedboard_interrupts_enable(squares->interrupts);
}

static void reedboard_squares_stop(struct reedboard_gpio *gpio)
{
	struct reedboard_square_lines *squares = gpio->topology_data;

	if (squares->interrupts)
		reedboard_interrupts_disable(squares->interrupts);
}

static int reedboard_get_lines(struct reedboard_gpio *gpio, struct reedboard_square_lines *squares)
{
	struct reedboard_line line;
	struct gpio_desc *desc;
	int count, n;

	count = gpiod_count(gpio->dev, "square");
	if (count < 1 || count > REEDBOARD_SQUARES)
		return dev_err_probe(gpio->dev, count < 0 ? count : -EINVAL,
				     "%d square-gpios; there are 1 to %d, one a contact\n",
				     max(count, 0), REEDBOARD_SQUARES);
	for (n = 0; n < count; n++) {
		desc = devm_gpiod_get_index(gpio->dev, "square", n, GPIOD_IN);
		if (IS_ERR(desc))
			return dev_err_probe(gpio->dev, PTR_ERR(desc),
					     "cannot get entry %d of square-gpios\n", n);
		line = reedboard_gpio_hold(gpio, "square", n, desc);
		reedboard_lines_add(&squares->lines, &line, n);
	}
	gpio->contacts = count;
	gpio->columns = 8;
	return reedboard_gpio_inputs(gpio, &squares->lines);
}

static struct reedboard_square_lines *reedboard_get_squares(struct reedboard_gpio *gpio)
{
	struct reedboard_square_lines *squares;
	int error;

	squares = devm_kzalloc(gpio->dev, sizeof(*squares), GFP_KERNEL);
	if (!squares)
		return ERR_PTR(-ENOMEM);
	error = reedboard_get_lines(gpio, squares);
	if (error)
		return ERR_PTR(error);
	gpio->topology_data = squares;
	return squares;
}

static int reedboard_direct_probe(struct reedboard_gpio *gpio)
{
	struct reedboard_square_lines *squares = reedboard_get_squares(gpio);
	struct reedboard_interrupts *interrupts;

	if (IS_ERR(squares))
		return PTR_ERR(squares);
	if (reedboard_lines_sleep(&squares->lines))
		gpio->topology = REEDBOARD_TOPOLOGY_EXPANDERS;
	if (gpio->polled)
		return 0;
	interrupts = reedboard_interrupts_of_lines(gpio, &squares->lines);
	if (IS_ERR_OR_NULL(interrupts))
		return PTR_ERR_OR_ZERO(interrupts);
	squares->interrupts = interrupts;
	gpio->told = reedboard_interrupts_tell(interrupts);
	gpio->period_ns = gpio->told ? 0 : REEDBOARD_PERIOD_BESIDES;
	return 0;
}

/* Shift registers have no interrupts. */
static int reedboard_chain_probe(struct reedboard_gpio *gpio)
{
	return PTR_ERR_OR_ZERO(reedboard_get_squares(gpio));
}

const struct reedboard_kind reedboard_direct = {
	.topology = REEDBOARD_TOPOLOGY_DIRECT,
	.probe = reedboard_direct_probe,
	.read = reedboard_squares_read,
	.start = reedboard_squares_start,
	.stop = reedboard_squares_stop,
};

const struct reedboard_kind reedboard_chain_lines = {
	.topology = REEDBOARD_TOPOLOGY_CHAIN,
	.probe = reedboard_chain_probe,
	.read = reedboard_squares_read,
};
