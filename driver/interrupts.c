// SPDX-License-Identifier: GPL-2.0-only
/*
 * Samples upon change.
 *
 * An interrupt only stamps the moment and asks for a sample, which reads every line at
 * once. Its source stays disabled until then: a contact that bounces, or a loose wire that
 * picks up noise, costs one interrupt a sample, and samples keep a distance. So 64 lines at
 * once cannot starve the machine, and the stamp is that of the first edge.
 *
 * An edge interrupt is enabled again before the lines are read: a later edge is either
 * included in the reading or leads to another. What came of the same line meanwhile is kept
 * by its controller, and delivered then: it is no first edge, and stamps nothing.
 *
 * A line of an expander is different. Its interrupt comes out of a thread that has read the
 * expander, which takes some of the bus's milliseconds: meanwhile a sample may show what this is
 * still to tell of. So it stamps nothing, but asks for a sample, which is dated by itself.
 */

#include <linux/bitmap.h>
#include <linux/delay.h>
#include <linux/device.h>
#include <linux/err.h>
#include <linux/gpio/consumer.h>
#include <linux/interrupt.h>
#include <linux/ktime.h>
#include <linux/minmax.h>
#include <linux/slab.h>

#include "gpio.h"
#include "interrupts.h"

/* Far below the 0.5 to 2 ms that a reed bounces; at most 4,000 samples a second. */
#define DISTANCE_US 250

/**
 * struct source - one interrupt
 * @owner: the board's interrupts
 * @irq: its number
 * @n: its bit in the owner's @quiet
 * @late: it is told of after transfers of its controller, which sleeps. It is not disabled until
 *	the next sample either: that would take more transfers, and the bus sets the pace anyway.
 */
struct source {
	struct reedboard_interrupts *owner;
	int irq;
	unsigned int n;
	bool late;
};

/**
 * struct reedboard_interrupts - the interrupts of one board
 * @gpio: the board
 * @quiet: sources that are disabled until the next sample; bits are set by interrupts, cleared
 *	by samples
 * @told: sources whose first edge since the last sample has been told of; likewise, cleared
 *	before the lines are read, so that the reading shows whatever came until then
 * @last_read: when a sample was taken last; only samples use it
 * @count: how many sources
 * @sources: the interrupts
 */
struct reedboard_interrupts {
	struct reedboard_gpio *gpio;
	DECLARE_BITMAP(quiet, REEDBOARD_LINES_MAX);
	DECLARE_BITMAP(told, REEDBOARD_LINES_MAX);
	ktime_t last_read;
	unsigned int count;
	struct source sources[];
};

static irqreturn_t changed(int irq, void *data)
{
	struct source *source = data;
	struct reedboard_interrupts *interrupts = source->owner;
	ktime_t now = ktime_get();

	disable_irq_nosync(irq);
	set_bit(source->n, interrupts->quiet);
	/* What follows a source's first edge only asks to be let through again. */
	if (test_and_set_bit(source->n, interrupts->told))
		reedboard_want_sample(interrupts->gpio->board);
	else
		reedboard_kick(interrupts->gpio->board, now, 1);
	return IRQ_HANDLED;
}

static irqreturn_t changed_before(int irq, void *data)
{
	struct source *source = data;

	reedboard_want_sample(source->owner->gpio->board);
	return IRQ_HANDLED;
}

static struct reedboard_interrupts *allocate(struct reedboard_gpio *gpio, unsigned int count)
{
	struct reedboard_interrupts *interrupts;
	unsigned int n;

	interrupts = devm_kzalloc(gpio->dev, struct_size(interrupts, sources, count), GFP_KERNEL);
	if (!interrupts)
		return ERR_PTR(-ENOMEM);
	interrupts->gpio = gpio;
	interrupts->count = count;
	for (n = 0; n < count; n++) {
		interrupts->sources[n].owner = interrupts;
		interrupts->sources[n].n = n;
	}
	return interrupts;
}

/* Returns 1 if every line has an interrupt, 0 if one has none, or a negative errno. */
static int find_irqs(struct reedboard_interrupts *interrupts, struct reedboard_lines *lines)
{
	unsigned int n;
	int irq;

	for (n = 0; n < lines->count; n++) {
		irq = gpiod_to_irq(lines->lines[n]);
		if (irq == -EPROBE_DEFER || irq == -ENOMEM)
			return irq;
		if (irq <= 0)
			return 0;
		interrupts->sources[n].irq = irq;
		interrupts->sources[n].late = gpiod_cansleep(lines->lines[n]);
	}
	return 1;
}

/* Takes the stamp in the hard interrupt where that is possible, also on PREEMPT_RT. */
static int request(struct reedboard_interrupts *interrupts)
{
	const unsigned long flags = IRQF_TRIGGER_RISING | IRQF_TRIGGER_FALLING | IRQF_NO_AUTOEN;
	struct device *dev = interrupts->gpio->dev;
	unsigned int n;
	int error = 0;

	for (n = 0; n < interrupts->count && error >= 0; n++) {
		struct source *source = &interrupts->sources[n];

		if (source->late)
			error = devm_request_any_context_irq(dev, source->irq, changed_before,
							     flags, dev_name(dev), source);
		else
			error = devm_request_any_context_irq(dev, source->irq, changed,
							     flags | IRQF_NO_THREAD, dev_name(dev),
							     source);
	}
	return min(error, 0);
}

/*
 * Returns NULL if there are too few interrupts, or none for both edges: the board is then
 * sampled.
 */
struct reedboard_interrupts *reedboard_interrupts_of_lines(struct reedboard_gpio *gpio,
							   struct reedboard_lines *lines)
{
	struct reedboard_interrupts *interrupts;
	void *group;
	int error;

	group = devres_open_group(gpio->dev, NULL, GFP_KERNEL);
	if (!group)
		return ERR_PTR(-ENOMEM);
	interrupts = allocate(gpio, lines->count);
	error = PTR_ERR_OR_ZERO(interrupts);
	if (!error)
		error = find_irqs(interrupts, lines);
	if (error > 0) {
		error = request(interrupts);
		if (!error) {
			devres_close_group(gpio->dev, group);
			return interrupts;
		}
		dev_dbg(gpio->dev, "no interrupts for every line: error %d\n", error);
	}
	devres_release_group(gpio->dev, group);
	if (error == -ENOMEM || error == -EPROBE_DEFER)
		return ERR_PTR(dev_err_probe(gpio->dev, error,
					     "cannot get the lines' interrupts\n"));
	return NULL;
}

static void let_through(struct reedboard_interrupts *interrupts)
{
	unsigned int n;

	for_each_set_bit(n, interrupts->quiet, interrupts->count)
		if (test_and_clear_bit(n, interrupts->quiet))
			enable_irq(interrupts->sources[n].irq);
}

bool reedboard_interrupts_tell(const struct reedboard_interrupts *interrupts)
{
	unsigned int n;

	for (n = 0; n < interrupts->count; n++)
		if (interrupts->sources[n].late)
			return false;
	return true;
}

void reedboard_interrupts_enable(struct reedboard_interrupts *interrupts)
{
	unsigned int n;

	bitmap_zero(interrupts->told, REEDBOARD_LINES_MAX);
	for (n = 0; n < interrupts->count; n++)
		enable_irq(interrupts->sources[n].irq);
}

void reedboard_interrupts_disable(struct reedboard_interrupts *interrupts)
{
	unsigned int n;

	for (n = 0; n < interrupts->count; n++)
		disable_irq(interrupts->sources[n].irq);
	/* Each source is disabled once by this, and a second time if it waited for a sample. */
	let_through(interrupts);
}

void reedboard_interrupts_before_read(struct reedboard_interrupts *interrupts)
{
	s64 since_us = ktime_us_delta(ktime_get(), interrupts->last_read);
	unsigned int n;

	if (since_us < DISTANCE_US)
		usleep_range(DISTANCE_US - since_us, 2 * DISTANCE_US);
	let_through(interrupts);
	for_each_set_bit(n, interrupts->told, interrupts->count)
		clear_bit(n, interrupts->told);
	/* Before the lines are read: what comes from now on is told of again. */
	smp_mb__after_atomic();
	interrupts->last_read = ktime_get();
}
