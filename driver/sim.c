// SPDX-License-Identifier: GPL-2.0-only
/*
 * reedboard-sim.ko: boards that exist in memory only, for tests, demonstrations and trying
 * things out. They register with the same core as real boards, and are controlled by
 * writing to configfs:
 *
 *	modprobe reedboard-sim
 *	cd /sys/kernel/config/reedboard-sim && mkdir mine && cd mine
 *	echo ffff00000000ffff > squares		# the pieces as a game begins
 *	echo 1 > live; cat device		# reedboard0: /dev/reedboard0 is there
 *	echo ffff00000000efff > squares		# e2 is lifted
 *	cat game.trace > script; echo 1 > play	# or let it play by itself
 *	echo 1 > fault				# the hardware ceases to answer
 *	echo 0 > live; cd ..; rmdir mine
 *
 * Such a board works in one of three ways, as real boards do. With period_us 0, the
 * default, each write is reported at once, so that two writes make two frames however close
 * they are. With a period the core samples, and a change that is undone between two samples
 * is not seen. With period_us 0 and interrupts 1 a change causes an interrupt, which asks
 * the core for a sample. Every attribute is described in configfs-reedboard-sim.
 */

#include <linux/delay.h>
#include <linux/err.h>
#include <linux/module.h>
#include <linux/platform_device.h>

#include "compat.h"
#include "sim.h"

static u64 reedboard_sim_contacts(const struct reedboard_sim *sim)
{
	u64 row = (1U << sim->config.columns) - 1;
	u64 contacts = 0;
	unsigned int n;

	for (n = 0; n < sim->config.rows; n++)
		contacts |= row << (8 * n);
	return contacts;
}

/* The present state of contacts and buttons. With the lock held. */
static struct reedboard_sample reedboard_sim_sense(const struct reedboard_sim *sim)
{
	return (struct reedboard_sample){
		.squares = (sim->squares | sim->stuck_closed) & ~sim->stuck_open &
			   reedboard_sim_contacts(sim),
		.inputs = sim->inputs,
	};
}

static bool reedboard_sim_reports(const struct reedboard_sim *sim)
{
	return !sim->config.period_ns && !sim->interrupts;
}

/* With the lock held. */
static void reedboard_sim_report(struct reedboard_sim *sim, ktime_t since, ktime_t when)
{
	struct reedboard_sample sample = reedboard_sim_sense(sim);

	if (sim->fault)
		reedboard_report_fault(sim->board, when, -ETIMEDOUT);
	else
		reedboard_report_within(sim->board, since, when, &sample);
}

/* Two changes before the interrupt is served share one, as in hardware. */
static void reedboard_sim_interrupt(struct reedboard_sim *sim, ktime_t when)
{
	atomic64_set(&sim->interrupt_last, ktime_to_ns(when));
	atomic64_cmpxchg(&sim->interrupt_at, 0, ktime_to_ns(when));
	irq_work_queue(&sim->interrupt);
}

static void reedboard_sim_serve_interrupt(struct irq_work *work)
{
	struct reedboard_sim *sim = container_of(work, struct reedboard_sim, interrupt);
	s64 when = atomic64_xchg(&sim->interrupt_at, 0);
	s64 last = atomic64_read(&sim->interrupt_last);

	if (!when)
		return;
	reedboard_kick(sim->board, ns_to_ktime(when), REEDBOARD_ALL_CONTACTS);
	/* A second kick may ask for a second sample, where the first one is taken in between. */
	if (last != when)
		reedboard_kick(sim->board, ns_to_ktime(last), REEDBOARD_ALL_CONTACTS);
}

void reedboard_sim_changed(struct reedboard_sim *sim, ktime_t since, ktime_t when)
{
	if (!sim->reading)
		return;
	if (reedboard_sim_reports(sim))
		reedboard_sim_report(sim, since, when);
	else if (sim->interrupts && !sim->deaf)
		reedboard_sim_interrupt(sim, when);
}

static int reedboard_sim_op_start(void *data)
{
	struct reedboard_sim *sim = data;
	bool refuse;

	spin_lock_irq(&sim->lock);
	refuse = sim->refuse;
	sim->reading = !refuse;
	if (sim->reading && reedboard_sim_reports(sim)) {
		ktime_t now = ktime_get();

		reedboard_sim_report(sim, now, now);
	}
	spin_unlock_irq(&sim->lock);
	return refuse ? -EIO : 0;
}

static int reedboard_sim_op_sample(void *data, struct reedboard_sample *sample)
{
	struct reedboard_sim *sim = data;
	u32 scan_us;
	bool fault;

	scan_us = READ_ONCE(sim->scan_us);
	if (scan_us)
		usleep_range(scan_us, scan_us + 10);
	spin_lock_irq(&sim->lock);
	*sample = reedboard_sim_sense(sim);
	fault = sim->fault;
	spin_unlock_irq(&sim->lock);
	/* What was sensed has been told of, as if no interrupt were ever on its way. */
	irq_work_sync(&sim->interrupt);
	return fault ? -ETIMEDOUT : 0;
}

static void reedboard_sim_op_stop(void *data)
{
	struct reedboard_sim *sim = data;

	spin_lock_irq(&sim->lock);
	sim->reading = false;
	spin_unlock_irq(&sim->lock);
	irq_work_sync(&sim->interrupt);
}

static const struct reedboard_ops reedboard_sim_reporting = {
	.start = reedboard_sim_op_start,
	.stop = reedboard_sim_op_stop,
};

static const struct reedboard_ops reedboard_sim_sampled = {
	.start = reedboard_sim_op_start,
	.sample = reedboard_sim_op_sample,
	.stop = reedboard_sim_op_stop,
};

/* Contacts are wired row after row, each to the square of its place. */
static void reedboard_sim_wire(struct reedboard_config *config)
{
	unsigned int n;

	memset(config->wiring, REEDBOARD_NO_SQUARE, sizeof(config->wiring));
	for (n = 0; n < config->rows * config->columns; n++)
		config->wiring[n] = n / config->columns * 8 + n % config->columns;
}

int reedboard_sim_live(struct reedboard_sim *sim)
{
	struct platform_device *device;
	struct reedboard *board;

	lockdep_assert_held(&sim->mutex);
	sim->config.ops = reedboard_sim_reports(sim) ? &reedboard_sim_reporting :
						       &reedboard_sim_sampled;
	sim->config.told = sim->interrupts;
	reedboard_sim_wire(&sim->config);
	device = reedboard_sim_device_add(sim);
	if (IS_ERR(device))
		return PTR_ERR(device);
	board = reedboard_register(&device->dev, &sim->config);
	if (IS_ERR(board)) {
		reedboard_sim_device_remove(device);
		return PTR_ERR(board);
	}
	sim->device = device;
	sim->live = true;
	return 0;
}

void reedboard_sim_die(struct reedboard_sim *sim)
{
	lockdep_assert_held(&sim->mutex);
	reedboard_sim_stop(sim);
	if (!sim->live)
		return;
	reedboard_unregister(sim->board);
	reedboard_sim_device_remove(sim->device);
	sim->live = false;
	sim->asleep = false;
	sim->system_asleep = false;
	sim->board = NULL;
}

/* The board sleeps while there is a reason: one that was put to sleep by hand sleeps on. */
void reedboard_sim_sleep(struct reedboard_sim *sim, bool *which, bool asleep)
{
	bool before = sim->asleep || sim->system_asleep, after;

	lockdep_assert_held(&sim->mutex);
	if (!sim->live)
		return;
	*which = asleep;
	after = sim->asleep || sim->system_asleep;
	if (after && !before)
		reedboard_suspend(sim->board);
	else if (before && !after)
		reedboard_resume(sim->board);
}

void reedboard_sim_init(struct reedboard_sim *sim)
{
	mutex_init(&sim->mutex);
	spin_lock_init(&sim->lock);
	sim->interrupt = IRQ_WORK_INIT_HARD(reedboard_sim_serve_interrupt);
	reedboard_sim_player_init(sim);
	sim->config = (struct reedboard_config){
		.owner = THIS_MODULE,
		.data = sim,
		.rows = 8,
		.columns = 8,
		.topology = REEDBOARD_TOPOLOGY_DIRECT,
		.inputs = REEDBOARD_INPUT_WHITE | REEDBOARD_INPUT_BLACK | REEDBOARD_INPUT_ADJUST |
			  REEDBOARD_INPUT_ARBITER,
		.board = &sim->board,
	};
}

static int __init reedboard_sim_module_init(void)
{
	int error;

	error = reedboard_sim_player_module_init();
	if (error)
		return error;
	config_group_init(&reedboard_sim_subsystem.su_group);
	mutex_init(&reedboard_sim_subsystem.su_mutex);
	error = configfs_register_subsystem(&reedboard_sim_subsystem);
	if (error)
		reedboard_sim_player_module_exit();
	return error;
}
module_init(reedboard_sim_module_init);

static void __exit reedboard_sim_module_exit(void)
{
	configfs_unregister_subsystem(&reedboard_sim_subsystem);
	reedboard_sim_player_module_exit();
}
module_exit(reedboard_sim_module_exit);

MODULE_AUTHOR("The Touchmove project");
MODULE_DESCRIPTION("Virtual chess boards of reed switches");
MODULE_LICENSE("GPL");
MODULE_IMPORT_NS(REEDBOARD_NAMESPACE);
