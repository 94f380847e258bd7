// SPDX-License-Identifier: GPL-2.0-only
/*
 * Interrupts: an edge for every line. They come in hard interrupt context, as real ones do, and are
 * kept while masked, as by real controllers. Those of controllers that sleep come out of a thread,
 * some time after the change, as from an expander that had to be asked what it was.
 */

#include <linux/bitmap.h>
#include <linux/err.h>
#include <linux/irq.h>
#include <linux/irq_work.h>
#include <linux/irqdomain.h>
#include <linux/property.h>
#include <linux/spinlock.h>
#include <linux/workqueue.h>

#include "testbed.h"

/* Of the lines, and of those of the tree's expanders: boards do not share interrupts. */
#define COUNT (2 * TESTBED_LINES)

static struct irq_domain *domain;
static struct irq_work work;
static struct delayed_work late_work;
static DECLARE_BITMAP(pending, COUNT);
static DECLARE_BITMAP(unmasked, COUNT);

static void deliver(struct irq_work *unused)
{
	unsigned int n;

	for_each_set_bit(n, pending, COUNT) {
		if (!test_bit(n, unmasked) || !test_and_clear_bit(n, pending))
			continue;
		testbed.interrupts++;
		generic_handle_domain_irq(domain, n);
	}
}

static void deliver_late(struct work_struct *unused)
{
	unsigned int n;

	for_each_set_bit(n, pending, COUNT) {
		if (!test_bit(n, unmasked) || !test_and_clear_bit(n, pending))
			continue;
		testbed.interrupts++;
		handle_nested_irq(irq_find_mapping(domain, n));
	}
}

static void queue(void)
{
	if (testbed_late_us)
		schedule_delayed_work(&late_work, usecs_to_jiffies(testbed_late_us));
	else
		irq_work_queue(&work);
}

static void mask(struct irq_data *data)
{
	clear_bit(irqd_to_hwirq(data), unmasked);
}

static void unmask(struct irq_data *data)
{
	unsigned int n = irqd_to_hwirq(data);

	set_bit(n, unmasked);
	if (test_bit(n, pending))
		queue();
}

static void acknowledge(struct irq_data *data)
{
}

static int set_type(struct irq_data *data, unsigned int type)
{
	irq_set_handler_locked(data, handle_edge_irq);
	return 0;
}

static struct irq_chip chip = {
	.name = "reedboard-testbed",
	.irq_mask = mask,
	.irq_unmask = unmask,
	.irq_ack = acknowledge,
	.irq_set_type = set_type,
};

static int map(struct irq_domain *of, unsigned int irq, irq_hw_number_t n)
{
	irq_set_chip_and_handler(irq, &chip, handle_edge_irq);
	irq_set_noprobe(irq);
	irq_set_nested_thread(irq, testbed_late_us);
	return 0;
}

static const struct irq_domain_ops ops = { .map = map, .xlate = irq_domain_xlate_twocell };

int testbed_interrupts_add(void)
{
	work = IRQ_WORK_INIT_HARD(deliver);
	INIT_DELAYED_WORK(&late_work, deliver_late);
	domain = irq_domain_create_linear(testbed_node ? dev_fwnode(testbed_node) : NULL, COUNT,
					  &ops, NULL);
	return domain ? 0 : -ENOMEM;
}

void testbed_interrupts_remove(void)
{
	unsigned int n;

	irq_work_sync(&work);
	cancel_delayed_work_sync(&late_work);
	for (n = 0; n < COUNT; n++)
		irq_dispose_mapping(irq_find_mapping(domain, n));
	irq_domain_remove(domain);
}

int testbed_interrupt_of(unsigned int n)
{
	return irq_create_mapping(domain, n);
}

static void set_pending(unsigned int line)
{
	set_bit(line, pending);
	set_bit(TESTBED_LINES + line, pending);
}

/* Interrupts of what changed have been handled once this returns, if they are on and not late. */
void testbed_interrupts_raise(u64 contacts, u32 inputs)
{
	unsigned int n;

	for (n = 0; n < TESTBED_SQUARES; n++)
		if (contacts & BIT_ULL(n))
			set_pending(n);
	for (n = 0; n < TESTBED_INPUTS; n++)
		if (inputs & BIT(n))
			set_pending(TESTBED_SQUARES + n);
	queue();
	irq_work_sync(&work);
}
