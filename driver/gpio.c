// SPDX-License-Identifier: GPL-2.0-only
/*
 * Boards of reed switches on GPIO lines and shift registers: the parts that all topologies
 * share, from the device tree's properties to the core's ops.
 *
 * Why this is not matrix_keypad: pieces stand on the reeds, so a row that has once been
 * asserted stays asserted. That driver waits for an edge with every column driven, and
 * would never see the next contact of that row. Why it is not an evdev device at all: 64
 * switches have no keycodes, a reader needs the whole board at one instant, and after an
 * overflow it needs it again.
 */

#include <linux/delay.h>
#include <linux/device.h>
#include <linux/err.h>
#include <linux/fwnode.h>
#include <linux/gpio/consumer.h>
#include <linux/math64.h>
#include <linux/minmax.h>
#include <linux/module.h>
#include <linux/pm.h>
#include <linux/pm_runtime.h>
#include <linux/property.h>
#include <linux/ratelimit.h>
#include <linux/regulator/consumer.h>
#include <linux/spinlock.h>

#include "core.h"
#include "gpio.h"
#include "wiring.h"

/* A second is more than any sensor takes. */
#define POWER_UP_MAX_MS 1000

static const char *const reedboard_gpio_input_names[REEDBOARD_INPUT_COUNT] = {
	"white-lever",
	"black-lever",
	"adjust",
	"arbiter",
};

const char *reedboard_input_name(unsigned int bit)
{
	return reedboard_gpio_input_names[bit];
}

/* The node that an entry of @name-gpios refers to, or NULL. */
static struct fwnode_handle *reedboard_gpio_controller(struct device *dev, const char *name,
						       unsigned int index)
{
	struct fwnode_reference_args entry;
	char property[40];

	snprintf(property, sizeof(property), "%s-gpios", name);
	if (fwnode_property_get_reference_args(dev_fwnode(dev), property, "#gpio-cells", 0, index,
					       &entry))
		return NULL;
	return entry.fwnode;
}

/*
 * Makes the board a consumer of a line's controller, so that it is unbound before the controller
 * goes: Linux 6.1 does not even check this. The links that the kernel makes from the device tree
 * are dropped if the controller's driver is loaded late. The node may be that of a device without a
 * driver, as where one device has several controllers: then what it is part of counts.
 */
static void reedboard_gpio_follow(struct device *dev, struct device *controller)
{
	for (; controller; controller = controller->parent)
		if (controller->driver &&
		    !device_link_add(dev, controller, DL_FLAG_AUTOPROBE_CONSUMER))
			dev_dbg(dev, "no link to %s\n", dev_name(controller));
}

struct reedboard_line reedboard_gpio_hold(struct reedboard_gpio *gpio, const char *name,
					  unsigned int index, struct gpio_desc *desc)
{
	struct fwnode_handle *controller = reedboard_gpio_controller(gpio->dev, name, index);

	if (controller)
		reedboard_gpio_follow(gpio->dev, controller->dev);
	fwnode_handle_put(controller);
	return (struct reedboard_line){ desc, controller };
}

int reedboard_gpio_inputs(struct reedboard_gpio *gpio, struct reedboard_lines *lines)
{
	struct reedboard_line line;
	struct gpio_desc *desc;
	unsigned int n;

	for (n = 0; n < REEDBOARD_INPUT_COUNT; n++) {
		const char *name = reedboard_gpio_input_names[n];

		desc = devm_gpiod_get_optional(gpio->dev, name, GPIOD_IN);
		if (IS_ERR(desc))
			return dev_err_probe(gpio->dev, PTR_ERR(desc), "cannot get %s-gpios\n",
					     name);
		if (!desc)
			continue;
		line = reedboard_gpio_hold(gpio, name, 0, desc);
		reedboard_lines_add(lines, &line, REEDBOARD_LINE_INPUT + n);
		gpio->inputs |= BIT(n);
	}
	return 0;
}

/* Sensors with electronics of their own tell nothing that counts before they are up. */
static int reedboard_gpio_power_on(struct reedboard_gpio *gpio)
{
	int error;

	if (!gpio->supply)
		return 0;
	error = regulator_enable(gpio->supply);
	if (!error && gpio->power_up_ms)
		msleep(gpio->power_up_ms);
	return error;
}

static void reedboard_gpio_power_off(struct reedboard_gpio *gpio)
{
	if (gpio->supply)
		regulator_disable(gpio->supply);
}

static int reedboard_gpio_start(void *data)
{
	struct reedboard_gpio *gpio = data;
	int error;

	error = reedboard_gpio_power_on(gpio);
	if (error)
		return error;
	if (gpio->kind->start)
		gpio->kind->start(gpio);
	return 0;
}

static void reedboard_gpio_stop(void *data)
{
	struct reedboard_gpio *gpio = data;

	if (gpio->kind->stop)
		gpio->kind->stop(gpio);
	reedboard_gpio_power_off(gpio);
}

/* Puts what is wrong where people find it: in the log once, until it is over. */
static void reedboard_gpio_set_trouble(struct reedboard_gpio *gpio,
				       struct reedboard_trouble trouble)
{
	char text[REEDBOARD_TROUBLE_TEXT];
	bool new;

	spin_lock(&gpio->lock);
	new = trouble.kind && trouble.kind != gpio->trouble.kind;
	gpio->trouble = trouble;
	spin_unlock(&gpio->lock);
	if (!new || !__ratelimit(&gpio->messages))
		return;
	reedboard_trouble_text(&trouble, gpio->wiring, text);
	dev_err(gpio->dev, "%s\n", text);
}

static int reedboard_gpio_read_contacts(struct reedboard_gpio *gpio,
					struct reedboard_reading *reading)
{
	int error = gpio->kind->read(gpio, reading);

	if (error != -EBADMSG)
		gpio->found = (struct reedboard_trouble){};
	reedboard_gpio_set_trouble(gpio, gpio->found);
	return error;
}

static void reedboard_gpio_explain(void *data, char *text)
{
	struct reedboard_gpio *gpio = data;
	struct reedboard_trouble trouble;

	spin_lock(&gpio->lock);
	trouble = gpio->trouble;
	spin_unlock(&gpio->lock);
	reedboard_trouble_text(&trouble, gpio->wiring, text);
}

static int reedboard_gpio_sample(void *data, struct reedboard_sample *sample)
{
	struct reedboard_gpio *gpio = data;
	struct reedboard_reading reading;
	int error;

	error = reedboard_gpio_read_contacts(gpio, &reading);
	if (error)
		return error;
	sample->squares = reedboard_wiring_squares(gpio->wiring, reading.contacts);
	sample->inputs = reading.inputs;
	return 0;
}

static const struct reedboard_ops reedboard_gpio_ops = {
	.start = reedboard_gpio_start,
	.sample = reedboard_gpio_sample,
	.stop = reedboard_gpio_stop,
	.explain = reedboard_gpio_explain,
};

/* Takes the shortest of three scans: anything may have delayed the others. */
static int reedboard_gpio_time_scan(struct reedboard_gpio *gpio, u64 *shortest_ns)
{
	struct reedboard_reading reading;
	unsigned int n;
	int error;

	*shortest_ns = U64_MAX;
	error = pm_runtime_resume_and_get(gpio->dev);
	if (error < 0)
		return error;
	error = reedboard_gpio_power_on(gpio);
	if (error)
		goto put;
	for (n = 0; n < 3 && !error; n++) {
		ktime_t began = ktime_get();

		error = reedboard_gpio_read_contacts(gpio, &reading);
		*shortest_ns = min_t(u64, *shortest_ns, ktime_to_ns(ktime_sub(ktime_get(), began)));
	}
	reedboard_gpio_power_off(gpio);
put:
	pm_runtime_put(gpio->dev);
	return error;
}

/* In whole milliseconds, for scans that take @scan_ns. */
static u64 reedboard_gpio_choose_period(u64 period_ns, u64 scan_ns)
{
	u64 least_ns, whole_ms;

	switch (period_ns) {
	case REEDBOARD_PERIOD_DEFAULT:
		least_ns = REEDBOARD_PERIOD_MIN_NS;
		scan_ns += scan_ns / 4;
		break;
	case REEDBOARD_PERIOD_BESIDES:
		least_ns = REEDBOARD_IDLE_INTERVAL_US * NSEC_PER_USEC;
		scan_ns *= 5;
		break;
	default:
		return period_ns;
	}
	whole_ms = div_u64(scan_ns + NSEC_PER_MSEC - 1, NSEC_PER_MSEC);
	return clamp_t(u64, whole_ms * NSEC_PER_MSEC, least_ns, REEDBOARD_PERIOD_MAX_NS);
}

/*
 * 1 kHz if the bus allows it; otherwise a scan's time and a quarter more. Beside interrupts a
 * hundredth of a second, and no more than a fifth of the bus. A bus that does not answer now may do
 * so when a game begins, so the probe does not fail.
 */
static void reedboard_gpio_find_period(struct reedboard_gpio *gpio)
{
	u64 scan_ns;
	int error;

	if (!gpio->period_ns)
		return;
	error = reedboard_gpio_time_scan(gpio, &scan_ns);
	if (error) {
		dev_warn(gpio->dev, "the contacts cannot be read now: error %d\n", error);
		if (gpio->period_ns > REEDBOARD_PERIOD_MAX_NS)
			gpio->period_ns = 10 * NSEC_PER_MSEC;
		return;
	}
	gpio->period_ns = reedboard_gpio_choose_period(gpio->period_ns, scan_ns);
	if (scan_ns > gpio->period_ns)
		dev_warn(gpio->dev, "a scan takes %llu us, longer than its period of %llu us\n",
			 div_u64(scan_ns, NSEC_PER_USEC), div_u64(gpio->period_ns, NSEC_PER_USEC));
}

static int reedboard_gpio_read_period(struct reedboard_gpio *gpio)
{
	u32 milliseconds;

	gpio->period_ns = REEDBOARD_PERIOD_DEFAULT;
	if (!device_property_present(gpio->dev, "poll-interval"))
		return 0;
	if (device_property_read_u32(gpio->dev, "poll-interval", &milliseconds) ||
	    milliseconds < REEDBOARD_PERIOD_MIN_NS / NSEC_PER_MSEC ||
	    milliseconds > REEDBOARD_PERIOD_MAX_NS / NSEC_PER_MSEC)
		return dev_err_probe(gpio->dev, -EINVAL,
				     "poll-interval is one number, 1 to 50 ms\n");
	gpio->polled = true;
	gpio->period_ns = milliseconds * NSEC_PER_MSEC;
	return 0;
}

/* A node says 0 for a board that is never idle, and nothing for the usual times. */
static int reedboard_gpio_read_idle(struct reedboard_gpio *gpio)
{
	const char *interval = "touchmove,idle-interval-us";
	const char *delay = "touchmove,idle-delay-ms";

	if (device_property_present(gpio->dev, interval)) {
		if (device_property_read_u32(gpio->dev, interval, &gpio->idle_interval_us) ||
		    gpio->idle_interval_us > REEDBOARD_IDLE_INTERVAL_US_MAX)
			return dev_err_probe(gpio->dev, -EINVAL, "%s is one number, 0 to %u us\n",
					     interval, REEDBOARD_IDLE_INTERVAL_US_MAX);
		if (!gpio->idle_interval_us)
			gpio->idle_interval_us = REEDBOARD_IDLE_NEVER;
	}
	if (device_property_present(gpio->dev, delay) &&
	    (device_property_read_u32(gpio->dev, delay, &gpio->idle_delay_ms) ||
	     !gpio->idle_delay_ms || gpio->idle_delay_ms > REEDBOARD_IDLE_DELAY_MS_MAX))
		return dev_err_probe(gpio->dev, -EINVAL, "%s is one number, 1 to %u ms\n", delay,
				     REEDBOARD_IDLE_DELAY_MS_MAX);
	return 0;
}

static int reedboard_gpio_get_supply(struct reedboard_gpio *gpio)
{
	struct regulator *supply = devm_regulator_get_optional(gpio->dev, "vcc");
	const char *name = "post-power-on-delay-ms";

	if (supply == ERR_PTR(-ENODEV))
		return 0;
	if (IS_ERR(supply))
		return dev_err_probe(gpio->dev, PTR_ERR(supply), "cannot get vcc-supply\n");
	gpio->supply = supply;
	if (device_property_present(gpio->dev, name) &&
	    (device_property_read_u32(gpio->dev, name, &gpio->power_up_ms) ||
	     gpio->power_up_ms > POWER_UP_MAX_MS))
		return dev_err_probe(gpio->dev, -EINVAL, "%s is one number, 0 to %u ms\n", name,
				     POWER_UP_MAX_MS);
	return 0;
}

static void reedboard_gpio_unregister(void *data)
{
	reedboard_unregister(data);
}

static int reedboard_gpio_register_board(struct reedboard_gpio *gpio)
{
	struct reedboard_config config = {
		.owner = THIS_MODULE,
		.ops = &reedboard_gpio_ops,
		.data = gpio,
		.topology = gpio->topology,
		.inputs = gpio->inputs,
		.period_ns = gpio->period_ns,
		.idle_interval_us = gpio->idle_interval_us,
		.idle_delay_ms = gpio->idle_delay_ms,
		.told = gpio->told,
		.board = &gpio->board,
	};
	struct reedboard *board;

	reedboard_wiring_extent(gpio->wiring, &config.rows, &config.columns);
	memcpy(config.wiring, gpio->wiring, sizeof(config.wiring));
	board = reedboard_register(gpio->dev, &config);
	if (IS_ERR(board))
		return dev_err_probe(gpio->dev, PTR_ERR(board), "cannot register the board\n");
	return devm_add_action_or_reset(gpio->dev, reedboard_gpio_unregister, board);
}

int reedboard_gpio_probe(struct device *dev, const struct reedboard_kind *kind)
{
	struct reedboard_gpio *gpio;
	int error;

	gpio = devm_kzalloc(dev, sizeof(*gpio), GFP_KERNEL);
	if (!gpio)
		return -ENOMEM;
	gpio->dev = dev;
	gpio->kind = kind;
	gpio->topology = kind->topology;
	spin_lock_init(&gpio->lock);
	ratelimit_state_init(&gpio->messages, DEFAULT_RATELIMIT_INTERVAL, DEFAULT_RATELIMIT_BURST);
	dev_set_drvdata(dev, gpio);

	error = reedboard_gpio_read_period(gpio);
	if (!error)
		error = reedboard_gpio_read_idle(gpio);
	if (!error)
		error = reedboard_gpio_get_supply(gpio);
	if (error)
		return error;
	error = kind->probe(gpio);
	if (error)
		return error;
	error = reedboard_wiring_read(dev, gpio->contacts, gpio->columns, gpio->wiring);
	if (error)
		return error;
	if (kind->check) {
		error = kind->check(gpio);
		if (error)
			return error;
	}
	error = devm_pm_runtime_enable(dev);
	if (error)
		return error;
	reedboard_gpio_find_period(gpio);
	return reedboard_gpio_register_board(gpio);
}

static int reedboard_gpio_suspend(struct device *dev)
{
	struct reedboard_gpio *gpio = dev_get_drvdata(dev);

	return reedboard_suspend(gpio->board);
}

static int reedboard_gpio_resume(struct device *dev)
{
	struct reedboard_gpio *gpio = dev_get_drvdata(dev);

	return reedboard_resume(gpio->board);
}

DEFINE_SIMPLE_DEV_PM_OPS(reedboard_gpio_pm, reedboard_gpio_suspend, reedboard_gpio_resume);
