// SPDX-License-Identifier: GPL-2.0-only
/*
 * The life of a board: registered by its driver, started for the first reader, stopped
 * after the last one, put to sleep with the system, and removed at any moment. Turns a
 * report of its contacts into a frame for each open file.
 */

#include <linux/bitmap.h>
#include <linux/err.h>
#include <linux/idr.h>
#include <linux/module.h>
#include <linux/pm_runtime.h>
#include <linux/slab.h>

#include "board.h"
#include "compat.h"

static DEFINE_IDA(reedboard_ids);

#define REEDBOARD_INPUTS \
	(REEDBOARD_INPUT_WHITE | REEDBOARD_INPUT_BLACK | REEDBOARD_INPUT_ADJUST | \
	 REEDBOARD_INPUT_ARBITER)

/* With the lock held. */
static void reedboard_tell(struct reedboard *board)
{
	struct reedboard_frame frame;
	struct reedboard_file *reader;

	reedboard_state_frame(&board->state, &frame);
	list_for_each_entry(reader, &board->files, node)
		reedboard_fifo_put(&reader->fifo, &frame);
	board->statistics.frames++;
}

/*
 * Wakes all readers: each waits for a queue of its own, also if it waits exclusively
 * (EPOLLEXCLUSIVE).
 */
static void reedboard_wake(struct reedboard *board)
{
	wake_up_interruptible_all(&board->readable);
}

static void reedboard_tell_recovered(struct reedboard *board)
{
	if (__ratelimit(&board->messages))
		dev_info(&board->dev, "the hardware answers again\n");
}

void reedboard_report_within(struct reedboard *board, ktime_t since, ktime_t when,
			     const struct reedboard_sample *sample)
{
	struct reedboard_sample wired = *sample;
	bool due = false, recovered = false;
	unsigned long flags;

	wired.inputs &= board->config.inputs;
	spin_lock_irqsave(&board->lock, flags);
	if (board->listening) {
		recovered = board->state.fault;
		due = reedboard_state_report(&board->state, since, when, &wired);
		if (due)
			reedboard_tell(board);
	}
	spin_unlock_irqrestore(&board->lock, flags);

	if (due)
		reedboard_wake(board);
	if (recovered)
		reedboard_tell_recovered(board);
}
EXPORT_SYMBOL_NS_GPL(reedboard_report_within, REEDBOARD_NAMESPACE);

void reedboard_report(struct reedboard *board, ktime_t when, const struct reedboard_sample *sample)
{
	reedboard_report_within(board, when, when, sample);
}
EXPORT_SYMBOL_NS_GPL(reedboard_report, REEDBOARD_NAMESPACE);

bool reedboard_report_scan(struct reedboard *board, const struct reedboard_scan *scan,
			   const struct reedboard_sample *sample)
{
	struct reedboard_sample wired = *sample;
	bool due, recovered, untold;

	wired.inputs &= board->config.inputs;
	spin_lock_irq(&board->lock);
	recovered = board->state.fault;
	untold = reedboard_state_is_untold(&board->state, scan);
	due = reedboard_state_scan(&board->state, scan, &wired);
	untold = untold && due;
	if (due)
		reedboard_tell(board);
	if (untold)
		board->statistics.untold++;
	spin_unlock_irq(&board->lock);

	if (due)
		reedboard_wake(board);
	if (recovered)
		reedboard_tell_recovered(board);
	if (untold && board->statistics.untold == 1)
		dev_warn(&board->dev, "a change was found that no interrupt told of\n");
	return due;
}

void reedboard_report_fault(struct reedboard *board, ktime_t when, int error)
{
	unsigned long flags;
	bool due = false;

	spin_lock_irqsave(&board->lock, flags);
	if (board->listening) {
		due = reedboard_state_fault(&board->state, when);
		if (due) {
			board->statistics.faults++;
			reedboard_tell(board);
		}
	}
	spin_unlock_irqrestore(&board->lock, flags);

	if (!due)
		return;
	reedboard_wake(board);
	if (__ratelimit(&board->messages))
		dev_err(&board->dev, "the hardware does not answer: %pe\n", ERR_PTR(error));
}
EXPORT_SYMBOL_NS_GPL(reedboard_report_fault, REEDBOARD_NAMESPACE);

void reedboard_lose(struct reedboard *board, u32 count)
{
	struct reedboard_file *reader;
	unsigned long flags;

	spin_lock_irqsave(&board->lock, flags);
	list_for_each_entry(reader, &board->files, node)
		reedboard_fifo_lose(&reader->fifo, count);
	spin_unlock_irqrestore(&board->lock, flags);
}
EXPORT_SYMBOL_NS_GPL(reedboard_lose, REEDBOARD_NAMESPACE);

struct device *reedboard_device(struct reedboard *board)
{
	return &board->dev;
}
EXPORT_SYMBOL_NS_GPL(reedboard_device, REEDBOARD_NAMESPACE);

static int reedboard_keep_parent_active(struct reedboard *board)
{
	struct device *parent = board->dev.parent;
	int error;

	if (!parent || !pm_runtime_enabled(parent))
		return 0;
	error = pm_runtime_resume_and_get(parent);
	if (error < 0)
		return error;
	board->active = true;
	return 0;
}

static void reedboard_let_parent_rest(struct reedboard *board)
{
	if (board->active)
		pm_runtime_put(board->dev.parent);
	board->active = false;
}

/*
 * Nobody looks from now on: the time of an interrupt before must not stamp changes that are
 * found after, and these may have happened at any time between.
 */
static void reedboard_rest(struct reedboard *board)
{
	raw_spin_lock_irq(&board->kick_lock);
	board->wanted = false;
	board->kicks.any = false;
	raw_spin_unlock_irq(&board->kick_lock);
	spin_lock_irq(&board->lock);
	reedboard_state_rest(&board->state, ktime_get());
	spin_unlock_irq(&board->lock);
}

/* With the mutex held. */
static void reedboard_stop(struct reedboard *board)
{
	const struct reedboard_config *config = &board->config;

	reedboard_sampler_stop(board);
	if (board->started && config->ops->stop)
		config->ops->stop(config->data);
	board->started = false;
	reedboard_rest(board);
}

/* With the mutex held. Undoes everything on failure. */
static int reedboard_start(struct reedboard *board)
{
	const struct reedboard_config *config = &board->config;
	int error;

	if (config->ops->start) {
		error = config->ops->start(config->data);
		if (error)
			return error;
	}
	board->started = true;
	if (!config->ops->sample)
		return 0;
	error = reedboard_sampler_start(board);
	if (error)
		reedboard_stop(board);
	return error;
}

static void reedboard_listen(struct reedboard *board, bool listen)
{
	spin_lock_irq(&board->lock);
	/* What was known counts neither for those who come later, nor while nobody reads. */
	reedboard_state_begin(&board->state);
	board->listening = listen;
	spin_unlock_irq(&board->lock);
}

/* With the mutex held, for the first reader. */
static int reedboard_begin(struct reedboard *board)
{
	int error;

	error = reedboard_keep_parent_active(board);
	if (error)
		return error;
	reedboard_listen(board, true);
	if (board->suspended)
		return 0;
	error = reedboard_start(board);
	if (error) {
		reedboard_listen(board, false);
		reedboard_let_parent_rest(board);
	}
	return error;
}

/* With the mutex held, after the last reader or when the driver leaves. */
static void reedboard_end(struct reedboard *board)
{
	reedboard_stop(board);
	reedboard_listen(board, false);
	reedboard_let_parent_rest(board);
}

/* Lets @reader have frames from now on, beginning with the present state if it is known. */
static void reedboard_add_reader(struct reedboard *board, struct reedboard_file *reader)
{
	struct reedboard_frame frame;

	spin_lock_irq(&board->lock);
	list_add_tail(&reader->node, &board->files);
	if (board->state.told) {
		reedboard_state_first_frame(&board->state, &frame);
		reedboard_fifo_put(&reader->fifo, &frame);
	}
	spin_unlock_irq(&board->lock);
}

int reedboard_attach(struct reedboard *board, struct reedboard_file *reader)
{
	int error = 0;

	lockdep_assert_held(&board->mutex);
	if (board->gone || !try_module_get(board->config.owner))
		return -ENODEV;
	if (board->statistics.open_files >= REEDBOARD_FILES_MAX)
		error = -EUSERS;
	else if (!board->statistics.open_files)
		error = reedboard_begin(board);
	if (error) {
		module_put(board->config.owner);
		return error;
	}
	board->statistics.open_files++;
	reedboard_add_reader(board, reader);
	return 0;
}

void reedboard_detach(struct reedboard *board, struct reedboard_file *reader)
{
	lockdep_assert_held(&board->mutex);
	spin_lock_irq(&board->lock);
	list_del(&reader->node);
	spin_unlock_irq(&board->lock);

	board->statistics.open_files--;
	if (!board->statistics.open_files && !board->gone)
		reedboard_end(board);
	module_put(board->config.owner);
}

int reedboard_suspend(struct reedboard *board)
{
	mutex_lock(&board->mutex);
	board->suspended = true;
	if (board->statistics.open_files)
		reedboard_stop(board);
	mutex_unlock(&board->mutex);
	return 0;
}
EXPORT_SYMBOL_NS_GPL(reedboard_suspend, REEDBOARD_NAMESPACE);

int reedboard_resume(struct reedboard *board)
{
	int error = 0;

	mutex_lock(&board->mutex);
	board->suspended = false;
	if (board->statistics.open_files)
		error = reedboard_start(board);
	if (error) {
		reedboard_report_fault(board, ktime_get(), error);
		error = reedboard_sampler_start(board);
		if (error)
			dev_err(&board->dev, "not read until reopened: %pe\n", ERR_PTR(error));
	}
	mutex_unlock(&board->mutex);
	return 0;
}
EXPORT_SYMBOL_NS_GPL(reedboard_resume, REEDBOARD_NAMESPACE);

static const char *reedboard_bad_wiring(const u8 *wiring)
{
	DECLARE_BITMAP(seen, REEDBOARD_SQUARES) = {};
	unsigned int n;

	for (n = 0; n < REEDBOARD_SQUARES; n++) {
		if (wiring[n] == REEDBOARD_NO_SQUARE)
			continue;
		if (wiring[n] >= REEDBOARD_SQUARES)
			return "the wiring names a square beyond h8";
		if (__test_and_set_bit(wiring[n], seen))
			return "the wiring names a square twice";
	}
	return NULL;
}

/* Returns what is wrong with @config, or NULL. */
static const char *reedboard_bad_config(const struct reedboard_config *config)
{
	if (!config->ops)
		return "there are no ops";
	if (config->rows < 1 || config->rows > 8 || config->columns < 1 || config->columns > 8)
		return "rows and columns are 1 to 8";
	if (config->topology < REEDBOARD_TOPOLOGY_DIRECT ||
	    config->topology > REEDBOARD_TOPOLOGY_CHAIN)
		return "there is no such topology";
	if (config->inputs & ~REEDBOARD_INPUTS)
		return "there are inputs that nobody knows";
	if (config->period_ns && !config->ops->sample)
		return "a period needs a sample op";
	if (config->period_ns && (config->period_ns < REEDBOARD_PERIOD_MIN_NS ||
				  config->period_ns > REEDBOARD_PERIOD_MAX_NS))
		return "a period is 1 to 50 ms";
	if (config->idle_interval_us > REEDBOARD_IDLE_INTERVAL_US_MAX &&
	    config->idle_interval_us != REEDBOARD_IDLE_NEVER)
		return "an idle interval is up to 1 s";
	if (config->idle_delay_ms > REEDBOARD_IDLE_DELAY_MS_MAX)
		return "a board is idle after an hour at the latest";
	return reedboard_bad_wiring(config->wiring);
}

static void reedboard_set_idle(struct reedboard *board)
{
	const struct reedboard_config *config = &board->config;

	board->idle_interval_us = config->idle_interval_us ?: REEDBOARD_IDLE_INTERVAL_US;
	if (config->idle_interval_us == REEDBOARD_IDLE_NEVER)
		board->idle_interval_us = 0;
	board->idle_delay_ms = config->idle_delay_ms ?: REEDBOARD_IDLE_DELAY_MS;
}

static unsigned int reedboard_number(const struct reedboard *board)
{
	return MINOR(board->dev.devt) - MINOR(reedboard_first);
}

static void reedboard_free(struct device *dev)
{
	struct reedboard *board = container_of(dev, struct reedboard, dev);

	mutex_destroy(&board->mutex);
	kfree(board);
}

static struct reedboard *reedboard_new(struct device *parent, const struct reedboard_config *config)
{
	struct reedboard *board;
	int id;

	board = kzalloc(sizeof(*board), GFP_KERNEL);
	if (!board)
		return ERR_PTR(-ENOMEM);
	id = ida_alloc_max(&reedboard_ids, REEDBOARD_BOARDS_MAX - 1, GFP_KERNEL);
	if (id < 0) {
		kfree(board);
		return ERR_PTR(id);
	}

	board->config = *config;
	reedboard_set_idle(board);
	mutex_init(&board->mutex);
	spin_lock_init(&board->lock);
	raw_spin_lock_init(&board->kick_lock);
	init_swait_queue_head(&board->kick_wait);
	init_waitqueue_head(&board->readable);
	INIT_LIST_HEAD(&board->files);
	ratelimit_state_init(&board->messages, DEFAULT_RATELIMIT_INTERVAL, DEFAULT_RATELIMIT_BURST);

	device_initialize(&board->dev);
	board->dev.parent = parent;
	board->dev.class = &reedboard_class;
	board->dev.groups = reedboard_groups;
	board->dev.release = reedboard_free;
	board->dev.devt = MKDEV(MAJOR(reedboard_first), MINOR(reedboard_first) + id);
	dev_set_drvdata(&board->dev, board);
	cdev_init(&board->cdev, &reedboard_file_operations);
	board->cdev.owner = THIS_MODULE;
	return board;
}

/*
 * After this, opening the file returns ENODEV. Readers that have it open keep the memory,
 * are woken, and read what is queued. No op runs once this has returned.
 */
static void reedboard_leave(struct reedboard *board)
{
	mutex_lock(&board->mutex);
	if (board->statistics.open_files)
		reedboard_end(board);
	spin_lock_irq(&board->lock);
	board->gone = true;
	spin_unlock_irq(&board->lock);
	mutex_unlock(&board->mutex);
	reedboard_wake(board);
}

/*
 * The number is free at once, so that a board that comes back gets its old name while files
 * of the old one are still open.
 */
static void reedboard_put(struct reedboard *board)
{
	ida_free(&reedboard_ids, reedboard_number(board));
	put_device(&board->dev);
}

struct reedboard *reedboard_register(struct device *parent, const struct reedboard_config *config)
{
	const char *bad = reedboard_bad_config(config);
	struct reedboard *board;
	int error;

	if (bad) {
		dev_err(parent, "reedboard: not registered: %s\n", bad);
		return ERR_PTR(-EINVAL);
	}
	board = reedboard_new(parent, config);
	if (IS_ERR(board))
		return board;
	error = dev_set_name(&board->dev, "reedboard%u", reedboard_number(board));
	if (error)
		goto put;
	if (config->board)
		*config->board = board;
	error = cdev_device_add(&board->cdev, &board->dev);
	if (error)
		goto leave;
	reedboard_debugfs_add(board);
	return board;

leave:
	/*
	 * The file may have been opened before the device failed, through a node that was
	 * made in advance.
	 */
	reedboard_leave(board);
	if (config->board)
		*config->board = NULL;
put:
	reedboard_put(board);
	return ERR_PTR(error);
}
EXPORT_SYMBOL_NS_GPL(reedboard_register, REEDBOARD_NAMESPACE);

void reedboard_unregister(struct reedboard *board)
{
	reedboard_leave(board);
	reedboard_debugfs_remove(board);
	cdev_device_del(&board->cdev, &board->dev);
	reedboard_put(board);
}
EXPORT_SYMBOL_NS_GPL(reedboard_unregister, REEDBOARD_NAMESPACE);
